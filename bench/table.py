"""The table measured: pages, merges, clicks, spectators, durable moves, memory, sizes.

Every figure is printed with its target, met or missed; a missed target is no failure. The load of the machine is
printed first, and before and after each measurement how long a fixed loop takes here: on a busy machine the figures say
little, and two runs can be compared only by what they are in loops.

Whoever asks does what a browser at this machine does: it says which parts of the table it shows, and merges what comes.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from bench import figures
from bench.visitors import Crowd, Player, Visitor, plain
from tests.browser.player import go_to
from tests.browser.server import Server, new_game, played
from tools.browser import ARGUMENTS, MISSING, found
from veche import titles
from veche.language.catalogue import ENGLISH
from veche.language.languages import offered
from veche.language.made_up import MADE_UP
from veche.store.records import PERSON
from veche.table.editions import STATIC
from veche.table.matches import LiveMatch, Place

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Ruta"), Place(PERSON, "Ivar"), Place(PERSON, "Gleb")]

CHOICES = "#choices > [name=move], button[form=choices]"

PAINTED = """() => {
  window.painted = [];
  const version = () => document.querySelector("#app input[name=version]")?.value;
  let began = 0, before;
  addEventListener("click", (event) => {
    if (!event.target.closest("#choices button")) return;
    began = event.timeStamp;
    before = version();
  }, true);
  new MutationObserver(() => {
    if (!began || version() === before) return;
    const since = began;
    began = 0;
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => window.painted.push(performance.now() - since);
      after.port2.postMessage(0);
    });
  }).observe(document.getElementById("app"), { subtree: true, childList: true, attributes: true });
}"""

MEMORY = """
import json, resource, sys
from veche.store.open import open_store
from veche.table.matches import Matches
data, *ids = sys.argv[1:]
matches = Matches(open_store(data))
def used():
    return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize()
matches.get(ids[0])
before = used()
for id in ids[1:]:
    matches.get(id)
print(json.dumps((used() - before) / (len(ids) - 1)))
"""

STORE = """
import json, sys, time
from pathlib import Path
from random import Random
from veche.store.open import open_store
from veche.store.records import PERSON
from veche.table.matches import Matches, Place
folder, number = Path(sys.argv[1]), int(sys.argv[2])
matches, dice, took = Matches(open_store(folder)), Random(1), []
people = [Place(PERSON, "Olena"), Place(PERSON, "Ruta")]
live = matches.new("rurik", "Measured", people)
while len(took) < number:
    now = live.now
    if now.ask is None:
        live = matches.new("rurik", "Measured", people)
        continue
    move = now.game.rules.catalogue.text(dice.choice(now.ask.moves))
    began = time.thread_time()
    matches.play(matches.get(live.id), now.ask.seat, now.version, move)
    took.append((time.thread_time() - began) * 1000)
print(json.dumps(took))
"""

MEASURES = ("pages", "languages", "clicks", "spectators", "moves", "memory", "sizes", "store", "figures")
LOOP = 200_000


def loop() -> str:
    """The milliseconds that a fixed piece of work takes on this machine, as busy as it is now; of these, running."""
    began, worked, total = time.perf_counter(), time.thread_time(), 0
    for number in range(LOOP):
        total += number * number % 7
    return f"{(time.perf_counter() - began) * 1000:.1f} ms, running {(time.thread_time() - worked) * 1000:.1f} ms"


def tell(name: str, what: str) -> None:
    print(f"{name:<52} {what}", flush=True)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def say(name: str, values: Sequence[float], targets: Sequence[tuple[float, float]] = (), unit: str = "ms") -> None:
    """One line: median, 95th percentile, and for each target whether it is met."""
    judged = [
        f"p{share * 100:.0f} under {most:g} {unit}: {'met' if percentile(values, share) < most else 'MISSED'}"
        for share, most in targets
    ]
    shown = f"p50 {percentile(values, 0.5):7.1f} {unit}   p95 {percentile(values, 0.95):7.1f} {unit}"
    tell(name, f"{shown}   {'; '.join(judged)}")


def size(name: str, body: bytes) -> None:
    whole = plain(body)
    sent = body if whole is not body else gzip.compress(body, 5)
    tell(name, f"{len(whole) / 1024:7.1f} kB   {len(sent) / 1024:7.1f} kB compressed")


def seated(server: Server, live: LiveMatch) -> list[Player]:
    return [Player(server.port, seat.secret) for seat in live.now.seats]


def moves(players: Sequence[Player], number: int, seed: int = 1) -> list[float]:
    """So many moves one after the other, each as soon as the last is acknowledged; milliseconds for each."""
    dice, taken = Random(seed), []
    for _ in range(number):
        seen = players[0].seen()
        if seen["asked"] is None:
            break
        asked = next(one for one in players if one.table.endswith(f"/{seen['asked']}"))
        seen = asked.seen()
        began = time.perf_counter()
        asked.move(seen["version"], dice.choice(seen["moves"]))
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def worked(process: int) -> float:
    """The milliseconds that all threads of a process have really been running so far."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum([int(task.read_text().split()[0]) for task in tasks]) / 1e6


@dataclass
class Kind:
    """Answers of one kind: how long each took, and how long the server was running for it."""

    waited: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)
    last: bytes = b""

    def fetch(self, server: Server, visitor: Visitor, path: str, part: bool) -> None:
        before, began = worked(server.process), time.perf_counter()
        self.last = visitor.get(path, part)
        self.waited.append((time.perf_counter() - began) * 1000)
        self.worked.append(worked(server.process) - before)
        self.sizes.append(len(self.last))
        visitor.show(self.last)

    def say(self, name: str, most: float) -> None:
        say(name, self.waited, [(0.5, most)])
        say("    of this, the server was running", self.worked)
        say("    sent", [size / 1024 for size in self.sizes], unit="kB")


def measure_pages(server: Server, rounds: int) -> None:
    """A page of every kind after every move, so that none is the same twice."""
    for number in (2, 4):
        live = server.lay(played(new_game("rurik", number, 11), 150), PEOPLE[:number])
        players = seated(server, live)
        watcher = Visitor(server.port)
        watcher.ask("GET", f"/watch/{live.now.match.watch}")
        watch = f"/match/{live.id}/watch"
        watcher.show(watcher.get(watch))
        distant = Player(server.port, server.seat_link(live).rpartition("/")[2], afar=True)
        whole, merged, watched, from_afar = Kind(), Kind(), Kind(), Kind()
        posted = []
        for turn in range(rounds):
            posted += moves(players, 1, turn)
            whole.fetch(server, players[0], players[0].table, False)
            merged.fetch(server, players[-1], players[-1].table, True)
            watched.fetch(server, watcher, watch, True)
            from_afar.fetch(server, distant, distant.table, True)
        whole.say(f"{number} players: whole table page", 10)
        merged.say(f"{number} players: merged part after a move", 5)
        watched.say(f"{number} players: merged part for a spectator", 5)
        from_afar.say(f"{number} players: merged part for a player from afar", 5)
        say(f"{number} players: a move, written and answered", posted)
        size(f"{number} players: whole table page", whole.last)
        for one in [*players, watcher, distant]:
            one.close()


def measure_languages(server: Server, rounds: int) -> None:
    """The same page and the same merge of one seat in each language, in turns, so that a busy machine is so for all.

    Whoever moves is answered in the made-up language: nobody's words are at hand for it.
    """
    languages, warm = list(offered()), max(2, rounds // 6)
    for meta in titles.metas():
        live = server.lay(played(new_game(meta.id, 2, 11), 60), PEOPLE[:2])
        players, readers = seated(server, live), {}
        for one in players:
            one.cookies["language"] = MADE_UP
        for language in languages:
            readers[language] = Player(server.port, server.seat_link(live).rpartition("/")[2])
            readers[language].cookies["language"] = language
        found = {language: {part: Kind() for part in (True, False)} for language in languages}
        for turn in range(rounds + warm):
            moves(players, 1, turn)
            for language in languages if turn % 2 else reversed(languages):
                for part, kind in found[language].items():
                    (kind if turn >= warm else Kind()).fetch(server, readers[language], readers[language].table, part)
        for part, what in ((False, "whole page"), (True, "merged part")):
            took = {language: percentile(found[language][part].worked, 0.5) for language in languages}
            english = took[ENGLISH]
            shown = [
                f"{language} {took[language]:5.2f} ms ({took[language] / english - 1:+.1%})" for language in languages
            ]
            judged = "met" if all(one < 1.05 * english for one in took.values()) else "MISSED"
            tell(f"{meta.id}: {what}, processor time", f"{'   '.join(shown)}   at most 5 % more: {judged}")
        for one in [*players, *readers.values()]:
            one.close()


def measure_table_sizes(server: Server) -> None:
    """The whole page of a table in the middle of its game, for each title: what a browser is sent once."""
    for meta in titles.metas():
        for players in (2, 4):
            live = server.lay(played(new_game(meta.id, players, 5), 85 * players), PEOPLE[:players])
            one = Player(server.port, server.seat_link(live).rpartition("/")[2])
            size(f"table of {meta.id}, {players} players", one.get(one.table))
            one.close()


def measure_sizes(server: Server) -> None:
    measure_table_sizes(server)
    visitor = Visitor(server.port)
    size("lobby", visitor.get("/"))
    size("rules", visitor.get("/rules/rurik"))
    modules = [file for file in sorted(STATIC.glob("*.js")) if file.name != "theme.js"]
    size(f"the page's script, {len(modules)} modules", b"".join([file.read_bytes() for file in modules]))
    for name in ("vendor/idiomorph.esm.js", "tokens.css", "base.css", "table.css", "pages.css"):
        size(name, (STATIC / name).read_bytes())
    size("/titles/rurik.css", visitor.get("/titles/rurik.css"))
    visitor.close()


def measure_clicks(server: Server, number: int) -> None:
    """From the click on a button to the frame that shows the board after the move."""
    program = found()
    if program is None:
        print(MISSING)
        return
    for players in (2, 4):
        live = server.lay(played(new_game("rurik", players, 12), 60), PEOPLE[:players])
        others = seated(server, live)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            page = browser.new_page(viewport={"width": 1440, "height": 1000})
            go_to(page, server.seat_link(live))
            page.keyboard.press("Shift")  # what was missed need not be shown again
            page.evaluate(PAINTED)
            dice = Random(3)
            while page.evaluate("() => window.painted.length") < number:
                ask = server.game(live).ask
                if ask is None:
                    break
                if ask.seat:
                    moves(others, 1, dice.randrange(1000))
                    continue
                before = page.evaluate("() => window.painted.length")
                page.wait_for_selector(CHOICES)
                buttons = page.locator(CHOICES)
                page.mouse.move(2, 2)  # as people do between two clicks
                buttons.nth(dice.randrange(buttons.count())).click()
                if page.locator(".sure").count():
                    page.locator(".sure .yes").click()
                page.wait_for_function("(before) => window.painted.length > before", arg=before)
            times = page.evaluate("() => window.painted")
            browser.close()
        say(f"{players} players: click to painted board ({len(times)} clicks)", times, [(0.5, 45)])
        for one in others:
            one.close()


async def watched_moves(server: Server, live: LiveMatch, players: Sequence[Player], number: int, crowd: Crowd) -> None:
    worst, middle = [], []
    for turn in range(number):
        before = server.store.version(live.id)
        began = time.monotonic()
        await asyncio.to_thread(moves, players, 1, turn)
        version = server.store.version(live.id)
        assert version > before
        times = await crowd.all_have(version, 20)
        if len(times) < len(crowd.sockets):
            print(f"*** only {len(times)} of {len(crowd.sockets)} spectators had version {version} after 20 s ***")
            return
        worst.append((times[-1] - began) * 1000)
        middle.append((times[len(times) // 2] - began) * 1000)
        await asyncio.sleep(1)
    say(f"{len(crowd.sockets)} spectators: the middle one has the board", middle)
    say(f"{len(crowd.sockets)} spectators: the last one has the board", worst, [(0.5, 400), (0.95, 400)])


def measure_spectators(server: Server, size: int, number: int) -> None:
    """How long after a move is sent until the last of many spectators has read the whole new board."""
    live = server.lay(played(new_game("rurik", 4, 13), 200), PEOPLE)
    players = seated(server, live)
    watcher = Visitor(server.port)
    watcher.ask("GET", f"/watch/{live.now.match.watch}")
    watcher.show(watcher.get(f"/match/{live.id}/watch"))

    async def run() -> None:
        crowd = Crowd(server.port, f"/match/{live.id}/watch", watcher.cookie, watcher.shown)
        await crowd.gather(size)
        await watched_moves(server, live, players, number, crowd)
        await crowd.leave()

    asyncio.run(run())
    for one in [*players, watcher]:
        one.close()


def measure_moves(server: Server, number: int) -> None:
    """Moves written to disk for good and answered with the new board, through HTTP, in one match and in several."""
    for matches in (1, 4):
        lives = [server.lay(new_game("rurik", 2, 100 + seed), PEOPLE[:2]) for seed in range(matches)]
        tables = [seated(server, live) for live in lives]
        threads = [threading.Thread(target=moves, args=(table, number, 1)) for table in tables]
        before = sum([server.store.version(live.id) for live in lives])
        posted: list[float] = []
        began = time.perf_counter()
        if matches == 1:
            posted = moves(tables[0], number)
        else:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        took = time.perf_counter() - began
        written = sum([server.store.version(live.id) for live in lives]) - before
        only = f" ({len(posted) / (sum(posted) / 1000):.0f} without looking for a legal move first)" if posted else ""
        name = f"durable moves, {matches} match{'es' if matches > 1 else ''} at once"
        print(
            f"{name:<44} {matches * number / took:7.0f} moves/s{only}, {written / took:.0f} journal lines/s", flush=True
        )
        for table in tables:
            for one in table:
                one.close()


def measure_store(number: int, beside: str) -> None:
    """The processor time of finding a match and writing a move; of an older checkout too, in turns."""
    sides = [
        ("here", str(Path("src").resolve())),
        *([("beside", str(Path(beside, "src").resolve()))] if beside else []),
    ]
    took: dict[str, list[float]] = {name: [] for name, _ in sides}
    for _ in range(3):
        for name, source in sides:
            with tempfile.TemporaryDirectory(dir="build") as data:
                command = [sys.executable, "-c", STORE, data, str(number)]
                env = os.environ | {"PYTHONPATH": source}
                done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
            took[name] += json.loads(done.stdout)
    for name, values in took.items():
        targets = [(0.5, 1.1)] if name == "here" else []
        say(f"get + play, processor time, {name}", values, targets)


def measure_memory(server: Server, number: int) -> None:
    """What a match costs that is in memory, in the middle of its game and at its end."""
    for name, until in (("in mid-game", 200), ("at the end", "the end")):
        ids = [server.lay(played(new_game("rurik", 4, seed), until), PEOPLE).id for seed in range(number)]
        done = subprocess.run(
            [sys.executable, "-c", MEMORY, str(server.data), *ids], capture_output=True, text=True, check=True
        )
        print(
            f"{'memory of a live match, 4 players, ' + name:<44} {json.loads(done.stdout) / 1024:7.0f} kB", flush=True
        )


def measure_figures(beside: str) -> None:
    """What counts for many, of an older checkout too, side by side."""
    sides = [("here", Path.cwd()), *([("beside", Path(beside).resolve())] if beside else [])]
    print("\n".join(figures.report(sides, 3, 40, 2000)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="moves after which pages are fetched")
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--moves", type=int, default=150, help="moves to be written in each match")
    parser.add_argument("--only", choices=MEASURES)
    parser.add_argument("--beside", metavar="CHECKOUT", default="", help="an older checkout, for store and figures")
    options = parser.parse_args()
    wanted = options.only
    load = ", ".join([f"{one:.1f}" for one in os.getloadavg()])
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before {load}", flush=True)
    build = Path("build")
    build.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=build) as data:
        server = Server(Path(data))
        measures: dict[str, Callable[[], None]] = {
            "pages": lambda: measure_pages(server, options.rounds),
            "languages": lambda: measure_languages(server, options.rounds),
            "sizes": lambda: measure_sizes(server),
            "clicks": lambda: measure_clicks(server, options.clicks),
            "spectators": lambda: measure_spectators(server, options.spectators, 5),
            "moves": lambda: measure_moves(server, options.moves),
            "memory": lambda: measure_memory(server, 40),
            "store": lambda: measure_store(options.moves, options.beside),
            "figures": lambda: measure_figures(options.beside),
        }
        try:
            for name, measure in measures.items():
                if wanted in (None, name):
                    tell(f"--- {name}: a fixed loop takes", loop())
                    measure()
            tell("--- a fixed loop takes", loop())
        finally:
            server.close()
    print(f"load after {', '.join([f'{one:.1f}' for one in os.getloadavg()])}")


if __name__ == "__main__":
    main()
