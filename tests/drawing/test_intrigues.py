"""The three intrigues on the table: which is in force, what each does, and that they are ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drawing.stage import TITLE, games, scene
from tests.rurik.scenario import Table, turn
from veche.kernel.game import Game
from veche.titles.rurik.first.derived import derive
from veche.titles.rurik.first.rules import RurikRules

ROW = ["deep-snow", "rich-harvest", "blood-feud"]
MARKET = {"blue": {"troops": {"kiev": 1}, "coins": 5}, "yellow": {"troops": {"kiev": 1}}}


def rules_of(game: Game[Any]) -> RurikRules:
    assert isinstance(game.rules, RurikRules)
    return game.rules


def page(table: Table, corrected: RurikRules | None = None) -> str:
    """The table as blue sees it."""
    rules = corrected or rules_of(table.game)
    words = TITLE.words("en", rules)
    return str(TITLE.draw(rules, scene(rules, table.game.state, 0, words=words)).main)


def panel(drawn: str) -> str:
    return drawn.partition('id="intrigues"')[2].partition("</section>")[0]


def blue(column: str, row: int = 1, **position: Any) -> Table:
    return turn("blue", column, row, options=["intrigue"], round=3, intrigues=ROW, seats=MARKET, **position)


def test_each_card_says_what_it_does_and_when() -> None:
    drawn = panel(page(blue("muster")))
    gone, now, later = drawn.split("<li>")[1:]
    assert 'class="plot gone"' in gone
    assert "Its round is over; it is discarded." in gone
    assert "The main action gives one movement point fewer, but at least one." in gone
    assert 'class="plot now"' in now
    assert "It took effect at the start of this round." in now
    assert 'class="plot next"' in later
    assert "Takes effect at the start of round 4." in later
    assert "in force: Rich Harvest" in drawn


def test_they_are_marked_as_ours_until_somebody_corrects_them() -> None:
    table = blue("muster")
    drawn = panel(page(table))
    assert drawn.count("Reconstructed: the printed value is not known.") == 5, "three tips, and the ring twice"
    assert "The real cards are not known: name and effect are ours." in drawn
    theirs = {f"intrigue-{card}": {"called": f"Card {card}"} for card in range(1, 9)}
    rules = TITLE.make_rules({"intrigues": theirs})
    assert "Reconstructed" not in panel(page(table, rules))


def test_without_the_option_nothing_is_drawn() -> None:
    assert 'id="intrigues"' not in page(turn("blue", seats=MARKET))


def test_goods_that_were_laid_are_counted() -> None:
    drawn = page(blue("tax", regions={"kiev": {"more_goods": 1}}))
    assert drawn.count('id="goods-') == 1
    assert "Gives wood, of which two lie here." in drawn


def test_the_board_shows_the_points_that_are_given() -> None:
    snow = turn("blue", "movement", 1, options=["intrigue"], round=2, intrigues=ROW, seats=MARKET)
    plain = turn("blue", "movement", 1, options=["intrigue"], round=1, intrigues=ROW, seats=MARKET)
    words = TITLE.words()
    faces = [TITLE.draw(rules_of(one.game), scene(one.game.rules, one.game.state, 0, words=words)).faces["act"]
             for one in (snow, plain)]  # fmt: skip
    assert [str(face)[-1] for face in faces] == ["2", "3"]


def test_a_structure_costs_what_the_intrigue_says() -> None:
    for card, price in (("guild-of-masons", 1), ("deep-snow", 2)):
        table = turn("blue", "build", 1, options=["intrigue"], round=2, intrigues=[card], seats=MARKET,
                     regions={"kiev": {"rebels": 0}})  # fmt: skip
        derived = derive(table.game.rules.view(table.game.state, 0), rules_of(table.game).box)
        assert (derived.price(0, 5, "build"), derived.price(0, 5, "tax")) == (price, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_drawn(players: int) -> None:
    for number, game in enumerate(games(players, range(2), intrigue="")):
        if number % 25 == 0 or game.is_over:
            drawn = TITLE.draw(rules_of(game), scene(game.rules, game.state, 0))
            assert panel(str(drawn.main)).count("<li>") == 3
