"""`pip install veche` without an extra: every command works but those of the table, which say what they need."""

import subprocess
import sys
from pathlib import Path

import pytest

EXTRAS = (
    "alembic fastapi starlette httptools itsdangerous jinja2 markupsafe multipart pydantic segno sqlalchemy "
    "uvicorn uvloop websockets httpx psycopg openskill numpy pyarrow ray"
).split()
"""What only extras bring."""


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in a process in which nothing of the extras can be imported."""
    program = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS!r}))\n"
    program += "from veche.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run([sys.executable, "-c", program, *command], cwd=folder, capture_output=True, text=True)


def test_what_needs_no_extra_works_without(tmp_path: Path) -> None:
    for command in (
        ["--version"],
        ["--help"],
        ["new", "stroganov", "--seed", "3", "-o", "one.veche"],
        ["show", "one.veche"],
        ["simulate", "rurik", "--games", "1"],
    ):
        done = run(tmp_path, *command)
        assert (done.returncode, done.stderr) == (0, ""), command


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve", "--data", "here"], "table"),
        (["play-at", "http://localhost/seat/x", "--bot", "random"], "client"),
        (["simulate", "rurik", "--games", "1", "--parquet", "a.parquet"], "frames"),
        (["simulate", "rurik", "--games", "1", "--on", "ray"], "ray"),
    ],
)
def test_what_needs_one_says_which(command: list[str], extra: str, tmp_path: Path) -> None:
    done = run(tmp_path, *command)
    assert done.returncode == 2
    assert f"veche[{extra}]" in done.stderr
