"""Guesses from a view: the first leaves with the view what the next ones have in common, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from veche import titles
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.view import view_from

TABLES = [("rurik", 3, {}), ("rurik2", 3, {"inheritance": ""}), ("stroganov", 2, {}), ("rurik", 1, {})]


def written(title: str, rules: Rules[Any], state: Any) -> Any:
    return titles.title(title).dump(rules, state)


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_guess_is_the_same_whatever_was_guessed_before_it_and_done_to_that(
    title: str, players: int, options: dict[str, str]
) -> None:
    rules: Rules[Any] = titles.title(title).rules()
    state = rules.new(titles.title(title).checked(Setup(players, options)))
    choice = Random(4)
    looked = 0
    while (ask := rules.ask(state)) is not None:
        if ask.seat >= 0 and choice.random() < 0.05:
            view = rules.view(state, ask.seat)
            for number in range(3):
                fresh = rules.guess(view_from(view.data()), number)
                again = rules.guess(view, number)
                assert written(title, rules, again) == written(title, rules, fresh)
                assert rules.view(again, ask.seat) == view
                for _ in range(4):
                    if (then := rules.ask(again)) is not None:
                        rules.play(again, choice.choice(then.moves))
                looked += 1
        rules.play(state, choice.choice(ask.moves))
    assert looked > 9
