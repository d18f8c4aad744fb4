"""The same in Python: `veche.new`, `veche.load`, `veche.save`."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import veche
from veche.kernel import errors
from veche.kernel import journal as journals
from veche.kernel.errors import VecheError

ROOT = Path(__file__).resolve().parents[2]


def test_options_are_written_as_on_the_command_line_or_as_a_mapping() -> None:
    written = veche.new("rurik", seed=1, options=["deed-row", "leaders=maria,boris"])
    mapped = veche.new("rurik", seed=1, options={"deed-row": "", "leaders": "maria,boris"})
    listed = veche.new("rurik", seed=1, options="deed-row", leaders=["maria", "boris"])
    assert journals.write(written) == journals.write(mapped) == journals.write(listed)


def test_a_seed_gives_the_same_match_and_none_gives_another() -> None:
    assert journals.write(veche.new(seed=4)) == journals.write(veche.new(luck=4))
    assert veche.new().seed != veche.new().seed


def test_with_luck_ask_chance_is_asked() -> None:
    game = veche.new(luck="ask")
    assert (game.asked, game.seed, game.version) == ("chance", None, 0)


def test_moves_print_well_and_know_what_is_legal() -> None:
    game = veche.new(seed=7, leaders="maria,boris")
    assert repr(game.moves).startswith("<keep agenda ")
    assert game.moves[0] in game.moves
    assert "advisor 4" not in game.moves
    assert "nonsense" not in game.moves


def test_play_undo_copy_and_view() -> None:
    game = veche.new(seed=7, leaders="maria,boris")
    twin = game.copy()
    before = list(game.moves)
    game.play(before[0])
    assert list(twin.moves) == before
    game.undo()
    assert list(game.moves) == before
    assert game.view("blue") == game.view(0) != game.view()
    assert game.outcome is None


@pytest.mark.parametrize("name", ["game.veche", "game.json"])
def test_a_match_can_be_saved_and_loaded(tmp_path: Path, name: str) -> None:
    game = veche.new(seed=7, players=4)
    veche.save(game, tmp_path / name)
    for source in (tmp_path / name, str(tmp_path / name), (tmp_path / name).read_text("utf-8")):
        assert list(veche.load(source).moves) == list(game.moves)


def test_mistakes_have_types_of_their_own(tmp_path: Path) -> None:
    with pytest.raises(veche.UnknownTitle):
        veche.new("go")
    with pytest.raises(veche.BadPlayerCount):
        veche.new("rurik", players=9)
    with pytest.raises(veche.UnreadableFile):
        veche.load(tmp_path / "nothing.veche")
    with pytest.raises(veche.NotAMove):
        veche.new(seed=1).play("hello")
    with pytest.raises(veche.IllegalMove) as caught:
        veche.new(seed=1, leaders="maria,boris").play("column muster")
    assert caught.value.legal


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert veche.__version__ == project["version"]


def test_importing_is_light() -> None:
    code = (
        "import sys, veche; print([m for m in sys.modules if m.split('.')[0] in ('rich', 'filelock') or 'rurik' in m])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_whatever_a_game_may_raise_can_be_caught_by_its_name() -> None:
    kinds = {name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, VecheError)}
    assert {"UnknownSeat", "NoSuchVersion"} < kinds
    assert kinds <= set(veche.__all__)
    assert all(hasattr(veche, name) for name in veche.__all__)
