"""The question bar for those who wait, and the space of the strategy board whose advisor acts."""

from __future__ import annotations

import re

import pytest

from tests.drawing.stage import NAMES, TITLES, asked, drawn, games, glowing, rules_of
from tests.rurik.scenario import turn as first_turn
from tests.rurik2.scenario import turn
from veche.kernel.docket import NAMES as NAMES_OF_PROCEDURES
from veche.kernel.procedure import Automatic, Chance, Question
from veche.titles.rurik.both.components import ROWS
from veche.titles.rurik.both.draw.desk import Edition
from veche.titles.rurik.first.components import COLUMNS
from veche.titles.rurik.first.draw.desk import EDITION
from veche.titles.rurik.second.draw.desk import EDITION as SECOND_EDITION

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
            assert golden(str(drawn(game, seat).table)) == [space], game.ask.procedure
            later += bool(inside)
    assert turns > 20
    assert later > 40


def test_the_space_of_a_command_is_golden_and_shows_its_disc_until_the_turn_ends() -> None:
    commands = later = 0
    space, seat, disc = -1, -1, 0
    for game in games(3, range(2), "rurik2"):
        ask = game.ask
        if ask is None:
            continue
        if ask.procedure == "before-command":
            space, seat, disc = ask.frame.a, ask.seat, ask.frame.b
            commands += 1
        names = [frame[0] for frame in game.rules.view(game.state, 0).docket]
        if not {"before-command", "after-command", "end-of-turn"} & set(names):
            continue
        main = drawn(game, ask.seat).table
        assert golden(str(main)) == [space], ask.procedure
        acting = re.findall(r'<td class="now[^"]*"><div class="sp now.*?</td>', str(main), re.DOTALL)
        label = f"Your command disc {disc}" if ask.seat == seat else f"Command disc {disc} of {NAMES[seat]}"
        assert f'aria-label="{label}"' in acting[0]
        later += ask.procedure != "before-command"
    assert commands > 20
    assert later > 40


def test_while_a_defender_chooses_the_acting_disc_is_still_the_attackers() -> None:
    troops = {"blue": {"troops": {"kyiv": 2}}, "yellow": {"troops": {"kyiv": 3}}}
    table = turn("blue", "attack", 1, seats=troops).play("act", "attack kyiv yellow", "deck left")
    table.play("reveal card shared-purpose", "reveal card treasury")
    assert table.asked == ("yellow", "choose-result")
    assert f'aria-label="Command disc 1 of {NAMES[0]}"' in drawn(table.game, 1).table


@pytest.mark.parametrize("coins", [0, 1])
def test_a_card_can_be_played_unpaid_only_on_purpose(coins: int) -> None:
    blue = {"troops": {"kyiv": 1}, "coins": coins, "cards": ["s25"]}
    table = turn("blue", "muster", 1, seats={"blue": blue})
    for question, then in (("before-command", ["act", "stop"]), ("end-of-turn", ["end"])):
        mine, theirs = drawn(table.game, 0), drawn(table.game, 1)
        assert table.asked == ("blue", question)
        assert mine.aside == ["play unpaid masons-fee"]
        assert mine.question.endswith("A card played unpaid does nothing.")
        assert ("card-masons-fee" in glowing(mine.table)) == bool(coins), "no click on the card plays it for nothing"
        assert "does nothing and is discarded" in mine.table
        assert not theirs.aside
        assert "unpaid" not in theirs.question + str(theirs.table), "the others learn nothing of the hand"
        table.play(*then)


def test_without_such_a_card_the_question_is_the_usual_one() -> None:
    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"kyiv": 1}, "cards": ["s29"]}})
    assert drawn(table.game, 0).question == "Act, skip, or scheme first?"
    assert not drawn(table.game, 0).aside


def test_carts_that_were_spent_are_not_left_any_more() -> None:
    table = turn("blue", "tax", 1, seats={"blue": {"troops": {"kyiv": 2, "volyn": 2}}}).play("act")
    assert "Tax: 2 left" in drawn(table.game, 0).detail
    assert "Tax: 1 left" in drawn(table.play("tax kyiv").game, 0).detail


@pytest.mark.parametrize(("column", "row", "coins", "asked_for"), [
    ("tax", 1, 0, "Your Tax advisor acts: two points"),
    ("attack", 3, 1, "Your Attack advisor acts: one point"),
    ("scheme", 1, 0, "Your Scheme advisor acts: one of three cards"),
    ("build", 3, 0, "Your Build advisor cannot pay for its space"),
])  # fmt: skip
def test_the_advisor_that_acts_is_named_with_what_it_does(column: str, row: int, coins: int, asked_for: str) -> None:
    table = first_turn("blue", column, row, seats={"blue": {"troops": {"kiev": 2}, "coins": coins}})
    assert drawn(table.game, 0).question == asked_for
    assert not drawn(table.game, 1).question, "the others read whom they wait for"


def test_an_advisor_that_can_do_nothing_says_so() -> None:
    seats = {"blue": {"troops": {"kiev": 12}, "leader_at": "kiev"}}
    assert (
        drawn(first_turn("blue", "muster", 2, seats=seats).game, 0).question == "Your Muster advisor can do nothing now"
    )


def test_coins_with_an_advisor_stand_beside_the_question() -> None:
    found = set()
    for game in games(3, range(3), "rurik"):
        ask = game.ask
        if ask is not None and ask.procedure == "choose-column":
            shown = drawn(game, ask.seat)
            assert shown.question == f"Which column for advisor {ask.frame.a}?"
            assert ("with it" in shown.detail) == bool(ask.frame.b)
            found.add(ask.frame.b)
    assert len(found) > 1


def test_while_one_kind_of_action_is_left_the_question_asks_for_it() -> None:
    table = turn("blue", "tax", 1, seats={"blue": {"troops": {"kyiv": 3}}})
    table.play("act")
    assert drawn(table.game, 0).question == "Which region do you tax?"
