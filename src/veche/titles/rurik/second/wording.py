"""Which way of asking fits, where a question has several. Everybody reads it, so only what lies open counts."""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import removal
from veche.titles.rurik.both.idle import idle
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.action_phase import AfterCommand, BeforeCommand, EndOfTurn, ResolveWhich
from veche.titles.rurik.second.deed_costs import RemoveTroop
from veche.titles.rurik.second.schemes import MOST_SCHEMES
from veche.titles.rurik.second.state import Rurik2State


def wording(rules: Rules[Rurik2State], s: Rurik2State, f: Frame) -> str:
    """What follows `ask.<procedure>`: whether the space cannot be paid or used, whether all schemes are done."""
    if f.procedure == RemoveTroop.number:
        return removal.wording(f)
    if f.procedure not in (ResolveWhich.number, BeforeCommand.number, EndOfTurn.number):
        return ""
    moves = rules.table[f.procedure].moves(s, f)
    useless = _useless(rules, s, moves) if f.procedure == BeforeCommand.number else ""
    if count(s.schemes) < MOST_SCHEMES:
        return useless
    saved = any(shared.TAX_REGION.has(move) or shared.BUILD_STRUCTURE.has(move) for move in moves)
    return f"{useless}.done.saved" if saved else f"{useless}.done"


def _useless(rules: Rules[Rurik2State], s: Rurik2State, moves: list[int]) -> str:
    """Whether the space cannot be paid, or none of its actions is possible now."""
    if m.ACT not in moves:
        return ".unpayable"
    return ".idle" if acting(rules, s) else ""


def acting(rules: Rules[Rurik2State], s: Rurik2State) -> str:
    """How a remark on acting ends where no action of the space is possible now; else nothing."""
    return idle(rules, s, m.ACT, AfterCommand.number)
