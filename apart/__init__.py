"""Tests that need an environment of their own; each folder has a `make` target of its name."""
