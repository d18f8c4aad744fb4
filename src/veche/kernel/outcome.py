"""How a game ended: every point with its heading and its reason, and who won."""

from __future__ import annotations

from collections.abc import Callable


class Line:
    """One line of the scoring sheet: `points` under `heading`, and why: a message key with its arguments."""

    __slots__ = ("arguments", "heading", "points", "why")

    def __init__(self, heading: str, points: int, why: str, arguments: dict[str, str | int] | None = None) -> None:
        self.heading = heading
        self.points = points
        self.why = why
        self.arguments: dict[str, str | int] = dict(arguments or {})


class Outcome:
    """`lines[seat]` is that seat's sheet; `tiebreaks[seat]` decides between equal totals, first number first.

    `tiebreakers` names those numbers, for people who ask why.
    """

    def __init__(self, lines: list[list[Line]], tiebreaks: list[list[int]], tiebreakers: tuple[str, ...] = ()) -> None:
        self.lines = lines
        self.tiebreaks = tiebreaks
        self.tiebreakers = tiebreakers
        self.totals = [sum([line.points for line in sheet]) for sheet in lines]
        self.shown: Callable[[Outcome], str] | None = None
        """The sheet as HTML, for a notebook; the game whose outcome it is says how."""

    def _repr_html_(self) -> str | None:
        return None if self.shown is None else self.shown(self)

    def headings(self) -> list[str]:
        """Every heading once, in the order of the sheets: what only a later seat has comes where that sheet has it."""
        found: list[str] = []
        for sheet in self.lines:
            place = 0
            for line in sheet:
                if line.heading in found:
                    place = found.index(line.heading) + 1
                else:
                    found.insert(place, line.heading)
                    place += 1
        return found

    def standing(self, seat: int) -> list[int]:
        """What decides about this seat's rank: its total, then its tie-breakers."""
        return [self.totals[seat], *self.tiebreaks[seat]]

    def ranking(self) -> list[int]:
        """The rank of every seat, 1 being the best; seats that share a place share its number."""
        standings = [self.standing(seat) for seat in range(len(self.totals))]
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    def winners(self) -> list[int]:
        """The seats of rank 1: more than one when the victory is shared."""
        return [seat for seat, rank in enumerate(self.ranking()) if rank == 1]
