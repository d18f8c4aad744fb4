"""A view as a report in plain text, in the words that moves are written with.

It knows the view and nothing else: what has to be worked out, such as who rules a region, is worked out on a guess from
the view, which has everything open in its place.
"""

from __future__ import annotations

from functools import partial

from veche.kernel.listing import NOTHING, Section, laid_out, listed
from veche.kernel.numbers import Row, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, NONE, ROWS, SEATS
from veche.titles.rurik.both.describe import board, counted, known_on_top, standing
from veche.titles.rurik.both.rule import ruler
from veche.titles.rurik.both.state import DEALT, HERE, RETURNED
from veche.titles.rurik.second.action_phase import place_of
from veche.titles.rurik.second.box import OF_SPACE
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    DEEDS,
    GOODS,
    KINDS,
    LEADERS,
    MARKET_PLACES,
    MARKETS,
    OATHS,
    PAIRS,
    REGIONS,
    SCHEMES,
    SIDES,
    SLOTS,
    TILES,
    TRACKS,
    VALUES,
)
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    FREE_OATHS,
    GIVEN_UP,
    OATH_OF_ROADS,
    PHASES,
    SECRET,
    Rurik2State,
    deeds_done,
    done,
    merits,
    oath_of,
)


def table(rules: Rurik2Rules, view: View) -> list[Section]:
    """What lies open on the table, for everybody."""
    s = rules.guess(view, 0)
    return [
        (_when(s), _turn(s)),
        ("Map", _regions(s)),
        ("Chronicle board", laid_out(board(COLUMNS, s.box.rows[s.players], partial(_space, s)))),
        ("Tracks", _tracks(s)),
        ("Players", _players(s)),
        ("Households", _households(s)),
        ("Deeds", _deeds(s, view)),
        ("Strategy cards", _strategy_cards(s, rules.box.card_names)),
    ]


def secrets(rules: Rurik2Rules, view: View) -> list[str]:
    """What only the seat of the view knows; once the game is over, what it held. Nothing for the spectator."""
    seat = view.seat
    if seat < 0:
        return []
    names = rules.box.card_names
    hand = view.columns["hand"][seat * len(view.columns["drawn"]) :]
    lines = [f"hand: {counted(hand[: len(names)], names)}"]
    for heading, column, cards, where in (
        ("agenda", "agenda_at", AGENDAS, seat),
        ("agendas to choose from", "agenda_at", AGENDAS, DEALT + seat),
        ("agenda put back", "agenda_at", AGENDAS, RETURNED + seat),
        ("secret deeds", "deed_at", DEEDS, SECRET + seat),
        ("starting deeds to choose from", "deed_at", DEEDS, DEAL + seat),
        ("starting deed put back", "deed_at", DEEDS, GIVEN_UP + seat),
        ("inheritance", "inheritance_at", REGIONS, seat),
        ("inheritance to choose from", "inheritance_at", REGIONS, DEALT + seat),
        ("inheritance put back", "inheritance_at", REGIONS, RETURNED + seat),
    ):
        found = _those(cards, view.columns[column], where)
        if found != NOTHING:
            lines.append(f"{heading}: {found}")
    if sum(view.columns["drawn"]):
        lines.append(f"drawn: {counted(view.columns['drawn'], names)}")
    return lines + known_on_top(view, names)


def _when(s: Rurik2State) -> str:
    return f"Round {s.round}, {PHASES[s.phase]}" if s.docket is not None else "The game is over"


def _turn(s: Rurik2State) -> list[str]:
    tile = SIDES[s.side] if s.side != NONE else NOTHING
    lines = [f"first player: {s.chart.seats[s.first]}; marker: {s.chart.seats[s.marker]}; Battle tile: {tile}"]
    saved = [f"{number} {name}" for number, name in ((s.tax_points, "carts"), (s.build_points, "hammers")) if number]
    if saved:
        lines.append(f"left for this turn: {', '.join(saved)}")
    if s.tax_closed:
        lines.append("no more taxing this turn")
    if s.schemes:
        lines.append(f"schemes this turn: {_bits(SCHEMES, s.schemes)}")
    if s.used:
        lines.append(f"abilities used this round: {_bits(LEADERS, s.used)}")
    return lines


def _bits(names: tuple[str, ...], bits: int) -> str:
    return listed([name for bit, name in enumerate(names) if bits & (1 << bit)])


def _regions(s: Rurik2State) -> list[str]:
    rows = [["region", "ruler", "miniatures", "rebels", "good", "buildings", "oaths"]]
    for region in range(s.chart.in_play[s.players]):
        rules = ruler(s, region)
        good = GOODS[s.good_of[region]]
        rows.append([
            REGIONS[region],
            s.chart.seats[rules] if rules != NONE else NOTHING,
            listed([standing(s, seat, region) for seat in range(s.players)]),
            str(s.rebels[region] or NOTHING),
            good if s.good_here[region] else f"({good})",
            listed(_owned(s.chart.seats, s.structures, BUILDINGS, region)),
            listed(_owned(s.chart.seats, s.oath_at, OATHS, region)),
        ])  # fmt: skip
    return laid_out(rows)


def _owned(seats: tuple[str, ...], column: Row, kinds: tuple[str, ...], region: int) -> list[str]:
    owners = [(name, column[kind * HERE + region]) for kind, name in enumerate(kinds)]
    return [f"{name} {seats[owner]}" for name, owner in owners if owner != NONE]


def _space(s: Rurik2State, space: int) -> str:
    printed = place_of(s, space)
    cost = s.box.coin_cost[printed]
    number = s.box.gives[(OF_SPACE + printed) * KINDS + space // ROWS]
    text = f"[{number}" + (f" for {cost}c]" if cost else "]")
    if s.space_seat[space] == NONE:
        return text
    bribe = s.space_bribe[space]
    return f"{text} {s.chart.seats[s.space_seat[space]]} {s.space_disc[space]}" + (f"+{bribe}c" if bribe else "")


def _tracks(s: Rurik2State) -> list[str]:
    seats = range(s.players)
    rows = [["track", *s.chart.seats[: s.players]]]
    for track, name in enumerate(TRACKS):
        rows.append([name, *[str(s.tracks[track * len(SEATS) + seat]) for seat in seats]])
    rows.append(["battle", *[str(s.battle[seat]) for seat in seats]])
    rows.append(["merits", *[str(merits(s, seat)) for seat in seats]])
    return laid_out(rows)


def _players(s: Rurik2State) -> list[str]:
    rows = [["seat", "leader", "coins", *GOODS, "captured", "cards", "troops", *BUILDINGS, "discs"]]
    for seat in range(s.players):
        goods = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
        left = s.structures_left[seat * len(BUILDINGS) : (seat + 1) * len(BUILDINGS)]
        rows.append([
            s.chart.seats[seat],
            LEADERS[index_of(s.holder, seat)] if seat in s.holder else _those(LEADERS, s.leader_dealt, seat),
            str(s.coins[seat]),
            *[str(number or NOTHING) for number in goods],
            str(s.captured[seat]),
            str(s.hand_size[seat]),
            str(s.reserve[seat]),
            *[str(number) for number in left],
            listed([str(value) for value in range(1, VALUES) for _ in range(s.discs[seat * VALUES + value])]),
        ])  # fmt: skip
    return laid_out(rows)


def _households(s: Rurik2State) -> list[str]:
    laid = [f"{pair} oaths" for pair in PAIRS] if s.variants & (FREE_OATHS | OATH_OF_ROADS) else []
    rows = [["seat", *[f"{slot} slot" for slot in SLOTS], "tiles used", *laid]]
    for seat in range(s.players):
        used = [name for tile, name in enumerate(TILES) if s.tiles[seat * len(TILES) + tile]]
        slots = [_those(DEEDS, s.deed_at, done(seat, slot)) for slot in range(len(SLOTS))]
        oaths = [OATHS[oath_of(s, seat, pair)] for pair in range(len(laid))]
        rows.append([s.chart.seats[seat], *slots, listed(used), *oaths])
    return laid_out(rows)


def _deeds(s: Rurik2State, view: View) -> list[str]:
    lines = []
    for market, name in enumerate(MARKETS):
        first = market * MARKET_PLACES
        row = s.market[first : first + s.players + 1]
        lines.append(f"{name}s: {', '.join([DEEDS[deed] if deed != NONE else '(empty)' for deed in row])}")
    for seat in range(s.players):
        held = _those(DEEDS, s.deed_at, seat)
        hidden = view.columns["starting_kept"][seat] + sum(view.columns["secret_deeds"][seat :: len(SEATS)])
        doing = _those(DEEDS, s.deed_at, BEING_DONE + seat)
        lines.append(
            f"{s.chart.seats[seat]}: {held}; secret: {hidden}; completed: {deeds_done(s, seat)}"
            + (f"; completing {doing}" if doing != NOTHING else "")
        )
    return lines


def _strategy_cards(s: Rurik2State, names: list[str]) -> list[str]:
    decks = [f"{name} deck: {s.deck[deck]}" for deck, name in enumerate(DECKS)]
    top = names[s.discard_top] if s.discard_top != NONE else NOTHING
    lines = ["; ".join([*decks, f"discarded: {counted(s.discard, names)}; on top: {top}"])]
    if sum(s.drawn):
        lines.append(f"being drawn: {sum(s.drawn)}")
    if sum(s.revealed):
        lines.append(f"in the battle: {counted(s.revealed, names)}")
    return lines


def _those(names: tuple[str, ...], column: Row, where: int) -> str:
    return listed([names[card] for card, place in enumerate(column) if place == where])
