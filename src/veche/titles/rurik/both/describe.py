"""Parts of a report in plain text that both editions tell alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from veche.kernel.listing import listed
from veche.kernel.numbers import Row, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE, ROWS
from veche.titles.rurik.both.state import HERE, BaseState


def known_on_top(view: View, names: list[str]) -> list[str]:
    """The cards on the two decks that the seat of the view put back."""
    lines = []
    for deck, name in enumerate(DECKS):
        cards = view.columns["top"][deck * DEPTH : (deck + 1) * DEPTH]
        known = [names[kind] if kind >= 0 else "?" for kind in reversed(cards) if kind != NONE]
        if [one for one in known if one != "?"]:
            lines.append(f"on the {name} deck, from the top: {', '.join(known)}")
    return lines


def standing(s: BaseState, seat: int, region: int) -> str:
    """Whom the seat has in the region; nothing if nobody."""
    troops = s.troops[seat * HERE + region]
    if s.leader_at[seat] == region:
        return f"{s.chart.seats[seat]} {troops}+leader" if troops else f"{s.chart.seats[seat]} leader"
    return f"{s.chart.seats[seat]} {troops}" if troops else ""


def board(columns: tuple[str, ...], rows: int, space: Callable[[int], str]) -> list[list[str]]:
    """The board of columns as rows of a table; `space` tells one space."""
    table = [["column", *[f"row {row + 1}" for row in range(rows)]]]
    for column, name in enumerate(columns):
        table.append([name, *[space(column * ROWS + row) for row in range(rows)]])
    return table


def counted(counts: Row, names: list[str]) -> str:
    """Cards by kind, each told once with its number."""
    return listed(
        [f"{number} × {names[kind]}" if number > 1 else names[kind] for kind, number in enumerate(counts) if number]
    )


def leaders_of(s: BaseState, leaders: Sequence[str]) -> list[str]:
    """The leader that each seat plays, by name; nobody, where none was chosen."""
    return [leaders[index_of(s.holder, seat)] if seat in s.holder else "" for seat in range(s.players)]
