"""Playing on: a new match begins at a moment of one that is over, and nobody there knows more than was known then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.at_random import to_the_end
from tests.browser.server import ME, RANDOM, new_game, played
from veche.kernel.errors import NotOver
from veche.store.open import open_store
from veche.table.errors import BadForm
from veche.table.matches import Matches
from veche.table.play_on import begun_at


@pytest.mark.parametrize(("title", "players"), [("rurik", 2), ("rurik", 1), ("rurik2", 3), ("stroganov", 2)])
def test_it_begins_as_the_seat_saw_it_and_can_be_played_to_its_end(tmp_path: Path, title: str, players: int) -> None:
    matches = Matches(open_store(tmp_path))
    then = matches.keep(to_the_end(new_game(title, players, 3), 5), "Then", [ME] + [RANDOM] * (players - 1))
    at, seat = then.now.version // 2, players - 1
    game = begun_at(then.now, at, seat, 77)
    rules = then.now.game.rules
    assert rules.view(game.at(0), seat).data() == rules.view(then.now.game.at(at), seat).data()
    again = matches.keep(game, "Again", [ME] + [RANDOM] * (players - 1), (then.id, at))
    kept = Matches(matches.store).get(again.id).now
    assert (kept.match.came_from, kept.match.came_at) == (then.id, at)
    assert f"version {at} of another match" in kept.told_to_all
    assert to_the_end(kept.game.copy(), 6).is_over


def test_other_luck_deals_other_hidden_cards(tmp_path: Path) -> None:
    matches = Matches(open_store(tmp_path))
    now = matches.keep(to_the_end(new_game("rurik", 2, 3), 5), "Then", [ME, RANDOM]).now
    at = now.version // 3
    dealt = {str(begun_at(now, at, 0, luck).start) for luck in range(6)}
    assert len(dealt) > 1


def test_only_a_moment_of_a_match_that_is_over(tmp_path: Path) -> None:
    matches = Matches(open_store(tmp_path))
    running = matches.keep(played(new_game("rurik", 2, 3), 40), "Now", [ME, RANDOM]).now
    with pytest.raises(NotOver):
        begun_at(running, 20, 0, 1)
    over = matches.keep(to_the_end(new_game("rurik", 2, 3), 5), "Then", [ME, RANDOM]).now
    for version in (-1, over.version, over.version + 5):
        with pytest.raises(BadForm, match="between 0 and"):
            begun_at(over, version, 0, 1)
