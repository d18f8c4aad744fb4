"""Reading an observation back: what it says must be what the view says."""

from __future__ import annotations

from array import array
from typing import Any

from veche.envs.layout import Layout
from veche.kernel.columns import Holds
from veche.kernel.docket import NAMES
from veche.kernel.encoder import MOST_FRAMES, NO_FRAME
from veche.kernel.procedure import Missing


def encoded(layout: Layout, s: Any, seat: int) -> list[int]:
    """What the seat is shown."""
    out = array("i", [77]) * layout.length
    layout.encoder.encode(s, seat, memoryview(out))
    return out.tolist()


def decoded(layout: Layout, numbers: list[int]) -> dict[str, Any]:
    """The data of the view that these numbers tell."""
    seat = numbers[layout.field("seat").first]
    view = layout.fresh.data()
    told_numbers: dict[str, int] = dict(layout.fresh.numbers)
    columns: dict[str, list[int]] = {name: list(column) for name, column in layout.fresh.columns.items()}
    for field in layout.fields:
        if field.entry is None:
            continue
        read = [_absolute(layout, field.holds, number, seat) for number in numbers[field.first : field.after]]
        name = field.entry.name
        if name in columns:
            if field.entry.longest:
                columns[name] = read
            else:
                for place, number in zip(_places(layout, field.entry.index, seat), read, strict=True):
                    columns[name][place] = number
        else:
            (told_numbers[name],) = read
    if "rows_out" in columns:
        rebellion = columns["rebellion"]
        columns["rows_out"] = columns["rows_out"][: rebellion[3] * 8 if rebellion[4] != -1 else 0]
    view["seat"], view["over"] = seat, bool(numbers[1])
    view["numbers"], view["columns"], view["docket"] = told_numbers, columns, _docket(layout, numbers, seat)
    return view


def _places(layout: Layout, index: str, seat: int) -> list[int]:
    """Where in the column each number belongs, worked out by counting through it."""
    found = [0]
    for thing in index.split():
        count = layout.table.all_things[thing]
        turn = [(place + seat) % layout.seats for place in range(layout.seats)] if thing == "seat" else range(count)
        found = [one * count + step for one in found for step in turn]
    return found


def _other(layout: Layout, relative: int, seat: int) -> int:
    return (relative + seat) % layout.seats if 0 <= relative < layout.seats else relative


def _absolute(layout: Layout, holds: Holds, number: int, seat: int) -> int:
    if holds.bits:
        return sum([1 << _other(layout, one, seat) for one in range(4) if number >> one & 1])
    for first, width in holds.seats:
        if first <= number < first + layout.seats * width:
            return first + _other(layout, (number - first) // width, seat) * width + (number - first) % width
    return number


def _docket(layout: Layout, numbers: list[int], seat: int) -> list[list[Any]]:
    operands = {
        NAMES[number]: one.operands.split()
        for number, one in enumerate(layout.rules.table)
        if not isinstance(one, Missing)
    }
    found: list[list[Any]] = []
    for frame in range(MOST_FRAMES):
        first = layout.field(f"frame-{frame}-procedure").first
        procedure, whose, *read = numbers[first : first + 6]
        if whose == NO_FRAME:
            assert (procedure, *read) == (-1, 0, 0, 0, 0)
            continue
        name = layout.procedures[procedure]
        for place, operand in enumerate(operands[name]):
            if operand in ("opponent", "attacker"):
                read[place] = _other(layout, read[place], seat)
        found.append([name, _other(layout, whose, seat), *read])
    assert numbers[layout.field("frames").first] == len(found)
    return found
