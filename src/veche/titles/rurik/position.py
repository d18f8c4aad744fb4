"""A position as data that a person can read and edit; `docs/position.md` describes it field by field.

`dump` writes every field. What is left out in `load` has its value of a fresh game, and pieces that are not mentioned
are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from veche.kernel.docket import NAMES, NOBODY, frames
from veche.kernel.rules import Rules
from veche.titles.rurik.components import (
    AGENDAS,
    COLUMNS,
    DECKS,
    DEEDS,
    DEPTH,
    GOODS,
    LEADERS,
    NONE,
    REGIONS,
    REWARDS,
    ROWS,
    SCHEME_CARDS,
    SEATS,
    STRUCTURES,
    TOKENS,
    TRACKS,
)
from veche.titles.rurik.operands import name_of
from veche.titles.rurik.position_reader import PositionReader
from veche.titles.rurik.rebellion.position import difficulty_option, dump_rebellion
from veche.titles.rurik.rebellion.record import alone
from veche.titles.rurik.state import DISCARDED, DONE, PHASES, VARIANTS, RurikState
from veche.titles.rurik_common.state import DEALT, HERE, RETURNED

if TYPE_CHECKING:
    from veche.titles.rurik.rules import RurikRules


def load(rules: RurikRules, data: Mapping[str, Any]) -> RurikState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return PositionReader(rules, data).read()


def dump(rules: Rules[RurikState], s: RurikState) -> dict[str, Any]:
    """The complete position."""
    cards = _Cards(s)
    seats = {SEATS[seat]: _seat(s, seat, cards) for seat in range(s.players)}
    options = [name for bit, name in enumerate(VARIANTS) if s.variants & (1 << bit)]
    return {
        "title": "rurik",
        "players": 1 if alone(s) else s.players,
        "options": [*options, difficulty_option(s)] if alone(s) else options,
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": SEATS[s.first],
        "marker": SEATS[s.marker],
        "seats": seats,
        "regions": {REGIONS[region]: _region(s, region) for region in range(s.chart.in_play[s.players])},
        "board": {name: _column(s, column) for column, name in enumerate(COLUMNS)},
        "schemes": _schemes(s, cards),
        "deeds": {
            "row": [None if deed == NONE else DEEDS[deed] for deed in s.row],
            "discard": _those(DEEDS, s.deed_at, DISCARDED),
        },
        "rewards_left": dict(zip(REWARDS, s.stickers, strict=True)),
        "goods_tokens": dict(zip(GOODS, s.goods_tokens, strict=True)),
        "turn": {
            "scheme_played": bool(s.scheme_played),
            "deed_accomplished": bool(s.deed_accomplished),
            "goods_converted": bool(s.goods_converted),
            "tax_points": s.tax_points,
            "build_points": s.build_points,
        },
        "used_this_round": [name for name in ("maria", "predslava") if getattr(s, f"{name}_used")],
        **({"rebellion": dump_rebellion(s)} if alone(s) else {}),
        "docket": _docket(rules, s),
    }


class _Cards:
    """Writes scheme cards by their ids; of equal cards the first one that is not yet written."""

    def __init__(self, s: RurikState) -> None:
        self._left = [list(ids) for ids in s.box.scheme_cards]

    def one(self, kind: int) -> str:
        return self._left[kind].pop(0)

    def all(self, column: Sequence[int]) -> list[str]:
        return [self.one(kind) for kind, number in enumerate(column) for _ in range(number)]


def _those(names: tuple[str, ...], column: Sequence[int], where: int) -> list[str]:
    return [names[card] for card, place in enumerate(column) if place == where]


def _seat(s: RurikState, seat: int, cards: _Cards) -> dict[str, Any]:
    where = s.leader_at[seat]
    return {
        "leader": LEADERS[s.holder.index(seat)] if seat in s.holder else None,
        "leader_at": None if where == NONE else REGIONS[where],
        "troops": {name: s.troops[seat * HERE + r] for r, name in enumerate(REGIONS) if s.troops[seat * HERE + r]},
        "structures": _structures(s, seat),
        "coins": s.coins[seat],
        "goods": {name: s.goods[seat * len(GOODS) + good] for good, name in enumerate(GOODS)},
        "tokens": [name for token, name in enumerate(TOKENS) if s.tokens[seat * len(TOKENS) + token]],
        "rebels": s.defeated[seat],
        "schemes": cards.all(s.hand[seat * SCHEME_CARDS : (seat + 1) * SCHEME_CARDS]),
        "deeds": _those(DEEDS, s.deed_at, seat),
        "accomplished": _those(DEEDS, s.deed_at, DONE + seat),
        "agenda": next(iter(_those(AGENDAS, s.agenda_at, seat)), None),
        "agendas_dealt": _those(AGENDAS, s.agenda_at, DEALT + seat),
        "agendas_returned": _those(AGENDAS, s.agenda_at, RETURNED + seat),
        "claim": {name: s.claim[track * 4 + seat] for track, name in enumerate(TRACKS)},
        "warfare": s.warfare[seat],
        "loaded": None if s.loaded[seat] == NONE else s.loaded[seat],
        "advisors": [number for number in range(1, 6) for _ in range(s.advisors[seat * 6 + number])],
    }


def _structures(s: RurikState, seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for region, name in enumerate(REGIONS):
        mine = [kind for place, kind in enumerate(STRUCTURES) if s.structures[place * HERE + region] == seat]
        if mine:
            found[name] = mine
    return found


def _region(s: RurikState, region: int) -> dict[str, Any]:
    return {
        "neutral" if alone(s) else "rebels": s.rebels[region],
        "good": GOODS[s.good_of[region]],
        "good_here": bool(s.good_here[region]),
    }


def _column(s: RurikState, column: int) -> list[dict[str, Any] | None]:
    spaces: list[dict[str, Any] | None] = []
    for space in range(column * ROWS, column * ROWS + s.box.rows[s.players]):
        if s.space_seat[space] == NONE:
            spaces.append(None)
        else:
            seat, advisor, bribe = s.space_seat[space], s.space_advisor[space], s.space_bribe[space]
            spaces.append({"seat": SEATS[seat], "advisor": advisor, "bribe": bribe})
    return spaces


def _schemes(s: RurikState, cards: _Cards) -> dict[str, Any]:
    return {
        "drawn": cards.all(s.drawn),
        "revealed": cards.all(s.revealed),
        "played": None if s.played == NONE else cards.one(s.played),
        "discard": cards.all(s.discard),
        "decks": {name: {"cards": s.deck[deck], "top": _top(s, deck, cards)} for deck, name in enumerate(DECKS)},
    }


def _top(s: RurikState, deck: int, cards: _Cards) -> list[dict[str, Any]]:
    """The cards that were put back on a deck, the topmost first."""
    places = range(deck * DEPTH + s.top_count[deck] - 1, deck * DEPTH - 1, -1)
    return [{"scheme": cards.one(s.top[place]), "known_by": _seats(s.top_known[place])} for place in places]


def _seats(bits: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if bits & (1 << seat)]


def _docket(rules: Rules[RurikState], s: RurikState) -> list[dict[str, Any]]:
    docket = []
    for f in frames(s.docket):
        entry: dict[str, Any] = {"procedure": NAMES[f.procedure]}
        if f.seat != NOBODY:
            entry["seat"] = SEATS[f.seat]
        for operand, value in zip(rules.table[f.procedure].operands.split(), (f.a, f.b, f.c, f.d), strict=False):
            entry[operand] = name_of(operand, value, s.box)
        docket.append(entry)
    return docket
