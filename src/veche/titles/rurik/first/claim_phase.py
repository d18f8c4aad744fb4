"""Claim phase, steps A to F: tracks, income, deeds, tokens, goods, the round marker. Round four stops after step A."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question, Step
from veche.kernel.state import filled, follow, follow_all
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import largest_group, regions_ruled, regions_with_structures
from veche.titles.rurik.both.scoring import rule_step_reached, step_reached
from veche.titles.rurik.both.state import WIDTH_OF_SEATS, seats_in_order
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import BUILD_TRACK, ROUNDS, RULE_TRACK, TOKENS, TRACKS, TRADE_TRACK
from veche.titles.rurik.first.deeds import choose_deed
from veche.titles.rurik.first.rebellion.newer import income_anyway
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.rebellion.turns import rebellion_claim
from veche.titles.rurik.first.state import CLAIM, INTRIGUE, OVER, RurikState, claimed, full_columns, goods_on_boat

COINS_OF_AN_UNPLACED_MARKER: Final[i64] = 1
COINS_OF_A_FULL_COLUMN: Final[i64] = 1


def claim_phase() -> Frame:
    return Frame(ClaimPhase.number, NOBODY)


class ClaimPhase(Step[RurikState]):
    """Whoever has the marker is the first player from now on."""

    number: Final = named("claim-phase")

    def go(self, s: RurikState, f: Frame) -> None:
        s.phase = CLAIM
        if alone(s):
            return follow(s, f, rebellion_claim())
        s.first = s.marker
        if s.round == ROUNDS:
            return follow(s, f, advance_on_claim_tracks())
        order = seats_in_order(s)
        then = [load_boat(seat) for seat in order]
        then += [advance_on_claim_tracks(), earn_income()]
        then += [choose_deed(seat, int(seat == order[-1])) for seat in order]
        return follow_all(s, f, [*then, prepare_next_round()])


# A: advance on the claim tracks


def load_boat(seat: i64) -> Frame:
    return Frame(LoadBoat.number, seat)


class LoadBoat(Step[RurikState]):
    """Goods left on the dock keep the trade marker off the board, worth a coin; asked only where it matters."""

    number: Final = named("load-boat")

    def go(self, s: RurikState, f: Frame) -> None:
        if load_matters(s, f.seat):
            return follow(s, f, load_how_far(f.seat))  # ruling: dock-or-boat
        return follow(s, f)


def load_matters(s: RurikState, seat: i64) -> bool:
    """The trade marker is not on the board yet and would come on it."""
    return claimed(s, TRADE_TRACK, seat) == 0 and trade_step(s, goods_on_boat(s, seat)) > 0


def load_how_far(seat: i64) -> Frame:
    return Frame(LoadHowFar.number, seat)


class LoadHowFar(Question[RurikState]):
    """How many goods are on the boat while the tracks advance: one number for every place the marker could take."""

    number: Final = named("load-how-far")
    turn = "claim"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        most = goods_on_boat(s, f.seat)
        found = [m.LOAD.of(s.box.trade_goods[0] - 1)]
        for step in range(trade_step(s, most)):
            found.append(m.LOAD.of(s.box.trade_goods[step]))
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.loaded[f.seat] = m.LOAD.noun(move)
        follow(s, f)


def advance_on_claim_tracks() -> Frame:
    return Frame(AdvanceOnClaimTracks.number, NOBODY)


class AdvanceOnClaimTracks(Step[RurikState]):
    """Markers go up to what is reached now and never down. In the last round the game ends here."""

    number: Final = named("advance-on-claim-tracks")

    def go(self, s: RurikState, f: Frame) -> None:
        for seat in range(s.players):
            reached = (_rule_reached(s, seat), _build_reached(s, seat), _trade_reached(s, seat))
            for track in range(len(TRACKS)):
                place = track * WIDTH_OF_SEATS + seat
                s.claim[place] = max(s.claim[place], reached[track])
            s.loaded[seat] = NONE
        if s.round == ROUNDS and not alone(s):
            s.phase = OVER
        follow(s, f)


def _rule_reached(s: RurikState, seat: i64) -> i64:
    return rule_step(s, regions_ruled(s, seat))


def rule_step(s: RurikState, ruled: i64) -> i64:
    """The step of the rule track that these regions (bits) reach."""
    return rule_step_reached(s.box.rule_regions, s.box.rule_including, ruled)


def _build_reached(s: RurikState, seat: i64) -> i64:
    return step_reached(s.box.build_regions, largest_group(s, regions_with_structures(s, seat)))


def _trade_reached(s: RurikState, seat: i64) -> i64:
    return trade_step(s, goods_on_boat(s, seat) if s.loaded[seat] == NONE else s.loaded[seat])


def trade_step(s: RurikState, goods: i64) -> i64:
    """The step of the trade track that so many goods on the boat reach."""
    return step_reached(s.box.trade_goods, goods)


# B: earn income


def earn_income() -> Frame:
    return Frame(EarnIncome.number, NOBODY)


class EarnIncome(Step[RurikState]):
    """A coin for each claim or warfare marker not on the board, and for each full column of the boat."""

    number: Final = named("earn-income")

    def go(self, s: RurikState, f: Frame) -> None:
        for seat in range(s.players):
            s.coins[seat] += income(s, seat)
        follow(s, f)


def income(s: RurikState, seat: i64) -> i64:
    """The coins the seat would earn now; the Rebellion's markers do not matter, it earns one coin by default."""
    if is_rebellion(s, seat):
        return income_anyway(s) + COINS_OF_A_FULL_COLUMN * full_columns(s, seat)
    unplaced = int(s.warfare[seat] == 0)
    for track in (RULE_TRACK, BUILD_TRACK, TRADE_TRACK):
        unplaced += claimed(s, track, seat) == 0
    return COINS_OF_AN_UNPLACED_MARKER * unplaced + COINS_OF_A_FULL_COLUMN * full_columns(s, seat)


# C is choosing deeds; D: tokens, E: goods, F: round marker


def prepare_next_round() -> Frame:
    return Frame(PrepareNextRound.number, NOBODY)


class PrepareNextRound(Step[RurikState]):
    """Conversion tokens face up, a good in every region without one, the round marker forward."""

    number: Final = named("prepare-next-round")

    def go(self, s: RurikState, f: Frame) -> None:
        for place in range((1 if alone(s) else s.players) * len(TOKENS)):
            s.tokens[place] = 1
        for region in range(s.chart.in_play[s.players]):
            s.good_here[region] = 1
        s.maria_used = 0
        s.predslava_used = 0
        s.gleb_used = 0
        s.theofana_used = 0
        if s.variants & INTRIGUE:
            s.built = filled(0, WIDTH_OF_SEATS)
        s.round += 1
        follow(s, f)
