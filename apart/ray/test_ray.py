"""Ray plays the games that one process plays: the same digest, the same tables, whoever dies on the way."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from veche.arena.machines import NoMachines, done_on
from veche.arena.pool import Contest, pool
from veche.arena.rows import Rows
from veche.arena.simulate import Plan, simulate
from veche.cli import main
from veche.kernel.errors import VecheError

ray: Any = import_module("ray")


@pytest.fixture(scope="module", autouse=True)
def here() -> Iterator[None]:
    """A cluster of two processors on this machine."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_the_digest_is_that_of_one_process(title: str) -> None:
    plan = Plan(title, 2, seed=5)
    assert simulate(plan, 30, on="ray").data() == simulate(plan, 30).data()


def at_work() -> list[int]:
    """The processes of the cluster of these tests that are playing at this moment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "cmdline").read_bytes().startswith(b"ray::_do") and is_ours(int(folder.name)):
                found.append(int(folder.name))
    return found


def is_ours(process: int) -> bool:
    """Whether this process began it, or began what began it."""
    while process > 1:
        process = int(Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[1])
        if process == os.getpid():
            return True
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds Ray's processes in /proc")
def test_the_digest_is_that_of_one_process_though_two_workers_are_killed(tmp_path: Path) -> None:
    plan, killed, played = Plan("stroganov", 2, seed=9, bots=("greedy-hand",)), list[int](), list[int]()

    def kill(number: int) -> None:
        played.append(number)
        for process in [] if len(killed) == 2 else at_work()[:1]:
            os.kill(process, signal.SIGKILL)
            killed.append(process)

    assert simulate(plan, 30, progress=kill, on="ray", out=tmp_path / "games.jsonl").data() == simulate(plan, 30).data()
    assert len(set(killed)) == 2
    assert sum(played) == 30


def test_census_and_rows_are_those_of_one_process() -> None:
    plan = Plan("stroganov", 2, seed=6, census=True, rows=True)
    there, own = Rows(), Rows()
    assert simulate(plan, 9, on="ray", keep=there.add).data() == simulate(plan, 9, keep=own.add).data()
    assert there == own
    assert len(own.seats["game"]) == 18


def test_a_contest_is_that_of_one_process() -> None:
    contest = Contest("stroganov", ("greedy-hand", "random"), seed=3)
    there, own = pool(contest, 4, on="ray"), pool(contest, 4)
    assert [(one.game, one.totals, one.winners) for one in there.games] == [
        (one.game, one.totals, one.winners) for one in own.games
    ]


def squares_and_a_death(folder: Path, numbers: Sequence[int]) -> list[int]:
    """Squares; whoever has the 7 for the first time is killed, as by a machine that is switched off."""
    died = folder / "died"
    if 7 in numbers and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [number * number for number in numbers]


def test_what_a_dead_worker_had_to_do_is_done_again(tmp_path: Path) -> None:
    parts = list(done_on("ray", partial(squares_and_a_death, tmp_path), range(40)))
    assert (tmp_path / "died").exists()
    assert [one for part in parts for one in part] == [number * number for number in range(40)]
    assert len(parts) < 40, "chunks grow with the measured speed"


def dies(numbers: Sequence[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_whoever_dies_every_time_is_told() -> None:
    with pytest.raises(NoMachines, match="6 times"):
        list(done_on("ray", dies, range(1)))


def refuses(numbers: Sequence[int]) -> None:
    raise VecheError("arena.needs", package="patience")


def test_a_mistake_is_told_as_it_is_here() -> None:
    with pytest.raises(VecheError, match="needs patience"):
        list(done_on("ray", refuses, range(1)))


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    plan, file = Plan("rurik", 2, seed=8), tmp_path / "games.jsonl"

    def break_off(number: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(plan, 40, progress=break_off, on="ray", out=file)
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    assert 0 < sum(part["games"] for part in kept) < 40
    played: list[int] = []
    assert simulate(plan, 40, progress=played.append, on="ray", out=file).data() == simulate(plan, 40).data()
    assert sum(played) == 40


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for more in ([], ["--on", "ray"]):
        assert main(["simulate", "stroganov", "--games", "6", "--json", *more]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
