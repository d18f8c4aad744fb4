"""What of an appraisal follows from the box alone: what deeds and cards are worth in themselves."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64, total_in
from veche.kernel.state import column_of, zeros
from veche.titles.rurik.both.appraisal import Track
from veche.titles.rurik.both.components import BUILD, GOODS, MUSTER, NONE, REGIONS
from veche.titles.rurik.both.inheritance import FORFEITED
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first.appraisal.weights import (
    BUILD_GROWTH,
    CARD,
    CARD_PAID,
    CHOICE,
    COIN_PAID,
    DEED_REWARD,
    DEED_TO_CHOOSE,
    GOOD_PAID,
    LEAST_CARD,
    LEAST_DEED,
    POINT,
    POINT_TOKEN,
    RULE_GROWTH,
    SHARP,
    STRUCTURE_PAID,
    TRADE_GROWTH,
    TROOP_PAID,
    TURNS,
)
from veche.titles.rurik.first.box import KINDS, Box
from veche.titles.rurik.first.components import COIN, DEEDS, SCHEME, WARFARE_REWARDS
from veche.titles.rurik.first.stone_and_blade.rewards import COIN_GAIN, SCHEME_GAIN


class Known:
    """By deed and by kind of scheme card, what it gives less what it takes; the cards, the best first; the tracks.

    `choices` is what the better points of a card are worth that gives one kind or another; `tokens` and `inheritances`
    are worth so much by kind of warfare reward and by card. The top of the rule track is counted as further regions,
    one for each that it names (Kiev and Novgorod).
    """

    __slots__ = (
        "best_cards", "build", "cards", "choices", "deeds", "inheritances", "named", "rule", "tokens", "top", "trade",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.deeds = zeros(len(DEEDS))
        for deed in range(len(DEEDS)):
            self.deeds[deed] = max(LEAST_DEED, deed_gain(box, deed) - deed_price(box, deed))
        self.cards = zeros(box.schemes)
        for kind in range(box.schemes):
            self.cards[kind] = card_worth(box, kind)
        self.choices = zeros(box.schemes)
        for kind in range(box.schemes):
            self.choices[kind] = best_points(box, kind)
        self.tokens = zeros(len(WARFARE_REWARDS))
        for token in range(len(WARFARE_REWARDS)):
            self.tokens[token] = token_worth(box, token)
        self.inheritances = zeros(REGIONS)
        for card in range(REGIONS):
            self.inheritances[card] = max(POINT[COIN] * float(FORFEITED), inheritance_worth(box, card))
        worths = list(self.cards)
        self.best_cards = column_of(sorted(range(len(worths)), key=worths.__getitem__, reverse=True))
        self.named = box.rule_including[i64(len(box.rule_including)) - 1]
        self.top = box.rule_regions[i64(len(box.rule_regions)) - 2]
        vp = box.track_vp
        self.rule = Track(box.rule_regions, self.top + count(self.named), vp, RULE_GROWTH, TURNS, SHARP)
        self.build = Track(box.build_regions, 0, vp, BUILD_GROWTH, TURNS, SHARP)
        self.trade = Track(box.trade_goods, 0, vp, TRADE_GROWTH, TURNS, SHARP)


_KNOWN: Final[dict[Box, Known]] = {}


def known_of(box: Box) -> Known:
    """What is known of the box, worked out once."""
    known = _KNOWN.get(box)
    if known is None:
        known = _KNOWN[box] = Known(box)
    return known


def deed_gain(box: Box, deed: i64) -> float:
    """The points and rewards of a deed."""
    gain = float(box.deed_vp[deed])
    for kind in range(KINDS):
        gain += DEED_REWARD * POINT[kind] * float(box.deed_reward[deed * KINDS + kind])
    return gain + (DEED_REWARD * CARD if box.deed_reward[deed * KINDS + SCHEME] > 0 else 0.0)


def deed_price(box: Box, deed: i64) -> float:
    """What a deed takes away, roughly."""
    goods = total_in(box.deed_goods.named, deed * WIDTH_OF_GOODS, (deed + 1) * WIDTH_OF_GOODS)
    goods += box.deed_goods.unnamed(deed)
    price = (
        GOOD_PAID * float(goods) + COIN_PAID * float(box.deed_coins[deed]) + CARD_PAID * float(box.deed_discards[deed])
    )
    return price + TROOP_PAID * float(box.deed_troops[deed]) + STRUCTURE_PAID * float(box.deed_structures[deed])


def card_worth(box: Box, kind: i64) -> float:
    """What a scheme card gives, less what it costs."""
    worth = -COIN_PAID * float(box.scheme_cost[kind])
    if box.scheme_choice[kind]:
        return max(LEAST_CARD, worth + best_points(box, kind))
    for reward in range(KINDS):
        worth += POINT[reward] * float(box.scheme_reward[kind * KINDS + reward])
    return max(LEAST_CARD, worth)


def best_points(box: Box, kind: i64) -> float:
    """The reward of a card that is worth most; where one of them is chosen, that one."""
    best = 0.0
    for reward in range(KINDS):
        best = max(best, POINT[reward] * float(box.scheme_reward[kind * KINDS + reward]))
    return best


def token_worth(box: Box, token: i64) -> float:
    """What a warfare reward gives."""
    what = box.warfare_gain[token]
    number = float(box.warfare_number[token])
    if what < GOODS:
        return GOOD_PAID * number
    if what == COIN_GAIN:
        return POINT[COIN] * number
    return CARD + CHOICE * (number - 1.0) if what == SCHEME_GAIN else POINT_TOKEN * number


def inheritance_worth(box: Box, card: i64) -> float:
    """What an inheritance card gives in its own region, less what it costs."""
    goods = total_in(box.inheritance_goods, card * WIDTH_OF_GOODS, (card + 1) * WIDTH_OF_GOODS)
    goods += box.inheritance_any_good[card]
    worth = GOOD_PAID * float(goods) + POINT[MUSTER] * float(box.inheritance_troops[card])
    worth += POINT[COIN] * float(box.inheritance_coins[card] - box.inheritance_cost[card])
    worth += CARD * float(box.inheritance_schemes[card]) + DEED_TO_CHOOSE * float(box.inheritance_deeds[card])
    return worth + POINT[BUILD] if box.inheritance_structure[card] != NONE else worth
