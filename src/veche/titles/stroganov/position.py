"""A position as data that a person can read and edit; `docs/position-stroganov.md` describes it field by field.

`dump` writes every field. Bag, piles and supplies are not written: they have what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.colours import in_options
from veche.kernel.docket_data import docket_schema, dump_docket
from veche.kernel.kinds import ABSENT, Schema
from veche.kernel.position_file import PositionWriter
from veche.kernel.rules import Rules
from veche.titles.stroganov.columns import FUR, FURS_BY_VALUE
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    LANDSCAPES,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    SONGS,
    SPACES,
    STRATEGIES,
    VILLAGES,
    WISHES,
    YURTS,
)
from veche.titles.stroganov.operands import name_of
from veche.titles.stroganov.position_layout import LAYOUT, bounds, table
from veche.titles.stroganov.position_reader import StroganovReader
from veche.titles.stroganov.state import (
    HIDDEN_LETTER,
    KINDS,
    SEASONS,
    SPENT,
    VARIANTS,
    StroganovState,
    seats_in_order,
)

if TYPE_CHECKING:
    from veche.titles.stroganov.rules import StroganovRules


def load(rules: StroganovRules, data: Mapping[str, Any]) -> StroganovState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return StroganovReader(rules, data).read()


def schema(rules: StroganovRules, name: str) -> Schema:
    """What a position may hold, as JSON Schema."""
    return LAYOUT.schema(name, bounds(rules.box), docket_schema(rules, rules.box.seats))


def dump(rules: Rules[StroganovState], s: StroganovState) -> dict[str, Any]:
    """The complete position."""
    return _Writer(rules, s).written()


class _Writer(PositionWriter[StroganovState]):
    """Writes what the layout cannot write alone."""

    def __init__(self, rules: Rules[StroganovState], s: StroganovState) -> None:
        super().__init__(LAYOUT, s, table(s.box, s.houses))
        self.rules = rules
        self.special = {
            "title": lambda: "stroganov",
            "players": lambda: s.players,
            "options": self._options,
            "season": lambda: SEASONS[s.season],
            "order": lambda: [s.box.seats[seat] for seat in seats_in_order(s) if seat != NONE],
            "row": lambda: [self._space(space) for space in range(SPACES)],
            "regions.<region>.village": lambda region: _one(VILLAGES, s.village[region]),
            "regions.<region>.yurt": lambda region: _one(YURTS, s.yurt[region]),
            "regions.<region>.wish": lambda region: _one(WISHES, s.wish[region]),
            "regions.<region>.outposts": self._outposts,
            "vacant": lambda: s.vacant,
            "songs": lambda: [_one(SONGS, tile) for tile in s.song[: s.houses]],
            "offers": lambda: [self._offer(place) for place in range(s.houses)],
            "ivan": self._ivan,
            "docket": lambda: dump_docket(rules, s.docket, s.box.seats, name_of),
        }

    def _options(self) -> list[str]:
        s = self.s
        variants = [name for bit, name in enumerate(VARIANTS) if s.variants & (1 << bit)]
        return [*variants, *in_options(s.box.colours)]

    def _space(self, space: int) -> dict[str, Any] | None:
        s = self.s
        if s.row[space] == NONE:
            return None
        furs = FURS_BY_VALUE.write(self.table, s.furs_on[space * KINDS : (space + 1) * KINDS])
        return {"tile": LANDSCAPES[s.row[space]], "furs": furs, "tiger": bool(s.tiger_on[space])}

    def _outposts(self, region: int) -> list[str | None]:
        built = self.s.built[region * OUTPOST_SPACES : (region + 1) * OUTPOST_SPACES]
        return [None if one == NONE else "neutral" if one == NEUTRAL else self.s.box.seats[one] for one in built]

    def _offer(self, place: int) -> dict[str, Any] | None:
        s = self.s
        if s.offer[place] == NONE:
            return None
        return {"wish": WISHES[s.offer[place]], "fur": FUR.write(self.table, s.offer_fur[place])}

    def _ivan(self) -> Any:
        s = self.s
        if s.players > 1:
            return ABSENT
        return {
            "difficulty": DIFFICULTIES[s.difficulty],
            "letter": _one(STRATEGIES, s.letter),
            "hidden": bool(s.variants & HIDDEN_LETTER),
            "movement": s.movement,
            "card": _one(AUTOMA, s.card),
            "spent": [name for card, name in enumerate(AUTOMA) if s.automa_at[card] == SPENT],
            "pile": s.pile,
        }


def _one(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]
