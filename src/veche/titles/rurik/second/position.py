"""A position as data that a person can read and edit; `docs/position-rurik2.md` describes it field by field.

`dump` writes every field but `turn.tax_closed` where it is false. What is left out in `load` has its value of a fresh
game, and pieces that are not mentioned are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import docket_schema
from veche.kernel.kinds import Schema
from veche.kernel.rules import Rules
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.position import EditionWriter
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.second.components import BUILDINGS, DEEDS, MARKET_PLACES, MARKETS, SIDES, SLOTS
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.position_layout import LAYOUT, NAMES, bounds, table
from veche.titles.rurik.second.position_reader import Rurik2Reader
from veche.titles.rurik.second.state import PHASES, VARIANTS, Rurik2State, built, done

if TYPE_CHECKING:
    from veche.titles.rurik.second.rules import Rurik2Rules


def load(rules: Rurik2Rules, data: Mapping[str, Any]) -> Rurik2State:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return Rurik2Reader(rules, data).read()


def schema(rules: Rurik2Rules, name: str) -> Schema:
    """What a position may hold, as JSON Schema."""
    return LAYOUT.schema(name, bounds(rules.box), docket_schema(rules, rules.box.seats))


def dump(rules: Rules[Rurik2State], s: Rurik2State) -> dict[str, Any]:
    """The complete position."""
    return _Writer(rules, s).written()


class _Writer(EditionWriter[Rurik2State]):
    edition = NAMES

    def __init__(self, rules: Rules[Rurik2State], s: Rurik2State) -> None:
        at_table, rows = table(s.box, s.players), s.box.rows[s.players]
        self.discarded: list[str] = []
        super().__init__(
            LAYOUT, rules, s, at_table, rows, s.box.card_ids, PHASES, VARIANTS, operands(s.box), s.box.colours
        )
        self.special = {
            **self.special,
            "battle_tile": lambda: None if s.side == NONE else SIDES[s.side],
            "seats.<seat>.razed": self._razed,
            "seats.<seat>.oaths": lambda seat: self.in_regions("oath_at", "oath", seat),
            "seats.<seat>.completed": self._completed,
            "cards.drawn": self._drawn,
            "markets": lambda: {name: self._market(market) for market, name in enumerate(MARKETS)},
        }

    def _drawn(self) -> list[str]:
        """The cards in a draw; of equal cards, those of the discard pile have the first ids."""
        s = self.s
        below = list(s.discard)
        if s.discard_top != NONE:
            below[s.discard_top] -= 1
        self.discarded = self.cards.all(below) + ([] if s.discard_top == NONE else [self.cards.one(s.discard_top)])
        return self.cards.all(self.held("drawn"))

    def discard(self) -> list[str]:
        return self.discarded

    def _razed(self, seat: int) -> dict[str, int]:
        """By kind, how many buildings the seat has built that stand no longer."""
        owner = self.held("structures")
        stand = [owner[kind * HERE : (kind + 1) * HERE].count(seat) for kind in range(len(BUILDINGS))]
        gone = [built(self.s, seat, kind) - number for kind, number in enumerate(stand)]
        return {name: number for name, number in zip(BUILDINGS, gone, strict=True) if number}

    def _completed(self, seat: int) -> dict[str, list[str]]:
        return {name: self.those("deed", "deed_at", done(seat, slot)) for slot, name in enumerate(SLOTS)}

    def _market(self, market: int) -> list[str | None]:
        first = market * MARKET_PLACES
        return [None if deed == NONE else DEEDS[deed] for deed in self.s.market[first : first + self.s.players + 1]]
