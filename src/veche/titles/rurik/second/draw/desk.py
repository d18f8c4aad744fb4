"""The desk of the second edition: what every part of the drawing is given, with what follows from the view."""

from __future__ import annotations

from typing import Final

from veche.drawing.html import html
from veche.drawing.noting import answered
from veche.drawing.scene import Scene
from veche.titles.rurik.both.draw.desk import Desk as CommonDesk
from veche.titles.rurik.both.draw.desk import Edition
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.second.box import OF_CARD, SPACES, Box
from veche.titles.rurik.second.components import BUILDINGS, COLUMNS, DEEDS, GOODS, LEADERS, REGIONS, ROUNDS
from veche.titles.rurik.second.derived import Derived, derive
from veche.titles.rurik.second.draw.doubts import Doubts, doubts
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.schemes import MOST_SCHEMES
from veche.titles.rurik.second.wording import acting

EDITION: Final = Edition(
    regions=REGIONS,
    goods=GOODS,
    structures=BUILDINGS,
    columns=COLUMNS,
    leaders=LEADERS,
    bid="disc",
    rounds=ROUNDS,
    of_a_turn=("before-command", "after-command", "end-of-turn"),
    icons=(
        "muster", "movement", "attack", "tax", "build", "lead", "palace", "market", "stronghold", "stone", "wood",
        "fish", "honey", "fur", "any-good", "coins", "ship", "deed", "agenda", "casualty", "bear", "leader", "rebel",
        "troop", "rule", "warfare", "structures", "points", "strategy", "plenty", "authority", "roads", "merit",
        "contract", "quest", "captured", "expand", "govern", "defend",
    ),
    package="veche.titles.rurik.second.draw",
)  # fmt: skip


UNPAID: Final = "play unpaid"
"""The verb of playing a strategy card for nothing."""


SPENDING: Final = frozenset(["tax", "build"])
"""The verbs of spending carts and hammers; before and after the command, those that were saved."""


DOING: Final = {
    "muster": "muster", "muster leader": "muster", "maria": "muster", "move": "move",
    "relocate": "relocate", "relocate leader": "relocate", "attack": "attack", "tax": "tax", "build": "build",
    "lead": "lead", "stop": "",
}  # fmt: skip
"""By verb, what is asked while only such moves are left; stopping is always possible."""


CARRYING_OUT: Final = ("perform", "carry-on")
"""The procedures of what a source still gives; the source is their first operand."""


class Desk(CommonDesk):
    """One drawing's material. `mine` is the seat whose house is shown large.

    `idle`: the viewer may act on a space that can do nothing now.
    """

    always = CommonDesk.always | {"doubts", "side"}

    def __init__(self, rules: Rurik2Rules, scene: Scene) -> None:
        super().__init__(EDITION, rules.box.seats, scene)
        self.box: Box = rules.box
        self.d: Derived = derive(scene.view, rules.box)
        self.doubts: Doubts = doubts(rules.box)
        self.regions = self.d.regions
        self.rulers = self.d.rulers
        self.order = self.d.order
        self.phase = self.d.phase
        self.rows = rules.box.rows[self.players]
        self.side = rules.box.side[self.players] * SPACES
        self.idle = "act" in self.verbs and bool(acting(rules, rules.guess(scene.view, 0)))
        if self.procedure == "shift-to":
            self.lifted = (self.turn, self.operands[0], False)
        elif self.procedure == "relocate-to":
            self.lifted = (self.turn, self.operands[0], bool(self.operands[1]))

    @property
    def printed(self) -> Box:
        return self.box

    def question(self) -> str:
        """The question names only what can be done: act, scheme, use the carts and hammers that were saved.

        Where a card may be played unpaid, it says what becomes of it. Only who is asked has such moves.
        """
        if self.procedure == "perform":
            doing = {DOING.get(verb, verb) for verb in self.verbs} - {""}
            return super().question() if len(doing) != 1 else self.say(f"draw.ask.perform.{doing.pop()}")
        key = f"draw.ask.{self.procedure}{self._way()}"
        asked = self.say(key, **self.scene.operands) if self.asked and key in self.say else super().question()
        if UNPAID not in self.verbs:
            return asked
        return f"{asked or self.scene.prompt} {self.say('draw.unpaid')}"

    def _way(self) -> str:
        """What sets the question apart: the space cannot be paid or used, schemes are done, something was saved."""
        unpayable = self.procedure == "before-command" and "act" not in self.verbs
        done = count(self.numbers["schemes"]) >= MOST_SCHEMES
        saved = SPENDING & self.verbs
        ways = ((".unpayable", unpayable), (".idle", self.idle), (".done", done), (".saved", saved))
        return "".join([way for way, so in ways if so])

    def landing(self, seat: int, number: int, bribe: int) -> list[int]:
        return self.d.landing(seat, number, bribe)

    def price(self, region: int, action: str) -> int:
        return self.d.price(self.mine, region)

    @property
    @answered
    def is_commanding(self) -> bool:
        """Whether something of a command's space is left to be done, and not only of a scheme."""
        return any(name in CARRYING_OUT and source < OF_CARD for name, _, source, *_ in self.view.docket)

    # Names

    def card(self, kind: int) -> str:
        """What a strategy card is called."""
        key = f"card.{self.box.card_names[kind]}"
        return self.say(key) if key in self.say else self.box.card_names[kind].replace("-", " ").title()

    def deed(self, number: int) -> str:
        """What a deed is called."""
        return self.say(f"deed.{DEEDS[number]}")


QUIET: Final = html('<span class="nb" aria-hidden="true"></span>')
"""The ring on a card, whose own tip says what it means."""
