"""What else takes `--on ray` finds on Ray what it finds in one process: training, both reviews, an analysis."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import veche
from apart.ray.test_ray import here
from tools import balance, headings, train
from veche.arena.analysed import analysed
from veche.cli import main
from veche.titles import title

__all__ = ["here"]


def test_training_notes_the_same_and_goes_on(tmp_path: Path) -> None:
    """All of `make train`, on few games: but for the time that it took, the file of weights is the same."""
    words = ["--title", "stroganov", "--games", "4", "--rounds", "2", "--trial-games", "2", "--duel-games", "2"]
    made = []
    for name, more in (("here", []), ("there", ["--on", "ray"])):
        out = tmp_path / name / "2.json"
        train.main([*words, "--kept", str(tmp_path / name), "--out", str(out), *more])
        made.append(json.loads(out.read_text("utf-8")))
        del made[-1]["made"]["took"]
    assert made[0] == made[1]
    assert made[0]["made"]["positions"] > 100


def test_the_review_of_cards_is_the_same_and_goes_on(tmp_path: Path) -> None:
    files = []
    for name, on in (("here", ""), ("there", "ray")):
        for games in (1, 3):
            balance.review("rurik2", 2, 1, games, 1, tmp_path / name, on)
        (file,) = (tmp_path / name).glob("*.json")
        files.append(file.read_text("utf-8"))
    assert files[0] == files[1]
    assert json.loads(files[0])["games"] == 3


def test_the_review_of_headings_is_the_same_and_goes_on(tmp_path: Path) -> None:
    bot, files = "greedy-hand:width=1:guesses=1:finalists=1", []
    for name, on in (("here", ""), ("there", "ray")):
        for games in (1, 3):
            headings.review(2, 3, games, bot, tmp_path / name, on)
        (file,) = (tmp_path / name).glob("*.jsonl")
        files.append(file.read_text("utf-8"))
    assert files[0] == files[1]
    assert len(files[0].splitlines()) == 4


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that is over."""
    file = tmp_path_factory.mktemp("match") / "match.veche"
    game = veche.new("stroganov", players=2, seed=5)
    while not game.is_over:
        game.play(game.moves[0])
    veche.save(game, file)
    return file


def test_an_analysis_is_the_same_and_goes_on(match: Path, tmp_path: Path) -> None:
    game, kept = veche.load(match.read_text("utf-8")), tmp_path / "pieces.jsonl"
    found: list[dict[str, Any]] = []
    with analysed(game, [1], playouts=40) as analysis:
        list(analysis.work())
        found.append(analysis.data())
    with analysed(game, [1], "ray", kept, playouts=40) as analysis:
        next(analysis.work())
    begun = len(kept.read_text("utf-8").splitlines())
    assert begun > 1
    with analysed(game, [1], "ray", kept, playouts=40) as analysis:
        list(analysis.work())
        found.append(analysis.data())
    assert found[0] == found[1]
    assert len(kept.read_text("utf-8").splitlines()) > begun
    assert title("stroganov").meta.id == found[0]["title"]


def test_the_command_analyses_there_too(match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["analyse", str(match), "--seat", "blue", "--seconds", "1", "--on", "ray", "--json"]
    assert main([*words, "--out", str(tmp_path / "pieces.jsonl")]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == ["blue"]
