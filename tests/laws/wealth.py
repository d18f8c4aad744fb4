"""Riches for a seat at the beginning of its turn, title by title: whatever somebody may have come to own by then.

A turn must end whatever its seat owns. Random games are poor, so the law against endless turns gives the seat goods,
cards and places on tracks that random play seldom reaches. All of it comes from where it lies: nothing is made.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.laws.states import of_the_toy
from veche.kernel.state import added, changed, filled
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, BaseState, place_troop, regions_in_play
from veche.titles.rurik.first.components import DEEDS
from veche.titles.rurik.first.state import IN_DECK, RurikState
from veche.titles.rurik.second.components import CONTRACTS
from veche.titles.rurik.second.components import DEEDS as DEEDS2
from veche.titles.rurik.second.state import IN_DECK as IN_DECK2
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.stroganov.components import LAST_STORY, LAST_TROPHY, WISHES
from veche.titles.stroganov.state import DONE, IN_PILE, KINDS, StroganovState, gain_outposts, gain_tigers


def _some(dice: Random, most: int) -> int:
    """Often nothing, sometimes everything."""
    return dice.choice((0, dice.randint(0, most), most))


def in_rurik(s: RurikState, seat: int, dice: Random) -> None:
    """Coins, goods, troops, scheme cards and deeds."""
    _goods_troops_and_cards(s, seat, dice)
    for deed in dice.sample(range(len(DEEDS)), _some(dice, 6)):
        if s.deed_at[deed] == IN_DECK:
            s.deed_at = changed(s.deed_at, deed, seat)


def in_rurik2(s: Rurik2State, seat: int, dice: Random) -> None:
    """Coins, goods, troops, strategy cards and deeds; and the influence tiles are fresh."""
    _goods_troops_and_cards(s, seat, dice)
    s.tiles = filled(0, len(s.tiles))
    for deed in dice.sample(range(CONTRACTS, len(DEEDS2)), _some(dice, 6)):
        if s.deed_at[deed] == IN_DECK2:
            s.deed_at = changed(s.deed_at, deed, seat)


def _goods_troops_and_cards(s: BaseState, seat: int, dice: Random) -> None:
    s.coins[seat] += _some(dice, 5)
    for good in range(WIDTH_OF_GOODS):
        s.goods[seat * WIDTH_OF_GOODS + good] += _some(dice, 3)
    for _ in range(min(_some(dice, 8), s.reserve[seat])):
        place_troop(s, seat, dice.randrange(regions_in_play(s)))
    for _ in range(_some(dice, 5)):
        deck = dice.randrange(len(s.deck))
        kinds = [kind for kind, number in enumerate(s.unseen) if number]
        if kinds and s.deck[deck] > s.top_count[deck] + 1:
            kind = dice.choice(kinds)
            s.unseen = added(s.unseen, kind, -1)
            s.deck[deck] -= 1
            s.hand = added(s.hand, seat * len(s.unseen) + kind, 1)
            s.hand_size[seat] += 1


def in_stroganov(s: StroganovState, seat: int, dice: Random) -> None:
    """Coins, horses, furs, a tiger, an outpost, fulfilled wishes; far along the story track and the trophy track."""
    s.coins[seat] += _some(dice, 5)
    s.horses[seat] += _some(dice, 10)
    for _ in range(_some(dice, 6)):
        kinds = [fur for fur in range(KINDS) if s.bag[fur]]
        if kinds:
            fur = dice.choice(kinds)
            s.bag[fur] -= 1
            s.furs[seat * KINDS + fur] += 1
    if dice.random() < 0.3:
        gain_tigers(s, seat, 1)
        gain_outposts(s, seat, 1)
    s.trophy[seat] = max(s.trophy[seat], _some(dice, LAST_TROPHY))
    s.story[seat] = max(s.story[seat], _some(dice, LAST_STORY - 1))
    for card in dice.sample(range(len(WISHES)), _some(dice, 4)):
        if s.wish_at[card] == IN_PILE:
            s.wish_at = changed(s.wish_at, card, dice.choice((seat, DONE + seat)))


WEALTH: Final[dict[str, Callable[[Any, int, Random], None]]] = {
    "rurik": in_rurik,
    "rurik2": in_rurik2,
    "stroganov": in_stroganov,
    **of_the_toy("wealth"),
}
