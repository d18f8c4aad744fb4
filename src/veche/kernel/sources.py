"""Where printed values come from, and how sure they are, as a page can tell it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SourceRecord:
    """A printed record: what it is called, its value in a line, how sure each part is, and where it comes from."""

    name: str
    value: str
    confidence: tuple[tuple[str, str], ...]
    source: str


@dataclass(frozen=True)
class SourceTable:
    """A table of printed records."""

    name: str
    about: str
    records: tuple[SourceRecord, ...]
