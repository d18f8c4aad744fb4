"""Action phase: resolving advisors, the main action or its forfeit, bonus actions before and after it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import turns
from veche.titles.rurik.both.board import clear, lowest
from veche.titles.rurik.both.components import NONE, ROWS
from veche.titles.rurik.both.state import has_troops, place_troop, regions_in_play
from veche.titles.rurik.both.turns import BEGIN_TURN, begin_turn, give_marker, next_turn
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.bonus_actions import bonus_moves, may_do_more, take_bonus
from veche.titles.rurik.first.components import SCHEME
from veche.titles.rurik.first.intrigue import points_given
from veche.titles.rurik.first.points import spend
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.rebellion.turns import rebellion_turn
from veche.titles.rurik.first.scheme import draw_schemes
from veche.titles.rurik.first.state import ACTION, RurikState, place_of

COINS_FOR_FORFEITING: Final[i64] = 1


def action_phase() -> Frame:
    return Frame(ActionPhase.number, NOBODY)


class ActionPhase(Step[RurikState]):
    number: Final = named("action-phase")

    def go(self, s: RurikState, f: Frame) -> None:
        s.phase = ACTION
        follow(s, f, next_turn(s.first))


class NextTurn(turns.NextTurn[RurikState]):
    """Clockwise, one advisor each, until all advisors are resolved."""

    def go(self, s: RurikState, f: Frame) -> None:
        for place in range(s.players):
            seat = (f.seat + place) % s.players
            if seat in s.space_seat:
                turn = rebellion_turn() if is_rebellion(s, seat) else begin_turn(seat)
                return follow(s, f, turn, next_turn((seat + 1) % s.players))
        return follow(s, f)


class BeginTurn(Step[RurikState]):
    """A player without any troop may first bring the leader and one other, before anything else of this turn."""

    number: Final = BEGIN_TURN
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        seat = f.seat
        if s.leader_at[seat] == NONE and not has_troops(s, seat) and s.reserve[seat]:
            return follow(s, f, rally(seat), resolve(seat))  # ruling: no-troops
        return follow(s, f, resolve(seat))


def rally(seat: i64) -> Frame:
    return Frame(Rally.number, seat)


class Rally(Question[RurikState]):
    """Leader and one troop in any one region, or neither."""

    number: Final = named("rally")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.STOP, *[m.RALLY.of(region) for region in range(regions_in_play(s))]]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move != shared.STOP:
            s.leader_at[f.seat] = m.RALLY.noun(move)
            place_troop(s, f.seat, m.RALLY.noun(move))
        follow(s, f)


def resolve(seat: i64) -> Frame:
    return Frame(Resolve.number, seat)


class Resolve(Step[RurikState]):
    """The advisor with the lowest number; of two equal ones the player chooses."""

    number: Final = named("resolve")
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        spaces = fastest(s, f.seat)
        if len(spaces) > 1:
            return follow(s, f, resolve_which(f.seat))
        take_from_board(s, spaces[0])
        return follow(s, f, before_main_action(f.seat, spaces[0]))


def fastest(s: RurikState, seat: i64) -> list[int]:
    """The spaces of the seat's advisors with the lowest number."""
    return lowest(s.space_seat, s.space_advisor, seat)


def take_from_board(s: RurikState, space: i64) -> None:
    """The advisor leaves the strategy board; its bribe goes back to the supply."""
    clear(s.space_seat, s.space_advisor, s.space_bribe, space)


def resolve_which(seat: i64) -> Frame:
    return Frame(ResolveWhich.number, seat)


class ResolveWhich(Question[RurikState]):
    """Two advisors are equally fast: which one now?"""

    number: Final = named("resolve-which")
    turn = "action"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.RESOLVE.of(space) for space in fastest(s, f.seat)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        take_from_board(s, m.RESOLVE.noun(move))
        follow(s, f, before_main_action(f.seat, m.RESOLVE.noun(move)))


def before_main_action(seat: i64, space: i64) -> Frame:
    return Frame(BeforeMainAction.number, seat, space)


class BeforeMainAction(Question[RurikState]):
    """Take the action of the space (paying its coin cost), forfeit it for a coin, or take a bonus action first."""

    number: Final = named("before-main-action")
    operands = "space"
    turn = "action"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [m.FORFEIT]
        if s.coins[f.seat] >= s.box.coin_cost[place_of(s, f.a)]:
            found.append(m.ACT)
        bonus_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        seat = f.seat
        if move == m.FORFEIT:
            s.coins[seat] += COINS_FOR_FORFEITING
            return follow(s, f, after_main_action(seat, f.a))
        if move != m.ACT:
            return follow(s, f, take_bonus(s, seat, move), before_main_action(seat, f.a))
        place = place_of(s, f.a)
        s.coins[seat] -= s.box.coin_cost[place]
        column = f.a // ROWS
        if column != SCHEME:
            points = points_given(s, column, s.box.points[place])
            return follow(s, f, spend(seat, column, points, 0), after_main_action(seat, f.a))
        # Alone the bear is ignored: the player always goes first.
        marker = give_marker(seat) if f.a % ROWS == 0 and not alone(s) else None
        return follow(s, f, draw_schemes(seat, s.box.points[place]), marker, after_main_action(seat, f.a))


def after_main_action(seat: i64, space: i64) -> Frame:
    return Frame(AfterMainAction.number, seat, space)


class AfterMainAction(Step[RurikState]):
    """Bonus actions may follow; where everybody can see that none is possible, the turn simply ends.

    The space is only remembered, so that everybody sees which advisor this turn belongs to.
    """

    number: Final = named("after-main-action")
    operands = "space"
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, end_of_turn(f.seat, f.a) if may_do_more(s, f.seat) else finish_turn(f.seat))


def end_of_turn(seat: i64, space: i64) -> Frame:
    return Frame(EndOfTurn.number, seat, space)


class EndOfTurn(Question[RurikState]):
    """A bonus action, or the end of the turn."""

    number: Final = named("end-of-turn")
    operands = "space"
    turn = "action"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [m.END]
        bonus_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        if move == m.END:
            return follow(s, f, finish_turn(f.seat))
        return follow(s, f, take_bonus(s, f.seat, move), after_main_action(f.seat, f.a))


def finish_turn(seat: i64) -> Frame:
    return Frame(FinishTurn.number, seat)


class FinishTurn(Step[RurikState]):
    """What was saved for the turn lapses with it."""

    number: Final = named("finish-turn")
    turn = "action"

    def go(self, s: RurikState, f: Frame) -> None:
        s.scheme_played = 0
        s.deed_accomplished = 0
        s.goods_converted = 0
        s.tax_points = 0
        s.build_points = 0
        s.taxing_over = 0
        s.build_begun = 0
        follow(s, f)
