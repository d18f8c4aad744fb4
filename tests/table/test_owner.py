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
from veche.store.records import BOT
from veche.table.figures import STEPS, Figures
from veche.table.logs import AsJson
from veche.table.matches import Place

SEATS = ("blue", "yellow")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    table = Table(tmp_path / "data", monkeypatch)
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

    def test_is_the_same_after_a_restart_and_tells_no_key(self, table: Table, tmp_path: Path) -> None:
        from veche.table.app import create_app

        again = create_app(tmp_path / "data").state.hall
        assert again.owner == table.hall.owner
        assert (tmp_path / "data" / "cookie-key").read_text() not in again.owner
        assert create_app(tmp_path / "other").state.hall.owner != table.hall.owner
        again.matches.store.engine.dispose()

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


class TestReadOnly:
    def test_everybody_looks_and_nobody_changes_anything(self, table: Table) -> None:
        game = new_game()
        asked = seat_asked(game)
        live = table.lay(game, [ME, ME])
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
        places = [ME, ME]
        places[asked] = Place(BOT, "", "random")
        bots = table.lay(game, places)
        table.hall.bots.consider(bots.now)
        assert table.hall.bots.busy() == 0
        assert table.store.version(live.id) == live.now.version
        assert keeper.send(f"{base}/read-only", {"how": "off"}).status_code == 303
        assert who.play(live.id, SEATS[asked], "choose leader maria", live.now.version).status_code == 200

    def test_outlasts_a_restart(self, table: Table, tmp_path: Path) -> None:
        from veche.table.app import create_app

        table.hall.processes.be_read_only(True)
        again = create_app(tmp_path / "data").state.hall
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
