"""The bot of docs/writing-a-bot.md, installed from the tree without a network, plays where bots are named."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.shelf.packages import install

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "examples" / "thrifty"
RUN = "import sys; from veche.cli import main; sys.exit(main(sys.argv[1:]))"


def test_the_bot_of_the_guide_plays_to_the_end(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    source = shutil.copytree(SOURCE, tmp_path / "source", ignore=left_out)
    install(source, tmp_path / "site")
    words = ["simulate", "stroganov", "--bots", "thrifty:guesses=1:seconds=0.01,random", "--games", "1", "--json"]
    told = subprocess.run(
        [sys.executable, "-c", RUN, *words],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout)["games"] == 1


def test_the_guide_shows_the_bot_as_it_is() -> None:
    guide = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
    assert f"```python\n{(SOURCE / 'thrifty' / '__init__.py').read_text('utf-8')}```" in guide
