"""Battle an opponent, in five steps: strength, strategies and their result, casualties, discards, the Battle track.

Boris may keep the card that was not used and attack once more.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.attack import targets_in
from veche.titles.rurik.both.components import BORIS, DECKS, NONE, REBEL
from veche.titles.rurik.both.decks import card_from, top_moves, top_weights
from veche.titles.rurik.both.state import leads, lose_troop, pieces
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.battle_track import advance
from veche.titles.rurik.second.components import STRATEGY_CARDS
from veche.titles.rurik.second.discard import discard_card, side_with_cards
from veche.titles.rurik.second.gleb import gleb_marches, gleb_ready
from veche.titles.rurik.second.state import WIDTH_OF_HAND, Rurik2State

CAPTURE: Final = named("capture")

CARDS_IF_UNEQUAL: Final[i64] = 2
CARDS_IF_EQUAL: Final[i64] = 1
"""Strategy cards for a battle: where one side is stronger, and where both are equal."""


def capture(seat: i64, region: i64) -> Frame:
    """A rebel is attacked instead; `attack.py` carries it out."""
    return Frame(CAPTURE, seat, region)


# Step 1: compare strength


def battle(seat: i64, region: i64, opponent: i64) -> Frame:
    return Frame(Battle.number, seat, region, opponent)


class Battle(Step[Rurik2State]):
    """Strength is miniatures and nothing else. Two cards where one side is stronger, one where both are equal."""

    number: Final = named("battle")
    operands = "region opponent"

    def go(self, s: Rurik2State, f: Frame) -> None:
        cards = CARDS_IF_EQUAL if pieces(s, f.seat, f.a) == pieces(s, f.b, f.a) else CARDS_IF_UNEQUAL
        if s.deck[0] and s.deck[1]:
            return follow(s, f, battle_deck(f.seat, f.a, f.b, cards))
        return follow(s, f, draw_strategies(f.seat, f.a, f.b, cards, 0 if s.deck[0] else 1))


# Step 2: draw strategies and choose the result


def battle_deck(seat: i64, region: i64, opponent: i64, cards: i64) -> Frame:
    return Frame(BattleDeck.number, seat, region, opponent, cards)


class BattleDeck(Question[Rurik2State]):
    """From which of the two strategy decks?"""

    number: Final = named("battle-deck")
    operands = "region opponent cards"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DECK.of(deck) for deck in range(len(DECKS))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, draw_strategies(f.seat, f.a, f.b, f.c, m.DECK.noun(move)))


def draw_strategies(seat: i64, region: i64, opponent: i64, cards: i64, deck: i64) -> Frame:
    return Frame(DrawStrategies.number, seat, region, opponent, cards, deck)


class DrawStrategies(Step[Rurik2State]):
    """One card after the other, as long as there are any."""

    number: Final = named("draw-strategies")
    operands = "region opponent cards deck"

    def go(self, s: Rurik2State, f: Frame) -> None:
        deck = side_with_cards(s, f.d) if f.c else NONE
        if deck == NONE:
            return follow(s, f, find_result(f.seat, f.a, f.b))
        return follow(s, f, reveal_strategy(f.seat, deck), draw_strategies(f.seat, f.a, f.b, f.c - 1, deck))


def reveal_strategy(seat: i64, deck: i64) -> Frame:
    return Frame(RevealStrategy.number, seat, deck)


class RevealStrategy(Chance[Rurik2State]):
    """A card for the battle, for everybody to see."""

    number: Final = named("reveal-strategy")
    operands = "deck"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_moves(s, f.a, m.REVEAL_CARD)

    def weights(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_weights(s, f.a)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        card_from(s, f.a, m.REVEAL_CARD.noun(move))
        s.revealed = added(s.revealed, m.REVEAL_CARD.noun(move), 1)
        follow(s, f)


def find_result(seat: i64, region: i64, opponent: i64) -> Frame:
    return Frame(FindResult.number, seat, region, opponent)


class FindResult(Step[Rurik2State]):
    """The stronger side chooses between two cards that differ; else the result is clear."""

    number: Final = named("find-result")
    operands = "region opponent"

    def go(self, s: Rurik2State, f: Frame) -> None:
        found = kinds_revealed(s)
        if len(found) > 1:
            stronger = f.seat if pieces(s, f.seat, f.a) > pieces(s, f.b, f.a) else f.b
            return follow(s, f, choose_result(stronger, f.a, f.seat, f.b))
        if found:
            return follow(s, f, suffer_casualties(f.seat, f.a, f.b, found[0]))
        return follow(s, f, advance(f.seat, 1))


def kinds_revealed(s: Rurik2State) -> list[int]:
    """The kinds of the cards that were drawn for the battle."""
    return [kind for kind in range(STRATEGY_CARDS) if s.revealed[kind]]


def choose_result(seat: i64, region: i64, attacker: i64, opponent: i64) -> Frame:
    return Frame(ChooseResult.number, seat, region, attacker, opponent)


class ChooseResult(Question[Rurik2State]):
    """Which of the two results is applied?"""

    number: Final = named("choose-result")
    operands = "region attacker opponent"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.RESULT.of(kind) for kind in kinds_revealed(s)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        follow(s, f, suffer_casualties(f.b, f.a, f.c, m.RESULT.noun(move)))


# Step 3: suffer casualties


def suffer_casualties(seat: i64, region: i64, opponent: i64, card: i64) -> Frame:
    return Frame(SufferCasualties.number, seat, region, opponent, card)


class SufferCasualties(Step[Rurik2State]):
    """Both sides at once, troops before the leader, never more than are there."""

    number: Final = named("suffer-casualties")
    operands = "region opponent card"

    def go(self, s: Rurik2State, f: Frame) -> None:
        seat, region, opponent, card = f.seat, f.a, f.b, f.c
        boris = sum(s.revealed) > 1 and leads(s, seat, BORIS, region) and not s.used & (1 << BORIS)
        gleb = gleb_ready(s, seat, region)
        lost = min(s.box.attacker_loses[card], pieces(s, seat, region))
        for _ in range(lost):
            lose_troop(s, seat, region)
        for _ in range(min(s.box.defender_loses[card], pieces(s, opponent, region))):
            lose_troop(s, opponent, region)
        then = [boris_keeps(seat, card)] if boris else []
        then += [discard_strategies(seat), advance(seat, 1)]
        if boris:
            then.append(second_attack(seat, region))
        if gleb and not lost:
            then.append(gleb_marches(seat, region))
        follow_all(s, f, then)


# Step 4: discard strategies


def boris_keeps(seat: i64, card: i64) -> Frame:
    return Frame(BorisKeeps.number, seat, card)


class BorisKeeps(Question[Rurik2State]):
    """The card that was not used may go to the hand instead of the discards, whoever was stronger."""

    number: Final = named("boris-keeps")
    operands = "card"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [shared.STOP, m.BORIS]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == m.BORIS:
            s.used |= 1 << BORIS  # ability: boris keeps a card
            kind = unused(s, f.a)
            s.revealed = added(s.revealed, kind, -1)
            s.hand = added(s.hand, f.seat * WIDTH_OF_HAND + kind, 1)
            s.hand_size[f.seat] += 1
        follow(s, f)


def unused(s: Rurik2State, card: i64) -> i64:
    """The other of the two cards drawn; it may be of the same kind."""
    for kind in kinds_revealed(s):
        if kind != card:
            return kind
    return card


def discard_strategies(seat: i64) -> Frame:
    return Frame(DiscardStrategies.number, seat)


class DiscardStrategies(Step[Rurik2State]):
    """The cards go to the discards; the order matters only where two differ."""

    number: Final = named("discard-strategies")

    def go(self, s: Rurik2State, f: Frame) -> None:
        found = kinds_revealed(s)
        if len(found) > 1:
            return follow(s, f, choose_top(f.seat))
        for kind in found:
            _discard_all(s, kind)
        return follow(s, f)


def _discard_all(s: Rurik2State, kind: i64) -> None:
    for _ in range(s.revealed[kind]):
        discard_card(s, kind)
    s.revealed = added(s.revealed, kind, -s.revealed[kind])


def choose_top(seat: i64) -> Frame:
    return Frame(ChooseTop.number, seat)


class ChooseTop(Question[Rurik2State]):
    """The attacker says which of the two lies on top."""

    number: Final = named("choose-top")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.TOP.of(kind) for kind in kinds_revealed(s)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        for kind in kinds_revealed(s):
            if kind != m.TOP.noun(move):
                _discard_all(s, kind)
        _discard_all(s, m.TOP.noun(move))
        follow(s, f)


# Step 5 is a step on the Battle track; then Boris


def second_attack(seat: i64, region: i64) -> Frame:
    return Frame(SecondAttack.number, seat, region)


class SecondAttack(Step[Rurik2State]):
    """Boris must still stand in the region, and there must be somebody left to attack."""

    number: Final = named("second-attack")
    operands = "region"

    def go(self, s: Rurik2State, f: Frame) -> None:
        found: list[int] = []
        if leads(s, f.seat, BORIS, f.a):
            targets_in(s, f.seat, f.a, found)
        follow(s, f, attack_again(f.seat, f.a) if found else None)  # ruling: boris-second-attack


def attack_again(seat: i64, region: i64) -> Frame:
    return Frame(AttackAgain.number, seat, region)


class AttackAgain(Question[Rurik2State]):
    """A second attack in Boris' region, on a rebel or an opponent, or none."""

    number: Final = named("attack-again")
    operands = "region"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        found = [shared.STOP]
        targets_in(s, f.seat, f.a, found)
        return found

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if move == shared.STOP:
            return follow(s, f)
        s.used |= 1 << BORIS  # ability: boris attacks again
        target = shared.ATTACK_TARGET.other(move)
        if target == REBEL:
            return follow(s, f, capture(f.seat, f.a))
        return follow(s, f, battle(f.seat, f.a, target))
