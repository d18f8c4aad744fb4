"""The browser of the machine, a table to play at, and players whose pages must not complain.

Without Chromium these tests are skipped, and say how to install it; with REQUIRE_BROWSER=1 they fail instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.player import PATIENCE, Player
from tests.browser.server import WITH_THE_TOY, Server
from tests.shelf.kept import shelf_as_it_was
from tests.toy.title import TITLE as FAIR
from tools.browser import ARGUMENTS, MISSING, found
from veche import titles

HERE = Path(__file__).parent
NewPlayer = Callable[..., Player]
Opened = Callable[..., BrowserContext]
SEATED = pytest.StashKey[list[Player]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """What the pages showed when a test failed is told with the failure."""
    report = yield
    if report.when == "call" and report.failed:
        nobody: list[Player] = []
        seated = item.stash.get(SEATED, nobody)
        for number, one in enumerate(seated):
            report.sections.append((f"page {number + 1}", one.look()))
    return report


# Playwright keeps an event loop running in its thread, so it must not outlive this folder's tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    program = found()
    if program is None and os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(MISSING)
    if program is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table with the built-in titles; bots move at once."""
    server = Server(tmp_path_factory.mktemp("table"))
    yield server
    server.close()
    assert not server.wrong(), "".join(server.said)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A table that this test may kill."""
    server = Server(tmp_path)
    yield server
    server.close()


@pytest.fixture(scope="package")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table on whose shelf the toy title stands too."""
    with shelf_as_it_was():
        titles.register(FAIR)
        server = Server(tmp_path_factory.mktemp("toy-table"), WITH_THE_TOY)
        yield server
    server.close()
    assert not server.wrong(), "".join(server.said)


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Makes browsers of their own: cookies, theme, size and motion as each wishes."""
    contexts: list[BrowserContext] = []

    def open(width: int = 1440, height: int = 1000, still: bool = True, **options: object) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if still else "no-preference",
            **options,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context

    yield open
    for context in contexts:
        context.close()


@pytest.fixture
def player(opened: Opened, request: pytest.FixtureRequest) -> Iterator[NewPlayer]:
    """Makes players, each with a browser of their own unless told otherwise; none may have errors in the console."""
    players: list[Player] = []
    request.node.stash[SEATED] = players

    def sit(seed: int = 1, context: BrowserContext | None = None, **options: object) -> Player:
        page = (context or opened(**options)).new_page()
        players.append(Player(page, seed))
        return players[-1]

    yield sit
    assert not [line for one in players for line in one.complaints()]
