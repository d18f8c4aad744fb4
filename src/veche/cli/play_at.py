"""`veche play-at`: a bot of this machine plays a seat of a table elsewhere."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from veche.cli.common import BadCommand, Commands, command, say_json
from veche.cli.speech import say


def add_commands(commands: Commands) -> None:
    parser = command(commands, "play-at", play_at, "about.play-at")
    parser.add_argument("link", metavar="LINK", help="help.seat-link")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="help.bot-there")
    parser.add_argument("--name", default="", metavar="NAME", help="help.name-there")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="help.seed-there")


def play_at(options: argparse.Namespace) -> None:
    if find_spec("httpx") is None or find_spec("pydantic") is None:
        raise BadCommand("command.no-client")
    import httpx

    from veche.client import Table, play_seat

    made: list[str] = []

    def tell(move: str) -> None:
        made.append(move)
        if not options.json:
            print(move, flush=True)

    try:
        with Table(options.link) as table:
            match = play_seat(table.sit(options.link, options.name), options.bot, options.seed, tell)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise BadCommand("command.no-table", link=repr(options.link), why=str(error) or type(error).__name__) from None
    if options.json:
        return say_json({"match": match.id, "seat": match.seat, "moves": made, "winners": match.winners})
    print(say("said.played-there", name=match.name, seat=match.seat, winners=", ".join(match.winners)))
    return None
