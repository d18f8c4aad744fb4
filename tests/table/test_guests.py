"""Bots of other packages that do something wrong, at a real table: nothing is forfeit, and everybody is told why."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.shelf.conftest import Bring, bring
from tests.table.games import new_game
from tests.table.in_process import Table
from veche.store.records import BOT, PERSON
from veche.table.guests import MOST_FAILURES
from veche.table.matches import LiveMatch, Place

__all__ = ["bring"]

POINTS = """\
[veche.bots]
shaky = bad_bots:Shaky
cheat = bad_bots:Cheat
idler = bad_bots:Idler
quitter = bad_bots:Quitter
steady = bad_bots:Steady
glutton = bad_bots:Glutton
"""
BOTS = """\
import os, time
from pathlib import Path
from veche.bots import Bot

class Guest(Bot):
    def __init__(self, rules, seed, title):
        self.where = Path(__file__).parent

class Shaky(Guest):
    def choose(self, view, ask):
        raise ValueError("my hand is " + str(view.columns))

class Cheat(Guest):
    def choose(self, view, ask):
        return max(ask.moves) + 1000000

class Idler(Guest):
    def choose(self, view, ask):
        with open(self.where / "idle.txt", "a") as noted:
            noted.write(f"{os.getpid()}\\n")
        while True:
            time.sleep(60)

class Quitter(Guest):
    def choose(self, view, ask):
        os._exit(3)

class Glutton(Guest):
    def choose(self, view, ask):
        held = []
        while True:
            held.append(bytearray(64 << 20))

class Steady(Guest):
    def choose(self, view, ask):
        return ask.moves[-1]
"""
RANDOM = Place(BOT, "", "random")


@pytest.fixture
def table(bring: Bring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    bring("bad-bots", POINTS, {"bad_bots.py": BOTS})
    table = Table(tmp_path / "data", monkeypatch)
    table.hall.bots.announce = lambda now: None
    yield table
    table.close()


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def waits_for_me(table: Table, live: LiveMatch) -> bool:
    asked = table.matches.get(live.id).now.asked()
    return asked is None or asked.kind == PERSON


def idlers(tmp_path: Path) -> list[int]:
    """The processes in which the idler was asked."""
    found = tmp_path / "site" / "idle.txt"
    return [int(line) for line in found.read_text().splitlines()] if found.exists() else []


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("bot", "because"),
    [
        ("shaky", "stumbled (ValueError)"),
        ("cheat", "chose a move that is not legal"),
        ("quitter", "ended while it was thinking"),
        ("glutton", "stumbled (MemoryError)"),
    ],
)
def test_greedy_plays_the_seat_of_a_bot_that_fails_and_the_table_says_why(
    table: Table, bot: str, because: str, caplog: pytest.LogCaptureFixture
) -> None:
    live = table.lay(new_game(seed=8), [Place(PERSON), Place(BOT, "", bot)])
    me = table.visitor()
    page = me.sit(live, 0)
    for _ in range(30):
        until(lambda: waits_for_me(table, live))
        now = table.matches.get(live.id).now
        page = me.look(f"/match/{live.id}/{now.game.seat_name(0)}")
        if because in page.text:
            break
        assert page.moves
        me.play(live.id, now.game.seat_name(0), page.moves[0], now.version)
        table.hall.bots.consider(table.matches.get(live.id).now)
    assert f"The bot {bot} {because}" in page.text
    assert "greedy" in page.text
    assert "my hand is" not in page.text, "what it said may tell what it holds"
    if bot == "shaky":
        assert "my hand is" in caplog.text, "but whoever keeps the table finds it"


def test_a_bot_that_hangs_is_ended_and_asked_again_until_it_is_given_up(table: Table, tmp_path: Path) -> None:
    table.hall.bots.guests.seconds = 3
    live = table.lay(new_game(seed=8), [Place(BOT, "", "idler"), RANDOM])
    table.hall.bots.consider(live.now)
    until(lambda: "from here on" in table.hall.bots.guests.told(live.id, 2))
    version = table.matches.get(live.id).now.version
    until(lambda: table.matches.get(live.id).now.version > version)
    assert len(idlers(tmp_path)) == MOST_FAILURES
    assert len(set(idlers(tmp_path))) == MOST_FAILURES, "each time another process"
    assert not any(is_running(process) for process in idlers(tmp_path))
    told = table.hall.bots.guests.told(live.id, 2)
    assert told == "The bot idler took too long, not for the first time: greedy plays its seat from here on."


def test_nobody_else_waits_for_a_bot_that_hangs(table: Table, tmp_path: Path) -> None:
    table.hall.bots.guests.seconds = 3600
    hangs = table.lay(new_game(seed=8), [Place(BOT, "", "idler"), Place(BOT, "", "idler")])
    table.hall.bots.consider(hangs.now)
    until(lambda: bool(idlers(tmp_path)))
    for place in (RANDOM, Place(BOT, "", "steady")):
        goes_on = table.lay(new_game(seed=9), [place, RANDOM])
        table.hall.bots.consider(goes_on.now)
        until(lambda live=goes_on: table.matches.get(live.id).now.game.is_over)  # type: ignore[misc]
    assert is_running(idlers(tmp_path)[0]), "it is still thinking"
    table.hall.bots.close()
    until(lambda: not is_running(idlers(tmp_path)[0]))


def test_a_bot_that_was_uninstalled_is_played_for(table: Table) -> None:
    live = table.lay(new_game(seed=8), [Place(BOT, "", "long-gone"), RANDOM])
    version = live.now.version
    table.hall.bots.consider(live.now)
    until(lambda: table.matches.get(live.id).now.version > version + 8)
    assert "The bot long-gone is not to be had here" in table.hall.bots.guests.told(live.id, 2)
