"""Schemes: up to two different ones a turn, each wholly before or after the command; and saved carts and hammers.

The four kinds are playing a strategy card, swearing an oath, completing a deed and wielding influence.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.build import build_moves, may_build
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.tax import may_tax, tax_moves
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.build import put_up
from veche.titles.rurik.second.components import (
    CARD_SCHEME,
    DEED_CARDS,
    DEED_SCHEME,
    INFLUENCE_SCHEME,
    OATH_SCHEME,
)
from veche.titles.rurik.second.deeds import can_complete, complete
from veche.titles.rurik.second.influence import may_wield, wield, wield_moves
from veche.titles.rurik.second.oaths import may_swear, swear, swear_moves
from veche.titles.rurik.second.state import SECRET, Rurik2State, in_hand
from veche.titles.rurik.second.strategy_cards import card_moves, play_card, play_unpaid
from veche.titles.rurik.second.tax import tax

MOST_SCHEMES: Final[i64] = 2


def scheme_moves(s: Rurik2State, seat: i64, found: list[int]) -> None:
    """Add every scheme that the seat may execute now, and what it can tax and build with what it saved."""
    if count(s.schemes) < MOST_SCHEMES:
        if not s.schemes & CARD_SCHEME and s.hand_size[seat]:
            card_moves(s, seat, found)
        if not s.schemes & DEED_SCHEME:
            for deed in range(DEED_CARDS):
                if in_hand(s, seat, deed) and can_complete(s, seat, deed):
                    found.append(m.COMPLETE.of(deed))
    _open_moves(s, seat, found)


def _open_moves(s: Rurik2State, seat: i64, found: list[int]) -> None:
    """The part of it in which no hidden card plays a role."""
    if count(s.schemes) < MOST_SCHEMES:
        if not s.schemes & OATH_SCHEME:
            swear_moves(s, seat, found)
        if not s.schemes & INFLUENCE_SCHEME:
            wield_moves(s, seat, found)
    tax_moves(s, seat, found)
    build_moves(s, seat, found)


def may_do_more(s: Rurik2State, seat: i64) -> bool:
    """Whether, as far as anybody can see, the seat may do more this turn.

    A card or a secret deed in hand counts even if it cannot be used: whether a question is asked must tell nothing
    about hidden cards.
    """
    if count(s.schemes) < MOST_SCHEMES:
        if not s.schemes & CARD_SCHEME and s.hand_size[seat]:
            return True
        if not s.schemes & DEED_SCHEME:
            for deed in range(DEED_CARDS):
                if s.deed_at[deed] == SECRET + seat or (s.deed_at[deed] == seat and can_complete(s, seat, deed)):
                    return True
        if not s.schemes & OATH_SCHEME and may_swear(s, seat):
            return True
        if not s.schemes & INFLUENCE_SCHEME and may_wield(s, seat):
            return True
    return may_tax(s, seat) or may_build(s, seat)


def take_scheme(s: Rurik2State, seat: i64, move: i64) -> list[Frame]:
    """Carry out one of `scheme_moves`; what follows from it."""
    if shared.TAX_REGION.has(move):
        return tax(s, seat, shared.TAX_REGION.noun(move))
    if shared.BUILD_STRUCTURE.has(move):
        bonus = put_up(s, seat, shared.BUILD_STRUCTURE.one(move), shared.BUILD_STRUCTURE.other(move))
        return [bonus] if bonus is not None else []
    if m.PLAY_CARD.has(move):
        s.schemes |= CARD_SCHEME
        return [play_card(seat, m.PLAY_CARD.noun(move))]
    if m.PLAY_UNPAID.has(move):
        s.schemes |= CARD_SCHEME
        return [play_unpaid(seat, m.PLAY_UNPAID.noun(move))]
    if m.SWEAR.has(move):
        s.schemes |= OATH_SCHEME
        return [swear(seat, m.SWEAR.one(move), m.SWEAR.other(move))]
    if m.COMPLETE.has(move):
        s.schemes |= DEED_SCHEME
        return [complete(seat, m.COMPLETE.noun(move), 0)]
    s.schemes |= INFLUENCE_SCHEME
    return [wield(seat, m.WIELD.noun(move), 1)]
