"""What people type is shown as they typed it, and never becomes markup."""

from tests.drawing.stage import WORDS, Reader, drawn, games
from veche.titles.rurik.draw import scoring

HOSTILE = ("<script>alert(1)</script>", '" onmouseover="x', "{who} %s &amp;", "'><img src=x>")


def test_hostile_names_are_only_text() -> None:
    for number, game in enumerate(games(4, range(1))):
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


def test_the_scoring_sheet_has_every_line() -> None:
    game = next(game for game in games(3, range(1)) if game.is_over)
    outcome = game.outcome
    assert outcome is not None
    sheet = scoring(
        outcome, HOSTILE[:3], WORDS, [[1, 2, 3], [4, 5, 6], [7, 8, 9], [9, 9, 9]], ["Maria", "Boris", "Agatha"]
    )
    page = Reader(sheet)
    text = "".join(page.text)
    assert not page.wrong
    for lines in outcome.lines:
        for line in lines:
            assert WORDS.say(line.why, line.arguments) in text
            assert WORDS.say(f"heading.{line.heading}") in text
    for total in outcome.totals:
        assert str(total) in text
