"""A position as data that a person can read and edit; `docs/position-rurik2.md` describes it field by field.

`dump` writes every field but `turn.tax_closed` where it is false. What is left out in `load` has its value of a fresh
game, and pieces that are not mentioned are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.numbers import count_of, index_of
from veche.kernel.rules import Rules
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.position import Cards, at_most, column, decks, docket, in_regions, region, those, troops
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    REGIONS,
    REWARDS,
    SCHEMES,
    SIDES,
    SLOTS,
    STRATEGY_CARDS,
    TILES,
    TRACKS,
)
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.position_reader import PositionReader
from veche.titles.rurik.second.state import (
    BEING_DONE,
    BOXED,
    DEAL,
    GIVEN_UP,
    PHASES,
    SECRET,
    VARIANTS,
    Rurik2State,
    built,
    done,
)

if TYPE_CHECKING:
    from veche.titles.rurik.second.rules import Rurik2Rules


def load(rules: Rurik2Rules, data: Mapping[str, Any]) -> Rurik2State:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return PositionReader(rules, data).read()


def dump(rules: Rules[Rurik2State], s: Rurik2State) -> dict[str, Any]:
    """The complete position."""
    cards = Cards(s.box.card_ids)
    seats = {SEATS[seat]: _seat(s, seat, cards) for seat in range(s.players)}
    rows = s.box.rows[s.players]
    return {
        "title": "rurik2",
        "players": s.players,
        "options": [name for bit, name in enumerate(VARIANTS) if s.variants & (1 << bit)],
        "battle_tile": None if s.side == NONE else SIDES[s.side],
        "round": s.round,
        "phase": PHASES[s.phase],
        "first_player": SEATS[s.first],
        "marker": SEATS[s.marker],
        "seats": seats,
        "regions": {REGIONS[number]: region(s, number, GOODS) for number in range(s.chart.in_play[s.players])},
        "board": {name: column(s, number, rows, "disc", s.space_disc) for number, name in enumerate(COLUMNS)},
        "cards": _strategy_cards(s, cards),
        "markets": {name: _market(s, market) for market, name in enumerate(MARKETS)},
        "inheritance_boxed": those(REGIONS, s.inheritance_at, BOXED),
        "rewards_left": dict(zip(REWARDS, s.stickers, strict=True)),
        "turn": _turn(s),
        "used_this_round": [name for leader, name in enumerate(LEADERS) if s.used & (1 << leader)],
        "docket": docket(rules, s, operands(s.box)),
    }


def _turn(s: Rurik2State) -> dict[str, Any]:
    """What was done and is left this turn; `tax_closed` only where it is so, as in positions of older rules."""
    schemes = [name for bit, name in enumerate(SCHEMES) if s.schemes & (1 << bit)]
    turn: dict[str, Any] = {"schemes": schemes, "carts": at_most(s.tax_points), "hammers": at_most(s.build_points)}
    return {**turn, "tax_closed": True} if s.tax_closed else turn


def _seat(s: Rurik2State, seat: int, cards: Cards) -> dict[str, Any]:
    where = s.leader_at[seat]
    return {
        "leader": LEADERS[index_of(s.holder, seat)] if seat in s.holder else None,
        "leaders_dealt": those(LEADERS, s.leader_dealt, seat),
        "leader_at": None if where == NONE else REGIONS[where],
        "troops": troops(s, REGIONS, seat),
        "buildings": in_regions(s.structures, REGIONS, BUILDINGS, seat),
        "razed": {name: gone for kind, name in enumerate(BUILDINGS) if (gone := _razed(s, seat, kind))},
        "oaths": in_regions(s.oath_at, REGIONS, OATHS, seat),
        "coins": at_most(s.coins[seat]),
        "goods": {name: at_most(s.goods[seat * len(GOODS) + good]) for good, name in enumerate(GOODS)},
        "captured": s.captured[seat],
        "battle": s.battle[seat],
        "tracks": {name: s.tracks[track * len(SEATS) + seat] for track, name in enumerate(TRACKS)},
        "tiles_used": [name for tile, name in enumerate(TILES) if s.tiles[seat * len(TILES) + tile]],
        "cards": cards.all(s.hand[seat * STRATEGY_CARDS : (seat + 1) * STRATEGY_CARDS]),
        "deeds": those(DEEDS, s.deed_at, seat),
        "secret_deeds": those(DEEDS, s.deed_at, SECRET + seat),
        "deeds_dealt": those(DEEDS, s.deed_at, DEAL + seat),
        "deeds_given_up": those(DEEDS, s.deed_at, GIVEN_UP + seat),
        "being_completed": those(DEEDS, s.deed_at, BEING_DONE + seat),
        "completed": {name: those(DEEDS, s.deed_at, done(seat, slot)) for slot, name in enumerate(SLOTS)},
        "agenda": next(iter(those(AGENDAS, s.agenda_at, seat)), None),
        "agendas_dealt": those(AGENDAS, s.agenda_at, DEALT + seat),
        "agendas_returned": those(AGENDAS, s.agenda_at, RETURNED + seat),
        "inheritance": those(REGIONS, s.inheritance_at, seat),
        "inheritance_dealt": those(REGIONS, s.inheritance_at, DEALT + seat),
        "inheritance_returned": those(REGIONS, s.inheritance_at, RETURNED + seat),
        "discs": [value for value in range(1, 6) for _ in range(s.discs[seat * 6 + value])],
    }


def _razed(s: Rurik2State, seat: int, building: int) -> int:
    return built(s, seat, building) - count_of(s.structures[building * HERE : (building + 1) * HERE], seat)


def _strategy_cards(s: Rurik2State, cards: Cards) -> dict[str, Any]:
    below = list(s.discard)
    if s.discard_top != NONE:
        below[s.discard_top] -= 1
    discard = cards.all(below) + ([] if s.discard_top == NONE else [cards.one(s.discard_top)])
    return {
        "drawn": cards.all(s.drawn),
        "revealed": cards.all(s.revealed),
        "played": None if s.played == NONE else cards.one(s.played),
        "discard": discard,
        "decks": decks(s, cards, "card"),
    }


def _market(s: Rurik2State, market: int) -> list[str | None]:
    first = market * MARKET_PLACES
    return [None if deed == NONE else DEEDS[deed] for deed in s.market[first : first + s.players + 1]]
