"""Languages in the browser: German by mouse and by hand, two at one table, and nothing cut off in longer sentences."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.at_random import to_the_end
from tests.browser.conftest import NewPlayer, Opened
from tests.browser.player import go_to
from tests.browser.server import ME, RANDOM, Server, new_game, played
from tests.browser.test_games import check_the_sheet
from veche.store.records import PERSON
from veche.table.matches import Place

TITLES = ("rurik", "rurik2", "stroganov")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SCREEN: dict[str, Any] = {"width": 1440, "height": 900}
CUT = """() => {
  // What people call themselves and their matches may be longer than there is room for, in every language.
  const NAMES = ".who b, .to .nm0, .match, .msg b, .podium b";
  const found = [], page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const hides = (style) => [style.overflowX, style.overflowY].some((one) => one === "hidden" || one === "clip");
  for (const one of document.querySelectorAll("body *:not(svg *):not(.sr):not(option):not(script)")) {
    const says = Array.from(one.childNodes).some((node) => node.nodeType === 3 && node.textContent.trim());
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!says || !seen || one.closest(".sr, [hidden], svg, " + NAMES)) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(one);
    if (style.display !== "inline" && hides(style) && !one.matches("[title], [data-tip], [title] *, [data-tip] *")
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)) {
      found.push(`${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`);
    }
    let scrolls = false;
    for (let over = one.parentElement; over; over = over.parentElement) {
      scrolls ||= ["auto", "scroll"].includes(getComputedStyle(over).overflowX);
    }
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1) && box.bottom > 0 && box.top < innerHeight) {
      const within = one.closest("[id], [class]:not([class='']):not(b, small, span)");
      const where = `${within?.tagName}#${within?.id}.${within?.className}`;
      found.push(`beside the page: ${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)} in ${where}`);
    }
  }
  return [...new Set(found)];
}"""

LOOK = f"""() => {{
  const cut = {CUT}, found = {{}};
  const look = (name) => {{ const wrong = cut(); if (wrong.length) found[name] = wrong; }};
  look("page");
  for (const one of document.querySelectorAll("details:not([open])")) {{
    if (!one.checkVisibility()) continue;
    one.open = true;
    look(`open: ${{one.querySelector("summary").textContent.trim().slice(0, 40)}}`);
    one.open = false;
  }}
  for (const one of document.querySelectorAll("dialog:not([open])")) {{
    one.showModal();
    look(`dialog ${{one.id}}`);
    one.close();
  }}
  return found;
}}"""
"""What is cut off on a page, with each of its folds and dialogs open in turn."""

AROUND = ("/mine", "/results", "/opponents", "/about", "/offline")
OF_A_TITLE = ("/history/{title}", "/data/{title}")
OF_A_MATCH = ("/replay", "/device", "/invitations")
AT_THE_END = ("", "/replay", "/analysis")


def told(opened: Opened, server: Server, language: str, **options: Any) -> BrowserContext:
    """A browser that was told to read this language."""
    context = opened(**options)
    context.add_cookies([{"name": "language", "value": language, "url": server.address}])
    return context


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["qps", "de"])
@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_nothing_is_cut_off_where_sentences_are_longer(
    server: Server, opened: Opened, player: NewPlayer, title: str, language: str, size: dict[str, Any]
) -> None:
    game = played(new_game(title, 2, 5), 90)
    live = server.lay(game, [ME, Place(PERSON, "Ivar")])
    me = player(context=told(opened, server, language, **size))
    me.open(server.seat_link(live))
    found = {"table": me.see(LOOK)}
    for name, path in {"lobby": f"/?title={title}", "rules": f"/rules/{title}", "language": "/language"}.items():
        go_to(me.page, f"{server.address}{path}")
        found[name] = me.see(LOOK)
    assert found == {name: {} for name in found}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_nor_is_anything_on_the_pages_beside_the_table(
    server: Server, opened: Opened, player: NewPlayer, title: str, size: dict[str, Any]
) -> None:
    """In the longest sentences alone: German has shorter ones."""
    going = server.lay(played(new_game(title, 2, 5), 60), [ME, Place(PERSON, "Ivar")])
    over = server.lay(to_the_end(new_game(title, 2, 5), 5), [ME, Place(PERSON, "Ivar")])
    me = player(context=told(opened, server, "qps", **size))
    found: dict[str, Any] = {}
    for live, paths in ((going, OF_A_MATCH), (over, AT_THE_END)):
        me.open(server.seat_link(live))
        for path in paths:
            go_to(me.page, f"{server.table(live, live.now.game.seats[0])}{path}")
            found[f"{'going' if live is going else 'over'}{path}"] = me.see(LOOK)
    for path in (*OF_A_TITLE, *(AROUND if title == TITLES[0] else ())):
        go_to(me.page, f"{server.address}{path.format(title=title)}")
        found[path] = me.see(LOOK)
    assert found == {name: {} for name in found}


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_nor_is_a_hint_or_a_lesson(server: Server, opened: Opened, player: NewPlayer, size: dict[str, Any]) -> None:
    me = player(context=told(opened, server, "qps", **size))
    me.open(server.seat_link(server.lay(played(new_game("rurik", 2, 3), "muster"), [ME, Place(PERSON, "Ivar")])))
    me.wait_until_asked()
    me.page.locator("#hint button").click()
    expect(me.page.locator("#counsel .adv-turn[data-plan]").first).to_be_visible()
    found = {"hint": me.see(LOOK)}
    go_to(me.page, server.address)
    me.page.locator("form[action='/first-game'] button").first.click()
    expect(me.page.locator("#lesson")).to_be_visible()
    found["lesson"] = me.see(LOOK)
    assert found == {"hint": {}, "lesson": {}}


def test_a_whole_game_on_a_phone_in_german(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("stroganov", 2, 42), [ME, RANDOM])
    me = player(42, locale="de", **PHONE)
    me.open(server.seat_link(live))
    assert me.play_to_the_end(by_hand=True) > 30
    check_the_sheet(server, live, me, "de")


def test_two_seats_of_one_match_read_two_languages(server: Server, opened: Opened, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 5), "choose-advisor"), [ME, Place(PERSON, "Ivar")])
    olena = player(1, context=told(opened, server, "en", **SCREEN))
    ivar = player(2, locale="de", **SCREEN)
    olena.open(server.seat_link(live, 0))
    ivar.open(server.seat_link(live, 1))
    olena.wait_until_asked()
    assert olena.question.startswith("Which advisor")
    olena.pick(olena.some_offer())
    olena.click_thing(olena.some_offer().at)
    ivar.wait_until_asked()
    assert ivar.question.startswith("Welchen Ratgeber")
    expect(ivar.page.locator(".chronicle")).to_contain_text(re.compile("Olena hat die [1-5] in die Spalte"))
    ivar.pick(ivar.some_offer())
    ivar.click_thing(ivar.some_offer().at)
    expect(olena.page.locator(".chronicle")).to_contain_text(re.compile("Ivar placed the [1-5] in the"))
    assert not olena.page.locator(".chronicle", has_text="Spalte").count()
    assert not ivar.page.locator(".chronicle", has_text="column").count()
