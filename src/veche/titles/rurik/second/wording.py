"""Which way of asking fits, where a question has several. Everybody reads it, so only what lies open counts."""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import removal
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.action_phase import BeforeCommand, EndOfTurn, ResolveWhich
from veche.titles.rurik.second.deed_costs import RemoveTroop
from veche.titles.rurik.second.schemes import MOST_SCHEMES
from veche.titles.rurik.second.state import Rurik2State


def wording(rules: Rules[Rurik2State], s: Rurik2State, f: Frame) -> str:
    """What follows `ask.<procedure>`: whether the space cannot be paid, whether all schemes are done."""
    if f.procedure == RemoveTroop.number:
        return removal.wording(f)
    if f.procedure not in (ResolveWhich.number, BeforeCommand.number, EndOfTurn.number):
        return ""
    moves = rules.table[f.procedure].moves(s, f)
    unpayable = ".unpayable" if f.procedure == BeforeCommand.number and m.ACT not in moves else ""
    if count(s.schemes) < MOST_SCHEMES:
        return unpayable
    saved = any(shared.TAX_REGION.has(move) or shared.BUILD_STRUCTURE.has(move) for move in moves)
    return f"{unpayable}.done.saved" if saved else f"{unpayable}.done"
