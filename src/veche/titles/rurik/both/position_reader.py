"""Reading a position, as far as both editions write it alike: every field is checked, everything wrong is told at once.

An edition's reader says what its things are called and reads what only it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from veche.kernel.docket_data import read_docket
from veche.kernel.fields import Fields
from veche.kernel.numbers import Row
from veche.kernel.rules import Rules
from veche.kernel.state import Column, put
from veche.titles.rurik.both.components import (
    DECKS,
    DEPTH,
    MANY,
    NONE,
    REBEL,
    ROWS,
    SEATS,
    STRUCTURES_OF_A_KIND,
    TROOPS,
)
from veche.titles.rurik.both.operands import Operands
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED, UNSEEN, T

REBELS = 15
OF_THE_MAP = (("region", "there", "inheritance", "opponent", "attacker"), ("massing", "where", "passed"))
"""Operands that are regions or seats, and those that count regions: only as many as are in play."""


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
    places: Mapping[str, int]
    """Where a position can stand by `at`, with the phase that it means."""

    card: str
    cards_field: str
    """What the cards of the two decks are called, and the field that says where they lie."""

    piece: str
    a_piece: str
    several: str
    strength: str
    """What is placed on the board of columns, one of them, several of one number, and what decides who is higher."""

    others: str = "rebels"
    """What those on the map that belong to nobody are called."""

    s: T
    shared: dict[str, list[int]]
    operands: Operands

    def __init__(
        self,
        rules: Rules[T],
        data: Mapping[str, Any],
        card_ids: list[list[str]],
        card_names: list[str],
        card_count: Column,
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

    @property
    def rows(self) -> int:
        """How many spaces a column of the board has."""
        raise NotImplementedError

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
        column: Column | list[int],
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
                self.wrong(where, self.elsewhere(names[card], column[card]))
            column[card] = place

    def elsewhere(self, card: str, place: int) -> str:
        """Why a card cannot be here that is already in this place."""
        return f"{card} is in another place too"

    # Fields

    def read_round(self, rounds: int, phases: Sequence[str], setup: int) -> None:
        """Round, phase, first player and marker; a position that stands somewhere is in the phase of that place."""
        s, data = self.s, self.data
        s.round = self.whole("round", data.get("round", 1), 1, rounds)
        standing = data.get("at")
        default = self.places[standing] if isinstance(standing, str) and standing in self.places else setup
        s.phase = self.one_of("phase", data["phase"], phases) if "phase" in data else default
        if standing is not None:
            s.phase = default
        if "first_player" in data:
            s.first = s.marker = max(self.seat("first_player", data["first_player"]), 0)
        if "marker" in data:
            s.marker = max(self.seat("marker", data["marker"]), 0)

    def read_regions(self) -> None:
        for name, fields in self.mapped("regions", self.data.get("regions", {})).items():
            where = f"regions.{name}"
            region = self.region("regions", name)
            self.known(where, self.mapped(where, fields), (self.others, "good", "good_here"))
            if region == NONE or not isinstance(fields, Mapping):
                continue
            number = fields.get(self.others, self.s.rebels[region])
            self.s.rebels[region] = self.whole(f"{where}.{self.others}", number, 0, REBELS)
            if "good" in fields:
                self.shared["good_of"][region] = max(self.one_of(f"{where}.good", fields["good"], self.goods), 0)
            if "good_here" in fields:
                self.s.good_here[region] = self.truth(f"{where}.good_here", fields["good_here"])

    def read_leader(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        holder = self.shared["holder"]
        if fields.get("leader") is not None:
            leader = self.one_of(f"{where}.leader", fields["leader"], self.leaders)
            if leader != NONE and holder[leader] not in (NONE, seat):
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
        most = self.troops_of(seat)
        if placed > most:
            self.wrong(where, f"{SEATS[seat]} has {placed} troops on the map, but only {most} exist")
        s.reserve[seat] = max(most - placed, 0)

    def troops_of(self, seat: int) -> int:
        """How many troops the seat has in all."""
        return TROOPS

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

    def read_agendas(self, seat: int, where: str, fields: Mapping[str, Any], agendas: Sequence[str]) -> None:
        """The agenda a seat keeps, those it chooses from, and those it put back."""
        kept = fields.get("agenda")
        agenda_at = self.shared["agenda_at"]
        self.cards(f"{where}.agenda", [] if kept is None else [kept], agendas, agenda_at, UNSEEN, seat)
        for field, place in (("agendas_dealt", DEALT + seat), ("agendas_returned", RETURNED + seat)):
            self.cards(f"{where}.{field}", fields.get(field, []), agendas, agenda_at, UNSEEN, place)

    def read_board(self, rows: int, space_number: Column) -> None:
        """The board of columns; what stands there has a number from 1 to 5."""
        s, piece = self.s, self.piece
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

    def check_board(self, of_the_round: list[int], waiting: Column, space_number: Column, due: bool) -> None:
        """On the board and waiting, a player has at most the pieces of the round (how many of each number).

        While they are still to be placed (`due`), those that nobody mentions wait.
        """
        s, width = self.s, len(of_the_round)
        given = self.mapped("seats", self.data.get("seats", {}))
        for seat in range(s.players):
            have = list(of_the_round)
            for space, owner in enumerate(s.space_seat):
                if owner == seat:
                    have[space_number[space]] -= 1
            fields = given.get(SEATS[seat], {})
            if due and not (isinstance(fields, Mapping) and f"{self.piece}s" in fields):
                put(waiting, seat * width, [max(number, 0) for number in have])
            for number in range(1, width):
                if have[number] < waiting[seat * width + number]:
                    several = self.several.format(number)
                    self.wrong(f"seats.{SEATS[seat]}", f"more {several} than a player has in round {s.round}")

    def check_columns(self, space_number: Column) -> None:
        """While the columns are being joined, they are filled from the top and ordered by strength."""
        s = self.s
        for column, name in enumerate(self.columns):
            spaces = range(column * ROWS, column * ROWS + ROWS)
            filled = [s.space_seat[space] != NONE for space in spaces]
            if sorted(filled, reverse=True) != filled:
                self.wrong(f"board.{name}", f"while {self.piece}s are placed, a column is filled from the top")
            total = [space_number[space] + s.space_bribe[space] for space in spaces]
            # A bribe of MANY may have been more, so that nobody knows which of two such is the stronger.
            if sorted(total, reverse=True) != total and MANY not in [s.space_bribe[space] for space in spaces]:
                higher = f"{self.a_piece} never stands above one of greater {self.strength}, bribes included"
                self.wrong(f"board.{name}", higher)

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

    def read_rewards(self) -> None:
        """What is left under the rebels."""
        printed = self.s.stickers
        left = self.data.get("rewards_left", {})
        self.numbers("rewards_left", left, self.rewards, self.shared["stickers"], lambda reward: reward, REBELS)
        for reward, name in enumerate(self.rewards):
            if self.shared["stickers"][reward] > printed[reward]:
                self.wrong(f"rewards_left.{name}", f"there are only {printed[reward]} of these rewards")

    def check_rebels(self, captured: Row) -> None:
        """There are no more rebels than the box has, and enough rewards for those on the map."""
        s = self.s
        if sum(self.shared["stickers"]) < sum(s.rebels):
            self.wrong("rewards_left", f"there are {sum(s.rebels)} rebels on the map and fewer rewards for them")
        if sum(s.rebels) + sum(captured) > REBELS:
            self.wrong("", f"there are only {REBELS} rebels, not {sum(s.rebels) + sum(captured)}")

    # Where the game stands

    def operand(self, name: str, written: Any) -> int | None:
        """The value of an operand, if it is in play with so many players."""
        value = self.operands.read(name, written)
        if value is None:
            return None
        if name == "space":
            return value if value % ROWS < self.rows else None
        most = self.s.players if name in ("opponent", "attacker") else self.in_play
        if name == "used":
            return value if value < 1 << most else None
        beyond = value >= most if name in OF_THE_MAP[0] else value > most if name in OF_THE_MAP[1] else False
        return None if beyond else value

    def read_docket(self, stand: Callable[[T, str, int], str], over: int, setup: int) -> None:
        """Where the game stands: by `at` and `seat`, by a docket, or because it is over or not yet begun.

        `stand` writes the docket of a place, or says why one cannot stand there.
        """
        s, data = self.s, self.data
        if "at" in data:
            for field in ("drawn", "revealed", "played"):
                if self.mapped(self.cards_field, data.get(self.cards_field, {})).get(field):
                    where = f"{self.cards_field}.{field}"
                    self.wrong(where, f"at {data['at']!r} no card is {field}; this needs a docket")
            seat = self.seat("seat", data.get("seat", SEATS[s.first]))
            if self.one_of("at", data["at"], tuple(self.places)) != NONE and seat != NONE:
                why_not = stand(s, str(data["at"]), seat)
                if why_not:
                    self.wrong("at", why_not)
        elif "docket" in data:
            entries = self.listed("docket", data["docket"])
            s.docket = read_docket(self, self.rules, entries, SEATS[: s.players], self.operand, self.operands.expected)
        elif s.phase == over:
            s.docket = None
        elif s.phase != setup:
            places = " | ".join(self.places)
            self.wrong("", f"say where the game stands: either a docket, or at = {places} with a seat")


assert len(SEATS) == REBEL, "the rebel comes after the seats"
