"""The command line: `veche new`, `veche play`, `veche simulate` and the others.

A mistake of the caller ends with exit code 2 and a message that says what to do, never with a traceback.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

from veche import __version__
from veche.cli import analyse, arena, catalogue, complaints, demo, keeping, looking, play_at, playing, schema, serving
from veche.cli.common import BadCommand, Parser, with_title_options
from veche.kernel.errors import VecheError
from veche.kernel.telling import Told
from veche.language.languages import known_languages, of_locale, offered
from veche.language.reader import speak

MISTAKE = 2
STOPPED = 130
PIPE_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _write_any_letter()
    speak(of_environment(os.environ))
    complaints.tell_in_our_words()
    try:
        words, given = given, in_language(given)
        options = parsed(given)
        options.words = words
        options.run(options)
        sys.stdout.flush()
    except VecheError as error:
        tell(error, "--json" in given)
        return MISTAKE
    except BrokenPipeError:
        _write_to_nowhere()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        print(f"\n{Told('command.stopped')}", file=sys.stderr)
        return STOPPED
    return 0


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that VECHE_LANGUAGE names, else the one of the system, if it is offered.

    >>> of_environment({"VECHE_LANGUAGE": "qps", "LANG": "en_GB.UTF-8"}), of_environment({"LANG": "C"})
    ('qps', 'en')
    """
    wanted = environment.get("VECHE_LANGUAGE", "")
    if wanted in known_languages():
        return wanted
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return of_locale(next((environment[name] for name in names if environment.get(name)), ""))


def in_language(given: list[str]) -> list[str]:
    """Speak the language that the words before the command name, and give the rest of the words."""
    first = given[0] if given else ""
    if first != "--language" and not first.startswith("--language="):
        return given
    named = first.partition("=")[2] if "=" in first else "".join(given[1:2])
    if named not in known_languages():
        raise BadCommand("command.language", found=repr(named), languages=list(offered()))
    speak(named)
    return given[1:] if "=" in first else given[2:]


def parser() -> Parser:
    """The parser with all commands."""
    top = Parser(prog="veche", description="about.veche")
    top.add_argument("--version", action="version", version=f"veche {__version__}", help="help.version")
    top.add_argument("--language", metavar="CODE", help="help.language")
    commands = top.add_subparsers(title="help.commands", metavar="COMMAND", required=True, parser_class=Parser)
    for group in (serving, keeping, playing, play_at, looking, analyse, catalogue, schema, arena, demo):
        group.add_commands(commands)
    return top


def parsed(given: list[str]) -> argparse.Namespace:
    """The options; moves may stand before, between and after them."""
    top = parser()
    options, rest = top.parse_known_args(with_title_options(given))
    strange = [word for word in rest if word.startswith("-")]
    if rest and (strange or "moves" not in options):
        raise BadCommand("command.means-nothing", words=repr(" ".join(strange or rest)))
    if rest:
        options.moves += rest
    return options


def tell(error: VecheError, as_json: bool) -> None:
    """Say what was wrong, on the error output."""
    if as_json:
        print(json.dumps({"error": {"type": type(error).__name__, "message": str(error)}}), file=sys.stderr)
    else:
        print(f"veche: {error}", file=sys.stderr)


def _write_any_letter() -> None:
    """A terminal that lacks a letter shows `?` in its place instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _write_to_nowhere() -> None:
    """The reader went away; Python would complain once more when it closes the output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
