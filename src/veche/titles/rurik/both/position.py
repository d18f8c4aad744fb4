"""Writing a position, as far as both editions write it alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veche.kernel.docket_data import dump_docket
from veche.kernel.numbers import Row
from veche.kernel.rules import Rules
from veche.titles.rurik.both.components import DECKS, DEPTH, MANY, NONE, ROWS, SEATS
from veche.titles.rurik.both.operands import Operands
from veche.titles.rurik.both.state import HERE, BaseState


class Cards:
    """Writes the cards of the two decks by their ids; of equal cards the first one that is not yet written."""

    def __init__(self, ids: Sequence[Sequence[str]]) -> None:
        self._left = [list(equal) for equal in ids]

    def one(self, kind: int) -> str:
        return self._left[kind].pop(0)

    def all(self, column: Row) -> list[str]:
        return [self.one(kind) for kind, number in enumerate(column) for _ in range(number)]


def at_most(number: int) -> int:
    """A number that a reader accepts: whoever began a game with all the coins of the world may have more by now."""
    return min(number, MANY)


def those(names: tuple[str, ...], column: Row, where: int) -> list[str]:
    """The names of the cards that are in this place."""
    return [names[card] for card, place in enumerate(column) if place == where]


def troops(s: BaseState, regions: tuple[str, ...], seat: int) -> dict[str, int]:
    """By region, how many troops the seat has there."""
    here = s.troops[seat * HERE : (seat + 1) * HERE]
    return {name: number for name, number in zip(regions, here, strict=True) if number}


def in_regions(column: Row, regions: tuple[str, ...], kinds: tuple[str, ...], seat: int) -> dict[str, list[str]]:
    """By region, the things of these kinds that the seat has there."""
    found: dict[str, list[str]] = {}
    for region, name in enumerate(regions):
        mine = [kind for place, kind in enumerate(kinds) if column[place * HERE + region] == seat]
        if mine:
            found[name] = mine
    return found


def region(s: BaseState, number: int, goods: tuple[str, ...], rebels: str = "rebels") -> dict[str, Any]:
    """A region; `rebels` is what those on the map that belong to nobody are called."""
    return {
        rebels: s.rebels[number],
        "good": goods[s.good_of[number]],
        "good_here": bool(s.good_here[number]),
    }


def column(s: BaseState, number: int, rows: int, piece: str, space_number: Row) -> list[dict[str, Any] | None]:
    """A column of the board from the top; what stands there is called `piece`."""
    spaces: list[dict[str, Any] | None] = []
    for space in range(number * ROWS, number * ROWS + rows):
        seat, bribe = s.space_seat[space], at_most(s.space_bribe[space])
        taken = {"seat": SEATS[seat], piece: space_number[space], "bribe": bribe}
        spaces.append(None if seat == NONE else taken)
    return spaces


def decks(s: BaseState, cards: Cards, card: str) -> dict[str, Any]:
    """The two decks: their sizes, and the cards that were put back; `card` is the field of such a card."""
    return {name: {"cards": s.deck[deck], "top": _top(s, deck, cards, card)} for deck, name in enumerate(DECKS)}


def _top(s: BaseState, deck: int, cards: Cards, card: str) -> list[dict[str, Any]]:
    """The cards that were put back on a deck, the topmost first."""
    places = range(deck * DEPTH + s.top_count[deck] - 1, deck * DEPTH - 1, -1)
    return [{card: cards.one(s.top[place]), "known_by": _seats(s.top_known[place])} for place in places]


def _seats(bits: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if bits & (1 << seat)]


def docket(rules: Rules[Any], s: BaseState, operands: Operands) -> list[dict[str, Any]]:
    """What is still to be done, the next first."""
    return dump_docket(rules, s.docket, SEATS, operands.write)
