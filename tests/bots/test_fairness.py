"""Every bot that looks ahead chooses the same from a view, whatever the cards are that the seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from veche import bots, titles
from veche.kernel.docket import CHANCE
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup

TABLES = [
    ("rurik", 3, {}),
    ("rurik2", 2, {}),
    ("rurik2", 3, {"inheritance": ""}),
    ("rurik2", 4, {}),
    ("stroganov", 1, {"ivan-letter": "hidden"}),
]
NARROW = "width=2:guesses=2:finalists=3"
BOTS = [
    f"greedy-hand:{NARROW}",
    f"greedy:{NARROW}",
    "planner:playouts=6:horizon=1:candidates=3:width=2:breadth=1",
]


def questions(rules: Rules[Any], setup: Setup, every: int, most: int) -> list[tuple[Any, Ask]]:
    """Questions of a random game, spread over it."""
    found: list[tuple[Any, Ask]] = []
    asked = 0

    def look(state: Any, ask: Ask, move: int) -> None:
        nonlocal asked
        if ask.seat != CHANCE and len(ask.moves) > 1:
            asked += 1
            if asked % every == 0 and len(found) < most:
                found.append((rules.copy(state), ask))

    play_out(rules, rules.new(setup), 3, watch=look)
    return found


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str, players: int, options: dict[str, str]) -> None:
    title = titles.title(name)
    setup = title.checked(Setup(players, options))
    rules: Rules[Any] = title.rules_for(setup)
    different = 0
    for state, ask in questions(rules, setup, every=5, most=8):
        view = rules.view(state, ask.seat)
        other = rules.guess(view, 7)
        again = rules.ask(other)
        assert again is not None
        assert (again.seat, list(again.moves)) == (ask.seat, list(ask.moves))
        if title.dump(rules, other) == title.dump(rules, state):
            continue
        different += 1
        for bot in BOTS:
            choices = [
                bots.bot(bot, rules, 5, title).choose(rules.view(one, ask.seat), put)
                for one, put in ((state, ask), (other, again))
            ]
            assert choices[0] == choices[1], bot
    assert different >= 3
