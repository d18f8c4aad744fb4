"""What stands where in the numbers a seat is shown (`veche.kernel.encoder`), made from the title's table of columns.

`docs/observations.md` is written from the same. A setup decides how long the row is: seats that nobody has are left
out, and so are columns that only another setup needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from veche import titles
from veche.kernel.catalogue import UNUSED, Catalogue
from veche.kernel.colours import seats_of
from veche.kernel.columns import SEAT, Columns, Entry, Holds
from veche.kernel.docket import NAMES
from veche.kernel.encoder import BEFORE, MOST_FRAMES, NO_FRAME, OPERAND_BITS, OPERANDS, Encoder, Plan
from veche.kernel.errors import VecheError
from veche.kernel.procedure import Missing
from veche.kernel.rules import Rules
from veche.kernel.running import Running
from veche.kernel.setup import CheckedSetup, Setup
from veche.kernel.state import column_of
from veche.kernel.view import View
from veche.shelf.title import AnyTitle

OF_THE_FRAME: Final = ("procedure", "seat", "a", "b", "c", "d")
"""What tells of a frame, in this order."""


@dataclass(frozen=True)
class Field:
    """Some numbers that belong together: those from `first` up to but not including `after`."""

    name: str
    first: int
    after: int
    holds: Holds
    entry: Entry | None = None
    """The column; none for what is told of the seat and of the docket."""
    places: tuple[int, ...] = ()
    """Which numbers of the view's column these are, for the first seat."""


class Layout:
    """How a title is told to programs, for one setup: every number with its bounds, and the encoder that writes them.

    >>> layout = layout_of("stroganov", players=2)
    >>> layout.field("coins").holds.most, layout.players, len(layout.least) == layout.length
    (999, 2, True)
    """

    def __init__(self, title: AnyTitle, setup: CheckedSetup) -> None:
        self.title = title
        self.setup = setup
        self.players = setup.players
        """How many seats are asked: a program plays each of them."""
        self.rules: Rules[Any] = title.rules_for(setup)
        self.names = seats_of(title.meta, setup.options)
        """What the seats are called."""
        self.seats = setup.players if setup.players > 1 else 2 if title.meta.automa else 1
        """How many seats are in play, an automa's included."""
        self.table = table_of(title)
        self.fresh: View = self.rules.view(self.rules.new(setup), 0)
        self.procedures = procedures_of(self.rules)
        self.operands = operands_of(title, self.rules)
        """What each of a frame's operands can be, whatever the procedure."""
        self.fields = self._fields()
        self.encoder: Encoder[Any] = Encoder(self.rules, self._plan())
        self.length = int(self.encoder.length)
        self.moves = int(self.encoder.moves)
        self.least = [field.holds.least for field in self.fields for _ in range(field.first, field.after)]
        self.most = [field.holds.most for field in self.fields for _ in range(field.first, field.after)]

    def field(self, name: str) -> Field:
        """The numbers of this name: a column, `seat`, `over`, `frames`, or of the top frame `frame-0-procedure` …"""
        return next(field for field in self.fields if field.name == name)

    def new(self, seed: int | None) -> Running[Any]:
        """A game at its first question to a seat, with this luck; with None, chance is asked."""
        return Running(self.rules, self.rules.new(self.setup), seed)

    def _fields(self) -> list[Field]:
        seat, last = Holds(0, len(self.names) - 1), BEFORE
        found = [Field("seat", 0, 1, seat), Field("over", 1, 2, Holds(0, 1))]
        found.append(Field("frames", 2, 3, Holds(0, MOST_FRAMES)))
        for entry in self.table.sight:
            places = self._places(entry, 0)
            if places:
                after = last + len(places)
                found.append(Field(entry.name, last, after, self.table.holds(entry), entry, places))
                last = after
        holds = (Holds(-1, len(self.procedures) - 1), Holds(NO_FRAME, len(self.names) - 1), *self.operands)
        for frame in range(MOST_FRAMES):
            for place, name in enumerate(OF_THE_FRAME):
                found.append(Field(f"frame-{frame}-{name}", last, last + 1, holds[place]))
                last += 1
        return found

    def _places(self, entry: Entry, seat: int) -> tuple[int, ...]:
        """Which numbers of a column are told, in the order in which this seat sees them."""
        if entry.longest:
            return tuple(range(entry.longest)) if entry.name in self.fresh.columns else ()
        counts = [(thing, self.table.all_things[thing]) for thing in entry.index.split()]
        found = [0]
        for thing, count in counts:
            if thing == SEAT:
                steps = [(one + seat) % self.seats for one in range(self.seats)]
            else:
                steps = list(range(count))
            found = [before * count + step for before in found for step in steps]
        return tuple(found)

    def _plan(self) -> Plan:
        """The plan of the encoder."""
        told = [field for field in self.fields if field.entry is not None]
        row, asked = self.table.row(), range(self.players)
        source: list[int] = []
        meaning: list[int] = []
        turned: list[int] = []
        for seat in asked:
            begins: dict[Holds, int] = {}
            for field in told:
                assert field.entry is not None
                source += [row[field.entry.name] + place for place in self._places(field.entry, seat)]
                holds = field.holds
                if holds not in begins and (holds.seats or holds.bits):
                    begins[holds] = len(turned) + 1
                    turned += [self.turned(holds, number, seat) for number in range(holds.least, holds.most + 1)]
                meaning += [begins.get(holds, 0)] * len(field.places)
        actions = [self._actions(seat) for seat in asked]
        return Plan(
            row[""],
            self.seats,
            column_of([field.holds.least for field in told for _ in field.places]),
            column_of([field.holds.most for field in told for _ in field.places]),
            column_of(source),
            column_of(meaning),
            column_of(turned),
            column_of(self._codes()),
            column_of([*[holds.least for holds in self.operands], *[holds.most for holds in self.operands]]),
            column_of([action for one in actions for action in one]),
            column_of([move for one in actions for move in _backwards(one)]),
        )

    def turned(self, holds: Holds, number: int, seat: int) -> int:
        """What a number that may mean a seat is to the seat that looks."""
        if holds.bits:
            return sum([1 << self.relative(one, seat) for one in range(len(self.names)) if number >> one & 1])
        for first, width in holds.seats:
            if first <= number < first + self.seats * width:
                other, rest = divmod(number - first, width)
                return first + self.relative(other, seat) * width + rest
        return number

    def relative(self, other: int, seat: int) -> int:
        """How far behind the seat that looks another comes in turn; who is not in play stays what it is."""
        return (other - seat) % self.seats if 0 <= other < self.seats else other

    def _codes(self) -> list[int]:
        """By a procedure's number in this process: its number in the title, and which of its operands are seats."""
        found = []
        for number, procedure in enumerate(self.rules.table):
            known = not isinstance(procedure, Missing)
            held = held_by_operands(self.title, self.rules, number)
            bits = sum([1 << place for place, holds in enumerate(held) if holds.seats])
            found.append(self.procedures.index(NAMES[number]) * OPERAND_BITS + bits if known else -OPERAND_BITS)
        return found

    def _actions(self, seat: int) -> list[int]:
        """What the seat calls each move."""
        names = {self.names[other]: self.names[self.relative(other, seat)] for other in range(self.seats)}
        catalogue = self.rules.catalogue
        found = [_renamed(catalogue, move, names) for move in range(len(catalogue))]
        assert sorted(found) == list(range(len(catalogue))), "two moves would be called the same"
        return found


def _renamed(catalogue: Catalogue, move: int, names: Mapping[str, str]) -> int:
    noun = catalogue.nouns[move]
    if not catalogue.texts[move] or noun == UNUSED or not names.keys() & set(noun.split()):
        return move
    return catalogue.number(f"{catalogue.verbs[move]} {' '.join([names.get(word, word) for word in noun.split()])}")


def _backwards(actions: list[int]) -> list[int]:
    moves = [0] * len(actions)
    for move, action in enumerate(actions):
        moves[action] = move
    return moves


def procedures_of(rules: Rules[Any]) -> list[str]:
    """The names of a title's procedures in alphabetical order, which is the order of their numbers."""
    return sorted([NAMES[number] for number, one in enumerate(rules.table) if not isinstance(one, Missing)])


def held_by_operands(title: AnyTitle, rules: Rules[Any], procedure: int) -> list[Holds]:
    """What each operand of a procedure's frames can be."""
    return [title.operand_holds(rules, operand) for operand in rules.table[procedure].operands.split()]


def operands_of(title: AnyTitle, rules: Rules[Any]) -> tuple[Holds, ...]:
    """What each of a frame's operands can be, whatever the procedure; 0 where a procedure has none."""
    known = [held_by_operands(title, rules, number) for number in range(len(rules.table))]
    there = [[Holds(0, 0), *[one[place] for one in known if place < len(one)]] for place in range(OPERANDS)]
    return tuple([Holds(min([one.least for one in all_]), max([one.most for one in all_])) for all_ in there])


def table_of(title: AnyTitle) -> Columns:
    """The table of columns of a title."""
    try:
        table = import_module(f"{title.package}.columns").TABLE
    except (ImportError, AttributeError):
        raise NoColumns("envs.no-columns", title=title.meta.name) from None
    assert isinstance(table, Columns)
    return table


class NoColumns(VecheError):
    """The title, of another package, has no table of columns, so nothing can be told of it in numbers."""


def layout_of(title: str, players: int | None = None, options: Any = ()) -> Layout:
    """The layout of a title for so many players with these options, which are written as in `veche.new`."""
    from veche import named_options

    known = titles.title(title)
    setup = known.checked(Setup(known.meta.usual_players if players is None else players, named_options(options)))
    return _layout(title, setup.players, tuple(sorted(setup.options.items())))


@lru_cache(maxsize=64)
def _layout(title: str, players: int, options: tuple[tuple[str, str], ...]) -> Layout:
    known = titles.title(title)
    return Layout(known, known.checked(Setup(players, dict(options))))
