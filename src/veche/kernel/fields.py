"""Reading data that a person wrote: every field is checked, and everything that is wrong is told at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from veche.kernel.errors import MOST_TOLD, BadPosition, brief
from veche.kernel.hint import near

MOST_NAMED = 40
"""So many of the names that would do are told."""


class Fields:
    """Collects problems while fields are read; each reader gives a harmless value where it found something wrong.

    The first MOST_TOLD are told, the others only counted.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.more = 0

    def wrong(self, where: str, what: str) -> None:
        """Note what is wrong, and where."""
        if self._enough():
            return
        told = f"{where}: {what}" if where else what
        self.problems.append(told if told.endswith("?") else f"{told}.")

    def _enough(self) -> bool:
        """Whether what was just found need not be told any more: then it is counted, and nobody looks for words."""
        if len(self.problems) < MOST_TOLD:
            return False
        self.more += 1
        return True

    def stop_at_problems(self) -> None:
        """Tell everything that was wrong so far, if anything was."""
        if self.problems:
            raise BadPosition(self.problems, self.more)

    def known(self, where: str, fields: Mapping[str, Any], names: Sequence[str]) -> None:
        """Every field must be one of the names."""
        for field in fields:
            if field not in names and not self._enough():
                meant = "".join(f"; did you mean {one!r}?" for one in near(field, names))
                self.wrong(where, f"there is no field {brief(field)}{meant}")

    def mapped(self, where: str, value: Any) -> Mapping[str, Any]:
        """An object with names, or an empty one."""
        if isinstance(value, Mapping):
            return value
        self.wrong(where, f"expected an object with names, found {brief(value)}")
        return {}

    def listed(self, where: str, value: Any) -> list[Any]:
        """A list, or an empty one."""
        if isinstance(value, list):
            return value
        self.wrong(where, f"expected a list, found {brief(value)}")
        return []

    def whole(self, where: str, value: Any, least: int, most: int) -> int:
        """A whole number within bounds, or the least."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(where, f"expected a whole number from {least} to {most}, found {brief(value)}")
        return least

    def truth(self, where: str, value: Any) -> int:
        """1 for true, 0 for false."""
        if not isinstance(value, bool):
            self.wrong(where, f"expected true or false, found {brief(value)}")
        return int(bool(value))

    def one_of(self, where: str, value: Any, names: Sequence[str]) -> int:
        """The place of a name among the names, or -1."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        if self._enough():
            return -1
        meant = "".join(f"; did you mean {one!r}?" for one in near(value, names)) or f"; known are {_some(names)}"
        self.wrong(where, f"there is no {brief(value)} here{meant}")
        return -1


def _some(names: Sequence[str]) -> str:
    """The names, or the first of very many."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    return f"{', '.join(names[:MOST_NAMED])} and {len(names) - MOST_NAMED} more"
