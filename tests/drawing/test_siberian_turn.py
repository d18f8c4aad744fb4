"""Stroganov: the line under a question tells which part of a turn it begins, or what is still to come."""

from __future__ import annotations

import re

import pytest

from tests.drawing.stage import drawn
from tests.stroganov.scenario import BARE, Table, at, row, turn


def line(table: Table) -> str:
    """The line under blue's question, without its signs."""
    return re.sub(r"<[^>]*>", "", re.sub(r"<a .*?</a>", "", str(drawn(table.game, 0).detail)))


class TestThePartOfATurn:
    """A part of a turn that is over is not named again while an auxiliary action is paid."""

    @pytest.mark.parametrize(
        ("moves", "told"),
        [
            ("", "Ridethen basic, then main action"),
            ("fulfil A1", "Still to come: ride, basic, main action"),
            ("ride 4", "Basic actionthen main action"),
            ("ride 4;fulfil A1", "Still to come: basic, main action"),
            ("ride 4;buy bag;draw 2;draw 3", "Still to come: basic, main action"),
            ("ride 4;coin", "Main actionthen a second for a fur"),
            ("ride 4;coin;fulfil A1", "Still to come: main action"),
            ("ride 4;pass;coin", "Second action"),
            ("ride 4;pass;coin;exchange 7", "Still to come: a second action for a fur"),
            ("ride 4;pass;coin;coin", "Still to come: the end of the turn"),
            ("ride 4;pass;coin;coin;pay 2", "End of the turn"),
            ("ride 4;pass;coin;coin;pay 2;exchange 7", "Still to come: the end of the turn"),
        ],
    )
    def test_is_told_by_its_question_and_else_what_is_to_come(self, moves: str, told: str) -> None:
        blue = {"at": 3, "furs": [5, 5, 5, 2, 2], "coins": 1, "hand": ["A1"], "horses": 5}
        table = turn(seats={"blue": blue}, regions=BARE, market=[2, 3, 4, 5, 6, 7])
        for move in filter(None, moves.split(";")):
            table.play(move)
        assert line(table) == told

    def test_within_a_basic_action_the_main_action_is_to_come(self) -> None:
        blue = {"at": 6, "coins": 1, "horses": 3}
        table = at("basic", seats={"blue": blue}, row=row(s6=[2, 3]), regions=BARE).play("hunt 6 2")
        assert table.asked == ("blue", "hunt-second")
        assert line(table) == "Still to come: main action"
