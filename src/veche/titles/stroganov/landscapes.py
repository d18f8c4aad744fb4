"""Advanced action e: claim a landscape tile with all that lies on it; the row has a gap there until winter.

English rulebook, "Claim a Landscape Tile".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import changed, follow_all
from veche.titles.stroganov.components import NONE
from veche.titles.stroganov.rewards import receive
from veche.titles.stroganov.state import KINDS, StroganovState, gain_fur, prey_on

BASE_PRICE: Final[i64] = 2


def price_of(s: StroganovState, space: i64) -> i64:
    """How many furs of the region's value the tile costs: two, and one for each fur and tiger on it."""
    return BASE_PRICE + prey_on(s, space)


def claim_landscape(seat: i64, space: i64) -> Frame:
    return Frame(ClaimLandscape.number, seat, space)


class ClaimLandscape(Step[StroganovState]):
    """The tile and what lies on it, and then its reward. Cossacks who stood there stand in the gap."""

    number: Final = named("claim-landscape")
    operands = "space"

    def go(self, s: StroganovState, f: Frame) -> None:
        tile = take_landscape(s, f.seat, f.a)
        follow_all(s, f, receive(s, f.seat, s.box.landscape_reward, tile))


def take_landscape(s: StroganovState, seat: i64, space: i64) -> i64:
    """The tile, its furs and its tiger go to the seat."""
    tile = s.row[space]
    s.row[space] = NONE
    s.landscape_at = changed(s.landscape_at, tile, seat)
    for fur in range(KINDS):
        number = s.furs_on[space * KINDS + fur]
        if number:
            s.furs_on[space * KINDS + fur] = 0
            gain_fur(s, seat, fur, number)
    s.tigers[seat] += s.tiger_on[space]
    s.tiger_on[space] = 0
    return tile
