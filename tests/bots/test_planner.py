"""The planner: it keeps to its budget and its clock, sees no hidden card, and says what it expects and why."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.bots.test_greedy import states_with_something_hidden
from tests.bots.test_weights import positions
from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.bots import PlannerBot, Players, RandomBot
from veche.bots.advice import advise, after, doubt_of, explain, guessed, reasons
from veche.bots.weights import Evaluation
from veche.kernel.luck import luck
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.shelf.title import AnyTitle

RURIK = titles.title("rurik")
RULES: Rules[Any] = RURIK.rules()


def planner(rules: Rules[Any] = RULES, title: AnyTitle = RURIK, **told: Any) -> PlannerBot:
    given = {"playouts": 8, "horizon": 1, "candidates": 3, "width": 2, "breadth": 1}
    return PlannerBot(rules, 3, title, **{**given, **told})


# Its budget


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_a_number_of_playouts_is_kept_and_gives_the_same_answer(name: str) -> None:
    title = titles.title(name)
    rules: Rules[Any] = title.rules()
    for state, ask in positions(title, 2, every=50)[:4]:
        view = rules.view(state, ask.seat)
        one, other = planner(rules, title), planner(rules, title)
        found, again = one.search(view, ask), other.search(view, ask)
        assert one.played_on <= 8
        assert [line.line.moves for line in found] == [line.line.moves for line in again]
        assert [line.results for line in found] == [line.results for line in again]


def test_it_stops_when_its_clock_says_so() -> None:
    """A clock that goes on by one whenever somebody looks."""
    state, ask = next((state, ask) for state, ask in positions(RURIK, 2) if len(ask.moves) > 2)
    view = RULES.view(state, ask.seat)
    used = []
    for seconds in (4, 40):
        looks = count()
        bot = planner(playouts=0, seconds=seconds, clock=lambda looks=looks: float(next(looks)))
        bot.search(view, ask)
        used.append(bot.played_on)
        assert next(looks) <= seconds + 4
    assert 0 < used[0] < used[1]


def test_at_a_table_it_goes_by_the_clock_of_whoever_waits() -> None:
    """The processor's clock stands still, as on a busy machine; who has waited long enough gets an answer at once."""
    state, ask = next((state, ask) for state, ask in positions(RURIK, 2) if len(ask.moves) > 2)
    view = RULES.view(state, ask.seat)
    used = []
    for late in (0.0, 30.0, 50.0):
        looks = map(float, count())
        bot = planner(playouts=0, seconds=40, clock=lambda: 0.0)
        bot.hurry(looks.__next__, late)
        assert bot.choose(view, ask) in ask.moves
        used.append(bot.played_on)
    assert used[0] > used[1] > used[2] == 0


def test_every_candidate_is_tried_on_the_same_luck_and_the_worse_are_dropped_early() -> None:
    state, ask = next((state, ask) for state, ask in positions(RURIK, 2) if len(ask.moves) > 3)
    bot = planner(playouts=30, candidates=4)
    found = bot.search(RULES.view(state, ask.seat), ask)
    trials = [len(one.results) for one in found]
    assert trials == sorted(trials, reverse=True)
    assert trials[0] > trials[-1] > 0
    assert sum(trials) == bot.played_on <= 30


# What it sees


def test_hidden_cards_do_not_change_its_mind() -> None:
    checked = 0
    for state, ask in states_with_something_hidden(games=5):
        view = RULES.view(state, ask.seat)
        other = RULES.guess(view, 7)
        if other.hand != state.hand and other.agenda_at != state.agenda_at:
            asked = RULES.ask(other)
            assert asked is not None
            assert planner().choose(RULES.view(other, ask.seat), asked) == planner().choose(view, ask)
            checked += 1
    assert checked > 3


# Whole games


def test_it_plays_the_toy_title_to_its_end() -> None:
    state = FAIR.as_printed.new(Setup(2))
    Players(FAIR.as_printed, [planner(FAIR.as_printed, FAIR), RandomBot(None, 2)]).play_out(state, 5)
    assert FAIR.as_printed.outcome(state) is not None


# What it says


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_advice_has_reasons_that_agree_with_the_components(name: str) -> None:
    title = titles.title(name)
    rules: Rules[Any] = title.rules()
    state, ask = next((state, ask) for state, ask in positions(title, 2) if len(ask.moves) > 2)
    view = rules.view(state, ask.seat)
    advised = advise(rules, title, view, ask, "planner:playouts=12:horizon=1:width=3:breadth=1")
    assert 2 <= len(advised) <= 3
    best = advised[0]
    assert (best.behind, best.reasons) == (0.0, ())
    assert all(abs(one.margin) < 60 and one.doubt >= 0 for one in advised)
    assert not best.is_clearly_worse
    evaluation = Evaluation(rules, title)
    guess = rules.guess(view, luck(1, 0))
    worth = []
    for one in advised:
        after = rules.copy(guess)
        for move in one.moves:
            rules.play(after, move)
        worth.append(sum(evaluation.parts(after, ask.seat)))
        assert sum(more for _, more in one.reasons) == pytest.approx(worth[-1] - worth[0], abs=1e-6)
        assert {component for component, _ in one.reasons} <= set(title.component_names)
        sizes = [abs(more) for _, more in one.reasons]
        assert sizes == sorted(sizes, reverse=True)
        assert one.reasons == reasons(rules, title, view, one.moves, best.moves)


def test_a_difference_is_as_doubtful_as_the_trials_are_apart() -> None:
    assert doubt_of([0.0, 4.0] * 4) > doubt_of([1.0, 3.0] * 4) > doubt_of([2.0] * 8) > 0
    assert doubt_of([2.0] * 8, least=2.0) == 4 * doubt_of([2.0] * 8)
    assert doubt_of([1.0]) == float("inf")


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_a_reason_is_the_difference_from_the_best_other_turn(name: str) -> None:
    """With one guess: what the components add up to is the difference of the appraisals. It is the same every time."""
    title = titles.title(name)
    rules: Rules[Any] = title.rules()
    explained = 0
    for state, ask in [one for one in positions(title, 2) if len(one[1].moves) > 2][:6]:
        view = rules.view(state, ask.seat)
        best = advise(rules, title, view, ask, "planner:playouts=6:horizon=1:width=3:breadth=1")[0]
        found = explain(rules, title, view, ask.seat, best.moves, guesses=1)
        assert found is not None
        assert found == explain(rules, title, view, ask.seat, best.moves, guesses=1)
        if found.instead:
            evaluation = Evaluation(rules, title)
            guess = guessed(rules, view, 1, found.number)
            one, other = [
                sum(evaluation.parts(after(rules, guess, line), ask.seat)) for line in (best.moves, found.instead)
            ]
            assert found.ahead == pytest.approx(sum(more for _, more in found.reasons))
            assert found.ahead == pytest.approx(one - other, abs=1e-6)
            explained += 1
    assert explained


def test_a_move_that_nobody_could_make_has_no_reason() -> None:
    state, ask = next((state, ask) for state, ask in positions(RURIK, 2) if len(ask.moves) > 2)
    impossible = next(move for move in range(len(RULES.catalogue.verbs)) if move not in ask.moves)
    assert explain(RULES, RURIK, RULES.view(state, ask.seat), ask.seat, [impossible]) is None


def test_the_same_question_gets_the_same_advice() -> None:
    state, ask = next((state, ask) for state, ask in positions(RURIK, 2) if len(ask.moves) > 2)
    view = RULES.view(state, ask.seat)
    assert advise(RULES, RURIK, view, ask, "planner:playouts=12:horizon=1") == advise(
        RULES, RURIK, view, ask, "planner:playouts=12:horizon=1"
    )
