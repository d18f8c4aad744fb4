"""Spring, summer and autumn: everybody has a turn, the Cossack furthest east that has not had one first.

English rulebook, "Spring, Summer, or Autumn", "Perform 1 or 2 Main Actions" and "Season End". A turn is a ride, a basic
action if one likes, and one or two main actions.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.advanced_actions import advanced_moves, is_advanced, take_advanced
from veche.titles.stroganov.auxiliary_actions import any_auxiliary, auxiliary_moves, same_again, take_auxiliary
from veche.titles.stroganov.basic_actions import basic_moves, is_basic, take_basic
from veche.titles.stroganov.components import NONE, SEATS
from veche.titles.stroganov.rewards import EVERY, FREE, OWN_REACH, SECOND_ACTION
from veche.titles.stroganov.riding import ride
from veche.titles.stroganov.state import AUTUMN, SPRING, WINTER, StroganovState, furs_of, is_ivan

IVANS_TURN: Final = named("ivans-turn")
WINTER_COMES: Final = named("winter")


def begin_year() -> Frame:
    return Frame(BeginYear.number, NOBODY)


class BeginYear(Step[StroganovState]):
    """It is spring."""

    number: Final = named("begin-year")

    def go(self, s: StroganovState, f: Frame) -> None:
        begin_season(s, SPRING)
        follow(s, f, next_turn())


def begin_season(s: StroganovState, season: i64) -> None:
    """Nobody has had a turn, and neither an extra action nor a trophy reward was taken."""
    s.season = season
    for seat in range(len(SEATS)):
        s.played[seat] = 0
        s.extra_used[seat] = 0
        s.rewards_taken[seat] = 0


def next_turn() -> Frame:
    return Frame(NextTurn.number, NOBODY)


def active(s: StroganovState) -> i64:
    """The seat whose Cossack is furthest east among those that have not had a turn, or NONE."""
    for place in range(s.houses):
        if not s.played[s.order[place]]:
            return s.order[place]
    return NONE


class NextTurn(Step[StroganovState]):
    """The next turn, the next season, or winter."""

    number: Final = named("next-turn")

    def go(self, s: StroganovState, f: Frame) -> None:
        seat = active(s)
        if seat != NONE:
            return follow_all(s, f, [*turn(s, seat), next_turn()])
        if s.season == AUTUMN:
            begin_season(s, WINTER)
            return follow(s, f, Frame(WINTER_COMES, NOBODY))
        begin_season(s, s.season + 1)
        return follow(s, f, next_turn())


def turn(s: StroganovState, seat: i64) -> list[Frame]:
    """The parts of a turn."""
    if is_ivan(s, seat):
        return [Frame(IVANS_TURN, seat), finish_turn(seat)]
    return [ride(seat), basic_action(seat), main_action(seat), finish_turn(seat)]


def basic_action(seat: i64) -> Frame:
    return Frame(BasicAction.number, seat)


class BasicAction(Question[StroganovState]):
    """Which basic action, if any?"""

    number: Final = named("basic-action")
    by_itself = "pass"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.PASS]
        basic_moves(s, f.seat, 0, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.PASS:
            return follow(s, f)
        if is_basic(move):
            return follow_all(s, f, take_basic(s, f.seat, move, 0))
        return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))


def main_action(seat: i64) -> Frame:
    return Frame(MainAction.number, seat)


class MainAction(Question[StroganovState]):
    """Which main action, basic or advanced? It is free; without one the turn ends."""

    number: Final = named("main-action")
    by_itself = "end"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.END]
        basic_moves(s, f.seat, 0, found)
        advanced_moves(s, f.seat, OWN_REACH, FREE, EVERY, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.END:
            return follow(s, f)
        if is_basic(move) or is_advanced(move):
            return follow_all(s, f, [*take_main(s, f.seat, move, 0, FREE), second_action(f.seat)])
        return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))


def take_main(s: StroganovState, seat: i64, move: i64, furs: i64, price: i64) -> list[Frame]:
    """Act for so many furs if the action is basic, for the price if it is advanced.

    Whatever follows, up to the next main action, belongs to this one: every trophy reward is open again.
    """
    s.rewards_taken[seat] = 0
    return take_basic(s, seat, move, furs) if is_basic(move) else take_advanced(s, seat, move, price)


def second_action(seat: i64) -> Frame:
    return Frame(SecondAction.number, seat)


class SecondAction(Step[StroganovState]):
    """A second main action costs a fur; where everybody can see that nothing is possible, the turn ends."""

    number: Final = named("second-action")

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = furs_of(s, f.seat) + s.tigers[f.seat] > 0 or any_auxiliary(s, f.seat)
        follow(s, f, choose_second_action(f.seat) if asked else None)


def choose_second_action(seat: i64) -> Frame:
    return Frame(ChooseSecondAction.number, seat)


class ChooseSecondAction(Question[StroganovState]):
    """Which second main action: a basic one for any fur, an advanced one for the region's fur; or the end?"""

    number: Final = named("choose-second-action")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.END]
        basic_moves(s, f.seat, 1, found)
        advanced_moves(s, f.seat, OWN_REACH, SECOND_ACTION, EVERY, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.END:
            return follow(s, f)
        if is_basic(move) or is_advanced(move):
            return follow_all(s, f, [*take_main(s, f.seat, move, 1, SECOND_ACTION), late_actions(f.seat)])
        return follow_all(s, f, take_auxiliary(s, f.seat, move, second_action(f.seat)))


def late_actions(seat: i64) -> Frame:
    return Frame(LateActions.number, seat)


class LateActions(Step[StroganovState]):
    """Auxiliary actions may follow the second main action; where none is possible, the turn ends."""

    number: Final = named("late-actions")

    def go(self, s: StroganovState, f: Frame) -> None:
        follow(s, f, Frame(EndOfTurn.number, f.seat) if any_auxiliary(s, f.seat) else None)


class EndOfTurn(Question[StroganovState]):
    """An auxiliary action, or the end of the turn?"""

    number: Final = named("end-of-turn")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.END]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.END:
            return follow(s, f)
        return follow_all(s, f, take_auxiliary(s, f.seat, move, late_actions(f.seat)))


def finish_turn(seat: i64) -> Frame:
    return Frame(FinishTurn.number, seat)


class FinishTurn(Step[StroganovState]):
    """The seat has had its turn this season."""

    number: Final = named("finish-turn")
    turn = "season"

    def go(self, s: StroganovState, f: Frame) -> None:
        s.played[f.seat] = 1
        follow(s, f)
