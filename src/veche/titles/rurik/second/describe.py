"""A view as a report in plain text: headings and sentences in the reader's language, things as moves name them.

It knows the view and nothing else: what has to be worked out, such as who rules a region, is worked out on a guess from
the view, which has everything open in its place.
"""

from __future__ import annotations

from functools import partial

from veche.kernel.listing import NOTHING, Say, Section, laid_out, listed
from veche.kernel.numbers import Row, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, NONE, ROWS, SEATS
from veche.titles.rurik.both.describe import board, counted, known_on_top, on_space, standing, when
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


def table(rules: Rurik2Rules, view: View, say: Say) -> list[Section]:
    """What lies open on the table, for everybody."""
    s = rules.guess(view, 0)
    return [
        (when(s.round, PHASES[s.phase], s.docket is None, say), _turn(s, say)),
        (say("listing.map"), _regions(s, say)),
        (say("listing.board"), laid_out(board(COLUMNS, s.box.rows[s.players], partial(_space, s, say), say))),
        (say("listing.tracks"), _tracks(s, say)),
        (say("listing.players"), _players(s, say)),
        (say("listing.households"), _households(s, say)),
        (say("listing.deeds"), _deeds(s, view, say)),
        (say("listing.schemes"), _strategy_cards(s, rules.box.card_names, say)),
    ]


def secrets(rules: Rurik2Rules, view: View, say: Say) -> list[str]:
    """What only the seat of the view knows; once the game is over, what it held. Nothing for the spectator."""
    seat = view.seat
    if seat < 0:
        return []
    names = rules.box.card_names
    hand = view.columns["hand"][seat * len(view.columns["drawn"]) :]
    lines = [say("listing.hand", cards=counted(hand[: len(names)], names))]
    for card, column, cards, where in (
        ("agenda", "agenda_at", AGENDAS, seat),
        ("agenda.dealt", "agenda_at", AGENDAS, DEALT + seat),
        ("agenda.returned", "agenda_at", AGENDAS, RETURNED + seat),
        ("deeds.secret", "deed_at", DEEDS, SECRET + seat),
        ("deeds.dealt", "deed_at", DEEDS, DEAL + seat),
        ("deeds.returned", "deed_at", DEEDS, GIVEN_UP + seat),
        ("inheritance", "inheritance_at", REGIONS, seat),
        ("inheritance.dealt", "inheritance_at", REGIONS, DEALT + seat),
        ("inheritance.returned", "inheritance_at", REGIONS, RETURNED + seat),
    ):
        found = _those(cards, view.columns[column], where)
        if found != NOTHING:
            lines.append(say(f"listing.{card}", cards=found))
    if sum(view.columns["drawn"]):
        lines.append(say("listing.drawn", cards=counted(view.columns["drawn"], names)))
    return lines + known_on_top(view, names, say)


def _turn(s: Rurik2State, say: Say) -> list[str]:
    tile = SIDES[s.side] if s.side != NONE else NOTHING
    first, marker = s.chart.seats[s.first], s.chart.seats[s.marker]
    lines = ["; ".join([say("listing.first", first=first, marker=marker), say("listing.tile", side=tile)])]
    points = ((s.tax_points, "tax"), (s.build_points, "build"))
    left = [say(f"listing.points.{name}", number=number) for number, name in points if number]
    if left:
        lines.append(say("listing.left", points=", ".join(left)))
    if s.tax_closed:
        lines.append(say("listing.tax-closed"))
    if s.schemes:
        done = [say(f"listing.bonus.{scheme}") for scheme in _bits(SCHEMES, s.schemes)]
        lines.append(say("listing.bonus", actions=", ".join(done)))
    if s.used:
        lines.append(say("listing.abilities", names=", ".join(_bits(LEADERS, s.used))))
    return lines


def _bits(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for bit, name in enumerate(names) if bits & (1 << bit)]


def _regions(s: Rurik2State, say: Say) -> list[str]:
    heads = ("region", "ruler", "troops", "rebels", "good", "structures", "oaths")
    rows = [[say(f"listing.{head}") for head in heads]]
    for region in range(s.chart.in_play[s.players]):
        rules = ruler(s, region)
        good = GOODS[s.good_of[region]]
        rows.append([
            REGIONS[region],
            s.chart.seats[rules] if rules != NONE else NOTHING,
            listed([standing(s, seat, region, say) for seat in range(s.players)]),
            str(s.rebels[region] or NOTHING),
            good if s.good_here[region] else f"({good})",
            listed(_owned(s.chart.seats, s.structures, BUILDINGS, region)),
            listed(_owned(s.chart.seats, s.oath_at, OATHS, region)),
        ])  # fmt: skip
    return laid_out(rows)


def _owned(seats: tuple[str, ...], column: Row, kinds: tuple[str, ...], region: int) -> list[str]:
    owners = [(name, column[kind * HERE + region]) for kind, name in enumerate(kinds)]
    return [f"{name} {seats[owner]}" for name, owner in owners if owner != NONE]


def _space(s: Rurik2State, say: Say, space: int) -> str:
    printed = place_of(s, space)
    number = s.box.gives[(OF_SPACE + printed) * KINDS + space // ROWS]
    return on_space(s, space, number, s.box.coin_cost[printed], s.space_disc[space], say)


def _tracks(s: Rurik2State, say: Say) -> list[str]:
    seats = range(s.players)
    rows = [[say("listing.track"), *s.chart.seats[: s.players]]]
    for track, name in enumerate(TRACKS):
        rows.append([name, *[str(s.tracks[track * len(SEATS) + seat]) for seat in seats]])
    rows.append(["battle", *[str(s.battle[seat]) for seat in seats]])
    rows.append([say("listing.merits"), *[str(merits(s, seat)) for seat in seats]])
    return laid_out(rows)


def _players(s: Rurik2State, say: Say) -> list[str]:
    before = [say(f"listing.{head}") for head in ("seat", "leader", "coins")]
    after = [say(f"listing.{head}") for head in ("captured", "hand-size", "reserve")]
    rows = [[*before, *GOODS, *after, *BUILDINGS, say("listing.discs")]]
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


def _households(s: Rurik2State, say: Say) -> list[str]:
    laid = [say(f"listing.oaths.{pair}") for pair in PAIRS] if s.variants & (FREE_OATHS | OATH_OF_ROADS) else []
    slots_of = [say(f"listing.slot.{slot}") for slot in SLOTS]
    rows = [[say("listing.seat"), *slots_of, say("listing.tiles"), *laid]]
    for seat in range(s.players):
        used = [name for tile, name in enumerate(TILES) if s.tiles[seat * len(TILES) + tile]]
        slots = [_those(DEEDS, s.deed_at, done(seat, slot)) for slot in range(len(SLOTS))]
        oaths = [OATHS[oath_of(s, seat, pair)] for pair in range(len(laid))]
        rows.append([s.chart.seats[seat], *slots, listed(used), *oaths])
    return laid_out(rows)


def _deeds(s: Rurik2State, view: View, say: Say) -> list[str]:
    lines = []
    for market, name in enumerate(MARKETS):
        first = market * MARKET_PLACES
        row = s.market[first : first + s.players + 1]
        cards = [DEEDS[deed] if deed != NONE else say("listing.empty") for deed in row]
        lines.append(say(f"listing.market.{name}", cards=", ".join(cards)))
    for seat in range(s.players):
        held = _those(DEEDS, s.deed_at, seat)
        hidden = view.columns["starting_kept"][seat] + sum(view.columns["secret_deeds"][seat :: len(SEATS)])
        doing = _those(DEEDS, s.deed_at, BEING_DONE + seat)
        told = say(
            "listing.deeds.seat", seat=s.chart.seats[seat], cards=held, hidden=hidden, number=deeds_done(s, seat)
        )
        lines.append(told if doing == NOTHING else "; ".join([told, say("listing.deeds.doing", cards=doing)]))
    return lines


def _strategy_cards(s: Rurik2State, names: list[str], say: Say) -> list[str]:
    decks = [say(f"listing.deck.{name}", number=s.deck[deck]) for deck, name in enumerate(DECKS)]
    top = names[s.discard_top] if s.discard_top != NONE else NOTHING
    gone = [say("listing.discarded", cards=counted(s.discard, names)), say("listing.discarded.top", card=top)]
    lines = ["; ".join([*decks, *gone])]
    if sum(s.drawn):
        lines.append(say("listing.being-drawn", number=sum(s.drawn)))
    if sum(s.revealed):
        lines.append(say("listing.revealed", cards=counted(s.revealed, names)))
    return lines


def _those(names: tuple[str, ...], column: Row, where: int) -> str:
    return listed([names[card] for card, place in enumerate(column) if place == where])
