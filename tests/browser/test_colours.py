"""Whoever chose a colour in the lobby sees it at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import unfold
from tests.browser.server import Server


def test_a_chosen_colour_is_seen_at_the_table(server: Server, player: NewPlayer) -> None:
    me = player()
    me.open(server.address)
    unfold(me.page, "colours-0").select_option("red")
    unfold(me.page, "colours-1").select_option("white")
    me.page.locator("select[name=option-first]").select_option("red")
    me.page.get_by_role("button", name="Open the table").click()
    me.wait_until_asked()
    expect(me.page).to_have_url(re.compile(r"/match/\w+/red$"))
    expect(me.page.locator("#my-mat.s-red")).to_have_count(1)
    expect(me.page.locator("#mat-white.s-white")).to_have_count(1)
    expect(me.page.locator(".s-blue.mat, .s-yellow.mat, .s-blue.rival, .s-yellow.rival")).to_have_count(0)
