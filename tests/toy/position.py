"""A position of the fair as data that a person can read and edit.

`dump` writes every field. A field left out in `load` has its value of a fresh game; tokens and ribbons that nobody has
are in the bag and with the crier.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.toy.columns import TABLE
from tests.toy.moves import MOST_BID
from tests.toy.possible import NEEDS, ORDER, check_table
from tests.toy.printed import IN_THE_BAG, ROADS, SEATS, TOKENS, WARES, WISHES, Printed
from tests.toy.rules import FairRules, begin
from tests.toy.state import NONE, FairState, fresh, gate, ribbons_of, seats
from tests.toy.state_class import SHARED
from veche.kernel.docket_data import check_docket, come_to_rest, docket_schema, dump_docket, read_docket
from veche.kernel.kinds import Anything, Group, Kind, OneOf, OrNull, Schema, Whole
from veche.kernel.position_file import Layout, PositionReader, PositionWriter, Table
from veche.kernel.telling import Told

OPTIONS: Final[Mapping[str, Kind]] = {"road": OneOf("road", ("short", "long")), "pedlar": Anything()}
LAYOUT: Final = Layout(
    table=TABLE,
    order={
        "": "title players options bell drawn seats docket",
        "seats.<seat>": "at arrived coins ribbons tokens wares wish bid bid_shown",
    },
    things={"seat": SEATS, "token": TOKENS, "ware": WARES, "wish": WISHES},
    special={
        "title": OneOf("title", ("fair",)),
        "players": Whole(2, 3),
        "options": Group("option", OPTIONS),
        "seats.<seat>.wish": OrNull(OneOf("wish")),
        "seats.<seat>.bid": OrNull(Whole(0, MOST_BID)),
        "docket": Anything(),
    },
    fixed=("seats",),
)
OPERANDS: Final = {"ware": WARES, "token": TOKENS}
"""Operands of frames that are written as names."""

NUMBERS: Final = {"step": (1, 99), "number": (1, 9), "price": (0, 99)}
"""The least and the most of operands that are numbers."""


def schema(rules: FairRules, name: str) -> Schema:
    """What a position may hold, as JSON Schema."""
    return LAYOUT.schema(name, {"gate": max(map(len, ROADS.values()))}, docket_schema(rules, SEATS))


def table(s: FairState) -> Table:
    """What this table has."""
    return Table({**LAYOUT.things, "seat": SEATS[: seats(s)]}, {"gate": gate(s)})


def dump(rules: FairRules, s: FairState) -> dict[str, Any]:
    """The complete position."""
    writer = PositionWriter(LAYOUT, s, table(s))
    writer.special = {
        "title": lambda: "fair",
        "players": lambda: s.players,
        "options": lambda: {"road": "long" if s.long else "short"} | ({"pedlar": ""} if s.pedlar else {}),
        "seats.<seat>.wish": lambda seat: WISHES[list(s.wish_at).index(seat)] if seat in s.wish_at else None,
        "seats.<seat>.bid": lambda seat: None if s.bid[seat] == NONE else s.bid[seat],
        "docket": lambda: dump_docket(rules, s.docket, SEATS, written),
    }
    return writer.written()


def written(operand: str, value: int) -> str | int:
    """An operand as people read it: wares and tokens by their names."""
    return OPERANDS[operand][value] if operand in OPERANDS else value


def load(rules: FairRules, data: Mapping[str, Any]) -> FairState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return FairReader(rules, data).read()


class FairReader(PositionReader[FairState]):
    """Reads what the layout cannot say alone."""

    layout = LAYOUT

    def __init__(self, rules: FairRules, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.rules = rules
        self.special = {"seats.<seat>.wish": self._read_wish, "seats.<seat>.bid": self._read_bid}

    def read(self) -> FairState:
        self.known_fields("", "", self.data)
        s = self._fresh(self.rules.printed)
        self.begin(s, table(s), SHARED)
        self.read_fields()
        self._fill()
        self.stop_at_problems()
        if "docket" in self.data:
            entries = self.listed("docket", self.data["docket"])
            s.docket = read_docket(self, self.rules, entries, SEATS[: seats(s)], _operand, _expected)
        else:
            begin(s)
        self.stop_at_problems()
        check_docket(self, self.rules, s, ORDER, NEEDS, "", s.players, SEATS[: seats(s)])
        self.stop_at_problems()
        check_table(self, s)
        self.stop_at_problems()
        come_to_rest(self.rules, s)
        return s

    def _fresh(self, printed: Printed) -> FairState:
        """An empty table of the size that the position wants."""
        self.value("title", self.data, "fair")
        players = self.value("players", self.data, 2)
        options = self.mapped("options", self.data.get("options", {}))
        self.known("options", options, tuple(OPTIONS))
        road = OPTIONS["road"].read(self, "options.road", options.get("road", "short"))
        self.stop_at_problems()
        return fresh(printed, players, int("pedlar" in options), road)

    def _read_wish(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        if given.get("wish") is None:
            return
        wish, wish_at = self.thing("wish", where, given["wish"]), self.s.wish_at
        if wish >= 0 and wish_at[wish] != NONE:
            self.wrong(where, Told(f"{SEATS[wish_at[wish]]} wishes for {WISHES[wish]} already"))
        elif wish >= 0:
            wish_at[wish] = seat

    def _read_bid(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        if given.get("bid") is not None:
            self.s.bid[seat] = self.whole(where, given["bid"], 0, min(self.s.coins[seat], MOST_BID))

    def _fill(self) -> None:
        """What is not mentioned lies in the bag or with the crier."""
        s = self.s
        s.clock = 1 + max(s.arrived[: seats(s)])
        if len(set(s.arrived[: seats(s)])) != seats(s):
            self.wrong("seats", Told("two of them arrived at the same time"))
        for token, name in enumerate(TOKENS):
            s.bag[token] = IN_THE_BAG[token] - s.drawn[token] - sum(s.held[token :: len(TOKENS)])
            if s.bag[token] < 0:
                self.wrong("seats", Told(f"there are only {IN_THE_BAG[token]} tokens of {name}"))
        s.ribbons = ribbons_of(seats(s)) - sum(s.won)
        if s.ribbons < 0:
            self.wrong("seats", Told(f"there are only {ribbons_of(seats(s))} ribbons"))


def _operand(name: str, written: object) -> int | None:
    if name in OPERANDS:
        return OPERANDS[name].index(str(written)) if written in OPERANDS[name] else None
    least, most = NUMBERS[name]
    return written if type(written) is int and least <= written <= most else None


def _expected(name: str) -> Told:
    if name in OPERANDS:
        return Told("docket.one-of", names=OPERANDS[name])
    least, most = NUMBERS[name]
    return Told("docket.number", least=least, most=most)
