"""Advanced action a: visit a village. The tile stays; its benefits are received at once.

English rulebook, "Visit a Village" and "Village Tile Benefits".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import StroganovState, gain_story


def visit_village(seat: i64, region: i64) -> Frame:
    return Frame(VisitVillage.number, seat, region)


class VisitVillage(Step[StroganovState]):
    """Receive the benefits of the village in the region."""

    number: Final = named("visit-village")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        village = s.village[f.a]
        follow_all(s, f, [*receive(s, f.seat, s.box.village_first, village), *village_stories(s, f.seat, village)])


def village_stories(s: StroganovState, seat: i64, village: i64) -> list[Frame]:
    """What is to be done for the story points that the village gives last, if it gives any."""
    return [Frame(VillageStories.number, seat, village)] if s.box.village_stories[village] else []


class VillageStories(Step[StroganovState]):
    """The story points that stand behind a fur of the market: it is taken and replaced before they are gained."""

    number: Final = named("village-stories")
    operands = "village"

    def go(self, s: StroganovState, f: Frame) -> None:
        gain_story(s, f.seat, s.box.village_stories[f.a])  # ruling: fur-before-stories
        follow(s, f)
