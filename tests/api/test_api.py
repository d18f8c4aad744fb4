"""The open protocol, at a real table: programs set up matches, sit down, look, play, undo and listen."""

from __future__ import annotations

import json
import threading

import httpx
import pytest

from tests.table.games import after, chance_came_between, finished, moment, seat_asked
from tests.table.server import ME, Server, way_in
from tests.table.visitor import Visitor
from veche import titles
from veche.client import Refused, SeatOf, Table
from veche.kernel import journal
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.records import BOT, OPEN
from veche.table.matches import LiveMatch, Place


def seats_of(program: Table, table: Server, live: LiveMatch) -> list[SeatOf]:
    """Everybody sits down."""
    return [program.sit(way_in(table.store, live, seat.seat)) for seat in live.now.seats]


def asked_seat(program: Table, *tokens: str | None, match: str) -> SeatOf:
    """The seat that must choose."""
    seats = [program.at(match, token) for token in tokens]
    return next(one for one in seats if one.moves().moves)


def refused(status: int, key: str, call: httpx.Response) -> None:
    assert (call.status_code, call.json()["key"]) == (status, key), call.text
    assert call.headers["content-type"] == "application/problem+json"
    assert call.json()["status"] == status
    assert call.json()["detail"]


class TestFinding:
    def test_every_title_tells_its_options_as_the_lobby_has_them(self, program: Table) -> None:
        offered = {one.id: one for one in program.titles()}
        for meta in titles.metas():
            assert offered[meta.id].players == list(meta.players)
            assert [(one.name, one.reconstructed) for one in offered[meta.id].options] == [
                (one.name, one.reconstructed) for one in meta.options
            ]

    def test_bots_are_those_of_the_lobby(self, program: Table) -> None:
        names = [one.name for one in program.bots()]
        assert {"greedy", "random", "druzhinnik"} <= set(names)

    def test_a_new_match_gives_tokens_invitations_and_free_seats(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "link", "open", "bot:random"], {"deed-row": ""}, "Friday")
        me, link, free, bot = opened.seats
        assert (me.token is not None, me.invitation) == (True, None)
        assert (link.token, link.invitation is not None) == (None, True)
        assert (free.token, free.invitation, bot.token, bot.invitation) == (None,) * 4
        stands = program.at(opened.id, me.token).match()
        assert (stands.name, stands.options, stands.seat) == ("Friday", {"deed-row": ""}, me.seat)
        assert [one.kind for one in stands.seats] == ["person", "person", "open", "bot"]

    def test_an_invitation_is_a_seat_once_and_no_token(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "link"])
        invitation = opened.seats[1].invitation
        assert invitation is not None
        with pytest.raises(Refused) as told:
            program.at(opened.id, invitation).match()
        assert (told.value.status, told.value.key) == (403, "seat.invitation")
        seat = program.sit(invitation, "Olena")
        assert seat.token != invitation
        assert seat.match().seats[1].name == "Olena"
        with pytest.raises(Refused) as told:
            program.sit(invitation)
        assert (told.value.status, told.value.key) == (410, "seat.used")

    def test_a_free_seat_is_taken_once(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "open"])
        name = opened.seats[1].seat
        seat = program.take(opened.id, name, "Jonas")
        assert seat.match().seat == name
        with pytest.raises(Refused) as told:
            program.take(opened.id, name)
        assert (told.value.status, told.value.key) == (409, "seat.taken")
        with pytest.raises(Refused) as told:
            program.take(opened.id, "mauve")
        assert told.value.status == 404

    def test_the_personal_link_of_a_browser_gives_its_seat_to_a_program(self, program: Table, table: Server) -> None:
        olena = Visitor(table)
        match = olena.new_match("me", "bot:random")
        seat = olena.look(f"/match/{match}").path.split("/")[3]
        link = f"{table.address}/seat/{olena.personal_link(match, seat)}"
        assert program.sit(link).match().seat == seat
        assert program.sit(link).match().seat == seat, "as often as one likes"
        assert olena.look(f"/match/{match}/{seat}").status == 200, "and the browser still sits there"
        olena.send(f"/match/{match}/{seat}/sit", {"how": "alone"})
        with pytest.raises(Refused) as told:
            program.sit(link)
        assert told.value.status == 410
        olena.close()

    def test_whoever_watches_sees_nobodys_cards_and_decides_nothing(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        watcher = program.sit(opened.watch)
        assert watcher.match().seat == "watch"
        assert watcher.view().view["seat"] == NOBODY
        assert watcher.moves().moves == []
        with pytest.raises(Refused) as told:
            watcher.play("pass", watcher.match().version)
        assert (told.value.status, told.value.key) == (403, "seat.watching")

    def test_what_cannot_be_set_up_is_told(self, program: Table) -> None:
        for title, seats, options, key in (
            ("chess", ["me"], {}, "UnknownTitle"),
            ("rurik", ["me"] * 7, {}, "form.players"),
            ("rurik", ["me", "bot:nobody"], {}, "BadForm"),
            ("rurik", ["me", "me"], {"no-such": ""}, "UnknownOption"),
        ):
            with pytest.raises(Refused) as told:
                program.new_match(title, seats, options)
            assert told.value.status == 400
            assert key in (told.value.key, told.value.problem.kind)


class TestPlaying:
    def test_moves_have_their_meaning_and_a_stale_one_changes_nothing(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        tokens = [one.token for one in opened.seats]
        seat = asked_seat(program, *tokens, match=opened.id)
        asked = seat.moves()
        assert asked.prompt
        assert asked.procedure
        assert all(one.meaning and one.meaning != one.move for one in asked.moves)
        assert [one.move for one in asked.moves] == seat.view().moves
        played = seat.play(asked.moves[0].move, asked.version)
        assert played.version > asked.version
        with pytest.raises(Refused) as told:
            seat.play(asked.moves[0].move, asked.version)
        assert (told.value.status, told.value.key) == (409, "store.stale")
        assert seat.match().version == played.version

    def test_another_seats_turn_and_an_illegal_move_are_refused(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        tokens = [one.token for one in opened.seats]
        seat = asked_seat(program, *tokens, match=opened.id)
        other = program.at(opened.id, next(one for one in tokens if one != seat.token))
        asked = seat.moves()
        assert other.moves().moves == []
        for who, move, status in ((other, asked.moves[0].move, 409), (seat, "no such move", 422)):
            with pytest.raises(Refused) as told:
                who.play(move, asked.version)
            assert told.value.status == status
        assert seat.match().version == asked.version

    def test_a_step_is_taken_back_freely(self, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        seat = asked_seat(program, *[one.token for one in opened.seats], match=opened.id)
        asked = seat.moves()
        played = seat.play(asked.moves[0].move, asked.version)
        back = seat.undo(played.version)
        assert back.version == played.version + 1
        assert [one.move for one in seat.moves().moves] == [one.move for one in asked.moves]
        with pytest.raises(Refused) as told:
            seat.undo(back.version)
        assert told.value.problem.kind == "CannotUndo"

    def test_undo_past_chance_is_asked_for_agreed_to_and_refused(self, program: Table, table: Server) -> None:
        game = moment(chance_came_between, players=2)
        mine = seat_asked(game)
        seats = seats_of(program, table, table.lay(game))
        asker, other = seats[mine], seats[1 - mine]
        version = asker.match().version
        stands = asker.undo(version, "ask")
        assert stands.undo is not None
        assert (stands.undo.by, stands.undo.waiting) == (stands.seat, [other.match().seat])
        assert other.undo(version, "refuse").undo is None
        with pytest.raises(Refused):
            other.undo(version, "agree")
        asker.undo(version, "ask")
        with pytest.raises(Refused) as told:
            other.undo(version + 1, "agree")
        assert told.value.key == "store.stale"
        assert other.undo(version, "agree").version > version

    def test_a_journal_hides_what_the_seat_may_not_read_and_is_complete_at_the_end(
        self, program: Table, table: Server
    ) -> None:
        game = after(120)
        live = table.lay(game)
        for number, seat in enumerate(seats_of(program, table, live)):
            told = seat.journal()
            assert told.text == journal.write_for(game, number)
            assert [one.move for one in told.lines] == [game.text_for(one, number) for one in game.entries]
            assert seat.journal(after=100).lines == told.lines[100:]
        over = finished()
        told = program.at(table.lay(over).id, None).journal()
        assert (told.over, told.text) == (True, journal.write(over))

    def test_the_outcome_is_there_at_the_end_for_everybody(self, program: Table, table: Server) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        with pytest.raises(Refused) as told:
            program.at(opened.id, opened.watch).outcome()
        assert (told.value.status, told.value.key) == (409, "match.not-over")
        over = finished()
        sheets = program.at(table.lay(over).id, None).outcome()
        outcome = over.outcome
        assert outcome is not None
        assert [one.total for one in sheets.seats] == outcome.totals
        assert [sum(line.points for line in one.lines) for one in sheets.seats] == outcome.totals
        assert sheets.winners == [over.seat_name(seat) for seat in outcome.winners()]

    def test_nobody_moves_where_a_bot_plays_for_them(self, program: Table, table: Server) -> None:
        live = table.lay(after(20), [ME, Place(OPEN)])
        olena = Visitor(table)
        olena.sit(live, 0)
        seat = program.sit(way_in(table.store, live, 0))
        name = seat.match().seat
        olena.send(f"/match/{live.id}/{name}/sit", {"how": "bot", "bot": "random"})
        with pytest.raises(Refused) as told:
            seat.moves()
        assert told.value.key == "seat.other-token", "handing it over ended all other devices"
        again = program.sit(f"{table.address}/seat/{olena.personal_link(live.id, name)}")
        with pytest.raises(Refused) as told:
            again.play("pass", again.match().version)
        assert (told.value.status, told.value.key) == (409, "bot.plays_for_you")
        olena.close()

    def test_alone_the_automa_has_a_seat_of_its_own(self, program: Table) -> None:
        opened = program.new_match("stroganov", ["me"])
        assert [one.kind for one in program.at(opened.id, opened.seats[0].token).match().seats] == ["person", "automa"]


@pytest.mark.both
class TestEvents:
    def test_every_line_is_told_as_the_seat_may_read_it_and_a_stream_goes_on(
        self, program: Table, table: Server
    ) -> None:
        game = after(60)
        live = table.lay(game)
        seat = seats_of(program, table, live)[0]
        told = []
        for event in seat.events(after=0):
            if event.kind == "match":
                break
            told.append(event)
        assert [one.version for one in told] == [one.version for one in game.entries]
        assert [one.line.move for one in told] == [game.text_for(one, 0) for one in game.entries]
        headers = {"authorization": f"Bearer {seat.token}", "last-event-id": str(game.version - 1)}
        with httpx.stream("GET", f"{table.address}/api/matches/{live.id}/events", headers=headers) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            assert next(answer.iter_lines()) == f"id: {game.version}"

    def test_a_move_is_heard_and_the_end_ends_the_stream(self, program: Table, table: Server) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        seat = asked_seat(program, *[one.token for one in opened.seats], match=opened.id)
        heard: list[str] = []
        listening = threading.Event()

        def listen() -> None:
            with Table(table.address) as watcher:
                for event in watcher.at(opened.id, opened.watch).events():
                    heard.append(event.kind)
                    listening.set()
                    if event.kind == "line":
                        return

        ear = threading.Thread(target=listen)
        ear.start()
        assert listening.wait(60)
        asked = seat.moves()
        seat.play(asked.moves[0].move, asked.version)
        ear.join(60)
        assert heard == ["match", "line"]
        over = table.lay(finished())
        assert [one.kind for one in program.at(over.id, None).events()] == ["over"]

    def test_whoever_sits_there_no_more_hears_no_more(self, program: Table, table: Server) -> None:
        live = table.lay(after(20))
        olena = Visitor(table)
        olena.sit(live, 0)
        seat = program.sit(way_in(table.store, live, 0))
        stream = seat.events()
        assert next(stream).kind == "match"
        olena.send(f"/match/{live.id}/{seat.match().seat}/sit", {"how": "alone"})
        assert next(stream).kind == "gone"
        assert list(stream) == []
        olena.close()


class TestAuthority:
    def test_a_cookie_is_no_authority(self, table: Server) -> None:
        olena = Visitor(table)
        match = olena.new_match("me", "bot:random")
        for path in ("", "/view", "/moves", "/journal", "/events"):
            refused(401, "seat.no-token", olena.http.get(f"/api/matches/{match}{path}"))
        sent = {"version": 0, "move": "pass"}
        refused(401, "seat.no-token", olena.http.post(f"/api/matches/{match}/moves", json=sent))
        olena.close()

    def test_no_answer_sets_a_cookie_and_none_is_kept(self, table: Server, program: Table) -> None:
        opened = program.new_match("rurik", ["me", "me"])
        token = {"authorization": f"Bearer {opened.seats[0].token}"}
        for path in ("", "/view", "/moves", "/journal"):
            answer = httpx.get(f"{table.address}/api/matches/{opened.id}{path}", headers=token)
            assert "set-cookie" not in answer.headers
            assert answer.headers["cache-control"] == "no-store"
            assert "content-security-policy" in answer.headers

    def test_the_token_of_another_match_opens_nothing(self, program: Table) -> None:
        one, other = (program.new_match("rurik", ["me", "me"]) for _ in range(2))
        for token in (other.seats[0].token, other.watch, "x" * 5000, "\u00e9"):
            answer = program.http.get(f"/matches/{one.id}/view", headers={b"authorization": f"Bearer {token}".encode()})
            refused(403, "seat.other-token", answer)

    def test_what_is_not_there_and_what_is_too_large_is_a_problem_too(self, program: Table) -> None:
        refused(404, "request.nothing-here", program.http.get("/nothing"))
        refused(404, "store.no-match", program.http.get("/matches/none/view"))
        answer = program.http.delete("/titles")
        refused(405, "request.not-here", answer)
        assert answer.headers["allow"] == "GET"
        assert program.http.head("/titles").status_code == 200
        refused(413, "form.large", program.http.post("/sit", content=b"x" * 2_000_001))
        refused(422, "form.lacks", program.http.post("/sit", json={"link": "x", "unknown": 1}))
        refused(422, "form.lacks", program.http.post("/sit", content=b"{"))

    def test_a_form_is_no_request_of_a_program(self, program: Table) -> None:
        """A page elsewhere can make a browser send forms, but no JSON without asking."""
        before = program.http.post("/matches", data={"title": "rurik"})
        refused(422, "form.lacks", before)


class TestDescription:
    def test_every_operation_says_its_answers(self, program: Table) -> None:
        described = program.http.get("/openapi.json").json()
        assert described["servers"] == [{"url": "/api"}]
        for path, operations in described["paths"].items():
            for method, operation in operations.items():
                assert "405" in operation["responses"], (method, path)
                for status, answer in operation["responses"].items():
                    if status >= "400":
                        assert list(answer["content"]) == ["application/problem+json"], (method, path, status)
        assert "HTTPValidationError" not in json.dumps(described)

    def test_the_page_has_nothing_from_elsewhere(self, program: Table) -> None:
        page = program.http.get("/docs")
        assert page.status_code == 200
        assert "set-cookie" not in page.headers
        assert "//" not in page.text.replace("</", "")
        for address in ("swagger-ui.css", "swagger-ui-bundle.js", "LICENSE"):
            root = str(program.http.base_url).removesuffix("/api/")
            assert httpx.get(f"{root}/static/vendor/swagger-ui/{address}").status_code == 200


def test_a_bot_that_is_asked_is_woken_by_looking(program: Table, table: Server) -> None:
    """As a page does: a match laid on the table from outside goes on as soon as somebody looks."""
    game: Game[object] = Game(titles.title("rurik"), Setup(2), 5)  # type: ignore[type-var]
    live = table.lay(game, [Place(BOT, "", "random"), Place(BOT, "", "random")])
    watcher = program.at(live.id, live.now.match.watch)
    for event in watcher.events():
        if event.kind == "line":
            return
        watcher.match()
    raise AssertionError("nobody moved")
