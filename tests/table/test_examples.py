"""Examples of the rules page: every one is drawn, and what its caption claims follows from the rules there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.drawing.stage import TITLES
from veche.drawing.examples import Example, examples_in
from veche.table.examples import examples_of, game_of
from veche.table.rulebook import rule_sections

ALL = [(title, example) for title in TITLES.values() for example in examples_in(title.package)]
NAMES = [f"{title.meta.id}-{example.name}" for title, example in ALL]
FEWEST = 4


def field(data: Any, name: str) -> Any:
    for part in name.split("."):
        data = data[part]
    return data


@pytest.mark.parametrize(("title", "example"), ALL, ids=NAMES)
def test_what_it_claims_follows_from_the_rules(title: Any, example: Example) -> None:
    game = game_of(title, example)
    moves = list(game.moves)
    assert set(example.may) <= set(moves)
    assert not set(example.may_not) & set(moves)
    position = title.dump(game.rules, game.state)
    assert {name: field(position, name) for name in example.holds} == dict(example.holds)
    for move in example.then:
        game.play(move)
    position = title.dump(game.rules, game.state)
    assert {name: field(position, name) for name in example.becomes} == dict(example.becomes)
    assert example.may or example.holds or example.becomes, "it claims nothing"


@pytest.mark.parametrize("name", TITLES)
def test_all_are_drawn_under_a_heading_with_ids_of_their_own(name: str) -> None:
    title = TITLES[name]
    assert len(examples_in(title.package)) >= FEWEST
    found = examples_of(title)
    sections = {section.id for section in rule_sections(title.rules_text())}
    assert set(found.by_section) <= sections
    page = str(found.definitions) + "".join([str(one.drawing) for some in found.by_section.values() for one in some])
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    assert "data-pick" not in page
    assert all(
        one.caption and not one.caption.startswith("example") for some in found.by_section.values() for one in some
    )
