"""Talk at the table: lines and reactions, limited, escaped, kept with the match and never in its journal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from tests.table.games import after
from tests.table.in_process import Table
from tests.table.visitor import Element, Page, Visitor
from veche.store.records import BOT, PERSON
from veche.store.schema import talk as talk_table
from veche.store.talk import Said, Talk
from veche.table import talk
from veche.table.attendance import GRACE, Attendance
from veche.table.matches import LiveMatch, Place

pytestmark = pytest.mark.both

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


@pytest.fixture
def live(table: Table) -> LiveMatch:
    return table.lay(after(30), PEOPLE)


@pytest.fixture
def olena(table: Table, live: LiveMatch) -> Visitor:
    who = table.visitor()
    who.sit(live, 0)
    return who


@pytest.fixture
def jonas(table: Table, live: LiveMatch) -> Visitor:
    who = table.visitor()
    who.sit(live, 1)
    return who


def say(who: Visitor, live: LiveMatch, text: str, seat: str = "blue") -> int:
    """Say a line as the page's script does: 204 if it was said, 200 with the reason if not."""
    return who.send(f"/match/{live.id}/{seat}/talk", {"how": "say", "text": text}, part=True).status_code


def react(who: Visitor, live: LiveMatch, how: str, seat: str = "blue") -> int:
    return who.send(f"/match/{live.id}/{seat}/talk", {"how": how}, part=True).status_code


def lines(table: Table, live: LiveMatch) -> list[tuple[int, str, str]]:
    """What was said, the oldest first: by which seat, the text or the reaction, under which name."""
    found = table.hall.talk.last(live.id, 1000)
    return [(one.seat, one.text or one.reaction, one.name) for one in reversed(found)]


def shown(page: Page) -> list[Element]:
    return [one for one in page.elements if one["id"].startswith("said-")]


def later(table: Table, seconds: float) -> None:
    """All that was said was said so long ago."""
    with table.store.engine.begin() as connection:
        connection.execute(update(talk_table).values(said=talk_table.c.said - seconds))


class TestWhatIsSaid:
    def test_is_read_by_all_and_stands_in_no_journal(
        self, table: Table, live: LiveMatch, olena: Visitor, jonas: Visitor
    ) -> None:
        version = live.now.version
        assert say(olena, live, "Kiev is mine this time.") == 204
        assert react(jonas, live, "ouch", "yellow") == 204
        assert lines(table, live) == [(0, "Kiev is mine this time.", "Olena"), (1, "ouch", "Jonas")]
        page = jonas.look(f"/match/{live.id}/yellow")
        assert "Kiev is mine this time." in page.text
        assert [one["data-reaction"] for one in shown(page)] == ["ouch", ""], "the newest first"
        watcher = table.visitor()
        assert "Kiev is mine this time." in watcher.watch(live).text
        assert table.matches.get(live.id).now.version == version
        for who, seat in ((olena, "blue"), (watcher, "watch")):
            assert "Kiev is mine" not in who.look(f"/match/{live.id}/{seat}/journal").answer.text
        assert all("Kiev is mine" not in line.text for line in table.store.lines(live.id))

    def test_outlasts_a_restart_and_goes_with_the_match(self, table: Table, live: LiveMatch, olena: Visitor) -> None:
        say(olena, live, "Good evening")
        table.forget_all()
        table.hall.lines._kept.clear()
        assert "Good evening" in olena.look(f"/match/{live.id}/blue").text
        table.matches.remove(table.matches.get(live.id))
        assert lines(table, live) == []

    def test_keeps_the_name_under_which_it_was_said(self, table: Table, live: LiveMatch, olena: Visitor) -> None:
        say(olena, live, "Good evening")
        olena.send(f"/match/{live.id}/blue/sit", {"how": "rename", "name": "Olha"})
        say(olena, live, "It is me")
        assert [name for _, _, name in lines(table, live)] == ["Olena", "Olha"]

    def test_is_shown_to_a_crowd_that_watches_at_once(self, table: Table, live: LiveMatch, olena: Visitor) -> None:
        watcher = table.visitor()
        watcher.watch(live)
        assert "Good evening" not in watcher.look(f"/match/{live.id}/watch", part=True).text
        say(olena, live, "Good evening")
        page = watcher.look(f"/match/{live.id}/watch", part=True)
        assert "Good evening" in page.text
        assert not page.forms, "whoever watches only reads"

    def test_comes_without_script_too_and_shows_the_talk(self, table: Table, live: LiveMatch, olena: Visitor) -> None:
        page = olena.go(f"/match/{live.id}/blue/talk", {"how": "say", "text": "Good evening"})
        assert (page.status, page.answer.url.query) == (200, b"side=talk")
        assert page.has("input", id="side-talk", checked="")
        assert not page.has("input", id="side-story", checked="")
        assert not page.has("meta", **{"http-equiv": "refresh"}), "nobody is interrupted while writing"
        assert "token" in page.form(f"/match/{live.id}/blue/talk").fields


class TestAttacks:
    @pytest.mark.parametrize(
        ("sent", "kept"),
        [
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ('"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'),
            ("<!--|--><b data-same>", "<!--|--><b data-same>"),
            ("\u202e\u2066evil\u2069", "evil"),
            ("\x00\x07a\u200bb\ufeff\n\n c\r", "ab c"),
            ("{{ 7 * 7 }} { $name }", "{{ 7 * 7 }} { $name }"),
        ],
    )
    def test_are_text(
        self, table: Table, live: LiveMatch, olena: Visitor, jonas: Visitor, sent: str, kept: str
    ) -> None:
        assert say(olena, live, sent) == 204
        assert lines(table, live) == [(0, kept, "Olena")]
        for part in (False, True):
            page = jonas.look(f"/match/{live.id}/yellow", part=part)
            assert page.status == 200
            assert not page.has("img")
            assert not any(one["onerror"] for one in page.elements)
            assert [one.tag for one in page.elements].count("script") == (0 if part else 2)
            assert kept in page.text

    @pytest.mark.parametrize("letters", [201, 1999, 10_000, 300_000])
    def test_of_many_letters_are_refused(self, table: Table, live: LiveMatch, olena: Visitor, letters: int) -> None:
        assert say(olena, live, "x" * letters) in (400, 200)
        assert lines(table, live) == []
        assert say(olena, live, "x" * 200) == 204

    @pytest.mark.parametrize("text", ["", " \n ", "\u202e\u200b"])
    def test_of_nothing_say_nothing(self, table: Table, live: LiveMatch, olena: Visitor, text: str) -> None:
        assert say(olena, live, text) == 204
        assert lines(table, live) == []

    def test_from_other_seats_and_from_nowhere_are_refused(
        self, table: Table, live: LiveMatch, olena: Visitor, jonas: Visitor
    ) -> None:
        assert say(olena, live, "I am Jonas", "yellow") == 403
        assert say(olena, live, "I watch", "watch") == 403
        stranger = table.visitor()
        assert say(stranger, live, "Let me in") == 403
        assert olena.http.post(f"/match/{live.id}/blue/talk", data={"how": "say", "text": "x"}).status_code == 403
        assert react(olena, live, "<b>") == 200
        assert olena.send(f"/match/{live.id}/blue/talk", {"how": "hm", "text": "x"}).status_code == 400
        assert lines(table, live) == []

    def test_of_many_lines_and_reactions_are_slowed_down(
        self, table: Table, live: LiveMatch, olena: Visitor, jonas: Visitor
    ) -> None:
        said = [say(olena, live, f"line {number}") for number in range(talk.LINES_A_MINUTE + 2)]
        assert said == [204] * talk.LINES_A_MINUTE + [200, 200]
        assert say(jonas, live, "and I?", "yellow") == 204, "each for themselves"
        assert [react(olena, live, "ouch"), react(olena, live, "well")] == [204, 200]
        later(table, 4)
        assert [react(olena, live, "well"), say(olena, live, "more")] == [204, 200]
        later(table, 60)
        assert say(olena, live, "more") == 204
        numbers = [one.number for one in table.hall.talk.last(live.id, 100)]
        assert numbers == list(range(len(numbers), 0, -1)), "what was refused leaves no gap"
        answer = olena.send(f"/match/{live.id}/blue/talk", {"how": "ouch"})
        assert answer.status_code == 303


class TestSilence:
    def test_is_decided_by_whoever_set_up_the_match(self, table: Table) -> None:
        olena, jonas = table.visitor(), table.visitor()
        id = olena.new_match("me", "link")
        jonas.come(table.store.seats(id)[1].secret)
        live = table.matches.get(id)
        assert jonas.send(f"/match/{id}/yellow/talk", {"how": "hush"}).status_code == 403
        assert olena.send(f"/match/{id}/blue/talk", {"how": "hush"}).status_code == 303
        assert say(jonas, live, "Hello?", "yellow") == 200
        assert not jonas.look(f"/match/{id}/yellow").has("input", id="say")
        olena.send(f"/match/{id}/blue/talk", {"how": "allow"})
        assert say(jonas, live, "Hello!", "yellow") == 204
        assert jonas.look(f"/match/{id}/yellow").has("input", id="say")

    def test_can_be_chosen_before_anybody_sits_down(self, table: Table) -> None:
        olena = table.visitor()
        assert olena.look("/").has("input", name="silent")
        id = olena.new_match("me", "link", silent="1")
        assert say(olena, table.matches.get(id), "Hello?") == 200
        assert not olena.look(f"/match/{id}/blue").has("input", id="say")
        olena.send(f"/match/{id}/blue/talk", {"how": "allow"})
        assert say(olena, table.matches.get(id), "Hello!") == 204

    def test_is_a_devices_own_business_too(self, live: LiveMatch, olena: Visitor, jonas: Visitor) -> None:
        say(olena, live, "Good evening")
        jonas.send(f"/match/{live.id}/yellow/talk", {"how": "quiet"})
        assert "Good evening" not in jonas.look(f"/match/{live.id}/yellow").text
        assert "Good evening" in olena.look(f"/match/{live.id}/blue").text
        jonas.send(f"/match/{live.id}/yellow/talk", {"how": "listen"})
        assert "Good evening" in jonas.look(f"/match/{live.id}/yellow").text

    def test_of_one_who_watches_is_not_that_of_the_crowd(self, table: Table, live: LiveMatch, olena: Visitor) -> None:
        say(olena, live, "Good evening")
        quiet, other = table.visitor(), table.visitor()
        quiet.watch(live)
        quiet.send(f"/match/{quiet.new_match('me', 'link')}/blue/talk", {"how": "quiet"})
        other.watch(live)
        for who in (quiet, other):
            assert "Good evening" in who.look(f"/match/{live.id}/watch", part=True).text

    def test_is_among_programs(self, table: Table) -> None:
        alone = table.lay(after(30), [Place(PERSON, "Olena"), Place(BOT, "", "random")])
        who = table.visitor()
        who.sit(alone, 0)
        assert not who.look(f"/match/{alone.id}/blue").has("input", id="side-talk")


class TestAttendance:
    def test_is_of_open_pages_with_some_grace(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock = [1000.0]
        monkeypatch.setattr("veche.table.attendance.time.time", lambda: clock[0])
        there = Attendance()
        assert there.is_away("m", 0), "nobody has come"
        assert there.left("m", 0) is None
        assert there.come("m", [0, 1]), "somebody who was away"
        assert not there.come("m", [0]), "another page of theirs"
        there.go("m", [0, 1])
        assert not there.is_away("m", 0), "one page is still open"
        assert not there.is_away("m", 1), "just now"
        clock[0] += GRACE
        assert there.is_away("m", 1)
        assert there.left("m", 1) == 1000.0
        assert not there.is_away("m", 0)

    def test_is_told_to_whoever_sits_at_the_table(
        self, table: Table, live: LiveMatch, olena: Visitor, jonas: Visitor
    ) -> None:
        page = olena.look(f"/match/{live.id}/blue")
        assert "Jonas away" in page.text
        table.hall.attendance.come(live.id, [1])
        assert "Jonas is here" in olena.look(f"/match/{live.id}/blue").text
        assert not table.visitor().watch(live).has("ul", **{"class": "here"})


def test_lines_of_two_at_once_have_numbers_of_their_own(table: Table, live: LiveMatch) -> None:
    store = Talk(table.store.engine)
    for number in range(3):
        assert store.say(Said(live.id, 99, number % 2, "x", "text", "", 10.0 + number), 0, 5)
    assert [one.number for one in store.last(live.id, 2)] == [3, 2]
