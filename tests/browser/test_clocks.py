"""Clocks: the page counts down by itself, and when a time has ended a bot makes the go."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.clock import MOVE, ONCE, Timing
from veche.table.matches import Matches, Place
from veche.table.timekeeper import Timekeeper

RUTA = Place(PERSON, "Ruta")
SHORT = Timing(MOVE, 4, 0, ONCE)


def test_a_page_counts_down_and_then_a_bot_makes_the_go(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 58), "choose-advisor", seat=0), [ME, RUTA])
    Timekeeper(Matches(server.store), lambda now: None).wind(live, SHORT)
    me = player()
    me.open(server.seat_link(live))
    clock = me.page.locator("#clocks .runs time")
    expect(clock).to_have_text(re.compile(r"^0:0\d$"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    expect(me.page.locator("#ask h1")).to_contain_text("Ruta")
    expect(me.page.locator("#clocks .runs")).to_have_count(0)  # she has not come yet


def test_the_lobby_asks_of_a_clock_what_it_needs(server: Server, player: NewPlayer) -> None:
    page = player().page
    page.goto(server.address)
    fold = page.locator("details.timing")
    fold.locator("summary").click()
    more, time = page.locator("[data-clock=bank]"), page.locator("input[name=clock-time]")
    expect(time).to_be_hidden()
    page.select_option("select[name=clock]", "move")
    expect(time).to_be_visible()
    expect(more).to_be_hidden()
    page.select_option("select[name=clock]", "bank")
    expect(more).to_be_visible()
    page.fill("input[name=clock-more]", "2")
    page.select_option("select[name=clock-more-unit]", "hours")
    expect(fold.locator("[data-said]")).to_have_text("Time for the whole match · 1 days · + 2 hours")


def test_the_page_of_absences_knows_where_it_is(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 60), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.page.goto(f"{server.address}/match/{live.id}/blue/absence")
    here = me.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    for field in me.page.locator("[data-zone]").all():
        expect(field).to_have_value(here)
    me.page.fill("input[name=until]", me.page.locator("input[name=until]").get_attribute("min") or "")
    me.page.locator("#away button[value=away]").click()
    expect(me.page.locator("#told")).to_contain_text("A bot plays for Olena until")
    me.page.locator("button[value=back]").last.click()
    expect(me.page.locator("#told")).to_have_count(0)
