"""What is asked of a whole column, as loops that compile to machine code; plain Python has the same built in."""

from __future__ import annotations

from veche.kernel.numbers import i32, i64, u8, vec


def copied(column: vec[i64]) -> vec[i64]:
    """Another column that holds the same."""
    return column[:]


def count_of(column: vec[i64], number: i64) -> i64:
    """In how many places the column has this number."""
    found: i64 = 0
    for one in column:
        if one == number:
            found += 1
    return found


def laid(row: vec[i64], place: i64, column: vec[i64]) -> None:
    """Write the column into the row, from this place on."""
    for number in column:
        row[place] = number
        place += 1


def poured(numbers: vec[i32], out: memoryview) -> None:
    """Write the numbers into a buffer of as many numbers of 32 bits (format `i`)."""
    out[:] = memoryview(numbers)


def poured_bytes(numbers: vec[u8], out: memoryview) -> None:
    """Write the numbers into a buffer of as many bytes (format `B`)."""
    out[:] = memoryview(numbers)


def index_of(column: vec[i64], number: i64, first: i64 = 0) -> i64:
    """The first place, from `first` on, in which the column has this number."""
    for place in range(first, i64(len(column))):
        if column[place] == number:
            return place
    raise ValueError("the column has no such number")


def total_of(column: vec[i64]) -> i64:
    """All numbers of the column together."""
    total: i64 = 0
    for one in column:
        total += one
    return total


def total_in(column: vec[i64], first: i64, after: i64) -> i64:
    """The numbers in the places from `first` up to but not including `after`, together."""
    total: i64 = 0
    for place in range(first, after):
        total += column[place]
    return total


def any_in(column: vec[i64], first: i64, after: i64) -> bool:
    """Whether there is anything but 0 in the places from `first` up to but not including `after`."""
    for place in range(first, after):
        if column[place]:
            return True
    return False


def found_in(column: vec[i64], number: i64, first: i64, after: i64) -> bool:
    """Whether this number stands in one of the places from `first` up to but not including `after`."""
    for place in range(first, after):
        if column[place] == number:
            return True
    return False
