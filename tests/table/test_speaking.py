"""Every browser reads its own language: the one it likes, until it is told another; so does every seat of a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.at_random import at_random
from tests.table.in_process import Table
from tests.table.visitor import Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language import languages
from veche.language.languages import Language, offered
from veche.store.records import PERSON
from veche.table.hall import Hall
from veche.table.matches import LiveMatch, Place
from veche.titles.rurik.first.title import TITLE


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table that offers German, whether it is whole or not."""
    german = Language("de", "Deutsch", "ltr", "de_DE", True)
    monkeypatch.setattr(languages, "languages", lambda: {"en": languages._read("en"), "de": german})
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


def reader(table: Table, accepted: str = "", told: str = "") -> Visitor:
    """Somebody whose browser would like these languages, or was told one."""
    visitor = table.visitor()
    visitor.http.headers["accept-language"] = accepted
    if told:
        visitor.http.cookies.set("language", told)
    return visitor


def a_match(table: Table) -> LiveMatch:
    game = next(game for game in at_random(Game(TITLE, Setup(2), 5), 5) if game.version >= 30 and game.asked == "blue")
    return table.lay(game, [Place(PERSON, "Olena"), Place(PERSON, "")])


@pytest.mark.parametrize(
    ("accepted", "told", "spoken"),
    [("", "", "en"), ("de-CH,de;q=0.9,en;q=0.8", "", "de"), ("fr", "", "en"), ("de", "en", "en"), ("en", "xx", "en")],
)
def test_a_page_speaks_the_language_of_the_browser(table: Table, accepted: str, told: str, spoken: str) -> None:
    page = reader(table, accepted, told).look("/")
    assert page.has("html", lang=spoken, dir="ltr")


def test_a_device_remembers_the_language_it_was_told(table: Table) -> None:
    visitor = reader(table, "de")
    page = visitor.look("/language?back=/about")
    form = page.form("/language")
    assert page.has("button", name="code", value="en", lang="en")
    answer = visitor.http.post("/language", data={**form.fields, "code": "en"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/about")
    assert visitor.look("/").has("html", lang="en")


@pytest.mark.parametrize("back", ["https://example.org/", "//example.org", "/\\example.org", "about"])
def test_no_form_leads_away_from_the_table(table: Table, back: str) -> None:
    visitor = reader(table)
    form = visitor.look("/language").form("/language")
    answer = visitor.http.post("/language", data={**form.fields, "code": "de", "back": back})
    assert answer.headers["location"] == "/"


def test_a_language_that_nobody_offers_is_refused(table: Table) -> None:
    visitor = reader(table)
    form = visitor.look("/language").form("/language")
    assert visitor.http.post("/language", data={**form.fields, "code": "qps"}).status_code == 400


def test_seats_of_one_match_and_whoever_watches_read_their_own_languages(table: Table) -> None:
    live = a_match(table)
    base = f"/match/{live.now.match.id}"
    made_up, english, watching = reader(table, told="qps"), reader(table), reader(table, told="qps")
    made_up.sit(live, 0)
    english.sit(live, 1)
    texts = {}
    for _ in range(2):  # what was remembered of one must not be shown to the other
        texts["blue"] = made_up.look(f"{base}/blue").text
        texts["yellow"] = english.look(f"{base}/yellow").text
        texts["watch"] = watching.watch(live).text
        texts["crowd, made up"] = watching.look(f"{base}/watch", part=True).text
        texts["crowd"] = _watching(table, live)
        for who, text in texts.items():
            assert ("Ćĥŕóńíćĺéééé" in text, "Chronicle" in text) == (
                who not in ("yellow", "crowd"),
                who in ("yellow", "crowd"),
            )
    assert "Ýéĺĺóŵŵŵ" in texts["blue"]
    assert "Yellow" not in texts["blue"]
    assert "Yellow" in texts["yellow"] or "You" in texts["yellow"]


def _watching(table: Table, live: LiveMatch) -> str:
    visitor = reader(table)
    visitor.watch(live)
    return visitor.look(f"/match/{live.now.match.id}/watch", part=True).text


def test_what_is_wrong_is_told_in_the_language_of_the_reader(table: Table) -> None:
    assert "nothing at this address" in reader(table).look("/nowhere").text
    assert "ńóťĥíńĝĝĝ" in reader(table, told="qps").look("/nowhere").text.lower()
    assert "Diese Partie gibt es nicht." in reader(table, "de").look("/match/none").text


def test_a_mistake_that_lists_many_things_is_told_in_the_language_of_the_reader(table: Table) -> None:
    live = a_match(table)
    told = {}
    for language in offered():
        seat = reader(table, language)
        seat.sit(live, 0)
        base = f"/match/{live.now.match.id}/blue"
        answer = seat.http.post(f"{base}/move", data={**seat.look(base).form("/move").fields, "move": "advisor 9"})
        assert (language, answer.status_code) == (language, 422)
        unknown = seat.look("/rules/rurikk")
        assert (language, unknown.status) == (language, 404)
        assert ", ".join(titles.names()) in unknown.text
        told[language] = answer.text
    assert "is not a move of this game" in told["en"]
    assert "ist kein Zug dieses Spiels" in told["de"]


def test_even_a_mistake_of_the_tables_own_is_told_in_the_language_of_the_reader(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*given: object) -> None:
        raise ValueError("of its own")

    monkeypatch.setattr(Hall, "page", stumble)
    for accepted, told, says in (
        ("en", "", "The table made a mistake of its own."),
        ("de-AT", "", "Der Tisch hat selbst einen Fehler gemacht."),
        ("en", "de", "Der Tisch hat selbst einen Fehler gemacht."),
    ):
        answer = reader(table, accepted, told).http.get("/")
        assert (answer.status_code, answer.text.startswith(says)) == (500, True)


def test_what_a_match_says_of_itself_is_said_in_the_language_of_the_reader(table: Table) -> None:
    game = a_match(table).now.game
    live = table.matches.keep(game, "Again", [Place(PERSON, "Olena"), Place(PERSON, "")], ("elsewhere", 12))
    made_up, english = reader(table, told="qps"), reader(table)
    made_up.sit(live, 0)
    english.sit(live, 1)
    base = f"/match/{live.now.match.id}"
    assert "version 12 of another match" in english.look(f"{base}/yellow").text
    assert "12 óƒƒ áńóťĥéŕŕŕŕ" in made_up.look(f"{base}/blue").text
