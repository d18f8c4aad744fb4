"""The guard: a double click plays one decision, whatever it falls on; who moves the pointer is never held up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, Server, new_game, played
from tests.browser.test_hands import shared, when
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

RUTA = Place(PERSON, "Ruta")
GAPS = [50, 150, 400]
"""Milliseconds between two clicks of somebody who means one."""

Spot = tuple[float, float]
IDLE = "() => !document.querySelector('#app.sending, #app.unseen')"


WHERE_THING = """(at) => {
  for (const thing of document.querySelectorAll(`[data-pick~="${at}"].may`)) {
    const box = thing.getBoundingClientRect();
    for (const [a, b] of [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7]]) {
      const [x, y] = [box.x + box.width * a, box.y + box.height * b];
      if (document.elementFromPoint(x, y)?.closest("[data-pick]") === thing) return [x, y];
    }
  }
  return null;
}"""


def decisions(server: Server, live: LiveMatch) -> list[str]:
    """What the first seat has decided."""
    return [entry.text for entry in server.game(live).line() if entry.seat == 0]


def on_the_board(me: Player, at: str) -> Spot:
    place = me.page.wait_for_function(WHERE_THING, arg=at).json_value()
    return place[0], place[1]


def by_button(me: Player) -> Spot:
    box = me.button(me.offers()[0]).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_thing(me: Player) -> Spot:
    return on_the_board(me, next(offer.at for offer in me.offers() if offer.at))


WAYS: dict[str, tuple[str, str, Callable[[Player], Spot]]] = {
    "button": ("rurik", "choose-advisor", by_button),
    "piece": ("rurik", "muster", by_thing),
    "card": ("rurik2", "keep-leader", by_thing),
    "panel": ("rurik", "choose-advisor", by_thing),
}


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("way", WAYS)
def test_a_double_click_plays_one_decision(server: Server, player: NewPlayer, way: str, gap: int) -> None:
    title, procedure, spot = WAYS[way]
    live = server.lay(played(new_game(title, 2, 3), procedure), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    before = len(decisions(server, live))
    x, y = spot(me)
    me.page.mouse.click(x, y)
    me.page.wait_for_timeout(gap)
    me.page.mouse.click(x, y)
    server.wait_for_version(live, live.now.version)
    me.page.wait_for_function(IDLE)
    assert len(decisions(server, live)) == before + 1


def test_a_thing_may_be_clicked_again_when_the_question_has_been_seen(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "muster"), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    before = me.version
    x, y = by_thing(me)
    me.page.mouse.click(x, y)
    me.wait_until_asked(before)
    before = me.version
    me.page.wait_for_timeout(500)
    me.page.mouse.click(x, y)
    server.wait_for_version(live, int(before))
    assert [text.split()[0] for text in decisions(server, live)[-2:]] == ["muster", "muster"]


def test_a_list_that_opens_under_the_pointer_is_no_answer(server: Server, player: NewPlayer) -> None:
    """The second click of a double click falls on the first line of the list."""
    game = when(shared)
    live = server.lay(game, [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    x, y = on_the_board(me, shared(game))
    me.page.mouse.dblclick(x, y, delay=20)
    me.page.wait_for_function(IDLE)
    assert server.game(live).version == game.version


def test_keys_are_never_held_up(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "choose-advisor"), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    before = me.version
    me.button(me.offers()[0]).focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function(
        "(before) => document.querySelector('#choices input[name=version]')?.value > before", arg=before
    )
    me.page.locator("#choices button").first.focus()
    me.page.keyboard.press("Enter")
    server.wait_for_version(live, int(before) + 1)


def test_the_glow_of_a_fresh_question_comes_a_moment_later(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "choose-advisor"), [ME, RUTA])
    me = player(still=False)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    expect(me.page.locator("#app:not(.catching-up)")).to_be_visible()
    me.page.evaluate("""() => {
      window.glows = [];
      new MutationObserver(() => window.glows.push(document.getElementById("app").classList.contains("fresh")))
        .observe(document.getElementById("app"), { attributes: true, attributeFilter: ["class"] });
    }""")
    me.pick(me.offers()[0])
    me.page.wait_for_function("() => window.glows.includes(true) && !window.glows.at(-1)")


SHOWN_WHILE_FRESH = """() => {
  const app = document.getElementById("app");
  window.shown = [];
  new MutationObserver(() => { if (app.classList.contains("fresh")) window.shown.push(getComputedStyle(app).display); })
    .observe(app, { attributes: true, attributeFilter: ["class"] });
}"""


def test_the_table_stays_in_sight_while_a_question_is_fresh(server: Server, player: NewPlayer) -> None:
    """What glows only after a moment must not be gone until then."""
    live = server.lay(played(new_game("rurik", 2, 7), "choose-advisor"), [ME, RUTA])
    me = player(still=False)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    me.page.evaluate(SHOWN_WHILE_FRESH)
    before = me.version
    me.press(me.offers()[0])
    me.wait_until_asked(before)
    assert set(me.page.evaluate("() => window.shown")) == {"flex"}
