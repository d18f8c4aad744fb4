"""The base of every title's state: a docket, and columns of whole numbers that the title adds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from veche.kernel.docket import Frame
from veche.kernel.numbers import copied, i64, vec

Column: TypeAlias = "vec[i64]"
"""Whole numbers, a fixed number of them. A state is made of columns, so that it copies fast and can be saved."""

Shared: TypeAlias = "vec[i64]"
"""A column that changes seldom. Copies of a state share it; nobody writes into it, a change replaces it."""

Reals: TypeAlias = "vec[float]"
"""Fractions, a fixed number of them: what an appraisal reckons with. No state has any."""


def column_of(numbers: Iterable[int]) -> Column:
    """A column that holds these numbers."""
    return vec[i64](numbers)


def filled(number: i64, places: i64) -> Column:
    """A column with this number in every place."""
    return vec[i64]([number] * places)


def reals_of(numbers: Iterable[float]) -> Reals:
    """These fractions."""
    return vec[float](numbers)


def zeros(places: i64) -> Reals:
    """So many fractions, each of them 0."""
    return vec[float]([0.0] * places)


def put(column: Column, first: i64, numbers: list[int]) -> None:
    """Write these numbers into the column, from this place on."""
    for place, number in enumerate(numbers):
        column[first + place] = number


def changed(column: Shared, place: i64, number: i64) -> Shared:
    """The column with `number` in this place."""
    new = copied(column)
    new[place] = number
    return new


def added(column: Shared, place: i64, number: i64) -> Shared:
    """The column with `number` more in this place."""
    return changed(column, place, column[place] + number)


class State:
    """What lies on the table. Titles subclass it with their columns and say in `copy` how all of them are copied."""

    __slots__ = ("docket",)

    def __init__(self, docket: Frame | None) -> None:
        self.docket = docket


def follow(
    s: State, f: Frame, first: Frame | None = None, second: Frame | None = None, third: Frame | None = None
) -> None:
    """Replace frame `f`, the top of the docket, by what follows it, in this order; with nothing, `f` is simply done.

    It is the last act of every `go` and `take`, and the only way in which a procedure touches the docket.
    """
    rest = f.next
    if third is not None:
        third.next = rest
        rest = third
    if second is not None:
        second.next = rest
        rest = second
    if first is not None:
        first.next = rest
        rest = first
    s.docket = rest


def follow_all(s: State, f: Frame, these: list[Frame]) -> None:
    """As `follow`, for any number of frames, the first of them on top."""
    rest = f.next
    for i in range(len(these) - 1, -1, -1):
        these[i].next = rest
        rest = these[i]
    s.docket = rest
