"""Made from `veche.titles.rurik.first.columns` by `make columns`; change it there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.state import Column, Shared
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.state_class import BaseState
from veche.titles.rurik.first.box import Box


class RurikState(BaseState):
    """What lies on the table of the first edition."""

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
        chart: Chart,
        players: int,
        variants: int,
        round: int,
        phase: int,
        first: int,
        marker: int,
        tax_points: int,
        build_points: int,
        scheme_played: int,
        deed_accomplished: int,
        goods_converted: int,
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
            self.defeated.copy(),
            self.warfare.copy(),
            self.tokens.copy(),
            self.claim.copy(),
            self.loaded.copy(),
            self.advisors.copy(),
            self.space_advisor.copy(),
            self.discard,
            self.revealed,
            self.deed_at,
            self.row.copy(),
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
    "stickers",
    "discard",
    "revealed",
    "deed_at",
    "goods_tokens",
    "rebellion",
)
"""The columns that copies share."""


def fresh_columns(
    *,
    box: Box,
    chart: Chart,
    players: int,
    variants: int,
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
    tokens: Column,
    goods_tokens: Shared,
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
        played=-1,
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
        hand=(0,) * 108,
        unseen=unseen,
        deck=deck,
        top_count=[0] * 2,
        top=[-1] * 12,
        top_known=[0] * 12,
        drawn=(0,) * 27,
        agenda_at=(-1,) * 11,
        stickers=stickers,
        defeated=[0] * 4,
        warfare=[0] * 4,
        tokens=tokens,
        claim=[0] * 12,
        loaded=[-1] * 4,
        advisors=[0] * 24,
        space_advisor=[0] * 24,
        discard=(0,) * 27,
        revealed=(0,) * 27,
        deed_at=(-1,) * 26,
        row=[-1] * 3,
        goods_tokens=goods_tokens,
        rebellion=(),
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
        numbers["played"],
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
        columns["defeated"].copy(),
        columns["warfare"].copy(),
        columns["tokens"].copy(),
        columns["claim"].copy(),
        columns["loaded"].copy(),
        columns["advisors"].copy(),
        columns["space_advisor"].copy(),
        tuple(columns["discard"]),
        tuple(columns["revealed"]),
        tuple(columns["deed_at"]),
        columns["row"].copy(),
        tuple(columns["goods_tokens"]),
        tuple(columns["rebellion"]),
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
        "played": s.played,
    }


def columns_for_all(s: RurikState) -> dict[str, list[int]]:
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
        "defeated": s.defeated.copy(),
        "warfare": s.warfare.copy(),
        "tokens": s.tokens.copy(),
        "claim": s.claim.copy(),
        "loaded": s.loaded.copy(),
        "advisors": s.advisors.copy(),
        "space_advisor": s.space_advisor.copy(),
        "discard": list(s.discard),
        "revealed": list(s.revealed),
        "deed_at": list(s.deed_at),
        "row": s.row.copy(),
        "goods_tokens": list(s.goods_tokens),
    }
