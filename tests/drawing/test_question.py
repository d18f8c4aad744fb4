"""The question bar for those who wait, and the space of the strategy board whose advisor acts."""

from __future__ import annotations

import re

import pytest

from tests.drawing.stage import NAMES, TITLES, asked, drawn, games, rules_of
from veche.kernel.docket import NAMES as NAMES_OF_PROCEDURES
from veche.kernel.procedure import Automatic, Chance, Question
from veche.titles.rurik.components import COLUMNS, ROWS
from veche.titles.rurik.draw.desk import EDITION
from veche.titles.rurik2.box import SPACES
from veche.titles.rurik2.draw.desk import EDITION as SECOND_EDITION
from veche.titles.rurik_common.draw.desk import Edition

CELLS = re.compile(r'<td class="([^"]*)"><div class="sp')


def golden(main: str) -> list[int]:
    """The spaces that are drawn as acting now, as column and row are numbered in the rules."""
    cells = CELLS.findall(main)
    places = [place for place, look in enumerate(cells) if "now" in look.split()]
    return [place % len(COLUMNS) * ROWS + place // len(COLUMNS) for place in places]


@pytest.mark.parametrize(("title", "edition"), [("rurik", EDITION), ("rurik2", SECOND_EDITION)])
def test_everybody_is_told_what_the_others_do(title: str, edition: Edition) -> None:
    """No question is put to those who are not asked: each has a sentence about who is."""
    say = edition.speech(TITLES[title].words())
    rules = TITLES[title].rules(None)
    questions = [
        NAMES_OF_PROCEDURES[number]
        for number, one in enumerate(rules.table)
        if isinstance(one, Question) and not isinstance(one, Chance | Automatic)
    ]
    assert len(questions) > 25
    assert not [name for name in questions if f"draw.wait.{name}" not in say.words]
    for game in games(3, range(1), title):
        if game.ask is not None:
            told = drawn(game, (asked(game) + 1) % 3).waiting
            assert NAMES[asked(game)] in told
            assert "you" not in told.lower()


def test_the_space_of_a_turn_stays_golden_until_the_turn_ends() -> None:
    turns = later = 0
    space, seat = -1, -1
    for game in games(2, range(2)):
        if game.ask is None or game.ask.procedure == "choose-advisor":
            space = -1
            continue
        if game.ask.procedure == "before-main-action":
            space, seat = game.ask.frame.a, game.ask.seat
            turns += 1
        inside = [frame for frame in rules_of(game).view(game.state, 0).docket if frame[0] == "after-main-action"]
        if game.ask.procedure == "before-main-action" or inside:
            assert golden(drawn(game, seat).main) == [space], game.ask.procedure
            later += bool(inside)
    assert turns > 20
    assert later > 40


def test_the_space_of_a_command_is_golden_while_it_acts() -> None:
    commands = acting = 0
    for game in games(2, range(1), "rurik2"):
        ask = game.ask
        if ask is None:
            continue
        if ask.procedure == "before-command":
            assert golden(drawn(game, ask.seat).main) == [ask.frame.a]
            commands += 1
        elif ask.procedure == "perform" and ask.frame.a < 2 * SPACES:
            assert golden(drawn(game, ask.seat).main) == [ask.frame.a % SPACES]
            acting += 1
    assert commands > 10
    assert acting > 5
