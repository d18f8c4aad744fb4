"""The weight of choices: one main thing that glows, and rare ones that ask first where something is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

RUTA = Place(PERSON, "Ruta")
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
