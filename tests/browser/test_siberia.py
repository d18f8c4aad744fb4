"""Stroganov in a browser: whole games by clicking what glows, everything on one screen, and a phone by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, RANDOM, Server, new_game, played
from tests.browser.test_games import check_the_sheet, play_what_glows


def test_a_whole_game_of_two_in_german(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("stroganov", 2, 51), [ME, RANDOM])
    me = player(3, locale="de")
    me.open(server.seat_link(live))
    assert play_what_glows(me) > 30
    check_the_sheet(server, live, me, "de")


def test_a_whole_game_against_ivan(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("stroganov", 1, 7), [ME])
    me = player(4)
    me.open(server.seat_link(live))
    expect(me.page.locator("#app")).to_contain_text("Ivan")
    assert play_what_glows(me) > 30
    check_the_sheet(server, live, me)


def test_on_a_phone_only_the_parts_scroll(server: Server, player: NewPlayer) -> None:
    game = played(new_game("stroganov", 4, 5), "main-action")
    live = server.lay(game, [ME, RANDOM, RANDOM, RANDOM])
    me = player(1, width=390, height=844)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    for tab in ("boards", "mine", "rivals", "log", "map"):
        me.page.locator(f".tabs label[for=t-{tab}]").click()
        expect(me.page.locator(f".tab-{tab}").first).to_be_visible()
        page = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert page == [390, 844], f"on the tab {tab} the page itself scrolls"


CUT = """() => {
  const wide = innerWidth, high = innerHeight, cut = [];
  const own = "#dock > section, .brief, .mf", boards = "#tile-0, #tile-12, .goods, .stro .rival, .stro .log";
  for (const one of document.querySelectorAll(`${own}, ${boards}`)) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    if (box.left < 0 || box.right > wide + 1 || box.bottom > high + 1) cut.push(one.id || one.className);
  }
  for (const one of document.querySelectorAll(".song .words")) {
    const room = one.parentElement.clientHeight + 1;
    if (one.checkVisibility() && one.getBoundingClientRect().height > room) cut.push("a song");
  }
  const bar = document.querySelector("#bar").getBoundingClientRect().bottom;
  if (document.querySelector("#ask h1").getBoundingClientRect().top < bar) cut.push("the question");
  const page = document.documentElement;
  if (page.scrollWidth > wide || page.scrollHeight > high) cut.push("the page");
  return cut;
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1024, 768)])
def test_siberia_and_ones_own_house_are_on_one_screen(
    server: Server, player: NewPlayer, width: int, height: int
) -> None:
    me = player(1, width=width, height=height)
    for players, question in (
        (4, "choose-second-action"),
        (3, "choose-second-action"),
        (2, "pay-piece"),
        (1, "main-action"),
    ):
        game = played(new_game("stroganov", players, 5), question)
        live = server.lay(game, [ME, *[RANDOM] * (players - 1)])
        me.open(server.seat_link(live))
        me.wait_until_asked()
        me.page.wait_for_function("() => document.fonts.ready.then(() => true)")
        assert me.page.evaluate(CUT) == []


TOO_SMALL = """() => Array.from(document.querySelectorAll("#choices .btn, .acts .btn, .tabs label, #menu summary"))
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
  .map((one) => one.textContent.trim())"""


def test_two_seasons_on_a_phone_by_touch_alone(server: Server, player: NewPlayer) -> None:
    """The page goes to the tab of what is asked; whatever tab is shown, the choices are there."""
    live = server.lay(played(new_game("stroganov", 2, 21), "ride-where"), [ME, RANDOM])
    me = player(6, width=390, height=844, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    page = me.page
    tabs = set()
    for _ in range(22):
        if me.is_over:
            break
        tab = page.locator("#main").get_attribute("data-tab")
        expect(page.locator(f"#t-{tab}")).to_be_checked()
        tabs.add(tab)
        page.locator(f".tabs label[for=t-{me.dice.choice(('map', 'boards', 'mine', 'rivals', 'log'))}]").tap()
        assert page.evaluate(TOO_SMALL) == []
        offer = me.some_offer()
        before = me.version
        me.tap(offer)
        me.wait_until_asked(before)
    assert "map" in tabs
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_what_is_also_possible_lies_folded_at_the_next_question(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("stroganov", 2, 5), "main-action"), [ME, RANDOM])
    me = player(width=390, height=844, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    also = me.page.locator("#choices details.also")
    me.touch(also.locator("summary"))
    expect(also).to_have_attribute("open", "")
    before, asked = me.version, me.question
    me.thumb(next(offer for offer in me.offers() if offer.text == "coin"))
    me.wait_until_asked(before)
    assert me.question != asked
    expect(also).to_have_count(1)
    expect(also).not_to_have_attribute("open", "")
