"""Playing: pages, moves, undo, and the socket, as a browser meets them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.table.at_once import at_once
from tests.table.conftest import NewVisitor
from tests.table.games import (
    Rurik,
    after,
    chance_came_between,
    decks_of_others,
    finished,
    may_take_back_two,
    moment,
    new_game,
    seat_asked,
)
from tests.table.server import ME, Server
from tests.table.visitor import Page, Visitor
from veche.kernel.docket import NOBODY
from veche.kernel.journal import write_for
from veche.store.records import BOT, OPEN
from veche.table.live import BEAT
from veche.table.matches import LiveMatch, Place

pytestmark = pytest.mark.both

SEATS = ("blue", "yellow", "red", "white")


class Round:
    """A match with a visitor at every seat, and one who watches."""

    def __init__(self, table: Server, come: NewVisitor, game: Rurik) -> None:
        self.table = table
        self.live: LiveMatch = table.lay(game)
        self.id = self.live.id
        self.players = [come() for _ in self.live.now.seats]
        self.spectator = come()
        for number, player in enumerate(self.players):
            player.sit(self.live, number)
        self.spectator.watch(self.live)

    @property
    def version(self) -> int:
        """How far the journal is written."""
        return self.table.store.version(self.id)

    @property
    def asked(self) -> int:
        """The seat whose turn it is."""
        return seat_asked(self.table.game(self.id))

    @property
    def other(self) -> int:
        """The seat whose turn it is not."""
        return 1 - self.asked

    def page(self, seat: int, part: bool = False) -> Page:
        return self.players[seat].look(f"/match/{self.id}/{SEATS[seat]}", part)

    def play(self, seat: int, move: str, version: int | None = None) -> httpx.Response:
        version = self.version if version is None else version
        return self.players[seat].play(self.id, SEATS[seat], move, version)

    def undo(self, seat: int, how: str, version: int | None = None) -> httpx.Response:
        version = self.version if version is None else version
        return self.players[seat].undo(self.id, SEATS[seat], how, version)


@pytest.fixture
def begun(table: Server, visitor: NewVisitor) -> Round:
    """A match of two that begins: one of them chooses a leader."""
    return Round(table, visitor, new_game())


def laid(table: Server, come: NewVisitor, game: Rurik) -> Round:
    return Round(table, come, game)


class TestThePage:
    def test_offers_the_moves_to_the_seat_that_is_asked_alone(self, begun: Round) -> None:
        mine, theirs = begun.page(begun.asked), begun.page(begun.other)
        assert mine.moves == list(new_game().moves)
        assert theirs.moves == []
        assert begun.spectator.look(f"/match/{begun.id}/watch").moves == []
        assert mine.version == theirs.version == begun.version

    def test_is_merged_by_its_part(self, begun: Round) -> None:
        begun.page(0)
        whole, part = begun.page(0), begun.page(0, part=True)
        assert part.answer.text in whole.answer.text
        assert not part.has("html")
        assert whole.has("div", id="app")
        assert part.version == whole.version

    def test_is_never_kept_by_anybody_on_the_way(self, begun: Round) -> None:
        for path in ("", "/replay", "/journal", "/view.json"):
            answer = begun.players[0].http.get(f"/match/{begun.id}/blue{path}")
            assert answer.headers["cache-control"] == "no-store"

    def test_of_a_match_leads_to_my_seat_there(self, begun: Round, visitor: NewVisitor) -> None:
        assert begun.players[1].look(f"/match/{begun.id}").path == f"/match/{begun.id}/yellow"
        assert begun.spectator.look(f"/match/{begun.id}").path == f"/match/{begun.id}/watch"
        assert visitor().look(f"/match/{begun.id}").status == 403

    def test_of_another_seat_is_not_mine(self, begun: Round) -> None:
        for path in ("", "/replay", "/journal", "/view.json", "/invitations", "/next"):
            page = begun.players[0].look(f"/match/{begun.id}/yellow{path}")
            assert (page.status, "You do not sit at that seat" in page.text) == (403, True)


class TestAMove:
    def test_is_answered_with_the_next_part(self, begun: Round) -> None:
        before, seat = begun.version, begun.asked
        answer = begun.play(seat, "choose leader maria")
        assert answer.status_code == 200
        page = Page(answer)
        assert page.version == begun.version == before + 1
        assert begun.table.store.lines(begun.id)[-1].text == "choose leader maria"
        assert page.moves == []

    def test_without_script_leads_back_to_the_page(self, begun: Round) -> None:
        seat = begun.asked
        form = begun.page(seat).form("/move")
        answer = begun.players[seat].http.post(form.action, data=form.fields | {"move": "choose leader maria"})
        assert (answer.status_code, answer.headers["location"]) == (303, f"/match/{begun.id}/{SEATS[seat]}")

    @pytest.mark.parametrize(
        ("move", "told"),
        [
            ("choose leader ivan", "is not a move of this game"),
            ("muster kiev", "is not possible now"),
            ("<script>alert(1)</script>", "is not a move of this game"),
            ("", "Something is missing"),
            ("x" * 201, "Something is missing or wrong"),
        ],
    )
    def test_that_is_illegal_changes_nothing(self, begun: Round, move: str, told: str) -> None:
        before = begun.version
        answer = begun.play(begun.asked, move)
        assert answer.status_code == (400 if told.startswith("Something") else 422)
        assert told in Page(answer).text
        assert "<script>alert" not in answer.text
        assert begun.version == before

    def test_that_is_illegal_gets_the_table_again(self, begun: Round) -> None:
        page = Page(begun.play(begun.asked, "muster kiev"))
        assert page.version == begun.version
        assert page.moves == list(new_game().moves)

    def test_for_an_old_version_gets_the_fresh_page(self, begun: Round) -> None:
        old, first = begun.version, begun.asked
        begun.play(first, "choose leader maria")
        answer = begun.play(begun.asked, "choose leader boris", old)
        assert answer.status_code == 409
        page = Page(answer)
        assert "The match has gone on since" in page.text
        assert page.version == begun.version == old + 1
        assert page.moves == list(begun.table.game(begun.id).moves)

    def test_for_a_version_that_is_yet_to_come_is_refused(self, begun: Round) -> None:
        before = begun.version
        assert begun.play(begun.asked, "choose leader maria", before + 1).status_code == 409
        assert begun.play(begun.asked, "choose leader maria", 10**30).status_code == 409
        assert begun.version == before

    def test_of_two_for_the_same_version_exactly_one_wins(self, begun: Round, visitor: NewVisitor) -> None:
        seat, before = begun.asked, begun.version
        twin = visitor()
        twin.sit(begun.live, seat)
        mine = (begun.players[seat], "choose leader maria")
        theirs = (twin, "choose leader boris")
        assert mine[0].token != twin.token
        answers = at_once(
            *(lambda who=who, move=move: who.play(begun.id, SEATS[seat], move, before) for who, move in (mine, theirs))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert {Page(answer).version for answer in answers} == {before + 1} == {begun.version}
        won = ("choose leader maria", "choose leader boris")[[one.status_code for one in answers].index(200)]
        assert begun.table.store.lines(begun.id)[-1].text == won

    def test_of_another_seat_waits_for_its_turn(self, begun: Round) -> None:
        before = begun.version
        answer = begun.play(begun.other, "choose leader maria")
        assert answer.status_code == 409
        assert f"It is {SEATS[begun.asked]}'s turn." in Page(answer).text
        assert begun.version == before

    def test_is_not_for_spectators_nor_for_strangers(self, begun: Round, visitor: NewVisitor) -> None:
        before = begun.version
        for who in (begun.spectator, visitor()):
            for seat, status in (("watch", 403), (SEATS[begun.asked], 403), ("red", 404), ("nobody", 404)):
                assert who.play(begun.id, seat, "choose leader maria", before).status_code == status
        assert begun.version == before

    def test_after_the_end_is_refused(self, table: Server, visitor: NewVisitor) -> None:
        over = laid(table, visitor, finished())
        answer = over.play(0, "end")
        assert (answer.status_code, "The game is over" in Page(answer).text) == (422, True)


class TestUndo:
    def test_takes_back_a_step(self, table: Server, visitor: NewVisitor) -> None:
        game = moment(may_take_back_two)
        match = laid(table, visitor, game)
        seat, before = match.asked, match.version
        page = match.page(seat)
        assert page.has("button", name="how", value="step")
        assert page.has("button", name="how", value="turn")
        answer = match.undo(seat, "step")
        assert (answer.status_code, match.version) == (200, before + 1)
        assert match.table.game(match.id).undoable() == game.undoable() - 1
        assert match.table.store.lines(match.id)[-1].text.startswith("undo ")

    def test_takes_back_the_turn(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, moment(may_take_back_two))
        assert match.undo(match.asked, "turn").status_code == 200
        assert match.table.game(match.id).undoable() == 0

    def test_is_the_deciding_seats_alone(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, moment(may_take_back_two))
        before = match.version
        assert match.undo(match.other, "step").status_code == 422
        assert match.spectator.undo(match.id, "watch", "step", before).status_code == 403
        assert match.undo(match.asked, "everything").status_code == 400
        assert match.version == before

    def test_of_an_old_version_is_stale(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, moment(may_take_back_two))
        before = match.version
        assert match.undo(match.asked, "step", before - 1).status_code == 409
        assert match.undo(match.asked, "ask", before - 1).status_code == 409
        assert match.version == before

    def test_never_goes_back_across_chance(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, moment(chance_came_between))
        seat, before = match.asked, match.version
        assert not match.page(seat).has("button", name="how", value="step")
        for how in ("step", "turn"):
            answer = match.undo(seat, how)
            assert (answer.status_code, match.version) == (422, before)
            assert "without asking the others" in Page(answer).text

    def test_shows_no_card_that_the_other_seat_put_back_on_a_deck(self, table: Server, visitor: NewVisitor) -> None:
        """Drawing it is a look at it: it cannot be taken back, although only that one card could come."""
        game = moment(lambda game: bool(decks_of_others(game)))
        match = laid(table, visitor, game)
        seat, deck = match.asked, ("left", "right")[decks_of_others(game)[0]]
        assert match.play(seat, f"deck {deck}").status_code == 200
        drawn, before = match.table.store.lines(match.id)[game.version + 1], match.version
        assert (drawn.seat, drawn.text.startswith("draw scheme ")) == ("chance", True)
        assert drawn.text in match.players[seat].look(f"/match/{match.id}/{SEATS[seat]}/journal").answer.text
        for how in ("step", "turn"):
            assert match.undo(seat, how).status_code == 422
        match.undo(seat, "ask")
        assert match.version == before, "the other one has not agreed"

    def test_is_refused_when_the_game_is_over(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, finished())
        before = match.version
        for how in ("step", "turn", "ask", "agree"):
            assert match.undo(0, how).status_code == 422
        assert match.version == before


class TestUndoByAgreement:
    @pytest.fixture
    def match(self, table: Server, visitor: NewVisitor) -> Round:
        """Somebody drew cards and wishes it had not happened."""
        return laid(table, visitor, moment(chance_came_between))

    def test_happens_when_the_other_agrees(self, match: Round) -> None:
        seat, other, before = match.asked, match.other, match.version
        assert match.undo(seat, "ask").status_code == 200
        assert match.version == before
        assert match.page(seat).has("button", name="how", value="refuse")
        assert not match.page(seat).has("button", name="how", value="agree")
        assert match.page(other).has("button", name="how", value="agree")
        assert match.undo(other, "agree").status_code == 200
        # Chance may draw anew after the step back.
        lines = match.table.store.lines(match.id)[before:]
        assert lines[0].text.startswith("undo ")
        assert all(line.seat == "chance" for line in lines[1:])
        assert not match.page(other).has("button", name="how", value="agree")

    def test_does_not_happen_when_the_other_refuses(self, match: Round) -> None:
        other, before = match.other, match.version
        match.undo(match.asked, "ask")
        match.undo(other, "refuse")
        assert match.undo(other, "agree").status_code == 422
        assert match.version == before

    def test_can_be_withdrawn(self, match: Round) -> None:
        match.undo(match.asked, "ask")
        match.undo(match.asked, "refuse")
        assert not match.page(match.other).has("button", name="how", value="agree")

    def test_is_not_mine_to_give(self, match: Round) -> None:
        before = match.version
        match.undo(match.asked, "ask")
        match.undo(match.asked, "agree")
        assert match.spectator.undo(match.id, "watch", "agree", before).status_code == 403
        assert match.version == before

    def test_is_forgotten_when_the_match_goes_on(self, match: Round) -> None:
        seat, other = match.asked, match.other
        match.undo(seat, "ask")
        match.play(seat, match.page(seat).moves[0])
        assert match.undo(other, "agree").status_code == 422
        assert not match.page(other).has("button", name="how", value="agree")

    def test_needs_nobody_else_where_bots_and_free_seats_are(self, table: Server, visitor: NewVisitor) -> None:
        game = moment(lambda game: chance_came_between(game) and seat_asked(game) == 0, players=3)
        live = table.lay(game, [ME, Place(BOT, "", "random"), Place(OPEN)])
        olena = visitor()
        olena.sit(live, 0)
        assert olena.undo(live.id, "blue", "ask", game.version).status_code == 200
        assert table.store.lines(live.id)[game.version].text.startswith("undo ")

    def test_needs_everybody(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, moment(chance_came_between, players=3))
        seat, before = match.asked, match.version
        first, second = (one for one in range(3) if one != seat)
        match.undo(seat, "ask")
        match.undo(first, "agree")
        assert match.version == before
        match.undo(second, "agree")
        assert match.version > before


class TestTheViewAsData:
    def test_is_what_the_seat_sees(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, after(40))
        game = table.game(match.id)
        for number, who in enumerate([*match.players, match.spectator]):
            seat = SEATS[number] if number < 2 else "watch"
            data = who.http.get(f"/match/{match.id}/{seat}/view.json").json()
            viewer = number if number < 2 else NOBODY
            assert data["view"] == json.loads(json.dumps(game.view(None if viewer == NOBODY else viewer).data()))
            assert (data["version"], data["asked"]) == (game.version, game.asked)
            assert data["moves"] == (list(game.moves) if viewer == match.asked else [])

    def test_has_the_journal_beside_it(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, after(40))
        game = table.game(match.id)
        answer = match.players[0].http.get(f"/match/{match.id}/blue/journal")
        assert answer.text == write_for(game, 0) != write_for(game, 1)
        assert answer.headers["content-disposition"] == f'attachment; filename="rurik-{match.id}.veche"'


class TestTheReplay:
    def test_shows_every_version(self, table: Server, visitor: NewVisitor) -> None:
        match = laid(table, visitor, after(25))
        last = match.version
        for at, shown in ((0, 0), (7, 7), (last, last), (last + 5, last), (10**30, last), (-1, last)):
            page = match.players[0].look(f"/match/{match.id}/blue/replay?at={at}")
            assert (page.status, f'/moment/{match.id}?at={shown}"' in page.answer.text) == (200, True)
            assert page.moves == []

    def test_is_open_for_all_when_the_match_is_over(self, table: Server, visitor: NewVisitor) -> None:
        game = finished()
        table.lay(game)
        match = laid(table, visitor, game)
        stranger = visitor()
        for path in ("", "/replay?at=3", "/journal", "/view.json"):
            assert stranger.look(f"/match/{match.id}/watch{path}").status == 200
        assert "luck 5" in stranger.look(f"/match/{match.id}/watch/journal").answer.text

    def test_is_open_as_soon_as_the_last_move_is_made(self, table: Server, visitor: NewVisitor) -> None:
        last = finished().line()[-1]
        match = laid(table, visitor, moment(lambda game: game.version >= last.version - 1, seed=5))
        stranger = visitor()
        assert stranger.look(f"/match/{match.id}/watch").status == 403
        assert match.play(match.asked, last.text).status_code == 200
        assert stranger.look(f"/match/{match.id}/watch").status == 200


@contextmanager
def listening(who: Visitor, path: str) -> Iterator[ClientConnection]:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in who.http.cookies.jar)
    address = who.server.address.replace("http", "ws") + path
    with connect(address, additional_headers={"Cookie": cookies}, proxy=None, open_timeout=30) as socket:
        yield socket


def heard(socket: ClientConnection, before: int = -1) -> str:
    """The next version that is said, other than the one before: a beat says nothing, nor does whoever comes."""
    said = BEAT
    while said in (BEAT, str(before)):
        said = str(socket.recv(30))
    return said


class TestTheSocket:
    def test_says_versions_and_nothing_else(self, begun: Round) -> None:
        first = begun.version
        with (
            listening(begun.players[begun.other], f"/match/{begun.id}/{SEATS[begun.other]}/live") as theirs,
            listening(begun.spectator, f"/match/{begun.id}/watch/live") as watching,
        ):
            assert heard(theirs) == heard(watching) == str(first)
            begun.play(begun.asked, "choose leader maria")
            assert heard(theirs, first) == heard(watching, first) == str(first + 1)
            begun.play(begun.asked, "choose leader boris")
            said = heard(theirs, first + 1)
            assert said == heard(watching, first + 1) == str(begun.version)
            assert begun.version > first + 2, "agendas were dealt"

    def test_does_not_listen_to_what_it_is_told(self, begun: Round) -> None:
        with listening(begun.players[0], f"/match/{begun.id}/blue/live") as socket:
            first = begun.version
            for rubbish in ("move choose leader maria", b"\x00\xff", "x" * 4_000):
                socket.send(rubbish)
            begun.play(begun.asked, "choose leader maria")
            assert heard(socket, first) == str(begun.version)
        assert "Traceback" not in begun.table.said()

    def test_is_refused_to_strangers(self, begun: Round, visitor: NewVisitor) -> None:
        for who, path in (
            (visitor(), f"/match/{begun.id}/blue/live"),
            (visitor(), f"/match/{begun.id}/watch/live"),
            (begun.players[0], f"/match/{begun.id}/yellow/live"),
            (begun.spectator, f"/match/{begun.id}/blue/live"),
            (begun.players[0], "/match/0123456789abcdef/blue/live"),
        ):
            with pytest.raises(InvalidStatus) as refused, listening(who, path):
                pass
            assert refused.value.response.status_code == 403


def is_a_card(line: str) -> bool:
    return not line.endswith("?") and any(verb in line for verb in ("deal agenda", "keep agenda", "draw scheme"))


class TestTheCurtain:
    """Several people at one device: nobody sees another one's cards by accident."""

    @pytest.fixture
    def hot_seat(self, table: Server, olena: Visitor) -> LiveMatch:
        live = table.lay(after(40))
        for seat in range(2):
            olena.sit(live, seat)
        return live

    @pytest.mark.parametrize("path", ["", "/replay", "/replay?at=20", "/journal", "/view.json"])
    def test_hides_everything_until_it_is_lifted(
        self, table: Server, olena: Visitor, hot_seat: LiveMatch, path: str
    ) -> None:
        id = hot_seat.id
        game = table.game(id)
        for seat, name in enumerate(SEATS[:2]):
            address = f"/match/{id}/{name}{path}"
            before = olena.look(address)
            assert before.is_curtain
            cards = {line.split()[-1] for line in write_for(game, seat).splitlines() if is_a_card(line)}
            assert {card for card in cards if card not in write_for(game, 1 - seat)}
            assert not [card for card in cards if card in before.answer.text]
            assert before.moves == []
            olena.lift(id, name)
            after = olena.look(address)
            assert not after.is_curtain
            assert after.answer.text != before.answer.text

    def test_falls_again_when_the_device_is_handed_over(self, olena: Visitor, hot_seat: LiveMatch) -> None:
        id = hot_seat.id
        olena.lift(id, "blue")
        assert not olena.look(f"/match/{id}/blue").is_curtain
        olena.lift(id, "yellow")
        assert olena.look(f"/match/{id}/blue").is_curtain

    def test_is_not_opened_by_a_move(self, table: Server, olena: Visitor, hot_seat: LiveMatch) -> None:
        id = hot_seat.id
        game = table.game(id)
        asked = SEATS[seat_asked(game)]
        answer = olena.play(id, asked, game.moves[0], game.version)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/match/{id}/{asked}")
        assert table.store.version(id) == game.version

    def test_does_not_hang_before_a_single_seat(self, table: Server, jonas: Visitor) -> None:
        live = table.lay(after(40))
        assert not jonas.sit(live, 0).is_curtain
