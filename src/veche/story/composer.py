"""The composer: takes one move after the other, and lets the title make passages of each turn.

It knows no journal, so it tells a line that has not been played as well as one that has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Any, Final, Protocol, runtime_checkable

from veche.kernel.entry import EVERYBODY, is_secret_from
from veche.kernel.rules import Rules
from veche.kernel.turn import Turn, same_turn
from veche.kernel.view import View
from veche.story.passage import Happening, Passage

ALL: Final = -9
"""The reader from whom nothing is hidden: whoever keeps the table, and everybody once the game is over."""


@runtime_checkable
class Narrator(Protocol):
    """What the composer asks of a title."""

    def aftermath(self, rules: Any, s: Any, move: int, before: Iterable[int]) -> str: ...

    def how_many(self, rules: Any, move: int, before: Iterable[int]) -> int: ...

    def chapter(self, s: Any) -> int: ...

    def passages(self, rules: Any, happenings: Sequence[Happening], kind: str) -> list[Passage]: ...


class Composer:
    """Tells one reader what happens from a state on. `reader` is a seat, NOBODY for whoever only watches, or ALL.

    `seer` is whose view shows what came of a move; where nothing is hidden, it is the seat that one looks from.
    """

    def __init__(self, title: Narrator, rules: Rules[Any], state: Any, reader: int, seer: int) -> None:
        self.title = title
        self.rules = rules
        self.state = rules.copy(state)
        self.reader = reader
        self.seer = seer
        self.finished: list[Passage] = []
        self.happenings: list[Happening] = []
        self.turn: Turn | None = None
        self._view = rules.view(self.state, seer)
        self._open: list[Passage] | None = None
        self._struck: list[Passage] = []
        self._chapter = 0
        self._version = 0

    def add(self, version: int, seat: int, move: int, owner: int) -> None:
        """A seat, or chance, makes this move, which leads to this version. `owner` alone may read it, or EVERYBODY."""
        turn = self.rules.turn(self.state)
        if self.happenings and not same_turn(turn, self.turn):
            self.close()
        if not self.happenings:
            self._chapter = self.title.chapter(self.state)
        self.turn = turn
        before = self._view
        more = self.title.aftermath(self.rules, self.state, move, self._moves_before())
        number = self.title.how_many(self.rules, move, self._moves_before())
        self.play(version, move)
        self._view = self.rules.view(self.state, self.seer)
        self.happenings.append(self._happening(version, seat, move, owner, before, more, number))
        self._open = None
        self._version = version

    def play(self, version: int, move: int) -> None:
        """The move is made, which leads to this version."""
        self.rules.play(self.state, move)

    def _happening(
        self, version: int, seat: int, move: int, owner: int, before: View, more: str, number: int
    ) -> Happening:
        hidden = self.reader != ALL and is_secret_from(owner, self.reader)
        catalogue = self.rules.catalogue
        return Happening(
            version=version,
            seat=seat,
            move=-1 if hidden else move,
            verb=catalogue.verbs[move],
            nouns={} if hidden else dict(catalogue.arguments(move)),
            procedure=before.docket[0][0],
            before=before,
            after=self._view,
            owner=owner,
            more="" if hidden else more,
            number=0 if hidden else number,
            at="" if hidden else "-".join([*catalogue.kinds[move].split(), *catalogue.nouns[move].split()]),
        )

    def _moves_before(self) -> Sequence[int]:
        return [one.move for one in reversed(self.happenings) if one.move >= 0]

    def close(self) -> None:
        """The turn is over: what was told of it does not change any more."""
        self.finished = sorted([*self.finished, *self.of_this_turn(), *self._struck], key=_first)
        self.happenings, self._struck = [], []
        self._open = None

    def of_this_turn(self) -> list[Passage]:
        """The passages of the turn that is not over yet."""
        if not self.happenings:
            return []
        if self._open is None:
            self._open = self._composed(self.happenings)
        return self._open

    def _composed(self, happenings: Sequence[Happening]) -> list[Passage]:
        kind = self.turn.kind if self.turn is not None else ""
        found = self.title.passages(self.rules, happenings, kind)
        return [replace(one, turn=happenings[0].version, kind=kind, chapter=self._chapter) for one in found]

    def take_back(self, version: int, state: Any) -> bool:
        """What came after this version did not happen, and this is how things stood there; it stays, struck out.

        Whether it can be told: not, if a passage of an earlier turn would have to be told in two parts.
        """
        if any(one.first <= version < one.last and not one.struck for one in self.finished):
            return False
        taken = [one for one in self.happenings if one.version > version]
        if taken:
            self._struck += [replace(one, struck=True) for one in self._composed(taken)]
        self.finished = [replace(one, struck=True) if one.first > version else one for one in self.finished]
        self.happenings = [one for one in self.happenings if one.version <= version]
        self._open = None
        self.state = self.rules.copy(state)
        self._view = self.rules.view(self.state, self.seer)
        self.turn = self.rules.turn(self.state) if not self.happenings else self.turn
        return True

    def would_tell(self, moves: Sequence[int]) -> list[Passage]:
        """How the turn that is not over yet would be told, if it went on with these moves."""
        twin = copy(self)
        twin.state, twin.happenings = self.rules.copy(self.state), list(self.happenings)
        twin.finished, twin._struck = [], []
        twin.add_line(moves)
        return twin.passages

    def add_line(self, moves: Sequence[int]) -> None:
        """Moves that nobody has made, one after the other; whose each of them would be is found by asking."""
        for move in moves:
            ask = self.rules.ask(self.state)
            assert ask is not None, "nobody moves when the game is over"
            self.add(self._version + 1, ask.seat, move, ask.frame.seat if ask.secret else EVERYBODY)

    @property
    def passages(self) -> list[Passage]:
        """Everything that was told so far, in the order in which it began."""
        told = self.finished + self.of_this_turn()
        return sorted([*told, *self._struck], key=_first) if self._struck else told


def foretold(title: Narrator, rules: Rules[Any], state: Any, moves: Sequence[int], reader: int) -> list[Passage]:
    """What a line of moves would be told as, if it were played from this state. Chance has to be part of the line."""
    composer = Composer(title, rules, state, reader, reader)
    composer.add_line(moves)
    return composer.passages


def _first(passage: Passage) -> int:
    return passage.first
