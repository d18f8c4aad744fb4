"""Recall: a panel is drawn anew only where something that it depends on has changed.

Nobody writes down what a panel depends on, so nobody can forget any of it. A panel is drawn at a desk that notes what
it is asked (`noting.py`): a column, a number, who is asked, which moves point at regions. What a panel asks first is
always the same, and what it asks next follows from the answers so far. So everything that was ever drawn of it is a
tree: at each fork stands a question, each branch is an answer, and at the ends hang the drawings. Another desk is asked
these questions and nothing else; where its answers lead to a drawing, that is its drawing.

So a drawing comes only to whoever would be told the very same by their own view, and nothing that one seat sees gets to
another one. All this holds as long as a panel looks at nothing but its desk, what it is given besides and what never
changes, and changes nothing itself. If it does not, it sooner or later asks something else after the same answers,
which is told to the log.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar, cast

from veche.drawing.html import Html
from veche.drawing.noting import Question, noting

if TYPE_CHECKING:
    from veche.drawing.desk import Desk

logger = logging.getLogger(__name__)
P = ParamSpec("P")
D = TypeVar("D", bound="Desk")

ROOM: Final = 48_000_000
"""So many characters are recalled, in two halves: when the newer half is full, the older one is forgotten."""

FORK: Final = 600
"""A fork with its answers takes about as much room as so many characters."""


class Unforeseen(AssertionError):
    """After the same answers a panel has asked something else: it looks at something that its desk does not tell."""


class Fork:
    """What is asked next, and where each answer leads; or, at an end, the drawing."""

    __slots__ = ("ahead", "drawn", "question")

    def __init__(self) -> None:
        self.question: Question | None = None
        self.ahead: dict[Hashable, Fork] = {}
        self.drawn: Html | None = None


class Half:
    """Trees by what stands at their roots, and how much room they take."""

    def __init__(self) -> None:
        self.roots: dict[Hashable, Fork] = {}
        self.size = 0

    def find(self, root: Hashable, desk: Desk) -> Html | None:
        """The drawing to which the answers of this desk lead, if there is one."""
        fork, answers = self.roots.get(root), desk.answers
        while fork is not None:
            if fork.question is None:
                return fork.drawn
            fork = fork.ahead.get(answers[fork.question])
        return None

    def trace(self, root: Hashable, desk: Desk) -> tuple[dict[Question, Hashable], Html | None]:
        """The same, with the questions on the way to it and their answers."""
        answers: dict[Question, Hashable] = {}
        fork = self.roots.get(root)
        while fork is not None and fork.question is not None:
            answer = answers[fork.question] = desk.answers[fork.question]
            fork = fork.ahead.get(answer)
        return answers, fork.drawn if fork is not None else None

    def add(self, root: Hashable, answers: Mapping[Question, Hashable], drawn: Html) -> None:
        """Hang up a drawing where the answers lead that it was made from."""
        fork = self.roots.setdefault(root, Fork())
        for question, answer in answers.items():
            if fork.question != question:
                if fork.question is not None or fork.drawn is not None:
                    raise Unforeseen(f"{question} was asked instead of {fork.question}: {root}")
                fork.question = question
            after = fork.ahead.get(answer)
            if after is None:
                after = fork.ahead[answer] = Fork()
                self.size += FORK
            fork = after
        if fork.question is not None:
            raise Unforeseen(f"{fork.question} was not asked: {root}")
        if fork.drawn is None:
            fork.drawn = drawn
            self.size += len(str(drawn))


class Memory:
    """All trees, in two halves of which the older is forgotten when the newer is full."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self._newer, self._older = Half(), Half()
        self._lock = Lock()

    @property
    def size(self) -> int:
        """How much room is taken."""
        return self._newer.size + self._older.size

    def drawing(self, root: Hashable, desk: D, draw: Callable[[D], Html]) -> Html:
        """The drawing for this desk: recalled, or else made by one that notes what it is asked."""
        found = self._newer.find(root, desk)
        if found is not None:
            return found
        answers, found = self._older.trace(root, desk)
        if found is None:
            noted = noting(desk)
            found, answers = draw(noted), noted.answers
        with self._lock:
            if self._newer.size > self.room // 2:
                self._older, self._newer = self._newer, Half()
            try:
                self._newer.add(root, answers, found)
            except Unforeseen as error:
                self.mistrust(error)
        return found

    def mistrust(self, error: Unforeseen) -> None:
        """A mistake of ours, which the tests look for. What was just drawn is right, but it is not recalled."""
        logger.error("%s", error)

    def forget(self) -> None:
        """Forget everything."""
        with self._lock:
            self._newer, self._older = Half(), Half()


MEMORY: Final = Memory()


def recalled(draw: Callable[Concatenate[D, P], Html]) -> Callable[Concatenate[D, P], Html]:
    """A panel that is drawn anew only where its desk says something else than it did before.

    What it is given besides its desk must hash. A game that is over is drawn as it is: it changes no more.
    """

    @wraps(draw)
    def drawn(desk: D, *more: P.args, **named: P.kwargs) -> Html:
        if desk.view.over:
            return draw(desk, *more, **named)
        root = (draw, desk.ground, more, *named.items())
        return MEMORY.drawing(root, desk, lambda noted: draw(noted, *more, **named))

    return cast(Callable[Concatenate[D, P], Html], drawn)
