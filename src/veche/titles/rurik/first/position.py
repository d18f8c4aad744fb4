"""A position as data that a person can read and edit; `docs/position.md` describes it field by field.

`dump` writes every field. What is left out in `load` has its value of a fresh game, and pieces that are not mentioned
are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.numbers import index_of
from veche.kernel.rules import Rules
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.position import Cards, at_most, column, decks, docket, in_regions, region, those, troops
from veche.titles.rurik.both.state import DEALT, RETURNED
from veche.titles.rurik.first.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    REGIONS,
    REWARDS,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
    TRACKS,
)
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.position_reader import PositionReader, others
from veche.titles.rurik.first.rebellion.position import difficulty_option, dump_rebellion
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.state import DISCARDED, DONE, PHASES, VARIANTS, RurikState

if TYPE_CHECKING:
    from veche.titles.rurik.first.rules import RurikRules


def load(rules: RurikRules, data: Mapping[str, Any]) -> RurikState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return PositionReader(rules, data).read()


def dump(rules: Rules[RurikState], s: RurikState) -> dict[str, Any]:
    """The complete position."""
    cards = Cards(s.box.scheme_cards)
    seats = {SEATS[seat]: _seat(s, seat, cards) for seat in range(s.players)}
    rows = s.box.rows[s.players]
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
        "regions": {REGIONS[one]: region(s, one, GOODS, others(s)) for one in range(s.chart.in_play[s.players])},
        "board": {name: column(s, number, rows, "advisor", s.space_advisor) for number, name in enumerate(COLUMNS)},
        "schemes": _schemes(s, cards),
        "deeds": {
            "row": [None if deed == NONE else DEEDS[deed] for deed in s.row],
            "discard": those(DEEDS, s.deed_at, DISCARDED),
        },
        "rewards_left": dict(zip(REWARDS, s.stickers, strict=True)),
        "goods_tokens": dict(zip(GOODS, s.goods_tokens, strict=True)),
        "turn": {
            "scheme_played": bool(s.scheme_played),
            "deed_accomplished": bool(s.deed_accomplished),
            "goods_converted": bool(s.goods_converted),
            "tax_points": at_most(s.tax_points),
            "build_points": at_most(s.build_points),
        },
        "used_this_round": [name for name in ("maria", "predslava") if getattr(s, f"{name}_used")],
        **({"rebellion": dump_rebellion(s)} if alone(s) else {}),
        "docket": docket(rules, s, operands(s.box)),
    }


def _seat(s: RurikState, seat: int, cards: Cards) -> dict[str, Any]:
    where = s.leader_at[seat]
    return {
        "leader": LEADERS[index_of(s.holder, seat)] if seat in s.holder else None,
        "leader_at": None if where == NONE else REGIONS[where],
        "troops": troops(s, REGIONS, seat),
        "structures": in_regions(s.structures, REGIONS, STRUCTURES, seat),
        "coins": at_most(s.coins[seat]),
        "goods": {name: at_most(s.goods[seat * len(GOODS) + good]) for good, name in enumerate(GOODS)},
        "tokens": [name for token, name in enumerate(TOKENS) if s.tokens[seat * len(TOKENS) + token]],
        "rebels": s.defeated[seat],
        "schemes": cards.all(s.hand[seat * SCHEME_CARDS : (seat + 1) * SCHEME_CARDS]),
        "deeds": those(DEEDS, s.deed_at, seat),
        "accomplished": those(DEEDS, s.deed_at, DONE + seat),
        "agenda": next(iter(those(AGENDAS, s.agenda_at, seat)), None),
        "agendas_dealt": those(AGENDAS, s.agenda_at, DEALT + seat),
        "agendas_returned": those(AGENDAS, s.agenda_at, RETURNED + seat),
        "claim": {name: s.claim[track * 4 + seat] for track, name in enumerate(TRACKS)},
        "warfare": s.warfare[seat],
        "loaded": None if s.loaded[seat] == NONE else s.loaded[seat],
        "advisors": [number for number in range(1, 6) for _ in range(s.advisors[seat * 6 + number])],
    }


def _schemes(s: RurikState, cards: Cards) -> dict[str, Any]:
    return {
        "drawn": cards.all(s.drawn),
        "revealed": cards.all(s.revealed),
        "played": None if s.played == NONE else cards.one(s.played),
        "discard": cards.all(s.discard),
        "decks": decks(s, cards, "scheme"),
    }
