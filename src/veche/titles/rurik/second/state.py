"""The state of *Rurik: Second Edition*: the base state, and the columns that only this edition has."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared
from veche.titles.rurik.both.state import BaseState
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import AUTHORITY, DEEDS, INFLUENCE_STEPS, PLENTY, SLOTS, STRATEGY_CARDS

SETUP: Final = 0
PLEDGE: Final = 1
COUNCIL: Final = 2
ACTION: Final = 3
CHRONICLE: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "pledge", "council", "action", "chronicle", "over")

INHERITANCE: Final = 1
ALL_LEADERS: Final = 2
SWAPPED_OATHS: Final = 4
SIX_REGIONS: Final = 8
VARIANTS: Final = ("inheritance", "all-leaders", "swapped-oaths", "six-regions")

IN_DECK: Final = -1
IN_MARKET: Final = -2
DONE: Final = 10
SECRET: Final = 30
DEAL: Final = 40
GIVEN_UP: Final = 50
BEING_DONE: Final = 60
"""`deed_at`: in its deck or market; else the seat that has it in hand, openly; plus SECRET if only the seat knows it,
DEAL while it must choose at setup, GIVEN_UP if it was put back then, BEING_DONE while it is completed. Completed deeds
are at DONE + seat * 3 + slot."""

BOXED: Final = -2
"""`inheritance_at`: as `agenda_at`; BOXED when it has been used or forfeited."""

NUMBERS: Final = (
    "players", "variants", "round", "phase", "first", "marker", "schemes", "tax_points", "build_points", "used",
    "played", "discard_top", "side", "tax_closed",
)  # fmt: skip
"""The single numbers of a state, in the order of its constructor."""

COLUMNS_OF_A_STATE: Final = (
    "troops", "reserve", "leader_at", "holder", "leader_dealt", "rebels", "structures", "structures_left", "good_of",
    "good_here", "coins", "captured", "battle", "hand_size", "goods", "tiles", "tracks", "influence", "oaths",
    "oath_at", "discs", "space_seat", "space_disc", "space_bribe", "hand", "unseen", "deck", "top_count", "top",
    "top_known", "discard", "drawn", "revealed", "deed_at", "agenda_at", "inheritance_at", "market", "stickers",
)  # fmt: skip
"""The columns of a state, in the order of its constructor."""

SHARED_COLUMNS: Final = (
    "holder", "leader_dealt", "structures", "structures_left", "good_of", "captured", "battle", "tiles", "tracks",
    "influence", "oaths", "oath_at", "hand", "unseen", "discard", "drawn", "revealed", "deed_at", "agenda_at",
    "inheritance_at", "market", "stickers",
)  # fmt: skip
"""Those of them that copies share."""

WIDTH_OF_HAND: Final = STRATEGY_CARDS


class Rurik2State(BaseState):
    """What lies on the table. Besides the columns of the base state:

    | column | index | holds |
    |---|---|---|
    | leader_dealt | leader | seat that was dealt this leader and must choose, or NONE |
    | captured, battle | seat | captured rebels held; steps on the Battle track |
    | tiles | seat * 3 + tile | 1 if the influence tile was used this round |
    | tracks | track * 4 + seat | step on the Rule, Expand and Govern track, 0 = not placed |
    | influence | seat * 3 + slot | deeds in the slot; the cube stands on that step, at most the third |
    | oaths | seat * 2 + pair | oaths sworn of this pair |
    | oath_at | oath * 15 + region | owner, or NONE |
    | discs | seat * 6 + value | command discs waiting to be placed |
    | space_disc | column * 4 + row | value of the disc there |
    | hand | seat * 32 + kind | strategy cards in hand |
    | discard, revealed | kind | the discard pile; cards drawn in a battle |
    | deed_at, inheritance_at | card | where it is |
    | market | market * 5 + place | the open deeds, or NONE |
    | schemes | | kinds of scheme executed this turn, as bits |
    | used | | leaders whose ability was used this round, as bits |
    | played, discard_top | | strategy card being played; the card on top of the discard pile; or NONE |
    | side | | side of the Battle tile that lies up, or NONE before it is chosen |
    | tax_closed | | 1 when Theofana's owner cannot tax again this turn |
    """

    __slots__ = (
        "battle", "box", "captured", "deed_at", "discard", "discard_top", "discs", "influence",
        "inheritance_at", "leader_dealt", "market", "oath_at", "oaths", "played", "revealed", "schemes", "side",
        "space_disc", "tax_closed", "tiles", "tracks", "used",
    )  # fmt: skip

    def __init__(
        self,
        docket: Frame | None,
        box: Box,
        players: int,
        variants: int,
        round: int,
        phase: int,
        first: int,
        marker: int,
        schemes: int,
        tax_points: int,
        build_points: int,
        used: int,
        played: int,
        discard_top: int,
        side: int,
        tax_closed: int,
        troops: Column,
        reserve: Column,
        leader_at: Column,
        holder: Shared,
        leader_dealt: Shared,
        rebels: Column,
        structures: Shared,
        structures_left: Shared,
        good_of: Shared,
        good_here: Column,
        coins: Column,
        captured: Shared,
        battle: Shared,
        hand_size: Column,
        goods: Column,
        tiles: Shared,
        tracks: Shared,
        influence: Shared,
        oaths: Shared,
        oath_at: Shared,
        discs: Column,
        space_seat: Column,
        space_disc: Column,
        space_bribe: Column,
        hand: Shared,
        unseen: Shared,
        deck: Column,
        top_count: Column,
        top: Column,
        top_known: Column,
        discard: Shared,
        drawn: Shared,
        revealed: Shared,
        deed_at: Shared,
        agenda_at: Shared,
        inheritance_at: Shared,
        market: Shared,
        stickers: Shared,
    ) -> None:
        self.docket = docket
        self.box = box
        self.chart = box.chart
        self.players = players
        self.variants = variants
        self.round = round
        self.phase = phase
        self.first = first
        self.marker = marker
        self.schemes = schemes
        self.tax_points = tax_points
        self.build_points = build_points
        self.used = used
        self.played = played
        self.discard_top = discard_top
        self.side = side
        self.tax_closed = tax_closed
        self.troops = troops
        self.reserve = reserve
        self.leader_at = leader_at
        self.holder = holder
        self.leader_dealt = leader_dealt
        self.rebels = rebels
        self.structures = structures
        self.structures_left = structures_left
        self.good_of = good_of
        self.good_here = good_here
        self.coins = coins
        self.captured = captured
        self.battle = battle
        self.hand_size = hand_size
        self.goods = goods
        self.tiles = tiles
        self.tracks = tracks
        self.influence = influence
        self.oaths = oaths
        self.oath_at = oath_at
        self.discs = discs
        self.space_seat = space_seat
        self.space_disc = space_disc
        self.space_bribe = space_bribe
        self.hand = hand
        self.unseen = unseen
        self.deck = deck
        self.top_count = top_count
        self.top = top
        self.top_known = top_known
        self.discard = discard
        self.drawn = drawn
        self.revealed = revealed
        self.deed_at = deed_at
        self.agenda_at = agenda_at
        self.inheritance_at = inheritance_at
        self.market = market
        self.stickers = stickers

    def copy(self) -> Rurik2State:
        """An independent copy; it shares what never changes, and the columns that change a few times in a game."""
        return Rurik2State(
            self.docket,
            self.box,
            self.players,
            self.variants,
            self.round,
            self.phase,
            self.first,
            self.marker,
            self.schemes,
            self.tax_points,
            self.build_points,
            self.used,
            self.played,
            self.discard_top,
            self.side,
            self.tax_closed,
            self.troops.copy(),
            self.reserve.copy(),
            self.leader_at.copy(),
            self.holder,
            self.leader_dealt,
            self.rebels.copy(),
            self.structures,
            self.structures_left,
            self.good_of,
            self.good_here.copy(),
            self.coins.copy(),
            self.captured,
            self.battle,
            self.hand_size.copy(),
            self.goods.copy(),
            self.tiles,
            self.tracks,
            self.influence,
            self.oaths,
            self.oath_at,
            self.discs.copy(),
            self.space_seat.copy(),
            self.space_disc.copy(),
            self.space_bribe.copy(),
            self.hand,
            self.unseen,
            self.deck.copy(),
            self.top_count.copy(),
            self.top.copy(),
            self.top_known.copy(),
            self.discard,
            self.drawn,
            self.revealed,
            self.deed_at,
            self.agenda_at,
            self.inheritance_at,
            self.market,
            self.stickers,
        )


def done(seat: int, slot: int) -> int:
    """Where a deed is that the seat completed and put into the slot."""
    return DONE + seat * len(SLOTS) + slot


def done_by(where: int) -> int:
    """The seat that completed a deed at this place, or a number below 0 if nobody did."""
    return (where - DONE) // len(SLOTS) if DONE <= where < SECRET else -1


def deeds_in_hand(s: Rurik2State, seat: int) -> list[int]:
    """The deeds that the seat holds, openly or secretly."""
    if seat not in s.deed_at and SECRET + seat not in s.deed_at:
        return []
    return [deed for deed in range(len(DEEDS)) if s.deed_at[deed] == seat or s.deed_at[deed] == SECRET + seat]


def deeds_done(s: Rurik2State, seat: int) -> int:
    """How many deeds the seat has completed."""
    first = seat * len(SLOTS)
    return s.influence[first] + s.influence[first + 1] + s.influence[first + 2]


def oath_of(s: Rurik2State, pair: int) -> int:
    """Which oath lies on a pair of spaces: Plenty on the left and Authority on the right, unless they are swapped."""
    if s.variants & SWAPPED_OATHS:
        return AUTHORITY if pair == 0 else PLENTY
    return PLENTY if pair == 0 else AUTHORITY


def merits(s: Rurik2State, seat: int) -> int:
    """Merits: third steps of influence, deeds in all three slots, pairs of oaths. The agenda's comes at the end."""
    first = seat * len(SLOTS)
    left, middle, right = s.influence[first], s.influence[first + 1], s.influence[first + 2]
    found = (left >= INFLUENCE_STEPS) + (middle >= INFLUENCE_STEPS) + (right >= INFLUENCE_STEPS)
    if left and middle and right:
        found += 1
    return found + (s.oaths[seat * 2] == 2) + (s.oaths[seat * 2 + 1] == 2)


def built(s: Rurik2State, seat: int, building: int) -> int:
    """How many buildings of the kind have left the seat's board; those taken down again are among them."""
    return 3 - s.structures_left[seat * 3 + building]


def empty_columns(s: Rurik2State, seat: int) -> int:
    """How many columns of the building grid are empty, from the left."""
    return min(built(s, seat, 0), built(s, seat, 1), built(s, seat, 2))
