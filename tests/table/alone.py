"""A table of its own for a test, served over real HTTP."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from veche.table.app import create_app


@contextmanager
def opened(folder: Path) -> Iterator[str]:
    """A table over the matches in this folder; its address."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    # A page that a failed test left open holds its socket; it must not hold up the end.
    config = uvicorn.Config(create_app(folder, pace=0), log_level="error", timeout_graceful_shutdown=10)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "The table did not open."
        time.sleep(0.02)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
