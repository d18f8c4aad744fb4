"""The pages about the second edition keep their promises: what they name exists, and nothing is missing from them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import veche
from tests.rurik2.scenario import RURIK2
from tests.test_docs import (
    DATA_FILE,
    MARK,
    PLACE,
    RULING_ID,
    TEST,
    missing_places,
    missing_tests,
    rows_of,
    rules_of,
    text_of,
)
from veche.titles.rurik.second.components import AGENDAS, DEEDS, LEADERS, REGIONS
from veche.titles.rurik.second.printed import originals

ROOT = Path(__file__).resolve().parents[2]
TITLES = ROOT / "src" / "veche" / "titles"
ROOMS = (TITLES / "rurik" / "second", TITLES / "rurik" / "both")
RULINGS = ROOT / "docs" / "rulings" / "rurik2.md"
INDEX = ROOT / "docs" / "rules-index" / "rurik2.md"
POSITION = ROOT / "docs" / "position-rurik2.md"


@pytest.mark.parametrize("page", [RULINGS, INDEX], ids=lambda page: page.parent.name)
def test_every_file_function_and_test_named_exists(page: Path) -> None:
    assert not missing_places(text_of(page)) + missing_tests(text_of(page))


def test_every_ruling_marked_in_the_sources_is_on_the_page_and_the_other_way_round() -> None:
    marked = {mark for room in ROOMS for file in room.rglob("*.py") for mark in MARK.findall(text_of(file))}
    dotted = set(re.findall(r"`([a-z0-9-]+)` ●", text_of(RULINGS)))
    assert marked == dotted


def test_the_fifty_five_open_questions_are_all_answered() -> None:
    numbers = set(re.findall(r"^\| (A\d\d) \|", text_of(RULINGS), re.MULTILINE))
    assert numbers == {f"A{number:02}" for number in range(1, 56)}


def test_every_ruling_has_an_id_and_a_place() -> None:
    rows = rows_of(RULINGS)
    ids = [row[1].split("`")[1] for row in rows]
    assert len(ids) == len(set(ids)) > 60
    assert not [row[1] for row in rows if not PLACE.search(row[-1])]
    assert not RULING_ID.findall(text_of(RULINGS)), "the number comes first here"


def test_the_index_has_a_place_a_test_and_rulings_that_exist() -> None:
    rows = rules_of(INDEX)
    ids = {row[1].split("`")[1] for row in rows_of(RULINGS)}
    assert len(rows) > 150
    assert not [row[0] for row in rows if not TEST.search(row[3])]
    assert not [row[0] for row in rows if not PLACE.search(row[1]) and not DATA_FILE.search(row[1])]
    named = {name for row in rows for name in re.findall(r"`([a-z0-9-]+)`", row[2])}
    assert named == ids, "every ruling belongs to a rule that is tested"


def test_every_card_and_leader_is_in_the_index() -> None:
    text = text_of(INDEX)
    cards = [*DEEDS, *AGENDAS, *originals()["strategy_cards"], *REGIONS]
    assert not [card for card in cards if f"| `{card}`" not in text]
    assert not [leader for leader in LEADERS if f"| {leader.capitalize()}" not in text]


def test_every_field_of_a_position_is_described() -> None:
    described = {name for row in rows_of(POSITION) for name in re.findall(r"`([\w]+)`", row[0])}
    game = veche.new("rurik2", players=2, seed=1)
    data = RURIK2.dump(game.rules, game.state)
    fields = set(data) | set(data["seats"]["blue"]) | set(data["cards"])
    assert not fields - described


def test_the_example_of_a_position_asks_what_the_page_says() -> None:
    found = re.search(r"Asked: (\w+), `([a-z-]+)`\.\n\n```json\n(.*?)```", text_of(POSITION), re.DOTALL)
    assert found
    game = veche.load(found[3])
    assert game.ask is not None
    assert (game.asked, game.ask.procedure) == (found[1], found[2])


def test_the_example_of_corrections_can_be_used() -> None:
    text = text_of(ROOT / "docs" / "data-sources-rurik2.md")
    found = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert found
    rules = RURIK2.rules(json.loads(found[1]))
    assert rules.box.deed_vp[DEEDS.index("hoard")] == 0


def test_every_table_of_data_is_on_its_page() -> None:
    text = text_of(ROOT / "docs" / "data-sources-rurik2.md")
    assert not [table for table in originals() if f"`{table}`" not in text]
