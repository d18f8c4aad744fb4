"""The skeleton of position files: what a line of the table of columns says is read, written and described."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.laws.setups import title_called
from tests.toy import position
from tests.toy.printed import Printed
from tests.toy.state import FairState, fresh
from veche.kernel.columns import Entry, column, number
from veche.kernel.errors import BadPosition
from veche.kernel.kinds import (
    Bits,
    ByName,
    Kind,
    NumberBits,
    OneOf,
    OrNull,
    OrWord,
    Some,
    Truth,
    Values,
    Whole,
)
from veche.kernel.position_file import Layout, PositionReader, PositionWriter
from veche.titles.rurik.first.position_layout import LAYOUT as FIRST
from veche.titles.rurik.second.position_layout import LAYOUT as SECOND
from veche.titles.stroganov.position_layout import LAYOUT as STROGANOV


class Longer(FairState):
    """A fair with something more on the table."""

    extra: Any


def with_one_more(entry: Entry) -> Layout:
    table = position.LAYOUT.table
    return replace(position.LAYOUT, table=replace(table, own=(*table.own, entry)))


def state(held: Any) -> Longer:
    plain = fresh(Printed(), 2, 0, 0)
    named = {name: getattr(plain, name) for name in ("docket", "printed")}
    table = position.LAYOUT.table
    s = Longer(**named, **{entry.name: getattr(plain, entry.name) for entry in table.entries})
    s.extra = held
    return s


def read(layout: Layout, s: Longer, data: dict[str, Any]) -> Any:
    """What a state holds after this was read."""
    reader: PositionReader[FairState] = PositionReader(data)
    reader.layout = layout
    reader.begin(s, position.table(s), ())
    reader.known_fields("", "", data)
    reader.read_fields()
    reader.stop_at_problems()
    return s.extra


def write(layout: Layout, s: Longer) -> dict[str, Any]:
    return PositionWriter(layout, s, position.table(s)).written()


NUMBERS: list[tuple[Kind, int, Any]] = [
    (Whole(0, 9), 4, 4),
    (Whole(0, "gate"), 4, 4),
    (Whole(2, 8, first=2), 0, 2),
    (Truth(), 1, True),
    (OneOf("ware"), 1, "gingerbread"),
    (OrNull(OneOf("ware")), -1, None),
    (OrWord("home", -1, Whole(1, 9, first=1)), -1, "home"),
    (OrWord("home", -1, Whole(1, 9, first=1)), 0, 1),
    (Bits("ware"), 5, ["whistle", "shawl"]),
    (NumberBits(1, 8), 6, [1, 2]),
]
OF_TOKENS: list[tuple[Kind, list[int], Any]] = [
    (ByName("token", Whole(0, 9)), [1, 0, 0, 2], {"wax": 1, "salt": 0, "honey": 0, "fur": 2}),
    (ByName("token", Whole(0, 9), sparse=True), [1, 0, 0, 2], {"wax": 1, "fur": 2}),
    (Some("token"), [0, 1, 0, 1], ["salt", "fur"]),
    (Values(1, 4, first=1), [2, 0, 0, 1], [1, 1, 4]),
]


class TestOneLineOfTheTable:
    @pytest.mark.parametrize(("kind", "held", "written"), NUMBERS)
    def test_is_enough_for_a_number(self, kind: Kind, held: int, written: Any) -> None:
        layout = with_one_more(number("extra", "something more", 0, "extra", kind=kind))
        assert write(layout, state(held))["extra"] == written
        assert read(layout, state(0), {"extra": written}) == held
        assert layout.objects[""][-1] == "extra", "it comes after what the order names"

    @pytest.mark.parametrize(("kind", "held", "written"), NUMBERS)
    def test_is_enough_for_a_column_of_the_seats(self, kind: Kind, held: int, written: Any) -> None:
        layout = with_one_more(column("extra", "seat", "something more", 0, "seats.<seat>.extra", kind=kind))
        seats = write(layout, state([0, held, 0, 0]))["seats"]
        assert seats["green"]["extra"] == written
        assert read(layout, state([0, 0, 0, 0]), {"seats": {"green": {"extra": written}}}) == [0, held, 0, 0]

    @pytest.mark.parametrize(("kind", "held", "written"), OF_TOKENS)
    @pytest.mark.parametrize("index", ["seat token", "token seat"])
    def test_is_enough_for_several_numbers_of_each_seat(
        self, kind: Kind, held: list[int], written: Any, index: str
    ) -> None:
        layout = with_one_more(column("extra", index, "something more", 0, "seats.<seat>.extra", kind=kind))
        whole = [0] * 16
        for token, one in enumerate(held):
            whole[4 + token if index == "seat token" else token * 4 + 1] = one
        assert write(layout, state(whole))["seats"]["green"]["extra"] == written
        assert read(layout, state([0] * 16), {"seats": {"green": {"extra": written}}}) == whole

    def test_is_enough_for_an_object_of_its_own(self) -> None:
        layout = with_one_more(number("extra", "something more", 0, "weather.rain", kind=Truth()))
        assert write(layout, state(1))["weather"] == {"rain": True}
        assert read(layout, state(0), {"weather": {"rain": True}}) == 1

    def test_is_enough_for_the_schema(self) -> None:
        layout = with_one_more(number("extra", "1 if it rains, or NONE", 0, "weather.rain", kind=Truth()))
        weather = layout.schema("the fair", {"gate": 18}, {})["properties"]["weather"]
        told = {"description": "true if it rains, or null", "type": "boolean"}
        assert weather == {"type": "object", "properties": {"rain": told}, "additionalProperties": False}

    def test_is_enough_to_tell_what_is_wrong(self) -> None:
        layout = with_one_more(column("extra", "seat", "something more", 0, "seats.<seat>.extra", kind=Whole(0, 9)))
        with pytest.raises(BadPosition) as caught:
            read(layout, state([0] * 4), {"seats": {"green": {"extra": 10}, "red": {"extar": 1}}})
        assert caught.value.problems == [
            "seats.green.extra: expected a whole number from 0 to 9, found 10.",
            "seats.red: there is no field 'extar'; did you mean 'extra'?",
        ]

    def test_left_out_it_stays_as_it_is(self) -> None:
        layout = with_one_more(number("extra", "something more", 3, "extra", kind=Whole(0, 9)))
        assert read(layout, state(3), {}) == 3


def fields(schema: dict[str, Any], path: str = "") -> Iterator[str]:
    """Every field that a schema describes, with things as `<…>`."""
    for name, one in schema.get("properties", {}).items():
        here = f"{path}.{name}" if path else name
        yield here
        yield from fields(one, here)
        if "propertyNames" in one and isinstance(one.get("additionalProperties"), dict):
            yield from fields(one["additionalProperties"], f"{here}.<>")


@pytest.mark.parametrize(
    ("name", "layout"), [("rurik", FIRST), ("rurik2", SECOND), ("stroganov", STROGANOV), ("fair", position.LAYOUT)]
)
@pytest.mark.usefixtures("fair")
def test_every_place_that_a_table_names_is_a_field(name: str, layout: Layout) -> None:
    title = title_called(name)
    known = set(fields(title.position_schema(title.rules()) or {}))
    for entry in layout.table.entries:
        for place in layout.table.place(entry).split(", "):
            plain = place.partition("[]")[0].partition(" and ")[0]
            plain = ".".join("<>" if part.startswith("<") else part for part in plain.split("."))
            assert plain in known | {"", "board.<>", *OF_DECKS}, place


OF_DECKS = {f"{cards}.decks.<>.{part}" for cards in ("cards", "schemes") for part in ("cards", "top")}
