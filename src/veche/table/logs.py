"""Logs for programs that read them: one line of JSON for each thing that happened, without secrets.

A request is told by its route, in which neither a match nor a link is named; whatever else is told passes a filter that
takes the secrets out of addresses.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time
from typing import Any, Final

from starlette.types import Scope

access = logging.getLogger("veche.access")
_SECRETS: Final = re.compile(r"(/(?:seat|seats|watch|owner)/|[Bb]earer )[\w\-.~%]+")


def without_secrets(text: str) -> str:
    """A text in which addresses have lost what is secret in them.

    >>> without_secrets("GET /seat/dGhlIHNlY3JldA failed")
    'GET /seat/… failed'
    """
    return _SECRETS.sub(r"\1…", text)


class AsJson(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": os.getpid(),
            "message": without_secrets(record.getMessage()),
        }
        told |= getattr(record, "told", {})
        if record.exc_info:
            told["exception"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def log_as_json() -> None:
    """From now on everything is told as JSON, requests too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    access.setLevel(logging.INFO)


def told_request(scope: Scope, status: int, seconds: float) -> None:
    """Tell of a request, where requests are told."""
    if not access.isEnabledFor(logging.INFO):
        return
    route = getattr(scope.get("route"), "path", "") or f"/{scope['path'].split('/')[1]}"
    told = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    access.info("%s %s %s", scope["method"], route, status, extra={"told": told})
