"""How the table differs between two moments, as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterator

from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS


class Change:
    """What changed from the view `before` to the view `after`; of numbers, by how much."""

    def __init__(self, before: View, after: View) -> None:
        self.before = before
        self.after = after

    def of(self, column: str, place: int) -> int:
        """By how much an entry of a column changed."""
        return self.after.columns[column][place] - self.before.columns[column][place]

    def coins(self, seat: int) -> int:
        return self.of("coins", seat)

    def goods(self, seat: int) -> list[int]:
        """By how much each kind of good of the seat changed."""
        first = seat * WIDTH_OF_GOODS
        return [self.of("goods", first + good) for good in range(WIDTH_OF_GOODS)]

    def troops(self, seat: int, region: int) -> int:
        """How many troops more, leaders not counted, the seat has in the region."""
        return self.of("troops", seat * HERE + region)

    def fallen(self, seat: int) -> list[tuple[int, int]]:
        """Where the seat has fewer troops, and how many fewer."""
        here = [(region, -self.troops(seat, region)) for region in range(HERE)]
        return [(region, number) for region, number in here if number > 0]

    def leader_left(self, seat: int) -> int:
        """The region in which the leader of the seat stood that is off the map since; else NONE."""
        return self.before.columns["leader_at"][seat] if self.after.columns["leader_at"][seat] == NONE else NONE

    def structures(self) -> Iterator[tuple[int, int, int, int]]:
        """The structures that came or went: kind, region, and who had and has them, or NONE."""
        old, new = self.before.columns["structures"], self.after.columns["structures"]
        if old != new:
            for place in range(len(old)):
                if old[place] != new[place]:
                    yield place // HERE, place % HERE, old[place], new[place]


def waits(view: View, *procedures: str) -> bool:
    """Whether any of these procedures is still to come."""
    return any(frame[0] in procedures for frame in view.docket)


def asked(view: View, *procedures: str) -> bool:
    """Whether one of these procedures is what is asked now."""
    return bool(view.docket) and view.docket[0][0] in procedures
