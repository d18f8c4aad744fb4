"""`veche catalogue`, `simulate`, `bench` and `demo`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.answer import Command
from veche import titles
from veche.kernel.luck import luck


def test_the_catalogue_has_every_move_with_its_meaning(command: Command) -> None:
    lines = command("catalogue", "rurik").out.splitlines()
    moves = titles.title("rurik").rules().catalogue
    assert len(lines) == len(moves.used())
    number, rest = lines[moves.used().index(moves.number("muster kiev"))].split(maxsplit=1)
    assert int(number) == moves.number("muster kiev")
    assert rest.split("  ")[0] == "muster kiev"
    assert rest.endswith("Muster a troop in Kiev")


def test_every_verb_has_a_meaning(command: Command) -> None:
    for move in command("catalogue", "rurik", "--json").data["moves"]:
        assert list(move) == ["number", "text", "meaning"]
        assert not move["meaning"].startswith("move.")


def test_every_question_has_a_prompt() -> None:
    title = titles.title("rurik")
    from veche.kernel.docket import NAMES

    questions = [NAMES[number] for number, procedure in enumerate(title.rules().table) if procedure.asks]
    assert [name for name in questions if f"ask.{name}" not in title.words()] == []


def test_simulate_sums_up(command: Command) -> None:
    answer = command("simulate", "rurik", "--players", 3, "--games", 3, "--seed", 2)
    assert answer.out.startswith("3 games of Rurik: Dawn of Kiev, 3 players, bots random, seed 2\ndigest ")
    assert "moves per game" in answer.out
    assert answer.err == ""


def test_simulate_in_json(command: Command) -> None:
    given = ["simulate", "rurik", "--players", 2, "--games", 4, "--seed", 2, "--bots", "random,random", "--json"]
    data = command(*given, "--option", "deed-row").data
    assert data["games"] == 4
    assert len(data["digest"]) == 64
    assert data["options"] == {"deed-row": ""}
    assert min(data["decisions"], data["forced"], data["chance"]) > 0
    assert list(data["scores"]) == ["blue", "yellow"]
    for sheet in data["scores"].values():
        assert sheet["total"] == pytest.approx(sum(mean for heading, mean in sheet.items() if heading != "total"))
    assert data["digest"] != command(*given).data["digest"]


def test_simulate_plays_with_corrections(command: Command, tmp_path: Path) -> None:
    data = tmp_path / "mine.json"
    data.write_text(json.dumps({"deeds": {"hoard": {"vp": 7}}}), encoding="utf-8")
    given = ["simulate", "rurik", "--games", 2, "--json"]
    assert command(*given).data["digest"] != command(*given, "--data", data).data["digest"]


def test_a_census_lists_what_came_up_and_what_never_did(command: Command) -> None:
    out = command("simulate", "rurik", "--games", 2, "--census").out
    for heading in ("rulings (", "abilities (", "procedures (", "verbs (", "deed (", "leader (", "moves ("):
        assert f"\n{heading}" in out
    assert "\nNever came up\n" in out


def test_bench_in_json_has_the_figures_that_make_bench_reads(command: Command) -> None:
    data = command("bench", "--players", 2, "--seconds", 0.05, "--seed", 3, "--json").data
    assert data["players"] == 2
    assert data["games"] >= 1
    assert data["seconds"] >= 0.05
    assert min(data[key] for key in ("decisions", "forced", "chance", "copies_per_second", "expand_per_second")) > 0
    assert isinstance(data["compiled"], bool)


def test_bench_in_words(command: Command) -> None:
    assert "decisions per second" in command("bench", "--seconds", 0.05).out


def test_demo_into_a_pipe_is_a_log_with_the_scoring_sheet(command: Command) -> None:
    out = command("demo", "--players", 2, "--seed", 3).out
    assert out.startswith("1 chance: ")
    assert "\nTotal " in out
    assert out.rstrip().endswith(("wins.", "share the victory."))


def test_demo_shows_the_same_game_for_the_same_seed(command: Command) -> None:
    assert command("demo", "--seed", 3).out == command("demo", "--seed", 3).out


def test_demo_shows_the_game_that_random_bots_play_with_that_luck(command: Command) -> None:
    simulated = command("simulate", "rurik", "--players", 3, "--games", 1, "--seed", 1, "--json").data
    shown = command("demo", "--players", 3, "--seed", luck(1, 0), "--json").data
    assert shown["version"] == simulated["length"]["max"]
    totals = {seat["seat"]: seat["total"] for seat in shown["seats"]}
    assert totals == {seat: sheet["total"] for seat, sheet in simulated["scores"].items()}


def test_demo_in_json_is_the_outcome(command: Command) -> None:
    data = command("demo", "--seed", 3, "--json").data
    assert data["seed"] == 3
    assert data["winners"]


@pytest.mark.parametrize("size", [("200", "60"), ("80", "24"), ("40", "12")])
def test_demo_on_any_terminal(command: Command, monkeypatch: pytest.MonkeyPatch, size: tuple[str, str]) -> None:
    monkeypatch.setenv("COLUMNS", size[0])
    monkeypatch.setenv("LINES", size[1])
    monkeypatch.setenv("FORCE_COLOR", "1")
    answer = command("demo", "--players", 2, "--seed", 3, "--pace", 0)
    assert answer.code == 0
    assert "Scoring sheet" in answer.out


def test_demo_ends_quietly_when_it_is_stopped(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("veche.cli.demo.time.sleep", stop)
    answer = command("demo", "--seed", 3)
    assert answer.code == 0
    assert "Stopped after" in answer.out
