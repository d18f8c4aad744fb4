"""A backup of a table at which people play meanwhile: it is whole, and has all that was acknowledged before it."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.table.games import new_game, seat_asked
from tests.table.server import Server
from tests.table.visitor import Visitor
from veche.cli import main
from veche.store.open import open_store
from veche.store.store import Store
from veche.table.matches import LiveMatch, Matches

SEATS = ("blue", "yellow")
MATCHES = 3


class Hands(threading.Thread):
    """Whoever plays both seats of a match until told to stop; which lines were acknowledged, by version."""

    def __init__(self, table: Server, live: LiveMatch) -> None:
        super().__init__(daemon=True)
        self.live = live
        self.stopping = threading.Event()
        self.acknowledged: dict[int, str] = {}
        self.players = [Visitor(table), Visitor(table)]
        for seat, player in enumerate(self.players):
            player.sit(live, seat)

    def run(self) -> None:
        game, version = self.live.now.game.copy(), self.live.now.version
        while not self.stopping.is_set() and game.ask is not None:
            seat = seat_asked(game)
            move = game.moves[0]
            answer = self.players[seat].play(self.live.id, SEATS[seat], move, version)
            assert answer.status_code == 200
            game.play(move)
            self.acknowledged[version + 1] = f"{SEATS[seat]}: {move}"
            version = game.version

    def close(self) -> None:
        self.stopping.set()
        self.join(120)
        for player in self.players:
            player.close()


def lines_of(store: Store, id: str) -> dict[int, str]:
    return {line.version: f"{line.seat}: {line.text}" for line in store.lines(id)}


@pytest.mark.both
def test_a_backup_of_a_running_table_is_whole(own_table: Server, tmp_path: Path) -> None:
    hands = [Hands(own_table, own_table.lay(new_game(seed=number))) for number in range(MATCHES)]
    for one in hands:
        one.start()
    saved = tmp_path / "saved.sqlite3"
    while not all(len(one.acknowledged) > 3 for one in hands):
        hands[0].join(0.01)
    before = [dict(one.acknowledged) for one in hands]
    assert main(["backup", str(saved), "--data", own_table.data]) == 0
    while all(len(one.acknowledged) == len(then) for one, then in zip(hands, before, strict=True)):
        hands[0].join(0.01)
    for one in hands:
        one.close()
    assert main(["restore", str(saved), "--data", str(tmp_path / "restored")]) == 0
    restored = open_store(tmp_path / "restored")
    for one, then in zip(hands, before, strict=True):
        now, later = lines_of(restored, one.live.id), lines_of(own_table.store, one.live.id)
        assert list(now) == list(range(1, len(now) + 1)), "no line is missing"
        assert now.items() <= later.items()
        assert then.items() <= now.items(), "what was acknowledged before is there"
        found = Matches(restored).get(one.live.id).now
        assert (found.version, found.told) == (len(now), ()), "position and journal are of one moment"
    restored.engine.dispose()
