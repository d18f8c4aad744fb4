"""Fields that a person wrote: the first twenty problems are told in words, the others by their number."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from veche.kernel import hint
from veche.kernel.errors import MOST_TOLD, BadPosition, brief
from veche.kernel.fields import Fields


def told(fields: Fields) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        fields.stop_at_problems()
    return caught.value


def test_without_problems_nothing_is_told() -> None:
    Fields().stop_at_problems()


def test_up_to_twenty_are_all_told() -> None:
    fields = Fields()
    for number in range(MOST_TOLD):
        fields.whole("coins", -number - 1, 0, 9)
    assert len(str(told(fields)).splitlines()) == 1 + MOST_TOLD


def test_the_others_are_counted() -> None:
    fields = Fields()
    for number in range(MOST_TOLD + 1234):
        fields.whole(f"coins[{number}]", "many", 0, 9)
    lines = str(told(fields)).splitlines()
    assert len(lines) == 2 + MOST_TOLD
    assert lines[-1] == "  - and 1,234 more."
    assert len(told(fields).problems) == MOST_TOLD


def test_nobody_looks_for_words_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def near(word: object, known: Iterable[str]) -> list[str]:
        looked.append(word)
        return hint.near(word, known)

    monkeypatch.setattr("veche.kernel.fields.near", near)
    fields = Fields()
    fields.known("", {f"field-{number}": 0 for number in range(500)}, ("coins", "furs"))
    for number in range(500):
        fields.one_of("seat", f"seat-{number}", ("blue", "red"))
    assert len(looked) == MOST_TOLD
    assert str(told(fields)).splitlines()[-1] == "  - and 980 more."


@pytest.mark.parametrize("value", ["x" * 100_000, ["x"] * 100_000, {"x": "y" * 100_000}, 10**400])
def test_a_long_value_is_shortened(value: object) -> None:
    fields = Fields()
    fields.truth("bell", value)
    assert len(str(told(fields))) < 200
    assert len(brief(value)) <= 80


def test_no_hint_for_what_nobody_meant() -> None:
    assert hint.near("kyiv" * 10_000, ["kiev"]) == []
