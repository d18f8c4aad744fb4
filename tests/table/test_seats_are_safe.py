"""Seats cannot be lost or shared by accident: invitations, personal links, and what the table remembers of browsers."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from tests.table.at_once import at_once
from tests.table.conftest import NewVisitor
from tests.table.games import finished, new_game, seat_asked
from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Page, Visitor
from veche.store.browsers import Browsers
from veche.store.open import open_store
from veche.store.records import BOT, OPEN, PERSON
from veche.store.schema import browser_matches, browsers
from veche.table.matches import Matches, Place
from veche.table.visits import Door, Visit

pytestmark = pytest.mark.both

SEATS = ("blue", "yellow", "red", "white")
YEAR = 365 * 24 * 3600


def known_browsers(table: Server) -> int:
    """Of how many browsers something is remembered."""
    with table.store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(browsers)).scalar_one()


def seats_of(table: Server, id: str) -> list[tuple[str, str, str, bool]]:
    return [(seat.kind, seat.name, seat.secret, seat.taken) for seat in table.store.seats(id)]


class TestAnInvitation:
    def test_is_a_page_with_one_button(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "link", name="Olena", called="Winter")
        secret = table.store.seats(id)[1].secret
        page = jonas.look(f"/seat/{secret}")
        assert (page.status, page.path) == (200, f"/seat/{secret}")
        for words in ("A seat is kept for you", "Winter", "You play Yellow", "Olena"):
            assert words in page.text
        form = page.form(f"/seat/{secret}")
        assert jonas.go(form.action, form.fields | {"name": "Jonas"}).path == f"/match/{id}/yellow"
        assert table.store.seats(id)[1].name == "Jonas"
        assert jonas.look().has("input", name="name", value="Jonas"), "and the lobby knows it next time"

    def test_says_whom_it_is_for(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "link", "open", **{"name-1": "Jonas"})
        secrets = [seat.secret for seat in table.store.seats(id)]
        assert jonas.look(f"/seat/{secrets[1]}").has("input", name="name", value="Jonas")
        assert "This seat is free" in jonas.look(f"/seat/{secrets[2]}").text
        jonas.come(secrets[1])
        assert table.store.seats(id)[1].name == "Jonas"

    def test_is_not_used_up_by_programs_that_look_at_links(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "link", "open")
        before, known = seats_of(table, id), known_browsers(table)
        for secret in [seat.secret for seat in table.store.seats(id)[1:]]:
            for headers in ({}, {"Sec-Purpose": "prefetch"}, {"User-Agent": "Slackbot-LinkExpanding 1.0"}):
                for method in ("GET", "HEAD"):
                    httpx.request(method, f"{table.address}/seat/{secret}", headers=headers, follow_redirects=True)
        assert (seats_of(table, id), known_browsers(table)) == (before, known)
        assert jonas.come(before[1][2]).path == f"/match/{id}/yellow"

    def test_lets_nobody_in_after_the_guest(
        self, table: Server, olena: Visitor, jonas: Visitor, visitor: NewVisitor
    ) -> None:
        """A third browser with the same link reads nothing, plays nothing and throws nobody out."""
        live = table.lay(new_game())
        id, secret = live.id, live.now.seats[seat_asked(live.now.game)].secret
        seat = SEATS[seat_asked(live.now.game)]
        jonas.come(secret, "Jonas")
        sits = seats_of(table, id)
        third = visitor()
        page = third.look(f"/seat/{secret}")
        assert (page.status, "This invitation is used up" in page.text) == (410, True)
        assert "Continue on another device" in page.text
        assert not [form for form in page.forms if "/seat/" in form.action]
        for told in ("Jonas", "A match", id):
            assert told not in page.answer.text
        answer = third.send(f"/seat/{secret}", {"name": "Thief"})
        assert (answer.status_code, "This invitation is used up" in Page(answer).text) == (410, True)
        for path in ("", "/view.json", "/journal", "/replay", "/invitations", "/device"):
            assert third.look(f"/match/{id}/{seat}{path}").status == 403
        assert third.play(id, seat, live.now.game.moves[0], live.now.version).status_code == 403
        for how in ("leave", "bot", "alone", "rename"):
            assert third.send(f"/match/{id}/{seat}/sit", {"how": how}).status_code == 403
        assert seats_of(table, id) == sits
        assert jonas.play(id, seat, live.now.game.moves[0], live.now.version).status_code == 200

    def test_lets_one_in_where_several_come_at_once(self, table: Server, visitor: NewVisitor) -> None:
        live = table.lay(new_game())
        guests = [visitor() for _ in range(4)]
        assert all(guest.token for guest in guests)
        path = f"/seat/{live.now.seats[0].secret}"
        answers = at_once(*(lambda guest=guest: guest.send(path) for guest in guests))
        assert sorted(answer.status_code for answer in answers) == [303, 410, 410, 410]
        seen = [guest.look(f"/match/{live.id}/blue").status for guest in guests]
        assert [status == 200 for status in seen] == [answer.status_code == 303 for answer in answers]

    def test_leads_whoever_came_by_it_back_to_the_seat(self, table: Server, jonas: Visitor) -> None:
        live = table.lay(new_game())
        jonas.sit(live, 0)
        for _ in range(2):
            assert jonas.look(f"/seat/{live.now.seats[0].secret}").path == f"/match/{live.id}/blue"

    def test_to_an_open_seat_ends_when_it_is_filled_or_taken(
        self, table: Server, olena: Visitor, jonas: Visitor, visitor: NewVisitor
    ) -> None:
        id = olena.new_match("me", "open", "open")
        filled, taken = [seat.secret for seat in table.store.seats(id)[1:]]
        olena.send(f"/match/{id}/blue/sit", {"how": "fill", "other": 1, "bot": "random"})
        jonas.send(f"/match/{id}/take", {"seat": 2})
        before = seats_of(table, id)
        for secret in (filled, taken):
            third = visitor()
            assert third.look(f"/seat/{secret}").status == 410
            assert third.send(f"/seat/{secret}").status_code == 410
        assert seats_of(table, id) == before
        assert [seat[0] for seat in before] == [PERSON, BOT, PERSON]

    def test_is_another_one_when_the_guest_has_left(self, table: Server, jonas: Visitor, visitor: NewVisitor) -> None:
        live = table.lay(new_game())
        id, first = live.id, live.now.seats[1].secret
        jonas.come(first)
        sat = table.store.seats(id)[1].secret
        mine = jonas.personal_link(id, "yellow")
        jonas.send(f"/match/{id}/yellow/sit", {"how": "leave"})
        for who in (jonas, visitor()):
            assert [who.come(secret).status for secret in (first, mine)] == [410, 410]
            assert who.come(sat).status == 404
        assert table.store.seats(id)[1].kind == OPEN
        assert visitor().come(table.store.seats(id)[1].secret).path == f"/match/{id}/yellow"


class TestAPersonalLink:
    @pytest.fixture
    def match(self, table: Server, jonas: Visitor) -> str:
        """A match in which Jonas is Yellow."""
        live = table.lay(new_game(), [ME, Place(PERSON, "Jonas")])
        jonas.sit(live, 1)
        return live.id

    def test_carries_a_seat_to_other_devices(self, match: str, jonas: Visitor, visitor: NewVisitor) -> None:
        link = jonas.personal_link(match, "yellow")
        assert jonas.personal_link(match, "yellow") == link
        phone, tablet = visitor(), visitor()
        page = phone.look(f"/seat/{link}")
        assert (page.status, "Go on as Jonas" in page.text) == (200, True)
        assert phone.look(f"/match/{match}/yellow").status == 403, "looking is not sitting down"
        for device in (phone, tablet):
            assert device.come(link).path == f"/match/{match}/yellow"
        for device in (jonas, phone, tablet):
            assert device.look(f"/match/{match}/yellow").status == 200
            assert device.look(f"/match/{match}/blue").status == 403
        assert "open in 3 browsers" in phone.look(f"/match/{match}/yellow/device").text

    def test_restores_a_seat_whose_cookie_was_lost(self, match: str, jonas: Visitor) -> None:
        link = jonas.personal_link(match, "yellow")
        jonas.http.cookies.clear()
        jonas.forget_token()
        assert jonas.look(f"/match/{match}/yellow").status == 403
        assert jonas.come(link).status == 200
        assert jonas.look(f"/match/{match}/yellow").status == 200

    def test_is_shown_to_whoever_sits_there_alone(
        self, table: Server, match: str, jonas: Visitor, olena: Visitor
    ) -> None:
        link = jonas.personal_link(match, "yellow")
        olena.come(table.store.seats(match)[0].secret)
        for path in ("blue", "blue/invitations", "blue/device", "watch", "watch/invitations"):
            assert link not in olena.look(f"/match/{match}/{path}").answer.text
        assert olena.look(f"/match/{match}/watch/device").status == 403
        assert olena.look(f"/match/{match}/yellow/device").status == 403
        for path in ("yellow", "yellow/invitations", "yellow/replay"):
            assert link not in jonas.look(f"/match/{match}/{path}").answer.text, "nor anywhere else"
        page = jonas.look(f"/match/{match}/yellow/device")
        assert len([one for one in page.elements if one.tag == "svg" and one["class"] == "qr"]) == 2
        assert jonas.look(f"/match/{match}/yellow").has("a", href=f"/match/{match}/yellow/device")

    @pytest.mark.parametrize("how", ["alone", "bot"])
    def test_ends_with_what_changes_who_sits_there(
        self, table: Server, match: str, jonas: Visitor, visitor: NewVisitor, how: str
    ) -> None:
        link, phone = jonas.personal_link(match, "yellow"), visitor()
        phone.come(link)
        assert jonas.send(f"/match/{match}/yellow/sit", {"how": how}).status_code == 303
        assert phone.look(f"/match/{match}/yellow").status == 403
        for who in (phone, visitor()):
            page = who.come(link)
            assert (page.status, "This link has ended" in page.text) == (410, True)
        assert jonas.look(f"/match/{match}/yellow").status == 200
        again = jonas.personal_link(match, "yellow")
        assert again != link
        assert phone.come(again).path == f"/match/{match}/yellow"

    @pytest.mark.parametrize("how", ["rename", "unguided"])
    def test_stays_when_the_same_person_sits_there(
        self, match: str, jonas: Visitor, visitor: NewVisitor, how: str
    ) -> None:
        link = jonas.personal_link(match, "yellow")
        jonas.send(f"/match/{match}/yellow/sit", {"how": how, "name": "Jonas the Wise"})
        assert visitor().come(link).status == 200

    def test_stays_behind_the_curtain(self, olena: Visitor) -> None:
        """Several people share a device: nobody reads the link of another's seat in passing."""
        id = olena.new_match("me", "me")
        olena.lift(id, "blue")
        assert olena.look(f"/match/{id}/yellow/device").is_curtain
        assert olena.personal_link(id, "blue")

    def test_carries_what_the_host_may_do(self, table: Server, olena: Visitor, visitor: NewVisitor) -> None:
        id = olena.new_match("me", "link")
        phone = visitor()
        phone.come(olena.personal_link(id, "blue"))
        assert table.store.seats(id)[1].secret in phone.look(f"/match/{id}/blue/invitations").answer.text


class TestWhatABrowserRemembers:
    def test_has_no_limit(self, table: Server, visitor: NewVisitor) -> None:
        """Seventeen matches of three on one device, and some more, are fifty-one seats and some more."""
        collector = visitor()
        matches = [collector.new_match("me", "me", "me") for _ in range(18)]
        assert len(collector.http.cookies.jar) == 1
        assert len(next(iter(collector.http.cookies.jar)).value or "") < 200
        lobby = collector.look().answer.text
        for id in matches:
            assert f"/match/{id}" in lobby
            for seat in SEATS[:3]:
                assert collector.look(f"/match/{id}/{seat}").status == 200

    def test_is_kept_when_two_forms_are_sent_at_once(self, table: Server, visitor: NewVisitor) -> None:
        """Also the very first two: nothing is remembered of the browser before."""
        for _ in range(5):
            both = visitor()
            assert both.token
            for _ in range(3):
                first, second = [table.lay(new_game()) for _ in range(2)]
                forms = [f"/seat/{live.now.seats[0].secret}" for live in (first, second)]
                answers = at_once(*(lambda path=path, who=both: who.send(path) for path in forms))
                assert [answer.status_code for answer in answers] == [303, 303]
                for live in (first, second):
                    assert both.look(f"/match/{live.id}/blue").status == 200

    def test_takes_no_room_where_there_is_nothing(self, table: Server, olena: Visitor, visitor: NewVisitor) -> None:
        id = olena.new_match("me", "link")
        before = known_browsers(table)
        reader = visitor()
        for path in ("/", "/about", "/rules/rurik", "/results", f"/match/{id}/blue", "/seat/nothing", "/nowhere"):
            reader.look(path)
        reader.send("/matches", {"title": "chess"})
        assert known_browsers(table) == before
        assert (
            reader.send("/matches", {"title": "fair", "players": 2, "seat-0": "me", "seat-1": "me"}).status_code == 303
        )
        assert known_browsers(table) == before + 1

    def test_is_not_in_the_cookie_nor_the_cookie_in_the_database(self, own_table: Server) -> None:
        olena = Visitor(own_table)
        id = olena.new_match("me", "link")
        (cookie,) = olena.http.cookies.jar
        name = (cookie.value or "").rpartition(".")[0]
        assert own_table.store.seats(id)[0].secret not in (cookie.value or "")
        own_table.stop()
        kept = b"".join(file.read_bytes() for file in Path(own_table.data).glob("veche.sqlite3*"))
        assert len(name) == 32
        assert name.encode() not in kept
        olena.close()

    def test_of_spectators_is_as_before(self, table: Server, jonas: Visitor, visitor: NewVisitor) -> None:
        live = table.lay(new_game())
        for who in (jonas, visitor()):
            assert who.watch(live).path == f"/match/{live.id}/watch"
            assert who.look(f"/match/{live.id}/watch").status == 200
            assert who.look(f"/match/{live.id}/blue").status == 403


class TestACookie:
    def test_that_somebody_thought_up_is_never_taken_on(self, table: Server, visitor: NewVisitor) -> None:
        """Whoever plants a cookie in another's browser does not share what that browser remembers later."""
        victim = visitor()
        victim.look()
        (own,) = victim.http.cookies.jar
        for planted in ("planted", "A" * 32, "A" * 32 + "." + (own.value or "").rpartition(".")[2]):
            victim, attacker = visitor(), visitor()
            for who in (victim, attacker):
                who.http.cookies.set(own.name, planted, domain="127.0.0.1")
            live = table.lay(new_game())
            victim.sit(live, 0)
            assert victim.look(f"/match/{live.id}/blue").status == 200
            assert planted not in [cookie.value for cookie in victim.http.cookies.jar if cookie.domain != "127.0.0.1"]
            assert attacker.look(f"/match/{live.id}/blue").status == 403

    def test_is_the_same_from_the_first_page_on(self, table: Server, olena: Visitor) -> None:
        """So a form of any page that is open still counts, whatever was done meanwhile in another."""
        token = olena.look().form("/matches").fields["token"]
        values = set()
        for _ in range(3):
            olena.sit(table.lay(new_game()), 0)
            values |= {cookie.value for cookie in olena.http.cookies.jar}
            assert olena.look().form("/matches").fields["token"] == token
        assert len(values) == 1

    def test_begins_its_time_anew_with_every_page(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game())
        olena.sit(live, 0)
        for path in ("/", "/about", f"/match/{live.id}/blue"):
            assert "Max-Age=34560000" in olena.http.get(path).headers["set-cookie"]
        part = olena.look(f"/match/{live.id}/blue", part=True)
        assert "set-cookie" not in part.answer.headers

    @pytest.mark.parametrize("seconds", [-3, -2 * YEAR, 2 * YEAR])
    def test_counts_whatever_the_clock_says(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int
    ) -> None:
        """The server's clock is set back, or forward, after somebody sat down."""
        store = open_store(tmp_path)
        live = Matches(store).keep(new_game(), "A match", [ME, ME])
        door = Door(Browsers(store.engine), "key")
        visit = Visit(door)
        visit.browsers.sit(visit.begin(), [live.now.seats[0].secret])
        cookie = visit.new_cookie.partition(";")[0].partition("=")[2]
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + seconds)
        again = Visit(door, cookie)
        assert again.of(live.id).seats == {0: live.now.seats[0].secret}
        assert again.sent_by_us(visit.token())
        store.engine.dispose()


class TestARematch:
    def test_carries_the_seats_of_all_my_devices(self, table: Server, olena: Visitor, visitor: NewVisitor) -> None:
        live = table.lay(finished(), [ME, ME])
        olena.sit(live, 0)
        phone = visitor()
        phone.come(olena.personal_link(live.id, "blue"))
        again = olena.go(f"/match/{live.id}/blue/rematch").path.split("/")[2]
        for device in (olena, phone):
            assert device.look(f"/match/{live.id}/blue/next").path == f"/match/{again}/blue"
            assert device.look(f"/match/{again}/blue").status == 200

    def test_gives_nobody_a_seat_that_somebody_else_has_now(
        self, table: Server, olena: Visitor, jonas: Visitor, visitor: NewVisitor
    ) -> None:
        live = table.lay(finished(), [ME, ME])
        olena.sit(live, 0)
        jonas.sit(live, 1)
        again = olena.go(f"/match/{live.id}/blue/rematch").path.split("/")[2]
        jonas.look(f"/match/{live.id}/yellow/next")
        jonas.send(f"/match/{again}/yellow/sit", {"how": "leave"})
        ruta = visitor()
        ruta.send(f"/match/{again}/take", {"seat": 1})
        jonas.look(f"/match/{live.id}/yellow/next")
        assert jonas.look(f"/match/{again}/yellow").status == 403
        assert ruta.look(f"/match/{again}/yellow").status == 200


@pytest.mark.shared
class TestSeveralProcesses:
    @pytest.fixture
    def pair(self, hatchery: Hatchery, own_table: Server, tmp_path: Path) -> Server:
        """Another table on the folder of the first."""
        (tmp_path / "other").mkdir()
        return Server(hatchery, tmp_path / "other", own_table.data)

    def test_know_the_same_browsers_and_the_same_seats(self, own_table: Server, pair: Server) -> None:
        live = own_table.lay(new_game())
        id = live.id
        here, there = Visitor(own_table), Visitor(pair)
        here.sit(live, 0)
        there.http.cookies = here.http.cookies
        try:
            for who in (here, there):
                assert who.look(f"/match/{id}/blue").status == 200
            here.send(f"/match/{id}/blue/sit", {"how": "bot"})
            assert there.look(f"/match/{id}/blue").has("button", name="how", value="back")
            there.send(f"/match/{id}/blue/sit", {"how": "back"})
            assert here.look(f"/match/{id}/blue").status == 200
            here.send(f"/match/{id}/blue/sit", {"how": "leave"})
            for who in (here, there):
                assert who.look(f"/match/{id}/blue").status == 403, "also where the match is still in memory"
            guest = Visitor(pair)
            assert guest.come(own_table.store.seats(id)[0].secret).path == f"/match/{id}/blue"
            assert here.look(f"/seat/{live.now.seats[0].secret}").status == 410
            guest.close()
        finally:
            for visitor in (here, there):
                visitor.close()
            pair.close()


def test_a_watcher_costs_one_row(table: Server, jonas: Visitor) -> None:
    live = table.lay(new_game())
    for _ in range(3):
        jonas.watch(live)
    with table.store.engine.connect() as connection:
        mine = select(func.count()).where(browser_matches.c.match == live.id)
        assert connection.execute(mine).scalar_one() == 1
