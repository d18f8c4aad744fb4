"""Action phase: emergency muster, the command with the lowest value or a coin instead, schemes before and after it."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.rurik.both.board import clear, lowest
from veche.titles.rurik.both.components import NONE, STRONGHOLD, TROOPS
from veche.titles.rurik.both.state import HERE, place_troop, regions_in_play
from veche.titles.rurik.both.turns import BEGIN_TURN, next_turn
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_SPACE, SPACES
from veche.titles.rurik.second.markets import refill_markets
from veche.titles.rurik.second.schemes import may_do_more, scheme_moves, take_scheme
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import ACTION, Rurik2State

COINS_FOR_SKIPPING: Final[i64] = 1


def action_phase() -> Frame:
    return Frame(ActionPhase.number, NOBODY)


class ActionPhase(Step[Rurik2State]):
    number: Final = named("action-phase")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.phase = ACTION
        follow(s, f, next_turn(s.first))


class BeginTurn(Step[Rurik2State]):
    """Whoever has no miniature in play musters first; then the command."""

    number: Final = BEGIN_TURN
    turn = "action"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat = f.seat
        if s.leader_at[seat] == NONE and s.reserve[seat] == TROOPS:
            return follow(s, f, emergency_muster(seat), resolve(seat))
        return follow(s, f, resolve(seat))


def emergency_muster(seat: i64) -> Frame:
    return Frame(EmergencyMuster.number, seat)


class EmergencyMuster(Question[Rurik2State]):
    """Leader and one troop: with a stronghold of one's own in play where it stands, else in any region."""

    number: Final = named("emergency-muster")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        regions = range(regions_in_play(s))
        homes = [m.RALLY.of(region) for region in regions if s.structures[STRONGHOLD * HERE + region] == f.seat]
        return homes or [m.RALLY.of(region) for region in regions]  # ruling: emergency-muster

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.leader_at[f.seat] = m.RALLY.noun(move)
        place_troop(s, f.seat, m.RALLY.noun(move))
        follow(s, f)


def resolve(seat: i64) -> Frame:
    return Frame(Resolve.number, seat)


class Resolve(Step[Rurik2State]):
    """The disc with the lowest value; of two equal ones the player chooses."""

    number: Final = named("resolve")
    turn = "action"

    def go(self, s: Rurik2State, f: Frame) -> None:
        spaces = lowest(s.space_seat, s.space_disc, f.seat)
        follow(s, f, take_up(s, f.seat, spaces[0]) if len(spaces) == 1 else resolve_which(f.seat))


def take_up(s: Rurik2State, seat: i64, space: i64) -> Frame:
    """The disc leaves the board, its bribe returns to the supply; what follows is its command."""
    disc = s.space_disc[space]
    clear(s.space_seat, s.space_disc, s.space_bribe, space)
    return before_command(seat, space, disc)


def resolve_which(seat: i64) -> Frame:
    return Frame(ResolveWhich.number, seat)


class ResolveWhich(Question[Rurik2State]):
    """Two discs have the same value: which one now? Schemes may come before the choice, which is part of resolving."""

    number: Final = named("resolve-which")
    turn = "action"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = [m.RESOLVE.of(space) for space in lowest(s.space_seat, s.space_disc, f.seat)]
        scheme_moves(s, f.seat, found)  # ruling: equal-commands
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if m.RESOLVE.has(move):
            return follow(s, f, take_up(s, f.seat, m.RESOLVE.noun(move)))
        return follow_all(s, f, [*take_scheme(s, f.seat, move), resolve(f.seat)])


def before_command(seat: i64, space: i64, disc: i64) -> Frame:
    """The space whose command is resolved, and the disc that stood there, so that everybody sees whose turn it is."""
    return Frame(BeforeCommand.number, seat, space, disc)


class BeforeCommand(Question[Rurik2State]):
    """Take the actions of the space (paying what is left of its arrow), skip them for a coin, or scheme first."""

    number: Final = named("before-command")
    operands = "space disc"
    turn = "action"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = [m.SKIP]
        if s.coins[f.seat] >= s.box.coin_cost[place_of(s, f.a)]:
            found.append(m.ACT)  # ruling: unpaid-space
        scheme_moves(s, f.seat, found)
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        seat = f.seat
        if move == m.SKIP:
            s.coins[seat] += COINS_FOR_SKIPPING
            return follow(s, f, after_command(seat, f.a, f.b))
        if move == m.ACT:
            place = place_of(s, f.a)
            s.coins[seat] -= s.box.coin_cost[place]
            return follow(s, f, gain(seat, OF_SPACE + place), after_command(seat, f.a, f.b))
        return follow_all(s, f, [*take_scheme(s, seat, move), before_command(seat, f.a, f.b)])


def place_of(s: Rurik2State, space: i64) -> i64:
    """Where a space is printed: on the side of the Chronicle board for the number of players."""
    return s.box.side[s.players] * SPACES + space


def after_command(seat: i64, space: i64, disc: i64) -> Frame:
    return Frame(AfterCommand.number, seat, space, disc)


class AfterCommand(Step[Rurik2State]):
    """Schemes may follow; where everybody can see that nothing more is possible, the turn simply ends."""

    number: Final = named("after-command")
    operands = "space disc"
    turn = "action"

    def go(self, s: Rurik2State, f: Frame) -> None:
        follow(s, f, end_of_turn(f.seat, f.a, f.b) if may_do_more(s, f.seat) else finish_turn(f.seat))


def end_of_turn(seat: i64, space: i64, disc: i64) -> Frame:
    return Frame(EndOfTurn.number, seat, space, disc)


class EndOfTurn(Question[Rurik2State]):
    """A scheme, something from what was saved, or the end of the turn."""

    number: Final = named("end-of-turn")
    operands = "space disc"
    turn = "action"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = [m.END]
        scheme_moves(s, f.seat, found)
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == m.END:
            return follow(s, f, finish_turn(f.seat))
        return follow_all(s, f, [*take_scheme(s, f.seat, move), after_command(f.seat, f.a, f.b)])


def finish_turn(seat: i64) -> Frame:
    return Frame(FinishTurn.number, seat)


class FinishTurn(Step[Rurik2State]):
    """What was saved for the turn lapses with it; deeds that were taken in it are replaced."""

    number: Final = named("finish-turn")
    turn = "action"

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.schemes = 0
        s.tax_points = 0
        s.tax_closed = 0
        s.build_points = 0
        follow(s, f, refill_markets())
