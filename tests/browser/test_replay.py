"""Replay: the scrubber, the keys, lines of the chronicle; and journals that leave and come back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche import titles
from veche.kernel import journal


def at(me: Player) -> int:
    return int(me.page.locator("[data-scrub]").input_value())


def expect_version(me: Player, version: int) -> None:
    """The replay shows this version: in the address, on the scrubber, and in words."""
    expect(me.page.locator(".scrub").locator("xpath=..")).to_contain_text(f"Version {version} of")
    me.page.wait_for_url(re.compile(rf"at={version}$"))
    assert at(me) == version


def test_scrubber_keys_and_chronicle(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 61), 60), [ME, RANDOM])
    last = live.now.version
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    me.wait_until_asked()
    # A line of the chronicle leads to its moment.
    page.locator("#log-30 a").click()
    page.wait_for_url("**/replay?at=30")
    sentence = page.locator("#sentence").inner_text()
    assert sentence == page.locator("#log-30").inner_text()
    expect_version(me, 30)
    assert not me.offers()
    for key, version in (("ArrowLeft", 29), ("ArrowLeft", 28), ("ArrowRight", 29), ("Home", 0), ("End", last)):
        page.keyboard.press(key)
        expect_version(me, version)
    # With the focus on the scrubber the keys do the same.
    page.locator("[data-scrub]").focus()
    page.keyboard.press("ArrowLeft")
    expect_version(me, last - 1)
    page.locator("[data-scrub]").fill("12")
    expect_version(me, 12)
    # A line of the chronicle jumps within the replay too, without loading the page anew.
    page.evaluate("() => { window.sameAsBefore = true; }")
    page.locator("#log-7 a").click()
    expect_version(me, 7)
    assert page.evaluate("() => window.sameAsBefore")
    page.get_by_role("link", name="Back to the table").click()
    me.wait_until_asked()


def test_a_finished_match_is_open_for_all(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 62), "the end"), [ME, RANDOM], "Finished")
    stranger = player()
    stranger.open(f"{server.table(live)}/replay?at=50")
    expect_version(stranger, 50)
    stranger.open(server.table(live))
    expect(stranger.page.locator(".ending")).to_be_visible()
    expect(stranger.page.locator(".ending svg.chart")).to_be_visible()


def test_a_journal_leaves_and_comes_back(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 63), "the end"), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    page.locator("#menu summary").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the journal").click()
    path = waiting.value.path()
    assert journal.read(path.read_text("utf-8"), titles.title).is_over
    me.open(server.address)
    page.locator("input[name=journal]").set_input_files(path)
    page.get_by_role("button", name="Bring it in").click()
    page.wait_for_url("**/match/**")
