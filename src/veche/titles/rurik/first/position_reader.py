"""Reading a position of the first edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import check_docket, come_to_rest
from veche.kernel.state import column_of
from veche.titles.rurik.both.components import MANY, NONE, SEATS
from veche.titles.rurik.both.position_reader import EditionReader
from veche.titles.rurik.both.scoring import STEPS
from veche.titles.rurik.first.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    DIFFICULTIES,
    GOODS,
    LEADERS,
    REBELS,
    REGIONS,
    REWARDS,
    ROUNDS,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
    TRACKS,
)
from veche.titles.rurik.first.docket_order import ORDER
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.possible import NEEDS, check_table
from veche.titles.rurik.first.rebellion.position import read_rebellion
from veche.titles.rurik.first.rebellion.possible import check_cards, check_seats
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.setup import fresh, fresh_alone
from veche.titles.rurik.first.standing import PLACES, stand
from veche.titles.rurik.first.state import (
    DISCARDED,
    DONE,
    IN_DECK,
    IN_ROW,
    LEFT_OUT,
    OVER,
    PHASES,
    SETUP,
    STRATEGY,
    VARIANTS,
    RurikState,
)
from veche.titles.rurik.first.state_class import SHARED

if TYPE_CHECKING:
    from veche.titles.rurik.first.rules import RurikRules

_FIELDS = (
    "title", "players", "options", "data", "round", "phase", "first_player", "marker", "seats", "regions", "board",
    "schemes", "deeds", "rewards_left", "goods_tokens", "turn", "used_this_round", "docket", "at", "seat",
    "rebellion",
)  # fmt: skip
_SEAT_FIELDS = (
    "leader", "leader_at", "troops", "structures", "coins", "goods", "tokens", "rebels", "schemes", "deeds",
    "accomplished", "agenda", "agendas_dealt", "agendas_returned", "claim", "warfare", "loaded", "advisors",
)  # fmt: skip


def others(s: RurikState) -> str:
    """What the troops on the map that belong to nobody are called: rebels or, alone, neutral troops."""
    return "neutral" if alone(s) else "rebels"


class PositionReader(EditionReader[RurikState]):
    """Reads one position into a fresh state, field by field, and collects what is wrong on the way."""

    regions = REGIONS
    goods = GOODS
    structures = STRUCTURES
    columns = COLUMNS
    leaders = LEADERS
    rewards = REWARDS
    places = PLACES
    card = "scheme"
    cards_field = "schemes"
    piece = "advisor"
    a_piece = "an advisor"
    several = "advisors {}"
    strength = "power"

    def __init__(self, rules: RurikRules, data: Mapping[str, Any]) -> None:
        self.box = rules.box
        self.operands = operands(rules.box)
        super().__init__(rules, data, rules.box.scheme_cards, rules.box.scheme_names, rules.box.scheme_count)

    @property
    def rows(self) -> int:
        return self.box.rows[self.s.players]

    def read(self) -> RurikState:
        """The state, or BadPosition with every problem."""
        self.known("", self.data, _FIELDS)
        players = self.whole("players", self.data.get("players", 2), 1, 4)
        self.stop_at_problems()
        self.s = self._fresh(players)
        self.others = others(self.s)
        self.shared = {name: list(getattr(self.s, name)) for name in SHARED}
        self.read_round(ROUNDS, PHASES, SETUP)
        self.read_regions()
        for name, fields in self.mapped("seats", self.data.get("seats", {})).items():
            seat = self.seat("seats", name)
            if seat != NONE:
                self._read_seat(seat, f"seats.{name}", self.mapped(f"seats.{name}", fields))
        self.read_board(self.box.rows[self.s.players], self.s.space_advisor)
        self._read_schemes(self.mapped("schemes", self.data.get("schemes", {})))
        self._read_deeds(self.mapped("deeds", self.data.get("deeds", {})))
        self._read_turn()
        placing = self.s.phase == STRATEGY
        self.check_board(advisors_of(self.s.players, self.s.round), self.s.advisors, self.s.space_advisor, placing)
        if placing:
            self.check_columns(self.s.space_advisor)
        if alone(self.s):
            check_seats(self, self.data, self.shared["holder"])
            read_rebellion(self, self.s, self.shared["rebellion"], self.data.get("rebellion", {}))
        elif "rebellion" in self.data:
            self.wrong("rebellion", "it takes part only when one plays alone")
        self.stop_at_problems()
        for name, numbers in self.shared.items():
            setattr(self.s, name, column_of(numbers))
        self.read_docket(stand, OVER, SETUP)
        self.stop_at_problems()
        people = 1 if alone(self.s) else self.s.players
        seats = SEATS[: self.s.players]
        check_docket(self, self.rules, self.s, ORDER, NEEDS, PHASES[self.s.phase], people, seats)
        self.stop_at_problems()
        check_table(self, self.s)
        if alone(self.s):
            check_cards(self, self.s, self.shared["rebellion"])
        self.stop_at_problems()
        come_to_rest(self.rules, self.s)
        return self.s

    def _fresh(self, players: int) -> RurikState:
        """A fresh table for so many players with the options of the position; alone, against the Rebellion."""
        variants = level = 0
        for name in self.listed("options", self.data.get("options", [])):
            plain, _, value = str(name).partition("=")
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain == "difficulty" and players == 1:
                level = max(self.one_of("options", value, DIFFICULTIES), 0)
            elif plain != "leaders":
                self.wrong("options", f"{name!r} is no option")
        return fresh_alone(self.box, level, variants, []) if players == 1 else fresh(self.box, players, variants, [])

    def troops_of(self, seat: int) -> int:
        return REBELS if is_rebellion(self.s, seat) else super().troops_of(seat)

    def elsewhere(self, card: str, place: int) -> str:
        return f"{card} is left out when one plays alone" if place == LEFT_OUT else super().elsewhere(card, place)

    # A seat

    def _read_seat(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        s, shared = self.s, self.shared
        self.known(where, fields, _SEAT_FIELDS)
        self.read_leader(seat, where, fields)
        self.read_troops(seat, f"{where}.troops", fields.get("troops", {}))
        self.read_structures(seat, f"{where}.structures", fields.get("structures", {}))
        self.check_structures(seat, f"{where}.structures")
        for field, column, most in (
            ("coins", s.coins, MANY),
            ("rebels", s.defeated, REBELS),
            ("warfare", s.warfare, self.box.warfare_length),
        ):
            column[seat] = self.whole(f"{where}.{field}", fields.get(field, column[seat]), 0, most)
        if fields.get("loaded") is not None:
            s.loaded[seat] = self.whole(f"{where}.loaded", fields["loaded"], 0, sum(self.box.boat))
        self.numbers(f"{where}.goods", fields.get("goods", {}), GOODS, s.goods, lambda good: seat * 5 + good, MANY)
        self.numbers(f"{where}.claim", fields.get("claim", {}), TRACKS, s.claim, lambda track: track * 4 + seat, STEPS)
        if "tokens" in fields:
            up = self.some_of(f"{where}.tokens", fields["tokens"], TOKENS)
            for token in range(len(TOKENS)):
                s.tokens[seat * len(TOKENS) + token] = int(token in up)
        for kind in self.card_kinds(f"{where}.schemes", fields.get("schemes", [])):
            shared["hand"][seat * SCHEME_CARDS + kind] += 1
            s.hand_size[seat] += 1
        for field, place in (("deeds", seat), ("accomplished", DONE + seat)):
            self.cards(f"{where}.{field}", fields.get(field, []), DEEDS, shared["deed_at"], IN_DECK, place)
        self.read_agendas(seat, where, fields, AGENDAS)
        for number in self.listed(f"{where}.advisors", fields.get("advisors", [])):
            s.advisors[seat * 6 + self.whole(f"{where}.advisors", number, 1, 5)] += 1

    # Schemes, deeds, the turn

    def _read_schemes(self, fields: Mapping[str, Any]) -> None:
        self.known("schemes", fields, ("drawn", "revealed", "played", "discard", "decks"))
        for name in ("drawn", "revealed", "discard"):
            for kind in self.card_kinds(f"schemes.{name}", fields.get(name, [])):
                self.shared[name][kind] += 1
        if fields.get("played") is not None:
            self.s.played = self.card_kind("schemes.played", fields["played"])
        self.read_decks("schemes.decks", self.mapped("schemes.decks", fields.get("decks", {})), "scheme")

    def _read_deeds(self, fields: Mapping[str, Any]) -> None:
        s, deed_at = self.s, self.shared["deed_at"]
        self.known("deeds", fields, ("row", "discard"))
        row = self.listed("deeds.row", fields.get("row", []))
        if len(row) > len(s.row):
            self.wrong("deeds.row", f"{len(s.row)} deeds lie open, found {len(row)}")
        for place, name in enumerate(row[: len(s.row)]):
            if name is not None:
                self.cards("deeds.row", [name], DEEDS, deed_at, IN_DECK, IN_ROW)
                if name in DEEDS:
                    s.row[place] = DEEDS.index(name)
        self.cards("deeds.discard", fields.get("discard", []), DEEDS, deed_at, IN_DECK, DISCARDED)

    def _read_turn(self) -> None:
        s = self.s
        self.read_rewards()
        if not alone(s):
            self.check_rebels(s.defeated)
        tokens = self.data.get("goods_tokens", {})
        self.numbers("goods_tokens", tokens, GOODS, self.shared["goods_tokens"], lambda good: good, len(REGIONS))
        turn = self.mapped("turn", self.data.get("turn", {}))
        self.known(
            "turn", turn, ("scheme_played", "deed_accomplished", "goods_converted", "tax_points", "build_points")
        )
        s.scheme_played = self.truth("turn.scheme_played", turn.get("scheme_played", False))
        s.deed_accomplished = self.truth("turn.deed_accomplished", turn.get("deed_accomplished", False))
        s.goods_converted = self.truth("turn.goods_converted", turn.get("goods_converted", False))
        s.tax_points = self.whole("turn.tax_points", turn.get("tax_points", 0), 0, MANY)
        s.build_points = self.whole("turn.build_points", turn.get("build_points", 0), 0, MANY)
        used = self.some_of("used_this_round", self.data.get("used_this_round", []), ("maria", "predslava"))
        s.maria_used, s.predslava_used = int(0 in used), int(1 in used)
