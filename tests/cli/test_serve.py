"""The command `serve`, as far as it answers without opening a table; the open table is tested in tests/table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.answer import Command


@pytest.mark.parametrize("pace", ["-1", "nan", "inf", "-inf", "1e9", "slow", ""])
def test_a_pace_that_is_none_is_refused(command: Command, tmp_path: Path, pace: str) -> None:
    answer = command("serve", "--data", tmp_path / "data", f"--pace={pace}")
    assert (answer.code, f"{pace!r} should be a number of seconds" in answer.err) == (2, True)
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(("where", "says"), [("--port=99999", "port 99999"), ("--host=256.1.1.1", "256.1.1.1")])
def test_a_place_that_is_none_is_refused(command: Command, tmp_path: Path, where: str, says: str) -> None:
    answer = command("serve", "--data", tmp_path / "data", where)
    assert (answer.code, says in answer.err) == (2, True)
    assert "The table cannot be opened at" in answer.err


def test_a_folder_that_is_a_file_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    answer = command("serve", "--data", tmp_path / "data")
    assert (answer.code, "Matches cannot be kept in" in answer.err) == (2, True)


def test_both_meanings_of_data_are_explained(capsys: pytest.CaptureFixture[str], command: Command) -> None:
    for name, meaning in (("serve", "where matches are kept"), ("new", "corrections of the printed data")):
        with pytest.raises(SystemExit):
            command(name, "--help")
        said = " ".join(capsys.readouterr().out.split())
        assert meaning in said.partition("--data")[2] or meaning in said
        assert "configuration folder" in said
