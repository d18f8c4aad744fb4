"""Learning weights: what is noted of a game, and the file that comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import train
from veche import titles
from veche.bots.weights import Evaluation, read_weights
from veche.kernel.setup import Setup

STROGANOV = titles.title("stroganov")


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
    file.write_text(train.written(STROGANOV, 2, learned, 0.3, {"by": "hand"}), encoding="utf-8")
    weights = read_weights(str(file), STROGANOV)
    assert (weights.now, weights.later) == (learned.now, learned.later)
    assert (weights.constant, weights.mix) == (1.5, 0.3)
    rules = STROGANOV.rules()
    state = rules.new(STROGANOV.checked(Setup(2)))
    ahead = STROGANOV.ahead(rules, state, 0)
    assert Evaluation(rules, STROGANOV, str(file)).worth(state, 0) == pytest.approx(
        0.7 * STROGANOV.appraise(rules, state, 0) + 0.3 * weights.margin(ahead) + weights.wanted(ahead)
    )
    assert weights.wants[names.index("landscapes")] == train.WANTS["stroganov"][2]["landscapes"][0]


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
