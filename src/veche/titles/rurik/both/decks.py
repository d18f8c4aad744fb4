"""The two face-down decks of cards.

Cards in the decks that nobody has looked at share one pool, `unseen`; of each deck only its size is kept, and the few
cards that somebody put back on top of it.
"""

from __future__ import annotations

from veche.kernel.numbers import i64, index_of, total_of
from veche.kernel.state import added, column_of
from veche.kernel.verbs import Verb
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE
from veche.titles.rurik.both.state import BaseState


def top_moves(s: BaseState, deck: i64, verb: Verb) -> list[int]:
    """Which kinds can come from the top of the deck, as moves of the verb."""
    if s.top_count[deck]:
        return [verb.of(s.top[deck * DEPTH + s.top_count[deck] - 1])]
    return [verb.of(kind) for kind in range(len(s.unseen)) if s.unseen[kind]]


def top_weights(s: BaseState, deck: i64) -> list[int]:
    """How likely each of `top_moves` is."""
    if s.top_count[deck]:
        return [1]
    return [number for number in s.unseen if number]


def card_from(s: BaseState, deck: i64, kind: i64) -> None:
    """Take the top card of the deck, which is of this kind."""
    s.deck[deck] -= 1
    if s.top_count[deck]:
        s.top_count[deck] -= 1
        place = deck * DEPTH + s.top_count[deck]
        s.top[place] = NONE
        s.top_known[place] = 0
    else:
        s.unseen = added(s.unseen, kind, -1)


def put_on_top(s: BaseState, deck: i64, kind: i64, seat: i64) -> None:
    """Put a card on the deck, face down; the seat knows it."""
    place = deck * DEPTH + s.top_count[deck]
    s.top[place] = kind
    s.top_known[place] = 1 << seat
    s.top_count[deck] += 1
    s.deck[deck] += 1


def keep_drawn(s: BaseState, seat: i64, kind: i64) -> None:
    """A card that was drawn goes to the seat's hand."""
    s.drawn = added(s.drawn, kind, -1)
    s.hand = added(s.hand, seat * len(s.unseen) + kind, 1)
    s.hand_size[seat] += 1


def drawn_moves(s: BaseState, verb: Verb) -> list[int]:
    """One of the drawn cards, as moves of the verb."""
    return [verb.of(kind) for kind in range(len(s.drawn)) if s.drawn[kind]]


def keep_the_only(s: BaseState, seat: i64) -> bool:
    """Whether more than one card was drawn, so that there is a choice; a single one is simply kept."""
    cards = total_of(s.drawn)
    if cards == 1:
        keep_drawn(s, seat, index_of(s.drawn, 1))
    return cards > 1


def put_back(s: BaseState, deck: i64, kind: i64, seat: i64) -> None:
    """A card that was drawn goes back on top of the deck."""
    s.drawn = added(s.drawn, kind, -1)
    put_on_top(s, deck, kind, seat)


def put_back_the_last(s: BaseState, deck: i64, seat: i64) -> bool:
    """Whether more than one drawn card is left, so that there is a choice; the last one simply goes back."""
    if total_of(s.drawn) > 1:
        return True
    put_back(s, deck, index_of(s.drawn, 1), seat)
    return False


def shuffle_and_split(s: BaseState, more: list[int]) -> None:
    """Shuffle both decks with `more` cards of each kind, and split them into two decks; the left gets an odd one.

    Nothing is drawn: what lay on top is unseen again, and only the sizes change.
    """
    for place in range(len(DECKS) * DEPTH):
        if s.top[place] != NONE:
            s.unseen = added(s.unseen, s.top[place], 1)
            s.top[place] = NONE
            s.top_known[place] = 0
    s.unseen = column_of([s.unseen[kind] + more[kind] for kind in range(len(s.unseen))])
    cards = total_of(s.unseen)
    s.top_count[0] = s.top_count[1] = 0
    s.deck[0] = (cards + 1) // 2
    s.deck[1] = cards // 2
