"""The docket: what is still to be done, a linked stack of small immutable frames.

A frame names a procedure, the seat it concerns and up to four whole numbers. Frames are public: they say whose and
which, never a hidden card. Because a frame is never changed once it lies on a docket, copies of a state share theirs.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64, mypyc_attr

CHANCE: Final[i64] = -1
"""The seat that is asked whenever a card, token or die decides."""

NOBODY: Final[i64] = -2
"""The seat of a frame that concerns no seat in particular."""

NAMES: Final[list[str]] = []
"""The names of all procedures of all titles; a procedure's number is its place in this list."""

_NUMBERS: Final[dict[str, int]] = {}
"""The numbers by name."""


def named(name: str) -> i64:
    """The number of the procedure called `name`; the same name always gets the same number within a process."""
    number = _NUMBERS.get(name, -1)
    if number < 0:
        number = _NUMBERS[name] = len(NAMES)
        NAMES.append(name)
    return number


@mypyc_attr(free_list_len=1)
class Frame:
    """One thing to be done: `procedure` for `seat`, with operands `a` to `d`; below it lies `next`."""

    __slots__ = ("a", "b", "c", "d", "next", "procedure", "seat")

    def __init__(self, procedure: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.procedure = procedure
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.next: Frame | None = None


def same_frame(one: Frame, other: Frame | None) -> bool:
    """Whether two frames ask for the same, whatever lies below them."""
    if other is None or one.procedure != other.procedure or one.seat != other.seat:
        return False
    return one.a == other.a and one.b == other.b and one.c == other.c and one.d == other.d


def frames(docket: Frame | None) -> list[Frame]:
    """The frames of a docket from the top down."""
    found = []
    while docket is not None:
        found.append(docket)
        docket = docket.next
    return found
