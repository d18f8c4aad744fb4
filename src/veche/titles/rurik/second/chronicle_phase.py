"""Chronicle phase, steps 1 to 5: tracks, income, tiles, goods, the round marker. Round three stops after step 1."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import changed, filled, follow, follow_all
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.rule import count, next_to, regions_ruled, regions_with_structures, silenced
from veche.titles.rurik.both.scoring import rule_step_reached, step_reached
from veche.titles.rurik.both.state import owner_of, seats_in_order
from veche.titles.rurik.second.components import (
    EXPAND_TRACK,
    GOVERN_TRACK,
    PAIRS,
    PALACE,
    ROUNDS,
    RULE_TRACK,
    SLOTS,
    TRACKS,
)
from veche.titles.rurik.second.markets import choose_deed, refill_markets
from veche.titles.rurik.second.state import CHRONICLE, OVER, SIX_REGIONS, Rurik2State, empty_columns, merits

COINS_OF_AN_OATH: Final[i64] = 1


def chronicle_phase() -> Frame:
    return Frame(ChroniclePhase.number, NOBODY)


class ChroniclePhase(Step[Rurik2State]):
    """Whoever has the marker is the first player from now on."""

    number: Final = named("chronicle-phase")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.phase = CHRONICLE
        s.first = s.marker
        if s.round == ROUNDS:
            return follow(s, f, advance_in_the_chronicle())
        then = [advance_in_the_chronicle(), earn_income(), palace_deeds(), prepare_next_round()]
        return follow_all(s, f, then)


# 1: advance in the Chronicle


def advance_in_the_chronicle() -> Frame:
    return Frame(AdvanceInTheChronicle.number, NOBODY)


class AdvanceInTheChronicle(Step[Rurik2State]):
    """Markers go up to what is reached now and never down. In the last round the game ends here."""

    number: Final = named("advance-in-the-chronicle")

    def go(self, s: Rurik2State, f: Frame) -> None:
        for seat in range(s.players):
            for track in range(len(TRACKS)):
                step = reached(s, seat, track)
                if step > s.tracks[track * len(SEATS) + seat]:
                    s.tracks = changed(s.tracks, track * len(SEATS) + seat, step)
        if s.round == ROUNDS:
            s.phase = OVER
        follow(s, f)


def reached(s: Rurik2State, seat: i64, track: i64) -> i64:
    """The step of the track whose requirements the seat meets now."""
    if track == RULE_TRACK:
        return rule_step(s, regions_ruled(s, seat))
    if track == EXPAND_TRACK:
        return step_reached(s.box.expand_regions, expanse(s, seat))
    return govern_step(s, merits(s, seat))


def rule_step(s: Rurik2State, ruled: i64) -> i64:
    """The step of the Rule track that these regions (bits) reach."""
    if s.variants & SIX_REGIONS:
        return rule_step_reached(s.box.rule_regions_alone, s.box.nothing_included, ruled)
    return rule_step_reached(s.box.rule_regions, s.box.rule_including, ruled)


def expanse(s: Rurik2State, seat: i64) -> i64:
    """How many regions with the seat's buildings border on another such region; separate groups add up."""
    regions = regions_with_structures(s, seat)
    return count(regions & next_to(s, regions))


def govern_step(s: Rurik2State, number: i64) -> i64:
    """The step of the Govern track that so many Merits reach."""
    return step_reached(s.box.merits, number)


# 2: income, and deeds from palaces


def earn_income() -> Frame:
    return Frame(EarnIncome.number, NOBODY)


class EarnIncome(Step[Rurik2State]):
    number: Final = named("earn-income")

    def go(self, s: Rurik2State, f: Frame) -> None:
        for seat in range(s.players):
            s.coins[seat] += income(s, seat)
        follow(s, f)


def income(s: Rurik2State, seat: i64) -> i64:
    """A coin for each marker not on its track and each first oath sworn; and what empty building columns bring."""
    coins: i64 = 0
    for track in (RULE_TRACK, EXPAND_TRACK, GOVERN_TRACK):
        coins += s.tracks[track * len(SEATS) + seat] == 0
    for pair in range(len(PAIRS)):
        coins += COINS_OF_AN_OATH * int(s.oaths[seat * len(PAIRS) + pair] > 0)
    return coins + sum(s.box.column_income[: empty_columns(s, seat)])


def palace_deeds() -> Frame:
    return Frame(PalaceDeeds.number, NOBODY)


class PalaceDeeds(Step[Rurik2State]):
    """In turn order, whoever has the leader with a palace of one's own may take a deed; then the markets are filled."""

    number: Final = named("palace-deeds")

    def go(self, s: Rurik2State, f: Frame) -> None:
        then = [choose_deed(seat, 1) for seat in seats_in_order(s) if in_own_palace(s, seat)]
        follow_all(s, f, [*then, refill_markets()])


def in_own_palace(s: Rurik2State, seat: i64) -> bool:
    """Whether the leader is in a region with a working palace of the seat."""
    region = s.leader_at[seat]
    if region == NONE or owner_of(s, PALACE, region) != seat:
        return False
    return not silenced(s, seat, region)  # ability: yaroslav silences a palace


# 3: refresh influence tiles, 4: replenish goods, 5: advance the round marker


def prepare_next_round() -> Frame:
    return Frame(PrepareNextRound.number, NOBODY)


class PrepareNextRound(Step[Rurik2State]):
    number: Final = named("prepare-next-round")

    def go(self, s: Rurik2State, f: Frame) -> None:
        s.tiles = filled(0, len(SEATS) * len(SLOTS))
        for region in range(s.chart.in_play[s.players]):
            s.good_here[region] = 1
        s.used = 0
        s.round += 1
        follow(s, f)
