"""The journal as a text that a person can read: how the match was set up, then one line for every version.

    veche 1
    title rurik
    rules 1
    players 3
    option deed-row
    luck 7
    --
    1 chance: first-player yellow
    2 yellow: choose leader maria
    3 yellow: undo 1
    == 3

The last line counts the versions, so that a journal that was cut off is noticed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from veche.kernel.docket import NOBODY
from veche.kernel.entry import Entry
from veche.kernel.errors import (
    BadJournal,
    CannotUndo,
    GameOver,
    IllegalInJournal,
    IllegalMove,
    NotAMove,
    TruncatedJournal,
    VecheError,
    brief,
)
from veche.kernel.game import Game
from veche.kernel.json_text import BadJson, read_json
from veche.kernel.meta import Meta
from veche.kernel.playable import Playable
from veche.kernel.setup import Setup

FORMAT = 1
_WHOLE = re.compile(r"-?[0-9]{1,30}")
_SETUP_KEYS = ("veche", "title", "rules", "players", "option", "luck", "data", "start", "seat")


# Writing: the format, line by line


def header_lines(
    meta: Meta, setup: Setup, corrections: Mapping[str, Any] | None = None, start: Mapping[str, Any] | None = None
) -> list[str]:
    """The lines that say what is played; whose journal it is, or which luck, comes after them."""
    lines = [f"veche {FORMAT}", f"title {meta.id}", f"rules {meta.rules_version}", f"players {setup.players}"]
    for name, value in sorted(setup.options.items()):
        lines.append(f"option {name}={value}" if value else f"option {name}")
    if corrections:
        lines.append(f"data {_in_a_line(corrections)}")
    return lines if start is None else [*lines, f"start {_in_a_line(start)}"]


def _in_a_line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(", ", ": "), sort_keys=True)


def luck_line(seed: int | None) -> str:
    """The line that says which luck decides chance; None: chance is asked."""
    return f"luck {'ask' if seed is None else seed}"


def move_line(version: int, seat: str, move: str) -> str:
    """The line of a version: who made which move."""
    return f"{version} {seat}: {move}"


def end_line(versions: int) -> str:
    """The last line, which counts the versions."""
    return f"== {versions}"


def text_of(header: list[str], moves: list[str]) -> str:
    """The journal that has this header and these lines of moves."""
    return "\n".join([*header, "--", *moves, end_line(len(moves))]) + "\n"


# Writing a game


def write(game: Game[Any]) -> str:
    """The complete journal. It belongs to whoever keeps the table: it holds every card and the seed."""
    known = header_lines(game.title.meta, game.setup, game.corrections, game.start)
    return text_of([*known, luck_line(game.seed)], [entry_line(game, entry) for entry in game.entries])


def write_for(game: Game[Any], seat: int) -> str:
    """The journal as one seat may read it while the match runs (NOBODY: the spectator).

    It has `?` for secrets, and neither the seed nor the position it may have begun at, which shows every card.

    It can be read but not continued; once the game is over it is the complete one.
    """
    if game.is_over:
        return write(game)
    reader = "spectator" if seat == NOBODY else game.seat_name(seat)
    known = header_lines(game.title.meta, game.setup, game.corrections)
    lines = [move_line(entry.version, game.seat_name(entry.seat), game.text_for(entry, seat)) for entry in game.entries]
    return text_of([*known, f"seat {reader}"], lines)


def entry_line(game: Game[Any], entry: Entry) -> str:
    """The line of an entry, for whoever may read everything."""
    return move_line(entry.version, game.seat_name(entry.seat), entry.text)


# Reading


def read(text: str, title_of: Callable[[str], Playable[Any, Any]], luck: int | None = None) -> Game[Any]:
    """Play a journal back and give the game; anything wrong is told with its line.

    With `luck`, that is the seed for what comes, whatever the journal says: what was is told by its lines alone.
    """
    lines = text.splitlines()
    if not lines or not lines[0].startswith("veche "):
        raise BadJournal("journal.none", 1 if lines else 0)
    if "--" not in lines:
        raise TruncatedJournal("journal.no-moves")
    middle = lines.index("--")
    game = _begin(_read_header(lines[:middle]), title_of)
    if luck is not None:
        game.seed = luck
    _check_end(text, lines, middle)
    _play_back(game, lines[middle + 1 : -1], middle + 2)
    return game


def _read_header(lines: list[str]) -> dict[str, list[tuple[int, str]]]:
    header: dict[str, list[tuple[int, str]]] = {}
    for number, line in enumerate(lines, 1):
        key, _, value = line.partition(" ")
        if key not in _SETUP_KEYS:
            raise BadJournal("journal.unknown-key", number, key=brief(key), known=_SETUP_KEYS)
        header.setdefault(key, []).append((number, value.strip()))
    if "seat" in header:
        number = header["seat"][0][0]
        raise BadJournal("journal.of-a-seat", number)
    for key in ("title", "players", "luck"):
        if key not in header:
            raise BadJournal("journal.lacks", key=key)
    return header


def _begin(header: dict[str, list[tuple[int, str]]], title_of: Callable[[str], Playable[Any, Any]]) -> Game[Any]:
    number, version = header["veche"][0]
    if version != str(FORMAT):
        raise BadJournal("journal.format", number, found=version[:40], known=FORMAT)
    title = title_of(header["title"][0][1])
    known = title.meta.rules_version
    number, rules = header.get("rules", [(0, str(known))])[0]
    begun_under = _whole(number, rules)
    if not 1 <= begun_under <= known:
        raise BadJournal("journal.rules", number, found=rules, known=known)
    options = {}
    for _, option in header.get("option", []):
        name, _, value = option.partition("=")
        options[name] = value
    seed = None if header["luck"][0][1] == "ask" else _whole(*header["luck"][0])
    data, start = (_json(header[key][0]) if key in header else None for key in ("data", "start"))
    game: Game[Any] = Game(title, Setup(_whole(*header["players"][0]), options), seed, data, start, chance_plays=False)
    game.begun_under = begun_under
    return game


def _whole(number: int, value: str) -> int:
    if not _WHOLE.fullmatch(value):
        shown = value if len(value) < 40 else f"{value[:40]}…"
        raise BadJournal("journal.number", number, found=repr(shown))
    return int(value)


def _json(line: tuple[int, str]) -> dict[str, Any]:
    try:
        data = read_json(line[1])
    except BadJson as error:
        raise BadJournal("journal.data", line[0], error=error) from None
    if not isinstance(data, dict):
        raise BadJournal("journal.no-object", line[0])
    return data


def _check_end(text: str, lines: list[str], middle: int) -> None:
    end = lines[-1]
    if not end.startswith("== ") or not text.endswith("\n"):
        raise TruncatedJournal("journal.cut-off")
    found = len(lines) - middle - 2
    if end != end_line(found):
        last = brief(end[3:])
        raise TruncatedJournal("journal.versions", len(lines), number=found, last=last)


def _play_back(game: Game[Any], lines: list[str], first: int) -> None:
    for place, line in enumerate(lines):
        number = first + place
        version, _, rest = line.partition(" ")
        seat, separator, move = rest.partition(": ")
        if version != str(place + 1) or not separator:
            raise BadJournal("journal.no-move", number, version=place + 1, found=brief(line))
        try:
            game.repeat(seat, move)
        except (IllegalMove, NotAMove, GameOver, CannotUndo) as error:
            raise _not_possible(game, number, brief(line), error) from None
    game.rest()


def _not_possible(game: Game[Any], number: int, line: str, error: VecheError) -> IllegalInJournal:
    if not game.is_of_older_rules:
        return IllegalInJournal("journal.illegal", number, found=line, error=error)
    then, now = game.begun_under, game.title.meta.rules_version
    return IllegalInJournal("journal.illegal-now", number, found=line, error=error, then=then, now=now)


def begins_like_a_journal(text: str) -> bool:
    """Whether a text means to be a journal."""
    return text.lstrip().startswith("veche ")
