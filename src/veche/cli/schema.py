"""The command `schema`: what files that people write may hold, as JSON Schema."""

from __future__ import annotations

import argparse

from veche import titles
from veche.cli.common import BadCommand, Commands, add_corrections, command, corrections_of, say_json


def add_commands(commands: Commands) -> None:
    parser = command(commands, "schema", schema, "about.schema")
    parser.add_argument("of", metavar="WHAT", choices=("position", "corrections"), help="help.of")
    parser.add_argument("title", metavar="TITLE", help="help.title")
    add_corrections(parser)


def schema(options: argparse.Namespace) -> None:
    title = titles.title(options.title)
    if options.of == "corrections":
        found = title.corrections_schema()
    else:
        found = title.position_schema(title.rules(corrections_of(options, title)))
    if found is None:
        raise BadCommand(f"command.no-schema-{options.of}", title=titles.told(title.meta).name)
    say_json(found)
