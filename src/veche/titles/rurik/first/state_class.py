"""Made from `veche.titles.rurik.first.columns` by `make columns`; change it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import copied, i64, laid
from veche.kernel.state import Column, Shared, column_of, filled
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.state_class import BaseState
from veche.titles.rurik.first.box import Box


class RurikState(BaseState):
    """What lies on the table of the first edition."""

    __slots__ = (
        "advisors",
        "boons",
        "boons_held",
        "box",
        "build_begun",
        "built",
        "claim",
        "deed_accomplished",
        "deed_at",
        "defeated",
        "discard",
        "gleb_used",
        "goods_converted",
        "goods_tokens",
        "intrigues",
        "loaded",
        "maria_used",
        "more_goods",
        "pile",
        "played",
        "point_tokens",
        "predslava_used",
        "rebellion",
        "removed",
        "revealed",
        "row",
        "scheme_played",
        "space_advisor",
        "taxing_over",
        "theofana_used",
        "tokens",
        "warfare",
        "warfare_rewards",
    )

    def __init__(
        self,
        docket: Frame | None,
        box: Box,
        chart: Chart,
        players: i64,
        variants: i64,
        round: i64,
        phase: i64,
        first: i64,
        marker: i64,
        tax_points: i64,
        build_points: i64,
        scheme_played: i64,
        deed_accomplished: i64,
        goods_converted: i64,
        maria_used: i64,
        predslava_used: i64,
        gleb_used: i64,
        theofana_used: i64,
        taxing_over: i64,
        build_begun: i64,
        played: i64,
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
        goods: Column,
        hand_size: Column,
        space_seat: Column,
        space_bribe: Column,
        hand: Shared,
        unseen: Shared,
        deck: Column,
        top_count: Column,
        top: Column,
        top_known: Column,
        drawn: Shared,
        agenda_at: Shared,
        inheritance_at: Shared,
        stickers: Shared,
        defeated: Column,
        warfare: Column,
        tokens: Column,
        claim: Column,
        loaded: Column,
        advisors: Column,
        space_advisor: Column,
        discard: Shared,
        revealed: Shared,
        deed_at: Shared,
        row: Column,
        intrigues: Shared,
        more_goods: Shared,
        built: Shared,
        warfare_rewards: Shared,
        boons: Shared,
        boons_held: Shared,
        point_tokens: Shared,
        pile: Shared,
        removed: Shared,
        goods_tokens: Shared,
        rebellion: Shared,
    ) -> None:
        self.docket = docket
        self.box = box
        self.chart = chart
        self.players = players
        self.variants = variants
        self.round = round
        self.phase = phase
        self.first = first
        self.marker = marker
        self.tax_points = tax_points
        self.build_points = build_points
        self.scheme_played = scheme_played
        self.deed_accomplished = deed_accomplished
        self.goods_converted = goods_converted
        self.maria_used = maria_used
        self.predslava_used = predslava_used
        self.gleb_used = gleb_used
        self.theofana_used = theofana_used
        self.taxing_over = taxing_over
        self.build_begun = build_begun
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
        self.goods = goods
        self.hand_size = hand_size
        self.space_seat = space_seat
        self.space_bribe = space_bribe
        self.hand = hand
        self.unseen = unseen
        self.deck = deck
        self.top_count = top_count
        self.top = top
        self.top_known = top_known
        self.drawn = drawn
        self.agenda_at = agenda_at
        self.inheritance_at = inheritance_at
        self.stickers = stickers
        self.defeated = defeated
        self.warfare = warfare
        self.tokens = tokens
        self.claim = claim
        self.loaded = loaded
        self.advisors = advisors
        self.space_advisor = space_advisor
        self.discard = discard
        self.revealed = revealed
        self.deed_at = deed_at
        self.row = row
        self.intrigues = intrigues
        self.more_goods = more_goods
        self.built = built
        self.warfare_rewards = warfare_rewards
        self.boons = boons
        self.boons_held = boons_held
        self.point_tokens = point_tokens
        self.pile = pile
        self.removed = removed
        self.goods_tokens = goods_tokens
        self.rebellion = rebellion

    def copy(self) -> RurikState:
        """An independent copy; it shares what never changes and what changes seldom."""
        return RurikState(
            self.docket,
            self.box,
            self.chart,
            self.players,
            self.variants,
            self.round,
            self.phase,
            self.first,
            self.marker,
            self.tax_points,
            self.build_points,
            self.scheme_played,
            self.deed_accomplished,
            self.goods_converted,
            self.maria_used,
            self.predslava_used,
            self.gleb_used,
            self.theofana_used,
            self.taxing_over,
            self.build_begun,
            self.played,
            copied(self.troops),
            copied(self.reserve),
            copied(self.leader_at),
            self.holder,
            copied(self.rebels),
            self.structures,
            self.structures_left,
            self.good_of,
            copied(self.good_here),
            copied(self.coins),
            copied(self.goods),
            copied(self.hand_size),
            copied(self.space_seat),
            copied(self.space_bribe),
            self.hand,
            self.unseen,
            copied(self.deck),
            copied(self.top_count),
            copied(self.top),
            copied(self.top_known),
            self.drawn,
            self.agenda_at,
            self.inheritance_at,
            self.stickers,
            copied(self.defeated),
            copied(self.warfare),
            copied(self.tokens),
            copied(self.claim),
            copied(self.loaded),
            copied(self.advisors),
            copied(self.space_advisor),
            self.discard,
            self.revealed,
            self.deed_at,
            copied(self.row),
            self.intrigues,
            self.more_goods,
            self.built,
            self.warfare_rewards,
            self.boons,
            self.boons_held,
            self.point_tokens,
            self.pile,
            self.removed,
            self.goods_tokens,
            self.rebellion,
        )


SHARED: Final = (
    "holder",
    "structures",
    "structures_left",
    "good_of",
    "hand",
    "unseen",
    "drawn",
    "agenda_at",
    "inheritance_at",
    "stickers",
    "discard",
    "revealed",
    "deed_at",
    "intrigues",
    "more_goods",
    "built",
    "warfare_rewards",
    "boons",
    "boons_held",
    "point_tokens",
    "pile",
    "removed",
    "goods_tokens",
    "rebellion",
)
"""The columns that copies share."""


def fresh_columns(
    *,
    box: Box,
    chart: Chart,
    players: i64,
    variants: i64,
    reserve: Iterable[int],
    holder: Iterable[int],
    rebels: Iterable[int],
    structures_left: Iterable[int],
    good_of: Iterable[int],
    good_here: Iterable[int],
    coins: Iterable[int],
    unseen: Iterable[int],
    deck: Iterable[int],
    stickers: Iterable[int],
    tokens: Iterable[int],
    deed_at: Iterable[int],
    goods_tokens: Iterable[int],
) -> RurikState:
    """The table before anything is done, from what the setup says."""
    return RurikState(
        docket=None,
        box=box,
        chart=chart,
        players=players,
        variants=variants,
        round=1,
        phase=0,
        first=0,
        marker=0,
        tax_points=0,
        build_points=0,
        scheme_played=0,
        deed_accomplished=0,
        goods_converted=0,
        maria_used=0,
        predslava_used=0,
        gleb_used=0,
        theofana_used=0,
        taxing_over=0,
        build_begun=0,
        played=-1,
        troops=filled(0, 60),
        reserve=column_of(reserve),
        leader_at=filled(-1, 4),
        holder=column_of(holder),
        rebels=column_of(rebels),
        structures=filled(-1, 75),
        structures_left=column_of(structures_left),
        good_of=column_of(good_of),
        good_here=column_of(good_here),
        coins=column_of(coins),
        goods=filled(0, 20),
        hand_size=filled(0, 4),
        space_seat=filled(-1, 24),
        space_bribe=filled(0, 24),
        hand=filled(0, 128),
        unseen=column_of(unseen),
        deck=column_of(deck),
        top_count=filled(0, 2),
        top=filled(-1, 12),
        top_known=filled(0, 12),
        drawn=filled(0, 32),
        agenda_at=filled(-1, 11),
        inheritance_at=filled(-1, 15),
        stickers=column_of(stickers),
        defeated=filled(0, 4),
        warfare=filled(0, 4),
        tokens=column_of(tokens),
        claim=filled(0, 12),
        loaded=filled(-1, 4),
        advisors=filled(0, 24),
        space_advisor=filled(0, 24),
        discard=filled(0, 32),
        revealed=filled(0, 32),
        deed_at=column_of(deed_at),
        row=filled(-1, 3),
        intrigues=filled(-1, 3),
        more_goods=filled(0, 15),
        built=filled(0, 4),
        warfare_rewards=filled(-1, 5),
        boons=filled(0, 20),
        boons_held=filled(0, 4),
        point_tokens=filled(0, 4),
        pile=filled(-1, 32),
        removed=filled(0, 32),
        goods_tokens=column_of(goods_tokens),
        rebellion=filled(0, 0),
    )


def restored(
    docket: Frame | None,
    box: Box,
    chart: Chart,
    numbers: dict[str, int],
    columns: dict[str, list[int]],
) -> RurikState:
    """The state with these numbers and columns, all of them."""
    return RurikState(
        docket,
        box,
        chart,
        numbers["players"],
        numbers["variants"],
        numbers["round"],
        numbers["phase"],
        numbers["first"],
        numbers["marker"],
        numbers["tax_points"],
        numbers["build_points"],
        numbers["scheme_played"],
        numbers["deed_accomplished"],
        numbers["goods_converted"],
        numbers["maria_used"],
        numbers["predslava_used"],
        numbers["gleb_used"],
        numbers["theofana_used"],
        numbers["taxing_over"],
        numbers["build_begun"],
        numbers["played"],
        column_of(columns["troops"]),
        column_of(columns["reserve"]),
        column_of(columns["leader_at"]),
        column_of(columns["holder"]),
        column_of(columns["rebels"]),
        column_of(columns["structures"]),
        column_of(columns["structures_left"]),
        column_of(columns["good_of"]),
        column_of(columns["good_here"]),
        column_of(columns["coins"]),
        column_of(columns["goods"]),
        column_of(columns["hand_size"]),
        column_of(columns["space_seat"]),
        column_of(columns["space_bribe"]),
        column_of(columns["hand"]),
        column_of(columns["unseen"]),
        column_of(columns["deck"]),
        column_of(columns["top_count"]),
        column_of(columns["top"]),
        column_of(columns["top_known"]),
        column_of(columns["drawn"]),
        column_of(columns["agenda_at"]),
        column_of(columns["inheritance_at"]),
        column_of(columns["stickers"]),
        column_of(columns["defeated"]),
        column_of(columns["warfare"]),
        column_of(columns["tokens"]),
        column_of(columns["claim"]),
        column_of(columns["loaded"]),
        column_of(columns["advisors"]),
        column_of(columns["space_advisor"]),
        column_of(columns["discard"]),
        column_of(columns["revealed"]),
        column_of(columns["deed_at"]),
        column_of(columns["row"]),
        column_of(columns["intrigues"]),
        column_of(columns["more_goods"]),
        column_of(columns["built"]),
        column_of(columns["warfare_rewards"]),
        column_of(columns["boons"]),
        column_of(columns["boons_held"]),
        column_of(columns["point_tokens"]),
        column_of(columns["pile"]),
        column_of(columns["removed"]),
        column_of(columns["goods_tokens"]),
        column_of(columns["rebellion"]),
    )


def numbers_for_all(s: RurikState) -> dict[str, int]:
    """The numbers that everybody sees."""
    return {
        "players": s.players,
        "variants": s.variants,
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "marker": s.marker,
        "tax_points": s.tax_points,
        "build_points": s.build_points,
        "scheme_played": s.scheme_played,
        "deed_accomplished": s.deed_accomplished,
        "goods_converted": s.goods_converted,
        "maria_used": s.maria_used,
        "predslava_used": s.predslava_used,
        "gleb_used": s.gleb_used,
        "theofana_used": s.theofana_used,
        "taxing_over": s.taxing_over,
        "build_begun": s.build_begun,
        "played": s.played,
    }


def columns_for_all(s: RurikState) -> dict[str, list[int]]:
    """The columns that everybody sees."""
    return {
        "troops": list(s.troops),
        "reserve": list(s.reserve),
        "leader_at": list(s.leader_at),
        "holder": list(s.holder),
        "rebels": list(s.rebels),
        "structures": list(s.structures),
        "structures_left": list(s.structures_left),
        "good_of": list(s.good_of),
        "good_here": list(s.good_here),
        "coins": list(s.coins),
        "goods": list(s.goods),
        "hand_size": list(s.hand_size),
        "space_seat": list(s.space_seat),
        "space_bribe": list(s.space_bribe),
        "deck": list(s.deck),
        "top_count": list(s.top_count),
        "top_known": list(s.top_known),
        "stickers": list(s.stickers),
        "defeated": list(s.defeated),
        "warfare": list(s.warfare),
        "tokens": list(s.tokens),
        "claim": list(s.claim),
        "loaded": list(s.loaded),
        "advisors": list(s.advisors),
        "space_advisor": list(s.space_advisor),
        "discard": list(s.discard),
        "revealed": list(s.revealed),
        "deed_at": list(s.deed_at),
        "row": list(s.row),
        "intrigues": list(s.intrigues),
        "more_goods": list(s.more_goods),
        "built": list(s.built),
        "warfare_rewards": list(s.warfare_rewards),
        "boons": list(s.boons),
        "boons_held": list(s.boons_held),
        "point_tokens": list(s.point_tokens),
        "pile": list(s.pile),
        "removed": list(s.removed),
        "goods_tokens": list(s.goods_tokens),
    }


IN_SIGHT: Final[i64] = 934
"""How many numbers the row of a view has."""

HAND_AT: Final[i64] = 637
TOP_AT: Final[i64] = 765
DRAWN_AT: Final[i64] = 777
AGENDA_AT_AT: Final[i64] = 809
INHERITANCE_AT_AT: Final[i64] = 820
REBELLION_AT: Final[i64] = 835
DRAWN_CARDS_AT: Final[i64] = 861
AGENDAS_KEPT_AT: Final[i64] = 862
AGENDAS_DEALT_AT: Final[i64] = 866
AGENDAS_RETURNED_AT: Final[i64] = 870
INHERITANCES_KEPT_AT: Final[i64] = 874
INHERITANCES_DEALT_AT: Final[i64] = 878
INHERITANCES_RETURNED_AT: Final[i64] = 882
ROWS_OUT_AT: Final[i64] = 886


def lay_open(s: RurikState, row: Column) -> None:
    """Write what everybody sees into the row of a view."""
    row[0] = s.players
    row[1] = s.variants
    row[2] = s.round
    row[3] = s.phase
    row[4] = s.first
    row[5] = s.marker
    row[6] = s.tax_points
    row[7] = s.build_points
    row[8] = s.scheme_played
    row[9] = s.deed_accomplished
    row[10] = s.goods_converted
    row[11] = s.maria_used
    row[12] = s.predslava_used
    row[13] = s.gleb_used
    row[14] = s.theofana_used
    row[15] = s.taxing_over
    row[16] = s.build_begun
    row[17] = s.played
    laid(row, 18, s.troops)
    laid(row, 78, s.reserve)
    laid(row, 82, s.leader_at)
    laid(row, 86, s.holder)
    laid(row, 97, s.rebels)
    laid(row, 112, s.structures)
    laid(row, 187, s.structures_left)
    laid(row, 207, s.good_of)
    laid(row, 222, s.good_here)
    laid(row, 237, s.coins)
    laid(row, 241, s.goods)
    laid(row, 261, s.hand_size)
    laid(row, 265, s.space_seat)
    laid(row, 289, s.space_bribe)
    laid(row, 313, s.deck)
    laid(row, 315, s.top_count)
    laid(row, 317, s.top_known)
    laid(row, 329, s.stickers)
    laid(row, 336, s.defeated)
    laid(row, 340, s.warfare)
    laid(row, 344, s.tokens)
    laid(row, 352, s.claim)
    laid(row, 364, s.loaded)
    laid(row, 368, s.advisors)
    laid(row, 392, s.space_advisor)
    laid(row, 416, s.discard)
    laid(row, 448, s.revealed)
    laid(row, 480, s.deed_at)
    laid(row, 510, s.row)
    laid(row, 513, s.intrigues)
    laid(row, 516, s.more_goods)
    laid(row, 531, s.built)
    laid(row, 535, s.warfare_rewards)
    laid(row, 540, s.boons)
    laid(row, 560, s.boons_held)
    laid(row, 564, s.point_tokens)
    laid(row, 568, s.pile)
    laid(row, 600, s.removed)
    laid(row, 632, s.goods_tokens)


def columns_in(row: Column) -> dict[str, list[int]]:
    """The columns of which a view has only what its seat sees, from its row."""
    return {
        "hand": list(row[637:765]),
        "top": list(row[765:777]),
        "drawn": list(row[777:809]),
        "agenda_at": list(row[809:820]),
        "inheritance_at": list(row[820:835]),
        "drawn_cards": list(row[861:862]),
        "agendas_kept": list(row[862:866]),
        "agendas_dealt": list(row[866:870]),
        "agendas_returned": list(row[870:874]),
        "inheritances_kept": list(row[874:878]),
        "inheritances_dealt": list(row[878:882]),
        "inheritances_returned": list(row[882:886]),
    }
