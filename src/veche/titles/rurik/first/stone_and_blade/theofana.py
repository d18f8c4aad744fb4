"""Theofana: once a round, after taxing in her region, a coin or a step to a neighbour, and no more taxes this turn."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.state import leads
from veche.titles.rurik.both.tax import use_market
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import THEOFANA
from veche.titles.rurik.first.state import RurikState

THEOFANA_GAINS: Final[i64] = 1
"""Coins, if she stays."""


def theofana_ready(s: RurikState, seat: i64, region: i64) -> bool:
    """Whether the seat has Theofana in the region and has not used her this round."""
    return leads(s, seat, THEOFANA, region) and not s.theofana_used


def theofana_taxed(seat: i64, market: i64) -> Frame:
    return Frame(TheofanaTaxed.number, seat, market)


class TheofanaTaxed(Step[RurikState]):
    """The market of her region serves first, if there is one."""

    number: Final = named("theofana-taxed")
    operands = "market"

    def go(self, s: RurikState, f: Frame) -> None:
        market = use_market(f.seat, s.leader_at[f.seat]) if f.a else None
        follow(s, f, market, after_theofana_taxed(f.seat))


def after_theofana_taxed(seat: i64) -> Frame:
    return Frame(AfterTheofanaTaxed.number, seat)


class AfterTheofanaTaxed(Question[RurikState]):
    """A coin, or Theofana goes alone to a neighbour, and one cannot tax again this turn; or neither."""

    number: Final = named("after-theofana-taxed")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        here = s.leader_at[f.seat]
        there = [m.TO.of(region) for region in s.chart.neighbours[here] if region < s.chart.in_play[s.players]]
        return [shared.STOP, m.THEOFANA_COIN, *there]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.theofana_used = 1
        s.taxing_over = 1
        s.tax_points = 0
        if move == m.THEOFANA_COIN:
            s.coins[f.seat] += THEOFANA_GAINS  # ability: theofana gains a coin
        else:
            s.leader_at[f.seat] = m.TO.noun(move)  # ability: theofana goes on
        return follow(s, f)
