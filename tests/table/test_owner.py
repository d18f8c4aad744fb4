"""The keeper's page, its secret, the table that is read-only, figures for Prometheus and logs for programs."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.games import finished, new_game, seat_asked
from tests.table.in_process import Table
from tests.table.server import ME, Hatchery, Server
from tests.table.visitor import Visitor
from veche.store.errors import ReadOnly
from veche.store.records import BOT
from veche.table.app import create_app
from veche.table.figures import STEPS, Figures
from veche.table.housekeeping import Housekeeping, Terms
from veche.table.logs import AsJson
from veche.table.matches import Place

SEATS = ("blue", "yellow")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str) -> Iterator[Table]:
    table = Table(tmp_path / "data", monkeypatch, where)
    yield table
    table.close()


class TestThePage:
    def test_is_for_whoever_has_its_secret(self, table: Table) -> None:
        live = table.lay(new_game(), [ME, ME])
        keeper, stranger = table.visitor(), table.visitor()
        base = f"/owner/{table.hall.owner}"
        page = keeper.look(base)
        assert page.status == 200
        assert "A match" in page.text
        assert page.answer.headers["cache-control"] == "no-store"
        assert page.answer.headers["referrer-policy"] == "no-referrer"
        for wrong in ("x", table.hall.owner[:-1], f"{table.hall.owner}x", "%C3%A4"):
            assert stranger.look(f"/owner/{wrong}").status == 404
            assert stranger.send(f"/owner/{wrong}/match/{live.id}", {"how": "remove"}).status_code == 404
            assert stranger.send(f"/owner/{wrong}/read-only", {"how": "on"}).status_code == 404
        assert table.store.keeping.count() == 1
        assert not table.hall.processes.is_read_only
        assert table.hall.owner not in "".join([seat.secret for seat in live.now.seats])

    def test_needs_a_form_of_its_own(self, table: Table) -> None:
        live = table.lay(new_game(), [ME, ME])
        address = f"/owner/{table.hall.owner}/match/{live.id}"
        assert table.visitor().http.post(address, data={"how": "remove"}).status_code == 403
        assert table.store.keeping.count() == 1

    def test_is_the_same_after_a_restart_and_tells_no_key(self, tmp_path: Path) -> None:
        one, again, other = [create_app(tmp_path / name).state.hall for name in ("data", "data", "other")]
        assert again.owner == one.owner
        assert (tmp_path / "data" / "cookie-key").read_text() not in again.owner
        assert other.owner != one.owner
        for hall in (one, again, other):
            hall.matches.store.engine.dispose()

    def test_ends_archives_and_removes(self, table: Table) -> None:
        running, over = table.lay(new_game(), [ME, ME]), table.lay(finished(), [ME, ME])
        keeper, base = table.visitor(), f"/owner/{table.hall.owner}"
        assert "over" in keeper.look(base).text

        def act(id: str, how: str) -> int:
            return keeper.send(f"{base}/match/{id}", {"how": how}).status_code

        assert act(running.id, "archive") == 409
        assert (act(running.id, "end"), act(running.id, "end")) == (303, 409)
        assert "ended by the keeper" in keeper.look(base).text
        assert (act(over.id, "archive"), act(over.id, "archive")) == (303, 409)
        assert "archived" in keeper.look(base).text
        assert act(over.id, "burn") == 400
        assert act("none", "remove") == 404
        assert (act(over.id, "remove"), act(running.id, "remove")) == (303, 303)
        assert table.store.keeping.count() == 0
        assert "No match is kept here yet." in keeper.look(base).text

    def test_speaks_german(self, table: Table) -> None:
        table.lay(new_game(), [ME, ME])
        keeper = table.visitor()
        keeper.http.headers["Accept-Language"] = "de"
        assert "Für die Tischleitung" in keeper.look(f"/owner/{table.hall.owner}").text

    def test_is_told_at_the_start(self, hatchery: Hatchery, tmp_path: Path) -> None:
        server = Server(hatchery, tmp_path)
        found = re.search(r"http://127\.0\.0\.1:\d+(/owner/\S+)", server.said())
        assert found
        keeper = Visitor(server)
        assert keeper.look(found[1]).status == 200
        keeper.close()
        server.close()


@pytest.mark.both
class TestReadOnly:
    def test_everybody_looks_and_nobody_changes_anything(self, table: Table) -> None:
        game = new_game()
        asked = seat_asked(game)
        live = table.lay(game, [ME, ME])
        places = [ME, ME]
        places[asked] = Place(BOT, "", "random")
        bots = table.lay(game, places)
        who, keeper = table.visitor(), table.visitor()
        who.sit(live, asked)
        base = f"/owner/{table.hall.owner}"
        assert keeper.send(f"{base}/read-only", {"how": "on"}).status_code == 303
        refused = who.play(live.id, SEATS[asked], "choose leader maria", live.now.version)
        assert (refused.status_code, "read-only for a while" in refused.text) == (503, True)
        assert refused.headers["retry-after"] == "60"
        assert who.send("/matches", {"title": "rurik"}).status_code == 503
        assert who.http.request("DELETE", f"/api/matches/{live.id}").status_code == 503
        for path in (f"/match/{live.id}/{SEATS[asked]}", "/", base, "/health"):
            assert who.look(path).status == 200
        table.hall.bots.consider(bots.now)
        assert table.hall.bots.busy() == 0
        assert table.store.version(live.id) == live.now.version
        assert keeper.send(f"{base}/read-only", {"how": "off"}).status_code == 303
        assert who.play(live.id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200

    def test_lets_no_thought_through_that_was_under_way(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        live = table.lay(new_game(), [Place(BOT, "", "random")] * 2)
        bots, before = table.hall.bots, live.now.version

        def think_long(*_: object) -> str:
            table.hall.processes.be_read_only(True)
            return "choose leader maria"

        monkeypatch.setattr(bots, "_chosen", think_long)
        assert not bots._one_move(live.id)
        assert table.store.version(live.id) == before
        monkeypatch.setattr(bots, "_chosen", lambda *_: "choose leader maria")
        table.hall.processes.be_read_only(False)
        assert bots._one_move(live.id)
        assert table.store.version(live.id) > before

    def test_another_process_hears_of_it_with_its_next_move(self, table: Table) -> None:
        live = table.lay(new_game(), [ME, ME])
        table.store.settings.be_read_only(True)  # nobody has told this process
        asked = seat_asked(live.now.game)
        who = table.visitor()
        refused = who.play(live.id, SEATS[asked], "choose leader maria", live.now.version)
        assert refused.status_code == 403, "it sits nowhere, and cannot sit down now"
        with pytest.raises(ReadOnly):
            table.matches.play(live, asked, live.now.version, "choose leader maria")
        with pytest.raises(ReadOnly):
            table.lay(new_game(), [ME, ME])
        with pytest.raises(ReadOnly):
            table.store.hint(live.id, live.now.version, asked)
        assert table.store.version(live.id) == live.now.version
        assert table.store.keeping.count() == 1

    def test_keeps_no_house_meanwhile(self, table: Table) -> None:
        over = table.lay(finished(), [ME, ME])
        keeping_house = Housekeeping(table.matches, Terms(archive=1e-9, forget=1e-9))
        running = table.lay(new_game(), [ME, ME])
        table.hall.looks.saw(running.now.seats[0], 1)
        table.hall.processes.be_read_only(True)
        assert keeping_house.look() == 0
        table.hall.looks.write()
        assert table.store.seats(running.id)[0].seen == 0
        assert (table.store.archive.count(), table.store.keeping.count()) == (0, 2)
        table.hall.processes.be_read_only(False)
        table.hall.looks.write()
        assert table.store.seats(running.id)[0].seen == 1
        assert keeping_house.look() == 2
        assert table.store.archive.lines(over.id)

    def test_is_not_ready_but_in_order(self, table: Table) -> None:
        who = table.visitor()
        assert (who.look("/health").status, who.look("/ready").status) == (200, 200)
        table.hall.processes.be_read_only(True)
        assert (who.look("/health").status, who.look("/ready").status) == (200, 503)

    def test_outlasts_a_restart(self, table: Table, tmp_path: Path) -> None:
        table.hall.processes.be_read_only(True)
        again = create_app(table.place, tmp_path / "data").state.hall
        assert again.processes.is_read_only
        again.matches.store.engine.dispose()


class TestFigures:
    def test_are_for_the_machine_itself_and_for_its_keeper(self, table: Table) -> None:
        who = table.visitor()
        who.look("/about")
        text = who.http.get("/metrics").text
        assert re.search(r'veche_requests_total\{process="\w+",status="2xx"\} \d+', text)
        assert "veche_matches_kept 0" in text
        for headers in ({"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}):
            assert who.http.get("/metrics", headers=headers).status_code == 403
            mine = {**headers, "Authorization": f"Bearer {table.hall.owner}"}
            assert who.http.get("/metrics", headers=mine).status_code == 200
        assert table.hall.owner not in text

    def test_are_what_prometheus_reads(self, table: Table) -> None:
        live = table.lay(new_game(), [ME, ME])
        asked = seat_asked(live.now.game)
        who = table.visitor()
        who.sit(live, asked)
        who.play(live.id, SEATS[asked], "choose leader maria", live.now.version)
        text = who.http.get("/metrics").text
        samples = [line for line in text.splitlines() if not line.startswith("#")]
        for line in samples:
            assert re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]+"(,[a-z]+="[^"]+")*\})? [0-9.e+-]+', line), line
        values = {line.rpartition(" ")[0].partition("{")[0]: float(line.rpartition(" ")[2]) for line in samples}
        assert values["veche_moves_total"] == 1
        assert values["veche_matches_in_memory"] == 1
        assert values["veche_matches_running"] == 1
        counted = [
            float(line.rpartition(" ")[2]) for line in samples if line.startswith("veche_request_seconds_bucket")
        ]
        assert counted == sorted(counted)
        assert len(counted) == len(STEPS) + 1

    def test_count_every_answer_by_its_time(self) -> None:
        figures = Figures()
        for seconds in (0.001, 0.004, 0.02, 9.0):
            figures.answered(200, seconds)
        figures.answered(503, 0.3)
        assert (figures.answers, figures.took) == ({"2xx": 4, "5xx": 1}, [2, 0, 1, 0, 0, 0, 1, 1])


class TestLogs:
    def test_tell_requests_as_json_without_a_secret(self, hatchery: Hatchery, tmp_path: Path) -> None:
        server = Server(hatchery, tmp_path, more=("--log", "json"))
        live = server.lay(new_game())
        who = Visitor(server)
        who.sit(live, 0)
        who.look(f"/match/{live.id}/blue")
        who.look("/owner/not-the-secret")
        who.close()
        server.close()
        lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
        told = {(line["method"], line["route"], line["status"]) for line in lines if line["logger"] == "veche.access"}
        assert {("GET", "/match/{id}/{seat}", 200), ("GET", "/owner/{secret}", 404)} <= told
        for secret in (live.now.seats[0].secret, live.id, "not-the-secret"):
            assert not any(secret in json.dumps(line) for line in lines)

    def test_take_secrets_out_of_whatever_else_is_told(self) -> None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, "GET %s: Bearer %s", ("/seat/abc", "def"), None)
        told = json.loads(AsJson().format(record))
        assert told["message"] == "GET /seat/…: Bearer …"
        assert (told["level"], told["logger"]) == ("warning", "x")
