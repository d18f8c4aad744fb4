"""The hands: lists of moves, tips and reasons, undo, the mark in the tab, light and dark, tabs for the thumb."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import TOLD, Held, Player, line_of
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.drawing.scene import thing
from veche.drawing.tips import LOCK
from veche.kernel.game import Game
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
FITS = "() => document.documentElement.scrollWidth <= innerWidth"


def shared(game: Game[Any]) -> str:
    """A thing that several legal moves point at, or nothing."""
    assert game.ask is not None
    catalogue = game.rules.catalogue
    things = Counter(thing(catalogue.kinds[move], catalogue.nouns[move]) for move in game.ask.moves)
    return next((name for name, number in things.items() if name and number > 1), "")


def when(condition: Any, seed: int = 1, players: int = 2) -> Game[Any]:
    """A game at the first moment of seat 0 for which the condition holds."""
    for luck in range(seed, seed + 40):
        game = new_game("rurik", players, luck)
        for version in range(10_000):
            game = played(game, max(version, game.version + 1), seed=luck)
            if game.is_over:
                break
            if condition(game):
                return game
    raise AssertionError("no game comes to such a moment")


def test_moves_that_share_a_thing_open_a_list(server: Server, player: NewPlayer) -> None:
    game = when(shared)
    at = shared(game)
    live = server.lay(game, [ME, RANDOM])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    together = [offer for offer in me.offers() if offer.at == at]
    items = me.page.get_by_role("menuitem")
    me.click_thing(at)
    expect(items).to_have_count(len(together))
    expect(items.first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    me.click_thing(at)
    me.page.mouse.click(5, 500)
    expect(items).to_have_count(0)
    before = me.version
    me.click_thing(at)
    items.filter(has_text=together[1].label).click()
    me.wait_until_asked(before)
    assert server.game(live).line()[game.version].text == together[1].text


def test_tips_explain_things_and_why_they_cannot_be_picked(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "choose-advisor"), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    me.wait_until_asked()
    tip = page.locator(".tip.shown")

    # by hovering: a region, with everybody who stands there
    region = page.locator("[data-tip][data-pick^=region-]").first
    page.mouse.move(*middle(page, "[data-tip][data-pick^=region-]"))
    expect(tip).to_be_visible()
    expect(tip.locator("b").first).not_to_be_empty()
    assert region.get_attribute("aria-describedby")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)

    # by hovering: why not
    page.mouse.move(*middle(page, f"[data-tip][title*='{LOCK}']"))
    expect(tip.locator(".why")).not_to_be_empty()
    expect(tip.locator(".why")).not_to_contain_text(LOCK)
    assert "lock.svg" in tip.locator(".why").evaluate("(why) => getComputedStyle(why, '::before').maskImage")
    page.mouse.move(2, 2)

    # by keyboard: at once, and gone when the focus goes on
    locked = page.locator(f"[data-tip][tabindex='0'][title*='{LOCK}']").first
    name = locked.evaluate("(thing) => thing.id || thing.dataset.pick")
    reached = "(name) => (document.activeElement.id || document.activeElement.dataset.pick) === name"
    for _ in range(300):
        page.keyboard.press("Tab")
        if page.evaluate(reached, name):
            break
    expect(tip.locator(".why")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def middle(page: Page, selector: str) -> tuple[float, float]:
    """A point on the screen where the pointer is over the first such thing that can be seen."""
    found = page.evaluate(
        """(selector) => {
          for (const thing of document.querySelectorAll(selector)) {
            const box = thing.getBoundingClientRect();
            for (const [a, b] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
              const [x, y] = [box.x + box.width * a, box.y + box.height * b];
              if (document.elementFromPoint(x, y)?.closest("[data-tip]") === thing) return [x, y];
            }
          }
          return null;
        }""",
        selector,
    )
    assert found, f"{selector} is nowhere to be seen"
    return found[0], found[1]


def test_touch_explains_what_cannot_be_picked(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "choose-advisor"), [ME, RANDOM])
    me = player(width=1024, height=1100, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    me.page.touchscreen.tap(*middle(me.page, f"[data-tip][title*='{LOCK}']"))
    expect(me.page.locator(".tip.shown .why")).not_to_be_empty()
    offer = next(offer for offer in me.offers() if offer.at)
    place = me.place_of(offer.at)
    assert place
    before = me.version
    me.page.touchscreen.tap(place["x"], place["y"])
    me.wait_until_asked(before)


def test_undo_a_step_and_a_turn(server: Server, player: NewPlayer) -> None:
    game = when(lambda game: game.undoable() > 2 and game.line()[-1].seat == 0)
    live = server.lay(game, [ME, RANDOM])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    one_back, all_back = game.copy(), game.copy()
    one_back.undo()
    all_back.undo(game.undoable())
    before = me.version
    me.page.get_by_role("button", name="Undo", exact=True).click()
    me.wait_until_asked(before)
    assert sorted(offer.text for offer in me.offers()) == sorted(one_back.moves)
    before = me.version
    me.page.get_by_role("button", name="Undo turn").click()
    me.wait_until_asked(before)
    assert sorted(offer.text for offer in me.offers()) == sorted(all_back.moves)
    assert server.game(live).version == game.version + 2
    # Nothing of mine is left to take back freely; asking is all that remains.
    expect(me.page.locator("#undo [value=step]")).to_have_count(0)


def test_the_tab_says_whose_turn_it_is(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 8), [ME, RUTA])
    pair = [player(seed=1), player(seed=2)]
    for seat, one in enumerate(pair):
        one.open(server.seat_link(live, seat))
    for _ in range(4):
        asked = server.game(live).ask
        assert asked is not None
        mover, other = pair[asked.seat], pair[1 - asked.seat]
        mover.wait_until_asked()
        expect(mover.page).to_have_title(re.compile("^● "))
        expect(other.page).not_to_have_title(re.compile("^● "))
        version = server.game(live).version
        mover.press(mover.offers()[0])
        server.wait_for_version(live, version)


def test_light_and_dark(server: Server, player: NewPlayer) -> None:
    me = player(color_scheme="dark")
    me.open(server.address)
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = ground(me)
    me.page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", "light")
    me.page.wait_for_function("(dark) => getComputedStyle(document.body).backgroundColor !== dark", arg=dark)
    me.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    live = server.lay(new_game("rurik", 2, 9), [ME, RANDOM])
    me.open(server.seat_link(live))
    expect(root).to_have_attribute("data-theme", "light")
    me.page.get_by_role("button", name="Light or dark").click()
    expect(root).to_have_attribute("data-theme", "dark")


def ground(me: Player) -> str:
    return str(me.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("width", [360, 390])
def test_the_phone_shows_one_part_at_a_time(server: Server, player: NewPlayer, width: int) -> None:
    live = server.lay(played(new_game("rurik", 2, 12), "choose-advisor"), [ME, RANDOM])
    me = player(width=width, height=844, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    page = me.page
    names = page.locator("nav.tabs label")
    assert names.count() >= 4
    parts = {"map": "#map", "boards": "#h-claim", "mine": ".tab-mine", "rivals": ".tab-rivals", "log": "#h-log"}
    for here, selector in parts.items():
        page.locator(f".tabs label[for=t-{here}]").tap()
        expect(page.locator(selector).first).to_be_visible()
        for other, away in parts.items():
            if other != here:
                expect(page.locator(away).first).to_be_hidden()
        page.wait_for_function(FITS)
    page.locator(".tabs label[for=t-map]").tap()
    before = me.version
    button = page.locator("#choices button").first
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44, "too small for a thumb"
    button.tap()
    me.wait_until_asked(before)


OUTSIDE = """() => {
  const view = document.querySelector("[data-zoom]").parentElement.getBoundingClientRect();
  return Array.from(document.querySelectorAll("[data-zoom] .may")).filter((thing) => {
    const box = thing.getBoundingClientRect();
    const across = box.left >= view.left - 1 && box.right <= view.right + 1;
    return !(across && box.top >= view.top - 1 && box.bottom <= view.bottom + 1);
  }).map((thing) => thing.dataset.pick);
}"""


@pytest.mark.parametrize("procedure", ["place-troop", "choose-destination"])
def test_the_map_of_a_phone_opens_at_what_may_be_picked(server: Server, player: NewPlayer, procedure: str) -> None:
    live = server.lay(played(new_game("rurik", 4, 14), procedure), [ME, RUTA, RUTA, RUTA])
    me = player(width=390, height=844, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    page = me.page
    assert [offer for offer in me.offers() if offer.at.startswith("region-")]
    page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    # As near as somebody has made it, it stays.
    shown = page.locator("[data-zoom-shown]")
    before = shown.inner_text()
    page.locator("[data-do=zoom-in]").tap()
    expect(shown).not_to_have_text(before)
    chosen = shown.inner_text()
    me.button(me.offers()[0]).tap()
    page.wait_for_function(TOLD, arg=live.now.version + 1)
    expect(shown).to_have_text(chosen)


@pytest.mark.parametrize("width", [700, 1024, 1280, 1920])
def test_no_width_scrolls_sideways(server: Server, player: NewPlayer, width: int) -> None:
    live = server.lay(played(new_game("rurik", 4, 12), "choose-advisor"), [ME, RANDOM, RANDOM, RANDOM])
    me = player(width=width, height=1000)
    for address in (server.address, server.seat_link(live), f"{server.address}/rules/rurik"):
        me.open(address)
        me.page.wait_for_function(FITS)


STEPS = "**/replay?at=*"


def test_pieces_glide_and_what_was_missed_is_shown_again(server: Server, player: NewPlayer) -> None:
    """With motion: the others' moves are replayed on coming back, a key skips them, and nothing is left behind."""
    live = server.lay(played(new_game("rurik", 4, 31), 120), [ME, RANDOM, RANDOM, RANDOM])
    me = player(seed=4, still=False)
    steps = Held(me.page, STEPS, freely=1)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    now, then = me.page.locator("#app:not(.catching-up)"), me.page.locator("#app.catching-up")
    final = me.page.locator(line_of(live.now.version))
    expect(then).to_be_visible()
    expect(final).to_have_count(0)
    me.page.keyboard.press("Shift")
    expect(now).to_be_visible()
    expect(final).to_be_visible()
    steps.let_go()
    for _ in range(6):
        me.pick(me.dice.choice(me.offers()))


def test_what_was_missed_comes_to_its_end_by_itself(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 32), 30), [ME, RANDOM])
    me = player(seed=4, still=False)
    steps = Held(me.page, STEPS)
    me.open(server.seat_link(live))
    expect(me.page.locator("#app.catching-up")).to_be_visible()
    steps.let_go()
    expect(me.page.locator("#app:not(.catching-up)")).to_be_visible()
    expect(me.page.locator(line_of(live.now.version))).to_be_visible()
    me.pick(me.dice.choice(me.offers()))
