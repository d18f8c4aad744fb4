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
from veche.kernel.errors import (
    BadJournal,
    CannotUndo,
    GameOver,
    IllegalInJournal,
    IllegalMove,
    NotAMove,
    TruncatedJournal,
    brief,
)
from veche.kernel.game import Game
from veche.kernel.json_text import BadJson, read_json
from veche.kernel.playable import Playable
from veche.kernel.setup import Setup

FORMAT = 1
_WHOLE = re.compile(r"-?[0-9]{1,30}")
_SETUP_KEYS = ("veche", "title", "rules", "players", "option", "luck", "data", "start", "seat")


def write(game: Game[Any]) -> str:
    """The complete journal. It belongs to whoever keeps the table: it holds every card and the seed."""
    luck = "ask" if game.seed is None else str(game.seed)
    header = _header(game) + ([] if game.start is None else [f"start {_line_of(game.start)}"])
    return _text(game, [*header, f"luck {luck}"], [entry.text for entry in game.entries])


def write_for(game: Game[Any], seat: int) -> str:
    """The journal as one seat may read it while the match runs (NOBODY: the spectator).

    It has `?` for secrets, and neither the seed nor the position it may have begun at, which shows every card.

    It can be read but not continued; once the game is over it is the complete one.
    """
    if game.is_over:
        return write(game)
    reader = "spectator" if seat == NOBODY else game.seat_name(seat)
    return _text(game, _header(game) + [f"seat {reader}"], [game.text_for(entry, seat) for entry in game.entries])


def _header(game: Game[Any]) -> list[str]:
    meta = game.title.meta
    lines = [f"veche {FORMAT}", f"title {meta.id}", f"rules {meta.rules_version}", f"players {game.setup.players}"]
    for name, value in sorted(game.setup.options.items()):
        lines.append(f"option {name}={value}" if value else f"option {name}")
    if game.corrections:
        lines.append(f"data {_line_of(game.corrections)}")
    return lines


def _line_of(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(", ", ": "), sort_keys=True)


def _text(game: Game[Any], header: list[str], moves: list[str]) -> str:
    lines = [
        f"{entry.version} {game.seat_name(entry.seat)}: {move}" for entry, move in zip(game.entries, moves, strict=True)
    ]
    return "\n".join([*header, "--", *lines, f"== {len(lines)}"]) + "\n"


def read(text: str, title_of: Callable[[str], Playable[Any, Any]], luck: int | None = None) -> Game[Any]:
    """Play a journal back and give the game; anything wrong is told with its line.

    With `luck`, that is the seed for what comes, whatever the journal says: what was is told by its lines alone.
    """
    lines = text.splitlines()
    if not lines or not lines[0].startswith("veche "):
        raise BadJournal("this is no journal of Veche: the first line should be 'veche 1'.", 1 if lines else 0)
    if "--" not in lines:
        raise TruncatedJournal("The journal ends before its first move: the line '--' is missing.")
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
            known = ", ".join(_SETUP_KEYS)
            raise BadJournal(f"{brief(key)} is nothing a journal begins with. Known are: {known}.", number)
        header.setdefault(key, []).append((number, value.strip()))
    if "seat" in header:
        number = header["seat"][0][0]
        raise BadJournal("this journal was exported for one seat: it can be read, but not continued.", number)
    for key in ("title", "players", "luck"):
        if key not in header:
            raise BadJournal(f"The journal does not say its {key}: a line '{key} …' is missing before '--'.")
    return header


def _begin(header: dict[str, list[tuple[int, str]]], title_of: Callable[[str], Playable[Any, Any]]) -> Game[Any]:
    number, version = header["veche"][0]
    if version != str(FORMAT):
        raise BadJournal(f"the journal has format {version[:40]}; this program reads format {FORMAT}.", number)
    title = title_of(header["title"][0][1])
    known = title.meta.rules_version
    number, rules = header.get("rules", [(0, str(known))])[0]
    begun_under = _whole(number, rules)
    if not 1 <= begun_under <= known:
        raise BadJournal(f"it was played with rules version {rules}; this program has version {known}.", number)
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
        raise BadJournal(f"{shown!r} should be a whole number.", number)
    return int(value)


def _json(line: tuple[int, str]) -> dict[str, Any]:
    try:
        data = read_json(line[1])
    except BadJson as error:
        raise BadJournal(f"the data after the first word: {error}.", line[0]) from None
    if not isinstance(data, dict):
        raise BadJournal("the data after the first word should be an object in braces.", line[0])
    return data


def _check_end(text: str, lines: list[str], middle: int) -> None:
    end = lines[-1]
    if not end.startswith("== ") or not text.endswith("\n"):
        raise TruncatedJournal("The journal is cut off: its last line should be '==' and the number of versions.")
    found = len(lines) - middle - 2
    if end != f"== {found}":
        last = brief(end[3:])
        raise TruncatedJournal(f"The journal has {found} versions, but its last line says {last}.", len(lines))


def _play_back(game: Game[Any], lines: list[str], first: int) -> None:
    for place, line in enumerate(lines):
        number = first + place
        version, _, rest = line.partition(" ")
        seat, separator, move = rest.partition(": ")
        if version != str(place + 1) or not separator:
            raise BadJournal(f"expected '{place + 1} seat: move' but found {brief(line)}.", number)
        try:
            game.repeat(seat, move)
        except (IllegalMove, NotAMove, GameOver, CannotUndo) as error:
            raise IllegalInJournal(f"{brief(line)} {_was_not_possible(game)} {error}", number) from None
    game.rest()


def _was_not_possible(game: Game[Any]) -> str:
    if not game.is_of_older_rules:
        return "was not possible here."
    then, now = game.begun_under, game.title.meta.rules_version
    return f"is not possible here under rules version {now}; the match was begun under version {then}."


def begins_like_a_journal(text: str) -> bool:
    """Whether a text means to be a journal."""
    return text.lstrip().startswith("veche ")
