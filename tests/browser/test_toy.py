"""The toy title at the table, with nothing but its own drawing; and a table that knows no title by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import veche
from tests.browser.conftest import NewPlayer
from tests.browser.player import sit, unfold
from tests.browser.server import Server
from veche import titles

SOURCE = Path(veche.__file__).parent


@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_is_played_by_clicks(toy_server: Server, player: NewPlayer, players: int) -> None:
    me = player(players)
    page = me.page
    me.open(toy_server.address)
    page.get_by_text("The Fair").first.click()
    page.wait_for_url("**/?title=fair")
    page.get_by_label(str(players), exact=True).check(force=True)
    page.get_by_label("Your name").fill("Olena")
    for seat in range(1, players):
        sit(page, seat, "bot", "random")
    if players == 3:
        unfold(page, "option-road").select_option("long")
        page.get_by_label("The pedlar").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#app")
    moves = me.play_to_the_end()
    assert moves > 4
    expect(page.locator(".ending h3").first).to_contain_text("Olena")
    me.open(f"{toy_server.address}/rules/fair")
    expect(page.locator("article")).to_contain_text("Merchants walk a road of stalls")


def test_no_title_is_known_by_name() -> None:
    """Lobby, table, script, styles and store serve any title: none of them mentions one that is built in."""
    named = []
    for room in ("table", "store", "drawing"):
        for file in sorted((SOURCE / room).rglob("*")):
            if file.suffix in {".py", ".js", ".css", ".html", ".mako", ".svg"} and "vendor" not in file.parts:
                text = file.read_text("utf-8").lower()
                named += [
                    f"{file.relative_to(SOURCE)}: {name}"
                    for meta in titles.metas()
                    for name in (meta.id, meta.name.lower())
                    if re.search(rf"\b{re.escape(name)}\b", text)
                ]
    assert not named
