"""The page of the description for programs: it is drawn in a real browser, and the policy of the site stops nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import Server


def test_the_description_is_drawn_from_this_table_alone(server: Server, player: NewPlayer) -> None:
    me = player()
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.open(f"{server.address}/api/docs")
    expect(me.page.locator(".opblock-summary-path").first).to_be_visible()
    assert me.page.locator(".opblock").count() > 10
    me.page.locator(".opblock-summary-path", has_text="/titles").first.click()
    expect(me.page.locator(".opblock-body").first).to_be_visible()
    assert [url for url in asked if not url.startswith((server.address, "data:"))] == []
