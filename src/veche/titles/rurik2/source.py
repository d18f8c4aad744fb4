"""A source gives something: a space of the Chronicle board, a card, a deed, an influence tile, a building, a benefit.

Its number says in the box what it gives; `actions.py` carries it out.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named

GAIN: Final = named("gain")
CARRY_ON: Final = named("carry-on")

MUSTERED: Final = 1
LEADER_RELOCATED: Final = 2
"""What has been done with the actions of a source, as bits."""


def gain(seat: int, source: int) -> Frame:
    """The seat gets what the source gives."""
    return Frame(GAIN, seat, source)


def carry_on(seat: int, source: int, left: int, flags: int) -> Frame:
    """The actions that the source still gives the seat, packed as in the box; `flags` say what was done with others."""
    return Frame(CARRY_ON, seat, source, left, flags)
