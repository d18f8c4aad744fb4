"""Journals (`.veche`) and positions (`.json`) on disk, and corrections of the printed data.

Which of the two a file is, its content says, not its name. Files are written beside and renamed, so that a reader finds
the old text or the new one; who writes holds a lock beside the file.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from veche import named_options, titles
from veche.kernel import journal
from veche.kernel.errors import (
    BadCorrections,
    BadJournal,
    BadPosition,
    FileBusy,
    FileInTheWay,
    UnreadableFile,
    brief,
)
from veche.kernel.game import Game
from veche.kernel.json_text import BadJson, read_json
from veche.kernel.setup import Setup
from veche.kernel.telling import Told

if TYPE_CHECKING:
    from filelock import FileLock

Name = str | os.PathLike[str]


@dataclass
class Opened:
    """What a file holds: a game, and whether it was read from a position (which has no past) or from a journal."""

    game: Game[Any]
    is_position: bool = False

    @property
    def written(self) -> int:
        """The version that the file holds: of a position, the one before an automa acted."""
        return 0 if self.is_position else self.game.version


# Reading


def open_match(name: Name) -> Opened:
    """The match that a file holds, journal or position."""
    return read(read_text(name))


def read_text(name: Name) -> str:
    """The text of a file, or a clear word about why there is none."""
    if "\0" in str(name):
        raise UnreadableFile("file.sign", file=repr(str(name)))
    try:
        return Path(name).read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise UnreadableFile("file.missing", file=_shown(name)) from None
    except IsADirectoryError:
        raise UnreadableFile("file.folder", file=_shown(name)) from None
    except UnicodeDecodeError:
        raise UnreadableFile("file.no-text", file=_shown(name)) from None
    except UnicodeEncodeError:
        raise UnreadableFile("file.name", file=_shown(name)) from None
    except OSError as error:
        raise UnreadableFile("file.unread", file=_shown(name), why=_reason(error)) from None


def _shown(name: Name) -> str:
    return repr(os.fspath(name))


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def is_text(name_or_text: str) -> bool:
    """Whether this is the text of a journal or position rather than the name of a file."""
    return "\n" in name_or_text or name_or_text.lstrip().startswith("{")


def is_position_name(name: Name) -> bool:
    """Whether a file of this name is meant to be a position."""
    return os.fspath(name).endswith(".json")


def read(text: str) -> Opened:
    """The match in a text, which is a journal or a position."""
    if text.lstrip().startswith("{"):
        return Opened(_read_position(text), is_position=True)
    if not text.strip():
        raise BadJournal("file.empty")
    if not journal.begins_like_a_journal(text):
        raise BadJournal("file.neither", 1)
    return Opened(journal.read(text, titles.title))


def _read_position(text: str) -> Game[Any]:
    """The game at its first question: where an automa is to act, it has acted. Chance is asked."""
    data = _position_data(text)
    title = titles.title(data["title"])
    setup = Setup(data.get("players", title.meta.usual_players), named_options(data.get("options", [])))
    start = {key: value for key, value in data.items() if key != "data"}
    return Game(title, setup, None, data.get("data") or None, start)


def _position_data(text: str) -> dict[str, Any]:
    """The object in the text, with the keys that every position has in their proper shape."""
    try:
        data = read_json(text)
    except BadJson as error:
        raise BadPosition([error.told]) from None
    problems = list(_misshapen(data))
    if problems:
        raise BadPosition(problems)
    found: dict[str, Any] = data
    return found


def _misshapen(data: dict[str, Any]) -> Iterator[Told]:
    if "title" not in data:
        yield Told("position.title-missing")
    elif not isinstance(data["title"], str):
        yield Told("position.title", found=brief(data["title"]))
    players = data.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool):
        yield Told("position.how-many", found=brief(players))
    options = data.get("options", [])
    values = options.values() if isinstance(options, dict) else options
    if not isinstance(options, list | dict) or not all(isinstance(option, str) for option in values):
        yield Told("position.options", found=brief(options))
    if not isinstance(data.get("data", {}), dict | None):
        yield Told("position.data", found=brief(data["data"]))


# Writing


def text_of(game: Game[Any], as_position: bool = False) -> str:
    """The complete game as the text of a journal or of a position."""
    return position_text(game) if as_position else journal.write(game)


def position_text(game: Game[Any], state: Any = None) -> str:
    """The complete position as JSON that can be edited: the one now, or that of a state of the same game."""
    return tidy_json(position(game, state)) + "\n"


def position(game: Game[Any], state: Any = None) -> dict[str, Any]:
    """The complete position as data. Corrections of the printed data, if any, are in it."""
    general: dict[str, Any] = {
        "title": game.title.meta.id,
        "players": game.setup.players,
        "options": [f"{name}={value}" if value else name for name, value in sorted(game.setup.options.items())],
    }
    special = game.title.dump(game.rules, game.state if state is None else state)
    return general | special | ({"data": dict(game.corrections)} if game.corrections else {})


def tidy_json(value: Any, indent: str = "") -> str:
    """JSON with what fits on a line written on one line.

    >>> print(tidy_json({"round": 2, "row": ["hoard", None]}))
    {"round": 2, "row": ["hoard", null]}
    """
    short = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(short) <= 110 or not isinstance(value, dict | list):
        return short
    deeper = indent + "  "
    if isinstance(value, list):
        inside = [tidy_json(one, deeper) for one in value]
        return "[\n" + ",\n".join(deeper + one for one in inside) + f"\n{indent}]"
    inside = [f"{json.dumps(key, ensure_ascii=False)}: {tidy_json(one, deeper)}" for key, one in value.items()]
    return "{\n" + ",\n".join(deeper + one for one in inside) + f"\n{indent}}}"


def write(name: Name, text: str) -> None:
    """Write the text beside the file, then put it in the file's place: never half a file, whatever happens."""
    path = Path(os.path.realpath(name))
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        _write_out(beside, text)
        if path.exists():
            shutil.copymode(path, beside)
        os.replace(beside, path)
    except OSError as error:
        raise UnreadableFile("file.unwritten", file=_shown(name), why=_reason(error)) from None
    finally:
        with suppress(OSError):
            beside.unlink()
    _keep_the_name(path.parent)


def _write_out(path: Path, text: str) -> None:
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _keep_the_name(folder: Path) -> None:
    """Let the new name survive a power cut too, where the system can promise that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_new(name: Name, text: str, force: bool = False) -> None:
    """Write a file that should not exist yet; with `force`, it may."""
    with held(name):
        if not force and Path(name).exists():
            raise FileInTheWay("file.in-the-way", file=_shown(name))
        write(name, text)


@contextmanager
def held(name: Name) -> Iterator[None]:
    """Hold the file while it is read, changed and written; whoever comes second is refused with FileBusy."""
    from filelock import FileLock, Timeout

    path = os.path.realpath(name)
    if not os.path.isdir(os.path.dirname(path)):
        raise UnreadableFile("file.no-folder", folder=repr(os.path.dirname(os.fspath(name))))
    beside = f"{path}.lock"
    lock = FileLock(beside, timeout=0)
    try:
        while not _acquired(lock, beside):
            lock.release()
    except Timeout:
        raise FileBusy("file.busy", file=_shown(name)) from None
    except OSError as error:
        raise UnreadableFile("file.unwritten", file=_shown(name), why=_reason(error)) from None
    try:
        yield
    finally:
        with suppress(OSError):
            os.unlink(beside)
        lock.release()


def _acquired(lock: FileLock, beside: str) -> bool:
    """Acquire a lock; whether the file that it locks is the one that still stands there.

    Whoever holds a lock takes its file away before releasing it. Another who had opened that file just before acquires
    what nobody will ever meet again, and has to start anew. What stands there before and after was there all the time,
    for it is kept open meanwhile: no other file can look like it.
    """
    with open(beside, "a") as before:
        lock.acquire()
        try:
            return os.path.samestat(os.fstat(before.fileno()), os.stat(beside))
        except FileNotFoundError:
            return False


# Corrections


def read_corrections(name: Name) -> dict[str, Any]:
    """The corrections in a file; the title checks what they say."""
    try:
        data = read_json(read_text(name))
    except BadJson as error:
        raise BadCorrections([Told("corrections.unread", file=os.fspath(name), error=error)]) from None
    if not isinstance(data, Mapping):
        raise BadCorrections([Told("corrections.no-object", file=os.fspath(name))])
    return dict(data)


def own_corrections(title: str) -> Path | None:
    """The file of corrections in the user's configuration folder, if there is one for this title."""
    from platformdirs import user_config_path

    path = user_config_path("veche", appauthor=False) / "corrections" / f"{title}.json"
    return path if path.is_file() else None
