"""The position file, as far as both editions have it alike: what its special fields may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from veche.kernel.kinds import Anything, Bits, ByName, Group, Kind, ListOf, OneOf, OrNull, Text, Whole
from veche.kernel.position_file import Lies
from veche.titles.rurik.both.columns import AMOUNT
from veche.titles.rurik.both.components import DECKS, DEPTH, ROWS
from veche.titles.rurik.both.inheritance import BOXED
from veche.titles.rurik.both.state import DEALT, RETURNED, UNSEEN

CARDS = ListOf("cards", Text())
KNOWN_BY = Bits("seat")
"""The seats that know a card put back."""

PLAYED = "played"
"""The number, of each edition, for the card that is being played."""


@dataclass(frozen=True)
class FieldNames:
    """How an edition calls what both of them write."""

    title: str
    piece: str
    """What stands on the board of columns."""
    structures: str
    """A seat's structures."""
    cards: str
    """A seat's hand, and where the other cards of the two decks lie."""
    card: str
    """A card put back."""
    more_piles: tuple[str, ...] = ()
    """Columns, and fields, of cards that lie elsewhere."""

    @property
    def space_number(self) -> str:
        """The column with the numbers of what stands on the board."""
        return f"space_{self.piece}"


def space_fields(piece: str) -> dict[str, Kind]:
    """What stands on a space of the board; `piece` is what it is called."""
    return {"seat": OneOf("seat"), piece: Whole(1, 5), "bribe": AMOUNT}


def special_fields(names: FieldNames, fewest: int, phases: Sequence[str], places: Iterable[str]) -> dict[str, Kind]:
    """Fields with code of their own."""
    piece, cards, card = names.piece, names.cards, names.card
    back = Group("field", {card: Text(), "known_by": KNOWN_BY}, needed=(card,))
    deck = Group("field", {"cards": OrNull(Whole(0, "cards")), "top": ListOf("cards", back, most=DEPTH)})
    stands = Group("field", space_fields(piece), needed=("seat", piece))
    return {
        "title": OneOf("title", (names.title,)),
        "players": Whole(fewest, 4),
        "options": ListOf("options", Text()),
        "data": Anything({"type": ["object", "null"]}),
        "phase": OneOf("phase", tuple(phases)),
        "seats.<seat>.leader": OrNull(OneOf("leader")),
        f"seats.<seat>.{names.structures}": ByName("region", ListOf(names.structures, OneOf("structure"))),
        f"seats.<seat>.{cards}": CARDS,
        "board": ByName("board column", ListOf("spaces", OrNull(stands), most=ROWS)),
        f"{cards}.drawn": CARDS,
        f"{cards}.revealed": CARDS,
        f"{cards}.played": OrNull(Text()),
        f"{cards}.discard": CARDS,
        f"{cards}.decks": Group("field", dict.fromkeys(DECKS, deck)),
        "docket": Anything(),
        "at": OneOf("place", tuple(places)),
        "seat": OneOf("seat"),
    }


AGENDAS_OF_A_SEAT: Mapping[str, Lies] = {
    "seats.<seat>.agenda": Lies("agenda_at", "agenda", free=UNSEEN, single=True),
    "seats.<seat>.agendas_dealt": Lies("agenda_at", "agenda", DEALT, UNSEEN),
    "seats.<seat>.agendas_returned": Lies("agenda_at", "agenda", RETURNED, UNSEEN),
}

INHERITANCES: Mapping[str, Lies] = {
    "seats.<seat>.inheritance": Lies("inheritance_at", "inheritance", free=UNSEEN),
    "seats.<seat>.inheritance_dealt": Lies("inheritance_at", "inheritance", DEALT, UNSEEN),
    "seats.<seat>.inheritance_returned": Lies("inheritance_at", "inheritance", RETURNED, UNSEEN),
    "inheritance_boxed": Lies("inheritance_at", "used inheritance", BOXED, UNSEEN),
}
