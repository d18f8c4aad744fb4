"""A ledger: results as lines of a file, one as soon as it is there, so that a run that was broken off goes on.

The first line says what is done (`head`); every other is a result. A last line that was cut off is taken away.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from veche.kernel.errors import VecheError


class OtherContest(VecheError):
    """The file holds the games of another contest, or none at all."""


def stored(file: Path, head: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The results that the file has; a fresh file is begun."""
    first_line = json.dumps(head)
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole:
        if text:
            raise OtherContest("arena.no-contest", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(first_line + "\n", encoding="utf-8")
        return []
    first, *lines = whole.splitlines()
    if first != first_line:
        raise OtherContest("arena.other-contest", file=str(file))
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in lines]


class Ledger:
    """A file with results, open for more."""

    def __init__(self, file: Path, head: Mapping[str, Any]) -> None:
        self.results = stored(file, head)
        self._file = file.open("a", encoding="utf-8")

    def write(self, result: Mapping[str, Any]) -> None:
        """Keep one more result; it is in the file when this returns."""
        self._file.write(json.dumps(result) + "\n")
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
