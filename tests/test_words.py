"""The catalogues of the house: every message can be parsed, travels with the package, and is loaded only to be said."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from veche.language.catalogue import entries, parsed

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "veche"
FOLDERS = sorted({file.parent for file in HOUSE.rglob("*.ftl")})


def messages_in(folder: Path) -> list[tuple[str, str]]:
    return [one for file in sorted(folder.glob("*.ftl")) for one in entries(file.read_text("utf-8"))]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(HOUSE).as_posix())
def test_every_message_is_one_of_fluent_and_stands_there_once(folder: Path) -> None:
    found = messages_in(folder)
    assert found
    assert [name for name, number in Counter(name for name, _ in found).items() if number > 1] == []
    for _, source in found:
        parsed(source)


def test_catalogues_travel_with_the_package() -> None:
    shipped = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]["veche"]
    files = {file for pattern in shipped for file in HOUSE.glob(pattern)}
    assert set(HOUSE.rglob("*.ftl")) <= files


def test_whoever_only_plays_loads_no_catalogue() -> None:
    script = """
import sys, veche
game = veche.new("rurik", players=2, seed=1)
while game.moves:
    game.play(game.moves[0])
print([name for name in ("fluent", "fluent.syntax", "babel") if name in sys.modules])
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
