"""Parts of a report in plain text that both editions tell alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from veche.kernel.listing import Say, listed
from veche.kernel.numbers import Row, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE, ROWS
from veche.titles.rurik.both.state import HERE, BaseState


def known_on_top(view: View, names: list[str], say: Say) -> list[str]:
    """The cards on the two decks that the seat of the view put back."""
    lines = []
    for deck, name in enumerate(DECKS):
        cards = view.columns["top"][deck * DEPTH : (deck + 1) * DEPTH]
        known = [names[kind] if kind >= 0 else "?" for kind in reversed(cards) if kind != NONE]
        if [one for one in known if one != "?"]:
            lines.append(say(f"listing.known.{name}", cards=", ".join(known)))
    return lines


def when(round: int, phase: str, over: bool, say: Say) -> str:
    """The heading of the whole: how far the game is."""
    return say("listing.over") if over else say("listing.round", round=round, phase=phase)


def standing(s: BaseState, seat: int, region: int, say: Say) -> str:
    """Whom the seat has in the region; nothing if nobody."""
    troops, name = s.troops[seat * HERE + region], s.chart.seats[seat]
    if s.leader_at[seat] == region:
        return say("listing.with-leader", seat=name, number=troops)
    return f"{name} {troops}" if troops else ""


def on_space(s: BaseState, space: int, points: int, cost: int, piece: int, say: Say) -> str:
    """A space of the board: what it gives, what it costs, and whose piece stands there with which bribe."""
    text = say("listing.space.costly", points=points, coins=cost) if cost else f"[{points}]"
    if s.space_seat[space] == NONE:
        return text
    bribe = s.space_bribe[space]
    return f"{text} {s.chart.seats[s.space_seat[space]]} {piece}" + (say("listing.bribe", coins=bribe) if bribe else "")


def board(columns: tuple[str, ...], rows: int, space: Callable[[int], str], say: Say) -> list[list[str]]:
    """The board of columns as rows of a table; `space` tells one space."""
    table = [[say("listing.column"), *[say("listing.row", number=row + 1) for row in range(rows)]]]
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
