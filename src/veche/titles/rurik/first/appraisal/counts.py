"""Plain counts of what a seat has: components that learned weights may use."""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.components import BUILD_TRACK, DEEDS, RULE_TRACK, STRUCTURES, TRADE_TRACK
from veche.titles.rurik.first.state import DONE, claimed


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
    structures: i64 = 0
    for place in range(len(STRUCTURES) * HERE):
        structures += int(s.structures[place] == seat)
    goods: i64 = 0
    for good in range(WIDTH_OF_GOODS):
        goods += s.goods[seat * WIDTH_OF_GOODS + good]
    done: i64 = 0
    chosen: i64 = 0
    for deed in range(len(DEEDS)):
        done += int(s.deed_at[deed] == DONE + seat)
        chosen += int(s.deed_at[deed] == seat)
    place = parts.COUNTS
    for number in (
        troops, regions, ruled, s.coins[seat], s.hand_size[seat], goods, structures, count(look.built), done, chosen,
        s.warfare[seat], claimed(s, RULE_TRACK, seat), claimed(s, BUILD_TRACK, seat), claimed(s, TRADE_TRACK, seat),
        look.left, s.defeated[seat],
    ):  # fmt: skip
        counted[place] = float(number)
        place += 1
