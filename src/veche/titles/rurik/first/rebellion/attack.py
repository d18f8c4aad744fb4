"""Attack: region by region, you before the neutral troops; where first, the priority says."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Automatic, Question, Step
from veche.kernel.state import follow
from veche.titles.rurik.both.components import DECKS, NONE
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import occupies
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.attack import attack_opponent, check_for_casualty, reveal_scheme
from veche.titles.rurik.first.components import ATTACK_MOVE
from veche.titles.rurik.first.rebellion.cards import location_order
from veche.titles.rurik.first.rebellion.leader_card import fewer_cards_by_sviatopolk
from veche.titles.rurik.first.rebellion.newer import is_newer
from veche.titles.rurik.first.rebellion.record import HUMAN, REBELLION, priority
from veche.titles.rurik.first.rebellion.turns import REBELLION_CHECK_DECK
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.rewards import advance_in_warfare

IN_NOT_RULED: Final[i64] = 0
IN_RULED: Final[i64] = 1
IN_SAME_REGION: Final[i64] = 2

NO_REGION: Final[i64] = 0
"""Instead of a region plus one: none has been chosen yet."""


def has_target(s: RurikState, region: i64) -> bool:
    """Whether the Rebellion stands in the region together with the player or neutral troops."""
    return occupies(s, REBELLION, region) and (occupies(s, HUMAN, region) or s.rebels[region] > 0)


def may_attack(s: RurikState) -> bool:
    """Whether there is anybody to attack."""
    return first_region(s) != NONE


def first_region(s: RurikState) -> i64:
    """Where it attacks: by attack-and-move first where it does not rule, else where it rules; NONE if nowhere."""
    ruled = priority(s) != ATTACK_MOVE
    for ruled_now in (ruled, not ruled):
        for region in location_order(s):
            if has_target(s, region) and (ruler(s, region) == REBELLION) == ruled_now:
                return region
    return NONE


def rebellion_attacks(points: i64, fewer_cards: i64) -> Frame:
    return attack_on(points, fewer_cards, NO_REGION)


def attack_on(points: i64, fewer_cards: i64, where: i64) -> Frame:
    """`where`: the region, plus one, in which it attacks as long as it can."""
    return Frame(Attacks.number, REBELLION, points, fewer_cards, where)


class Attacks(Step[RurikState]):
    """Points left, and somebody to attack: in the same region as before, else in the next."""

    number: Final = named("rebellion-attacks")
    operands = "points fewer_cards where"

    def go(self, s: RurikState, f: Frame) -> None:
        if f.a == 0:
            return follow(s, f)
        if f.c != NO_REGION and has_target(s, f.c - 1):
            return follow(s, f, attack_next(f.a, f.b, f.c - 1, IN_SAME_REGION))
        region = first_region(s)
        if region == NONE:
            return follow(s, f)
        because = IN_RULED if ruler(s, region) == REBELLION else IN_NOT_RULED
        return follow(s, f, attack_next(f.a, f.b, region, because))


def attack_next(points: i64, fewer_cards: i64, region: i64, because: i64) -> Frame:
    return Frame(AttackNext.number, REBELLION, points, fewer_cards, region, because)


class AttackNext(Automatic[RurikState]):
    """You lose a troop, its warfare marker advances, it checks for a casualty; a neutral troop goes back to the box."""

    number: Final = named("rebellion-attacks-next")
    operands = "points fewer_cards region because"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        neutral = int(not occupies(s, HUMAN, f.c))
        return [m.REBELLION_ATTACKS.of_two(neutral * m.GREEN + f.c, f.d)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        on = attack_on(f.a - 1, f.b, f.c + 1)
        if not occupies(s, HUMAN, f.c):
            s.rebels[f.c] -= 1
            if is_newer(s):
                s.defeated[REBELLION] += 1  # ruling: solo-1-5-neutrals
            return follow(s, f, on)
        fewer = f.b + fewer_cards_by_sviatopolk(s, f.c)  # ruling: rebellion-fewer-cards
        cards = attack_opponent(s, REBELLION, f.c, HUMAN) - fewer
        reward = advance_in_warfare(s, REBELLION)
        return follow(s, f, check_for_casualty(REBELLION, f.c, cards) if cards > 0 else None, reward, on)


class RebellionCheckDeck(Question[RurikState]):
    """From which scheme deck does the Rebellion reveal cards for a casualty? The player says."""

    number: Final = REBELLION_CHECK_DECK
    operands = "region cards"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.DECK.of(deck) for deck in range(len(DECKS))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow(s, f, reveal_scheme(REBELLION, f.a, f.b, m.DECK.noun(move)))
