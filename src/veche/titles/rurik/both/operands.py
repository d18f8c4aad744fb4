"""How the numbers of a frame are written: by name, as a list of names, as counts of names, or simply as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from veche.kernel.columns import Holds, seat_or, within
from veche.kernel.encoder import MOST
from veche.kernel.telling import Told
from veche.kernel.words import ROW

YES_OR_NO: Final = (0, 1)
SOME: Final = (1, 99)
"""The bounds of numbers: a switch, and how many of something."""

SEATS: Final = ("opponent", "attacker")
"""The operands that are seats."""

Written: TypeAlias = str | int | list[str] | dict[str, int]


class Operands:
    """The operands of an edition's procedures that are not written as numbers.

    `named`: a name for each number; `sets`: bits, written as a list of names; `packed`: counts of a few bits each,
    written as names with their counts; `numbers`: the least and the most of an operand that is simply a number.
    """

    def __init__(
        self,
        named: Mapping[str, tuple[str, ...]],
        sets: Mapping[str, tuple[str, ...]],
        packed: Mapping[str, tuple[str, ...]],
        numbers: Mapping[str, tuple[int, int]],
        bits: int = 4,
    ) -> None:
        self.named = named
        self.sets = sets
        self.packed = packed
        self.numbers = numbers
        self.bits = bits

    def write(self, operand: str, value: int) -> Written:
        """How the value of an operand is written."""
        if operand in self.sets:
            return [name for bit, name in enumerate(self.sets[operand]) if value & (1 << bit)]
        if operand in self.packed:
            mask = (1 << self.bits) - 1
            counts = {name: value >> (self.bits * place) & mask for place, name in enumerate(self.packed[operand])}
            return {name: number for name, number in counts.items() if number}
        return self.named[operand][value] if operand in self.named else min(value, self.numbers[operand][1])

    def holds(self, operand: str) -> Holds:
        """What the value of an operand can be."""
        if operand in self.sets:
            return within(0, (1 << len(self.sets[operand])) - 1)
        if operand in self.packed:
            return within(0, min((1 << self.bits * len(self.packed[operand])) - 1, MOST))
        if operand in self.named:
            last = len(self.named[operand]) - 1
            return seat_or(0, last) if operand in SEATS else within(0, last)
        return within(*self.numbers[operand])

    def said(self, operand: str, value: int) -> str | int:
        """The value of an operand for a sentence."""
        written = self.write(operand, value)
        if isinstance(written, (str, int)):
            return written
        return ROW.join(written)

    def read(self, operand: str, written: Any) -> int | None:
        """The value of an operand that is written so, or None if it makes no sense."""
        if operand in self.sets:
            names = self.sets[operand]
            if isinstance(written, list) and all(isinstance(name, str) and name in names for name in written):
                return sum([1 << names.index(name) for name in set(written)])
            return None
        if operand in self.packed:
            return self._read_counts(self.packed[operand], written)
        if operand in self.named:
            names = self.named[operand]
            return names.index(written) if isinstance(written, str) and written in names else None
        least, most = self.numbers[operand]
        return written if type(written) is int and least <= written <= most else None

    def _read_counts(self, names: tuple[str, ...], written: Any) -> int | None:
        if not isinstance(written, Mapping):
            return None
        total = 0
        for name, number in written.items():
            if name not in names or type(number) is not int or not 0 <= number < 1 << self.bits:
                return None
            total += number << (self.bits * names.index(name))
        return total

    def expected(self, operand: str) -> Told:
        """What may be written, for somebody who wrote something else."""
        if operand in self.named:
            return Told("docket.one-of", names=[name for name in self.named[operand] if name])
        if operand in self.sets:
            return Told("docket.some-of", names=self.sets[operand])
        if operand in self.packed:
            return Told("docket.numbers-for", names=self.packed[operand])
        least, most = self.numbers[operand]
        return Told("docket.number", least=least, most=most)
