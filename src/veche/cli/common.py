"""What several commands share: their arguments, the game at the version they look at, and sentences about it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from secrets import randbits
from typing import Any, NoReturn

from veche import files, named_options, titles
from veche.cli.speech import listed, say
from veche.kernel import sentences
from veche.kernel.docket import CHANCE
from veche.kernel.errors import NoSuchVersion, UnknownSeat, VecheError
from veche.kernel.game import Game
from veche.kernel.rules import Ask
from veche.kernel.setup import Setup
from veche.kernel.telling import Told
from veche.kernel.words import Words
from veche.language.languages import offered
from veche.shelf.title import AnyTitle

Commands = Any
"""What argparse gives for adding commands to; it has no public name."""


class BadCommand(VecheError):
    """The command line itself makes no sense."""


class Formatter(argparse.HelpFormatter):
    """Help in the language of whoever reads it: what is said is told by keys until then."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{say('help.usage')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(say(heading) if heading else heading)

    def add_text(self, text: str | None) -> None:
        super().add_text(say(text) if text else text)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if action.dest == "language":
            return say(action.help or "", languages=listed(list(offered()), "or"))
        return say(action.help).replace("%", "%%") if action.help else action.help


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are told like all others. `more` is what its help tells last, found out only then."""

    more: Callable[[], str] | None = None

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, "add_help": False, **given})
        self._positionals.title, self._optionals.title = "help.arguments", "help.options"
        self.add_argument("-h", "--help", action="help", help="help.help")

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self.more()}\n" if self.more is not None else "")

    def error(self, message: str) -> NoReturn:
        raise BadCommand("command.usage", what=message, usage=self.format_usage().strip())


# Arguments


def command(commands: Commands, name: str, run: Any, summary: str) -> Parser:
    """A command with its summary; all of them know --json."""
    parser: Parser = commands.add_parser(name, help=summary, description=summary)
    parser.add_argument("--json", action="store_true", help="help.json")
    parser.set_defaults(run=run)
    return parser


def add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="help.file")


def add_on(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--on", type=place, metavar="ray[://HOST:PORT]", help="help.on")


def add_at(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--at", type=int, metavar="N", help="help.at")


def add_luck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--luck", type=luck_or_ask, metavar="N|ask", help="help.luck")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How a match is set up."""
    parser.add_argument("--players", type=int, metavar="N", help="help.players")
    parser.add_argument("--solo", action="store_true", help="help.solo")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="help.option",
    )
    parser.add_argument("--leaders", metavar="A,B,…", help="help.leaders")
    parser.add_argument("--colours", metavar="A,B,…", help="help.colours")
    parser.add_argument("--first", metavar="COLOUR", help="help.first")
    add_corrections(parser)


def add_corrections(parser: argparse.ArgumentParser) -> None:
    """Which printed values are put right. (For `serve`, `--data` is where the matches are kept.)"""
    parser.add_argument("--data", metavar="FILE", help="help.data")


def luck_or_ask(text: str) -> int | str:
    """`ask`, or the number that seeds chance."""
    if text == "ask":
        return text
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(str(Told("command.luck", found=repr(text)))) from None


def at_least(least: int) -> Any:
    """A whole number that is not too small."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(str(Told("command.at-least", found=repr(text), least=least)))
        return int(text)

    return number


def seconds(text: str) -> float:
    """A time in seconds."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e6:
        raise argparse.ArgumentTypeError(str(Told("command.seconds", found=repr(text))))
    return number


def place(text: str) -> str:
    """Where to play: `ray`, or `ray://HOST:PORT`."""
    from veche.arena.machines import is_place

    if not is_place(text):
        raise argparse.ArgumentTypeError(str(Told("command.on", found=repr(text))))
    return text


def share(text: str) -> float:
    """A part of something, between nothing and all of it."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(str(Told("command.share", found=repr(text))))
    return number


BY_SEAT = ("leaders", "colours", "first")
"""The options of titles that have an argument of their own."""


def setup_of(options: argparse.Namespace, title: AnyTitle) -> Setup:
    """The setup that the options describe. Whether it can be played, the game or simulation says that it is for."""
    chosen = named_options(options.option)
    for name in BY_SEAT:
        if getattr(options, name) is not None:
            chosen[name] = getattr(options, name)
    return Setup(_players(options, title), chosen)


def _players(options: argparse.Namespace, title: AnyTitle) -> int:
    if not options.solo:
        return title.meta.usual_players if options.players is None else int(options.players)
    if not title.meta.automa:
        raise BadCommand("command.no-opponent", title=titles.told(title.meta).name)
    if options.players not in (None, 1):
        raise BadCommand("command.solo")
    return 1


FLAGS = frozenset(
    (
        *BY_SEAT,
        *"players solo option data seed luck from output force games jobs bots census parquet on out json help".split(),
    )
)
"""The arguments of the commands that set up a match; a title's option of such a name is given by --option."""


def with_title_options(given: Sequence[str]) -> list[str]:
    """The words of a command line, with `--NAME VALUE` for an option of the title it names written as --option.

    >>> with_title_options(["new", "rurik", "--difficulty", "hard", "--deed-row"])
    ['new', 'rurik', '--option', 'difficulty=hard', '--option', 'deed-row']
    """
    if not any(_flag(word) not in FLAGS for word in given if word.startswith("--")):
        return list(given)
    metas = [titles.meta(name) for name in titles.names() if name in given]
    known = {option.name: option for meta in metas for option in meta.options}
    words: list[str] = []
    rest = list(given)
    while rest:
        word = rest.pop(0)
        name, (_, has_value, value) = _flag(word), word.partition("=")
        if not word.startswith("--") or name not in known or name in FLAGS:
            words.append(word)
            continue
        if not has_value and (known[name].values or known[name].text) and rest and not rest[0].startswith("-"):
            value = rest.pop(0)
        words += ["--option", f"{name}={value}" if value else name]
    return words


def _flag(word: str) -> str:
    """The name of an argument that is written as --NAME or --NAME=VALUE."""
    return word.removeprefix("--").partition("=")[0]


def corrections_of(options: argparse.Namespace, title: AnyTitle) -> dict[str, Any] | None:
    """The corrections from --data or else from the user's configuration folder."""
    return own_corrections(title) if options.data is None else _read_corrections(title, options.data)


def own_corrections(title: AnyTitle) -> dict[str, Any] | None:
    """The corrections in the user's configuration folder, if there are any for this title; they are mentioned."""
    own = files.own_corrections(title.meta.id)
    if own is None:
        return None
    print(say("said.corrections", file=str(own)), file=sys.stderr)
    return _read_corrections(title, own)


def _read_corrections(title: AnyTitle, name: files.Name) -> dict[str, Any] | None:
    corrections = files.read_corrections(name)
    title.check_corrections(corrections)
    return corrections or None


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return randbits(63)


# Games at their versions


@dataclass(frozen=True)
class GameAt:
    """A game at one of its versions. Whoever plays on looks at it anew."""

    game: Game[Any]
    state: Any
    version: int

    @cached_property
    def ask(self) -> Ask | None:
        """Who is asked what at that version."""
        return self.game.rules.ask(self.state)


def game_at(options: argparse.Namespace) -> GameAt:
    """What FILE and --at mean."""
    return at_version(opened(options.file), options.at)


def opened(name: str) -> files.Opened:
    """The match that a file holds; whoever reads it is told if it was begun under older rules."""
    match = files.open_match(name)
    if match.game.is_of_older_rules:
        then, now = match.game.begun_under, match.game.title.meta.rules_version
        print(say("said.older-rules", file=name, then=then, now=now), file=sys.stderr)
    return match


def at_version(match: files.Opened, version: int | None) -> GameAt:
    """A match at a version; None is its last one."""
    game = match.game
    if version is None or version == game.version:
        return GameAt(game, game.state, game.version)
    if not 0 <= version < game.version:
        if match.is_position:
            raise NoSuchVersion("command.no-past", version=version)
        raise NoSuchVersion("command.version", version=version, last=game.version)
    return GameAt(game, game.at(version), version)


def seat_number(names: Sequence[str], players: int, text: str) -> int:
    """A seat by its name, or by its number counted from 1."""
    seats = names[:players]
    if text.lower() in seats:
        return seats.index(text.lower())
    if text.isdecimal() and 1 <= int(text) <= players:
        return int(text) - 1
    known = [f"{number} ({name})" for number, name in enumerate(seats, 1)]
    raise UnknownSeat("command.seat", seat=repr(text), seats=known)


# Sentences


def at_table(players: int) -> str:
    """How many play, in words."""
    return say("said.players", number=players)


def say_json(data: Mapping[str, Any]) -> None:
    """Print the answer as JSON."""
    print(json.dumps(data, indent=2))


def prompt(then: GameAt, words: Words) -> str:
    """The question that is asked, as a sentence."""
    ask = then.ask
    return say("said.over") if ask is None else sentences.prompt(then.game, ask, words, then.state)


def remark_on(then: GameAt, move: int, words: Words) -> str:
    """What the asked seat should know before making the move, or nothing."""
    ask = then.ask
    if ask is None or ask.seat == CHANCE:
        return ""
    view = then.game.rules.view(then.state, ask.seat)
    return sentences.remark(then.game, view, move, words)


def question(then: GameAt, words: Words) -> dict[str, Any]:
    """Who is asked what among which moves, as data."""
    ask = then.ask
    texts = then.game.rules.catalogue.texts
    moves: list[dict[str, Any]] = [{"text": texts[move]} for move in ask.moves] if ask else []
    for move, told in zip(ask.moves if ask else [], moves):
        remark = remark_on(then, move, words)
        if remark:
            told["remark"] = remark
    if ask and ask.seat == CHANCE:
        moves = [move | {"weight": weight} for move, weight in zip(moves, ask.weights)]
    return {
        "version": then.version,
        "seat": then.game.seat_name(ask.seat) if ask else None,
        "procedure": ask.procedure if ask else None,
        "prompt": prompt(then, words),
        "moves": moves,
    }


def asked_line(then: GameAt, words: Words) -> str:
    """Who is asked what, in one line."""
    ask = then.ask
    if ask is None:
        return say("said.over")
    return say("said.asked", seat=then.game.seat_name(ask.seat), prompt=prompt(then, words))
