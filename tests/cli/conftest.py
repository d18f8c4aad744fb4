"""A command line to give commands to, and files to give it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import veche
from tests.at_random import to_the_end
from tests.cli.answer import Answer, Command
from veche.cli import main
from veche.kernel import journal as journals
from veche.language.catalogue import ENGLISH
from veche.language.reader import speaking


@pytest.fixture(autouse=True)
def configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty configuration folder, so that nobody's own corrections count."""
    folder = tmp_path / "configuration"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    return folder / "veche"


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody's own language counts, and what a command speaks ends with its test."""
    for name in ("VECHE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    with speaking(ENGLISH):
        yield


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command and give its answer."""

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return run


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A match of three that has just begun: yellow, the first player, is to keep one of two agendas."""
    path = tmp_path / "game.veche"
    game = veche.new("rurik", players=3, seed=7, leaders="maria,boris,agatha")
    assert game.asked == "yellow"
    veche.save(game, path)
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """The same match as a position."""
    path = tmp_path / "game.json"
    veche.save(veche.new("rurik", players=3, seed=7, leaders="maria,boris,agatha"), path)
    return path


def played_out(players: int, seed: int) -> str:
    return journals.write(to_the_end(veche.new("rurik", players=players, seed=seed), seed))


@pytest.fixture(scope="session")
def finished_text() -> str:
    """The journal of a complete match of two."""
    return played_out(2, 5)


@pytest.fixture
def finished(tmp_path: Path, finished_text: str) -> Path:
    """A complete match of two as a file."""
    path = tmp_path / "finished.veche"
    path.write_text(finished_text, encoding="utf-8")
    return path
