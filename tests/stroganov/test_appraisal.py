"""The rule of thumb for bots: what is better looks better, and whoever follows it wins."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.stroganov.scenario import BARE, Table, ended, main
from veche.bots import Bot, GreedyBot, Players, RandomBot
from veche.kernel.decisions import decisions
from veche.kernel.game import Game
from veche.shelf.title import title_of
from veche.titles.stroganov.appraisal import turns_left


def worth(table: Table) -> float:
    return title_of(table.game).appraise(table.game.rules, table.game.state, 0)


def with_(year: int = 1, **blue: Any) -> float:
    return worth(main(year=year, seats={"blue": {"at": 6, **blue}}, regions=BARE))


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"vp": 3}, {"vp": 2}),
        ({"coins": 2}, {"coins": 1}),
        ({"horses": 4}, {"horses": 1}),
        ({"furs": [2, 2, 2]}, {"furs": [2, 3, 4]}),
        ({"furs": [6, 6], "hand": ["A8"]}, {"furs": [5, 5], "hand": ["A8"]}),
        ({"fulfilled": ["A8"], "vp": 3}, {"hand": ["A8"]}),
        ({"story": 6}, {"story": 2}),
        ({"trophy": 4}, {"trophy": 3}),
        ({"landscapes": ["L17"], "vp": 5}, {}),
        ({"at": 9}, {"at": 6}),
        ({"banners": 2}, {"banners": 1}),
        ({"tigers": 1}, {}),
    ],
)
def test_more_is_better(more: dict[str, Any], less: dict[str, Any]) -> None:
    assert with_(**more) > with_(**less)


def test_a_lasting_effect_is_worth_more_the_earlier_it_comes() -> None:
    early = with_(year=1, fulfilled=["A9"]) - with_(year=1)
    late = with_(year=4, fulfilled=["A9"]) - with_(year=4)
    assert early > late > 0


def test_turns_left() -> None:
    assert turns_left(main(year=1, season="spring", seats={"blue": {"at": 1}}).game.state, 0) == 12
    assert turns_left(main(year=4, season="autumn", seats={"blue": {"at": 1}}).game.state, 0) == 1
    assert turns_left(main(year=2, season="summer", seats={"blue": {"at": 1, "played": True}}).game.state, 0) == 7


def test_at_the_end_the_lead_counts() -> None:
    table = ended(seats={"blue": {"at": 1, "vp": 9}, "yellow": {"at": 9, "vp": 4}})
    outcome = table.game.outcome
    assert outcome is not None
    assert worth(table) == outcome.totals[0] - outcome.totals[1]


def played(game: Game[Any], bots: list[Bot]) -> list[int]:
    """The totals of a game between these bots."""
    for _ in decisions(game, Players(game.rules, bots).choose):
        pass
    assert game.outcome is not None
    return game.outcome.totals


def test_the_greedy_bot_beats_the_random_one_by_far() -> None:
    game = veche.new("stroganov", players=2, seed=11)
    greedy, random = played(
        game, [GreedyBot(game.rules, 1, title_of(game), width=3, guesses=1), RandomBot(game.rules, 2)]
    )
    assert greedy > random + 10


def test_the_greedy_bot_plays_alone_against_ivan() -> None:
    game = veche.new("stroganov", players=1, options={"difficulty": "hard", "ivan-letter": "hidden"}, seed=12)
    totals = played(game, [GreedyBot(game.rules, 1, title_of(game), width=3, guesses=2)])
    assert totals[0] > 20
