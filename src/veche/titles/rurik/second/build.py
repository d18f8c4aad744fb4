"""Build: strongholds, palaces and markets, from left to right of one's board; the second and third bring a bonus."""

from __future__ import annotations

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.state import added, changed
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.both.tax import price
from veche.titles.rurik.second.box import OF_BUILDING
from veche.titles.rurik.second.components import BUILDINGS
from veche.titles.rurik.second.source import gain
from veche.titles.rurik.second.state import Rurik2State, built


def put_up(s: Rurik2State, seat: i64, building: i64, region: i64) -> Frame | None:
    """Pay the hammers and build; what follows from it."""
    s.build_points -= price(s, seat, region)
    return raise_building(s, seat, building, region)


def raise_building(s: Rurik2State, seat: i64, building: i64, region: i64) -> Frame | None:
    """Place the next building of the kind; the bonus beneath it, if it is the second or third."""
    s.structures = changed(s.structures, building * HERE + region, seat)
    s.structures_left = added(s.structures_left, seat * len(BUILDINGS) + building, -1)
    number = built(s, seat, building)
    return gain(seat, OF_BUILDING + building * 2 + number - 2) if number > 1 else None  # ability: later buildings
