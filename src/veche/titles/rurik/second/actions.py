"""Actions: what a source gives. Coins, goods, steps and deeds come at once; actions in any order, as many as one likes.

Carts and hammers join those saved this turn. They can be spent while a source that gives the same icon is resolved, or
between the command and the schemes; what is left of them lapses with the turn.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.attack import has_target, targets
from veche.titles.rurik.both.build import build_moves, may_build
from veche.titles.rurik.both.components import ATTACK, BUILD, DECKS, MOVEMENT, MUSTER, NONE, TAX
from veche.titles.rurik.both.state import gain_good, has_troops, occupies
from veche.titles.rurik.both.tax import may_tax, tax_moves
from veche.titles.rurik.both.turns import give_marker
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.attack import attack
from veche.titles.rurik.second.battle_track import advance
from veche.titles.rurik.second.box import BITS, MASK
from veche.titles.rurik.second.build import put_up
from veche.titles.rurik.second.components import (
    ACTIONS,
    ANY_GOOD,
    BATTLE_STEP,
    COIN,
    COLUMNS,
    EITHER,
    FIRST_GOOD,
    FREE_DEED,
    GOODS,
    KINDS,
    LEAD,
    RELOCATE,
    TAKE_DEED,
    WIELD,
)
from veche.titles.rurik.second.deeds import complete_free
from veche.titles.rurik.second.influence import wield_more
from veche.titles.rurik.second.lead import draw_cards
from veche.titles.rurik.second.markets import choose_deed
from veche.titles.rurik.second.movement import choose_destination, relocate_moves, relocate_to
from veche.titles.rurik.second.muster import is_muster, may_muster, muster_moves, shift_to, take_muster
from veche.titles.rurik.second.source import CARRY_ON, GAIN, LEADER_RELOCATED, LED_BY_MARIA, carry_on, led_by_maria
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.rurik.second.tax import gain_carts, tax


class Gain(Step[Rurik2State]):
    """What is no action comes first, at once: coins, goods, steps on the Battle track, deeds. Then the actions."""

    number: Final = GAIN
    operands = "source"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, source = f.seat, f.a
        gives, row = s.box.gives, source * KINDS
        s.coins[seat] += gives[row + COIN]
        for good in range(len(GOODS)):
            if gives[row + FIRST_GOOD + good]:
                gain_good(s, seat, good, gives[row + FIRST_GOOD + good])
        then = []
        if gives[row + ANY_GOOD]:
            then.append(take_good(seat, gives[row + ANY_GOOD]))
        if gives[row + BATTLE_STEP]:
            then.append(advance(seat, gives[row + BATTLE_STEP]))
        for _ in range(gives[row + TAKE_DEED]):
            then.append(choose_deed(seat, 0))
        for _ in range(gives[row + FREE_DEED]):
            then.append(complete_free(seat))
        if gives[row + WIELD]:
            then.append(wield_more(seat, gives[row + WIELD]))
        gain_carts(s, gives[row + TAX])
        s.build_points += gives[row + BUILD]
        if s.box.actions[source]:
            then.append(carry_on(seat, source, s.box.actions[source], 0))
        if source < len(s.box.moves_marker) and s.box.moves_marker[source]:
            then.append(give_marker(seat))  # ruling: marker-of-the-top-space
        follow_all(s, f, then)


def take_good(seat: i64, number: i64) -> Frame:
    return Frame(TakeGood.number, seat, number)


class TakeGood(Question[Rurik2State]):
    """Any good from the supply."""

    number: Final = named("take-good")
    operands = "number"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.TAKE_GOOD.of(good) for good in range(len(GOODS))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        gain_good(s, f.seat, m.TAKE_GOOD.noun(move))
        follow(s, f, take_good(f.seat, f.a - 1) if f.a > 1 else None)


class CarryOn(Step[Rurik2State]):
    """The actions that are left, if any of them can be done as things stand now."""

    number: Final = CARRY_ON
    operands = "source left flags"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, perform(f.seat, f.a, f.b, f.c) if f.b and _may_perform(s, f) else None)


def perform(seat: i64, source: i64, left: i64, flags: i64) -> Frame:
    return Frame(Perform.number, seat, source, left, flags)


def _moves(s: Rurik2State, f: Frame) -> list[int]:
    """Stop, or any of the actions that the source still gives."""
    seat, left = f.seat, f.b
    found = [shared.STOP]
    if left & MASK:
        muster_moves(s, seat, led_by_maria(f.c), found)
    if left >> (BITS * MOVEMENT) & MASK:
        for region in range(s.chart.in_play[s.players]):
            if occupies(s, seat, region):
                found.append(m.MOVE_FROM.of(region))
    if left >> (BITS * ATTACK) & MASK:
        targets(s, seat, found)
    if left >> (BITS * TAX) & MASK:
        tax_moves(s, seat, found)
    if left >> (BITS * BUILD) & MASK:
        build_moves(s, seat, found)
    if left >> (BITS * LEAD) & MASK:
        for deck in range(len(DECKS)):
            if s.deck[deck]:
                found.append(m.LEAD.of(deck))
    if left >> (BITS * RELOCATE) & MASK:
        relocate_moves(s, seat, f.c & LEADER_RELOCATED, found)
    if left >> (BITS * EITHER) & MASK:
        _either(s, seat, s.box.either[f.a], found)
    return found


def _may_perform(s: Rurik2State, f: Frame) -> bool:
    """Whether there is more to do than to stop; most often the first look tells."""
    seat, left = f.seat, f.b
    if left >> (BITS * MOVEMENT) & MASK and (s.leader_at[seat] != NONE or has_troops(s, seat)):
        return True
    if left >> (BITS * ATTACK) & MASK and has_target(s, seat):
        return True
    if left >> (BITS * TAX) & MASK and may_tax(s, seat):
        return True
    if left >> (BITS * BUILD) & MASK and may_build(s, seat):
        return True
    return len(_moves(s, f)) > 1


def _either(s: Rurik2State, seat: i64, kinds: i64, found: list[int]) -> None:
    """Add the icons among which the source lets one choose; carts and hammers can always be saved."""
    for kind in range(LEAD):
        if not kinds & (1 << kind) or (kind == TAX and s.tax_closed):
            continue
        if kind == MUSTER and not may_muster(s, seat):
            continue
        if kind == ATTACK and not has_target(s, seat):
            continue
        found.append(m.USE.of(kind))


class Perform(Question[Rurik2State]):
    """The next action. One may stop at any time; carts and hammers are then saved for later in the turn."""

    number: Final = named("perform")
    operands = "source left flags"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return _moves(s, f)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        seat, source, left, flags = f.seat, f.a, f.b, f.c
        if move == shared.STOP:
            return follow(s, f)
        if shared.ATTACK_TARGET.has(move):
            more = carry_on(seat, source, left - (1 << BITS * ATTACK), flags)
            return follow(s, f, attack(seat, shared.ATTACK_TARGET.one(move), shared.ATTACK_TARGET.other(move)), more)
        if shared.TAX_REGION.has(move):
            then = tax(s, seat, shared.TAX_REGION.noun(move))
            then.append(carry_on(seat, source, left, flags))
            return follow_all(s, f, then)
        if shared.BUILD_STRUCTURE.has(move):
            bonus = put_up(s, seat, shared.BUILD_STRUCTURE.one(move), shared.BUILD_STRUCTURE.other(move))
            return follow(s, f, bonus, carry_on(seat, source, left, flags))
        if m.USE.has(move):
            kind = m.USE.noun(move)
            gain_carts(s, int(kind == TAX))
            s.build_points += kind == BUILD
            return follow(s, f, carry_on(seat, source, left - (1 << BITS * EITHER) + (1 << BITS * kind), flags))
        if is_muster(move):
            take_muster(s, seat, move)
            if m.MARIA_TO.has(move):
                flags |= LED_BY_MARIA << m.MARIA_TO.noun(move)
            return follow(s, f, carry_on(seat, source, left - 1, flags))
        if m.SHIFT.has(move):
            return follow(s, f, shift_to(seat, m.SHIFT.noun(move)), carry_on(seat, source, left - 1, flags))
        if m.MOVE_FROM.has(move):
            more = carry_on(seat, source, left - (1 << BITS * MOVEMENT), flags)
            return follow(s, f, choose_destination(seat, m.MOVE_FROM.noun(move)), more)
        if m.RELOCATE.has(move) or move == m.RELOCATE_LEADER:
            leader = int(move == m.RELOCATE_LEADER)
            region = s.leader_at[seat] if leader else m.RELOCATE.noun(move)
            more = carry_on(seat, source, left - (1 << BITS * RELOCATE), flags | LEADER_RELOCATED if leader else flags)
            return follow(s, f, relocate_to(seat, region, leader), more)
        assert m.LEAD.has(move)
        cards = left >> (BITS * LEAD) & MASK
        more = carry_on(seat, source, left - (cards << BITS * LEAD), flags)
        return follow(s, f, draw_cards(seat, cards, m.LEAD.noun(move)), more)


assert len(COLUMNS) == 6
assert ACTIONS * BITS <= 32
assert NONE == -1
