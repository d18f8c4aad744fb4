"""Made from `veche.titles.rurik.second.columns` by `make columns`; change it there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import copied, i64, laid
from veche.kernel.state import Column, Shared, column_of, filled
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.state_class import BaseState
from veche.titles.rurik.second.box import Box


class Rurik2State(BaseState):
    """What lies on the table of the second edition."""

    __slots__ = (
        "battle",
        "box",
        "captured",
        "deed_at",
        "discard",
        "discard_top",
        "discs",
        "influence",
        "leader_dealt",
        "market",
        "oath_at",
        "oath_on",
        "oaths",
        "played",
        "revealed",
        "schemes",
        "side",
        "space_disc",
        "tax_closed",
        "tiles",
        "tracks",
        "used",
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
        schemes: i64,
        used: i64,
        played: i64,
        discard_top: i64,
        side: i64,
        tax_closed: i64,
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
        leader_dealt: Shared,
        captured: Shared,
        battle: Shared,
        tiles: Shared,
        tracks: Shared,
        influence: Shared,
        oath_on: Shared,
        oaths: Shared,
        oath_at: Shared,
        discs: Column,
        space_disc: Column,
        discard: Shared,
        revealed: Shared,
        deed_at: Shared,
        market: Shared,
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
        self.schemes = schemes
        self.used = used
        self.played = played
        self.discard_top = discard_top
        self.side = side
        self.tax_closed = tax_closed
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
        self.leader_dealt = leader_dealt
        self.captured = captured
        self.battle = battle
        self.tiles = tiles
        self.tracks = tracks
        self.influence = influence
        self.oath_on = oath_on
        self.oaths = oaths
        self.oath_at = oath_at
        self.discs = discs
        self.space_disc = space_disc
        self.discard = discard
        self.revealed = revealed
        self.deed_at = deed_at
        self.market = market

    def copy(self) -> Rurik2State:
        """An independent copy; it shares what never changes and what changes seldom."""
        return Rurik2State(
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
            self.schemes,
            self.used,
            self.played,
            self.discard_top,
            self.side,
            self.tax_closed,
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
            self.leader_dealt,
            self.captured,
            self.battle,
            self.tiles,
            self.tracks,
            self.influence,
            self.oath_on,
            self.oaths,
            self.oath_at,
            copied(self.discs),
            copied(self.space_disc),
            self.discard,
            self.revealed,
            self.deed_at,
            self.market,
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
    "leader_dealt",
    "captured",
    "battle",
    "tiles",
    "tracks",
    "influence",
    "oath_on",
    "oaths",
    "oath_at",
    "discard",
    "revealed",
    "deed_at",
    "market",
)
"""The columns that copies share."""


def fresh_columns(
    *,
    box: Box,
    chart: Chart,
    players: i64,
    variants: i64,
    side: i64,
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
    oath_on: Iterable[int],
) -> Rurik2State:
    """The table before anything is done, from what the setup says."""
    return Rurik2State(
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
        schemes=0,
        used=0,
        played=-1,
        discard_top=-1,
        side=side,
        tax_closed=0,
        troops=filled(0, 60),
        reserve=column_of(reserve),
        leader_at=filled(-1, 4),
        holder=column_of(holder),
        rebels=column_of(rebels),
        structures=filled(-1, 45),
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
        agenda_at=filled(-1, 10),
        inheritance_at=filled(-1, 15),
        stickers=column_of(stickers),
        leader_dealt=filled(-1, 8),
        captured=filled(0, 4),
        battle=filled(0, 4),
        tiles=filled(0, 12),
        tracks=filled(0, 12),
        influence=filled(0, 12),
        oath_on=column_of(oath_on),
        oaths=filled(0, 8),
        oath_at=filled(-1, 45),
        discs=filled(0, 24),
        space_disc=filled(0, 24),
        discard=filled(0, 32),
        revealed=filled(0, 32),
        deed_at=filled(-1, 50),
        market=filled(-1, 10),
    )


def restored(
    docket: Frame | None,
    box: Box,
    chart: Chart,
    numbers: dict[str, int],
    columns: dict[str, list[int]],
) -> Rurik2State:
    """The state with these numbers and columns, all of them."""
    return Rurik2State(
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
        numbers["schemes"],
        numbers["used"],
        numbers["played"],
        numbers["discard_top"],
        numbers["side"],
        numbers["tax_closed"],
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
        column_of(columns["leader_dealt"]),
        column_of(columns["captured"]),
        column_of(columns["battle"]),
        column_of(columns["tiles"]),
        column_of(columns["tracks"]),
        column_of(columns["influence"]),
        column_of(columns["oath_on"]),
        column_of(columns["oaths"]),
        column_of(columns["oath_at"]),
        column_of(columns["discs"]),
        column_of(columns["space_disc"]),
        column_of(columns["discard"]),
        column_of(columns["revealed"]),
        column_of(columns["deed_at"]),
        column_of(columns["market"]),
    )


def numbers_for_all(s: Rurik2State) -> dict[str, int]:
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
        "schemes": s.schemes,
        "used": s.used,
        "played": s.played,
        "discard_top": s.discard_top,
        "side": s.side,
        "tax_closed": s.tax_closed,
    }


def columns_for_all(s: Rurik2State) -> dict[str, list[int]]:
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
        "leader_dealt": list(s.leader_dealt),
        "captured": list(s.captured),
        "battle": list(s.battle),
        "tiles": list(s.tiles),
        "tracks": list(s.tracks),
        "influence": list(s.influence),
        "oath_on": list(s.oath_on),
        "oaths": list(s.oaths),
        "oath_at": list(s.oath_at),
        "discs": list(s.discs),
        "space_disc": list(s.space_disc),
        "discard": list(s.discard),
        "revealed": list(s.revealed),
        "market": list(s.market),
    }


IN_SIGHT: Final[i64] = 822
"""How many numbers the row of a view has."""

HAND_AT: Final[i64] = 526
TOP_AT: Final[i64] = 654
DRAWN_AT: Final[i64] = 666
AGENDA_AT_AT: Final[i64] = 698
INHERITANCE_AT_AT: Final[i64] = 708
DEED_AT_AT: Final[i64] = 723
DRAWN_CARDS_AT: Final[i64] = 773
AGENDAS_KEPT_AT: Final[i64] = 774
AGENDAS_DEALT_AT: Final[i64] = 778
AGENDAS_RETURNED_AT: Final[i64] = 782
INHERITANCES_KEPT_AT: Final[i64] = 786
INHERITANCES_DEALT_AT: Final[i64] = 790
INHERITANCES_RETURNED_AT: Final[i64] = 794
DEEDS_DEALT_AT: Final[i64] = 798
STARTING_KEPT_AT: Final[i64] = 806
STARTING_GIVEN_AT: Final[i64] = 810
SECRET_DEEDS_AT: Final[i64] = 814


def lay_open(s: Rurik2State, row: Column) -> None:
    """Write what everybody sees into the row of a view."""
    row[0] = s.players
    row[1] = s.variants
    row[2] = s.round
    row[3] = s.phase
    row[4] = s.first
    row[5] = s.marker
    row[6] = s.tax_points
    row[7] = s.build_points
    row[8] = s.schemes
    row[9] = s.used
    row[10] = s.played
    row[11] = s.discard_top
    row[12] = s.side
    row[13] = s.tax_closed
    laid(row, 14, s.troops)
    laid(row, 74, s.reserve)
    laid(row, 78, s.leader_at)
    laid(row, 82, s.holder)
    laid(row, 90, s.rebels)
    laid(row, 105, s.structures)
    laid(row, 150, s.structures_left)
    laid(row, 162, s.good_of)
    laid(row, 177, s.good_here)
    laid(row, 192, s.coins)
    laid(row, 196, s.goods)
    laid(row, 216, s.hand_size)
    laid(row, 220, s.space_seat)
    laid(row, 244, s.space_bribe)
    laid(row, 268, s.deck)
    laid(row, 270, s.top_count)
    laid(row, 272, s.top_known)
    laid(row, 284, s.stickers)
    laid(row, 291, s.leader_dealt)
    laid(row, 299, s.captured)
    laid(row, 303, s.battle)
    laid(row, 307, s.tiles)
    laid(row, 319, s.tracks)
    laid(row, 331, s.influence)
    laid(row, 343, s.oath_on)
    laid(row, 351, s.oaths)
    laid(row, 359, s.oath_at)
    laid(row, 404, s.discs)
    laid(row, 428, s.space_disc)
    laid(row, 452, s.discard)
    laid(row, 484, s.revealed)
    laid(row, 516, s.market)


def columns_in(row: Column) -> dict[str, list[int]]:
    """The columns of which a view has only what its seat sees, from its row."""
    return {
        "hand": list(row[526:654]),
        "top": list(row[654:666]),
        "drawn": list(row[666:698]),
        "agenda_at": list(row[698:708]),
        "inheritance_at": list(row[708:723]),
        "deed_at": list(row[723:773]),
        "drawn_cards": list(row[773:774]),
        "agendas_kept": list(row[774:778]),
        "agendas_dealt": list(row[778:782]),
        "agendas_returned": list(row[782:786]),
        "inheritances_kept": list(row[786:790]),
        "inheritances_dealt": list(row[790:794]),
        "inheritances_returned": list(row[794:798]),
        "deeds_dealt": list(row[798:806]),
        "starting_kept": list(row[806:810]),
        "starting_given": list(row[810:814]),
        "secret_deeds": list(row[814:822]),
    }
