"""*The Fair*: a toy title for the tests, small enough to read in ten minutes, large enough to need all of the kernel.

How it is played is told in `rulebook/en.md`.
"""
