"""The rules page in a browser: what is typed is looked up at once, marked, and nothing found is no dead end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import Server


def test_what_is_typed_is_found_marked_and_helped(server: Server, player: NewPlayer) -> None:
    me = player()
    page = me.page
    me.open(f"{server.address}/rules/rurik")
    expect(page.locator("figure.example")).to_have_count(6)
    page.keyboard.press("/")
    page.keyboard.type("church")
    expect(page.locator(".hits li").first).to_contain_text("Church")
    expect(page.locator("#reading mark").first).to_have_text("church")
    page.locator(".hits a").first.click()
    expect(page.locator("#church")).to_be_in_viewport()
    page.locator("#look-for").fill("chruch")
    page.locator(".near").get_by_role("link", name="church", exact=True).click()
    expect(page.locator(".hits li").first).to_contain_text("Church")
    page.locator("#look-for").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
