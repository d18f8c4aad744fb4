"""What a seat may see."""

from __future__ import annotations

from typing import Any, TypeAlias

from veche.kernel.docket import NAMES, Frame, frames, named

OpenFrame: TypeAlias = tuple[str, int, int, int, int, int]
"""A frame of the docket as a view shows it: the procedure's name, its seat, and its numbers."""


class View:
    """What `seat` may see: numbers and columns of the state, and the docket, whose frames are public.

    Titles build theirs from nothing, as an allow-list. It consists of plain data, so that it can go to another process.
    `kept` is no part of it: whoever guesses may leave there what is the same for all guesses.
    """

    def __init__(
        self,
        seat: int,
        over: bool,
        numbers: dict[str, int],
        columns: dict[str, list[int]],
        docket: list[OpenFrame],
    ) -> None:
        self.seat = seat
        self.over = over
        self.numbers = numbers
        self.columns = columns
        self.docket = docket
        self.kept: object = None

    def data(self) -> dict[str, object]:
        """The view as plain data; equal views have equal data."""
        return {
            "seat": self.seat,
            "over": self.over,
            "numbers": self.numbers,
            "columns": self.columns,
            "docket": [list(frame) for frame in self.docket],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.seat)


def view_from(data: dict[str, Any]) -> View:
    """The view that gave these data."""
    docket = [(str(name), seat, a, b, c, d) for name, seat, a, b, c, d in data["docket"]]
    return View(data["seat"], data["over"], data["numbers"], data["columns"], docket)


def open_docket(docket: Frame | None) -> list[OpenFrame]:
    """The docket as a view shows it."""
    return [(NAMES[f.procedure], f.seat, f.a, f.b, f.c, f.d) for f in frames(docket)]


def docket_of(view: View) -> Frame | None:
    """The docket that a view shows."""
    docket: Frame | None = None
    for name, seat, a, b, c, d in reversed(view.docket):
        frame = Frame(named(name), seat, a, b, c, d)
        frame.next = docket
        docket = frame
    return docket
