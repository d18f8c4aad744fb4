"""What is told of the Rebellion: what it did, then the rule that decided and the advisor it did it with."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, acts, claims, places
from tests.story.told import composed, lines

REBELS: dict[str, Any] = {
    "troops": {"kiev": 2, "volyn": 1}, "leader": "sviatopolk", "leader_at": "kiev", "coins": 2,
}  # fmt: skip
YOURS: dict[str, Any] = {"troops": {"kiev": 1, "rostov": 1}}


def told(table: Solo) -> list[str]:
    """What was told to the one who plays alone."""
    return lines(table.game, 0)


@pytest.mark.parametrize(
    ("column", "said"),
    [
        (
            "muster",
            "The Rebellion mustered two rebels in Volyn and two rebels in Kiev. Volyn and Kiev: it rules wherever it "
            "stands, and this is the next region in location order. It resolved its fastest advisor, in row 1 of the "
            "Muster column. An open bonus went with the action: one more muster point.",
        ),
        (
            "movement",
            "The Rebellion moved Sviatopolk and a rebel from Kiev to Novgorod. Novgorod: the first region in location "
            "order that the Rebellion does not rule. Novgorod: the single region in which its troops mass. It resolved "
            "its fastest advisor, in row 1 of the Move column.",
        ),
        (
            "attack",
            "The Rebellion attacked you in Kiev: you lost a troop, without a check for a casualty. Kiev: the first "
            "region in location order with anybody to attack, among those it rules. It resolved its fastest advisor, "
            "in row 1 of the Attack column. The Rebellion reached step 1 of the warfare track.",
        ),
        (
            "tax",
            "The Rebellion taxed in Volyn and Kiev: wood and fish. Volyn and Kiev, A: a region it rules, with a good "
            "for which its boat has room. It resolved its fastest advisor, in row 1 of the Tax column.",
        ),
        (
            "scheme",
            "The Rebellion unlocked a bonus, since it took a scheme action. The coin came from build, the column of "
            "its priority. It resolved its fastest advisor, in row 1 of the Scheme column. "
            "The Rebellion gained a coin.",
        ),
    ],
)
def test_a_turn_of_the_rebellion_is_one_passage_with_its_reasons(column: str, said: str) -> None:
    table = acts(column, yellow=REBELS, blue=YOURS)
    assert told(table) == [said]
    (passage,) = composed(table.game, 0)
    assert passage.seat == 1


def test_each_structure_is_a_passage_and_a_church_tells_whom_it_replaced() -> None:
    table = acts("build", build=("church", "market", "stronghold"), yellow=REBELS, blue=YOURS)
    assert told(table) == [
        "The Rebellion built a market in Volyn. A: a region it rules, with no structure of its own. "
        "It resolved its fastest advisor, in row 1 of the Build column.",
        "The Rebellion built a church in Kiev. It replaced a troop of yours. "
        "A: a region it rules, with no structure of its own.",
    ]


def test_an_advisor_is_placed_with_its_reasons() -> None:
    board = {"muster": [{"seat": "blue", "advisor": 4}]}
    table = places(["4", "1", "2", "5", "2*", "3*"], ["muster coin"] * 6, board, yellow=REBELS, blue=YOURS)
    assert told(table) == [
        "The Rebellion placed the 4 in the Muster column with a coin of bribe. It pushed down your 4. "
        "Why a coin: the row shows a coin, so it goes for the top space. Why this column: the row shows it."
    ]


def test_the_income_is_told_apart_where_a_bonus_comes_before_it() -> None:
    mine = {"troops": {"rostov": 2, "novgorod": 2, "smolensk": 2}, "goods": {"honey": 2, "wood": 2}}
    table = claims(yellow={**REBELS, "coins": 0}, blue=mine)
    table.play("load 4")
    assert told(table)[0] == "You let four goods count on the Trade track."
    assert told(table)[2:4] == [
        "Claim phase: you rule three regions (+2 steps, now 2 VP) and have four goods that count (+1 step, now 1 VP). "
        "The Rebellion rules two regions (+1 step, now 1 VP).",
        "The Rebellion unlocked a bonus, since you are ahead on the rule track. "
        "The coin came from attack and move, the column of its priority. The Rebellion gained a coin.",
    ]
    assert told(table)[-1] == "Income: three coins for you and a coin for the Rebellion."
