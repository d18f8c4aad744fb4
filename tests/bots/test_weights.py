"""Evaluation as data: the appraisal taken apart, and weights that are read from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from veche import titles
from veche.bots import bot
from veche.bots.weights import Evaluation, own_weights, read_weights
from veche.kernel.docket import CHANCE
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.shelf.title import AnyTitle

TABLES = [(name, players) for name in ("rurik", "rurik2", "stroganov") for players in (1, 2, 3, 4)]
TABLES.remove(("rurik2", 1))


def positions(title: AnyTitle, players: int, every: int = 25, seed: int = 3) -> list[tuple[Any, Ask]]:
    """Positions of a random game at which somebody chooses."""
    rules = title.rules()
    found: list[tuple[Any, Ask]] = []
    asked = 0

    def look(state: Any, ask: Ask, move: int) -> None:
        nonlocal asked
        asked += 1
        if ask.seat != CHANCE and len(ask.moves) > 1 and asked % every == 0:
            found.append((rules.copy(state), ask))

    play_out(rules, rules.new(Setup(players)), seed, watch=look)
    return found


def weights_file(title: AnyTitle, mix: float = 0.5, **changed: float) -> str:
    """A file of weights in which every component weighs nothing but these."""
    rows = {name: [changed.get(name, 0.0), 0.0] for name in title.component_names}
    return json.dumps({"title": title.meta.id, "mix": mix, "constant": 0.0, "components": rows})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hand_made_weights_times_components_are_the_appraisal(name: str, players: int) -> None:
    title = titles.title(name)
    rules = title.rules()
    assert len(title.hand_weights) == len(title.component_names) == len(set(title.component_names))
    for state, ask in positions(title, players):
        parts = title.components(rules, state, ask.seat)
        assert len(parts) == len(title.component_names)
        number = sum(weight * part for weight, part in zip(title.hand_weights, parts, strict=True))
        assert number == pytest.approx(title.appraise(rules, state, ask.seat), abs=1e-9)


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_the_lead_by_component_is_that_over_the_mean_of_the_others(name: str) -> None:
    title = titles.title(name)
    rules = title.rules()
    for state, _ in positions(title, 3, every=60):
        rows = [title.components(rules, state, seat) for seat in range(3)]
        ahead = title.ahead(rules, state, 1)
        expected = [mine - (one + two) / 2 for one, mine, two in zip(*rows, strict=True)]
        assert ahead[:-2] == pytest.approx(expected)
        assert 0 <= ahead[-2] <= 1
        assert ahead[-1] == pytest.approx(title.appraise(rules, state, 1))


def test_wants_add_to_the_worth_and_not_to_the_margin(tmp_path: Path) -> None:
    title = titles.title("stroganov")
    rules = title.rules()
    plain, wanting = tmp_path / "plain.json", tmp_path / "wanting.json"
    plain.write_text(weights_file(title, 0.25, points=1.0))
    wants = {"landscapes": [2.0, 1.0], "number-coins": [0.5, 0.0]}
    wanting.write_text(json.dumps({**json.loads(plain.read_text()), "wants": wants}))
    before, after = Evaluation(rules, title, str(plain)), Evaluation(rules, title, str(wanting))
    numbers = {name: title.component_names.index(name) for name in wants}
    different = 0
    for state, ask in positions(title, 2):
        ahead = title.ahead(rules, state, ask.seat)
        wanted = sum((now + later * ahead[-2]) * ahead[numbers[name]] for name, (now, later) in wants.items())
        (worth, margin), (more, same) = before.outlook(state, ask.seat), after.outlook(state, ask.seat)
        assert same == margin
        assert more == pytest.approx(worth + wanted)
        assert after.worth(state, ask.seat) == more  # what steers the beam and judges its ends
        assert after.parts(state, ask.seat) == before.parts(state, ask.seat), "no points to expect"
        assert after.wish(state, ask.seat) == pytest.approx(wanted)
        assert before.wish(state, ask.seat) == 0.0
        different += wanted != 0
    assert different


def test_the_evaluation_mixes_appraisal_and_weights(tmp_path: Path) -> None:
    title = titles.title("rurik")
    rules = title.rules()
    file = tmp_path / "weights.json"
    file.write_text(weights_file(title, 0.25, **{"number-coins": 2.0}))
    evaluation = Evaluation(rules, title, str(file))
    for state, ask in positions(title, 2):
        other = 1 - ask.seat
        lead = 2.0 * (state.coins[ask.seat] - state.coins[other])
        appraised = title.appraise(rules, state, ask.seat)
        worth = evaluation.worth(state, ask.seat)
        assert worth == pytest.approx(0.75 * appraised + 0.25 * lead)
        assert sum(evaluation.parts(state, ask.seat)) == pytest.approx(worth)
        assert Evaluation(rules, title, by_hand=True).worth(state, ask.seat) == appraised
    assert read_weights(str(file), title).mix == 0.25


def test_weights_decide_what_a_bot_wants(tmp_path: Path) -> None:
    title = titles.title("stroganov")
    rules = title.rules()
    file = tmp_path / "weights.json"
    file.write_text(weights_file(title, 1.0, banners=1.0))
    state, ask = positions(title, 2, every=30)[1]
    view = rules.view(state, ask.seat)
    assert bot(f"greedy:weights={file}", rules, 1, title).choose(view, ask) in ask.moves


@pytest.mark.parametrize("component", ["landscapes", "outposts", "trophies", "tigers", "song-at-hand", "wishes-done"])
def test_stroganov_knows_what_a_bot_may_want(component: str) -> None:
    assert component in titles.title("stroganov").component_names


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_every_component_has_words_for_a_person_and_every_file_a_spread(name: str) -> None:
    title = titles.title(name)
    words = title.words()
    assert [one for one in title.component_names if f"component.{one}" not in words] == []
    for players in (2, 3, 4):
        weights = own_weights(title, str(players))
        assert weights is not None
        assert 1 < weights.spread < 30
