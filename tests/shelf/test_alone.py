"""Whoever plays one title loads no other, and whoever only looks at what is offered loads the rules of none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOMS = {"rurik": ("rurik.first", "rurik.both"), "rurik2": ("rurik.second", "rurik.both"), "stroganov": ("stroganov",)}
"""Where the code of a title is, its own room first."""

LOADED = "import sys\nprint(*[name for name in sys.modules if name.startswith('veche.titles.')], sep='\\n')\n"

PLAY = """
import veche
game = veche.new("{title}", seed=1)
game.play(game.moves[0])
veche.save(game, "game.veche")
veche.load("game.veche")
"""
COMMANDS = """
from veche.cli import main
for command in ("new {title} --seed 1 -o game.veche", "moves game.veche --meaning", "show game.veche --all",
                "catalogue {title}", "simulate {title} --bots greedy,random --players 2 --games 1 {option}"):
    assert main(command.split()) == 0, command
"""
DRAW = """
from veche.store.open import open_store
from veche.table.bot_turns import Task, think
from veche.store.records import BOT, PERSON
from veche.table.matches import Matches, Place
from veche.table.scenes import look
from veche.table.standpoint import Standpoint
from veche.titles import style
store = open_store(".")
live = Matches(store).new("{title}", "Alone", [Place(PERSON), Place(BOT, "", "greedy")])
game = live.now.game
assert look(Standpoint(live.now, game.title.meta.seats[0], 0, live.now.seats[:1], None), 0).drawing.main
assert style("{title}")
view = game.rules.view(game.state, live.now.ask.seat)
assert think(Task("{title}", "", None, "greedy", view.data(), 1, "here"))
store.engine.dispose()
"""
OFFERED = """
from starlette.testclient import TestClient
from veche.table.app import create_app
with TestClient(create_app(".", pace=0)) as client:
    for path in ("/", "/?title=rurik2", "/?title=stroganov", "/about", "/results", "/titles/stroganov.css"):
        answer = client.get(path)
        assert answer.status_code == 200, path
"""
OPTIONS = {"rurik": "--deed-row", "rurik2": "--inheritance", "stroganov": ""}


def loaded_by(code: str, folder: Path) -> list[str]:
    """The modules of titles that a program has loaded when it is over, by their names below `titles`."""
    ran = subprocess.run([sys.executable, "-c", code + LOADED], cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    prefix = "veche.titles."
    return [line.removeprefix(prefix) for line in ran.stdout.splitlines() if line.startswith(prefix)]


def belongs(module: str, title: str) -> bool:
    """Whether a module lies in a room of the title, or is a folder above one."""
    return any(f"{module}.".startswith(f"{room}.") or room.startswith(f"{module}.") for room in ROOMS[title])


@pytest.mark.parametrize("code", [PLAY, COMMANDS, DRAW], ids=["python", "command line", "table"])
@pytest.mark.parametrize("title", ROOMS)
def test_one_title_is_played_without_the_others(tmp_path: Path, title: str, code: str) -> None:
    loaded = loaded_by(code.format(title=title, option=OPTIONS[title]), tmp_path)
    assert f"{ROOMS[title][0]}.rules" in loaded
    assert not [module for module in loaded if not belongs(module, title)]


def test_what_is_offered_is_told_without_any_rules(tmp_path: Path) -> None:
    loaded = loaded_by(OFFERED, tmp_path)
    assert {f"{rooms[0]}.meta" for rooms in ROOMS.values()} <= set(loaded)
    assert not [module for module in loaded if module.endswith((".rules", ".title", ".state", ".draw"))]
