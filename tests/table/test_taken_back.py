"""Taking back a turn past chance and bots: back to its beginning, and the chronicle and the end tell of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.at_random import at_random
from tests.browser.server import ME, RANDOM, new_game
from veche.kernel.errors import CannotUndo
from veche.store.open import open_store
from veche.store.records import PERSON
from veche.table.matches import Matches, Place
from veche.table.taken_back import beginning_of_last_turn, take_backs
from veche.table.undo_asked import ask_for_undo, asked_undo, refuse, take_back_turn, what_came

pytestmark = pytest.mark.both

RUTA = Place(PERSON, "Ruta")


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_the_last_turn_begins_where_the_seat_first_decided_in_it(title: str) -> None:
    game = new_game(title, 2, 3)
    tried = 0
    for _ in at_random(game, 5):
        if game.version < 25 or game.is_over or game.version % 7:
            continue
        back = beginning_of_last_turn(game, 0)
        later = [entry for entry in game.line() if entry.version > back]
        own = [entry for entry in later if entry.seat == 0]
        assert own, "something of one's own is taken back"
        turn = game.rules.turn(game.at(back))
        assert turn is not None
        states = [game.at(entry.version - 1) for entry in own if entry.version - 1 > back]
        assert all((one := game.rules.turn(state)) is not None and one.seat == turn.seat for state in states)
        tried += 1
        if tried == 5:
            break
    assert tried


def test_what_was_taken_back_past_others_is_marked_and_free_undo_is_not() -> None:
    game = new_game("rurik", 2, 3)
    for _ in at_random(game, 5):
        if game.version > 40 and game.undoable():
            break
    game.undo()
    assert not take_backs(game)
    game.undo_by_agreement(beginning_of_last_turn(game, 1 - game.line()[-1].seat))
    assert take_backs(game) == {next(entry.version for entry in reversed(game.entries) if entry.is_undo)}


def test_nobody_takes_a_turn_back_from_people(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    matches = Matches(store)
    game = new_game("rurik", 2, 3)
    for _ in at_random(game, 5):
        if game.version > 30:
            break
    live = matches.keep(game, "A match", [ME, RUTA])
    with pytest.raises(CannotUndo):
        take_back_turn(matches, live, 0, live.now.version)
    ask_for_undo(matches, live, 0, live.now.version)
    assert asked_undo(live.now, 1)
    refuse(matches, live, 1)
    assert asked_undo(live.now, 1) is None
    assert "Ruta did not agree" in what_came(live.now, 0)
    assert not what_came(live.now, 1)
    alone = matches.keep(game.copy(), "Another", [ME, RANDOM])
    take_back_turn(matches, alone, 0, alone.now.version)
    assert take_backs(alone.now.game)
    store.engine.dispose()
