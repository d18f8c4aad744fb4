"""A view as a report in plain text: headings and sentences in the reader's language, things as moves name them."""

from __future__ import annotations

from veche.kernel.docket import NOBODY
from veche.kernel.listing import NOTHING, Say, Section, laid_out, listed
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


def table(rules: StroganovRules, view: View, say: Say) -> list[Section]:
    """What lies open on the table: everything but what was drawn in secret."""
    s = rules.guess(view, 0)
    order = [s.box.seats[seat] for seat in seats_in_order(s) if seat != NONE]
    sections = [
        (_when(s, say), [say("listing.order", seats=listed(order))]),
        (say("listing.siberia"), _row(s, say)),
        (say("listing.regions"), _regions(s, say)),
        (say("listing.piles"), _piles(s, say)),
        (say("listing.players"), _players(s, say)),
        (say("listing.wishes"), _wishes(s, say)),
    ]
    if s.players == 1:
        sections.append((say("listing.ivan"), _ivan(s, view, say)))
    return sections


def secrets(rules: StroganovRules, view: View) -> list[str]:
    """Nobody holds anything that the others may not see."""
    return []


def unseen(rules: StroganovRules, s: StroganovState, say: Say) -> list[str]:
    """What whoever keeps the table may read: the letter that was drawn for Ivan in secret."""
    secret = rules.view(s, NOBODY).numbers["letter"] == HIDDEN
    return [say("listing.ivan.letter", letter=STRATEGIES[s.letter])] if secret else []


def _when(s: StroganovState, say: Say) -> str:
    return say("listing.over") if s.docket is None else say("listing.year", year=s.year, season=SEASONS[s.season])


def _heads(say: Say, names: str) -> list[str]:
    return [say(f"listing.{name}") for name in names.split()]


def _row(s: StroganovState, say: Say) -> list[str]:
    rows = [_heads(say, "space region tile type furs cossacks")]
    for space in range(SPACES):
        tile = s.row[space]
        furs = _furs(s.furs_on[space * KINDS : (space + 1) * KINDS]) if tile != NONE else NOTHING
        rows.append([
            str(space + 1),
            REGIONS[s.box.region_of[space]],
            LANDSCAPES[tile] if tile != NONE else say("listing.gap"),
            say(f"type.{TYPES[s.box.type_of[tile]]}") if tile != NONE else NOTHING,
            say("listing.with-tiger", furs=furs) if s.tiger_on[space] else furs,
            listed([s.box.seats[seat] for seat in seats_in_order(s) if seat != NONE and s.at[seat] == space]),
        ])  # fmt: skip
    return laid_out(rows)


def _regions(s: StroganovState, say: Say) -> list[str]:
    rows = [_heads(say, "region fur village yurt wish outposts")]
    for region, name in enumerate(REGIONS):
        built = s.built[region * OUTPOST_SPACES : (region + 1) * OUTPOST_SPACES]
        rows.append([
            name,
            _one(FURS, s.region_fur[region]),
            _one(VILLAGES, s.village[region]),
            _one(YURTS, s.yurt[region]),
            _one(WISHES, s.wish[region]),
            ", ".join([_owner(s, space, owner, say) for space, owner in enumerate(built)]),
        ])  # fmt: skip
    return laid_out(rows)


def _owner(s: StroganovState, space: int, owner: int, say: Say) -> str:
    if owner == NONE:
        return f"({s.box.outpost_cost[space]})"
    return say("listing.neutral") if owner == NEUTRAL else s.box.seats[owner]


def _piles(s: StroganovState, say: Say) -> list[str]:
    songs = [say("listing.song", song=SONGS[tile], cost=s.box.song_cost[tile]) for tile in s.song if tile != NONE]
    offers = [
        say("listing.offer", wish=WISHES[card], fur=_one(FURS, s.offer_fur[place]))
        for place, card in enumerate(s.offer)
        if card != NONE
    ]
    lines = [
        say("listing.market", furs=_furs(s.market), fur=_one(FURS, s.trade_fur), bag=_furs(s.bag)),
        say("listing.songs", songs=listed(songs)),
        say(
            "listing.in-piles",
            landscapes=count_of(s.landscape_at, IN_PILE),
            yurts=count_of(s.yurt_at, IN_PILE),
            songs=count_of(s.song_at, IN_PILE),
            wishes=count_of(s.wish_at, IN_PILE),
        ),
        say("listing.supply", banners_left=s.banners_left, tigers_left=s.tigers_left),
    ]
    if offers:
        lines.append(say("listing.offered", offers=", ".join(offers)))
    if sum(s.drawn):
        lines.append(say("listing.drawn", furs=_furs(s.drawn)))
    return lines


def _players(s: StroganovState, say: Say) -> list[str]:
    rows = [_heads(say, "seat at vp furs horses coins tigers banners outposts story trophy tiles")]
    for seat in range(s.houses):
        rows.append([
            say("listing.seat.ivan", seat=s.box.seats[seat]) if is_ivan(s, seat) else s.box.seats[seat],
            say("listing.home") if s.at[seat] == HOME else str(s.at[seat] + 1),
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


def _wishes(s: StroganovState, say: Say) -> list[str]:
    lines = []
    for seat in range(s.houses):
        hand = [_wish(s, card, say) for card in range(len(WISHES)) if s.wish_at[card] == seat]
        done = [WISHES[card] for card in range(len(WISHES)) if s.wish_at[card] == DONE + seat]
        lines.append(say("listing.wishes.seat", seat=s.box.seats[seat], hand=listed(hand), done=listed(done)))
    return lines


def _wish(s: StroganovState, card: int, say: Say) -> str:
    number, fur, back = s.box.wish_possess[card], FURS[s.box.wish_fur[card]], s.box.wish_return[card]
    return say("listing.wish.card", wish=WISHES[card], number=number, fur=fur, back=back)


def _ivan(s: StroganovState, view: View, say: Say) -> list[str]:
    letter = view.numbers["letter"]
    secret = s.variants & HIDDEN_LETTER and letter < 0
    how = STRATEGIES[letter] if letter >= 0 else say("listing.letter.secret") if secret else say("listing.letter.none")
    top = str(s.movement or NOTHING)
    return [
        say("listing.ivan.aims", difficulty=DIFFICULTIES[s.difficulty], letter=how),
        say("listing.ivan.cards", card=_one(AUTOMA, s.card), top=top, number=s.pile),
    ]


def _one(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else NOTHING


def _furs(column: Row) -> str:
    return " ".join([FURS[fur] for fur, number in enumerate(column) for _ in range(number)]) or NOTHING
