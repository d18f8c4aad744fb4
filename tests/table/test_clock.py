"""The clock of a match: nothing is ever negative, nothing is lost, and a time ends once."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.test_hours import HOUR, MINUTE, minutes, pauses
from veche.table.clock import BANK, MARK, MOVE, ONCE, UNTIL_BACK, Clock, Timing
from veche.table.errors import BadForm
from veche.table.hours import NEVER, SECOND, Pauses

timings = st.builds(
    Timing.chosen,
    st.sampled_from((MOVE, BANK)),
    st.integers(60, 3 * 24 * 3600),
    st.integers(0, 3600),
    st.sampled_from((MARK, UNTIL_BACK, ONCE)),
)
seats = st.integers(0, 2)
steps = st.integers(-HOUR, 30 * HOUR)


@dataclass
class Account:
    """What a seat was given and has spent, booked by somebody who watches and does not use the clock's own sums."""

    given: int
    spent: int = 0


class Watched(RuleBasedStateMachine):
    """A match of three with a clock, everything that may happen to it, and an account of each seat beside it."""

    @initialize(timing=timings, now=minutes, chosen=st.lists(pauses, min_size=3, max_size=3))
    def begin(self, timing: Timing, now: int, chosen: list[Pauses]) -> None:
        self.timing, self.now, self.pauses = timing, now, chosen
        self.clock = Clock.wound(timing, 3)
        self.accounts = [Account(timing.seconds * SECOND) for _ in range(3)]
        self.had = 0

    def _pays(self) -> None:
        """Whoever's time runs pays for it."""
        seat, since = self.clock.seat, self.clock.since
        if seat is not None and since is not None:
            used = self.pauses[seat].spent(since, self.now)
            self.accounts[seat].spent += min(used, self._has(seat))

    def _has(self, seat: int) -> int:
        return self.accounts[seat].given - self.accounts[seat].spent

    def _gives(self, seat: int, has: int) -> None:
        self.accounts[seat].given += has - self._has(seat)

    def _pauses(self) -> Pauses:
        return NEVER if self.clock.seat is None else self.pauses[self.clock.seat]

    @rule(step=steps)
    def wait(self, step: int) -> None:
        self.now += step

    @rule(seat=seats, runs=st.booleans(), anew=st.booleans())
    def move(self, seat: int, runs: bool, anew: bool) -> None:
        begins = seat != self.clock.seat or anew
        self._pays()
        self.clock = self.clock.asked(seat, self.now, self.timing, self._pauses(), runs, anew)
        self.had = self._has(seat) if begins else self.had
        if begins and self.timing.per == MOVE:
            self._gives(seat, self.timing.seconds * SECOND)
        elif begins and runs:
            self.accounts[seat].given += self.timing.more * SECOND
        assert self.clock.seat == seat
        assert not begins or not self.clock.late

    @rule(seat=seats, runs=st.booleans(), agreed=st.booleans())
    def take_back(self, seat: int, runs: bool, agreed: bool) -> None:
        was = self.clock.seat
        if was is None or was == seat:
            self._pays()
        else:
            self._gives(was, self.had)
        self.clock = self.clock.taken_back(seat, self.now, self.timing, self._pauses(), runs, agreed)
        if agreed and self.timing.per == MOVE:
            self._gives(seat, self.timing.seconds * SECOND)
        self.had = self._has(seat) if agreed or was != seat else self.had

    @rule(runs=st.booleans())
    def somebody_comes_or_goes(self, runs: bool) -> None:
        self._pays()
        # What has run is paid for; a clock that goes on running pays later, so it is as if it had been paid.
        self.clock = self.clock.charged(self.now, self._pauses()).attuned(runs, self.now, self._pauses())

    @rule(seat=seats, chosen=pauses)
    def other_hours(self, seat: int, chosen: Pauses) -> None:
        self._pays()
        self.clock = self.clock.charged(self.now, self._pauses())
        self.pauses[seat] = chosen

    @rule()
    def look(self) -> None:
        due = self.clock.due(self._pauses())
        if due is not None:
            self.now = max(self.now, due)
        if self.clock.is_up(self.now, self._pauses()):
            self._pays()
            self.clock = self.clock.ended()
            assert not self.clock.is_up(self.now + 1000 * HOUR, self._pauses())

    @precondition(lambda self: self.clock.late)
    @rule()
    def come_back(self) -> None:
        seat = self.clock.seat
        assert seat is not None
        self.clock = self.clock.come_back(seat, self.now, self.timing)
        self._gives(seat, self.clock.left[seat])
        assert self.clock.left[seat] > 0
        assert not self.clock.is_up(self.now, self.pauses[seat])

    @invariant()
    def nothing_is_lost(self) -> None:
        if not hasattr(self, "clock"):
            return
        for seat, account in enumerate(self.accounts):
            assert self.clock.left[seat] >= 0
            assert account.spent >= 0
            assert self.clock.left[seat] + account.spent == account.given
            remaining = self.clock.remaining(seat, self.now, self._pauses())
            assert 0 <= remaining <= self.clock.left[seat]
        assert Clock.read(self.clock.written()) == self.clock
        due = self.clock.due(self._pauses())
        if due is not None:
            assert self.clock.seat is not None
            assert self.clock.remaining(self.clock.seat, due, self._pauses()) == 0


TestWatched = Watched.TestCase
TestWatched.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)

FAST = Timing.chosen(BANK, 600, 30, MARK)
DAILY = Timing.chosen(MOVE, 24 * 3600, 0, ONCE)


def test_a_bank_is_paid_from_and_earns_with_each_go() -> None:
    clock = Clock.wound(FAST, 2).asked(0, 0, FAST)
    assert clock.left == (630_000, 600_000)
    clock = clock.asked(0, 10_000, FAST).asked(1, 20_000, FAST)
    assert clock.left == (610_000, 630_000)
    assert clock.due() == 650_000


def test_each_go_has_its_time_whoever_was_asked_between() -> None:
    clock = Clock.wound(DAILY, 2).asked(0, 0, DAILY).asked(0, 10 * HOUR, DAILY)
    assert clock.remaining(0, 10 * HOUR) == 14 * HOUR
    assert clock.asked(0, 11 * HOUR, DAILY, anew=True).left[0] == 24 * HOUR
    assert clock.asked(1, 11 * HOUR, DAILY).asked(0, 12 * HOUR, DAILY).left[0] == 24 * HOUR


def test_ending_a_turn_and_taking_that_back_earns_nothing_and_costs_the_other_nothing() -> None:
    clock = Clock.wound(FAST, 2).asked(0, 0, FAST).asked(1, MINUTE, FAST)
    before = clock.left[0]
    for number in range(5):
        clock = clock.taken_back(0, (2 + 2 * number) * MINUTE, FAST)
        assert clock.left[1] == 600_000
        clock = clock.asked(1, (3 + 2 * number) * MINUTE, FAST)
    assert clock.left == (before - 5 * MINUTE, 630_000)


def test_where_all_agree_to_take_back_there_is_a_go_anew() -> None:
    clock = Clock.wound(DAILY, 2).asked(0, 0, DAILY).asked(1, 20 * HOUR, DAILY)
    back = clock.taken_back(0, 21 * HOUR, DAILY, agreed=True)
    assert back.left[0] == 24 * HOUR
    assert clock.taken_back(0, 21 * HOUR, DAILY).left[0] == 4 * HOUR


def test_what_ended_is_taken_back_without_ending_again() -> None:
    clock = Clock.wound(FAST, 2).asked(0, 0, FAST).ended().asked(1, HOUR, FAST)
    back = clock.taken_back(0, 2 * HOUR, FAST)
    assert back.late
    assert back.due() is None


def test_a_bot_neither_pays_nor_earns() -> None:
    clock = Clock.wound(FAST, 2).asked(0, 0, FAST, runs=False)
    assert clock.due() is None
    assert clock.asked(1, 9 * HOUR, FAST).left[0] == 600_000


def test_whoever_comes_back_has_time_again() -> None:
    clock = Clock.wound(FAST, 2).asked(0, 0, FAST).ended().come_back(0, HOUR, FAST)
    assert clock.remaining(0, HOUR) == 60_000
    daily = Clock.wound(DAILY, 2).asked(0, 0, DAILY).ended().come_back(0, HOUR, DAILY)
    assert daily.due() == 25 * HOUR
    meanwhile = Clock.wound(FAST, 2).asked(0, 0, FAST).ended().asked(1, HOUR, FAST).come_back(0, HOUR, FAST)
    assert (meanwhile.left[0], meanwhile.seat, meanwhile.since) == (60_000, 1, HOUR)
    assert meanwhile.come_back(1, HOUR, FAST) == meanwhile


def test_other_hours_do_not_give_back_what_was_spent() -> None:
    night = Pauses.chosen("00:00", "16:00", False, "UTC")
    clock = Clock.wound(DAILY, 1).asked(0, 0, DAILY)
    clock = clock.charged(2 * HOUR)
    assert clock.remaining(0, 5 * HOUR, night) == 22 * HOUR
    assert clock.due(night) == (2 * 24 + 16 + 6) * HOUR


@pytest.mark.parametrize(
    ("per", "seconds", "more", "then"),
    [
        ("year", 600, 0, MARK),
        (MOVE, 600, 0, "lose"),
        (MOVE, 1, 0, MARK),
        (BANK, 600, -1, MARK),
        (MOVE, 10**9, 0, MARK),
    ],
)
def test_what_cannot_be_is_refused(per: str, seconds: int, more: int, then: str) -> None:
    with pytest.raises(BadForm):
        Timing.chosen(per, seconds, more, then)


def test_a_timing_is_read_as_it_was_written() -> None:
    for timing in (FAST, DAILY):
        assert Timing.read(timing.written()) == timing
    assert Timing.read(None) is Timing.read("move 3") is None
