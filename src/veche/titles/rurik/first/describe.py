"""A view as a report in plain text, in the words that moves are written with.

It knows the view and nothing else: what has to be worked out, such as who rules a region, is worked out on a guess from
the view, which has everything open in its place.
"""

from __future__ import annotations

from functools import partial

from veche.kernel.listing import NOTHING, Section, laid_out, listed
from veche.kernel.numbers import count_of, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, NONE, ROWS
from veche.titles.rurik.both.describe import board, counted, known_on_top, standing
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED
from veche.titles.rurik.first.components import (
    ADVISORS,
    AGENDAS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    REGIONS,
    STRUCTURES,
    TOKENS,
    TRACKS,
)
from veche.titles.rurik.first.intrigue import FIRST_ROUND_OF_INTRIGUE, points_given
from veche.titles.rurik.first.rebellion.describe import rebellion_lines
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.state import DISCARDED, DONE, IN_DECK, INTRIGUE, PHASES, RurikState, claimed


def table(rules: RurikRules, view: View) -> list[Section]:
    """What lies open on the table, for everybody."""
    s = rules.guess(view, 0)
    return [
        (_when(s), _turn(s)),
        ("Map", _regions(s)),
        ("Strategy board", laid_out(board(COLUMNS, s.box.rows[s.players], partial(_space, s)))),
        ("Claim board", _claim_board(s)),
        ("Players", _players(s)),
        ("Supplies", _supplies(s)),
        ("Deeds", _deeds(s)),
        *([("Intrigue", _intrigues(s))] if s.variants & INTRIGUE else []),
        ("Schemes", _schemes(s, rules.box.scheme_names)),
        *([("The Rebellion", rebellion_lines(s, view))] if alone(s) else []),
    ]


def secrets(rules: RurikRules, view: View) -> list[str]:
    """What only the seat of the view knows; once the game is over, what it held. Nothing for the spectator."""
    if view.seat < 0:
        return []
    names = rules.box.scheme_names
    hand = view.columns["hand"][view.seat * len(view.columns["drawn"]) :]
    lines = [f"hand: {counted(hand[: len(names)], names)}", f"agenda: {_agendas(view, view.seat)}"]
    dealt = _agendas(view, DEALT + view.seat)
    if dealt != NOTHING:
        lines.append(f"agendas to choose from: {dealt}")
    returned = _agendas(view, RETURNED + view.seat)
    if returned != NOTHING:
        lines.append(f"agenda put back: {returned}")
    for said, where in (("", 0), (" to choose from", DEALT), (" put back", RETURNED)):
        cards = [REGIONS[card] for card, at in enumerate(view.columns["inheritance_at"]) if at == where + view.seat]
        if cards:
            lines.append(f"inheritance{said}: {listed(cards)}")
    if sum(view.columns["drawn"]):
        lines.append(f"drawn: {counted(view.columns['drawn'], names)}")
    return lines + known_on_top(view, names)


def _agendas(view: View, where: int) -> str:
    return listed([AGENDAS[card] for card, place in enumerate(view.columns["agenda_at"]) if place == where])


def _when(s: RurikState) -> str:
    return f"Round {s.round}, {PHASES[s.phase]}" if s.docket is not None else "The game is over"


def _turn(s: RurikState) -> list[str]:
    lines = [f"first player: {s.chart.seats[s.first]}; marker: {s.chart.seats[s.marker]}"]
    points = [f"{number} {name}" for number, name in ((s.tax_points, "tax"), (s.build_points, "build")) if number]
    if points:
        lines.append(f"points left for this turn: {', '.join(points)}")
    done = ((s.scheme_played, "scheme"), (s.deed_accomplished, "deed"), (s.goods_converted, "conversion"))
    used = [name for number, name in done if number]
    if used:
        lines.append(f"bonus actions taken this turn: {', '.join(used)}")
    return lines


def _regions(s: RurikState) -> list[str]:
    rows = [["region", "ruler", "troops", "neutral" if alone(s) else "rebels", "good", "structures"]]
    for region in range(s.chart.in_play[s.players]):
        rules = ruler(s, region)
        good = GOODS[s.good_of[region]] if s.good_of[region] >= 0 else ""
        rows.append([
            REGIONS[region],
            s.chart.seats[rules] if rules != NONE else NOTHING,
            listed([standing(s, seat, region) for seat in range(s.players)]),
            str(s.rebels[region] or NOTHING),
            _good(s, region, good) if good else NOTHING,
            listed([_structure(s, kind, region) for kind in range(len(STRUCTURES))]),
        ])  # fmt: skip
    return laid_out(rows)


def _good(s: RurikState, region: int, good: str) -> str:
    if not s.good_here[region]:
        return f"({good})"
    return f"{s.more_goods[region] + 1} {good}" if s.more_goods[region] else good


def _structure(s: RurikState, kind: int, region: int) -> str:
    owner = s.structures[kind * HERE + region]
    return f"{STRUCTURES[kind]} {s.chart.seats[owner]}" if owner != NONE else ""


def _space(s: RurikState, space: int) -> str:
    printed = s.players * len(COLUMNS) * ROWS + space
    cost = s.box.coin_cost[printed]
    text = f"[{points_given(s, space // ROWS, s.box.points[printed])}" + (f" for {cost}c]" if cost else "]")
    if s.space_seat[space] == NONE:
        return text
    bribe = s.space_bribe[space]
    return f"{text} {s.chart.seats[s.space_seat[space]]} {s.space_advisor[space]}" + (f"+{bribe}c" if bribe else "")


def _claim_board(s: RurikState) -> list[str]:
    seats = range(s.players)
    rows = [["track", *s.chart.seats[: s.players]]]
    for track, name in enumerate(TRACKS):
        rows.append([name, *[str(claimed(s, track, seat)) for seat in seats]])
    rows.append(["warfare", *[str(s.warfare[seat]) for seat in seats]])
    return laid_out(rows)


def _players(s: RurikState) -> list[str]:
    rows = [["seat", "leader", "coins", *GOODS, "tokens", "rebels", "schemes", "advisors"]]
    for seat in range(s.players):
        goods = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
        rows.append([
            s.chart.seats[seat],
            LEADERS[index_of(s.holder, seat)] if seat in s.holder else NOTHING,
            str(s.coins[seat]),
            *[str(number or NOTHING) for number in goods],
            listed([name if s.tokens[seat * len(TOKENS) + token] else "" for token, name in enumerate(TOKENS)]),
            str(s.defeated[seat]),
            str(s.hand_size[seat]),
            listed([str(number) for number in range(1, ADVISORS) for _ in range(s.advisors[seat * ADVISORS + number])]),
        ])  # fmt: skip
    return laid_out(rows)


def _supplies(s: RurikState) -> list[str]:
    kinds = s.chart.structures
    rows = [["seat", "troops", *STRUCTURES[:kinds]]]
    for seat in range(s.players):
        left = s.structures_left[seat * len(STRUCTURES) : seat * len(STRUCTURES) + kinds]
        rows.append([s.chart.seats[seat], str(s.reserve[seat]), *[str(number) for number in left]])
    return laid_out(rows)


def _deeds(s: RurikState) -> list[str]:
    row = [DEEDS[deed] if deed != NONE else "(empty)" for deed in s.row]
    lines = [f"row: {', '.join(row)}"]
    for seat in range(s.players):
        mine, done = _those(s, seat), _those(s, DONE + seat)
        lines.append(f"{s.chart.seats[seat]}: {mine}; accomplished: {done}")
    return lines + [f"in the deck: {count_of(s.deed_at, IN_DECK)}; discarded: {count_of(s.deed_at, DISCARDED)}"]


def _those(s: RurikState, where: int) -> str:
    return listed([DEEDS[deed] for deed, place in enumerate(s.deed_at) if place == where])


def _intrigues(s: RurikState) -> list[str]:
    """The row from the left: for which round each is, and which is in force or discarded."""
    lines = []
    for place, card in enumerate(s.intrigues):
        round = place + FIRST_ROUND_OF_INTRIGUE
        gone = round < s.round or s.docket is None
        when = "discarded" if gone else "in force" if round == s.round else f"round {round}"
        lines.append(f"{when}: {s.box.intrigue_names[card] if card != NONE else '(empty)'}")
    return lines


def _schemes(s: RurikState, names: list[str]) -> list[str]:
    decks = [f"{name} deck: {s.deck[deck]}" for deck, name in enumerate(DECKS)]
    lines = ["; ".join([*decks, f"discarded: {counted(s.discard, names)}"])]
    if sum(s.drawn):
        lines.append(f"being drawn: {sum(s.drawn)}")
    if sum(s.revealed):
        lines.append(f"revealed: {counted(s.revealed, names)}")
    return lines
