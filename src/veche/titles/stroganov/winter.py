"""Winter: income, then storytelling, player by player in player order; then the next year, or the end.

English rulebook, "Winter": "Income" and "Storytelling". The board is reset in `administration.py`.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import (
    any_auxiliary,
    auxiliary_actions,
    auxiliary_moves,
    take_auxiliary,
)
from veche.titles.stroganov.bag_and_market import draw_furs
from veche.titles.stroganov.components import A2, A5, A7, A9, GREEN, S2, S3, S4, S5, S6, YEARS
from veche.titles.stroganov.rewards import ANYWHERE, EVERY, FREE, advanced_action
from veche.titles.stroganov.seasons import WINTER_COMES
from veche.titles.stroganov.songs import SONGS_OF_WINTER, choose_song
from veche.titles.stroganov.state import (
    OVER,
    StroganovState,
    fulfilled,
    gain_horses,
    gain_story,
    has_board,
    is_ivan,
    landscapes_of,
    outposts_built,
    seats_in_order,
)

ADMINISTRATION: Final = named("administration")
IVANS_SONG: Final = named("ivans-song")

HORSES: Final[i64] = 2
HORSES_OF_A_BANNER: Final[i64] = 1
HORSES_OF_A_WISH: Final[i64] = 3
HORSES_FOR_EACH: Final[i64] = 2
"""What wishes give for each outpost built or each landscape."""

COINS_OF_A_WISH: Final[i64] = 1
STORIES_OF_A_WISH: Final[i64] = 2
STORIES_OF_THE_FURTHEST: Final = (2, 1)


class Winter(Step[StroganovState]):
    """Income for everybody, stories and songs, and what comes after the year."""

    number: Final = WINTER_COMES

    def go(self, s: StroganovState, f: Frame) -> None:
        steps = [winter_income(s, seat) for seat in seats_in_order(s)]
        follow_all(s, f, [*steps, storytelling(), end_of_year()])


def winter_income(s: StroganovState, seat: i64) -> Frame:
    """A seat's part of the income step; Ivan has no auxiliary actions."""
    return income(seat) if is_ivan(s, seat) else before_income(seat)


def before_income(seat: i64) -> Frame:
    return Frame(BeforeIncome.number, seat)


class BeforeIncome(Step[StroganovState]):
    """Auxiliary actions before one's income; where none is possible, the income simply comes."""

    number: Final = named("before-income")
    turn = "winter"

    def go(self, s: StroganovState, f: Frame) -> None:
        if any_auxiliary(s, f.seat):
            return follow(s, f, Frame(BeforeIncomeWhat.number, f.seat))
        return follow(s, f, income(f.seat), auxiliary_actions(f.seat))


class BeforeIncomeWhat(Question[StroganovState]):
    """Receive the income now, or take an auxiliary action first?"""

    number: Final = named("before-income-what")
    turn = "winter"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.INCOME]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.INCOME:
            return follow(s, f, income(f.seat), auxiliary_actions(f.seat))  # ruling: winter-order
        return follow_all(s, f, take_auxiliary(s, f.seat, move, before_income(f.seat)))


def income(seat: i64) -> Frame:
    return Frame(Income.number, seat)


class Income(Step[StroganovState]):
    """Horses for everybody and for banners, and what fulfilled wishes give in winter."""

    number: Final = named("income")

    def go(self, s: StroganovState, f: Frame) -> None:
        gain_horses(s, f.seat, horses_of_winter(s, f.seat))
        s.coins[f.seat] += coins_of_winter(s, f.seat)
        stories = stories_of_winter(s, f.seat)
        if stories:
            gain_story(s, f.seat, stories)
        steps: list[Frame] = []
        if fulfilled(s, f.seat, A5):
            steps.append(draw_furs(f.seat))  # ability: A5
        if fulfilled(s, f.seat, A9):
            steps.append(advanced_action(f.seat, ANYWHERE, FREE, EVERY, 1))  # ability: A9
        follow_all(s, f, steps)


def horses_of_winter(s: StroganovState, seat: i64) -> i64:
    """How many horses the seat receives in winter."""
    horses = HORSES + HORSES_OF_A_BANNER * s.banners[seat]
    if fulfilled(s, seat, S2):
        horses += HORSES_OF_A_WISH  # ability: S2
    if fulfilled(s, seat, A2):
        horses += HORSES_OF_A_WISH  # ability: A2
    if fulfilled(s, seat, S5):
        built = outposts_built(s, seat)  # ruling: s5-built-outposts
        horses += HORSES_FOR_EACH * built  # ability: S5
    if fulfilled(s, seat, S6):
        horses += HORSES_FOR_EACH * landscapes_of(s, seat)  # ability: S6
    if has_board(s, seat, GREEN):
        horses += s.box.board_value[GREEN]  # ability: green
    return horses


def coins_of_winter(s: StroganovState, seat: i64) -> i64:
    """How many coins the seat receives in winter."""
    coins: i64 = 0
    if fulfilled(s, seat, S3):
        coins += COINS_OF_A_WISH  # ability: S3
    if is_ivan(s, seat) and s.box.level_coins[s.difficulty]:
        coins += s.box.level_coins[s.difficulty]  # ruling: very-hard
    return coins


def stories_of_winter(s: StroganovState, seat: i64) -> i64:
    """How many story points the seat receives as income."""
    stories: i64 = 0
    if fulfilled(s, seat, S4):
        stories += STORIES_OF_A_WISH  # ability: S4
    if fulfilled(s, seat, A7):
        stories += STORIES_OF_A_WISH  # ability: A7
    if has_board(s, seat, GREEN):
        stories += s.box.board_value[GREEN]
    if is_ivan(s, seat) and s.box.level_stories[s.difficulty]:
        stories += s.box.level_stories[s.difficulty]  # ruling: very-hard
    return stories


def storytelling() -> Frame:
    return Frame(Storytelling.number, NOBODY)


class Storytelling(Step[StroganovState]):
    """Story points for the two who came furthest; then everybody may sing, in player order."""

    number: Final = named("storytelling")

    def go(self, s: StroganovState, f: Frame) -> None:
        order = seats_in_order(s)
        for place in range(min(len(order), len(STORIES_OF_THE_FURTHEST))):
            gain_story(s, order[place], STORIES_OF_THE_FURTHEST[place])
        follow(s, f, Frame(SONGS_OF_WINTER, NOBODY))


def stories_of_place(s: StroganovState, seat: i64) -> int:
    """How many story points the seat receives for how far it came."""
    order = seats_in_order(s)
    place = order.index(seat)
    return STORIES_OF_THE_FURTHEST[place] if place < len(STORIES_OF_THE_FURTHEST) else 0


class SongsOfWinter(Step[StroganovState]):
    """Everybody's time to sing. Until it comes, it is nobody's turn."""

    number: Final = SONGS_OF_WINTER

    def go(self, s: StroganovState, f: Frame) -> None:
        follow_all(s, f, [winter_song(s, seat) for seat in seats_in_order(s)])


def winter_song(s: StroganovState, seat: i64) -> Frame:
    """A seat's song of this winter; Ivan sings by his own rule."""
    return Frame(IVANS_SONG, seat) if is_ivan(s, seat) else choose_song(seat)


def end_of_year() -> Frame:
    return Frame(EndOfYear.number, NOBODY)


class EndOfYear(Step[StroganovState]):
    """After four years the game is over; before, the board is made ready for the next one."""

    number: Final = named("end-of-year")

    def go(self, s: StroganovState, f: Frame) -> None:
        if s.year == YEARS:
            s.season = OVER
            return follow(s, f)
        return follow(s, f, administration())


def administration() -> Frame:
    return Frame(ADMINISTRATION, NOBODY)
