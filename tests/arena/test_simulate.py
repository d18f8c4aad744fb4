"""Simulations: the same for any number of processes, counted rightly, and every game a journal."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from veche import titles
from veche.arena.bench import bench
from veche.arena.simulate import CHUNK, Plan, Summary, interval, simulate
from veche.bots import Bot, UnknownBot, register, seated
from veche.kernel import journal
from veche.kernel.decisions import decisions
from veche.kernel.errors import BadPlayerCount, UnknownOption, UnknownTitle
from veche.kernel.game import Game
from veche.kernel.luck import luck
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.view import View
from veche.shelf.title import AnyTitle


def test_any_number_of_processes_gives_the_same() -> None:
    plan = Plan(players=3, seed=5, options={"deed-row": ""})
    assert simulate(plan, 9).data() == simulate(plan, 9, jobs=2).data()


def test_another_seed_gives_other_games() -> None:
    assert simulate(Plan(seed=1), 3).digest != simulate(Plan(seed=2), 3).digest


CORRECTED = {"schemes": {"s04": {"rewards": {"muster": 3}}}}


@pytest.mark.parametrize(
    "plan",
    [Plan(seed=4), Plan(seed=4, options={"rebel-rewards": "", "leaders": "maria,boris"}), Plan(corrections=CORRECTED)],
)
def test_the_digest_is_that_of_the_journals_in_order(plan: Plan) -> None:
    digests = b"".join(sha256(journal_of(plan, game).encode()).digest() for game in range(3))
    assert simulate(plan, 3).digest == sha256(digests).hexdigest()


def journal_of(plan: Plan, number: int) -> str:
    """The game of this number played the slow way, with every move checked."""
    seed = luck(plan.seed, number)
    game = Game(titles.title(plan.title), Setup(plan.players, dict(plan.options)), seed, plan.corrections)
    for _ in decisions(game, seated(["random"] * plan.players, game.rules, seed, titles.title(plan.title)).choose):
        pass
    return journal.write(game)


def test_every_move_is_counted_once() -> None:
    tally = simulate(Plan(players=2, seed=4), 3).tally
    games = [journal_of(Plan(players=2, seed=4), number) for number in range(3)]
    lengths = [int(text.splitlines()[-1].removeprefix("== ")) for text in games]
    assert (tally.length, tally.shortest, tally.longest) == (sum(lengths), min(lengths), max(lengths))
    assert tally.chance == sum(text.count(" chance: ") for text in games)


def test_every_game_has_a_winner_and_every_point_a_heading() -> None:
    data = simulate(Plan(players=4, seed=8), 12).data()
    wins = [seat["games"] for seat in data["wins"].values()]
    assert sum(wins) >= data["games"] == 12
    assert (sum(wins) > 12) == bool(data["shared_victories"])
    for sheet in data["scores"].values():
        assert sheet["total"] == pytest.approx(sum(sheet[heading] for heading in sheet if heading != "total"), abs=1e-3)


def test_progress_is_told_as_it_goes() -> None:
    told: list[int] = []
    simulate(Plan(), CHUNK * 4 + 1, progress=told.append)
    assert sum(told) == CHUNK * 4 + 1
    assert max(told) <= CHUNK


def test_no_game_is_kept_when_it_is_over() -> None:
    """A sum of many games is as large as the sum of a few."""
    few, many = simulate(Plan(), 2), simulate(Plan(), 30)
    assert size(many) <= size(few) + 64


def size(summary: Summary) -> int:
    tally = summary.tally
    return len(tally.digests) + sum(len(sheet) for sheet in tally.points.values()) + len(tally.wins)


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan(title="go"), UnknownTitle),
        (Plan(players=7), BadPlayerCount),
        (Plan(options={"deed-raw": ""}), UnknownOption),
        (Plan(bots=("clever",)), UnknownBot),
        (Plan(bots=("random",) * 3), UnknownBot),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_any_process_starts(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan, 1, jobs=2)


def test_the_interval_holds_the_share_and_shrinks_with_more_games() -> None:
    low, high = interval(30, 100)
    assert low < 0.3 < high
    lower, higher = interval(3000, 10000)
    assert low < lower < 0.3 < higher < high
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0


class Onlooker(Bot):
    """Takes the first move, and remembers what it was shown."""

    shown: list[tuple[int, int]] = []  # noqa: RUF012

    def __init__(self, rules: Rules[Any], seed: int, title: AnyTitle) -> None:
        self.rules = rules

    def choose(self, view: View | None, ask: Ask) -> int:
        assert view is not None
        self.shown.append((view.seat, ask.seat))
        return ask.moves[0]


@pytest.fixture
def onlooker() -> type[Onlooker]:
    register("onlooker", Onlooker)
    Onlooker.shown.clear()
    return Onlooker


def test_a_bot_is_shown_its_own_view_when_it_has_a_choice(onlooker: type[Onlooker]) -> None:
    summary = simulate(Plan(players=2, bots=("onlooker", "random")), 1)
    assert onlooker.shown
    assert set(onlooker.shown) == {(0, 0)}
    assert len(onlooker.shown) < summary.tally.decisions


def test_a_bench_counts_decisions_apart_from_forced_and_chance_moves() -> None:
    figures = bench(players=2, seconds=0.05, seed=2)
    assert figures.games >= 1
    assert figures.decisions > figures.chance > 0
    assert min(figures.copies_per_second, figures.expand_per_second) > 0
