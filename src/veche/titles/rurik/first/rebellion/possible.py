"""What a position of the solo game cannot hold: who leads, who is first and is asked, neutral troops, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from veche.kernel.docket import NAMES, frames
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.titles.rurik.both.components import NONE, SVIATOPOLK
from veche.titles.rurik.first.components import ADVISORS, KIEV, LEADERS, REBELLION_CARDS, REGIONS, ROWS_OF_A_CARD
from veche.titles.rurik.first.problem import FirstProblem
from veche.titles.rurik.first.rebellion import placing
from veche.titles.rurik.first.rebellion.beginning import begun_in, may_have_begun_with
from veche.titles.rurik.first.rebellion.record import BEGUN_WITH, BOTTOM, HUMAN, REBELLION, RING, ROWS_OUT, TURNED
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.state import ACTION, STRATEGY, RurikState

NEVER_ITS_OWN: Final = (
    "schemes", "deeds", "accomplished", "agenda", "agendas_dealt", "agendas_returned", "tokens", "rebels", "loaded",
)  # fmt: skip
"""Fields of a seat that stay empty for the Rebellion."""

NEUTRAL_TROOPS: Final = 5

TURNS_UP: Final = ("turn-up", "turn-up-top", "rebellion-turn")
NEEDS_TOP_CARD: Final = (
    "set-up-rebellion", "rebellion-returns", "rebellion-comes-back", "rebellion-resolves", "rebellion-acts",
    "rebellion-takes-action", "rebellion-musters", "rebellion-musters-next", "rebellion-moves", "rebellion-moves-next",
    "rebellion-attacks", "rebellion-attacks-next", "rebellion-builds", "rebellion-builds-next", "rebellion-taxes",
    "rebellion-taxes-next",
)  # fmt: skip
"""Procedures that bring a card to the top of the deck, and those that go by the card that lies there."""


def check_seats(
    reader: Fields, data: Mapping[str, Any], names: tuple[str, ...], holder: list[int], keeps_neutrals: bool
) -> None:
    """Who leads whom, who is first, and what a seat can have; by the newer rules the Rebellion keeps neutral troops."""
    for field in ("first_player", "marker"):
        if data.get(field) == names[REBELLION]:
            reader.wrong(field, FirstProblem("position.first-alone", seat=names[HUMAN]))
    for leader, seat in enumerate(holder):
        if seat == REBELLION and leader != SVIATOPOLK:
            where = f"seats.{names[REBELLION]}.leader"
            reader.wrong(where, FirstProblem("position.sviatopolk", leader=LEADERS[leader]))
    seats = data.get("seats")
    yellow = seats.get(names[REBELLION]) if isinstance(seats, Mapping) else None
    for field in NEVER_ITS_OWN:
        if field == "rebels" and keeps_neutrals:
            continue
        if isinstance(yellow, Mapping) and yellow.get(field) not in (None, 0, []):
            reader.wrong(f"seats.{names[REBELLION]}.{field}", FirstProblem("position.rebellion-never"))
    blue = seats.get(names[HUMAN]) if isinstance(seats, Mapping) else None
    if isinstance(blue, Mapping) and blue.get("rebels"):
        reader.wrong(f"seats.{names[HUMAN]}.rebels", FirstProblem("position.rebels-alone"))


def check_neutral_troops(reader: Fields, s: RurikState, record: list[int]) -> None:
    """At the beginning one each stood in the five regions without rebels; later they only become fewer."""
    begun_with = record[RING + BEGUN_WITH]
    if begun_with == NONE and record[TURNED] % REBELLION_CARDS == BEGUN_WITH:
        begun_with = record[BOTTOM]
    for region, number in enumerate(s.rebels):
        where = f"regions.{REGIONS[region]}.neutral"
        if number > 1:
            reader.wrong(where, FirstProblem("position.neutral-in-region", number=number))
        if number and region == KIEV:
            reader.wrong(where, FirstProblem("position.neutral-kiev"))
        elif number and region in begun_in(s.box, begun_with):
            reader.wrong(where, FirstProblem("position.neutral-rebels"))
    found = sum(s.rebels) + s.defeated[REBELLION]
    if found > NEUTRAL_TROOPS:
        reader.wrong("regions", FirstProblem("position.neutral", number=NEUTRAL_TROOPS, found=found))
    elif begun_with == NONE and not s.rebels[KIEV] and not may_have_begun_with(s.box, _unseen(record), s.rebels):
        reader.wrong("regions", FirstProblem("position.neutral-no-card"))


def _unseen(record: list[int]) -> list[int]:
    """The cards that lie neither in a known place of the ring nor at the bottom."""
    return [card for card in range(REBELLION_CARDS) if card not in record[RING:] and card != record[BOTTOM]]


def check_ring(reader: Fields, s: RurikState, record: list[int]) -> None:
    """A card that has been on top is known, no other is, and only as many have been there as advisors were resolved."""
    seen = [card for card in record[RING:] if card != NONE]
    if len(set(seen)) < len(seen):
        reader.wrong("rebellion.ring", FirstProblem("position.ring-twice"))
    for place in range(REBELLION_CARDS):
        where = f"rebellion.ring[{place + 1}]"
        if place < record[TURNED] and record[RING + place] == NONE:
            reader.wrong(where, FirstProblem("position.ring-known"))
        if record[TURNED] <= place < REBELLION_CARDS - 1 and record[RING + place] != NONE:
            reader.wrong(where, FirstProblem("position.ring-unseen", turned=record[TURNED]))
    _check_turned(reader, s, record, 1)
    if record[BOTTOM] != NONE and s.phase not in (STRATEGY, ACTION):
        reader.wrong("rebellion.bottom", FirstProblem("position.bottom-phase"))


def _check_turned(reader: Fields, s: RurikState, record: list[int], turned_up: int) -> None:
    """A card is moved for each advisor that was resolved, and for one more if it has just been `turned_up`."""
    most = _resolved_at_most(s, turned_up)
    if record[TURNED] > most:
        reader.wrong("rebellion.turned", FirstProblem("position.turned", most=most))


def _resolved_at_most(s: RurikState, turned_up: int) -> int:
    of_this_round = sum(advisors_of(s.players, s.round))
    before = sum([sum(advisors_of(s.players, number)) for number in range(1, s.round)])
    if s.phase not in (STRATEGY, ACTION):
        return before + of_this_round
    if s.phase == STRATEGY:
        return before
    return before + min(of_this_round, of_this_round - count_of(s.space_seat, REBELLION) + turned_up)


def check_cards(reader: Fields, s: RurikState, record: list[int]) -> None:
    """The Rebellion's card lies on top when it goes by it, and its rows are enough for its advisors."""
    top_is_missing = record[RING + (record[TURNED] - 1) % REBELLION_CARDS] == NONE
    waiting = [NAMES[frame.procedure] for frame in frames(s.docket)]
    for name in waiting:
        if top_is_missing and name in NEEDS_TOP_CARD:
            number = (record[TURNED] - 1) % REBELLION_CARDS + 1
            reader.wrong(f"rebellion.ring[{number}]", FirstProblem("position.top-card", procedure=name))
            top_is_missing = False
        if name in TURNS_UP:
            top_is_missing = False
    _check_turned(reader, s, record, int("rebellion-resolves" in waiting and "turn-up" not in waiting))
    if record[BOTTOM] != NONE and s.phase == STRATEGY:
        _check_rows(reader, s, record)
    if record[BOTTOM] != NONE and s.phase == ACTION and REBELLION not in s.space_seat:
        reader.wrong("rebellion.bottom", FirstProblem("position.bottom-turned"))


def _check_rows(reader: Fields, s: RurikState, record: list[int]) -> None:
    """Every advisor that waits must have a row that is still to come, or be the one whose row has just come."""
    first = record[BOTTOM] * ROWS_OF_A_CARD
    waiting = s.advisors[REBELLION * ADVISORS : REBELLION * ADVISORS + ADVISORS]
    if s.docket is not None and s.docket.procedure == placing.JoinColumn.number:
        waiting[s.docket.a] -= 1
    for place in range(first + record[ROWS_OUT], first + ROWS_OF_A_CARD):
        if s.round >= s.box.row_round[place]:
            waiting[s.box.row_advisor[place]] -= 1
    for number in range(1, ADVISORS):
        if waiting[number] > 0:
            reader.wrong("rebellion.rows", FirstProblem("position.no-row", advisor=number))
