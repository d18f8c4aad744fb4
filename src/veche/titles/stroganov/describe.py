"""A view as a report in plain text, in the words that moves are written with."""

from __future__ import annotations

from veche.kernel.docket import NOBODY
from veche.kernel.listing import NOTHING, Section, laid_out, listed
from veche.kernel.numbers import Row, count_of
from veche.kernel.view import View
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    FURS,
    HOME,
    LANDSCAPES,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SONGS,
    SPACES,
    STRATEGIES,
    TYPES,
    VILLAGES,
    WISHES,
    YURTS,
)
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import (
    DONE,
    HIDDEN_LETTER,
    IN_PILE,
    KINDS,
    SEASONS,
    StroganovState,
    is_ivan,
    landscapes_of,
    outposts_built,
    seats_in_order,
)
from veche.titles.stroganov.view import HIDDEN


def table(rules: StroganovRules, view: View) -> list[Section]:
    """What lies open on the table: everything but what was drawn in secret."""
    s = rules.guess(view, 0)
    sections = [
        (_when(s), [f"player order: {listed([s.box.seats[seat] for seat in seats_in_order(s) if seat != NONE])}"]),
        ("Siberia", _row(s)),
        ("Regions", _regions(s)),
        ("Market, songs and piles", _piles(s)),
        ("Players", _players(s)),
        ("Wishes", _wishes(s)),
    ]
    if s.players == 1:
        sections.append(("Ivan", _ivan(s, view)))
    return sections


def secrets(rules: StroganovRules, view: View) -> list[str]:
    """Nobody holds anything that the others may not see."""
    return []


def unseen(rules: StroganovRules, s: StroganovState) -> list[str]:
    """What whoever keeps the table may read: the letter that was drawn for Ivan in secret."""
    secret = rules.view(s, NOBODY).numbers["letter"] == HIDDEN
    return [f"Ivan's letter: {STRATEGIES[s.letter]}"] if secret else []


def _when(s: StroganovState) -> str:
    return f"Year {s.year}, {SEASONS[s.season]}" if s.docket is not None else "The game is over"


def _row(s: StroganovState) -> list[str]:
    rows = [["space", "region", "tile", "type", "furs", "Cossacks"]]
    for space in range(SPACES):
        tile = s.row[space]
        furs = _furs(s.furs_on[space * KINDS : (space + 1) * KINDS]) if tile != NONE else NOTHING
        rows.append([
            str(space + 1),
            REGIONS[s.box.region_of[space]],
            LANDSCAPES[tile] if tile != NONE else "(gap)",
            TYPES[s.box.type_of[tile]] if tile != NONE else NOTHING,
            f"{furs} tiger" if s.tiger_on[space] else furs,
            listed([s.box.seats[seat] for seat in seats_in_order(s) if seat != NONE and s.at[seat] == space]),
        ])  # fmt: skip
    return laid_out(rows)


def _regions(s: StroganovState) -> list[str]:
    rows = [["region", "fur", "village", "yurt", "wish", "outposts"]]
    for region, name in enumerate(REGIONS):
        built = s.built[region * OUTPOST_SPACES : (region + 1) * OUTPOST_SPACES]
        rows.append([
            name,
            _one(FURS, s.region_fur[region]),
            _one(VILLAGES, s.village[region]),
            _one(YURTS, s.yurt[region]),
            _one(WISHES, s.wish[region]),
            ", ".join([_owner(s, space, owner) for space, owner in enumerate(built)]),
        ])  # fmt: skip
    return laid_out(rows)


def _owner(s: StroganovState, space: int, owner: int) -> str:
    if owner == NONE:
        return f"({s.box.outpost_cost[space]})"
    return "neutral" if owner == NEUTRAL else s.box.seats[owner]


def _piles(s: StroganovState) -> list[str]:
    songs = [f"{SONGS[tile]} for {s.box.song_cost[tile]}" for tile in s.song if tile != NONE]
    offers = [
        f"{WISHES[card]} with {_one(FURS, s.offer_fur[place])}" for place, card in enumerate(s.offer) if card != NONE
    ]
    lines = [
        f"market: {_furs(s.market)}; trade asks for {_one(FURS, s.trade_fur)}; in the bag: {_furs(s.bag)}",
        f"songs: {listed(songs)}",
        f"in the piles: {count_of(s.landscape_at, IN_PILE)} landscapes, {count_of(s.yurt_at, IN_PILE)} yurts, "
        f"{count_of(s.song_at, IN_PILE)} songs, {count_of(s.wish_at, IN_PILE)} wishes",
        f"in the supply: {s.banners_left} banners, {s.tigers_left} tigers",
    ]
    if offers:
        lines.append(f"offered: {', '.join(offers)}")
    if sum(s.drawn):
        lines.append(f"drawn: {_furs(s.drawn)}")
    return lines


def _players(s: StroganovState) -> list[str]:
    heads = ["seat", "at", "vp", "furs", "horses", "coins", "tigers", "banners", "outposts", "story", "trophy", "tiles"]
    rows = [heads]
    for seat in range(s.houses):
        rows.append([
            f"{s.box.seats[seat]} (Ivan)" if is_ivan(s, seat) else s.box.seats[seat],
            "home" if s.at[seat] == HOME else str(s.at[seat] + 1),
            str(s.vp[seat]),
            _furs(s.furs[seat * KINDS : (seat + 1) * KINDS]),
            str(s.horses[seat]),
            str(s.coins[seat]),
            str(s.tigers[seat]),
            str(s.banners[seat]),
            f"{outposts_built(s, seat)}+{s.outposts[seat]}",
            str(s.story[seat]),
            str(s.trophy[seat]),
            str(landscapes_of(s, seat)),
        ])  # fmt: skip
    return laid_out(rows)


def _wishes(s: StroganovState) -> list[str]:
    lines = []
    for seat in range(s.houses):
        hand = [_wish(s, card) for card in range(len(WISHES)) if s.wish_at[card] == seat]
        done = [WISHES[card] for card in range(len(WISHES)) if s.wish_at[card] == DONE + seat]
        lines.append(f"{s.box.seats[seat]}: in hand {listed(hand)}; fulfilled {listed(done)}")
    return lines


def _wish(s: StroganovState, card: int) -> str:
    return (
        f"{WISHES[card]} ({s.box.wish_possess[card]} × {FURS[s.box.wish_fur[card]]}, return {s.box.wish_return[card]})"
    )


def _ivan(s: StroganovState, view: View) -> list[str]:
    letter = view.numbers["letter"]
    secret = s.variants & HIDDEN_LETTER and letter < 0
    how = "drawn in secret" if secret else STRATEGIES[letter] if letter >= 0 else "none, cards removed at random"
    return [
        f"difficulty: {DIFFICULTIES[s.difficulty]}; letter: {how}",
        f"card: {_one(AUTOMA, s.card)}; on the back of the top one: {s.movement or NOTHING}; in the pile: {s.pile}",
    ]


def _one(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else NOTHING


def _furs(column: Row) -> str:
    return " ".join([FURS[fur] for fur, number in enumerate(column) for _ in range(number)]) or NOTHING
