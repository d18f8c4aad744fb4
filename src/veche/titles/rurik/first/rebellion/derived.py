"""What everybody can see of the Rebellion, worked out for pages: its mat, its top card, the rows that are slid out."""

from __future__ import annotations

from dataclasses import dataclass

from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.components import PRIORITIES
from veche.titles.rurik.first.rebellion.cards import top_card
from veche.titles.rurik.first.rebellion.describe import rows_seen
from veche.titles.rurik.first.rebellion.mat import is_open
from veche.titles.rurik.first.rebellion.record import REBELLION, difficulty, priority
from veche.titles.rurik.first.state import RurikState


@dataclass(frozen=True)
class Bonus:
    """A bonus of the mat: it is gained `when` this column's action is taken, if it is open."""

    when: int
    gain: int
    open: bool


@dataclass(frozen=True)
class Row:
    """A row of the bottom card: its advisor, from which round it is placed, and its column and coin by priority."""

    advisor: int
    from_round: int
    cells: tuple[tuple[int, bool], ...]


@dataclass(frozen=True)
class Rebellion:
    """What lies open. `card` is the top card, or NONE; `rows` are in the order in which they were slid out."""

    seat: int
    difficulty: int
    priority: int
    mat: tuple[tuple[Bonus, ...], ...]
    card: int
    locations: tuple[int, ...]
    build_order: tuple[int, ...]
    rows: tuple[Row, ...]


def rebellion_seen(view: View, s: RurikState) -> Rebellion | None:
    """The Rebellion as a view shows it; None unless one plays alone."""
    if not s.rebellion:
        return None
    card = top_card(s)
    return Rebellion(
        seat=REBELLION,
        difficulty=difficulty(s),
        priority=priority(s),
        mat=tuple([_column(s, column) for column in range(len(PRIORITIES))]),
        card=card,
        locations=() if card == NONE else tuple(s.box.location_order[card]),
        build_order=() if card == NONE else tuple(s.box.build_order[card * len(PRIORITIES) + priority(s)]),
        rows=tuple([_row(row) for row in rows_seen(view)]),
    )


def _column(s: RurikState, column: int) -> tuple[Bonus, ...]:
    mat = difficulty(s) * len(PRIORITIES) + column
    printed = zip(s.box.bonus_when[mat], s.box.bonus_gain[mat], strict=True)
    return tuple([Bonus(when, gain, is_open(s, column, place)) for place, (when, gain) in enumerate(printed)])


def _row(numbers: list[int]) -> Row:
    cells = tuple([(numbers[place], bool(numbers[place + 1])) for place in range(2, len(numbers), 2)])
    return Row(numbers[0], numbers[1], cells)
