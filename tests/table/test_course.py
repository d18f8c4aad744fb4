"""The course of a match: where a replay rests, where turns and rounds begin, and where its buttons lead."""

from __future__ import annotations

from tests.browser.server import new_game, played
from veche.kernel.docket import CHANCE, NOBODY
from veche.story.passage import Passage, Sentence
from veche.story.teller import story
from veche.story.voice import Voice
from veche.table.course import Course, ruler, where
from veche.table.telling import Telling


def passage(first: int, last: int, seat: int, turn: int, chapter: int, struck: bool = False) -> Passage:
    kind = "action" if seat != CHANCE else ""
    return Passage(first, last, seat, Sentence("x"), turn=turn, kind=kind, chapter=chapter, struck=struck)


STORY = [
    passage(1, 1, CHANCE, 1, 1),
    passage(2, 4, 0, 2, 1),
    passage(5, 6, 0, 5, 1, struck=True),
    passage(8, 9, 0, 2, 1),
    passage(10, 12, 1, 10, 1),
    passage(13, 13, 0, 13, 2),
]
COURSE = Course([one for one in STORY if not one.struck])


def test_it_rests_where_an_action_is_done_and_passes_over_what_was_taken_back() -> None:
    assert COURSE.stops == [0, 1, 4, 9, 12, 13]
    for version, step in ((0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (6, 2), (8, 3), (9, 3), (11, 4), (13, 5)):
        assert COURSE.step_at(version) == step, version


def test_what_the_rules_do_by_themselves_rests_with_the_action_before_it() -> None:
    game = played(new_game("rurik", 2, 61), "the end")
    told = Telling(story(game, NOBODY), Voice(game.words(), ["Olena", "Ruta"], 0), [], 0)
    course = Course.of(told, 0, game.version)
    assert len(set(course.stops)) == len(course.stops)
    assert all(course.step_at(version) == step for step, version in enumerate(course.stops))
    everything = [one for step in range(len(course.stops)) for one in course.told(step)]
    assert len(everything) == len(told.passages)
    assert "claim" in {course.scene(step) for step in range(len(course.stops))}


def test_turns_and_rounds_begin_where_the_story_says() -> None:
    assert COURSE.turns == [1, 2, 4, 5]
    assert COURSE.chapters == [1, 5]
    assert [COURSE.owner(step) for step in range(6)] == [CHANCE, CHANCE, 0, 0, 1, 0]
    assert COURSE.last_turn_of(0) == 5
    assert COURSE.last_turn_of(1) == 4
    assert COURSE.last_turn_of(3) == 0


def test_buttons_lead_to_the_beginning_before_and_after() -> None:
    assert [COURSE.back(step, COURSE.turns) for step in range(6)] == [0, 0, 1, 2, 2, 4]
    assert [COURSE.on(step, COURSE.turns) for step in range(6)] == [1, 2, 4, 4, 5, 5]
    assert COURSE.on(1, COURSE.chapters) == 5
    assert COURSE.back(5, COURSE.chapters) == 1


def test_where_a_step_is_is_told_in_words_and_drawn_under_the_scrubber() -> None:
    game = played(new_game("stroganov", 2, 61), "the end")
    voice = Voice(game.words(), ["Olena", "<Ruta>"], 0)
    told = Telling(story(game, NOBODY), voice, [], 0)
    course = Course.of(told, 0, game.version)
    mine = next(step for step in course.turns if course.owner(step) == 0 and course.steps[step - 1].chapter == 2)
    assert where(course, mine, told).startswith("Year 2 · Your turn · ")
    theirs = next(step for step in course.turns if course.owner(step) == 1)
    assert "<Ruta>’s turn" in where(course, theirs, told)
    drawn = str(ruler(course, told, game.title.meta.seats, "/match/x/blue"))
    assert "Year 4" in drawn
    assert drawn.count('class="chapter"') == 4
    assert drawn.count("<line") == 4 + len(course.turns)
