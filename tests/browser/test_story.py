"""What happened, as it is seen: the strip and the trail, moments, names that light up, what is sent out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.at_random import at_random
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from tests.browser.test_picture import PNG
from veche.kernel.game import Game
from veche.store.records import PERSON
from veche.story.teller import Teller
from veche.table.matches import Place

RUTA = Place(PERSON, "Ruta")
Before = tuple[Game[Any], str]
"""A position, and the move of the second seat that is played there."""


@cache
def before(title: str, scene: str, luck: int = 3) -> Before:
    """A moment at which the second seat of two makes a move that has a scene of its own."""
    game, teller = new_game(title, 2, luck), Teller(new_game(title, 2, luck), 0, 0)
    asked: Game[Any] | None = None
    told = 0
    for _ in at_random(game, luck):
        scenes = [one for one in teller.follow(game) if one.scene == scene]
        if asked is not None and len(scenes) > told and scenes[-1].last > asked.version:
            return asked, game.entries[asked.version].text
        told = len(scenes)
        asked = game.copy() if game.ask is not None and game.ask.seat == 1 else None
    raise AssertionError(f"nothing of {scene} came with a move of the second seat")


def pair(server: Server, player: NewPlayer, game: Game[Any], still: bool = True) -> tuple[Player, Player]:
    """Two browsers at a table: mine, and that of Ruta, who is asked."""
    live = server.lay(game, [ME, RUTA])
    me, ruta = player(still=still), player()
    me.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    ruta.wait_until_asked()
    return me, ruta


def plays(one: Player, move: str) -> None:
    one.press(next(offer for offer in one.offers() if offer.text == move))


def plays_on(one: Player) -> None:
    """Presses something, until somebody else is asked."""
    while one.page.locator("#choices").count():
        version = one.version
        one.press(one.offers()[0])
        one.page.wait_for_function(
            "(then) => document.querySelector('#ask input[name=version]')?.value !== then", arg=version
        )


STRIP = "#told-strip li[id^=since] .nth"
NUMBERED = "#main .told-no"


def test_what_another_did_stays_until_i_have_acted(server: Server, player: NewPlayer) -> None:
    """It comes with the news, is there still when a page is opened later, and goes with my own move."""
    game = played(new_game("rurik", 2, 3), "choose-destination", seat=1, seed=3)
    where = game.moves[0].split()[1]
    me, ruta = pair(server, player, game)
    me.page.evaluate("() => { window.sameAsBefore = true; }")
    was = me.page.locator(".trail").count()
    plays(ruta, f"to {where}")
    expect(me.page.locator("#told-strip")).to_contain_text(f"to {where.title()}")
    expect(me.page.locator("#told-strip")).to_contain_text("Ruta moved")
    expect(me.page.locator(".trail")).to_have_count(was + 1)
    # The number of the sentence stands on the map, beside what it tells of.
    numbers = me.page.locator(STRIP).all_inner_texts()
    assert me.page.locator(NUMBERED).last.text_content() in numbers
    plays_on(ruta)
    me.wait_until_asked()
    assert me.page.evaluate("() => window.sameAsBefore"), "it came without loading the page anew"
    for _ in range(2):
        expect(me.page.locator("#told-strip")).to_contain_text(f"to {where.title()}")
        expect(me.page.locator(".trail")).not_to_have_count(0)
        me.page.reload()
        me.wait_until_asked()
    version = me.version
    me.press(me.offers()[-1])
    me.wait_until_asked(version)
    expect(me.page.locator(".trail")).to_have_count(0)
    expect(me.page.locator(STRIP)).to_have_count(0)


BOARD = """() => Array.from(document.querySelectorAll("#main [data-part], #main [data-glide], #main .trail"),
  (one) => [one.id, one.dataset.part, one.parentElement.id, one.getAttribute("transform")].join())"""


def test_a_sentence_of_the_strip_shows_it_again(server: Server, player: NewPlayer) -> None:
    game = played(new_game("rurik", 2, 3), "choose-destination", seat=1, seed=3)
    me, ruta = pair(server, player, game, still=False)
    plays(ruta, game.moves[0])
    sentence = me.page.locator("#told-strip li a[data-again]").last
    expect(sentence).to_contain_text("Ruta moved")
    expect(me.page.locator("#app:not(.catching-up)")).to_be_visible()
    steps = (sentence.get_attribute("data-again") or "").split()
    assert steps
    me.page.locator("[data-do=zoom-in]").click()  # How near the map is stays; it is no style that the page writes.
    near = me.page.locator("[data-zoom-shown]").inner_text()
    board, asked = me.page.evaluate(BOARD), []
    me.page.on("request", lambda one: asked.append(one.url.rpartition("at=")[2]) if "/replay?at=" in one.url else None)
    me.page.evaluate("() => { window.walked = 0; }")
    me.page.evaluate("""() => new MutationObserver(() => {
      window.walked += document.querySelector(".catching-up") ? 1 : 0;
    }).observe(document.getElementById("app"), { attributes: true, attributeFilter: ["class"] })""")
    sentence.click()
    me.page.wait_for_function("() => window.walked")
    expect(me.page.locator("#app:not(.catching-up)")).to_be_visible()
    assert asked == steps
    assert me.page.evaluate(BOARD) == board
    assert me.page.locator("[data-zoom-shown]").inner_text() == near != "100%"
    assert me.page.url.endswith("/blue"), "nobody has left the table"


TWICE = """window.twice = []; window.walked = 0;
new MutationObserver(() => {
  const ids = Array.from(document.querySelectorAll("[id]"), (one) => one.id);
  window.twice.push(...ids.filter((id, place) => ids.indexOf(id) !== place));
  if (document.querySelector("#app.catching-up")) window.walked += 1;
}).observe(document, { subtree: true, childList: true, attributes: true });"""


def test_while_the_past_is_shown_beside_the_dock_no_id_is_there_twice(server: Server, player: NewPlayer) -> None:
    """Furs are alike: one that lies in my house now may have lain on the board then."""
    game, _ = before("stroganov", "scoring")
    live = server.lay(game, [ME, RUTA])
    me = player(still=False)
    me.page.add_init_script(TWICE)
    me.open(server.seat_link(live))
    me.page.wait_for_function("() => window.walked && !document.querySelector('#app.catching-up')")
    assert me.page.evaluate("() => window.twice") == []


FOREVER = (
    "const real = setTimeout; window.setTimeout = (act, wait, ...more) => wait < 2000 ? real(act, wait, ...more) : 0;"
)
"""What takes two seconds or more never ends by itself."""

MOMENTS = """() => { window.moments = 0; new MutationObserver((changes) => {
  for (const change of changes) for (const one of change.addedNodes) if (one.id === "moment") window.moments += 1;
}).observe(document.body, { childList: true }); }"""


ENOUGH: dict[str, tuple[str, Callable[[Page], None]]] = {
    "attack": ("rurik", lambda page: page.keyboard.press("Shift")),
    "claim": ("rurik", lambda page: page.mouse.click(2, 2)),
    "scoring": ("stroganov", lambda page: None),
}
"""What has a moment of its own, in which title it is looked at here, and how that moment ends."""


@pytest.mark.parametrize("scene", ENOUGH)
def test_a_moment_of_its_own_until_one_has_had_enough(server: Server, player: NewPlayer, scene: str) -> None:
    title, enough = ENOUGH[scene]
    game, move = before(title, scene)
    live = server.lay(game, [ME, RUTA])
    me, watcher, ruta = player(still=False), player(still=True), player()
    if scene != "scoring":
        me.page.add_init_script(FOREVER)
    me.open(server.seat_link(live))
    watcher.open(server.watch_link(live))
    watcher.page.evaluate(MOMENTS)
    ruta.open(server.seat_link(live, 1))
    ruta.wait_until_asked()
    plays(ruta, move)
    shown = me.page.locator(f"#moment.of-{scene}")
    expect(shown).to_contain_text(
        me.page.locator(f"#moments [data-scene={scene}]").last.locator("p").first.inner_text()
    )
    enough(me.page)
    expect(shown).to_have_count(0)
    # Whoever wants no motion is told the same, and nothing comes over the table.
    expect(watcher.page.locator(f"#moments [data-scene={scene}]").last).to_be_attached()
    assert watcher.page.evaluate("() => window.moments") == 0


LIT = "() => Array.from(document.querySelectorAll('.lit'), (one) => one.dataset.pick)"


def test_a_name_in_a_sentence_lights_the_thing_up(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 3), "choose-destination", seat=1, seed=3), [ME, RUTA])
    me = player()
    me.open(server.seat_link(live))
    sentence = me.page.locator(".chronicle a:has([data-light^=region])").first
    names = sentence.locator("[data-light]")
    lit = [names.nth(number).get_attribute("data-light") for number in range(names.count())]
    assert me.page.evaluate(LIT) == []
    names.first.hover()
    assert set(me.page.evaluate(LIT)) == {lit[0]}
    me.move_away()
    assert me.page.evaluate(LIT) == []
    sentence.focus()
    assert set(me.page.evaluate(LIT)) == set(lit)
    me.page.locator("#menu summary").focus()
    assert me.page.evaluate(LIT) == []


SHARES = """window.shared = [];
navigator.canShare = (what) => Boolean(what.files);
navigator.share = async ({ title, files: [file] }) => {
  window.shared.push([file.name, title, [...new Uint8Array(await file.arrayBuffer())]]);
};"""


def test_the_picture_of_the_result_is_shared_where_the_browser_can(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("stroganov", 2, 62), "the end"), [ME, RANDOM], "Home")
    me = player()
    me.open(server.table(live))
    share = me.page.get_by_role("button", name="Share picture")
    me.page.add_init_script("delete Navigator.prototype.canShare;")
    me.page.reload()
    expect(share).to_be_hidden()
    me.page.add_init_script(SHARES)
    me.page.reload()
    share.click()
    me.page.wait_for_function("() => window.shared.length")
    name, title, sent = me.page.evaluate("() => window.shared[0]")
    assert name == f"stroganov-{live.id}.png"
    assert title.startswith("Home")
    assert bytes(sent[:4]) == PNG


NOTES = """window.notes = [];
window.Notification = class { static permission = "granted"; close() {}
  constructor(title, how) { window.notes.push([title, how.body, how.tag]); } };
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""


def test_a_notice_tells_what_happened_in_the_sentences_of_the_strip(server: Server, player: NewPlayer) -> None:
    game, me, ruta = new_game("rurik", 2, 58), player(), player()
    live = server.lay(played(game, "choose-column", seat=1), [ME, RUTA])
    me.page.add_init_script(NOTES)
    me.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    me.page.evaluate("() => { window.away = true; }")
    plays(ruta, next(offer.text for offer in ruta.offers() if offer.text.startswith("column")))
    me.page.wait_for_function("() => window.notes.length")
    title, body, tag = me.page.evaluate("() => window.notes[0]")
    assert title.endswith(": it is your turn")
    assert body == "\n".join(me.page.locator("#told-strip .said").all_inner_texts())
    assert "Ruta" in body
    assert re.fullmatch(r"/match/\w+/blue", tag)


def winter_of_four() -> Game[Any]:
    """The first question after a winter in which somebody bought something between two incomes."""
    game = new_game("stroganov", 4, 5)
    for _ in at_random(game, 5):
        if game.view().numbers["year"] == 3 and game.ask is not None and game.ask.seat == 0:
            return game
    raise AssertionError("nobody is asked in the third year")


def test_the_winter_of_four_is_read_on_a_phone(server: Server, player: NewPlayer) -> None:
    """What came, then what came to me; the line is cut there, and touched once it is whole."""
    live = server.lay(winter_of_four(), [ME, RUTA, Place(PERSON, "Ivar"), Place(PERSON, "Gleb")])
    me = player(width=390, height=844, has_touch=True)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    line = me.page.locator("#told-strip li a").first
    said = line.locator(".said")
    text = said.inner_text()
    assert re.match(r"Winter of year 2 came\. You received \w+ horses as the income of winter\. You came", text)
    assert [text.index(name) for name in ("Ruta", "Ivar", "Gleb")] == sorted(map(text.index, ("Ruta", "Ivar", "Gleb")))
    assert not re.search("gave|bought", text)
    high = "(said) => said.scrollHeight - said.clientHeight"
    assert said.evaluate(high) > 6, "it is longer than its place"
    table = me.page.url
    line.tap()
    assert said.evaluate(high) <= 6
    box = said.bounding_box()
    assert box is not None
    lowest = me.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.said') !== null",
        [box["x"] + 20, box["y"] + box["height"] - 4],
    )
    assert lowest, "nothing lies over its last line"
    assert me.page.url == table
    me.page.touchscreen.tap(195, 20)
    assert said.evaluate(high) > 6
    line.tap()
    line.tap()
    me.page.wait_for_url("**/replay?at=*")
