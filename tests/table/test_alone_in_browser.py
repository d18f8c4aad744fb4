"""Playing alone by clicks, in Chromium.

The page is looked at once for each move, when it has come to rest, and only what was seen there is clicked: however
slow the machine is, nothing is read from a page that is still changing.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.player import unfold
from tests.table.alone import opened
from tools.browser import ARGUMENTS, MISSING, found

pytestmark = pytest.mark.browser
PATIENCE = 180_000
"""Milliseconds until a test gives up waiting: the machine may be busy."""

LUCK = 20
MOST_MOVES = 600

AT_REST = """before => {
  if (document.querySelector("#app.sending, #app.catching-up, #app.unseen")) return null;
  const over = Boolean(document.querySelector("#ask form[action$='/rematch']"));
  const version = Number(document.querySelector("#choices input[name=version]")?.value ?? -1);
  if (!over && version <= before) return null;
  const buttons = Array.from(document.querySelectorAll("button[name=move]")).filter(one => one.checkVisibility());
  if (!over && !buttons.length) return null;
  return { over, version, moves: buttons.map(one => one.value),
           acts: Boolean(document.querySelector("#step-through")) };
}"""
"""What can be done now, once the page shows something newer than before; until then nothing."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = found()
    if program is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(MISSING)
    if program is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of these tests is the same one, so that what fails once fails again."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: LUCK)


def begin(page: Page, base: str) -> dict[str, Any]:
    """Open a solo match through the lobby; what can be done first."""
    page.set_default_timeout(PATIENCE)
    page.goto(base)
    page.locator("label.num", has=page.locator("input[value='1']")).click()
    unfold(page, "option-difficulty").select_option("hard")
    unfold(page, "leaders-0").select_option("maria")
    page.get_by_role("button", name="Open the table").click()
    return at_rest(page, -1)


def at_rest(page: Page, before: int) -> dict[str, Any]:
    """One look at the page as soon as it is newer than a version and has come to rest."""
    seen: dict[str, Any] = page.wait_for_function(AT_REST, arg=before).json_value()
    return seen


def click(page: Page, seen: dict[str, Any], number: int) -> dict[str, Any]:
    """Press one of the buttons that were seen; what is seen when the table has answered."""
    move = seen["moves"][number % len(seen["moves"])]
    page.mouse.move(2, 2)
    page.locator(f'button[name=move][value="{move}"]').click()
    if page.locator(".sure").count():
        page.locator(".sure .yes").click()
    return at_rest(page, seen["version"])


def test_a_whole_match_by_clicks(browser: Browser, tmp_path: Path) -> None:
    wrong: list[str] = []
    with opened(tmp_path) as base:
        page = browser.new_page(reduced_motion="reduce")
        page.on("pageerror", lambda error: wrong.append(str(error)))
        seen = begin(page, base)
        expect(page.locator(".rebellion")).to_contain_text("The Rebellion")
        expect(page.locator(".rebellion")).to_contain_text("hard")
        clicks = 0
        while not seen["over"]:
            assert clicks < MOST_MOVES, "the game does not end"
            seen = click(page, seen, clicks * 7)
            clicks += 1
        assert clicks > 50, clicks
        expect(page.locator("#ask h1")).to_contain_text("over")
        expect(page.locator(".ending")).to_contain_text("The Rebellion")
        expect(page.locator(".ending")).to_contain_text("a point for every three, rounded up")
        page.goto(f"{base}/results")
        expect(page.locator("table.results:not(.mine)")).to_contain_text("Maria")
        page.close()
    assert not wrong


def test_what_the_automa_does_is_shown_act_by_act(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path) as base:
        page = browser.new_page(reduced_motion="no-preference")
        seen = begin(page, base)
        shown: list[str] = []
        page.on("request", lambda request: shown.append(request.url) if "/replay?at=" in request.url else None)
        while not seen["acts"]:
            seen = click(page, seen, 0)
        # It slid out a row and placed an advisor: two acts at least, each shown before the page came to rest.
        assert len(shown) >= 2
        page.locator("#step-through").click()
        expect(page.locator("#sentence")).to_contain_text("The Rebellion")
        page.close()
