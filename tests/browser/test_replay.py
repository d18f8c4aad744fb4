"""Replay: the scrubber, the keys, lines of the chronicle; and journals that leave and come back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche import titles
from veche.kernel import journal


def stops(me: Player) -> list[int]:
    """The versions at which the replay rests, by action."""
    return [int(one) for one in (me.page.locator("#scrub").get_attribute("data-stops") or "").split()]


def expect_action(me: Player, step: int) -> None:
    """The replay shows what this action has done: in the address, on the scrubber, and in words."""
    known = stops(me)
    expect(me.page.locator("#where")).to_contain_text(f"{step} of {len(known) - 1} actions")
    me.page.wait_for_url(re.compile(rf"at={known[step]}$"))
    assert int(me.page.locator("[data-scrub]").input_value()) == step


def test_scrubber_keys_and_chronicle(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 61), 60), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    me.wait_until_asked()
    # A line of the chronicle leads to its moment.
    line = page.locator(".chronicle .turn").nth(6)
    name, told = line.get_attribute("id"), line.locator("a").inner_text()
    line.locator("a").click()
    page.wait_for_url("**/replay?at=*")
    assert page.locator("#sentence").inner_text().split() == told.split()
    expect(page.locator(f"#{name}")).to_have_class(re.compile("here"))
    assert not me.offers()
    known = stops(me)
    end, here = len(known) - 1, int(page.locator("[data-scrub]").input_value())
    expect_action(me, here)
    keys = (("ArrowLeft", here - 1), ("ArrowLeft", here - 2), ("ArrowRight", here - 1), ("Home", 0), ("End", end))
    for key, step in keys:
        page.keyboard.press(key)
        expect_action(me, step)
    # With the focus on the scrubber the keys do the same.
    page.locator("[data-scrub]").focus()
    page.keyboard.press("ArrowLeft")
    expect_action(me, end - 1)
    page.locator("[data-scrub]").fill("3")
    expect_action(me, 3)
    # A line of the chronicle jumps within the replay too, without loading the page anew.
    page.evaluate("() => { window.sameAsBefore = true; }")
    page.locator(".chronicle .turn a").nth(1).click()
    expect_action(me, 2)
    assert page.evaluate("() => window.sameAsBefore")
    page.get_by_role("link", name="Back to the table").click()
    me.wait_until_asked()


def test_it_jumps_by_turn_and_round_and_plays_by_itself(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("stroganov", 2, 61), "the end"), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(f"{server.table(live)}/replay?at=0")
    expect(page.locator("#where")).to_have_text(re.compile("^0 of"))
    page.keyboard.press("]")
    expect(page.locator("#where")).to_contain_text("Year 1")
    page.keyboard.press("]")
    expect(page.locator("#where")).to_contain_text("Year 2")
    where = page.locator("#where").inner_text().split(" · ")[1]
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#where")).not_to_contain_text(where)
    page.keyboard.press("[")
    expect(page.locator("#where")).to_contain_text(where)
    begun = int(page.locator("[data-scrub]").input_value())
    page.get_by_role("button", name="4 ×").click()
    page.locator("#sentence").click()
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_class(re.compile("on"))
    page.wait_for_function("begun => Number(document.getElementById('steps').value) > begun + 1", arg=begun)
    page.get_by_role("button", name="Pause").click()
    expect(page.locator("#play")).not_to_have_class(re.compile("on"))


def test_a_moment_can_be_shared(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 61), 60), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    me.wait_until_asked()
    page.locator("#menu summary").click()
    page.get_by_role("link", name="Replay from my last turn").click()
    expect(page.locator("#where")).to_contain_text("Your turn")
    page.locator("#share summary").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("#copied")).to_have_text(re.compile("opied"))
    link = page.locator("#moment-link").input_value()
    me.open(link)
    assert page.url == f"{server.table(live, 'blue')}/replay?at={link.split('=')[1]}"
    stranger = player()
    stranger.open(server.watch_link(live))
    stranger.open(link)
    assert "/watch/replay?at=" in stranger.page.url


def test_a_finished_match_is_open_for_all(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 62), "the end"), [ME, RANDOM], "Finished")
    stranger = player()
    stranger.open(f"{server.table(live)}/replay?at=50")
    expect_action(stranger, stops(stranger).index(50))
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


def test_a_match_is_played_on_from_a_moment(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 61), "the end"), [ME, RANDOM])
    me = player()
    page = me.page
    me.open(server.seat_link(live))
    page.goto(f"{server.table(live, 'blue')}/replay?at=40")
    page.locator("#onward summary").click()
    expect(page.locator("#onward-place")).to_have_value("blue")
    page.locator("#onward-bot").select_option("otrok")
    page.locator("#onward button").click()
    page.wait_for_url(re.compile(r"/match/[0-9a-f]+/blue$"))
    assert live.id not in page.url
    expect(page.locator("#told")).to_contain_text("Played on from version 40")
    me.wait_until_asked()
    page.locator("#menu summary").click()
    page.get_by_role("link", name="The match it is played on from").click()
    page.wait_for_url(f"**/match/{live.id}/blue/replay?at=40")
    # At its end there is nothing to play on.
    page.keyboard.press("End")
    expect(page.locator("#onward")).to_have_count(0)
