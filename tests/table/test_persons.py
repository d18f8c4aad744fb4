"""A person with several devices: one list of matches on all of them, and what was read on one is read on all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.games import Rurik, after, moment, new_game, seat_asked
from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

pytestmark = pytest.mark.both

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]
SEATS = ("blue", "yellow")


@pytest.fixture
def table(tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch, where)
    yield made
    made.close()


@pytest.fixture
def phone(table: Table) -> Visitor:
    return table.visitor()


@pytest.fixture
def laptop(table: Table) -> Visitor:
    return table.visitor()


def sits(table: Table, who: Visitor, seat: int = 0) -> LiveMatch:
    """A new match in which somebody sits."""
    live = table.lay(new_game(), PEOPLE)
    who.sit(live, seat)
    return live


def mine(who: Visitor) -> set[str]:
    """The matches on somebody's list."""
    links = [one["href"] for one in who.look("/mine").elements if one.tag == "a" and one["class"] == "to"]
    return {link.split("/")[2] for link in links}


def keyring(who: Visitor, live: LiveMatch, seat: int = 0) -> str:
    """The address of the link to all seats."""
    page = who.look(f"/match/{live.id}/{SEATS[seat]}/device")
    link = next(one.text for one in page.elements if one["id"] == "link-all")
    return link[link.index("/seats/") :].strip()


class TestBothDevicesOfAPerson:
    def test_have_one_list_now_and_later(self, table: Table, phone: Visitor, laptop: Visitor) -> None:
        at_laptop, at_phone = sits(table, laptop), sits(table, phone)
        phone.send(keyring(laptop, at_laptop), {"how": "share"})
        both = {at_laptop.id, at_phone.id}
        assert mine(phone) == mine(laptop) == both
        for who in (phone, laptop):
            both.add(sits(table, who, 1).id)
            both.add(who.new_match("me", "link"))
            assert mine(phone) == mine(laptop) == both
        third = table.visitor()
        third.send(keyring(phone, at_phone), {"how": "share"})
        assert mine(third) == both

    def test_keep_the_seat_while_a_bot_plays(self, table: Table, phone: Visitor, laptop: Visitor) -> None:
        live = sits(table, laptop)
        phone.send(keyring(laptop, live), {"how": "share"})
        laptop.send(f"/match/{live.id}/blue/sit", {"how": "bot", "bot": "random"})
        laptop.send(f"/match/{live.id}/blue/sit", {"how": "back"})
        assert phone.look(f"/match/{live.id}/blue").status == 200

    @pytest.mark.parametrize("way", ["/mine/part", "alone"])
    def test_part_when_one_of_them_says_so(self, table: Table, phone: Visitor, laptop: Visitor, way: str) -> None:
        live, kept = sits(table, laptop), sits(table, laptop)
        phone.send(keyring(laptop, live), {"how": "share"})
        if way == "alone":
            laptop.send(f"/match/{live.id}/blue/sit", {"how": "alone"})
            assert phone.look(f"/match/{live.id}/blue").status == 403
        else:
            laptop.send(way, {})
        assert kept.id in mine(phone)
        later = sits(table, laptop, 1)
        assert later.id not in mine(phone)
        assert sits(table, phone, 1).id not in mine(laptop)

    def test_know_what_was_read_on_either(self, table: Table, phone: Visitor, laptop: Visitor) -> None:
        live = table.lay(after(30), PEOPLE)
        laptop.sit(live, 0)
        phone.send(keyring(laptop, live), {"how": "share"})
        jonas = table.visitor()
        jonas.sit(live, 1)
        for line in ("Hello", "Are you there?"):
            jonas.send(f"/match/{live.id}/yellow/talk", {"how": "say", "text": line}, part=True)
        laptop.send(f"/match/{live.id}/blue/talk", {"how": "say", "text": "Yes"}, part=True)
        assert all("2 unread" in who.look("/mine").text for who in (phone, laptop))
        assert "1 unread" in jonas.look("/mine").text
        page = phone.look(f"/match/{live.id}/blue")
        assert page.has("div", id="app", **{"data-read": "0"})
        assert phone.send(f"/match/{live.id}/blue/talk/read", {"number": "3"}).status_code == 204
        assert not any("unread" in who.look("/mine").text for who in (phone, laptop))
        assert laptop.look(f"/match/{live.id}/blue").has("div", id="app", **{"data-read": "3"})
        jonas.send(f"/match/{live.id}/yellow/talk", {"how": "say", "text": "Well"}, part=True)
        phone.send(f"/match/{live.id}/blue/talk/read", {"number": "99"})
        jonas.send(f"/match/{live.id}/yellow/talk", {"how": "say", "text": "Well"}, part=True)
        assert "1 unread" in phone.look("/mine").text, "nobody has read what was not yet said"


class TestSomebodyElse:
    def test_gets_nothing_by_a_link_that_only_takes_seats(self, table: Table, phone: Visitor, laptop: Visitor) -> None:
        """Whoever sends somebody a link to their own seats must not get theirs."""
        theirs, own = sits(table, laptop), sits(table, phone)
        link = keyring(laptop, theirs)
        phone.look(link)
        phone.send(link)
        assert mine(phone) == {theirs.id, own.id}
        assert mine(laptop) == {theirs.id}
        assert sits(table, phone, 1).id not in mine(laptop)

    def test_gets_nothing_by_a_link_that_is_spent(self, table: Table, phone: Visitor, laptop: Visitor) -> None:
        live = sits(table, laptop)
        link = keyring(laptop, live)
        laptop.send(f"/match/{live.id}/blue/sit", {"how": "alone"})
        assert phone.send(link, {"how": "share"}).status_code == 410
        assert mine(phone) == set()


def _is_in_the_turn_of_the_other(game: Rurik) -> bool:
    return game.version > 60 and not game.is_over and seat_asked(game) == game.line()[-1].seat == 1


def test_of_every_running_match_a_few_sentences_tell_what_happened(table: Table, phone: Visitor) -> None:
    live = table.lay(moment(_is_in_the_turn_of_the_other), PEOPLE)
    phone.sit(live, 0)
    page = phone.look("/mine")
    assert page.has("div", **{"class": "meanwhile", "data-since-then": f"/match/{live.id}/blue/since"})
    told = phone.look(f"/match/{live.id}/blue/since")
    assert [one.tag for one in told.elements].count("li") in (1, 2, 3)
