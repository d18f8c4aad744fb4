"""What a command answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The answer as data, if it was asked for in JSON."""
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, str]:
        """The error as data, if it was asked for in JSON."""
        error: dict[str, str] = json.loads(self.err)["error"]
        return error


Command = Callable[..., Answer]
