"""Auxiliary actions: between the steps of one's turn, in winter too, and as often as one likes.

English rulebook, "Auxiliary Actions": furs for horses, furs for furs, and the wishes of the Tsar. With them are offered
the extra advanced actions that some wishes give for a season.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import any_in, i64, total_of
from veche.kernel.procedure import Question, Step
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.advanced_actions import advanced_moves
from veche.titles.stroganov.bag_and_market import draw_furs, take_from_market
from veche.titles.stroganov.components import A11, A12, A13, BEAR, NONE
from veche.titles.stroganov.payment import ABOVE, ANY, pay
from veche.titles.stroganov.rewards import EVERY, FREE, OWN_REACH, advanced_action
from veche.titles.stroganov.state import (
    KINDS,
    StroganovState,
    fulfilled,
    furs_in_bag,
    furs_of,
)
from veche.titles.stroganov.wishes import can_fulfil, fulfil_wish, payment_for

HORSES_FOR_A_FUR: Final[i64] = 5
FURS_FOR_A_FUR: Final[i64] = 2
HORSES_FOR_A_SWAP: Final[i64] = 1
EXTRA_ACTION_OF: Final[tuple[int, ...]] = (NONE, A11, A12, A13, NONE, NONE)
"""By season: the wish that gives an extra advanced action in it."""


def auxiliary_moves(s: StroganovState, seat: i64, found: list[int]) -> None:
    """Add every auxiliary action that the seat can take, and the extra action of the season."""
    furs = furs_of(s, seat)
    pieces = furs + s.tigers[seat]
    if may_buy(s, seat):
        for fur in range(KINDS):
            if s.market[fur]:
                found.append(m.BUY.of(fur))
        if furs_in_bag(s):
            found.append(m.BUY_BAG)
    if may_swap(s, seat, pieces):
        for fur in range(highest_value(s, seat, furs)):
            if s.market[fur]:
                found.append(m.SWAP.of(fur))
    if may_exchange(pieces):
        for fur in range(KINDS):
            if s.market[fur]:
                found.append(m.EXCHANGE.of(fur))
    if pieces:
        fulfil_moves(s, seat, found)
    if extra_wish(s, seat) != NONE and extra_possible(s, seat):
        found.append(m.EXTRA)


def may_buy(s: StroganovState, seat: i64) -> bool:
    """Whether the seat has the horses for a fur."""
    return s.horses[seat] >= HORSES_FOR_A_FUR


def may_swap(s: StroganovState, seat: i64, pieces: i64) -> bool:
    """Whether the seat, which has so many furs and tigers, can swap one for a fur of lower value."""
    return s.horses[seat] >= HORSES_FOR_A_SWAP and pieces > 0


def may_exchange(pieces: i64) -> bool:
    """Whether so many furs and tigers are enough for a fur of any value."""
    return pieces >= FURS_FOR_A_FUR


def fulfil_moves(s: StroganovState, seat: i64, found: list[int]) -> None:
    """Add every wish in the seat's hand that it can fulfil."""
    if seat in s.wish_at:
        for card in range(len(s.wish_at)):
            if fulfils(s, seat, card):
                found.append(m.FULFIL.of(card))


def fulfils(s: StroganovState, seat: i64, card: i64) -> bool:
    """Whether the wish is in the seat's hand, and it has what it asks for."""
    return s.wish_at[card] == seat and can_fulfil(s, seat, card)


def highest_value(s: StroganovState, seat: i64, furs: i64) -> i64:
    """The highest value for which the seat can pay with one piece: a coin or a tiger makes it the bear's."""
    if s.tigers[seat] or (furs and s.coins[seat]):
        return BEAR
    for fur in range(BEAR, -1, -1):
        if s.furs[seat * KINDS + fur]:
            return fur
    return 0


def any_auxiliary(s: StroganovState, seat: i64) -> bool:
    """Whether the seat can take any auxiliary action."""
    furs = furs_of(s, seat)
    pieces = furs + s.tigers[seat]
    if may_buy(s, seat) and (total_of(s.market) or furs_in_bag(s)):
        return True
    if may_exchange(pieces) and total_of(s.market):
        return True
    if may_swap(s, seat, pieces) and any_in(s.market, 0, highest_value(s, seat, furs)):
        return True
    if pieces and seat in s.wish_at:
        for card in range(len(s.wish_at)):
            if fulfils(s, seat, card):
                return True
    return extra_wish(s, seat) != NONE and extra_possible(s, seat)


def take_auxiliary(s: StroganovState, seat: i64, move: i64, again: Frame) -> list[Frame]:
    """What is to be done for an auxiliary action; then the question is asked `again`."""
    if move == m.BUY_BAG:
        s.horses[seat] -= HORSES_FOR_A_FUR
        return [draw_furs(seat), again]
    if move == m.EXTRA:
        s.extra_used[seat] = 1
        return [advanced_action(seat, OWN_REACH, FREE, EVERY, 0), again]
    if m.FULFIL.has(move):
        card = m.FULFIL.noun(move)
        return [payment_for(s, seat, card), fulfil_wish(seat, card), again]
    if m.EXCHANGE.has(move):
        return [pay(seat, ANY, 0, 0, FURS_FOR_A_FUR), receive_fur(seat, m.EXCHANGE.noun(move)), again]
    if m.SWAP.has(move):
        s.horses[seat] -= HORSES_FOR_A_SWAP
        return [pay(seat, ABOVE + m.SWAP.noun(move), 1), receive_fur(seat, m.SWAP.noun(move)), again]
    assert m.BUY.has(move)
    s.horses[seat] -= HORSES_FOR_A_FUR
    return [receive_fur(seat, m.BUY.noun(move)), again]


def same_again(f: Frame) -> Frame:
    """The same frame, to be asked once more."""
    return Frame(f.procedure, f.seat, f.a, f.b, f.c, f.d)


def auxiliary_actions(seat: i64) -> Frame:
    return Frame(AuxiliaryActions.number, seat)


class AuxiliaryActions(Step[StroganovState]):
    """A time for auxiliary actions and nothing else; where none is possible, it passes by itself."""

    number: Final = named("auxiliary-actions")
    turn = "winter"

    def go(self, s: StroganovState, f: Frame) -> None:
        follow(s, f, Frame(AuxiliaryAction.number, f.seat) if any_auxiliary(s, f.seat) else None)


class AuxiliaryAction(Question[StroganovState]):
    """Another auxiliary action, or no more?"""

    number: Final = named("auxiliary-action")
    turn = "winter"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.DONE]
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.DONE:
            return follow(s, f)
        return follow_all(s, f, take_auxiliary(s, f.seat, move, auxiliary_actions(f.seat)))


def receive_fur(seat: i64, fur: i64) -> Frame:
    return Frame(ReceiveFur.number, seat, fur)


class ReceiveFur(Step[StroganovState]):
    """The fur that was paid for leaves the market."""

    number: Final = named("receive-fur")
    operands = "fur"

    def go(self, s: StroganovState, f: Frame) -> None:
        take_from_market(s, f.seat, f.a)
        follow(s, f)


def extra_wish(s: StroganovState, seat: i64) -> i64:
    """The fulfilled wish that gives an extra advanced action in this season and was not used yet, or NONE."""
    if s.extra_used[seat]:
        return NONE
    card = EXTRA_ACTION_OF[s.season]
    if card != NONE and fulfilled(s, seat, card):
        return card  # ability: A11 to A13
    return NONE


def extra_possible(s: StroganovState, seat: i64) -> bool:
    """Whether there is an advanced action that the seat could take as its extra one."""
    found: list[int] = []
    advanced_moves(s, seat, OWN_REACH, FREE, EVERY, found)
    return bool(found)
