"""The picture of a result is saved from the page as PNG, and by the bare link as SVG."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.server import ME, RANDOM, Server, new_game, played

PNG = b"\x89PNG"


def test_it_is_saved_as_png(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("stroganov", 2, 62), "the end"), [ME, RANDOM])
    me = player()
    me.open(server.table(live))
    expect(me.page.locator(".crowning .podium li")).to_have_count(2)
    with me.page.expect_download() as waiting:
        me.page.get_by_role("link", name="Save picture").click()
    assert waiting.value.suggested_filename == f"stroganov-{live.id}.png"
    assert waiting.value.path().read_bytes()[:4] == PNG
    answer = me.page.request.get(f"{server.table(live)}/result.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "Olena" in answer.text()
