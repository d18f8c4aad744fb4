"""The desk of Rurik: what every part of the drawing is given, with what follows from the view of the scene."""

from __future__ import annotations

from typing import Final

from veche.drawing.desk import Desk as SharedDesk
from veche.drawing.scene import Scene
from veche.titles.rurik.components import GOODS, LEADERS, NONE, REGIONS, SEATS
from veche.titles.rurik.derived import Derived, derive
from veche.titles.rurik.draw.speech import speech
from veche.titles.rurik.rules import RurikRules

OF_A_TURN: Final = frozenset(["before-main-action", "after-main-action", "end-of-turn"])
"""The procedures that remember, as their first operand, the space whose advisor is resolved this turn."""


class Desk(SharedDesk):
    """One drawing's material. `mine` is the seat whose household is shown large.

    `resolved` is the space on the strategy board whose advisor acts, or NONE outside of turns.
    """

    def __init__(self, rules: RurikRules, scene: Scene) -> None:
        super().__init__(scene, speech(scene.words), SEATS)
        self.box = rules.box
        self.players = scene.view.numbers["players"]
        self.d: Derived = derive(scene.view, rules.box)
        self.resolved = next((frame[2] for frame in scene.view.docket if frame[0] in OF_A_TURN), NONE)

    # Numbers

    def troops(self, seat: int, region: int) -> int:
        """Troops on the map, the leader not counted."""
        return self.columns["troops"][seat * len(REGIONS) + region]

    def leader_here(self, seat: int, region: int) -> bool:
        """Whether the seat's leader stands in the region."""
        return self.columns["leader_at"][seat] == region

    def owner(self, structure: int, region: int) -> int:
        """Who has this structure in the region, or NONE."""
        return self.columns["structures"][structure * len(REGIONS) + region]

    def goods(self, seat: int) -> list[int]:
        """The seat's goods, boat and dock together."""
        return self.columns["goods"][seat * len(GOODS) : (seat + 1) * len(GOODS)]

    # Names

    def leader(self, seat: int) -> str:
        """The name of the seat's leader, or nothing before there is one."""
        leader = self.d.households[seat].leader
        return "" if leader == NONE else self.say(f"leader.{LEADERS[leader]}")
