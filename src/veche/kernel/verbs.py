"""Verbs: each knows its own moves, so that no rule depends on the order in which they stand in the catalogue.

A title declares its verbs once, with what they point at: `MUSTER = VERBS.verb("muster", "region", 14)`. From then on
`MUSTER.of(region)` is the move, `MUSTER.has(move)` whether a move is one of these, and `MUSTER.noun(move)` its region.
How the things are called is said when the catalogue is made: editions share verbs and have other names for the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from veche.kernel.catalogue import UNUSED, Catalogue
from veche.kernel.numbers import i64

SCATTERED: Final[list[int]] = []
"""Where the next verbs begin, the last first, instead of one after the other. Filled by a test and by nobody else."""


class Verb:
    """A verb and its moves: one for each noun, or for each pair, triple … of nouns if it points at several things.

    `were` are its sizes as they were before things were added (`Verbs.verb`).
    """

    __slots__ = ("count", "first", "kinds", "name", "sizes", "were", "width")

    def __init__(self, name: str, kinds: str, sizes: list[int], first: i64, were: list[int]) -> None:
        self.name = name
        self.kinds = kinds
        self.sizes = sizes
        self.were = were
        self.first = first
        self.width = sizes[-1] if sizes else 1
        count: i64 = 1
        for size in sizes:
            count *= size
        self.count = count

    def of(self, noun: i64) -> i64:
        """The move that points at this."""
        return self.first + noun

    def of_two(self, one: i64, other: i64) -> i64:
        """The move that points at these two."""
        return self.first + one * self.width + other

    def has(self, move: i64) -> bool:
        """Whether it is a move of this verb."""
        return self.first <= move < self.first + self.count

    def noun(self, move: i64) -> i64:
        """What the move points at; of several things, all in one number."""
        return move - self.first

    def one(self, move: i64) -> i64:
        """The first of the two things that the move points at."""
        return (move - self.first) // self.width

    def other(self, move: i64) -> i64:
        """The second of the two things that the move points at."""
        return (move - self.first) % self.width


class Verbs:
    """The verbs of a title, on top of those that it shares with another edition.

    >>> verbs = Verbs()
    >>> muster, rest = verbs.verb("muster", "region", 3), verbs.single("rest")
    >>> attack = verbs.verb("attack", "region target", 3, 2)
    >>> catalogue = verbs.catalogue({"region": ["kiev", "rostov", "tver"], "target": ["rebel", "blue"]})
    >>> catalogue.text(attack.of_two(1, 1)), catalogue.text(rest), catalogue.text(muster.of(2))
    ('attack rostov blue', 'rest', 'muster tver')
    >>> attack.has(rest), attack.one(attack.of_two(2, 1)), attack.other(attack.of_two(2, 1))
    (False, 2, 1)
    """

    def __init__(self, shared: Verbs | None = None) -> None:
        self.all: list[Verb] = list(shared.all) if shared is not None else []
        self.free: i64 = shared.free if shared is not None else 0

    def verb(self, name: str, kinds: str, *sizes: int, were: tuple[int, ...] = ()) -> Verb:
        """Declare a verb: what its nouns are (`region`, or `region target`), and how many there are of each kind.

        Where a module added things later, `were` says how many there had been: bots then decide between equal moves of
        a match without it as they did before (`Catalogue.ranks`).
        """
        if len(kinds.split()) != len(sizes):
            raise ValueError(f"{name}: {kinds!r} needs as many numbers as kinds")
        made = Verb(name, kinds, list(sizes), SCATTERED.pop() if SCATTERED else self.free, list(were or sizes))
        self.free = max(self.free, made.first + made.count)
        self.all.append(made)
        return made

    def single(self, name: str) -> i64:
        """Declare a verb that points at nothing, and give its one move."""
        return self.verb(name, "").first

    def counted_here(self, verb: Verb) -> None:
        """Let bots count a shared verb among those declared around this line, where the edition had it as its own."""
        self.all.remove(verb)
        self.all.append(verb)

    def catalogue(self, names: Mapping[str, Sequence[str]]) -> Catalogue:
        """Every move, written with these names of each kind of thing; a verb takes the first so many of them.

        Where there are fewer names than things, the rest are no moves.
        """
        made = Catalogue()
        for verb in sorted(self.all, key=lambda verb: verb.first):
            if verb.first > len(made):
                made.family("", [UNUSED] * (verb.first - len(made)))
            made.family(verb.name, _nouns(verb, names), verb.kinds)
        made.ranks = self._ranks(len(made))
        return made

    def _ranks(self, moves: int) -> list[int]:
        """By move, its number if nothing had been added to any verb; those that were added come last.

        They follow the order in which the verbs were declared, wherever their moves stand in the catalogue.
        """
        ranks = [-1] * moves
        first = 0
        for verb in self.all:
            for noun in range(verb.count):
                place = _place(noun, verb.sizes, verb.were)
                if place >= 0:
                    ranks[verb.first + noun] = first + place
            old = 1
            for size in verb.were:
                old *= size
            first += old
        added = [move for verb in self.all for move in range(verb.first, verb.first + verb.count) if ranks[move] < 0]
        for place, move in enumerate(added):
            ranks[move] = first + place
        return ranks


def _place(noun: int, sizes: list[int], were: list[int]) -> int:
    """The place of a noun among as many things as there `were`; -1 if it was added later."""
    place, unit = 0, 1
    for size, old in zip(reversed(sizes), reversed(were)):
        if noun % size >= old:
            return -1
        place += noun % size * unit
        unit *= old
        noun //= size
    return place


def _nouns(verb: Verb, names: Mapping[str, Sequence[str]]) -> list[str]:
    found = [""]
    for kind, size in zip(verb.kinds.split(), verb.sizes, strict=True):
        words = [*names[kind][:size], *[UNUSED] * (size - len(names[kind]))]
        found = [_noun(before, word) for before in found for word in words]
    return found


def _noun(before: str, word: str) -> str:
    return UNUSED if UNUSED in (before, word) else f"{before} {word}".strip()
