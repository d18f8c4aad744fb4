"""The frame of the table: one screen on which one's own things are in view; a phone on which no tab is a dead end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Offer, Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

EDITIONS = ("rurik", "rurik2")
SCREENS = ((1440, 900), (1366, 768), (1024, 768))
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
OTHERS = [Place(PERSON, name) for name in ("Ruta", "Ivar", "Dobrynya")]

OUT_OF_SIGHT = """() => {
  const page = document.documentElement;
  const found = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ["the page scrolls"] : [];
  for (const name of ["#bar", "#ask", "#main", "#dock", ".left", ".hero", ".right", ".strategy", ".claim"]) {
    const thing = document.querySelector(name);
    if (!thing.checkVisibility()) continue;
    const box = thing.getBoundingClientRect();
    if (box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) found.push(`${name} is cut`);
    if (name !== "#dock" && thing.scrollHeight > thing.clientHeight + 1 && !name.startsWith("#ask")) {
      found.push(`${name} is too small for what is in it`);
    }
  }
  const dock = document.getElementById("dock");
  if (dock.scrollHeight > dock.clientHeight + 1) found.push("the dock is too low");
  const question = document.querySelector("#ask h1").getBoundingClientRect();
  const bar = document.getElementById("bar").getBoundingClientRect();
  if (question.top < bar.bottom + 1) found.push("the question touches the bar");
  return found;
}"""

GLUED = """() => Array.from(document.querySelectorAll(".said, .chronicle .turn a"), (one) => one.textContent)
  .filter((text) => /[.!?][A-Z]/.test(text))"""

OVER_ANOTHER = """() => {
  const found = [], lies = (one) => one.getBoundingClientRect();
  const cut = (name) => Array.from(document.querySelectorAll(name)).some((part) => part.checkVisibility()
    && Array.from(part.children).some((one) => lies(one).height && lies(one).bottom > lies(part).bottom + 1));
  for (const name of [".strategy", ".claim", "#dock > section"]) if (cut(name)) found.push(`${name} is cut`);
  const cards = Array.from(document.querySelectorAll("#dock .keep"), lies);
  for (const [place, one] of cards.entries()) for (const other of cards.slice(place + 1)) {
    const beside = one.right < other.left + 1 || other.right < one.left + 1;
    if (!beside && one.bottom > other.top + 1 && other.bottom > one.top + 1) found.push("a card lies over another");
  }
  return found;
}"""

TWICE = """() => {
  const ids = Array.from(document.querySelectorAll("[id]"), (one) => one.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""

TOO_SMALL = """() => Array.from(document.querySelectorAll("a, button, summary, label, [role=button]"))
  .filter((one) => one.checkVisibility() && !one.closest("svg, .skip"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.bottom > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.tagName} ${one.className} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


ANSWERED = """(before) => !document.querySelector("#app.sending")
  && document.querySelector("#app [name=version]")?.value !== before"""


def laid(server: Server, title: str, players: int, at: str | int, seed: int = 5) -> LiveMatch:
    """A match in which Olena is asked."""
    return server.lay(played(new_game(title, players, seed), at), [ME, *OTHERS[: players - 1]])


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_in_view_on_every_screen(server: Server, player: NewPlayer, title: str, players: int) -> None:
    lives = [laid(server, title, players, at) for at in (60 * players, 85 * players)]
    for width, height in SCREENS:
        me = player(width=width, height=height)
        for live in lives:
            me.open(server.seat_link(live))
            me.wait_until_asked()
            expect(me.page.locator("#dock #my-leader")).to_be_visible()
            assert me.see(OUT_OF_SIGHT) == [], (width, height)
            assert me.see(OVER_ANOTHER) == [], (width, height)
            assert me.see(TWICE) == []
            assert me.see(GLUED) == []


def test_on_a_tablet_map_and_boards_share_a_place(server: Server, player: NewPlayer) -> None:
    live = laid(server, "rurik", 2, "place-troop")
    me = player(width=1024, height=768)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    expect(me.page.locator(".hero")).to_be_visible()
    expect(me.page.locator(".left")).to_be_hidden()
    me.page.locator(".switch [for=t-boards]").click()
    expect(me.page.locator(".left")).to_be_visible()
    expect(me.page.locator(".hero")).to_be_hidden()
    assert me.see(OUT_OF_SIGHT) == []


def test_pointing_at_a_card_in_the_dock_raises_the_whole_card(server: Server, player: NewPlayer) -> None:
    live = laid(server, "rurik", 3, "choose-advisor")
    me = player(height=900)
    me.open(server.seat_link(live))
    card = me.page.locator("#my-goals .keep").first
    expect(card.locator(".card")).to_be_hidden()
    card.hover()
    expect(me.page.locator(".tip.with-card .card")).to_be_visible()
    me.page.mouse.move(700, 400)
    expect(me.page.locator(".tip.with-card")).to_have_count(0)
    me.page.keyboard.press("Tab")
    card.focus()
    expect(me.page.locator(".tip.with-card .card")).to_be_visible()


# A phone


def tab_of(me: Player) -> str:
    return str(me.page.locator("input[name=tab]:checked").get_attribute("id")).removeprefix("t-")


@pytest.mark.parametrize("title", EDITIONS)
def test_the_choices_are_on_every_tab_of_a_phone(server: Server, player: NewPlayer, title: str) -> None:
    live = laid(server, title, 2, "choose-column")
    for width in (390, 360):
        me = player(**PHONE | {"width": width})
        me.open(server.seat_link(live))
        me.wait_until_asked()
        assert tab_of(me) == "boards"
        for tab in ("map", "mine", "rivals", "log", "boards"):
            me.page.locator(f".tabs [for=t-{tab}]").tap()
            expect(me.page.locator("#choices button").first).to_be_in_viewport()
            expect(me.page.locator("#purse")).to_be_visible(visible=tab != "mine")
            assert me.see(TOO_SMALL) == [], tab
        expect(me.page.locator(".tabs .here")).to_have_text("Boards")


def test_a_phone_plays_advisors_and_actions_by_touch(server: Server, player: NewPlayer) -> None:
    """A whole round, each time where the page has gone by itself: what glows there, or else a button."""
    live = server.lay(played(new_game("rurik", 2, 8), "choose-advisor"), [ME, RANDOM])
    me = player(**PHONE)
    me.open(server.seat_link(live))
    tabs, phases = set(), set()
    for _ in range(150):
        me.wait_until_asked()
        phases.add(me.page.locator(".ph .cur").inner_text())
        tab, before = tab_of(me), me.version
        assert tab == me.page.locator("#main").get_attribute("data-tab")
        tabs.add(tab)
        offers = me.offers()
        assert offers
        offer = me.dice.choice(offers)
        point = me.place_of(offer.at) if offer.at else None
        me.last = offer
        if point and point["moves"] == 1:
            me.page.touchscreen.tap(point["x"], point["y"])
        else:
            me.tap(offer)
        me.wait_until_asked(before)
        if "Claim" in phases or me.page.locator(".rnd .cur").inner_text() != "I":
            break
    assert phases >= {"Strategy", "Action"}
    assert tabs >= {"boards", "map"}


@pytest.mark.parametrize("title", [*EDITIONS, "stroganov"])
def test_the_scoring_sheet_of_a_phone_comes_with_the_end(server: Server, player: NewPlayer, title: str) -> None:
    """Also when the last move was made on this very page; and it goes where a replay steps back before it."""
    game = played(new_game(title, 2, 5), "the end")
    last = [entry for entry in game.line() if entry.seat >= 0][-1]
    game.undo_by_agreement(max(entry.version for entry in game.line() if entry.version < last.version))
    live = server.lay(game, [ME, Place(PERSON, "Ivar")])
    me = player(**PHONE)
    me.open(server.seat_link(live, last.seat))
    me.wait_until_asked()
    expect(me.page.locator(".tabs [for=t-score]")).to_be_hidden()
    me.thumb(Offer(last.text, "", ""))
    expect(me.page.locator(".ending")).to_be_visible()
    assert tab_of(me) == "score"
    me.open(f"{server.table(live, game.seat_name(last.seat))}/replay?at={server.game(live).version}")
    expect(me.page.locator(".ending")).to_be_visible()
    me.page.locator("#jump-prev").tap()
    expect(me.page.locator(".tabs [for=t-score]")).to_be_hidden()
    assert tab_of(me) == "map"


def test_no_tab_is_turned_while_a_finger_is_down(server: Server, player: NewPlayer) -> None:
    live = laid(server, "rurik", 2, "choose-column")
    me = player(**PHONE)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    me.page.locator(".tabs [for=t-rivals]").tap()
    touch = """(kind) => document.body.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true }))"""
    me.page.evaluate(touch, "pointerdown")
    before = me.version
    me.page.locator("#choices button[data-at]").first.evaluate("(button) => button.click()")
    me.page.wait_for_function(ANSWERED, arg=before)
    assert tab_of(me) == "rivals"


def test_the_guide_of_a_phone_is_one_line_that_unfolds(server: Server, player: NewPlayer) -> None:
    guided = Place(PERSON, "Olena", guided=True)
    live = server.lay(played(new_game("rurik", 2, 77), "choose-advisor"), [guided, OTHERS[0]])
    me = player(**PHONE)
    me.open(server.seat_link(live))
    note = me.page.locator("#guide p")
    folded = note.bounding_box()
    me.page.locator("#guide .unfold").tap()
    unfolded = note.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert folded["height"] < 34 < unfolded["height"]
    expect(me.page.locator("#guide").get_by_role("link", name="The rules")).to_be_visible()


def test_what_a_long_detail_says_makes_no_phone_wider(server: Server, player: NewPlayer) -> None:
    me = player(width=390, height=844, has_touch=True)
    me.open(server.seat_link(laid(server, "rurik2", 4, "perform")))
    me.wait_until_asked()
    me.page.locator("#ask .q p").evaluate("(said) => said.prepend('Called Banners of the northern towns \u00b7 ')")
    assert me.page.evaluate("() => document.documentElement.scrollWidth") == 390


OUTSIDE = """() => {
  const bar = document.getElementById("ask").getBoundingClientRect();
  return Array.from(document.querySelectorAll("#ask h1, #ask .q p, #choices > *, #ask .acts > *"))
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.textContent])
    .filter(([box]) => box.top < bar.top || box.bottom > bar.bottom)
    .map(([, said]) => said);
}"""


@pytest.mark.parametrize(
    ("title", "asks"),
    [("stroganov", "choose-wish"), ("rurik2", "perform"), ("rurik", "attack")],
)
def test_question_and_choices_fit_their_bar(server: Server, player: NewPlayer, title: str, asks: str) -> None:
    live = server.lay(played(new_game(title, 4, 5), asks), [ME, *OTHERS])
    for width, height in SCREENS[:2]:
        me = player(width=width, height=height)
        me.open(server.seat_link(live))
        me.wait_until_asked()
        me.page.evaluate("() => document.fonts.ready")
        assert not me.page.evaluate(OUTSIDE)


HIGH = "() => document.querySelector('.log').getBoundingClientRect().height"


@pytest.mark.parametrize(("title", "width", "height"), [("rurik", 1366, 768), ("stroganov", 1440, 900)])
def test_the_chronicle_is_as_high_as_the_table_on_demand(
    server: Server, player: NewPlayer, title: str, width: int, height: int
) -> None:
    """Its name makes it higher and low again, with mouse and keyboard, and what is played meanwhile changes nothing."""
    live = server.lay(played(new_game(title, 3, 5), 90), [ME, RANDOM, RANDOM])
    me = player(width=width, height=height)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    low = me.page.evaluate(HIGH)
    me.page.locator("#h-log label").click()
    high = me.page.evaluate(HIGH)
    assert high > 1.8 * low
    before = me.version
    me.press(me.offers()[0])
    me.wait_until_asked(before)
    assert me.page.evaluate(HIGH) > 0.9 * high
    me.page.locator("#log-tall").focus()
    me.page.keyboard.press("Space")
    assert me.page.evaluate(HIGH) < 1.3 * low
