"""A docket as data that a person can read: procedures and operands by name. It is part of every title's position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from veche.kernel.docket import NAMES, NOBODY, Frame, frames, named, same_frame
from veche.kernel.docket_order import Order
from veche.kernel.errors import BadPosition, brief
from veche.kernel.fields import Fields
from veche.kernel.kinds import Schema, listed
from veche.kernel.procedure import Missing
from veche.kernel.rules import Ask, Rules
from veche.kernel.state import State
from veche.kernel.telling import Told

S = TypeVar("S", bound=State)

Writer = Callable[[str, int], Any]
"""How the value of an operand is written."""

Reader = Callable[[str, object], int | None]
"""The value of an operand that is written so, or None if it makes no sense."""

Need = Callable[[S, Frame], Told | None]
"""Why a frame cannot be carried out with what lies on the table; nothing if it can."""

Expected = Callable[[str], Told]
"""What may be written for an operand, for somebody who wrote something else."""


def dump_docket(rules: Rules[Any], docket: Frame | None, seats: tuple[str, ...], write: Writer) -> list[dict[str, Any]]:
    """The frames from the top down, each with its procedure, its seat and its operands by name."""
    found = []
    for f in frames(docket):
        entry: dict[str, Any] = {"procedure": NAMES[f.procedure]}
        if f.seat != NOBODY:
            entry["seat"] = seats[f.seat]
        for operand, value in zip(rules.table[f.procedure].operands.split(), (f.a, f.b, f.c, f.d), strict=False):
            entry[operand] = write(operand, value)
        found.append(entry)
    return found


def docket_schema(rules: Rules[Any], seats: tuple[str, ...]) -> Schema:
    """What a docket may hold, as JSON Schema: procedures, seats and operands; what fits together the rules say."""
    procedures = [number for number, one in enumerate(rules.table) if not isinstance(one, Missing)]
    operands = {operand for number in procedures for operand in rules.table[number].operands.split()}
    properties = {
        "procedure": {"enum": sorted(NAMES[number] for number in procedures)},
        "seat": {"enum": list(seats)},
        **{operand: {"type": ["integer", "string", "array", "object"]} for operand in sorted(operands)},
    }
    frame = {"type": "object", "properties": properties, "additionalProperties": False, "required": ["procedure"]}
    return listed(frame)


def read_docket(
    fields: Fields,
    rules: Rules[Any],
    entries: list[Any],
    seats: tuple[str, ...],
    read: Reader,
    expected: Expected | None = None,
) -> Frame | None:
    """The docket that the entries describe; what is wrong with them is noted in `fields`."""
    docket: Frame | None = None
    known = [NAMES[number] for number, one in enumerate(rules.table) if not isinstance(one, Missing)]
    for place in range(len(entries) - 1, -1, -1):
        where = f"docket[{place + 1}]"
        entry = fields.mapped(where, entries[place])
        if fields.one_of(f"{where}.procedure", entry.get("procedure"), known) < 0:
            continue
        frame = _read_frame(fields, rules, where, entry, seats, read, expected)
        frame.next = docket
        docket = frame
    return docket


def _read_frame(
    fields: Fields,
    rules: Rules[Any],
    where: str,
    entry: Mapping[str, Any],
    seats: tuple[str, ...],
    read: Reader,
    expected: Expected | None,
) -> Frame:
    number = named(str(entry["procedure"]))
    operands = rules.table[number].operands.split()
    fields.known(where, entry, ("procedure", "seat", *operands))
    seat = fields.one_of(f"{where}.seat", entry["seat"], seats) if "seat" in entry else NOBODY
    values = []
    for operand in operands:
        value = read(operand, entry.get(operand))
        if value is None:
            found = brief(entry.get(operand))
            told = Told("docket.expected", expected=expected(operand), found=found) if expected else None
            fields.wrong(f"{where}.{operand}", told or Told("docket.senseless", found=found))
        values.append(value or 0)
    return Frame(number, seat, *values)


def check_docket(
    fields: Fields,
    rules: Rules[S],
    s: S,
    order: Order,
    needs: Mapping[str, Need[S]],
    phase: str,
    players: int,
    seats: Sequence[str],
) -> None:
    """Note in `fields` what is wrong with the docket of a state: how its frames lie, and what each of them needs.

    `seats` are all that take part, the first `players` of them people's.
    """
    before = fields.found
    order.check(fields, rules, s.docket, phase, players, seats)
    if fields.found > before:
        return
    for place, f in enumerate(frames(s.docket)):
        name = NAMES[f.procedure]
        if place == 0 and name in order.at_once and not _is_due(rules, s, f):
            fields.wrong("docket[1]", Told("docket.not-due", name=name))
            return
        why_not = needs[name](s, f) if name in needs else None
        if why_not is not None:
            fields.wrong(f"docket[{place + 1}]", Told("docket.need", name=name, why=why_not))


def _is_due(rules: Rules[S], s: S, f: Frame) -> bool:
    due = rules.due(s)
    return due is not None and same_frame(due, f)


def come_to_rest(rules: Rules[S], s: S) -> None:
    """Go on to the first question; a docket that does not fit the rest of the position is told, not crashed on."""
    try:
        rules.settle(s)
        ask = _first_question(rules, s)
    except (IndexError, ValueError, AssertionError, TypeError):
        raise BadPosition([Told("position.docket")]) from None
    if ask is not None and not ask.moves:
        raise BadPosition([Told("position.no-choice", procedure=repr(ask.procedure))])


def _first_question(rules: Rules[S], s: S) -> Ask | None:
    """What is asked once an automa, if it is its turn, has acted; the state itself stays as it was read."""
    ask = rules.ask(s)
    trial = rules.copy(s) if ask is not None and ask.by_rule else s
    while ask is not None and ask.by_rule and ask.moves:
        rules.play(trial, ask.moves[0])
        ask = rules.ask(trial)
    return ask
