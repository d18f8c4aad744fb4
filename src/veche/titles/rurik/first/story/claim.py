"""The claim phase, which comes by itself after a move: rule, build and trade track, and the income."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from veche.story.passage import Happening
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import count, largest_group, regions_ruled, regions_with_structures
from veche.titles.rurik.both.story.round_end import RoundEnd
from veche.titles.rurik.first.claim_phase import income
from veche.titles.rurik.first.components import ROUNDS
from veche.titles.rurik.first.state import CLAIM, RurikState, goods_on_boat


class Claim(RoundEnd):
    """The claim phase of the first edition."""

    rounds: ClassVar[int] = ROUNDS
    phase: ClassVar[int] = CLAIM
    before_the_tracks: ClassVar[Sequence[str]] = ("claim-phase", "rebellion-claim", "advance-on-claim-tracks")
    at_its_end: ClassVar[Sequence[str]] = ("prepare-next-round", "end-alone")
    markers: ClassVar[str] = "claim"

    def income(self, s: RurikState, seat: int) -> int:
        return income(s, seat)

    def counted(self, s: RurikState, one: Happening, seat: int) -> list[tuple[str, int]]:
        return [
            ("story.claim-rule", count(regions_ruled(s, seat))),
            ("story.claim-build", largest_group(s, regions_with_structures(s, seat))),
            ("story.claim-trade", _loaded(s, one, seat)),
        ]


def _loaded(s: RurikState, one: Happening, seat: int) -> int:
    """How many goods were on the boat when the tracks advanced."""
    if one.verb == "load" and one.seat == seat:
        return int(one.nouns["goods"])
    loaded = one.before.columns["loaded"][seat]
    return goods_on_boat(s, seat) if loaded == NONE else loaded


CLAIM_PHASE: Final = Claim()
