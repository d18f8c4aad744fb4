"""A ledger: results as lines of a file, one as soon as it is there, so that a run that was broken off goes on.

The first line says what is done (`head`), by which version of Veche and under which version of the title's rules:
another one may play other games. Every other line is a result. A last line that was cut off is taken away.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from veche import __version__, titles
from veche.kernel.errors import VecheError


class OtherContest(VecheError):
    """The file holds the games of another contest, or none at all."""


class OtherVersion(OtherContest):
    """The file holds the same contest as another version played it."""


def played_by(title: str) -> dict[str, Any]:
    """Who plays the games of a title here: which Veche, under which version of the rules."""
    return {"veche": __version__, "rules": titles.meta(title).rules_version}


def stored(file: Path, head: Mapping[str, Any], title: str) -> list[dict[str, Any]]:
    """The results that the file has; a fresh file is begun."""
    by = played_by(title)
    first_line = json.dumps({**head, **by})
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole:
        if text:
            raise OtherContest("arena.no-contest", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(first_line + "\n", encoding="utf-8")
        return []
    first, *lines = whole.splitlines()
    if first not in (first_line, json.dumps(head)):  # 0.2.0 did not say which version it was
        was = _object(first)
        if {name: value for name, value in was.items() if name not in by} == json.loads(json.dumps(head)):
            then = {name: str(was.get(name)) for name in by}
            now = {f"{name}-now": str(value) for name, value in by.items()}
            raise OtherVersion("arena.other-build", file=str(file), **then, **now)
        raise OtherContest("arena.other-contest", file=str(file))
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in lines]


def _object(line: str) -> dict[str, Any]:
    try:
        read = json.loads(line)
    except ValueError:
        read = None
    return read if isinstance(read, dict) else {}


class Ledger:
    """A file with results of a title, open for more."""

    def __init__(self, file: Path, head: Mapping[str, Any], title: str) -> None:
        self.results = stored(file, head, title)
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
