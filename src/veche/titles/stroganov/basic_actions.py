"""Basic actions: a coin, horses, a short ride, hunting, trade.

English rulebook, "Perform 1 Basic Action". Hunting and trade have files of their own.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import follow
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import YELLOW
from veche.titles.stroganov.hunting import hunt, hunt_moves
from veche.titles.stroganov.payment import ANY, pay
from veche.titles.stroganov.riding import short_rides
from veche.titles.stroganov.state import (
    StroganovState,
    furs_of,
    gain_horses,
    has_board,
    place_cossack,
)
from veche.titles.stroganov.trade import can_trade, trade

COINS: Final[i64] = 1
HORSES: Final[i64] = 4


def basic_moves(s: StroganovState, seat: i64, others: i64, found: list[int]) -> None:
    """Add every basic action that the seat can take and pay; `others` is 1 where the action itself costs a fur."""
    if furs_of(s, seat) + s.tigers[seat] < others:
        return
    found.append(m.COIN)
    found.append(m.HORSES)
    short_rides(s, seat, found)
    hunt_moves(s, seat, found)
    if can_trade(s, seat, others):
        found.append(m.TRADE)


def is_basic(move: i64) -> bool:
    """Whether the move is a basic action."""
    return move in (m.COIN, m.HORSES, m.TRADE) or m.TO.has(move) or m.HUNT.has(move)


def take_basic(s: StroganovState, seat: i64, move: i64, others: i64) -> list[Frame]:
    """What is to be done for a basic action: pay, if it costs a fur, then act."""
    if move == m.TRADE:
        return trade(s, seat, others)
    price = [pay(seat, ANY, 0, 0, others)] if others else []
    if move == m.COIN:
        return [*price, Frame(TakeCoin.number, seat)]
    if move == m.HORSES:
        return [*price, Frame(TakeHorses.number, seat)]
    if m.HUNT.has(move):
        return [*price, hunt(seat, m.HUNT.one(move), m.HUNT.other(move))]
    assert m.TO.has(move)
    return [*price, ride_to(seat, m.TO.noun(move))]


class TakeCoin(Step[StroganovState]):
    """A coin from the supply."""

    number: Final = named("take-coin")

    def go(self, s: StroganovState, f: Frame) -> None:
        s.coins[f.seat] += COINS
        follow(s, f)


class TakeHorses(Step[StroganovState]):
    """Four horses from the supply."""

    number: Final = named("take-horses")

    def go(self, s: StroganovState, f: Frame) -> None:
        number = HORSES
        if has_board(s, f.seat, YELLOW):
            number = s.box.board_value[YELLOW]  # ability: yellow
        gain_horses(s, f.seat, number)
        follow(s, f)


def ride_to(seat: i64, space: i64) -> Frame:
    return Frame(RideTo.number, seat, space)


class RideTo(Step[StroganovState]):
    """The Cossack rides one or two tiles, east or west."""

    number: Final = named("ride-to")
    operands = "space"

    def go(self, s: StroganovState, f: Frame) -> None:
        place_cossack(s, f.seat, f.a)
        follow(s, f)
