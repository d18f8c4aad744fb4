"""Which room holds what: the second edition knows nothing of what only the first has, and no rule is written twice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.test_project import SOURCE, imports

TITLES = SOURCE / "veche" / "titles"
FIRST, SECOND, BOTH = (TITLES / "rurik" / room for room in ("first", "second", "both"))
LINES = 3
"""Functions of so many lines may be alike by chance."""

FIRST_EDITION_ONLY = re.compile(r"\b(boats?|church(es)?|trade|dock|goods_on_boat)\b", re.IGNORECASE)


def _said(file: Path, line: str) -> str:
    """A line without what is called alike: trade routes, and the dock of the page in which one's own things lie."""
    said = line.replace("trade_route", "")
    return said.replace("dock", "") if file.parent.name == "draw" else said


@pytest.mark.parametrize("room", [SECOND, BOTH], ids=lambda room: room.name)
def test_no_boats_churches_or_trade_track(room: Path) -> None:
    named = [
        f"{file.relative_to(TITLES)}: {line.strip()}"
        for file in sorted(room.rglob("*.py"))
        for line in file.read_text("utf-8").splitlines()
        if FIRST_EDITION_ONLY.search(_said(file, line))
    ]
    assert not named


def test_the_second_edition_imports_its_own_room_the_shared_one_and_the_kernel() -> None:
    found = {".".join(name.split(".")[2:4]) for file in SECOND.rglob("*.py") for name in imports(file, SOURCE)
             if name.startswith("veche.titles.")}  # fmt: skip
    assert found == {"rurik.second", "rurik.both"}


def test_both_editions_use_the_shared_room() -> None:
    for room in (FIRST, SECOND):
        used = {name for file in room.rglob("*.py") for name in imports(file, SOURCE) if ".rurik.both." in name}
        assert {name.split(".")[4] for name in used} >= {
            *("attack", "board", "build", "decks", "payment", "procedures", "replacement", "rule", "scoring"),
            *("setup", "state", "tax", "turns", "view"),
        }


def functions(room: Path) -> dict[str, str]:
    """The bodies of a room's functions of some length, without names, words and types, by where they stand.

    What is drawn and what bots weigh is not among the rules.
    """
    found = {}
    for file in sorted(room.rglob("*.py")):
        if {"draw", "appraisal"} & set(file.parts):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                body = node.body[1:] if isinstance(node.body[0], ast.Expr) else node.body
                text = "\n".join(ast.unparse(statement) for statement in body)
                if len(text.splitlines()) > LINES:
                    found[f"{file.relative_to(room)}:{node.name}"] = text
    return found


def test_no_function_is_written_in_two_rooms() -> None:
    rooms = [functions(room) for room in (FIRST, SECOND, BOTH)]
    twice = []
    for place, one in enumerate(rooms):
        for other in rooms[place + 1 :]:
            bodies = {text: name for name, text in other.items()}
            twice += [f"{name} and {bodies[text]}" for name, text in one.items() if text in bodies]
    assert not twice
