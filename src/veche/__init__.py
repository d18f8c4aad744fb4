"""Veche: a table for games of old Rus' and Siberia.

>>> import veche
>>> game = veche.new("rurik", players=3, seed=7, leaders="maria,boris,agatha")
>>> game.asked in ("blue", "yellow", "red")
True
>>> game.play(game.moves[0])
>>> "column kiev" in game.moves
False
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from os import PathLike
from secrets import randbits
from typing import Any, Literal

from veche.kernel.errors import (
    BadCorrections,
    BadJournal,
    BadPlayerCount,
    BadPosition,
    BrokenPast,
    CannotUndo,
    FileBusy,
    FileInTheWay,
    GameOver,
    IllegalInJournal,
    IllegalMove,
    NoSuchVersion,
    NotAMove,
    NotOver,
    Problems,
    TruncatedJournal,
    UnknownAction,
    UnknownOption,
    UnknownSeat,
    UnknownTitle,
    UnreadableFile,
    VecheError,
)
from veche.kernel.game import Game
from veche.kernel.setup import Setup

__version__ = "0.2.0"

__all__ = [
    "new",
    "load",
    "save",
    "frame",
    "Game",
    "VecheError",
    "UnknownTitle",
    "BadPlayerCount",
    "UnknownAction",
    "UnknownOption",
    "UnknownSeat",
    "Problems",
    "BadCorrections",
    "NotAMove",
    "IllegalMove",
    "GameOver",
    "NotOver",
    "CannotUndo",
    "NoSuchVersion",
    "BadJournal",
    "TruncatedJournal",
    "IllegalInJournal",
    "BadPosition",
    "BrokenPast",
    "FileBusy",
    "UnreadableFile",
    "FileInTheWay",
    "__version__",
]

Luck = int | Literal["ask"] | None
Options = Mapping[str, str] | Iterable[str]


def new(
    title: str = "rurik",
    players: int = 2,
    seed: int | None = None,
    options: Options = (),
    leaders: str | Iterable[str] | None = None,
    corrections: Mapping[str, Any] | None = None,
    luck: Luck = None,
    colours: str | Iterable[str] | None = None,
    first: str | None = None,
) -> Game[Any]:
    """A new game, at its first question.

    `options` are written as on the command line, `"deed-row"` or `"name=value"`, or given as a mapping. `seed` (or
    `luck`, which means the same) decides chance; without it a fresh one is drawn. With `luck="ask"` chance is a seat
    that is asked, and its outcomes are played like moves. `leaders` and `colours` go by seat; `first` is the colour
    that begins.

    >>> new("stroganov", colours="red,green", first="green").setup.options
    {'colours': 'red,green', 'first': 'green'}

    >>> scenario = new("rurik", luck="ask")
    >>> scenario.asked, "reveal deed hoard" in scenario.moves
    ('chance', True)
    """
    from veche import titles

    chosen = named_options(options)
    if leaders is not None:
        chosen["leaders"] = leaders if isinstance(leaders, str) else ",".join(leaders)
    if colours is not None:
        chosen["colours"] = colours if isinstance(colours, str) else ",".join(colours)
    if first is not None:
        chosen["first"] = first
    known = titles.title(title)
    if corrections is not None:
        known.check_corrections(corrections)
    return Game(known, Setup(players, chosen), _seed(seed, luck), corrections)


def named_options(options: Options) -> dict[str, str]:
    """Options by name; one without a value has the value "".

    >>> named_options(["deed-row", "leaders=maria,boris"])
    {'deed-row': '', 'leaders': 'maria,boris'}
    """
    if isinstance(options, Mapping):
        return {name: str(value) for name, value in options.items()}
    words = options.split() if isinstance(options, str) else options
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def _seed(seed: int | None, luck: Luck) -> int | None:
    if luck == "ask":
        return None
    if luck is not None:
        return luck
    return randbits(63) if seed is None else seed


def load(path_or_text: str | PathLike[str]) -> Game[Any]:
    """The game of a journal or a position: a file, or the text itself.

    A position has no luck of its own: chance is asked like a seat until `game.seed` is set and `game.rest()` called.
    Where an automa is to act, it has acted.

    >>> from veche.kernel import journal
    >>> load(journal.write(new("rurik", seed=7))).seed
    7
    """
    from veche import files

    if isinstance(path_or_text, str) and (not path_or_text or files.is_text(path_or_text)):
        return files.read(path_or_text).game
    return files.open_match(path_or_text).game


def frame(
    journals: Game[Any] | str | PathLike[str] | Iterable[Game[Any] | str | PathLike[str]],
    of: Literal["decisions", "seats"] = "decisions",
) -> Any:
    """Games as one tidy table of pyarrow: a row a decision, or with `of="seats"` a row a seat and game.

    Each journal is a game, the name of a file, or the text itself. It needs the extra `frames`; pandas, polars and
    DuckDB read the table.

    >>> game = new("stroganov", seed=7)
    >>> game.play(game.moves[0])
    >>> frame(game).num_rows
    1
    """
    from veche.arena.frames import frame

    return frame(journals, of)


def save(game: Game[Any], path: str | PathLike[str]) -> None:
    """Write the game: as a position if the name ends in `.json`, else as a journal. An older file is replaced."""
    from veche import files

    with files.held(path):
        files.write(path, files.text_of(game, files.is_position_name(path)))
