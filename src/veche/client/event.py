"""Events of a stream, as they are read line by line."""

from __future__ import annotations

from dataclasses import dataclass

from veche.protocol import JournalLine, Match

LINE, MATCH, OVER, GONE = "line", "match", "over", "gone"


@dataclass(frozen=True)
class Event:
    """Something that happened: of the kinds of `/events`. A line has a `version`, where a stream can go on."""

    kind: str
    data: str
    version: int | None = None

    @property
    def line(self) -> JournalLine:
        """The line of the journal that was written; of an event `line`."""
        return JournalLine.model_validate_json(self.data)

    @property
    def match(self) -> Match:
        """How the match stands; of the events `match` and `over`."""
        return Match.model_validate_json(self.data)


class Reader:
    """Puts the lines of a stream together.

    >>> reader = Reader()
    >>> [reader.read(line) for line in ["id: 7", "event: line", "data: {}", ""]][-1]
    Event(kind='line', data='{}', version=7)
    """

    def __init__(self) -> None:
        self._fields: dict[str, str] = {}

    def read(self, line: str) -> Event | None:
        """The event that ends with this line, if one does; a line that begins with a colon says nothing."""
        if line:
            name, _, value = line.partition(":")
            if name:
                self._fields[name] = value.removeprefix(" ")
            return None
        fields, self._fields = self._fields, {}
        if "event" not in fields:
            return None
        version = int(fields["id"]) if "id" in fields else None
        return Event(fields["event"], fields.get("data", ""), version)
