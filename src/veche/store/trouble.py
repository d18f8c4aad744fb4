"""Trouble: what is wrong with the database or the disk under it, in a sentence instead of a driver's error."""

from __future__ import annotations

import errno
from typing import Final

from alembic.util import CommandError
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError
from sqlalchemy.exc import TimeoutError as NoPlaceInThePool

from veche.kernel.telling import Told

_SAID: Final = (
    ("full", ("disk is full", "no space left", "could not extend file")),
    ("disk", ("disk i/o error",)),
    ("read-only", ("readonly", "read-only", "permission denied", "unable to open database file")),
    ("corrupt", ("malformed", "not a database", "file is encrypted")),
    ("locked", ("database is locked", "database table is locked")),
)
"""What drivers say, in small letters, and what that means."""

_NUMBERS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


def why_not(error: BaseException) -> str:
    """Why a store cannot be used, as far as an error tells."""
    if isinstance(error, ModuleNotFoundError):
        return str(Told("store.driver", driver=str(error.name)))
    if isinstance(error, CommandError):
        return str(Told("store.newer"))
    if isinstance(error, (ArgumentError, NoSuchModuleError)):
        return str(Told("store.address", found=type(error).__name__))
    kind = kind_of(error)
    return str(Told(f"store.{kind}")) if kind else str(Told("store.other", error=type(error).__name__))


def kind_of(error: BaseException) -> str:
    """`full`, `disk`, `read-only`, `corrupt`, `locked` or `gone`; nothing if it is something else."""
    if isinstance(error, OSError) and error.errno in _NUMBERS:
        return _NUMBERS[error.errno]
    said = str(getattr(error, "orig", error)).lower()
    for kind, words in _SAID:
        if any(word in said for word in words):
            return kind
    is_cut = bool(getattr(error, "connection_invalidated", False))
    return "gone" if is_cut or isinstance(error, (OperationalError, NoPlaceInThePool)) else ""
