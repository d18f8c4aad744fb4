"""Two tables on one PostgreSQL database: whoever comes to either sees the same matches."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from queue import Queue

import pytest
from sqlalchemy import URL, TextClause, text
from websockets.sync.client import ClientConnection, connect

from tests.postgres import database
from tests.shelf.packages import write
from tests.table.games import new_game, seat_asked
from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Visitor
from veche.store.copies import PROCESS
from veche.store.news import News
from veche.store.open import open_store
from veche.store.records import BOT, OPEN
from veche.store.schema import matches
from veche.store.store import Store
from veche.table.figures import Figures
from veche.table.matches import Matches, Place
from veche.table.processes import Processes
from veche.table.waking import SECONDS_BETWEEN_SHARED_LOOKS, SECONDS_TO_THINK

SEATS = ("blue", "yellow")


@pytest.fixture
def two_tables(hatchery: Hatchery, tmp_path: Path, postgres: URL) -> Iterator[tuple[Server, Server]]:
    with database(postgres) as address:
        yield from _opened(hatchery, tmp_path, address)


def _opened(hatchery: Hatchery, tmp_path: Path, address: str) -> Iterator[tuple[Server, Server]]:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    one, other = Server(hatchery, tmp_path / "one", address), Server(hatchery, tmp_path / "other", address)
    yield one, other
    for server in (one, other):
        server.close()
        assert "Traceback" not in server.said()


def test_a_bot_of_a_table_that_died_is_woken_by_the_other(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    one.kill()
    game = new_game()
    places = [ME, ME]
    places[seat_asked(game)] = Place(BOT, "", "random")
    live = one.lay(game, places)  # as it would have left it
    with one.store.engine.begin() as connection:
        connection.execute(matches.update().values(moved=time.time() - SECONDS_TO_THINK))
    until = time.monotonic() + 120
    while one.store.version(live.id) == live.now.version:
        assert time.monotonic() < until, other.said()
        time.sleep(0.1)
    assert [line.version for line in one.store.lines(live.id)] == list(range(1, one.store.version(live.id) + 1))


SLOW = """\
import os, time
from pathlib import Path
from veche.bots import Bot

HERE = Path(__file__).parent

class Slow(Bot):
    def __init__(self, rules, seed, title):
        pass

    def choose(self, view, ask):
        with open(HERE / "begun.txt", "a") as noted:
            noted.write(f"{os.getppid()}\\n")
        while not (HERE / "go.txt").exists():
            time.sleep(0.02)
        return ask.moves[0]
"""


@pytest.mark.slow
def test_a_thought_of_a_table_that_is_killed_is_thought_once_more_by_the_other(tmp_path: Path, postgres: URL) -> None:
    """A bot notes for which table it thinks, each time that it is asked."""
    site = tmp_path / "site"
    site.mkdir()
    write(site, "slow-bots", "[veche.bots]\nslow = slow_bots:Slow\n", {"slow_bots.py": SLOW})

    def begun() -> list[int]:
        noted = site / "begun.txt"
        return [int(line) for line in noted.read_text().split()] if noted.exists() else []

    with database(postgres) as address, contextlib.ExitStack() as closing:
        hatchery = Hatchery(tmp_path / "home", site)
        closing.callback(hatchery.close)
        tables = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            tables.append(Server(hatchery, tmp_path / name, address, more=("--patience", "600")))
            closing.callback(tables[-1].close)
        game = new_game()
        places = [ME, ME]
        places[seat_asked(game)] = Place(BOT, "", "slow")
        live = tables[0].lay(game, places)
        wait_until(lambda: len(begun()) == 1)
        time.sleep(2 * SECONDS_BETWEEN_SHARED_LOOKS)
        assert len(begun()) == 1, "the other table has looked, and leaves it alone"
        thinking, other = sorted(tables, key=lambda table: table.process != begun()[0])
        assert thinking.process == begun()[0]
        thinking.kill()
        wait_until(lambda: len(begun()) == 2)
        assert begun()[1] == other.process
        (site / "go.txt").touch()
        wait_until(lambda: other.store.version(live.id) > live.now.version)
        assert [line.version for line in other.store.lines(live.id)] == list(range(1, other.store.version(live.id) + 1))


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_match_is_played_at_both(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game(), [ME, Place(OPEN)])
    id, asked = live.id, seat_asked(live.now.game)
    olena, jonas = Visitor(one), Visitor(other)
    olena.sit(live, 0)
    assert olena.look(f"/match/{id}/blue").version == live.now.version
    # The seat is taken at the other table; the first one knows it at once, and who sits there may come to it.
    assert jonas.go(f"/match/{id}/take", {"seat": 1, "name": "Jonas"}).path == f"/match/{id}/yellow"
    assert "Jonas" in olena.look(f"/match/{id}/blue").text
    (cookie,) = jonas.http.cookies.jar
    moved = Visitor(one)
    moved.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1")
    assert moved.look(f"/match/{id}/yellow").status == 200
    # A move at one table is heard at the other.
    (mine,) = olena.http.cookies.jar
    socket = f"{other.address.replace('http', 'ws')}/match/{id}/blue/live"
    with connect(socket, additional_headers={"Cookie": f"{mine.name}={mine.value}"}, proxy=None) as listening:
        assert listening.recv(30) == str(live.now.version)
        who = (olena, jonas)[asked]
        assert who.play(id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200
        heard = listening.recv(30)
        while heard != str(live.now.version + 1):
            heard = listening.recv(30)
    # Both go for the next version: one of them is late.
    who, seat = ((olena, jonas)[1 - asked], SEATS[1 - asked])
    assert who.play(id, seat, "choose leader boris", live.now.version).status_code == 409
    assert who.play(id, seat, "choose leader boris", live.now.version + 1).status_code == 200
    assert one.store.version(id) > live.now.version + 2
    for visitor in (olena, jonas, moved):
        visitor.close()


def test_a_seat_is_carried_and_left_at_either(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game())
    id = live.id
    olena, phone, third = Visitor(one), Visitor(other), Visitor(other)
    olena.sit(live, 0)
    assert third.come(live.now.seats[0].secret).status == 410, "used at one table, it is used up at the other"
    assert phone.come(olena.personal_link(id, "blue")).path == f"/match/{id}/blue"
    for _ in range(2):
        assert [who.look(f"/match/{id}/blue").status for who in (olena, phone, third)] == [200, 200, 403]
    phone.send(f"/match/{id}/blue/sit", {"how": "alone"})
    assert [who.look(f"/match/{id}/blue").status for who in (olena, phone, third)] == [403, 200, 403]
    for visitor in (olena, phone, third):
        visitor.close()


def listen(server: Server, who: Visitor, path: str) -> AbstractContextManager[ClientConnection]:
    """A page that listens at a table."""
    (mine,) = who.http.cookies.jar
    headers = {"Cookie": f"{mine.name}={mine.value}"}
    return connect(f"{server.address.replace('http', 'ws')}{path}/live", additional_headers=headers, proxy=None)


def hear(line: ClientConnection, said: str) -> None:
    """Wait until it is said."""
    until = time.monotonic() + 60
    while line.recv(60) != said:
        assert time.monotonic() < until


def test_talk_an_undo_question_and_a_look_are_known_at_both(two_tables: tuple[Server, Server]) -> None:
    one, other = two_tables
    live = one.lay(new_game())
    id, asked = live.id, seat_asked(live.now.game)
    players = Visitor(one), Visitor(other)
    for seat, player in enumerate(players):
        player.sit(live, seat)
    with listen(other, players[1], f"/match/{id}/yellow") as ears:
        hear(ears, str(live.now.version))
        players[0].send(f"/match/{id}/blue/talk", {"how": "say", "text": "Good evening"}, part=True)
        hear(ears, str(live.now.version))
        assert "Good evening" in players[1].look(f"/match/{id}/yellow").text
        mover, mine = players[asked], SEATS[asked]
        assert mover.play(id, mine, "choose leader maria", live.now.version).status_code == 200
        hear(ears, str(live.now.version + 1))
    assert mover.undo(id, mine, "ask", live.now.version + 1).status_code == 200
    waiting = players[1 - asked]
    assert waiting.look(f"/match/{id}/{SEATS[1 - asked]}").has("button", name="how", value="agree")
    assert waiting.undo(id, SEATS[1 - asked], "agree", live.now.version + 1).status_code == 200
    assert mover.look(f"/match/{id}/{mine}").version == live.now.version + 2
    for visitor in players:
        visitor.close()


def test_bots_think_once_whoever_wakes_them(postgres: URL) -> None:
    """Of two processes that claim the bots of a match, one has them until it lets go or is gone."""
    with database(postgres) as address:
        one, other = open_store(address), open_store(address)
        assert one.claims.claim("m1")
        assert not other.claims.claim("m1")
        assert other.claims.claim("m2")
        one.claims.release("m1")
        assert other.claims.claim("m1")
        other.claims.close()  # as if it had died
        until = time.monotonic() + 30
        while not one.claims.claim("m1"):
            assert time.monotonic() < until
            time.sleep(0.01)
        for store in (one, other):
            store.claims.close()
            store.engine.dispose()


def test_news_are_heard_by_the_others_alone_and_after_the_line_was_cut(postgres: URL) -> None:
    with database(postgres) as address:
        one, other = open_store(address), open_store(address)
        heard: Queue[tuple[str, int]] = Queue()
        missed: Queue[None] = Queue()
        mine: list[tuple[str, int]] = []
        listening = News(other.engine, lambda match, version: heard.put((match, version)), lambda: missed.put(None))
        own = News(one.engine, lambda match, version: mine.append((match, version)), lambda: None)
        for news in (listening, own):
            news.start()
        here = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        listeners = text(f"SELECT count(*) {here}")
        until = time.monotonic() + 30
        while _asked(one, listeners) < 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        live = Matches(one).keep(new_game(), "A match", [ME, ME])
        one.unaid(live.id)
        assert heard.get(timeout=30) == (live.id, live.now.version)
        assert not mine
        _asked(one, text(f"SELECT pg_terminate_backend(pid) {here}"))
        missed.get(timeout=30)
        one.unaid(live.id)
        assert heard.get(timeout=30) == (live.id, live.now.version)
        for news in (listening, own):
            news.close()
        for store in (one, other):
            store.engine.dispose()


def _asked(store: Store, question: TextClause) -> int:
    with store.engine.begin() as connection:
        return int(connection.execute(question).scalar() or 0)


def test_a_process_whose_clock_is_wrong_is_seen_and_one_that_is_silent_is_gone(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    with database(postgres) as address:
        one, other = [Processes(open_store(address), Figures(), dict) for _ in range(2)]
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() - 7200)
        other.give_sign()
        monkeypatch.undo()
        assert [process["id"] for process in one.all()] == [one.id, other.id]
        name = f"{PROCESS}{other.id}"
        long_ago = {**json.loads(one.store.settings.find(name) or ""), "seen": one.store.settings.now() - 60}
        one.store.settings.put(name, json.dumps(long_ago))
        assert [process["id"] for process in one.all()] == [one.id]
        for process in (one, other):
            process.store.engine.dispose()


def test_workers_share_one_address_and_a_dead_one_is_replaced(
    hatchery: Hatchery, tmp_path: Path, postgres: URL
) -> None:
    with database(postgres) as address:
        table = Server(hatchery, tmp_path, address, more=("--workers", "2"))
        live = table.lay(new_game(), [ME, ME])
        olena = Visitor(table)
        olena.sit(live, 0)
        before = children_of(table.process)
        assert len(before) == 2
        for worker in before:
            os.kill(worker, signal.SIGKILL)
            until = time.monotonic() + 60
            while worker in children_of(table.process) or len(children_of(table.process)) < 2:
                assert time.monotonic() < until
                time.sleep(0.02)
            olena.come_back()
            assert olena.look(f"/match/{live.id}/blue").status == 200, "a session is valid in every process"
        olena.close()
        table.close()
        assert "Traceback" not in table.said()


def children_of(process: int) -> set[int]:
    """The processes that this one began and that still run."""
    found = set()
    for one in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, parent = (one / "stat").read_text().rpartition(")")[2].split()[:2]
            if int(parent) == process and state != "Z":
                found.add(int(one.name))
    return found
