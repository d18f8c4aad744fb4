"""What people type is shown as they typed it, and never becomes markup."""

from collections.abc import Callable

import pytest

from tests.drawing.stage import TITLES, Reader, drawn, games
from veche.drawing.scoresheet import Sheet, scoresheet
from veche.titles.rurik.first.draw.scoring import sheet as rurik_sheet
from veche.titles.rurik.second.draw.scoring import sheet as second_sheet
from veche.titles.stroganov.draw.scoring import sheet as stroganov_sheet

HOSTILE = ("<script>alert(1)</script>", '" onmouseover="x', "{who} %s &amp;", "'><img src=x>")


@pytest.mark.parametrize("title", list(TITLES))
def test_hostile_names_are_only_text(title: str) -> None:
    for number, game in enumerate(games(4, range(1), title)):
        if number % 60 and not game.is_over:
            continue
        for viewer in (-2, 0, 2):
            drawing = drawn(game, viewer, HOSTILE)
            page = Reader(drawing.status + drawing.table + drawing.detail)
            assert not page.wrong
            assert "<img" not in drawing.table
            assert "<script" not in drawing.table
            if viewer != 0:
                assert any(HOSTILE[0] in text for text in page.text)


LEADERS = ["Maria", "Boris", "Agatha"]
SHEETS = [("rurik", rurik_sheet, [LEADERS]), ("rurik2", second_sheet, [LEADERS]),
          ("stroganov", stroganov_sheet, [])]  # fmt: skip
"""What each title's sheet is made by, and what that wants to know besides."""


@pytest.mark.parametrize(("title", "scored", "more"), SHEETS)
def test_the_scoring_sheet_has_every_line(title: str, scored: Callable[..., Sheet], more: list[list[str]]) -> None:
    game = next(game for game in games(3, range(1), title) if game.is_over)
    outcome, words = game.outcome, TITLES[title].words()
    assert outcome is not None
    sheet = scored(outcome, HOSTILE[:3], game.seats, words, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [9, 9, 9]], *more)
    page = Reader(scoresheet(sheet))
    text = "".join(page.text)
    assert not page.wrong
    for lines in outcome.lines:
        for line in lines:
            assert words.say(line.why, line.arguments) in text
            assert words.say(f"heading.{line.heading}") in text
    for total in outcome.totals:
        assert str(total) in text


@pytest.mark.parametrize("title", list(TITLES))
def test_what_one_did_oneself_is_told_as_you(title: str) -> None:
    assert TITLES[title].words().say("you") == "You"
