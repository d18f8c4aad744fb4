"""A source gives something: a space of the Chronicle board, a card, a deed, an influence tile, a building, a benefit.

Its number says in the box what it gives; `actions.py` carries it out.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import NONE

GAIN: Final = named("gain")
CARRY_ON: Final = named("carry-on")

LEADER_RELOCATED: Final[i64] = 2
LED_BY_MARIA: Final[i64] = 4
"""What has been done with the actions of a source, as bits; the second is a bit for each region, from this one on.

The lowest bit is free: positions of earlier rules say with it that the source has mustered.
"""


def gain(seat: i64, source: i64) -> Frame:
    """The seat gets what the source gives."""
    return Frame(GAIN, seat, source)


def led_by_maria(flags: i64) -> i64:
    """The region to which Maria has led a troop of the source, or NONE."""
    led = flags // LED_BY_MARIA
    region: i64 = NONE
    while led:
        led >>= 1
        region += 1
    return region


def carry_on(seat: i64, source: i64, left: i64, flags: i64) -> Frame:
    """The actions that the source still gives the seat, packed as in the box; `flags` say what was done with others."""
    return Frame(CARRY_ON, seat, source, left, flags)
