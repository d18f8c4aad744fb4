"""The lobby: new matches, seats, my matches, free seats, journals brought in and saved, rematches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import monotonic, sleep

import httpx
import pytest
from sqlalchemy import func, select

from tests.table.at_once import at_once
from tests.table.conftest import NewVisitor
from tests.table.games import after, finished, new_game, seat_asked
from tests.table.server import ME, Server
from tests.table.visitor import Page, Visitor
from veche import titles
from veche.kernel import journal
from veche.store.records import BOT, OPEN, PERSON
from veche.store.schema import matches
from veche.table.bringing_in import LONGEST_JOURNAL
from veche.table.guard import LARGEST_REQUEST
from veche.table.matches import Place
from veche.table.phrases import PHRASES

SEATS = ("blue", "yellow", "red", "white")
URLENCODED = "application/x-www-form-urlencoded"
MULTIPART = "multipart/form-data; boundary=b"
SCRIPT = "<script>alert('Rurik')</script>"


def kept(table: Server) -> int:
    """How many matches there are."""
    with table.store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(matches)).scalar_one()


class TestANewMatch:
    def test_seats_whoever_was_chosen(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "link", "open", "bot:random", name="Olena", called="Winter in Kiev")
        seats = table.store.seats(id)
        assert [(seat.kind, seat.bot) for seat in seats] == [
            (PERSON, None),
            (PERSON, None),
            (OPEN, None),
            (BOT, "random"),
        ]
        assert (seats[0].name, table.store.match(id).name) == ("Olena", "Winter in Kiev")

    def test_seats_the_bot_that_was_chosen_beside_its_kind(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "bot", "bot", **{"bot-1": "random", "bot-2": ""})
        assert [seat.bot for seat in table.store.seats(id)] == [None, "random", "druzhinnik"]

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_has_as_many_seats_as_players(self, table: Server, olena: Visitor, players: int) -> None:
        id = olena.new_match(*["me"] * players)
        assert len(table.store.seats(id)) == table.store.match(id).players == players
        assert table.game(id).state.players == players

    def test_of_mine_alone_leads_straight_to_the_table(self, olena: Visitor) -> None:
        assert olena.open_table("me", "me").is_curtain

    def test_with_others_leads_to_their_invitations(self, table: Server, olena: Visitor) -> None:
        page = olena.open_table("me", "link", "open")
        id = page.path.split("/")[2]
        assert page.path == f"/match/{id}/blue/invitations"
        secrets = [seat.secret for seat in table.store.seats(id)]
        links = [one.text.strip() for one in page.elements if one.tag == "code" and one["id"].startswith("link-")]
        assert links == [
            *(f"{table.address}/seat/{secret}" for secret in secrets[1:]),
            f"{table.address}/watch/{table.store.match(id).watch}",
        ]
        assert len([one for one in page.elements if one.tag == "svg" and one["class"] == "qr"]) == 3

    def test_without_me_is_watched(self, olena: Visitor) -> None:
        page = olena.open_table("link", "link")
        assert page.path.endswith("/watch/invitations")
        assert olena.look(page.path.removesuffix("/invitations")).status == 200

    def test_is_played_with_the_chosen_options(self, table: Server, olena: Visitor) -> None:
        chosen = {"option-alternate-board": "1", "option-rebel-rewards": "1", "option-random-leaders": "1"}
        id = olena.new_match("me", "me", **chosen)
        assert table.store.match(id).options == {"alternate-board": "", "rebel-rewards": "", "random-leaders": ""}

    def test_offers_every_option_and_leader_of_the_title(self, olena: Visitor) -> None:
        page = olena.look()
        names = {one["name"] for one in page.elements if one.tag in ("input", "select")}
        for option in titles.title("rurik").meta.options:
            assert (f"{option.name}-0" if option.per_seat else f"option-{option.name}") in names

    def test_is_played_with_the_chosen_leaders(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "me", **{"leaders-0": "maria", "leaders-1": "boris"})
        assert table.store.match(id).options == {"leaders": "maria,boris"}

    def test_offers_a_leader_only_to_as_many_as_may_have_it(self, olena: Visitor) -> None:
        options = {one["value"]: one["data-players"] for one in olena.look().elements if one.tag == "option"}
        assert (options["sviatopolk"], options["maria"]) == ("2 3 4", "")
        answer = olena.send("/matches", {"title": "rurik", "players": 1, "seat-0": "me", "leaders-0": "sviatopolk"})
        assert (answer.status_code, "choose another leader" in Page(answer).text) == (400, True)

    def test_of_the_toy_title_needs_nothing_else(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "me", title="fair", **{"option-road": "long", "option-pedlar": "1"})
        assert table.store.match(id).title == "fair"
        assert table.store.match(id).options == {"road": "long", "pedlar": ""}
        assert olena.look("/?title=fair").has("option")

    @pytest.mark.parametrize(
        ("fields", "told"),
        [
            ({"title": "chess"}, "There is no title 'chess'"),
            ({"title": ""}, "There is no title"),
            ({"players": "5"}, "is not played by 5"),
            ({"players": "0"}, "is not played by 0"),
            ({"players": "two"}, "'two' is no number"),
            ({"players": "-2"}, "is no number"),
            ({"players": "9" * 5000}, "is not played by 999"),
            ({"seat-1": "queen"}, "Nobody like 'queen'"),
            ({"seat-1": "bot:clever"}, "There is no bot 'clever'."),
            ({"seat-1": "bot", "bot-1": "clever"}, "There is no bot 'clever'."),
            ({"leaders-0": "maria"}, "Choose leaders for every seat, or for none"),
            ({"leaders-0": "maria", "leaders-1": "maria"}, "Only one player can have maria"),
            ({"leaders-0": "maria", "leaders-1": "ivan"}, "There is no leader 'ivan'"),
            ({"leaders-0": "maria", "leaders-1": "boris", "option-random-leaders": "1"}, "not both"),
            ({"title": "fair", "option-road": "broad"}, "There is no value of option"),
            ({"title": SCRIPT}, "There is no title"),
        ],
    )
    def test_that_cannot_be_is_refused(self, table: Server, olena: Visitor, fields: dict[str, str], told: str) -> None:
        before = kept(table)
        form = {"title": "rurik", "players": "2", "seat-0": "me", "seat-1": "me"} | fields
        answer = olena.send("/matches", form)
        assert (answer.status_code, told in Page(answer).text) == (400, True), Page(answer).text
        assert SCRIPT not in answer.text
        assert kept(table) == before


class TestNames:
    def test_are_shown_as_they_are_and_never_run(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "me", "open", name=SCRIPT, called=SCRIPT)
        jonas.go(f"/match/{id}/take", {"seat": 2, "name": SCRIPT})
        pages = [
            olena.look(),
            jonas.look(),
            olena.look(f"/match/{id}/blue"),
            olena.lift(id, "blue"),
            olena.look(f"/match/{id}/blue/replay"),
            olena.look(f"/match/{id}/blue/invitations"),
            jonas.look(f"/match/{id}/red"),
        ]
        for page in pages:
            assert page.status == 200
            assert SCRIPT not in page.answer.text
            scripts = [one["src"].split("/") for one in page.elements if one.tag == "script"]
            assert {folder for _, folder, _, _ in scripts} == {"static"}
            of_every_page, of_this = scripts[:2], {name for *_, name in scripts[2:]}
            assert [name for *_, name in of_every_page] == ["theme.js", "veche.js"]
            assert of_this <= {"lobby.js", "replay.js"}
        assert any(SCRIPT in page.text for page in pages)

    def test_are_one_short_line(self, table: Server, olena: Visitor) -> None:
        long = "  Olena\r\n\x00 \u202e the   Wise " + "x" * 100
        id = olena.new_match("me", "me", name=long, called=long)
        assert table.store.seats(id)[0].name == ("Olena the Wise " + "x" * 100)[:40]
        assert table.store.match(id).name.startswith("Olena the Wise xxx")

    def test_are_the_colours_where_nobody_gave_one(self) -> None:
        for name in ("rurik", "rurik2", "stroganov"):
            assert [seat for seat in titles.title(name).meta.seats if f"seat.{seat}" not in PHRASES] == []

    def test_are_told_apart_on_one_device(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "me", "me", "link", name="Olena", **{"name-2": "Jonas", "name-3": "Olena"})
        assert [seat.name for seat in table.store.seats(id)] == ["Olena", "Olena (Yellow)", "Jonas", "Olena (White)"]
        id = olena.new_match("me", "me", name="O" * 40)
        assert [seat.name for seat in table.store.seats(id)] == ["O" * 40, "O" * 31 + " (Yellow)"]

    def test_are_remembered_and_can_be_changed(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "link", name="Olena")
        assert olena.look().has("input", name="name", value="Olena")
        assert olena.send(f"/match/{id}/blue/sit", {"how": "rename", "name": "Helga"}).status_code == 303
        assert table.store.seats(id)[0].name == "Helga"


class TestMyMatches:
    def test_tell_whose_turn_it_is(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(new_game())
        asked = seat_asked(live.now.game)
        who = [olena, jonas]
        for seat in range(2):
            who[seat].sit(live, seat)
        assert "Your turn · just now" in who[asked].look().text
        assert f"Waiting for {SEATS[asked].capitalize()} · just now" in who[1 - asked].look().text
        who[asked].play(live.id, SEATS[asked], "choose leader maria", live.now.version)
        assert "Your turn" in who[1 - asked].look().text
        assert "Your turn" not in who[asked].look().text

    def test_tell_since_when(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game())
        olena.sit(live, 0)
        with table.store.engine.begin() as connection:
            connection.execute(matches.update().where(matches.c.id == live.id).values(moved=1.0))
        assert "days ago" in olena.look().text
        olena.send(f"/match/{live.id}/blue/sit", {"how": "rename", "name": "Olena"})
        assert "days ago" in olena.look().text, "a new name is no move"
        asked = SEATS[seat_asked(live.now.game)]
        olena.sit(live, seat_asked(live.now.game))
        olena.lift(live.id, asked)
        olena.play(live.id, asked, "choose leader maria", live.now.version)
        assert "just now" in olena.look().text

    def test_are_listed_once_however_many_seats_i_have(self, olena: Visitor) -> None:
        id = olena.new_match("me", "me", "me")
        page = olena.look()
        assert len([one for one in page.elements if one["href"] == f"/match/{id}"]) == 1
        assert "Your turn" in page.text, "whichever of the three it is"

    def test_are_mine_alone(self, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "link")
        assert id not in jonas.look().answer.text

    def test_end_among_the_finished(self, table: Server, olena: Visitor) -> None:
        olena.sit(table.lay(finished()), 0)
        page = olena.look()
        assert "Finished" in page.text
        assert "No match is running" in page.text

    def test_tell_how_they_ended(self, table: Server, visitor: NewVisitor) -> None:
        for players in (2, 3):
            live = table.lay(finished(players), [Place(PERSON, name) for name in ("Olena", "Jonas", "Ruta")[:players]])
            outcome = live.now.game.outcome
            assert outcome is not None
            (won,) = outcome.winners()
            name, points = live.now.seats[won].name, outcome.totals[won]
            other = max(outcome.totals[:won] + outcome.totals[won + 1 :])
            for seat in range(players):
                who = visitor()
                who.sit(live, seat)
                among = f"{name} won with {points}; you had {outcome.totals[seat]}"
                lost = f"{name} won, {points} to {other}" if players == 2 else among
                assert (f"You won, {points} to {other}" if seat == won else lost) in who.look().text
            both = visitor()
            for seat in (0, 1):
                both.sit(live, seat)
            assert f"{name} won, {points} to {other}" in both.look().text, "who has two seats is told by name"

    def test_ask_nothing_of_whom_a_bot_plays_for(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game(), [Place(PERSON, "Olena"), ME])
        asked = seat_asked(live.now.game)
        table.store.change_seat(live.id, asked, PERSON, kind=BOT, bot=None)
        olena.sit(live, asked)
        page = olena.look()
        assert "Your turn" not in page.text
        assert "(bot)" in page.text


class TestAFreeSeat:
    def test_is_offered_to_whoever_comes(self, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "open", called="Come in")
        form = jonas.look().form(f"/match/{id}/take")
        page = jonas.go(form.action, form.fields | {"name": "Jonas"})
        assert page.path == f"/match/{id}/yellow"
        assert "Jonas" in olena.look(f"/match/{id}/blue").text
        assert f"/match/{id}/take" not in jonas.look().answer.text

    def test_of_my_own_match_is_not_offered_to_me(self, olena: Visitor) -> None:
        id = olena.new_match("me", "open")
        assert f"/match/{id}/take" not in olena.look().answer.text

    def test_is_taken_by_exactly_one(self, table: Server, olena: Visitor, visitor: NewVisitor) -> None:
        id = olena.new_match("me", "open")
        guests = [visitor() for _ in range(4)]
        assert all(guest.token for guest in guests)
        answers = at_once(*(lambda guest=guest: guest.send(f"/match/{id}/take", {"seat": 1}) for guest in guests))
        assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409]
        seen = [guest.look(f"/match/{id}/yellow").status for guest in guests]
        assert [status == 200 for status in seen] == [answer.status_code == 303 for answer in answers]
        late = next(answer for answer in answers if answer.status_code == 409)
        assert "Perhaps somebody else has just taken it." in Page(late).text

    def test_is_no_other_seat(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "open", "link")
        for seat, status in ((-1, 404), (0, 409), (2, 409), (3, 404), (10**30, 404), ("x", 400), ("", 400)):
            assert jonas.send(f"/match/{id}/take", {"seat": seat}).status_code == status
        assert [seat.kind for seat in table.store.seats(id)] == [PERSON, OPEN, PERSON]

    def test_gets_a_secret_that_its_host_never_saw(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "open")
        invited = table.store.seats(id)[1].secret
        jonas.go(f"/match/{id}/take", {"seat": 1})
        assert olena.look(f"/seat/{invited}").status == 410
        assert olena.look(f"/match/{id}/yellow").status == 403

    def test_can_be_given_by_its_link_too(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        id = olena.new_match("me", "open")
        secret = table.store.seats(id)[1].secret
        assert jonas.come(secret).path == f"/match/{id}/yellow"
        assert table.store.seats(id)[1].kind == PERSON
        assert jonas.look(f"/seat/{secret}").path == f"/match/{id}/yellow", "whoever came by it is led to the seat"

    def test_of_a_match_that_is_over_is_not_taken(self, table: Server, olena: Visitor) -> None:
        live = table.lay(finished(), [ME, Place(OPEN)])
        assert olena.send(f"/match/{live.id}/take", {"seat": 1}).status_code == 409
        page = olena.look(f"/seat/{live.now.seats[1].secret}")
        assert (page.status, "This match is over" in page.text) == (409, True)


class TestLeaving:
    def test_frees_the_seat_for_somebody_else(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(after(40))
        id, old = live.id, live.now.seats[0].secret
        olena.sit(live, 0)
        assert olena.go(f"/match/{id}/blue/sit", {"how": "leave"}).path == "/"
        assert olena.look(f"/match/{id}/blue").status == 403
        jonas.go(f"/match/{id}/take", {"seat": 0})
        assert jonas.look(f"/match/{id}/blue").status == 200
        assert olena.look(f"/seat/{old}").status == 410, "who left keeps no key"

    def test_lets_a_bot_take_over_and_give_back(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game())
        seat = 1 - seat_asked(live.now.game)
        path = f"/match/{live.id}/{SEATS[seat]}/sit"
        olena.sit(live, seat)
        olena.send(path, {"how": "bot", "bot": "random"})
        assert [(one.kind, one.bot) for one in table.store.seats(live.id)][seat] == (BOT, "random")
        assert olena.send(path, {"how": "leave"}).status_code == 409, "take it back first"
        assert olena.look(f"/match/{live.id}/{SEATS[seat]}").status == 200
        olena.send(path, {"how": "back"})
        assert [(one.kind, one.bot) for one in table.store.seats(live.id)][seat] == (PERSON, None)

    def test_to_a_bot_asks_nothing_of_the_person(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game(), [Place(PERSON, "Olena"), ME])
        asked = seat_asked(live.now.game)
        id, seat = live.id, SEATS[asked]
        table.store.change_seat(id, asked, PERSON, kind=BOT, name="Olena", bot=None)  # a bot that never moves
        page = olena.sit(live, asked)
        assert page.moves == []
        assert "Olena (bot)" in page.text
        assert "A bot plays for you" in page.text
        assert page.has("button", name="how", value="back")
        assert not page.has("button", name="how", value="ask"), "nor can anything be taken back"
        move = live.now.game.moves[0]
        answer = olena.play(id, seat, move, live.now.version)
        assert (answer.status_code, "A bot plays for you" in answer.text) == (409, True)
        olena.send(f"/match/{id}/{seat}/sit", {"how": "back"})
        assert olena.play(id, seat, move, live.now.version).status_code == 200

    def test_leaves_a_seat_that_the_others_are_told_of(self, table: Server, olena: Visitor) -> None:
        game = new_game()
        asked = seat_asked(game)
        page = olena.sit(table.lay(game), 1 - asked)
        assert f"{SEATS[asked].capitalize()} has not come to the table yet" in page.text
        live = table.lay(game, [ME, Place(OPEN)] if asked else [Place(OPEN), ME])
        page = olena.sit(live, 1 - asked)
        assert f"Nobody sits at {SEATS[asked].capitalize()}" in page.text
        assert page.has("a", href=f"/match/{live.id}/{SEATS[1 - asked]}/invitations")
        assert page.has("button", name="how", value="fill")

    def test_can_be_made_good_by_a_bot(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(new_game())
        mine = seat_asked(live.now.game)
        id, other = live.id, 1 - mine
        olena.sit(live, mine)
        path = f"/match/{id}/{SEATS[mine]}/sit"
        assert olena.send(path, {"how": "fill", "other": other}).status_code == 409, "somebody sits there"
        jonas.sit(live, other)
        jonas.send(f"/match/{id}/{SEATS[other]}/sit", {"how": "leave"})
        assert olena.send(path, {"how": "fill", "other": other, "bot": "random"}).status_code == 303
        assert table.store.seats(id)[other].kind == BOT

    @pytest.mark.parametrize(
        ("fields", "status", "told"),
        [
            ({"how": "fly"}, 400, "A seat cannot be changed by 'fly'."),
            ({"how": ""}, 400, "Something is missing"),
            ({}, 400, "Something is missing"),
            ({"how": "bot", "bot": "clever"}, 400, "There is no bot 'clever'."),
            ({"how": "fill", "other": "9"}, 404, "There is no such seat"),
            ({"how": "fill", "other": "-1"}, 404, "There is no such seat"),
            ({"how": "fill", "other": str(10**30)}, 404, "There is no such seat"),
            ({"how": "fill", "other": "x"}, 400, "Something is missing or wrong in what was sent: other."),
        ],
    )
    def test_knows_no_other_ways(
        self, table: Server, olena: Visitor, fields: dict[str, str], status: int, told: str
    ) -> None:
        live = table.lay(new_game())
        olena.sit(live, 0)
        answer = olena.send(f"/match/{live.id}/blue/sit", fields)
        assert (answer.status_code, told in Page(answer).text) == (status, True), Page(answer).text
        assert table.store.seats(live.id)[0].kind == PERSON


class TestBots:
    def test_play_until_a_person_is_asked(self, table: Server, olena: Visitor) -> None:
        id = olena.new_match("me", "bot:random", "bot:random")
        until = monotonic() + 60
        while not olena.look(f"/match/{id}/blue").moves:
            assert monotonic() < until
            sleep(0.05)
        game = table.game(id)
        assert game.asked == "blue"
        assert "stumbled" not in table.said()


def without_luck(text: str) -> str:
    """A journal without the line that says what decides chance: at another table, that is another."""
    return "".join([line for line in text.splitlines(keepends=True) if not line.startswith("luck ")])


@pytest.fixture
def running() -> str:
    """The complete journal of a match that is not over."""
    return journal.write(after(60))


class TestAJournal:
    def bring(self, who: Visitor, content: bytes | str, **headers: str) -> httpx.Response:
        return who.http.post("/import", data={"token": who.token}, files={"journal": ("game.veche", content)})

    def test_brought_in_goes_on(self, table: Server, olena: Visitor, running: str) -> None:
        answer = self.bring(olena, running)
        assert answer.status_code == 303
        id = answer.headers["location"].split("/")[2]
        game = table.game(id)
        assert without_luck(journal.write(game)) == without_luck(running)
        seat = SEATS[seat_asked(game)]
        olena.lift(id, seat)
        assert olena.play(id, seat, game.moves[0], game.version).status_code == 200

    def test_saved_and_brought_in_again_is_the_same(self, table: Server, olena: Visitor) -> None:
        live = table.lay(finished())
        text = olena.look(f"/match/{live.id}/watch/journal").answer.text
        answer = self.bring(olena, text)
        id = answer.headers["location"].split("/")[2]
        assert table.game(id).is_over
        again = olena.look(f"/match/{id}/watch/journal").answer.text
        assert without_luck(again) == without_luck(text) == without_luck(journal.write(live.now.game))

    def test_may_come_from_windows(self, table: Server, olena: Visitor, running: str) -> None:
        answer = self.bring(olena, running.replace("\n", "\r\n"))
        assert answer.status_code == 303
        again = journal.write(table.game(answer.headers["location"].split("/")[2]))
        assert without_luck(again) == without_luck(running)

    @pytest.mark.parametrize("luck", ["ask", "9" * 30, f"-{2**63}"])
    def test_may_have_had_any_luck(self, table: Server, olena: Visitor, running: str, luck: str) -> None:
        """It gets new luck all the same."""
        answer = self.bring(olena, running.replace("luck 5", f"luck {luck}"))
        assert answer.status_code == 303
        game = table.game(answer.headers["location"].split("/")[2])
        assert without_luck(journal.write(game)) == without_luck(running)
        assert game.seed is not None

    def test_may_be_sent_as_text(self, olena: Visitor, running: str) -> None:
        assert olena.send("/import", {"journal": running}).status_code == 303

    def test_of_one_seat_cannot_be_continued(self, table: Server, olena: Visitor) -> None:
        live = table.lay(after(60))
        olena.sit(live, 0)
        text = olena.look(f"/match/{live.id}/blue/journal").answer.text
        assert " ?\n" in text
        assert "luck" not in text.partition("--")[0]
        answer = self.bring(olena, text)
        assert (answer.status_code, "exported for one seat" in Page(answer).text) == (400, True)

    def garbage(self, running: str) -> Iterator[tuple[bytes | str, str]]:
        head, _, moves = running.partition("--\n")
        yield "", "no journal of Veche"
        yield "Hello", "no journal of Veche"
        yield f"veche 1\n{SCRIPT}\n--\n== 0\n", "is nothing a journal begins with"
        yield running[: len(running) // 2], "cut off"
        yield b"\xff\xfe\x00v\x00e", "it is not text"
        yield b"PK\x03\x04" + bytes(range(256)), "it is not text"
        yield running.replace("title rurik", "title chess"), "There is no title 'chess'"
        yield running.replace("players 2", "players 7"), "is played by 1, 2, 3, 4"
        yield running.replace("players 2", "players " + "9" * 300), "should be a whole number"
        yield running.replace("players 2", "players " + "9" * 5000), "Line 4 of that journal is too long"
        yield running.replace("luck 5", "luck many"), "should be a whole number"
        yield re.sub("rules [0-9]+", "rules 999", running), "rules version 999"
        yield f"{head}option motto={SCRIPT}\n--\n{moves}", "There is no option 'motto'"
        yield f'{head}start {{"players": 3}}\n--\n{moves}', "this is a position for 3, not for 2"
        yield f"{head}start {{" + '"a":' * 3 + "\n--\n" + moves, "this is not JSON"
        yield f"{head}start " + '{"a":' * 100_000 + "\n--\n" + moves, "nested too deeply"
        yield f"{head}start [1]\n--\n{moves}", "should be an object"
        yield f'{head}start {{"players": {"9" * 5000}}}\n--\n{moves}', "too long to be read"
        yield f'{head}data {{"x": {"[" * 300}{"]" * 300}}}\n--\n{moves}', "nested too deeply"
        yield f'{head}data {{"schemes": {SCRIPT!r}}}\n--\n{moves}', "corrections cannot be used"
        yield f"{head}data {json.dumps({SCRIPT: 1})}\n--\n{moves}", "corrections cannot be used"
        yield head + "--\n" + "1 chance: reveal deed nothing\n" * (LONGEST_JOURNAL + 1) + "== 1\n", "too long"

    def test_that_is_none_is_refused(self, table: Server, olena: Visitor, running: str) -> None:
        before = kept(table)
        for content, told in self.garbage(running):
            answer = self.bring(olena, content)
            assert (answer.status_code, told) == (400, told if told in Page(answer).text else Page(answer).text)
            assert SCRIPT not in answer.text
        assert kept(table) == before

    def test_that_is_missing_is_refused(self, olena: Visitor) -> None:
        assert olena.send("/import").status_code == 400

    def test_that_is_too_large_is_refused(self, table: Server, olena: Visitor) -> None:
        before = kept(table)
        answer = self.bring(olena, b"x" * LARGEST_REQUEST)
        assert (answer.status_code, "more than this table takes" in answer.text) == (413, True)
        assert kept(table) == before

    def test_that_does_not_say_how_large_it_is_gets_no_further(self, table: Server, olena: Visitor) -> None:
        before = kept(table)

        def pour(beginning: bytes) -> Iterator[bytes]:
            yield beginning
            for _ in range(LARGEST_REQUEST // 50_000 + 2):
                yield b"x" * 50_000

        file = b'--b\r\nContent-Disposition: form-data; name="journal"; filename="a"\r\n\r\n'
        answer = olena.http.post("/import", content=pour(file), headers={"content-type": MULTIPART})
        assert (answer.status_code, "more than this table takes" in Page(answer).text) == (413, True)
        for path in ("/import", "/matches", "/match/x/blue/move"):
            answer = olena.http.post(path, content=pour(b"token=x&journal="), headers={"content-type": URLENCODED})
            assert (answer.status_code, "The table cannot read this request" in Page(answer).text) == (400, True)
        assert kept(table) == before


class TestARematch:
    def test_brings_everybody_together_again(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(finished(), [Place(PERSON, "Olena"), Place(PERSON, "Jonas")])
        id = live.id
        olena.sit(live, 0)
        jonas.sit(live, 1)
        assert jonas.look(f"/match/{id}/yellow/next").status == 404, "nobody has asked for one"
        page = olena.go(f"/match/{id}/blue/rematch")
        again = page.path.split("/")[2]
        assert page.path == f"/match/{again}/blue"
        assert again != id
        assert jonas.look(f"/match/{id}/yellow").has("a", href=f"/match/{id}/yellow/next")
        assert jonas.look(f"/match/{id}/yellow/next").path == f"/match/{again}/yellow"
        assert [seat.name for seat in table.store.seats(again)] == ["Olena", "Jonas"]
        old, new = table.store.seats(id), table.store.seats(again)
        assert not {seat.secret for seat in old} & {seat.secret for seat in new}
        assert olena.look(f"/match/{again}/yellow").status == 403

    def test_gives_back_the_seat_that_a_bot_has_played(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(finished(3), [Place(PERSON, "Olena"), Place(PERSON, "Jonas"), Place(BOT, "", "greedy")])
        for seat, who in enumerate((olena, jonas)):
            who.sit(live, seat)
            who.send(f"/match/{live.id}/{SEATS[seat]}/sit", {"how": "bot", "bot": "random"})
        again = olena.go(f"/match/{live.id}/blue/rematch").path.split("/")[2]
        jonas.look(f"/match/{live.id}/yellow/next")
        seats = [(seat.kind, seat.name) for seat in table.store.seats(again)]
        assert seats == [(PERSON, "Olena"), (BOT, "Jonas"), (BOT, "")]
        assert olena.look(f"/match/{again}/blue").status == jonas.look(f"/match/{again}/yellow").status == 200

    def test_is_one_even_if_both_ask_at_once(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(finished())
        id, before = live.id, kept(table)
        olena.sit(live, 0)
        jonas.sit(live, 1)
        assert olena.token != jonas.token
        answers = at_once(
            lambda: olena.send(f"/match/{id}/blue/rematch"), lambda: jonas.send(f"/match/{id}/yellow/rematch")
        )
        assert len({answer.headers["location"] for answer in answers}) == 1
        assert kept(table) == before + 1

    def test_waits_for_the_end(self, table: Server, olena: Visitor) -> None:
        live = table.lay(new_game())
        olena.sit(live, 0)
        assert olena.send(f"/match/{live.id}/blue/rematch").status_code == 409
        assert table.store.match(live.id).next_match is None

    def test_is_not_for_spectators(self, table: Server, olena: Visitor) -> None:
        live = table.lay(finished())
        olena.watch(live)
        assert olena.send(f"/match/{live.id}/watch/rematch").status_code == 403


class TestACurtain:
    def test_hides_nothing_when_the_match_is_over(self, table: Server, olena: Visitor) -> None:
        live = table.lay(finished())
        for seat in (0, 1):
            assert not olena.sit(live, seat).is_curtain
        for what in ("", "/replay?at=9", "/journal", "/view.json"):
            assert not olena.look(f"/match/{live.id}/blue{what}").is_curtain


class TestARestart:
    def test_forgets_nothing(self, own_table: Server, visitors: list[Visitor]) -> None:
        olena, jonas = Visitor(own_table), Visitor(own_table)
        visitors += [olena, jonas]
        id = olena.new_match("me", "open", name="Olena", called="Winter in Kiev")
        jonas.go(f"/match/{id}/take", {"seat": 1, "name": "Jonas"})
        who, seat = ((olena, "blue"), (jonas, "yellow"))[seat_asked(own_table.game(id))]
        who.play(id, seat, "choose leader maria", own_table.store.version(id))
        before = [olena.look(f"/match/{id}/blue"), jonas.look(f"/match/{id}/yellow")]
        for how in (own_table.stop, own_table.kill):
            how()
            own_table.start()
            after = [olena.look(f"/match/{id}/blue"), jonas.look(f"/match/{id}/yellow")]
            assert [page.version for page in after] == [page.version for page in before]
            assert [page.moves for page in after] == [page.moves for page in before]
            assert "Winter in Kiev" in olena.look().text
            assert jonas.look().has("input", name="name", value="") or "Jonas" in after[1].text
        who, seat = ((olena, "blue"), (jonas, "yellow"))[seat_asked(own_table.game(id))]
        answer = who.play(id, seat, "choose leader boris", own_table.store.version(id))
        assert answer.status_code == 200, "the form of a page from before still counts"
        assert "Traceback" not in own_table.said()
