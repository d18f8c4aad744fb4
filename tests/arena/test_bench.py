"""`make bench`: what it says of the rates it is given, and that it plays what it counts. No time is judged here."""

from __future__ import annotations

import pytest

from bench import beside
from bench.clocked import Tally
from bench.profiled import dearest
from bench.report import NO_LOOP_BESIDE, NOT_COMPILED, Miss, Round, first_missed, report
from bench.report import TARGETS as TIMES_CATANATRON
from bench.sides import BESIDE, COMPILED, LOOP_IN_PYTHON, LOOPED, PEER, PLAYOUT, PURE, Figures, Side
from bench.titles import TARGETS, run_name, shares
from bench.veche_side import LOOPS, loop_of_this_build, measure, play_games, position_to_copy, positions_to_expand
from veche import titles
from veche.kernel.setup import Setup


def figures(rate: float, compiled: bool = False, decisions: int = 1000, loop: str = PLAYOUT) -> Figures:
    return {
        "players": 2,
        "games": 10,
        "seconds": 1.0,
        "decisions": decisions,
        "forced": 10,
        "chance": 10,
        "copies_per_second": 1000.0,
        "expand_per_second": rate,
        "compiled": compiled,
        "loop": loop,
    }


def one_round(rurik: float, **others: float) -> Round:
    """A round of the pure side, in which each title has this rate."""
    found = {}
    for players in (2, 4):
        found[run_name(PURE, players)] = figures(rurik)
        found[run_name(PEER, players)] = figures(rurik)
        for title, rate in others.items():
            found[run_name(PURE, players, title)] = figures(rate)
    return found


ROUNDS = [
    one_round(100, rurik2=50, stroganov=30),
    one_round(1000, rurik2=800, stroganov=320),
    one_round(10, rurik2=6, stroganov=4),
]


def lines_of(title: str) -> list[list[str]]:
    return [line.split() for line in report(ROUNDS).splitlines() if line.startswith(f"{title} ")]


def test_every_title_but_the_first_has_its_target() -> None:
    assert {meta.id for meta in titles.metas()} >= {"rurik", *TARGETS}
    assert set(TARGETS) == {"rurik2", "stroganov"}


def test_a_share_is_taken_inside_its_round() -> None:
    assert shares(ROUNDS, PURE, 2, "rurik2") == [0.5, 0.8, 0.6]


def test_the_report_has_the_median_its_range_the_target_and_the_verdict() -> None:
    for line, players in zip(lines_of("rurik2"), ("2", "4"), strict=True):
        assert line == ["rurik2", players, "pure", "50", "(6–800)", "0.6", "(0.5–0.8)", "0.5", "met"]
    for line, players in zip(lines_of("stroganov"), ("2", "4"), strict=True):
        assert line == ["stroganov", players, "pure", "30", "(4–320)", "0.32", "(0.3–0.4)", "0.333", "missed"]


def test_the_compiled_side_has_lines_of_its_own() -> None:
    assert all(COMPILED.name not in line for line in lines_of("stroganov"))
    both = [found | {name.replace(PURE.name, COMPILED.name): one for name, one in found.items()} for found in ROUNDS]
    said = [line.split()[2] for line in report(both).splitlines() if line.startswith("stroganov ")]
    assert said == [PURE.name, COMPILED.name] * 2


RATES = {PURE: (8, 10, 7), COMPILED: (99, 101, 98), LOOPED: (100, 60, 81), PEER: (1, 1, 1)}
"""Decisions of each side in each of three rounds, while catanatron makes one; the machine is ever slower."""


def rounds_of(rates: dict[Side, tuple[int, int, int]], loop: str = PLAYOUT) -> list[Round]:
    found: list[Round] = []
    for index, speed in enumerate((1000, 100, 10)):
        one: Round = {}
        for side, times in rates.items():
            for players in (2, 4):
                for title in ("", *TARGETS):
                    decisions = times[index] * speed
                    one[run_name(side, players, title)] = figures(10, side.compiled, decisions, loop)
        found.append(one)
    return found


def lines_with(start: str, rounds: list[Round]) -> list[list[str]]:
    return [line.split() for line in report(rounds).splitlines() if line.startswith(start)]


def test_a_ratio_is_taken_inside_its_round_and_the_median_is_judged() -> None:
    lines = [line for line in lines_with("decisions/s ", rounds_of(RATES)) if line[1] == "2"]
    assert lines == [
        ["decisions/s", "2", "pure", "8", "(7–10)", "8", "met"],
        ["decisions/s", "2", "compiled", "99", "(98–101)", "100", "missed"],
        ["decisions/s", "2", "compiled,", "loop", "in", "Python", "81", "(60–100)", "80", "met"],
    ]


def test_the_targets_are_judged_for_two_and_for_four_players() -> None:
    judged = [line.split() for line in report(rounds_of(RATES)).splitlines() if line.endswith(("met", "missed"))]
    assert len([line for line in judged if line[0] in ("decisions/s", "copies/s")]) == 2 * len(TIMES_CATANATRON)
    assert first_missed(rounds_of(RATES)) == Miss(COMPILED, 2)


def test_a_target_of_another_title_is_missed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.report.TARGETS", {})
    assert first_missed(rounds_of(RATES | {BESIDE: (30, 30, 30)})) is None
    assert first_missed(rounds_of(RATES | {BESIDE: (90, 90, 90)})) == Miss(COMPILED, 2, "rurik2")


def test_what_is_dearest_is_read_from_what_callgrind_says() -> None:
    rows = "\n".join(f"{100 - row:,} ({row}.0%)  ???:CPyDef_rules___number_{row}" for row in range(20))
    told = f"Profile data\n----\nIr  file:function\n----\n{rows}\n"
    assert dearest(told).splitlines() == rows.splitlines()[:15]


def test_a_side_that_only_plays_games_says_nothing_of_copies() -> None:
    rates, others = lines_with("copies/s ", rounds_of(RATES))[:2], lines_with("copies/s ", rounds_of(RATES))[2:]
    assert all("–" in line for line in rates)
    assert {line[2] for line in others} == {PURE.name, COMPILED.name}


class TestTheBuildBeside:
    BOTH = RATES | {BESIDE: (33, 50, 40)}

    def test_is_compared_inside_each_round(self) -> None:
        assert beside.gains(rounds_of(self.BOTH), 2, "rurik2") == [99 / 33, 101 / 50, 98 / 40]

    def test_has_a_target_for_every_title_but_rurik(self) -> None:
        said = report(rounds_of(self.BOTH)).split("times beside")[1].splitlines()[1:7]
        assert [line.split()[:2] for line in said] == [
            [title, players] for title in ("rurik", "rurik2", "stroganov") for players in ("2", "4")
        ]
        assert [line.split()[-3:] for line in said[2:]] == [["(2.02–3)", "2.5", "missed"]] * 4
        assert all(line.endswith("2.45 (2.02–3)") for line in said[:2])

    def test_is_missed_loudly(self) -> None:
        assert beside.NOT_BESIDE in report(rounds_of(RATES))
        assert beside.NOT_BESIDE not in report(rounds_of(self.BOTH))
        assert NOT_COMPILED in report(ROUNDS)

    def test_says_when_it_has_no_loop_in_its_kernel(self) -> None:
        assert NO_LOOP_BESIDE not in report(rounds_of(self.BOTH))
        assert NO_LOOP_BESIDE in report(rounds_of(self.BOTH, LOOP_IN_PYTHON))


@pytest.mark.parametrize("title", ["rurik", *TARGETS])
@pytest.mark.parametrize("loop", LOOPS)
def test_both_loops_play_games_to_their_end(title: str, loop: str) -> None:
    one = titles.title(title)
    tally = play_games(one.rules(), one.checked(Setup(2)), LOOPS[loop], seed=1, seconds=0, games=2)
    assert tally.games == 2
    assert min(tally.decisions, tally.chance) > 50


def test_a_build_without_a_loop_in_its_kernel_plays_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert loop_of_this_build(PLAYOUT) == PLAYOUT
    assert loop_of_this_build(LOOP_IN_PYTHON) == LOOP_IN_PYTHON
    monkeypatch.setattr("bench.veche_side.find_spec", lambda name: None)
    assert loop_of_this_build(PLAYOUT) == LOOP_IN_PYTHON


def test_a_side_says_what_the_report_reads() -> None:
    said = measure("rurik", players=2, seed=1, seconds=0.001, games=1, loop=PLAYOUT, only_games=False)
    assert said.keys() == Figures.__annotations__.keys()
    assert said["copies_per_second"] > 0 < said["expand_per_second"]
    games = measure("rurik", players=2, seed=1, seconds=1, games=1, loop=PLAYOUT, only_games=True)
    assert games["copies_per_second"] == games["expand_per_second"] == 0


def test_positions_are_decisions_and_the_copied_one_is_of_round_three() -> None:
    one = titles.title("rurik")
    rules, setup = one.rules(), one.checked(Setup(2))
    assert position_to_copy(rules, setup, 1).round == 3
    asked = [rules.ask(state) for state in positions_to_expand(rules, setup, 1)]
    assert len(asked) > 10
    assert all(question is not None and len(question.moves) > 1 for question in asked)


def test_games_are_enough_by_number_or_by_time() -> None:
    assert Tally(games=3).is_enough(seconds=1, games=3)
    assert not Tally(games=2, seconds=9).is_enough(seconds=1, games=3)
    assert Tally(seconds=1).is_enough(seconds=1, games=None)
    assert not Tally(games=9).is_enough(seconds=1, games=None)
