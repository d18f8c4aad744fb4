"""Hours of a place as pauses of a clock: against a count minute by minute, and in the nights in which clocks change."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veche.table.errors import BadForm
from veche.table.hours import LONGEST_QUIET, MINUTES_OF_A_DAY, NEVER, SECOND, Pauses

MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia")
BERLIN = ZoneInfo("Europe/Berlin")

quarters = st.integers(0, MINUTES_OF_A_DAY // 15 - 1).map(lambda number: 15 * number)
nights = st.tuples(quarters, quarters).filter(lambda one: (one[1] - one[0]) % MINUTES_OF_A_DAY <= LONGEST_QUIET)
nights = nights.map(lambda one: one if one[0] != one[1] else (0, 0))
pauses = st.builds(Pauses, nights, st.booleans(), st.sampled_from(ZONES))
minutes = st.integers(30_000_000, 31_500_000).map(lambda number: number * MINUTE)
"""From 2027 to 2029, with every change of summer time in it."""


def at(*when: int) -> int:
    """An instant by the time of Berlin."""
    return int(datetime(*when, tzinfo=BERLIN).timestamp()) * SECOND  # type: ignore[misc,arg-type]


def is_quiet(pauses: Pauses, minute: int) -> bool:
    """Whether a minute is paused, by what the clock on the wall shows then."""
    wall = datetime.fromtimestamp(minute / SECOND, UTC).astimezone(ZoneInfo(pauses.zone))
    begins, ends = pauses.quiet
    shown = 60 * wall.hour + wall.minute
    night = begins <= shown < ends if begins <= ends else shown >= begins or shown < ends
    return night or (pauses.weekend and wall.weekday() > 4)


@given(pauses, minutes, st.integers(0, 600))
def test_what_runs_is_what_the_clock_on_the_wall_does_not_pause(chosen: Pauses, since: int, long: int) -> None:
    zone = ZoneInfo(chosen.zone)
    offsets = {
        datetime.fromtimestamp((since + shift * HOUR) / SECOND, UTC).astimezone(zone).utcoffset()
        for shift in range(-80, 100)
    }
    if len(offsets) > 1:
        return  # these nights have their own test
    awake = sum([not is_quiet(chosen, since + one * MINUTE) for one in range(long)])
    assert chosen.spent(since, since + long * MINUTE) == awake * MINUTE


@given(pauses, minutes, st.lists(st.integers(-500_000_000, 500_000_000), min_size=1, max_size=5))
def test_the_parts_of_a_time_are_the_whole_of_it(chosen: Pauses, since: int, steps: list[int]) -> None:
    marks = sorted([since, *[since + step for step in steps]])
    parts = sum([chosen.spent(one, other) for one, other in pairwise(marks)])
    assert parts == chosen.spent(marks[0], marks[-1])
    assert 0 <= parts <= marks[-1] - marks[0]


@given(pauses, minutes, st.integers(1, 40 * 24 * HOUR))
def test_after_so_long_so_much_is_spent_and_a_moment_before_less(chosen: Pauses, since: int, long: int) -> None:
    then = chosen.after(since, long)
    assert chosen.spent(since, then) == long
    assert chosen.spent(since, then - 1) == long - 1


@given(pauses, minutes, st.integers(0, HOUR))
def test_a_clock_that_is_set_back_has_spent_nothing(chosen: Pauses, since: int, back: int) -> None:
    assert chosen.spent(since, since - back) == 0
    assert chosen.after(since, -back) == since


@given(pauses)
def test_pauses_are_read_as_they_were_written(chosen: Pauses) -> None:
    assert Pauses.read(chosen.written()) == (chosen if chosen else NEVER)


def test_a_night_is_an_hour_shorter_or_longer_where_clocks_change() -> None:
    night = Pauses.chosen("22:00", "07:00", False, "Europe/Berlin")
    evenings = {(2027, 3, 27): 8, (2027, 10, 30): 10, (2027, 6, 1): 9}
    for day, hours in evenings.items():
        begin, end = at(*day, 20), night.after(at(*day, 20), 2 * HOUR + 1)
        assert end - begin == (2 + hours) * HOUR + 1
        assert datetime.fromtimestamp((end - 1) / SECOND, BERLIN).hour == 7


def test_a_weekend_is_from_the_first_to_the_last_midnight_of_the_place() -> None:
    weekend = Pauses.chosen("", "", True, "Europe/Berlin")
    friday, monday = at(2027, 3, 26, 23), at(2027, 3, 29, 0)  # in between an hour is lost
    assert monday - friday == 48 * HOUR
    assert weekend.spent(friday, monday + HOUR) == 2 * HOUR
    assert list(weekend.running(friday, monday + HOUR)) == [(friday, friday + HOUR), (monday, monday + HOUR)]


def test_a_quiet_hour_that_is_skipped_is_none() -> None:
    skipped = Pauses.chosen("02:10", "02:50", False, "Europe/Berlin")
    midnight = at(2027, 3, 28, 0)
    after_it = midnight + 4 * HOUR
    quiet = after_it - midnight - skipped.spent(midnight, after_it)
    assert quiet == 40 * MINUTE  # as if nothing had changed yet
    usual = at(2027, 3, 27, 0)
    assert 4 * HOUR - skipped.spent(usual, usual + 4 * HOUR) == 40 * MINUTE


@pytest.mark.parametrize(
    ("begins", "ends", "zone"),
    [
        ("22:00", "21:00", "Europe/Berlin"),
        ("7:00", "9:00", "UTC"),
        ("12:60", "13:00", "UTC"),
        ("25:00", "13:00", "UTC"),
        ("22:00", "07:00", "Europe/Nowhere"),
        ("22:00", "07:00", "../../etc/passwd"),
        ("22:00", "07:00", "/etc/localtime"),
        ("22:00", "07:00", ""),
        ("²²:00", "07:00", "UTC"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(begins: str, ends: str, zone: str) -> None:
    with pytest.raises(BadForm):
        Pauses.chosen(begins, ends, False, zone)


def test_what_is_damaged_is_no_pause() -> None:
    assert Pauses.read("24:99-07:00 UTC") == Pauses.read("nonsense in it") == Pauses.read(None) == NEVER


def test_all_days_of_a_week_with_everything_are_as_expected() -> None:
    everything = Pauses.chosen("20:00", "08:00", True, "Europe/Berlin")
    monday = at(2027, 6, 7, 0)
    week = everything.spent(monday, monday + int(timedelta(days=7).total_seconds()) * SECOND)
    assert week == 5 * 12 * HOUR
