"""What people type is shown as they typed it, and never becomes markup."""

from collections.abc import Callable

import pytest

from tests.drawing.stage import TITLES, Reader, drawn, games
from veche.titles.rurik.draw import scoring as rurik_scoring
from veche.titles.rurik2.draw import scoring as second_scoring
from veche.titles.stroganov.draw import scoring as stroganov_scoring

HOSTILE = ("<script>alert(1)</script>", '" onmouseover="x', "{who} %s &amp;", "'><img src=x>")


@pytest.mark.parametrize("title", list(TITLES))
def test_hostile_names_are_only_text(title: str) -> None:
    for number, game in enumerate(games(4, range(1), title)):
        if number % 60 and not game.is_over:
            continue
        for viewer in (-2, 0, 2):
            drawing = drawn(game, viewer, HOSTILE)
            page = Reader(drawing.status + drawing.main + drawing.detail)
            assert not page.wrong
            assert "<img" not in drawing.main
            assert "<script" not in drawing.main
            if viewer != 0:
                assert any(HOSTILE[0] in text for text in page.text)


LEADERS = ["Maria", "Boris", "Agatha"]
SCORINGS = [("rurik", rurik_scoring, [LEADERS]), ("rurik2", second_scoring, [LEADERS]),
            ("stroganov", stroganov_scoring, [])]  # fmt: skip
"""How each title draws its sheet, and what it wants to know besides."""


@pytest.mark.parametrize(("title", "scored", "more"), SCORINGS)
def test_the_scoring_sheet_has_every_line(title: str, scored: Callable[..., str], more: list[list[str]]) -> None:
    game = next(game for game in games(3, range(1), title) if game.is_over)
    outcome, words = game.outcome, TITLES[title].words()
    assert outcome is not None
    sheet = scored(outcome, HOSTILE[:3], words, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [9, 9, 9]], *more)
    page = Reader(sheet)
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
