"""Analysis of a match that is over: it keeps to its budget, sees no hidden card, and calls weak only what is."""

from __future__ import annotations

import json
from typing import Any

import pytest

import veche
from tests.at_random import to_the_end
from veche.bots.analysis import MOST_PLAYOUTS, SEARCHED, Analysis, margins
from veche.bots.judged import COSTLY, LEAST_PAIRS, MOST_PAIRS, UNCLEAR, Judged, Point, decided, swing
from veche.bots.planner import PlannerBot
from veche.kernel.errors import NotOver
from veche.kernel.game import Game

TITLES = ["rurik", "rurik2", "stroganov"]


def game_of(title: str, players: int = 2, seed: int = 5) -> Game[Any]:
    return to_the_end(veche.new(title, players=players, seed=seed), seed)


class Short(Analysis):
    """The last turns of the match only, so that games played on are short."""

    def _lay_out(self) -> None:
        super()._lay_out()
        self.turns = self.turns[-3:]
        self.points = self.points[-4:]


def judged(here: list[float], there: list[float], before: int = 0, last: int = 1) -> Judged:
    return Judged(0, before, last, "action", 1, (1,), (2,), here, there)


# What there is to look at


@pytest.mark.parametrize("title", TITLES)
def test_every_choice_of_the_seats_is_looked_at_once(title: str) -> None:
    game = game_of(title)
    line = game.line()
    found = Analysis(game, [0, 1], 1)
    moves = [(one.seat, move) for one in found.turns for move in one.played]
    rows = [entry for entry in line for one in found.turns if one.before < entry.version <= one.last]
    assert moves == [(entry.seat, entry.move) for entry in rows]
    left_out = {entry.version for entry in line} - {entry.version for entry in rows}
    for entry in line:
        ask = game.rules.ask(game.at(entry.version - 1))
        assert ask is not None
        assert entry.version not in left_out or entry.seat < 0 or len(ask.moves) == 1


def test_what_was_taken_back_is_not_looked_at() -> None:
    game = veche.new("rurik", players=2, seed=5)
    game.play(game.moves[0])
    taken_back = game.version
    game.undo()
    to_the_end(game, 5)
    first = Analysis(game, [0, 1], 1).turns[0]
    assert first.before < taken_back < first.last
    assert first.played[0] == game.line()[taken_back - 1].move


@pytest.mark.parametrize("title", TITLES)
def test_what_a_seat_did_in_a_row_can_be_played_on_every_guess(title: str) -> None:
    game = game_of(title, 3)
    rules = game.rules
    for one in Analysis(game, [0, 1, 2], 1).turns:
        for number in (1, 2):
            state = rules.guess(rules.view(game.at(one.before), one.seat), number)
            for move in one.played:
                ask = rules.ask(state)
                assert ask is not None
                assert (ask.seat, move in ask.moves) == (one.seat, True)
                rules.play(state, move)


def test_a_running_match_is_refused() -> None:
    with pytest.raises(NotOver, match="over"):
        Analysis(veche.new("rurik", players=2, seed=1), [0], 1)


# The work


@pytest.mark.parametrize("title", TITLES)
def test_the_same_budget_finds_the_same(title: str) -> None:
    game = game_of(title)
    found = []
    for _ in range(2):
        analysis = Short(game, [1], 60)
        shares = list(analysis.work())
        assert shares == sorted(shares)
        assert shares[-1] == 1
        assert analysis.used < 60 + SEARCHED
        found.append(analysis.data())
    assert found[0] == found[1]
    assert json.loads(json.dumps(found[0])) == found[0]
    assert found[0]["done"]
    assert 0 < len(found[0]["moments"]) <= 3
    outcome = game.outcome
    assert outcome is not None
    assert found[0]["points"][-1]["margin"] == margins(outcome.totals)
    assert found[0]["playouts"] >= 60


def test_whoever_stops_keeps_what_is_there() -> None:
    analysis = Short(game_of("stroganov"), [0], 1000)
    for _ in analysis.work():
        if any(one.pairs for one in analysis.turns):
            break
    assert 0 < analysis.share < 1
    data = analysis.data()
    assert not data["done"]
    assert [one["verdict"] for one in data["turns"]] == [UNCLEAR] * 3
    assert [one["behind"] for one in data["turns"]] == [None] * 3


def test_it_ends_when_nothing_is_left_to_do() -> None:
    analysis = Short(game_of("stroganov"), [0], 10_000)
    for _ in analysis.work():
        pass
    assert analysis.is_done
    assert analysis.used < 10_000
    assert {point.playouts for point in analysis.points[:-1]} == {MOST_PLAYOUTS}
    assert all(one.is_settled and one.pairs <= MOST_PAIRS for one in analysis.turns)


def test_turns_are_judged_by_what_their_seat_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planner is shown the view of the seat whose turn it was, and pairs begin with guesses from that view."""
    game = game_of("rurik")
    analysis = Short(game, [0], 40)
    seen = []
    search = PlannerBot.search

    def watched(bot: PlannerBot, view: Any, ask: Any) -> Any:
        seen.append(view)
        return search(bot, view, ask)

    monkeypatch.setattr(PlannerBot, "search", watched)
    for _ in analysis.work():
        pass
    assert seen
    views = [game.rules.view(game.at(one.before), 0) for one in analysis.turns]
    assert all(view in views for view in seen)


def test_a_turn_is_not_compared_with_itself() -> None:
    analysis = Short(game_of("rurik2"), [0, 1], 70)
    for _ in analysis.work():
        pass
    compared = [one for one in analysis.turns if one.better]
    assert compared
    assert all(one.better != one.played for one in compared)
    for one in compared:
        assert len(one.here) == len(one.there)


@pytest.mark.parametrize("title", ["rurik", "stroganov"])
def test_a_game_alone_is_looked_at_too(title: str) -> None:
    game = game_of(title, 1)
    analysis = Short(game, [0], 30)
    assert all(len(point.expected) == 2 for point in analysis.points)
    for _ in analysis.work():
        pass
    data = analysis.data()
    assert data["points"][0]["margin"][0] < 0
    assert {one["seat"] for one in data["turns"]} == {0}


def test_before_anything_is_played_on_the_weights_say_how_it_stands() -> None:
    data = Analysis(game_of("rurik", 3), [2]).data()
    assert data["format"] == 1
    assert data["playouts"] == 0
    first, last = data["points"][0], data["points"][-1]
    assert len(first["margin"]) == 3
    assert first["spread"][2] > 3
    assert last["spread"] == [0, 0, 0]


# What is said


def test_few_pairs_say_nothing() -> None:
    assert judged([0.0] * 3, [9.0] * 3).verdict == UNCLEAR
    assert judged([0.0] * LEAST_PAIRS, [9.0] * LEAST_PAIRS).verdict == COSTLY


def test_a_turn_is_weak_only_where_the_difference_is_larger_than_its_doubt() -> None:
    one = judged([0.0] * 6, [9.0, -8.0, 12.0, -3.0, 7.0, 1.0])
    assert one.behind == 3.0
    assert one.doubt > 3
    assert one.verdict == UNCLEAR
    assert not one.is_settled


def test_a_clear_turn_needs_no_more_pairs() -> None:
    assert judged([0.0] * 8, [5.0, 6.0] * 4).is_settled
    assert judged([0.0] * MOST_PAIRS, [40.0, -40.0] * (MOST_PAIRS // 2)).is_settled
    assert not judged([0.0] * 4, [5.0, 6.0] * 2).is_settled


def test_what_decided_is_first_what_is_clear_and_then_what_changed_most() -> None:
    points = [
        Point(version, 0, "action", 1, [(margin, 1.0)]) for version, margin in enumerate([0.0, 1.0, -6.0, -6.0, -7.0])
    ]
    same = [1.0, -1.0, 0.0, 0.0] * 2
    turns = [judged([0.0] * 8, same, place, place + 1) for place in range(4)]
    assert [swing(points, one) for one in turns] == [1.0, -7.0, 0.0, -1.0]
    assert decided(points, turns, 1) == [1]
    turns[2].there = [4.0] * 8
    assert decided(points, turns, 1) == [2]
    assert decided(points, turns, 2) == [1, 2]
    turns[1].here, turns[1].there = [], []
    assert 1 not in decided(points, turns)
