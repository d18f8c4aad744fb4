"""What a seat may see."""

from __future__ import annotations


class View:
    """The base of every title's view: whose it is. Titles build theirs from nothing, as an allow-list.

    `data` gives the view as plain data (lists, dicts, strings, numbers), for other processes, pages and comparisons.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, object]:
        """The view as plain data; equal views have equal data."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.seat)
