"""The position file of a title, as data: which fields it has, in which order, and what each may be.

A plain column says in its title's `columns.py` where the file has it and of which kind it is; by that it is read,
written and described here. What needs a rule of its own is a special field: the layout says what it may be, the title's
reader and writer have the code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, Generic, TypeVar

from veche.kernel.colours import COLOURS
from veche.kernel.columns import Columns, Entry
from veche.kernel.fields import Fields
from veche.kernel.kinds import ABSENT, DRAFT, Kind, OneOf, OrNull, Schema, Terms, Truth, by_name, listed
from veche.kernel.state import State, column_of
from veche.kernel.telling import Told

S = TypeVar("S", bound=State)

At = dict[str, int]
"""Whose field it is: things with their numbers, such as the seat."""


@dataclass(frozen=True)
class Table:
    """What things are called at a table, and the bounds that it decides."""

    things: Mapping[str, tuple[str, ...]]
    bounds: Mapping[str, int] = field(default_factory=dict)

    def names(self, thing: str) -> tuple[str, ...]:
        return self.things[thing]

    def bound(self, name: str) -> int:
        return self.bounds[name]


@dataclass(frozen=True)
class Lies:
    """A list of the cards or tiles that lie in one place, of which a column says where each of them is."""

    column: str
    thing: str
    place: int = 0
    """What the column holds for those; in a seat's field, with the number of the seat added."""
    free: int = -1
    """What it holds as long as nothing was said of them."""
    single: bool = False
    """Whether it is one at most, written by itself, or null."""
    gaps: bool = False
    """Whether null may stand among them."""

    def schema(self, terms: Terms) -> Schema:
        one = OneOf(self.thing)
        return OrNull(one).schema(terms) if self.single else listed((OrNull(one) if self.gaps else one).schema(terms))


@dataclass(frozen=True)
class Layout:
    """The position file of a title."""

    table: Columns
    order: Mapping[str, str]
    """The fields of every object in their order; those of columns that are not named here come after them."""
    things: Mapping[str, tuple[str, ...]]
    """What things are called, all that there are."""
    special: Mapping[str, Kind] = field(default_factory=dict)
    """What fields may be that have code of their own."""
    lies: Mapping[str, Lies] = field(default_factory=dict)
    fixed: tuple[str, ...] = ()
    """Objects with one entry for every thing, in which another name is an unknown field."""
    also_called: Mapping[str, str] = field(default_factory=dict)
    """Fields that at some tables have another name."""

    @cached_property
    def columns(self) -> dict[str, Entry]:
        """The plain columns by their field."""
        return {self.table.place(entry): entry for entry in self.table.entries if entry.kind is not None}

    @cached_property
    def objects(self) -> dict[str, list[str]]:
        """The fields of every object."""
        found = {place: fields.split() for place, fields in self.order.items()}
        for path in [*found, *self.columns, *self.lies, *self.special]:
            while path:
                place, _, name = path.rpartition(".")
                if not name.startswith("<") and name not in found.setdefault(place, []):
                    found[place].append(name)
                path = place
        return found

    @cached_property
    def _named_by(self) -> dict[str, str]:
        groups = [place.rpartition(".") for place in self.objects if place.endswith(">")]
        return {path: thing.strip("<>") for path, _, thing in groups}

    def thing_in(self, path: str) -> str:
        """By what the objects in this field are named, if by things."""
        return self._named_by.get(path, "")

    @cached_property
    def paths(self) -> dict[str, list[tuple[str, str]]]:
        """The fields of every object, each with its path."""
        return {place: [(name, joined(place, name)) for name in names] for place, names in self.objects.items()}

    @cached_property
    def _places(self) -> dict[tuple[str, tuple[int, ...]], list[int]]:
        return {}

    def places_of(self, entry: Entry, at: At) -> list[int]:
        """Where the column has the numbers for this seat, region or whatever the field belongs to."""
        key = entry.name, tuple(at.values())
        if key not in self._places:
            self._places[key] = self._find_places(entry, at)
        return self._places[key]

    def _find_places(self, entry: Entry, at: At) -> list[int]:
        sizes = [(thing, self.table.all_things[thing]) for thing in entry.index.split()]
        found = []
        for these in product(*[[at[thing]] if thing in at else range(size) for thing, size in sizes]):
            place = 0
            for number, (_, size) in zip(these, sizes, strict=True):
                place = place * size + number
            found.append(place)
        return found

    # The schema

    def schema(self, name: str, bounds: Mapping[str, int], docket: Schema) -> Schema:
        """What a position file may hold, as JSON Schema, with the widest bounds; what fits together the rules say."""
        whole = self._object("", Table(self.things, bounds))
        whole["properties"]["docket"] = docket
        return {"$schema": DRAFT, "title": f"A position of {name}", **whole, "required": ["title"]}

    def _object(self, place: str, terms: Terms) -> Schema:
        properties: Schema = {}
        for name in self.objects[place]:
            path = joined(place, name)
            properties[name] = self._field(path, terms)
            if path in self.also_called:
                properties[self.also_called[path]] = properties[name]
        return {"type": "object", "properties": properties, "additionalProperties": False}

    def _field(self, path: str, terms: Terms) -> Schema:
        if path in self.special:
            return self.special[path].schema(terms)
        if path in self.lies:
            return self.lies[path].schema(terms)
        if path in self.columns:
            entry = self.columns[path]
            assert entry.kind is not None, path
            return {"description": described(entry), **entry.kind.schema(terms)}
        thing = self.thing_in(path)
        if thing:
            return by_name(terms.names(thing), self._object(f"{path}.<{thing}>", terms))
        return self._object(path, terms)


def described(entry: Entry) -> str:
    """What a column holds, in the terms of the file."""
    meaning = entry.meaning.replace("or NONE", "or null").replace(", as bits", "")
    return meaning.replace("1 ", "true ", 1) if isinstance(entry.kind, Truth) else meaning


def joined(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


class PositionReader(Fields, Generic[S]):
    """Reads one position into the fresh state `s`, field by field, and collects what is wrong on the way.

    What is left out stays as it is in that state. `shared` holds the columns that a state shares, as lists, until the
    whole position is read.
    """

    layout: Layout
    table: Table
    s: S
    shared: dict[str, list[int]]

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__()
        self.data = self.mapped("", data)
        self.called: Mapping[str, str] = {}
        """Fields that at this table have another name."""
        self.special: Mapping[str, Callable[..., None]] = {}
        """Code for special fields, and for what follows from others: it is given where the field stands, the object
        that it stands in, and whose it is. Code for `seats.<seat>` is given that seat's object itself."""

    def names(self, thing: str) -> tuple[str, ...]:
        return self.table.names(thing)

    def bound(self, name: str) -> int:
        return self.table.bound(name)

    def options(self, colours: str) -> dict[str, str]:
        """The options that the position names, with their values. It must be read by rules of the colours it names."""
        listed = self.listed("options", self.data.get("options", []))
        given = {name: value for name, _, value in [str(option).partition("=") for option in listed]}
        if given.get(COLOURS, colours) != colours:
            self.wrong("options", Told("position.colours", colours=repr(given[COLOURS]), others=repr(colours)))
        return given

    def begin(self, s: S, table: Table, shared: tuple[str, ...]) -> None:
        """Read into this state from now on."""
        self.s, self.table = s, table
        self.shared = {name: list(getattr(s, name)) for name in shared}

    def finish(self) -> None:
        """Give the state its shared columns."""
        for name, column in self.shared.items():
            setattr(self.s, name, column_of(column))

    def column(self, name: str) -> list[int]:
        """A column to read into."""
        found: list[int] = self.shared[name] if name in self.shared else getattr(self.s, name)
        return found

    def within(self, given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        """The object in a field, or an empty one; what is wrong with it has been told."""
        found = given.get(name, {})
        return found if isinstance(found, Mapping) else {}

    def value(self, path: str, given: Mapping[str, Any], plain: Any) -> Any:
        """A special field, as its kind reads it; `plain` is what is read where it is left out."""
        return self.layout.special[path].read(self, path, given.get(path.rpartition(".")[2], plain))

    # Whatever goes by the layout

    def read_fields(self) -> None:
        """Read every field, in the order of the file."""
        self._object("", "", self.data, {})

    def known_fields(self, place: str, where: str, given: Mapping[str, Any]) -> None:
        """Every field of an object must be one that it has."""
        self.known(where, given, [self.called.get(joined(place, one), one) for one in self.layout.objects[place]])

    def _object(self, place: str, where: str, given: Mapping[str, Any], at: At) -> None:
        if place:
            self.known_fields(place, where, given)
        for name, path in self.layout.paths[place]:
            self._field(path, where, given, self.called.get(path, name), at)
            if path in self.special:
                self.special[path](joined(where, name), given, *at.values())

    def _field(self, path: str, outer: str, given: Mapping[str, Any], name: str, at: At) -> None:
        where, layout = joined(outer, name), self.layout
        thing = layout.thing_in(path)
        if thing:
            self._objects(path, where, self.mapped(where, given.get(name, {})), thing, at)
        elif path in layout.objects:
            self._object(path, where, self.mapped(where, given.get(name, {})), at)
        elif name not in given:
            return
        elif path in layout.lies:
            self._lay(layout.lies[path], where, given[name], at.get("seat", 0))
        elif path in layout.columns:
            self._read_column(layout.columns[path], where, given[name], at)

    def _objects(self, path: str, where: str, given: Mapping[str, Any], thing: str, at: At) -> None:
        if path in self.layout.fixed:
            self.known(where, given, self.names(thing))
        for name, inner in given.items():
            if path not in self.layout.fixed:
                number = self.thing(thing, where, name)
            else:
                number = self.names(thing).index(name) if name in self.names(thing) else -1
            if number >= 0:
                there = f"{where}.{name}"
                one, whose = f"{path}.<{thing}>", {**at, thing: number}
                fields = self.mapped(there, inner)
                self._object(one, there, fields, whose)
                if one in self.special:
                    self.special[one](there, fields, *whose.values())

    def _read_column(self, entry: Entry, where: str, value: Any, at: At) -> None:
        kind = entry.kind
        assert kind is not None, entry.name
        if not entry.index:
            setattr(self.s, entry.name, kind.read(self, where, value, getattr(self.s, entry.name)))
            return
        column, places = self.column(entry.name), self.layout.places_of(entry, at)
        if len(places) == 1:
            column[places[0]] = kind.read(self, where, value, column[places[0]])
            return
        held = kind.read(self, where, value, [column[place] for place in places])
        for place, number in zip(places, held, strict=True):
            column[place] = number

    # Cards and tiles

    def _lay(self, lies: Lies, where: str, value: Any, seat: int) -> None:
        given = ([] if value is None else [value]) if lies.single else self.listed(where, value)
        for one in given:
            if one is not None or not lies.gaps:
                self.lay(where, one, lies.thing, lies.column, lies.place + seat, lies.free)

    def lay(self, where: str, value: Any, thing: str, column: str, place: int, free: int = -1) -> int:
        """Put a card by its name in its place, in which it is unless it is in another one already."""
        card = self.thing(thing, where, value)
        if card >= 0:
            at = self.column(column)
            if at[card] != free:
                self.wrong(where, self.elsewhere(str(value), at[card]))
            at[card] = place
        return card

    def elsewhere(self, card: str, place: int) -> Told:
        """Why a card cannot be here that is already in this place."""
        return Told("position.elsewhere", card=card)


class PositionWriter(Generic[S]):
    """Writes the position of a state, field by field."""

    def __init__(self, layout: Layout, s: S, table: Table) -> None:
        self.layout = layout
        self.s = s
        self.table = table
        self.called: Mapping[str, str] = {}
        self.special: Mapping[str, Callable[..., Any]] = {}
        """What writes special fields: it is given whose they are."""
        self._places: dict[tuple[str, str], dict[int, list[str]]] = {}
        """Which cards lie in each place, by thing and column."""

    def written(self) -> dict[str, Any]:
        """The complete position; what is only read is left out."""
        return self._object("", {})

    def _object(self, place: str, at: At) -> dict[str, Any]:
        found = {}
        special, columns = self.special, self.layout.columns
        for name, path in self.layout.paths[place]:
            if path in special:
                value = special[path](*at.values())
            elif path in columns:
                value = self._column(columns[path], at)
            else:
                value = self._field(path, at)
            if value is not ABSENT:
                found[self.called.get(path, name)] = value
        return found

    def _field(self, path: str, at: At) -> Any:
        layout = self.layout
        if path in layout.lies:
            return self._lying(layout.lies[path], at.get("seat", 0))
        thing = layout.thing_in(path)
        if thing:
            names = enumerate(self.table.names(thing))
            return {name: self._object(f"{path}.<{thing}>", {**at, thing: number}) for number, name in names}
        return self._object(path, at) if path in layout.objects else ABSENT

    def _column(self, entry: Entry, at: At) -> Any:
        assert entry.kind is not None, entry.name
        held = getattr(self.s, entry.name)
        if entry.index:
            places = self.layout.places_of(entry, at)
            held = held[places[0]] if len(places) == 1 else [held[place] for place in places]
        return entry.kind.write(self.table, held)

    def _lying(self, lies: Lies, seat: int) -> Any:
        these = self.those(lies.thing, lies.column, lies.place + seat)
        return next(iter(these), None) if lies.single else these

    def those(self, thing: str, column: str, place: int) -> list[str]:
        """The names of the cards that are in this place."""
        if (thing, column) not in self._places:
            places: dict[int, list[str]] = {}
            self._places[thing, column] = places
            for name, at in zip(self.layout.things[thing], getattr(self.s, column), strict=True):
                places.setdefault(at, []).append(name)
        return list(self._places[thing, column].get(place, ()))
