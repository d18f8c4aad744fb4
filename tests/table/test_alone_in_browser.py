"""Playing alone by clicks, in Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.table.alone import opened
from tools.browser import found

pytestmark = pytest.mark.browser
PATIENCE = 120_000


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = found()
    if program is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail("No Chromium was found.")
    if program is None:
        pytest.skip("No Chromium was found.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def begin(page: Page, base: str) -> None:
    """Open a solo match through the lobby."""
    page.set_default_timeout(PATIENCE)
    page.goto(base)
    page.locator("label.num", has=page.locator("input[value='1']")).click()
    page.locator("select[name='option-difficulty']").select_option("hard")
    page.locator("select[name='leaders-0']").select_option("maria")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#app").wait_for()


def version(page: Page) -> int:
    return int(page.locator("input[name='version']").first.get_attribute("value") or 0)


def click(page: Page, number: int) -> None:
    """Press one of the buttons that answer the question, and wait for the table's answer."""
    before = version(page)
    buttons = page.locator("button[name='move']")
    buttons.nth(number % buttons.count()).click()
    page.wait_for_function(
        "before => Number(document.querySelector('input[name=version]')?.value ?? 1e9) > before", arg=before
    )


def test_a_whole_match_by_clicks(browser: Browser, tmp_path: Path) -> None:
    wrong: list[str] = []
    with opened(tmp_path) as base:
        page = browser.new_page(reduced_motion="reduce")
        page.on("pageerror", lambda error: wrong.append(str(error)))
        begin(page, base)
        expect(page.locator(".rebellion")).to_contain_text("The Rebellion")
        expect(page.locator(".rebellion")).to_contain_text("hard")
        for number in range(600):
            if page.locator("button[name='move']").count() == 0:
                break
            click(page, number * 7)
        expect(page.locator("#ask h1")).to_contain_text("over")
        expect(page.locator(".ending")).to_contain_text("The Rebellion")
        page.goto(f"{base}/results")
        expect(page.locator("table.results")).to_contain_text("Maria")
        page.close()
    assert not wrong


def test_what_the_automa_does_is_shown_act_by_act(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path) as base:
        page = browser.new_page()
        begin(page, base)
        seen: list[str] = []
        page.on("request", lambda request: seen.append(request.url) if "/replay?at=" in request.url else None)
        while not page.locator("#step-through").count():
            click(page, 0)
        assert len(seen) >= 2, "each act of the Rebellion has been shown"
        page.locator("#step-through").click()
        expect(page.locator("#sentence")).to_contain_text("The Rebellion")
        page.close()
