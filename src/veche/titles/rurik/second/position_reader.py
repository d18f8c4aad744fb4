"""Reading a position of the second edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import check_docket, come_to_rest
from veche.kernel.state import column_of
from veche.titles.rurik.both.components import MANY, NONE, SEATS, STRUCTURES_OF_A_KIND
from veche.titles.rurik.both.position_reader import REBELS, EditionReader
from veche.titles.rurik.both.scoring import STEPS
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED, UNSEEN
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    CONTRACTS,
    DEEDS,
    GOODS,
    LEADERS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    QUESTS,
    REGIONS,
    REWARDS,
    ROUNDS,
    SCHEMES,
    SIDES,
    SLOTS,
    STRATEGY_CARDS,
    TILES,
    TRACKS,
    VALUES,
)
from veche.titles.rurik.second.docket_order import ORDER
from veche.titles.rurik.second.oaths import pair_of
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.possible import NEEDS, check_table
from veche.titles.rurik.second.round import discs_of
from veche.titles.rurik.second.setup import fresh
from veche.titles.rurik.second.standing import PLACES, stand
from veche.titles.rurik.second.state import (
    BEING_DONE,
    BOXED,
    COUNCIL,
    DEAL,
    GIVEN_UP,
    IN_DECK,
    IN_MARKET,
    OVER,
    PHASES,
    SECRET,
    SETUP,
    VARIANTS,
    Rurik2State,
    done,
)
from veche.titles.rurik.second.state_class import SHARED

if TYPE_CHECKING:
    from veche.titles.rurik.second.rules import Rurik2Rules

_FIELDS = (
    "title", "players", "options", "data", "battle_tile", "round", "phase", "first_player", "marker", "seats",
    "regions", "board", "cards", "markets", "inheritance_boxed", "rewards_left", "turn", "used_this_round", "docket",
    "at", "seat",
)  # fmt: skip
_SEAT_FIELDS = (
    "leader", "leaders_dealt", "leader_at", "troops", "buildings", "razed", "oaths", "coins", "goods", "captured",
    "battle", "tracks", "tiles_used", "cards", "deeds", "secret_deeds", "deeds_dealt", "deeds_given_up",
    "being_completed", "completed", "agenda", "agendas_dealt", "agendas_returned", "inheritance", "inheritance_dealt",
    "inheritance_returned", "discs",
)  # fmt: skip


class PositionReader(EditionReader[Rurik2State]):
    """Reads one position into a fresh state, field by field, and collects what is wrong on the way."""

    regions = REGIONS
    goods = GOODS
    structures = BUILDINGS
    columns = COLUMNS
    leaders = LEADERS
    rewards = REWARDS
    places = PLACES
    card = "strategy card"
    cards_field = "cards"
    piece = "disc"
    a_piece = "a disc"
    several = "discs of {}"
    strength = "strength"

    def __init__(self, rules: Rurik2Rules, data: Mapping[str, Any]) -> None:
        self.box = rules.box
        self.operands = operands(rules.box)
        super().__init__(rules, data, rules.box.card_ids, rules.box.card_names, rules.box.card_count)

    @property
    def rows(self) -> int:
        return self.box.rows[self.s.players]

    def read(self) -> Rurik2State:
        """The state, or BadPosition with every problem."""
        self.known("", self.data, _FIELDS)
        players = self.whole("players", self.data.get("players", 2), 2, 4)
        side = self._read_side()
        self.stop_at_problems()
        variants = 0
        for name in self.listed("options", self.data.get("options", [])):
            plain = str(name).partition("=")[0]
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain != "battle-tile":
                self.wrong("options", f"{name!r} is no option")
        self.s = fresh(self.box, players, variants, side)
        self.shared = {name: list(getattr(self.s, name)) for name in SHARED}
        self.read_round(ROUNDS, PHASES, SETUP)
        self.read_regions()
        for name, fields in self.mapped("seats", self.data.get("seats", {})).items():
            seat = self.seat("seats", name)
            if seat != NONE:
                self._read_seat(seat, f"seats.{name}", self.mapped(f"seats.{name}", fields))
        self.read_board(self.box.rows[players], self.s.space_disc)
        self._read_cards(self.mapped("cards", self.data.get("cards", {})))
        self._read_markets(self.mapped("markets", self.data.get("markets", {})))
        self._read_turn()
        due = self.s.phase in (PLACES["pledge"], COUNCIL)
        self.check_board(discs_of(players, self.s.round), self.s.discs, self.s.space_disc, due)
        if self.s.phase == COUNCIL:
            self.check_columns(self.s.space_disc)
        self.stop_at_problems()
        for name, numbers in self.shared.items():
            setattr(self.s, name, column_of(numbers))
        self.read_docket(stand, OVER, SETUP)
        self.stop_at_problems()
        check_docket(self, self.rules, self.s, ORDER, NEEDS, PHASES[self.s.phase], players, SEATS[:players])
        self.stop_at_problems()
        check_table(self, self.s)
        self.stop_at_problems()
        come_to_rest(self.rules, self.s)
        return self.s

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

    # A seat

    def _read_seat(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        s, shared = self.s, self.shared
        self.known(where, fields, _SEAT_FIELDS)
        self.read_leader(seat, where, fields)
        dealt = fields.get("leaders_dealt", [])
        self.cards(f"{where}.leaders_dealt", dealt, LEADERS, shared["leader_dealt"], NONE, seat)
        self.read_troops(seat, f"{where}.troops", fields.get("troops", {}))
        self.read_structures(seat, f"{where}.buildings", fields.get("buildings", {}))
        for name, gone in self.mapped(f"{where}.razed", fields.get("razed", {})).items():
            kind = self.one_of(f"{where}.razed", name, BUILDINGS[:-1])
            number = self.whole(f"{where}.razed.{name}", gone, 0, STRUCTURES_OF_A_KIND)
            shared["structures_left"][seat * len(BUILDINGS) + max(kind, 0)] -= number
        self.check_structures(seat, f"{where}.buildings")
        self._read_oaths(seat, f"{where}.oaths", fields.get("oaths", {}))
        s.coins[seat] = self.whole(f"{where}.coins", fields.get("coins", s.coins[seat]), 0, MANY)
        for field, most in (("captured", REBELS), ("battle", self.box.battle_length)):
            shared[field][seat] = self.whole(f"{where}.{field}", fields.get(field, 0), 0, most)
        self.numbers(f"{where}.goods", fields.get("goods", {}), GOODS, s.goods, lambda good: seat * 5 + good, MANY)
        tracks = fields.get("tracks", {})
        self.numbers(f"{where}.tracks", tracks, TRACKS, shared["tracks"], lambda track: track * 4 + seat, STEPS)
        for tile in self.some_of(f"{where}.tiles_used", fields.get("tiles_used", []), TILES):
            shared["tiles"][seat * len(TILES) + tile] = 1
        for kind in self.card_kinds(f"{where}.cards", fields.get("cards", [])):
            shared["hand"][seat * STRATEGY_CARDS + kind] += 1
            s.hand_size[seat] += 1
        self._read_deeds(seat, where, fields)
        self._read_kept_cards(seat, where, fields)
        for value in self.listed(f"{where}.discs", fields.get("discs", [])):
            s.discs[seat * VALUES + self.whole(f"{where}.discs", value, 1, 5)] += 1

    def _read_oaths(self, seat: int, where: str, oaths: Any) -> None:
        for name, kinds in self.mapped(where, oaths).items():
            region = self.region(where, name)
            for oath in self.some_of(f"{where}.{name}", kinds, OATHS):
                if region == NONE:
                    continue
                if self.shared["oath_at"][oath * HERE + region] != NONE:
                    self.wrong(f"{where}.{name}", f"there is another oath of {OATHS[oath]} in {name}")
                    continue
                self.shared["oath_at"][oath * HERE + region] = seat
                self.shared["oaths"][seat * len(PAIRS) + pair_of(self.s, oath)] += 1
        if max(self.shared["oaths"][seat * len(PAIRS) : (seat + 1) * len(PAIRS)]) > 2:
            self.wrong(where, f"{SEATS[seat]} has only two oaths of each kind")

    def _read_deeds(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        deed_at = self.shared["deed_at"]
        for field, place in (
            ("deeds", seat),
            ("secret_deeds", SECRET + seat),
            ("deeds_dealt", DEAL + seat),
            ("deeds_given_up", GIVEN_UP + seat),
            ("being_completed", BEING_DONE + seat),
        ):
            self.cards(f"{where}.{field}", fields.get(field, []), DEEDS, deed_at, IN_DECK, place)
        for deed in range(CONTRACTS, len(DEEDS)):
            if deed_at[deed] in (DEAL + seat, GIVEN_UP + seat):
                self.wrong(where, f"{DEEDS[deed]} is no starting deed")
        completed = self.mapped(f"{where}.completed", fields.get("completed", {}))
        self.known(f"{where}.completed", completed, SLOTS)
        for slot, name in enumerate(SLOTS):
            there = f"{where}.completed.{name}"
            self.cards(there, completed.get(name, []), DEEDS, deed_at, IN_DECK, done(seat, slot))
            self.shared["influence"][seat * len(SLOTS) + slot] = deed_at.count(done(seat, slot))

    def _read_kept_cards(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        self.read_agendas(seat, where, fields, AGENDAS)
        inheritance_at = self.shared["inheritance_at"]
        for field, place in (
            ("inheritance", seat),
            ("inheritance_dealt", DEALT + seat),
            ("inheritance_returned", RETURNED + seat),
        ):
            cards = fields.get(field, [])
            self.cards(f"{where}.{field}", cards, REGIONS[: self.in_play], inheritance_at, UNSEEN, place)

    # Cards, markets, the turn

    def _read_cards(self, fields: Mapping[str, Any]) -> None:
        s = self.s
        self.known("cards", fields, ("drawn", "revealed", "played", "discard", "decks"))
        for name in ("drawn", "revealed", "discard"):
            for kind in self.card_kinds(f"cards.{name}", fields.get(name, [])):
                self.shared[name][kind] += 1
                if name == "discard":
                    s.discard_top = kind
        if fields.get("played") is not None:
            s.played = self.card_kind("cards.played", fields["played"])
        self.read_decks("cards.decks", self.mapped("cards.decks", fields.get("decks", {})), "card")

    def _read_markets(self, fields: Mapping[str, Any]) -> None:
        self.known("markets", fields, MARKETS)
        places = self.s.players + 1
        for market, name in enumerate(MARKETS):
            where = f"markets.{name}"
            row = self.listed(where, fields.get(name, []))
            if len(row) > places:
                self.wrong(where, f"{places} deeds lie open, found {len(row)}")
            for place, written in enumerate(row[:places]):
                if written is None:
                    continue
                deed = self.one_of(where, written, DEEDS)
                if deed == NONE:
                    continue
                if not (CONTRACTS <= deed < QUESTS if market == 0 else deed >= QUESTS):
                    self.wrong(where, f"{written} is no {name}")
                self.cards(where, [written], DEEDS, self.shared["deed_at"], IN_DECK, IN_MARKET)
                self.shared["market"][market * MARKET_PLACES + place] = deed
        boxed = self.data.get("inheritance_boxed", [])
        self.cards("inheritance_boxed", boxed, REGIONS, self.shared["inheritance_at"], UNSEEN, BOXED)

    def _read_turn(self) -> None:
        s = self.s
        self.read_rewards()
        self.check_rebels(self.shared["captured"])
        turn = self.mapped("turn", self.data.get("turn", {}))
        self.known("turn", turn, ("schemes", "carts", "hammers", "tax_closed"))
        for bit in self.some_of("turn.schemes", turn.get("schemes", []), SCHEMES):
            s.schemes |= 1 << bit
        s.tax_points = self.whole("turn.carts", turn.get("carts", 0), 0, MANY)
        s.build_points = self.whole("turn.hammers", turn.get("hammers", 0), 0, MANY)
        s.tax_closed = self.truth("turn.tax_closed", turn.get("tax_closed", False))
        if s.tax_closed and s.tax_points:
            self.wrong("turn.carts", "none are left in a turn in which Theofana was used")
        for leader in self.some_of("used_this_round", self.data.get("used_this_round", []), LEADERS):
            s.used |= 1 << leader
