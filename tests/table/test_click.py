"""The way of a click: what a posted move needs is worked out once, whatever the title. Counts, not times."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.click import ONCE, Click, Followed, report
from tests.table.games import new_game, seat_asked
from tests.table.server import ME
from veche.kernel.game import Game
from veche.store.errors import Stale
from veche.store.open import open_store
from veche.table.matches import Matches

MATCHES = [("rurik", 2, 60), ("rurik", 1, 40), ("rurik2", 3, 30), ("stroganov", 2, 40), ("stroganov", 1, 30)]


@pytest.fixture(params=MATCHES, ids=lambda match: f"{match[0]}-{match[1]}")
def clicks(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Click]]:
    """Some moves in a row, each posted to the table and followed."""
    followed = Followed(tmp_path, *request.param)
    yield followed.clicks(6)
    followed.close()


def test_a_move_asks_each_position_once_and_works_everything_out_once(clicks: list[Click]) -> None:
    """Every line that is written leads to a position; the one before it was asked when it was reached.

    What is only tried, to tell how often a move can be made at once, does not count.
    """
    for click in clicks:
        once = {what: click.times(what) for what in ONCE if what != "questions asked"}
        assert once == dict.fromkeys(once, 1)
        assert click.times("questions asked") - click.tried == click.lines


class TestWhatAnotherProcessWritesMeanwhile:
    """The journal is read when a match is looked for; from then on the store notices."""

    @pytest.fixture
    def tables(self, tmp_path: Path) -> Iterator[tuple[Matches, Matches]]:
        store = open_store(tmp_path)
        yield Matches(store), Matches(store)
        store.engine.dispose()

    def test_makes_a_move_stale(self, tables: tuple[Matches, Matches]) -> None:
        here, there = tables
        live = here.keep(new_game(), "A match", [ME, ME])
        before, move = live.now, live.now.game.moves[0]
        there.play(there.get(live.id), seat_asked(before.game), before.version, move)
        with pytest.raises(Stale):
            here.play(live, seat_asked(before.game), before.version, move)
        assert live.now is before, "nothing is in memory that was not written"
        assert here.get(live.id).now.version == before.version + 1

    def test_is_read_for_whoever_knows_of_it(self, tables: tuple[Matches, Matches]) -> None:
        here, there = tables
        live = here.keep(new_game(), "A match", [ME, ME])
        other = there.get(live.id)
        for _ in range(2):
            there.play(other, seat_asked(other.now.game), other.now.version, other.now.game.moves[0])
        here.play(live, seat_asked(other.now.game), other.now.version, other.now.game.moves[0])
        assert live.now.version == other.now.version + 1 == here.store.version(live.id)


def test_what_is_asked_once_more_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Game.answer
    monkeypatch.setattr(Game, "answer", lambda game, ask, move: answer(game, game.ask, move))
    followed = Followed(tmp_path, "rurik", 2, 60)
    click = followed.clicks(1)[0]
    followed.close()
    assert click.times("questions asked") == click.lines + 1


def test_the_report_tells_how_much_is_called(tmp_path: Path) -> None:
    followed = Followed(tmp_path, "rurik", 2, 60)
    click = followed.clicks(1)[0]
    followed.close()
    told = report(click, most=3)
    assert told[0].endswith(f"functions in {len(click.files)} files")
    assert len(told) == len(ONCE) + 5, "how often each, how many lines, and the three that were called most often"
