"""Several at once, the turn that waits to be sent, the sound and the sheet of keys: what a device may want."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from veche.kernel.game import Game
from veche.store.records import PERSON
from veche.table.ahead import how_often
from veche.table.matches import LiveMatch, Place

RUTA = Place(PERSON, "Ruta")


def where_often(title: str, verb: str, least: int) -> tuple[Game[Any], str, int]:
    """A moment at which a move with this verb can be made so many times, the move, and how often."""
    for luck in range(1, 40):
        game = new_game(title, 2, luck)
        while not game.is_over:
            game = played(game, game.version + 1, seed=luck)
            for move in game.moves if game.ask is not None else ():
                if move.split()[0] == verb and game.ask is not None:
                    times = how_often(game, game.ask, game.rules.catalogue.number(move))
                    if times >= least:
                        return game, move, times
    raise AssertionError("no game comes to such a moment")


def three_to_muster() -> tuple[Game[Any], str, int]:
    """A turn with three muster points: a move, and how often it can be made."""
    game = played(new_game("rurik", 2, 3), "before-main-action")
    game.play("act")
    return game, game.moves[1], 3


def sat_down(server: Server, player: NewPlayer, game: Game[Any], **options: object) -> tuple[LiveMatch, Player]:
    live = server.lay(game, [ME, RUTA])
    me = player(**options)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    return live, me


def since(server: Server, live: LiveMatch) -> list[str]:
    """What the first seat decided since the match was laid on the table."""
    return [entry.text for entry in server.game(live).entries[live.now.version :] if entry.seat == 0]


@pytest.mark.parametrize("title", ["rurik", "rurik2"])
def test_all_troops_are_mustered_by_one_click(server: Server, player: NewPlayer, title: str) -> None:
    game, move, times = where_often(title, "muster", 2)
    live, me = sat_down(server, player, game)
    me.page.locator(f'#choices [name=all][value="{times} {move}"]').click()
    server.wait_for_version(live, live.now.version)
    assert since(server, live) == [move] * times


def test_both_go_the_same_way_and_each_step_is_taken_back_alone(server: Server, player: NewPlayer) -> None:
    game, move, times = where_often("rurik", "to", 2)
    order = game.line()[-1].text
    live, me = sat_down(server, player, game)
    me.page.locator(f'#choices [name=all][value="{times} {move}"]').click()
    server.wait_for_version(live, live.now.version)
    assert since(server, live) == [move, *[order, move] * (times - 1)]
    later = server.game(live)
    if later.undoable():
        assert later.undoable() >= 2


def test_a_long_press_asks_how_many(server: Server, player: NewPlayer) -> None:
    game, move, times = three_to_muster()
    live, me = sat_down(server, player, game)
    box = me.page.locator(f'#choices [name=move][value="{move}"]').bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.down()
    items = me.page.get_by_role("menuitem")
    expect(items).to_have_count(times)
    me.page.mouse.up()
    expect(items).to_have_count(times)
    assert server.game(live).version == live.now.version
    items.nth(1).click()
    server.wait_for_version(live, live.now.version)
    assert since(server, live) == [move] * 2


def test_dragging_on_from_a_long_press_chooses(server: Server, player: NewPlayer) -> None:
    game, move, times = three_to_muster()
    live, me = sat_down(server, player, game)
    place = me.place_of(f"region-{move.split()[1]}")
    assert place is not None
    me.page.mouse.move(place["x"], place["y"])
    me.page.mouse.down()
    items = me.page.get_by_role("menuitem")
    expect(items).to_have_count(times)
    last = items.last.bounding_box()
    assert last is not None
    me.page.mouse.move(last["x"] + 10, last["y"] + 10)
    me.page.mouse.up()
    server.wait_for_version(live, live.now.version)
    assert since(server, live) == [move] * times


def switch(me: Player, name: str) -> None:
    me.page.locator("#menu summary").click()
    me.page.get_by_role("switch", name=name).click()
    expect(me.page.get_by_role("switch", name=name)).to_have_attribute("aria-checked", "true")
    me.page.keyboard.press("Escape")


def test_a_turn_waits_to_be_sent_on_a_device_that_wants_it(server: Server, player: NewPlayer) -> None:
    live, me = sat_down(server, player, played(new_game("rurik", 2, 3), "choose-column"))
    switch(me, "Confirm my turn")
    column = me.page.locator("#choices [data-ends]").first
    expect(column).to_be_visible()
    chosen = column.get_attribute("value")
    column.click()
    send = me.page.get_by_role("button", name="Send my turn")
    expect(send).to_be_visible()
    expect(me.page.locator("#my-turn")).to_be_visible()
    assert server.game(live).version == live.now.version
    me.page.keyboard.press("Escape")
    expect(send).to_have_count(0)
    expect(me.page.locator("#my-turn")).to_be_hidden()
    # What does not end the turn is not held up; and another choice takes the place of the first.
    other = me.page.locator("#choices [data-ends]").nth(1)
    other.click()
    column.click()
    expect(send).to_have_count(1)
    me.move_away()
    send.click()
    server.wait_for_version(live, live.now.version)
    assert since(server, live) == [chosen]


def test_nothing_waits_on_other_devices(server: Server, player: NewPlayer) -> None:
    _, me = sat_down(server, player, played(new_game("rurik", 2, 3), "choose-column"))
    expect(me.page.locator("[data-ends]")).to_have_count(0)


COUNTED = """() => {
  window.tones = 0;
  AudioContext.prototype.createOscillator = ((make) => function () { window.tones += 1; return make.call(this); })(
    AudioContext.prototype.createOscillator);
}"""


def test_my_turn_sounds_once_it_is_switched_on(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 58), "choose-column", seat=1), [ME, RUTA])
    me, ruta = player(), player()
    me.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    me.page.evaluate(COUNTED)
    switch(me, "Sound on my turn")
    before = me.page.evaluate("() => window.tones")
    ruta.press(next(offer for offer in ruta.offers() if offer.text.startswith("column")))
    me.wait_until_asked()
    me.page.wait_for_function("(before) => window.tones === before + 1", arg=before)
    assert ruta.page.evaluate("() => document.cookie.includes('sound')") is False


def test_whoever_watches_is_not_told_of_turns(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 58), [ME, RUTA])
    watcher = player()
    watcher.open(server.watch_link(live))
    expect(watcher.page.locator("#menu")).to_be_visible()
    expect(watcher.page.locator("[data-switch], [data-do=notify]")).to_have_count(0)


def test_the_sheet_of_keys_lists_what_the_page_has_keys_for(server: Server, player: NewPlayer) -> None:
    _, me = sat_down(server, player, played(new_game("rurik", 2, 3), "before-main-action"))
    me.page.keyboard.press("?")
    sheet = me.page.locator("#keys")
    expect(sheet).to_be_visible()
    listed = sheet.locator("#keys-now div")
    expect(listed).to_have_count(me.page.locator("[data-key]").count())
    expect(listed.filter(has_text="main action").locator("kbd")).to_have_text("A")
    me.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
