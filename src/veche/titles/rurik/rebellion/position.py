"""The Rebellion in a position file: its priority, its mat and its ring of cards."""

from __future__ import annotations

from typing import Any

from veche.kernel.fields import Fields
from veche.titles.rurik.components import (
    DIFFICULTIES,
    NONE,
    PRIORITIES,
    REBELLION_CARDS,
    ROWS_OF_A_CARD,
)
from veche.titles.rurik.rebellion.record import BOTTOM, COVERED, MAT, PRIORITY, REBELLION, RING, ROWS_OUT, TURNED
from veche.titles.rurik.state import STRATEGY, RurikState

FIELDS = ("priority", "turned", "rows", "bottom", "covered", "ring")
MOST_TURNED = 19


def dump_rebellion(s: RurikState) -> dict[str, Any]:
    """Its record as data; cards by their numbers."""
    record = s.rebellion
    return {
        "priority": PRIORITIES[record[PRIORITY]],
        "turned": record[TURNED],
        "rows": record[ROWS_OUT],
        "bottom": _number(record[BOTTOM]),
        "covered": {name: record[COVERED + column] for column, name in enumerate(PRIORITIES)},
        "ring": [_number(card) for card in record[RING:]],
    }


def difficulty_option(s: RurikState) -> str:
    """The option that says which mat it has."""
    return f"difficulty={DIFFICULTIES[s.rebellion[MAT]]}"


def _number(card: int) -> int | None:
    return None if card == NONE else card + 1


def read_rebellion(reader: Fields, s: RurikState, record: list[int], given: Any) -> None:
    """Read its fields into the record of a fresh game; what is left out stays as it is there."""
    fields = reader.mapped("rebellion", given)
    reader.known("rebellion", fields, FIELDS)
    if "priority" in fields:
        record[PRIORITY] = max(reader.one_of("rebellion.priority", fields["priority"], PRIORITIES), 0)
    record[TURNED] = reader.whole("rebellion.turned", fields.get("turned", 0), 0, MOST_TURNED)
    record[ROWS_OUT] = reader.whole("rebellion.rows", fields.get("rows", 0), 0, ROWS_OF_A_CARD)
    record[BOTTOM] = _card(reader, "rebellion.bottom", fields.get("bottom"))
    covered = reader.mapped("rebellion.covered", fields.get("covered", {}))
    reader.known("rebellion.covered", covered, PRIORITIES)
    for column, name in enumerate(PRIORITIES):
        most = record[COVERED + column]
        record[COVERED + column] = reader.whole(f"rebellion.covered.{name}", covered.get(name, most), 0, most)
    ring = reader.listed("rebellion.ring", fields.get("ring", []))
    if len(ring) > REBELLION_CARDS:
        reader.wrong("rebellion.ring", f"there are {REBELLION_CARDS} cards, found {len(ring)}")
    for place, card in enumerate(ring[:REBELLION_CARDS]):
        record[RING + place] = _card(reader, f"rebellion.ring[{place + 1}]", card)
    seen = [card for card in record[RING:] if card != NONE]
    if len(set(seen)) < len(seen):
        reader.wrong("rebellion.ring", "a card lies in two places")
    _check_bottom(reader, record)
    if record[BOTTOM] != NONE and s.phase == STRATEGY:
        _check_rows(reader, s, record)


def _card(reader: Fields, where: str, value: Any) -> int:
    return NONE if value is None else reader.whole(where, value, 1, REBELLION_CARDS) - 1


def _check_bottom(reader: Fields, record: list[int]) -> None:
    if record[BOTTOM] == NONE and record[ROWS_OUT]:
        reader.wrong("rebellion.rows", "rows are slid out, but no bottom card is named")
    place = record[TURNED] % REBELLION_CARDS
    elsewhere = [card for at, card in enumerate(record[RING:]) if at != place]
    if record[BOTTOM] != NONE and record[BOTTOM] in elsewhere:
        reader.wrong("rebellion.bottom", "the card lies elsewhere in the ring")
    if record[BOTTOM] != NONE and record[RING + place] not in (NONE, record[BOTTOM]):
        reader.wrong("rebellion.bottom", "another card was seen in that place of the ring")


def _check_rows(reader: Fields, s: RurikState, record: list[int]) -> None:
    """Every advisor that waits must have a row that is still to come."""
    first = record[BOTTOM] * ROWS_OF_A_CARD
    waiting = s.advisors[REBELLION * 6 : REBELLION * 6 + 6]
    for place in range(first + record[ROWS_OUT], first + ROWS_OF_A_CARD):
        if s.round >= s.box.row_round[place]:
            waiting[s.box.row_advisor[place]] -= 1
    for number in range(1, 6):
        if waiting[number] > 0:
            reader.wrong("rebellion.rows", f"an advisor {number} waits, but no row that is still to come places it")
