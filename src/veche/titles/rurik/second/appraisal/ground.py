"""The ground: what of an appraisal follows from the map alone, worked out once for each map that comes up.

Most moves of a search leave the map as it is, and many orders of moves lead to the same one.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from veche.kernel.numbers import i64
from veche.titles.rurik.both.appraisal import army
from veche.titles.rurik.both.rule import count, next_to, regions_with_structures, ruler
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import DEEDS
from veche.titles.rurik.second.state import Rurik2State

Numbers: TypeAlias = tuple[i64, ...]
Place: TypeAlias = tuple[Box, i64, i64, Numbers, Numbers, Numbers, Numbers, Numbers]
"""Everything that a ground follows from."""

KEPT: Final = 4096
"""So many grounds are remembered; then all are forgotten."""

UNKNOWN: Final = -1.0
ALL_THERE: Final = -2.0


class Ground:
    """Who rules where, everybody's miniatures by seat and region, buildings (bits) and expanse by seat.

    What others work out from it is kept here too, UNKNOWN until it is asked for: what each seat's place on the Rule
    track is worth (`rule`, by the tracks, the turns left and the seat), and how much the seat lacks on the map for a
    deed (`lacks`, by seat and deed), ALL_THERE if as far as the map goes it could be completed.
    """

    __slots__ = ("armies", "built", "expanse", "lacks", "rule", "rulers")

    def __init__(self, s: Rurik2State) -> None:
        regions = s.chart.in_play[s.players]
        seats = range(s.players)
        self.rulers = [ruler(s, region) for region in range(regions)]
        self.armies = [army(s, seat, regions) for seat in seats]
        self.built = [regions_with_structures(s, seat) for seat in seats]
        self.expanse = [count(built & next_to(s, built)) for built in self.built]
        self.rule: dict[tuple[Numbers, i64, i64], float] = {}
        self.lacks = [UNKNOWN] * (s.players * len(DEEDS))


_KNOWN: Final[dict[Place, Ground]] = {}


def ground_of(s: Rurik2State) -> Ground:
    """The ground of a state; it must not be changed."""
    place = (
        s.box, s.players, s.variants, tuple(s.holder), tuple(s.structures),
        tuple(s.troops), tuple(s.leader_at), tuple(s.rebels),
    )  # fmt: skip
    known = _KNOWN.get(place)
    if known is not None:
        return known
    if len(_KNOWN) >= KEPT:
        _KNOWN.clear()
    made = Ground(s)
    _KNOWN[place] = made
    return made
