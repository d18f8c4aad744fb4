"""The first game: a match against a bot with a guide beside the questions of the first round."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.games import after, new_game, seat_asked
from tests.table.server import ME, Server
from tests.table.visitor import Page, Visitor
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of
from veche.store.records import BOT, PERSON
from veche.table.guide import FIRST_CHAPTER, has_guide
from veche.table.matches import Place

SEATS = ("blue", "yellow")
GUIDED = [meta.id for meta in titles.metas() if has_guide(titles.words(meta.id))]
LONGEST_NOTE = 190
"""Two lines of a wide table."""


def notes_of(title: str) -> dict[str, str]:
    words = titles.title(title).words()
    return {name.removeprefix("guide-"): words.say(name) for name in words.entries if name.startswith("guide-")}


def note_on(page: Page) -> bool:
    return page.has("aside", id="guide")


class TestANote:
    def test_every_title_of_ours_has_a_guide(self) -> None:
        assert {"rurik", "rurik2", "stroganov"} <= set(GUIDED)

    @pytest.mark.parametrize("title", GUIDED)
    def test_is_there_for_every_question_of_the_first_round(self, title: str) -> None:
        notes, asked = notes_of(title), set()
        for seed in range(25):
            game: Game[Any] = Game(titles.title(title), Setup(2), seed)
            dice = Random(seed)
            while not game.is_over and title_of(game).chapter(game.state) <= FIRST_CHAPTER:
                assert game.ask is not None
                asked.add(game.ask.procedure)
                game.play(dice.choice(game.moves.numbers))
        assert asked - set(notes) == set()
        assert {"waiting", "done"} <= set(notes)

    @pytest.mark.parametrize("title", GUIDED)
    def test_belongs_to_a_question_and_is_short(self, title: str) -> None:
        words, notes = titles.title(title).words(), notes_of(title)
        asked = [name.removeprefix("ask-") for name in words.entries if name.startswith("ask-")]
        loose = {name for name in notes if not any(f"{name}-".startswith(f"{one}-") for one in asked)}
        assert loose == {"waiting", "done"}
        assert {name: text for name, text in notes.items() if len(text) > LONGEST_NOTE} == {}


class TestAFirstGame:
    def test_is_one_click_away(self, table: Server, olena: Visitor) -> None:
        form = olena.look("/?title=rurik").form("/first-game")
        assert form.fields["title"] == "rurik"
        page = olena.go(form.action, form.fields | {"name": "Olena"})
        id = page.path.split("/")[2]
        seats = table.store.seats(id)
        assert [(seat.kind, seat.name, seat.bot) for seat in seats] == [(PERSON, "Olena", None), (BOT, "", "otrok")]
        assert page.path == f"/match/{id}/blue"
        assert page.has("aside", id="lesson")

    def test_is_not_offered_where_there_is_no_guide(self, olena: Visitor) -> None:
        offered = [form.fields["title"] for form in olena.look("/?title=fair").forms if form.action == "/first-game"]
        assert offered == ["rurik", "rurik2", "stroganov"]
        answer = olena.send("/first-game", {"title": "fair"})
        assert (answer.status_code, "has no guide" in Page(answer).text) == (400, True)

    def test_explains_what_is_asked_and_what_to_do_meanwhile(self, table: Server, olena: Visitor) -> None:
        game, notes = new_game(), notes_of("rurik")
        asked = seat_asked(game)
        for seat, note in ((asked, notes["choose-leader"]), (1 - asked, notes["waiting"])):
            places = [Place(PERSON, guided=one == seat) for one in range(2)]
            assert note in olena.sit(table.lay(game, places), seat).text

    def test_is_for_whoever_wants_it(self, table: Server, olena: Visitor, jonas: Visitor) -> None:
        live = table.lay(new_game(), [Place(PERSON, guided=True), ME])
        assert note_on(olena.sit(live, 0))
        assert not note_on(jonas.sit(live, 1))
        assert not note_on(jonas.watch(live))
        id = live.id
        olena.send(f"/match/{id}/blue/sit", {"how": "unguided"})
        assert not note_on(olena.look(f"/match/{id}/blue"))
        assert not note_on(olena.look(f"/match/{id}/blue/replay"))

    def test_goes_on_without_a_guide_after_the_round_that_follows(self, table: Server, olena: Visitor) -> None:
        notes = notes_of("rurik")
        shown = []
        for chapter in (2, 3):
            game = after(0)
            dice = Random(5)
            while title_of(game).chapter(game.state) < chapter:
                game.play(dice.choice(game.moves.numbers))
            page = olena.sit(table.lay(game, [Place(PERSON, guided=True), ME]), 0)
            shown.append((note_on(page), notes["done"] in page.text))
        assert shown == [(True, True), (False, False)]

    @pytest.mark.parametrize(("title", "position"), [
        ("rurik", {"board": {"build": [None, None, {"seat": "blue", "advisor": 1}]},
                   "seats": {"blue": {"coins": 0, "troops": {"kiev": 1}}}}),
        ("rurik2", {"board": {"build": [None, None, {"seat": "blue", "disc": 1}]},
                    "seats": {"blue": {"coins": 0, "troops": {"kyiv": 1}}}}),
    ])  # fmt: skip
    def test_does_not_advise_what_cannot_be_paid(
        self, title: str, position: dict[str, Any], table: Server, olena: Visitor
    ) -> None:
        start = {"title": title, "at": "turn", "seat": "blue", **position}
        game: Game[Any] = Game(titles.title(title), Setup(2), 1, start=start)
        page = olena.sit(table.lay(game, [Place(PERSON, guided=True), ME]), 0)
        assert "The golden space costs more coins than you have" in page.text
        assert "Press Act" not in page.text

    @pytest.mark.parametrize(("title", "bid", "note"), [
        ("rurik", "advisor", "The action of the golden space can do nothing now, so forfeit it for a coin."),
        ("rurik2", "disc", "Nothing can be done with the golden space now, so skip it for a coin."),
    ])  # fmt: skip
    def test_does_not_advise_what_can_do_nothing(
        self, title: str, bid: str, note: str, table: Server, olena: Visitor
    ) -> None:
        start = {
            "title": title, "at": "turn", "seat": "blue", "board": {"attack": [{"seat": "blue", bid: 1}]},
            "seats": {"blue": {"troops": {"smolensk": 1}}}, "regions": {"smolensk": {"rebels": 0}},
        }  # fmt: skip
        game: Game[Any] = Game(titles.title(title), Setup(2), 1, start=start)
        page = olena.sit(table.lay(game, [Place(PERSON, guided=True), ME]), 0)
        assert note in page.text
        assert "and there is no coin for it" in page.text
        assert "Press Act" not in page.text

    @pytest.mark.parametrize(("title", "length"), [
        ("rurik", "four rounds"), ("rurik2", "three rounds"), ("stroganov", "four years"),
    ])  # fmt: skip
    def test_its_last_note_is_true_as_long_as_it_is_shown(self, title: str, length: str) -> None:
        """It stays through the whole second round, so it counts no rounds that are still to come."""
        last = notes_of(title)["done"]
        assert f"The game has {length}; then whoever has the most points " in last
        assert " more" not in last

    @pytest.mark.parametrize("wished", [True, False])
    @pytest.mark.parametrize(
        ("card", "place", "before", "offered", "note", "usual"),
        [
            ("S9", "second", [], "village ob", "any fur thanks to your wish S9", "else the fur shown above the region"),
            ("A14", "main", ["hunt 3 2"], "hunt 3 3", "Thanks to your wish A14", "For a coin you may"),
            ("A8", "basic", [], "hunt 3 4", "Thanks to your wish A8", "each lower one skipped costs a horse"),
        ],
    )
    def test_knows_the_wishes_that_make_something_cost_less(
        self, card: str, place: str, before: list[str], offered: str, note: str, usual: str, wished: bool,
        table: Server, olena: Visitor,
    ) -> None:  # fmt: skip
        row = ["LS1", "LS2", {"tile": "LS3", "furs": [2, 3, 4]}, "LS4", "LS5", "L01", "L02", "L03"]
        blue = {"at": 3, "furs": [7], "coins": 0 if wished else 1, "fulfilled": [card] if wished else []}
        start = {"title": "stroganov", "at": place, "seat": "blue", "row": row, "seats": {"blue": blue}}
        game: Game[Any] = Game(titles.title("stroganov"), Setup(2), 1, start=start)
        for move in before:
            game.play(move)
        assert offered in game.moves or not wished
        page = olena.sit(table.lay(game, [Place(PERSON, guided=True), ME]), 0)
        assert (note in page.text, usual in page.text) == (wished, not wished)
