"""The desk of either edition: what the map and the board of columns need to know, and an edition's names for it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from veche.drawing.desk import Desk as SharedDesk
from veche.drawing.noting import answered
from veche.drawing.scene import Scene
from veche.drawing.speech import Speech, speech
from veche.kernel.words import Words
from veche.titles.rurik.both.components import GOODS as NUMBER_OF_GOODS
from veche.titles.rurik.both.components import NONE, ROWS
from veche.titles.rurik.both.components import REGIONS as NUMBER_OF_REGIONS
from veche.titles.rurik.both.draw.geometry import SITES, Point, site

PACKAGE: Final = "veche.titles.rurik.both.draw"

ACTION: Final = "action"
"""The phase in which either edition takes its action turns."""

RESOLVING: Final = ("resolve", "resolve-which")
"""The procedures of an action turn before it is known to which space it belongs."""

Lifted: TypeAlias = tuple[int, int, bool]
"""A piece that is being moved: its seat, the region it stands in, and whether it is the leader."""


class Bid(NamedTuple):
    """What stands in a space of the board: whose it is, its number, which of two equal ones it is, and the bribe."""

    seat: int
    number: int
    copy: int
    bribe: int


NOBODY_BIDS: Final = Bid(NONE, 0, 0, 0)


@dataclass(frozen=True)
class Edition:
    """What an edition calls the things that both have, in the order in which both count them.

    `bid` is what is placed on the board of columns (the view has `space_…` and `…s` for it); `rounds` are played;
    `of_a_turn` are the procedures that remember the space to which the turn belongs, and perhaps the number of what
    stood there; `package` has the drawing's own words.
    """

    regions: tuple[str, ...]
    goods: tuple[str, ...]
    structures: tuple[str, ...]
    columns: tuple[str, ...]
    leaders: tuple[str, ...]
    bid: str
    rounds: int
    of_a_turn: tuple[str, ...]
    icons: tuple[str, ...]
    package: str

    def speech(self, words: Words) -> Speech:
        """What the drawing of this edition says."""
        return speech(words, PACKAGE, self.package)


class Desk(SharedDesk):
    """One drawing's material. `regions` are in play, `rulers` say who rules each; `rows` are those of the board.

    `resolved` is the space of the board to which the turn belongs, or NONE; what stood there was `resolver`'s, and had
    the number `resolved_number`, or 0 where nobody remembers it. `lifted` is the piece that is being moved.
    """

    always = SharedDesk.always | {"box", "edition", "players", "regions", "rows"}

    edition: Edition
    players: int
    regions: int
    rulers: tuple[int, ...]
    order: tuple[int, ...]
    phase: str
    rows: int
    resolved: int = NONE
    resolver: int = NONE
    resolved_number: int = 0
    lifted: Lifted | None = None
    rebel_piece: str = "p-rebel"
    rebel_word: str = "rebels"

    def __init__(self, edition: Edition, seats: tuple[str, ...], scene: Scene) -> None:
        super().__init__(scene, edition.speech(scene.words), seats)
        self.edition = edition
        self.players = scene.view.numbers["players"]
        for name, seat, space, number, *_ in scene.view.docket:
            if name in edition.of_a_turn:
                self.resolved, self.resolver, self.resolved_number = space, seat, number
                break

    @property
    def printed(self) -> Hashable:
        """The box, in which all is that is printed."""
        raise NotImplementedError

    @cached_property
    def ground(self) -> tuple[Hashable, ...]:
        return *super().ground, self.printed, self.players

    # Numbers

    def troops(self, seat: int, region: int) -> int:
        """Troops on the map, the leader not counted."""
        return self.columns["troops"][seat * NUMBER_OF_REGIONS + region]

    def leader_here(self, seat: int, region: int) -> bool:
        """Whether the seat's leader stands in the region."""
        return self.columns["leader_at"][seat] == region

    def owner(self, structure: int, region: int) -> int:
        """Who has this structure in the region, or NONE."""
        return self.columns["structures"][structure * NUMBER_OF_REGIONS + region]

    @property
    def kinds(self) -> int:
        """How many kinds of structures are played with."""
        return len(self.edition.structures)

    def full(self, structures: int) -> str:
        """What is said of a region with so many structures that has no room for another; else nothing."""
        return ""

    def places(self, region: int) -> dict[int, Point]:
        """Where the structures of a region stand, by kind: in their own places, or in one that is left."""
        built = [kind for kind in range(self.kinds) if self.owner(kind, region) != NONE]
        taken = {kind: kind for kind in built if kind < SITES}
        free = [place for place in range(SITES) if place not in taken]
        taken |= dict(zip([kind for kind in built if kind >= SITES], free))
        return {kind: site(region, place) for kind, place in taken.items()}

    def goods(self, seat: int) -> list[int]:
        """The seat's goods by kind."""
        return self.columns["goods"][seat * NUMBER_OF_GOODS : (seat + 1) * NUMBER_OF_GOODS]

    @answered
    def leader_of(self, seat: int) -> int:
        """The leader that the seat plays, or NONE before there is one."""
        held = self.columns["holder"]
        return held.index(seat) if seat in held else NONE

    # What is still to come

    @property
    @answered
    def is_last_round(self) -> bool:
        """Whether no round follows."""
        return self.numbers["round"] >= self.edition.rounds

    @property
    @answered
    def is_income_to_come(self) -> bool:
        """Whether anybody will earn an income again: each round but the last brings one, at its end."""
        waiting = [name for name, *_ in self.view.docket]
        earned = "prepare-next-round" in waiting and "earn-income" not in waiting
        return self.numbers["round"] + earned < self.edition.rounds

    def purse(self, seat: int, income: int) -> str:
        """What is said of a seat's coins: how many, and the next income as things stand, if there is one."""
        key = "draw.coins.tip" if self.is_income_to_come else "draw.coins.last"
        return self.say(key, figure=self.columns["coins"][seat], income=income)

    # The board of columns

    @answered
    def bids(self, row: int) -> tuple[Bid, ...]:
        """Who stands in a row of the board, by column."""
        columns = self.columns
        seats, numbers, bribes = columns["space_seat"], columns[f"space_{self.edition.bid}"], columns["space_bribe"]
        found = []
        for space in range(row, len(seats), ROWS):
            seat, number = seats[space], numbers[space]
            copy = 1 + sum([seats[other] == seat and numbers[other] == number for other in range(space)])
            found.append(Bid(seat, number, copy, bribes[space]) if seat != NONE else NOBODY_BIDS)
        return tuple(found)

    @answered
    def resolved_in(self, row: int) -> int:
        """The column of this row to whose space the turn belongs, or NONE."""
        return self.resolved // ROWS if self.resolved != NONE and self.resolved % ROWS == row else NONE

    # Whose turn it is

    @property
    @answered
    def acting(self) -> int:
        """The seat whose action turn it is, or NONE."""
        carrying = (*self.edition.of_a_turn, *RESOLVING)
        return next((seat for name, seat, *_ in self.view.docket if name in carrying), NONE)

    @property
    @answered
    def is_my_action(self) -> bool:
        """Whether it is one's own action turn, whoever is asked in it."""
        return self.acting == self.mine

    @property
    @answered
    def is_done_acting(self) -> bool:
        """Whether one's own last action turn of the game is over."""
        waits = self.mine in self.columns["space_seat"] or self.is_my_action
        return self.is_last_round and self.phase == ACTION and not waits

    @answered
    def is_waiting_for(self, *procedures: str) -> bool:
        """Whether one of these is still to come for the own seat."""
        return any(name in procedures and seat == self.mine for name, seat, *_ in self.view.docket)

    # Names

    def region(self, number: int) -> str:
        """What the region is called, as plain text."""
        return self.say(f"region.{self.edition.regions[number]}")

    def leader(self, seat: int) -> str:
        """The name of the seat's leader, or nothing before there is one."""
        leader = self.leader_of(seat)
        return "" if leader == NONE else self.say(f"leader.{self.edition.leaders[leader]}")

    def more_goods(self, region: int) -> int:
        """How many goods lie in the region besides the first."""
        return 0

    def goods_said(self, region: int) -> str:
        """What is said of the goods in a region where more than one lies; else nothing."""
        return ""

    def structure_tip(self, what: str, owner: int) -> str:
        """What a structure of this kind does, and for whom."""
        return self.say(f"draw.structure.{what}")

    def landing(self, seat: int, number: int, bribe: int) -> list[int]:
        """By column of the board: the row in which such a bid would come to stand, or NONE where there is no room."""
        raise NotImplementedError

    def price(self, region: int, action: str) -> int:
        """What taxing or building in the region costs one's own seat."""
        raise NotImplementedError
