"""The command `serve`: open the table, where matches are played in a browser."""

from __future__ import annotations

import argparse
import shutil
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from veche import bots, files, titles
from veche.cli.common import Commands, command, own_corrections, seconds
from veche.kernel.errors import VecheError

SECONDS_FOR_OPEN_PAGES = 2
"""How long a stopping server waits for pages that are still open."""

SECONDS_BETWEEN_MOVES = 75
"""How long a page's connection is kept for its next look: people think longer than programs."""


class CannotServe(VecheError):
    """The table cannot be opened here."""


def add_commands(commands: Commands) -> None:
    parser = command(commands, "serve", serve, "Open the table: play in a browser, alone or with others.")
    parser.add_argument("--host", default="127.0.0.1", help="who may come: 127.0.0.1 (this machine) or 0.0.0.0 (all)")
    parser.add_argument("--port", type=int, default=0, help="the port; without it, a free one")
    parser.add_argument(
        "--data",
        metavar="PLACE",
        help="where matches are kept: a folder, or a database such as postgresql+psycopg://…; corrections of the "
        "printed data, which is what --data means elsewhere, are taken from your configuration folder",
    )
    parser.add_argument("--pace", type=seconds, default=0.8, help="the least time a bot's move takes, in seconds")
    parser.add_argument("--open", action="store_true", help="open the page in this machine's browser")


def serve(options: argparse.Namespace) -> None:
    try:
        import uvicorn
        from sqlalchemy.exc import SQLAlchemyError

        from veche.store.open import shown_place
        from veche.table.addresses import Reach
        from veche.table.app import create_app
        from veche.table.wire import Wire
    except ModuleNotFoundError as error:
        raise CannotServe("serve.needs", package=str(error.name)) from None
    for trouble in [*titles.troubles(), *bots.troubles()]:
        print(trouble, file=sys.stderr)
    corrections = all_own_corrections()
    here = user_data_dir("veche")
    place = options.data or here
    is_folder = "://" not in place
    listener = _listen(options.host, options.port)
    port = listener.getsockname()[1]
    try:
        keys = Path(place if is_folder else here)
        reach = Reach(options.host, port, _opened_by(options))
        app = create_app(Path(place) if is_folder else place, keys, options.pace, corrections, reach)
    except (OSError, SQLAlchemyError) as error:
        listener.close()
        raise CannotServe("serve.no-place", place=shown_place(place), why=type(error).__name__) from None
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=SECONDS_FOR_OPEN_PAGES,
        timeout_keep_alive=SECONDS_BETWEEN_MOVES,
        http=Wire,
        ws="websockets-sansio",
    )
    address = f"http://{_shown(options.host)}:{port}/"
    print(
        f"The table is open at {address}\nMatches are kept in {shown_place(place)}. Ctrl-C closes the table.",
        flush=True,
    )
    if options.open:
        threading.Timer(0.6, _open, [address]).start()
    uvicorn.Server(config).run(sockets=[listener])


def _opened_by(options: argparse.Namespace) -> list[str]:
    """The words that opened this table, but for host and port: the program as it was called, and where matches are."""
    from veche.store.open import shown_place

    program = Path(sys.argv[0])
    called = program.name if shutil.which(program.name) else str(program)
    return [called, "serve", *(["--data", shown_place(options.data)] if options.data else [])]


def all_own_corrections() -> dict[str, dict[str, Any]]:
    """The corrections that new matches are played with, by title; what is wrong with them is told at once."""
    found: dict[str, dict[str, Any]] = {}
    for meta in titles.metas():
        if files.own_corrections(meta.id) is None:
            continue
        title = titles.title(meta.id)
        own = own_corrections(title)
        if own is not None:
            title.rules(own)
            found[meta.id] = own
    return found


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, so that asyncio sends small answers at once instead of waiting for more.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # whoever reads the address may come at once, even while the server is still starting
    except (OSError, OverflowError) as error:
        listener.close()
        raise CannotServe("serve.no-port", host=host, port=port, why=str(error)) from None
    return listener


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        from veche.table.addresses import own_addresses

        mine = [one.host for one in own_addresses() if ":" not in one.host]
        return mine[0] if mine else socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _open(address: str) -> None:
    """Open a browser where there is one; where there is none, the address was printed."""
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return
