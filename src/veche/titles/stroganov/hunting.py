"""Hunting: the lowest fur of a tile is free, each lower one that is skipped costs a horse, a second fur costs a coin.

English rulebook, basic action "Hunt". A tiger lies beyond the highest fur.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import (
    EXTRA_ACTION_OF,
    any_auxiliary,
    auxiliary_moves,
    extra_wish,
    take_auxiliary,
)
from veche.titles.stroganov.components import A4, A8, A14, LAST_STORY, NONE, TIGER
from veche.titles.stroganov.riding import tiles_east, tiles_west
from veche.titles.stroganov.state import KINDS, StroganovState, fulfilled, gain_fur, prey_on
from veche.titles.stroganov.wishes import can_fulfil

HORSES_FOR_A_SKIPPED_FUR: Final[i64] = 1
COINS_FOR_A_SECOND_FUR: Final[i64] = 1


def hunting_grounds(s: StroganovState, seat: i64) -> list[int]:
    """The tiles on which the seat may hunt; there is none in a gap."""
    found = []
    if s.at[seat] >= 0 and s.row[s.at[seat]] != NONE:
        found.append(s.at[seat])
    if fulfilled(s, seat, A4):
        found = tiles_west(s, seat, 1) + found + tiles_east(s, seat, 1)  # ability: A4
    return found


def horses_to_skip(s: StroganovState, seat: i64, space: i64, prey: i64) -> i64:
    """What it costs to pass over the lower furs of the tile."""
    if fulfilled(s, seat, A8):
        return 0  # ability: A8
    skipped: i64 = 0
    for fur in range(prey):
        skipped += s.furs_on[space * KINDS + fur]
    return skipped * HORSES_FOR_A_SKIPPED_FUR


def prey_moves(s: StroganovState, seat: i64, space: i64, found: list[int]) -> None:
    """Add every fur or tiger on the tile that the seat can take."""
    horses = s.horses[seat]
    free = fulfilled(s, seat, A8)
    skipped: i64 = 0
    for fur in range(KINDS):
        number = s.furs_on[space * KINDS + fur]
        if number:
            if free or skipped <= horses:
                found.append(m.HUNT.of_two(space, fur))
            skipped += number * HORSES_FOR_A_SKIPPED_FUR
    if s.tiger_on[space] and (free or skipped <= horses):
        found.append(m.HUNT.of_two(space, TIGER))


def hunt_moves(s: StroganovState, seat: i64, found: list[int]) -> None:
    """Add everything that a hunting action could take first."""
    if fulfilled(s, seat, A4):
        for space in hunting_grounds(s, seat):
            prey_moves(s, seat, space, found)
    elif s.at[seat] >= 0 and s.row[s.at[seat]] != NONE:
        prey_moves(s, seat, s.at[seat], found)


def bring_down(s: StroganovState, seat: i64, space: i64, prey: i64) -> None:
    """Pay for what is skipped and take the prey."""
    s.horses[seat] -= horses_to_skip(s, seat, space, prey)
    if prey == TIGER:
        s.tiger_on[space] -= 1
        s.tigers[seat] += 1
    else:
        s.furs_on[space * KINDS + prey] -= 1
        gain_fur(s, seat, prey)


def hunt(seat: i64, space: i64, prey: i64) -> Frame:
    return Frame(HuntFirst.number, seat, space, prey)


class HuntFirst(Step[StroganovState]):
    """The fur or tiger of the hunt itself; then perhaps a second."""

    number: Final = named("hunt-first")
    operands = "space prey"

    def go(self, s: StroganovState, f: Frame) -> None:
        bring_down(s, f.seat, f.a, f.b)
        follow(s, f, hunt_again(f.seat, f.a))


def hunt_again(seat: i64, space: i64) -> Frame:
    return Frame(HuntAgain.number, seat, space)


class HuntAgain(Step[StroganovState]):
    """A second fur of the same tile is offered where the seat can pay for it, or could after an auxiliary action."""

    number: Final = named("hunt-again")
    operands = "space"

    def go(self, s: StroganovState, f: Frame) -> None:
        asked = prey_on(s, f.a) > 0 and (second_is_paid(s, f.seat) or second_could_be_paid(s, f.seat))
        follow(s, f, hunt_second(f.seat, f.a) if asked else None)


def second_is_paid(s: StroganovState, seat: i64) -> bool:
    """Whether the seat has a coin for a second fur, or needs none."""
    if fulfilled(s, seat, A14):
        return True  # ability: A14
    return s.coins[seat] >= COINS_FOR_A_SECOND_FUR


def second_could_be_paid(s: StroganovState, seat: i64) -> bool:
    """Whether a wish, the extra action of the season, or a song for a market bear could pay for a second fur."""
    if extra_wish(s, seat) != NONE:
        return True
    for card in (A14, EXTRA_ACTION_OF[s.season]):
        if card != NONE and s.wish_at[card] == seat and can_fulfil(s, seat, card):
            return True
    if s.story[seat] < LAST_STORY - 2:
        return False
    return any_auxiliary(s, seat)


def hunt_second(seat: i64, space: i64) -> Frame:
    return Frame(HuntSecond.number, seat, space)


class HuntSecond(Question[StroganovState]):
    """A second fur for a coin, an auxiliary action first, or no more?"""

    number: Final = named("hunt-second")
    operands = "space"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.STOP]
        if second_is_paid(s, f.seat):
            prey_moves(s, f.seat, f.a, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.STOP:
            return follow(s, f)
        if m.HUNT.has(move):
            if not fulfilled(s, f.seat, A14):
                s.coins[f.seat] -= COINS_FOR_A_SECOND_FUR
            bring_down(s, f.seat, m.HUNT.one(move), m.HUNT.other(move))
            return follow(s, f)
        return follow_all(s, f, take_auxiliary(s, f.seat, move, hunt_again(f.seat, f.a)))
