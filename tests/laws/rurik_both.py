"""What both editions of Rurik say alike to the laws."""

from __future__ import annotations

from tests.laws.remembered import remembered, within
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE
from veche.titles.rurik.both.state import BaseState


@remembered("players deck unseen top_count top top_known")
def decks(s: BaseState) -> list[str]:
    """The two decks: as many cards as are unseen or known to lie on top."""
    found = within("deck", s.deck, 0, len(s.unseen)) + within("top_known", s.top_known, 0, (1 << s.players) - 1)
    if sum(s.deck) != sum(s.unseen) + sum(s.top_count):
        found.append(f"the decks have {s.deck} cards, but {sum(s.unseen)} are unseen and {s.top_count} on top")
    for deck, name in enumerate(DECKS):
        tops = s.top[deck * DEPTH : (deck + 1) * DEPTH]
        known = s.top_known[deck * DEPTH : (deck + 1) * DEPTH]
        count = s.top_count[deck]
        if not 0 <= count <= min(DEPTH, s.deck[deck]) or NONE in tops[:count] or any(k != NONE for k in tops[count:]):
            found.append(f"the {name} deck of {s.deck[deck]} cards has {count} on top: {tops}")
        if any(known[count:]) or 0 in known[:count]:
            found.append(f"the {name} deck has {count} cards on top, but {known} are the seats that know them")
    return found
