"""Hints and reasons in the browser: three turns drawn on the board, and why a bot did that."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from veche.kernel.game import Game
from veche.store.records import BOT, PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
PAGE = Place(BOT, "", "otrok")


def about_to_muster() -> Game[Any]:
    return played(new_game("rurik", 2, 3), "muster")


def seated(server: Server, player: NewPlayer, game: Game[Any], other: Place, **options: object) -> Player:
    me = player(**options)
    me.open(server.seat_link(server.lay(game, [ME, other])))
    me.wait_until_asked()
    return me


def test_a_hint_shows_turns_and_draws_the_one_that_is_pointed_at(server: Server, player: NewPlayer) -> None:
    live = server.lay(about_to_muster(), [ME, RUTA])
    me, ruta = player(), player()
    for one, seat in ((me, 0), (ruta, 1)):
        one.open(server.seat_link(live, seat))
    expect(ruta.page.locator("#hint")).to_have_count(0)
    me.page.locator("#hint button").click()
    cards = me.page.locator("#counsel .adv-turn[data-plan]")
    expect(cards.first).to_be_visible()
    assert 1 < cards.count() <= 3
    expect(me.page.locator(".plan.shown")).to_have_attribute("data-plan", "1")
    cards.nth(1).hover()
    expect(me.page.locator(".plan.shown")).to_have_attribute("data-plan", "2")
    me.page.keyboard.press("1")
    expect(me.page.locator(".plan.shown")).to_have_attribute("data-plan", "1")
    expect(me.page.locator("#map .planned").first).to_be_attached()
    expect(ruta.page.locator("#counsel, .plan")).to_have_count(0)
    expect(ruta.page.locator(".chronicle li", has_text="Olena asked for a hint.")).to_have_count(1)
    me.page.locator("#counsel .x").click()
    expect(me.page.locator("#counsel, .plan")).to_have_count(0)


MOVED = """(card, [x, y]) => card.dispatchEvent(
    new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX: x, clientY: y }))"""


def test_a_pointer_that_rests_does_not_undo_the_choice_of_a_key(server: Server, player: NewPlayer) -> None:
    me = seated(server, player, about_to_muster(), RUTA)
    me.page.locator("#hint button").click()
    second = me.page.locator("#counsel .adv-turn[data-plan]").nth(1)
    expect(second).to_be_visible()
    box = second.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    shown = me.page.locator(".plan.shown")
    expect(shown).to_have_attribute("data-plan", "2")
    me.page.keyboard.press("1")
    second.evaluate(MOVED, [x, y])
    second.evaluate(MOVED, [x + 3, y])
    expect(shown).to_have_attribute("data-plan", "1")
    me.page.mouse.move(x + 30, y)
    expect(shown).to_have_attribute("data-plan", "2")


def test_on_a_phone_a_tap_draws_a_turn(server: Server, player: NewPlayer) -> None:
    me = seated(server, player, about_to_muster(), RUTA, width=390, height=844, has_touch=True)
    me.page.locator("#hint button").tap()
    cards = me.page.locator("#counsel .adv-turn[data-plan]")
    expect(cards.first).to_be_visible()
    cards.nth(1).locator(".no").tap()
    expect(me.page.locator(".plan.shown")).to_have_attribute("data-plan", "2")


def test_a_bot_tells_why(server: Server, player: NewPlayer) -> None:
    me = seated(server, player, played(new_game("rurik", 2, 3), 60), PAGE)
    button = me.page.locator(".chronicle a.whyb").first
    button.click()
    expect(me.page.locator("#why .because")).not_to_be_empty()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("#why")).to_have_count(0)
    me.page.goto(f"{server.address}{button.get_attribute('href')}")
    expect(me.page.locator(".why-page .because")).not_to_be_empty()


def test_counsel_leaves_siberia_whole(server: Server, player: NewPlayer) -> None:
    me = seated(server, player, played(new_game("stroganov", 2, 3), "ride-where"), RUTA, width=1440, height=900)
    siberia = me.page.locator("#sibscroll")
    before = siberia.bounding_box()
    me.page.locator("#hint button").click()
    counsel = me.page.locator("#counsel")
    expect(counsel).to_be_visible()
    over, map_of = counsel.bounding_box(), siberia.bounding_box()
    assert before == map_of
    assert over is not None
    assert map_of is not None
    assert over["y"] >= map_of["y"] + map_of["height"] - 12
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_an_advised_ride_is_drawn_over_the_tiles(server: Server, player: NewPlayer, width: int, height: int) -> None:
    game = played(new_game("stroganov", 2, 3), "ride-where")
    me = seated(server, player, game, RUTA, width=width, height=height)
    me.page.locator("#hint button").click()
    expect(me.page.locator("#counsel .adv-turn[data-plan]").first).to_be_visible()
    drawn = me.page.locator('#sibscroll .plan.shown[data-plan="1"]')
    expect(drawn.and_(me.page.locator(".rider"))).to_be_visible()
    parts = drawn.and_(me.page.locator(".way")).evaluate_all(
        "ways => ways.map(way => way.getBoundingClientRect()).map(box => [box.left, box.right])"
    )
    assert len(parts) > 1
    for (_, end), (start, _) in pairwise(sorted(parts)):
        assert start <= end + 0.5, "the arrow is whole, also over the rivers"
    expect(drawn.and_(me.page.locator(".steps")).first).to_be_attached()
    expect(me.page.locator(".plan:not(.shown)").and_(me.page.locator(":visible"))).to_have_count(0)
    strip = me.page.locator(".mini .plan.shown").and_(me.page.locator(":visible"))
    assert (strip.count() > 0) == (width < 700), "on a phone the strip above the counsel shows it too"
    if folder := os.environ.get("VECHE_PICTURES"):
        me.page.screenshot(path=f"{folder}/plan-{width}.png")
