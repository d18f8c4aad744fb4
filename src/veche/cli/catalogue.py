"""The command `catalogue`: every move of a title."""

from __future__ import annotations

import argparse

from veche import titles
from veche.cli.common import Commands, add_corrections, command, corrections_of, say_json
from veche.kernel.sentences import meaning


def add_commands(commands: Commands) -> None:
    parser = command(commands, "catalogue", catalogue, "about.catalogue")
    parser.add_argument("title", metavar="TITLE", help="help.title")
    add_corrections(parser)


def catalogue(options: argparse.Namespace) -> None:
    title = titles.title(options.title)
    rules = title.rules(corrections_of(options, title))
    moves = rules.catalogue
    words = title.words(rules=rules)
    rows = [
        {
            "number": number,
            "text": moves.text(number),
            "meaning": meaning(moves, number, words),
        }
        for number in moves.used()
    ]
    if options.json:
        return say_json({"title": title.meta.id, "moves": rows})
    for row in rows:
        print(f"{row['number']:>4}  {row['text']:<32}  {row['meaning']}")
    return None
