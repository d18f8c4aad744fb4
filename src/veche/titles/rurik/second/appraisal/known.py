"""What of an appraisal follows from the box alone: what deeds and cards are worth in themselves."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64, total_in
from veche.kernel.state import column_of, zeros
from veche.titles.rurik.both.appraisal import Track
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.second.appraisal.weights import (
    BUILDING_PAID,
    CARD_PAID,
    COIN_PAID,
    DEED_REWARD,
    EXPAND_GROWTH,
    GAIN,
    GOOD_GAINED,
    GOOD_PAID,
    GOVERN_GROWTH,
    ICON,
    LEAST_CARD,
    REBEL_PAID,
    RULE_GROWTH,
    SHARP,
    TROOP_PAID,
    TURNS,
)
from veche.titles.rurik.second.box import OF_CARD, OF_DEED, Box
from veche.titles.rurik.second.components import ACTIONS, COIN, DEEDS, FIRST_GOOD, KINDS


class Known:
    """By deed, what it gives and takes; by kind of strategy card, what it is worth; the cards, the best first; tracks.

    The top of the Rule track is counted as further regions, one for each that it names, but where six regions do.
    """

    __slots__ = (
        "best_cards", "cards", "expand", "gains", "govern", "named", "prices", "rule", "rule_by_number", "top",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.gains = zeros(len(DEEDS))
        self.prices = zeros(len(DEEDS))
        for deed in range(len(DEEDS)):
            self.gains[deed] = float(box.deed_vp[deed]) + DEED_REWARD * source_worth(box, OF_DEED + deed)
            self.prices[deed] = deed_price(box, deed)
        self.cards = zeros(box.kinds)
        for kind in range(box.kinds):
            self.cards[kind] = max(
                LEAST_CARD, source_worth(box, OF_CARD + kind) - COIN_PAID * float(box.card_cost[kind])
            )
        worths = list(self.cards)
        self.best_cards = column_of(sorted(range(len(worths)), key=worths.__getitem__, reverse=True))
        self.named = box.rule_including[i64(len(box.rule_including)) - 1]
        self.top = box.rule_regions[i64(len(box.rule_regions)) - 2]
        vp = box.track_vp
        self.rule = Track(box.rule_regions, self.top + count(self.named), vp, RULE_GROWTH, TURNS, SHARP)
        self.rule_by_number = Track(box.rule_regions_alone, 0, vp, RULE_GROWTH, TURNS, SHARP)
        self.expand = Track(box.expand_regions, 0, vp, EXPAND_GROWTH, TURNS, SHARP)
        self.govern = Track(box.merits, 0, vp, GOVERN_GROWTH, TURNS, SHARP)


_KNOWN: Final[dict[Box, Known]] = {}


def known_of(box: Box) -> Known:
    """What is known of the box, worked out once."""
    known = _KNOWN.get(box)
    if known is None:
        known = _KNOWN[box] = Known(box)
    return known


def source_worth(box: Box, source: i64) -> float:
    """What a source gives, wherever it is used."""
    row = source * KINDS
    worth = 0.0
    for kind in range(KINDS):
        number = box.gives[row + kind]
        if number:
            if kind < ACTIONS:
                worth += ICON[kind] * float(number)
            elif kind < FIRST_GOOD:
                worth += GAIN[kind - COIN] * float(number)
            else:
                worth += GOOD_GAINED * float(number)
    return worth


def deed_price(box: Box, deed: i64) -> float:
    """What a deed takes away, roughly."""
    goods = total_in(box.deed_goods.named, deed * WIDTH_OF_GOODS, (deed + 1) * WIDTH_OF_GOODS)
    goods += box.deed_goods.unnamed(deed)
    price = GOOD_PAID * float(goods) + COIN_PAID * float(box.deed_coins[deed]) + CARD_PAID * float(box.deed_cards[deed])
    price += REBEL_PAID * float(box.deed_captured[deed]) + BUILDING_PAID * float(box.deed_raze[deed])
    return price + TROOP_PAID * float(box.deed_troops[deed])
