"""What happens at once, whoever's turn it is: bundles, full purses, the bell, too many tokens."""

from __future__ import annotations

from typing import Final

from tests.toy import moves as m
from tests.toy.printed import TOKENS
from tests.toy.state import MOST_CARRIED, FairState, give_back, is_pedlar, seats, tokens_of
from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow

BUNDLE: Final = 3
COINS_FOR_A_BUNDLE: Final = 3
FULL_PURSE: Final = 6
COINS_FOR_A_RIBBON: Final = 5


def due(s: FairState) -> Frame | None:
    """What must be settled before anything else."""
    for place, number in enumerate(s.held):
        if number >= BUNDLE:
            return sell_bundle(place // len(TOKENS), place % len(TOKENS))
    if s.ribbons:
        for seat in range(seats(s)):
            if s.coins[seat] >= FULL_PURSE:
                return empty_purse(seat)
    elif not s.bell:
        return ring_bell()
    for seat in range(seats(s)):
        if sum(tokens_of(s, seat)) > MOST_CARRIED:
            return pedlar_unloads(seat) if is_pedlar(s, seat) else unload(seat)
    return None


def sell_bundle(seat: int, token: int) -> Frame:
    return Frame(SellBundle.number, seat, token)


class SellBundle(Step[FairState]):
    """Three equal tokens go back to the bag for three coins."""

    number: Final = named("sell-bundle")
    operands = "token"

    def go(self, s: FairState, f: Frame) -> None:
        give_back(s, f.seat, f.a, BUNDLE)
        s.coins[f.seat] += COINS_FOR_A_BUNDLE
        follow(s, f)


def empty_purse(seat: int) -> Frame:
    return Frame(EmptyPurse.number, seat)


class EmptyPurse(Step[FairState]):
    """Six coins are too heavy: five of them become a ribbon."""

    number: Final = named("empty-purse")

    def go(self, s: FairState, f: Frame) -> None:
        s.coins[f.seat] -= COINS_FOR_A_RIBBON
        s.won[f.seat] += 1
        s.ribbons -= 1
        follow(s, f)


def ring_bell() -> Frame:
    return Frame(RingBell.number, NOBODY)


class RingBell(Step[FairState]):
    """The last ribbon is gone: this turn is the last."""

    number: Final = named("ring-bell")

    def go(self, s: FairState, f: Frame) -> None:
        s.bell = 1
        follow(s, f)


def unload(seat: int) -> Frame:
    return Frame(Unload.number, seat)


class Unload(Question[FairState]):
    """Whoever carries too much returns a token to the bag."""

    number: Final = named("unload")

    def moves(self, s: FairState, f: Frame) -> list[int]:
        return [m.RETURN.of(token) for token, number in enumerate(tokens_of(s, f.seat)) if number]

    def take(self, s: FairState, f: Frame, move: int) -> None:
        give_back(s, f.seat, m.RETURN.noun(move))
        follow(s, f)


def pedlar_unloads(seat: int) -> Frame:
    return Frame(PedlarUnloads.number, seat)


class PedlarUnloads(Step[FairState]):
    """The pedlar returns what is worth least."""

    number: Final = named("pedlar-unloads")

    def go(self, s: FairState, f: Frame) -> None:
        carried = [token for token, number in enumerate(tokens_of(s, f.seat)) if number]
        give_back(s, f.seat, min(carried))
        follow(s, f)
