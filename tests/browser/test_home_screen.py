"""The table on a home screen: the last board without a connection, and nothing of a seat that is no longer mine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.serve_renewed import SAYS
from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
AT_WORK = "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
KEPT = "async () => { const names = await caches.keys(); const found = []; for (const name of names) for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname); return found; }"  # noqa: E501
IS_KEPT = f"async (path) => (await ({KEPT})()).includes(path)"
EDITIONS = "async () => (await caches.keys()).sort()"
KEPT_ANEW = """async (before) => {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-") && !before.includes(name));
  return names.length === 1 && Boolean(await (await caches.open(names[0])).match("/mine"));
}"""
RENEWED = (str(Path(__file__).with_name("serve_renewed.py")),)
NO_ANSWER = ("Failed to load resource", "WebSocket", "ERR_", "FetchEvent", "Failed to fetch")


def with_worker(me: Player, server: Server) -> None:
    """My matches are opened once, as a home screen does."""
    me.open(f"{server.address}/mine")
    me.see_in_time(AT_WORK)
    me.see_in_time(IS_KEPT, "/mine")


def test_shows_the_last_board_without_a_connection_and_goes_on_by_itself(own_server: Server, player: NewPlayer) -> None:
    live = own_server.lay(played(new_game("rurik", 2, 51), "keep-agenda"), [ME, RUTA])
    me = player()
    me.open(own_server.seat_link(live))
    with_worker(me, own_server)
    path = f"/match/{live.id}/blue"
    due = me.page.locator(".panel.due a.to")
    expect(due).to_have_count(1)
    due.click()
    me.wait_until_asked()
    me.see_in_time(IS_KEPT, path)
    offered = me.offers()
    assert offered
    me.forgive(*NO_ANSWER)
    own_server.kill()
    me.page.goto(f"{own_server.address}{path}")
    assert me.offers() == offered
    expect(me.page.locator("#main")).to_be_visible()
    expect(me.page.locator("#kept")).to_be_visible()
    me.page.goto(f"{own_server.address}/mine")
    expect(me.page.locator("#kept time")).not_to_be_empty()
    expect(due).to_have_count(1)
    for never_kept in (f"{path}-never-seen", "/", f"/match/{live.id}", "/results"):
        me.page.goto(f"{own_server.address}{never_kept}")
        expect(me.page.get_by_role("heading", name="No connection")).to_be_visible()
    me.page.goto(f"{own_server.address}{path}")
    own_server.start()
    expect(me.page.locator("#link")).to_be_hidden()
    me.wait_until_asked()
    before = own_server.game(live).version
    me.press(me.offers()[0])
    own_server.wait_for_version(live, before)


def test_keeps_nothing_of_a_seat_that_was_left_or_is_shared(server: Server, player: NewPlayer) -> None:
    game = played(new_game("rurik", 2, 51), "keep-agenda")
    alone, shared = server.lay(game, [ME, RUTA]), server.lay(new_game("rurik", 2, 52), [ME, ME])
    me = player()
    for live, seats in ((alone, 1), (shared, 2)):
        for seat in range(seats):
            me.open(server.seat_link(live, seat))
    with_worker(me, server)
    mine = f"/match/{alone.id}/blue"
    me.open(f"{server.address}{mine}")
    me.see_in_time(IS_KEPT, mine)
    for colour in ("blue", "yellow"):
        me.open(f"{server.address}/match/{shared.id}/{colour}")
    assert not [path for path in me.page.evaluate(KEPT) if shared.id in path]
    me.open(f"{server.address}{mine}")
    me.page.locator("#menu > summary").click()
    me.page.once("dialog", lambda dialog: dialog.accept())
    me.page.locator("button[name=how][value=leave]").click()
    me.page.wait_for_url(f"{server.address}/")
    expect(me.page.locator("form.new, #new")).not_to_have_count(0)
    me.see_in_time(f"async (path) => !(await ({KEPT})()).includes(path)", mine)


def test_forgets_a_hand_when_somebody_else_sits_down_at_the_device(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 51), "keep-agenda"), [ME, ME])
    me = player()
    me.open(server.seat_link(live, 0))
    with_worker(me, server)
    mine = f"/match/{live.id}/blue"
    me.open(f"{server.address}{mine}")
    me.see_in_time(IS_KEPT, mine)
    me.open(server.seat_link(live, 1))
    me.see_in_time(f"async (path) => !(await ({KEPT})()).includes(path)", mine)


def test_after_an_upgrade_everything_is_of_the_new_edition(own_server: Server, player: NewPlayer) -> None:
    live = own_server.lay(played(new_game("rurik", 2, 51), "keep-agenda"), [ME, RUTA])
    me = player()
    me.open(own_server.seat_link(live))
    with_worker(me, own_server)
    path = f"/match/{live.id}/blue"
    me.open(f"{own_server.address}{path}")
    me.see_in_time(IS_KEPT, path)
    before = me.page.evaluate(EDITIONS)
    assert len(before) == 2
    me.forgive(*NO_ANSWER)
    own_server.stop()
    own_server.program = RENEWED
    own_server.start()
    me.page.goto(f"{own_server.address}/mine")
    me.page.wait_for_function(f'() => {SAYS} === "yes"')
    me.see_in_time(f"async (before) => !(await ({EDITIONS})()).some((one) => before.includes(one))", before)
    me.page.reload()
    me.see_in_time(KEPT_ANEW, before)
    own_server.kill()
    me.page.goto(f"{own_server.address}/mine")
    assert me.page.evaluate(SAYS) == "yes"
    expect(me.page.locator("#kept time")).not_to_be_empty()
    me.page.goto(f"{own_server.address}{path}")
    expect(me.page.get_by_role("heading", name="No connection")).to_be_visible()


def test_keeps_no_file_that_another_edition_answered_with(own_server: Server, player: NewPlayer) -> None:
    me = player()
    with_worker(me, own_server)
    me.forgive(*NO_ANSWER)
    address = me.page.evaluate("() => document.querySelector('script[src$=\".js\"]').getAttribute('src')")
    file = address.rsplit("/", 1)[0] + "/vendor/idiomorph-LICENSE"
    assert file not in me.page.evaluate(KEPT)
    own_server.stop()
    own_server.program = RENEWED
    own_server.start()
    assert me.page.evaluate("async (path) => (await fetch(path)).status", file) == 200
    assert file not in me.page.evaluate(KEPT)


def test_is_an_app_that_the_browser_itself_would_install(server: Server, player: NewPlayer) -> None:
    me = player()
    with_worker(me, server)
    asked: Any = me.page.context.new_cdp_session(me.page)
    assert asked.send("Page.getAppManifest")["errors"] == []
    errors = [one["errorId"] for one in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in errors if one != "in-incognito"] == [], "test contexts are private ones"


def test_can_be_installed_in_the_language_of_whoever_reads(server: Server, player: NewPlayer) -> None:
    me = player(locale="de-DE")
    me.open(f"{server.address}/mine")
    expect(me.page.locator("h1")).to_have_text("Meine Partien")
    told = me.page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (told["lang"], told["start_url"], told["display"]) == ("de", "/mine", "standalone")
    for icon in told["icons"]:
        wide = me.page.evaluate(
            "async (src) => { const one = new Image(); one.src = src; await one.decode(); return one.width; }",
            icon["src"],
        )
        assert icon["sizes"] == f"{wide}x{wide}"
