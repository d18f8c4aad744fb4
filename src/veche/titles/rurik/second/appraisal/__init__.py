"""Appraisal: a rule of thumb for how well a seat stands, for bots that look ahead. It is no rule of the game.

Everything is counted in victory points: what a seat would score (tracks, battle, agenda, deeds, house board, palaces),
what helps it to score (miniatures, goods, coins, cards, tiles), and what the icons still to come this round are worth
where its miniatures stand now. From that a share of what the others stand for is taken.
"""

from __future__ import annotations

from veche.kernel.numbers import i64, total_in
from veche.kernel.rules import Rules
from veche.kernel.state import Reals
from veche.titles.rurik.both.appraisal import final_lead, less_the_mean
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.counts import count_things
from veche.titles.rurik.second.appraisal.look import Look, look_at
from veche.titles.rurik.second.appraisal.means import means
from veche.titles.rurik.second.appraisal.prospects import expect, prospects
from veche.titles.rurik.second.appraisal.scored import (
    agenda_worth,
    battle_worth,
    deeds_worth,
    expand_worth,
    govern_worth,
    house_worth,
    rule_worth,
)
from veche.titles.rurik.second.appraisal.weights import LEADER, RIVAL_COIN, RIVALS, TROOP
from veche.titles.rurik.second.end_of_game import outcome
from veche.titles.rurik.second.state import Rurik2State


def appraise(rules: Rules[Rurik2State], s: Rurik2State, seat: int) -> float:
    """How well the seat stands, in victory points ahead of the others, more or less."""
    if s.docket is None:
        return final_lead(outcome(s), seat)
    return weigh(look_at(s, seat))


def components(s: Rurik2State, seat: int) -> list[float]:
    """What the appraisal of this seat is made of, and plain counts besides, in the order of `parts.py`."""
    return list(_counted(look_at(s, seat)))


def _counted(look: Look) -> Reals:
    weigh(look)
    count_things(look)
    return look.counted


def ahead(s: Rurik2State, seat: int) -> list[float]:
    """By component, how far the seat is ahead of the mean of the others.

    Last come how much of the game is left, and the seat's own appraisal.
    """
    look = look_at(s, seat)
    appraised = weigh(look)
    count_things(look)
    others = [_counted(Look(s, other, look.ground)) for other in range(s.players) if other != seat]
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
    """What will be scored."""
    counted = look.counted
    counted[parts.RULE] = rule_worth(look, look.seat)
    counted[parts.EXPAND] = expand_worth(look, 0.0)
    counted[parts.GOVERN] = govern_worth(look, 0.0)
    counted[parts.BATTLE] = battle_worth(look, look.seat)
    counted[parts.AGENDA] = agenda_worth(look)
    counted[parts.HOUSE] = house_worth(look)
    counted[parts.DEEDS] = deeds_worth(look)
    worth = counted[parts.RULE]
    for part in range(parts.EXPAND, parts.TROOPS):
        worth += counted[part]
    return worth


def rival(look: Look, other: i64) -> float:
    """What another seat stands for, as far as one can do anything about it."""
    s = look.s
    number = total_in(look.armies, other * HERE, other * HERE + look.regions)
    troops = TROOP * float(number) + (LEADER if s.leader_at[other] != NONE else 0.0)
    return rule_worth(look, other) + battle_worth(look, other) + troops * look.time + RIVAL_COIN * float(s.coins[other])
