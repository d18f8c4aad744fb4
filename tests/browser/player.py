"""Somebody at the table: a page in a browser, what can be picked on it, and the hands that pick it.

A player looks only at the page: what glows, what the buttons say. No player knows from elsewhere what is legal.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Route, TimeoutError, expect

PATIENCE = 60_000
"""Milliseconds until a test gives up waiting: the machine may be busy."""

A_MOMENT = 500
MOST_MOVES = 600
MOST_LOOKS = 100
LEAVING = ("Execution context was destroyed", "Cannot find context", "navigati")
"""What Playwright says when a page is left while somebody looks at it."""

SHOWN = """() => ({
  version: document.querySelector("#ask input[name=version]")?.value ?? "",
  over: Boolean(document.querySelector("#ask form[action$='/rematch'], #ask a[href$='/next']")),
  refreshes: Boolean(document.querySelector("meta[http-equiv=refresh]")),
})"""

OFFERS = """() => Array.from(document.querySelectorAll("#choices button[name=move], button[form=choices]"), (button) =>
  ({ text: button.value, at: button.dataset.at || "", label: button.title || button.textContent }))"""

WHERE = """(at) => {
  const named = (button) => button.dataset.at || button.value.replaceAll(" ", "-");
  const offered = (pick) =>
    Array.from(document.querySelectorAll("#choices button[data-at], button[form=choices][data-at]"))
      .filter((button) => named(button) === pick);
  const meant = (element) => {
    for (let node = element; node && node.id !== "app"; node = node.parentElement) {
      const picks = (node.dataset?.pick || "").split(" ").filter((pick) => pick && offered(pick).length);
      if (picks.length) return picks;
    }
    return [];
  };
  const things = Array.from(document.querySelectorAll("[data-pick]"))
    .filter((thing) => thing.matches(".may") && thing.dataset.pick.split(" ").includes(at));
  const steps = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
  for (const thing of things) {
    if (!thing.checkVisibility()) continue;
    const looks = [() => {}, () => thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })];
    for (const look of looks) {
      look();
      const box = thing.getBoundingClientRect();
      for (const down of steps) for (const along of steps) {
        const x = box.x + box.width * along, y = box.y + box.height * down;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit.closest("a, button, input, select, summary, label")) continue;
        const picks = meant(hit);
        if (picks.includes(at)) return { x, y, moves: picks.flatMap(offered).length };
      }
    }
  }
  return null;
}"""

ASKED_AGAIN = """(before) => {
  if (document.querySelector("#ask form[action$='/rematch'], #ask a[href$='/next']")) return true;
  const version = document.querySelector("#choices input[name=version]");
  return Boolean(version) && version.value !== before && !document.querySelector("#app.sending, #app.unseen");
}"""


TOLD = """(version) => Array.from(document.querySelectorAll(".chronicle a[href*='replay?at=']"))
  .some((line) => Number(new URL(line.href).searchParams.get("at")) >= version)"""
"""Whether the chronicle tells of a version: a line ends with the last version it tells of."""


def line_of(version: int) -> str:
    """The line of the chronicle that ends with this version."""
    return f".chronicle a[href$='replay?at={version}']"


def go_to(page: Page, address: str) -> None:
    """Go to an address; where it is the link of a seat, sit down."""
    page.goto(address)
    if "/seat/" in page.url:
        page.locator("form[action^='/seat/'] button").click()
        page.wait_for_url("**/match/**")


def sit(page: Page, number: int, kind: str, bot: str = "") -> None:
    """In the lobby, let somebody of this kind sit at a seat: me, link, open, or a bot."""
    page.locator(f".kinds label:has(input[name=seat-{number}][value={kind}])").click()
    if bot:
        page.locator(f"select[name=bot-{number}]").select_option(bot)


def unfold(page: Page, field: str) -> Locator:
    """In the lobby, unfold what holds a field, and fold what may lie over it; the field."""
    found = page.locator(f"[name={field}]")
    if not found.is_visible():
        page.keyboard.press("Escape")
        page.locator(f"details:has([name={field}]) > summary").click()
    return found


@dataclass(frozen=True)
class Offer:
    """A move as the page offers it: notation, the thing on the board, and what it says."""

    text: str
    at: str
    label: str


class Player:
    """One page. Whatever goes wrong in its console is kept in `trouble`."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = Random(seed)
        self.trouble: list[str] = []
        self.forgiven: list[str] = []
        self.last: Offer | None = None
        self.brisk = False
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", self._stumble)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"{self.page.url}: {message.text} ({message.location['url']})")

    def _stumble(self, error: Error) -> None:
        self.trouble.append(f"{self.page.url}: {error}")

    def forgive(self, *words: str) -> None:
        """Errors with these words are what this test is about."""
        self.forgiven += words

    def complaints(self) -> list[str]:
        """What went wrong and was not forgiven."""
        return [line for line in self.trouble if not any(word in line for word in self.forgiven)]

    def look(self) -> str:
        """What the page shows now, in words; and what its console said."""
        try:
            shown = self.page.locator("body").inner_text(timeout=2000)
        except Error as error:
            shown = str(error)
        return "\n".join([self.page.url, str(self.last), *self.trouble, shown[:1500]])

    # Looking

    def open(self, address: str) -> None:
        go_to(self.page, address)

    def see(self, script: str, argument: object = None) -> Any:
        """One look at the page, which may be leaving for another one at this moment: then at that one."""
        for _ in range(MOST_LOOKS):
            try:
                return self.page.evaluate(script, argument)
            except Error as error:
                if not any(words in str(error) for words in LEAVING):
                    raise
                self.page.wait_for_load_state()
        raise AssertionError("the page never comes to rest")

    def see_in_time(self, script: str, argument: object = None) -> None:
        """Look until this is true. It may be a promise, which Playwright's own waiting takes for true as it is."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.see(script, argument):
            assert time.monotonic() < until, f"never true: {script} {argument}"
            self.page.wait_for_timeout(50)

    @property
    def version(self) -> str:
        """The version the page shows; nothing when the game is over."""
        return str(self.see(SHOWN)["version"])

    @property
    def is_over(self) -> bool:
        return bool(self.see(SHOWN)["over"])

    @property
    def question(self) -> str:
        return self.page.locator("#ask h1").inner_text()

    def offers(self) -> list[Offer]:
        """What the page offers to do."""
        return [Offer(**one) for one in self.see(OFFERS)]

    def place_of(self, at: str) -> dict[str, float] | None:
        """A point where a click falls on this glowing thing, scrolled into sight if need be; and how many share it."""
        found: dict[str, float] | None = self.page.evaluate(WHERE, at)
        return found

    def wait_until_asked(self, before: str = "") -> None:
        """Until this player is asked something new, or the game is over."""
        try:
            self.page.wait_for_function(ASKED_AGAIN, arg=before, timeout=PATIENCE)
        except TimeoutError:
            said = self.page.locator("#told, #ask").all_inner_texts()
            raise AssertionError(
                f"after version {before}, {self.last}: nothing came; the page says: {said} {self.trouble}"
            ) from None

    # Picking

    def pick(self, offer: Offer) -> None:
        """Make this move the natural way: click the thing that glows; what has no thing has a button."""
        before = self.version
        self.last = offer
        if offer.at:
            if self.click_thing(offer.at) > 1:
                self.choose_from_list(offer)
        else:
            self.press(offer)
        self.wait_until_asked(before)

    def choose_from_list(self, offer: Offer) -> None:
        """Click a line of the list that has opened. If late news closed it on a busy machine, it is opened again."""
        line = self.page.get_by_role("menuitem", name=offer.label, exact=True)
        try:
            line.click(timeout=PATIENCE / 10)
        except TimeoutError:
            self.click_thing(offer.at)
            line.click()

    def click_thing(self, at: str) -> int:
        """Click where this glows; how many moves the thing stands for. If there are several, a list opens."""
        try:
            point = self.page.wait_for_function(WHERE, arg=at).json_value()  # something may still be gliding over it
        except TimeoutError:
            raise AssertionError(f"{at} may be picked, but no click falls on it ({self.question})") from None
        self.move_away()
        self.page.mouse.click(point["x"], point["y"])
        return int(point["moves"])

    def move_away(self) -> None:
        """As people do between two clicks: who stays at the same spot has clicked twice by mistake."""
        self.page.mouse.move(2, 2)

    def button(self, offer: Offer) -> Any:
        """The real button of a move."""
        return self.page.locator(f'button[name=move][value="{offer.text}"]')

    def press(self, offer: Offer) -> None:
        """Press the button of a move; what lies folded away is unfolded first."""
        folded = self.page.locator("details:not([open])", has=self.button(offer))
        if folded.count():
            self.move_away()
            folded.locator("summary").click()
        self.move_away()
        self.button(offer).click()
        self.be_sure()

    def know_sockets(self) -> None:
        """Pages opened from now on know their connections (`window.sockets`), so that a test can close them."""
        self.page.add_init_script(
            "window.sockets = []; const Real = WebSocket;"
            "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };"
        )

    def be_sure(self) -> None:
        """Say yes, if what was pressed asks first: once that is on the screen, or it is taken for a double click."""
        yes = self.page.locator(".sure .yes")
        if yes.count():
            self.page.locator("#app:not(.unseen)").wait_for()
            self.move_away()
            yes.click()

    def thumb(self, offer: Offer) -> None:
        """Make this move on a phone: by its button, which every move has."""
        before = self.version
        self.last = offer
        self.tap(offer)
        self.wait_until_asked(before)

    def tap(self, offer: Offer) -> None:
        """Tap the button of a move, folded away or not, and say yes if it asks first."""
        folded = self.page.locator("details:not([open])", has=self.button(offer))
        if folded.count():
            self.touch(folded.locator("summary"))
        self.touch(self.button(offer))
        yes = self.page.locator(".sure .yes")
        if yes.count():
            self.touch(yes)

    def touch(self, thing: Locator) -> None:
        """After a moment, as people do: sooner at the same spot it would be the second half of a double tap."""
        self.page.wait_for_timeout(A_MOMENT)
        thing.tap()

    def some_offer(self) -> Offer:
        """Any of the moves; somebody brisk does not spend every point, and so has a shorter game."""
        offers = self.offers()
        quick = [offer for offer in offers if not offer.at]
        return self.dice.choice(quick if quick and self.brisk and self.dice.random() < 0.6 else offers)

    def play_to_the_end(self, look: Callable[[list[Offer]], None] | None = None, by_hand: bool = False) -> int:
        """Pick at random what glows until the game is over; how many moves that took. `look` is called before each."""
        self.wait_until_asked()
        for moves in range(MOST_MOVES):
            if self.is_over:
                return moves
            if look is not None:
                look(self.offers())
            if by_hand:
                self.thumb(self.some_offer())
            else:
                self.pick(self.some_offer())
        raise AssertionError("the game does not end")

    def expect_question(self, words: str) -> None:
        expect(self.page.locator("#ask h1")).to_contain_text(words, timeout=PATIENCE)


class Held:
    """Requests that wait until somebody has looked; so many go on freely before that."""

    def __init__(self, page: Page, address: str, freely: int = 0) -> None:
        self.page = page
        self.freely = freely
        self.waiting: list[Route] = []
        page.route(address, self._meet)

    def _meet(self, route: Route) -> None:
        if self.freely > 0:
            self.freely -= 1
            route.continue_()
        else:
            self.waiting.append(route)

    def wait(self) -> None:
        """Until a request waits."""
        for _ in range(PATIENCE // 20):
            if self.waiting:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing was asked for")

    def let_go(self) -> None:
        self.freely = 1_000_000
        for route in self.waiting:
            route.continue_()
