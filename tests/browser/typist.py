"""A player who never touches the mouse."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Offer, Player

MOST_STRIDES = 60
"""So many strides lead around any page."""

FOCUS_LOG = """() => {
  window.walked = [];
  window.focusedNow = () => {
    const here = document.activeElement;
    const may = here.matches(".may[data-pick]") ? here.dataset.pick.split(" ") : [];
    return { move: here.name === "move" ? here.value : "", may };
  };
  addEventListener("keyup", (event) => { if (event.key === "Tab") window.walked.push(window.focusedNow()); }, true);
}"""


class Typist(Player):
    """Tab walks, Enter picks, arrows choose in a list, letters are shortcuts."""

    def sit_down(self) -> None:
        """Keep an eye on where Tab leads."""
        self.page.evaluate(FOCUS_LOG)

    def key(self, name: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(name)

    def be_sure(self) -> None:
        """What asks first has the focus on its no; yes is the step before."""
        if self.page.locator(".sure").count():
            self.key("Shift+Tab")
            self.key("Enter")

    def walk_to(self, offers: list[Offer], on_the_board: bool) -> Offer:
        """Tab until one of these moves has the focus: its button, or the thing on the board that stands for it.

        Looking costs more than walking: it walks a stride, looks where it has been, and goes back if it went too far.
        """
        stride = 8 if on_the_board else 3
        here = self.page.evaluate("() => window.focusedNow()")
        found = next((offer for offer in offers if self._is_at(offer, here, on_the_board)), None)
        if found:
            return found
        for _ in range(MOST_STRIDES):
            self.page.evaluate("() => { window.walked = []; }")
            self.key("Tab", stride)
            walked = self.page.evaluate("() => window.walked")
            for back, here in enumerate(reversed(walked)):
                found = next((offer for offer in offers if self._is_at(offer, here, on_the_board)), None)
                if found:
                    self.key("Shift+Tab", back)
                    return self._step_back_to(found, on_the_board)
        where = "on the board" if on_the_board else "among the buttons"
        raise AssertionError(f"Tab never comes to {[one.text for one in offers]} {where} ({self.question})")

    def _step_back_to(self, offer: Offer, on_the_board: bool) -> Offer:
        """The rest of the way: at the end of the page Tab stops once more than Shift+Tab does, outside of it."""
        for key in ["Tab"] * 4 + ["Shift+Tab"] * 12:
            if self._is_at(offer, self.page.evaluate("() => window.focusedNow()"), on_the_board):
                return offer
            self.key(key)
        raise AssertionError(f"the way back to {offer.text} is not the way there ({self.question})")

    def _is_at(self, offer: Offer, here: dict[str, Any], on_the_board: bool) -> bool:
        return offer.at in here["may"] if on_the_board else bool(here["move"] == offer.text)

    def pick_by_keys(self, on_the_board: bool) -> None:
        """Make some move with the keyboard."""
        before = self.version
        offers = self.offers()
        end = [offer for offer in offers if offer.text == "end"]
        if end and self.dice.random() < 0.5:
            self.last = end[0]
            self.key("e")
            self.be_sure()
            return self.wait_until_asked(before)
        things = [offer for offer in offers if offer.at]
        on_the_board = on_the_board and bool(things)
        quick = [offer for offer in offers if not offer.at]
        some = things if on_the_board else quick if quick and self.dice.random() < 0.5 else offers
        self.last = wanted = self.walk_to(self.dice.sample(some, (len(some) + 1) // 2), on_the_board)
        self.key("Enter")
        self.be_sure()
        together = [other for other in offers if other.at == wanted.at]
        if on_the_board and len(together) > 1:
            assert self.page.evaluate("() => document.activeElement.getAttribute('role')") == "menuitem"
            self.key("ArrowDown", together.index(wanted))
            self.key("Enter")
        return self.wait_until_asked(before)
