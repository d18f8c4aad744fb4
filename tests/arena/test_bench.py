"""`make bench`: what it says of the titles beside Rurik. Nothing is measured here."""

from __future__ import annotations

from bench.report import Round, report
from bench.sides import COMPILED, PEER, PURE, Figures
from bench.titles import TARGETS, run_name, shares
from veche import titles


def figures(rate: float, compiled: bool = False) -> Figures:
    return {
        "players": 2,
        "games": 10,
        "seconds": 1.0,
        "decisions": 1000,
        "forced": 10,
        "chance": 10,
        "copies_per_second": 1000.0,
        "expand_per_second": rate,
        "compiled": compiled,
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
