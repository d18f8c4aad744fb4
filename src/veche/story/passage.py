"""What the story is made of: what happened, move by move, and the passages that a title makes of it.

A title is given the happenings of one turn, as one reader may know them, and groups them into passages: an action,
which may be several moves, is one sentence, and what came of it follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from veche.kernel.entry import EVERYBODY
from veche.kernel.view import View


@dataclass(frozen=True)
class Happening:
    """One move, as the reader of the story may know it: `seat` (or CHANCE) did this at `version`.

    `move` is -1 where it is secret; the verb is known all the same, and `owner` is the seat that knows more. `before`
    and `after` are what the reader saw and sees. `more` and `number` are what the title's `aftermath` and `how_many`
    say of it; `at` is the thing that it points at, as the drawing calls it.
    """

    version: int
    seat: int
    move: int
    verb: str
    nouns: dict[str, str | int]
    procedure: str
    before: View
    after: View
    owner: int = EVERYBODY
    more: str = ""
    number: int = 1
    at: str = ""

    @property
    def is_hidden(self) -> bool:
        return self.move < 0


@dataclass(frozen=True)
class Who:
    """A player in a sentence: by name, or "you". `within`: not at the beginning of the sentence."""

    seat: int
    within: bool = False


@dataclass(frozen=True)
class Thing:
    """A thing of the board in a sentence; its name lights the thing up where pages can.

    `called` is what it is called here, where that is not the name that the words have for it.
    """

    kind: str
    noun: str
    called: Sentence | None = None

    @property
    def at(self) -> str:
        """What the drawing calls it, as in `data-pick`."""
        return "-".join([*self.kind.split(), *self.noun.split()])


@dataclass(frozen=True)
class Sentence:
    """A message of the title's words by its key, with arguments. Parts that are listed are given as a tuple."""

    key: str
    arguments: dict[str, Part] = field(default_factory=dict)


Part = str | int | Who | Thing | Sentence | tuple["str | Who | Thing | Sentence", ...]


def sentence(key: str, /, **arguments: Part) -> Sentence:
    """A sentence of the story: `sentence("story.moved", name=Who(1), region=Thing("region", "kiev"))`."""
    return Sentence(key, arguments)


Way = Literal["goes", "comes", "falls", "here"]
"""What happened to a piece or place: it went from one to another, came, was removed, or something was done there."""


@dataclass(frozen=True)
class Trace:
    """What a passage leaves on the board until one acts again. `at` and `to` are things as the drawing calls them."""

    way: Way
    at: str
    to: str = ""


Scene = Literal["", "attack", "claim", "scoring"]
"""A passage that has a moment of its own on the page."""


@dataclass(frozen=True)
class Passage:
    """One sentence of the story, of the versions from `first` to `last`, and what came of it.

    `seat` is who acted: a player, an automa, or CHANCE where nobody did. `turn` is the first version of the turn it
    belongs to, `kind` the kind of that turn, "" between turns, and `chapter` its round or year. `struck`: it was taken
    back. `idle`: it only says that somebody did nothing, and is left out where there is little room.

    What the rules do by themselves after a move (a phase, the end of the game) is a passage of its own, of CHANCE, at
    the version of that move and after its passage; every version belongs to one other passage, and to no more.
    """

    first: int
    last: int
    seat: int
    said: Sentence
    then: tuple[Sentence, ...] = ()
    traces: tuple[Trace, ...] = ()
    scene: Scene = ""
    turn: int = 0
    kind: str = ""
    chapter: int = 0
    struck: bool = False
    idle: bool = False


def logged(one: Happening) -> Passage:
    """A passage for a single move, in the words that the title has for its verb alone: `log.<verb>`."""
    key = f"log.{one.verb.replace(' ', '-')}"
    arguments: dict[str, Part] = {"name": Who(one.seat), **one.nouns}
    if one.owner != EVERYBODY:
        arguments["owner"] = Who(one.owner)
    if one.is_hidden:
        return Passage(one.version, one.version, one.seat, Sentence(f"{key}.hidden", arguments))
    arguments["number"] = one.number
    then = (Sentence(one.more),) if one.more else ()
    traces = (Trace("here", one.at),) if one.at else ()
    return Passage(one.version, one.version, one.seat, Sentence(key, arguments), then, traces)


def spanning(
    happenings: Sequence[Happening],
    said: Sentence,
    then: Sequence[Sentence] = (),
    traces: Sequence[Trace] = (),
    scene: Scene = "",
    seat: int | None = None,
) -> Passage:
    """A passage about these happenings; of the seat that made the first of them, unless told otherwise."""
    actor = happenings[0].seat if seat is None else seat
    return Passage(happenings[0].version, happenings[-1].version, actor, said, tuple(then), tuple(traces), scene)
