"""Rules of thumb that both editions' appraisals use: what a track may still bring, how points are best spent, what
coins are worth, and who is ahead when the game is over.
"""

from __future__ import annotations

from veche.kernel.numbers import i64
from veche.kernel.outcome import Outcome
from veche.kernel.state import Column
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.state import HERE, BaseState


def expected(steps: Column, top: i64, vp: Column, twentieths: i64, growth: float, time: float, sharp: float) -> float:
    """The points of a track on which one has come so far, as the mean over what may still come.

    `top`, unless it is 0, is what its last step asks for instead; `growth` is how far one gets in a whole game, `time`
    how much of it is left, `sharp` how much only steps really reached count.
    """
    reached = float(twentieths) / 20.0
    total = 0.0
    for part in range(5):
        total += _points_at(steps, top, vp, reached + growth * time * float(part) / 4.0, sharp)
    return total / 5.0


def _points_at(steps: Column, top: i64, vp: Column, reached: float, sharp: float) -> float:
    """The points of the step reached, and a part of the way to the next."""
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


def spend_best(chances: list[tuple[float, int]], number: float, idle: float) -> float:
    """Spend so many points on the chances (worth, price), the best for their price first; the rest lies idle."""
    for place in range(1, len(chances)):
        chance = chances[place]
        gain = chance[0] / float(chance[1])
        before = place - 1
        while before >= 0 and chances[before][0] / float(chances[before][1]) < gain:
            chances[before + 1] = chances[before]
            before -= 1
        chances[before + 1] = chance
    worth = 0.0
    for best, price in chances:
        if number <= 0.0:
            return worth
        part = min(1.0, number / float(price))
        worth += best * part
        number -= float(price) * part
    return worth + idle * number


def spend_alike(gains: list[float], times: list[int], number: float, idle: float) -> float:
    """The same where every chance costs one point: what each kind of chance is worth, and how often it comes."""
    worth = 0.0
    for _ in range(len(gains)):
        best = -1
        for kind in range(len(gains)):
            if times[kind] > 0 and (best < 0 or gains[kind] > gains[best]):
                best = kind
        if best < 0:
            break
        for _ in range(times[best]):
            if number <= 0.0:
                return worth
            part = min(1.0, number)
            worth += gains[best] * part
            number -= part
        times[best] = 0
    return worth + idle * number


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


def take_share(row: list[float], other: list[float], share: float) -> None:
    """Take this share of the other row from the first."""
    for place in range(len(row)):
        row[place] -= share * other[place]


def final_lead(sheet: Outcome, seat: int) -> float:
    """The lead over the best of the others when the game is over; tie-breakers count a little."""
    worth = [
        total + 0.05 * ties[0] + 0.001 * ties[1] for total, ties in zip(sheet.totals, sheet.tiebreaks, strict=True)
    ]
    return worth[seat] - max([worth[other] for other in range(len(worth)) if other != seat])
