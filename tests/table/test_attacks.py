"""Attacks: one match can be broken, poisoned or dear, and everybody else's pages stand all the same.

What an attack costs is counted, not timed.
"""

from __future__ import annotations

import json
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import pytest
from sqlalchemy import delete, text, update

from tests.table import beside
from tests.table.at_once import at_once
from tests.table.games import Rurik, after, finished, new_game, seat_asked
from tests.table.in_process import Table
from tests.table.server import ME
from tests.table.visitor import Page, Visitor
from tests.toy.scenario import turn
from veche import titles
from veche.kernel import journal
from veche.kernel.docket import CHANCE, Frame
from veche.kernel.errors import VecheError
from veche.kernel.game import STRIDE, Game
from veche.kernel.luck import luck, pick
from veche.kernel.setup import Setup
from veche.store.records import BOT, OPEN
from veche.store.results import Result, Results, keep
from veche.store.schema import journal as journal_table
from veche.store.schema import positions
from veche.table import bringing_in, loading
from veche.table.apart import LARGEST_MEMORY
from veche.table.bringing_in import MOST_UNDOS, SECONDS_OF_WORK, BringingIn, read_journal
from veche.table.draft import summary_of
from veche.table.errors import BadForm, Busy, CannotOpen, NobodyWaits
from veche.table.loading import Loading
from veche.table.matches import BYTES_OF_A_MATCH, Place
from veche.table.presence import CALLER, Presence, has_gone
from veche.table.waking import Waking
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.title import TITLE

pytestmark = pytest.mark.both

SEATS = ("blue", "yellow")
RANDOM = Place(BOT, "", "random")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    table = Table(tmp_path, monkeypatch)
    yield table
    table.close()


def asks_the_automa() -> dict[str, Any]:
    """A position of a solo game at which Ivan is asked what only a person can answer."""
    title = titles.title("stroganov")
    game: Game[Any] = Game(title, Setup(1), 5)
    for _ in range(10):
        game.play(game.moves[0])
    position = title.dump(game.rules, game.state)
    position["docket"][0]["seat"] = title.meta.seats[1]
    return position


def begin_with(table: Table, id: str, start: dict[str, Any]) -> None:
    """The match began at another position, and nothing was played since: as an earlier table would have kept it."""
    with table.store.engine.begin() as connection:
        for lines in (journal_table, positions):
            connection.execute(delete(lines).where(lines.c.match == id))
    table.make_old(id)
    table.spoil(id, start=start)


def legal_but_other(table: Table, id: str) -> None:
    """Another leader was chosen, says the journal: a move like any other, but not the one that was made."""
    line = next(line for line in table.store.lines(id) if line.text.startswith("choose leader"))
    other = next(name for name in ("maria", "boris", "agatha", "yaroslav") if name not in line.text)
    with table.store.engine.begin() as connection:
        where = (journal_table.c.match == id) & (journal_table.c.version == line.version)
        connection.execute(update(journal_table).where(where).values(text=f"choose leader {other}"))
    table.forget_all()


class TestABrokenMatch:
    """Its seat is somebody's, and its free seat is offered to everybody."""

    @pytest.fixture(
        params=["options", "corrections", "start", "undo_asked", "object", "title", "rules", "seats", "lines", "automa"]
    )
    def broken(self, table: Table, request: pytest.FixtureRequest) -> tuple[str, Visitor]:
        who = table.visitor()
        solo = request.param == "automa"
        alone: Game[Any] = Game(titles.title("stroganov"), Setup(1), 5)
        live = table.lay(alone if solo else after(40), [ME] if solo else [ME, Place(OPEN)])
        id = live.id
        who.sit(live, 0)
        match request.param:
            case "object":
                table.spoil(id, options=[1, 2])
            case "title":
                table.spoil(id, title="chess")
            case "rules":
                table.spoil(id, rules_version=99)
            case "seats":
                table.spoil(id, players=4)
            case "lines":
                with table.store.engine.begin() as connection:
                    connection.execute(delete(journal_table).where(journal_table.c.version == 7))
                table.forget_all()
            case "automa":
                begin_with(table, id, asks_the_automa())
            case column:
                table.tear(id, column)
        return id, who

    def test_breaks_no_list(self, table: Table, broken: tuple[str, Visitor]) -> None:
        id, who = broken
        stranger = table.visitor()
        sound = table.lay(after(40), [ME, Place(OPEN)])
        who.sit(sound, 0)
        table.read.clear()
        for _ in range(2):
            for one in (who, stranger):
                lobby = one.look()
                assert lobby.status == 200
                assert sound.id in lobby.answer.text
                assert one.look("/results").status == 200
            assert table.read == [], "no list reads a match"
            # Nor after somebody has found out what is the matter with it.
            page = who.look(f"/match/{id}")
            assert (page.status, "cannot be" in page.text or "A newer Veche" in page.text) == (410, True), page.text
            table.read.clear()
        assert f"/match/{id}/take" not in stranger.look().answer.text, "nobody is asked to sit down there"

    def test_says_so_and_can_be_taken_off_the_list(self, table: Table, broken: tuple[str, Visitor]) -> None:
        id, who = broken
        page = who.look(f"/match/{id}/blue")
        assert page.status == 410
        assert page.form(f"/match/{id}/forget").fields["token"] == who.token
        lobby = who.look()
        assert "cannot be" in lobby.text or "A newer Veche" in lobby.text
        assert "0 running" in lobby.text
        who.http.cookies.set("language", "qps")
        said = [one.text for one in who.look().elements if one["class"] == "w"]
        assert said
        assert [text for text in said if re.search("cannot|newer|match", text)] == [], "told to whoever reads it"
        who.http.cookies.set("language", "en")
        before = [seat.secret for seat in table.store.seats(id)]
        form = lobby.form(f"/match/{id}/forget")
        assert who.go(form.action, form.fields).path == "/"
        assert id not in who.look().answer.text
        left = table.store.seats(id)[0]
        assert (left.kind, left.name, left.secret in before) == (OPEN, "", False)

    def test_offers_nothing_to_whoever_does_not_sit_there(self, table: Table, broken: tuple[str, Visitor]) -> None:
        id, _ = broken
        page = table.visitor().look(f"/match/{id}/watch")
        assert (page.status, "/forget" in page.answer.text) == (410, False)

    def test_is_listed_again_when_it_can_be_read_again(self, table: Table) -> None:
        live, who = table.lay(after(40), [ME, ME]), table.visitor()
        who.sit(live, 0)
        table.tear(live.id, "options")
        assert who.look(f"/match/{live.id}/blue").status == 410
        assert "1 running" not in who.look().text
        table.spoil(live.id, options={})
        assert who.look(f"/match/{live.id}/blue").status == 200
        assert "1 running" in who.look().text

    def test_that_can_be_read_is_not_forgotten(self, table: Table) -> None:
        live, who = table.lay(after(40), [ME, ME]), table.visitor()
        who.sit(live, 0)
        answer = who.send(f"/match/{live.id}/forget")
        assert (answer.status_code, "leave it does so at its table" in Page(answer).text) == (409, True)
        assert live.id in who.look().answer.text
        assert who.http.post(f"/match/{live.id}/forget").status_code == 403, "only a form of ours"

    def test_wakes_no_bot(self, table: Table) -> None:
        game = new_game()
        live = table.lay(game, [RANDOM, RANDOM])
        table.tear(live.id, "options")
        with pytest.raises(VecheError):
            table.matches.get(live.id)
        assert Waking(table.matches, table.hall.bots).wake(0.0) == []


def test_a_damaged_result_hides_no_other(table: Table) -> None:
    headings = {"difficulty": "easy", "leader": "maria"}
    for number, name in enumerate(("Olena", "Jonas")):
        result = Result(f"m{number}", "rurik", headings, name, 20, 15, True, 1.0)
        with table.store.engine.begin() as connection:
            keep(connection, result)
    who = table.visitor()
    assert len(Results(table.store.engine).of("rurik")) == 2
    for damage in ("{torn", "[1]", '{"difficulty": 7}', "null"):
        with table.store.engine.begin() as connection:
            connection.execute(text("UPDATE results SET headings = :damage WHERE match = 'm0'"), {"damage": damage})
        page = who.look("/results")
        assert (page.status, "Jonas" in page.text, "Olena" in page.text) == (200, True, False)


class TestAMatchOfBefore:
    """What lists tell was not kept then: they say so, until somebody has looked at it."""

    @pytest.mark.parametrize("game", [after(40), finished(), after(40, players=1)])
    def test_is_looked_at_once(self, table: Table, game: Rurik) -> None:
        live, who = table.lay(game, [ME] * game.setup.players), table.visitor()
        who.sit(live, 0)
        told = table.store.lists.listed(live.id)
        assert told is not None
        before = who.look().text
        table.make_old(live.id)
        assert "Not looked at yet" in who.look().text
        assert table.read == []
        waking = Waking(table.matches, table.hall.bots)
        assert waking.look_at_the_unknown() == 1
        assert waking.look_at_the_unknown() == 0
        assert table.read == [live.id]
        known = table.store.lists.listed(live.id)
        assert known is not None
        assert (known.summary, who.look().text) == (told.summary, before)
        assert not table.matches._live, "it does not push others out of memory"
        # From then on it is read from its last position.
        repeated = count(Game, "repeat", table.matches.get, live.id)
        assert repeated == game.version - game.resting_place()[0]

    def test_that_cannot_be_read_is_not_looked_at_again_and_again(self, table: Table) -> None:
        live = table.lay(after(40), [ME, ME])
        table.make_old(live.id)
        table.tear(live.id, "start")
        waking = Waking(table.matches, table.hall.bots)
        assert [waking.look_at_the_unknown() for _ in range(2)] == [1, 0]

    def test_is_known_as_soon_as_somebody_opens_it(self, table: Table) -> None:
        live, who = table.lay(after(40), [ME, ME]), table.visitor()
        who.sit(live, 0)
        table.make_old(live.id)
        assert who.look(f"/match/{live.id}/blue").status == 200
        assert "Not looked at yet" not in who.look().text


def count(owner: type, name: str, act: Callable[..., Any], *arguments: Any) -> int:
    """How often a method is called by an act."""
    calls, method = [], getattr(owner, name)

    def counted(self: Any, *more: Any, **named: Any) -> Any:
        calls.append(name)
        return method(self, *more, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, counted)
        act(*arguments)
    return len(calls)


class TestLoading:
    def test_begins_at_the_last_position(self, table: Table) -> None:
        game = after(200)
        live = table.lay(game, [ME, ME])
        table.forget_all()
        assert count(Game, "repeat", table.matches.get, live.id) == game.version - game.resting_place()[0] < 20
        again = table.matches.get(live.id).now.game
        assert journal.write(again) == journal.write(game)
        assert again.undoable() == game.undoable()
        for seat in (-1, 0, 1):
            assert journal.write_for(again, seat) == journal.write_for(game, seat)

    def test_shows_the_past_to_whoever_asks_for_it(self, table: Table) -> None:
        game, who = after(120), table.visitor()
        live = table.lay(game, [ME, ME])
        who.sit(live, 0)
        paths = [f"/match/{live.id}/blue{path}" for path in ("", "/replay?at=30", "/journal")]
        pages = [who.look(path).text for path in paths]
        table.forget_all()
        assert [who.look(path).text for path in paths] == pages
        assert table.read == [live.id]

    def test_notices_a_past_that_leads_elsewhere_when_it_is_told(self, table: Table) -> None:
        live, who = table.lay(after(120), [ME, ME]), table.visitor()
        who.sit(live, 0)
        legal_but_other(table, live.id)
        assert "The rules were corrected since" in who.look(f"/match/{live.id}/blue").text
        page = who.look(f"/match/{live.id}/blue/replay?at=30")
        assert (page.status, page.answer.url.query) == (200, b"at=30")
        assert "The rules were corrected since" in who.look(f"/match/{live.id}/blue").text

    def test_happens_once_for_all_who_wait(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        live = table.lay(after(60), [ME, ME])
        table.make_old(live.id)
        waiting, repeat = threading.Semaphore(0), Game.repeat
        wait_for = Loading.wait_for

        def arrive(self: Loading[Any], name: str) -> Any:
            waiting.release()
            return wait_for(self, name)

        def slowly(self: Game[Any], *line: str) -> None:
            for _ in range(50):
                assert waiting.acquire(timeout=60)
            for _ in range(50):
                waiting.release()
            repeat(self, *line)

        monkeypatch.setattr(Loading, "wait_for", arrive)
        monkeypatch.setattr(Game, "repeat", slowly)
        found = at_once(*[lambda: table.matches.get(live.id)] * 50)
        assert len({id(one) for one in found}) == 1
        assert table.read == [live.id]

    def test_that_fails_fails_for_all_who_wait_and_is_tried_again(self, table: Table) -> None:
        live = table.lay(after(60), [ME, ME])
        table.tear(live.id, "options")
        for _ in range(2):
            with pytest.raises(VecheError):
                table.matches.get(live.id)
        assert len(table.read) == 2

    def test_ends_when_nobody_waits_any_more(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        """Between two lines of a journal it is seen that whoever asked has closed the page."""
        live = table.lay(after(60), [ME, ME])
        table.make_old(live.id)
        gone, repeated, repeat = threading.Event(), [], Game.repeat

        def slowly(self: Game[Any], *line: str) -> None:
            repeated.append(line)
            if len(repeated) == 5:
                assert gone.wait(60)
            repeat(self, *line)

        monkeypatch.setattr(Game, "repeat", slowly)
        monkeypatch.setattr(loading, "SECONDS_BETWEEN_GLANCES", 0.01)
        monkeypatch.setattr(loading, "has_gone", lambda: len(repeated) == 5)
        with pytest.raises(NobodyWaits):
            table.matches.get(live.id)
        gone.set()
        table.matches._loading._readers.shutdown(wait=True)
        assert len(repeated) == 5
        assert table.matches._loading._loads == {}

    def test_ends_when_a_browser_has_closed_the_page(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        live = table.lay(after(60), [ME, ME])
        table.make_old(live.id)
        go_on, repeated, repeat = threading.Event(), [], Game.repeat

        def slowly(self: Game[Any], *line: str) -> None:
            repeated.append(line)
            if len(repeated) == 5:
                assert go_on.wait(60)
            repeat(self, *line)

        monkeypatch.setattr(Game, "repeat", slowly)
        page = socket.create_connection(("127.0.0.1", int(table.address.rpartition(":")[2])))
        page.sendall(f"GET /match/{live.id} HTTP/1.1\r\nHost: table\r\n\r\n".encode())
        loads = table.matches._loading._loads
        wait_until(lambda: len(repeated) == 5)
        (load,) = loads.values()
        assert load.waiting == 1
        page.close()
        wait_until(lambda: load.waiting == 0)
        go_on.set()
        wait_until(lambda: not loads)
        assert len(repeated) == 5

    def test_is_not_ended_for_one_who_still_waits(self) -> None:
        began, go_on = threading.Event(), threading.Event()
        stays = threading.local()

        def read(name: str, check: Callable[[], None]) -> str:
            began.set()
            assert go_on.wait(60)
            check()
            return name

        reading: Loading[str] = Loading(read)

        def leaver() -> str:
            stays.gone = True
            with pytest.raises(NobodyWaits):
                reading.wait_for("a")
            go_on.set()
            return "left"

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loading, "SECONDS_BETWEEN_GLANCES", 0.01)
            patch.setattr(loading, "has_gone", lambda: getattr(stays, "gone", False))
            assert sorted(at_once(leaver, lambda: reading.wait_for("a"))) == ["a", "left"]
        reading.close()


def test_whether_somebody_has_gone_is_known_to_whatever_works_for_them() -> None:
    told: list[bool] = []
    messages: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        if not messages:
            await anyio.sleep_forever()
        return messages.pop(0)

    async def app(*asked: Any) -> None:
        for _ in range(2):
            told.append(await anyio.to_thread.run_sync(has_gone))
        messages.append({"type": "http.disconnect"})
        told.append(await anyio.to_thread.run_sync(has_gone))

    async def visit() -> None:
        await Presence(app)({"type": "http", "headers": []}, receive, receive)  # type: ignore[arg-type]

    anyio.run(visit)
    assert told == [False, False, True]
    assert (CALLER.get(), has_gone()) == (None, False), "where nobody asks, nobody goes"


def test_no_list_reads_a_match_however_many_push_it_out_of_memory(table: Table) -> None:
    """Somebody lays so many cheap matches that no other stays in memory."""
    table.matches.memory = 20 * BYTES_OF_A_MATCH
    olena, stranger = table.visitor(), table.visitor()
    mine = [table.lay(after(60), [ME, Place(OPEN)]) for _ in range(3)]
    for live in mine:
        olena.sit(live, 0)
    cheap = new_game()
    for _ in range(21):
        table.lay(cheap, [ME, ME])
    assert not {live.id for live in mine} & set(table.matches._live)
    table.read.clear()
    for who in (olena, stranger) * 5:
        lobby = who.look()
        assert all(live.id in lobby.answer.text for live in mine)
    assert table.read == []


class TestAJournalBroughtIn:
    @pytest.fixture
    def reader(self) -> Iterator[BringingIn]:
        reader = BringingIn(beside.obey)
        yield reader
        reader.close()

    def bring(self, who: Visitor, content: str) -> Any:
        return who.http.post(
            "/import", data={"token": who.token}, files={"journal": ("game.veche", content)}, follow_redirects=False
        )

    def test_that_asks_the_automa_is_refused(self, table: Table) -> None:
        lines = (
            "veche 1",
            "title stroganov",
            "players 1",
            "luck 5",
            f"start {json.dumps(asks_the_automa())}",
            "--",
            "== 0",
        )
        answer = self.bring(table.visitor(), "\n".join([*lines, ""]))
        assert answer.status_code == 400
        assert table.store.lists.unknown(9) == table.store.lists.open_matches() == []

    def test_asks_nobody_who_cannot_sit_at_the_table(self) -> None:
        """Even if a position passes for a good one, nothing is kept that asks a seat of no person."""
        game = turn("red", pedlar={})
        top = game.state.docket
        assert top is not None
        assert summary_of(game, game.ask).asked == top.seat == 0
        game.state.docket = Frame(top.procedure, 2)
        with pytest.raises(CannotOpen, match="a seat at which nobody can sit"):
            summary_of(game, game.ask)

    def test_gets_new_luck(self, table: Table) -> None:
        """Whoever has made the journal knows its seed, but not what will be drawn here."""
        text = journal.write(after(40))
        foretold = matched = 0
        seeds = set()
        for _ in range(8):
            live = table.matches.bring_in(read_journal(text), "Brought in", [ME, ME])
            seeds.add(live.now.match.seed)
            while foretold < 200 and not live.now.game.is_over:
                table.matches.play(live, seat_asked(live.now.game), live.now.version, live.now.game.moves[0])
            as_foretold, drawn = drawn_by(live.now.game, 5, 40)
            foretold, matched = foretold + drawn, matched + as_foretold
            assert drawn_by(live.now.game, live.now.match.seed, 40) == (drawn, drawn)
        assert len(seeds) == 8
        assert foretold > 40
        assert matched < foretold * 0.75

    def test_says_so_for_good(self, table: Table) -> None:
        who, running = table.visitor(), after(60)
        answer = self.bring(who, journal.write(running))
        id = answer.headers["location"].split("/")[2]
        said = f"everything up to version {running.version} was played elsewhere"
        seat = SEATS[seat_asked(running)]
        assert said in who.lift(id, seat).text
        table.forget_all()
        assert said in who.look(f"/match/{id}/{seat}").text
        assert table.store.match(id).brought_in == running.version
        other = table.lay(running, [ME, ME])
        assert "played elsewhere" not in table.visitor().sit(other, 0).text

    def test_is_opened_without_being_played_again(self, table: Table) -> None:
        brought = read_journal(journal.write(after(200)))
        repeated = count(Game, "repeat", table.matches.bring_in, brought, "Brought in", [ME, ME])
        assert repeated == len(brought.lines) - brought.at < 20

    def test_keeps_no_position_as_it_was_sent(self) -> None:
        """What is kept of it is what the rules have read in it."""
        begun: Game[Any] = Game(TITLE, Setup(2), 5, start={"players": 2})
        kept = read_journal(journal.write(begun))
        assert kept.start is not None
        assert kept.start != {"players": 2}
        assert kept.start == begun.title.dump(begun.rules, begun.title.load(begun.rules, kept.start))

    def test_full_of_undos_is_refused(self, table: Table) -> None:
        text = bomb(MOST_UNDOS + 1)
        assert len(text) > 40_000
        answer = self.bring(table.visitor(), text)
        assert (answer.status_code, f"up to {MOST_UNDOS} lines of undo" in Page(answer).text) == (400, True)
        assert table.hall.bringing_in._process is None, "nobody was troubled with it"

    def test_with_as_many_undos_as_may_be_costs_little_more_than_its_lines(self) -> None:
        text = bomb(MOST_UNDOS)
        plays = count(RurikRules, "play", read_journal, text)
        lines = text.count("\n")
        assert plays < 3 * lines + 2 * MOST_UNDOS * STRIDE < MOST_UNDOS * 120

    def test_may_not_hide_its_lines(self) -> None:
        for end in ("\r", "\x0b", "\x85", "\u2028"):
            with pytest.raises(BadForm, match="too long"):
                bringing_in.checked(f"veche 1{end}".encode() * 6000)

    def test_with_long_lines_is_refused(self) -> None:
        with pytest.raises(BadForm, match="Line 2 of that journal is too long"):
            bringing_in.checked(f"veche 1\n1 blue: {'x' * 1000}\n".encode())

    def test_with_many_problems_is_told_the_first_of_them(self, table: Table) -> None:
        head, _, moves = journal.write(after(40)).partition("--\n")
        wrong = json.dumps({"players": 2, "seats": {f"nobody{number}{'x' * 500}": {} for number in range(500)}})
        answer = self.bring(table.visitor(), f"{head}start {wrong}\n--\n{moves}")
        assert answer.status_code == 400
        assert "nobody19" in answer.text
        assert "nobody20" not in answer.text
        assert "and 480 more" in answer.text
        assert len(answer.text) < 20_000

    def test_that_takes_too_long_is_given_up(self, reader: BringingIn, monkeypatch: pytest.MonkeyPatch) -> None:
        before = pid(reader)
        monkeypatch.setattr(bringing_in, "SECONDS_TO_WAIT", 0.2)
        with pytest.raises(BadForm, match="too much work"):
            reader.read_now(b"sleep")
        monkeypatch.undo()
        assert gone(before)
        assert pid(reader) != before, "the next one is read by another"

    @pytest.mark.parametrize("what", [b"work", b"die"])
    def test_that_ends_its_reader_is_given_up(self, reader: BringingIn, what: bytes) -> None:
        before = pid(reader)
        with pytest.raises(BadForm, match="too much work"):
            reader.read_now(what)
        assert gone(before)
        assert reader.read_now(journal.write(after(40)).encode()).players == 2

    def test_that_makes_the_rules_stumble_is_refused(self, reader: BringingIn) -> None:
        before = pid(reader)
        with pytest.raises(BadForm, match="does not fit together"):
            reader.read_now(b"stumble")
        assert pid(reader) == before

    def test_has_so_much_work_and_memory_and_no_more(self, reader: BringingIn) -> None:
        for _ in range(2):
            with pytest.raises(BadForm) as told:
                reader.read_now(b"limits")
            work, memory = (int(word) for word in str(told.value).split())
            assert 0 < work <= SECONDS_OF_WORK + 1
            assert memory == LARGEST_MEMORY

    def test_leaves_the_table_free_meanwhile(self, reader: BringingIn, monkeypatch: pytest.MonkeyPatch) -> None:
        """Whoever waits for a journal waits in the loop; more than a few are asked to come again."""
        held, read = threading.Event(), reader.read_now

        def slowly(raw: bytes) -> Any:
            assert held.wait(60)
            return read(raw)

        monkeypatch.setattr(reader, "read_now", slowly)
        text = journal.write(after(40)).encode()
        done: list[str] = []

        async def bring() -> None:
            try:
                await reader.read(text)
                done.append("read")
            except Busy:
                done.append("busy")

        async def visit() -> None:
            async with anyio.create_task_group() as tasks:
                for _ in range(bringing_in.MOST_WAITING + 3):
                    tasks.start_soon(bring)
                await anyio.wait_all_tasks_blocked()
                assert done == ["busy"] * 3, "the loop is free to say so"
                held.set()

        anyio.run(visit)
        assert sorted(done) == ["busy"] * 3 + ["read"] * bringing_in.MOST_WAITING


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.005)


def drawn_by(game: Game[Any], seed: int, after: int) -> tuple[int, int]:
    """How many of the draws after a version are those that this seed would have made, and of how many."""
    again: Game[Any] = Game(game.title, game.setup, None, chance_plays=False)
    same = drawn = 0
    for entry in game.entries:
        ask = again.ask
        assert ask is not None
        if entry.version > after and entry.seat == CHANCE and len(ask.moves) > 1:
            drawn += 1
            same += ask.moves[pick(ask.weights, luck(seed, entry.version))] == entry.move
        again.repeat(game.seat_name(entry.seat), entry.text)
    return same, drawn


def bomb(undos: int) -> str:
    """A journal in which the same draw of chance is taken back again and again."""
    game = after(100)
    line = game.line()
    drawn = next(place for place in range(len(line) - 1, 0, -1) if line[place].seat == CHANCE)
    for _ in range(undos):
        game.undo_by_agreement(line[drawn - 1].version)
    return journal.write(game)


def pid(reader: BringingIn) -> int:
    """The number of the process that reads."""
    with pytest.raises(BadForm) as told:
        reader.read_now(b"who")
    return int(str(told.value))


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False
