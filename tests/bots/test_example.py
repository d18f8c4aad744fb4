"""The bot of docs/writing-a-bot.md, installed from the tree without a network, plays where bots are named."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shelf.packages import install
from tests.table.server import Hatchery, Server
from veche.client import Table

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "examples" / "thrifty"
RUN = "import sys; from veche.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the bot is installed."""
    folder = tmp_path_factory.mktemp("thrifty")
    left_out = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    install(shutil.copytree(SOURCE, folder / "source", ignore=left_out), folder / "site")
    return folder / "site"


def test_the_bot_of_the_guide_plays_to_the_end(site: Path) -> None:
    words = ["simulate", "stroganov", "--bots", "thrifty:guesses=1:seconds=0.01,random", "--games", "1", "--json"]
    told = subprocess.run(
        [sys.executable, "-c", RUN, *words],
        env=os.environ | {"PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout)["games"] == 1


def test_it_sits_down_at_the_table_and_makes_its_own_moves(site: Path, tmp_path: Path) -> None:
    hatchery = Hatchery(tmp_path, site)
    server = Server(hatchery, tmp_path)
    try:
        with Table(server.address) as program:
            opened = program.new_match("stroganov", ["me", "bot:thrifty"])
            seat = program.at(opened.id, opened.seats[0].token)
            theirs = 0
            while theirs < 2:
                asked = seat.wait()
                seat.play(asked.moves[0].move, asked.version)
                theirs = sum([line.seat == opened.seats[1].seat for line in seat.journal().lines])
            assert not seat.match().over
    finally:
        server.close()
        hatchery.close()
    assert "thrifty" not in server.said(), "what a bot does wrong is told there"


def test_the_guide_shows_the_bot_as_it_is() -> None:
    guide = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
    assert f"```python\n{(SOURCE / 'thrifty' / '__init__.py').read_text('utf-8')}```" in guide
