"""The ground: what of an appraisal follows from the map alone, worked out once for each map that comes up.

Most moves of a search leave the map as it is, and many orders of moves lead to the same one.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import copied, i64
from veche.kernel.state import Column, filled, reals_of
from veche.titles.rurik.both.appraisal import armies_of, rulers_of
from veche.titles.rurik.both.rule import count, next_to, regions_with_structures
from veche.titles.rurik.second.components import DEEDS
from veche.titles.rurik.second.state import Rurik2State

KEPT: Final[i64] = 4096
"""So many grounds are remembered; a new one takes the place of another."""

UNKNOWN: Final = -1.0
ALL_THERE: Final = -2.0


class Ground:
    """Who rules where, everybody's miniatures by seat and region, buildings (bits) and expanse by seat.

    What others work out from it is kept here too, UNKNOWN until it is asked for: how firmly each seat holds regions
    (`hold`), and how much the seat lacks on the map for a deed (`lacks`, by seat and deed), ALL_THERE if as far as the
    map goes it could be completed. The rest is what it was worked out from.
    """

    __slots__ = (
        "armies", "box", "built", "expanse", "hold", "holder", "lacks", "leader_at", "players", "rebels", "rulers",
        "structures", "troops", "variants",
    )  # fmt: skip

    def __init__(self, s: Rurik2State) -> None:
        self.box = s.box
        self.players = s.players
        self.variants = s.variants
        self.holder = s.holder
        self.structures = s.structures
        self.troops = copied(s.troops)
        self.leader_at = copied(s.leader_at)
        self.rebels = copied(s.rebels)
        self.rulers = rulers_of(s)
        self.armies = armies_of(s)
        self.built = filled(0, s.players)
        self.expanse = filled(0, s.players)
        for seat in range(s.players):
            built = regions_with_structures(s, seat)
            self.built[seat] = built
            self.expanse[seat] = count(built & next_to(s, built))
        self.hold = reals_of([UNKNOWN] * s.players)
        self.lacks = reals_of([UNKNOWN] * (s.players * len(DEEDS)))

    def fits(self, s: Rurik2State) -> bool:
        """Whether the state has this ground."""
        return (
            self.box is s.box
            and self.players == s.players
            and self.variants == s.variants
            and _same(self.troops, s.troops)
            and _same(self.leader_at, s.leader_at)
            and _same(self.rebels, s.rebels)
            and _same(self.structures, s.structures)
            and _same(self.holder, s.holder)
        )


def _same(one: Column, other: Column) -> bool:
    for place in range(i64(len(one))):
        if one[place] != other[place]:
            return False
    return True


_KNOWN: Final[list[Ground | None]] = [None] * 4096


def ground_of(s: Rurik2State) -> Ground:
    """The ground of a state; it must not be changed."""
    place = _mixed(_mixed(_mixed(_mixed(s.players, s.troops), s.leader_at), s.rebels), s.structures) & (KEPT - 1)
    known = _KNOWN[place]
    if known is None or not known.fits(s):
        known = _KNOWN[place] = Ground(s)
    return known


def _mixed(word: i64, column: Column) -> i64:
    """A number that is another one for nearly every other column: small enough that nothing runs over."""
    for one in column:
        word = (word * 1_000_003 + one + 7) & 0xFF_FFFF_FFFF
        word ^= word >> 17
    return word
