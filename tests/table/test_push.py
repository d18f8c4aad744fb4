"""Web Push: real encryption, decrypted by a push service of our own; and the pages on which somebody asks for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import update

from tests.table.games import new_game, seat_asked
from tests.table.in_process import Table
from tests.table.post_office import PostOffice
from tests.table.server import Hatchery, Server, way_in
from tests.table.visitor import Visitor
from veche.store.bells import PUSH
from veche.store.records import PERSON
from veche.store.schema import bell_seats, bells, matches, seats
from veche.table.looks import SECONDS_BETWEEN_WRITINGS
from veche.table.matches import LiveMatch, Place
from veche.table.notices.endings import Endings
from veche.table.notices.herald import Herald
from veche.table.notices.push import KEY, Push

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]
SEATS = ("blue", "yellow")
LONG_AGO = 3600.0


@pytest.fixture
def office() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.close()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, office: PostOffice) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    made.hall.senders = {PUSH: Push(made.store.settings, made.hall.endings, [office.origin])}
    yield made
    made.close()


@pytest.fixture
def herald(table: Table) -> Iterator[Herald]:
    herald = Herald(table.matches, table.hall.senders)
    yield herald
    herald.close()


@pytest.fixture
def live(table: Table) -> LiveMatch:
    live = table.lay(new_game(), PEOPLE)
    with table.store.engine.begin() as connection:
        connection.execute(update(matches).values(moved=time.time() - LONG_AGO))
    return live


@pytest.fixture
def who(table: Table, live: LiveMatch) -> Visitor:
    """Whoever is asked, at their seat."""
    visitor = table.visitor()
    visitor.sit(live, seat_asked(live.now.game))
    return visitor


def base(live: LiveMatch) -> str:
    return f"/match/{live.id}/{SEATS[seat_asked(live.now.game)]}"


def hang(who: Visitor, office: PostOffice) -> str:
    """This browser has subscribed; its bell."""
    answer = who.send("/bells/push", office.subscription)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["bell"])


def forget_looks(table: Table, live: LiveMatch) -> None:
    """Nobody has looked at this match."""
    table.hall.looks._unwritten.clear()


def test_is_encrypted_for_the_device_and_signed_by_the_table(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice
) -> None:
    bell = hang(who, office)
    who.send(f"{base(live)}/bell", {"bell": bell, "how": "on"}, part=True)
    forget_looks(table, live)
    assert herald.look() == 1
    (told,) = office.came
    assert (told["title"], told["to"], told["lang"]) == ("A match: it is your turn", base(live), "en")
    assert office.headers[-1]["content-encoding"] == "aes128gcm"
    assert int(office.headers[-1]["ttl"]) > 0
    push = table.hall.senders[PUSH]
    assert isinstance(push, Push)
    claims = office.signed(push.public_key)
    assert claims["aud"] == office.origin
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    again = Push(table.store.settings, Endings("key"))
    assert again.public_key == push.public_key, "the key is made once, for all processes and restarts"


def test_comes_in_the_language_of_the_device(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice
) -> None:
    who.http.headers["accept-language"] = "de"
    who.send(f"{base(live)}/bell", {"bell": hang(who, office)}, part=True)
    forget_looks(table, live)
    assert herald.look() == 1
    assert office.came[0]["title"] == "A match: Du bist dran"
    (bell,) = table.hall.bells.of(_browser(table, _only_bell(table)))
    assert bell.language == "de"
    who.http.headers["accept-language"] = "en"
    who.look("/mine")
    assert table.hall.bells.of(bell.browser)[0].language == "en"


@pytest.mark.parametrize("status", [404, 410])
def test_drops_a_device_that_is_gone(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice, status: int
) -> None:
    bell = hang(who, office)
    who.send(f"{base(live)}/bell", {"bell": bell}, part=True)
    forget_looks(table, live)
    office.status = status
    assert herald.look() == 0
    assert table.hall.bells.find(bell) is None


@pytest.mark.parametrize("status", [302, 400, 429, 500])
def test_keeps_a_device_of_a_service_that_fails_and_follows_it_nowhere(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice, status: int
) -> None:
    bell = hang(who, office)
    who.send(f"{base(live)}/bell", {"bell": bell}, part=True)
    forget_looks(table, live)
    office.status, office.more = status, {"location": f"{office.origin}/elsewhere", "retry-after": "7200"}
    before = time.time()
    assert herald.look() == 0
    assert len(office.came) == 1
    assert table.hall.bells.find(bell) is not None
    with table.store.engine.connect() as connection:
        row = connection.execute(bell_seats.select()).one()
    assert row.tries == 1
    assert row.due >= before + (60 if status == 302 else 7200)


def test_is_rung_for_no_match_without_being_asked(
    table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice
) -> None:
    hang(who, office)
    forget_looks(table, live)
    assert herald.look() == 0


def test_is_subscribed_anew_at_the_same_bell(who: Visitor, live: LiveMatch, table: Table, office: PostOffice) -> None:
    bell = hang(who, office)
    who.send(f"{base(live)}/bell", {"bell": bell}, part=True)
    fresh = {**office.subscription, "endpoint": f"{office.origin}/another"}
    keys = {name: fresh[name] for name in ("p256dh", "auth")}
    renewed = who.http.post("/bells/push/renew", json={"endpoint": fresh["endpoint"], "keys": keys})
    assert renewed.status_code == 204
    found = table.hall.bells.find(bell)
    assert found is not None
    assert "/another" in found.address
    assert table.hall.bells.rings_for(found.browser) == {(bell, live.id, seat_asked(live.now.game))}
    assert table.visitor().http.post("/bells/push/renew", json=fresh).status_code == 404
    as_a_form = who.http.post("/bells/push/renew", data={"endpoint": "x"})
    assert as_a_form.status_code == 400


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/device",
        "http://169.254.169.254/latest",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://evilpush.apple.com/x",
        "https://evil.example\\.push.apple.com/x",
        "https://[::1]/x",
        "https://",
        "",
    ],
)
def test_is_sent_to_no_other_place(who: Visitor, office: PostOffice, endpoint: str) -> None:
    answer = who.send("/bells/push", {**office.subscription, "endpoint": endpoint})
    assert answer.status_code == 400


def test_is_for_own_seats_and_own_bells_alone(table: Table, live: LiveMatch, who: Visitor, office: PostOffice) -> None:
    stranger = table.visitor()
    bell, other = hang(who, office), hang(stranger, office)
    assert stranger.send(f"{base(live)}/bell", {"bell": other}, part=True).status_code == 403
    assert who.send(f"{base(live)}/bell", {"bell": other}, part=True).status_code == 404
    assert who.http.post("/bells/push", data=office.subscription).status_code == 403, "forms of ours alone"
    assert who.send(f"{base(live)}/bell", {"bell": bell}, part=True).status_code == 204


class TestEnding:
    def test_for_a_match_by_the_notice_itself(
        self, table: Table, herald: Herald, live: LiveMatch, who: Visitor, office: PostOffice
    ) -> None:
        bell = hang(who, office)
        who.send(f"{base(live)}/bell", {"bell": bell}, part=True)
        forget_looks(table, live)
        herald.look()
        stranger = table.visitor()
        end = office.came[0]["end"]
        assert stranger.look(end).status == 200
        assert table.hall.bells.rings_for(_browser(table, bell)), "looking ends nothing"
        answer = stranger.http.post(end, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert table.hall.bells.rings_for(_browser(table, bell)) == set()
        assert table.hall.bells.find(bell) is not None

    def test_for_all_by_a_link(self, table: Table, live: LiveMatch, who: Visitor, office: PostOffice) -> None:
        bell = hang(who, office)
        link = table.hall.endings.end(bell)
        assert table.visitor().http.post(link).status_code == 200
        assert table.hall.bells.find(bell) is None
        assert table.visitor().look(link).status == 200, "once more says that it is done"

    def test_needs_a_link_of_this_table(self, table: Table, who: Visitor, office: PostOffice) -> None:
        bell = hang(who, office)
        for link in (f"/bell/{bell}-.forged", Endings("another key").end(bell), "/bell/x"):
            assert table.visitor().http.post(link).status_code == 404
        assert table.hall.bells.find(bell) is not None

    def test_on_the_page_of_my_matches(self, table: Table, live: LiveMatch, who: Visitor, office: PostOffice) -> None:
        bell = hang(who, office)
        who.send(f"{base(live)}/bell", {"bell": bell})
        page = who.look("/mine")
        assert page.has("button", **{"class": "ring", "aria-pressed": "true", "value": "off"})
        who.send(f"{base(live)}/bell", {"bell": bell, "how": "off"})
        assert who.look("/mine").has("button", **{"class": "ring", "aria-pressed": "false", "value": "on"})
        who.send("/bells", {})
        assert table.hall.bells.find(bell) is None


def _only_bell(table: Table) -> str:
    with table.store.engine.connect() as connection:
        return str(connection.execute(bells.select()).mappings().one()["id"])


def _browser(table: Table, bell: str) -> str:
    found = table.hall.bells.find(bell)
    assert found is not None
    return found.browser


class TestNudging:
    def test_is_told_at_the_table_once_a_day(self, table: Table, live: LiveMatch, who: Visitor) -> None:
        other = table.visitor()
        seat = 1 - seat_asked(live.now.game)
        other.sit(live, seat)
        path = f"/match/{live.id}/{SEATS[seat]}"
        page = other.look(path)
        assert page.has("button", id="nudge")
        assert not who.look(base(live)).has("button", id="nudge"), "nobody reminds themselves"
        assert other.send(f"{path}/nudge", {}).status_code == 303
        assert "Reminds whose turn it is" in who.look(base(live)).text
        assert not other.look(path).has("button", id="nudge")
        assert other.send(f"{path}/nudge", {}).status_code == 429
        assert table.visitor().send(f"{path}/nudge", {}).status_code == 403
        assert urlsplit(path).path == path


def test_a_page_asks_what_a_notice_says(live: LiveMatch, who: Visitor, table: Table) -> None:
    told = who.http.get(f"{base(live)}/notice").json()
    assert told["title"] == "A match: it is your turn"
    assert table.visitor().http.get(f"{base(live)}/notice").status_code == 403


def test_comes_from_a_table_that_is_open(hatchery: Hatchery, tmp_path: Path, office: PostOffice) -> None:
    server = Server(
        hatchery, tmp_path, more=("--push-service", office.origin, "--contact", "mailto:keeper@play.example")
    )
    live = server.lay(new_game(), PEOPLE)
    who = Visitor(server)
    who.come(way_in(server.store, live, seat_asked(live.now.game)))
    who.send(f"{base(live)}/bell", {"bell": hang(who, office)}, part=True)
    time.sleep(2 * SECONDS_BETWEEN_WRITINGS)  # the look that came with sitting down is written
    with server.store.engine.begin() as connection:
        connection.execute(update(matches).values(moved=time.time() - LONG_AGO))
        connection.execute(update(seats).values(seen=0))
    until = time.monotonic() + 60
    while not office.came:
        assert time.monotonic() < until, server.said()
        time.sleep(0.1)
    key = server.store.settings.find(KEY)
    who.close()
    server.close()
    assert office.came[0]["to"] == base(live)
    assert key is not None
    assert "PRIVATE KEY" in key
    assert "Traceback" not in server.said()
