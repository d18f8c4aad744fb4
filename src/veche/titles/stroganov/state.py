"""The state of *Stroganov* (its columns are in `columns.py`): what its numbers mean, and questions to it."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64, index_of, total_in, total_of
from veche.titles.stroganov.components import IN_PILE as IN_PILE
from veche.titles.stroganov.components import LAST_STORY, NONE, OUTPOST_SPACES
from veche.titles.stroganov.state_class import StroganovState as StroganovState

SETUP: Final[i64] = 0
SPRING: Final[i64] = 1
SUMMER: Final[i64] = 2
AUTUMN: Final[i64] = 3
WINTER: Final[i64] = 4
OVER: Final[i64] = 5
SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter", "over")

RANDOM_REGION_FURS: Final[i64] = 1
ASYMMETRIC_BOARDS: Final[i64] = 2
HIDDEN_LETTER: Final[i64] = 4
VARIANTS: Final = ("random-region-furs", "asymmetric-boards")

OPEN: Final[i64] = -2
GONE: Final[i64] = -3
OFFERED: Final[i64] = -4
DONE: Final[i64] = 10
"""Where a tile or card is: in its pile, open on the board, gone (discarded, or left in the box), offered at the
beginning; else the seat that has it. A wish that its seat has fulfilled is at DONE + seat."""

UNSEEN: Final[i64] = 0
FACE_UP: Final[i64] = 1
SPENT: Final[i64] = 2
REMOVED: Final[i64] = 3
"""`automa_at`: a card of Ivan that nobody has seen, the one that lies face up, those before it, and those taken out."""

EASY: Final[i64] = 0
MEDIUM: Final[i64] = 1
HARD: Final[i64] = 2

HORSES_FOR_IVANS_POINT: Final[i64] = 5
"""So many horses become a point as soon as Ivan has them."""

KINDS: Final[i64] = 7
"""Values of furs."""
IVAN: Final[i64] = 1
"""Ivan's seat in the solo game."""


def is_ivan(s: StroganovState, seat: i64) -> bool:
    """Whether this is Ivan's seat."""
    return s.players == 1 and seat == IVAN


def has_board(s: StroganovState, seat: i64, colour: i64) -> bool:
    """Whether the seat has the ability of this colour's asymmetric board; Ivan plays without a board."""
    return s.variants & ASYMMETRIC_BOARDS != 0 and s.box.colour[seat] == colour and not is_ivan(s, seat)


def fulfilled(s: StroganovState, seat: i64, wish: i64) -> bool:
    """Whether the seat has fulfilled this wish, so that its effect holds."""
    return s.wish_at[wish] == DONE + seat


def furs_of(s: StroganovState, seat: i64) -> i64:
    """How many furs the seat has."""
    return total_in(s.furs, seat * KINDS, seat * KINDS + KINDS)


def prey_on(s: StroganovState, space: i64) -> i64:
    """How many furs and tigers lie on the space."""
    return s.tiger_on[space] + total_in(s.furs_on, space * KINDS, space * KINDS + KINDS)


def furs_in_bag(s: StroganovState) -> i64:
    """How many furs the bag has."""
    return total_of(s.bag)


def region_at(s: StroganovState, seat: i64) -> i64:
    """The region in which the seat's Cossack stands, or NONE at home."""
    space = s.at[seat]
    return s.box.region_of[space] if space >= 0 else NONE


def has_outpost(s: StroganovState, seat: i64, region: i64) -> bool:
    """Whether an outpost of the seat stands in the region."""
    first = region * OUTPOST_SPACES
    return s.built[first] == seat or s.built[first + 1] == seat or s.built[first + 2] == seat


def outposts_built(s: StroganovState, seat: i64) -> i64:
    """How many outposts the seat has built."""
    return count_of(s.built, seat)


def landscapes_of(s: StroganovState, seat: i64) -> i64:
    """How many landscape tiles the seat has claimed."""
    return count_of(s.landscape_at, seat)


def gain_horses(s: StroganovState, seat: i64, number: i64) -> None:
    """Horses from the supply."""
    s.horses[seat] += number
    if is_ivan(s, seat) and s.horses[seat] >= HORSES_FOR_IVANS_POINT:
        # Solo mode, "Special rules for Ivan": five horses are a point at once.
        s.vp[seat] += s.horses[seat] // HORSES_FOR_IVANS_POINT
        s.horses[seat] %= HORSES_FOR_IVANS_POINT


def gain_story(s: StroganovState, seat: i64, number: i64) -> None:
    """Steps on the story track; what goes beyond its end is lost. Whoever arrives there may sing at once."""
    if s.story[seat] >= LAST_STORY:
        return
    s.story[seat] += number
    if s.story[seat] >= LAST_STORY:
        s.story[seat] = LAST_STORY
        s.arrived[seat] = int(any_song(s))  # ruling: sing-once-per-arrival


def any_song(s: StroganovState) -> bool:
    """Whether a song lies open."""
    return count_of(s.song, NONE) < len(s.song)


def gain_fur(s: StroganovState, seat: i64, fur: i64, number: i64 = 1) -> None:
    """Furs for the personal supply; a bear brings its story points at once."""
    if is_ivan(s, seat) and s.difficulty >= HARD and fur == s.trade_fur:
        # Hard: Ivan sells what the trade space takes.
        s.bag[fur] += number
        s.coins[seat] += number  # ruling: hard-sells-furs
        return
    s.furs[seat * KINDS + fur] += number
    if s.box.fur_story[fur]:
        gain_story(s, seat, s.box.fur_story[fur] * number)


def gain_banners(s: StroganovState, seat: i64, number: i64) -> None:
    """Banners, as far as the supply has them."""
    given = min(number, s.banners_left)
    s.banners_left -= given
    s.banners[seat] += given


def gain_tigers(s: StroganovState, seat: i64, number: i64) -> None:
    """Tigers, as far as the supply has them."""
    given = min(number, s.tigers_left)
    s.tigers_left -= given
    s.tigers[seat] += given


def gain_outposts(s: StroganovState, seat: i64, number: i64) -> None:
    """Outposts from the general to the personal supply, as far as there are any of this colour."""
    given = min(number, s.outposts_left[seat])
    s.outposts_left[seat] -= given
    s.outposts[seat] += given


def seats_in_order(s: StroganovState) -> list[int]:
    """The seats in player order: the Cossack furthest east first."""
    return list(s.order[: s.houses])


def place_cossack(s: StroganovState, seat: i64, space: i64) -> None:
    """Set the Cossack on a space, to the left of those who stand there already."""
    s.at[seat] = space
    place = index_of(s.order, seat)
    while place < s.houses - 1:
        s.order[place] = s.order[place + 1]
        place += 1
    while place > 0 and s.at[s.order[place - 1]] < space:  # ruling: order-on-a-tile
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = seat
