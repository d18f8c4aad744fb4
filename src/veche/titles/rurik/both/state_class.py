"""Made from `veche.titles.rurik.both.columns` by `make columns`; change it there."""

from __future__ import annotations

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

    chart: Chart
    players: int
    variants: int
    round: int
    phase: int
    first: int
    marker: int
    tax_points: int
    build_points: int
    troops: Column
    reserve: Column
    leader_at: Column
    holder: Shared
    rebels: Column
    structures: Shared
    structures_left: Shared
    good_of: Shared
    good_here: Column
    coins: Column
    goods: Column
    hand_size: Column
    space_seat: Column
    space_bribe: Column
    hand: Shared
    unseen: Shared
    deck: Column
    top_count: Column
    top: Column
    top_known: Column
    drawn: Shared
    agenda_at: Shared
    stickers: Shared
