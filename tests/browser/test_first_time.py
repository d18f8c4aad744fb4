"""What a first visit meets: a lobby that offers what can be, a guide, menus that fold, a table that stands still."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Offer, Player, sit, unfold
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
TITLES = ("rurik", "rurik2", "stroganov")


def plain_offer(me: Player) -> Offer:
    """Any of the moves whose button lies open; seldom ones are folded away."""
    return me.dice.choice([offer for offer in me.offers() if me.button(offer).is_visible()])


def test_the_lobby_offers_what_so_many_players_may_choose(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(server.address)
    leader, alone = unfold(me.page, "leaders-0"), me.page.get_by_text("Alone, against The Rebellion.")
    expect(alone).to_be_hidden()
    leader.select_option("sviatopolk")
    me.page.locator("label.num", has=me.page.locator("input[value='1']")).click()
    expect(alone).to_be_visible()
    expect(leader).to_have_value("")
    expect(leader.locator("option[value=sviatopolk]")).to_be_disabled()
    me.page.locator("label.num", has=me.page.locator("input[value='3']")).click()
    expect(leader.locator("option[value=sviatopolk]")).to_be_enabled()
    # Whoever shares this device, or is invited, may be given a name; a bot need not.
    name = me.page.get_by_role("textbox", name="Name at Red")
    expect(name).to_be_hidden()
    sit(me.page, 2, "me")
    expect(name).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_guided_until_one_knows_the_way(server: Server, player: NewPlayer, title: str) -> None:
    me = player()
    me.open(f"{server.address}/?title={title}")
    me.page.get_by_role("button", name="Play a first game").click()
    guide = me.page.get_by_role("complementary", name="First game")
    me.wait_until_asked()
    me.page.get_by_role("button", name="Begin").click()
    for _ in range(2):
        expect(guide.locator(".bubble > p").first).not_to_be_empty()
        move = guide.get_attribute("data-move")
        me.pick(next(offer for offer in me.offers() if offer.text == move))
    me.page.get_by_role("button", name="I know my way").click()
    expect(guide).to_have_count(0)
    me.wait_until_asked()
    me.pick(plain_offer(me))
    expect(guide).to_have_count(0)


def test_a_first_game_needs_no_script(server: Server, player: NewPlayer) -> None:
    me = player(java_script_enabled=False)
    me.open(server.address)
    me.page.get_by_role("button", name="Play a first game").click()
    bubble = me.page.locator("#lesson .bubble")
    expect(me.page.get_by_role("heading", name="Who shall rule Kiev?")).to_be_visible()
    for step in range(2):
        expect(bubble).to_have_attribute("id", f"lesson-{step}")
        bubble.locator(".do-it button").click()
    me.page.get_by_role("button", name="I know my way").click()
    expect(me.page.locator("#ask h1")).not_to_be_empty()
    expect(me.page.locator("#lesson")).to_have_count(0)


def test_the_menu_of_a_phone_leads_everywhere_and_folds(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), 60), [ME, RUTA])
    me = player(width=390, height=844)
    me.open(server.seat_link(live))
    sheet, opener = me.page.locator("#menu .sheet"), me.page.locator("#menu summary")
    expect(sheet).to_be_hidden()
    opener.click()
    for name in ("To the lobby", "Rules", "Replay from the beginning"):
        expect(sheet.get_by_role("link", name=name, exact=True)).to_be_visible()
    dark = me.page.locator("html").get_attribute("data-theme")
    sheet.get_by_role("button", name="Light or dark").click()
    expect(me.page.locator("html")).not_to_have_attribute("data-theme", dark or "")
    me.page.mouse.click(60, 500)
    expect(sheet).to_be_hidden()
    opener.click()
    expect(sheet).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    opener.click()
    sheet.get_by_role("link", name="To the lobby").click()
    expect(me.page.locator("form.new")).to_be_visible()


def test_a_click_on_the_map_leaves_no_ring(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "place-troop"), [ME, RANDOM])
    me = player()
    rings = me.page.locator(":focus-visible")
    me.open(server.seat_link(live))
    me.wait_until_asked()
    for _ in range(3):
        offers = [offer for offer in me.offers() if offer.at]
        if not offers:
            break
        me.pick(offers[0])
        expect(rings).to_have_count(0)
    # By keyboard the ring is there, and goes on to the next question's choices.
    me.page.locator("#choices button").first.focus()
    me.page.keyboard.press("Tab")
    expect(rings).to_have_count(1)


@pytest.mark.parametrize("title", TITLES)
def test_the_table_stays_where_it_is_from_question_to_question(server: Server, player: NewPlayer, title: str) -> None:
    live = server.lay(played(new_game(title, 2, 6), 40), [ME, RANDOM])
    me = player()
    me.open(server.seat_link(live))
    tops, asked = set(), set()
    for _ in range(12):
        me.wait_until_asked()
        asked.add(me.question)
        tops.add(me.page.evaluate("() => document.getElementById('main').getBoundingClientRect().top + scrollY"))
        me.pick(plain_offer(me))
    assert len(asked) > 2
    assert len(tops) == 1


def test_how_a_match_ended_is_told_in_the_lobby(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 12), "the end"), [ME, RUTA], "The long winter")
    me = player(width=390, height=844)
    me.open(server.seat_link(live))
    me.open(server.address)
    line = me.page.locator("li", has_text="The long winter")
    expect(line).to_contain_text(re.compile(r"(You|Ruta) won, \d+ to \d+|share the victory"))
