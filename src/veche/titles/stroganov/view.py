"""What a seat may see, built as an allow-list; and the guess of a whole state from a view and nothing else.

A view has `numbers` and `columns` as in the state. Everything lies open between players: furs, horses, coins, and the
wishes in hand too, for they are taken from the open board. Hidden is what nobody has drawn yet, and that is no part of
a state: the bag, the piles and Ivan's cards are pools, of which everybody can count what is left. Only a letter that
was drawn for Ivan in secret is hidden, until the game is over.
"""

from __future__ import annotations

from veche.kernel.luck import luck
from veche.kernel.numbers import i64
from veche.kernel.state import Column
from veche.kernel.view import View, docket_of, open_docket
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import AUTOMA, NONE, STRATEGIES
from veche.titles.stroganov.components import HIDDEN as HIDDEN
from veche.titles.stroganov.state import HIDDEN_LETTER, UNSEEN
from veche.titles.stroganov.state_class import (
    LETTER_AT,
    StroganovState,
    columns_for_all,
    lay_open,
    numbers_for_all,
    restored,
)


def view(s: StroganovState, seat: int) -> View:
    """What `seat` may see of the state; NOBODY is the spectator."""
    numbers = numbers_for_all(s)
    numbers["letter"] = letter_seen(s)
    return View(seat, s.docket is None, numbers, columns_for_all(s), open_docket(s.docket))


def sight(s: StroganovState, seat: i64, row: Column) -> None:
    """Write all that the view of `seat` has in numbers and columns; the row has 0 everywhere."""
    lay_open(s, row)
    row[LETTER_AT] = letter_seen(s)


def letter_seen(s: StroganovState) -> i64:
    """What everybody sees of Ivan's letter."""
    secret = s.letter != NONE and s.variants & HIDDEN_LETTER and s.docket is not None
    return HIDDEN if secret else s.letter


def guess(view: View, box: Box, number: int) -> StroganovState:
    """One of the states that look like this view, by `number`."""
    whole = view.kept
    if not isinstance(whole, StroganovState) or whole.box is not box:
        whole = restored(docket_of(view), box, view.numbers, view.columns)
        view.kept = whole
    s = whole.copy()
    if s.letter == HIDDEN:
        possible = possible_letters(view, box)
        s.letter = possible[luck(number, 0) % len(possible)]
    return s


def possible_letters(view: View, box: Box) -> list[int]:
    """The letters that a hidden one can be: no card with it was seen, and one without it has the movement on top."""
    found = []
    for letter in range(len(STRATEGIES)):
        without = [card for card in range(len(AUTOMA)) if not box.automa_letters[card] >> letter & 1]
        seen = [card for card in range(len(AUTOMA)) if view.columns["automa_at"][card] != UNSEEN]
        unseen = [card for card in without if card not in seen]
        movement = view.numbers["movement"]
        fits = not movement or movement in [box.automa_movement[card] for card in unseen]
        if fits and len([card for card in seen if card in without]) == len(seen):
            found.append(letter)
    return found
