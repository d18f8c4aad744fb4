"""Plain counts of what a seat has: components that learned weights may use."""

from __future__ import annotations

from veche.kernel.numbers import count_of
from veche.titles.rurik.both.appraisal import put_counts
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.components import BUILD_TRACK, RULE_TRACK, TRADE_TRACK
from veche.titles.rurik.first.state import DONE, claimed


def count_things(look: Look) -> None:
    """Fill in the counts, in the order of their names."""
    s, seat, counted = look.s, look.seat, look.counted
    first = put_counts(counted, parts.COUNTS, s, seat, look.armies, look.rulers)
    counted[first] = float(count(look.built))
    counted[first + 1] = float(count_of(s.deed_at, DONE + seat))
    counted[first + 2] = float(count_of(s.deed_at, seat))
    counted[first + 3] = float(s.warfare[seat])
    counted[first + 4] = float(claimed(s, RULE_TRACK, seat))
    counted[first + 5] = float(claimed(s, BUILD_TRACK, seat))
    counted[first + 6] = float(claimed(s, TRADE_TRACK, seat))
    counted[first + 7] = float(look.left)
    counted[first + 8] = float(s.defeated[seat])
