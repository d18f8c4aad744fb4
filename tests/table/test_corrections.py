"""Corrections of the printed data: new matches at the table are played with those of whoever keeps it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Visitor
from veche import titles
from veche.cli import main
from veche.cli.serving import all_own_corrections
from veche.kernel.errors import BadCorrections
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.open import open_store
from veche.table.matches import Matches
from veche.titles.rurik.first.title import TITLE

HOARD = {"deeds": {"hoard": {"vp": 7}}}
DATA = 'data {"deeds": {"hoard": {"vp": 7}}}\n'


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[Server]:
    """A table whose keeper has a file of corrections."""
    own = tmp_path / "home" / "veche" / "corrections" / "rurik.json"
    own.parent.mkdir(parents=True)
    own.write_text(json.dumps(HOARD))
    hatchery = Hatchery(tmp_path / "home")
    server = Server(hatchery, tmp_path)
    yield server
    server.close()
    hatchery.close()


def test_of_the_table_are_written_down_with_each_match(corrected: Server, visitors: list[Visitor]) -> None:
    visitors.append(Visitor(corrected))
    (olena,) = visitors
    assert "Using your corrections in" in corrected.said()
    id = olena.new_match("me", "bot:random")
    assert corrected.store.match(id).corrections == HOARD
    assert DATA in olena.look(f"/match/{id}/blue/journal").answer.text
    fair = olena.new_match("me", "bot:random", title="fair")
    assert corrected.store.match(fair).corrections is None, "they are another title's"
    # The match keeps them when the file is gone.
    (corrected.hatchery.home / "veche" / "corrections" / "rurik.json").unlink()
    corrected.kill()
    corrected.start()
    assert olena.look(f"/match/{id}/blue").status == 200
    assert DATA in olena.look(f"/match/{id}/blue/journal").answer.text
    assert corrected.store.match(olena.new_match("me", "bot:random")).corrections is None


def test_that_make_no_sense_are_told_before_the_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "veche" / "corrections" / "rurik.json"
    own.parent.mkdir(parents=True)
    own.write_text('{"deeds": {"hord": {"vp": 7}}}')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    with pytest.raises(BadCorrections, match="hoard"):
        all_own_corrections()
    assert main(["serve", "--data", str(tmp_path / "data")]) == 2
    out, err = capsys.readouterr()
    assert "Did you mean hoard" in err
    assert "open at" not in out
    assert not (tmp_path / "data").exists()


def test_a_match_begun_with_a_corrected_name_still_opens(tmp_path: Path) -> None:
    store = open_store(tmp_path / "own")
    game = Game(TITLE, Setup(2), 3, {"deeds": {"hoard": {"name": "Treasure"}}})
    live = Matches(store).keep(game, "A match", [ME, ME])
    again = Matches(store).get(live.id)
    assert again.now.game.corrections == game.corrections
    assert list(again.now.game.moves) == list(game.moves)
    store.engine.dispose()


def test_the_rules_page_says_so(corrected: Server, visitors: list[Visitor]) -> None:
    """Its sentences tell corrected values; of its lists of cards it says that they do not."""
    visitors.append(Visitor(corrected))
    (olena,) = visitors
    said = "This table plays with corrected values."
    assert said in olena.look("/rules/rurik").answer.text
    assert said not in olena.look("/rules/stroganov").answer.text
    stroganov = titles.title("stroganov")
    rules = stroganov.rules({"furs": {"8": {"story": 3}}})
    assert "in whatever way, you gain three story points at once" in stroganov.rules_text(rules=rules)
