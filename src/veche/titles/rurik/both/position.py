"""Writing a position, as far as both editions write it alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veche.kernel.colours import in_options
from veche.kernel.docket_data import dump_docket
from veche.kernel.position_file import Layout, PositionWriter, Table
from veche.kernel.rules import Rules
from veche.titles.rurik.both.columns import AMOUNT
from veche.titles.rurik.both.components import DECKS, DEPTH, NONE, ROWS
from veche.titles.rurik.both.operands import Operands
from veche.titles.rurik.both.position_layout import KNOWN_BY, PLAYED, FieldNames
from veche.titles.rurik.both.state import HERE, T


class Cards:
    """Writes the cards of the two decks by their ids; of equal cards the first one that is not yet written."""

    def __init__(self, ids: Sequence[Sequence[str]]) -> None:
        self._left = [list(equal) for equal in ids]

    def one(self, kind: int) -> str:
        return self._left[kind].pop(0)

    def all(self, column: Sequence[int]) -> list[str]:
        return [self.one(kind) for kind, number in enumerate(column) for _ in range(number)]


def _in_force(variants: Sequence[str], bits: int) -> list[str]:
    return [name for bit, name in enumerate(variants) if bits & (1 << bit)]


class EditionWriter(PositionWriter[T]):
    """Writes what the layout of an edition cannot write alone."""

    edition: FieldNames

    def __init__(
        self,
        layout: Layout,
        rules: Rules[Any],
        s: T,
        table: Table,
        rows: int,
        ids: Sequence[Sequence[str]],
        phases: Sequence[str],
        variants: Sequence[str],
        operands: Operands,
        colours: str,
    ) -> None:
        super().__init__(layout, s, table)
        self.rows = rows
        self.cards = Cards(ids)
        self.special = {
            "title": lambda: self.edition.title,
            "players": lambda: s.players,
            "options": lambda: [*_in_force(variants, s.variants), *in_options(colours)],
            "phase": lambda: phases[s.phase],
            "seats.<seat>.leader": self._leader,
            f"seats.<seat>.{self.edition.structures}": lambda seat: self.in_regions("structures", "structure", seat),
            f"seats.<seat>.{self.edition.cards}": self._hand,
            "board": self._board,
            f"{self.edition.cards}.drawn": lambda: self.cards.all(self.held("drawn")),
            f"{self.edition.cards}.revealed": lambda: self.cards.all(self.held("revealed")),
            f"{self.edition.cards}.played": self._played,
            f"{self.edition.cards}.discard": self.discard,
            f"{self.edition.cards}.decks": self._decks,
            "docket": lambda: dump_docket(rules, s.docket, s.chart.seats, operands.write),
        }

    def held(self, column: str) -> list[int]:
        """A column, whoever declares it."""
        return list(getattr(self.s, column))

    def discard(self) -> list[str]:
        """The discard pile."""
        return self.cards.all(self.held("discard"))

    def _played(self) -> str | None:
        played = getattr(self.s, PLAYED)
        return None if played == NONE else self.cards.one(played)

    # Fields

    def _leader(self, seat: int) -> str | None:
        return self.layout.things["leader"][self.held("holder").index(seat)] if seat in self.s.holder else None

    def in_regions(self, column: str, thing: str, seat: int) -> dict[str, list[str]]:
        """By region, the things of these kinds that the seat has there."""
        found: dict[str, list[str]] = {}
        owner = self.held(column)
        for region, name in enumerate(self.layout.things["region"]):
            kinds = enumerate(self.layout.things[thing])
            mine = [kind for place, kind in kinds if owner[place * HERE + region] == seat]
            if mine:
                found[name] = mine
        return found

    def _hand(self, seat: int) -> list[str]:
        kinds = len(self.s.unseen)
        return self.cards.all(self.held("hand")[seat * kinds : (seat + 1) * kinds])

    def _board(self) -> dict[str, list[dict[str, Any] | None]]:
        """The columns of the board, each from the top."""
        return {name: self._column_of(number) for number, name in enumerate(self.layout.things["board column"][:-1])}

    def _column_of(self, number: int) -> list[dict[str, Any] | None]:
        s, numbers = self.s, self.held(self.edition.space_number)
        spaces: list[dict[str, Any] | None] = []
        for space in range(number * ROWS, number * ROWS + self.rows):
            seat, bribe = s.space_seat[space], AMOUNT.write(self.table, s.space_bribe[space])
            taken = {"seat": s.chart.seats[seat], self.edition.piece: numbers[space], "bribe": bribe}
            spaces.append(None if seat == NONE else taken)
        return spaces

    def _decks(self) -> dict[str, Any]:
        """The two decks: their sizes, and the cards that were put back."""
        return {name: {"cards": self.s.deck[deck], "top": self._top(deck)} for deck, name in enumerate(DECKS)}

    def _top(self, deck: int) -> list[dict[str, Any]]:
        """The cards that were put back on a deck, the topmost first."""
        s = self.s
        places = range(deck * DEPTH + s.top_count[deck] - 1, deck * DEPTH - 1, -1)
        return [
            {
                self.edition.card: self.cards.one(s.top[place]),
                "known_by": KNOWN_BY.write(self.table, s.top_known[place]),
            }
            for place in places
        ]
