"""Appraisal: a rule of thumb for how well a seat stands, for bots that look ahead. It is no rule of the game.

Everything is counted in victory points: what a seat would score (tracks, battle, agenda, deeds, house board, palaces),
what helps it to score (miniatures, goods, coins, cards, tiles), and what the icons still to come this round are worth
where its miniatures stand now. From that a share of what the others stand for is taken.
"""

from __future__ import annotations

from veche.kernel.rules import Rules
from veche.titles.rurik.both.appraisal import final_lead
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.second.appraisal.look import Look
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
    look = Look(s, seat)
    expect(look)
    mine = standing(look) + means(look) + prospects(look)
    others = [rival(look, other) for other in range(s.players) if other != seat]
    return mine - RIVALS * sum(others) / len(others)


def standing(look: Look) -> float:
    """What will be scored."""
    return (
        rule_worth(look, look.seat)
        + expand_worth(look, 0.0)
        + govern_worth(look, 0.0)
        + battle_worth(look, look.seat)
        + agenda_worth(look)
        + house_worth(look)
        + deeds_worth(look)
    )


def rival(look: Look, other: int) -> float:
    """What another seat stands for, as far as one can do anything about it."""
    s = look.s
    troops = TROOP * sum(look.armies[other]) + LEADER * (s.leader_at[other] != NONE)
    return rule_worth(look, other) + battle_worth(look, other) + troops * look.time + RIVAL_COIN * float(s.coins[other])
