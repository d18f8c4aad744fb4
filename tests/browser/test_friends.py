"""Friends at the table, in a real browser: links that are copied anywhere, talk and reactions as they arrive."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As browsers have it for pages that came over plain http from another machine."""


def test_a_link_is_copied_over_plain_http_too_and_says_so(server: Server, player: NewPlayer) -> None:
    me = player()
    me.page.add_init_script(NO_CLIPBOARD)
    live = server.lay(new_game("rurik", 2, 70), [ME, RUTA])
    me.open(server.seat_link(live))
    me.open(server.table(live, "blue") + "/device")
    link = me.page.inner_text("#link-mine")
    me.page.evaluate("() => { document.addEventListener('copy', () => { window.copied = String(getSelection()); }); }")
    me.page.locator("[data-copy=link-mine]").click()
    expect(me.page.locator("[data-copy=link-mine]")).to_have_text("Copied")
    assert me.page.evaluate("window.copied").strip() == link
    expect(me.page.locator("[data-copy=link-mine]")).to_have_text("Copy")
    assert me.page.locator("[data-share]:visible").count() == 0, "this browser has nothing to share with"


def test_what_is_said_arrives_and_a_reaction_floats_for_a_moment(server: Server, player: NewPlayer) -> None:
    olena, ruta = player(), player(seed=2)
    live = server.lay(played(new_game("rurik", 2, 72), 60, seat=1), [ME, RUTA])
    olena.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    ruta.page.keyboard.press("t")
    ruta.page.fill("#say", "Kiev is <b>mine</b>")
    ruta.page.keyboard.press("Enter")
    expect(ruta.page.locator("#say")).to_have_value("")
    expect(olena.page.locator("#talk-open .n")).to_have_text("1")
    ruta.page.locator(".rxs [value=ouch]").click()
    expect(olena.page.locator(".reaction")).to_have_text("Ouch")
    ruta.page.locator(".rxs [value=well]").click()
    expect(ruta.page.locator(".refused")).to_contain_text("Wait a moment")
    expect(olena.page.locator(".reaction")).to_have_count(0)
    olena.page.locator("label:has(#side-talk)").click()
    expect(olena.page.locator("#talk-lines li")).to_have_count(2)
    expect(olena.page.locator("#talk-lines")).to_contain_text("Kiev is <b>mine</b>")
    expect(olena.page.locator("#talk-open .n")).to_be_hidden()
    olena.page.fill("#say", "half a li")
    ruta.page.fill("#say", "And Novgorod")
    ruta.page.keyboard.press("Enter")
    expect(olena.page.locator("#talk-lines")).to_contain_text("And Novgorod")
    assert olena.page.input_value("#say") == "half a li", "nobody is disturbed while writing"
    assert olena.page.locator("#side-talk").is_checked(), "nor sent back to the story"
    expect(olena.page.locator(".present .in")).to_have_text("Ruta is here")
