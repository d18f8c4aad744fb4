"""The lesson of each title in a browser: the whole script by clicks, on a phone, and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server
from veche import titles
from veche.shelf.lesson import Lesson

TAUGHT = [meta.id for meta in titles.metas() if titles.title(meta.id).lesson() is not None]

UNCOVERED = """() => {
  const lit = Array.from(document.querySelectorAll(".lesson-lit"));
  const bubble = document.querySelector(".lesson .bubble").getBoundingClientRect();
  const covered = (box) =>
    box.left < bubble.right && box.right > bubble.left && box.top < bubble.bottom && box.bottom > bubble.top;
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return lit.length > 0 && inside && lit.some((thing) => !covered(thing.getBoundingClientRect()));
}"""

IN_SIGHT = """(move) => {
  const button = Array.from(document.querySelectorAll("#ask button[name=move]")).find((one) => one.value === move);
  const box = button.getBoundingClientRect();
  const points = [0.5, 0.05, 0.95].flatMap((along) => [0.5, 0.05, 0.95].map((down) =>
    [box.left + box.width * along, box.top + box.height * down]));
  const cross = points.filter(([x, y]) => x === points[0][0] || y === points[0][1]); /* Corners are round. */
  return button.matches(".lesson-lit") && box.width > 40 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth
    && box.bottom <= innerHeight && cross.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""
"""Whether the button of a move is lit and wholly on the screen, with nothing over it."""

ON_THE_MAP = """() => {
  const lit = Array.from(document.querySelectorAll("[data-zoom] .lesson-lit"));
  const things = lit.filter((one) => one.checkVisibility());
  return !things.length || things.some((thing) => {
    const [box, frame] = [thing, thing.closest("[data-zoom]").parentElement].map((one) => one.getBoundingClientRect());
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  });
}"""
"""Whether what is lit on a map lies in the part of it that is shown."""


def lesson_of(title: str) -> Lesson:
    lesson = titles.title(title).lesson()
    assert lesson is not None
    return lesson


def begin(me: Player, server: Server, title: str) -> Locator:
    """The first step, with the goal still over the table."""
    me.open(f"{server.address}/?title={title}")
    me.page.get_by_role("button", name="Play a first game").click()
    me.wait_until_asked()
    lesson = me.page.get_by_role("complementary", name="First game")
    expect(me.page.get_by_role("button", name="Begin")).to_be_focused()
    return lesson


def step(me: Player, lesson: Locator, number: int, title: str) -> str:
    """The move of a step, once the page has come to it; a reckoning that lies over the table is left open."""
    me.wait_until_asked()
    expect(lesson.locator(".bubble")).to_have_attribute("id", f"lesson-{number}")
    return lesson.get_attribute("data-move") or ""


def reckoning(me: Player) -> Locator:
    return me.page.locator(".reckoned[open] [data-fold]")


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_taken_by_clicks_on_what_is_lit(server: Server, player: NewPlayer, title: str) -> None:
    me = player(width=1440, height=900)
    lesson = begin(me, server, title)
    me.page.get_by_role("button", name="Begin").click()
    for number in range(lesson_of(title).steps):
        move = step(me, lesson, number, title)
        if reckoning(me).count():
            expect(me.page.locator(".lesson-lit").first).to_be_visible()
            reckoning(me).click()
        me.page.wait_for_function(UNCOVERED)
        if move == "act":
            expect(me.page.locator(".strategy .now.lesson-lit")).to_have_count(1)
            expect(me.page.locator(".strategy .lesson-lit")).to_have_count(1)
        offer = next(one for one in me.offers() if one.text == move)
        if number == 1:
            other = next(one for one in me.offers() if one.text != move and me.button(one).is_visible())
            me.button(other).click()
            expect(lesson.locator(".other")).to_contain_text("only not yet")
        if offer.at and me.place_of(offer.at):
            me.pick(offer)
        else:
            before = me.version
            me.press(offer)
            me.wait_until_asked(before)
    expect(lesson.locator(".bubble")).to_contain_text("play on")
    lesson.get_by_role("button", name="Play on").click()
    expect(lesson.locator(".bubble")).to_be_hidden()
    me.press(me.some_offer())
    expect(lesson).to_have_count(0)


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_taken_on_a_phone(server: Server, player: NewPlayer, title: str) -> None:
    me = player(width=390, height=844, has_touch=True)
    lesson = begin(me, server, title)
    me.page.get_by_role("button", name="Begin").tap()
    for number in range(lesson_of(title).steps):
        move = step(me, lesson, number, title)
        if reckoning(me).count():
            reckoning(me).tap()
        me.page.wait_for_function(UNCOVERED)
        me.page.wait_for_function(IN_SIGHT, arg=move)
        me.page.wait_for_function(ON_THE_MAP)
        before = me.version
        me.tap(next(one for one in me.offers() if one.text == move))
        me.wait_until_asked(before)
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_what_the_bubble_says_can_be_pressed(server: Server, player: NewPlayer) -> None:
    me = player(width=1440, height=900)
    lesson = begin(me, server, "stroganov")
    me.page.get_by_role("button", name="Begin").click()
    for number in range(7):
        step(me, lesson, number, "stroganov")
        before = me.version
        me.move_away()
        said = lesson.locator(".do-it button")
        if number % 2:
            said.focus()
            me.page.keyboard.press("Enter")
        else:
            said.click()
        me.wait_until_asked(before)
    step(me, lesson, 7, "stroganov")


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_taken_by_keyboard(server: Server, player: NewPlayer, title: str) -> None:
    me = player(width=1440, height=900)
    lesson = begin(me, server, title)
    me.page.keyboard.press("Enter")
    for number in range(lesson_of(title).steps):
        move = step(me, lesson, number, title)
        if reckoning(me).count():
            expect(reckoning(me)).to_be_focused()
            me.page.keyboard.press("Enter")
        button = me.page.locator(f'#ask button[value="{move}"]')
        before = me.version
        if not button.is_visible():
            me.page.keyboard.press("Enter")
            me.page.keyboard.press("Tab")
            while not button.evaluate("(one) => one === document.activeElement"):
                me.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        me.page.keyboard.press("Enter")
        me.wait_until_asked(before)
