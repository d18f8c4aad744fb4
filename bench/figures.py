"""The figures of a table that count for many: processor time of the server for a page, a merge and a durable move with
the board or through JSON, for bringing back a finished match, and page times beside many open sockets.

    python -m bench.figures --beside ../old-checkout

Each figure is taken of both checkouts in turns, in one run, and printed side by side. Processor time is what the server
was really running, so that other work on the machine matters less; it still matters.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import text
from websockets.asyncio.client import connect

from bench.visitors import Player, Visitor, plain
from tests.browser.server import Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Matches, Place

PEOPLE: Final = [Place(PERSON, name) for name in ("Olena", "Ruta", "Ivar", "Gleb")]
HTTP: Final = "HTTP and routing alone, CPU ms p50"
SHARE: Final = "their share of a move with the board, %"
TARGETS: Final[dict[str, tuple[float | None, bool]]] = {
    "whole page, CPU ms p50": (2.0, False),
    "merged part, CPU ms p50": (1.2, False),
    "moves with the board, per CPU second": (300.0, True),
    "moves through JSON, per CPU second": (600.0, True),
    "opening a finished match, CPU ms p50": (5.0, False),
    "page beside many sockets, times an empty table": (2.0, False),
    HTTP: (None, False),
    SHARE: (None, False),
}
"""What is to be reached, and whether more is better; without a number, it is to be better than beside."""


def worked(process: int) -> float:
    """The seconds that all threads of a process have really been running so far."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum([int(task.read_text().split()[0]) for task in tasks]) / 1e9


def middle(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]


def measure_pages(server: Server, rounds: int) -> dict[str, float]:
    """The whole page and the merged part after each move, and the moves themselves."""
    live = server.lay(played(new_game("rurik", 2, 11), 60), PEOPLE[:2])
    players = [Player(server.port, seat.secret) for seat in live.now.seats]
    local, dice = Matches(server.store), Random(1)
    whole: list[float] = []
    merged: list[float] = []
    moved: list[float] = []
    for _ in range(rounds):
        now = local.get(live.id).now
        if now.ask is None:
            break
        mover = players[now.ask.seat]
        move = now.game.rules.catalogue.text(dice.choice(now.ask.moves))
        began = worked(server.process)
        mover.move(now.version, move)
        moved.append(worked(server.process) - began)
        for took, part in ((whole, False), (merged, True)):
            began = worked(server.process)
            body = players[0].get(players[0].table, part)
            took.append((worked(server.process) - began) * 1000)
            players[0].show(body)
    alone = measure_http(server, players[0], rounds)
    for one in players:
        one.close()
    return {
        "whole page, CPU ms p50": middle(whole),
        "merged part, CPU ms p50": middle(merged),
        "moves with the board, per CPU second": 1 / middle(moved),
        HTTP: alone,
        SHARE: alone / middle(moved) / 10,
    }


def measure_http(server: Server, who: Player, rounds: int) -> float:
    """What a request costs for which nothing is left to do but to read it, find its way through all that stands before
    the pages, and answer: a picture that lies ready."""
    picture = re.search(rb'"(/titles/[^"]+\.webp)"', plain(who.get("/")))
    assert picture is not None
    took = []
    for _ in range(5 * rounds):
        began = worked(server.process)
        who.get(picture[1].decode())
        took.append((worked(server.process) - began) * 1000)
    return middle(took)


def measure_json(server: Server, rounds: int) -> dict[str, float]:
    """Moves as programs make them."""
    live = server.lay(played(new_game("rurik", 2, 12), 60), PEOPLE[:2])
    with server.store.engine.begin() as connection:
        connection.execute(text('UPDATE seats SET taken = :yes WHERE "match" = :id'), {"yes": True, "id": live.id})
    line, local, dice = http.client.HTTPConnection("127.0.0.1", server.port), Matches(server.store), Random(1)
    took = []
    for _ in range(rounds):
        now = local.get(live.id).now
        if now.ask is None:
            break
        sent = {"version": now.version, "move": now.game.rules.catalogue.text(dice.choice(now.ask.moves))}
        secret = live.now.seats[now.ask.seat].secret
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        began = worked(server.process)
        line.request("POST", f"/api/matches/{live.id}/moves", json.dumps(sent), headers)
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        took.append(worked(server.process) - began)
    line.close()
    return {"moves through JSON, per CPU second": 1 / middle(took)}


def measure_finished(server: Server, number: int) -> dict[str, float]:
    """Matches that are over, brought back from what is written of them; each several times."""
    ids = [server.lay(played(new_game("rurik", 4, seed), "the end"), PEOPLE).id for seed in range(number)]
    Matches(server.store).get(ids[0])
    took = []
    for _ in range(6):
        fresh = Matches(server.store)
        for id in ids:
            began = time.process_time()
            fresh.get(id)
            took.append((time.process_time() - began) * 1000)
    return {"opening a finished match, CPU ms p50": middle(took)}


def measure_sockets(server: Server, size: int, rounds: int) -> dict[str, float]:
    """The time of a page with so many sockets open, by the time of one with none."""
    live: LiveMatch = server.lay(played(new_game("rurik", 2, 13), 60), PEOPLE[:2])
    who = Visitor(server.port)
    who.ask("GET", f"/watch/{live.now.match.watch}")
    path = f"/match/{live.id}/watch"

    def page() -> float:
        took = []
        for _ in range(rounds):
            began = time.perf_counter()
            who.get(path)
            took.append(time.perf_counter() - began)
        return middle(took)

    async def run() -> float:
        address, headers = f"ws://127.0.0.1:{server.port}{path}/live", {"Cookie": who.cookie}
        sockets: list[Any] = []
        for start in range(0, size, 100):
            some = range(start, min(size, start + 100))
            opened = [connect(address, additional_headers=headers, proxy=None, open_timeout=120) for _ in some]
            sockets += await asyncio.gather(*opened)
        took = await asyncio.to_thread(page)
        assert all(socket.state.name == "OPEN" for socket in sockets)
        await asyncio.gather(*[socket.close() for socket in sockets])
        return took

    empty = page()
    return {"page beside many sockets, times an empty table": asyncio.run(run()) / empty}


def measured(rounds: int, sockets: int) -> dict[str, float]:
    """All figures of the checkout from which this process takes the program."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            found = measure_pages(server, rounds) | measure_json(server, rounds) | measure_finished(server, 5)
            return found | (measure_sockets(server, sockets, 15) if sockets else {})
        finally:
            server.close()


def taken(checkout: Path, rounds: int, sockets: int) -> dict[str, float]:
    """All figures of a checkout, in processes of their own."""
    here = Path(__file__).resolve().parents[1]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(checkout / "src"), str(here)])}
    command = [sys.executable, "-m", "bench.figures", "--here", "--rounds", str(rounds), "--sockets", str(sockets)]
    done = subprocess.run(command, cwd=here, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def report(sides: Sequence[tuple[str, Path]], times: int, rounds: int, sockets: int) -> list[str]:
    """The table: each figure of each side, and whether the first side reaches the target."""
    found: dict[str, list[dict[str, float]]] = {name: [] for name, _ in sides}
    for _ in range(times):
        for name, checkout in sides:
            found[name].append(taken(checkout, rounds, sockets))
    lines = [f"{'':<50}" + "".join([f"{name:>12}" for name, _ in sides]) + f"{'target':>10}"]
    for figure, (target, more) in TARGETS.items():
        if not any(figure in one for one in found[sides[0][0]]):
            continue
        values = [middle([one[figure] for one in found[name] if figure in one] or [float("nan")]) for name, _ in sides]
        lines.append(f"{figure:<50}" + "".join([f"{value:>12.2f}" for value in values]) + verdict(target, more, values))
    return lines


def verdict(target: float | None, more: bool, values: Sequence[float]) -> str:
    """The target and whether it is met; without one, whether the figure is better than beside."""
    if target is None:
        return "" if len(values) < 2 else f"{'better':>10}  {'met' if (values[0] > values[1]) == more else 'missed'}"
    met = values[0] >= target if more else values[0] <= target
    return f"{target:>10g}  {'met' if met else 'missed'}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.figures", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--beside", metavar="CHECKOUT", default="", help="an older checkout, measured in turns")
    parser.add_argument("--times", type=int, default=3, help="how often each is measured; the middle one counts")
    parser.add_argument("--rounds", type=int, default=40, help="moves in each measurement")
    parser.add_argument("--sockets", type=int, default=2000, help="0: not measured")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        print(json.dumps(measured(options.rounds, options.sockets)))
        return
    sides = [("here", Path.cwd()), *([("beside", Path(options.beside).resolve())] if options.beside else [])]
    print(f"load before {', '.join([f'{one:.1f}' for one in os.getloadavg()])}")
    print("\n".join(report(sides, options.times, options.rounds, options.sockets)))
    print(f"load after {', '.join([f'{one:.1f}' for one in os.getloadavg()])}")


if __name__ == "__main__":
    main()
