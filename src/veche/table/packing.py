"""Packing: answers are compressed for whoever is far away; on the same machine that would only take time."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send


def is_near(scope: Scope) -> bool:
    """Whether whoever asks sits at this machine. Behind a proxy that says for whom it asks, it is that person."""
    host = (scope.get("client") or ("",))[0]
    return host.startswith("127.") or host == "::1"


def wants_packed(scope: Scope) -> bool:
    """Whether an answer is to be compressed."""
    accepted = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    return not is_near(scope) and any(b"gzip" in value for value in accepted)


class Packing(GZipMiddleware):
    """Compresses answers of some size, unless they stay on this machine."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_near(scope):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
