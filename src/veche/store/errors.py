"""What can be wrong with what is kept, or with who asks for it."""

from __future__ import annotations

from veche.kernel.errors import VecheError


class Stale(VecheError):
    """Somebody else was faster: the match has gone on since the page was made."""


class ReadOnly(VecheError):
    """Nothing may be written for a while, so that the program or the database can be changed."""


class NoSuchMatch(VecheError):
    """There is no such match."""


class NoSuchLink(VecheError):
    """A secret that is neither a seat's nor a match's."""


class Damaged(VecheError):
    """What is kept of a match cannot be read."""
