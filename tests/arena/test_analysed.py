"""An analysis whose pieces are done elsewhere, or were done before, finds what it finds alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import veche
from tests.at_random import to_the_end
from veche.arena import analysed as room
from veche.arena.analysed import analysed
from veche.arena.ledger import OtherContest
from veche.bots.analysis import Analysis
from veche.cli import main
from veche.kernel.game import Game

PLAYOUTS = 24


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return to_the_end(veche.new("stroganov", players=2, seed=5), 5)


@pytest.fixture(scope="module")
def alone(game: Game[Any]) -> dict[str, Any]:
    return worked(Analysis(game, [1], PLAYOUTS)).data()


def worked(analysis: Analysis) -> Analysis:
    assert list(analysis.work())[-1] == 1
    return analysis


def one_by_one(on: str, work: Callable[[Sequence[int]], Any], numbers: Sequence[int]) -> Iterator[Any]:
    for number in numbers:
        yield work([number])


def test_pieces_that_are_done_elsewhere_are_not_done_again(
    game: Game[Any], alone: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "connected", nullcontext)
    monkeypatch.setattr(room, "done_on", one_by_one)
    with analysed(game, [1], "ray", playouts=PLAYOUTS) as analysis:
        monkeypatch.setattr(analysis, "_done", lambda key: pytest.fail(f"{key} is done here"))
        assert worked(analysis).data() == alone


def test_an_analysis_that_was_broken_off_goes_on(
    game: Game[Any], alone: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pieces.jsonl"
    with analysed(game, [1], out=file, playouts=PLAYOUTS) as analysis:
        for _, _ in zip(range(3), analysis.work()):
            pass
        begun = len(analysis.known)
    assert len(file.read_text("utf-8").splitlines()) == 1 + begun > 2
    with analysed(game, [1], out=file, playouts=PLAYOUTS) as analysis:
        kept = set(analysis.known)
        done: list[Any] = []
        do = analysis._done

        def noted(key: Any) -> list[Any]:
            done.append(key)
            return do(key)

        monkeypatch.setattr(analysis, "_done", noted)
        assert worked(analysis).data() == alone
    assert len(kept) == begun
    assert done
    assert not kept & set(done)
    with pytest.raises(OtherContest), analysed(game, [0], out=file):
        pass


def test_the_command_keeps_what_it_has(game: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, file = tmp_path / "match.veche", tmp_path / "pieces.jsonl"
    veche.save(game, match)
    assert main(["analyse", str(match), "--seat", "blue", "--seconds", "0.1", "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == ["blue"]
    assert json.loads(file.read_text("utf-8").splitlines()[1])["piece"][0] == "better"
