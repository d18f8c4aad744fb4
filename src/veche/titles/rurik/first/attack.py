"""Attack: rebels and their rewards, opponents and the check for a casualty."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, follow
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.attack import find_reward, has_target, opponents_in, targets_in
from veche.titles.rurik.both.components import BORIS, DECKS, NONE, REBEL, STRONGHOLD, SVIATOPOLK
from veche.titles.rurik.both.decks import card_from, top_moves, top_weights
from veche.titles.rurik.both.rule import ruler, silenced
from veche.titles.rurik.both.state import leads, lose_troop, occupies, owner_of, place_troop
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.components import SUDISLAV
from veche.titles.rurik.first.intrigue import more_cards
from veche.titles.rurik.first.predslava import is_predslava, predslava_moves, take_predslava
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.rebellion.turns import rebellion_check_deck
from veche.titles.rurik.first.scheme import discard_revealed, reshuffle
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.stone_and_blade.gleb import after_attack
from veche.titles.rurik.first.stone_and_blade.rewards import advance_in_warfare

COINS_FOR_BORIS: Final[i64] = 1


def targets(s: RurikState, seat: i64, found: list[int]) -> None:
    """Add whatever can be attacked: as in both editions; alone, neutral troops stand where rebels do else."""
    for region in range(s.chart.in_play[s.players]):
        if occupies(s, seat, region):
            if alone(s) and s.rebels[region]:
                found.append(m.ATTACK_NEUTRAL.of(region))
                opponents_in(s, seat, region, found)
            else:
                targets_in(s, seat, region, found)


def may_attack(s: RurikState, seat: i64) -> bool:
    """Whether attack points can be spent, on a target or by Sudislav as muster points."""
    return has_target(s, seat) or may_muster_by_sudislav(s, seat)


def may_muster_by_sudislav(s: RurikState, seat: i64) -> bool:
    return s.holder[SUDISLAV] == seat and s.leader_at[seat] != NONE and s.reserve[seat] > 0


def attack(seat: i64, points: i64, fewer_cards: i64) -> Frame:
    return Frame(Attack.number, seat, points, fewer_cards)


class Attack(Question[RurikState]):
    """Each point is one attack; they are resolved one at a time."""

    number: Final = named("attack")
    operands = "points fewer_cards"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        found = [shared.STOP]
        targets(s, f.seat, found)
        if may_muster_by_sudislav(s, f.seat):
            found.append(m.MUSTER_TROOP.of(s.leader_at[f.seat]))
        predslava_moves(s, f.seat, found)
        return found

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        seat = f.seat
        if move == shared.STOP:
            return follow(s, f)
        if is_predslava(move):
            return follow(s, f, take_predslava(seat, move), attack_on(seat, f.a, f.b))
        more = attack_on(seat, f.a - 1, 0) if f.a > 1 else None
        if m.ATTACK_NEUTRAL.has(move):
            region = m.ATTACK_NEUTRAL.noun(move)
            s.rebels[region] -= 1  # solo: no reward, no step, no check; back to the box
            return follow(s, f, after_attack(s, seat, region), more)
        if m.MUSTER_TROOP.has(move):
            place_troop(s, seat, m.MUSTER_TROOP.noun(move))  # ability: sudislav
            return follow(s, f, more)
        region = shared.ATTACK_TARGET.one(move)
        target = shared.ATTACK_TARGET.other(move)
        if target == REBEL:
            defeat_rebel(s, seat, region)
            return follow(s, f, find_reward(seat), after_attack(s, seat, region), more)  # ruling: gleb-any-attack
        cards = attack_opponent(s, seat, region, target) - f.b + more_cards(s)
        reward = advance_in_warfare(s, seat)
        if cards <= 0:
            return follow(s, f, after_attack(s, seat, region), reward, more)  # ruling: zero-cards
        return follow(s, f, check_for_casualty(seat, region, cards), reward, more)


def attack_on(seat: i64, points: i64, fewer_cards: i64) -> Frame:
    return Frame(AttackOn.number, seat, points, fewer_cards)


class AttackOn(Step[RurikState]):
    """The points left after an attack, if there is still somebody to attack."""

    number: Final = named("attack-on")
    operands = "points fewer_cards"

    def go(self, s: RurikState, f: Frame) -> None:
        follow(s, f, attack(f.seat, f.a, f.b) if may_attack(s, f.seat) else None)


def defeat_rebel(s: RurikState, seat: i64, region: i64) -> None:
    """The rebel goes beside the mat; in his region Sviatopolk replaces it by a troop, if one is left."""
    s.rebels[region] -= 1
    s.defeated[seat] += 1
    if leads(s, seat, SVIATOPOLK, region) and s.reserve[seat]:
        place_troop(s, seat, region)  # ability: sviatopolk replaces a rebel


def attack_opponent(s: RurikState, seat: i64, region: i64, opponent: i64) -> i64:
    """The opponent loses a troop; how many cards are to be revealed?"""
    cards: i64 = 1
    if ruler(s, region) == opponent:  # before the loss
        cards += 1
    if owner_of(s, STRONGHOLD, region) == opponent and not silenced(s, opponent, region):
        cards += 1  # ability: stronghold extra card
    lose_troop(s, opponent, region)
    if leads(s, seat, BORIS, region):
        cards -= 1  # ability: boris
        if s.coins[opponent] >= COINS_FOR_BORIS:
            s.coins[opponent] -= COINS_FOR_BORIS
            s.coins[seat] += COINS_FOR_BORIS
    return cards


def check_for_casualty(seat: i64, region: i64, cards: i64) -> Frame:
    return Frame(CheckForCasualty.number, seat, region, cards)


class CheckForCasualty(Step[RurikState]):
    """Reveal cards from a single deck of the attacker's choice."""

    number: Final = named("check-for-casualty")
    operands = "region cards"

    def go(self, s: RurikState, f: Frame) -> None:
        if s.deck[0] and s.deck[1]:
            if is_rebellion(s, f.seat):
                return follow(s, f, rebellion_check_deck(f.a, f.b))
            return follow(s, f, check_which_deck(f.seat, f.a, f.b))
        if s.deck[0] or s.deck[1]:
            return follow(s, f, reveal_scheme(f.seat, f.a, f.b, 0 if s.deck[0] else 1))
        discard_revealed(s)
        return follow(s, f, after_attack(s, f.seat, f.a))  # ruling: too-few-cards


def check_which_deck(seat: i64, region: i64, cards: i64) -> Frame:
    return Frame(CheckWhichDeck.number, seat, region, cards)


class CheckWhichDeck(Question[RurikState]):
    """From which scheme deck are the cards revealed?"""

    number: Final = named("check-which-deck")
    operands = "region cards"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.DECK.of(deck) for deck in range(len(DECKS))]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        follow(s, f, reveal_scheme(f.seat, f.a, f.b, m.DECK.noun(move)))


def reveal_scheme(seat: i64, region: i64, cards: i64, deck: i64) -> Frame:
    return Frame(RevealScheme.number, seat, region, cards, deck)


class RevealScheme(Chance[RurikState]):
    """One card after the other; at the first with a casualty icon stop, and the attacker loses a troop there."""

    number: Final = named("reveal-scheme")
    operands = "region cards deck"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return top_moves(s, f.c, m.REVEAL_SCHEME)

    def weights(self, s: RurikState, f: Frame) -> list[int]:
        return top_weights(s, f.c)

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        kind = m.REVEAL_SCHEME.noun(move)
        card_from(s, f.c, kind)
        s.revealed = added(s.revealed, kind, 1)
        lost = s.box.scheme_casualties[kind]
        if lost:
            suffer(s, f.seat, f.a, lost)
        elif f.b > 1:
            if s.deck[f.c]:
                return follow(s, f, reveal_scheme(f.seat, f.a, f.b - 1, f.c))
            return follow(s, f, reshuffle(), check_for_casualty(f.seat, f.a, f.b - 1))  # ruling: deck-runs-out
        discard_revealed(s, kind)
        return follow(s, f, None if lost else after_attack(s, f.seat, f.a))


def suffer(s: RurikState, seat: i64, region: i64, casualties: i64) -> None:
    """The attacker loses a troop there for each casualty icon, as far as there are any; the leader goes last."""
    for _ in range(casualties):
        if occupies(s, seat, region):
            lose_troop(s, seat, region)  # ruling: two-casualties
