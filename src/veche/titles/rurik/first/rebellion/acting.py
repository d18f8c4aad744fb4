"""Action phase: resolving advisors, forfeits, unlocked bonuses, and the main action they go with."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import follow, follow_all
from veche.titles.rurik.both.components import ATTACK, BUILD, MOVEMENT, MUSTER, NONE, ROWS, TAX
from veche.titles.rurik.both.state import HERE, place_troop
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.action_phase import fastest, finish_turn, take_from_board
from veche.titles.rurik.first.components import FEWER_CARDS, ONE_COIN, SCHEME, TWO_COINS
from veche.titles.rurik.first.muster import may_muster
from veche.titles.rurik.first.rebellion.attack import may_attack, rebellion_attacks
from veche.titles.rurik.first.rebellion.build import may_build, rebellion_builds
from veche.titles.rurik.first.rebellion.cards import location_order, turn_up
from veche.titles.rurik.first.rebellion.mat import bonuses_for, column_to_unlock
from veche.titles.rurik.first.rebellion.move import may_move, rebellion_moves
from veche.titles.rurik.first.rebellion.muster import rebellion_musters
from veche.titles.rurik.first.rebellion.record import REBELLION, is_german
from veche.titles.rurik.first.rebellion.scheme import rebellion_unlocks
from veche.titles.rurik.first.rebellion.tax import may_tax, rebellion_taxes
from veche.titles.rurik.first.rebellion.turns import REBELLION_TURN
from veche.titles.rurik.first.state import RurikState, place_of

BY_COST: Final[i64] = 0
BY_NOTHING_TO_DO: Final[i64] = 1


class RebellionTurn(Step[RurikState]):
    """The bottom card moves to the top and gives location and build order; then an advisor is resolved."""

    number: Final = REBELLION_TURN
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, turn_up(), return_to_map(), resolve_advisor())


def return_to_map() -> Frame:
    return Frame(ReturnToMap.number, REBELLION)


class ReturnToMap(Step[RurikState]):
    """Without any troop on the map, Sviatopolk and one rebel come back first."""

    number: Final = named("rebellion-returns")

    def go(self, s: RurikState, f: Frame) -> None:
        there = s.leader_at[REBELLION] != NONE or any(s.troops[REBELLION * HERE : REBELLION * HERE + HERE])
        follow(s, f, None if there else come_back())


def come_back() -> Frame:
    return Frame(ComeBack.number, REBELLION)


class ComeBack(Automatic[RurikState]):
    """In the first region of the location order."""

    number: Final = named("rebellion-comes-back")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_RETURNS.of(location_order(s)[0])]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.leader_at[REBELLION] = m.REBELLION_RETURNS.noun(move)  # ruling: rebellion-no-troops
        place_troop(s, REBELLION, m.REBELLION_RETURNS.noun(move))
        follow(s, f)


def resolve_advisor() -> Frame:
    return Frame(ResolveAdvisor.number, REBELLION)


class ResolveAdvisor(Automatic[RurikState]):
    """The fastest advisor; of two equal ones the one further left."""

    number: Final = named("rebellion-resolves")
    turn = "action"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_RESOLVES.of(fastest(s, REBELLION)[0])]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        space = m.REBELLION_RESOLVES.noun(move)
        take_from_board(s, space)
        follow(s, f, main_action(space))


def main_action(space: i64) -> Frame:
    return Frame(MainAction.number, REBELLION, space)


class MainAction(Step[RurikState]):
    """What it cannot pay or has no troops for is forfeited at once; else bonus movement, then the action itself."""

    number: Final = named("rebellion-acts")
    operands = "space"
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        action = f.a // ROWS
        if s.coins[REBELLION] < s.box.coin_cost[place_of(s, f.a)]:
            return follow(s, f, forfeit(BY_COST))
        if action == MUSTER and not may_muster(s, REBELLION):
            return follow(s, f, forfeit(BY_NOTHING_TO_DO))
        points = bonuses_for(s, action).count(MOVEMENT) if moves_first(s, action) else 0
        then = [gain_bonus(MOVEMENT)] * points + [rebellion_moves(points)] if points else []
        return follow_all(s, f, [*then, take_action(f.a)])


def moves_first(s: RurikState, action: i64) -> bool:
    """Bonus movement comes before the main action (German printing: after it); with a Move action it just joins it."""
    return action != MOVEMENT and not is_german(s)  # ruling: rebellion-moves-first


def take_action(space: i64) -> Frame:
    return Frame(TakeAction.number, REBELLION, space)


class TakeAction(Step[RurikState]):
    """Pay the cost, gain every other open bonus that goes with the action, and take it; or forfeit that for a coin."""

    number: Final = named("rebellion-takes-action")
    operands = "space"

    def go(self, s: RurikState, f: Frame) -> None:
        place = place_of(s, f.a)
        action = f.a // ROWS
        bonuses = bonuses_for(s, action)  # ruling: rebellion-bonuses-at-the-start
        points = s.box.points[place] + bonuses.count(action)
        if not can_act(s, action, points):
            return follow(s, f, forfeit(BY_NOTHING_TO_DO))  # ruling: rebellion-cannot-act
        s.coins[REBELLION] -= s.box.coin_cost[place]
        then = [gain_bonus(bonus) for bonus in bonuses if bonus != MOVEMENT or not moves_first(s, action)]
        then.append(act(action, points, bonuses.count(FEWER_CARDS)))
        if action != MOVEMENT and is_german(s):
            then.append(rebellion_moves(bonuses.count(MOVEMENT)))
        return follow_all(s, f, [*then, finish_turn(REBELLION)])


def can_act(s: RurikState, action: i64, points: i64) -> bool:
    """Whether the Rebellion could spend any of these points now."""
    if action == SCHEME:
        return column_to_unlock(s) != NONE
    if points == 0:
        return False
    if action == MUSTER:
        return may_muster(s, REBELLION)
    if action == MOVEMENT:
        return may_move(s)
    if action == ATTACK:
        return may_attack(s)
    return may_tax(s, points) if action == TAX else may_build(s, points)


def act(action: i64, points: i64, fewer_cards: i64) -> Frame:
    """The main action with all its points."""
    if action == SCHEME:
        return rebellion_unlocks(0)
    if action == MUSTER:
        return rebellion_musters(points)
    if action == MOVEMENT:
        return rebellion_moves(points)
    if action == ATTACK:
        return rebellion_attacks(points, fewer_cards)
    assert action in (TAX, BUILD)
    return rebellion_taxes(points) if action == TAX else rebellion_builds(points)


def forfeit(because: i64) -> Frame:
    return Frame(Forfeit.number, REBELLION, because)


class Forfeit(Automatic[RurikState]):
    """The action cannot be taken: a coin from the supply instead, no cost and no further bonus."""

    number: Final = named("rebellion-forfeits")
    operands = "because"
    turn = "action"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_FORFEITS.of(f.a)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.coins[REBELLION] += 1
        follow(s, f)


def gain_bonus(bonus: i64) -> Frame:
    return Frame(GainBonus.number, REBELLION, bonus)


class GainBonus(Automatic[RurikState]):
    """An open bonus goes with the action. Coins come at once; points and cards count in the action itself."""

    number: Final = named("rebellion-gains-bonus")
    operands = "bonus"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.REBELLION_BONUS.of(f.a)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if f.a == ONE_COIN:
            s.coins[REBELLION] += 1
        elif f.a == TWO_COINS:
            s.coins[REBELLION] += 2
        follow(s, f)
