"""What is answered by itself: questions with one answer, where everybody sees that, of kinds that a player has chosen.

So nothing is told by how fast the answer comes, and nothing can be lost by it. It is given in the transaction of the
move that leads there. Going back never answers anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.kernel.rules import Ask, Rules
from veche.store.records import PERSON, Seat

MOST_IN_A_ROW = 100


def kinds(rules: Rules[Any]) -> list[str]:
    """The kinds of questions that a title lets be answered by themselves."""
    return sorted({procedure.by_itself for procedure in rules.table} - {""})


def chosen(seat: Seat) -> list[str]:
    """The kinds that somebody has chosen."""
    return (seat.answers or "").split()


def answered(game: Game[Any], ask: Ask | None, seats: Sequence[Seat]) -> Ask | None:
    """Answer whatever is answered by itself from here on; what is asked then."""
    for _ in range(MOST_IN_A_ROW):
        if ask is None or not _is_by_itself(game.rules, ask, seats):
            break
        ask = game.answer(ask, ask.moves[0])
    return ask


def last_answered(game: Game[Any], seats: Sequence[Seat]) -> int:
    """How many of the last decisions were nobody's: they were answered by themselves, after one that was not."""
    if not any(seat.answers for seat in seats):
        return 0
    line = game.line()
    for number, entry in enumerate(reversed(line)):
        if entry.seat == CHANCE or not 0 <= entry.seat < len(seats):
            return 0
        if number == MOST_IN_A_ROW:
            return 0
        ask = game.rules.ask(game.at(line[-number - 2].version if number + 2 <= len(line) else 0))
        if ask is None or not _is_by_itself(game.rules, ask, seats):
            return number
    return 0


def _is_by_itself(rules: Rules[Any], ask: Ask, seats: Sequence[Seat]) -> bool:
    if len(ask.moves) != 1 or ask.by_rule or not 0 <= ask.seat < len(seats):
        return False
    seat, kind = seats[ask.seat], rules.table[ask.frame.procedure].by_itself
    return bool(kind) and seat.kind == PERSON and kind in chosen(seat)
