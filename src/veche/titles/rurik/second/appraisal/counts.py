"""Plain counts of what a seat has: components that learned weights may use."""

from __future__ import annotations

from veche.kernel.numbers import count_of, total_in
from veche.titles.rurik.both.appraisal import put_counts
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.components import EXPAND_TRACK, GOVERN_TRACK, PAIRS, RULE_TRACK
from veche.titles.rurik.second.state import SECRET, deeds_done, merits


def count_things(look: Look) -> None:
    """Fill in the counts, in the order of their names."""
    s, seat, counted = look.s, look.seat, look.counted
    first = put_counts(counted, parts.COUNTS, s, seat, look.armies, look.rulers)
    counted[first] = float(look.expanse)
    counted[first + 1] = float(deeds_done(s, seat))
    counted[first + 2] = float(count_of(s.deed_at, seat) + count_of(s.deed_at, SECRET + seat))
    counted[first + 3] = float(s.battle[seat])
    counted[first + 4] = float(s.tracks[RULE_TRACK * len(SEATS) + seat])
    counted[first + 5] = float(s.tracks[EXPAND_TRACK * len(SEATS) + seat])
    counted[first + 6] = float(s.tracks[GOVERN_TRACK * len(SEATS) + seat])
    counted[first + 7] = float(merits(s, seat))
    counted[first + 8] = float(total_in(s.oaths, seat * len(PAIRS), (seat + 1) * len(PAIRS)))
    counted[first + 9] = float(look.left)
    counted[first + 10] = float(s.captured[seat])
