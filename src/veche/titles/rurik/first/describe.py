"""A view as a report in plain text: headings and sentences in the reader's language, things as moves name them.

It knows the view and nothing else: what has to be worked out, such as who rules a region, is worked out on a guess from
the view, which has everything open in its place.
"""

from __future__ import annotations

from functools import partial

from veche.kernel.listing import NOTHING, Say, Section, laid_out, listed
from veche.kernel.numbers import count_of, index_of
from veche.kernel.view import View
from veche.titles.rurik.both.components import DECKS, NONE, ROWS
from veche.titles.rurik.both.describe import board, counted, known_on_top, on_space, standing, when
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


def table(rules: RurikRules, view: View, say: Say) -> list[Section]:
    """What lies open on the table, for everybody."""
    s = rules.guess(view, 0)
    return [
        (when(s.round, PHASES[s.phase], s.docket is None, say), _turn(s, say)),
        (say("listing.map"), _regions(s, say)),
        (say("listing.board"), laid_out(board(COLUMNS, s.box.rows[s.players], partial(_space, s, say), say))),
        (say("listing.claim-board"), _claim_board(s, say)),
        (say("listing.players"), _players(s, say)),
        (say("listing.supplies"), _supplies(s, say)),
        (say("listing.deeds"), _deeds(s, say)),
        *([(say("listing.intrigue"), _intrigues(s, say))] if s.variants & INTRIGUE else []),
        (say("listing.schemes"), _schemes(s, rules.box.scheme_names, say)),
        *([(say("listing.rebellion"), rebellion_lines(s, view, say))] if alone(s) else []),
    ]


def secrets(rules: RurikRules, view: View, say: Say) -> list[str]:
    """What only the seat of the view knows; once the game is over, what it held. Nothing for the spectator."""
    if view.seat < 0:
        return []
    names = rules.box.scheme_names
    hand = view.columns["hand"][view.seat * len(view.columns["drawn"]) :]
    lines = [say("listing.hand", cards=counted(hand[: len(names)], names))]
    for card, column, names_of, where in (
        ("agenda", "agenda_at", AGENDAS, 0),
        ("agenda.dealt", "agenda_at", AGENDAS, DEALT),
        ("agenda.returned", "agenda_at", AGENDAS, RETURNED),
        ("inheritance", "inheritance_at", REGIONS, 0),
        ("inheritance.dealt", "inheritance_at", REGIONS, DEALT),
        ("inheritance.returned", "inheritance_at", REGIONS, RETURNED),
    ):
        found = [names_of[one] for one, place in enumerate(view.columns[column]) if place == where + view.seat]
        if found or card == "agenda":
            lines.append(say(f"listing.{card}", cards=listed(found)))
    if sum(view.columns["drawn"]):
        lines.append(say("listing.drawn", cards=counted(view.columns["drawn"], names)))
    return lines + known_on_top(view, names, say)


def _turn(s: RurikState, say: Say) -> list[str]:
    lines = [say("listing.first", first=s.chart.seats[s.first], marker=s.chart.seats[s.marker])]
    points = ((s.tax_points, "tax"), (s.build_points, "build"))
    left = [say(f"listing.points.{name}", number=number) for number, name in points if number]
    if left:
        lines.append(say("listing.left", points=", ".join(left)))
    done = ((s.scheme_played, "scheme"), (s.deed_accomplished, "deed"), (s.goods_converted, "conversion"))
    used = [say(f"listing.bonus.{name}") for number, name in done if number]
    if used:
        lines.append(say("listing.bonus", actions=", ".join(used)))
    return lines


def _regions(s: RurikState, say: Say) -> list[str]:
    others = "neutral" if alone(s) else "rebels"
    rows = [[say(f"listing.{head}") for head in ("region", "ruler", "troops", others, "good", "structures")]]
    for region in range(s.chart.in_play[s.players]):
        rules = ruler(s, region)
        good = GOODS[s.good_of[region]] if s.good_of[region] >= 0 else ""
        rows.append([
            REGIONS[region],
            s.chart.seats[rules] if rules != NONE else NOTHING,
            listed([standing(s, seat, region, say) for seat in range(s.players)]),
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


def _space(s: RurikState, say: Say, space: int) -> str:
    printed = s.players * len(COLUMNS) * ROWS + space
    points = points_given(s, space // ROWS, s.box.points[printed])
    return on_space(s, space, points, s.box.coin_cost[printed], s.space_advisor[space], say)


def _claim_board(s: RurikState, say: Say) -> list[str]:
    seats = range(s.players)
    rows = [[say("listing.track"), *s.chart.seats[: s.players]]]
    for track, name in enumerate(TRACKS):
        rows.append([name, *[str(claimed(s, track, seat)) for seat in seats]])
    rows.append(["warfare", *[str(s.warfare[seat]) for seat in seats]])
    return laid_out(rows)


def _players(s: RurikState, say: Say) -> list[str]:
    before = [say(f"listing.{head}") for head in ("seat", "leader", "coins")]
    after = [say(f"listing.{head}") for head in ("tokens", "rebels", "hand-size", "advisors")]
    rows = [[*before, *GOODS, *after]]
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


def _supplies(s: RurikState, say: Say) -> list[str]:
    kinds = s.chart.structures
    rows = [[say("listing.seat"), say("listing.troops"), *STRUCTURES[:kinds]]]
    for seat in range(s.players):
        left = s.structures_left[seat * len(STRUCTURES) : seat * len(STRUCTURES) + kinds]
        rows.append([s.chart.seats[seat], str(s.reserve[seat]), *[str(number) for number in left]])
    return laid_out(rows)


def _deeds(s: RurikState, say: Say) -> list[str]:
    row = [DEEDS[deed] if deed != NONE else say("listing.empty") for deed in s.row]
    lines = [say("listing.deeds.row", cards=", ".join(row))]
    for seat in range(s.players):
        mine, done = _those(s, seat), _those(s, DONE + seat)
        lines.append(say("listing.deeds.seat", seat=s.chart.seats[seat], cards=mine, done=done))
    in_deck, gone = count_of(s.deed_at, IN_DECK), count_of(s.deed_at, DISCARDED)
    return [*lines, say("listing.deeds.deck", number=in_deck, discarded=gone)]


def _those(s: RurikState, where: int) -> str:
    return listed([DEEDS[deed] for deed, place in enumerate(s.deed_at) if place == where])


def _intrigues(s: RurikState, say: Say) -> list[str]:
    """The row from the left: for which round each is, and which is in force or discarded."""
    lines = []
    for place, card in enumerate(s.intrigues):
        round = place + FIRST_ROUND_OF_INTRIGUE
        gone = round < s.round or s.docket is None
        name = s.box.intrigue_names[card] if card != NONE else say("listing.empty")
        now = "gone" if gone else "now" if round == s.round else "later"
        lines.append(say("listing.intrigue.card", when=now, round=round, card=name))
    return lines


def _schemes(s: RurikState, names: list[str], say: Say) -> list[str]:
    decks = [say(f"listing.deck.{name}", number=s.deck[deck]) for deck, name in enumerate(DECKS)]
    lines = ["; ".join([*decks, say("listing.discarded", cards=counted(s.discard, names))])]
    if sum(s.drawn):
        lines.append(say("listing.being-drawn", number=sum(s.drawn)))
    if sum(s.revealed):
        lines.append(say("listing.revealed", cards=counted(s.revealed, names)))
    return lines
