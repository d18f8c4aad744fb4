"""A position of the fair as data that a person can read and edit.

`dump` writes every field. A field left out in `load` has its value of a fresh game; tokens, wishes and ribbons that
nobody has are where they lie in the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.toy.moves import MOST_BID
from tests.toy.printed import IN_THE_BAG, SEATS, TOKENS, WARES, WISHES
from tests.toy.rules import FairRules, begin
from tests.toy.state import NONE, FairState, fresh, gate, ribbons_of, seats, tokens_of
from veche.kernel.docket import NAMES, NOBODY, Frame, frames
from veche.kernel.errors import BadPosition

FIELDS: Final = ("title", "players", "options", "bell", "drawn", "seats", "docket")
FIELDS_OF_A_SEAT: Final = ("at", "arrived", "coins", "ribbons", "tokens", "wares", "wish", "bid", "bid_shown")


def dump(rules: FairRules, s: FairState) -> dict[str, Any]:
    """The complete position."""
    return {
        "title": "fair",
        "players": s.players,
        "options": {"road": "long" if s.long else "short"} | ({"pedlar": ""} if s.pedlar else {}),
        "bell": bool(s.bell),
        "drawn": dict(zip(TOKENS, s.drawn, strict=True)),
        "seats": {SEATS[seat]: _seat(s, seat) for seat in range(seats(s))},
        "docket": [_frame(rules, f) for f in frames(s.docket)],
    }


def _seat(s: FairState, seat: int) -> dict[str, Any]:
    return {
        "at": s.at[seat],
        "arrived": s.arrived[seat],
        "coins": s.coins[seat],
        "ribbons": s.won[seat],
        "tokens": dict(zip(TOKENS, tokens_of(s, seat), strict=True)),
        "wares": dict(zip(WARES, s.wares[seat * len(WARES) : (seat + 1) * len(WARES)], strict=True)),
        "wish": WISHES[s.wish_at.index(seat)] if seat in s.wish_at else None,
        "bid": None if s.bid[seat] == NONE else s.bid[seat],
        "bid_shown": bool(s.shown[seat]),
    }


def _frame(rules: FairRules, f: Frame) -> dict[str, Any]:
    written: dict[str, Any] = {"procedure": NAMES[f.procedure]}
    if f.seat != NOBODY:
        written["seat"] = SEATS[f.seat]
    operands = rules.table[f.procedure].operands.split()
    return written | dict(zip(operands, (f.a, f.b, f.c, f.d), strict=False))


def load(rules: FairRules, data: Mapping[str, Any]) -> FairState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return _Reader(rules, data).read()


class _Reader:
    """Reads one position and collects what is wrong with it."""

    def __init__(self, rules: FairRules, data: object) -> None:
        self.rules = rules
        self.problems: list[str] = []
        self.data = self.fields(data, "The position", FIELDS)

    def fields(self, data: object, what: str, known: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(data, Mapping):
            self.problems.append(f"{what} should be an object, not {data!r}.")
            return {}
        for name in data:
            if name not in known:
                self.problems.append(f"{what} has no field {name!r}. Known are: {', '.join(known)}.")
        return data

    def number(self, value: object, what: str, most: int) -> int:
        if type(value) is int and 0 <= value <= most:
            return value
        self.problems.append(f"{what} should be a whole number from 0 to {most}, not {value!r}.")
        return 0

    def flag(self, value: object, what: str) -> int:
        if not isinstance(value, bool):
            self.problems.append(f"{what} should be true or false, not {value!r}.")
        return int(value is True)

    def numbers(self, data: object, what: str, names: tuple[str, ...]) -> list[int]:
        given = self.fields(data, what, names)
        return [self.number(given.get(name, 0), f"{what}, {name},", 30) for name in names]

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise BadPosition(self.problems)

    def read(self) -> FairState:
        s = self.table()
        self.stop_if_wrong()
        given = self.fields(self.data.get("seats", {}), "The seats", SEATS[: seats(s)])
        for seat in range(seats(s)):
            self.seat(s, seat, self.fields(given.get(SEATS[seat], {}), f"{SEATS[seat]}'s seat", FIELDS_OF_A_SEAT))
        s.bell = self.flag(self.data.get("bell", False), "The bell")
        s.drawn = self.numbers(self.data.get("drawn", {}), "The draw", TOKENS)
        s.clock = 1 + max(s.arrived[: seats(s)])
        if len(set(s.arrived[: seats(s)])) != seats(s):
            self.problems.append("Two seats arrived at the same time.")
        self.fill(s)
        self.docket(s)
        self.stop_if_wrong()
        return s

    def table(self) -> FairState:
        players = self.data.get("players", 2)
        if players not in (2, 3):
            self.problems.append(f"The fair is played by 2 or 3, not by {players!r}.")
        if self.data.get("title", "fair") != "fair":
            self.problems.append(f"This is a position of {self.data['title']!r}, not of the fair.")
        options = self.fields(self.data.get("options", {}), "Options", ("road", "pedlar"))
        if options.get("road", "short") not in ("short", "long"):
            self.problems.append(f"The road is short or long, not {options['road']!r}.")
        self.stop_if_wrong()
        return fresh(players, int("pedlar" in options), int(options.get("road") == "long"))

    def seat(self, s: FairState, seat: int, given: Mapping[str, Any]) -> None:
        name = SEATS[seat]
        s.at[seat] = self.number(given.get("at", 0), f"{name}'s step", gate(s))
        s.arrived[seat] = self.number(given.get("arrived", seat), f"{name}'s arrival", 1000)
        s.coins[seat] = self.number(given.get("coins", s.coins[seat]), f"{name}'s purse", 100)
        s.won[seat] = self.number(given.get("ribbons", 0), f"{name}'s ribbons", ribbons_of(seats(s)))
        tokens = self.numbers(given.get("tokens", {}), f"{name}'s tokens", TOKENS)
        s.held[seat * len(TOKENS) : (seat + 1) * len(TOKENS)] = tokens
        wares = self.numbers(given.get("wares", {}), f"{name}'s wares", WARES)
        s.wares[seat * len(WARES) : (seat + 1) * len(WARES)] = wares
        self.wish(s, seat, given.get("wish"))
        if given.get("bid") is not None:
            s.bid[seat] = self.number(given["bid"], f"{name}'s bid", min(s.coins[seat], MOST_BID))
        s.shown[seat] = self.flag(given.get("bid_shown", False), f"Whether {name}'s bid is shown")

    def wish(self, s: FairState, seat: int, wish: object) -> None:
        if wish is None:
            return
        if wish not in WISHES:
            self.problems.append(f"There is no wish {wish!r}. The wishes are: {', '.join(WISHES)}.")
        elif s.wish_at[WISHES.index(wish)] != NONE:
            self.problems.append(f"Two seats wish for {wish}.")
        else:
            s.wish_at[WISHES.index(wish)] = seat

    def fill(self, s: FairState) -> None:
        """What is not mentioned lies in the bag or with the crier."""
        for token, name in enumerate(TOKENS):
            s.bag[token] = IN_THE_BAG[token] - s.drawn[token] - sum(s.held[token :: len(TOKENS)])
            if s.bag[token] < 0:
                self.problems.append(f"There are only {IN_THE_BAG[token]} tokens of {name}.")
        s.ribbons = ribbons_of(seats(s)) - sum(s.won)
        if s.ribbons < 0:
            self.problems.append(f"There are only {ribbons_of(seats(s))} ribbons.")

    def docket(self, s: FairState) -> None:
        """Left out, the docket is that of a fresh game, and what comes before the first question is done."""
        if "docket" not in self.data:
            begin(s)
            if not self.problems:
                self.rules.settle(s)
            return
        given = self.data["docket"]
        if not isinstance(given, list):
            self.problems.append(f"The docket should be a list, not {given!r}.")
            return
        for entry in reversed(given):
            self.frame(s, entry)
        f = s.docket
        if f is not None and not self.problems:
            self.top(s, f)

    def frame(self, s: FairState, entry: object) -> None:
        name = entry.get("procedure") if isinstance(entry, Mapping) else None
        number = NAMES.index(name) if name in NAMES else len(self.rules.table)
        if not isinstance(entry, Mapping) or number not in self.known():
            self.problems.append(f"The docket holds {entry!r}, which is no procedure of the fair.")
            return
        operands = self.rules.table[number].operands.split()
        self.fields(entry, f"The procedure {name}", ("procedure", "seat", *operands))
        seat = NOBODY
        if "seat" in entry:
            seat = SEATS.index(entry["seat"]) if entry["seat"] in SEATS[: seats(s)] else seats(s)
            if seat == seats(s):
                self.problems.append(f"The procedure {name} has no seat {entry['seat']!r}.")
        f = Frame(number, seat, *[self.number(entry.get(one), f"{one} of {name}", 30) for one in operands])
        f.next = s.docket
        s.docket = f

    def known(self) -> list[int]:
        return [number for number, procedure in enumerate(self.rules.table) if type(procedure).__name__ != "Missing"]

    def top(self, s: FairState, f: Frame) -> None:
        """A state rests at a question; somebody must be able to answer it."""
        if not self.rules.table[f.procedure].asks:
            self.rules.settle(s)
            return
        if not self.rules.table[f.procedure].moves(s, f):
            self.problems.append(f"Nobody can answer {NAMES[f.procedure]} in this position.")
