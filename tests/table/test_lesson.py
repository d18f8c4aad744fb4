"""Lessons: what the script of a title says is what the program offers and what lies on the table at that moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.messages import texts
from tests.table.server import Server
from tests.table.visitor import Page, Visitor
from veche import titles
from veche.drawing.parts import whole
from veche.kernel.outcome import Outcome
from veche.shelf.lesson import READER, Lesson
from veche.shelf.title import title_of
from veche.store.browsers import Remembered
from veche.store.open import open_store
from veche.store.records import BOT, PERSON
from veche.table import guide
from veche.table.lesson import Shown, begun, is_other, just_left, next_line, place, shown
from veche.table.matches import LiveMatch, Matches, Place
from veche.table.scenes import look
from veche.table.standpoint import Standpoint
from veche.titles.rurik.first.end_of_game import outcome as rurik_sheet
from veche.titles.rurik.second.end_of_game import outcome as rurik2_sheet

TAUGHT = [meta.id for meta in titles.metas() if titles.title(meta.id).lesson() is not None]
PLACES = [Place(PERSON, "Olena", guided=True), Place(BOT, "", "random")]
SHEETS: dict[str, Callable[[Any], Outcome]] = {"rurik": rurik_sheet, "rurik2": rurik2_sheet}
LONGEST = 260
"""What still is a sentence or two in a bubble."""


def lesson_of(title: str) -> Lesson:
    lesson = titles.title(title).lesson()
    assert lesson is not None
    return lesson


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    store = open_store(str(tmp_path / "data"))
    matches = Matches(store)
    yield matches
    matches.close()
    store.engine.dispose()


def begin(matches: Matches, title: str) -> LiveMatch:
    return matches.keep(begun(titles.title(title), lesson_of(title)), "First game", PLACES)


def step_by_step(matches: Matches, title: str) -> Iterator[tuple[LiveMatch, Shown | None]]:
    """The whole script, played by everybody: the match before each decision, and what the reader sees then."""
    live = begin(matches, title)
    while (line := next_line(live.now)) is not None:
        yield live, shown(live.now, READER)
        asked = live.now.asked()
        assert asked is not None
        matches.play(live, asked.seat, live.now.version, line.move)
    yield live, shown(live.now, READER)


def here(live: LiveMatch) -> Standpoint:
    return Standpoint(live.now, live.now.game.seat_name(READER), READER, [], Remembered())


def drawn(live: LiveMatch) -> set[str]:
    """The names of everything in the drawing that can be pointed at."""
    main = str(whole(look(here(live), live.now.version).drawing.table))
    return {name for names in re.findall(r'data-pick="([^"]*)"', main) for name in names.split()}


@pytest.mark.parametrize("title", TAUGHT)
class TestALesson:
    def test_asks_only_for_what_is_possible_then(self, title: str, matches: Matches) -> None:
        for live, step in step_by_step(matches, title):
            line, ask = next_line(live.now), live.now.ask
            assert ask is not None
            if line is not None:
                assert line.move in [live.now.game.rules.catalogue.text(move) for move in ask.moves]
                assert bool(line.step) == (ask.seat == READER)
                assert step is not None
                assert (step.move == line.move) == bool(line.step)

    def test_lights_only_what_is_drawn(self, title: str, matches: Matches) -> None:
        for live, step in step_by_step(matches, title):
            assert step is not None
            if step.move:
                lights = {*step.lights, *step.reckoned_lights}
                assert (step.move, lights - drawn(live)) == (step.move, set())

    def test_says_at_each_step_what_to_do_and_why(self, title: str, matches: Matches) -> None:
        for _, step in step_by_step(matches, title):
            assert step is not None
            if step.move:
                said = [step.head, step.said, step.do, step.why, step.label]
                assert all(said), step
                assert not [one for one in said if "lesson" in one or len(one) > LONGEST]

    def test_ends_with_the_first_chapter(self, title: str, matches: Matches) -> None:
        last = None
        for last, step in step_by_step(matches, title):
            chapter = title_of(last.now.game).chapter(last.now.game.state)
            assert step is not None
            assert (chapter > guide.FIRST_CHAPTER) == step.ended
        assert last is not None
        assert step is not None
        assert step.said
        assert step.number == step.steps

    def test_tells_the_goal_with_the_figures_of_the_rules(self, title: str, matches: Matches) -> None:
        step = shown(begin(matches, title).now, READER)
        assert step is not None
        assert step.begins
        played = titles.title(title)
        figures = played.figures(played.rules())
        assert [row.number for row in step.goal] == [figures[one.most] for one in lesson_of(title).sources]
        assert not [row for row in step.goal if row.name.startswith("lesson") or row.said.startswith("lesson")]

    def test_reckons_once_what_this_table_brings(self, title: str, matches: Matches) -> None:
        reckoned = [step for _, step in step_by_step(matches, title) if step is not None and step.reckoned]
        assert len(reckoned) == 1
        said = [text for row in reckoned[0].reckoned for text in (row.name, row.said)]
        assert not [text for text in said if text.startswith("lesson")]

    def test_writes_no_number_by_hand(self, title: str) -> None:
        words = titles.title(title).words()
        lessons = {name: source for name, source in words.entries.items() if name.startswith("lesson-")}
        by_hand = {name for name, source in lessons.items() for text in texts(source) if re.search(r"\d", text)}
        assert by_hand == set()

    def test_says_every_sentence_it_has(self, title: str) -> None:
        words, lesson = titles.title(title).words(), lesson_of(title)
        steps = {line.step for line in lesson.script if line.step} | {"end", "aim", "reckoned"}
        known = {f"lesson-{step}{part}" for step in steps for part in ("", "-head", "-do", "-why", "-total")}
        rest = {name for name in words.entries if name.startswith("lesson-")} - known
        assert {name for name in rest if not name.startswith(("lesson-source-", "lesson-reckoned-"))} == set()

    def test_explains_every_other_choice_and_goes_on_if_somebody_insists(self, title: str, matches: Matches) -> None:
        others = 0
        for live, step in step_by_step(matches, title):
            now, line = live.now, next_line(live.now)
            if line is None or not line.step or now.ask is None:
                continue
            for number in now.ask.moves:
                move = now.game.rules.catalogue.text(number)
                assert is_other(now, READER, now.version, move) == (move != line.move)
                if move == line.move:
                    continue
                others += 1
                told = shown(now, READER, move)
                assert told is not None
                assert step is not None
                assert (told.instead, told.do) == (move, step.do)
                game = now.game.copy()
                game.play(move)
                left = now.after(game, game.ask, 0.0)
                assert place(left, lesson_of(title)) is None
                assert shown(left, READER) is None
                assert next_line(left) is None
                assert just_left(left)
                assert left.ask is not None
                note = guide.note(Standpoint(left, "", READER, [], Remembered()))
                assert note
        assert others > 20


def around_the_reckoning(matches: Matches, title: str) -> tuple[dict[str, int], list[Any]]:
    """What each row of the reckoning brings, and the states at each step from the one before it to the end."""
    brings: dict[str, int] = {}
    states: list[Any] = []
    for live, step in step_by_step(matches, title):
        game = live.now.game
        if step is not None and step.reckoned:
            brings = {row.name: row.brings for row in lesson_of(title).reckoning(game.rules, game.state)}
        elif not brings:
            states.clear()
        states.append(game.rules.copy(game.state))
    return brings, states


class TestWhatIsReckoned:
    @pytest.mark.parametrize("title", SHEETS)
    def test_is_what_the_tracks_are_worth_and_what_was_earned(self, title: str, matches: Matches) -> None:
        brings, (before, now, *_) = around_the_reckoning(matches, title)
        points = {line.heading: line.points for line in SHEETS[title](now).lines[READER]}
        # At the end the agenda may bring a Merit that Govern does not count yet.
        tracks = [name for name in brings if name not in ("income", "govern")]
        assert {name: brings[name] for name in tracks} == {name: points[f"{name}-track"] for name in tracks}
        assert now.coins[READER] - before.coins[READER] == brings["income"]

    def test_is_what_winter_brings(self, matches: Matches) -> None:
        brings, states = around_the_reckoning(matches, "stroganov")
        before, end = states[0], states[-1]
        assert end.horses[READER] - before.horses[READER] == brings["horses"]
        assert end.vp[READER] - before.vp[READER] == brings["song"]
        assert max(state.story[READER] for state in states) - before.story[READER] == brings["stories"]


class TestWhoTakesALesson:
    def first_game(self, visitor: Visitor, title: str) -> Page:
        form = visitor.look(f"/?title={title}").form("/first-game")
        return visitor.go(form.action, form.fields | {"name": "Olena"})

    @pytest.mark.parametrize("title", TAUGHT)
    def test_is_told_the_goal_and_the_first_step(self, title: str, table: Server, olena: Visitor) -> None:
        page = self.first_game(olena, title)
        assert page.has("details", id="lesson-goal")
        assert page.has("aside", id="lesson")
        assert not page.has("aside", id="guide")

    @pytest.mark.parametrize("title", TAUGHT)
    def test_may_choose_otherwise_and_nothing_happens_until_they_insist(
        self, title: str, table: Server, olena: Visitor
    ) -> None:
        page = self.first_game(olena, title)
        id, asked = page.path.split("/")[2], lesson_of(title)
        first = next(line for line in asked.script if line.step)
        other = next(move for move in page.moves if move != first.move)
        fields: dict[str, Any] = {"move": other, "version": page.version}
        told = olena.go(f"/match/{id}/blue/move", fields)
        assert (told.version, "only not yet" in told.text) == (page.version, True)
        left = olena.go(f"/match/{id}/blue/move", fields | {"anyway": "1"})
        assert left.version > page.version
        assert not left.has("aside", id="lesson")
        assert left.has("aside", id="guide")

    def test_finds_it_again_where_it_was_left(self, table: Server, olena: Visitor) -> None:
        page = self.first_game(olena, TAUGHT[0])
        id = page.path.split("/")[2]
        first = next(line for line in lesson_of(TAUGHT[0]).script if line.step)
        olena.go(f"/match/{id}/blue/move", {"move": first.move, "version": page.version})
        table.kill()
        table.start()
        again = olena.look(f"/match/{id}/blue")
        assert again.has("aside", id="lesson")
        assert "Step 2 of" in again.text

    def test_takes_nothing_back_but_may_leave(self, table: Server, olena: Visitor) -> None:
        page = self.first_game(olena, TAUGHT[0])
        id = page.path.split("/")[2]
        told = olena.go(f"/match/{id}/blue/undo", {"how": "ask", "version": page.version})
        assert "nothing needs to be taken back" in told.text
        olena.send(f"/match/{id}/blue/sit", {"how": "unguided"})
        assert not olena.look(f"/match/{id}/blue").has("aside", id="lesson")

    def test_has_it_for_themselves(self, table: Server, olena: Visitor) -> None:
        id = self.first_game(olena, TAUGHT[0]).path.split("/")[2]
        assert not olena.look(f"/match/{id}/watch").has("aside", id="lesson")
