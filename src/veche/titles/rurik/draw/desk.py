"""The desk: what every part of the drawing is given. The scene, what follows from its view, and how things are named.

It also knows what a legal move points at (`may`), what the last moves touched (`was`), and writes the attributes that
make a thing pickable.
"""

from __future__ import annotations

from typing import Final

from veche.drawing.html import esc
from veche.drawing.scene import Pick, Scene
from veche.drawing.seats import badge
from veche.kernel.docket import NOBODY
from veche.titles.rurik.components import GOODS, LEADERS, NONE, REGIONS, SEATS
from veche.titles.rurik.derived import Derived, derive
from veche.titles.rurik.draw.speech import speech
from veche.titles.rurik.rules import RurikRules

OF_A_TURN: Final = frozenset(["before-main-action", "after-main-action", "end-of-turn"])
"""The procedures that remember, as their first operand, the space whose advisor is resolved this turn."""


class Desk:
    """One drawing's material. `mine` is the seat whose household is shown large, `asked` whether it is asked.

    `resolved` is the space on the strategy board whose advisor acts, or NONE outside of turns.
    """

    def __init__(self, rules: RurikRules, scene: Scene) -> None:
        self.box = rules.box
        self.scene = scene
        self.view = scene.view
        self.columns = scene.view.columns
        self.numbers = scene.view.numbers
        self.players = scene.view.numbers["players"]
        self.mine = scene.mine
        self.watching = scene.viewer == NOBODY
        self.asked = scene.asked is not None and scene.asked == scene.viewer
        self.say = speech(scene.words)
        self.d: Derived = derive(scene.view, rules.box)
        self.picks: dict[str, list[Pick]] = {}
        for pick in scene.picks:
            if pick.at:
                self.picks.setdefault(pick.at, []).append(pick)
        self.verbs = {pick.verb for pick in scene.picks}
        self.marks = {step.at for step in scene.trail if step.at}
        top = scene.view.docket[0] if scene.view.docket else ("", NONE, 0, 0, 0, 0)
        self.procedure = top[0]
        self.turn = top[1]
        self.operands = top[2:]
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

    def who(self, seat: int) -> str:
        """What the player is called, as plain text; one's own seat is "You"."""
        if seat == self.scene.viewer:
            return self.say("draw.you")
        return self.name(seat)

    def name(self, seat: int) -> str:
        """The player's name, as plain text."""
        return self.scene.names[seat] if seat < len(self.scene.names) else self.say(f"seat.{SEATS[seat]}")

    def badge(self, seat: int, text: str = "", css: str = "", label: str | None = None) -> str:
        """The seat's badge, named by its colour unless told otherwise."""
        return badge(SEATS[seat], self.say(f"seat.{SEATS[seat]}") if label is None else label, text, css)

    def leader(self, seat: int) -> str:
        """The name of the seat's leader, or nothing before there is one."""
        leader = self.d.households[seat].leader
        return "" if leader == NONE else self.say(f"leader.{LEADERS[leader]}")

    # What may be picked, what was touched

    def may(self, thing: str) -> bool:
        """Whether a legal move points at this thing."""
        return thing in self.picks

    def was(self, thing: str) -> bool:
        """Whether one of the last moves touched this thing."""
        return thing in self.marks

    def label(self, thing: str) -> str:
        """What picking this thing would do, in words."""
        return " / ".join([pick.label for pick in self.picks.get(thing, [])])

    def state(self, thing: str) -> str:
        """The classes that show how it stands with this thing: `may`, `last`."""
        found = ("may" if thing in self.picks else "") + (" last" if thing in self.marks else "")
        return found.strip()

    def pick(self, thing: str, css: str = "") -> str:
        """The attributes of an SVG element that moves can point at: while it may be picked, a button with a name."""
        look = f"{css} {self.state(thing)}".strip()
        if thing not in self.picks:
            return f' class="{look}" data-pick="{thing}"'
        return f' class="{look}" data-pick="{thing}" tabindex="0" role="button" aria-label="{esc(self.label(thing))}"'

    def thing(self, name: str, css: str, inside: str, more: str = "", focus: bool = False, tag: str = "div") -> str:
        """An HTML element that moves can point at. While it may be picked, it is a button that says first what it does.

        `focus` keeps it in the tab order even when it may not be picked now, so that it can explain itself.
        """
        look = f"{css} {self.state(name)}".strip()
        if name in self.picks:
            spoken = f'<span class="sr">{esc(self.label(name))}: </span>'
            return f'<{tag} class="{look}" data-pick="{name}" tabindex="0" role="button"{more}>{spoken}{inside}</{tag}>'
        stop = ' tabindex="0" role="group"' if focus else ""
        return f'<{tag} class="{look}" data-pick="{name}"{stop}{more}>{inside}</{tag}>'
