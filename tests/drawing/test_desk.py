"""The desk that all drawings share: what may be picked, by which names, and how a thing says so."""

from __future__ import annotations

from tests.drawing.stage import Reader, words_of
from veche.drawing.desk import Desk
from veche.drawing.html import esc
from veche.drawing.scene import Pick, Scene, Trail
from veche.drawing.speech import speech
from veche.kernel.view import View
from veche.story.passage import Trace

PICKS = (
    Pick("buy 4", "Buy an ermine", "Buy", "buy_fur-4", "buy"),
    Pick("swap 4", "Swap for an ermine", "Swap", "swap_fur-4", "swap"),
    Pick("buy bag", "Buy from the bag", "Bag", "", "buy bag"),
)


def desk(picks: tuple[Pick, ...] = PICKS) -> Desk:
    scene = Scene(
        view=View(0, False, {}, {}, [("main-action", 0, 5, 0, 0, 0)]),
        viewer=0,
        names=("Olena",),
        asked=0,
        prompt="",
        picks=picks,
        words=words_of("stroganov"),
        trail=(Trail(1, 1, (Trace("here", "song-SA01"),)),),
    )
    return Desk(scene, speech(scene.words, "veche.titles.stroganov.draw"), ("blue", "yellow"))


def test_a_thing_with_several_names_may_be_picked_by_any_of_them() -> None:
    one = desk()
    assert one.may("fur-4 buy_fur-4 swap_fur-4")
    assert not one.may("fur-4 exchange_fur-4")
    assert one.label("fur-4 buy_fur-4 swap_fur-4") == "Buy an ermine / Swap for an ermine"
    assert Reader(one.thing("buy_fur-4 swap_fur-4", "fur", esc("4"))).glowing == {"buy_fur-4", "swap_fur-4"}


def test_a_move_without_a_noun_is_a_thing_by_its_text() -> None:
    one = desk()
    assert one.may("buy-bag")
    page = Reader(one.thing("buy-bag", "bag", esc("46")))
    assert page.glowing == {"buy-bag"}
    assert not page.wrong


def test_without_a_move_nothing_glows() -> None:
    one = desk(())
    drawn = one.thing("buy_fur-4 swap_fur-4", "fur", esc("4"), focus=True)
    assert not Reader(drawn).glowing
    assert 'tabindex="0" role="group"' in drawn


def test_what_the_last_moves_touched_is_marked() -> None:
    one = desk()
    assert one.was("song-SA01")
    assert one.state("song-SA01") == "last"
    assert not one.was("song-SA02")


def test_one_is_called_you_and_others_by_name_or_colour() -> None:
    one = desk()
    assert [one.who(0), one.name(0), one.name(1)] == ["You", "Olena", "Yellow"]
    assert (one.procedure, one.turn, one.operands) == ("main-action", 0, (5, 0, 0, 0))
