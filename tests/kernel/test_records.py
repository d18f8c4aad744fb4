"""Printed records: checks that say what is wrong and where, and corrections worked in whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from veche.kernel.errors import BadCorrections
from veche.kernel.fields import InCorrections, hint, shown
from veche.kernel.kinds import Group, Kind, ListOf, OneOf, OrNull, Text, Truth, Whole, Words, each_once
from veche.kernel.records import Records, Tables, source_table
from veche.kernel.telling import Told

GOODS = ("fur", "honey")


def wrong(kind: Kind, value: Any) -> list[str]:
    fields = InCorrections()
    kind.read(fields, "here", value)
    return fields.problems


class TestChecks:
    @pytest.mark.parametrize("value", [0, 3, 5])
    def test_whole_numbers_in_a_range(self, value: int) -> None:
        assert wrong(Whole(0, 5), value) == []

    @pytest.mark.parametrize("value", [-1, 6, 2.0, True, "3", None])
    def test_and_nothing_else(self, value: Any) -> None:
        assert wrong(Whole(0, 5), value) == [f"here is {shown(value)}; it must be a whole number from 0 to 5."]

    def test_all_words_in_some_order(self) -> None:
        assert wrong(each_once("good", GOODS), ["honey", "fur"]) == []
        assert wrong(each_once("good", GOODS), ["honey"]) == [
            'here is ["honey"]; it must be a list with at least 2 good.'
        ]

    def test_a_list_of_so_many(self) -> None:
        assert wrong(ListOf("numbers", Whole(0, 5), 1, 2), [1, 2]) == []
        assert wrong(ListOf("numbers", Whole(0, 5), 1, 2), []) == ["here is []; it must be a list of 1 to 2 numbers."]
        assert wrong(ListOf("numbers", Whole(0, 5), 1, 2), [1, 9]) == [
            "here > 2 is 9; it must be a whole number from 0 to 5."
        ]

    def test_null_where_it_may_be(self) -> None:
        assert wrong(OrNull(Whole(0, 5)), None) == []
        assert wrong(OrNull(Whole(0, 5)), 6)

    def test_words(self) -> None:
        assert wrong(OneOf("good", GOODS), "fur") == []
        assert wrong(OneOf("good", GOODS), "hony") == ['here is "hony", which is no good. Did you mean honey?']

    def test_lists_of_words(self) -> None:
        assert wrong(Words("good", GOODS), ["fur", "honey"]) == []
        assert wrong(Words("good", GOODS), []) == ["here is []; it must be a list with at least 1 good."]
        assert wrong(Words("good", GOODS), ["fur", "fur"]) == ['here names "fur" twice; once is enough.']
        assert "here > 2" in wrong(Words("good", GOODS), ["fur", "x"])[0]

    def test_groups(self) -> None:
        price = Group("price", {"coins": Whole(0, 3)}, least=1)
        assert wrong(price, {"coins": 2}) == []
        assert wrong(price, {"coins": 9}) == ["here > coins is 9; it must be a whole number from 0 to 3."]
        assert wrong(price, {"coin": 1}) == ['here names "coin", which is no price. Did you mean coins?']
        assert "at least 1" in wrong(price, {})[0]

    def test_texts_and_truths(self) -> None:
        assert wrong(Text(), "a") == wrong(Truth(), False) == []
        assert wrong(Text(), "  ")
        assert wrong(Truth(), 1)

    def test_long_values_are_shortened(self) -> None:
        assert len(shown(["word"] * 40)) == 60

    def test_a_hint_names_what_is_near_or_everything(self) -> None:
        assert str(hint("honney", GOODS)) == "Did you mean honey?"
        assert str(hint("zzz", GOODS)) == "Known are: fur, honey."


def prices_rise(records: Records) -> Iterator[Told]:
    if records["stalls"]["a"]["price"] > records["stalls"]["b"]["price"]:
        yield Told("stalls: b must not be cheaper than a.")


@pytest.fixture
def stalls() -> Tables:
    records = {
        "stalls": {
            name: {"id": name, "good": "fur", "price": price, "source": "seen", "confidence": "printed"}
            for name, price in (("a", 1), ("b", 2))
        }
    }
    fields = {"stalls": {"good": OneOf("good", GOODS), "price": Whole(0, 9)}}
    return Tables(records, fields, ("id", "good"), ((("stalls",), prices_rise),))


class TestTables:
    def test_sound_tables_have_no_problems(self, stalls: Tables) -> None:
        assert stalls.problems() == []

    def test_a_missing_source_is_a_problem(self, stalls: Tables) -> None:
        del stalls.records["stalls"]["a"]["source"]
        assert stalls.problems() == ["stalls > a > source is null; it must be a text in quotation marks."]

    def test_a_correction_replaces_the_field_and_says_so(self, stalls: Tables) -> None:
        record = stalls.corrected({"stalls": {"b": {"price": 5, "source": "my copy"}}})["stalls"]["b"]
        assert (record["price"], record["source"]) == (5, "my copy")
        assert record["confidence_of"] == {"price": "corrected"}
        assert stalls.records["stalls"]["b"]["price"] == 2, "the tables themselves stay"

    @pytest.mark.parametrize(
        ("corrections", "problem"),
        [
            ({"stall": {}}, "Did you mean stalls?"),
            ({"stalls": {"c": {}}}, "which is no record"),
            ({"stalls": {"a": {"prize": 1}}}, "Did you mean price?"),
            ({"stalls": {"a": {"good": "honey"}}}, "cannot be corrected"),
            ({"stalls": {"a": {"price": 3}}}, "b must not be cheaper"),
            ({"stalls": []}, "it must be a group in braces"),
            ([], "it must be a group in braces"),
        ],
    )
    def test_what_is_wrong_is_told(self, stalls: Tables, corrections: Any, problem: str) -> None:
        with pytest.raises(BadCorrections) as error:
            stalls.corrected(corrections)
        assert problem in str(error.value)

    def test_laws_wait_until_the_values_are_sound(self, stalls: Tables) -> None:
        with pytest.raises(BadCorrections) as error:
            stalls.corrected({"stalls": {"a": {"price": 99}}})
        assert len(error.value.problems) == 1


def test_a_record_is_shown_with_its_source() -> None:
    record = {
        "id": "a",
        "price": {"coins": 2, "goods": ["fur", "honey"]},
        "nothing": {},
        "source": "seen",
        "confidence": "printed",
        "confidence_of": {"price": "inferred"},
        "source_of": {"price": "deduced"},
    }
    (shown_record,) = source_table("stalls", "what stalls ask for", [record]).records
    assert shown_record.name == "a"
    assert shown_record.value == "price coins 2, goods fur, honey"
    assert shown_record.confidence == (("printed", ""), ("inferred", "price"))
    assert shown_record.source == "seen; price: deduced"


def test_fields_that_no_component_shows_are_not_told() -> None:
    record = {"id": "a", "source": "box", "confidence": "printed", "vp": 1, "solo": True, "of": [{"fur": 1}]}
    told = source_table("t", "about", [record], ("solo",)).records[0].value
    assert told == "vp 1; of fur 1"


class TestTooManyProblems:
    def test_the_first_twenty_are_told(self, stalls: Tables) -> None:
        with pytest.raises(BadCorrections) as caught:
            stalls.corrected({"stalls": {f"inn-{number}": {} for number in range(500)}})
        lines = str(caught.value).splitlines()
        assert len(lines) == 22
        assert lines[-1] == "  - and perhaps more: the rest was not looked at."
        assert len(caught.value.problems) == 20


class TestNames:
    @pytest.fixture
    def named(self, stalls: Tables) -> Tables:
        for record in stalls.records["stalls"].values():
            record["name"] = "The stall"
        return Tables(stalls.records, {"stalls": {**stalls.fields["stalls"], "name": Text()}}, stalls.fixed, ())

    def test_are_the_words(self, named: Tables) -> None:
        with pytest.raises(BadCorrections) as caught:
            named.refuse_names({"stalls": {"a": {"name": "The inn", "price": 3}}})
        assert caught.value.problems == [
            "stalls > a > name cannot be corrected: what a thing is called is said by the words, and the correction "
            "would show nowhere. In this table one can correct: price."
        ]

    def test_whatever_else_is_wrong_is_told_elsewhere(self, named: Tables) -> None:
        harmless: list[Any] = [{}, {"stalls": {"a": {"price": 3}}}, {"stalls": {"z": {"name": "?"}}}, {"stalls": []}]
        for corrections in harmless:
            named.refuse_names(corrections)

    def test_whoever_has_begun_with_one_goes_on(self, named: Tables) -> None:
        assert named.corrected({"stalls": {"a": {"name": "The inn"}}})["stalls"]["a"]["name"] == "The inn"


@pytest.mark.parametrize("value", ["\0", "a\0b", "\ud800"])
def test_letters_that_nobody_can_keep(value: str) -> None:
    assert wrong(Text(), value)
