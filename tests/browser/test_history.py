"""The history at the table: a tip offers a tale, by a key and by touch; it opens, is closed, and leads on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.table.matches import LiveMatch


def laid(server: Server) -> LiveMatch:
    """A match in which this player chooses a column: leader and goods are there, and no move points at them."""
    return server.lay(played(new_game("rurik", 2, 3), "choose-column"), (ME, RANDOM))


def closed(page: Page) -> None:
    expect(page.locator("#past")).to_be_hidden()


def test_a_tale_is_told_closed_and_read_on(server: Server, player: NewPlayer) -> None:
    me = player()
    page = me.page
    live = laid(server)
    me.open(server.seat_link(live))
    version = me.version
    page.locator("#my-leader .crest").hover()
    offer = page.locator(".tip .telling")
    expect(offer).to_be_visible()
    assert offer.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    page.keyboard.press("b")
    sheet = page.locator("#past")
    expect(sheet).to_be_visible()
    name = page.locator("#h-leader > span").first.inner_text().split("\n")[0]
    expect(sheet.get_by_role("heading")).to_contain_text(name)
    expect(sheet.locator(".is-certain")).not_to_be_empty()
    expect(offer).to_have_count(0)
    for key in ("a", "e", "u", "h", "b"):
        page.keyboard.press(key)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    closed(page)
    page.mouse.move(2, 2)
    page.keyboard.press("b")
    closed(page)
    page.locator("#my-leader .crest").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("b")
    expect(sheet).to_be_visible()
    with page.context.expect_page() as opened:
        sheet.get_by_role("link").click()
    history = opened.value
    thing = history.url.partition("#")[2]
    assert thing.startswith("leader-")
    expect(history.locator(f"#{thing}")).to_be_in_viewport()
    sheet.get_by_role("button").click()
    closed(page)
    assert me.version == version


def test_a_finger_asks_for_a_tale_too(server: Server, player: NewPlayer) -> None:
    me = player(width=390, height=844, has_touch=True)
    page = me.page
    me.open(server.seat_link(laid(server)))
    page.locator("label[for=t-mine]").last.tap()
    page.locator("#my-leader .crest").tap()
    page.locator(".tip .telling").tap()
    expect(page.locator("#past h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.touchscreen.tap(195, 4)
    closed(page)
    page.locator("#my-leader .crest").tap()
    expect(page.locator(".tip .telling")).to_have_count(1)
    page.locator("#h-leader .worth").tap()
    expect(page.locator(".tip .telling")).to_have_count(0)
