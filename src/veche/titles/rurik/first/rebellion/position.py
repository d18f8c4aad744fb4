"""The Rebellion in a position file: its priority, its mat and its ring of cards."""

from __future__ import annotations

from typing import Any

from veche.kernel.fields import Fields
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.components import DIFFICULTIES, PRIORITIES, REBELLION_CARDS
from veche.titles.rurik.first.position_layout import CARD, REBELLION
from veche.titles.rurik.first.problem import FirstProblem
from veche.titles.rurik.first.rebellion.possible import check_neutral_troops, check_ring
from veche.titles.rurik.first.rebellion.record import BOTTOM, COVERED, MAT, PRIORITY, RING, ROWS_OUT, TURNED
from veche.titles.rurik.first.state import RurikState


def dump_rebellion(s: RurikState) -> dict[str, Any]:
    """Its record as data; cards by their numbers."""
    record = s.rebellion
    return {
        "priority": PRIORITIES[record[PRIORITY]],
        "turned": record[TURNED],
        "rows": record[ROWS_OUT],
        "bottom": None if record[BOTTOM] == NONE else record[BOTTOM] + 1,
        "covered": {name: record[COVERED + column] for column, name in enumerate(PRIORITIES)},
        "ring": [None if card == NONE else card + 1 for card in record[RING:]],
    }


def difficulty_option(s: RurikState) -> str:
    """The option that says which mat it has."""
    return f"difficulty={DIFFICULTIES[s.rebellion[MAT]]}"


def read_rebellion(reader: Fields, s: RurikState, record: list[int], given: Any) -> None:
    """Read its fields into the record of a fresh game; what is left out stays as it is there."""
    fields = reader.mapped("rebellion", given)
    reader.known("rebellion", fields, tuple(REBELLION))
    if "priority" in fields:
        record[PRIORITY] = REBELLION["priority"].read(reader, "rebellion.priority", fields["priority"], 0)
    record[TURNED] = REBELLION["turned"].read(reader, "rebellion.turned", fields.get("turned", 0))
    record[ROWS_OUT] = REBELLION["rows"].read(reader, "rebellion.rows", fields.get("rows", 0))
    record[BOTTOM] = CARD.read(reader, "rebellion.bottom", fields.get("bottom"))
    covered = reader.mapped("rebellion.covered", fields.get("covered", {}))
    reader.known("rebellion.covered", covered, PRIORITIES)
    for column, name in enumerate(PRIORITIES):
        most = record[COVERED + column]
        record[COVERED + column] = reader.whole(f"rebellion.covered.{name}", covered.get(name, most), 0, most)
    ring = reader.listed("rebellion.ring", fields.get("ring", []))
    if len(ring) > REBELLION_CARDS:
        reader.wrong("rebellion.ring", FirstProblem("position.ring", cards=REBELLION_CARDS, found=len(ring)))
    for place, card in enumerate(ring[:REBELLION_CARDS]):
        record[RING + place] = CARD.read(reader, f"rebellion.ring[{place + 1}]", card)
    check_ring(reader, s, record)
    check_neutral_troops(reader, s, record)
    _check_bottom(reader, record)


def _check_bottom(reader: Fields, record: list[int]) -> None:
    if record[BOTTOM] == NONE and record[ROWS_OUT]:
        reader.wrong("rebellion.rows", FirstProblem("position.rows-without-bottom"))
    place = record[TURNED] % REBELLION_CARDS
    elsewhere = [card for at, card in enumerate(record[RING:]) if at != place]
    if record[BOTTOM] != NONE and record[BOTTOM] in elsewhere:
        reader.wrong("rebellion.bottom", FirstProblem("position.bottom-elsewhere"))
    if record[BOTTOM] != NONE and record[RING + place] not in (NONE, record[BOTTOM]):
        reader.wrong("rebellion.bottom", FirstProblem("position.bottom-other"))
