"""Reading a position of *Stroganov*: what its layout cannot say alone.

What is left out has a plain value: nothing in anybody's supply but one outpost, tiles in the order of their names, no
furs on them, the furs 2 to 6 on the regions and 7 on the trade space, the furs 2 to 7 in the market.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from veche.kernel.colours import OF_SEATS, first_of
from veche.kernel.docket_data import check_docket, come_to_rest, read_docket
from veche.kernel.position_file import PositionReader
from veche.titles.stroganov.administration import letter_in
from veche.titles.stroganov.components import (
    AUTOMA,
    FURS,
    LANDSCAPES,
    LAST_STORY,
    MARKET,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    VILLAGES,
    A,
    B,
    S,
)
from veche.titles.stroganov.docket_order import ORDER
from veche.titles.stroganov.operands import expected, value_of
from veche.titles.stroganov.position_layout import IVAN, LAYOUT, OFFER, SPACE, table
from veche.titles.stroganov.possible import NEEDS, check_ivan, check_layout
from veche.titles.stroganov.problem import StroganovProblem
from veche.titles.stroganov.setup import fresh
from veche.titles.stroganov.standing import PLACES, stand
from veche.titles.stroganov.state import (
    FACE_UP,
    GONE,
    HIDDEN_LETTER,
    IN_PILE,
    KINDS,
    OFFERED,
    OPEN,
    OVER,
    REMOVED,
    SEASONS,
    SETUP,
    SPENT,
    SPRING,
    UNSEEN,
    VARIANTS,
    StroganovState,
)
from veche.titles.stroganov.state_class import SHARED

if TYPE_CHECKING:
    from veche.titles.stroganov.rules import StroganovRules

PLAIN_TRADE_FUR: Final = FURS.index("7")
PLAIN_MARKET: Final = (1, 1, 1, 1, 1, 1, 0)
"""One fur of each value but the bear."""


class StroganovReader(PositionReader[StroganovState]):
    """Reads one position into a fresh state and collects what is wrong on the way."""

    layout = LAYOUT

    def __init__(self, rules: StroganovRules, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.rules = rules
        self.box = rules.box
        self.special = {
            "order": self._read_order,
            "seats.<seat>": self._check_seat,
            "seats": self._check_order,
            "row": self._read_row,
            "regions.<region>.village": self._read_village,
            "regions.<region>.yurt": self._read_yurt,
            "regions.<region>.wish": self._read_wish,
            "regions.<region>.outposts": self._read_outposts,
            "regions": self._lay_the_rest,
            "market": self._check_market,
            "vacant": self._read_vacant,
            "songs": self._read_songs,
            "offers": self._read_offers,
            "gone": self._put_away,
        }

    def read(self) -> StroganovState:
        """The state, or BadPosition with every problem."""
        self.known_fields("", "", self.data)
        players = self.value("players", self.data, 2)
        season = self.value("season", self.data, self._plain_season())
        if "at" in self.data and season in (SETUP, OVER):
            season = SPRING
        ivan = self.mapped("ivan", self.data.get("ivan", {}))
        self.known("ivan", ivan, tuple(IVAN))
        letter = IVAN["letter"].read(self, "ivan.letter", ivan.get("letter"))
        difficulty = IVAN["difficulty"].read(self, "ivan.difficulty", ivan.get("difficulty", "easy"))
        self.stop_at_problems()
        given = self.options(self.box.colours)
        variants = self._variants(given)
        if IVAN["hidden"].read(self, "ivan.hidden", ivan.get("hidden", False)):
            variants |= HIDDEN_LETTER
        chosen = NONE if variants & HIDDEN_LETTER else letter
        s = fresh(self.box, players, variants, difficulty, chosen, first_of(self.box.seats, given))
        s.letter = letter
        s.season = season
        self.begin(s, table(self.box, s.houses), SHARED)
        self.played_out = season != SETUP
        if self.played_out:
            self._lay_out()
        self.read_fields()
        if players == 1:
            self._read_ivan(ivan)
        self._count_what_is_left()
        self.stop_at_problems()
        self.finish()
        self._read_docket()
        self.stop_at_problems()
        check_docket(self, self.rules, s, ORDER, NEEDS, SEASONS[s.season], s.players, self.box.seats[: s.houses])
        self.stop_at_problems()
        check_layout(self, s)
        if s.players == 1:
            check_ivan(self, s, "pile" in ivan)
        self.stop_at_problems()
        come_to_rest(self.rules, s)
        return s

    def _plain_season(self) -> str:
        return "spring" if "at" in self.data else "setup"

    def _variants(self, given: Mapping[str, str]) -> int:
        variants = 0
        for plain in given:
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain not in ("difficulty", "ivan-letter", "solo", *OF_SEATS):
                self.wrong("options", StroganovProblem("position.option", option=repr(plain)))
        return variants

    def _lay_out(self) -> None:
        """What lies there after the setup unless something else is said."""
        s = self.s
        s.docket = None
        s.trade_fur = PLAIN_TRADE_FUR
        for fur in range(KINDS):
            s.market[fur] = PLAIN_MARKET[fur]
        for seat in range(s.houses):
            s.outposts[seat] = 1
        for region in range(len(REGIONS)):
            self.shared["region_fur"][region] = region

    def placed(self, where: str, name: Any, thing: str, column: str) -> int:
        """A tile or card that lies open, unless it is in another place already; null is none."""
        return NONE if name is None else self.lay(where, name, thing, column, OPEN)

    # Players

    def _read_order(self, where: str, given: Mapping[str, Any]) -> None:
        s, order = self.s, given.get("order")
        if order is None:
            if self.played_out and s.players > 1:
                self._stand_in(list(range(s.houses)))
            return
        seats = [self.thing("seat", where, name) for name in self.listed(where, order)]
        if len(set(seats)) != len(seats) or (self.played_out and len(seats) != s.houses):
            self.wrong(where, StroganovProblem("position.order", seats=self.box.seats[: s.houses], found=repr(order)))
        self._stand_in(seats)

    def _stand_in(self, seats: list[int]) -> None:
        """The seats in this order."""
        for place in range(len(SEATS)):
            self.s.order[place] = seats[place] if place < len(seats) else NONE

    def _check_seat(self, where: str, given: Mapping[str, Any], seat: int) -> None:
        if self.s.arrived[seat] and self.s.story[seat] < LAST_STORY:
            self.wrong(f"{where}.may_sing", StroganovProblem("position.sings-too-early"))

    def _check_order(self, where: str, given: Mapping[str, Any]) -> None:
        s = self.s
        if "order" not in given and self.played_out:
            # Whoever stands further east is ahead; on the same space, the seats are in their own order.
            self._stand_in(sorted(range(s.houses), key=lambda seat: -s.at[seat]))
        places = [s.at[seat] for seat in s.order[: s.houses] if seat != NONE]
        if places != sorted(places, reverse=True):
            self.wrong("order", StroganovProblem("position.order-and-row"))

    # The board

    def _read_row(self, where: str, given: Mapping[str, Any]) -> None:
        s = self.s
        row = self.listed(where, given.get("row", self._plain_row()))
        if len(row) > SPACES:
            self.wrong(where, StroganovProblem("position.row", spaces=SPACES, found=len(row)))
        for space, one in enumerate(row[:SPACES]):
            if one is None:
                continue
            there = f"{where}[{space + 1}]"
            fields = {"tile": one} if isinstance(one, str) else self.mapped(there, one)
            self.known(there, fields, tuple(SPACE))
            s.row[space] = self.placed(there, fields.get("tile"), "landscape", "landscape_at")
            furs = SPACE["furs"].read(self, f"{there}.furs", fields.get("furs", []))
            for fur in range(KINDS):
                s.furs_on[space * KINDS + fur] = furs[fur]
            s.tiger_on[space] = SPACE["tiger"].read(self, f"{there}.tiger", fields.get("tiger", False))

    def _plain_row(self) -> list[Any]:
        if not self.played_out:
            return []
        free = [name for tile, name in enumerate(LANDSCAPES) if self.shared["landscape_at"][tile] == IN_PILE]
        return free[:SPACES]

    def _read_village(self, where: str, given: Mapping[str, Any], region: int) -> None:
        if "village" not in given:
            return
        name, villages = given["village"], self.shared["village"]
        one = NONE if name is None else self.thing("village", where, name)
        if one != NONE and one in villages:
            self.wrong(where, StroganovProblem("position.village-twice", village=name))
        villages[region] = one

    def _read_yurt(self, where: str, given: Mapping[str, Any], region: int) -> None:
        if "yurt" in given:
            self.shared["yurt"][region] = self.placed(where, given["yurt"], "yurt", "yurt_at")

    def _read_wish(self, where: str, given: Mapping[str, Any], region: int) -> None:
        if "wish" in given:
            self.shared["wish"][region] = self.placed(where, given["wish"], "wish", "wish_at")

    def _lay_the_rest(self, where: str, given: Mapping[str, Any]) -> None:
        """Villages, yurts and wishes of regions that do not mention them: the first that lie nowhere else."""
        if not self.played_out:
            return
        letter = letter_in(self.s.year)
        said = given.get("regions", {})
        for region, name in enumerate(REGIONS):
            fields = said.get(name, {}) if isinstance(said, Mapping) else {}
            if not isinstance(fields, Mapping):
                fields = {}
            if "village" not in fields:
                taken = [self.shared["village"][other] for other in range(len(REGIONS)) if other != region]
                self.shared["village"][region] = next(v for v in range(len(VILLAGES)) if v not in taken)
            for field, column, letters in (
                ("yurt", "yurt_at", self.box.yurt_letter),
                ("wish", "wish_at", self.box.wish_letter),
            ):
                if field not in fields:
                    free = [
                        one for one, at in enumerate(self.shared[column]) if at == IN_PILE and letters[one] == letter
                    ]
                    self.shared[field][region] = free[0] if free else NONE
                    if free:
                        self.shared[column][free[0]] = OPEN

    def _read_outposts(self, where: str, given: Mapping[str, Any], region: int) -> None:
        if "outposts" not in given:
            return
        outposts = self.listed(where, given["outposts"])
        if len(outposts) > OUTPOST_SPACES:
            self.wrong(where, StroganovProblem("position.outposts", spaces=OUTPOST_SPACES, found=len(outposts)))
        for space in range(OUTPOST_SPACES):
            name = outposts[space] if space < len(outposts) else None
            owner = NONE if name is None else NEUTRAL if name == "neutral" else self.thing("seat", where, name)
            if owner in range(len(SEATS)) and owner in self.shared["built"][region * 3 : region * 3 + space]:
                self.wrong(where, StroganovProblem("position.outposts-of-one", seat=self.box.seats[owner]))
            self.shared["built"][region * OUTPOST_SPACES + space] = owner

    def _check_market(self, where: str, given: Mapping[str, Any]) -> None:
        if sum(self.s.market) > MARKET:
            self.wrong(where, StroganovProblem("position.market", furs=MARKET, found=sum(self.s.market)))

    def _read_vacant(self, where: str, given: Mapping[str, Any]) -> None:
        missing = max(MARKET - sum(self.s.market), 0)
        self.s.vacant = self.whole(where, given.get("vacant", missing if self.played_out else 0), 0, missing)

    def _read_songs(self, where: str, given: Mapping[str, Any]) -> None:
        s = self.s
        letter = letter_in(s.year)
        gone = given.get("gone")
        out = gone.get("songs") if isinstance(gone, Mapping) else None
        plain = [
            name
            for tile, name in enumerate(SONGS)
            if self.played_out and self.box.song_letter[tile] == letter and not (isinstance(out, list) and name in out)
        ]
        for place, name in enumerate(self.listed(where, given.get("songs", plain[: s.houses]))):
            if place >= s.houses:
                self.wrong(where, StroganovProblem("position.songs", number=s.houses))
                break
            self.shared["song"][place] = self.placed(where, name, "song", "song_at")

    def _read_offers(self, where: str, given: Mapping[str, Any]) -> None:
        for place, one in enumerate(self.listed(where, given.get("offers", []))):
            if one is None or place >= self.s.houses:
                continue
            fields = self.mapped(f"{where}[{place + 1}]", one)
            self.known(where, fields, tuple(OFFER))
            wish = fields.get("wish")
            lain = NONE if wish is None else self.lay(where, wish, "wish", "wish_at", OFFERED)
            self.shared["offer"][place] = lain
            self.shared["offer_fur"][place] = OFFER["fur"].read(self, f"{where}.fur", fields.get("fur"))

    def _put_away(self, where: str, given: Mapping[str, Any]) -> None:
        """Where nothing is said of it: first wishes that nobody chose are out of the game, and once B is played
        all of A."""
        if not self.played_out or "gone" in given:
            return
        changed = letter_in(self.s.year) == B
        for card, at in enumerate(self.shared["wish_at"]):
            letter = self.box.wish_letter[card]
            if at == IN_PILE and (letter == S or (letter == A and changed)):
                self.shared["wish_at"][card] = GONE
        for column, letters in (("yurt_at", self.box.yurt_letter), ("song_at", self.box.song_letter)):
            for tile, at in enumerate(self.shared[column]):
                if at == IN_PILE and letters[tile] == A and changed:
                    self.shared[column][tile] = GONE

    def _read_ivan(self, fields: Mapping[str, Any]) -> None:
        s = self.s
        cards = self.shared["automa_at"]
        for name in self.listed("ivan.spent", fields.get("spent", [])):
            self._see_card(name, SPENT)
        if fields.get("card") is not None:
            s.card = self._see_card(fields["card"], FACE_UP)
        s.movement = IVAN["movement"].read(self, "ivan.movement", fields.get("movement", 0))
        seen = len([one for one in cards if one in (FACE_UP, SPENT)])
        left = len(AUTOMA) - 5 - seen
        s.pile = IVAN["pile"].read(self, "ivan.pile", fields.get("pile", max(left, 0)))
        unseen = [card for card, one in enumerate(cards) if one == UNSEEN]
        if s.pile > len(unseen):
            self.wrong("ivan.pile", StroganovProblem("position.unseen-cards", number=len(unseen)))
        if s.movement and s.movement not in [self.box.automa_movement[card] for card in unseen]:
            self.wrong("ivan.movement", StroganovProblem("position.movement-unseen", movement=s.movement))

    def _see_card(self, name: Any, where: int) -> int:
        card = self.one_of("ivan", name, AUTOMA)
        if card != NONE:
            if self.shared["automa_at"][card] != UNSEEN:
                removed = self.shared["automa_at"][card] == REMOVED
                key = "position.card-removed" if removed else "position.card-twice"
                self.wrong("ivan", StroganovProblem(key, card=name))
            self.shared["automa_at"][card] = where
        return card

    def _count_what_is_left(self) -> None:
        """Bag and supplies have what lies nowhere else."""
        s = self.s
        for fur in range(KINDS):
            out = s.market[fur] + s.drawn[fur] + sum(s.furs[fur::KINDS]) + sum(s.furs_on[fur::KINDS])
            out += self.shared["offer_fur"].count(fur)
            s.bag[fur] = self.box.fur_count[fur] - out
            if s.bag[fur] < 0:
                exist = self.box.fur_count[fur]
                self.wrong("", StroganovProblem("position.furs", found=out, value=FURS[fur], number=exist))
        s.banners_left = self.box.banners[s.houses] - sum(s.banners)
        if s.banners_left < 0:
            self.wrong("", StroganovProblem("position.banners", number=self.box.banners[s.houses]))
        s.tigers_left = self.box.tigers - sum(s.tigers) - sum(s.tiger_on)
        if s.tigers_left < 0:
            self.wrong("", StroganovProblem("position.tigers", number=self.box.tigers))
        for seat in range(s.houses):
            s.outposts_left[seat] = self.box.outposts - s.outposts[seat] - self.shared["built"].count(seat)
            if s.outposts_left[seat] < 0:
                too_many = StroganovProblem("position.outposts-of-a-colour", number=self.box.outposts)
                self.wrong(f"seats.{self.box.seats[seat]}", too_many)

    # Where the game stands

    def _read_docket(self) -> None:
        s, data = self.s, self.data
        if "at" in data:
            seat = self.thing("seat", "seat", data.get("seat", self.box.seats[s.order[0]]))
            if self.one_of("at", data["at"], PLACES) != NONE and seat != NONE:
                stand(s, str(data["at"]), seat)
        elif "docket" in data:
            entries = self.listed("docket", data["docket"])
            s.docket = read_docket(self, self.rules, entries, self.box.seats[: s.houses], value_of, expected)
        elif self.played_out and s.season != OVER:
            self.wrong("", StroganovProblem("position.stands", places=" | ".join(PLACES)))
