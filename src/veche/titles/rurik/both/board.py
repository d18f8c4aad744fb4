"""The board on which players bid for actions: six columns of spaces, joined from the top by strength.

What stands on a space (an advisor, a command) has a number. Its strength is the number and one more for each bribe; a
bribe is as many coins as the edition says, and `space_bribe` is all coins that lie there.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import found_in, i64
from veche.kernel.state import Column
from veche.titles.rurik.both import moves as m
from veche.titles.rurik.both.components import COLUMNS, NONE, ROWS
from veche.titles.rurik.both.state import BaseState

COLUMNS_BEFORE_A_SECOND: Final[i64] = 3
"""In so many different columns one must stand before a second of one's own may join a column."""


def open_columns(space_seat: Column, rows: i64, seat: i64) -> list[int]:
    """The columns, as moves, that the seat may join: not full, and none of its own before it stands in three.

    Were there no other column with room, one's own would be open earlier.
    """
    free: list[int] = []
    mine: i64 = 0
    joined: list[int] = []
    for column in range(COLUMNS):
        first = column * ROWS
        if found_in(space_seat, seat, first, first + rows):
            mine += 1
            if space_seat[first + rows - 1] == NONE:
                joined.append(m.COLUMN.of(column))
        elif space_seat[first + rows - 1] == NONE:
            free.append(m.COLUMN.of(column))
    return free + joined if mine >= COLUMNS_BEFORE_A_SECOND or not free else free


def columns_or_bribe(s: BaseState, rows: i64, seat: i64, price: i64) -> list[int]:
    """The columns that the seat may join, or one more bribe with what it places."""
    found = open_columns(s.space_seat, rows, seat)
    if s.coins[seat] >= price:
        found.append(m.BRIBE)
    return found


def pay_bribe(s: BaseState, seat: i64, price: i64) -> i64:
    """The coins of one more bribe, which are not the seat's any more."""
    s.coins[seat] -= price
    return price


def strength(number: i64, coins: i64, price: i64) -> i64:
    """The number of what stands on a space, and one more for each bribe among its coins."""
    return number + coins // price


def bump_and_place(
    space_seat: Column, space_number: Column, space_bribe: Column,
    rows: i64, column: i64, seat: i64, number: i64, coins: i64, price: i64,
) -> None:  # fmt: skip
    """The weaker ones move down one space; equal or stronger ones stay above."""
    mine = strength(number, coins, price)
    space = column * ROWS + rows - 1
    top = column * ROWS
    while space > top:
        above = space - 1
        if space_seat[above] != NONE:
            if strength(space_number[above], space_bribe[above], price) >= mine:
                break
            space_seat[space] = space_seat[above]
            space_number[space] = space_number[above]
            space_bribe[space] = space_bribe[above]
        space = above
    space_seat[space] = seat
    space_number[space] = number
    space_bribe[space] = coins


def lowest(space_seat: Column, space_number: Column, seat: i64) -> list[int]:
    """The spaces of what the seat has there with the lowest number."""
    least: i64 = 9
    spaces: list[int] = []
    for space in range(COLUMNS * ROWS):
        if space_seat[space] == seat and space_number[space] <= least:
            if space_number[space] < least:
                least = space_number[space]
                spaces = []
            spaces.append(space)
    return spaces


def clear(space_seat: Column, space_number: Column, space_bribe: Column, space: i64) -> None:
    """What stands there leaves the board; its bribe goes back to the supply."""
    space_seat[space] = NONE
    space_number[space] = 0
    space_bribe[space] = 0
