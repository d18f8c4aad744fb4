"""The greedy bot: it wins, plays whole games of any title it can appraise, sees no hidden card, and repeats itself."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.rurik.scenario import Table, claim, placing, turn
from tests.toy.rules import FairRules
from tests.toy.scoring import outcome as fair_outcome
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from tests.toy.title import Fair
from veche import titles
from veche.arena.duel import Duel, duel
from veche.arena.simulate import Plan, simulate
from veche.bots import Bot, GreedyBot, Players, RandomBot, bot
from veche.kernel.docket import CHANCE
from veche.kernel.play_out import play_out
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.view import View
from veche.titles.rurik.first.state import RurikState

RURIK = titles.title("rurik")
RULES: Rules[Any] = RURIK.rules()


class Checked(Bot):
    """A bot whose answers are checked and kept."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.needs_view = player.needs_view
        self.answers: list[int] = []

    def choose(self, view: View | None, ask: Ask) -> int:
        assert len(ask.moves) > 1, "a question with one answer is not asked"
        move = self._player.choose(view, ask)
        assert move in ask.moves
        self.answers.append(move)
        return move


def play(rules: Rules[Any], setup: Setup, bots: list[Bot], seed: int) -> Any:
    """The state at the end of a game."""
    state = rules.new(setup)
    Players(rules, bots).play_out(state, seed)
    return state


def narrow(rules: Rules[Any], seed: int) -> GreedyBot:
    """A bot that looks at less and so is quicker."""
    return GreedyBot(rules, seed, RURIK, width=2, guesses=1, finalists=2)


def answers(table: Table, seat: str = "blue") -> list[str]:
    """What the bot answers at a table for as long as that seat is asked."""
    game, player, given = table.game, GreedyBot(RULES, 1, RURIK), []
    while (ask := game.ask) is not None and game.asked == seat:
        move = ask.moves[0] if len(ask.moves) == 1 else player.choose(game.view(seat), ask)
        given.append(game.rules.catalogue.text(move))
        game.play(move)
    return given


# How well it plays


def test_it_beats_the_random_bot() -> None:
    found = duel("rurik", "greedy:width=2:guesses=1:finalists=4", "random", games=12)
    assert found.games == 12
    assert found.wins >= 11
    assert found.mean_margin > 10


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (2, {"leaders": "predslava,agatha"}),
        (3, {"random-leaders": "", "deed-row": ""}),
        (4, {"alternate-board": "", "rebel-rewards": ""}),
        (3, {"stone-and-blade": "", "intrigue": ""}),
    ],
)
def test_it_plays_whole_games_at_every_seat(players: int, options: dict[str, str]) -> None:
    bots = [Checked(narrow(RULES, seat)) for seat in range(players)]
    state = play(RULES, Setup(players, options), list(bots), seed=players)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert min(outcome.totals) > 0
    assert all(len(player.answers) > 40 for player in bots)


def test_on_its_last_turn_it_builds_where_the_track_goes_up() -> None:
    table = turn(
        "blue",
        "build",
        2,
        round=4,
        seats={
            "blue": {
                "troops": {"kiev": 2, "volyn": 2, "rostov": 2},
                "structures": {"kiev": ["market"], "rostov": ["church"]},
                "goods": {},
            },
        },
    )
    assert next(move for move in answers(table) if move.startswith("build")).endswith(" volyn")


def test_it_accomplishes_a_deed_before_the_game_ends() -> None:
    table = turn("blue", "muster", 1, round=4, seats={"blue": {"troops": {"kiev": 1}, "deeds": ["generous_prince"],
                                                              "coins": 4}})  # fmt: skip
    assert "deed generous_prince" in answers(table)


def test_it_loads_the_boat_as_far_as_it_can_when_that_is_worth_more_than_a_coin() -> None:
    table = claim("blue", round=3, seats={"blue": {"goods": {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1}}})
    assert answers(table)[0] == "load 11"


def test_it_places_an_advisor_in_one_turn_of_the_strategy_phase() -> None:
    table = placing("blue", seats={"blue": {"troops": {"kiev": 2}}, "yellow": {"troops": {"volyn": 2}}})
    given = answers(table)
    assert given[0].startswith("advisor ")
    assert given[-1].startswith("column ")


# What it sees


def states_with_something_hidden(games: int) -> list[tuple[RurikState, Ask]]:
    """Questions from random games at which another seat has a scheme card or an agenda."""
    found: list[tuple[RurikState, Ask]] = []
    asked = count(1)

    def look(state: RurikState, ask: Ask, move: int) -> None:
        fifth = next(asked) % 5 == 0
        if fifth and ask.seat != CHANCE and len(ask.moves) > 1 and state.hand_size[1 - ask.seat]:
            found.append((state.copy(), ask))

    for game in range(games):
        play_out(RULES, RULES.new(Setup(2)), game, watch=look)
    return found


def test_hidden_cards_do_not_change_its_mind() -> None:
    checked = 0
    for state, ask in states_with_something_hidden(games=4):
        view = RULES.view(state, ask.seat)
        mine = narrow(RULES, 3).choose(view, ask)
        for number in range(3):
            other = RULES.guess(view, number)
            if other.hand != state.hand and other.agenda_at != state.agenda_at:
                asked = RULES.ask(other)
                assert asked is not None
                assert narrow(RULES, 3).choose(RULES.view(other, ask.seat), asked) == mine
                checked += 1
    assert checked > 10


def test_it_never_looks_at_a_state_that_it_did_not_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    state, ask = states_with_something_hidden(games=3)[-1]
    view = RULES.view(state, ask.seat)
    hands = []
    guess = RULES.guess

    def remembered(seen: View, number: int) -> Any:
        made = guess(seen, number)
        hands.append(tuple(made.hand))
        return made

    monkeypatch.setattr(RULES, "guess", remembered)
    GreedyBot(RULES, 5, RURIK, guesses=4).choose(view, ask)
    assert len(hands) >= 4
    assert len(set(hands)) > 1, "several guesses differ in what the other seat has in hand"


# How it repeats itself


def moves_of_a_game(seed: int) -> list[int]:
    player = Checked(narrow(RULES, seed))
    play(RULES, Setup(2), [player, RandomBot(None, 1)], seed=9)
    return player.answers


def test_the_same_seed_plays_the_same_game() -> None:
    assert moves_of_a_game(4) == moves_of_a_game(4)


DIGESTS = {
    "rurik": "32277e1a6997ff800a7a51b6b93a2546e906e6ab3136174a997ed1fbee776950",
    "rurik2": "ec91b6c3cf738b6c85f3592a2301986548e1321b284b906cf188eb6c0271911a",
    "stroganov": "3689c75226d8e6e6b2678f4e6a1e1c2d628f5fc6cc372ce689721b429feea489",
}
"""A game of `greedy-hand` with two players. Another one is right where the rules or the box changed, and only there."""


@pytest.mark.parametrize("title", DIGESTS)
def test_the_rule_of_thumb_plays_as_it_always_did(title: str) -> None:
    """Progress is measured against it: `veche simulate TITLE --players 2 --bots greedy-hand --games 1 --seed 11`."""
    assert simulate(Plan(title, 2, seed=11, bots=("greedy-hand",)), 1).digest == DIGESTS[title]


def test_another_bot_can_go_on_in_the_middle_of_a_turn() -> None:
    position = {"troops": {"kiev": 2, "volyn": 1}, "leader_at": "volyn", "leader": "maria"}
    table = turn("blue", "muster", 1, seats={"blue": position})
    table.play(answers_one(table))
    assert answers(table)


def answers_one(table: Table) -> str:
    ask = table.game.ask
    assert ask is not None
    return table.game.rules.catalogue.text(GreedyBot(RULES, 1, RURIK).choose(table.game.view("blue"), ask))


# Any title that can be appraised


class FairWithThumb(Fair):
    """The toy title with a rule of thumb: the lead as if the game ended now."""

    def appraise(self, rules: FairRules, s: FairState, seat: int) -> float:
        totals = fair_outcome(s).totals
        return float(totals[seat] - max(total for other, total in enumerate(totals) if other != seat))


class FairWithPoints(Fair):
    """The toy title that tells how many points everybody has."""

    def standing(self, rules: FairRules, s: FairState) -> list[int]:
        return [3, 5]


def test_it_plays_the_toy_title() -> None:
    margin = 0
    for game in range(20):
        bots: list[Bot] = [Checked(bot("greedy", FAIR.as_printed, game, FairWithThumb())), RandomBot(None, game)]
        state = play(FAIR.as_printed, Setup(2), bots if game % 2 else bots[::-1], seed=game)
        totals = fair_outcome(state).totals
        margin += (totals[0] - totals[1]) * (1 if game % 2 else -1)
    assert margin > 0


def test_of_equal_lines_it_takes_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RURIK), "appraise", lambda *_: 0.0)
    monkeypatch.setattr(type(RURIK), "ahead", lambda *_: [0.0] * (len(RURIK.component_names) + 2))
    table = turn("blue", "movement", 1, seats={"blue": {"troops": {"kiev": 3}}})
    assert len(answers(table)) == 1, "forfeiting ends the turn at once"


def test_a_title_without_a_rule_of_thumb_is_appraised_by_the_points_as_they_stand() -> None:
    state = FAIR.as_printed.new(Setup(2))
    assert FAIR.appraise(FAIR.as_printed, state, 0) == 0, "where it does not tell them, everything is the same"
    assert FairWithPoints().appraise(FAIR.as_printed, state, 0) == -2
    assert FairWithPoints().appraise(FAIR.as_printed, state, 1) == 2


def test_a_game_that_is_over_can_always_be_appraised() -> None:
    state = play(FAIR.as_printed, Setup(2), [RandomBot(None, 1), RandomBot(None, 2)], seed=1)
    totals = fair_outcome(state).totals
    assert FAIR.appraise(FAIR.as_printed, state, 0) == totals[0] - totals[1]
    assert FAIR.appraise(FAIR.as_printed, state, 1) == totals[1] - totals[0]


# Duels


def test_a_duel_is_the_same_in_any_number_of_processes() -> None:
    alone, together = duel("rurik", "random", "random", 9, seed=3), duel("rurik", "random", "random", 9, seed=3, jobs=2)
    assert (alone.wins, alone.draws, alone.margin) == (together.wins, together.draws, together.margin)
    assert len(alone.seconds) == len(together.seconds)


def test_a_duel_tells_its_result() -> None:
    told = list(Duel(games=100, wins=50, draws=10, margin=-20, points=900, seconds=[0.001] * 99 + [0.2]).lines())
    assert told[0] == "50 of 100 games won, 10 shared, 40 lost"
    assert told[1] == "50.0% won; the true share is 40.4% to 59.6% (95 %)"
    assert told[2] == "9.00 points a game, -0.20 ahead of the best other"
    assert told[3].endswith("half 1.0 ms, 90 % 1.0 ms, 99 % 200.0 ms, all 200.0 ms")


def test_equal_bots_are_equal_at_every_number_of_players() -> None:
    found = duel("rurik", "random", "random", 40, players=4)
    low, high = found.interval
    assert low < 0.25 < high
