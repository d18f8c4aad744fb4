"""What is remembered of a state is all that the check looks at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.laws.conservation import CONSERVED
from tests.laws.remembered import MOST_REMEMBERED, REMEMBERED, remembered
from tests.laws.setups import examined, random_setup, title_called
from tests.laws.states import AnyRules
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask, Rules


class Spy:
    """A state that writes down which of its fields are looked at."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seen: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.seen.add(name)
        return getattr(self.state, name)


def some_of_them(found: list[Any], rules: AnyRules, dice: Random) -> Callable[[Any, Ask, int], None]:
    """Keeps a copy of one state in ten."""

    def look(s: Any, ask: Ask, move: int) -> None:
        if dice.random() < 0.1:
            found.append(rules.copy(s))

    return look


def states(name: str) -> list[Any]:
    """Some states of random games, with every number of players."""
    title = title_called(name)
    found: list[Any] = []
    for players in title.meta.players:
        for seed in range(4):
            dice = Random(seed)
            setup = random_setup(title, players, dice)
            rules: Rules[Any] = title.rules_for(setup)
            s = rules.new(setup)
            play_out(rules, s, seed, watch=some_of_them(found, rules, dice))
            found.append(s)
    return found


@pytest.mark.parametrize("name", examined())
def test_a_remembered_check_looks_at_no_other_fields(name: str) -> None:
    mine = CONSERVED[name].__module__
    checks = [(check, fields) for check, fields in REMEMBERED if check.__module__ == mine]
    everything = states(name)
    for check, fields in checks:
        seen: set[str] = set()
        for state in everything:
            spy = Spy(state)
            assert check(spy) == []
            seen |= spy.seen
        assert seen == set(fields), f"{name}: {check.__name__}"


def test_what_was_wrong_once_is_wrong_again_and_only_there() -> None:
    class Purse:
        def __init__(self, coins: list[int]) -> None:
            self.coins = coins

    asked = []

    @remembered("coins")
    def positive(purse: Purse) -> list[str]:
        asked.append(list(purse.coins))
        return [] if min(purse.coins) >= 0 else [f"{purse.coins}"]

    REMEMBERED.pop()
    purse = Purse([1, 2])
    assert positive(purse) == []
    purse.coins[0] = -1
    assert positive(purse) == ["[-1, 2]"] == positive(Purse([-1, 2]))
    assert positive(Purse([1, 2])) == []
    assert asked == [[1, 2], [-1, 2]]
    assert MOST_REMEMBERED > 1000
