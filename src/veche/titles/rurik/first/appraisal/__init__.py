"""Appraisal: a rule of thumb for how well a seat stands, for bots that look ahead. It is no rule of the game.

Everything is counted in victory points. What a seat stands for is what it would score (tracks, warfare, agenda, deeds),
what helps it to score (troops, regions, structures, goods, coins, cards), and what the points still to come this round
(advisors on the strategy board, an action that is going on) are worth where its troops stand now. From that a share of
what the others stand for is taken. The weights are the table below; a point of an action is worth what it can do here.
"""

from __future__ import annotations

from veche.kernel.numbers import i64, total_in
from veche.kernel.rules import Rules
from veche.kernel.state import Reals
from veche.titles.rurik.both.appraisal import final_lead, less_the_mean
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.counts import count_things
from veche.titles.rurik.first.appraisal.expansion import rewards_to_come
from veche.titles.rurik.first.appraisal.look import Look, look_at
from veche.titles.rurik.first.appraisal.means import means
from veche.titles.rurik.first.appraisal.prospects import expect, prospects
from veche.titles.rurik.first.appraisal.scored import (
    agenda_worth,
    build_worth,
    deeds_worth,
    rule_worth,
    trade_worth,
    warfare_worth,
)
from veche.titles.rurik.first.appraisal.weights import LEADER, RIVAL_COIN, RIVALS, TROOP
from veche.titles.rurik.first.end_of_game import outcome
from veche.titles.rurik.first.state import RurikState


def appraise(rules: Rules[RurikState], s: RurikState, seat: int) -> float:
    """How well the seat stands, in victory points ahead of the others, more or less."""
    if s.docket is None:
        return final_lead(outcome(s), seat)
    return weigh(look_at(s, seat))


def components(s: RurikState, seat: int) -> list[float]:
    """What the appraisal of this seat is made of, and plain counts besides, in the order of `parts.py`."""
    return list(_counted(look_at(s, seat)))


def _counted(look: Look) -> Reals:
    weigh(look)
    count_things(look)
    return look.counted


def ahead(s: RurikState, seat: int) -> list[float]:
    """By component, how far the seat is ahead of the mean of the others.

    Last come how much of the game is left, and the seat's own appraisal.
    """
    look = look_at(s, seat)
    appraised = weigh(look)
    count_things(look)
    others = [_counted(Look(s, other, look.rulers, look.armies)) for other in range(s.players) if other != seat]
    return [*less_the_mean(look.counted, others), look.time, appraised]


def weigh(look: Look) -> float:
    """The appraisal; each component of it is left in `counted`."""
    s, seat = look.s, look.seat
    expect(look)
    mine = standing(look) + means(look) + prospects(look)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += rival(look, other)
    number = float(s.players - 1)
    look.counted[parts.RIVALS] = others / number
    return mine - RIVALS * others / number


def standing(look: Look) -> float:
    """Claim tracks, warfare, agenda and deeds; with the deeds count the tokens of the warfare track."""
    counted = look.counted
    counted[parts.RULE] = rule_worth(look, look.seat)
    counted[parts.BUILD] = build_worth(look, 0)
    counted[parts.TRADE] = trade_worth(look, 0)
    counted[parts.WARFARE] = warfare_worth(look, look.seat)
    counted[parts.AGENDA] = agenda_worth(look)
    counted[parts.DEEDS] = deeds_worth(look) + float(look.s.point_tokens[look.seat]) + rewards_to_come(look)
    worth = counted[parts.RULE]
    for part in range(parts.BUILD, parts.TROOPS):
        worth += counted[part]
    return worth


def rival(look: Look, other: i64) -> float:
    """What another seat stands for, as far as one can do anything about it."""
    s = look.s
    number = total_in(look.armies, other * HERE, other * HERE + look.regions)
    troops = TROOP * float(number) + (LEADER if s.leader_at[other] != NONE else 0.0)
    return (
        rule_worth(look, other) + warfare_worth(look, other) + troops * look.time + RIVAL_COIN * float(s.coins[other])
    )
