"""Waking: a bot whose turn it is moves, also if nobody has told it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.table.games import after, new_game, seat_asked
from tests.table.server import ME, Server
from tests.table.visitor import Visitor
from veche.kernel.game import Game
from veche.store.open import open_store
from veche.store.records import BOT
from veche.store.schema import matches
from veche.table.bot_turns import BotTurns
from veche.table.matches import Matches, Place
from veche.table.moment import Moment
from veche.table.reading import Reading
from veche.table.waking import MOST_AT_ONCE, MOST_TRIES, SECONDS_TO_THINK, Waking

RANDOM = Place(BOT, "", "random")
SECONDS = 120
SEATS = ("blue", "yellow")


class Sleepers(BotTurns):
    """Bots that only say in which match they were woken; they sleep on until they are let go."""

    def __init__(self, matches: Matches) -> None:
        super().__init__(matches, lambda live: None)
        self.woken: list[str] = []
        self.let_go = threading.Event()

    def _play(self, id: str, claimed: bool = False) -> None:
        self.woken.append(id)
        self.let_go.wait(SECONDS)
        with self._lock:
            self._busy.discard(id)


class Night:
    """Matches, bots that sleep, and whoever wakes them."""

    def __init__(self, folder: Path) -> None:
        self.store = open_store(folder)
        self.matches = Matches(self.store)
        self.bots = Sleepers(self.matches)
        self.waking = Waking(self.matches, self.bots)

    def lay(self, game: Game[Any], bot_is_asked: bool = True, waited: float = 0.0) -> str:
        """A match with one bot; by its id."""
        asked = seat_asked(game)
        places = [RANDOM if (seat == asked) == bot_is_asked else ME for seat in range(game.setup.players)]
        id = self.matches.keep(game, "A match", places).id
        with self.store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(moved=time.time() - waited))
        return id

    def rest(self) -> None:
        """Let the bots go, and wait until they are."""
        self.bots.let_go.set()
        until = time.monotonic() + SECONDS
        while self.bots.busy():
            assert time.monotonic() < until
            time.sleep(0.005)

    def close(self) -> None:
        self.bots.let_go.set()
        self.matches.close()
        self.store.engine.dispose()


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Night]:
    night = Night(tmp_path)
    yield night
    night.close()


class TestABot:
    def test_that_is_asked_is_woken_at_the_start(self, night: Night) -> None:
        asked, other = night.lay(new_game()), night.lay(new_game(), bot_is_asked=False)
        night.lay(after(40), bot_is_asked=False)
        assert night.waking.wake(0.0) == [asked] != [other]

    def test_is_woken_without_any_match_being_read(self, night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
        for _ in range(5):
            night.lay(new_game())
        night.matches._live.clear()
        monkeypatch.setattr(Reading, "read", lambda *_: pytest.fail("a match was read"))
        assert len(night.waking.wake(0.0)) == 5

    def test_that_has_only_just_been_asked_is_left_to_whoever_asked_it(self, night: Night) -> None:
        """Another process may be thinking; if it has died, its bot has waited too long after a while."""
        fresh, forgotten = night.lay(new_game()), night.lay(new_game(), waited=SECONDS_TO_THINK + 1)
        assert night.waking.wake() == [forgotten]
        assert fresh not in night.bots.woken

    def test_that_plays_already_is_not_woken_again(self, night: Night) -> None:
        id = night.lay(new_game())
        assert night.waking.wake(0.0) == [id]
        assert night.waking.wake(0.0) == []
        night.rest()
        assert night.bots.woken == [id]

    def test_waits_while_many_others_play(self, night: Night) -> None:
        ids = {night.lay(new_game(), waited=number) for number in range(MOST_AT_ONCE + 4)}
        first = night.waking.wake(0.0)
        assert len(first) == MOST_AT_ONCE
        assert night.waking.wake(0.0) == []
        night.rest()
        with night.store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id.in_(first)).values(over=True))
        assert set(night.waking.wake(0.0)) == ids - set(first)

    def test_that_always_stumbles_is_left_alone_until_the_match_goes_on(self, night: Night) -> None:
        id = night.lay(new_game())
        for _ in range(MOST_TRIES):
            assert night.waking.wake(0.0) == [id]
            night.rest()
        assert night.waking.wake(0.0) == []
        with night.store.engine.begin() as connection:
            connection.execute(update(matches).where(matches.c.id == id).values(version=99))
        assert night.waking.wake(0.0) == [id]

    def test_is_not_woken_when_the_table_closes(self, night: Night) -> None:
        night.lay(new_game())
        night.bots.close()
        assert night.waking.wake(0.0) == []


def test_a_bot_that_was_woken_plays(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    game, places = new_game(), [ME, ME]
    places[seat_asked(game)] = RANDOM
    live = Matches(store).keep(game, "A match", places)
    moved = threading.Event()

    def announce(now: Moment) -> None:
        moved.set()

    restarted = Matches(store)
    bots = BotTurns(restarted, announce, pace=0)
    assert Waking(restarted, bots).wake(0.0) == [live.id]
    assert moved.wait(SECONDS)
    bots.close()
    assert store.version(live.id) > live.now.version
    store.engine.dispose()


def test_a_restart_on_a_bots_turn_strands_nobody(own_table: Server) -> None:
    """Nobody opens a page after the restart, and the bot moves all the same."""
    game, places = new_game(), [ME, ME]
    asked = seat_asked(game)
    places[asked] = RANDOM
    own_table.kill()
    live = own_table.lay(game, places)
    own_table.start()
    until = time.monotonic() + SECONDS
    while own_table.store.version(live.id) == live.now.version:
        assert time.monotonic() < until, own_table.said()
        time.sleep(0.05)
    who = Visitor(own_table)
    who.sit(live, 1 - asked)
    while not who.look(f"/match/{live.id}/{SEATS[1 - asked]}").moves:
        assert time.monotonic() < until, own_table.said()
        time.sleep(0.05)
    who.close()
    assert "Traceback" not in own_table.said()
