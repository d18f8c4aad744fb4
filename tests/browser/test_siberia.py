"""Whole games of Stroganov by clicking what glows: of two, and alone against Ivan."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, RANDOM, Server, new_game, played
from tests.browser.test_games import check_the_sheet, play_what_glows


def test_a_whole_game_of_two(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("stroganov", 2, 51), [ME, RANDOM])
    me = player(3)
    me.open(server.seat_link(live))
    assert play_what_glows(me) > 30
    check_the_sheet(server, live, me)


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
        me.page.locator(f"label[for=t-{tab}]").click()
        expect(me.page.locator(f".tab-{tab}").first).to_be_visible()
        page = me.page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert page == [390, 844], f"on the tab {tab} the page itself scrolls"
