"""Taking back past chance or others: how far, and where a journal tells of it."""

from __future__ import annotations

from typing import Any

from veche.kernel.entry import Entry
from veche.kernel.errors import CannotUndo
from veche.kernel.game import Game
from veche.kernel.turn import Turn, same_turn


def beginning_of_last_turn(game: Game[Any], seat: int) -> int:
    """The version before the last turn in which the seat decided something; CannotUndo if there is none."""
    target, before = -1, 0
    turn: Turn | None = None
    then = game.rules.turn(game.at(0))
    for entry, state in game.retold():
        if entry.seat == seat and (target < 0 or then is None or not same_turn(turn, then)):
            target, turn = before, then
        before, then = entry.version, game.rules.turn(state)
    if target < 0:
        raise CannotUndo("undo.no-decision")
    return target


def take_backs(game: Game[Any]) -> set[int]:
    """The versions at which something was taken back past chance or another seat."""
    found: set[int] = set()
    if not [entry for entry in game.entries if entry.back >= 0]:  # asked of every page: nothing is called for an entry
        return found
    line: list[Entry] = []
    for entry in game.entries:
        if not entry.is_undo:
            line.append(entry)
            continue
        if any(one.version > entry.back and one.seat != entry.seat for one in line):
            found.add(entry.version)
        line = [one for one in line if one.version <= entry.back]
    return found
