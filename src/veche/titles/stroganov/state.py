"""The state of *Stroganov*: columns of whole numbers, and the functions that know how they are indexed."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared, State
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import FURS, LAST_STORY, NONE, OUTPOST_SPACES, REGIONS, SEATS

SETUP: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
OVER: Final = 5
SEASONS: Final = ("setup", "spring", "summer", "autumn", "winter", "over")

RANDOM_REGION_FURS: Final = 1
ASYMMETRIC_BOARDS: Final = 2
HIDDEN_LETTER: Final = 4
VARIANTS: Final = ("random-region-furs", "asymmetric-boards")

IN_PILE: Final = -1
OPEN: Final = -2
GONE: Final = -3
OFFERED: Final = -4
DONE: Final = 10
"""Where a tile or card is: in its pile, open on the board, gone (discarded, or left in the box), offered at the
beginning; else the seat that has it. A wish that its seat has fulfilled is at DONE + seat."""

UNSEEN: Final = 0
FACE_UP: Final = 1
SPENT: Final = 2
REMOVED: Final = 3
"""`automa_at`: a card of Ivan that nobody has seen, the one that lies face up, those before it, and those taken out."""

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2

HORSES_FOR_IVANS_POINT: Final = 5
"""So many horses become a point as soon as Ivan has them."""

NUMBERS: Final = (
    "players", "houses", "variants", "year", "season", "trade_fur", "banners_left", "tigers_left", "vacant",
    "difficulty", "letter", "movement", "card", "pile",
)  # fmt: skip
"""The single numbers of a state, in the order of its constructor."""

COLUMNS_OF_A_STATE: Final = (
    "row", "furs_on", "tiger_on", "at", "order", "played", "furs", "horses", "coins", "tigers", "banners",
    "outposts", "outposts_left", "story", "vp", "trophy", "arrived", "extra_used", "rewards_taken", "market", "bag",
    "drawn", "built", "landscape_at", "region_fur", "village", "yurt", "yurt_at", "wish", "wish_at", "song", "song_at",
    "offer", "offer_fur", "automa_at",
)  # fmt: skip
"""The columns of a state, in the order of its constructor."""

SHARED_COLUMNS: Final = (
    "built", "landscape_at", "region_fur", "village", "yurt", "yurt_at", "wish", "wish_at", "song", "song_at",
    "offer", "offer_fur", "automa_at",
)  # fmt: skip
"""Those of them that copies share."""


class StroganovState(State):
    """What lies on the table.

    | number | holds |
    |---|---|
    | players, houses | people who play; seats in play, Ivan's among them |
    | variants | options in force, as bits |
    | year, season | 1 to 4; setup, spring, summer, autumn, winter or over |
    | trade_fur | the setup fur on the trade space, or NONE |
    | banners_left, tigers_left | what the supply has |
    | vacant | furs that the market lacks, to be refilled as soon as the bag has some |
    | difficulty, letter | of Ivan; the letter is a strategy, or NONE: cards were removed at random |
    | movement, card, pile | what the back of Ivan's top card shows (0: no card); the card face up; cards in the pile |

    | column | index | holds |
    |---|---|---|
    | row | space | the landscape tile there, or NONE: a gap |
    | furs_on | space * 7 + fur | furs of each value on the tile |
    | tiger_on | space | 1 if a tiger lies there |
    | at | seat | the space of the Cossack, or HOME |
    | order | place | the seats in player order, the one furthest east first; NONE beyond the last |
    | played | seat | 1 once it has had its turn this season |
    | furs | seat * 7 + fur | furs in the personal supply |
    | horses, coins, tigers, banners, outposts | seat | what else is in the personal supply |
    | outposts_left | seat | outposts of this colour in the general supply |
    | story, vp, trophy | seat | steps on the story track; points so far; space of the trophy token |
    | arrived | seat | 1 while it may sing because it has just come to the end of the story track |
    | extra_used | seat | 1 once the extra advanced action of this season was taken |
    | rewards_taken | seat | the trophy rewards taken in this main action, as bits: 1 << space |
    | market, bag, drawn | fur | furs of each value in the market, in the bag, and drawn to choose from |
    | built | region * 3 + space | whose outpost stands there: a seat, NEUTRAL, or NONE |
    | landscape_at | tile | in the pile, in the row (OPEN), gone, or the seat that has it |
    | region_fur | region | the setup fur there |
    | village, yurt, wish | region | the tile or card there, or NONE |
    | yurt_at, song_at | tile | in the pile, open, or gone |
    | wish_at | card | in the pile, open, gone, offered, in a seat's hand, or fulfilled |
    | song | place | the songs that lie open, or NONE |
    | offer, offer_fur | place | the wishes offered at the beginning, and the fur on each |
    | automa_at | card | whether a card of Ivan was seen |
    """

    __slots__ = ("box", *NUMBERS, *COLUMNS_OF_A_STATE)

    def __init__(
        self,
        docket: Frame | None,
        box: Box,
        players: int,
        houses: int,
        variants: int,
        year: int,
        season: int,
        trade_fur: int,
        banners_left: int,
        tigers_left: int,
        vacant: int,
        difficulty: int,
        letter: int,
        movement: int,
        card: int,
        pile: int,
        row: Column,
        furs_on: Column,
        tiger_on: Column,
        at: Column,
        order: Column,
        played: Column,
        furs: Column,
        horses: Column,
        coins: Column,
        tigers: Column,
        banners: Column,
        outposts: Column,
        outposts_left: Column,
        story: Column,
        vp: Column,
        trophy: Column,
        arrived: Column,
        extra_used: Column,
        rewards_taken: Column,
        market: Column,
        bag: Column,
        drawn: Column,
        built: Shared,
        landscape_at: Shared,
        region_fur: Shared,
        village: Shared,
        yurt: Shared,
        yurt_at: Shared,
        wish: Shared,
        wish_at: Shared,
        song: Shared,
        song_at: Shared,
        offer: Shared,
        offer_fur: Shared,
        automa_at: Shared,
    ) -> None:
        self.docket = docket
        self.box = box
        self.players = players
        self.houses = houses
        self.variants = variants
        self.year = year
        self.season = season
        self.trade_fur = trade_fur
        self.banners_left = banners_left
        self.tigers_left = tigers_left
        self.vacant = vacant
        self.difficulty = difficulty
        self.letter = letter
        self.movement = movement
        self.card = card
        self.pile = pile
        self.row = row
        self.furs_on = furs_on
        self.tiger_on = tiger_on
        self.at = at
        self.order = order
        self.played = played
        self.furs = furs
        self.horses = horses
        self.coins = coins
        self.tigers = tigers
        self.banners = banners
        self.outposts = outposts
        self.outposts_left = outposts_left
        self.story = story
        self.vp = vp
        self.trophy = trophy
        self.arrived = arrived
        self.extra_used = extra_used
        self.rewards_taken = rewards_taken
        self.market = market
        self.bag = bag
        self.drawn = drawn
        self.built = built
        self.landscape_at = landscape_at
        self.region_fur = region_fur
        self.village = village
        self.yurt = yurt
        self.yurt_at = yurt_at
        self.wish = wish
        self.wish_at = wish_at
        self.song = song
        self.song_at = song_at
        self.offer = offer
        self.offer_fur = offer_fur
        self.automa_at = automa_at

    def copy(self) -> StroganovState:
        """An independent copy. It shares box and docket, which never change, and the columns of tiles and cards."""
        return StroganovState(
            self.docket,
            self.box,
            self.players,
            self.houses,
            self.variants,
            self.year,
            self.season,
            self.trade_fur,
            self.banners_left,
            self.tigers_left,
            self.vacant,
            self.difficulty,
            self.letter,
            self.movement,
            self.card,
            self.pile,
            self.row.copy(),
            self.furs_on.copy(),
            self.tiger_on.copy(),
            self.at.copy(),
            self.order.copy(),
            self.played.copy(),
            self.furs.copy(),
            self.horses.copy(),
            self.coins.copy(),
            self.tigers.copy(),
            self.banners.copy(),
            self.outposts.copy(),
            self.outposts_left.copy(),
            self.story.copy(),
            self.vp.copy(),
            self.trophy.copy(),
            self.arrived.copy(),
            self.extra_used.copy(),
            self.rewards_taken.copy(),
            self.market.copy(),
            self.bag.copy(),
            self.drawn.copy(),
            self.built,
            self.landscape_at,
            self.region_fur,
            self.village,
            self.yurt,
            self.yurt_at,
            self.wish,
            self.wish_at,
            self.song,
            self.song_at,
            self.offer,
            self.offer_fur,
            self.automa_at,
        )


KINDS: Final = len(FURS)
IVAN: Final = 1
"""Ivan's seat in the solo game."""


def is_ivan(s: StroganovState, seat: int) -> bool:
    """Whether this is Ivan's seat."""
    return s.players == 1 and seat == IVAN


def fulfilled(s: StroganovState, seat: int, wish: int) -> bool:
    """Whether the seat has fulfilled this wish, so that its effect holds."""
    return s.wish_at[wish] == DONE + seat


def furs_of(s: StroganovState, seat: int) -> int:
    """How many furs the seat has."""
    return sum(s.furs[seat * KINDS : seat * KINDS + KINDS])


def prey_on(s: StroganovState, space: int) -> int:
    """How many furs and tigers lie on the space."""
    return s.tiger_on[space] + sum(s.furs_on[space * KINDS : space * KINDS + KINDS])


def furs_in_bag(s: StroganovState) -> int:
    """How many furs the bag has."""
    return sum(s.bag)


def region_at(s: StroganovState, seat: int) -> int:
    """The region in which the seat's Cossack stands, or NONE at home."""
    space = s.at[seat]
    return s.box.region_of[space] if space >= 0 else NONE


def has_outpost(s: StroganovState, seat: int, region: int) -> bool:
    """Whether an outpost of the seat stands in the region."""
    first = region * OUTPOST_SPACES
    return s.built[first] == seat or s.built[first + 1] == seat or s.built[first + 2] == seat


def outposts_built(s: StroganovState, seat: int) -> int:
    """How many outposts the seat has built."""
    return s.built.count(seat)


def landscapes_of(s: StroganovState, seat: int) -> int:
    """How many landscape tiles the seat has claimed."""
    return s.landscape_at.count(seat)


def gain_horses(s: StroganovState, seat: int, number: int) -> None:
    """Horses from the supply."""
    s.horses[seat] += number
    if is_ivan(s, seat) and s.horses[seat] >= HORSES_FOR_IVANS_POINT:
        # Solo mode, "Special rules for Ivan": five horses are a point at once.
        s.vp[seat] += s.horses[seat] // HORSES_FOR_IVANS_POINT
        s.horses[seat] %= HORSES_FOR_IVANS_POINT


def gain_story(s: StroganovState, seat: int, number: int) -> None:
    """Steps on the story track; what goes beyond its end is lost. Whoever arrives there may sing at once."""
    if s.story[seat] >= LAST_STORY:
        return
    s.story[seat] += number
    if s.story[seat] >= LAST_STORY:
        s.story[seat] = LAST_STORY
        s.arrived[seat] = int(any_song(s))  # ruling: sing-once-per-arrival


def any_song(s: StroganovState) -> bool:
    """Whether a song lies open."""
    return s.song.count(NONE) < len(s.song)


def gain_fur(s: StroganovState, seat: int, fur: int, number: int = 1) -> None:
    """Furs for the personal supply; a bear brings its story points at once."""
    if is_ivan(s, seat) and s.difficulty >= HARD and fur == s.trade_fur:
        # Hard: Ivan sells what the trade space takes.
        s.bag[fur] += number
        s.coins[seat] += number  # ruling: hard-sells-furs
        return
    s.furs[seat * KINDS + fur] += number
    if s.box.fur_story[fur]:
        gain_story(s, seat, s.box.fur_story[fur] * number)


def gain_banners(s: StroganovState, seat: int, number: int) -> None:
    """Banners, as far as the supply has them."""
    given = min(number, s.banners_left)
    s.banners_left -= given
    s.banners[seat] += given


def gain_tigers(s: StroganovState, seat: int, number: int) -> None:
    """Tigers, as far as the supply has them."""
    given = min(number, s.tigers_left)
    s.tigers_left -= given
    s.tigers[seat] += given


def gain_outposts(s: StroganovState, seat: int, number: int) -> None:
    """Outposts from the general to the personal supply, as far as there are any of this colour."""
    given = min(number, s.outposts_left[seat])
    s.outposts_left[seat] -= given
    s.outposts[seat] += given


def seats_in_order(s: StroganovState) -> list[int]:
    """The seats in player order: the Cossack furthest east first."""
    return s.order[: s.houses]


def place_cossack(s: StroganovState, seat: int, space: int) -> None:
    """Set the Cossack on a space, to the left of those who stand there already."""
    s.at[seat] = space
    others = [other for other in s.order[: s.houses] if other != seat]
    place = 0
    while place < len(others) and s.at[others[place]] >= space:  # ruling: order-on-a-tile
        place += 1
    others.insert(place, seat)
    s.order = others + [NONE] * (len(SEATS) - s.houses)


def regions() -> range:
    """All regions from west to east."""
    return range(len(REGIONS))
