"""The weight of choices: one main thing that glows, and rare ones that ask first where something is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.at_random import at_random
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from veche.kernel.game import Game
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

RUTA = Place(PERSON, "Ruta")
ON_THE_LAND = """(region) => {
  const land = document.getElementById(region), box = land.getBoundingClientRect();
  for (let down = 0.05; down < 1; down += 0.05) for (let along = 0.05; along < 1; along += 0.05) {
    const [x, y] = [box.x + box.width * along, box.y + box.height * down];
    if (document.elementFromPoint(x, y) === land) return { x, y };
  }
}"""
"""A point where a region of the map is hit and nothing that lies in it."""

BEFORE = {"rurik": ("before-main-action", "forfeit"), "rurik2": ("before-command", "skip")}


def about_to_act(server: Server, player: NewPlayer, title: str) -> tuple[LiveMatch, Player]:
    """A turn that begins, with an action that can be taken."""
    procedure, _ = BEFORE[title]
    for seed in range(3, 30):
        game = played(new_game(title, 2, seed), procedure)
        if "act" in game.moves:
            break
    live = server.lay(game, [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    return live, me


def last_decision(server: Server, live: LiveMatch) -> str:
    return [entry.text for entry in server.game(live).line() if entry.seat == 0][-1]


@pytest.mark.parametrize("title", BEFORE)
def test_to_act_is_the_main_thing_and_the_golden_space_does_it(server: Server, player: NewPlayer, title: str) -> None:
    live, me = about_to_act(server, player, title)
    main = me.page.locator("#ask .go")
    expect(main).to_have_count(1)
    expect(main).to_contain_text("Act")
    last = me.page.locator("#ask button").last
    assert last.get_attribute("value") == "act", "the main thing is far right"
    golden = me.page.locator(".strategy [data-pick=act]")
    expect(golden).to_have_class("sp now may")
    golden.click()
    server.wait_for_version(live, live.now.version)
    assert last_decision(server, live) == "act"


@pytest.mark.parametrize("title", BEFORE)
def test_what_loses_something_asks_once_in_its_place(server: Server, player: NewPlayer, title: str) -> None:
    live, me = about_to_act(server, player, title)
    given_up = me.page.locator(f"#ask [value={BEFORE[title][1]}]:not(.yes)")
    sure = me.page.locator(".sure")
    given_up.click()
    expect(sure).to_be_visible()
    expect(given_up).to_be_hidden()
    me.page.locator(".sure .no").click()
    expect(sure).to_have_count(0)
    expect(given_up).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".sure .no")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert server.game(live).version == live.now.version
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Enter")
    server.wait_for_version(live, live.now.version)
    assert last_decision(server, live) == BEFORE[title][1]


def test_news_do_not_take_away_the_question_whether_one_is_sure(server: Server, player: NewPlayer) -> None:
    """Here the page looks anew because its connection was broken, and nothing has changed."""
    live, me = about_to_act(server, player, "rurik")
    me.know_sockets()
    me.page.reload()
    me.page.wait_for_function("() => window.sockets.length === 1 && window.sockets[0].readyState === 1")
    me.page.locator("#ask [value=forfeit]").click()
    expect(me.page.locator(".sure .no")).to_be_focused()
    with me.page.expect_response(lambda answer: answer.url.endswith(f"/match/{live.id}/blue")):
        me.page.evaluate("() => window.sockets[0].close()")
    expect(me.page.locator(".sure .no")).to_be_focused()
    me.page.locator(".sure .yes").click()
    server.wait_for_version(live, live.now.version)
    assert last_decision(server, live) == "forfeit"


def test_a_double_click_on_what_asks_first_is_no_yes(server: Server, player: NewPlayer) -> None:
    live, me = about_to_act(server, player, "rurik")
    box = me.page.locator("#ask [value=forfeit]").bounding_box()
    assert box is not None
    me.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=20)
    expect(me.page.locator(".sure")).to_be_visible()
    assert server.game(live).version == live.now.version


def test_ending_the_turn_is_no_main_thing_before_the_main_action(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("stroganov", 2, 3), "main-action"), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    expect(me.page.locator("#ask .go")).to_have_count(0)
    me.page.keyboard.press("e")
    expect(me.page.locator(".sure")).to_contain_text("without a main action")
    me.page.keyboard.press("Escape")
    later = server.lay(played(new_game("stroganov", 2, 3), "choose-second-action"), [ME, RUTA])
    me.open(server.seat_link(later))
    me.wait_until_asked()
    expect(me.page.locator("#ask .go")).to_have_attribute("value", "end")


def offered_on_the_way(game: Game[Any], verb: str) -> Iterator[Game[Any]]:
    """A game of chance wherever moves of this verb are offered to the first seat."""
    for _ in at_random(game, 5):
        if game.ask is not None and game.ask.seat == 0 and any(move.startswith(f"{verb} ") for move in game.moves):
            yield game


def asked_for_a_region(server: Server, player: NewPlayer, verb: str, several: bool) -> tuple[LiveMatch, Player, str]:
    """A question whose moves point into regions, and a region into which one of them points, or several."""
    found: list[str] = []
    games = (new_game("rurik", 2, seed) for seed in range(3, 60))
    for game in (game for fresh in games for game in offered_on_the_way(fresh, verb)):
        regions = [move.split()[-1 if verb == "build" else 1] for move in game.moves if move.startswith(f"{verb} ")]
        found = [region for region in regions if (regions.count(region) > 1) == several]
        if found:
            break
    live = server.lay(game, [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    point = me.page.evaluate(ON_THE_LAND, f"region-{found[0]}")
    me.page.mouse.click(point["x"], point["y"])
    return live, me, found[0]


def test_a_click_on_a_region_makes_the_one_move_that_points_into_it(server: Server, player: NewPlayer) -> None:
    live, _, region = asked_for_a_region(server, player, "attack", several=False)
    server.wait_for_version(live, live.now.version)
    assert last_decision(server, live).startswith(f"attack {region} ")


def test_a_click_on_a_region_lists_the_moves_that_point_into_it(server: Server, player: NewPlayer) -> None:
    live, me, region = asked_for_a_region(server, player, "build", several=True)
    moves = [move for move in live.now.game.moves if move.startswith("build ") and move.endswith(region)]
    lines = me.page.get_by_role("menuitem")
    expect(lines).to_have_count(len(moves))
    lines.first.click()
    server.wait_for_version(live, live.now.version)
    assert last_decision(server, live) in moves
