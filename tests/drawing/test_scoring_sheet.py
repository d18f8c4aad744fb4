"""The scoring sheet adds up: every point stands under a heading, whoever plays, with or without an automa."""

from __future__ import annotations

import re

import pytest

from tests.drawing.stage import TABLES, drawn, games

ROW = re.compile(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', re.DOTALL)
POINTS = re.compile(r"<td[^>]*><b>(-?\d+)</b>")
TOTAL = re.compile(r'<span class="seal"[^>]*>.*?<b>(-?\d+)</b>', re.DOTALL)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_points_under_the_headings_make_the_total(title: str, players: int) -> None:
    for game in games(players, range(3), title):
        if not game.is_over:
            continue
        outcome = game.outcome
        assert outcome is not None
        main = drawn(game, 0).table
        found = re.search(r'<table class="score of-\d">.*?</table>', str(main), re.DOTALL)
        assert found
        *rows, foot = [cells for _, cells in ROW.findall(found[0])]
        columns = [[int(points) for points in POINTS.findall(cells)] for cells in rows]
        assert [sum(column) for column in zip(*columns, strict=True)] == outcome.totals
        assert [int(total) for total in TOTAL.findall(foot)] == outcome.totals
        for icon in re.findall(r'href="#(i-[^"]+)"', found[0]):
            assert f'id="{icon}"' in main, f"{icon} is drawn nowhere"
