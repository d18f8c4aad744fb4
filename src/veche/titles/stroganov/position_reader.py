"""Reading a position: every field is checked, and everything that is wrong is told at once.

What is left out has a plain value: nothing in anybody's supply but one outpost, tiles in the order of their names, no
furs on them, the furs 2 to 6 on the regions and 7 on the trade space, the furs 2 to 7 in the market.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import check_docket, come_to_rest, read_docket
from veche.kernel.fields import Fields
from veche.kernel.state import column_of, put
from veche.titles.stroganov.components import (
    AUTOMA,
    DIFFICULTIES,
    FURS,
    HOME,
    LANDSCAPES,
    LAST_STORY,
    LAST_TROPHY,
    MANY,
    MARKET,
    NEUTRAL,
    NONE,
    OUTPOST_SPACES,
    REGIONS,
    SEATS,
    SONGS,
    SPACES,
    STRATEGIES,
    VILLAGES,
    WISHES,
    YEARS,
    YURTS,
)
from veche.titles.stroganov.docket_order import ORDER
from veche.titles.stroganov.operands import expected, value_of
from veche.titles.stroganov.possible import NEEDS, check_ivan, check_layout
from veche.titles.stroganov.setup import FIRST_TROPHY, fresh
from veche.titles.stroganov.standing import PLACES, stand
from veche.titles.stroganov.state import (
    DONE,
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

_FIELDS = (
    "title", "players", "options", "data", "year", "season", "order", "seats", "row", "regions", "trade_fur", "market",
    "vacant", "drawn", "songs", "offers", "gone", "ivan", "docket", "at", "seat",
)  # fmt: skip
_SEAT_FIELDS = (
    "at", "played", "furs", "horses", "coins", "tigers", "banners", "outposts", "story", "vp", "trophy", "landscapes",
    "hand", "fulfilled", "extra_used", "may_sing", "rewards_taken",
)  # fmt: skip
_REGION_FIELDS = ("fur", "village", "yurt", "wish", "outposts")
_IVAN_FIELDS = ("difficulty", "letter", "hidden", "movement", "card", "spent", "pile")


class PositionReader(Fields):
    """Reads one position into a fresh state, field by field, and collects what is wrong on the way."""

    def __init__(self, rules: StroganovRules, data: Mapping[str, Any]) -> None:
        super().__init__()
        self.rules = rules
        self.box = rules.box
        self.data = data

    def read(self) -> StroganovState:
        """The state, or BadPosition with every problem."""
        self.known("", self.data, _FIELDS)
        players = self.whole("players", self.data.get("players", 2), 1, len(SEATS))
        season = self.one_of("season", self.data.get("season", self._plain_season()), SEASONS)
        if "at" in self.data and season in (SETUP, OVER):
            season = SPRING
        ivan = self.mapped("ivan", self.data.get("ivan", {}))
        self.known("ivan", ivan, _IVAN_FIELDS)
        letter = NONE if ivan.get("letter") is None else self.one_of("ivan.letter", ivan["letter"], STRATEGIES)
        difficulty = self.one_of("ivan.difficulty", ivan.get("difficulty", "easy"), DIFFICULTIES)
        self.stop_at_problems()
        variants = self._variants()
        if self.truth("ivan.hidden", ivan.get("hidden", False)):
            variants |= HIDDEN_LETTER
        chosen = NONE if variants & HIDDEN_LETTER else letter
        self.s = s = fresh(self.box, players, variants, difficulty, chosen)
        s.letter = letter
        s.season = season
        s.year = self.whole("year", self.data.get("year", 1), 1, YEARS)
        self.shared = {name: list(getattr(s, name)) for name in SHARED}
        self.played_out = season != SETUP
        if self.played_out:
            s.docket = None
        self._read_order()
        self._read_seats()
        self._read_row()
        self._read_regions()
        self._read_furs()
        self._read_songs_and_offers()
        self._read_gone()
        if players == 1:
            self._read_ivan(ivan)
        self._count_what_is_left()
        self.stop_at_problems()
        for name, numbers in self.shared.items():
            setattr(s, name, column_of(numbers))
        self._read_docket()
        self.stop_at_problems()
        check_docket(self, self.rules, s, ORDER, NEEDS, SEASONS[s.season], s.players, SEATS[: s.houses])
        self.stop_at_problems()
        check_layout(self, s)
        if s.players == 1:
            check_ivan(self, s, "pile" in ivan)
        self.stop_at_problems()
        come_to_rest(self.rules, s)
        return s

    def _plain_season(self) -> str:
        return "spring" if "at" in self.data else "setup"

    def _variants(self) -> int:
        variants = 0
        for name in self.listed("options", self.data.get("options", [])):
            plain = str(name).partition("=")[0]
            if plain in VARIANTS:
                variants |= 1 << VARIANTS.index(plain)
            elif plain not in ("difficulty", "ivan-letter", "solo"):
                self.wrong("options", f"{name!r} is no option")
        return variants

    # Things of this title

    def seat_named(self, where: str, value: Any) -> int:
        return self.one_of(where, value, SEATS[: self.s.houses])

    def fur(self, where: str, value: Any) -> int:
        """A fur by its value; null is none."""
        return NONE if value is None else self.whole(where, value, 2, 8) - 2

    def furs(self, where: str, values: Any) -> list[int]:
        """How many furs of each value."""
        column = [0] * KINDS
        for value in self.listed(where, values):
            column[self.whole(where, value, 2, 8) - 2] += 1
        return column

    def placed(self, where: str, name: Any, names: tuple[str, ...], column: str, place: int) -> int:
        """A tile or card, which is put in its place unless it is in another one already."""
        if name is None:
            return NONE
        one = self.one_of(where, name, names)
        if one == NONE:
            return NONE
        if self.shared[column][one] != IN_PILE:
            self.wrong(where, f"{name} is in another place too")
        self.shared[column][one] = place
        return one

    # Players

    def _read_order(self) -> None:
        s = self.s
        given = self.data.get("order")
        if given is None:
            if self.played_out and s.players > 1:
                s.order = column_of([seat if seat < s.houses else NONE for seat in range(len(SEATS))])
            return
        order = [self.seat_named("order", name) for name in self.listed("order", given)]
        if len(set(order)) != len(order) or (self.played_out and len(order) != s.houses):
            self.wrong("order", f"expected each of {', '.join(SEATS[: s.houses])} once, found {given!r}")
        s.order = column_of((order + [NONE] * len(SEATS))[: len(SEATS)])

    def _read_seats(self) -> None:
        s = self.s
        if self.played_out:
            for seat in range(s.houses):
                s.outposts[seat] = 1
        for name, fields in self.mapped("seats", self.data.get("seats", {})).items():
            seat = self.seat_named("seats", name)
            if seat != NONE:
                self._read_seat(seat, f"seats.{name}", self.mapped(f"seats.{name}", fields))
        if "order" not in self.data and self.played_out:
            # Whoever stands further east is ahead; on the same space, the seats are in their own order.
            seats = sorted(range(s.houses), key=lambda seat: -s.at[seat])
            s.order = column_of((seats + [NONE] * len(SEATS))[: len(SEATS)])
        places = [s.at[seat] for seat in s.order[: s.houses] if seat != NONE]
        if places != sorted(places, reverse=True):
            self.wrong("order", "a Cossack further east is ahead of one further west")

    def _read_seat(self, seat: int, where: str, fields: Mapping[str, Any]) -> None:
        s = self.s
        self.known(where, fields, _SEAT_FIELDS)
        at = fields.get("at", "home")
        s.at[seat] = HOME if at == "home" else self.whole(f"{where}.at", at, 1, SPACES) - 1
        put(s.furs, seat * KINDS, self.furs(f"{where}.furs", fields.get("furs", [])))
        for field, column, least, most in (
            ("horses", s.horses, 0, MANY),
            ("coins", s.coins, 0, MANY),
            ("tigers", s.tigers, 0, self.box.tigers),
            ("banners", s.banners, 0, self.box.banners[s.houses]),
            ("outposts", s.outposts, 0, self.box.outposts),
            ("story", s.story, 0, LAST_STORY),
            ("vp", s.vp, 0, MANY),
            ("trophy", s.trophy, FIRST_TROPHY, LAST_TROPHY),
        ):
            column[seat] = self.whole(f"{where}.{field}", fields.get(field, column[seat]), least, most)
        for field, column in (("played", s.played), ("extra_used", s.extra_used), ("may_sing", s.arrived)):
            column[seat] = self.truth(f"{where}.{field}", fields.get(field, False))
        for space in self.listed(f"{where}.rewards_taken", fields.get("rewards_taken", [])):
            s.rewards_taken[seat] |= 1 << self.whole(f"{where}.rewards_taken", space, 1, LAST_TROPHY)
        if s.arrived[seat] and s.story[seat] < LAST_STORY:
            self.wrong(f"{where}.may_sing", "only who has come to the end of the story track may sing at once")
        for name in self.listed(f"{where}.landscapes", fields.get("landscapes", [])):
            self.placed(f"{where}.landscapes", name, LANDSCAPES, "landscape_at", seat)
        for name in self.listed(f"{where}.hand", fields.get("hand", [])):
            self.placed(f"{where}.hand", name, WISHES, "wish_at", seat)
        for name in self.listed(f"{where}.fulfilled", fields.get("fulfilled", [])):
            self.placed(f"{where}.fulfilled", name, WISHES, "wish_at", DONE + seat)

    # The board

    def _read_row(self) -> None:
        s = self.s
        row = self.listed("row", self.data.get("row", self._plain_row()))
        if len(row) > SPACES:
            self.wrong("row", f"the row has {SPACES} spaces, found {len(row)}")
        for space, one in enumerate(row[:SPACES]):
            if one is None:
                continue
            where = f"row[{space + 1}]"
            fields = {"tile": one} if isinstance(one, str) else self.mapped(where, one)
            self.known(where, fields, ("tile", "furs", "tiger"))
            s.row[space] = self.placed(where, fields.get("tile"), LANDSCAPES, "landscape_at", OPEN)
            put(s.furs_on, space * KINDS, self.furs(f"{where}.furs", fields.get("furs", [])))
            s.tiger_on[space] = self.truth(f"{where}.tiger", fields.get("tiger", False))

    def _plain_row(self) -> list[Any]:
        if not self.played_out:
            return []
        free = [name for tile, name in enumerate(LANDSCAPES) if self.shared["landscape_at"][tile] == IN_PILE]
        return free[:SPACES]

    def _read_regions(self) -> None:
        given = self.mapped("regions", self.data.get("regions", {}))
        self.known("regions", given, REGIONS)
        explicit = {name: self.mapped(f"regions.{name}", given.get(name, {})) for name in REGIONS}
        for region, name in enumerate(REGIONS):
            where, fields = f"regions.{name}", explicit[name]
            self.known(where, fields, _REGION_FIELDS)
            if "fur" in fields:
                self.shared["region_fur"][region] = self.fur(f"{where}.fur", fields["fur"])
            elif self.played_out:
                self.shared["region_fur"][region] = region
            for field, names, column in (
                ("village", VILLAGES, "village"),
                ("yurt", YURTS, "yurt"),
                ("wish", WISHES, "wish"),
            ):
                if field in fields:
                    self._lay(region, f"{where}.{field}", fields[field], names, column)
            if "outposts" in fields:
                self._read_outposts(region, f"{where}.outposts", fields["outposts"])
        if self.played_out:
            self._lay_the_rest(explicit)

    def _lay(self, region: int, where: str, name: Any, names: tuple[str, ...], column: str) -> None:
        if column == "village":
            one = NONE if name is None else self.one_of(where, name, names)
            if one != NONE and one in self.shared["village"]:
                self.wrong(where, f"{name} is in another place too")
            self.shared["village"][region] = one
            return
        self.shared[column][region] = self.placed(where, name, names, f"{column}_at", OPEN)

    def _lay_the_rest(self, explicit: Mapping[str, Mapping[str, Any]]) -> None:
        """Villages, yurts and wishes of regions that do not mention them: the first that lie nowhere else."""
        letter = 0 if self.s.year <= 2 else 1
        for region, name in enumerate(REGIONS):
            fields = explicit[name]
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

    def _read_outposts(self, region: int, where: str, outposts: Any) -> None:
        given = self.listed(where, outposts)
        if len(given) > OUTPOST_SPACES:
            self.wrong(where, f"a region has {OUTPOST_SPACES} spaces, found {len(given)}")
        for space in range(OUTPOST_SPACES):
            name = given[space] if space < len(given) else None
            owner = NONE if name is None else NEUTRAL if name == "neutral" else self.seat_named(where, name)
            if owner in range(len(SEATS)) and owner in self.shared["built"][region * 3 : region * 3 + space]:
                self.wrong(where, f"{name} has two outposts there")
            self.shared["built"][region * OUTPOST_SPACES + space] = owner

    def _read_furs(self) -> None:
        s = self.s
        plain = 7 if self.played_out else None
        s.trade_fur = self.fur("trade_fur", self.data.get("trade_fur", plain))
        s.market = column_of(
            self.furs("market", self.data.get("market", [2, 3, 4, 5, 6, 7] if self.played_out else []))
        )
        if sum(s.market) > MARKET:
            self.wrong("market", f"the market has {MARKET} furs, found {sum(s.market)}")
        missing = max(MARKET - sum(s.market), 0) if self.played_out else 0
        most = max(MARKET - sum(s.market), 0)
        s.vacant = self.whole("vacant", self.data.get("vacant", missing), 0, most)
        s.drawn = column_of(self.furs("drawn", self.data.get("drawn", [])))

    def _read_songs_and_offers(self) -> None:
        s = self.s
        letter = 0 if s.year <= 2 else 1
        plain = [
            name
            for tile, name in enumerate(SONGS)
            if self.played_out and self.box.song_letter[tile] == letter and name not in self._gone("songs")
        ]
        for place, name in enumerate(self.listed("songs", self.data.get("songs", plain[: s.houses]))):
            if place >= s.houses:
                self.wrong("songs", f"{s.houses} songs lie open")
                break
            self.shared["song"][place] = self.placed("songs", name, SONGS, "song_at", OPEN)
        for place, one in enumerate(self.listed("offers", self.data.get("offers", []))):
            if one is None or place >= s.houses:
                continue
            fields = self.mapped(f"offers[{place + 1}]", one)
            self.known("offers", fields, ("wish", "fur"))
            self.shared["offer"][place] = self.placed("offers", fields.get("wish"), WISHES, "wish_at", OFFERED)
            self.shared["offer_fur"][place] = self.fur("offers.fur", fields.get("fur"))

    def _gone(self, name: str) -> list[Any]:
        gone = self.mapped("gone", self.data.get("gone", {}))
        return self.listed(f"gone.{name}", gone.get(name, []))

    def _read_gone(self) -> None:
        self.known("gone", self.mapped("gone", self.data.get("gone", {})), ("yurts", "songs", "wishes"))
        for name, names, column in (
            ("yurts", YURTS, "yurt_at"),
            ("songs", SONGS, "song_at"),
            ("wishes", WISHES, "wish_at"),
        ):
            for one in self._gone(name):
                self.placed(f"gone.{name}", one, names, column, GONE)
        if self.played_out and "gone" not in self.data:
            # First wishes that nobody chose are out of the game, and after the second year all of A.
            for card, where in enumerate(self.shared["wish_at"]):
                letter = self.box.wish_letter[card]
                if where == IN_PILE and (letter == 2 or (letter == 0 and self.s.year > 2)):
                    self.shared["wish_at"][card] = GONE
            for column, letters in (("yurt_at", self.box.yurt_letter), ("song_at", self.box.song_letter)):
                for tile, where in enumerate(self.shared[column]):
                    if where == IN_PILE and letters[tile] == 0 and self.s.year > 2:
                        self.shared[column][tile] = GONE

    def _read_ivan(self, fields: Mapping[str, Any]) -> None:
        s = self.s
        cards = self.shared["automa_at"]
        for name in self.listed("ivan.spent", fields.get("spent", [])):
            self._see_card(name, SPENT)
        if fields.get("card") is not None:
            s.card = self._see_card(fields["card"], FACE_UP)
        s.movement = self.whole("ivan.movement", fields.get("movement", 0), 0, 9)
        seen = len([one for one in cards if one in (FACE_UP, SPENT)])
        left = len(AUTOMA) - 5 - seen
        s.pile = self.whole("ivan.pile", fields.get("pile", max(left, 0)), 0, len(AUTOMA))
        unseen = [card for card, one in enumerate(cards) if one == UNSEEN]
        if s.pile > len(unseen):
            self.wrong("ivan.pile", f"only {len(unseen)} cards have not been seen")
        if s.movement and s.movement not in [self.box.automa_movement[card] for card in unseen]:
            self.wrong("ivan.movement", f"no card that was not seen has a movement of {s.movement}")

    def _see_card(self, name: Any, where: int) -> int:
        card = self.one_of("ivan", name, AUTOMA)
        if card != NONE:
            if self.shared["automa_at"][card] != UNSEEN:
                what = "taken out" if self.shared["automa_at"][card] == REMOVED else "in another place too"
                self.wrong("ivan", f"card {name} is {what}")
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
                self.wrong("", f"there are {out} furs of value {FURS[fur]}, but only {self.box.fur_count[fur]} exist")
        s.banners_left = self.box.banners[s.houses] - sum(s.banners)
        if s.banners_left < 0:
            self.wrong("", f"there are only {self.box.banners[s.houses]} banners")
        s.tigers_left = self.box.tigers - sum(s.tigers) - sum(s.tiger_on)
        if s.tigers_left < 0:
            self.wrong("", f"there are only {self.box.tigers} tigers")
        for seat in range(s.houses):
            s.outposts_left[seat] = self.box.outposts - s.outposts[seat] - self.shared["built"].count(seat)
            if s.outposts_left[seat] < 0:
                self.wrong(f"seats.{SEATS[seat]}", f"there are only {self.box.outposts} outposts of a colour")

    # Where the game stands

    def _read_docket(self) -> None:
        s, data = self.s, self.data
        if "at" in data:
            seat = self.seat_named("seat", data.get("seat", SEATS[s.order[0]]))
            if self.one_of("at", data["at"], PLACES) != NONE and seat != NONE:
                stand(s, str(data["at"]), seat)
        elif "docket" in data:
            entries = self.listed("docket", data["docket"])
            s.docket = read_docket(self, self.rules, entries, SEATS[: s.houses], value_of, expected)
        elif self.played_out and s.season != OVER:
            self.wrong("", f"say where the game stands: either a docket, or at = {' | '.join(PLACES)} with a seat")
