"""The language of whoever reads: chosen once, where somebody asks for something, and heard by whatever answers.

A request of a browser, a command and a piece of somebody's program each have their own; threads that answer a request
have its language too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from veche.language.catalogue import ENGLISH

_READS: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)


def reads() -> str:
    """The language of whoever reads now; English, if nobody has chosen one."""
    return _READS.get()


def speak(language: str) -> None:
    """From here on, speak this language: for a command, or for the request that is just answered."""
    _READS.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while.

    >>> with speaking("de"):
    ...     reads()
    'de'
    """
    before = _READS.set(language)
    try:
        yield
    finally:
        _READS.reset(before)
