"""Schemathesis against a running table: no server error, and no answer that the description does not have.

    python -m tests.api.fuzz --calls 20000

Requests are made from the description, good ones and bad ones. Where one names a match, it is often a real one, and
its token often that of a seat there, so that what lies behind the door is asked for too. `make api-fuzz` runs it, and
a small slice is part of the tests.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from tests.table.games import after, finished
from tests.table.server import Hatchery, Server
from veche.client import Table

SECONDS_TO_ANSWER = 60
SEATS = ["blue", "yellow", "red"]
TITLES = ["rurik", "stroganov", "rurik2"]
LEFT_OUT = (
    "unsupported_method", "ignored_auth", "use_after_free", "ensure_resource_availability", "positive_data_acceptance",
)  # fmt: skip
"""Checks that send requests of their own, which `test_api.py` does; and the last, which takes any title, move or bot
for possible whose name is a text."""
MENDED = ("negative_data_rejection",)
"""Left out where a wrong request was led to a real match, which may have mended it."""


class Doors:
    """Matches of a table and the tokens that open them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        game = after(60)
        self.moves = [game.rules.catalogue.text(move) for move in game.rules.catalogue.used()]
        self.over = server.lay(finished()).id
        self.dice = Random(7)
        self.tokens: list[tuple[str, str]] = [(self.over, "")]
        with Table(server.address) as table:
            for seats in (["me", "me"], ["me", "bot:random"], ["me", "link", "open"]):
                opened = table.new_match("rurik", seats)
                self.tokens += [(opened.id, one.token) for one in opened.seats if one.token]
                self.tokens.append((opened.id, opened.watch))
            live = server.lay(game)
            for seat in live.now.seats:
                self.tokens.append((live.id, table.sit(seat.secret).token))

    def lead(self, case: Case[Any], is_good: bool) -> dict[str, str]:
        """Let a request go to a real match, three times of four, and mean something there; the head it comes with."""
        if self.dice.random() < 0.25:
            return {}
        id, token = self.dice.choice(self.tokens)
        if case.path.endswith("/events"):  # any other stream does not end
            id, token = self.over, ""
        for name, meant in (("id", [id]), ("seat", SEATS), ("title", TITLES)):
            if name in case.path_parameters and self.dice.random() < 0.9:
                case.path_parameters[name] = self.dice.choice(meant)
        if is_good and isinstance(case.body, dict):
            version = self.server.store.version(id)
            wanted: dict[str, list[Any]] = {"title": TITLES, "version": [version], "move": self.moves, "link": [token]}
            for name, likely in wanted.items():
                if name in case.body and self.dice.random() < 0.7:
                    case.body[name] = self.dice.choice(likely)
        return {"Authorization": f"Bearer {token}"} if token and self.dice.random() < 0.9 else {}


def fuzz(server: Server, calls: int, number: int = 0) -> Counter[str]:
    """So many calls or a few more, over all operations; how many answers of which operation had which status."""
    doors = Doors(server)
    description = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations: list[Any] = [one.ok() for one in description.get_all_operations() if isinstance(one, Ok)]
    left_out = CHECKS.get_by_names(list(LEFT_OUT))
    mended = CHECKS.get_by_names([*LEFT_OUT, *MENDED])
    found = Counter[str]()
    ways = [(one, mode) for one in operations for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)]

    def tried(operation: Any, mode: GenerationMode, each: int, number: int) -> None:
        @seed(number)
        @settings(
            max_examples=each,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            headers = doors.lead(case, mode == GenerationMode.POSITIVE)
            answer = case.call(headers=headers, timeout=SECONDS_TO_ANSWER)
            found[f"{case.method} {case.path} {answer.status_code}"] += 1
            but = mended if case.path_parameters else left_out
            case.validate_response(answer, headers=headers, excluded_checks=but)

        with suppress(Unsatisfiable):  # where nothing is sent, nothing can be sent wrongly
            ask()

    while sum(found.values()) < calls:
        each = -(-(calls - sum(found.values())) // len(ways))
        for operation, mode in ways:
            tried(operation, mode, each, number)
        number += 1
    return found


def main(arguments: list[str]) -> None:
    calls = int(arguments[arguments.index("--calls") + 1]) if "--calls" in arguments else 20_000
    with tempfile.TemporaryDirectory() as folder:
        hatchery = Hatchery(Path(folder))
        server = Server(hatchery, Path(folder))
        try:
            found = fuzz(server, calls)
        finally:
            server.close()
            hatchery.close()
        for name, number in sorted(found.items()):
            print(f"{number:6} {name}")
        print(f"{sum(found.values())} calls; every answer is as described, none is a server's error.")
        assert "Traceback" not in server.said()


if __name__ == "__main__":
    main(sys.argv[1:])
