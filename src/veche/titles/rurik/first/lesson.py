"""The lesson of *Rurik*: one round with Mstislav against Yaroslav, from the agenda to the first deed."""

from __future__ import annotations

from typing import Any, Final

from veche.kernel.numbers import Row
from veche.shelf.lesson import READER, Lesson, Line, Reckoned, Source, theirs
from veche.titles.rurik.both.lesson import named, reckoned_track
from veche.titles.rurik.both.rule import count, largest_group, regions_ruled, regions_with_structures
from veche.titles.rurik.first.claim_phase import income
from veche.titles.rurik.first.components import BUILD_TRACK, REGIONS, RULE_TRACK, TRACKS, TRADE_TRACK
from veche.titles.rurik.first.end_of_game import claim_lines
from veche.titles.rurik.first.state import RurikState, claimed, full_columns, goods_on_boat

OPPONENT: Final = 1


class RurikLesson(Lesson):
    """What the claim phase brings is reckoned from the table as it is."""

    def arguments(self, rules: Any, s: RurikState) -> dict[str, str | int]:
        return {
            "worth": max(s.box.agenda_vp),
            "coins": s.coins[READER],
            "aboard": goods_on_boat(s, READER),
            "to_build": s.build_points,
            "mine": sum(line.points for line in claim_lines(s, READER)),
            "theirs": sum(line.points for line in claim_lines(s, OPPONENT)),
            "for_the_first": s.box.trade_goods[0],
        }

    def reckoning(self, rules: Any, s: RurikState) -> list[Reckoned]:
        ruled = regions_ruled(s, READER)
        built = regions_with_structures(s, READER)
        earned = income(s, READER)
        off = earned - full_columns(s, READER)
        return [
            _track(s, RULE_TRACK, count(ruled), s.box.rule_regions, ruled),
            _track(s, BUILD_TRACK, largest_group(s, built), s.box.build_regions, built),
            _track(s, TRADE_TRACK, goods_on_boat(s, READER), s.box.trade_goods, 0),
            Reckoned("income", {"markers": off, "columns": full_columns(s, READER)}, earned, "coins"),
        ]


def _track(s: RurikState, track: int, number: int, wanted: Row, regions: int) -> Reckoned:
    step = claimed(s, track, READER)
    return reckoned_track(TRACKS[track], step, number, wanted, s.box.track_vp, named(regions, REGIONS))


SCRIPT: Final = [
    Line("keep agenda committed", "agenda"),
    *theirs("keep agenda regal"),
    Line("place kiev", "troop"),
    *theirs("place polotsk"),
    Line("place kiev", "troop-again"),
    *theirs("place novgorod"),
    Line("place chernigov", "troop-beside"),
    *theirs("place novgorod"),
    Line("place leader chernigov", "leader"),
    *theirs("place leader polotsk"),
    Line("advisor 5", "advisor"),
    Line("column tax", "column"),
    *theirs("advisor 5\ncolumn muster"),
    Line("advisor 4", "advisor-second"),
    Line("column muster", "column-second"),
    *theirs("advisor 4\ncolumn attack"),
    Line("advisor 2", "advisor-third"),
    Line("column build", "column-third"),
    *theirs("advisor 1\ncolumn build"),
    Line("advisor 1", "advisor-last"),
    Line("column attack", "column-last"),
    *theirs("advisor 2\ncolumn movement"),
    Line("act", "act", lights=("act",)),
    Line("attack kiev rebel", "attack", lights=("region-kiev",)),
    *theirs("act\nbuild market novgorod"),
    Line("act", "act-build", lights=("act",)),
    Line("build market chernigov", "build"),
    Line("build stronghold kiev", "build-again"),
    *theirs("act\ntroop novgorod\nto smolensk\nstop"),
    Line("act", "act-muster", lights=("act",)),
    Line("muster kiev", "muster"),
    Line("muster chernigov", "muster-again"),
    *theirs("act\nattack polotsk rebel\nstop"),
    Line("act", "act-tax", lights=("act",)),
    Line("tax chernigov", "tax"),
    Line("market good", "market"),
    Line("tax kiev", "tax-again"),
    Line("end", "end-of-turn", lights=("token-build", "token-muster")),
    *theirs("act\nmuster novgorod\nmuster novgorod\nmuster polotsk"),
    Line("load 3", "load"),
    Line("choose deed amass_forces", "deed", reckons=True),
    *theirs("choose deed market_day"),
]

LESSON: Final = RurikLesson(
    seed=3,
    players=2,
    options={"leaders": "mstislav,yaroslav"},
    sources=(
        Source("rule", "highest_step"),
        Source("build", "highest_step"),
        Source("trade", "highest_step"),
        Source("warfare", "warfare_first"),
        Source("deeds", "highest_deed"),
        Source("agenda", "agenda"),
    ),
    script=SCRIPT,
)
