"""What the engine counts with: machine numbers and vectors of them once it is compiled, `int` and `list` otherwise.

mypy and mypyc read the first branch, Python the second, which needs no package. So a rule says `i64` where a number is
small, and its columns are `vec[i64]`. What a vector can do is little: `v[i]`, `v[i] = n`, `v[i:j]`, `n in v`, `len(v)`,
`for n in v`, `list(v)`, and what `loops.py` asks of it.
"""

from __future__ import annotations

import operator
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from veche.kernel import mix

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8

    from veche.kernel.loops import any_in as any_in
    from veche.kernel.loops import copied as copied
    from veche.kernel.loops import count_of as count_of
    from veche.kernel.loops import found_in as found_in
    from veche.kernel.loops import index_of as index_of
    from veche.kernel.loops import laid as laid
    from veche.kernel.loops import poured as poured
    from veche.kernel.loops import poured_bytes as poured_bytes
    from veche.kernel.loops import total_in as total_in
    from veche.kernel.loops import total_of as total_of
    from veche.kernel.mix64 import drawn_word as drawn_word
    from veche.kernel.mix64 import remainder as remainder
    from veche.kernel.mix64 import word_of as word_of
else:
    i64 = i32 = u8 = int
    vec = list
    copied = list.copy
    count_of = operator.countOf
    total_of = sum
    word_of = int
    remainder = operator.mod
    drawn_word = mix.drawn

    def total_in(column, first, after):
        return sum(column[first:after])

    def any_in(column, first, after):
        return any(column[first:after])

    def found_in(column, number, first, after):
        return number in column[first:after]

    def laid(row, place, column):
        row[place : place + len(column)] = column

    def poured(numbers, out):
        out[:] = array("i", numbers)

    def poured_bytes(numbers, out):
        out[:] = bytes(numbers)

    def index_of(column, number, first=0):
        return list(column).index(number, first)

    def mypyc_attr(**attributes):
        """Tells mypyc how to lay out a class; in plain Python it says nothing."""
        return lambda made: made


Row: TypeAlias = "Sequence[int] | vec[i64]"
"""Numbers to look at: a column, or what a view or a list has of one."""

if not TYPE_CHECKING:
    # Compiled modules call these two without importing them; they must be set up all the same.
    from veche.kernel import loops, mix64  # noqa: F401
