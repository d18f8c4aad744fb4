"""Reading a position of the second edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.colours import OF_SEATS, first_of
from veche.kernel.docket_data import check_docket, come_to_rest
from veche.kernel.kinds import some_of
from veche.kernel.telling import Told
from veche.titles.rurik.both.components import NONE, STRUCTURES_OF_A_KIND
from veche.titles.rurik.both.position_reader import EditionReader
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.second.components import (
    BUILDINGS,
    CONTRACTS,
    DEEDS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    QUESTS,
    ROADS,
    SIDES,
    SLOTS,
)
from veche.titles.rurik.second.council_phase import PRICE_OF_A_BRIBE
from veche.titles.rurik.second.docket_order import ORDER
from veche.titles.rurik.second.laid_oaths import arrangement
from veche.titles.rurik.second.meta import META
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.position_layout import LAYOUT, NAMES, table
from veche.titles.rurik.second.possible import NEEDS, check_table
from veche.titles.rurik.second.problem import PACKAGE, SecondProblem
from veche.titles.rurik.second.round import discs_of
from veche.titles.rurik.second.setup import fresh
from veche.titles.rurik.second.standing import PLACES, stand
from veche.titles.rurik.second.state import (
    COUNCIL,
    DEAL,
    FREE_OATHS,
    GIVEN_UP,
    IN_MARKET,
    OATH_OF_ROADS,
    OVER,
    PHASES,
    SETUP,
    VARIANTS,
    Rurik2State,
    done,
)
from veche.titles.rurik.second.state_class import SHARED

if TYPE_CHECKING:
    from veche.titles.rurik.second.rules import Rurik2Rules


class Rurik2Reader(EditionReader[Rurik2State]):
    """Reads one position into a fresh state, and collects what is wrong on the way."""

    package = PACKAGE
    layout = LAYOUT
    edition = NAMES
    phases = PHASES
    places = PLACES
    price_of_a_bribe = PRICE_OF_A_BRIBE

    def __init__(self, rules: Rurik2Rules, data: Mapping[str, Any]) -> None:
        self.box = rules.box
        self.operands = operands(rules.box)
        super().__init__(rules, data, rules.box.card_ids, rules.box.card_names, list(rules.box.card_count))
        self.special = {
            **self.special,
            "seats.<seat>.razed": self._read_razed,
            "seats.<seat>.oath_spaces": self._check_spaces,
            "seats.<seat>.oaths": self._read_oaths,
            "seats.<seat>.completed": self._read_completed,
            "seats.<seat>": self._check_seat,
            "markets": self._read_markets,
        }

    def read(self) -> Rurik2State:
        """The state, or BadPosition with every problem."""
        self.known_fields("", "", self.data)
        players = self.value("players", self.data, 2)
        side = self._read_side()
        self.stop_at_problems()
        given = self.options(self.box.colours)
        s = fresh(self.box, players, self._variants(given), side, first_of(self.box.seats, given))
        self.begin(s, table(self.box, players), SHARED)
        self.rows = self.box.rows[players]
        self.read_fields()
        self.check_rebels(self.shared["captured"])
        if s.tax_closed and s.tax_points:
            self.wrong("turn.carts", SecondProblem("position.carts"))
        due = s.phase in (PLACES["pledge"], COUNCIL)
        self.check_board(discs_of(players, s.round), due)
        if s.phase == COUNCIL:
            self.check_columns()
        self.stop_at_problems()
        self.finish()
        self.read_docket(stand, OVER, SETUP)
        self.stop_at_problems()
        check_docket(self, self.rules, s, ORDER, NEEDS, PHASES[s.phase], players, self.box.seats[:players])
        self.stop_at_problems()
        check_table(self, s)
        self.stop_at_problems()
        come_to_rest(self.rules, s)
        return s

    def _variants(self, given: Mapping[str, str]) -> int:
        variants = 0
        for plain in given:
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain not in ("battle-tile", *OF_SEATS):
                self.wrong("options", RurikProblem("position.option", option=repr(plain)))
                continue
            for other in META.option(plain).excludes:
                if other in given:
                    self.wrong("options", Told("position.excludes", option=repr(plain), other=repr(other)))
        return variants

    def _read_side(self) -> int:
        """The side of the Battle tile: as written, else as an option says, else (in the middle of a game) the first."""
        written = self.data.get("battle_tile")
        for option in self.listed("options", self.data.get("options", [])):
            name, _, value = str(option).partition("=")
            if name == "battle-tile" and written is None:
                written = value
        if written is None:
            return NONE if self.data.get("phase", "setup") == "setup" and "at" not in self.data else 0
        return self.one_of("battle_tile", written, SIDES)

    def discarded(self, kind: int) -> None:
        self.s.discard_top = kind

    # A seat

    def _read_razed(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        for name, gone in self.mapped(where, given.get("razed", {})).items():
            kind = self.thing("razed", where, name)
            number = self.whole(f"{where}.{name}", gone, 0, STRUCTURES_OF_A_KIND)
            self.shared["structures_left"][seat * len(BUILDINGS) + max(kind, 0)] -= number

    def _check_spaces(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        """The pairs lie as the options let them lie."""
        variants, laid = self.s.variants, tuple(self._spaces(seat))
        lie = {arrangement(variants, out) for out in (range(len(OATHS)) if variants & OATH_OF_ROADS else (ROADS,))}
        if variants & FREE_OATHS:
            lie |= {(right, left) for left, right in lie}
        if laid not in lie:
            found = [OATHS[oath] for oath in laid]
            self.wrong(where, SecondProblem("position.oath-spaces", left=found[0], right=found[1]))

    def _spaces(self, seat: int) -> list[int]:
        return self.shared["oath_on"][seat * len(PAIRS) : (seat + 1) * len(PAIRS)]

    def _read_oaths(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        spaces = self._spaces(seat)
        for name, kinds in self.mapped(where, given.get("oaths", {})).items():
            region = self.thing("region", where, name)
            for oath in some_of(self, f"{where}.{name}", kinds, "oath"):
                if region == NONE:
                    continue
                if self.shared["oath_at"][oath * HERE + region] != NONE:
                    self.wrong(f"{where}.{name}", SecondProblem("position.oath-twice", oath=OATHS[oath], region=name))
                    continue
                if oath not in spaces:
                    self.wrong(f"{where}.{name}", SecondProblem("position.oath-not-laid", oath=OATHS[oath]))
                    continue
                self.shared["oath_at"][oath * HERE + region] = seat
                self.shared["oaths"][seat * len(PAIRS) + spaces.index(oath)] += 1
        if max(self.shared["oaths"][seat * len(PAIRS) : (seat + 1) * len(PAIRS)]) > 2:
            self.wrong(where, SecondProblem("position.oaths", seat=self.box.seats[seat]))

    def _read_completed(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        completed = self.mapped(where, given.get("completed", {}))
        self.known(where, completed, SLOTS)
        for slot, name in enumerate(SLOTS):
            there, place = f"{where}.{name}", done(seat, slot)
            for deed in self.listed(there, completed.get(name, [])):
                self.lay(there, deed, "deed", "deed_at", place)
            self.shared["influence"][seat * len(SLOTS) + slot] = self.shared["deed_at"].count(place)

    def _check_seat(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        self.check_structures(seat, f"{where}.buildings")
        for deed in range(CONTRACTS, len(DEEDS)):
            if self.shared["deed_at"][deed] in (DEAL + seat, GIVEN_UP + seat):
                self.wrong(where, SecondProblem("position.no-starting-deed", deed=DEEDS[deed]))

    # Markets

    def _read_markets(self, where: str, given: Mapping[str, Any]) -> None:
        fields = self.mapped(where, given.get("markets", {}))
        self.known(where, fields, MARKETS)
        places = self.s.players + 1
        for market, name in enumerate(MARKETS):
            there = f"{where}.{name}"
            row = self.listed(there, fields.get(name, []))
            if len(row) > places:
                self.wrong(there, SecondProblem("position.market", number=places, found=len(row)))
            for place, written in enumerate(row[:places]):
                if written is None:
                    continue
                deed = self.lay(there, written, "deed", "deed_at", IN_MARKET)
                if deed == NONE:
                    continue
                if not (CONTRACTS <= deed < QUESTS if market == 0 else deed >= QUESTS):
                    self.wrong(there, SecondProblem("position.deed-of-market", deed=written, market=name))
                self.shared["market"][market * MARKET_PLACES + place] = deed
