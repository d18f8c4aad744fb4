"""The pages about Stroganov keep their promises: whatever they name exists, and every ruling marked is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import veche
from tests.test_docs import DATA_FILE, MARK, PLACE, RULING_ID, missing_places, missing_tests, rows_of, rules_of, text_of
from veche.titles import title
from veche.titles.stroganov.box import REWARDS
from veche.titles.stroganov.components import WISHES
from veche.titles.stroganov.printed import FIELDS, FIXED, printed

ROOT = Path(__file__).resolve().parents[2]
ROOM = ROOT / "src" / "veche" / "titles" / "stroganov"
RULINGS = ROOT / "docs" / "rulings" / "stroganov.md"
INDEX = ROOT / "docs" / "rules-index" / "stroganov.md"
POSITION = ROOT / "docs" / "position-stroganov.md"
EXAMPLE = re.compile(r"^Asked: (\w+), `([a-z-]+)`\.\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [RULINGS, INDEX], ids=lambda page: page.parent.name)
def test_every_file_function_and_test_named_exists(page: Path) -> None:
    assert not missing_places(text_of(page)) + missing_tests(text_of(page))


def test_every_ruling_marked_in_the_sources_is_on_the_page_and_the_other_way_round() -> None:
    marked = {mark for file in ROOM.rglob("*.py") for mark in MARK.findall(text_of(file))}
    dotted = set(re.findall(r"^\| `([a-z0-9-]+)` ●", text_of(RULINGS), re.MULTILINE))
    assert marked == dotted


def test_every_ruling_has_an_id_of_its_own_and_a_place() -> None:
    ids = RULING_ID.findall(text_of(RULINGS))
    assert len(ids) == len(set(ids)) > 50
    assert not [row[0] for row in rows_of(RULINGS) if not PLACE.search(row[-1])]


def test_every_rule_of_the_index_has_a_place_and_a_test() -> None:
    rows = rules_of(INDEX)
    assert len(rows) > 80
    assert not [row[0] for row in rows if "`tests/" not in row[3]]
    assert not [row[0] for row in rows if not PLACE.search(row[1]) and not DATA_FILE.search(row[1])]


def test_the_index_names_rulings_that_exist_and_every_wish() -> None:
    ids = set(RULING_ID.findall(text_of(RULINGS)))
    named = [name for row in rules_of(INDEX) for name in re.findall(r"`([a-z0-9-]+)`", row[2])]
    assert not set(named) - ids
    assert not [wish for wish in WISHES if f"`{wish}`" not in text_of(INDEX)]


class TestPositions:
    def test_every_example_loads_and_asks_what_the_page_says(self) -> None:
        examples = EXAMPLE.findall(text_of(POSITION))
        assert len(examples) == text_of(POSITION).count("```json") >= 4
        for who, procedure, text in examples:
            game = veche.load(text)
            assert game.ask is not None
            assert (game.asked, game.ask.procedure) == (who, procedure)

    def test_every_field_is_described(self) -> None:
        described = {field for row in rows_of(POSITION) for field in re.findall(r"`([\w.]+)`", row[0])}
        one = title("stroganov")
        game = veche.new("stroganov", players=1, seed=1)
        position = json.loads(json.dumps(one.dump(game.rules, game.state)))
        fields = set(position) | set(position["seats"]["blue"]) | set(position["regions"]["ural"])
        fields |= set(position["row"][0]) | set(position["ivan"]) | set(position["gone"]) | {"at", "seat", "data"}
        assert not fields - described


def test_the_example_of_corrections_can_be_used() -> None:
    page = text_of(ROOT / "docs" / "data-sources-stroganov.md")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example
    assert printed(json.loads(example[1]))["songs"]["SA02"]["cost"] == 5


def test_every_table_and_field_of_the_data_is_described() -> None:
    page = text_of(ROOT / "docs" / "data-sources-stroganov.md")
    for table, fields in FIELDS.items():
        assert f"`{table}`" in page
        assert not [field for field in fields if field not in FIXED and f"`{field}`" not in page]
    assert not [kind for kind in REWARDS if f"`{kind}`" not in page]
