"""The analysis of a match that is over, in the browser: begun, seen while it goes on, stopped, and never stuck."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.at_random import to_the_end
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.table.matches import LiveMatch

LONG = 120_000


def seated(server: Server, player: NewPlayer, **options: object) -> tuple[Player, LiveMatch]:
    """At a match that is over."""
    live = server.lay(to_the_end(new_game("stroganov", 2, 3), 5), [ME, RANDOM])
    me = player(**options)
    me.open(server.seat_link(live))
    return me, live


def test_a_match_is_analysed_and_its_moments_lead_into_the_replay(server: Server, player: NewPlayer) -> None:
    me, live = seated(server, player)
    me.page.locator("#to-analysis").click()
    expect(me.page.locator("#main .mchart")).to_have_count(0)
    me.page.locator("#analysis-begin").click()
    expect(me.page.locator("#main .mchart")).to_be_visible(timeout=LONG)
    expect(me.page.locator("#progress")).to_be_visible()
    moment = me.page.locator("#moment-1")
    expect(moment).to_be_visible(timeout=LONG)
    me.page.locator("#analysis-stop").click()
    expect(me.page.locator("#state")).to_contain_text("Stopped")
    expect(me.page.locator("#analysis-begin")).to_be_visible()
    expect(me.page.locator(".tlist li").first).to_be_visible()
    expect(me.page.locator(".dl:is(.up, .dn):has(:is(.q-unclear, .q-sound))")).to_have_count(0)
    watcher = player()
    watcher.open(f"{server.table(live)}/analysis?of=blue")
    expect(watcher.page.locator("#main .mchart")).to_be_visible()
    moment.locator(".to-replay").click()
    expect(me.page).to_have_url(re.compile(r"/replay\?at=\d+"))
    expect(me.page.locator("#player")).to_be_visible()
    me.page.locator("#to-analysis").click()
    me.page.locator("#moment-1 footer button").click()
    expect(me.page).to_have_url(re.compile(r"/match/\w+/blue$"))
    assert live.id not in me.page.url


def test_it_fits_on_a_phone(server: Server, player: NewPlayer) -> None:
    me, live = seated(server, player, width=390, height=844)
    me.open(f"{server.table(live, 'blue')}/analysis")
    me.page.locator("#analysis-begin").click()
    expect(me.page.locator("#main .mchart")).to_be_visible(timeout=LONG)
    assert me.see("document.documentElement.scrollWidth") == 390
    me.page.locator("#analysis-stop").click()


def test_a_match_that_runs_is_not_analysed(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), 40), [ME, ME])
    me = player()
    me.open(server.seat_link(live))
    for seat in ("blue", "watch"):
        answer = me.page.request.get(f"{server.table(live, seat)}/analysis")
        assert answer.status == 409
    stranger = player()
    for seat in ("blue", "watch"):
        assert stranger.page.request.get(f"{server.table(live, seat)}/analysis").status == 403


def test_what_a_killed_table_had_begun_is_not_stuck(own_server: Server, player: NewPlayer) -> None:
    server = own_server
    me, live = seated(server, player)
    me.forgive("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    address = f"{server.table(live, 'blue')}/analysis"
    me.open(address)
    me.page.locator("#analysis-begin").click()
    expect(me.page.locator("#main .mchart")).to_be_visible(timeout=LONG)
    me.page.wait_for_timeout(2500)  # it has been written
    server.kill()
    server.start()
    me.open(address)
    expect(me.page.locator("#state")).to_contain_text("Stopped")
    expect(me.page.locator("#main .mchart")).to_be_visible()
    me.page.locator("#analysis-begin").click()
    expect(me.page.locator("#progress")).to_be_visible()
    me.page.locator("#analysis-stop").click()
