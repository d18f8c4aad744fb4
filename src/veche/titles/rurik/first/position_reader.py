"""Reading a position of the first edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.colours import OF_SEATS, first_of
from veche.kernel.docket_data import check_docket, come_to_rest
from veche.kernel.telling import Told
from veche.titles.rurik.both.components import MOST_IN_A_REGION, NONE
from veche.titles.rurik.both.position_reader import EditionReader
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.state import HERE, UNSEEN
from veche.titles.rurik.first.components import DIFFICULTIES, OLD_LEADERS, POINT_TOKENS, WARFARE_REWARDS
from veche.titles.rurik.first.docket_order import ORDER
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.position_layout import LAYOUT, NAMES, USED_THIS_ROUND, table
from veche.titles.rurik.first.possible import NEEDS, check_table
from veche.titles.rurik.first.problem import PACKAGE, FirstProblem
from veche.titles.rurik.first.rebellion.newer import is_newer
from veche.titles.rurik.first.rebellion.position import read_rebellion
from veche.titles.rurik.first.rebellion.possible import check_cards, check_seats
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.setup import fresh, fresh_alone
from veche.titles.rurik.first.standing import PLACES, stand
from veche.titles.rurik.first.state import (
    IN_ROW,
    INTRIGUE,
    LEFT_OUT,
    OVER,
    PHASES,
    SETUP,
    STONE_AND_BLADE,
    STRATEGY,
    VARIANTS,
    RurikState,
)
from veche.titles.rurik.first.state_class import SHARED
from veche.titles.rurik.first.stone_and_blade.module import (
    rebels_in_the_box,
    stone_and_blade,
    troops_of_the_rebellion,
)
from veche.titles.rurik.first.strategy_phase import PRICE_OF_A_BRIBE

if TYPE_CHECKING:
    from veche.titles.rurik.first.rules import RurikRules


def called(s: RurikState) -> Mapping[str, str]:
    """Alone, the troops on the map that belong to nobody are neutral troops, not rebels."""
    return LAYOUT.also_called if alone(s) else {}


class RurikReader(EditionReader[RurikState]):
    """Reads one position into a fresh state, and collects what is wrong on the way."""

    package = PACKAGE
    layout = LAYOUT
    edition = NAMES
    phases = PHASES
    places = PLACES
    price_of_a_bribe = PRICE_OF_A_BRIBE

    def __init__(self, rules: RurikRules, data: Mapping[str, Any]) -> None:
        self.box = rules.box
        self.operands = operands(rules.box)
        super().__init__(rules, data, rules.box.scheme_cards, rules.box.scheme_names, list(rules.box.scheme_count))
        self.special = {
            **self.special,
            "seats.<seat>": self._check_seat,
            "deeds.row": self._read_row,
            "intrigues": self._read_intrigues,
            "used_this_round": self._read_used,
            "warfare_rewards": self._read_warfare_rewards,
        }

    def read(self) -> RurikState:
        """The state, or BadPosition with every problem."""
        self.known_fields("", "", self.data)
        players = self.value("players", self.data, 2)
        self.stop_at_problems()
        s = self._fresh(players)
        self.begin(s, table(self.box, s.players), SHARED)
        self.rows = self.box.rows[s.players]
        self.called = called(s)
        self.card_count = list(self.box.schemes_with(s.variants & STONE_AND_BLADE != 0))
        self.read_fields()
        self._check_expansion()
        self._check_intrigue()
        self._check_stone_and_blade()
        if not alone(s):
            self.check_rebels(list(s.defeated), rebels_in_the_box(s))
        placing = s.phase == STRATEGY
        self.check_board(advisors_of(s.players, s.round), placing)
        if placing:
            self.check_columns()
        if alone(s):
            check_seats(self, self.data, self.box.seats, self.shared["holder"], is_newer(s))
            read_rebellion(self, s, self.shared["rebellion"], self.data.get("rebellion", {}))
        elif "rebellion" in self.data:
            self.wrong("rebellion", FirstProblem("position.not-alone"))
        self.stop_at_problems()
        self.finish()
        self.read_docket(stand, OVER, SETUP)
        self.stop_at_problems()
        people = 1 if alone(s) else s.players
        check_docket(self, self.rules, s, ORDER, NEEDS, PHASES[s.phase], people, self.box.seats[: s.players])
        self.stop_at_problems()
        check_table(self, s)
        if alone(s):
            check_cards(self, s, self.shared["rebellion"])
        self.stop_at_problems()
        come_to_rest(self.rules, s)
        return s

    def _fresh(self, players: int) -> RurikState:
        """A fresh table for so many players with the options of the position; alone, against the Rebellion."""
        variants = level = 0
        given = self.options(self.box.colours)
        for plain, value in given.items():
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain == "difficulty" and players == 1:
                level = max(self.one_of("options", value, DIFFICULTIES), 0)
            elif plain not in ("leaders", *OF_SEATS):
                self.wrong("options", RurikProblem("position.option", option=repr(plain)))
        if players == 1:
            return fresh_alone(self.box, level, variants, [])
        return fresh(self.box, players, variants, [], first_of(self.box.seats, given))

    def troops_of(self, seat: int) -> int:
        return troops_of_the_rebellion(self.s) if is_rebellion(self.s, seat) else super().troops_of(seat)

    def elsewhere(self, card: str, place: int) -> Told:
        if place != LEFT_OUT:
            return super().elsewhere(card, place)
        return FirstProblem("position.left-out", card=card)

    def _check_seat(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        self.check_structures(seat, f"{where}.structures")

    def _read_row(self, where: str, given: Mapping[str, Any]) -> None:
        s = self.s
        row = self.listed(where, given.get("row", []))
        if len(row) > len(s.row):
            self.wrong(where, FirstProblem("position.row", number=len(s.row), found=len(row)))
        for place, name in enumerate(row[: len(s.row)]):
            if name is not None:
                s.row[place] = self.lay(where, name, "deed", "deed_at", IN_ROW)

    def _read_intrigues(self, where: str, given: Mapping[str, Any]) -> None:
        """The cards from the left, by name or id; a match without them has none."""
        names, column = self.box.intrigue_names, self.shared["intrigues"]
        row = self.listed(where, given.get(where, []))
        if len(row) > len(column):
            self.wrong(where, FirstProblem("position.intrigues", number=len(column), found=len(row)))
        for place, name in enumerate(row[: len(column)]):
            if name is not None:
                column[place] = self.one_of(where, name, names, "intrigue")
        if [card for card in column if card != NONE and column.count(card) > 1]:
            self.wrong(where, FirstProblem("position.intrigue-twice"))

    def _check_intrigue(self) -> None:
        """What only intrigues bring lies on no other table, and goods more than one only where one lies."""
        more, here = self.shared["more_goods"], self.s.good_here
        if not self.s.variants & INTRIGUE or alone(self.s):
            for where, column in (("intrigues", "intrigues"), ("regions", "more_goods"), ("seats", "built")):
                if any(number not in (0, NONE) for number in self.shared[column]):
                    self.wrong(where, FirstProblem("position.no-intrigue"))
        for region, number in enumerate(more):
            if number and not here[region]:
                self.wrong(f"regions.{self.regions[region]}.more_goods", FirstProblem("position.more-goods"))

    def _check_expansion(self) -> None:
        """What only Stone & Blade brings lies on no other table."""
        s = self.s
        if s.variants & STONE_AND_BLADE:
            return
        if s.taxing_over or s.build_begun:
            self.wrong("turn", FirstProblem("position.no-stone-and-blade"))
        if any(where != UNSEEN for where in self.shared["inheritance_at"]):
            self.wrong("seats", FirstProblem("position.no-stone-and-blade"))
        if any(seat != NONE for seat in self.shared["holder"][OLD_LEADERS:]):
            self.wrong("seats", FirstProblem("position.no-stone-and-blade"))

    # Stone & Blade

    def discarded(self, kind: int) -> None:
        if stone_and_blade(self.s):
            pile = self.shared["pile"]
            pile[pile.index(NONE)] = kind

    def _read_warfare_rewards(self, where: str, given: Mapping[str, Any]) -> None:
        """The tokens by space; each is there once."""
        column = self.shared["warfare_rewards"]
        tokens = self.listed(where, given.get(where, []))
        if len(tokens) > len(column):
            self.wrong(where, FirstProblem("position.warfare-rewards", number=len(column), found=len(tokens)))
        for place, name in enumerate(tokens[: len(column)]):
            if name is not None:
                column[place] = self.one_of(where, name, WARFARE_REWARDS)
        if [token for token in column if token != NONE and column.count(token) > 1]:
            self.wrong(where, FirstProblem("position.warfare-reward-twice"))

    def _check_stone_and_blade(self) -> None:
        """What only the expansion brings lies on no other table."""
        s = self.s
        if stone_and_blade(s):
            for seat in range(s.players):
                self._check_boons(seat)
            for region, name in enumerate(self.regions[: self.in_play]):
                kinds = range(len(self.structures))
                found = len([kind for kind in kinds if self.shared["structures"][kind * HERE + region] != NONE])
                if found > MOST_IN_A_REGION:
                    self.wrong("", FirstProblem("position.region-full", region=name, number=MOST_IN_A_REGION))
            if sum(self.shared["point_tokens"]) > POINT_TOKENS:
                self.wrong("seats", FirstProblem("position.point-tokens", number=POINT_TOKENS))
            return
        for where, column in (
            ("warfare_rewards", "warfare_rewards"),
            ("seats", "boons"),
            ("seats", "boons_held"),
            ("seats", "point_tokens"),
            ("schemes.removed", "removed"),
        ):
            if any(number not in (0, NONE) for number in self.shared[column]):
                self.wrong(where, FirstProblem("position.no-stone-and-blade"))

    def _check_boons(self, seat: int) -> None:
        """A boon lies under its column or on the dock, and each only once."""
        mine = slice(seat * len(self.box.boons), (seat + 1) * len(self.box.boons))
        under, held = self.shared["boons"][mine], self.shared["boons_held"][seat]
        beyond = any(lies > there for lies, there in zip(under, self.box.boons))
        if beyond or sum(under) + held > sum(self.box.boons):
            self.wrong(f"seats.{self.box.seats[seat]}.boons", FirstProblem("position.boons"))

    def _read_used(self, where: str, given: Mapping[str, Any]) -> None:
        used = [self.one_of(where, name, USED_THIS_ROUND) for name in self.listed(where, given.get(where, []))]
        s = self.s
        s.maria_used, s.predslava_used, s.gleb_used, s.theofana_used = [int(place in used) for place in range(4)]
