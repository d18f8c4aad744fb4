"""A docket as data: written by names, read back, and whatever is wrong with it is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy.title import TITLE as FAIR
from veche.kernel.docket import NAMES, NOBODY, frames, same_frame
from veche.kernel.docket_data import dump_docket, read_docket
from veche.kernel.errors import BadPosition
from veche.kernel.fields import Fields
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.telling import Told

RULES: Rules[Any] = FAIR.rules()
SEATS = FAIR.meta.seats


def as_number(operand: str, written: object) -> int | None:
    return written if isinstance(written, int) else None


def test_what_was_written_is_read() -> None:
    state = RULES.new(Setup(2))
    data = dump_docket(RULES, state.docket, SEATS, lambda operand, value: value)
    assert len(data) == len(frames(state.docket))
    again = read_docket(Fields(), RULES, data, SEATS, as_number)
    for one, other in zip(frames(again), frames(state.docket), strict=True):
        assert same_frame(one, other)


def test_a_frame_of_nobody_has_no_seat() -> None:
    state = RULES.new(Setup(2))
    for frame, entry in zip(
        frames(state.docket), dump_docket(RULES, state.docket, SEATS, lambda operand, value: value), strict=True
    ):
        assert ("seat" in entry) == (frame.seat != NOBODY)


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"procedure": "dance"}, "there is no 'dance'"),
        ({}, "there is no None"),
        ("dance", "expected an object with names"),
    ],
)
def test_what_is_wrong_is_told(entry: Any, told: str) -> None:
    fields = Fields()
    read_docket(fields, RULES, [entry], SEATS, as_number)
    with pytest.raises(BadPosition, match=told):
        fields.stop_at_problems()


def test_somebody_who_knows_tells_what_was_expected() -> None:
    procedures = [(NAMES[number], one.operands.split()) for number, one in enumerate(RULES.table)]
    procedure, names = next((name, operands) for name, operands in procedures if operands)
    fields = Fields()
    entry = {"procedure": procedure, **dict.fromkeys(names, "?")}
    read_docket(fields, RULES, [entry], SEATS, as_number, lambda operand: Told(f"a good {operand}"))
    assert fields.problems == [f"docket[1].{name}: expected a good {name}, found '?'." for name in names]
