"""The herald: what it tells, to whom, and when; with a clock under control and senders that only note."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from sqlalchemy import URL, update

from tests.postgres import database
from tests.store.conftest import address, store
from tests.table.games import finished, new_game, seat_asked
from veche.store.bells import PUSH, SECONDS_BETWEEN, SECONDS_BETWEEN_NUDGES, SECONDS_TO_RING, SECONDS_TO_SETTLE, Bell
from veche.store.browsers import Browsers
from veche.store.open import open_store
from veche.store.records import PERSON
from veche.store.schema import matches as matches_table
from veche.store.store import Store
from veche.table.matches import LiveMatch, Matches, Place
from veche.table.notices.herald import SECONDS_BETWEEN_TRIES, Herald
from veche.table.notices.notice import Notice
from veche.table.notices.senders import Gone, Later

__all__ = ["address", "store"]

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]
HOUR = 3600.0


@dataclass
class Noting:
    """Notes what it is to send; `wrong` is raised instead, as long as there is something in it."""

    sent: list[tuple[str, Notice]] = field(default_factory=list)
    wrong: list[Exception] = field(default_factory=list)

    def send(self, bell: Bell, notice: Notice) -> None:
        if self.wrong:
            raise self.wrong.pop(0)
        self.sent.append((bell.id, notice))


class Room:
    """A match of two people at a table of our own, each with a browser and a bell; time stands still."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.matches = Matches(store)
        self.browsers = Browsers(store.engine)
        self.noting = Noting()
        self.now = 0.0
        self.herald = Herald(self.matches, {PUSH: self.noting}, lambda: self.now)
        self.live = self.lay(new_game())
        self.now = self.live.now.match.created + 60
        self.hang("bell")

    def lay(self, game: object) -> LiveMatch:
        return self.matches.keep(game, "A match", PEOPLE)  # type: ignore[arg-type]

    @property
    def asked(self) -> int:
        return seat_asked(self.live.now.game)

    def hang(self, name: str, *seats: int, browser: str = "") -> None:
        """A bell for these seats; for the one that is asked, if none are named."""
        who = browser or name
        its = [self.live.now.seats[seat] for seat in seats or (self.asked,)]
        self.browsers.sit(who, [seat.secret for seat in its])
        self.herald.bells.hang(Bell(name, who, PUSH, f"to {name}", "en", "https://play.example", self.now))
        for seat in its:
            self.herald.bells.ring_for(name, self.live.id, seat.seat, seat.secret, self.now)

    def look(self, seconds: float = 0.0) -> list[str]:
        """Whose bells ring, once so much time has passed."""
        self.now += seconds
        before = len(self.noting.sent)
        self.herald.look()
        return [bell for bell, _ in self.noting.sent[before:]]

    def move(self) -> None:
        """The seat that is asked moves, now."""
        now = self.live.now
        self.matches.play(self.live, self.asked, now.version, next(iter(now.game.moves)))
        self.at(moved=self.now)

    def until_other(self) -> int:
        """Moves until somebody else is asked; who."""
        first = self.asked
        while self.asked == first:
            self.move()
        return self.asked

    def at(self, **values: float) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(update(matches_table).where(matches_table.c.id == self.live.id).values(**values))

    def sees(self, seat: int) -> None:
        """Somebody at this seat looks at how things stand, now."""
        secret = self.store.seats(self.live.id)[seat].secret
        self.store.see({secret: self.live.now.version}, {secret: self.now})


@pytest.fixture
def room(store: Store) -> Iterator[Room]:
    room = Room(store)
    yield room
    room.herald.close()


class TestWhoeverIsAsked:
    def test_is_told_once_when_the_move_has_settled(self, room: Room) -> None:
        other = room.until_other()
        room.hang("other", other)
        assert room.look(SECONDS_TO_SETTLE - 1) == []
        assert room.look(2) == ["other"]
        assert [room.look(seconds) for seconds in (1, SECONDS_BETWEEN, 24 * HOUR)] == [[], [], []]
        _, notice = room.noting.sent[-1]
        assert notice.title == "A match: it is your turn"
        assert notice.to == f"/match/{room.live.id}/{room.live.now.game.seat_name(other)}"
        assert "Olena" in notice.text or "Jonas" in notice.text

    def test_is_told_nothing_while_somebody_looks(self, room: Room) -> None:
        other = room.until_other()
        room.hang("other", other)
        room.sees(other)
        assert room.look(HOUR) == []

    def test_is_told_of_what_came_after_the_look(self, room: Room) -> None:
        other = room.until_other()
        room.hang("other", other)
        room.sees(other)
        room.until_other()
        room.until_other()
        assert room.look(HOUR) == ["other"]

    def test_is_told_at_most_once_in_ten_minutes(self, room: Room) -> None:
        room.until_other()
        room.hang("other", room.asked)
        assert room.look(SECONDS_TO_SETTLE + 1) == ["other"]
        for _ in range(4):
            room.until_other()
        assert room.look(SECONDS_BETWEEN - 1) == []
        assert room.look(2) == ["other"]
        assert len(room.noting.sent[-1][1].lines) <= 3

    def test_is_not_told_at_a_device_that_saw_the_move_at_another_seat(self, room: Room) -> None:
        """Two people at one device: whoever moves there hands it over."""
        room.hang("both", 0, 1)
        mover = room.asked
        room.until_other()
        room.sees(mover)
        assert room.look(HOUR) == []

    def test_is_told_no_more_when_a_bot_plays_or_somebody_else_sits_there(self, room: Room) -> None:
        other = room.until_other()
        room.hang("other", other)
        seat = room.store.seats(room.live.id)[other]
        room.browsers.reseat(seat, "somebody", secret="another", taken=True)
        assert room.look(HOUR) == []

    def test_is_told_on_by_a_bell_of_whoever_keeps_the_seat(self, room: Room) -> None:
        other = room.until_other()
        room.hang("other", other)
        seat = room.store.seats(room.live.id)[other]
        room.browsers.reseat(seat, "other", secret="another", taken=True)
        assert room.look(HOUR) == ["other"]

    def test_is_told_that_the_match_is_over(self, room: Room) -> None:
        room.herald.bells.end(["bell"])
        room.live = room.lay(finished())
        room.now = room.live.now.match.changed + HOUR
        room.hang("end", 0)
        assert room.look(HOUR) == ["end"]
        assert room.noting.sent[-1][1].title == "A match is over"
        assert room.look(24 * HOUR) == []


class TestNudging:
    def test_tells_again_whoever_has_seen_it_and_that_once_a_day(self, room: Room) -> None:
        bells = room.herald.bells
        room.sees(room.asked)
        assert room.look(HOUR) == []
        assert bells.nudge(room.live.id, room.now)
        assert room.look(SECONDS_TO_SETTLE + 1) == ["bell"]
        assert room.noting.sent[-1][1].title == "A match: the others wait for you"
        assert room.look(HOUR) == []
        assert not bells.nudge(room.live.id, room.now)
        room.now += SECONDS_BETWEEN_NUDGES
        assert bells.nudge(room.live.id, room.now)
        room.sees(room.asked)
        assert room.look(HOUR) == [], "whoever looks sees it at the table"


class TestWhatCannotBeSent:
    def test_is_tried_again_later_each_time_and_given_up_at_last(self, room: Room) -> None:
        room.noting.wrong = [Later("no")] * (len(SECONDS_BETWEEN_TRIES) + 1)
        room.look(HOUR)
        for number, seconds in enumerate(SECONDS_BETWEEN_TRIES, start=1):
            assert len(room.noting.wrong) == len(SECONDS_BETWEEN_TRIES) + 1 - number
            room.look(seconds - 1)
            assert len(room.noting.wrong) == len(SECONDS_BETWEEN_TRIES) + 1 - number
            room.look(2)
        assert not room.noting.wrong
        assert room.look(30 * 24 * HOUR) == []

    def test_waits_as_long_as_the_service_says(self, room: Room) -> None:
        room.noting.wrong = [Later("busy", 2 * HOUR)]
        room.look(HOUR)
        assert room.look(2 * HOUR - 1) == []
        assert room.look(2) == ["bell"]

    def test_is_told_as_it_stands_then_or_not_at_all(self, room: Room) -> None:
        room.noting.wrong = [Later("no")]
        room.look(HOUR)
        room.sees(room.asked)
        assert room.look(HOUR) == []

    def test_takes_down_a_bell_at_which_nobody_is_any_more(self, room: Room) -> None:
        room.noting.wrong = [Gone()]
        assert room.look(HOUR) == []
        assert room.herald.bells.find("bell") is None

    def test_is_a_fault_of_the_sender_alone(self, room: Room) -> None:
        room.hang("another")
        room.noting.wrong = [RuntimeError("a mistake")]
        assert len(room.look(HOUR)) == 1
        assert len(room.look(HOUR)) == 1
        assert {bell for bell, _ in room.noting.sent} == {"bell", "another"}


def test_no_move_waits_for_a_sender_that_hangs(room: Room) -> None:
    hangs, goes_on = threading.Event(), threading.Event()

    class Hanging:
        def send(self, bell: Bell, notice: Notice) -> None:
            hangs.set()
            assert goes_on.wait(60)

    room.herald.senders = {PUSH: Hanging()}
    room.now += HOUR
    looking = threading.Thread(target=room.herald.look)
    looking.start()
    assert hangs.wait(60)
    before = room.live.now.version
    room.move()
    assert room.store.version(room.live.id) > before
    goes_on.set()
    looking.join()


def test_what_a_process_began_and_never_ended_is_rung_by_another(room: Room) -> None:
    room.now += HOUR
    (due,) = room.herald.bells.due(room.now, 9)
    assert room.herald.bells.claim(due, room.now), "and then that process dies"
    assert room.look(SECONDS_TO_RING - 1) == []
    assert room.look(2) == ["bell"]


@pytest.mark.parametrize("heralds", [2])
def test_of_several_processes_one_sends(postgres: URL, heralds: int) -> None:
    with database(postgres) as place:
        stores = [open_store(place) for _ in range(heralds)]
        room = Room(stores[0])
        for number in range(20):
            room.hang(f"more {number}", browser=f"more {number}")
        room.now += HOUR
        others = [Herald(Matches(one), {PUSH: room.noting}, lambda: room.now) for one in stores]
        together = threading.Barrier(heralds)

        def look(herald: Herald) -> None:
            together.wait(60)
            herald.look()

        threads = [threading.Thread(target=look, args=(one,)) for one in others]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        rung = sorted(bell for bell, _ in room.noting.sent)
        assert rung == sorted({"bell", *[f"more {number}" for number in range(20)]})
        for herald in (*others, room.herald):
            herald.close()
        for one_store in stores:
            one_store.engine.dispose()


def test_a_silent_bell_tells_nothing_and_one_that_is_gone_takes_its_seats_along(room: Room) -> None:
    room.herald.bells.be_silent("bell", room.live.id)
    assert room.look(HOUR) == []
    room.hang("bell")
    assert room.herald.bells.rings_for("bell") == {("bell", room.live.id, room.asked)}
    room.herald.bells.end(["bell"])
    assert room.look(HOUR) == []
    assert room.herald.bells.rings_for("bell") == set()
