"""What version 0.1 wrote keeps working: it opens, plays on and replays, or says why not."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import veche
from tests.at_random import to_the_end
from veche import files
from veche.cli import main
from veche.kernel import journal
from veche.kernel.errors import IllegalInJournal
from veche.kernel.game import Game
from veche.store.open import open_store
from veche.store.store import Store
from veche.table.matches import Matches

WRITTEN = Path(__file__).resolve().parent / "fixtures" / "v0.1"
JOURNALS = sorted((WRITTEN / "journals").glob("*.veche"))
POSITIONS = sorted((WRITTEN / "positions").glob("*.json"))
KEPT: dict[str, dict[str, Any]] = json.loads((WRITTEN / "data.json").read_text())

NO_LONGER_LEGAL = {"rurik2-4-over": "197 red: tax chernigov", "stroganov-1-over": "158 yellow: ivan keeps outpost"}
"""The journals that today's rules refuse, and the line that they no longer allow."""


def named(path: Path) -> str:
    return path.stem


def play_to_the_end(game: Game[Any]) -> None:
    assert to_the_end(game, 0).outcome is not None


def test_there_is_something_of_every_title() -> None:
    assert {path.stem.split("-")[0] for path in JOURNALS} == {"rurik", "rurik2", "stroganov"}
    assert (len(JOURNALS), len(POSITIONS), len(KEPT)) == (22, 11, 16)


@pytest.mark.parametrize("path", JOURNALS, ids=named)
def test_a_journal_replays_and_plays_on_or_says_why_not(path: Path) -> None:
    text = path.read_text()
    if path.stem in NO_LONGER_LEGAL:
        with pytest.raises(IllegalInJournal, match="the match was begun under version 1") as refused:
            files.read(text)
        assert NO_LONGER_LEGAL[path.stem] in str(refused.value)
        return
    game = files.read(text).game
    assert game.begun_under == 1
    assert game.is_over == path.stem.endswith("-over")
    assert [line for line in text.splitlines() if line[0].isdigit()] == [
        journal.entry_line(game, entry) for entry in game.entries
    ]
    play_to_the_end(game)
    again = veche.load(files.text_of(game))
    assert files.position(again) == files.position(game)
    assert not again.is_of_older_rules


def test_whoever_opens_a_journal_of_older_rules_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    path = WRITTEN / "journals" / "rurik-2-begun.veche"
    assert main(["moves", str(path)]) == 0
    told = capsys.readouterr()
    assert "was begun under rules version 1; every line of it is legal under version 2 too" in told.err
    assert told.out.startswith(f"{veche.load(path).asked}: ")


@pytest.mark.parametrize("path", POSITIONS, ids=named)
def test_a_position_opens_and_plays_to_its_end(path: Path) -> None:
    data = json.loads(path.read_text())
    title = path.stem.rpartition("-")[0]
    game = veche.load(json.dumps({"title": title, **data}))
    play_to_the_end(game)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    shutil.copytree(WRITTEN / "data", tmp_path / "data")
    store = open_store(tmp_path / "data")
    yield store
    store.engine.dispose()


@pytest.mark.parametrize("name", KEPT)
def test_a_match_of_the_table_opens_where_it_stood_and_plays_on(store: Store, name: str) -> None:
    kept = KEPT[name]
    last = store.last_position(kept["match"])
    assert last is not None
    matches = Matches(store)
    live = matches.get(kept["match"])
    assert live.now.version == kept["version"]
    assert live.now.game.is_over == kept["over"]
    assert last[0] == live.now.version
    title, rules = live.now.game.title, live.now.game.rules
    assert title.dump(rules, live.now.game.state) == title.dump(rules, title.load(rules, last[1]))
    dice = Random(0)
    while not live.now.game.is_over:
        ask = live.now.game.ask
        assert ask is not None
        matches.play(live, ask.seat, live.now.version, dice.choice(list(live.now.game.moves)))
    again = Matches(store).get(kept["match"])
    assert again.now.game.is_over
    assert again.now.game.title.dump(again.now.game.rules, again.now.game.state) == live.now.game.title.dump(
        live.now.game.rules, live.now.game.state
    )
