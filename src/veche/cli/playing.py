"""Commands that make and change files: new, play, undo; and moves, which says what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from veche import files, titles
from veche.cli.common import (
    BY_SEAT,
    BadCommand,
    Commands,
    GameAt,
    add_at,
    add_file,
    add_luck,
    add_setup,
    asked_line,
    at_least,
    at_table,
    command,
    corrections_of,
    fresh_seed,
    game_at,
    opened,
    question,
    remark_on,
    say_json,
    setup_of,
)
from veche.cli.speech import say
from veche.kernel import journal
from veche.kernel.errors import CannotUndo
from veche.kernel.game import Game
from veche.kernel.sentences import meaning, with_remark


def add_commands(commands: Commands) -> None:
    new_parser = command(commands, "new", new, "about.new")
    new_parser.add_argument("title", nargs="?", metavar="TITLE", help="help.title")
    add_setup(new_parser)
    new_parser.add_argument("--seed", type=int, metavar="N", help="help.luck-seed")
    add_luck(new_parser)
    new_parser.add_argument("--from", dest="start", metavar="FILE", help="help.from")
    new_parser.add_argument("-o", "--output", metavar="FILE", help="help.journal-output")
    new_parser.add_argument("--force", action="store_true", help="help.replace")

    moves_parser = command(commands, "moves", moves, "about.moves")
    add_file(moves_parser)
    add_at(moves_parser)
    moves_parser.add_argument("--meaning", action="store_true", help="help.meaning")

    play_parser = command(commands, "play", play, "about.play")
    add_file(play_parser)
    play_parser.add_argument("moves", nargs="*", metavar="MOVE", help="help.moves")
    add_luck(play_parser)

    undo_parser = command(commands, "undo", undo, "about.undo")
    add_file(undo_parser)
    undo_parser.add_argument("--steps", type=at_least(1), default=1, metavar="N", help="help.steps")


def new(options: argparse.Namespace) -> None:
    game = _from_position(options) if options.start is not None else _from_setup(options)
    text = files.text_of(game)
    if options.output is not None:
        files.write_new(options.output, text, options.force)
    if options.json:
        say_json(_description(game, options.output) | ({} if options.output is not None else {"journal": text}))
    elif options.output is None:
        print(text, end="")
    else:
        called = titles.told(game.title.meta).name
        print(say("said.begun", file=options.output, title=called, players=at_table(game.setup.players)))
        print(asked_line(_now(game), game.words()))


def _description(game: Game[Any], file: str | None) -> dict[str, Any]:
    return {
        "file": file,
        "title": game.title.meta.id,
        "players": game.setup.players,
        "options": game.setup.options,
        "luck": "ask" if game.seed is None else game.seed,
        "corrected": bool(game.corrections),
        "version": game.version,
        "asked": game.asked,
    }


def _from_setup(options: argparse.Namespace) -> Game[Any]:
    if options.title is None:
        raise BadCommand("command.which-game", titles=[meta.id for meta in titles.metas()])
    title = titles.title(options.title)
    return Game(title, setup_of(options, title), _seed(options), corrections_of(options, title))


def _from_position(options: argparse.Namespace) -> Game[Any]:
    """A journal that begins at a position; the position says title, players, options and corrections."""
    said = any(getattr(options, name) for name in BY_SEAT)
    if options.players is not None or options.solo or options.option or said or options.data:
        raise BadCommand("command.from")
    match = opened(options.start)
    start = match.game
    if options.title not in (None, start.title.meta.id):
        is_of = start.title.meta.id
        raise BadCommand("command.other-title", file=repr(options.start), title=is_of, named=options.title)
    data = files.position(start, start.at(match.written))
    data.pop("data", None)
    return Game(start.title, start.setup, _seed(options), start.corrections, data)


def _seed(options: argparse.Namespace) -> int | None:
    if options.seed is not None and options.luck is not None:
        raise BadCommand("command.seed")
    if options.luck == "ask":
        return None
    given: int | None = options.luck if options.seed is None else options.seed
    return fresh_seed() if given is None else given


def _now(game: Game[Any]) -> GameAt:
    return GameAt(game, game.state, game.version)


def moves(options: argparse.Namespace) -> None:
    then = game_at(options)
    words = then.game.words()
    if options.json:
        return say_json(question(then, words))
    print(asked_line(then, words))
    ask = then.ask
    catalogue = then.game.rules.catalogue
    for move in ask.moves if ask else []:
        text = catalogue.text(move)
        if options.meaning:
            sentence = with_remark(meaning(catalogue, move, words), remark_on(then, move, words))
            print(f"{text:<28} {sentence}")
        else:
            print(text)
    return None


def play(options: argparse.Namespace) -> None:
    if not options.moves and options.luck is None:
        raise BadCommand("command.no-move")
    files.read_text(options.file)  # a missing file is told as such, before its lock is made
    with files.held(options.file):
        match = opened(options.file)
        before = match.written
        _set_luck(match, options.luck)
        match.game.play(*options.moves)
        files.write(options.file, files.text_of(match.game, match.is_position))
    _tell_new_entries(match.game, before, options.json)


def _set_luck(match: files.Opened, luck: int | str | None) -> None:
    """A journal goes on with its own luck unless another is given; a position, which has none, with a fresh one."""
    if luck == "ask":
        match.game.seed = None
    elif isinstance(luck, int):
        match.game.seed = luck
    elif match.is_position:
        match.game.seed = fresh_seed()
    match.game.rest()


def undo(options: argparse.Namespace) -> None:
    files.read_text(options.file)
    with files.held(options.file):
        match = opened(options.file)
        if match.is_position:
            raise CannotUndo("command.undo-position")
        before = match.game.version
        match.game.undo(options.steps)
        files.write(options.file, files.text_of(match.game))
    _tell_new_entries(match.game, before, options.json)


def _tell_new_entries(game: Game[Any], before: int, as_json: bool) -> None:
    """What was just written, and who is asked now."""
    words = game.words()
    entries = game.entries[before:]
    if as_json:
        played = [{"version": e.version, "seat": game.seat_name(e.seat), "move": e.text} for e in entries]
        return say_json(question(_now(game), words) | {"played": played})
    for entry in entries:
        print(journal.entry_line(game, entry))
    print(asked_line(_now(game), words))
    return None
