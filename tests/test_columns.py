"""The tables of columns: what follows from them is up to date, whole and true."""

from __future__ import annotations

import ast
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.laws.setups import random_setup, title_called
from tests.laws.states import chosen
from tests.test_docs import text_of
from tools.columns import PAGE, file_of, is_played, made, main, table_called
from tools.columns import TABLES as DECLARED
from veche.kernel.columns import Columns, column, number, within
from veche.kernel.game import Game

TABLES = {"rurik": 1, "rurik2": 2, "stroganov": 3, "fair": 4}
"""Where the table of a title stands among those declared."""


def table_of(title: str) -> Columns:
    return table_called(DECLARED[TABLES[title]])


def test_what_is_written_from_the_columns_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


def test_a_column_that_was_added_is_missed_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("stroganov")
    more = replace(
        table, own=(*table.own, column("no_rule", "seat", "of no rule", 0, "seats.<seat>.no_rule", holds=within(0, 1)))
    )
    monkeypatch.setattr("veche.titles.stroganov.columns.TABLE", more)
    late = [file.name for file, text in made().items() if text != text_of(file)]
    assert late == ["state_class.py", "columns.md", "observations.md"]
    assert main(["--check"]) == 1


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.usefixtures("fair")
def test_states_have_the_columns_that_are_declared(title: str) -> None:
    """Each with its length, in every state of a game; and what is open is seen as it is, by everybody."""
    table, dice = table_of(title), Random(title)
    played = title_called(title)
    for players in played.meta.players:
        game: Game[Any] = Game(played, random_setup(played, players, dice), None)
        while (ask := game.ask) is not None:
            s = game.state
            for entry in table.columns:
                held = getattr(s, entry.name)
                assert len(held) == table.length(entry) or entry.index == "entry"
            if game.version % 40 == 0:
                view = game.rules.view(s, 0)
                assert all(list(getattr(s, one.name)) == view.columns[one.name] for one in table.columns if one.open)
                assert all(getattr(s, one.name) == view.numbers[one.name] for one in table.numbers if one.open)
            shared = [getattr(s, entry.name) for entry in table.columns if entry.shared]
            before = [list(held) for held in shared]
            game.play(chosen(ask, dice))
            assert [list(held) for held in shared] == before, "copies of a state share these columns"


@pytest.mark.parametrize("title", [*TABLES][:3])
def test_nobody_writes_into_a_column_that_copies_share(title: str) -> None:
    """Such a column is replaced, by `changed` and `added`; nothing else would tell who wrote into it."""
    table = table_of(title)
    names = {entry.name for entry in table.columns if entry.shared}
    written = []
    for file in sorted(file_of(table).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(text_of(file))):
            if (
                isinstance(node, ast.Subscript)
                and isinstance(node.ctx, ast.Store)
                and isinstance(node.value, ast.Attribute)
            ):
                written += [f"{file.name}:{node.lineno}"] if node.value.attr in names else []
    assert written == []


def test_every_column_is_on_the_page() -> None:
    page = text_of(PAGE)
    for name in DECLARED[1:4]:
        table = table_called(name)
        part = page.partition(f"`{table.state}`")[2].partition("\n## ")[0]
        assert [entry.name for entry in table.entries if f"| `{entry.name}` |" not in part] == []


def test_faults_of_a_table_are_told() -> None:
    table = Columns(
        "S",
        "m",
        "",
        {"seat": 4},
        (
            number("coins", "", holds=within(0, 9)),
            column("coins", "seat", "", holds=within(0, 9)),
            column("troops", "seat town", ""),
        ),
    )
    assert table.problems() == [
        "coins is declared twice",
        "troops: how many is town?",
        "troops: from what to what?",
    ]
    assert replace(table, own=(), places={"gold": "x"}).problems() == [
        "there is no column gold that could be elsewhere"
    ]


def test_only_whole_tables_are_made_into_states() -> None:
    assert [is_played(table_called(name)) for name in DECLARED] == [False, True, True, True, True]
