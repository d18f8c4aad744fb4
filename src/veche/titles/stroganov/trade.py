"""Trade: a fur of the value on the trade space buys two bonuses, the same one twice if one likes.

English rulebook, basic action "Trade".
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Question
from veche.kernel.state import follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.auxiliary_actions import auxiliary_moves, same_again, take_auxiliary
from veche.titles.stroganov.components import BLUE, BONUS_COIN, BONUS_STORY
from veche.titles.stroganov.payment import ANY, can_pay, pay
from veche.titles.stroganov.riding import short_rides
from veche.titles.stroganov.state import StroganovState, gain_story, has_board, place_cossack

BONUSES_OF_A_TRADE: Final[i64] = 2
STORY_OF_A_BONUS: Final[i64] = 2
COINS_OF_A_BONUS: Final[i64] = 1


def price_of_trade(s: StroganovState, seat: i64) -> i64:
    """The price of a trade: the value of the fur on the trade space."""
    if has_board(s, seat, BLUE):
        return ANY  # ability: blue
    return s.trade_fur  # ruling: price-of-trade


def can_trade(s: StroganovState, seat: i64, others: i64) -> bool:
    """Whether the seat can pay for a trade, and `others` furs of any value besides."""
    return can_pay(s, seat, price_of_trade(s, seat), 1, 0, others)


def trade(s: StroganovState, seat: i64, others: i64) -> list[Frame]:
    """What is to be done for a trade: pay, then choose the bonuses."""
    return [pay(seat, price_of_trade(s, seat), 1, 0, others), trade_bonus(seat, BONUSES_OF_A_TRADE)]


def trade_bonus(seat: i64, left: i64) -> Frame:
    return Frame(TradeBonus.number, seat, left)


class TradeBonus(Question[StroganovState]):
    """A coin, two story points or a ride of one or two tiles?"""

    number: Final = named("trade-bonus")
    operands = "left"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        found = [m.BONUS.of(BONUS_COIN), m.BONUS.of(BONUS_STORY)]
        short_rides(s, f.seat, found)
        auxiliary_moves(s, f.seat, found)
        return found

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move == m.BONUS.of(BONUS_COIN):
            s.coins[f.seat] += COINS_OF_A_BONUS
        elif move == m.BONUS.of(BONUS_STORY):
            gain_story(s, f.seat, STORY_OF_A_BONUS)
        elif m.TO.has(move):
            place_cossack(s, f.seat, m.TO.noun(move))
        else:
            return follow_all(s, f, take_auxiliary(s, f.seat, move, same_again(f)))
        return follow(s, f, trade_bonus(f.seat, f.a - 1) if f.a > 1 else None)
