"""A position as data that a person can read and edit; `docs/position-stroganov.md` describes it field by field.

`dump` writes every field. Bag, piles and supplies are not written: they have what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import dump_docket
from veche.kernel.numbers import Row
from veche.kernel.rules import Rules
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    FURS,
    HOME,
    LANDSCAPES,
    LAST_TROPHY,
    MANY,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    VILLAGES,
    WISHES,
    YURTS,
)
from veche.titles.stroganov.operands import name_of
from veche.titles.stroganov.position_reader import PositionReader
from veche.titles.stroganov.state import (
    DONE,
    GONE,
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
    return PositionReader(rules, data).read()


def dump(rules: Rules[StroganovState], s: StroganovState) -> dict[str, Any]:
    """The complete position."""
    written: dict[str, Any] = {
        "title": "stroganov",
        "players": s.players,
        "options": [name for bit, name in enumerate(VARIANTS) if s.variants & (1 << bit)],
        "year": s.year,
        "season": SEASONS[s.season],
        "order": [SEATS[seat] for seat in seats_in_order(s) if seat != NONE],
        "seats": {SEATS[seat]: _seat(s, seat) for seat in range(s.houses)},
        "row": [_space(s, space) for space in range(SPACES)],
        "regions": {name: _region(s, region) for region, name in enumerate(REGIONS)},
        "trade_fur": _one(FURS, s.trade_fur, True),
        "market": _values(s.market),
        "vacant": s.vacant,
        "drawn": _values(s.drawn),
        "songs": [_one(SONGS, tile) for tile in s.song[: s.houses]],
        "offers": [_offer(s, place) for place in range(s.houses)],
        "gone": {
            "yurts": _those(YURTS, s.yurt_at, GONE),
            "songs": _those(SONGS, s.song_at, GONE),
            "wishes": _those(WISHES, s.wish_at, GONE),
        },
    }
    if s.players == 1:
        written["ivan"] = _ivan(s)
    return {**written, "docket": dump_docket(rules, s.docket, SEATS, name_of)}


def _one(names: tuple[str, ...], number: int, as_value: bool = False) -> Any:
    if number == NONE:
        return None
    return int(names[number]) if as_value else names[number]


def _values(column: Row) -> list[int]:
    """Furs as a list of their values."""
    return [fur + 2 for fur, number in enumerate(column) for _ in range(number)]


def _those(names: tuple[str, ...], column: Row, where: int) -> list[str]:
    return [names[card] for card, place in enumerate(column) if place == where]


def _seat(s: StroganovState, seat: int) -> dict[str, Any]:
    return {
        "at": "home" if s.at[seat] == HOME else s.at[seat] + 1,
        "played": bool(s.played[seat]),
        "furs": _values(s.furs[seat * KINDS : (seat + 1) * KINDS]),
        "horses": min(s.horses[seat], MANY),
        "coins": min(s.coins[seat], MANY),
        "tigers": s.tigers[seat],
        "banners": s.banners[seat],
        "outposts": s.outposts[seat],
        "story": s.story[seat],
        "vp": min(s.vp[seat], MANY),
        "trophy": s.trophy[seat],
        "landscapes": _those(LANDSCAPES, s.landscape_at, seat),
        "hand": _those(WISHES, s.wish_at, seat),
        "fulfilled": _those(WISHES, s.wish_at, DONE + seat),
        "extra_used": bool(s.extra_used[seat]),
        "may_sing": bool(s.arrived[seat]),
        "rewards_taken": [space for space in range(1, LAST_TROPHY + 1) if s.rewards_taken[seat] >> space & 1],
    }


def _space(s: StroganovState, space: int) -> dict[str, Any] | None:
    if s.row[space] == NONE:
        return None
    furs = _values(s.furs_on[space * KINDS : (space + 1) * KINDS])
    return {"tile": LANDSCAPES[s.row[space]], "furs": furs, "tiger": bool(s.tiger_on[space])}


def _region(s: StroganovState, region: int) -> dict[str, Any]:
    built = s.built[region * OUTPOST_SPACES : (region + 1) * OUTPOST_SPACES]
    return {
        "fur": _one(FURS, s.region_fur[region], True),
        "village": _one(VILLAGES, s.village[region]),
        "yurt": _one(YURTS, s.yurt[region]),
        "wish": _one(WISHES, s.wish[region]),
        "outposts": [None if one == NONE else "neutral" if one == NEUTRAL else SEATS[one] for one in built],
    }


def _offer(s: StroganovState, place: int) -> dict[str, Any] | None:
    if s.offer[place] == NONE:
        return None
    return {"wish": WISHES[s.offer[place]], "fur": _one(FURS, s.offer_fur[place], True)}


def _ivan(s: StroganovState) -> dict[str, Any]:
    return {
        "difficulty": DIFFICULTIES[s.difficulty],
        "letter": _one(STRATEGIES, s.letter),
        "hidden": bool(s.variants & HIDDEN_LETTER),
        "movement": s.movement,
        "card": _one(AUTOMA, s.card),
        "spent": _those(AUTOMA, s.automa_at, SPENT),
        "pile": s.pile,
    }
