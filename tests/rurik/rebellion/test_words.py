"""The log names the rule that decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.rurik.rebellion.scenario import Solo, acts, claims
from tests.rurik.test_words import DATA, WORDS, rows
from veche.kernel.sentences import meaning, told


def sentences(table: Solo) -> list[str]:
    game = table.game
    words = game.title.words()
    return [told(game, entry, 0, words, "The Rebellion") for entry in game.line() if entry.seat == 1]


def test_massing_says_where_to_and_why() -> None:
    yellow = {"troops": {"kiev": 3, "novgorod": 1, "rostov": 1, "polotsk": 1}}
    assert sentences(acts("movement", 3, yellow=yellow))[-1] == (
        "The Rebellion moved a rebel from Kiev to Smolensk. "
        "Smolensk is the first region in location order that the Rebellion does not rule."
    )


def test_massing_in_the_next_region_says_so() -> None:
    yellow, blue = {"troops": {"novgorod": 4, "kiev": 1}}, {"troops": {"novgorod": 6}}
    assert sentences(acts("movement", 2, rebellion={"priority": "tax"}, yellow=yellow, blue=blue))[-2:] == [
        "The Rebellion moved a rebel from Novgorod to Rostov. Rostov is the next region in location order that the "
        "Rebellion does not rule; to the first none of its troops could go.",
        "The Rebellion moved a rebel from Novgorod to Rostov. Rostov is the single region in which its troops mass.",
    ]


def test_a_church_says_whom_it_converts() -> None:
    yellow, order = {"troops": {"rostov": 3}}, ("church", "stronghold", "market")
    yours = acts("build", 2, build=order, yellow=yellow, blue={"troops": {"rostov": 1}}, neutral={"rostov": 1})
    said = "The Rebellion's new church converted a troop of yours; yours come before neutral ones."
    assert sentences(yours)[-1] == said
    neutral = acts("build", 2, build=order, yellow=yellow, neutral={"rostov": 1})
    assert "converted a neutral troop" in sentences(neutral)[-1]


def test_building_says_the_letter() -> None:
    assert sentences(acts("build", 2, yellow={"troops": {"kiev": 1}}))[-1] == (
        "The Rebellion built a stronghold in Kiev. A: a region it rules, with no structure of its own."
    )


def test_unlocking_names_the_column_of_the_mat() -> None:
    """The first covered bonus of the column build may help another action."""
    table = acts("scheme", difficulty="very-hard", yellow={"troops": {"kiev": 1}})
    unlocks = next(entry for entry in table.game.line() if entry.text.startswith("rebellion unlocks"))
    assert meaning(table.game.rules.catalogue, unlocks.move, table.game.words()) == (
        "The Rebellion unlocks the next bonus of the column build: it took a scheme action"
    )


def test_the_priority_says_which_test_held() -> None:
    row = {"row": ["hoard", "trade_route", "generous_prince"]}
    table = claims(blue={"troops": {"kiev": 1, "volyn": 1}}, yellow={"troops": {"rostov": 1}}, deeds=row)
    assert sentences(table)[0] == "The Rebellion's priority is attack and move from now on. A: you occupy more regions."


def test_attacking_says_in_which_order() -> None:
    yellow, blue = {"troops": {"kiev": 5}}, {"troops": {"kiev": 2}}
    assert sentences(acts("attack", 2, rebellion={"priority": "tax"}, yellow=yellow, blue=blue))[-1] == (
        "The Rebellion attacked you in Kiev: the first region in location order with anybody to attack, "
        "among those it rules."
    )


def test_forfeiting_says_why() -> None:
    here = {"troops": {"kiev": 2}, "leader_at": "kiev"}
    assert [sentences(acts("attack", row, yellow=here))[-1] for row in (1, 3)] == [
        "The Rebellion forfeited the action and gained a coin: it could do nothing with it.",
        "The Rebellion forfeited the action and gained a coin: it cannot pay the coin.",
    ]


def test_the_rules_page_tells_the_mats_as_they_are_printed() -> None:
    told_of = {level: tuple(cells) for level, *cells in rows("difficulty")}
    assert told_of == {
        WORDS.name("difficulty", name): _mat(record["bonuses"].values(), record["starting_priority"])
        for name, record in DATA["rebellion_mats"].items()
    }


def _mat(columns: Iterable[list[dict[str, Any]]], priority: str) -> tuple[str, str, str]:
    covered = [bonus["covered"] for column in columns for bonus in column]
    return str(covered.count(False)), str(covered.count(True)), WORDS.name("priority", priority)
