"""Absence: a bot until a day, with the seat still one's own; and pauses that a clock keeps."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.table.games import new_game
from tests.table.in_process import Table
from tests.table.test_timed import (
    BEGIN,
    DAY,
    HOUR,
    JONAS,
    OLENA,
    Hands,
    NewTable,
    Pair,
    clocked,
    hands,
    live_kinds,
    new_table,
)
from veche.store.records import BOT, PERSON
from veche.table.absence import zones
from veche.table.clock import BANK, MARK, MOVE, UNTIL_BACK, Timing

__all__ = ["clocked", "hands", "new_table"]
BERLIN = "Europe/Berlin"
NIGHT = {"how": "hours", "begins": "22:00", "ends": "07:00", "zone": BERLIN}
AWAY = {"how": "away", "until": "2027-01-20", "zone": BERLIN, "bot": "random"}


def of(pair: Pair, seat: int) -> str:
    return f"/match/{pair.id}/{pair.seat(seat)}"


def test_a_bot_plays_until_a_day_and_the_seat_stays_ones_own(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, 0, MARK))
    asked, person, base = pair.asked, pair.who, of(pair, pair.asked)
    secret = pair.live.now.seats[asked].secret
    link = person.personal_link(pair.id, pair.seat(asked))
    page = person.go(f"{base}/absence", AWAY)
    assert page.status == 200
    assert live_kinds(pair.live)[asked] == BOT
    for number, one in enumerate(pair.people):
        text = one.look(of(pair, number)).text
        assert f"A bot plays for {('Olena', 'Jonas')[asked]} until 20 January 2027." in text
    token = {"authorization": f"Bearer {secret}"}
    told = person.http.get(f"/api/matches/{pair.id}", headers=token).json()["seats"][asked]
    assert told["away"] == datetime(2027, 1, 19, 23, tzinfo=UTC).timestamp()
    device = clocked.visitor()
    assert device.come(link).status == 200
    hands.now = told["away"] - 1
    assert clocked.hall.timekeeper.look() == 0
    hands.now += 1
    assert clocked.hall.timekeeper.look() == 1
    seat = clocked.store.seats(pair.id)[asked]
    assert (seat.kind, seat.bot, seat.away, seat.secret) == (PERSON, None, None, secret)
    assert device.look(base).status == 200
    assert "A bot plays" not in device.look(base).text


def test_of_two_processes_one_gives_a_seat_back(clocked: Table, new_table: NewTable, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(BANK, DAY, 0, MARK))
    pair.people[0].go(f"{of(pair, 0)}/absence", AWAY)
    hands.now += 30 * DAY
    other = new_table()
    backs = [one.hall.timekeeper.give_back(one.matches.get(pair.id), 0) for one in (other, clocked)]
    assert backs == [True, False]
    assert live_kinds(clocked.matches.get(pair.id)) == [PERSON, PERSON]


@pytest.mark.parametrize("way", ["sit", "absence"])
def test_one_click_ends_it(clocked: Table, way: str) -> None:
    live = clocked.lay(new_game(), [OLENA, JONAS])
    olena = clocked.visitor()
    olena.sit(live, 0)
    base = f"/match/{live.id}/blue"
    secret = clocked.store.seats(live.id)[0].secret
    olena.go(f"{base}/absence", AWAY)
    page = olena.look(base)
    assert page.has("button", value="back")
    olena.go(f"{base}/{way}", {"how": "back"})
    seat = clocked.store.seats(live.id)[0]
    assert (seat.kind, seat.away, seat.secret) == (PERSON, None, secret)
    assert not olena.look(base).has("button", value="back")


def test_all_seats_at_once_also_of_other_titles_and_back(clocked: Table) -> None:
    olena = clocked.visitor()
    ids = [olena.new_match("me", "bot", title=title) for title in ("rurik", "stroganov")]
    other = olena.new_match("me", "bot")
    olena.go(f"/match/{ids[0]}/blue/absence", AWAY | {"all": "1"})
    seats = [clocked.store.seats(id)[0] for id in (*ids, other)]
    assert [(seat.kind, seat.bot) for seat in seats] == [(BOT, "random")] * 3
    assert [seat.away for seat in seats] == [datetime(2027, 1, 19, 23, tzinfo=UTC).timestamp()] * 3
    olena.go(f"/match/{other}/blue/absence", {"how": "back", "all": "1"})
    assert {clocked.store.seats(id)[0].kind for id in (*ids, other)} == {PERSON}


def test_who_lets_a_bot_play_for_good_is_not_called_back(clocked: Table, hands: Hands) -> None:
    olena = clocked.visitor()
    id = olena.new_match("me", "me")
    olena.go(f"/match/{id}/blue/sit", {"how": "bot", "bot": "random"})
    refused = olena.go(f"/match/{id}/blue/absence", {"how": "back"})
    assert refused.status == 409
    hands.now += 400 * DAY
    assert clocked.hall.timekeeper.look() == 0


@pytest.mark.parametrize("until", ["", "2027-01-15", "2029-01-01", "2027-02-31", "tomorrow"])
def test_only_a_day_to_come_is_one(clocked: Table, until: str) -> None:
    olena = clocked.visitor()
    id = olena.new_match("me", "bot")
    refused = olena.go(f"/match/{id}/blue/absence", AWAY | {"until": until, "zone": "UTC"})
    assert refused.status == 400
    assert clocked.store.seats(id)[0].kind == PERSON


def test_nobody_decides_for_another_seat(clocked: Table) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, HOUR, 0, MARK))
    for fields in (AWAY, NIGHT):
        assert pair.people[0].go(f"{of(pair, 1)}/absence", fields).status == 403
    assert pair.people[0].look(f"{of(pair, 1)}/absence").status == 403


def test_time_does_not_run_in_ones_pauses(clocked: Table, hands: Hands) -> None:
    pair = Pair(clocked, Timing.chosen(MOVE, 20 * HOUR, 0, UNTIL_BACK))
    asked, base = pair.asked, of(pair, pair.asked)
    pair.people[1 - asked].go(f"{of(pair, 1 - asked)}/absence", NIGHT)
    assert pair.live.now.match.due == BEGIN + 20 * HOUR
    hands.now += 2 * HOUR
    pair.people[asked].go(f"{base}/absence", NIGHT | {"weekend": "1"})
    monday = datetime(2027, 1, 18, 6, tzinfo=UTC).timestamp()
    assert pair.live.now.match.due == monday + (20 - 2 - (21 - 10)) * HOUR  # a Friday, ten to twenty-one in Greenwich
    assert pair.left(asked) == 18 * HOUR
    hands.now = monday - 1
    assert pair.live.now.clock is not None
    page = pair.people[1 - asked].look(of(pair, 1 - asked))
    assert page.has("li", **{"class": "runs rests"})
    assert clocked.hall.timekeeper.look() == 0
    pair.people[asked].go(f"{base}/absence", {"how": "hours", "zone": BERLIN})
    assert clocked.store.seats(pair.id)[asked].hours is None
    assert pair.live.now.match.due == hands.now + 7 * HOUR


def test_the_page_shows_what_was_chosen(clocked: Table) -> None:
    olena = clocked.visitor()
    id = olena.new_match("me", "bot")
    page = olena.go(f"/match/{id}/blue/absence", NIGHT | {"weekend": "1"})
    fields = {one["name"]: one for one in page.elements if one.tag == "input"}
    assert (fields["begins"]["value"], fields["ends"]["value"]) == ("22:00", "07:00")
    assert "checked" in fields["weekend"].attributes
    assert page.has("input", name="zone", value=BERLIN, type="text")
    assert "This match has no clock." in page.text
    assert BERLIN in zones()
    assert olena.go(f"/match/{id}/blue/absence", NIGHT | {"zone": "Europe/Nowhere"}).status == 400


def test_pauses_go_along_to_the_next_match(clocked: Table) -> None:
    olena, jonas = clocked.visitor(), clocked.visitor()
    chosen = olena.go(f"/match/{olena.new_match('me', 'bot')}/blue/absence", NIGHT)
    assert chosen.status == 200
    opened = olena.new_match("me", "open", "link")
    invited = clocked.store.seats(opened)[2].secret
    jonas.go(f"/match/{opened}/take", {"seat": 1})
    clocked.visitor().come(invited)
    assert [seat.hours for seat in clocked.store.seats(opened)] == ["22:00-07:00 Europe/Berlin", None, None]
    taken = jonas.new_match("me", "open")
    olena.go(f"/match/{taken}/take", {"seat": 1})
    assert [seat.hours for seat in clocked.store.seats(taken)] == [None, "22:00-07:00 Europe/Berlin"]
    olena.go(f"/match/{taken}/yellow/absence", {"how": "hours"})
    assert clocked.store.seats(olena.new_match("me", "bot"))[0].hours is None


def test_whoever_comes_to_a_seat_has_no_pauses_of_others(clocked: Table) -> None:
    olena, jonas = clocked.visitor(), clocked.visitor()
    id = olena.new_match("me", "me")
    olena.go(f"/match/{id}/blue/absence", NIGHT)
    olena.go(f"/match/{id}/blue/sit", {"how": "leave"})
    jonas.go(f"/match/{id}/take", {"seat": 0})
    assert clocked.store.seats(id)[0].hours is None
