"""Runs that go on: what is in the file is not played again, and another run's file is refused."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from veche import __version__, titles
from veche.arena.ledger import OtherContest, OtherVersion
from veche.arena.machines import GROWTH, SECONDS, Chunks, NoMachines, done_on, is_place
from veche.arena.pool import Contest, pool
from veche.arena.rows import Rows
from veche.arena.simulate import Plan, simulate
from veche.cli import main


def test_a_simulation_goes_on_where_it_was(tmp_path: Path) -> None:
    plan, file = Plan("stroganov", 2, seed=8, census=True, rows=True), tmp_path / "games.jsonl"
    whole, rows = simulate(plan, 50).data(), Rows()
    simulate(plan, 20, out=file)
    text = file.read_text("utf-8")
    file.write_text(text + '{"games": 2', "utf-8")
    assert simulate(plan, 50, out=file, keep=rows.add).data() == whole
    assert file.read_text("utf-8").startswith(text)
    assert rows.seats["game"] == [game for game in range(50) for _ in range(2)]
    lines = file.read_text("utf-8")
    assert simulate(plan, 50, out=file).data() == whole
    assert simulate(plan, 10, out=file).data() == simulate(plan, 10).data()
    assert file.read_text("utf-8") == lines
    assert sum(json.loads(line)["games"] for line in lines.splitlines()[1:]) == 50


def test_the_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(Plan("stroganov", 2, seed=8), 1, out=file)
    before = file.read_text("utf-8")
    with pytest.raises(OtherContest):
        simulate(Plan("stroganov", 2, seed=9), 1, out=file)
    assert file.read_text("utf-8") == before


def head_of(file: Path) -> dict[str, Any]:
    head: dict[str, Any] = json.loads(file.read_text("utf-8").splitlines()[0])
    return head


def begin_with(file: Path, head: dict[str, Any]) -> None:
    _, *lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text(json.dumps(head) + "\n" + "".join(lines), "utf-8")


@pytest.mark.parametrize(
    ("name", "other", "said"), [("veche", "0.1.0", "by Veche 0.1.0 under"), ("rules", 0, "under rules version 0;")]
)
def test_what_another_version_played_is_not_gone_on_with(tmp_path: Path, name: str, other: object, said: str) -> None:
    """Games of two versions in one file would be nobody's digest. Arena and simulation write the same head."""
    for begin in (
        lambda file: simulate(Plan("stroganov", 2, seed=8), 2, out=file),
        lambda file: pool(Contest("stroganov", ("random", "greedy-hand:width=1")), 2, out=file),
    ):
        file = tmp_path / "games.jsonl"
        file.unlink(missing_ok=True)
        begin(file)
        head = head_of(file)
        assert (head["veche"], head["rules"]) == (__version__, titles.meta("stroganov").rules_version)
        begin_with(file, {**head, name: other})
        before = file.read_text("utf-8")
        with pytest.raises(OtherVersion, match=said):
            begin(file)
        assert file.read_text("utf-8") == before


def test_a_file_of_before_that_names_no_version_goes_on(tmp_path: Path) -> None:
    plan, file = Plan("stroganov", 2, seed=8), tmp_path / "games.jsonl"
    simulate(plan, 3, out=file)
    begin_with(file, {"simulation": head_of(file)["simulation"]})
    assert simulate(plan, 5, out=file).data() == simulate(plan, 5).data()
    assert list(head_of(file)) == ["simulation"]


def test_chunks_follow_the_measured_speed_and_end_evenly() -> None:
    chunks = Chunks(1000, 4)
    assert chunks.next() == (0, 1)
    chunks.took(1, SECONDS / 100)
    assert chunks.next() == (1, 1 + GROWTH)
    chunks.took(GROWTH, GROWTH * SECONDS / 100)
    first, after = chunks.next()
    assert after - first == GROWTH * GROWTH
    sizes = []
    while chunks.left:
        first, after = chunks.next()
        sizes.append(after - first)
        chunks.took(after - first, (after - first) * SECONDS / 100)
    assert max(sizes) <= 100
    assert sizes[-1] == 1
    assert after == 1000


def test_slow_games_are_given_out_one_by_one() -> None:
    chunks = Chunks(10, 4)
    for number in range(10):
        assert chunks.next() == (number, number + 1)
        chunks.took(1, 3 * SECONDS)


@pytest.mark.parametrize("place", ["", "moon", "ray:", "ray://", "http://ray"])
def test_no_place_to_play_is_refused(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert not is_place(place)
    assert main(["simulate", "rurik", "--on", place]) == 2
    assert "ray://HOST:PORT" in capsys.readouterr().err


def test_without_the_library_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoMachines, match=r"veche\[ray\]"):
        list(done_on("ray", len, range(3)))
    assert list(done_on("ray", len, [])) == []
