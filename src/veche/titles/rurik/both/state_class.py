"""Made from `veche.titles.rurik.both.columns` by `make columns`; change it there."""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.state import Column, Shared, State
from veche.titles.rurik.both.chart import Chart


class BaseState(State):
    """What lies on the table in either edition."""

    __slots__ = (
        "agenda_at",
        "build_points",
        "chart",
        "coins",
        "deck",
        "drawn",
        "first",
        "good_here",
        "good_of",
        "goods",
        "hand",
        "hand_size",
        "holder",
        "inheritance_at",
        "leader_at",
        "marker",
        "phase",
        "players",
        "rebels",
        "reserve",
        "round",
        "space_bribe",
        "space_seat",
        "stickers",
        "structures",
        "structures_left",
        "tax_points",
        "top",
        "top_count",
        "top_known",
        "troops",
        "unseen",
        "variants",
    )

    def __init__(
        self,
        docket: Frame | None,
        chart: Chart,
        players: i64,
        variants: i64,
        round: i64,
        phase: i64,
        first: i64,
        marker: i64,
        tax_points: i64,
        build_points: i64,
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
    ) -> None:
        self.docket = docket
        self.chart = chart
        self.players = players
        self.variants = variants
        self.round = round
        self.phase = phase
        self.first = first
        self.marker = marker
        self.tax_points = tax_points
        self.build_points = build_points
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
