"""Friends and devices: addresses that others reach, one link for all seats, and names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche.table import addresses
from veche.table.addresses import Found, Reach, address_of, own_addresses
from veche.table.names import own_name, tidy
from veche.titles.rurik.first.meta import META

pytestmark = pytest.mark.both

HOME = [Found("192.168.1.23", "wlan0"), Found("10.0.0.7", "eth0"), Found("fd00::7")]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


def asked_at(host: str, reach: Reach | None) -> Request:
    """A request that came to this host."""
    app: Any = SimpleNamespace(state=SimpleNamespace(reach=reach))
    headers = [(b"host", host.encode())]
    return Request({"type": "http", "scheme": "http", "path": "/", "headers": headers, "query_string": b"", "app": app})


class TestTheAddressOfLinks:
    def test_is_the_visitors_own_for_whoever_came_from_elsewhere(self) -> None:
        for reach in (None, Reach("0.0.0.0", 8000), Reach("127.0.0.1", 8000)):
            assert address_of(asked_at("veche.example", reach)) == addresses.Address("http://veche.example")

    def test_is_one_of_the_machines_when_others_may_come(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(addresses, "own_addresses", lambda: HOME)
        found = address_of(asked_at("127.0.0.1:8000", Reach("0.0.0.0", 8000)))
        assert (found.base, found.command) == ("http://192.168.1.23:8000", "")
        assert [host for _, host, _ in found.others] == ["192.168.1.23", "10.0.0.7"], "served to IPv4 alone"
        six = address_of(asked_at("localhost:8000", Reach("::", 8000)), "fd00::7")
        assert six.base == "http://[fd00::7]:8000"

    def test_is_the_chosen_one_only_if_the_machine_has_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(addresses, "own_addresses", lambda: HOME)
        reach = Reach("0.0.0.0", 8000)
        assert address_of(asked_at("localhost", reach), "10.0.0.7").base == "http://10.0.0.7:8000"
        assert address_of(asked_at("localhost", reach), "evil.example").base == "http://192.168.1.23:8000"

    def test_comes_with_the_command_that_lets_others_in_when_none_can(self) -> None:
        reach = Reach("127.0.0.1", 8000, ["veche", "serve", "--data", "my table"])
        found = address_of(asked_at("127.0.0.1:8000", reach))
        assert found.base == "http://127.0.0.1:8000"
        assert found.command == "veche serve --data 'my table' --host 0.0.0.0 --port 8000"

    def test_is_the_visitors_where_the_machine_has_no_network(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(addresses, "own_addresses", list)
        found = address_of(asked_at("127.0.0.1:8000", Reach("0.0.0.0", 8000)))
        assert (found.base, found.is_local) == ("http://127.0.0.1:8000", True)

    def test_leaves_out_what_others_cannot_use_and_puts_tunnels_last(self, monkeypatch: pytest.MonkeyPatch) -> None:
        names = {"_on_the_way": ["192.168.1.23"], "_by_name": ["127.0.1.1", "169.254.3.3", "no address", "fd00::7"]}
        for name, hosts in names.items():
            monkeypatch.setattr(addresses, name, lambda hosts=hosts: map(Found, hosts))
        nets = [Found("172.17.0.1", "docker0"), Found("192.168.1.23", "wlan0"), Found("10.0.0.7", "eth0")]
        monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter(nets))
        assert [(one.host, one.network) for one in own_addresses()] == [
            ("192.168.1.23", "wlan0"), ("10.0.0.7", "eth0"), ("fd00::7", ""), ("172.17.0.1", "docker0"),
        ]  # fmt: skip

    def test_is_told_on_the_page_with_what_to_do(self, table: Table) -> None:
        olena = table.visitor()
        id = olena.new_match("me", "link")
        olena_at = f"/match/{id}/blue/invitations"
        app: Any = table._server.config.app
        assert "Only this machine" in olena.look(olena_at).text, "nobody has said how it was opened"
        app.state.reach = Reach("127.0.0.1", 8000)
        assert "veche serve --host 0.0.0.0 --port 8000" in olena.look(olena_at).text
        app.state.reach = Reach("0.0.0.0", 8000)
        own = addresses.own_addresses()
        if own and ":" not in own[0].host:
            page = olena.look(olena_at)
            assert "Others can open these links" in page.text
            links = [one.text for one in page.elements if one["id"].startswith("link-")]
            assert all(link.startswith(f"http://{own[0].host}:8000/") for link in links)


def all_seats_link(visitor: Visitor, match: str, seat: str) -> str:
    """The address in the link that carries all of somebody's seats."""
    page = visitor.look(f"/match/{match}/{seat}/device")
    (link,) = [one.text for one in page.elements if one["id"] == "link-all"]
    return "/seats/" + link.strip().rpartition("/")[2]


class TestOneLinkForAllSeats:
    def test_carries_them_to_another_device_with_name_and_rights(self, table: Table) -> None:
        olena, phone = table.visitor(), table.visitor()
        one = olena.new_match("me", "link", name="Olena")
        two = olena.new_match("bot:random", "me", title="stroganov", name="Olena")
        link = all_seats_link(olena, one, "blue")
        page = phone.look(link)
        assert "carries 2 seats" in page.text
        assert phone.look(f"/match/{one}/blue").status == 403, "looking is not coming"
        assert phone.go(link, page.form(link).fields).path == "/"
        assert phone.look(f"/match/{one}/blue").status == 200
        assert phone.look(f"/match/{two}/yellow").status == 200
        assert table.store.seats(one)[1].secret in phone.look(f"/match/{one}/blue/invitations").answer.text
        assert phone.look().has("input", name="name", value="Olena")
        assert olena.look(f"/match/{one}/blue").status == 200, "nobody lost anything"

    def test_also_carries_those_that_were_taken_later_but_none_that_was_left(self, table: Table) -> None:
        olena, phone = table.visitor(), table.visitor()
        one = olena.new_match("me", "bot:random")
        link = all_seats_link(olena, one, "blue")
        two = olena.new_match("me", "bot:random")
        olena.send(f"/match/{one}/blue/sit", {"how": "leave"})
        phone.go(link, phone.look(link).form(link).fields)
        assert phone.look(f"/match/{two}/blue").status == 200
        assert phone.look(f"/match/{one}/blue").status == 403

    @pytest.mark.parametrize("how", ["alone", "bot"])
    def test_ends_with_the_other_devices_of_a_seat(self, table: Table, how: str) -> None:
        olena, phone = table.visitor(), table.visitor()
        id = olena.new_match("me", "link")
        link = all_seats_link(olena, id, "blue")
        page = phone.look(link)
        olena.send(f"/match/{id}/blue/sit", {"how": how})
        assert phone.look(link).status == 410
        assert phone.send(link, page.form(link).fields).status_code == 410
        assert phone.look(f"/match/{id}/blue").status == 403
        if how == "alone":
            assert all_seats_link(olena, id, "blue") != link

    def test_opens_nothing_without_a_form_of_ours_or_its_secret(self, table: Table) -> None:
        olena, stranger = table.visitor(), table.visitor()
        link = all_seats_link(olena, olena.new_match("me", "link"), "blue")
        assert stranger.http.post(link, data={"token": "x"}).status_code == 403
        assert stranger.look("/seats/nothing").status == 404
        assert stranger.look(link).answer.headers["referrer-policy"] == "no-referrer"
        assert stranger.look(link).answer.headers["cache-control"] == "no-store"


class TestNames:
    def test_are_one_line_without_signs_that_are_not_seen(self) -> None:
        assert tidy("\u202eanelO\u202c\x00 \u200b of\n\tKyiv ") == "anelO of Kyiv"
        assert len(tidy("x" * 10_000)) == 40

    def test_that_could_be_somebody_elses_carry_the_colour(self) -> None:
        assert own_name("Ruta", "blue", META.seats, ["Olena", "Ruta"]) == "Ruta (Blue)"
        assert own_name("ＲＵＴＡ", "blue", META.seats, ["Ruta"]) == "ＲＵＴＡ (Blue)"
        assert own_name("Yellow", "blue", META.seats, []) == "Yellow (Blue)"
        assert own_name("Blue", "blue", META.seats, ["Ruta"]) == "Blue"
        assert own_name("", "blue", META.seats, ["", "Ruta"]) == ""
        assert len(own_name("x" * 40, "yellow", META.seats, ["x" * 40])) == 40

    def test_are_asked_of_who_comes_and_proposed_again(self, table: Table) -> None:
        olena, jonas = table.visitor(), table.visitor()
        one, two = olena.new_match("me", "link", name="Olena"), olena.new_match("me", "link", **{"name-1": "Guest"})
        jonas.come(table.store.seats(one)[1].secret, name="Jonas")
        page = jonas.look(f"/seat/{table.store.seats(two)[1].secret}")
        assert page.has("input", name="name", value="Jonas")
        jonas.go(page.path, page.form(page.path).fields | {"name": ""})
        assert table.store.seats(two)[1].name == "Guest", "whoever says none has the one that was kept"

    def test_are_changed_at_any_time_and_seen_by_all(self, table: Table) -> None:
        olena, jonas = table.visitor(), table.visitor()
        id = olena.new_match("me", "link", name="Olena")
        jonas.come(table.store.seats(id)[1].secret)
        assert jonas.look(f"/match/{id}/yellow").has("input", name="name", maxlength="40"), "in the menu"
        jonas.go(f"/match/{id}/yellow/sit", {"how": "rename", "name": "Olena"})
        assert table.store.seats(id)[1].name == "Olena (Yellow)"
        jonas.go(f"/match/{id}/yellow/sit", {"how": "rename", "name": "Jonas"})
        assert "Jonas" in olena.look(f"/match/{id}/blue").text

    def test_of_those_who_play_are_told_with_a_free_seat(self, table: Table) -> None:
        olena, jonas = table.visitor(), table.visitor()
        olena.new_match("me", "bot:random", "open", name="Olena")
        assert "with Olena and Yellow (bot)" in jonas.look().text
