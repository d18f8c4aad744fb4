"""Rules of thumb that both editions' appraisals use: what a track may still bring, how points are best spent, what
coins are worth, and who is ahead when the game is over.
"""

from __future__ import annotations

from functools import cache

from veche.kernel.outcome import Outcome
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE, BaseState


@cache
def expected(
    steps: tuple[int, ...], vp: tuple[int, ...], twentieths: int, growth: float, time: float, sharp: float
) -> float:
    """The points of a track on which one has come so far, as the mean over what may still come.

    `growth` is how far one gets in a whole game, `time` how much of it is left, `sharp` how much only steps really
    reached count.
    """
    reached = twentieths / 20
    total = 0.0
    for part in range(5):
        total += _points_at(steps, vp, reached + growth * time * part / 4, sharp)
    return total / 5


def _points_at(steps: tuple[int, ...], vp: tuple[int, ...], reached: float, sharp: float) -> float:
    """The points of the step reached, and a part of the way to the next."""
    below, points_below = 0, 0
    for step, points_here in zip(steps, vp, strict=True):
        if reached < step:
            part = (reached - below) / (step - below)
            return points_below + (points_here - points_below) * part * (1.0 - sharp)
        below, points_below = step, points_here
    return float(points_below)


def spend_best(chances: list[tuple[float, int]], number: float, idle: float) -> float:
    """Spend so many points on the chances (worth, price), the best for their price first; the rest lies idle."""
    chances.sort(key=_yield, reverse=True)
    worth = 0.0
    for gain, price in chances:
        if number <= 0.0:
            return worth
        part = min(1.0, number / price)
        worth += gain * part
        number -= price * part
    return worth + idle * number


def _yield(chance: tuple[float, int]) -> float:
    return chance[0] / chance[1]


def army(s: BaseState, seat: int, regions: int) -> list[int]:
    """The seat's troops by region, its leader among them."""
    troops = list(s.troops[seat * HERE : seat * HERE + regions])
    if s.leader_at[seat] != NONE:
        troops[s.leader_at[seat]] += 1
    return troops


def coins_worth(coins: float, table: tuple[float, ...], each_more: float) -> float:
    """What so many coins, or a part of one, are worth: by the table, and beyond its end so much each."""
    whole = max(0, int(coins))
    if whole >= len(table) - 1:
        return table[-1] + each_more * (coins - len(table) + 1)
    return table[whole] + (table[whole + 1] - table[whole]) * (coins - whole)


def final_lead(sheet: Outcome, seat: int) -> float:
    """The lead over the best of the others when the game is over; tie-breakers count a little."""
    worth = [
        total + 0.05 * ties[0] + 0.001 * ties[1] for total, ties in zip(sheet.totals, sheet.tiebreaks, strict=True)
    ]
    return worth[seat] - max([worth[other] for other in range(len(worth)) if other != seat])
