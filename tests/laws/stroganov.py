"""What only Stroganov can say to the laws: what is conserved, what never goes back, and what nobody can see."""

from __future__ import annotations

from typing import Any

from tests.laws.remembered import remembered, within
from veche.kernel.numbers import count_of
from veche.titles.stroganov.components import (
    AUTOMA,
    HOME,
    LANDSCAPES,
    LAST_STORY,
    LAST_TROPHY,
    MARKET,
    NEUTRAL,
    NONE,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    WISHES,
    YEARS,
    YURTS,
)
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import (
    DONE,
    FACE_UP,
    GONE,
    HIDDEN_LETTER,
    IN_PILE,
    KINDS,
    OFFERED,
    OPEN,
    OVER,
    REMOVED,
    SETUP,
    SPENT,
    UNSEEN,
    StroganovState,
)
from veche.titles.stroganov.view import HIDDEN, possible_letters

Problems = list[str]


def conserved(rules: StroganovRules, s: StroganovState) -> Problems:
    """Furs, tigers, banners, outposts, tiles, cards, Cossacks and markers."""
    return _furs(s) + _supplies(s) + _tiles(s) + _wishes(s) + _cossacks(s) + _markers(s) + _automa(s)


@remembered("box season bag market drawn furs furs_on offer_fur vacant trade_fur region_fur row tiger_on")
def _furs(s: StroganovState) -> Problems:
    found = []
    for name in ("bag", "market", "drawn", "furs", "furs_on"):
        found += within(name, getattr(s, name), 0, 76)
    for fur in range(KINDS):
        there = s.bag[fur] + s.market[fur] + s.drawn[fur] + sum(s.furs[fur::KINDS]) + sum(s.furs_on[fur::KINDS])
        there += count_of(s.offer_fur, fur)
        if there != s.box.fur_count[fur]:
            found.append(f"there are {there} furs of value {fur + 2}, not {s.box.fur_count[fur]}")
    if s.season != SETUP and sum(s.market) + s.vacant != MARKET:
        found.append(f"the market has {sum(s.market)} furs, and {s.vacant} are missing")
    if s.season != SETUP or s.region_fur[-1] != NONE:
        laid = sorted([s.trade_fur, *s.region_fur])
        printed = [fur for fur in range(KINDS) for _ in range(s.box.setup_furs[fur])]
        if laid != printed:
            found.append(f"the setup furs are {laid}, not {printed}")
    for space, tile in enumerate(s.row):
        lies = sum(s.furs_on[space * KINDS : (space + 1) * KINDS]) + s.tiger_on[space]
        if tile == NONE and lies:
            found.append(f"{lies} furs lie in the gap {space}")
        if tile != NONE and lies - s.tiger_on[space] > s.box.spots[tile]:
            found.append(f"{lies} furs lie on {s.box.spots[tile]} spots of space {space}")
    return found


@remembered(
    "box houses tiger_on horses coins tigers_left banners_left vacant tigers banners outposts outposts_left built"
)
def _supplies(s: StroganovState) -> Problems:
    found = within("tiger_on", s.tiger_on, 0, 1) + within("horses", s.horses, 0, 999) + within("coins", s.coins, 0, 999)
    found += within("supplies", [s.tigers_left, s.banners_left, s.vacant, *s.tigers, *s.banners, *s.outposts], 0, 99)
    if s.tigers_left + sum(s.tigers) + sum(s.tiger_on) != s.box.tigers:
        found.append(f"tigers: {s.tigers_left} left, {s.tigers} held, {s.tiger_on} on tiles")
    if s.banners_left + sum(s.banners) != s.box.banners[s.houses]:
        found.append(f"banners: {s.banners_left} left, {s.banners} held")
    for seat in range(len(SEATS)):
        wanted = s.box.outposts if seat < s.houses else 0
        there = s.outposts[seat] + s.outposts_left[seat] + count_of(s.built, seat)
        if there != wanted or s.outposts_left[seat] < 0:
            found.append(f"{SEATS[seat]} has {there} outposts, not {wanted}")
        for region in range(5):
            if count_of(s.built[region * 3 : region * 3 + 3], seat) > 1:
                found.append(f"{SEATS[seat]} has two outposts in region {region}")
    found += within("built", s.built, NONE, NEUTRAL)
    return found


@remembered("houses season row landscape_at yurt yurt_at song song_at wish wish_at village")
def _tiles(s: StroganovState) -> Problems:
    found = []
    for name, count, board, at in (
        ("landscapes", len(LANDSCAPES), s.row, s.landscape_at),
        ("yurts", len(YURTS), s.yurt, s.yurt_at),
        ("songs", len(SONGS), s.song, s.song_at),
        ("wishes", len(WISHES), s.wish, s.wish_at),
    ):
        lying = sorted(tile for tile in board if tile != NONE)
        if lying != [tile for tile in range(count) if at[tile] == OPEN]:
            found.append(f"{name} {lying} lie open, but {[tile for tile in range(count) if at[tile] == OPEN]} should")
    found += within("landscape_at", s.landscape_at, OPEN, s.houses - 1)
    found += within("yurt_at", s.yurt_at, GONE, IN_PILE) + within("song_at", s.song_at, GONE, IN_PILE)
    villages = [tile for tile in s.village if tile != NONE]
    if len(set(villages)) != len(villages) or (s.season != SETUP and len(villages) != len(s.village)):
        found.append(f"the villages are {s.village}")
    if any(tile != NONE for tile in s.song[s.houses :]):
        found.append(f"more songs than players: {s.song}")
    return found


@remembered("houses season wish_at offer offer_fur")
def _wishes(s: StroganovState) -> Problems:
    found = []
    places = {IN_PILE, OPEN, GONE, OFFERED} | set(range(s.houses)) | {DONE + seat for seat in range(s.houses)}
    wrong = [WISHES[card] for card, where in enumerate(s.wish_at) if where not in places]
    if wrong:
        found.append(f"wishes are nowhere: {wrong}")
    if sorted(card for card in s.offer if card != NONE) != [c for c, w in enumerate(s.wish_at) if w == OFFERED]:
        found.append(f"the wishes {s.offer} are offered")
    if s.season != SETUP and any(card != NONE for card in (*s.offer, *s.offer_fur)):
        found.append("something is offered after the setup")
    return found


def _cossacks(s: StroganovState) -> Problems:
    found = within("at", s.at, HOME, SPACES - 1) + within("played", s.played, 0, 1)
    order = [seat for seat in s.order if seat != NONE]
    if len(set(order)) != len(order) or list(s.order[len(order) :]) != [NONE] * (len(SEATS) - len(order)):
        found.append(f"the player order is {list(s.order)}")
    if s.season != SETUP and sorted(order) != list(range(s.houses)):
        found.append(f"the player order is {s.order} for {s.houses}")
    places = [s.at[seat] for seat in order]
    if places != sorted(places, reverse=True):
        found.append(f"the player order is {s.order}, but the Cossacks stand at {s.at}")
    return found


def _markers(s: StroganovState) -> Problems:
    found = within("story", s.story, 0, LAST_STORY) + within("vp", s.vp, 0, 999)
    found += within("trophy", s.trophy[: s.houses], 1, LAST_TROPHY) + within("year", [s.year], 1, YEARS)
    found += within("arrived", s.arrived, 0, 1) + within("extra_used", s.extra_used, 0, 1)
    found += within("rewards_taken", s.rewards_taken, 0, (1 << LAST_TROPHY + 1) - 2)
    for seat in range(s.houses):
        if s.arrived[seat] and s.story[seat] != LAST_STORY:
            found.append(f"{SEATS[seat]} may sing at once with {s.story[seat]} story points")
    if (s.season == OVER) != (s.docket is None):
        found.append("the season does not say whether the game is over")
    return found


def _automa(s: StroganovState) -> Problems:
    found = within("automa_at", s.automa_at, UNSEEN, REMOVED)
    if s.players > 1:
        return found + within("automa_at", s.automa_at, REMOVED, REMOVED) + within("pile", [s.pile, s.movement], 0, 0)
    seen = count_of(s.automa_at, SPENT) + count_of(s.automa_at, FACE_UP)
    if s.pile + seen != len(AUTOMA) - 5:
        found.append(f"{s.pile} cards are in Ivan's pile and {seen} were seen")
    if (s.card == NONE) != (FACE_UP not in s.automa_at) or (s.card != NONE and s.automa_at[s.card] != FACE_UP):
        found.append(f"card {s.card} lies face up, but {s.automa_at}")
    if s.letter != NONE:
        wrong = [
            c
            for c, where in enumerate(s.automa_at)
            if where in (SPENT, FACE_UP) and s.box.automa_letters[c] >> s.letter & 1
        ]
        if wrong:
            found.append(f"cards {wrong} bear the letter {STRATEGIES[s.letter]} and were played")
    elif s.variants & HIDDEN_LETTER and s.season != SETUP:
        found.append("there is no letter")
    return found


def never_back(before: StroganovState, after: StroganovState) -> Problems:
    """Points, trophies, years, claimed landscapes and fulfilled wishes."""
    found = []
    for name in ("vp", "trophy"):
        if any(then > now for then, now in zip(getattr(before, name), getattr(after, name), strict=True)):
            found.append(f"{name} went down from {getattr(before, name)} to {getattr(after, name)}")
    if before.year > after.year:
        found.append(f"year {before.year} was followed by year {after.year}")
    lost = [tile for tile, at in enumerate(before.landscape_at) if at >= 0 and after.landscape_at[tile] != at]
    undone = [card for card, at in enumerate(before.wish_at) if at >= DONE and after.wish_at[card] != at]
    if lost or undone:
        found.append(f"landscapes {lost} and wishes {undone} were lost")
    return found


def unseen(view: Any, s: StroganovState) -> dict[str, dict[str, list[int]]]:
    """Everything lies open, but for a letter of Ivan that was drawn in secret."""
    if view.numbers["letter"] != HIDDEN:
        return {}
    others = [letter for letter in possible_letters(view, s.box) if letter != s.letter]
    return {"letters": {"letter": [s.letter], "other letters": others}}
