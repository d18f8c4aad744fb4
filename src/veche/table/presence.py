"""Presence: whether whoever asked for something still waits for it."""

from __future__ import annotations

from contextvars import ContextVar

from anyio import from_thread
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

CALLER: ContextVar[Request | None] = ContextVar("caller", default=None)


class Presence:
    """Lets whatever works for a request ask whether its sender is still there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            CALLER.set(Request(scope, receive))
        await self.app(scope, receive, send)


def has_gone() -> bool:
    """Whether the sender of the request for which this thread works has closed the connection."""
    caller = CALLER.get()
    if caller is None:
        return False
    try:
        return from_thread.run(caller.is_disconnected)
    except RuntimeError:  # no thread of the server's: nobody can be asked
        return False
