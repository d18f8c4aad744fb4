"""Ivan, the opponent of whoever plays alone: his cards and the five steps of his turn.

English rulebook, "Solo mode". The back of the card on top of his pile moves him, the card turned face up says what he
does. What he does is prescribed, move by move, so that each line of the journal says what he did and why. How he pays
is in `ivans_payments.py`, his additional actions in `ivans_actions.py`, what he receives in `ivans_rewards.py`.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64, index_of
from veche.kernel.procedure import Automatic, Chance, Step
from veche.kernel.state import changed, follow, follow_all
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.box import HIGHEST
from veche.titles.stroganov.components import AUTOMA, MOST_STEPS, NONE, STRATEGIES, TIGER
from veche.titles.stroganov.ivans_actions import additional_action
from veche.titles.stroganov.ivans_payments import can_ivan_pay, ivan_pays
from veche.titles.stroganov.ivans_rewards import ivan_claims, ivan_receives
from veche.titles.stroganov.landscapes import price_of
from veche.titles.stroganov.riding import tiles_east
from veche.titles.stroganov.seasons import IVANS_TURN
from veche.titles.stroganov.setup import IVANS_LETTER, IVANS_WISH, SHOW_MOVEMENT, clear_offer, show_movement
from veche.titles.stroganov.state import (
    FACE_UP,
    GONE,
    IVAN,
    KINDS,
    SPENT,
    UNSEEN,
    StroganovState,
    gain_fur,
    place_cossack,
    prey_on,
    region_at,
)
from veche.titles.stroganov.villages import village_stories

# His cards


def possible_cards(s: StroganovState) -> list[int]:
    """The cards that may lie in the pile: not seen, and without the letter that was taken out."""
    found = []
    for card in range(len(AUTOMA)):
        if s.automa_at[card] == UNSEEN and (s.letter == NONE or not s.box.automa_letters[card] >> s.letter & 1):
            found.append(card)
    return found


class IvansLetter(Chance[StroganovState]):
    """A letter drawn in secret: its cards are taken out, and nobody knows which."""

    number: Final = IVANS_LETTER
    secret = True

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_LETTER.of(letter) for letter in range(len(STRATEGIES))]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.letter = m.IVAN_LETTER.noun(move)
        follow(s, f)


class ShowMovement(Chance[StroganovState]):
    """The pile lies movement side up: what does the back of its top card show?"""

    number: Final = SHOW_MOVEMENT

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        cards = possible_cards(s)
        return [m.IVAN_MOVEMENT.of(steps - 1) for steps in range(1, MOST_STEPS + 1) if _cards_with(s, cards, steps)]

    def weights(self, s: StroganovState, f: Frame) -> list[int]:
        cards = possible_cards(s)
        numbers = [_cards_with(s, cards, steps) for steps in range(1, MOST_STEPS + 1)]
        return [number for number in numbers if number]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        s.movement = m.IVAN_MOVEMENT.noun(move) + 1
        follow(s, f)


def _cards_with(s: StroganovState, cards: list[int], steps: i64) -> i64:
    number: i64 = 0
    for card in cards:
        if s.box.automa_movement[card] == steps:
            number += 1
    return number


class TurnCard(Chance[StroganovState]):
    """The top card is turned face up: one of those with the movement that its back showed."""

    number: Final = named("turn-card")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_CARD.of(card) for card in self._cards(s)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if s.card != NONE:
            s.automa_at = changed(s.automa_at, s.card, SPENT)
        s.card = m.IVAN_CARD.noun(move)
        s.automa_at = changed(s.automa_at, s.card, FACE_UP)
        s.pile -= 1
        s.movement = 0
        follow(s, f, show_movement() if s.pile else None)

    def _cards(self, s: StroganovState) -> list[int]:
        return [card for card in possible_cards(s) if s.box.automa_movement[card] == s.movement]


# His first wish


class IvansWish(Automatic[StroganovState]):
    """Ivan takes the fur that is left and a point for its wish, which is discarded."""

    number: Final = IVANS_WISH
    turn = "setup"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        return [m.IVAN_OFFER.of(card) for card in s.offer if card != NONE]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        card = m.IVAN_OFFER.noun(move)
        s.wish_at = changed(s.wish_at, card, GONE)
        s.vp[f.seat] += 1
        clear_offer(s, f.seat, index_of(s.offer, card))
        follow(s, f)


# His turn


class IvansTurn(Step[StroganovState]):
    """Turn a card, ride, hunt, buy or visit, and the additional action of the card."""

    number: Final = IVANS_TURN

    def go(self, s: StroganovState, f: Frame) -> None:
        steps = [
            Frame(TurnCard.number, NOBODY),
            Frame(IvanRides.number, IVAN),
            ivan_hunts(0),
            Frame(IvanBuysOrVisits.number, IVAN),
        ]
        if s.movement == 0:
            steps.insert(0, show_movement())  # a position need not say what the back of his top card shows
        follow_all(s, f, [*steps, additional_action()])


class IvanRides(Automatic[StroganovState]):
    """Ivan rides as far as the back of his top card shows, without horses; on the last tile he stays."""

    number: Final = named("ivan-rides")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        tiles = tiles_east(s, f.seat, s.movement)
        return [m.IVAN_RIDES.of(tiles[-1])] if tiles else [m.IVAN_STAYS]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if move != m.IVAN_STAYS:
            place_cossack(s, f.seat, m.IVAN_RIDES.noun(move))
        follow(s, f)


def ivan_hunts(taken: i64) -> Frame:
    return Frame(IvanHunts.number, IVAN, taken)


class IvanHunts(Automatic[StroganovState]):
    """Ivan takes the lowest or highest furs of his tile, as many as the card says; with none there, coins."""

    number: Final = named("ivan-hunts")
    operands = "taken"

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        space = s.at[f.seat]
        if not prey_on(s, space):
            return [m.IVAN_COINS.of(s.box.automa_hunts[s.card] - 1)]
        if s.box.automa_takes[s.card] == HIGHEST:
            return [m.IVAN_HUNTS_HIGHEST.of(highest_prey(s, space))]
        return [m.IVAN_HUNTS_LOWEST.of(lowest_prey(s, space))]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        space, hunts = s.at[f.seat], s.box.automa_hunts[s.card]
        if m.IVAN_COINS.has(move):
            s.coins[f.seat] += hunts
            return follow(s, f)
        verb = m.IVAN_HUNTS_HIGHEST if m.IVAN_HUNTS_HIGHEST.has(move) else m.IVAN_HUNTS_LOWEST
        prey = verb.noun(move)
        if prey == TIGER:
            s.tiger_on[space] -= 1
            s.tigers[f.seat] += 1
        else:
            s.furs_on[space * KINDS + prey] -= 1
            gain_fur(s, f.seat, prey)
        more = f.a + 1 < hunts and prey_on(s, space) > 0  # ruling: ivan-one-fur-left
        return follow(s, f, ivan_hunts(f.a + 1) if more else None)


def lowest_prey(s: StroganovState, space: i64) -> i64:
    """The lowest fur of the tile, or its tiger if there is nothing else."""
    for fur in range(KINDS):
        if s.furs_on[space * KINDS + fur]:
            return fur
    return TIGER


def highest_prey(s: StroganovState, space: i64) -> i64:
    """The tiger of the tile, or else its highest fur."""
    if s.tiger_on[space]:
        return TIGER
    highest: i64 = 0
    for fur in range(KINDS):
        if s.furs_on[space * KINDS + fur]:
            highest = fur
    return highest


class IvanBuysOrVisits(Automatic[StroganovState]):
    """Ivan buys the landscape on which he stands, if he can pay for it; else he visits the village of the region."""

    number: Final = named("ivan-buys-or-visits")

    def moves(self, s: StroganovState, f: Frame) -> list[int]:
        space, region = s.at[f.seat], region_at(s, f.seat)
        if s.row[space] != NONE and can_ivan_pay(s, s.region_fur[region], price_of(s, space)):
            return [m.IVAN_BUYS.of(space)]
        return [m.IVAN_VISITS.of(region)]

    def take(self, s: StroganovState, f: Frame, move: i64) -> None:
        if m.IVAN_BUYS.has(move):
            space = m.IVAN_BUYS.noun(move)
            value = s.region_fur[s.box.region_of[space]]
            return follow(s, f, ivan_pays(value, price_of(s, space)), ivan_claims(space))
        village = s.village[m.IVAN_VISITS.noun(move)]
        steps = ivan_receives(s, s.box.village_first, village)
        return follow_all(s, f, [*steps, *village_stories(s, f.seat, village)])
