"""Reading a position, as far as both editions write it alike: every field is checked, everything wrong is told at once.

An edition's reader says what its things are called and reads what only it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from veche.kernel.docket import NAMES, NOBODY, Frame, named
from veche.kernel.errors import BadPosition
from veche.kernel.fields import Fields
from veche.kernel.procedure import Missing
from veche.kernel.rules import Rules
from veche.titles.rurik_common.components import DECKS, DEPTH, NONE, REBEL, ROWS, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik_common.operands import Operands
from veche.titles.rurik_common.state import HERE, T

MANY = 999
REBELS = 15


class EditionReader(Fields, Generic[T]):
    """Reads one position into the fresh state `s`, field by field, and collects what is wrong on the way.

    `shared` holds the columns that a state shares, as lists, until the whole position is read.
    """

    regions: tuple[str, ...]
    goods: tuple[str, ...]
    structures: tuple[str, ...]
    columns: tuple[str, ...]
    leaders: tuple[str, ...]
    rewards: tuple[str, ...]
    card: str
    """What the cards of the two decks are called."""

    s: T
    shared: dict[str, list[int]]
    operands: Operands

    def __init__(
        self,
        rules: Rules[T],
        data: Mapping[str, Any],
        card_ids: list[list[str]],
        card_names: list[str],
        card_count: list[int],
    ) -> None:
        super().__init__()
        self.rules = rules
        self.data = data
        self.card_ids = card_ids
        self.card_names = card_names
        self.card_count = card_count
        self.cards_used: dict[str, str] = {}
        self.kinds_used = [0] * len(card_count)

    @property
    def in_play(self) -> int:
        return self.s.chart.in_play[self.s.players]

    # Things

    def region(self, where: str, value: Any) -> int:
        """A region in play."""
        region = self.one_of(where, value, self.regions)
        if region >= self.in_play:
            self.wrong(where, f"{self.regions[region]} is not in play with {self.s.players} players")
            return NONE
        return region

    def seat(self, where: str, value: Any) -> int:
        """A seat at this table."""
        return self.one_of(where, value, SEATS[: self.s.players])

    def card_kind(self, where: str, value: Any) -> int:
        """A card of the two decks by its id (each only once) or by the name of its kind."""
        kind = NONE
        for number, ids in enumerate(self.card_ids):
            if value in ids:
                kind = number
                if value in self.cards_used:
                    self.wrong(where, f"{self.card} {value} is also in {self.cards_used[value]}")
                self.cards_used[value] = where
        if kind == NONE and isinstance(value, str) and value in self.card_names:
            kind = self.card_names.index(value)
        if kind == NONE:
            self.wrong(where, f"there is no {self.card} {value!r}")
            return NONE
        self.kinds_used[kind] += 1
        if self.kinds_used[kind] == self.card_count[kind] + 1:
            self.wrong(where, f"there are only {self.card_count[kind]} {self.card}s like {value}")
        return kind

    def card_kinds(self, where: str, values: Any) -> list[int]:
        """A list of such cards."""
        found = [self.card_kind(where, value) for value in self.listed(where, values)]
        return [kind for kind in found if kind != NONE]

    def numbers(
        self,
        where: str,
        values: Any,
        names: Sequence[str],
        column: list[int],
        place: Callable[[int], int],
        most: int,
    ) -> None:
        """Numbers by name into a column."""
        for name, number in self.mapped(where, values).items():
            index = self.one_of(where, name, names)
            if index != NONE:
                column[place(index)] = self.whole(f"{where}.{name}", number, 0, most)

    def some_of(self, where: str, values: Any, names: Sequence[str]) -> list[int]:
        """The places of these names among all."""
        found = [self.one_of(where, value, names) for value in self.listed(where, values)]
        return [place for place in found if place != NONE]

    def cards(self, where: str, cards: Any, names: Sequence[str], column: list[int], free: int, place: int) -> None:
        """Single cards by name to a place; each must still be where nothing has been said of it."""
        for card in self.some_of(where, cards, names):
            if column[card] != free:
                self.wrong(where, f"{names[card]} is in another place too")
            column[card] = place

    # Fields

    def read_regions(self) -> None:
        for name, fields in self.mapped("regions", self.data.get("regions", {})).items():
            where = f"regions.{name}"
            region = self.region("regions", name)
            self.known(where, self.mapped(where, fields), ("rebels", "good", "good_here"))
            if region == NONE or not isinstance(fields, Mapping):
                continue
            rebels = fields.get("rebels", self.s.rebels[region])
            self.s.rebels[region] = self.whole(f"{where}.rebels", rebels, 0, REBELS)
            if "good" in fields:
                self.shared["good_of"][region] = max(self.one_of(f"{where}.good", fields["good"], self.goods), 0)
            if "good_here" in fields:
                self.s.good_here[region] = self.truth(f"{where}.good_here", fields["good_here"])

    def read_leader(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        holder = self.shared["holder"]
        if fields.get("leader") is not None:
            leader = self.one_of(f"{where}.leader", fields["leader"], self.leaders)
            if leader != NONE and holder[leader] != NONE:
                self.wrong(f"{where}.leader", f"{self.leaders[leader]} is played by {SEATS[holder[leader]]} too")
            elif leader != NONE:
                holder[leader] = seat
        if fields.get("leader_at") is not None:
            self.s.leader_at[seat] = self.region(f"{where}.leader_at", fields["leader_at"])

    def read_troops(self, seat: int, where: str, troops: Any) -> None:
        s = self.s
        for name, number in self.mapped(where, troops).items():
            region = self.region(where, name)
            if region != NONE:
                s.troops[seat * HERE + region] = self.whole(f"{where}.{name}", number, 0, MANY)
        placed = sum(s.troops[seat * HERE : (seat + 1) * HERE])
        if placed > TROOPS:
            self.wrong(where, f"{SEATS[seat]} has {placed} troops on the map, but only {TROOPS} exist")
        s.reserve[seat] = max(TROOPS - placed, 0)

    def read_structures(self, seat: int, where: str, structures: Any) -> None:
        for name, kinds in self.mapped(where, structures).items():
            region = self.region(where, name)
            for kind in self.some_of(f"{where}.{name}", kinds, self.structures):
                if region == NONE:
                    continue
                if self.shared["structures"][kind * HERE + region] != NONE:
                    self.wrong(f"{where}.{name}", f"there is another {self.structures[kind]} in {name}")
                    continue
                self.shared["structures"][kind * HERE + region] = seat
                self.shared["structures_left"][seat * len(self.structures) + kind] -= 1

    def check_structures(self, seat: int, where: str) -> None:
        for kind, one in enumerate(self.structures):
            left = self.shared["structures_left"][seat * len(self.structures) + kind]
            if left < 0:
                built = STRUCTURES_OF_A_KIND - left
                self.wrong(where, f"{SEATS[seat]} has {built} of the kind {one}, but only {STRUCTURES_OF_A_KIND} exist")

    def read_board(self, rows: int, piece: str, space_number: list[int]) -> None:
        """The board of columns; what stands there is called `piece` and has a number from 1 to 5."""
        s = self.s
        for name, spaces in self.mapped("board", self.data.get("board", {})).items():
            column = self.columns.index("movement") if name == "move" else self.one_of("board", name, self.columns)
            found = self.listed(f"board.{name}", spaces)
            if len(found) > rows:
                self.wrong(f"board.{name}", f"the column has {rows} spaces, found {len(found)}")
                continue
            for row, one in enumerate(found):
                if one is None or column == NONE:
                    continue
                where = f"board.{name}[{row + 1}]"
                fields = self.mapped(where, one)
                self.known(where, fields, ("seat", piece, "bribe"))
                space = column * ROWS + row
                s.space_seat[space] = self.seat(where, fields.get("seat"))
                space_number[space] = self.whole(f"{where}.{piece}", fields.get(piece), 1, 5)
                s.space_bribe[space] = self.whole(f"{where}.bribe", fields.get("bribe", 0), 0, MANY)

    def check_board(self, piece: str, space_number: list[int]) -> None:
        """While the columns are being joined, they are filled from the top and ordered by strength."""
        s = self.s
        for column, name in enumerate(self.columns):
            spaces = range(column * ROWS, column * ROWS + ROWS)
            filled = [s.space_seat[space] != NONE for space in spaces]
            if sorted(filled, reverse=True) != filled:
                self.wrong(f"board.{name}", f"while {piece}s are placed, a column is filled from the top")
            strength = [space_number[space] + s.space_bribe[space] for space in spaces]
            if sorted(strength, reverse=True) != strength:
                self.wrong(f"board.{name}", f"a {piece} never stands above one of greater strength, bribes included")

    def read_decks(self, where: str, decks: Mapping[str, Any], card: str) -> None:
        """The two decks: the cards put back on them, then their sizes. `card` is the field of a card put back."""
        self.known(where, decks, DECKS)
        for deck, name in enumerate(DECKS):
            one = self.mapped(f"{where}.{name}", decks.get(name, {}))
            self.known(f"{where}.{name}", one, ("cards", "top"))
            top = f"{where}.{name}.top"
            self._read_top(deck, top, self.listed(top, one.get("top", [])), card)
        for kind in range(len(self.card_count)):
            self.shared["unseen"][kind] = max(self.card_count[kind] - self.kinds_used[kind], 0)
        self._read_sizes(where, decks)

    def _read_top(self, deck: int, where: str, cards: list[Any], card: str) -> None:
        s = self.s
        if len(cards) > DEPTH:
            self.wrong(where, f"at most {DEPTH} cards can have been put back")
            return
        for place, one in enumerate(reversed(cards)):
            fields = self.mapped(where, one)
            self.known(where, fields, (card, "known_by"))
            s.top[deck * DEPTH + place] = self.card_kind(where, fields.get(card))
            for seat in self.some_of(f"{where}.known_by", fields.get("known_by", []), SEATS[: s.players]):
                s.top_known[deck * DEPTH + place] |= 1 << seat
        s.top_count[deck] = len(cards)

    def _read_sizes(self, where: str, decks: Mapping[str, Any]) -> None:
        """How many cards each deck has: as written, else an even split of what lies nowhere else."""
        s = self.s
        cards = sum(self.shared["unseen"]) + sum(s.top_count)
        sizes: list[int | None] = []
        for name in DECKS:
            one = decks.get(name, {})
            given = one.get("cards") if isinstance(one, Mapping) else None
            sizes.append(None if given is None else self.whole(f"{where}.{name}.cards", given, 0, cards))
        left, right = sizes
        if left is None:
            left = (cards + 1) // 2 if right is None else cards - right
        s.deck[0], s.deck[1] = left, cards - left if right is None else right
        if sum(s.deck) != cards:
            self.wrong(where, f"{cards} cards lie in the decks, but {sum(s.deck)} are counted")
        for deck, name in enumerate(DECKS):
            if s.deck[deck] < s.top_count[deck]:
                self.wrong(f"{where}.{name}", "more cards were put back than the deck has")

    def read_rewards(self, captured: Sequence[int]) -> None:
        """What is left under the rebels; there must be enough for those on the map."""
        s, printed = self.s, self.s.stickers
        left = self.data.get("rewards_left", {})
        self.numbers("rewards_left", left, self.rewards, self.shared["stickers"], lambda reward: reward, REBELS)
        for reward, name in enumerate(self.rewards):
            if self.shared["stickers"][reward] > printed[reward]:
                self.wrong(f"rewards_left.{name}", f"there are only {printed[reward]} of these rewards")
        if sum(self.shared["stickers"]) < sum(s.rebels):
            self.wrong("rewards_left", f"there are {sum(s.rebels)} rebels on the map and fewer rewards for them")
        if sum(s.rebels) + sum(captured) > REBELS:
            self.wrong("", f"there are only {REBELS} rebels, not {sum(s.rebels) + sum(captured)}")

    # Where the game stands

    def read_frames(self, entries: list[Any]) -> None:
        docket: Frame | None = None
        for place in range(len(entries) - 1, -1, -1):
            frame = self._read_frame(f"docket[{place + 1}]", self.mapped(f"docket[{place + 1}]", entries[place]))
            if frame is not None:
                frame.next = docket
                docket = frame
        self.s.docket = docket

    def _read_frame(self, where: str, entry: Mapping[str, Any]) -> Frame | None:
        known = [NAMES[number] for number, one in enumerate(self.rules.table) if not isinstance(one, Missing)]
        if self.one_of(f"{where}.procedure", entry.get("procedure"), known) == NONE:
            return None
        number = named(str(entry["procedure"]))
        operands = self.rules.table[number].operands.split()
        self.known(where, entry, ("procedure", "seat", *operands))
        seat = self.seat(f"{where}.seat", entry["seat"]) if "seat" in entry else NOBODY
        values = []
        for operand in operands:
            value = self.operands.read(operand, entry.get(operand))
            if value is None:
                expected = self.operands.expected(operand)
                self.wrong(f"{where}.{operand}", f"expected {expected}, found {entry.get(operand)!r}")
            values.append(value or 0)
        return Frame(number, seat, *values)

    def come_to_rest(self) -> None:
        """Go on to the first question; a docket that does not fit the rest of the position is told, not crashed on."""
        try:
            self.rules.settle(self.s)
            ask = self.rules.ask(self.s)
        except (IndexError, ValueError, AssertionError, TypeError):
            raise BadPosition(["docket: it does not fit the rest of the position."]) from None
        if ask is not None and not ask.moves:
            raise BadPosition([f"docket: at {ask.procedure!r} there would be nothing to choose."])


assert len(SEATS) == REBEL, "the rebel comes after the seats"
