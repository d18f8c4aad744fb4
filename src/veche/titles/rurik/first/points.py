"""Points of the main action, a scheme, a deed or a token: what they are spent on."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow, follow_all
from veche.titles.rurik.both.components import ATTACK, BUILD, MOVEMENT, MUSTER, TAX
from veche.titles.rurik.both.tax import may_tax
from veche.titles.rurik.first.attack import attack, may_attack
from veche.titles.rurik.first.build import may_build, spend_build
from veche.titles.rurik.first.components import MOVEMENT_ANYWHERE, WARFARE
from veche.titles.rurik.first.movement import choose_troop, choose_troop_anywhere, may_move
from veche.titles.rurik.first.muster import may_muster, muster
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.rewards import advance_in_warfare
from veche.titles.rurik.first.stone_and_blade.sviatoslav import may_go
from veche.titles.rurik.first.tax import spend_tax


def spend(seat: i64, kind: i64, points: i64, fewer_cards: i64) -> Frame:
    """`points` of a kind (muster, movement, …) for the seat; `fewer_cards` belongs to a deed's attack."""
    return Frame(Spend.number, seat, kind, points, fewer_cards)


class Spend(Step[RurikState]):
    """Tax and build points join those saved this turn; points that cannot be used are not asked about."""

    number: Final = named("spend")
    operands = "kind points fewer_cards"

    def go(self, s: RurikState, f: Frame) -> None:
        seat = f.seat
        if f.a == MUSTER:
            return follow(s, f, muster(seat, f.b, 1) if f.b and may_muster(s, seat) else None)
        if f.a == MOVEMENT:
            return follow(s, f, choose_troop(seat, f.b) if f.b and may_move(s, seat) else None)
        if f.a == MOVEMENT_ANYWHERE:
            return follow(s, f, choose_troop_anywhere(seat, f.b, 0) if f.b and may_move(s, seat) else None)
        if f.a == ATTACK:
            return follow(s, f, attack(seat, f.b, f.c) if f.b and may_attack(s, seat) else None)
        if f.a == TAX:
            if not s.taxing_over:
                s.tax_points += f.b  # ruling: theofana-taxes-no-more
            return follow(s, f, spend_tax(seat) if may_tax(s, seat) else None)
        if f.a == WARFARE:
            rewards = [advance_in_warfare(s, seat) for _ in range(f.b)]
            return follow_all(s, f, [reward for reward in rewards if reward is not None])
        assert f.a == BUILD
        s.build_points += f.b
        return follow(s, f, spend_build(seat) if may_build(s, seat) or may_go(s, seat) else None)
