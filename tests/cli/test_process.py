"""The command line as a process of its own: exit codes, pipes, two at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import veche

VECHE = (sys.executable, "-m", "veche")


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*VECHE, *map(str, arguments)], capture_output=True, encoding="utf-8", env=os.environ | {"PYTHONUTF8": "1"}
    )


def test_a_mistake_ends_with_code_2_and_no_traceback(journal: Path) -> None:
    ran = run("play", journal, "hello")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "veche: 'hello' is not a move of this game.\n"


def test_a_match_from_beginning_to_end(tmp_path: Path) -> None:
    path = tmp_path / "game.veche"
    assert run("new", "rurik", "--players", 2, "--seed", 11, "-o", path).returncode == 0
    game = veche.load(path)
    moves = []
    while not game.is_over:
        moves.append(game.moves[-1])
        game.play(moves[-1])
    assert run("play", path, *moves).returncode == 0
    assert run("replay", path, "--check").stdout.startswith("All ")
    assert run("outcome", path).returncode == 0


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen([*VECHE, "catalogue", "rurik"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
    assert complaint == b""


def test_of_two_processes_that_play_at_once_no_move_is_lost(journal: Path) -> None:
    move = veche.load(journal).moves[0]
    version = veche.load(journal).version
    playing = [
        subprocess.Popen([*VECHE, "play", journal, move], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    answers = [process.communicate() for process in playing]
    codes = [process.returncode for process in playing]
    assert sorted(codes) == [0, 2, 2, 2]
    assert all("Traceback" not in err for _, err in answers)
    assert veche.load(journal).version == version + 1


def test_simulate_in_two_processes_is_the_same_as_in_one() -> None:
    given = ("simulate", "rurik", "--games", 6, "--seed", 9, "--json")
    assert run(*given, "--jobs", 2).stdout == run(*given).stdout


def test_help_and_version() -> None:
    assert run("--version").stdout == f"veche {veche.__version__}\n"
    listed = run("--help").stdout
    commands = "new moves play undo show position outcome replay catalogue simulate bench demo".split()
    assert [name for name in commands if f"\n    {name} " not in listed.replace("\n", " \n")] == []
