"""The command `serve`: open the table, where matches are played in a browser."""

from __future__ import annotations

import argparse
import gc
import os
import shutil
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

from filelock import FileLock, Timeout
from platformdirs import user_data_dir

from veche import bots, files, titles
from veche.cli.common import Commands, at_least, command, own_corrections, seconds
from veche.cli.speech import say
from veche.cli.workers import Workers, end_with, handed, has_terminal, start_anew
from veche.kernel.errors import VecheError

SECONDS_FOR_OPEN_PAGES = 2
"""How long a stopping server waits for pages that are still open."""

SECONDS_BETWEEN_MOVES = 75
"""How long a page's connection is kept for its next look: people think longer than programs."""


LARGEST_FRAME = 4096
"""Bytes that a page may send over its socket at once: it has nothing to say there."""

MOST_FILES = 65_536


class CannotServe(VecheError):
    """The table cannot be opened here."""


def add_commands(commands: Commands) -> None:
    parser = command(commands, "serve", serve, "about.serve")
    said = os.environ
    parser.add_argument("--host", default=said.get("VECHE_HOST", "127.0.0.1"), help="help.host")
    parser.add_argument("--port", type=int, default=said.get("VECHE_PORT", "0"), help="help.port")
    parser.add_argument("--data", metavar="PLACE", default=said.get("VECHE_DATA"), help="help.matches")
    parser.add_argument("--workers", type=at_least(1), default=said.get("VECHE_WORKERS", "1"), help="help.workers")
    parser.add_argument(
        "--name", metavar="NAME", action="append", default=said.get("VECHE_NAME", "").split(), help="help.name"
    )
    parser.add_argument(
        "--proxy", metavar="ADDRESS", action="append", default=said.get("VECHE_PROXY", "").split(), help="help.proxy"
    )
    parser.add_argument(
        "--limits", metavar="TIMES", type=seconds, default=said.get("VECHE_LIMITS", "1"), help="help.limits"
    )
    parser.add_argument(
        "--archive", metavar="DAYS", type=seconds, default=said.get("VECHE_ARCHIVE", "30"), help="help.archive"
    )
    parser.add_argument(
        "--forget", metavar="DAYS", type=seconds, default=said.get("VECHE_FORGET", "0"), help="help.forget"
    )
    parser.add_argument(
        "--most", metavar="N", type=at_least(0), default=said.get("VECHE_MOST", "50000"), help="help.most"
    )
    parser.add_argument(
        "--memory", metavar="MB", type=seconds, default=said.get("VECHE_MEMORY", "0"), help="help.memory"
    )
    parser.add_argument(
        "--push-service",
        metavar="ORIGIN",
        action="append",
        default=said.get("VECHE_PUSH_SERVICE", "").split(),
        help="help.push-service",
    )
    parser.add_argument("--contact", metavar="ADDRESS", default=said.get("VECHE_CONTACT", ""), help="help.contact")
    parser.add_argument("--mail", metavar="SERVER", default=said.get("VECHE_MAIL", ""), help="help.mail")
    parser.add_argument(
        "--mail-from", metavar="ADDRESS", default=said.get("VECHE_MAIL_FROM", ""), help="help.mail-from"
    )
    parser.add_argument(
        "--chat", metavar="SERVICE", action="append", default=said.get("VECHE_CHAT", "").split(), help="help.chat"
    )
    parser.add_argument("--log", choices=["plain", "json"], default=said.get("VECHE_LOG", "plain"), help="help.log")
    parser.add_argument("--pace", type=seconds, default=0.8, help="help.bot-pace")
    parser.add_argument("--patience", type=seconds, default=20.0, help="help.patience")
    parser.add_argument("--open", action="store_true", help="help.open")


def serve(options: argparse.Namespace) -> None:
    try:
        import uvicorn
        from alembic.util import CommandError
        from fastapi import FastAPI
        from sqlalchemy.exc import SQLAlchemyError

        from veche.store.open import open_store, shown_place
        from veche.store.trouble import why_not
        from veche.table.addresses import Reach
        from veche.table.app import create_app
        from veche.table.doorway import Doorway, Limits
        from veche.table.guard import shared_key
        from veche.table.housekeeping import Terms
        from veche.table.logs import log_as_json
        from veche.table.notices.means import Means
        from veche.table.owner import owner_secret
        from veche.table.wire import Wire
    except ModuleNotFoundError as error:
        raise CannotServe("serve.needs", package=str(error.name)) from None
    for trouble in [*titles.troubles(), *bots.troubles()]:
        print(trouble, file=sys.stderr)
    corrections = all_own_corrections()
    here = user_data_dir("veche")
    place = options.data or here
    is_folder = "://" not in place
    if options.workers > 1 and (is_folder or not hasattr(os, "fork")):
        raise CannotServe("serve.workers")
    _many_files()
    files = handed()
    listener = socket.socket(fileno=files["door"]) if files else _listen(options.host, options.port)
    port = listener.getsockname()[1]
    keys = Path(place if is_folder else here)
    reach = Reach(options.host, port, _opened_by(options))

    means = Means(options.push_service, options.contact, options.mail, options.mail_from, options.chat)
    means.check()

    def made() -> FastAPI:
        doorway = Doorway([name.lower() for name in options.name], Limits(options.limits) if options.limits else None)
        where = Path(place) if is_folder else place
        terms = Terms(options.archive, options.forget, options.most, options.memory)
        return create_app(
            where,
            keys,
            options.pace,
            corrections,
            reach,
            doorway,
            options.patience,
            terms=terms,
            processes=options.workers,
            means=means,
        )

    class Server(uvicorn.Server):
        """Says when it serves, to whoever started it anew."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.collect()
            gc.freeze()  # what is there now stays to the end, and need not be looked through again and again
            if self.started and "ready" in files:
                os.write(files["ready"], b"!")

    def run(app: FastAPI, may_start_anew: bool = False) -> bool:
        """Serve until somebody ends it; whether it is to be started anew."""
        is_asked_to = False

        def start_again(_signal: int, _frame: FrameType | None) -> None:
            nonlocal is_asked_to
            is_asked_to = server.should_exit = True

        config = uvicorn.Config(
            app,
            log_level="warning",
            log_config=None if options.log == "json" else uvicorn.config.LOGGING_CONFIG,
            access_log=False,
            timeout_graceful_shutdown=SECONDS_FOR_OPEN_PAGES,
            timeout_keep_alive=SECONDS_BETWEEN_MOVES,
            http=Wire,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            proxy_headers=bool(options.proxy),
            forwarded_allow_ips=",".join(options.proxy),
            server_header=False,
        )
        server = Server(config)
        if may_start_anew:
            signal.signal(signal.SIGHUP, start_again)
        server.run(sockets=[listener])
        return is_asked_to

    if options.log == "json":
        log_as_json()
    if "alive" in files:
        end_with(files["alive"])
        run(made())
        return
    door = os.dup(listener.fileno())  # stays open while one program follows another
    app: FastAPI | None = None
    with ExitStack() as held:
        held.callback(listener.close)
        try:
            if is_folder:
                held.enter_context(_alone_in(Path(place)))
            if options.workers > 1:
                store = open_store(place)  # brought up to date once, and whatever is wrong is told once
                owner = owner_secret(shared_key(store.settings, keys))
                store.engine.dispose()
            else:
                app = made()
                owner = app.state.hall.owner
        except (OSError, SQLAlchemyError, CommandError, ModuleNotFoundError) as error:
            raise CannotServe("serve.no-place", place=shown_place(place), why=why_not(error)) from None
        _welcome(options, place, port, owner)
        if app is None:
            Workers(options.workers, lambda: run(made()), options.words, door).keep_working()
            return
        if not run(app, may_start_anew=hasattr(signal, "SIGHUP") and not has_terminal()):
            return
    start_anew(options.words, {"door": door})


def _welcome(options: argparse.Namespace, place: str, port: int, owner: str) -> None:
    from veche.store.open import shown_place

    address = f"http://{_shown(options.host)}:{port}/"
    print(
        f"{say('said.open', address=address)}\n{say('said.kept', place=shown_place(place))}\n"
        f"{say('said.owner', address=f'{address}owner/{owner}')}",
        flush=True,
    )
    if options.open:
        threading.Timer(0.6, _open, [address]).start()


def _many_files() -> None:
    """Every open page is an open file: take as many as the system allows."""
    try:
        import resource
    except ModuleNotFoundError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Serve a folder as the only one. The system ends the lock with this process, however that ends."""
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(folder / "serving.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise CannotServe("serve.twice", folder=str(folder)) from None
    try:
        yield
    finally:
        lock.release()


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
