"""The desk of Rurik: what every part of the drawing is given, with what follows from the view of the scene."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from veche.drawing.scene import Scene
from veche.titles.rurik.both.components import MOST_IN_A_REGION, NONE, ROWS, SPACES
from veche.titles.rurik.both.draw.desk import Desk as CommonDesk
from veche.titles.rurik.both.draw.desk import Edition
from veche.titles.rurik.both.draw.weight import ACT
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import (
    COLUMNS,
    GOODS,
    LEADERS,
    NEW_STRUCTURES,
    OLD_STRUCTURES,
    REGIONS,
    ROUNDS,
    STRUCTURES,
)
from veche.titles.rurik.first.derived import Derived, derive
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.wording import acting

EDITION: Final = Edition(
    regions=REGIONS,
    goods=GOODS,
    structures=STRUCTURES,
    columns=COLUMNS,
    leaders=LEADERS,
    bid="advisor",
    rounds=ROUNDS,
    of_a_turn=("before-main-action", "after-main-action", "end-of-turn"),
    icons=(
        "muster", "movement", "attack", "tax", "build", "scheme", "church", "market", "stronghold",
        "tavern", "stable", "boon", "wood", "ore",
        "fish", "honey", "fur", "any-good", "coins", "dock", "ship", "deed", "agenda", "casualty", "bear", "leader",
        "rebel", "troop", "rule", "warfare", "structures", "points",
    ),
    package="veche.titles.rurik.first.draw",
)  # fmt: skip

ADDED: Final = (*NEW_STRUCTURES, "boon")
OLD_EDITION: Final = replace(
    EDITION, structures=OLD_STRUCTURES, icons=tuple([one for one in EDITION.icons if one not in ADDED])
)
"""What drawings refer to, without what Stone & Blade adds."""

MOVING: Final = ("choose-destination", "choose-destination-anywhere")
MOVING_FROM: Final = "move-from-to"
"""The questions during which a piece has been lifted; the last has where it stands in another place."""


class Desk(CommonDesk):
    """One drawing's material. `mine` is the seat whose household is shown large."""

    def __init__(self, rules: RurikRules, scene: Scene) -> None:
        super().__init__(EDITION, rules.box.seats, scene)
        self.box: Box = rules.box
        self.d: Derived = derive(scene.view, rules.box)
        self.regions = self.d.regions
        self.rulers = self.d.rulers
        self.order = self.d.order
        self.phase = self.d.phase
        self.rows = rules.box.rows[self.players]
        if self.resolved != NONE:
            self.resolved_number = self._resolving()
        self.idle = ACT in self.verbs and bool(acting(rules, rules.guess(scene.view, 0)))
        if self.procedure in MOVING:
            self.lifted = (self.turn, self.operands[1], bool(self.operands[2]))
        elif self.procedure == MOVING_FROM:
            self.lifted = (self.turn, self.operands[2], bool(self.operands[3]))
        if self.d.rebellion is not None:
            self.rebel_piece, self.rebel_word = f"p-troop-{rules.box.neutral}", "neutral"

    @property
    def refers_to(self) -> Edition:
        """What has to be defined for this drawing."""
        return EDITION if self.d.stone_and_blade else OLD_EDITION

    @property
    def given(self) -> int:
        """The points of the space that is being resolved."""
        return self.d.given(self.resolved // ROWS, self.box.points[self.players * SPACES + self.resolved])

    def _resolving(self) -> int:
        """The number of the advisor whose turn it is: the highest that is off the board, for the lowest act first."""
        if self.is_rebellion(self.resolver):
            return 0
        seats, numbers = self.columns["space_seat"], self.columns["space_advisor"]
        gone = advisors_of(self.players, self.numbers["round"])
        for space, seat in enumerate(seats):
            if seat == self.resolver:
                gone[numbers[space]] -= 1
        return max([number for number, left in enumerate(gone) if left > 0], default=0)

    @property
    def printed(self) -> Box:
        return self.box

    def question(self) -> str:
        """The advisor that acts is named with what it does; what else may be done stands on the buttons.

        Sudislav's owner may muster instead of attacking. Only who is asked has such moves.
        """
        if self.procedure == "attack" and "muster" in self.verbs:
            return self.say("draw.ask.attack.muster")
        if self.asked and self.procedure == "before-main-action":
            name = COLUMNS[self.resolved // ROWS]
            looks = ".scheme" if name == "scheme" else ""
            way = ".unpayable" if ACT not in self.verbs else ".idle" if self.idle else looks
            return self.say.count(f"draw.acts{way}", self.given, column=self.say(f"column.{name}"))
        return super().question()

    def is_used(self, leader: int) -> bool:
        """Whether the leader has an ability for once a round, and it was used."""
        name = f"{LEADERS[leader]}_used"
        return self.numbers.get(name, 0) > 0

    def is_rebellion(self, seat: int) -> bool:
        """Whether the seat is the Rebellion's."""
        return self.d.rebellion is not None and seat == self.d.rebellion.seat

    def within(self, seat: int) -> str:
        """Alone, the seat has the Rebellion's name, and that begins with a small letter."""
        return self.say(f"seat.{self.seats[seat]}") if self.is_rebellion(seat) else super().within(seat)

    def structure_tip(self, what: str, owner: int) -> str:
        """The Rebellion builds and taxes by rules of its own."""
        key = f"draw.rebellion.{what}"
        return self.say(key) if self.is_rebellion(owner) and key in self.say else super().structure_tip(what, owner)

    def landing(self, seat: int, number: int, bribe: int) -> list[int]:
        return self.d.landing(seat, number, bribe)

    def price(self, region: int, action: str) -> int:
        return self.d.price(self.mine, region, action)

    @property
    def kinds(self) -> int:
        return self.d.structures

    def full(self, structures: int) -> str:
        return self.say("draw.ground.full") if structures >= MOST_IN_A_REGION else ""

    def more_goods(self, region: int) -> int:
        return self.columns["more_goods"][region]

    def goods_said(self, region: int) -> str:
        number, good = self.more_goods(region) + 1, GOODS[self.columns["good_of"][region]]
        return self.say("draw.region.several", good=good, number=number) if number > 1 else ""
