"""What is recalled is what would be drawn; a panel is drawn anew only for what it asks about."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import pytest

from tests.drawing.recalled import Strict, memory, play
from tests.drawing.stage import TITLES, games, scene
from veche.drawing.desk import Desk as SharedDesk
from veche.drawing.html import Html, esc, html
from veche.drawing.noting import answered, its, noting, placed, under
from veche.drawing.recall import Memory, Unforeseen, recalled
from veche.drawing.scene import Scene
from veche.drawing.speech import Speech
from veche.kernel.docket import NOBODY
from veche.kernel.view import View
from veche.kernel.words import Words

SEED = int(os.environ.get("RECALLED", "1"))
"""Another slice of the law; `python -m tests.drawing.recalled` looks at as many matches as one likes."""

SAY = Speech(Words({}))


class Desk(SharedDesk):
    """A desk with a fact that follows from what lies on it."""

    width = 3

    @property
    @answered
    def is_rich(self) -> bool:
        return sum(self.columns["coins"]) > 10


def desk(viewer: int = 0, over: bool = False, **columns: list[int]) -> Desk:
    view = View(viewer, over, {"round": 1}, {"coins": [1, 2, 3, 4, 5, 6], "hand": [7], **columns}, [])
    return Desk(Scene(view, viewer, ("Olena", "Ruta"), None, "", (), Words({})), SAY, ("blue", "red"))


@pytest.fixture
def kept() -> Iterator[Strict]:
    """A memory in which nothing is yet."""
    made = Strict()
    with memory(made):
        yield made


class Panel:
    """A panel that counts how often it is drawn."""

    def __init__(self, look: Any) -> None:
        self.times = 0

        @recalled
        def panel(desk: Desk, *more: object) -> Html:
            self.times += 1
            return html(f"<p>{esc(str(look(desk)))}</p>")

        self.drawn = panel

    def says(self, viewer: int = 0, **columns: list[int]) -> str:
        """What is written in the panel at such a desk."""
        return str(self.drawn(desk(viewer, False, **columns))).removeprefix("<p>").removesuffix("</p>")


def test_a_panel_is_drawn_once_for_the_same_answers(kept: Strict) -> None:
    panel = Panel(lambda desk: desk.columns["coins"][1])
    assert panel.says() == panel.says(hand=[8]) == panel.says(coins=[9, 2, 9]) == "2"
    assert panel.times == 1
    assert panel.says(coins=[1, 3]) == "3"
    assert panel.times == 2


def test_whoever_goes_through_a_column_depends_on_all_of_it(kept: Strict) -> None:
    panel = Panel(lambda desk: sum(desk.columns["coins"]))
    assert [panel.says(), panel.says(coins=[1, 2, 3, 4, 5, 7])] == ["21", "22"]


def test_of_an_answered_fact_only_the_answer_counts(kept: Strict) -> None:
    panel = Panel(lambda desk: desk.is_rich)
    assert panel.says() == panel.says(coins=[30]) == "True"
    assert panel.times == 1
    assert panel.says(coins=[3]) == "False"


def test_what_a_kind_of_desk_has_is_noted_like_what_the_desk_has() -> None:
    noted = noting(desk())
    assert (noted.width, noted.asked, noted.columns["coins"][1], noted.numbers["round"]) == (3, False, 2, 1)
    assert list(noted.answers.items()) == [
        ((its, "width"), 3),
        ((its, "asked"), False),
        ((placed, "columns", "coins", 1), 2),
        ((under, "numbers", "round"), 1),
    ]


def test_what_a_panel_within_a_panel_asks_is_noted_by_both(kept: Strict) -> None:
    inner = Panel(lambda desk: desk.columns["coins"][0])
    outer = Panel(lambda desk: f"{inner.drawn(desk)}{desk.columns['hand'][0]}")
    for coins, hand, said in ((1, 7, "17"), (1, 8, "18"), (2, 8, "28"), (2, 7, "27"), (1, 7, "17")):
        assert str(outer.drawn(desk(coins=[coins], hand=[hand]))) == f"<p>&lt;p&gt;{said[0]}&lt;/p&gt;{said[1]}</p>"
    assert (outer.times, inner.times) == (4, 2)


def test_viewers_names_and_what_a_panel_is_given_tell_drawings_apart(kept: Strict) -> None:
    panel = Panel(lambda desk: desk.mine)
    for viewer in (0, 1, 0, 1):
        assert panel.says(viewer) == str(viewer)
    assert panel.times == 2
    panel.drawn(desk(), "more")
    assert panel.times == 3


def test_a_game_that_is_over_is_drawn_as_it_is(kept: Strict) -> None:
    panel = Panel(lambda desk: desk.columns["hand"])
    panel.drawn(desk(over=True))
    panel.drawn(desk(over=True))
    assert (panel.times, kept.size) == (2, 0)


def test_a_panel_that_looks_at_something_else_is_found_out(kept: Strict) -> None:
    asked = iter(("coins", "hand"))
    panel = Panel(lambda desk: desk.columns[next(asked)][0])
    panel.drawn(desk())
    with pytest.raises(Unforeseen):
        panel.drawn(desk(coins=[2]))


def test_at_a_table_such_a_mistake_is_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    asked = iter(("coins", "hand"))
    panel = Panel(lambda desk: desk.columns[next(asked)][0])
    with memory(Memory()):
        assert [panel.says(), panel.says(coins=[2])] == ["1", "7"]
    assert "was asked instead of" in caplog.text


def test_a_full_memory_forgets_what_was_not_looked_at_for_long() -> None:
    small = Memory(room=40_000)
    panel = Panel(lambda desk: desk.columns["coins"][0])
    with memory(small):
        for number in range(300):
            panel.drawn(desk(coins=[number]))
            panel.drawn(desk(coins=[0]))
            assert small.size <= 42_000
        assert panel.times == 300
        panel.drawn(desk(coins=[1]))
        assert panel.times == 301


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_recalled_is_what_is_drawn(title: str) -> None:
    assert play(title, SEED, 60, Strict(3_000_000)) > 20


def test_a_move_draws_only_what_it_changes() -> None:
    """From one question to the next, most panels of either viewer are recalled."""

    class Counting(Memory):
        asked = drawn = 0

        def drawing(self, root: Hashable, desk: Any, draw: Callable[[Any], Html]) -> Html:
            def noted(desk: Any) -> Html:
                self.drawn += 1
                return draw(desk)

            self.asked += 1
            return super().drawing(root, desk, noted)

    kept, rurik = Counting(), TITLES["rurik"]
    with memory(kept):
        for number, game in enumerate(games(2, range(3, 4))):
            if 60 <= number < 100:
                for viewer in (0, NOBODY):
                    rurik.draw(game.rules, scene(game.rules, game.state, viewer))
    assert kept.drawn < kept.asked / 3
