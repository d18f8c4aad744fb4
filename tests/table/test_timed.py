"""Matches that are timed: a table whose clock is under control, through its pages and its API."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.table.games import new_game
from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche.store.records import BOT, PERSON
from veche.table.clock import BANK, MARK, MOVE, ONCE, UNTIL_BACK, Timing
from veche.table.hours import SECOND
from veche.table.matches import LiveMatch, Place

HOUR = 3600
DAY = 24 * HOUR
BEGIN = 1_800_000_000.0
"""A Friday, 15 January 2027, at eight in the morning in Greenwich."""

OLENA, JONAS = Place(PERSON, "Olena"), Place(PERSON, "Jonas")
SECONDS = 60.0


class Hands:
    """The hands of a clock that somebody moves."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


NewTable = Callable[[], Table]


@pytest.fixture
def new_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands, where: str) -> Iterator[NewTable]:
    """Opens the table, or another process over the same matches."""
    tables: list[Table] = []

    def begin() -> Table:
        tables.append(Table(tmp_path, monkeypatch, where, clock=hands))
        return tables[-1]

    yield begin
    for table in tables:
        table.close()


@pytest.fixture
def clocked(new_table: NewTable) -> Table:
    return new_table()


class Pair:
    """Two people at a match: whoever is asked, and the other."""

    def __init__(self, table: Table, timing: Timing) -> None:
        self.table = table
        self.live = table.lay(new_game(), [OLENA, JONAS])
        table.hall.timekeeper.wind(self.live, timing)
        self.people = [table.visitor(), table.visitor()]
        for seat, person in enumerate(self.people):
            person.sit(self.live, seat)

    @property
    def id(self) -> str:
        return self.live.id

    @property
    def asked(self) -> int:
        asked = self.live.now.asked()
        assert asked is not None
        return asked.seat

    @property
    def who(self) -> Visitor:
        return self.people[self.asked]

    @property
    def other(self) -> int:
        return 1 - self.asked

    def seat(self, number: int) -> str:
        return self.live.now.game.seat_name(number)

    def move(self) -> None:
        """Whoever is asked makes their first move."""
        seat = self.seat(self.asked)
        page = self.who.look(f"/match/{self.id}/{seat}")
        assert self.who.play(self.id, seat, page.moves[0], page.version).status_code == 200

    def until_other(self) -> int:
        """Move until the other one is asked; who that was."""
        was = self.asked
        while self.asked == was:
            self.move()
        return was

    def left(self, seat: int) -> float:
        clock = self.live.now.clock
        assert clock is not None
        return clock.remaining(seat, int(self.table.matches.time() * SECOND)) / SECOND


def bot_has_moved(live: LiveMatch, version: int) -> None:
    """Wait until a bot has gone on."""
    until = time.monotonic() + SECONDS
    while live.now.version == version:
        assert time.monotonic() < until, "no bot moved"
        time.sleep(0.01)


def test_time_runs_for_whoever_is_asked_and_is_shown_to_all(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, 3 * DAY, HOUR, MARK))
    asked, other = pair.asked, pair.other
    hands.now += 5 * HOUR
    assert (pair.left(asked), pair.left(other)) == (3 * DAY + HOUR - 5 * HOUR, 3 * DAY)
    for number in (asked, other):
        page = pair.people[number].look(f"/match/{pair.id}/{pair.seat(number)}")
        (shown,) = [one for one in page.elements if one["data-runs"]]
        assert shown.text == "2 d 20 h"
        assert "3 days for the match, 1 hour more with each turn" in page.text
    pair.until_other()
    hands.now += HOUR
    assert (pair.left(asked), pair.left(other)) == (3 * DAY + HOUR - 5 * HOUR, 3 * DAY)
    assert "2 d 23 h left" not in pair.who.look("/mine").text
    assert "3 d 0 h left" in pair.who.look("/mine").text


def test_nobody_waits_for_somebody_who_has_not_come(clocked: Table, hands: Hands) -> None:
    live = clocked.lay(new_game(), [OLENA, JONAS])
    clocked.hall.timekeeper.wind(live, Timing.chosen(MOVE, HOUR, 0, UNTIL_BACK))
    hands.now += DAY
    assert clocked.hall.timekeeper.look() == 0
    asked = live.now.asked()
    assert asked is not None
    clocked.visitor().sit(live, asked.seat)
    assert live.now.match.due == hands.now + HOUR


def test_a_mark_is_told_to_all_once_and_the_match_goes_on(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, MARK))
    late = pair.asked
    hands.now += HOUR - 1
    assert clocked.hall.timekeeper.look() == 0
    hands.now += 1
    assert clocked.hall.timekeeper.look() == 1
    assert clocked.hall.timekeeper.look() == 0
    name = ("Olena", "Jonas")[late]
    for number, person in enumerate(pair.people):
        assert f"{name}'s time is up." in person.look(f"/match/{pair.id}/{pair.seat(number)}").text
    assert "time is up" in pair.who.look("/mine").text
    assert live_kinds(pair.live) == [PERSON, PERSON]
    pair.until_other()
    assert "time is up" not in pair.who.look(f"/match/{pair.id}/{pair.seat(pair.asked)}").text
    assert pair.live.now.match.due == hands.now + HOUR


def test_a_bot_plays_until_the_player_is_back_and_links_stay(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, UNTIL_BACK))
    late, version, secret = pair.asked, pair.live.now.version, pair.live.now.seats[pair.asked].secret
    hands.now += 2 * HOUR
    assert clocked.hall.timekeeper.look() == 1
    bot_has_moved(pair.live, version)
    assert live_kinds(pair.live)[late] == BOT
    base = f"/match/{pair.id}/{pair.seat(late)}"
    other = pair.people[1 - late].look(f"/match/{pair.id}/{pair.seat(1 - late)}")
    assert f"{('Olena', 'Jonas')[late]}'s time is up: a bot plays until they are back." in other.text
    page = pair.people[late].go(f"{base}/sit", {"how": "back"})
    assert page.status == 200
    seat = clocked.store.seats(pair.id)[late]
    assert (seat.kind, seat.away, seat.secret) == (PERSON, None, secret)


def test_a_go_is_the_bots_once(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, ONCE))
    late, version = pair.asked, pair.live.now.version
    hands.now += HOUR
    assert clocked.hall.timekeeper.look() == 1
    until = time.monotonic() + SECONDS
    while pair.asked == late and not pair.live.now.game.is_over:
        assert time.monotonic() < until, "the bot's go did not end"
        time.sleep(0.01)
    assert pair.live.now.version > version
    assert live_kinds(pair.live) == [PERSON, PERSON]
    assert pair.live.now.bot_at(pair.asked) is None
    pair.until_other()
    assert pair.asked == late
    assert pair.live.now.bot_at(late) is None
    pair.move()


def test_whoever_is_late_does_not_move_while_the_bot_has_the_go(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, ONCE))
    clocked.hall.bots.close()  # it would be faster
    seat = pair.seat(pair.asked)
    page = pair.who.look(f"/match/{pair.id}/{seat}")
    hands.now += HOUR
    clocked.hall.timekeeper.look()
    assert pair.who.play(pair.id, seat, page.moves[0], page.version).status_code == 409
    again = pair.who.look(f"/match/{pair.id}/{seat}")
    assert not again.moves
    assert "a bot plays this turn" in again.text
    assert clocked.store.lists.bots_asked(time.time() + 1, 9) == [(pair.id, page.version)]


@pytest.mark.both
def test_of_two_processes_one_ends_a_time(clocked: Table, new_table: NewTable, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, MARK))
    other = new_table()
    assert other.matches.get(pair.id).now.clock == pair.live.now.clock
    hands.now += HOUR
    assert [one.hall.timekeeper.look() for one in (other, clocked, other)] == [1, 0, 0]
    assert clocked.matches.refresh_seats(pair.live).match.late


@pytest.mark.both
def test_a_process_that_was_late_to_look_ends_nothing(clocked: Table, new_table: NewTable, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, UNTIL_BACK))
    other = new_table()
    hands.now += HOUR
    (due,) = other.hall.timekeeper.clocks.due(hands.now, 9)
    seen = other.matches.get(due)
    pair.until_other()
    assert not other.hall.timekeeper._end(seen)
    assert live_kinds(other.matches.get(due)) == [PERSON, PERSON]


def test_a_clock_goes_on_after_a_restart(clocked: Table, new_table: NewTable, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, HOUR, UNTIL_BACK))
    pair.until_other()
    hands.now += HOUR
    pair.until_other()
    before = pair.live.now.clock
    hands.now += 30 * HOUR  # nobody serves meanwhile
    later = new_table()
    live = later.matches.get(pair.id)
    assert live.now.clock == before
    assert later.hall.timekeeper.look() == 1
    assert live_kinds(live)[pair.asked] == BOT


def test_what_is_taken_back_gives_no_time(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, HOUR, MARK))
    asked, seat = pair.asked, pair.seat(pair.asked)
    hands.now += HOUR
    pair.until_other()
    waits = pair.left(pair.asked)
    hands.now += HOUR
    answer = pair.people[asked].undo(pair.id, seat, "step", pair.live.now.version)
    assert answer.status_code == 200
    assert pair.asked == asked
    assert (pair.left(asked), pair.left(1 - asked)) == (DAY, waits - HOUR)
    hands.now += HOUR
    assert pair.left(asked) == DAY - HOUR


def test_a_clock_that_is_set_back_loses_nothing(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, 0, MARK))
    asked = pair.asked
    hands.now -= 5 * DAY
    assert pair.left(asked) == DAY
    pair.until_other()
    assert pair.left(asked) == DAY
    assert pair.live.now.match.due == hands.now + DAY


def test_a_seat_that_is_handed_to_a_bot_pays_nothing(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, 0, MARK))
    clocked.hall.bots.close()
    asked, base = pair.asked, f"/match/{pair.id}/{pair.seat(pair.asked)}"
    hands.now += HOUR
    pair.who.go(f"{base}/sit", {"how": "bot", "bot": "random"})
    assert pair.live.now.match.due is None
    hands.now += 9 * HOUR
    pair.people[asked].go(f"{base}/sit", {"how": "back"})
    assert pair.left(asked) == DAY - HOUR
    assert pair.live.now.match.due == hands.now + DAY - HOUR


def test_the_lobby_sets_a_clock_up_and_a_rematch_has_it_too(clocked: Table) -> None:
    olena = clocked.visitor()
    fields = {"clock": "bank", "clock-time": "3", "clock-time-unit": "days", "clock-more": "90"}
    id = olena.new_match("me", "bot", **fields, **{"clock-more-unit": "minutes", "clock-then": "once"})
    assert clocked.store.match(id).timing == "bank 259200+5400 once"
    refused = olena.open_table("me", "bot", **{"clock": "move", "clock-time": "0"})
    assert refused.status == 400
    assert "seconds" in refused.text
    assert clocked.store.match(olena.new_match("me", "bot")).timing is None


def test_a_match_without_a_clock_shows_and_keeps_nothing_of_it(clocked: Table) -> None:
    olena = clocked.visitor()
    id = olena.new_match("me", "me")
    page = olena.look(f"/match/{id}/blue")
    assert "clock.css" not in page.html
    assert not page.has("section", id="clocks")
    match = clocked.store.match(id)
    assert (match.clock, match.due, match.late) == (None, None, False)


def test_programs_set_a_clock_up_and_are_told_how_it_stands(clocked: Table, hands: Hands) -> None:
    me = clocked.visitor()
    seats = [{"who": "me"}, {"who": "me"}]
    clock = {"per": "move", "seconds": DAY, "then": "until-back"}
    opened = me.http.post("/api/matches", json={"title": "rurik", "seats": seats, "clock": clock}).json()
    hands.now += HOUR
    token = {"authorization": f"Bearer {opened['seats'][0]['token']}"}
    found = me.http.get(f"/api/matches/{opened['id']}", headers=token).json()
    asked = found["asked"]
    assert found["clock"] == {
        "per": "move",
        "seconds": DAY,
        "more": 0,
        "then": "until-back",
        "runs": asked,
        "late": None,
        "due": BEGIN + DAY,
        "left": {one["seat"]: DAY - HOUR * (one["seat"] == asked) for one in found["seats"]},
    }
    wrong = me.http.post("/api/matches", json={"title": "rurik", "seats": seats, "clock": clock | {"seconds": 1}})
    assert wrong.status_code == 422
    plain = me.http.post("/api/matches", json={"title": "rurik", "seats": seats}).json()
    token = {"authorization": f"Bearer {plain['seats'][0]['token']}"}
    assert me.http.get(f"/api/matches/{plain['id']}", headers=token).json()["clock"] is None


def live_kinds(live: LiveMatch) -> list[str]:
    return [seat.kind for seat in live.now.seats]
