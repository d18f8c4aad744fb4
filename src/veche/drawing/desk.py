"""The desk: what every part of a drawing is given. The scene, how things are named, and what may be picked.

It knows what a legal move points at (`may`), what the last moves touched (`was`), and writes the attributes that make a
thing pickable. A move without a noun points at nothing of its own; a thing that stands for it is called by its text, as
in `data-pick="buy-bag"`. A thing for which several moves stand has several names, with a space between them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, Literal

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import line
from veche.drawing.marks import seal
from veche.drawing.noting import Answers, answered
from veche.drawing.scene import Pick, Scene
from veche.drawing.seats import badge
from veche.drawing.speech import Speech
from veche.drawing.tips import tip
from veche.kernel.docket import NOBODY

NOTHING: Final = ("", -1, 0, 0, 0, 0)


Tag = Literal["div", "span", "small"]
"""The elements that things are."""


class Desk:
    """One drawing's material. `mine` is the seat whose things are shown large, `asked` whether the viewer is asked.

    `procedure`, `turn` and `operands` are the top of the docket: what is being done, by whom, with which numbers.
    `answers` are what recalled panels have asked so far; they need not ask for what is `always` the same to one who
    looks at a match.
    """

    always: ClassVar[frozenset[str]] = frozenset(("say", "seats", "mine", "watching", "scene.viewer", "scene.names"))

    def __init__(self, scene: Scene, say: Speech, seats: Sequence[str]) -> None:
        self.scene = scene
        self.view = scene.view
        self.columns = scene.view.columns
        self.numbers = scene.view.numbers
        self.seats = seats
        self.mine = scene.mine
        self.watching = scene.viewer == NOBODY
        self.asked = scene.asked is not None and scene.asked == scene.viewer
        self.say = say
        self.picks: dict[str, list[Pick]] = {}
        for pick in scene.picks:
            self.picks.setdefault(pick.at or pick.text.replace(" ", "-"), []).append(pick)
        self.verbs = {pick.verb for pick in scene.picks}
        self.answers = Answers(self)
        self.marks = {name for trail in scene.trail for trace in trail.traces for name in (trace.at, trace.to) if name}
        top = scene.view.docket[0] if scene.view.docket else NOTHING
        self.procedure = top[0]
        self.turn = top[1]
        self.operands = top[2:]

    @cached_property
    def ground(self) -> tuple[Hashable, ...]:
        """What `always` follows from: the language, who looks, the seats and the names of who sits there."""
        return self.say, self.scene.viewer, tuple(self.scene.names), tuple(self.seats)

    def points(self, seat: int, so_far: int) -> int:
        """A seat's points: those it has so far, and when the game is over those of the scoring sheet."""
        outcome = self.scene.outcome
        return so_far if outcome is None or seat >= len(outcome.totals) else outcome.totals[seat]

    def sealed(self, seat: int, so_far: int) -> Html:
        """A seat's points under its seal."""
        points = self.points(seat, so_far)
        return seal(points, self.say.count("draw.points", points))

    @answered
    def doing(self, *procedures: str) -> bool:
        """Whether this is being done, or one of these."""
        return self.procedure in procedures

    @cached_property
    def unchanging(self) -> dict[str, Any]:
        """What is `always` the same, by name, and what it follows from."""
        return {name: getattr(self, name) for name in ("ground", *self.always) if "." not in name}

    @cached_property
    def unchanging_in(self) -> dict[str, dict[str, Any]]:
        """The same of what lies in a part of the desk."""
        found: dict[str, dict[str, Any]] = {}
        for part, _, name in [way.partition(".") for way in self.always if "." in way]:
            found.setdefault(part, {})[name] = getattr(getattr(self, part), name)
        return found

    # Names

    def who(self, seat: int) -> str:
        """What the player is called, as plain text; one's own seat is "You"."""
        if seat == self.scene.viewer:
            return self.say("draw.you")
        return self.name(seat)

    def name(self, seat: int) -> str:
        """The player's name, as plain text."""
        return self.scene.names[seat] if seat < len(self.scene.names) else self.say(f"seat.{self.seats[seat]}")

    def within(self, seat: int) -> str:
        """What the player is called in the middle of a sentence."""
        return self.name(seat)

    def badge(self, seat: int, text: str = "", css: str = "", label: str | None = None) -> Html:
        """The seat's badge, named by its colour unless told otherwise."""
        return badge(self.seats[seat], self.say(f"seat.{self.seats[seat]}") if label is None else label, text, css)

    # The question

    def question(self) -> str:
        """The question in fewer words, where the drawing has them because the page shows the rest."""
        key = f"draw.ask.{self.procedure}"
        return self.say(key, **self.scene.operands) if key in self.say else ""

    def waiting(self) -> str:
        """What the seat that is asked is doing, told to everybody else."""
        key = f"draw.wait.{self.procedure}"
        if self.scene.asked is None or key not in self.say:
            return ""
        return self.say(key, name=self.name(self.scene.asked))

    # Tips and links

    def tip(self, name: str, text: str = "", why: str = "", doubt: bool = False) -> Html:
        """A tip; where a value in it is reconstructed, it says so."""
        if doubt:
            note = self.say("draw.doubt")
            text = f"{text}\n{note}" if text else note
        return tip(name, text, why)

    def rule(self, section: str) -> Html:
        """A link to a heading of the rules page, where there is one."""
        if not self.scene.rules:
            return EMPTY
        label = esc(self.say("draw.rule"))
        return html(
            f'<a class="rulelink" href="{esc(self.scene.rules)}#{esc(section)}" target="_blank" rel="noopener" '
            f'title="{label}">{line("book")}<span class="sr">{label}</span></a>'
        )

    def doubt(self, doubtful: bool, key: str) -> Html:
        """The quiet ring after values that are not printed but reconstructed; it can be focused and says why."""
        return self.ring([self.say(f"draw.doubt.{key}")] if doubtful else [])

    def ring(self, sentences: Sequence[str]) -> Html:
        """One ring for several such values: each sentence says where one of them comes from."""
        if not sentences:
            return EMPTY
        said = " ".join([self.say("draw.doubt"), *sentences])
        return html(f'<span class="nb" tabindex="0" role="note" aria-label="{esc(said)}"{tip(said)}></span>')

    # What may be picked, what was touched

    @staticmethod
    def family(thing: str) -> str:
        """What a thing is among: regions, columns of the board, schemes.

        >>> Desk.family("region-target-kiev-blue"), Desk.family("act")
        ('region', 'act')
        """
        return thing.partition("-")[0]

    def picks_of(self, family: str) -> tuple[Pick, ...]:
        """The moves that point at things of a family."""
        return self._families.get(family, ())

    @cached_property
    def _families(self) -> dict[str, tuple[Pick, ...]]:
        found: dict[str, tuple[Pick, ...]] = {}
        for thing, picks in self.picks.items():
            family = self.family(thing)
            found[family] = (*found.get(family, ()), *picks)
        return found

    def marks_of(self, family: str) -> frozenset[str]:
        """The things of a family that the last moves touched."""
        return frozenset([thing for thing in self.marks if self.family(thing) == family])

    def may(self, thing: str) -> bool:
        """Whether a legal move points at this thing."""
        return thing in self.picks or (" " in thing and any(name in self.picks for name in thing.split()))

    def was(self, thing: str) -> bool:
        """Whether one of the last moves touched this thing."""
        return thing in self.marks or (" " in thing and any(name in self.marks for name in thing.split()))

    def label(self, thing: str) -> str:
        """What picking this thing would do, in words."""
        return " / ".join([pick.label for name in thing.split() for pick in self.picks.get(name, [])])

    def remark(self, thing: str) -> str:
        """What should be known before the thing is used, as a further sentence."""
        remarks = [pick.remark for name in thing.split() for pick in self.picks.get(name, []) if pick.remark]
        return further(remarks[0]) if remarks else ""

    def state(self, thing: str) -> str:
        """The classes that show how it stands with this thing: `may`, `last`."""
        return self._look(thing, "", self.may(thing))

    def _look(self, thing: str, css: str, may: bool) -> str:
        look = f"{css} may" if may else css
        return f"{look} last".strip() if self.was(thing) else look.strip()

    def pick(self, thing: str, css: str = "") -> Html:
        """The attributes of an SVG element that moves can point at: while it may be picked, a button with a name."""
        may = self.may(thing)
        look = self._look(thing, css, may)
        if not may:
            return html(f' class="{esc(look)}" data-pick="{esc(thing)}"')
        return html(
            f' class="{esc(look)}" data-pick="{esc(thing)}" tabindex="0" role="button" '
            f'aria-label="{esc(self.label(thing))}"'
        )

    def thing(
        self, name: str, css: str, inside: Html, more: Html = EMPTY, focus: bool = False, tag: Tag = "div"
    ) -> Html:
        """An HTML element that moves can point at. While it may be picked, it is a button that says first what it does.

        `focus` keeps it in the tab order even when it may not be picked now, so that it can explain itself.
        """
        may = self.may(name)
        look = self._look(name, css, may)
        if may:
            spoken = html(f'<span class="sr">{esc(self.label(name))}: </span>')
            return html(
                f'<{tag} class="{esc(look)}" data-pick="{esc(name)}" tabindex="0" '
                f'role="button"{more}>{spoken}{inside}</{tag}>'
            )
        stop = html(' tabindex="0" role="group"') if focus else EMPTY
        return html(f'<{tag} class="{esc(look)}" data-pick="{esc(name)}"{stop}{more}>{inside}</{tag}>')


def further(remark: str) -> str:
    """A remark as one more sentence of a tip, on a line of its own."""
    return f"\n{remark[:1].upper()}{remark[1:]}." if remark else ""


def switch(desk: Desk, names: Sequence[str] = ("map", "boards"), css: str = "switch") -> Html:
    """On screens where two tabs share a place: which of the two is there. It works without script."""
    labels = [
        html(f'<label for="t-{esc(name)}">{line(f"tab-{name}")}{esc(desk.say(f"draw.tab.{name}"))}</label>')
        for name in names
    ]
    return html(f'<div class="{esc(css)}">{joined(labels)}</div>')


def chronicle(desk: Desk) -> Html:
    """The log, where the scene has one, and the talk beside it. Its name makes it as high as the table, or low."""
    if not desk.scene.chronicle:
        return EMPTY
    title, taller = esc(desk.say("draw.chronicle")), esc(desk.say("draw.chronicle.taller"))
    return html(
        '<section class="panel log tab-log" aria-labelledby="h-log">'
        f'<input type="checkbox" class="sr" name="tall" id="log-tall" aria-label="{taller}">'
        f'<h2 class="rubric" id="h-log"><label for="log-tall" title="{taller}">{title}</label></h2>'
        f"{desk.scene.talk}{desk.scene.chronicle}</section>"
    )


def tray(desk: Desk, css: str, title: str, hint: str, inside: Html) -> Html:
    """What lies over the board while somebody chooses. It can be folded away, with and without script.

    A tray is called by its question, so that one that was folded away does not hide the next question's.
    """
    note = html(f"<small>{esc(hint)}</small>") if hint else EMPTY
    ident = f"tray-{desk.procedure or 'over'}"
    return html(
        f'<details class="tray {esc(css)}" id="{esc(ident)}" open><summary class="rubric">{esc(title)}{note}</summary>'
        f'<div class="cards">{inside}</div></details>'
    )
