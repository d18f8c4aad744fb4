"""Reading a position: every field is checked, and everything that is wrong is told at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket import NAMES, NOBODY, Frame, named
from veche.kernel.errors import BadPosition
from veche.kernel.fields import Fields
from veche.kernel.procedure import Missing
from veche.kernel.rules import Ask
from veche.titles.rurik.components import (
    AGENDAS,
    COLUMNS,
    DECKS,
    DEEDS,
    DEPTH,
    DIFFICULTIES,
    GOODS,
    LEADERS,
    NONE,
    REBELS,
    REGIONS,
    REWARDS,
    ROUNDS,
    ROWS,
    SCHEME_CARDS,
    SEATS,
    STRUCTURES,
    STRUCTURES_OF_A_KIND,
    TOKENS,
    TRACKS,
    TROOPS,
)
from veche.titles.rurik.operands import names_of, value_of
from veche.titles.rurik.rebellion.position import read_rebellion
from veche.titles.rurik.rebellion.possible import check_docket, check_seats
from veche.titles.rurik.rebellion.record import alone, is_rebellion
from veche.titles.rurik.round import advisors_of
from veche.titles.rurik.setup import fresh, fresh_alone
from veche.titles.rurik.standing import PLACES, stand
from veche.titles.rurik.state import (
    DISCARDED,
    DONE,
    IN_DECK,
    IN_ROW,
    LEFT_OUT,
    OVER,
    PHASES,
    SETUP,
    SHARED_COLUMNS,
    STRATEGY,
    VARIANTS,
    RurikState,
)
from veche.titles.rurik_common.state import DEALT, HERE, RETURNED, UNSEEN

if TYPE_CHECKING:
    from veche.titles.rurik.rules import RurikRules

_FIELDS = (
    "title", "players", "options", "data", "round", "phase", "first_player", "marker", "seats", "regions", "board",
    "schemes", "deeds", "rewards_left", "goods_tokens", "turn", "used_this_round", "docket", "at", "seat",
    "rebellion",
)  # fmt: skip
_SEAT_FIELDS = (
    "leader", "leader_at", "troops", "structures", "coins", "goods", "tokens", "rebels", "schemes", "deeds",
    "accomplished", "agenda", "agendas_dealt", "agendas_returned", "claim", "warfare", "loaded", "advisors",
)  # fmt: skip
_MANY = 999


def _others(s: RurikState) -> str:
    """What the troops on the map that belong to nobody are called: rebels or, alone, neutral troops."""
    return "neutral" if alone(s) else "rebels"


class PositionReader(Fields):
    """Reads one position into a fresh state, field by field, and collects what is wrong on the way."""

    def __init__(self, rules: RurikRules, data: Mapping[str, Any]) -> None:
        super().__init__()
        self.rules = rules
        self.box = rules.box
        self.data = data
        self.cards_used: dict[str, str] = {}
        self.kinds_used = [0] * SCHEME_CARDS

    def read(self) -> RurikState:
        """The state, or BadPosition with every problem."""
        self.known("", self.data, _FIELDS)
        players = self.whole("players", self.data.get("players", 2), 1, 4)
        self.stop_at_problems()
        variants = level = 0
        for name in self.listed("options", self.data.get("options", [])):
            plain = str(name).partition("=")[0]
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain == "difficulty" and players == 1:
                level = max(self.one_of("options", str(name).partition("=")[2], DIFFICULTIES), 0)
            elif plain != "leaders":
                self.wrong("options", f"{name!r} is no option")
        if players == 1:
            self.s = fresh_alone(self.box, level, variants, [])
            players = self.s.players
        else:
            self.s = fresh(self.box, players, variants, [])
        self.shared = {name: list(getattr(self.s, name)) for name in SHARED_COLUMNS}
        self.in_play = self.box.chart.in_play[players]
        self._read_round()
        self._read_regions()
        for name, fields in self.mapped("seats", self.data.get("seats", {})).items():
            seat = self.one_of("seats", name, SEATS[:players])
            if seat != NONE:
                self._read_seat(seat, f"seats.{name}", self.mapped(f"seats.{name}", fields))
        self._read_board()
        self._read_schemes(self.mapped("schemes", self.data.get("schemes", {})))
        self._read_deeds(self.mapped("deeds", self.data.get("deeds", {})))
        self._read_turn()
        self._check_advisors()
        if alone(self.s):
            check_seats(self, self.data, self.shared["holder"])
            read_rebellion(self, self.s, self.shared["rebellion"], self.data.get("rebellion", {}))
        elif "rebellion" in self.data:
            self.wrong("rebellion", "it takes part only when one plays alone")
        self.stop_at_problems()
        for name, column in self.shared.items():
            setattr(self.s, name, tuple(column))
        self._read_docket()
        if alone(self.s):
            check_docket(self, self.s, self.rules.table, self.shared["rebellion"])
        self.stop_at_problems()
        self._come_to_rest()
        return self.s

    # Things of this title

    def region(self, where: str, value: Any) -> int:
        region = self.one_of(where, value, REGIONS)
        if region >= self.in_play:
            self.wrong(where, f"{REGIONS[region]} is not in play with {self.s.players} players")
            return NONE
        return region

    def scheme(self, where: str, value: Any) -> int:
        """A scheme card by its id (each only once) or by the name of its kind."""
        kind = NONE
        for number, ids in enumerate(self.box.scheme_cards):
            if value in ids:
                kind = number
                if value in self.cards_used:
                    self.wrong(where, f"scheme {value} is also in {self.cards_used[value]}")
                self.cards_used[value] = where
        if kind == NONE and isinstance(value, str) and value in self.box.scheme_names:
            kind = self.box.scheme_names.index(value)
        if kind == NONE:
            self.wrong(where, f"there is no scheme {value!r}")
            return NONE
        self.kinds_used[kind] += 1
        if self.kinds_used[kind] == self.box.scheme_count[kind] + 1:
            self.wrong(where, f"there are only {self.box.scheme_count[kind]} schemes like {value}")
        return kind

    # The fields

    def _read_round(self) -> None:
        s, data = self.s, self.data
        s.round = self.whole("round", data.get("round", 1), 1, ROUNDS)
        standing = data.get("at")
        default = PLACES[standing] if isinstance(standing, str) and standing in PLACES else SETUP
        s.phase = self.one_of("phase", data["phase"], PHASES) if "phase" in data else default
        if standing is not None:
            s.phase = default
        for field in ("first_player", "marker"):
            if field in data:
                seat = self.one_of(field, data[field], SEATS[: s.players])
                if field == "first_player":
                    s.first = s.marker = max(seat, 0)
                else:
                    s.marker = max(seat, 0)

    def _read_regions(self) -> None:
        for name, fields in self.mapped("regions", self.data.get("regions", {})).items():
            where = f"regions.{name}"
            region = self.region("regions", name)
            self.known(where, self.mapped(where, fields), (_others(self.s), "good", "good_here"))
            if region == NONE or not isinstance(fields, Mapping):
                continue
            others = _others(self.s)
            self.s.rebels[region] = self.whole(f"{where}.{others}", fields.get(others, self.s.rebels[region]), 0, 15)
            if "good" in fields:
                self.shared["good_of"][region] = max(self.one_of(f"{where}.good", fields["good"], GOODS), 0)
            if "good_here" in fields:
                self.s.good_here[region] = self.truth(f"{where}.good_here", fields["good_here"])

    def _read_seat(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        s = self.s
        self.known(where, fields, _SEAT_FIELDS)
        if fields.get("leader") is not None:
            leader = self.one_of(f"{where}.leader", fields["leader"], LEADERS)
            if leader != NONE and self.shared["holder"][leader] not in (NONE, seat):
                self.wrong(
                    f"{where}.leader", f"{LEADERS[leader]} is played by {SEATS[self.shared['holder'][leader]]} too"
                )
            elif leader != NONE:
                self.shared["holder"][leader] = seat
        if fields.get("leader_at") is not None:
            s.leader_at[seat] = self.region(f"{where}.leader_at", fields["leader_at"])
        self._read_troops(seat, f"{where}.troops", fields.get("troops", {}))
        self._read_structures(seat, f"{where}.structures", fields.get("structures", {}))
        for field, column, most in (
            ("coins", s.coins, _MANY),
            ("rebels", s.defeated, 15),
            ("warfare", s.warfare, self.box.warfare_length),
        ):
            column[seat] = self.whole(f"{where}.{field}", fields.get(field, column[seat]), 0, most)
        if fields.get("loaded") is not None:
            s.loaded[seat] = self.whole(f"{where}.loaded", fields["loaded"], 0, sum(self.box.boat))
        self._numbers(f"{where}.goods", fields.get("goods", {}), GOODS, s.goods, lambda good: seat * 5 + good, _MANY)
        self._numbers(f"{where}.claim", fields.get("claim", {}), TRACKS, s.claim, lambda track: track * 4 + seat, 5)
        if "tokens" in fields:
            up = self.listed(f"{where}.tokens", fields["tokens"])
            found = [self.one_of(f"{where}.tokens", token, TOKENS) for token in up]
            for token in range(len(TOKENS)):
                s.tokens[seat * len(TOKENS) + token] = int(token in found)
        for card in self.listed(f"{where}.schemes", fields.get("schemes", [])):
            kind = self.scheme(f"{where}.schemes", card)
            if kind != NONE:
                self.shared["hand"][seat * SCHEME_CARDS + kind] += 1
                s.hand_size[seat] += 1
        for field, place in (("deeds", seat), ("accomplished", DONE + seat)):
            self._cards(f"{where}.{field}", fields.get(field, []), DEEDS, self.shared["deed_at"], IN_DECK, place)
        kept = fields.get("agenda")
        self._cards(f"{where}.agenda", [] if kept is None else [kept], AGENDAS, self.shared["agenda_at"], UNSEEN, seat)
        for field, place in (("agendas_dealt", DEALT + seat), ("agendas_returned", RETURNED + seat)):
            self._cards(f"{where}.{field}", fields.get(field, []), AGENDAS, self.shared["agenda_at"], UNSEEN, place)
        if "advisors" in fields:
            for number in self.listed(f"{where}.advisors", fields["advisors"]):
                s.advisors[seat * 6 + self.whole(f"{where}.advisors", number, 1, 5)] += 1

    def _read_troops(self, seat: int, where: str, troops: Any) -> None:
        s = self.s
        for name, number in self.mapped(where, troops).items():
            region = self.region(where, name)
            if region != NONE:
                s.troops[seat * HERE + region] = self.whole(f"{where}.{name}", number, 0, _MANY)
        placed = sum(s.troops[seat * HERE : (seat + 1) * HERE])
        most = REBELS if is_rebellion(s, seat) else TROOPS
        if placed > most:
            self.wrong(where, f"{SEATS[seat]} has {placed} troops on the map, but only {most} exist")
        s.reserve[seat] = max(most - placed, 0)

    def _read_structures(self, seat: int, where: str, structures: Any) -> None:
        for name, kinds in self.mapped(where, structures).items():
            region = self.region(where, name)
            for one in self.listed(f"{where}.{name}", kinds):
                kind = self.one_of(f"{where}.{name}", one, STRUCTURES)
                if region == NONE or kind == NONE:
                    continue
                if self.shared["structures"][kind * HERE + region] != NONE:
                    self.wrong(f"{where}.{name}", f"there is another {one} in {name}")
                    continue
                self.shared["structures"][kind * HERE + region] = seat
                self.shared["structures_left"][seat * 3 + kind] -= 1
        for kind, one in enumerate(STRUCTURES):
            left = self.shared["structures_left"][seat * 3 + kind]
            if left < 0:
                built = STRUCTURES_OF_A_KIND - left
                self.wrong(where, f"{SEATS[seat]} has {built} of the kind {one}, but only {STRUCTURES_OF_A_KIND} exist")

    def _numbers(
        self, where: str, values: Any, names: tuple[str, ...], column: list[int], place: Callable[[int], int], most: int
    ) -> None:
        for name, number in self.mapped(where, values).items():
            index = self.one_of(where, name, names)
            if index != NONE:
                column[place(index)] = self.whole(f"{where}.{name}", number, 0, most)

    def _cards(self, where: str, cards: Any, names: tuple[str, ...], column: list[int], free: int, place: int) -> None:
        for name in self.listed(where, cards):
            card = self.one_of(where, name, names)
            if card == NONE:
                continue
            if column[card] == LEFT_OUT:
                self.wrong(where, f"{name} is left out when one plays alone")
            elif column[card] != free:
                self.wrong(where, f"{name} is in another place too")
            column[card] = place

    def _read_board(self) -> None:
        s, rows = self.s, self.box.rows[self.s.players]
        for name, spaces in self.mapped("board", self.data.get("board", {})).items():
            column = COLUMNS.index("movement") if name == "move" else self.one_of("board", name, COLUMNS)
            found = self.listed(f"board.{name}", spaces)
            if len(found) > rows:
                self.wrong(f"board.{name}", f"the column has {rows} spaces, found {len(found)}")
                continue
            for row, one in enumerate(found):
                if one is None or column == NONE:
                    continue
                where = f"board.{name}[{row + 1}]"
                fields = self.mapped(where, one)
                self.known(where, fields, ("seat", "advisor", "bribe"))
                space = column * ROWS + row
                s.space_seat[space] = self.one_of(where, fields.get("seat"), SEATS[: s.players])
                s.space_advisor[space] = self.whole(f"{where}.advisor", fields.get("advisor"), 1, 5)
                s.space_bribe[space] = self.whole(f"{where}.bribe", fields.get("bribe", 0), 0, _MANY)

    def _read_schemes(self, fields: Mapping[str, Any]) -> None:
        s = self.s
        self.known("schemes", fields, ("drawn", "revealed", "played", "discard", "decks"))
        for name in ("drawn", "revealed", "discard"):
            for card in self.listed(f"schemes.{name}", fields.get(name, [])):
                kind = self.scheme(f"schemes.{name}", card)
                if kind != NONE:
                    self.shared[name][kind] += 1
        if fields.get("played") is not None:
            s.played = self.scheme("schemes.played", fields["played"])
        decks = self.mapped("schemes.decks", fields.get("decks", {}))
        self.known("schemes.decks", decks, DECKS)
        for deck, name in enumerate(DECKS):
            where = f"schemes.decks.{name}"
            one = self.mapped(where, decks.get(name, {}))
            self.known(where, one, ("cards", "top"))
            self._read_top(deck, f"{where}.top", self.listed(f"{where}.top", one.get("top", [])))
        for kind in range(SCHEME_CARDS):
            self.shared["unseen"][kind] = max(self.box.scheme_count[kind] - self.kinds_used[kind], 0)
        self._read_sizes(decks)

    def _read_top(self, deck: int, where: str, cards: list[Any]) -> None:
        s = self.s
        if len(cards) > DEPTH:
            self.wrong(where, f"at most {DEPTH} cards can have been put back")
            return
        for place, one in enumerate(reversed(cards)):
            fields = self.mapped(where, one)
            self.known(where, fields, ("scheme", "known_by"))
            s.top[deck * DEPTH + place] = self.scheme(where, fields.get("scheme"))
            for name in self.listed(f"{where}.known_by", fields.get("known_by", [])):
                s.top_known[deck * DEPTH + place] |= 1 << max(self.one_of(where, name, SEATS[: s.players]), 0)
        s.top_count[deck] = len(cards)

    def _read_sizes(self, decks: Mapping[str, Any]) -> None:
        """How many cards each deck has: as written, else an even split of what lies nowhere else."""
        s = self.s
        cards = sum(self.shared["unseen"]) + sum(s.top_count)
        sizes: list[int | None] = []
        for name in DECKS:
            one = decks.get(name, {})
            given = one.get("cards") if isinstance(one, Mapping) else None
            sizes.append(None if given is None else self.whole(f"schemes.decks.{name}.cards", given, 0, cards))
        left, right = sizes
        if left is None:
            left = (cards + 1) // 2 if right is None else cards - right
        s.deck[0], s.deck[1] = left, cards - left if right is None else right
        if sum(s.deck) != cards:
            self.wrong("schemes.decks", f"{cards} cards lie in the decks, but {sum(s.deck)} are counted")
        for deck, name in enumerate(DECKS):
            if s.deck[deck] < s.top_count[deck]:
                self.wrong(f"schemes.decks.{name}", "more cards were put back than the deck has")

    def _read_deeds(self, fields: Mapping[str, Any]) -> None:
        s = self.s
        self.known("deeds", fields, ("row", "discard"))
        row = self.listed("deeds.row", fields.get("row", []))
        if len(row) > len(s.row):
            self.wrong("deeds.row", f"{len(s.row)} deeds lie open, found {len(row)}")
        for place, name in enumerate(row[: len(s.row)]):
            if name is not None:
                self._cards("deeds.row", [name], DEEDS, self.shared["deed_at"], IN_DECK, IN_ROW)
                if name in DEEDS:
                    s.row[place] = DEEDS.index(name)
        self._cards("deeds.discard", fields.get("discard", []), DEEDS, self.shared["deed_at"], IN_DECK, DISCARDED)

    def _read_turn(self) -> None:
        s = self.s
        left = self.data.get("rewards_left", {})
        printed = self.s.stickers
        self._numbers("rewards_left", left, REWARDS, self.shared["stickers"], lambda reward: reward, 15)
        for reward, name in enumerate(REWARDS):
            if self.shared["stickers"][reward] > printed[reward]:
                self.wrong(f"rewards_left.{name}", f"there are only {printed[reward]} of these rewards")
        tokens = self.data.get("goods_tokens", {})
        self._numbers("goods_tokens", tokens, GOODS, self.shared["goods_tokens"], lambda good: good, 15)
        turn = self.mapped("turn", self.data.get("turn", {}))
        self.known(
            "turn", turn, ("scheme_played", "deed_accomplished", "goods_converted", "tax_points", "build_points")
        )
        s.scheme_played = self.truth("turn.scheme_played", turn.get("scheme_played", False))
        s.deed_accomplished = self.truth("turn.deed_accomplished", turn.get("deed_accomplished", False))
        s.goods_converted = self.truth("turn.goods_converted", turn.get("goods_converted", False))
        s.tax_points = self.whole("turn.tax_points", turn.get("tax_points", 0), 0, _MANY)
        s.build_points = self.whole("turn.build_points", turn.get("build_points", 0), 0, _MANY)
        used = self.listed("used_this_round", self.data.get("used_this_round", []))
        found = [self.one_of("used_this_round", name, ("maria", "predslava")) for name in used]
        s.maria_used, s.predslava_used = int(0 in found), int(1 in found)
        if alone(s):
            return
        if sum(self.shared["stickers"]) < sum(s.rebels):
            self.wrong("rewards_left", f"there are {sum(s.rebels)} rebels on the map and fewer rewards for them")
        if sum(s.rebels) + sum(s.defeated) > 15:
            self.wrong("", f"there are only 15 rebels, not {sum(s.rebels) + sum(s.defeated)}")

    def _check_advisors(self) -> None:
        """On the board and waiting, a player has at most the advisors of the round; gaps come only with resolving."""
        s = self.s
        given = self.mapped("seats", self.data.get("seats", {}))
        for seat in range(s.players):
            have = advisors_of(s.players, s.round)
            for space, owner in enumerate(s.space_seat):
                if owner == seat:
                    have[s.space_advisor[space]] -= 1
            fields = given.get(SEATS[seat], {})
            if s.phase == STRATEGY and not (isinstance(fields, Mapping) and "advisors" in fields):
                s.advisors[seat * 6 : seat * 6 + 6] = [max(number, 0) for number in have]
            for number in range(1, 6):
                if have[number] < s.advisors[seat * 6 + number]:
                    self.wrong(f"seats.{SEATS[seat]}", f"more advisors {number} than a player has in round {s.round}")
        if s.phase == STRATEGY:
            for column, name in enumerate(COLUMNS):
                spaces = range(column * ROWS, column * ROWS + ROWS)
                filled = [s.space_seat[space] != NONE for space in spaces]
                if sorted(filled, reverse=True) != filled:
                    self.wrong(f"board.{name}", "while advisors are placed, a column is filled from the top")
                power = [s.space_advisor[space] + s.space_bribe[space] for space in spaces]
                if sorted(power, reverse=True) != power:
                    self.wrong(f"board.{name}", "an advisor never stands above one of greater power, bribes included")

    # Where the game stands

    def _read_docket(self) -> None:
        s, data = self.s, self.data
        if "at" in data:
            for field in ("drawn", "revealed", "played"):
                if self.mapped("schemes", data.get("schemes", {})).get(field):
                    self.wrong(f"schemes.{field}", f"at {data['at']!r} no card is {field}; this needs a docket")
            seat = self.one_of("seat", data.get("seat", SEATS[s.first]), SEATS[: s.players])
            if self.one_of("at", data["at"], tuple(PLACES)) != NONE and seat != NONE:
                why_not = stand(s, str(data["at"]), seat)
                if why_not:
                    self.wrong("at", why_not)
        elif "docket" in data:
            self._read_frames(self.listed("docket", data["docket"]))
        elif s.phase == OVER:
            s.docket = None
        elif s.phase != SETUP:
            self.wrong("", f"say where the game stands: either a docket, or at = {' | '.join(PLACES)} with a seat")

    def _read_frames(self, entries: list[Any]) -> None:
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
        seat = self.one_of(f"{where}.seat", entry["seat"], SEATS[: self.s.players]) if "seat" in entry else NOBODY
        values = []
        for operand in operands:
            value = value_of(operand, entry.get(operand), self.box)
            if value is None:
                names = names_of(operand, self.box)
                expected = f"one of {', '.join(names)}" if names else "a number, or a list of names"
                self.wrong(f"{where}.{operand}", f"expected {expected}, found {entry.get(operand)!r}")
            values.append(value or 0)
        return Frame(number, seat, *values)

    def _come_to_rest(self) -> None:
        """Go on to the first question; a docket that does not fit the rest of the position is told, not crashed on."""
        try:
            self.rules.settle(self.s)
            ask = self._first_question()
        except (IndexError, ValueError, AssertionError, TypeError):
            raise BadPosition(["docket: it does not fit the rest of the position."]) from None
        if ask is not None and not ask.moves:
            raise BadPosition([f"docket: at {ask.procedure!r} there would be nothing to choose."])

    def _first_question(self) -> Ask | None:
        """What is asked once the Rebellion, if it is its turn, has acted; the state itself stays as it was read."""
        ask = self.rules.ask(self.s)
        trial = self.s.copy() if ask is not None and ask.by_rule else self.s
        while ask is not None and ask.by_rule and ask.moves:
            self.rules.play(trial, ask.moves[0])
            ask = self.rules.ask(trial)
        return ask
