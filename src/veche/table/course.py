"""The course of a match, as a replay goes through it: action by action, with where turns and rounds begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.kernel.docket import CHANCE
from veche.kernel.words import Words
from veche.story.passage import Passage, Scene
from veche.table.phrases import PHRASES

if TYPE_CHECKING:
    from veche.table.telling import Telling


@dataclass(frozen=True)
class Course:
    """What was played and not taken back, each action a step; before the first one is the table as it was laid.

    `start` is the version with which it begins. What the rules did by themselves after an action rests with it, for a
    step is found by its version: `after`, by that version.
    """

    steps: Sequence[Passage]
    start: int = 0
    after: dict[int, list[Passage]] = field(default_factory=dict)

    @classmethod
    def of(cls, telling: Telling, start: int, last: int) -> Course:
        """The course of a story that is told from there."""
        told = [one for one in telling.passages if not one.struck and start < one.last <= last]
        steps: list[Passage] = []
        after: dict[int, list[Passage]] = {}
        for one in sorted(told, key=lambda one: one.last):
            if steps and steps[-1].last == one.last:
                after.setdefault(one.last, []).append(one)
            else:
                steps.append(one)
        return cls(steps, start, after)

    @cached_property
    def stops(self) -> list[int]:
        """By step, from none on: the version at which its action is done."""
        return [self.start, *[one.last for one in self.steps]]

    @cached_property
    def turns(self) -> list[int]:
        """The steps with which a turn begins."""
        return self._beginnings([(one.turn, bool(one.kind)) for one in self.steps])

    @cached_property
    def chapters(self) -> list[int]:
        """The steps with which a round, a year or another chapter begins."""
        return self._beginnings([one.chapter for one in self.steps])

    def _beginnings(self, marks: Sequence[object]) -> list[int]:
        return [step for step, mark in enumerate(marks, start=1) if step == 1 or marks[step - 2] != mark]

    def step_at(self, version: int) -> int:
        """The step of which a version is part; after what was taken back, the one before it."""
        step = bisect_right(self.stops, version) - 1
        inside = step < len(self.steps) and self.steps[step].first <= version
        return max(step + 1 if inside and self.stops[max(step, 0)] != version else step, 0)

    def passage(self, step: int) -> Passage | None:
        """What a step tells; before the first there is nothing."""
        return self.steps[step - 1] if step else None

    def told(self, step: int) -> list[Passage]:
        """All that is told of a step: its action, and what the rules did by themselves after it."""
        one = self.passage(step)
        return [] if one is None else [one, *self.after.get(one.last, [])]

    def scene(self, step: int) -> Scene:
        """The moment of its own that a step has."""
        return next((one.scene for one in self.told(step) if one.scene), "")

    def owner(self, step: int) -> int:
        """Whose turn a step belongs to, CHANCE between turns."""
        begun = [turn for turn in self.turns if turn <= step]
        first = self.steps[begun[-1] - 1] if begun else None
        return first.seat if first is not None and first.kind else CHANCE

    def last_turn_of(self, seat: int) -> int:
        """The step with which the last turn of a seat begins, none if it had no turn."""
        mine = [step for step in self.turns if self.steps[step - 1].seat == seat and self.steps[step - 1].kind]
        return mine[-1] if mine else 0

    # Where the buttons lead

    def back(self, step: int, marks: Sequence[int]) -> int:
        """The beginning that lies before a step."""
        return max([mark for mark in marks if mark < step], default=0)

    def on(self, step: int, marks: Sequence[int]) -> int:
        """The beginning that comes after a step, or the end."""
        return min([mark for mark in marks if mark > step], default=len(self.steps))


def where(course: Course, step: int, telling: Telling) -> str:
    """Where a step is: its round, whose turn it belongs to, and which of all actions it is."""
    one = course.passage(step)
    said = [chapter_name(telling.voice.words, one.chapter)] if one is not None and one.chapter else []
    owner = course.owner(step)
    if one is not None and owner == telling.voice.reader:
        said.append(PHRASES.say("replay.turn.yours"))
    elif one is not None and owner != CHANCE:
        said.append(PHRASES.say("replay.turn", {"name": telling.voice.names[owner]}))
    said.append(PHRASES.say("replay.at", {"at": step, "last": len(course.steps)}))
    return " · ".join(said)


def chapter_name(words: Words, number: int) -> str:
    """What a title calls one of its chapters; the table has a word for those that do not."""
    if "story.chapter" in words:
        return words.say("story.chapter", {"number": number})
    return PHRASES.say("replay.chapter", {"number": number})


def ruler(course: Course, telling: Telling, seats: Sequence[str], base: str) -> Html:
    """What lies under the scrubber: a tick for each turn in its seat's colour, and the names of the chapters."""
    if not course.steps:
        return EMPTY
    ticks = []
    for step in course.turns:
        seat = course.steps[step - 1].seat
        look = f"s-{seats[seat]}" if 0 <= seat < len(seats) else "nobody"
        ticks.append(
            html(f'<line class="{esc(look)}" x1="{_share(course, step)}" x2="{_share(course, step)}" y2="7"/>')
        )
    for step in course.chapters:
        number = course.steps[step - 1].chapter
        if not number:
            continue
        x, name = _share(course, step), esc(chapter_name(telling.voice.words, number))
        link = esc(f"{base}/replay?at={course.stops[step]}")
        ticks.append(
            html(
                f'<line class="chapter" x1="{x}" x2="{x}" y2="20"/><a href="{link}">'
                f'<text x="{x}" dx="4" y="19">{name}</text></a>'
            )
        )
    return html(f'<svg class="ruler" height="22">{joined(ticks)}</svg>')


def _share(course: Course, step: int) -> Html:
    return esc(f"{100 * step / len(course.steps):.2f}%")
