"""Plain counts of what a seat has: components that learned weights may use."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.components import BUILDINGS, DEEDS, EXPAND_TRACK, GOVERN_TRACK, PAIRS, RULE_TRACK
from veche.titles.rurik.second.state import SECRET, deeds_done, merits


def count_things(look: Look) -> None:
    """Fill in the counts, in the order of their names."""
    s, seat, counted = look.s, look.seat, look.counted
    troops: i64 = 0
    regions: i64 = 0
    ruled: i64 = 0
    for region, here in enumerate(look.mine):
        troops += here
        regions += int(here > 0)
        ruled += int(look.rulers[region] == seat)
    buildings: i64 = 0
    for place in range(len(BUILDINGS) * HERE):
        buildings += int(s.structures[place] == seat)
    goods: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        goods += s.goods[seat * WIDTH_OF_GOODS + good]
    chosen: i64 = 0
    for deed in range(len(DEEDS)):
        chosen += int(s.deed_at[deed] == seat or s.deed_at[deed] == SECRET + seat)
    oaths: i64 = 0
    for pair in range(len(PAIRS)):
        oaths += s.oaths[seat * len(PAIRS) + pair]
    place = parts.COUNTS
    for number in (
        troops, regions, ruled, s.coins[seat], s.hand_size[seat], goods, buildings, look.expanse,
        deeds_done(s, seat), chosen, s.battle[seat], s.tracks[RULE_TRACK * len(SEATS) + seat],
        s.tracks[EXPAND_TRACK * len(SEATS) + seat], s.tracks[GOVERN_TRACK * len(SEATS) + seat], merits(s, seat), oaths,
        look.left, s.captured[seat],
    ):  # fmt: skip
        counted[place] = float(number)
        place += 1
