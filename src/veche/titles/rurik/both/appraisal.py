"""Rules of thumb that both editions' appraisals use: what a track may still bring, how points are best spent, what
coins are worth, and who is ahead when the game is over.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import copied, count_of, i64, total_in
from veche.kernel.outcome import Outcome
from veche.kernel.state import Column, Reals, filled, reals_of, zeros
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, BaseState

PARTS_OF_A_STEP: Final[i64] = 20
"""How finely it is told how far somebody has come on a track."""
UNKNOWN: Final = -1.0


class Track:
    """What a track may still bring: points by how far one has come and how many turns are left, each worked out once.

    `top`, unless it is 0, is what its last step asks for instead; `growth` is how far one gets in a whole game of so
    many `turns`. With fewer than `sharp` turns left only steps really reached count, more and more.
    """

    __slots__ = ("_growth", "_known", "_sharp", "_steps", "_top", "_turns", "_vp", "_whole", "_width")

    def __init__(self, steps: Column, top: i64, vp: Column, growth: float, turns: float, sharp: float) -> None:
        self._steps = steps
        self._top = top
        self._vp = vp
        self._growth = growth
        self._turns = turns
        self._sharp = sharp
        self._whole = i64(turns)
        highest = top if top else steps[i64(len(steps)) - 1]
        self._width: i64 = PARTS_OF_A_STEP * highest + 1
        self._known = reals_of([UNKNOWN] * (self._width * (self._whole + 1)))

    def expected(self, reached: float, left: i64) -> float:
        """The points of somebody who has come so far, as the mean over what may still come."""
        parts = min(i64(reached * float(PARTS_OF_A_STEP) + 0.5), self._width - 1)
        left = min(left, self._whole)
        place = left * self._width + parts
        points = self._known[place]
        if points == UNKNOWN:
            points = self._known[place] = self._mean(parts, left)
        return points

    def _mean(self, parts: i64, left: i64) -> float:
        reached = float(parts) / float(PARTS_OF_A_STEP)
        time = float(left) / self._turns
        sharp = 1.0 - min(1.0, float(left) / self._sharp)
        total = 0.0
        for more in range(5):
            total += self._points_at(reached + self._growth * time * float(more) / 4.0, sharp)
        return total / 5.0

    def _points_at(self, reached: float, sharp: float) -> float:
        """The points of the step reached, and a part of the way to the next."""
        steps, top, vp = self._steps, self._top, self._vp
        below: i64 = 0
        points_below: i64 = 0
        last = i64(len(steps)) - 1
        for place in range(last + 1):
            step = top if top and place == last else steps[place]
            if reached < float(step):
                part = (reached - float(below)) / float(step - below)
                return float(points_below) + float(vp[place] - points_below) * part * (1.0 - sharp)
            below = step
            points_below = vp[place]
        return float(points_below)


MOST_CHANCES: Final[i64] = 16


class Chances:
    """What points may be spent on: what each chance is worth, what it costs, and how often it comes."""

    __slots__ = ("number", "prices", "times", "worths")

    def __init__(self) -> None:
        self.number: i64 = 0
        self.worths = zeros(MOST_CHANCES)
        self.prices = filled(0, MOST_CHANCES)
        self.times = filled(0, MOST_CHANCES)

    def add(self, worth: float, price: i64, times: i64) -> None:
        """One more kind of chance."""
        place = self.number
        self.worths[place] = worth
        self.prices[place] = price
        self.times[place] = times
        self.number = place + 1

    def spend(self, number: float, idle: float) -> float:
        """Spend so many points, the best for their price first; the rest lies idle. The chances are used up."""
        worths, prices, times, chances = self.worths, self.prices, self.times, self.number
        self.number = 0
        worth = 0.0
        while number > 0.0:
            best: i64 = -1
            most = 0.0
            for place in range(chances):
                if times[place] > 0:
                    gain = worths[place] / float(prices[place])
                    if best < 0 or gain > most:
                        best = place
                        most = gain
            if best < 0:
                return worth + idle * number
            price = float(prices[best])
            while times[best] > 0 and number > 0.0:
                part = min(1.0, number / price)
                worth += worths[best] * part
                number -= price * part
                times[best] -= 1
        return worth


def armies_of(s: BaseState) -> Column:
    """Everybody's troops by seat and region, their leaders among them."""
    armies = copied(s.troops)
    for seat in range(s.players):
        if s.leader_at[seat] != NONE:
            armies[seat * HERE + s.leader_at[seat]] += 1
    return armies


def rulers_of(s: BaseState) -> Column:
    """Who rules each region in play."""
    regions = s.chart.in_play[s.players]
    rulers = filled(NONE, regions)
    for region in range(regions):
        rulers[region] = ruler(s, region)
    return rulers


def coins_worth(coins: float, table: Reals, each_more: float) -> float:
    """What so many coins, or a part of one, are worth: by the table, and beyond its end so much each."""
    whole: i64 = 0
    last = i64(len(table)) - 1
    while whole < last and float(whole + 1) <= coins:
        whole += 1
    if whole >= last:
        return table[last] + each_more * (coins - float(last))
    return table[whole] + (table[whole + 1] - table[whole]) * (coins - float(whole))


def less_the_mean(row: Reals, others: list[Reals]) -> list[float]:
    """The row, less the mean of the others."""
    share = 1.0 / float(len(others))
    for other in others:
        for place in range(i64(len(row))):
            row[place] -= share * other[place]
    return list(row)


def put_counts(counted: Reals, first: i64, s: BaseState, seat: i64, armies: Column, rulers: Column) -> i64:
    """Plain counts of what a seat has, from this place on: what both editions count first. The place after them.

    Troops, occupied regions, ruled regions, coins, cards, goods, structures.
    """
    troops: i64 = 0
    regions: i64 = 0
    ruled: i64 = 0
    for region in range(i64(len(rulers))):
        here = armies[seat * HERE + region]
        troops += here
        if here:
            regions += 1
        if rulers[region] == seat:
            ruled += 1
    counted[first] = float(troops)
    counted[first + 1] = float(regions)
    counted[first + 2] = float(ruled)
    counted[first + 3] = float(s.coins[seat])
    counted[first + 4] = float(s.hand_size[seat])
    counted[first + 5] = float(total_in(s.goods, seat * WIDTH_OF_GOODS, (seat + 1) * WIDTH_OF_GOODS))
    counted[first + 6] = float(count_of(s.structures, seat))
    return first + 7


def final_lead(sheet: Outcome, seat: int) -> float:
    """The lead over the best of the others when the game is over; tie-breakers count a little."""
    worth = [
        total + 0.05 * ties[0] + 0.001 * ties[1] for total, ties in zip(sheet.totals, sheet.tiebreaks, strict=True)
    ]
    return worth[seat] - max([worth[other] for other in range(len(worth)) if other != seat])
