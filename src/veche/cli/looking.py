"""Commands that look at a file and change nothing: show, position, outcome, replay."""

from __future__ import annotations

import argparse
from typing import Any

from veche import files, titles
from veche.cli.common import (
    Commands,
    GameAt,
    add_at,
    add_file,
    asked_line,
    at_version,
    command,
    game_at,
    opened,
    question,
    say_json,
    seat_number,
)
from veche.cli.show import everything, outcome_data, report, scoring_sheet, told_last, whole_story
from veche.cli.speech import say
from veche.kernel import journal
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.errors import NotOver
from veche.kernel.game import Entry, Game
from veche.kernel.luck import luck
from veche.kernel.sentences import meaning
from veche.kernel.words import Words
from veche.shelf.title import title_of
from veche.story.composer import ALL


def add_commands(commands: Commands) -> None:
    show_parser = command(commands, "show", show, "about.show")
    add_file(show_parser)
    add_at(show_parser)
    _add_reader(show_parser)

    position_parser = command(commands, "position", position, "about.position")
    add_file(position_parser)
    add_at(position_parser)
    position_parser.add_argument("-o", "--output", metavar="FILE", help="help.output")
    position_parser.add_argument("--force", action="store_true", help="help.force")

    outcome_parser = command(commands, "outcome", outcome, "about.outcome")
    add_file(outcome_parser)

    replay_parser = command(commands, "replay", replay, "about.replay")
    add_file(replay_parser)
    add_at(replay_parser)
    replay_parser.add_argument("--check", action="store_true", help="help.check")
    replay_parser.add_argument("--story", action="store_true", help="help.story")
    _add_reader(replay_parser)


def _add_reader(parser: argparse.ArgumentParser) -> None:
    reader = parser.add_mutually_exclusive_group()
    reader.add_argument("--seat", metavar="SEAT", help="help.as-seat")
    reader.add_argument("--spectator", action="store_true", help="help.spectator")
    reader.add_argument("--all", action="store_true", help="help.all")


def _reader(options: argparse.Namespace, game: Game[Any], otherwise: int) -> int:
    if options.all:
        return ALL
    if options.spectator:
        return NOBODY
    if options.seat is not None:
        return seat_number(game.seats, game.setup.players, options.seat)
    return otherwise


def _reader_name(game: Game[Any], reader: int) -> str:
    return {ALL: "all", NOBODY: "spectator"}.get(reader) or game.seat_name(reader)


def show(options: argparse.Namespace) -> None:
    then = game_at(options)
    game = then.game
    ask = then.ask
    asked = NOBODY if ask is None or ask.seat == CHANCE else ask.seat
    reader = _reader(options, game, asked)
    words = game.words()
    if options.json:
        return say_json(_shown(then, reader, words))
    called, seen_by = titles.told(game.title.meta).name, _reader_name(game, reader)
    print(say("said.shown", title=called, version=then.version, reader=seen_by))
    sections = everything(game, then.state) if reader == ALL else report(game, game.rules.view(then.state, reader))
    happened = told_last(game, then.version, reader)
    sections += [(say("said.last"), happened)] if happened else []
    for heading, lines in sections:
        print(f"\n{heading}")
        for line in lines:
            print(f"  {line}".rstrip())
    print(f"\n{asked_line(then, words)}")
    return None


def _shown(then: GameAt, reader: int, words: Words) -> dict[str, Any]:
    game = then.game
    asked = question(then, words)
    found: dict[str, Any] = {"title": game.title.meta.id, "version": then.version, "seat": _reader_name(game, reader)}
    found["asked"] = {key: asked[key] for key in ("seat", "procedure", "prompt")}
    found["story"] = told_last(game, then.version, reader)
    if reader == ALL:
        return found | {"position": files.position(game, then.state)}
    return found | {"view": game.rules.view(then.state, reader).data()}


def position(options: argparse.Namespace) -> None:
    then = game_at(options)
    text = files.position_text(then.game, then.state)
    if options.output is None:
        print(text, end="")
        return
    files.write_new(options.output, text, options.force)
    if options.json:
        say_json({"file": options.output, "version": then.version})
    else:
        print(say("said.written", file=options.output, version=then.version))


def outcome(options: argparse.Namespace) -> None:
    game = opened(options.file).game
    found = title_of(game).account(game)
    if found is None:
        now = GameAt(game, game.state, game.version)
        raise NotOver("command.not-over", asked=asked_line(now, game.words()))
    if options.json:
        return say_json(outcome_data(game, found))
    for line in scoring_sheet(game, found):
        print(line)
    return None


def replay(options: argparse.Namespace) -> None:
    match = opened(options.file)
    then = at_version(match, options.at)
    reader = _reader(options, match.game, ALL)
    if options.check:
        return _tell_check(match, then, options.json)
    if options.story:
        return _tell_story(then, reader, options.json)
    entries = [_told(then.game, entry, reader) for entry in then.game.entries[: then.version]]
    if options.json:
        return say_json({"version": then.version, "seat": _reader_name(match.game, reader), "entries": entries})
    words = match.game.words()
    for entry, told in zip(then.game.entries, entries):
        line = journal.move_line(**told)
        open_move = not entry.is_undo and told["move"] == entry.text
        print(f"{line:<40} {meaning(match.game.rules.catalogue, entry.move, words)}" if open_move else line)
    print(asked_line(then, words))
    return None


def _tell_story(then: GameAt, reader: int, as_json: bool) -> None:
    told = whole_story(then.game, then.version, reader)
    if as_json:
        return say_json({"version": then.version, "seat": _reader_name(then.game, reader), "story": told})
    for line in told:
        print(line)
    print(asked_line(then, then.game.words()))
    return None


def _told(game: Game[Any], entry: Entry, reader: int) -> dict[str, Any]:
    text = entry.text if reader == ALL else game.text_for(entry, reader)
    return {"version": entry.version, "seat": game.seat_name(entry.seat), "move": text}


def _tell_check(match: files.Opened, then: GameAt, as_json: bool) -> None:
    """Whoever comes here has a journal whose every line was legal, or a possible position."""
    game = match.game
    drawn, other = _chance_as_luck_says(game)
    ask = then.ask
    found = {
        "ok": True,
        "kind": "position" if match.is_position else "journal",
        "version": game.version,
        "luck": "ask" if game.seed is None else game.seed,
        "chance": drawn + other,
        "chance_by_luck": drawn,
        "over": game.is_over,
        "asked": game.seat_name(ask.seat) if ask else None,
    }
    if as_json:
        return say_json(found)
    if match.is_position:
        print(say("said.possible"))
    else:
        print(say("said.legal", number=game.version))
        if other and game.seed is not None:
            print(say("said.chosen", other=other, all=drawn + other, seed=game.seed or 0))
    print(asked_line(then, game.words()))
    return None


def _chance_as_luck_says(game: Game[Any]) -> tuple[int, int]:
    """How many outcomes of chance are those that the game's luck gives at their version, and how many are others."""
    drawn = other = 0
    past = Game(game.title, game.setup, None, game.corrections, game.start, chance_plays=False)
    for entry in game.entries:
        ask = past.ask
        if entry.seat == CHANCE and ask is not None:
            as_luck_says = game.seed is not None and ask.falls_on(luck(game.seed, entry.version)) == entry.move
            drawn, other = drawn + as_luck_says, other + (not as_luck_says)
        past.repeat(game.seat_name(entry.seat), entry.text)
    return drawn, other
