"""Made from `veche.titles.rurik.second.columns` by `make columns`; change it there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared
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
        "inheritance_at",
        "leader_dealt",
        "market",
        "oath_at",
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
        players: int,
        variants: int,
        round: int,
        phase: int,
        first: int,
        marker: int,
        tax_points: int,
        build_points: int,
        schemes: int,
        used: int,
        played: int,
        discard_top: int,
        side: int,
        tax_closed: int,
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
        stickers: Shared,
        leader_dealt: Shared,
        captured: Shared,
        battle: Shared,
        tiles: Shared,
        tracks: Shared,
        influence: Shared,
        oaths: Shared,
        oath_at: Shared,
        discs: Column,
        space_disc: Column,
        discard: Shared,
        revealed: Shared,
        deed_at: Shared,
        inheritance_at: Shared,
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
        self.stickers = stickers
        self.leader_dealt = leader_dealt
        self.captured = captured
        self.battle = battle
        self.tiles = tiles
        self.tracks = tracks
        self.influence = influence
        self.oaths = oaths
        self.oath_at = oath_at
        self.discs = discs
        self.space_disc = space_disc
        self.discard = discard
        self.revealed = revealed
        self.deed_at = deed_at
        self.inheritance_at = inheritance_at
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
            self.goods.copy(),
            self.hand_size.copy(),
            self.space_seat.copy(),
            self.space_bribe.copy(),
            self.hand,
            self.unseen,
            self.deck.copy(),
            self.top_count.copy(),
            self.top.copy(),
            self.top_known.copy(),
            self.drawn,
            self.agenda_at,
            self.stickers,
            self.leader_dealt,
            self.captured,
            self.battle,
            self.tiles,
            self.tracks,
            self.influence,
            self.oaths,
            self.oath_at,
            self.discs.copy(),
            self.space_disc.copy(),
            self.discard,
            self.revealed,
            self.deed_at,
            self.inheritance_at,
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
    "stickers",
    "leader_dealt",
    "captured",
    "battle",
    "tiles",
    "tracks",
    "influence",
    "oaths",
    "oath_at",
    "discard",
    "revealed",
    "deed_at",
    "inheritance_at",
    "market",
)
"""The columns that copies share."""


def fresh_columns(
    *,
    box: Box,
    chart: Chart,
    players: int,
    variants: int,
    side: int,
    reserve: Column,
    holder: Shared,
    rebels: Column,
    structures_left: Shared,
    good_of: Shared,
    good_here: Column,
    coins: Column,
    unseen: Shared,
    deck: Column,
    stickers: Shared,
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
        troops=[0] * 60,
        reserve=reserve,
        leader_at=[-1] * 4,
        holder=holder,
        rebels=rebels,
        structures=(-1,) * 45,
        structures_left=structures_left,
        good_of=good_of,
        good_here=good_here,
        coins=coins,
        goods=[0] * 20,
        hand_size=[0] * 4,
        space_seat=[-1] * 24,
        space_bribe=[0] * 24,
        hand=(0,) * 128,
        unseen=unseen,
        deck=deck,
        top_count=[0] * 2,
        top=[-1] * 12,
        top_known=[0] * 12,
        drawn=(0,) * 32,
        agenda_at=(-1,) * 10,
        stickers=stickers,
        leader_dealt=(-1,) * 8,
        captured=(0,) * 4,
        battle=(0,) * 4,
        tiles=(0,) * 12,
        tracks=(0,) * 12,
        influence=(0,) * 12,
        oaths=(0,) * 8,
        oath_at=(-1,) * 30,
        discs=[0] * 24,
        space_disc=[0] * 24,
        discard=(0,) * 32,
        revealed=(0,) * 32,
        deed_at=(-1,) * 50,
        inheritance_at=(-1,) * 15,
        market=(-1,) * 10,
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
        columns["troops"].copy(),
        columns["reserve"].copy(),
        columns["leader_at"].copy(),
        tuple(columns["holder"]),
        columns["rebels"].copy(),
        tuple(columns["structures"]),
        tuple(columns["structures_left"]),
        tuple(columns["good_of"]),
        columns["good_here"].copy(),
        columns["coins"].copy(),
        columns["goods"].copy(),
        columns["hand_size"].copy(),
        columns["space_seat"].copy(),
        columns["space_bribe"].copy(),
        tuple(columns["hand"]),
        tuple(columns["unseen"]),
        columns["deck"].copy(),
        columns["top_count"].copy(),
        columns["top"].copy(),
        columns["top_known"].copy(),
        tuple(columns["drawn"]),
        tuple(columns["agenda_at"]),
        tuple(columns["stickers"]),
        tuple(columns["leader_dealt"]),
        tuple(columns["captured"]),
        tuple(columns["battle"]),
        tuple(columns["tiles"]),
        tuple(columns["tracks"]),
        tuple(columns["influence"]),
        tuple(columns["oaths"]),
        tuple(columns["oath_at"]),
        columns["discs"].copy(),
        columns["space_disc"].copy(),
        tuple(columns["discard"]),
        tuple(columns["revealed"]),
        tuple(columns["deed_at"]),
        tuple(columns["inheritance_at"]),
        tuple(columns["market"]),
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
        "troops": s.troops.copy(),
        "reserve": s.reserve.copy(),
        "leader_at": s.leader_at.copy(),
        "holder": list(s.holder),
        "rebels": s.rebels.copy(),
        "structures": list(s.structures),
        "structures_left": list(s.structures_left),
        "good_of": list(s.good_of),
        "good_here": s.good_here.copy(),
        "coins": s.coins.copy(),
        "goods": s.goods.copy(),
        "hand_size": s.hand_size.copy(),
        "space_seat": s.space_seat.copy(),
        "space_bribe": s.space_bribe.copy(),
        "deck": s.deck.copy(),
        "top_count": s.top_count.copy(),
        "top_known": s.top_known.copy(),
        "stickers": list(s.stickers),
        "leader_dealt": list(s.leader_dealt),
        "captured": list(s.captured),
        "battle": list(s.battle),
        "tiles": list(s.tiles),
        "tracks": list(s.tracks),
        "influence": list(s.influence),
        "oaths": list(s.oaths),
        "oath_at": list(s.oath_at),
        "discs": s.discs.copy(),
        "space_disc": s.space_disc.copy(),
        "discard": list(s.discard),
        "revealed": list(s.revealed),
        "market": list(s.market),
    }
