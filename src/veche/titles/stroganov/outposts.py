"""Advanced action d: build an outpost on the leftmost free space of a region, for the horses shown there.

English rulebook, "Build an Outpost".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import changed, follow
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import NONE, OUTPOST_SPACES, RED, REGIONS_IN_ALL
from veche.titles.stroganov.state import StroganovState, has_board, has_outpost, is_ivan


def leftmost_free(s: StroganovState, region: i64) -> i64:
    """The leftmost free outpost space of the region, or NONE."""
    for space in range(OUTPOST_SPACES):
        if s.built[region * OUTPOST_SPACES + space] == NONE:
            return space
    return NONE


def horses_for(s: StroganovState, seat: i64, space: i64) -> i64:
    """What building on the space costs the seat."""
    if is_ivan(s, seat):
        return 0
    if has_board(s, seat, RED):
        return 0  # ability: red
    return s.box.outpost_cost[space]


def may_build(s: StroganovState, seat: i64, region: i64) -> bool:
    """Whether the seat has an outpost to build there, no other one there yet, a space and the horses."""
    if not s.outposts[seat] or has_outpost(s, seat, region):
        return False
    space = leftmost_free(s, region)
    return space != NONE and s.horses[seat] >= horses_for(s, seat, space)


def build_outpost(seat: i64, region: i64) -> Frame:
    return Frame(BuildOutpost.number, seat, region)


class BuildOutpost(Step[StroganovState]):
    """Pay the horses and set the outpost on the leftmost free space."""

    number: Final = named("build-outpost")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        space = leftmost_free(s, f.a)
        s.horses[f.seat] -= horses_for(s, f.seat, space)
        s.outposts[f.seat] -= 1
        s.built = changed(s.built, f.a * OUTPOST_SPACES + space, f.seat)
        follow(s, f)


def open_to(s: StroganovState, seat: i64) -> list[int]:
    """The regions in which an outpost from the general supply could be built for nothing."""
    if not s.outposts_left[seat]:
        return []
    return [
        region
        for region in range(REGIONS_IN_ALL)
        if leftmost_free(s, region) != NONE and not has_outpost(s, seat, region)
    ]  # fmt: skip


def build_from_supply(s: StroganovState, seat: i64, region: i64) -> None:
    """An outpost from the general supply onto the leftmost free space."""
    s.outposts_left[seat] -= 1
    s.built = changed(s.built, region * OUTPOST_SPACES + leftmost_free(s, region), seat)


def build_anywhere(seat: i64) -> Frame:
    return Frame(BuildAnywhere.number, seat)


class BuildAnywhere(Question[StroganovState]):
    """A song: build an outpost anywhere, from the general supply and without horses."""

    number: Final = named("build-anywhere")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.PASS] + [m.OUTPOST.of(region) for region in open_to(s, f.seat)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move != m.PASS:
            build_from_supply(s, f.seat, m.OUTPOST.noun(move))  # ability: build anywhere
        follow(s, f)
