"""Servers that open quickly: everything is imported here once, and each server is a fork that runs `veche serve`.

It reads one command a line (the arguments and a file for what the server says, as JSON) and answers with the process's
number. Killing a server by that number is killing a real one. When its reader goes away, no server stays behind.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.websockets.auto

import veche.table.app
import veche.table.wire
from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.cli import main

IMPORTED = (uvicorn.lifespan.on, uvicorn.loops.auto, uvicorn.protocols, veche.table.app, veche.table.wire)

# Bots think in processes that run this module again, so the toy title stands on the shelf there too.
if __name__ in ("__main__", "__mp_main__"):
    titles.register(FAIR)


def hatch(arguments: list[str], said: str) -> int:
    """A server with these arguments, by its process's number; it writes to the file `said`."""
    child = os.fork()
    if child:
        return child
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    # As a terminal would give it: a table that is closed before it listens to signals itself must close too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.setpgid(0, 0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for stream in (1, 2):
        os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    code = 70
    try:
        code = main(arguments)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def keep_hatching() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    titles.title("rurik").rules()
    print("ready", flush=True)
    hatched = []
    for line in sys.stdin:
        hatched.append(hatch(**json.loads(line)))
        print(hatched[-1], flush=True)
    for child in hatched:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)


if __name__ == "__main__":
    keep_hatching()
