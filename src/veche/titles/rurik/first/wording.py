"""Which way of asking fits, where a question has several. Everybody reads it, so only what lies open counts."""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.titles.rurik.both import removal
from veche.titles.rurik.both.idle import idle
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.action_phase import AfterMainAction, BeforeMainAction
from veche.titles.rurik.first.deed_costs import RemoveTroop
from veche.titles.rurik.first.state import RurikState


def wording(rules: Rules[RurikState], s: RurikState, f: Frame) -> str:
    """What follows `ask.<procedure>`: whether the action cannot be paid or taken, whether bonus actions are done."""
    if f.procedure == RemoveTroop.number:
        return removal.wording(f)
    if f.procedure != BeforeMainAction.number:
        return ""
    useless = ".unpayable"
    if m.ACT in rules.table[f.procedure].moves(s, f):
        useless = ".idle" if acting(rules, s) else ""
    done = ".done" if s.scheme_played and s.deed_accomplished and s.goods_converted else ""
    return useless + done


def acting(rules: Rules[RurikState], s: RurikState) -> str:
    """How a remark on the main action ends where it can do nothing now; else nothing."""
    return idle(rules, s, m.ACT, AfterMainAction.number)
