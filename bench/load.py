"""A table under load: matches with people and bots, spectators who come again, several processes, some of them killed.

    make load ARGS="--matches 40 --workers 4 --seconds 600 --kill-every 60"

PostgreSQL is started for it. At the end every move that was acknowledged is looked for in its journal, each journal is
read and played again, and what was lost or written twice is printed: it must be nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.visitors import plain
from tests.postgres import database, served
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.open import open_store
from veche.store.records import BOT, PERSON
from veche.store.store import Store
from veche.table.live import BEAT
from veche.table.matches import LiveMatch, Matches, Place

TITLES = ("rurik", "rurik2", "stroganov")
BOTS_IN_EVERY = 3
"""In every third match a bot sits at the second seat."""

SECONDS_TO_END = 90.0
MOST_FOR_NEWS = 0.1

CUT = (OSError, http.client.HTTPException)


@dataclass
class Tally:
    """What happened, from all threads."""

    statuses: Counter[int] = field(default_factory=Counter)
    took: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    cuts: int = 0
    reconnects: int = 0
    kills: int = 0
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    posted: dict[tuple[str, int], float] = field(default_factory=dict)
    twice: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)


class Hands:
    """Whoever plays the people of one match, as quickly as the table answers."""

    def __init__(self, port: int, live: LiveMatch, tally: Tally, seed: int) -> None:
        self.port, self.live, self.tally, self.dice = port, live, tally, Random(seed)
        self.people = [seat for seat in live.now.seats if seat.kind == PERSON]
        self.cookies: dict[int, str] = {}
        self.tokens: dict[int, str] = {}
        self.line: http.client.HTTPConnection | None = None

    def sit(self) -> None:
        """Come to every seat by its invitation."""
        for seat in self.people:
            status, headers, body = self.ask("GET", f"/seat/{seat.secret}", seat.seat)
            token = re.search(r'name="token" value="([^"]+)"', plain(body).decode())
            assert status == 200, status
            assert token
            self.cookies[seat.seat] = headers["set-cookie"].partition(";")[0]
            self.tokens[seat.seat] = token[1]
            status, _, _ = self.ask("POST", f"/seat/{seat.secret}", seat.seat, {"token": token[1]})
            assert status == 303, status

    def ask(
        self, method: str, path: str, seat: int, form: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        headers = {"Cookie": self.cookies.get(seat, "")}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if self.line is None:
            self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            self.line.request(method, path, urlencode(form) if form is not None else None, headers)
            answer = self.line.getresponse()
            body = answer.read()
        except CUT:
            self.line.close()
            self.line = None
            raise
        with self.tally.lock:
            self.tally.statuses[answer.status] += 1
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body

    def play(self, until: float) -> None:
        """Play until it is time to stop, or the match is over."""
        while time.monotonic() < until:
            try:
                if not self._one_move():
                    return
            except CUT:
                with self.tally.lock:
                    self.tally.cuts += 1
                time.sleep(0.05)

    def _one_move(self) -> bool:
        for seat in self.people:
            name = self.live.now.game.seat_name(seat.seat)
            path = f"/match/{self.live.id}/{name}"
            status, _, body = self.ask("GET", f"{path}/view.json", seat.seat)
            if status != 200:
                time.sleep(0.2)
                continue
            seen = json.loads(plain(body))
            if seen["asked"] is None:
                return False
            if not seen["moves"]:
                continue
            move, version = self.dice.choice(seen["moves"]), seen["version"]
            form = {"token": self.tokens[seat.seat], "move": move, "version": str(version)}
            key, began = (self.live.id, version + 1), time.monotonic()
            self.tally.posted[key] = began
            status, _, _ = self.ask("POST", f"{path}/move", seat.seat, form)
            if status == 303:
                with self.tally.lock:
                    self.tally.took.append(time.monotonic() - began)
                    self.tally.twice += key in self.tally.acknowledged
                    self.tally.acknowledged[key] = f"{name}: {move}"
            return True
        time.sleep(0.01)  # a bot is asked
        return True


class Watchers:
    """Spectators of all matches, in one loop of their own; whoever is cut off comes again."""

    def __init__(self, port: int, tally: Tally) -> None:
        self.port, self.tally = port, tally
        self.heard: list[tuple[str, int, float]] = []
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def watch(self, live: LiveMatch) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("GET", f"/watch/{live.now.match.watch}")
        answer = line.getresponse()
        answer.read()
        cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
        line.close()
        asyncio.run_coroutine_threadsafe(self._watch(live.id, cookie), self.loop)

    async def _watch(self, id: str, cookie: str) -> None:
        came = False
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                address = f"ws://127.0.0.1:{self.port}/match/{id}/watch/live"
                async with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as socket:
                    self.tally.reconnects += came
                    came, first = True, True
                    async for said in socket:
                        if said != BEAT and not first:
                            self.heard.append((id, int(said), time.monotonic()))
                        first = first and said == BEAT
            await asyncio.sleep(0.1)

    def delays(self) -> list[float]:
        """From when a move was posted until a spectator heard of it, of moves that were acknowledged."""
        return [
            when - self.tally.posted[id, version]
            for id, version, when in list(self.heard)
            if (id, version) in self.tally.acknowledged
        ]


def children_of(process: int) -> list[int]:
    """The processes that this one began and that still run."""
    found = []
    for one in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, ValueError):
            state, parent = (one / "stat").read_text().rpartition(")")[2].split()[:2]
            if int(parent) == process and state != "Z":
                found.append(int(one.name))
    return found


def seconds_used(processes: Sequence[int]) -> float:
    """The processor time that these processes have used."""
    total = 0
    for one in processes:
        with suppress(OSError):
            words = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += int(words[11]) + int(words[12])
    return total / os.sysconf("SC_CLK_TCK")


def lay(store: Store, number: int) -> LiveMatch:
    """A match of one of the titles, with two people or a person and a bot."""
    second = Place(BOT, "", "random") if number % BOTS_IN_EVERY == 0 else Place(PERSON, "Ruta")
    game: Game[Any] = Game(titles.title(TITLES[number % len(TITLES)]), Setup(2), 1000 + number)
    return Matches(store).keep(game, f"Load {number}", [Place(PERSON, "Olena"), second])


class Tables:
    """So many matches at once: where one is over, another one is begun, until it is time to stop."""

    def __init__(self, store: Store, port: int, tally: Tally, watchers: Sequence[Watchers], until: float) -> None:
        self.store, self.port, self.tally, self.watchers, self.until = store, port, tally, watchers, until
        self.laid: list[LiveMatch] = []

    def play(self, number: int, step: int) -> None:
        """Play match after match: this one, the one a step later, and so on."""
        while time.monotonic() < self.until:
            live = lay(self.store, number)
            self.laid.append(live)
            hands = Hands(self.port, live, self.tally, number)
            with suppress(*CUT):  # whoever is cut off from a link that is used up begins another match
                hands.sit()
                for one in self.watchers:
                    one.watch(live)
                hands.play(self.until)
            number += step


def check(store: Store, laid: Sequence[LiveMatch], tally: Tally) -> tuple[int, int]:
    """How many acknowledged moves are not where they should be; how many journals do not replay or have gaps."""
    lost = broken = 0
    for live in laid:
        lines = store.lines(live.id)
        written = {line.version: f"{line.seat}: {line.text}" for line in lines}
        mine = {version: said for (id, version), said in tally.acknowledged.items() if id == live.id}
        lost += sum(written.get(version) != said for version, said in mine.items())
        now = Matches(store).get(live.id).now
        broken += [line.version for line in lines] != list(range(1, len(lines) + 1)) or bool(now.told)
    return lost, broken


def percentiles(values: Sequence[float]) -> str:
    if not values:
        return "none"
    ordered = sorted(values)
    shown = [(share, ordered[min(len(ordered) - 1, int(share * len(ordered)))]) for share in (0.5, 0.95, 0.99)]
    return "   ".join([f"p{share * 100:.0f} {value * 1000:.0f} ms" for share, value in shown])


@contextmanager
def serving(address: str, *more: str) -> Iterator[tuple[subprocess.Popen[bytes], int, Path]]:
    """A table on this database: its process, its port, and the file of what it says."""
    said = Path(tempfile.mkdtemp()) / "said.log"
    command = [sys.executable, "-m", "veche", "serve", "--data", address, "--port", "0", "--pace", "0", *more]
    with said.open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        while "http://" not in said.read_text():
            assert server.poll() is None, said.read_text()
            time.sleep(0.1)
        yield server, int(said.read_text().partition("127.0.0.1:")[2].partition("/")[0]), said
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            print("the table had to be killed at the end")
            server.kill()


def run(options: argparse.Namespace, address: str) -> bool:
    """Play at the workers. At another process, which is not killed, spectators of the same matches hear of it."""
    with (
        serving(address, "--workers", str(options.workers)) as (server, port, said),
        serving(address) as (_, elsewhere, said_elsewhere),
    ):
        store, tally = open_store(address), Tally()
        here, there = Watchers(port, tally), Watchers(elsewhere, tally)
        watchers = [there if number % 2 else here for number in range(options.spectators)]
        began, until = time.monotonic(), time.monotonic() + options.seconds
        tables, number = Tables(store, port, tally, watchers, until), options.matches
        threads = [threading.Thread(target=tables.play, args=(one, number), daemon=True) for one in range(number)]
        for thread in threads:
            thread.start()
        dice = Random(1)
        while time.monotonic() < until and any(thread.is_alive() for thread in threads):
            time.sleep(min(options.kill_every or 1.0, max(0.0, until - time.monotonic())))
            if options.kill_every and options.workers > 1 and time.monotonic() < until:
                os.kill(dice.choice(children_of(server.pid)), signal.SIGKILL)
                tally.kills += 1
        for thread in threads:
            thread.join(90)
        took = time.monotonic() - began
        used = seconds_used(children_of(server.pid))
        time.sleep(1)
        lost, broken = check(store, tables.laid, tally)
        store.engine.dispose()
        tracebacks = sum([one.read_text().count("Traceback") for one in (said, said_elsewhere)])
    failed = sum(number for status, number in tally.statuses.items() if status >= 500)
    moves = len(tally.acknowledged)
    print(f"load of the machine  {', '.join([f'{one:.1f}' for one in os.getloadavg()])}")
    matches = f"{options.matches} matches at once, {len(tables.laid)} in all"
    print(f"{matches}, {options.workers} processes, {took:.0f} s, {tally.kills} kills")
    print(
        f"moves acknowledged   {moves}, {moves / took:.0f} a second (the processes alive at the end used {used:.0f} s)"
    )
    print(f"a move               {percentiles(tally.took)}")
    print(f"news here, from the click          {percentiles(here.delays())}   ({len(here.heard)} heard)")
    elsewhere_took = sorted(there.delays())
    late = elsewhere_took[int(0.95 * len(elsewhere_took))] if elsewhere_took else 0.0
    told = "met" if late <= MOST_FOR_NEWS else "missed"
    print(f"news elsewhere, from the click     {percentiles(elsewhere_took)}   (p95 at most 100 ms: {told})")
    print(f"answers              {dict(sorted(tally.statuses.items()))}")
    print(f"cut off              {tally.cuts} requests; {tally.reconnects} spectators came again")
    print(f"lost                 {lost}")
    print(f"written twice        {tally.twice}")
    print(f"journals with gaps   {broken}")
    print(f"errors of the server {failed}; tracebacks {tracebacks}")
    return not (lost or broken or tally.twice or failed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--spectators", type=int, default=2, help="of each match")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kill-every", type=float, default=15.0, metavar="SECONDS", help="0: nobody is killed")
    options = parser.parse_args()
    with served() as server, database(server) as address:
        sys.exit(0 if run(options, address) else 1)


if __name__ == "__main__":
    main()
