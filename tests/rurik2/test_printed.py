"""The printed records: complete, honest about themselves, and correctable."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, turn
from veche.kernel.errors import BadCorrections
from veche.titles.rurik.second.components import AGENDAS, DEEDS, LEADERS, OATHS, PRINTED_LEADERS, REGIONS
from veche.titles.rurik.second.printed import originals, printed, sources, tables

DATA = originals()
ROOT = Path(__file__).resolve().parents[2]


def test_nothing_is_wrong_with_the_tables() -> None:
    assert tables().problems() == []


def test_every_component_has_its_record_in_the_order_of_the_columns() -> None:
    assert tuple(DATA["regions"]) == REGIONS == tuple(DATA["inheritance"])
    assert tuple(DATA["deeds"]) == DEEDS
    assert tuple(DATA["agendas"]) == AGENDAS
    assert tuple(DATA["leaders"]) == LEADERS
    assert tuple(DATA["oath_kinds"]) == OATHS
    assert len(DATA["strategy_cards"]) == 32
    assert len(DATA["spaces"]) == 18 + 24


def test_every_record_says_where_it_comes_from_and_how_sure_it_is() -> None:
    for table in sources():
        assert table.about
        for record in table.records:
            assert record.source
            assert record.confidence[0][0] in ("printed", "secondary", "inferred", "reconstructed")


def test_what_the_draft_names_without_rules_is_told_to_be_left_out() -> None:
    told = {table.name: table for table in sources()}["left_out"]
    assert {"Intrigue cards", "Monster boards", "Solovei token"} <= {record.name for record in told.records}
    assert all("why" in record.value for record in told.records)


def test_component_by_component_what_the_draft_says_is_told_from_what_is_ours() -> None:
    told = {record.name: record for record in {table.name: table for table in sources()}["components"].records}
    assert told["Strategy cards"].confidence == (("reconstructed", ""), ("printed", "in the draft"))
    assert told["Further oaths"].confidence == (("reconstructed", ""), ("printed", "in the draft"))
    assert told["Oaths of Plenty and Authority"].confidence == (("printed", ""),)
    page = (ROOT / "docs" / "data-sources-rurik2.md").read_text("utf-8")
    assert [name for name in told if f"| {name} |" not in page] == []


def test_what_no_source_shows_is_marked_as_reconstructed() -> None:
    for table in ("spaces", "battle_tile", "strategy_cards", "deeds", "inheritance", "oaths", "stickers"):
        assert {record["confidence"] for record in DATA[table].values()} == {"reconstructed"}
    assert [name for name, record in DATA["oath_kinds"].items() if record["confidence"] == "reconstructed"] == ["roads"]
    named = {name for name, record in DATA["leaders"].items() if record["confidence"] == "printed"}
    assert named == {LEADERS[leader] for leader in PRINTED_LEADERS}


def test_what_the_draft_prints_is_marked_as_printed() -> None:
    for table in ("buildings", "columns", "influence"):
        assert {record["confidence"] for record in DATA[table].values()} == {"printed"}
    assert DATA["battle"]["first"]["confidence"] == "printed"


def test_points_stay_within_what_the_draft_says() -> None:
    contracts = [deed["vp"] for deed in DATA["deeds"].values() if deed["kind"] in ("contract", "starting-a")]
    quests = [deed["vp"] for deed in DATA["deeds"].values() if deed["kind"] in ("quest", "starting-b")]
    assert set(contracts) == {0, 1}
    assert set(quests) == {1, 2}


def test_inheritance_marks_are_those_of_the_regions() -> None:
    assert all(card["tier"] == DATA["regions"][name]["tier"] for name, card in DATA["inheritance"].items())


def test_a_corrected_card_plays_as_corrected() -> None:
    seats = {"blue": {"troops": {"kyiv": 3}, "cards": ["s29"]}}
    position = turn("blue", "lead", 3, seats=seats).position
    from tests.rurik2.scenario import Table

    table = Table(position, {"strategy_cards": {"s29": {"effect": {"muster": 1}, "coin_cost": 2}}})
    table.play("play treasury", "muster kyiv")
    assert (table.at("seats.blue.coins"), table.at("seats.blue.troops.kyiv")) == (1, 4)


def test_cards_of_one_name_that_differ_are_two_kinds() -> None:
    box = RURIK2.rules({"strategy_cards": {"s02": {"coin_cost": 1}}}).box
    assert [name for name in box.card_names if name.startswith("levy")] == ["levy", "levy-2"]


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"deeds": {"hord": {"vp": 1}}}, r'deeds names "hord", which is no record\. Did you mean hoard'),
    ({"deeds": {"hoard": {"kind": "quest"}}}, "deeds > hoard > kind cannot be corrected"),
    ({"deeds": {"hoard": {"cost": {}}}}, "deeds > hoard: neither cost nor requirement"),
    ({"stickers": {"coin": {"count": 5}}}, "the counts add up to 16"),
    ({"tracks": {"step-2": {"vp": 1}}}, "tracks > step-2 > vp is 1, and step-1 has 1"),
    ({"spaces": {"2/tax/1": {"gives": {"build": 1}}}}, "a space gives at least the action of its column"),
    ({"battle_tile": {"spoils/1": {"step": 4}}}, "where another benefit of that side lies"),
    ({"battle_tile": {"spoils/1": {"step": 11}}}, "the track has 10 steps"),
    ({"battle_tile": {"spoils/1": {"gain": {"battle_steps": 1}}}}, "cannot move along it"),
    ({"strategy_cards": {"s01": {"effect": {"musters": 1}}}}, r"which is no effect of a strategy card\. Did you mean"),
    ({"regions": {"kyiv": {"adjacent": ["volyn"]}}}, "a border belongs to both regions"),
    ({"oaths": {"left/1": {"goods": {"ore": 1}}}}, "which is no good"),
    ({"inheritance": {"kyiv": {"gain": {"building": "church"}}}}, "which is no building"),
)


@pytest.mark.parametrize(("corrections", "told"), WRONG)
def test_what_is_wrong_with_a_correction_is_told(corrections: dict[str, Any], told: str) -> None:
    with pytest.raises(BadCorrections) as caught:
        printed(corrections)
    assert re.search(told, str(caught.value))
