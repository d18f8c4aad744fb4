"""The chronicle phase, which comes by itself after a move: Rule, Expand and Govern track, and the income."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from veche.story.passage import Happening
from veche.titles.rurik.both.rule import count, regions_ruled
from veche.titles.rurik.both.story.round_end import RoundEnd
from veche.titles.rurik.second.chronicle_phase import expanse, income
from veche.titles.rurik.second.components import ROUNDS
from veche.titles.rurik.second.state import CHRONICLE, Rurik2State, merits


class Chronicle(RoundEnd):
    """The chronicle phase of the second edition."""

    rounds: ClassVar[int] = ROUNDS
    phase: ClassVar[int] = CHRONICLE
    before_the_tracks: ClassVar[Sequence[str]] = ("chronicle-phase", "advance-in-the-chronicle")
    at_its_end: ClassVar[Sequence[str]] = ("prepare-next-round",)
    markers: ClassVar[str] = "tracks"

    def income(self, s: Rurik2State, seat: int) -> int:
        return income(s, seat)

    def counted(self, s: Rurik2State, one: Happening, seat: int) -> list[tuple[str, int]]:
        return [
            ("story.claim-rule", count(regions_ruled(s, seat))),
            ("story.claim-expand", expanse(s, seat)),
            ("story.claim-govern", merits(s, seat)),
        ]


CHRONICLE_PHASE: Final = Chronicle()
