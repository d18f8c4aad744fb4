"""Schemes in vain: one that can do nothing as things stand says so beforehand, for it is paid and used up all the same.

Every way of paying is tried, and every icon that may be chosen; whoever would be asked for more than that gets
something. It follows from what the seat sees: no card is looked at before somebody is asked.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import BUILD, TAX
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.actions import Perform
from veche.titles.rurik.second.components import KINDS, SLOTS, TAKE_DEED
from veche.titles.rurik.second.oaths import Sworn, UsePlenty
from veche.titles.rurik.second.source import GAIN
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.rurik.second.state_class import columns_for_all, numbers_for_all

SAVED: Final = 1
MORE: Final = 2
AT_WORK: Final = 4
"""What a source brings, as bits: carts and hammers to be kept, something else at once, something to decide."""

GIVING: Final = (GAIN, Sworn.number)
"""The procedures that come when everything is paid."""

POINTS: Final = frozenset(["tax_points", "build_points"])
SWEARING: Final = frozenset(["oath_at", "oaths"])
"""What an oath changes besides its benefit."""


def in_vain(rules: Rules[Rurik2State], s: Rurik2State, move: int) -> str:
    """The key of what is said of a scheme, or of an icon to be chosen, that can do nothing now; else nothing."""
    kind = told_of(move)
    if m.USE.has(move):
        return "" if _is_usable(rules, s, move) else f"remark.idle-{kind}.saved"
    if m.SLOT.has(move) and not second_step(s, move):
        return ""
    brings, source = _paid(rules, _answered(rules, s, move))
    if brings >= AT_WORK:
        return ""
    if brings & MORE:
        if m.SWEAR.has(move) or not (s.box.actions[source] or s.box.gives[source * KINDS + TAKE_DEED]):
            return ""
        kind = "action"
    return f"remark.idle-{kind}.saved" if brings & SAVED else f"remark.idle-{kind}"


def told_of(move: int) -> str:
    """What the remark is about: the whole scheme, or the part of it that comes at once; else nothing."""
    if m.PLAY_CARD.has(move) or m.WIELD.has(move) or move == m.USE_PLENTY or m.USE.has(move):
        return "scheme"
    if m.COMPLETE.has(move):
        return "reward"
    if m.SLOT.has(move):
        return "step"
    return "oath" if m.SWEAR.has(move) else ""


def second_step(s: Rurik2State, move: int) -> bool:
    """Whether the deed that goes into this slot is its second, which has a benefit."""
    f = s.docket
    assert f is not None
    return s.influence[f.seat * len(SLOTS) + m.SLOT.noun(move)] == 1


def _answered(rules: Rules[Rurik2State], s: Rurik2State, move: int) -> Rurik2State:
    """The state when the question at which it rests has been answered, and nothing else done."""
    then, asked = rules.copy(s), s.docket
    assert asked is not None
    rules.table[asked.procedure].take(then, asked, move)
    return then


def _paid(rules: Rules[Rurik2State], then: Rurik2State) -> tuple[int, int]:
    """What comes when it is paid in the best way, and its source."""
    f = then.docket
    assert f is not None
    while f.procedure not in GIVING:
        procedure = rules.table[f.procedure]
        if procedure.asks:
            best = (0, 0)
            for move in procedure.moves(then, f):
                best = max(best, _paid(rules, _answered(rules, then, move)))
                if best[0] >= AT_WORK:
                    break
            return best
        procedure.go(then, f)
        f = then.docket
        assert f is not None
    return _given(rules, rules.copy(then), then, f.next), f.a


def _given(rules: Rules[Rurik2State], then: Rurik2State, before: Rurik2State, end: Frame | None) -> int:
    """What has come when the docket is down to `end`."""
    f = then.docket
    while f is not None and f is not end:
        procedure = rules.table[f.procedure]
        if procedure.asks:
            if f.procedure == UsePlenty.number:
                lent = in_vain(rules, then, m.USE_PLENTY)
                return _brought(then, before) | (SAVED * lent.endswith(".saved") if "idle-scheme" in lent else AT_WORK)
            moves = procedure.moves(then, f)
            icons = [move for move in moves if m.USE.has(move)]
            if f.procedure != Perform.number or len(icons) + 1 < len(moves):
                return AT_WORK
            return max([_given(rules, _answered(rules, then, move), before, end) for move in icons])
        procedure.go(then, f)
        f = then.docket
    return _brought(then, before)


def _brought(then: Rurik2State, before: Rurik2State) -> int:
    """What has come since, without a further question."""
    saved = then.tax_points > before.tax_points or then.build_points > before.build_points
    return SAVED * saved + MORE * (_seen(then) != _seen(before))


def _seen(s: Rurik2State) -> tuple[dict[str, int], dict[str, list[int]]]:
    """What lies open, apart from carts and hammers and from where oaths are sworn."""
    numbers = {name: number for name, number in numbers_for_all(s).items() if name not in POINTS}
    return numbers, {name: column for name, column in columns_for_all(s).items() if name not in SWEARING}


def _is_usable(rules: Rules[Rurik2State], s: Rurik2State, move: int) -> bool:
    """Whether the icon lets one do something, chosen as often as it can be. Others are offered only where they do."""
    kind = m.USE.noun(move)
    if kind != TAX and kind != BUILD:
        return True
    asked, then = s.docket, _answered(rules, s, move)
    f = then.docket
    assert asked is not None
    while f is not None and f is not asked.next:
        procedure = rules.table[f.procedure]
        if not procedure.asks:
            procedure.go(then, f)
        else:
            moves = procedure.moves(then, f)
            if any(shared.TAX_REGION.has(other) or shared.BUILD_STRUCTURE.has(other) for other in moves):
                return True
            if move not in moves:
                return False
            procedure.take(then, f, move)
        f = then.docket
    return False
