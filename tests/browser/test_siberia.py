"""Whole games of Stroganov by clicking what glows: of two, and alone against Ivan."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, RANDOM, Server, new_game
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
