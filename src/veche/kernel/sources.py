"""Where printed values come from, and how sure they are, as a page can tell it.

What a file says in whole words stands in it in English, and other languages have it in `data.ftl` of the title; names
of fields and values are those that corrections are written with, and have no language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias
from zlib import crc32

Say: TypeAlias = Callable[[str, str], str]
"""Is given a key and what stands in the file, which is English; says it in another language."""

Parts: TypeAlias = tuple[tuple[str, str], ...]


def key_of(text: str) -> str:
    """The key of what a file says: its first words, and a sign of the whole.

    >>> key_of("a proposal, so that the game is complete")
    'data.a-proposal-so-that-the.d490'
    """
    begins = "-".join(re.findall(r"[a-z0-9]+", text.lower())[:5])
    return f"data.{begins}.{crc32(text.encode()) & 0xFFFF:04x}"


@dataclass(frozen=True)
class SourceRecord:
    """A printed record: what it is called, its values, how sure each part is, and where it comes from.

    `sources` and `confidence` say of which part they speak, or "" for the whole; `prose` are the values that are said
    in whole words.
    """

    name: str
    values: Parts
    confidence: Parts
    sources: Parts
    prose: tuple[str, ...] = ()
    id: str = ""

    @property
    def value(self) -> str:
        """The values in a line."""
        return "; ".join([f"{key.replace('_', ' ')} {value}" for key, value in self.values])

    @property
    def source(self) -> str:
        """The sources in a line."""
        return "; ".join([f"{of}: {source}" if of else source for of, source in self.sources])

    def said_by(self, say: Say) -> SourceRecord:
        """The record in another language."""

        def told(text: str) -> str:
            return say(key_of(text), text) if " " in text else text

        def field(key: str) -> str:
            text = key.replace("_", " ")
            return say(key_of(text), text) if key in self.prose else key

        return replace(
            self,
            name=say(key_of(self.name), self.name) if self.prose and self.name != self.id else self.name,
            values=tuple(
                [(field(key), say(key_of(one), one) if key in self.prose else one) for key, one in self.values]
            ),
            confidence=tuple([(word, told(of)) for word, of in self.confidence]),
            sources=tuple([(of, told(source)) for of, source in self.sources]),
            prose=tuple([field(key) for key in self.prose]),
        )


@dataclass(frozen=True)
class SourceTable:
    """A table of printed records."""

    name: str
    about: str
    records: tuple[SourceRecord, ...]
    heading: str = ""

    def said_by(self, say: Say) -> SourceTable:
        """The table in another language: `say` is given keys and what stands in the files."""
        heading = say(f"data.table.{self.name}", self.heading)
        about = say(key_of(self.about), self.about)
        return replace(self, heading=heading, about=about, records=tuple([one.said_by(say) for one in self.records]))
