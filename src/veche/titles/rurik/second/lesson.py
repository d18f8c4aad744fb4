"""The lesson of *Rurik: Second Edition*: a round with Yaroslav against Mstislav, from the first troop to the annals."""

from __future__ import annotations

from typing import Any, Final

from veche.kernel.numbers import Row
from veche.shelf.lesson import READER, Lesson, Line, Reckoned, Source, theirs
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.lesson import named, reckoned_track
from veche.titles.rurik.both.rule import count, next_to, regions_ruled, regions_with_structures
from veche.titles.rurik.second.chronicle_phase import expanse, income
from veche.titles.rurik.second.components import EXPAND_TRACK, GOVERN_TRACK, PAIRS, REGIONS, RULE_TRACK, TRACKS
from veche.titles.rurik.second.state import Rurik2State, merits

OPPONENT: Final = 1


class Rurik2Lesson(Lesson):
    """What the chronicle phase brings is reckoned from the table as it is."""

    def arguments(self, rules: Any, s: Rurik2State) -> dict[str, str | int]:
        return {
            "coins": s.coins[READER],
            "mine": sum([_points(s, track, READER) for track in range(len(TRACKS))]),
            "theirs": sum([_points(s, track, OPPONENT) for track in range(len(TRACKS))]),
        }

    def reckoning(self, rules: Any, s: Rurik2State) -> list[Reckoned]:
        ruled = regions_ruled(s, READER)
        built = regions_with_structures(s, READER)
        earned = income(s, READER)
        off = sum([_step(s, track, READER) == 0 for track in range(len(TRACKS))])
        sworn = sum([s.oaths[READER * len(PAIRS) + pair] > 0 for pair in range(len(PAIRS))])
        return [
            _track(s, RULE_TRACK, count(ruled), s.box.rule_regions, ruled),
            _track(s, EXPAND_TRACK, expanse(s, READER), s.box.expand_regions, built & next_to(s, built)),
            _track(s, GOVERN_TRACK, merits(s, READER), s.box.merits, 0),
            Reckoned("income", {"markers": off, "oaths": sworn}, earned, "coins"),
        ]


def _step(s: Rurik2State, track: int, seat: int) -> int:
    return s.tracks[track * len(SEATS) + seat]


def _points(s: Rurik2State, track: int, seat: int) -> int:
    step = _step(s, track, seat)
    return s.box.track_vp[step - 1] if step else 0


def _track(s: Rurik2State, track: int, number: int, wanted: Row, regions: int) -> Reckoned:
    step = _step(s, track, READER)
    return reckoned_track(TRACKS[track], step, number, wanted, s.box.track_vp, named(regions, REGIONS))


SCRIPT: Final = [
    *theirs("keep deed scouts_abroad\nkeep deed first_claim"),
    *theirs("keep agenda protective\nkeep agenda esteemed"),
    *theirs("keep leader yaroslav\nkeep leader mstislav"),
    Line("place kyiv", "troop"),
    *theirs("place smolensk"),
    Line("place kyiv", "troop-again"),
    *theirs("place rostov"),
    Line("place chernigov", "troop-beside"),
    *theirs("place rostov"),
    Line("place leader chernigov", "leader"),
    *theirs("place leader rostov"),
    Line("choose deed quiet_roads", "pledge"),
    *theirs("choose deed defensive_belt"),
    Line("disc 5", "disc"),
    Line("column build", "column"),
    *theirs("disc 5\ncolumn lead"),
    Line("disc 4", "disc-second"),
    Line("column muster", "column-second"),
    *theirs("disc 4\ncolumn attack"),
    Line("disc 2", "disc-third"),
    Line("column tax", "column-third"),
    *theirs("disc 1\ncolumn build"),
    Line("disc 1", "disc-last"),
    Line("column attack", "column-last"),
    *theirs("disc 2\ncolumn movement"),
    Line("act", "act", lights=("act",)),
    Line("attack kyiv rebel", "attack", lights=("region-kyiv",)),
    Line("end", "turn-over"),
    *theirs("act\nbuild palace rostov\nend"),
    Line("act", "act-tax", lights=("act",)),
    Line("tax chernigov", "tax"),
    Line("tax kyiv", "tax-again"),
    Line("end", "turn-over-again"),
    *theirs("act\nstop\nend"),
    Line("act", "act-muster", lights=("act",)),
    Line("muster chernigov", "muster"),
    Line("muster kyiv", "muster-again"),
    Line("muster kyiv", "muster-last"),
    Line("end", "turn-over-third"),
    *theirs("act\nattack rostov rebel\nstop\nend"),
    Line("act", "act-build", lights=("act",)),
    Line("build palace chernigov", "build"),
    Line("build market kyiv", "build-again"),
    Line("swear authority chernigov", "oath"),
    Line("end", "turn-over-last"),
    *theirs("act\nlead left\nkeep card paid-retinue\nreturn card funded-works\nmarker blue\nend"),
    Line("choose deed sworn_lands", "palace", reckons=True),
    *theirs("choose deed send_gifts"),
]

LESSON: Final = Rurik2Lesson(
    seed=1,
    players=2,
    options={},
    sources=(
        Source("rule", "highest_step"),
        Source("expand", "highest_step"),
        Source("govern", "highest_step"),
        Source("battle", "battle_first"),
        Source("deeds", "highest_deed"),
        Source("agenda", "agenda"),
    ),
    script=SCRIPT,
)
