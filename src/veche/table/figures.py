"""Figures: what one process has done and holds, counted where it happens; for its keeper's page and for Prometheus."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veche.table.logs import told_request

STEPS: Final[tuple[float, ...]] = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds, up to which answers are counted together; the rest is apart."""

HELP: Final[Mapping[str, tuple[str, str]]] = {
    "veche_requests_total": ("counter", "Requests answered, by the first figure of the status."),
    "veche_request_seconds": ("histogram", "How long answers took."),
    "veche_moves_total": ("counter", "Moves and what was taken back, written down for good."),
    "veche_store_errors_total": ("counter", "Requests that failed because of the database or its disk."),
    "veche_sockets": ("gauge", "Open pages that listen."),
    "veche_matches_in_memory": ("gauge", "Matches in memory."),
    "veche_matches_bytes": ("gauge", "About how many bytes they take."),
    "veche_bots_thinking": ("gauge", "Matches in which bots play now."),
    "veche_cpu_seconds_total": ("counter", "Processor time used."),
    "veche_resident_bytes": ("gauge", "Memory used."),
    "veche_start_seconds": ("gauge", "When the process began, in seconds of the clock."),
}


@dataclass
class Figures:
    """What is counted in one process. Changed in the server's loop alone, but for what other threads only add to."""

    began: float = field(default_factory=time.time)
    answers: Counter[str] = field(default_factory=Counter)
    took: list[int] = field(default_factory=lambda: [0] * (len(STEPS) + 1))
    seconds: float = 0.0
    sockets: int = 0
    store_errors: int = 0

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self.answers[f"{status // 100}xx"] += 1
        self.seconds += seconds
        self.took[next((place for place, step in enumerate(STEPS) if seconds <= step), len(STEPS))] += 1

    def told(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "began": self.began,
            "answers": dict(self.answers),
            "took": list(self.took),
            "seconds": self.seconds,
            "sockets": self.sockets,
            "store_errors": self.store_errors,
            "cpu": time.process_time(),
            "resident": resident(),
        }


class Counted:
    """Counts every request and every open page."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self.figures.sockets += 1
            try:
                return await self.app(scope, receive, send)
            finally:
                self.figures.sockets -= 1
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            took = time.perf_counter() - began
            self.figures.answered(status, took)
            told_request(scope, status, took)


def resident() -> int:
    """The bytes of memory that this process uses; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def prometheus(processes: Sequence[Mapping[str, Any]], plain: Mapping[str, tuple[str, float]]) -> str:
    """What Prometheus reads: the figures of every process, and `plain` ones of the whole table with their help."""
    lines: list[str] = []
    for name, (kind, help) in HELP.items():
        lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
        for one in processes:
            lines += _samples(name, one)
    for name, (help, value) in plain.items():
        lines += [f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {value:g}"]
    return "\n".join(lines) + "\n"


def _samples(name: str, one: Mapping[str, Any]) -> list[str]:
    label = f'process="{one["id"]}"'
    if name == "veche_requests_total":
        return [f'{name}{{{label},status="{status}"}} {number}' for status, number in sorted(one["answers"].items())]
    if name == "veche_request_seconds":
        found, total = [], 0
        for step, number in zip((*STEPS, "+Inf"), one["took"], strict=True):
            total += number
            found.append(f'{name}_bucket{{{label},le="{step}"}} {total}')
        return [*found, f"{name}_sum{{{label}}} {one['seconds']:.6f}", f"{name}_count{{{label}}} {total}"]
    key = {
        "veche_moves_total": "moves",
        "veche_store_errors_total": "store_errors",
        "veche_sockets": "sockets",
        "veche_matches_in_memory": "matches",
        "veche_matches_bytes": "bytes",
        "veche_bots_thinking": "thinking",
        "veche_cpu_seconds_total": "cpu",
        "veche_resident_bytes": "resident",
        "veche_start_seconds": "began",
    }[name]
    return [f"{name}{{{label}}} {one[key]}"]
