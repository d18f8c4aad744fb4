"""Ivan's additional action: the one on his card, as far into Siberia as possible.

English rulebook, "Additional actions". For a wish, an outpost or a yurt he pays the region's fur; trophies and
landscapes cost furs by themselves.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Step
from veche.kernel.state import changed, follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.components import LAST_TROPHY, NONE, REGIONS, SPACES, A
from veche.titles.stroganov.ivans_payments import can_ivan_pay, ivan_pays
from veche.titles.stroganov.ivans_rewards import ivan_advances, ivan_can_advance, ivan_claims, ivan_receives
from veche.titles.stroganov.landscapes import price_of
from veche.titles.stroganov.outposts import build_outpost, may_build
from veche.titles.stroganov.state import (
    DONE,
    EASY,
    GONE,
    IVAN,
    StroganovState,
    gain_outposts,
    has_outpost,
    region_at,
)
from veche.titles.stroganov.yurts import take_yurt

WISH: Final[i64] = 0
OUTPOST: Final[i64] = 1
YURT: Final[i64] = 2
TROPHY: Final[i64] = 3
CLAIM: Final[i64] = 4


def additional_action() -> Frame:
    return Frame(AdditionalAction.number, IVAN)


def from_the_east(s: StroganovState) -> list[int]:
    """The regions of Ivan's Cossack and outposts, the easternmost first."""
    here = region_at(s, IVAN)
    return [region for region in range(len(REGIONS) - 1, -1, -1) if region == here or has_outpost(s, IVAN, region)]


def pays_region(s: StroganovState, region: i64) -> bool:
    """Whether Ivan can pay the fur of the region."""
    return can_ivan_pay(s, s.region_fur[region], 1)


def tiles_in_view(s: StroganovState, region: i64) -> list[int]:
    """The tiles that Ivan would buy there, as he looks: his own, then by an outpost from the east."""
    here = s.at[IVAN]
    found = []
    if region == region_at(s, IVAN) and s.row[here] != NONE:
        found.append(here)  # ruling: ivan-looks-under-himself
    if has_outpost(s, IVAN, region):
        for space in range(SPACES - 1, -1, -1):
            if s.box.region_of[space] == region and s.row[space] != NONE and space != here:
                found.append(space)
    return found


class AdditionalAction(Automatic[StroganovState]):
    """What Ivan does, or why he does nothing: there is none in his reach, or he lacks the furs."""

    number: Final = named("ivans-additional-action")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        action = s.box.automa_action[s.card]
        if action == OUTPOST:
            return [_outpost(s)]
        if action == TROPHY:
            if ivan_can_advance(s):
                return [m.IVAN_TROPHY]
            return [_lacks_furs(s, action) if s.trophy[f.seat] < LAST_TROPHY else m.IVAN_NONE.of(action)]
        if action == CLAIM:
            return [_claim(s)]
        return [_wish_or_yurt(s, action)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if m.IVAN_NONE.has(move) or m.IVAN_LACKS_FURS.has(move):
            return follow(s, f)
        if m.IVAN_COIN_INSTEAD.has(move):
            s.coins[f.seat] += 1
            return follow(s, f)
        if move == m.IVAN_TROPHY:
            return follow_all(s, f, ivan_advances(s))
        if move in (m.IVAN_KEEPS_OUTPOST, m.IVAN_OUTPOST_AND_COIN):
            gain_outposts(s, f.seat, 1)
            s.coins[f.seat] += int(move == m.IVAN_OUTPOST_AND_COIN)
            return follow(s, f)
        if m.IVAN_BUYS_FURTHER.has(move):
            space = m.IVAN_BUYS_FURTHER.noun(move)
            value = s.region_fur[s.box.region_of[space]]
            return follow(s, f, ivan_pays(value, price_of(s, space)), ivan_claims(space))
        if m.IVAN_WISH.has(move):
            region = m.IVAN_WISH.noun(move)
            return follow(s, f, ivan_pays(s.region_fur[region], 1), Frame(IvanGainsWish.number, f.seat, region))
        if m.IVAN_YURT.has(move):
            region = m.IVAN_YURT.noun(move)
            return follow(s, f, ivan_pays(s.region_fur[region], 1), Frame(IvanGainsYurt.number, f.seat, region))
        region = m.IVAN_OUTPOST.noun(move)
        return follow(s, f, ivan_pays(s.region_fur[region], 1), build_outpost(f.seat, region))


def _outpost(s: StroganovState) -> i64:
    """In his Cossack's region, if he can build and pay there; else he takes an outpost into his supply.

    From medium on, if it was the fur that he lacked, he takes a coin for the part that he could not perform.
    """
    region = region_at(s, IVAN)
    if may_build(s, IVAN, region):
        if pays_region(s, region):
            return m.IVAN_OUTPOST.of(region)
        if not s.outposts_left[IVAN]:
            return _lacks_furs(s, OUTPOST)
        if s.difficulty != EASY:
            return m.IVAN_OUTPOST_AND_COIN  # ruling: medium-coin
    return m.IVAN_KEEPS_OUTPOST if s.outposts_left[IVAN] else m.IVAN_NONE.of(OUTPOST)


def _claim(s: StroganovState) -> i64:
    seen = False
    for region in from_the_east(s):
        for space in tiles_in_view(s, region):
            if can_ivan_pay(s, s.region_fur[region], price_of(s, space)):
                return m.IVAN_BUYS_FURTHER.of(space)
            seen = True
    return _lacks_furs(s, CLAIM) if seen else m.IVAN_NONE.of(CLAIM)


def _wish_or_yurt(s: StroganovState, action: i64) -> i64:
    seen = False
    for region in from_the_east(s):
        lies = s.wish[region] if action == WISH else s.yurt[region]
        if lies == NONE:
            continue
        if pays_region(s, region):
            return m.IVAN_WISH.of(region) if action == WISH else m.IVAN_YURT.of(region)
        seen = True
    return _lacks_furs(s, action) if seen else m.IVAN_NONE.of(action)


def _lacks_furs(s: StroganovState, action: i64) -> i64:
    """Without the furs he does nothing; from medium on he takes a coin instead."""
    if s.difficulty == EASY:
        return m.IVAN_LACKS_FURS.of(action)
    return m.IVAN_COIN_INSTEAD.of(action)  # ruling: medium-coin


class IvanGainsWish(Step[StroganovState]):
    """A wish is scored at once: of an A only the points, a B stays for the end of the game."""

    number: Final = named("ivan-gains-wish")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        card = s.wish[f.a]
        s.wish = changed(s.wish, f.a, NONE)
        s.wish_at = changed(s.wish_at, card, GONE if s.box.wish_letter[card] == A else DONE + f.seat)
        s.vp[f.seat] += s.box.wish_vp[card]
        follow(s, f)


class IvanGainsYurt(Step[StroganovState]):
    """Ivan receives what the yurt gives."""

    number: Final = named("ivan-gains-yurt")
    operands = "region"

    def go(self, s: StroganovState, f: Frame) -> None:
        follow_all(s, f, ivan_receives(s, s.box.yurt_reward, take_yurt(s, f.a)))
