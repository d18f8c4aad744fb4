"""A package with a title and a bot, built and installed, is played from the command line and at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.shelf.packages import install, toy_as_a_package, write
from tests.table.server import Hatchery, Server
from tests.table.visitor import Page, Visitor

SECONDS_TO_THINK = 120.0


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed, and beside it others that are good for nothing."""
    folder = tmp_path_factory.mktemp("installed")
    install(toy_as_a_package(folder / "source"), folder / "site")
    write(folder / "site", "torn-set", "[veche.titles]\ntorn = torn_set\n\n[veche.bots]\ntorn = torn_set:Bot\n", {})
    write(folder / "site", "odd-names", "[veche.bots]\ncalled = old_market.patient:PatientBot\n", {})
    write(folder / "site", "other-rurik", "[veche.titles]\nrurik = other_rurik\n", {})
    return folder / "site"


def run(site: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """A command where the package is installed."""
    return subprocess.run(
        [sys.executable, "-m", "veche", *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": str(site), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
    )


class TestOnTheCommandLine:
    def test_a_match_is_played(self, site: Path, tmp_path: Path) -> None:
        match = tmp_path / "market.veche"
        assert run(site, "new", "market", "--seed", 3, "--road", "long", "-o", match).stderr == ""
        for _ in range(3):
            moves = json.loads(run(site, "moves", match, "--json").stdout)["moves"]
            assert run(site, "play", match, moves[0]["text"]).returncode == 0
        assert match.read_text("utf-8").startswith("veche 1\ntitle market\n")
        assert run(site, "replay", match, "--check").returncode == 0

    @pytest.mark.parametrize("jobs", [1, 2])
    def test_its_bot_plays_it_in_any_number_of_processes(self, site: Path, jobs: int) -> None:
        ran = run(site, "simulate", "market", "--bots", "patient,greedy", "--games", 4, "--jobs", jobs, "--json")
        data = json.loads(ran.stdout)
        assert (data["bots"], data["games"]) == (["patient", "greedy"], 4)

    def test_its_bot_plays_ours(self, site: Path) -> None:
        assert run(site, "simulate", "stroganov", "--bots", "patient", "--games", 1).returncode == 0

    def test_whatever_is_broken_is_told_when_it_is_asked_for_and_not_before(self, site: Path) -> None:
        assert run(site, "simulate", "rurik", "--bots", "random", "--games", 1).stderr == ""
        told = "veche: The {} 'torn' of 'torn-set' cannot be used: ModuleNotFoundError: No module named 'torn_set'\n"
        ran = run(site, "new", "torn")
        assert (ran.returncode, ran.stderr) == (2, told.format("title"))
        ran = run(site, "simulate", "market", "--bots", "torn")
        assert (ran.returncode, ran.stderr) == (2, told.format("bot"))


@pytest.fixture(scope="module")
def table(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table where the package is installed."""
    hatchery = Hatchery(tmp_path_factory.mktemp("home"), site)
    server = Server(hatchery, tmp_path_factory.mktemp("table"))
    yield server
    server.close()
    hatchery.close()
    assert "Traceback" not in server.said()


@pytest.fixture
def olena(table: Server) -> Iterator[Visitor]:
    visitor = Visitor(table)
    yield visitor
    visitor.close()


class TestAtTheTable:
    def test_what_is_broken_is_told_when_the_table_opens(self, table: Server) -> None:
        told = table.said().partition("The table is open at")[0].splitlines()
        assert told == [
            "Veche has a title 'rurik' of its own, so that of 'other-rurik' is left out.",
            "The title 'torn' of 'torn-set' cannot be used: ModuleNotFoundError: No module named 'torn_set'",
            "The bot 'torn' of 'torn-set' cannot be used: ModuleNotFoundError: No module named 'torn_set'",
        ]

    def test_the_lobby_offers_title_and_bot(self, olena: Visitor) -> None:
        page = olena.look("/?title=market")
        assert page.has("input", name="title", value="market", checked="")
        assert not page.has("input", name="title", value="torn")
        offered = [one["value"] for one in page.elements if one.tag == "option"]
        levels = ["otrok", "druzhinnik", "voivode", "knyaz"]
        assert [one for one in offered if one in levels][:4] == levels
        assert {"random", "called", "patient"} <= set(offered)
        chosen = [one["value"] for one in page.elements if one.tag == "option" and "selected" in one.attributes]
        assert [one for one in chosen if one in levels] == ["druzhinnik"] * 4
        kinds = [one for one in page.elements if one["name"].startswith("seat-") and "checked" in one.attributes]
        assert [one["value"] for one in kinds] == ["me", "bot", "bot", "bot"]

    def test_its_pages_are_there(self, olena: Visitor) -> None:
        assert "Merchants walk a road of stalls." in olena.look("/rules/market").text
        assert ".stop" in olena.http.get("/titles/market.css").text
        assert (olena.look("/rules/torn").status, olena.look("/rules/rurik").status) == (404, 200)

    def test_a_match_is_played_to_its_end_against_its_bot(self, olena: Visitor) -> None:
        id = olena.new_match("me", "bot:patient", title="market")
        page = self.after_the_bot(olena, id)
        while page.moves:
            assert olena.play(id, "red", page.moves[-1], page.version).status_code == 200
            page = self.after_the_bot(olena, id)
        assert page.has("section", **{"class": "panel scores"})

    def after_the_bot(self, visitor: Visitor, id: str) -> Page:
        """The page when it is one's turn, or the game is over."""
        until = time.monotonic() + SECONDS_TO_THINK
        while True:
            page = visitor.look(f"/match/{id}/red")
            if page.moves or page.has("section", **{"class": "panel scores"}):
                return page
            assert time.monotonic() < until, page.text
            time.sleep(0.02)

    @pytest.mark.parametrize("bot", ["torn", "clever"])
    def test_a_bot_that_is_not_there_is_refused(self, olena: Visitor, bot: str) -> None:
        page = olena.open_table("me", f"bot:{bot}", title="market")
        assert (page.status, f"There is no bot {bot!r}." in page.text) == (400, True)
        assert "Known are: random, greedy, " in page.text
        assert ", called, patient." in page.text

    def test_a_seat_is_handed_to_its_bot(self, olena: Visitor, table: Server) -> None:
        id = olena.new_match("me", "me", title="market")
        assert olena.send(f"/match/{id}/red/sit", {"how": "bot", "bot": "patient"}).status_code == 303
        assert table.store.seats(id)[0].bot == "patient"
