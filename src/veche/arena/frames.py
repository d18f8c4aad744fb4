"""Frames: games as tables of pyarrow, which pandas, polars and DuckDB read, and as Parquet files."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from veche.arena.rows import DECISIONS, SEATS, Columns, Recorder, Rows, heading_column, headings_of
from veche.kernel.errors import VecheError
from veche.kernel.game import Game
from veche.shelf.title import AnyTitle, title_of

Journal = Game[Any] | str | os.PathLike[str]
Of = Literal["decisions", "seats"]


class NoFrames(VecheError):
    """The library that makes tables is not installed."""


def pyarrow(part: str = "") -> Any:
    """The library, or a part of it; NoFrames says how to install it."""
    try:
        return import_module(f"pyarrow{part}")
    except ImportError as error:
        raise NoFrames("arena.frames", package="pyarrow") from error


def frame(journals: Journal | Iterable[Journal], of: Of = "decisions") -> Any:
    """Games as one tidy table: a row a decision, or with `of="seats"` a row a seat and game.

    A journal is a game, the name of a file, or the text itself; `game` counts them from 0. What was taken back is left
    out. The table is pyarrow's: `pandas.DataFrame` by `.to_pandas()`, polars' by `polars.from_arrow(…)`.
    """
    from veche import load

    if of not in ("decisions", "seats"):
        raise NoFrames("arena.frames-of", found=repr(of))
    pyarrow()
    several = [journals] if isinstance(journals, (Game, str, os.PathLike)) else journals
    rows, titles = Rows(), {}
    for number, journal in enumerate(several):
        game = journal if isinstance(journal, Game) else load(journal)
        titles[game.title.meta.id] = title_of(game)
        _record(number, game, rows)
    found = [heading for title in titles.values() for heading in headings_of(title)]
    return table(rows.seats, seats_schema(found)) if of == "seats" else table(rows.decisions, decisions_schema())


def _record(number: int, game: Game[Any], rows: Rows) -> None:
    """Repeat a game for its rows."""
    own = Rows()
    recorder = Recorder(title_of(game), game.rules, game.setup, (), own)
    recorder.begin(number)
    state = game.at(0)
    for entry in game.line():
        ask = game.rules.ask(state)
        assert ask is not None
        recorder.entered(entry.version, state, ask, entry.move)
        game.rules.play(state, entry.move)
    recorder.end(state, game.seed)
    rows.add(own)


def decisions_schema() -> Any:
    """What a row a decision holds."""
    return _schema(dict(DECISIONS))


def seats_schema(headings: Iterable[str]) -> Any:
    """What a row a seat and game holds, with the points under these headings."""
    return _schema(dict(SEATS) | {heading_column(heading): "int32" for heading in headings})


def _schema(columns: dict[str, str]) -> Any:
    pa = pyarrow()
    return pa.schema([(name, getattr(pa, kind)()) for name, kind in columns.items()])


def table(columns: Columns, schema: Any) -> Any:
    """Columns as a table of this schema; what is not there is empty."""
    length = len(columns["game"])
    return pyarrow().table(
        [pyarrow().array(columns.get(one.name, [None] * length), one.type) for one in schema], schema=schema
    )


def beside(file: Path) -> Path:
    """Where the decisions are kept, beside the file with the seats.

    >>> beside(Path("games.parquet")).name
    'games-decisions.parquet'
    """
    return file.with_name(f"{file.stem}-decisions{file.suffix}")


class Parquet:
    """Writes the rows of a simulation into two files as they come: seats into `file`, decisions beside it.

    They are written under other names first: what has the proper name is whole.
    """

    def __init__(self, file: Path, title: AnyTitle) -> None:
        self._parquet = pyarrow(".parquet")
        self._files = {file: seats_schema(headings_of(title)), beside(file): decisions_schema()}
        file.parent.mkdir(parents=True, exist_ok=True)
        self._writers = {one: self._parquet.ParquetWriter(_new(one), schema) for one, schema in self._files.items()}

    def write(self, rows: Rows) -> None:
        """Add rows."""
        for columns, (file, schema) in zip((rows.seats, rows.decisions), self._files.items(), strict=True):
            self._writers[file].write_table(table(columns, schema))

    def __enter__(self) -> Parquet:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for file, writer in self._writers.items():
            writer.close()
            if kind is None:
                _new(file).replace(file)
            else:
                with suppress(FileNotFoundError):
                    _new(file).unlink()


def _new(file: Path) -> Path:
    return file.with_name(f"{file.name}.new")
