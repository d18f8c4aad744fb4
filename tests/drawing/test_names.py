"""What people type is shown as they typed it, and never becomes markup."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.drawing.stage import SECOND, TITLE, Reader, drawn, played
from veche.kernel.title import Title
from veche.titles.rurik.draw import scoring
from veche.titles.rurik2.draw import scoring as second_scoring

BOTH = pytest.mark.parametrize("title", [TITLE, SECOND], ids=["rurik", "rurik2"])

HOSTILE = ("<script>alert(1)</script>", '" onmouseover="x', "{who} %s &amp;", "'><img src=x>")


@BOTH
def test_hostile_names_are_only_text(title: Title[Any]) -> None:
    for number, game in enumerate(played(title, 4, range(1))):
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


@pytest.mark.parametrize(("title", "scored"), [(TITLE, scoring), (SECOND, second_scoring)], ids=["rurik", "rurik2"])
def test_the_scoring_sheet_has_every_line(title: Title[Any], scored: Callable[..., str]) -> None:
    game = next(game for game in played(title, 3, range(1)) if game.is_over)
    words = title.words()
    outcome = game.outcome
    assert outcome is not None
    sheet = scored(
        outcome, HOSTILE[:3], words, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [9, 9, 9]], ["Maria", "Boris", "Agatha"]
    )
    page = Reader(sheet)
    text = "".join(page.text)
    assert not page.wrong
    for lines in outcome.lines:
        for line in lines:
            assert words.say(line.why, line.arguments) in text
            assert words.say(f"heading.{line.heading}") in text
    for total in outcome.totals:
        assert str(total) in text
