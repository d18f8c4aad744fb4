"""Environments for programs that learn: `pettingzoo`, `gymnasium` and `openspiel`, each an extra of its name.

What they show is laid out in `layout`; [the guide](../../../docs/environments.md) tells how to use them.
"""
