"""The end of the fair: ribbons, wares, the wish and the purse."""

from __future__ import annotations

from typing import Final

from tests.toy.printed import TOKENS, WARES, WISHES
from tests.toy.state import FairState, seats, tokens_of
from veche.kernel.numbers import index_of
from veche.kernel.outcome import Line, Outcome

POINTS_OF_A_RIBBON: Final = 3
POINTS_OF_A_WISHED_TOKEN: Final = 2
COINS_FOR_A_POINT: Final = 3


def outcome(s: FairState) -> Outcome:
    """The scoring sheet as if the game ended now; between equal totals the tokens left over decide."""
    everybody = range(seats(s))
    lines = [ribbon_lines(s, seat) + ware_lines(s, seat) + wish_lines(s, seat) + purse_lines(s, seat)
             for seat in everybody]  # fmt: skip
    return Outcome(lines, [[sum(tokens_of(s, seat))] for seat in everybody])


def ribbon_lines(s: FairState, seat: int) -> list[Line]:
    won = s.won[seat]
    return [Line("ribbons", won * POINTS_OF_A_RIBBON, "outcome.ribbons", {"number": won})]


def wares_of(s: FairState, seat: int) -> list[int]:
    return list(s.wares[seat * len(WARES) : (seat + 1) * len(WARES)])


def ware_lines(s: FairState, seat: int) -> list[Line]:
    return [
        Line("wares", number * s.printed.points[ware], "outcome.wares", {"ware": WARES[ware], "number": number})
        for ware, number in enumerate(wares_of(s, seat))
        if number
    ]


def wish_lines(s: FairState, seat: int) -> list[Line]:
    if seat not in s.wish_at:
        return []
    wish = WISHES[index_of(s.wish_at, seat)]
    if wish == "ribbons":
        points = s.won[seat]
    elif wish == "wares":
        points = sum(wares_of(s, seat))
    else:
        points = tokens_of(s, seat)[TOKENS.index(wish)] * POINTS_OF_A_WISHED_TOKEN
    return [Line("wish", points, "outcome.wish", {"wish": wish})]


def purse_lines(s: FairState, seat: int) -> list[Line]:
    return [Line("purse", s.coins[seat] // COINS_FOR_A_POINT, "outcome.purse", {"number": s.coins[seat]})]
