"""Advanced action a: visit a village. The tile stays; its benefits are received at once.

English rulebook, "Visit a Village" and "Village Tile Benefits".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.procedure import Step
from veche.kernel.state import follow_all
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import StroganovState

VISIT_VILLAGE: Final[int] = named("visit-village")


def visit_village(seat: int, region: int) -> Frame:
    return Frame(VISIT_VILLAGE, seat, region)


class VisitVillage(Step[StroganovState]):
    """Receive the benefits of the village in the region."""

    def __init__(self) -> None:
        super().__init__("region")

    def go(self, s: StroganovState, f: Frame) -> None:
        follow_all(s, f, receive(s, f.seat, s.box.village_reward, s.village[f.a]))
