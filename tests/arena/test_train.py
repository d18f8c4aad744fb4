"""Learning weights: what is noted of a game, and the file that comes of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import train
from veche import titles
from veche.bots.weights import Evaluation, read_weights
from veche.kernel.setup import Setup
from veche.shelf.title import AnyTitle

STROGANOV = titles.title("stroganov")
OWN = Path(titles.__file__).parent / "stroganov" / "weights" / "2.json"


def test_a_game_is_noted_turn_by_turn() -> None:
    notes = train.Notes()
    train.play(STROGANOV, 2, range(1), 3, "", notes)
    assert len(notes.leads) == len(notes.margins) == len(notes.games) > 20
    assert {len(lead) for lead in notes.leads} == {len(STROGANOV.component_names) + 2}
    assert len({abs(margin) for margin in notes.margins}) == 1, "what one seat is ahead, the other is behind"


def test_notes_of_other_machines_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also by weights, which are told as text: the other machine does not have the file."""
    names = STROGANOV.component_names
    learned = train.Learned([0.5] * len(names), [-0.25] * len(names), 1.5, 0.1, 0.6, 30.0)
    file = tmp_path / "2.json"
    file.write_text(train.written(STROGANOV, 2, learned, 0.3, {}), encoding="utf-8")
    monkeypatch.setattr(train, "done_on", lambda on, work, games: [work(games[:1]), work(games[1:])])
    here, there = train.Notes(), train.Notes()
    train.play_on("", STROGANOV, 2, range(2), 3, str(file), here)
    train.play_on("ray", STROGANOV, 2, range(2), 3, str(file), there)
    assert here == there
    assert set(here.games) == {0, 1}


def test_what_was_learned_is_written_as_a_file_that_bots_read(tmp_path: Path) -> None:
    names = STROGANOV.component_names
    learned = train.Learned([0.5] * len(names), [-0.25] * len(names), 1.5, 0.1, 0.6, 30.0)
    file = tmp_path / "2.json"
    wants = train.wants_in(OWN)
    file.write_text(train.written(STROGANOV, 2, learned, 0.3, {"by": "hand"}, wants), encoding="utf-8")
    weights = read_weights(str(file), STROGANOV)
    assert (weights.now, weights.later) == (learned.now, learned.later)
    assert (weights.constant, weights.mix) == (1.5, 0.3)
    rules = STROGANOV.rules()
    state = rules.new(STROGANOV.checked(Setup(2)))
    ahead = STROGANOV.ahead(rules, state, 0)
    assert Evaluation(rules, STROGANOV, str(file)).worth(state, 0) == pytest.approx(
        0.7 * STROGANOV.appraise(rules, state, 0) + 0.3 * weights.margin(ahead) + weights.wanted(ahead)
    )
    assert weights.wants[names.index("landscapes")] == wants["landscapes"][0] > 0


QUICK = ["--title", "stroganov", "--games", "4", "--rounds", "2", "--trial-games", "2", "--duel-games", "2"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No regression (that needs numpy) and no duels; the games to learn from are played."""
    names = STROGANOV.component_names

    def learn(notes: train.Notes) -> train.Learned:
        return train.Learned([0.5] * len(names), [-0.25] * len(names), 1.5, 0.1, 0.6, 30.0)

    def measure(title: AnyTitle, players: int, bot: str, games: int, seed: int) -> tuple[float, float, str]:
        if "weights=" in bot:
            read_weights(bot.partition("weights=")[2], title)
        return 1.0 if "weights=" in bot else 0.0, 0.5, "1 of 2 won"

    monkeypatch.setattr(train, "learn", learn)
    monkeypatch.setattr(train, "measure", measure)


@pytest.mark.usefixtures("quick")
def test_a_run_keeps_what_is_wanted_and_says_how_long_it_took(tmp_path: Path) -> None:
    out = tmp_path / "2.json"
    train.main([*QUICK, "--out", str(out), "--kept", str(tmp_path / "kept")])
    assert not list((tmp_path / "kept").iterdir()), "notes are kept no longer than they are needed"
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["wants"] == dict(train.wants_in(OWN))
    assert data["made"]["took"]["seconds"] >= 0
    assert data["made"]["took"]["core"]
    assert data["made"]["took"]["build"] in ("pure", "compiled")
    assert data["spread"] > 0
    assert read_weights(str(out), STROGANOV).mix in train.MIXES
    assert sorted(one.name for one in tmp_path.iterdir()) == ["2.json", "kept"]


@pytest.mark.usefixtures("quick")
def test_a_run_that_is_broken_off_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "2.json"
    out.write_text("what was there", encoding="utf-8")
    seen = []

    def broken_off(*_: object) -> float:
        seen.append(out.read_text(encoding="utf-8"))
        raise KeyboardInterrupt

    monkeypatch.setattr(train, "spread", broken_off)
    with pytest.raises(KeyboardInterrupt):
        train.main([*QUICK, "--out", str(out), "--kept", str(tmp_path / "kept")])
    assert seen == ["what was there"], "up to the last measurement"
    assert out.read_text(encoding="utf-8") == "what was there"


@pytest.mark.usefixtures("quick")
def test_a_run_that_was_broken_off_goes_on_with_its_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were noted are not played again, and what is learned is what would have been learned at once."""
    words = [*QUICK, "--kept", str(tmp_path / "kept"), "--out"]
    noted: list[tuple[list[int], list[float]]] = []
    learn = train.learn

    def learns(notes: train.Notes) -> train.Learned:
        noted.append((notes.games[:], notes.margins[:]))
        return learn(notes)

    monkeypatch.setattr(train, "learn", learns)
    monkeypatch.setattr(train, "_spread", lambda *_: 30.0)
    train.main([*words, str(tmp_path / "at-once.json")])
    at_once, noted[:] = noted[:], []
    played: list[int] = []
    play = train.play

    def breaks_off(title: Any, players: Any, games: Any, *rest: Any) -> None:
        played.extend(games)
        if played == [0, 1, 2]:
            raise KeyboardInterrupt
        play(title, players, games, *rest)

    monkeypatch.setattr(train, "play", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        train.main([*words, str(tmp_path / "2.json")])
    noted.clear()
    train.main([*words, str(tmp_path / "2.json")])
    assert played == [0, 1, 2, 2, 3]
    assert noted == at_once


def test_a_line_through_what_was_noted_is_found_again() -> None:
    pytest.importorskip("numpy", reason="only `make train` needs numpy")
    notes = train.Notes()
    for number in range(2000):
        lead, time = float(number % 7 - 3), (number % 4) / 3
        notes.games.append(number)
        notes.leads.append([lead, float(number % 3), time, 0.0 if number % 2 else 1.0])
        notes.margins.append(2.0 * lead + 3.0 * lead * time + 1.0)
    learned = train.learn(notes)
    assert learned.now[0] == pytest.approx(2.0, abs=0.2)
    assert learned.later[0] == pytest.approx(3.0, abs=0.2)
    assert learned.after > 0.99
