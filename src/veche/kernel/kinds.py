"""Kinds of values in files that people write: what each may be, said once, as data.

A kind reads such a value (what is wrong is told by `Fields`), writes what a state holds, and gives its JSON Schema.
Names of things and bounds that are not the same at every table are said by a word, `OneOf("seat")`,
`Whole(0, "warfare_length")`: whoever reads, writes or describes knows what it stands for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from veche.kernel.fields import Fields
from veche.kernel.telling import Part, Told

NOTHING: Final = -1
"""What a state holds where the file has null, or a name that nobody knows."""

Schema = dict[str, Any]
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
"""The JSON Schema that schemas are written in."""


class Terms(Protocol):
    """What things are called at a table, and the bounds that it decides."""

    def names(self, thing: str) -> tuple[str, ...]: ...

    def bound(self, name: str) -> int: ...


class Absent:
    """Written where a field is left out."""


ABSENT: Final = Absent()


@dataclass(frozen=True)
class Kind(ABC):
    """What a value may be."""

    @abstractmethod
    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        """What the state holds for this value; `now` is what it holds where nothing is said."""

    def write(self, terms: Terms, held: Any) -> Any:
        """The value for what the state holds."""
        raise NotImplementedError(f"{type(self).__name__} is only read")

    @abstractmethod
    def schema(self, terms: Terms) -> Schema:
        """What the value may be, as JSON Schema."""


def _bound(terms: Terms, bound: int | str) -> int:
    return terms.bound(bound) if isinstance(bound, str) else bound


# Single values


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number within bounds. The state counts from `first`."""

    least: int
    most: int | str
    first: int = 0
    endless: bool = False
    """Whether there may be more, which is written as the most."""

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> int:
        return fields.whole(where, value, self.least, _bound(fields, self.most)) - self.first

    def write(self, terms: Terms, held: Any) -> Any:
        number = held + self.first
        return min(number, _bound(terms, self.most)) if self.endless else number

    def schema(self, terms: Terms) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": _bound(terms, self.most)}


@dataclass(frozen=True)
class Truth(Kind):
    """True or false."""

    only_true: bool = False
    """Whether it is written only where it is true."""

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> int:
        return fields.truth(where, value)

    def write(self, terms: Terms, held: Any) -> Any:
        return bool(held) if held or not self.only_true else ABSENT

    def schema(self, terms: Terms) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Present(Kind):
    """True; what does not apply is left out."""

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        if value is not True:
            fields.tell("present", where, value)
        return value

    def schema(self, terms: Terms) -> Schema:
        return {"const": True}


@dataclass(frozen=True)
class Text(Kind):
    """Some words, not empty, of letters that every file and database can keep."""

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        if not isinstance(value, str) or not value.strip() or "\0" in value or not _is_unicode(value):
            fields.tell("text", where, value)
        return value

    def schema(self, terms: Terms) -> Schema:
        return {"type": "string", "pattern": r"\S"}


def _is_unicode(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True)
class OneOf(Kind):
    """The name of a thing; without `known`, of those at the table."""

    thing: str
    known: tuple[str, ...] = ()

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        if not self.known:
            found = fields.thing(self.thing, where, value)
        else:
            found = fields.one_of(where, value, self.known, self.thing)
        return now if found < 0 else found

    def write(self, terms: Terms, held: Any) -> Any:
        return (self.known or terms.names(self.thing))[held]

    def schema(self, terms: Terms) -> Schema:
        return {"enum": list(self.known or terms.names(self.thing))}


@dataclass(frozen=True)
class OrNull(Kind):
    """Such a value, or null where there is none."""

    of: Kind

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        return NOTHING if value is None else self.of.read(fields, where, value, now)

    def write(self, terms: Terms, held: Any) -> Any:
        return None if held == NOTHING else self.of.write(terms, held)

    def schema(self, terms: Terms) -> Schema:
        of = self.of.schema(terms)
        if "enum" in of:
            return {"enum": [*of["enum"], None]}
        if isinstance(of.get("type"), str):
            return {**of, "type": [of["type"], "null"]}
        return {"anyOf": [of, {"type": "null"}]}


@dataclass(frozen=True)
class OrWord(Kind):
    """Such a value, or a word in its place, for which the state holds a number."""

    word: str
    held: int
    of: Kind

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        return self.held if value == self.word else self.of.read(fields, where, value, now)

    def write(self, terms: Terms, held: Any) -> Any:
        return self.word if held == self.held else self.of.write(terms, held)

    def schema(self, terms: Terms) -> Schema:
        return {"anyOf": [{"const": self.word}, self.of.schema(terms)]}


# A part of a column: numbers for several things


@dataclass(frozen=True)
class ByName(Kind):
    """An object with a value for each thing by its name; those that are not mentioned stay as they are."""

    thing: str
    of: Kind
    sparse: bool = False
    """Whether only those are written of which there are some."""
    fixed: bool = False
    """Whether the names are fields of the file rather than things."""

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> list[Any]:
        given, names = fields.mapped(where, value), fields.names(self.thing)
        held = list(now) if now else [0] * len(names)
        if self.fixed:
            fields.known(where, given, names)
        for name, one in given.items():
            if self.fixed:
                place = names.index(name) if name in names else NOTHING
            else:
                place = fields.thing(self.thing, where, name)
            if place >= 0:
                held[place] = self.of.read(fields, fields.voice.at(where, name), one, held[place])
        return held

    def write(self, terms: Terms, held: Any) -> Any:
        named = zip(terms.names(self.thing), held, strict=False)
        return {name: self.of.write(terms, one) for name, one in named if one or not self.sparse}

    def schema(self, terms: Terms) -> Schema:
        return by_name(terms.names(self.thing), self.of.schema(terms))


def by_name(names: Sequence[str], of: Schema) -> Schema:
    """The schema of an object that has such a value for every name."""
    return {"type": "object", "propertyNames": {"enum": list(names)}, "additionalProperties": of}


@dataclass(frozen=True)
class Some(Kind):
    """A list of the names of those things that are so; the state holds 1 for each of them, else 0."""

    thing: str

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> list[int]:
        held = [0] * len(fields.names(self.thing))
        for place in some_of(fields, where, value, self.thing):
            held[place] = 1
        return held

    def write(self, terms: Terms, held: Any) -> Any:
        return [name for name, one in zip(terms.names(self.thing), held, strict=False) if one]

    def schema(self, terms: Terms) -> Schema:
        return listed(OneOf(self.thing).schema(terms))


def some_of(fields: Fields, where: str, values: Any, thing: str) -> list[int]:
    """The numbers of the things in a list."""
    found = [fields.thing(thing, where, value) for value in fields.listed(where, values)]
    return [number for number in found if number >= 0]


def listed(of: Schema) -> Schema:
    """The schema of a list of such values."""
    return {"type": "array", "items": of}


@dataclass(frozen=True)
class Bits(Kind):
    """A list of the names of those things that are so; the state holds a number with a bit for each."""

    thing: str

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> int:
        held = 0
        for place in some_of(fields, where, value, self.thing):
            held |= 1 << place
        return held

    def write(self, terms: Terms, held: Any) -> Any:
        return [name for bit, name in enumerate(terms.names(self.thing)) if held >> bit & 1]

    def schema(self, terms: Terms) -> Schema:
        return Some(self.thing).schema(terms)


@dataclass(frozen=True)
class NumberBits(Kind):
    """A list of whole numbers within bounds; the state holds a number with a bit for each."""

    least: int
    most: int

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> int:
        held = 0
        for number in fields.listed(where, value):
            held |= 1 << fields.whole(where, number, self.least, self.most)
        return held

    def write(self, terms: Terms, held: Any) -> Any:
        return [number for number in range(self.least, self.most + 1) if held >> number & 1]

    def schema(self, terms: Terms) -> Schema:
        return listed(Whole(self.least, self.most).schema(terms))


@dataclass(frozen=True)
class Values(Kind):
    """A list of whole numbers within bounds, each as often as it is there; the state counts them from `first`."""

    least: int
    most: int
    first: int = 0

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> list[int]:
        held = [0] * (self.most - self.first + 1)
        for number in fields.listed(where, value):
            held[fields.whole(where, number, self.least, self.most) - self.first] += 1
        return held

    def write(self, terms: Terms, held: Any) -> Any:
        numbers = range(self.least, self.most + 1)
        return [number for number in numbers for _ in range(held[number - self.first])]

    def schema(self, terms: Terms) -> Schema:
        return listed(Whole(self.least, self.most).schema(terms))


# Lists and groups


@dataclass(frozen=True)
class Words(Kind):
    """A list of such names, none of them twice."""

    thing: str
    known: tuple[str, ...]
    least: int = 1

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        if not isinstance(value, list) or len(value) < self.least:
            fields.tell("words", where, value, least=self.least, thing=self.thing)
            return []
        for index, item in enumerate(value):
            fields.one_of(fields.voice.nth(where, index + 1), item, self.known, self.thing)
            if item in value[:index]:
                fields.tell("twice", where, item)
        return value

    def schema(self, terms: Terms) -> Schema:
        return {**listed({"enum": list(self.known)}), "minItems": self.least, "uniqueItems": True}


def each_once(thing: str, known: tuple[str, ...]) -> Words:
    """All of these names, in some order."""
    return Words(thing, known, least=len(known))


@dataclass(frozen=True)
class ListOf(Kind):
    """A list of so many values of the same kind."""

    thing: str
    of: Kind
    least: int = 0
    most: int | None = None

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        most = len(value) if self.most is None and isinstance(value, list) else self.most
        if not isinstance(value, list) or not self.least <= len(value) <= (most or 0):
            exact = self.least == most
            number: Part = self.least if exact else Told("check.corrections.range", least=self.least, most=most or 0)
            fields.tell("list", where, value, number=number, thing=self.thing)
            return []
        return [self.of.read(fields, fields.voice.nth(where, place + 1), one) for place, one in enumerate(value)]

    def schema(self, terms: Terms) -> Schema:
        least = {"minItems": self.least} if self.least else {}
        most = {} if self.most is None else {"maxItems": self.most}
        return {**listed(self.of.schema(terms)), **least, **most}


@dataclass(frozen=True)
class Group(Kind):
    """Named values, each of its own kind; at least so many of them, and those that are needed."""

    thing: str
    fields: Mapping[str, Kind]
    least: int = 0
    needed: tuple[str, ...] = ()

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        if isinstance(value, Mapping) and len(value) < self.least:
            fields.tell("group", where, value, some=self._some())
            return {}
        given, names = fields.mapped(where, value, self._some()), tuple(self.fields)
        for name, one in given.items():
            if name in self.fields:
                self.fields[name].read(fields, fields.voice.at(where, name), one)
            else:
                fields.known(where, {name: one}, names, self.thing)
        return given

    def _some(self) -> Part:
        return Told("check.corrections.at-least", least=self.least, names=list(self.fields)) if self.least else ""

    def schema(self, terms: Terms) -> Schema:
        properties = {name: kind.schema(terms) for name, kind in self.fields.items()}
        least = {"minProperties": self.least} if self.least else {}
        needed = {"required": list(self.needed)} if self.needed else {}
        return {"type": "object", "properties": properties, "additionalProperties": False, **least, **needed}


@dataclass(frozen=True)
class Either(Kind):
    """One of several kinds; code looks which."""

    kinds: tuple[Kind, ...]

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        return value

    def schema(self, terms: Terms) -> Schema:
        return {"anyOf": [kind.schema(terms) for kind in self.kinds]}


@dataclass(frozen=True)
class Anything(Kind):
    """Whatever stands there; code looks at it. `so` tells a schema what is known of it."""

    so: Mapping[str, Any] | None = None

    def read(self, fields: Fields, where: str, value: Any, now: Any = None) -> Any:
        return value

    def schema(self, terms: Terms) -> Schema:
        return dict(self.so or {})
