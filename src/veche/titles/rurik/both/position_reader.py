"""Reading a position, as far as both editions write it alike: every field is checked, everything wrong is told at once.

An edition's reader says what its things are called and reads what only it has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from veche.kernel.docket_data import read_docket
from veche.kernel.kinds import some_of
from veche.kernel.position_file import PositionReader
from veche.kernel.rules import Rules
from veche.kernel.telling import Part, Told
from veche.titles.rurik.both.board import strength
from veche.titles.rurik.both.components import (
    DECKS,
    DEPTH,
    MANY,
    NONE,
    REBEL,
    ROWS,
    SEATS,
    TROOPS,
)
from veche.titles.rurik.both.operands import Operands
from veche.titles.rurik.both.position_layout import KNOWN_BY, PLAYED, FieldNames, space_fields
from veche.titles.rurik.both.printed import REBELS
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.state import HERE, T

OF_THE_MAP = (("region", "there", "inheritance", "opponent", "attacker"), ("massing", "where", "passed"))
"""Operands that are regions or seats, and those that count regions: only as many as are in play."""


class EditionReader(PositionReader[T]):
    """Reads one position into a fresh state, and collects what is wrong on the way."""

    package: str
    """Whose words tell what each edition says otherwise."""

    edition: FieldNames
    phases: tuple[str, ...]
    places: Mapping[str, int]
    """Where a position can stand by `at`, with the phase that it means."""

    rows: int
    """How many spaces a column of the board has."""

    price_of_a_bribe: int

    operands: Operands

    def __init__(
        self,
        rules: Rules[T],
        data: Mapping[str, Any],
        card_ids: list[list[str]],
        card_names: list[str],
        card_count: list[int],
    ) -> None:
        super().__init__(data)
        things = self.layout.things
        self.regions, self.structures, self.leaders = things["region"], things["structure"], things["leader"]
        self.columns = things["board column"][:-1]
        self.rewards = things["reward"]
        self.rules = rules
        self.card_ids = card_ids
        self.card_names = card_names
        self.card_count = card_count
        self.cards_used: dict[str, str] = {}
        self.kinds_used = [0] * len(card_count)
        self.special = {
            "phase": self._read_phase,
            "marker": self._read_marker,
            "seats.<seat>.leader": self._read_leader,
            "seats.<seat>.troops": self._count_troops,
            f"seats.<seat>.{self.edition.structures}": self.read_structures,
            f"seats.<seat>.{self.edition.cards}": self._read_hand,
            "board": self._read_board,
            self.edition.cards: self._read_cards,
            "rewards_left": self._check_rewards,
        }

    @property
    def in_play(self) -> int:
        return self.s.chart.in_play[self.s.players]

    def _own(self, key: str, **arguments: Part) -> Told:
        """What each edition says in its own words."""
        return Told(key, within=self.package, **arguments)

    # Things

    def thing(self, thing: str, where: str, value: Any) -> int:
        if thing != "region":
            return super().thing(thing, where, value)
        region = self.one_of(where, value, self.regions)
        if region >= self.in_play:
            self.wrong(where, RurikProblem("position.region", region=self.regions[region], players=self.s.players))
            return NONE
        return region

    def card_kind(self, where: str, value: Any) -> int:
        """A card of the two decks by its id (each only once) or by the name of its kind."""
        kind = NONE
        for number, ids in enumerate(self.card_ids):
            if value in ids:
                kind = number
                if value in self.cards_used:
                    self.wrong(where, self._own("position.card-twice", card=value, place=self.cards_used[value]))
                self.cards_used[value] = where
        if kind == NONE and isinstance(value, str) and value in self.card_names:
            kind = self.card_names.index(value)
        if kind == NONE:
            self.wrong(where, self._own("position.card-unknown", card=repr(value)))
            return NONE
        self.kinds_used[kind] += 1
        if self.kinds_used[kind] == self.card_count[kind] + 1:
            self.wrong(where, self._own("position.cards", number=self.card_count[kind], card=value))
        return kind

    def card_kinds(self, where: str, values: Any) -> list[int]:
        """A list of such cards."""
        found = [self.card_kind(where, value) for value in self.listed(where, values)]
        return [kind for kind in found if kind != NONE]

    # Fields

    def _read_phase(self, where: str, given: Mapping[str, Any]) -> None:
        """A position that stands somewhere is in the phase of that place."""
        standing = given.get("at")
        means = self.places[standing] if isinstance(standing, str) and standing in self.places else self.s.phase
        written = self.value("phase", given, self.phases[means])
        self.s.phase = written if standing is None and written is not None else means

    def _read_marker(self, where: str, given: Mapping[str, Any]) -> None:
        if "marker" not in given:
            self.s.marker = self.s.first

    def _read_leader(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        holder = self.shared["holder"]
        if given.get("leader") is None:
            return
        leader = self.thing("leader", where, given["leader"])
        if leader != NONE and holder[leader] not in (NONE, seat):
            held = self.s.chart.seats[holder[leader]]
            self.wrong(where, RurikProblem("position.leader", leader=self.leaders[leader], seat=held))
        elif leader != NONE:
            holder[leader] = seat

    def _count_troops(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        """The others are in the supply."""
        s = self.s
        placed = sum(s.troops[seat * HERE : (seat + 1) * HERE])
        most = self.troops_of(seat)
        if placed > most:
            self.wrong(where, RurikProblem("position.troops", seat=self.s.chart.seats[seat], found=placed, number=most))
        s.reserve[seat] = max(most - placed, 0)

    def troops_of(self, seat: int) -> int:
        """How many troops the seat has in all."""
        return TROOPS

    def read_structures(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        for name, kinds in self.mapped(where, given.get(self.edition.structures, {})).items():
            region = self.thing("region", where, name)
            for kind in some_of(self, f"{where}.{name}", kinds, "structure"):
                if region == NONE:
                    continue
                if self.shared["structures"][kind * HERE + region] != NONE:
                    another = RurikProblem("position.structure", structure=self.structures[kind], region=name)
                    self.wrong(f"{where}.{name}", another)
                    continue
                self.shared["structures"][kind * HERE + region] = seat
                self.shared["structures_left"][seat * len(self.structures) + kind] -= 1

    def check_structures(self, seat: int, where: str) -> None:
        for kind, one in enumerate(self.structures):
            left = self.shared["structures_left"][seat * len(self.structures) + kind]
            if left < 0:
                exist = self.s.structures_left[seat * len(self.structures) + kind]
                built = exist - left
                too_many = RurikProblem(
                    "position.structures", seat=self.s.chart.seats[seat], found=built, structure=one, number=exist
                )
                self.wrong(where, too_many)

    def _read_hand(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        for kind in self.card_kinds(where, given.get(self.edition.cards, [])):
            self.shared["hand"][seat * len(self.card_count) + kind] += 1
            self.s.hand_size[seat] += 1

    def _read_board(self, where: str, given: Mapping[str, Any]) -> None:
        """The board of columns; what stands there has a number."""
        s, piece = self.s, self.edition.piece
        kinds, numbers = space_fields(piece), self.column(self.edition.space_number)
        for name, spaces in self.mapped(where, given.get("board", {})).items():
            column = self.columns.index("movement") if name == "move" else self.one_of(where, name, self.columns)
            found = self.listed(f"{where}.{name}", spaces)
            if len(found) > self.rows:
                self.wrong(f"{where}.{name}", RurikProblem("position.column", spaces=self.rows, found=len(found)))
                continue
            for row, one in enumerate(found):
                if one is None or column == NONE:
                    continue
                there = f"{where}.{name}[{row + 1}]"
                fields = self.mapped(there, one)
                self.known(there, fields, tuple(kinds))
                place = column * ROWS + row
                s.space_seat[place] = self.thing("seat", there, fields.get("seat"))
                numbers[place] = kinds[piece].read(self, f"{there}.{piece}", fields.get(piece))
                s.space_bribe[place] = kinds["bribe"].read(self, f"{there}.bribe", fields.get("bribe", 0))

    def check_board(self, of_the_round: list[int], due: bool) -> None:
        """On the board and waiting, a player has at most the pieces of the round (how many of each number).

        While they are still to be placed (`due`), those that nobody mentions wait.
        """
        s, width = self.s, len(of_the_round)
        waiting, space_number = self.column(f"{self.edition.piece}s"), self.column(self.edition.space_number)
        given = self.mapped("seats", self.data.get("seats", {}))
        for seat in range(s.players):
            have = list(of_the_round)
            for space, owner in enumerate(s.space_seat):
                if owner == seat:
                    have[space_number[space]] -= 1
            fields = given.get(self.s.chart.seats[seat], {})
            if due and not (isinstance(fields, Mapping) and f"{self.edition.piece}s" in fields):
                for number in range(width):
                    waiting[seat * width + number] = max(have[number], 0)
            for number in range(1, width):
                if have[number] < waiting[seat * width + number]:
                    too_many = self._own("position.pieces", piece=number, round=s.round)
                    self.wrong(f"seats.{self.s.chart.seats[seat]}", too_many)

    def check_columns(self) -> None:
        """While the columns are being joined, they are filled from the top and ordered by strength."""
        s, space_number = self.s, self.column(self.edition.space_number)
        for column, name in enumerate(self.columns):
            spaces = range(column * ROWS, column * ROWS + ROWS)
            filled = [s.space_seat[space] != NONE for space in spaces]
            if sorted(filled, reverse=True) != filled:
                self.wrong(f"board.{name}", self._own("position.column-gap"))
            total = [strength(space_number[space], s.space_bribe[space], self.price_of_a_bribe) for space in spaces]
            # A bribe of MANY may have been more, so that nobody knows which of two such is the stronger.
            if sorted(total, reverse=True) != total and MANY not in [s.space_bribe[space] for space in spaces]:
                self.wrong(f"board.{name}", self._own("position.column-order"))

    def _read_cards(self, where: str, given: Mapping[str, Any]) -> None:
        """The cards of the two decks that lie somewhere else, and what is left of the decks."""
        fields = self.within(given, self.edition.cards)
        for name in ("drawn", "revealed", "discard", *self.edition.more_piles):
            for kind in self.card_kinds(f"{where}.{name}", fields.get(name, [])):
                self.shared[name][kind] += 1
                if name == "discard":
                    self.discarded(kind)
        if fields.get("played") is not None:
            setattr(self.s, PLAYED, self.card_kind(f"{where}.played", fields["played"]))
        self._read_decks(f"{where}.decks", self.mapped(f"{where}.decks", fields.get("decks", {})), self.edition.card)

    def discarded(self, kind: int) -> None:
        """A card of this kind lies on top of the discard pile."""

    def _read_decks(self, where: str, decks: Mapping[str, Any], card: str) -> None:
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
            self.wrong(where, RurikProblem("position.put-back", most=DEPTH))
            return
        for place, one in enumerate(reversed(cards)):
            fields = self.mapped(where, one)
            self.known(where, fields, (card, "known_by"))
            s.top[deck * DEPTH + place] = self.card_kind(where, fields.get(card))
            s.top_known[deck * DEPTH + place] = KNOWN_BY.read(self, f"{where}.known_by", fields.get("known_by", []))
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
            self.wrong(where, RurikProblem("position.decks", cards=cards, found=sum(s.deck)))
        for deck, name in enumerate(DECKS):
            if s.deck[deck] < s.top_count[deck]:
                self.wrong(f"{where}.{name}", RurikProblem("position.deck"))

    def _check_rewards(self, where: str, given: Mapping[str, Any]) -> None:
        """What is left under the rebels."""
        printed = self.s.stickers
        for reward, name in enumerate(self.rewards):
            if self.shared["stickers"][reward] > printed[reward]:
                self.wrong(f"{where}.{name}", RurikProblem("position.rewards", number=printed[reward]))

    def check_rebels(self, captured: Sequence[int], in_all: int = REBELS) -> None:
        """There are no more rebels than the box has, and enough rewards for those on the map."""
        s = self.s
        if sum(self.shared["stickers"]) < sum(s.rebels):
            self.wrong("rewards_left", RurikProblem("position.rebels-rewards", rebels=sum(s.rebels)))
        if sum(s.rebels) + sum(captured) > in_all:
            self.wrong("", RurikProblem("position.rebels", number=in_all, found=sum(s.rebels) + sum(captured)))

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

    def read_docket(self, stand: Callable[[T, str, int], Told | None], over: int, setup: int) -> None:
        """Where the game stands: by `at` and `seat`, by a docket, or because it is over or not yet begun.

        `stand` writes the docket of a place, or says why one cannot stand there.
        """
        s, data = self.s, self.data
        if "at" in data:
            for field in ("drawn", "revealed", "played"):
                if self.within(data, self.edition.cards).get(field):
                    where = f"{self.edition.cards}.{field}"
                    self.wrong(where, RurikProblem(f"position.not-{field}", at=repr(data["at"])))
            seat = self.thing("seat", "seat", data.get("seat", self.s.chart.seats[s.first]))
            if self.one_of("at", data["at"], tuple(self.places)) != NONE and seat != NONE:
                why_not = stand(s, str(data["at"]), seat)
                if why_not is not None:
                    self.wrong("at", why_not)
        elif "docket" in data:
            entries = self.listed("docket", data["docket"])
            seats = s.chart.seats[: s.players]
            s.docket = read_docket(self, self.rules, entries, seats, self.operand, self.operands.expected)
        elif s.phase == over:
            s.docket = None
        elif s.phase != setup:
            places = " | ".join(self.places)
            self.wrong("", RurikProblem("position.stands", places=places))


assert len(SEATS) == REBEL, "the rebel comes after the seats"
