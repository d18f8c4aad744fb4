"""The census: moves and things by the catalogue, procedures by the rules, rulings and abilities by marked lines."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from veche import titles
from veche.arena.census import Watch, is_compiled, marks_in, sources
from veche.arena.simulate import Plan, simulate

pytestmark = pytest.mark.skipif(is_compiled(), reason="the compiled engine cannot be watched")


def census(plan: Plan, games: int, jobs: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = simulate(plan, games, jobs).data()["census"]
    return found


def test_the_census_changes_nothing_about_the_games() -> None:
    assert simulate(Plan(census=True), 3).digest == simulate(Plan(), 3).digest


def test_every_move_is_counted_as_move_verb_and_thing() -> None:
    summary = simulate(Plan(census=True), 3)
    found = summary.data()["census"]
    assert sum(found["moves"].values()) == sum(found["verbs"].values()) == summary.tally.length
    assert found["verbs"]["choose leader"] == 6
    assert (
        found["moves"]["advisor 1"]
        == found["advisor"]["1"]
        == found["verbs"]["advisor"] - sum(found["advisor"][number] for number in "2345")
    )


def test_procedures_that_ask_nobody_are_counted_too() -> None:
    found = census(Plan(census=True), 3)
    assert found["procedures"]["begin-round"] >= 3 * 4
    assert found["procedures"]["choose-advisor"] == found["verbs"]["advisor"]


def test_what_never_came_up_is_listed() -> None:
    found = census(Plan(census=True), 1)
    for group, names in found["zero"].items():
        assert names == [name for name in names if found[group][name] == 0]
    assert "lay-token" in found["zero"]["procedures"]
    assert "lay-token" not in census(Plan(census=True, options={"alternate-board": ""}), 1)["zero"]["procedures"]


def test_several_processes_count_the_same() -> None:
    assert census(Plan(census=True, seed=3), 6) == census(Plan(census=True, seed=3), 6, jobs=2)


def test_all_marks_of_the_source_are_listed_whether_they_came_up_or_not() -> None:
    marks = marks_in(sources("rurik"))
    found = census(Plan(census=True), 1)
    assert sorted(found["rulings"]) == marks.names("ruling") != []
    assert sorted(found["abilities"]) == marks.names("ability") != []
    assert "market coin" in found["abilities"], "also those of the room that the editions share"


def test_a_marked_line_is_counted_each_time_it_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "marked.py"
    source.write_text(
        "def double(number):\n"
        "    if number < 0:\n"
        "        return 0  # ruling: below-zero\n"
        "    return 2 * number  # ability: doubling\n",
        encoding="utf-8",
    )
    marked: dict[str, Any] = {}
    exec(compile(source.read_text("utf-8"), str(source), "exec"), marked)
    monkeypatch.setattr("veche.arena.census.sources", lambda title: [source])
    with Watch("rurik", titles.title("rurik").rules()) as watch:
        for number in (3, -1, 4, 5):
            marked["double"](number)
    assert (watch.census.rulings, watch.census.abilities) == ({"below-zero": 1}, {"doubling": 3})


def test_watching_ends_with_the_watch() -> None:
    before = sys.gettrace()
    with Watch("rurik", titles.title("rurik").rules()):
        assert sys.gettrace() is not before
    assert sys.gettrace() is before


def test_when_compiled_the_marks_are_said_not_to_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    from veche.cli.arena import _census_lines
    from veche.cli.speech import say

    monkeypatch.setattr("veche.arena.census.is_compiled", lambda: True)
    found = census(Plan(census=True), 1)
    assert found["traced"] is False
    lines = _census_lines(found)
    assert say("report.not-watched") in lines
    assert not [line for line in lines if line.startswith("rulings")]
