"""What is wrong with corrections is told in the reader's language, down to what a value stands for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from veche.kernel.errors import BadCorrections
from veche.kernel.kinds import Kind
from veche.kernel.telling import Thing
from veche.language.languages import known_languages
from veche.titles.rurik.first import printed as first
from veche.titles.rurik.second import printed as second
from veche.titles.stroganov import printed as stroganov

TABLES = {"rurik": first.tables(), "rurik2": second.tables(), "stroganov": stroganov.tables()}


def kinds_in(found: object) -> Iterator[Kind]:
    """A kind and all those within it."""
    if isinstance(found, Kind):
        yield found
        found = vars(found).values()
    elif isinstance(found, dict):
        found = found.values()
    elif isinstance(found, str) or not hasattr(found, "__iter__"):
        return
    for one in found:
        yield from kinds_in(one)


@pytest.mark.parametrize("title", list(TABLES))
def test_what_every_value_stands_for_has_a_name_in_every_language(title: str) -> None:
    tables = TABLES[title]
    named = {"table", "record", "field of this table"}
    for kind in kinds_in([*tables.fields.values()]):
        thing = getattr(kind, "thing", "")
        named |= {thing} if thing else set()
    assert len(named) > 5
    called = {thing: {one: Thing(thing, tables.packages).said(one) for one in known_languages()} for thing in named}
    assert not [thing for thing, names in called.items() if names["qps"] == names["en"]]
    assert not [thing for thing, names in called.items() if not all(names.values())]


@pytest.mark.parametrize(
    ("title", "corrections", "english", "german"),
    [
        ("rurik", [], "The list of corrections is []", "Die Liste der Korrekturen ist []"),
        ("rurik", {"deeds": {"hoard": {"cost": {"x": 1}}}}, "no cost of a deed", "(Kosten einer Tat)"),
        ("rurik2", {"deeds": {"send_gifts": {"cost": {"x": 1}}}}, "no cost of a deed", "(Kosten einer Tat)"),
        ("stroganov", {"landscapes": {"L09": {"type": "x"}}}, "no type of landscape", "(Art von Landschaft)"),
    ],
)
def test_a_correction_is_refused_in_the_readers_language(
    title: str, corrections: Any, english: str, german: str
) -> None:
    with pytest.raises(BadCorrections) as caught:
        TABLES[title].corrected(corrections)
    assert english in caught.value.said("en")
    assert german in caught.value.said("de")
