"""A position of the fair as data that a person can read and edit.

`dump` writes every field. A field left out in `load` has its value of a fresh game; tokens and ribbons that nobody has
are in the bag and with the crier.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.toy.moves import MOST_BID
from tests.toy.possible import NEEDS, ORDER, check_table
from tests.toy.printed import IN_THE_BAG, SEATS, TOKENS, WARES, WISHES, Printed
from tests.toy.rules import FairRules, begin
from tests.toy.state import NONE, FairState, fresh, gate, ribbons_of, seats, tokens_of
from veche.kernel.docket_data import check_docket, come_to_rest, dump_docket, read_docket
from veche.kernel.fields import Fields
from veche.kernel.numbers import index_of
from veche.kernel.state import column_of, put

FIELDS: Final = ("title", "players", "options", "bell", "drawn", "seats", "docket")
FIELDS_OF_A_SEAT: Final = ("at", "arrived", "coins", "ribbons", "tokens", "wares", "wish", "bid", "bid_shown")
OPERANDS: Final = {"ware": WARES, "token": TOKENS}
"""Operands of frames that are written as names."""

NUMBERS: Final = {"step": (1, 99), "number": (1, 9), "price": (0, 99)}
"""The least and the most of operands that are numbers."""

MANY: Final = 30
LONG_AGO: Final = 10**9


def dump(rules: FairRules, s: FairState) -> dict[str, Any]:
    """The complete position."""
    return {
        "title": "fair",
        "players": s.players,
        "options": {"road": "long" if s.long else "short"} | ({"pedlar": ""} if s.pedlar else {}),
        "bell": bool(s.bell),
        "drawn": dict(zip(TOKENS, s.drawn, strict=True)),
        "seats": {SEATS[seat]: _seat(s, seat) for seat in range(seats(s))},
        "docket": dump_docket(rules, s.docket, SEATS, written),
    }


def _seat(s: FairState, seat: int) -> dict[str, Any]:
    return {
        "at": s.at[seat],
        "arrived": s.arrived[seat],
        "coins": s.coins[seat],
        "ribbons": s.won[seat],
        "tokens": dict(zip(TOKENS, tokens_of(s, seat), strict=True)),
        "wares": dict(zip(WARES, s.wares[seat * len(WARES) : (seat + 1) * len(WARES)], strict=True)),
        "wish": WISHES[index_of(s.wish_at, seat)] if seat in s.wish_at else None,
        "bid": None if s.bid[seat] == NONE else s.bid[seat],
        "bid_shown": bool(s.shown[seat]),
    }


def written(operand: str, value: int) -> str | int:
    """An operand as people read it: wares and tokens by their names."""
    return OPERANDS[operand][value] if operand in OPERANDS else value


def load(rules: FairRules, data: Mapping[str, Any]) -> FairState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    fields = Fields()
    given = fields.mapped("", data)
    fields.known("", given, FIELDS)
    s = _table(fields, rules.printed, given)
    _everybody(fields, s, fields.mapped("seats", given.get("seats", {})))
    s.bell = fields.truth("bell", given.get("bell", False))
    s.drawn = column_of(_numbers(fields, "drawn", given.get("drawn", {}), TOKENS))
    _fill(fields, s)
    fields.stop_at_problems()
    if "docket" in given:
        entries = fields.listed("docket", given["docket"])
        s.docket = read_docket(fields, rules, entries, SEATS[: seats(s)], _operand, _expected)
    else:
        begin(s)
    fields.stop_at_problems()
    check_docket(fields, rules, s, ORDER, NEEDS, "", s.players, SEATS[: seats(s)])
    fields.stop_at_problems()
    check_table(fields, s)
    fields.stop_at_problems()
    come_to_rest(rules, s)
    return s


def _table(fields: Fields, printed: Printed, given: Mapping[str, Any]) -> FairState:
    """An empty table of the size that the position wants."""
    fields.one_of("title", given.get("title", "fair"), ("fair",))
    players = fields.whole("players", given.get("players", 2), 2, 3)
    options = fields.mapped("options", given.get("options", {}))
    fields.known("options", options, ("road", "pedlar"))
    road = fields.one_of("options.road", options.get("road", "short"), ("short", "long"))
    fields.stop_at_problems()
    return fresh(printed, players, int("pedlar" in options), road)


def _numbers(fields: Fields, where: str, data: Any, names: tuple[str, ...]) -> list[int]:
    given = fields.mapped(where, data)
    fields.known(where, given, names)
    return [fields.whole(f"{where}.{name}", given.get(name, 0), 0, MANY) for name in names]


def _everybody(fields: Fields, s: FairState, given: Mapping[str, Any]) -> None:
    fields.known("seats", given, SEATS[: seats(s)])
    for seat in range(seats(s)):
        where = f"seats.{SEATS[seat]}"
        mine = fields.mapped(where, given.get(SEATS[seat], {}))
        fields.known(where, mine, FIELDS_OF_A_SEAT)
        _read_seat(fields, s, seat, where, mine)
    s.clock = 1 + max(s.arrived[: seats(s)])
    if len(set(s.arrived[: seats(s)])) != seats(s):
        fields.wrong("seats", "two of them arrived at the same time")


def _read_seat(fields: Fields, s: FairState, seat: int, where: str, mine: Mapping[str, Any]) -> None:
    s.at[seat] = fields.whole(f"{where}.at", mine.get("at", 0), 0, gate(s))
    s.arrived[seat] = fields.whole(f"{where}.arrived", mine.get("arrived", seat), 0, LONG_AGO)
    s.coins[seat] = fields.whole(f"{where}.coins", mine.get("coins", s.coins[seat]), 0, MANY)
    s.won[seat] = fields.whole(f"{where}.ribbons", mine.get("ribbons", 0), 0, MANY)
    tokens = _numbers(fields, f"{where}.tokens", mine.get("tokens", {}), TOKENS)
    put(s.held, seat * len(TOKENS), tokens)
    wares = _numbers(fields, f"{where}.wares", mine.get("wares", {}), WARES)
    put(s.wares, seat * len(WARES), wares)
    if mine.get("wish") is not None:
        wish = fields.one_of(f"{where}.wish", mine["wish"], WISHES)
        if wish >= 0 and s.wish_at[wish] != NONE:
            fields.wrong(f"{where}.wish", f"{SEATS[s.wish_at[wish]]} wishes for {WISHES[wish]} already")
        elif wish >= 0:
            s.wish_at[wish] = seat
    if mine.get("bid") is not None:
        s.bid[seat] = fields.whole(f"{where}.bid", mine["bid"], 0, min(s.coins[seat], MOST_BID))
    s.shown[seat] = fields.truth(f"{where}.bid_shown", mine.get("bid_shown", False))


def _fill(fields: Fields, s: FairState) -> None:
    """What is not mentioned lies in the bag or with the crier."""
    for token, name in enumerate(TOKENS):
        s.bag[token] = IN_THE_BAG[token] - s.drawn[token] - sum(s.held[token :: len(TOKENS)])
        if s.bag[token] < 0:
            fields.wrong("seats", f"there are only {IN_THE_BAG[token]} tokens of {name}")
    s.ribbons = ribbons_of(seats(s)) - sum(s.won)
    if s.ribbons < 0:
        fields.wrong("seats", f"there are only {ribbons_of(seats(s))} ribbons")


def _operand(name: str, written: object) -> int | None:
    if name in OPERANDS:
        return OPERANDS[name].index(str(written)) if written in OPERANDS[name] else None
    least, most = NUMBERS[name]
    return written if type(written) is int and least <= written <= most else None


def _expected(name: str) -> str:
    if name in OPERANDS:
        return f"one of {', '.join(OPERANDS[name])}"
    least, most = NUMBERS[name]
    return f"a number from {least} to {most}"
