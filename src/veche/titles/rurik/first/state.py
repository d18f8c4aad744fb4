"""The state of *Rurik: Dawn of Kiev*: columns of whole numbers, and the functions that know how they are indexed."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, BaseState
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import SCHEME_CARDS

SETUP: Final = 0
STRATEGY: Final = 1
ACTION: Final = 2
CLAIM: Final = 3
OVER: Final = 4
PHASES: Final = ("setup", "strategy", "action", "claim", "over")

ALTERNATE_BOARD: Final = 1
REBEL_REWARDS: Final = 2
DEED_ROW: Final = 4
RANDOM_LEADERS: Final = 8
GERMAN_PRINTING: Final = 16
VARIANTS: Final = ("alternate-board", "rebel-rewards", "deed-row", "random-leaders", "german-printing")

IN_DECK: Final = -1
IN_ROW: Final = -2
DISCARDED: Final = -3
LEFT_OUT: Final = -4
DONE: Final = 10
"""`deed_at`: in the deck, the row or the discards, or left out of the solo game; else the seat that chose the deed,
plus DONE once accomplished. `agenda_at` is as in the base state, or LEFT_OUT of the solo game."""

NUMBERS: Final = (
    "players", "variants", "round", "phase", "first", "marker", "scheme_played", "deed_accomplished",
    "goods_converted", "tax_points", "build_points", "maria_used", "predslava_used", "played",
)  # fmt: skip
"""The single numbers of a state, in the order of its constructor."""

COLUMNS_OF_A_STATE: Final = (
    "troops", "reserve", "leader_at", "holder", "rebels", "structures", "structures_left", "good_of", "good_here",
    "coins", "defeated", "warfare", "hand_size", "goods", "tokens", "claim", "loaded", "advisors", "space_seat",
    "space_advisor", "space_bribe", "hand", "unseen", "deck", "top_count", "top", "top_known", "discard", "drawn",
    "revealed", "deed_at", "agenda_at", "row", "stickers", "goods_tokens", "rebellion",
)  # fmt: skip
"""The columns of a state, in the order of its constructor."""

SHARED_COLUMNS: Final = (
    "holder", "structures", "structures_left", "good_of", "hand", "unseen", "discard", "drawn", "revealed", "deed_at",
    "agenda_at", "stickers", "goods_tokens", "rebellion",
)  # fmt: skip
"""Those of them that copies share."""


class RurikState(BaseState):
    """What lies on the table. The base state has the columns that both editions share; all of them:

    | column | index | holds |
    |---|---|---|
    | troops | seat * 15 + region | troops on the map, leaders not counted |
    | reserve | seat | troops in the supply |
    | leader_at | seat | region of the leader, or NONE |
    | holder | leader | seat that plays this leader, or NONE |
    | rebels | region | rebels |
    | structures | structure * 15 + region | owner, or NONE |
    | structures_left | seat * 3 + structure | not built yet |
    | good_of, good_here | region | which good the region produces; whether one lies there |
    | coins, defeated, warfare, hand_size | seat | coins; defeated rebels; steps; scheme cards in hand |
    | goods | seat * 5 + good | goods on boat and dock together |
    | tokens | seat * 2 + token | 1 while the conversion token is face up |
    | claim | track * 4 + seat | step on the claim track, 0 = not placed |
    | loaded | seat | goods the seat chose to have on its boat at Claim A, or NONE: all that fit |
    | advisors | seat * 6 + number | advisors waiting to be placed |
    | space_seat, space_advisor, space_bribe | column * 4 + row | who stands there, its number, coins on it |
    | hand | seat * 27 + kind | scheme cards in hand |
    | unseen | kind | scheme cards in the two decks whose place nobody knows |
    | deck | deck | cards in each scheme deck |
    | top_count | deck | cards on it that somebody put back |
    | top, top_known | deck * 6 + depth | such a card, the topmost last; the seats that know it, as bits |
    | discard, drawn, revealed | kind | the discard pile; cards in a draw that is going on; in a casualty check |
    | deed_at, agenda_at | card | where it is |
    | row | place | the open deeds, or NONE |
    | stickers | reward | rewards not found yet |
    | goods_tokens | good | tokens not laid yet (alternate board) |
    | maria_used, predslava_used | | whether the ability was used this round |
    | rebellion | see `rebellion/record.py` | the Rebellion's cards and mat; empty unless one plays alone |

    Alone, `players` is two: the Rebellion has the second seat, its troops are the 15 rebels, and `rebels` are the
    neutral troops.
    """

    __slots__ = (
        "advisors",
        "box",
        "claim",
        "deed_accomplished",
        "deed_at",
        "defeated",
        "discard",
        "goods_converted",
        "goods_tokens",
        "loaded",
        "maria_used",
        "played",
        "predslava_used",
        "rebellion",
        "revealed",
        "row",
        "scheme_played",
        "space_advisor",
        "tokens",
        "warfare",
    )

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
        scheme_played: int,
        deed_accomplished: int,
        goods_converted: int,
        tax_points: int,
        build_points: int,
        maria_used: int,
        predslava_used: int,
        played: int,
        troops: Column,
        reserve: Column,
        leader_at: Column,
        holder: Shared,
        rebels: Column,
        structures: Shared,
        structures_left: Shared,
        good_of: Shared,
        good_here: Column,
        coins: Column,
        defeated: Column,
        warfare: Column,
        hand_size: Column,
        goods: Column,
        tokens: Column,
        claim: Column,
        loaded: Column,
        advisors: Column,
        space_seat: Column,
        space_advisor: Column,
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
        row: Column,
        stickers: Shared,
        goods_tokens: Shared,
        rebellion: Shared,
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
        self.scheme_played = scheme_played
        self.deed_accomplished = deed_accomplished
        self.goods_converted = goods_converted
        self.tax_points = tax_points
        self.build_points = build_points
        self.maria_used = maria_used
        self.predslava_used = predslava_used
        self.played = played
        self.troops = troops
        self.reserve = reserve
        self.leader_at = leader_at
        self.holder = holder
        self.rebels = rebels
        self.structures = structures
        self.structures_left = structures_left
        self.good_of = good_of
        self.good_here = good_here
        self.coins = coins
        self.defeated = defeated
        self.warfare = warfare
        self.hand_size = hand_size
        self.goods = goods
        self.tokens = tokens
        self.claim = claim
        self.loaded = loaded
        self.advisors = advisors
        self.space_seat = space_seat
        self.space_advisor = space_advisor
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
        self.row = row
        self.stickers = stickers
        self.goods_tokens = goods_tokens
        self.rebellion = rebellion

    def counts_rebels(self) -> bool:
        """Alone, Sviatopolk has another card."""
        return not self.rebellion

    def copy(self) -> RurikState:
        """An independent copy.

        It shares box and docket, which never change, and the columns of cards, tokens, leaders and structures, which
        change a few times in a game and are then replaced by new ones.
        """
        return RurikState(
            self.docket,
            self.box,
            self.players,
            self.variants,
            self.round,
            self.phase,
            self.first,
            self.marker,
            self.scheme_played,
            self.deed_accomplished,
            self.goods_converted,
            self.tax_points,
            self.build_points,
            self.maria_used,
            self.predslava_used,
            self.played,
            self.troops.copy(),
            self.reserve.copy(),
            self.leader_at.copy(),
            self.holder,
            self.rebels.copy(),
            self.structures,
            self.structures_left,
            self.good_of,
            self.good_here.copy(),
            self.coins.copy(),
            self.defeated.copy(),
            self.warfare.copy(),
            self.hand_size.copy(),
            self.goods.copy(),
            self.tokens.copy(),
            self.claim.copy(),
            self.loaded.copy(),
            self.advisors.copy(),
            self.space_seat.copy(),
            self.space_advisor.copy(),
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
            self.row.copy(),
            self.stickers,
            self.goods_tokens,
            self.rebellion,
        )


WIDTH_OF_HAND: Final = SCHEME_CARDS


def goods_on_boat(s: RurikState, seat: int) -> int:
    """How many goods are on the boat when it is loaded as far as possible."""
    total = 0
    for good in range(WIDTH_OF_GOODS):
        total += min(s.goods[seat * WIDTH_OF_GOODS + good], s.box.boat[good])
    return total


def full_columns(s: RurikState, seat: int) -> int:
    """How many columns of the boat are full."""
    full = 0
    for good in range(WIDTH_OF_GOODS):
        if s.goods[seat * WIDTH_OF_GOODS + good] >= s.box.boat[good]:
            full += 1
    return full
