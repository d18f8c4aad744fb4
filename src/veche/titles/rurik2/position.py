"""A position as data that a person can read and edit; `docs/position-rurik2.md` describes it field by field.

`dump` writes every field. What is left out in `load` has its value of a fresh game, and pieces that are not mentioned
are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from veche.kernel.docket import NAMES, NOBODY, frames
from veche.kernel.rules import Rules
from veche.titles.rurik2.components import (
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
from veche.titles.rurik2.operands import operands
from veche.titles.rurik2.position_reader import PositionReader
from veche.titles.rurik2.state import (
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
from veche.titles.rurik_common.components import DECKS, DEPTH, NONE, ROWS, SEATS
from veche.titles.rurik_common.state import DEALT, HERE, RETURNED

if TYPE_CHECKING:
    from veche.titles.rurik2.rules import Rurik2Rules


def load(rules: Rurik2Rules, data: Mapping[str, Any]) -> Rurik2State:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return PositionReader(rules, data).read()


def dump(rules: Rules[Rurik2State], s: Rurik2State) -> dict[str, Any]:
    """The complete position."""
    cards = _Cards(s)
    seats = {SEATS[seat]: _seat(s, seat, cards) for seat in range(s.players)}
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
        "regions": {REGIONS[region]: _region(s, region) for region in range(s.chart.in_play[s.players])},
        "board": {name: _column(s, column) for column, name in enumerate(COLUMNS)},
        "cards": _strategy_cards(s, cards),
        "markets": {name: _market(s, market) for market, name in enumerate(MARKETS)},
        "inheritance_boxed": _those(REGIONS, s.inheritance_at, BOXED),
        "rewards_left": dict(zip(REWARDS, s.stickers, strict=True)),
        "turn": {
            "schemes": [name for bit, name in enumerate(SCHEMES) if s.schemes & (1 << bit)],
            "carts": s.tax_points,
            "hammers": s.build_points,
        },
        "used_this_round": [name for leader, name in enumerate(LEADERS) if s.used & (1 << leader)],
        "docket": _docket(rules, s),
    }


class _Cards:
    """Writes strategy cards by their ids; of equal cards the first one that is not yet written."""

    def __init__(self, s: Rurik2State) -> None:
        self._left = [list(ids) for ids in s.box.card_ids]

    def one(self, kind: int) -> str:
        return self._left[kind].pop(0)

    def all(self, column: Sequence[int]) -> list[str]:
        return [self.one(kind) for kind, number in enumerate(column) for _ in range(number)]


def _those(names: tuple[str, ...], column: Sequence[int], where: int) -> list[str]:
    return [names[card] for card, place in enumerate(column) if place == where]


def _seat(s: Rurik2State, seat: int, cards: _Cards) -> dict[str, Any]:
    where = s.leader_at[seat]
    return {
        "leader": LEADERS[s.holder.index(seat)] if seat in s.holder else None,
        "leaders_dealt": _those(LEADERS, s.leader_dealt, seat),
        "leader_at": None if where == NONE else REGIONS[where],
        "troops": {name: s.troops[seat * HERE + r] for r, name in enumerate(REGIONS) if s.troops[seat * HERE + r]},
        "buildings": _in_regions(s.structures, BUILDINGS, seat),
        "razed": {name: gone for kind, name in enumerate(BUILDINGS) if (gone := _razed(s, seat, kind))},
        "oaths": _in_regions(s.oath_at, OATHS, seat),
        "coins": s.coins[seat],
        "goods": {name: s.goods[seat * len(GOODS) + good] for good, name in enumerate(GOODS)},
        "captured": s.captured[seat],
        "battle": s.battle[seat],
        "tracks": {name: s.tracks[track * len(SEATS) + seat] for track, name in enumerate(TRACKS)},
        "tiles_used": [name for tile, name in enumerate(TILES) if s.tiles[seat * len(TILES) + tile]],
        "cards": cards.all(s.hand[seat * STRATEGY_CARDS : (seat + 1) * STRATEGY_CARDS]),
        "deeds": _those(DEEDS, s.deed_at, seat),
        "secret_deeds": _those(DEEDS, s.deed_at, SECRET + seat),
        "deeds_dealt": _those(DEEDS, s.deed_at, DEAL + seat),
        "deeds_given_up": _those(DEEDS, s.deed_at, GIVEN_UP + seat),
        "being_completed": _those(DEEDS, s.deed_at, BEING_DONE + seat),
        "completed": {name: _those(DEEDS, s.deed_at, done(seat, slot)) for slot, name in enumerate(SLOTS)},
        "agenda": next(iter(_those(AGENDAS, s.agenda_at, seat)), None),
        "agendas_dealt": _those(AGENDAS, s.agenda_at, DEALT + seat),
        "agendas_returned": _those(AGENDAS, s.agenda_at, RETURNED + seat),
        "inheritance": _those(REGIONS, s.inheritance_at, seat),
        "inheritance_dealt": _those(REGIONS, s.inheritance_at, DEALT + seat),
        "inheritance_returned": _those(REGIONS, s.inheritance_at, RETURNED + seat),
        "discs": [value for value in range(1, 6) for _ in range(s.discs[seat * 6 + value])],
    }


def _in_regions(column: Sequence[int], kinds: tuple[str, ...], seat: int) -> dict[str, list[str]]:
    """By region, the things of these kinds that the seat has there."""
    found: dict[str, list[str]] = {}
    for region, name in enumerate(REGIONS):
        mine = [kind for place, kind in enumerate(kinds) if column[place * HERE + region] == seat]
        if mine:
            found[name] = mine
    return found


def _razed(s: Rurik2State, seat: int, building: int) -> int:
    return built(s, seat, building) - s.structures[building * HERE : (building + 1) * HERE].count(seat)


def _region(s: Rurik2State, region: int) -> dict[str, Any]:
    return {
        "rebels": s.rebels[region],
        "good": GOODS[s.good_of[region]],
        "good_here": bool(s.good_here[region]),
    }


def _column(s: Rurik2State, column: int) -> list[dict[str, Any] | None]:
    spaces: list[dict[str, Any] | None] = []
    for space in range(column * ROWS, column * ROWS + s.box.rows[s.players]):
        if s.space_seat[space] == NONE:
            spaces.append(None)
        else:
            seat, disc, bribe = s.space_seat[space], s.space_disc[space], s.space_bribe[space]
            spaces.append({"seat": SEATS[seat], "disc": disc, "bribe": bribe})
    return spaces


def _strategy_cards(s: Rurik2State, cards: _Cards) -> dict[str, Any]:
    below = list(s.discard)
    if s.discard_top != NONE:
        below[s.discard_top] -= 1
    discard = cards.all(below) + ([] if s.discard_top == NONE else [cards.one(s.discard_top)])
    return {
        "drawn": cards.all(s.drawn),
        "revealed": cards.all(s.revealed),
        "played": None if s.played == NONE else cards.one(s.played),
        "discard": discard,
        "decks": {name: {"cards": s.deck[deck], "top": _top(s, deck, cards)} for deck, name in enumerate(DECKS)},
    }


def _top(s: Rurik2State, deck: int, cards: _Cards) -> list[dict[str, Any]]:
    """The cards that were put back on a deck, the topmost first."""
    places = range(deck * DEPTH + s.top_count[deck] - 1, deck * DEPTH - 1, -1)
    return [{"card": cards.one(s.top[place]), "known_by": _seats(s.top_known[place])} for place in places]


def _seats(bits: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if bits & (1 << seat)]


def _market(s: Rurik2State, market: int) -> list[str | None]:
    first = market * MARKET_PLACES
    return [None if deed == NONE else DEEDS[deed] for deed in s.market[first : first + s.players + 1]]


def _docket(rules: Rules[Rurik2State], s: Rurik2State) -> list[dict[str, Any]]:
    written = operands(s.box)
    docket = []
    for f in frames(s.docket):
        entry: dict[str, Any] = {"procedure": NAMES[f.procedure]}
        if f.seat != NOBODY:
            entry["seat"] = SEATS[f.seat]
        for operand, value in zip(rules.table[f.procedure].operands.split(), (f.a, f.b, f.c, f.d), strict=False):
            entry[operand] = written.write(operand, value)
        docket.append(entry)
    return docket
