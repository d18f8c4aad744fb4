"""Killing the server at any moment loses no acknowledged move, and none is written twice."""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest

from tests.table.games import new_game
from tests.table.server import Server
from tests.table.visitor import Visitor
from veche.kernel import journal
from veche.table.matches import LiveMatch, Matches

pytestmark = pytest.mark.both

KILLS = int(os.environ.get("KILLS", "50")) // 2
"""Half of them on each database."""

SEATS = ("blue", "yellow")
SECONDS_FOR_ALL = 12 * max(50, KILLS)
SECONDS_OF_PLAY = 0.1
FAST_HANDS = 2


class Stream:
    """Fast hands at both seats: each plays whatever the asked seat may play, and remembers what was acknowledged.

    All of them play for the same versions, so most moves are refused; what counts is written in `acknowledged`.
    """

    def __init__(self, server: Server, live: LiveMatch, acknowledged: dict[int, str], twice: list[int]) -> None:
        self.id = live.id
        self.acknowledged = acknowledged
        self.twice = twice
        self.players = [Visitor(server) for _ in SEATS]
        for seat, player in enumerate(self.players):
            player.sit(live, seat)
            assert player.token

    def run(self, seed: int) -> None:
        """Play until the match is over or the table is gone."""
        dice = Random(seed)
        for player in self.players:
            player.come_back()
        with contextlib.suppress(httpx.TransportError):
            while self._one_move(dice):
                pass

    def _one_move(self, dice: Random) -> bool:
        for seat, player in enumerate(self.players):
            data = player.http.get(f"/match/{self.id}/{SEATS[seat]}/view.json").json()
            if data["asked"] is None:
                return False
            if data["moves"]:
                move, version = dice.choice(data["moves"]), data["version"]
                fields = {"token": player.token, "move": move, "version": version}
                answer = player.http.post(f"/match/{self.id}/{SEATS[seat]}/move", data=fields)
                assert answer.status_code in (303, 409), answer.text
                if answer.status_code == 303:
                    self._remember(version + 1, f"{SEATS[seat]}: {move}")
        return True

    def _remember(self, version: int, line: str) -> None:
        if version in self.acknowledged:
            self.twice.append(version)
        self.acknowledged[version] = line

    def close(self) -> None:
        for player in self.players:
            player.close()


def check(server: Server, id: str, acknowledged: dict[int, str]) -> None:
    """Every acknowledged version is in the journal, none is there twice, and the journal replays."""
    lines = server.store.lines(id)
    assert [line.version for line in lines] == list(range(1, len(lines) + 1))
    written = {line.version: f"{line.seat}: {line.text}" for line in lines}
    assert {version: written.get(version) for version in acknowledged} == acknowledged
    live = Matches(server.store).get(id)
    now = live.now
    assert (now.told, now.version) == ((), len(lines))
    kept = server.store.last_position(id)
    assert kept is not None
    assert now.game.title.dump(now.game.rules, now.game.at(kept[0])) == kept[1]
    assert now.ask is None or now.ask.seat >= 0, "a move and the chance after it are written together"
    assert journal.read(journal.write(now.game), lambda name: now.game.title).version == now.version


@pytest.mark.slow
def test_fifty_kills_lose_no_acknowledged_move(own_table: Server) -> None:
    dice = Random(50)
    until = monotonic() + SECONDS_FOR_ALL
    total = kills = 0
    while kills < KILLS:
        live = own_table.lay(new_game(seed=kills))
        acknowledged: dict[int, str] = {}
        twice: list[int] = []
        streams = [Stream(own_table, live, acknowledged, twice) for _ in range(FAST_HANDS)]
        while kills < KILLS and not own_table.game(live.id).is_over:
            assert monotonic() < until, f"only {kills} kills in {SECONDS_FOR_ALL} seconds"
            play_until_killed(own_table, streams, dice)
            kills += 1
            check(own_table, live.id, acknowledged)
            assert not twice
            own_table.start()
        total += len(acknowledged)
        for one in streams:
            one.close()
    assert total > KILLS, "somebody really played meanwhile"
    assert "Traceback" not in own_table.said()


def play_until_killed(server: Server, streams: list[Stream], dice: Random) -> None:
    hands = [threading.Thread(target=one.run, args=(dice.randrange(1000),)) for one in streams]
    before = len(streams[0].acknowledged)
    for hand in hands:
        hand.start()
    while len(streams[0].acknowledged) == before and any(hand.is_alive() for hand in hands):
        sleep(0.001)
    sleep(dice.random() * SECONDS_OF_PLAY)
    server.kill()
    for hand in hands:
        hand.join(60)
        assert not hand.is_alive()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to see other processes in")
def test_a_killed_table_leaves_no_bots_behind(own_table: Server) -> None:
    """The processes in which bots think end with the table, however that ends."""
    olena = Visitor(own_table)
    id = olena.new_match("bot:random", "bot:random")
    begun, until = own_table.store.version(id), monotonic() + 60
    while own_table.store.version(id) <= begun + 1:
        assert monotonic() < until
        sleep(0.05)
    group = own_table.process
    assert len(processes_of(group)) > 1
    own_table.kill()
    olena.close()
    while processes_of(group):
        assert monotonic() < until, processes_of(group)
        sleep(0.05)


def processes_of(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            state, _parent, its_group = (process / "stat").read_text().rpartition(")")[2].split()[:3]
            if int(its_group) == group and state != "Z":
                found.append(int(process.name))
    return found
