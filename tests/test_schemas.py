"""The JSON Schemas of positions and corrections: what is written passes, what the checks of fields refuse does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from tests.laws.mutations import spots
from tests.laws.setups import random_setup, title_called
from tests.laws.states import by_dice
from tests.messages import texts
from tests.test_docs import text_of
from tests.test_v01 import POSITIONS as OF_THE_FIRST_RELEASE
from tools.columns import SCHEMAS
from veche import files, named_options
from veche.kernel.decisions import decisions
from veche.kernel.errors import BadPosition
from veche.kernel.fields import POSITIONS, InCorrections
from veche.kernel.game import Game
from veche.kernel.records import Tables
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.language.catalogue import errors_of_the_house, ident
from veche.shelf.title import AnyTitle

TITLES = ("rurik", "rurik2", "stroganov", "fair")
PRINTED = {"rurik": "rurik.first", "rurik2": "rurik.second", "stroganov": "stroganov"}
WRONG: tuple[Any, ...] = (10**6, -7, 1.5, True, "nowhere", None, [], {}, ["nowhere"], {"nowhere": 0})
TELLS_OF_A_FIELD = [
    re.compile("(.*: )?" + re.sub(r"\\{\w+\\}", ".*", re.escape(text.removeprefix("{at}"))))
    for key in POSITIONS.sentences.values()
    for text in texts(errors_of_the_house()[ident(key)])
]
"""What a check of a single field says."""


def of_positions(title: AnyTitle) -> Validator:
    return Draft202012Validator(title.position_schema(title.rules()) or False)


def of_corrections(name: str) -> Validator:
    return Draft202012Validator(title_called(name).corrections_schema() or False)


def played(title: AnyTitle, players: int, one_in: int) -> Iterator[dict[str, Any]]:
    """Some positions of a random game with random options."""
    dice = Random(f"{title.meta.id} {players} schemas")
    game: Game[Any] = Game(title, random_setup(title, players, dice), None)
    for _ in decisions(game, by_dice(dice)):
        if game.is_over or dice.randrange(one_in) == 0:
            yield json.loads(files.position_text(game))


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.usefixtures("fair")
class TestPositions:
    def test_schemas_are_schemas(self, name: str) -> None:
        title = title_called(name)
        Draft202012Validator.check_schema(title.position_schema(title.rules()) or {})
        Draft202012Validator.check_schema(title.corrections_schema() or {})

    def test_whatever_a_game_writes_passes(self, name: str) -> None:
        title = title_called(name)
        schema = of_positions(title)
        for players in title.meta.players:
            for position in played(title, players, 8):
                assert [error.message for error in schema.iter_errors(position)] == []

    def test_what_a_check_of_a_field_refuses_does_not_pass(self, name: str) -> None:
        """Every value of some positions in turn is something else, or its object has a field too many."""
        title = title_called(name)
        schema, refused = of_positions(title), 0
        for players in title.meta.players:
            for position in played(title, players, 60):
                rules = title.rules_for(Setup(players, named_options(position["options"])))
                for breach in breaches(position, Random(players)):
                    if refused_by_fields(title, rules, breach):
                        refused += 1
                        assert not schema.is_valid(breach), breach
        assert refused > 100


def breaches(position: dict[str, Any], dice: Random) -> Iterator[dict[str, Any]]:
    for place, (spot, _) in enumerate(spots(position)):
        if place % 4:
            continue
        holder, key = spot
        before = holder[key]
        holder[key] = deepcopy(dice.choice(WRONG))
        yield position
        holder[key] = before
        if isinstance(before, dict):
            before["nothing like it"] = 0
            yield position
            del before["nothing like it"]


def refused_by_fields(title: AnyTitle, rules: Rules[Any], position: dict[str, Any]) -> bool:
    try:
        title.load(rules, position)
    except BadPosition as error:
        return all(any(one.fullmatch(problem) for one in TELLS_OF_A_FIELD) for problem in error.problems)
    return False


@pytest.mark.parametrize("file", OF_THE_FIRST_RELEASE, ids=lambda file: file.stem)
def test_positions_of_the_first_release_pass(file: Any) -> None:
    position = json.loads(text_of(file))
    assert of_positions(title_called(position["title"])).is_valid(position)


@pytest.mark.parametrize("page", ["position.md", "position-rurik2.md", "position-stroganov.md"])
def test_every_position_of_the_documentation_passes(page: str) -> None:
    examples = re.findall(r"```json\n(\{.*?\})\n```", text_of(SCHEMAS.parent / page), re.DOTALL)
    positions = [json.loads(one) for one in examples if '"title"' in one]
    assert positions
    for position in positions:
        assert list(of_positions(title_called(position["title"])).iter_errors(position)) == []


@pytest.mark.parametrize("name", PRINTED)
class TestCorrections:
    def test_what_is_printed_passes(self, name: str) -> None:
        tables, schema = tables_of(name), of_corrections(name)
        for table, fields in tables.fields.items():
            for record, values in tables.records[table].items():
                said = {field: values[field] for field in correctable(tables, table)}
                assert list(schema.iter_errors({table: {record: said}})) == [], fields

    def test_a_value_passes_if_the_checks_let_it(self, name: str) -> None:
        """And no other: changed values of every field of every table."""
        tables, schema = tables_of(name), of_corrections(name)
        dice, refused = Random(name), 0
        for table, fields in tables.fields.items():
            for record, values in tables.records[table].items():
                for field in correctable(tables, table):
                    value = changed(values[field], dice)
                    checked = InCorrections()
                    fields[field].read(checked, field, value)
                    assert schema.is_valid({table: {record: {field: value}}}) == (not checked.problems), value
                    refused += len(checked.problems)
        assert refused > 50

    def test_unknown_tables_records_and_fields_do_not_pass(self, name: str) -> None:
        tables, schema = tables_of(name), of_corrections(name)
        table = next(iter(tables.fields))
        record = next(iter(tables.records[table]))
        wrong: list[Any] = [[], {"tabel": {}}, {table: {"nobody": {}}}, {table: {record: {"collour": 1}}}]
        wrong += [{table: {record: {"id": "x"}}}, {table: {record: {"name": "x"}}}, {table: []}]
        assert [one for one in wrong if schema.is_valid(one)] == []


def tables_of(name: str) -> Tables:
    found: Tables = import_module(f"veche.titles.{PRINTED[name]}.printed").tables()
    return found


def correctable(tables: Tables, table: str) -> list[str]:
    return [field for field in tables.fields[table] if field != "name" and field not in tables.fixed]


def changed(value: Any, dice: Random) -> Any:
    """The value itself, or something else in it or in its place."""
    if dice.random() < 0.3:
        return deepcopy(dice.choice(WRONG))
    if isinstance(value, dict) and value:
        name = dice.choice(list(value))
        return {**value, name: changed(value[name], dice)}
    if isinstance(value, list) and value:
        return [*value[:-1], changed(value[-1], dice)]
    return value
