"""End of the game: every victory point with its heading and reason, in the order of the draft, and the tie-breakers."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64
from veche.kernel.outcome import Line, Outcome
from veche.kernel.state import Column
from veche.titles.rurik.both.components import FUR, HONEY, NONE, SEATS
from veche.titles.rurik.both.rule import count, regions_ruled, structures_ruled
from veche.titles.rurik.both.scoring import agenda_line, place_in_battle, track_line
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, regions_occupied
from veche.titles.rurik.second.chronicle_phase import govern_step
from veche.titles.rurik.second.components import (
    AGENDAS,
    DEEDS,
    EXPAND_TRACK,
    GOVERN_TRACK,
    KINDS,
    PALACE,
    POINTS,
    RULE_TRACK,
    SLOTS,
    TRACKS,
)
from veche.titles.rurik.second.state import SIX_REGIONS, Rurik2State, deeds_done, done_by, empty_columns, merits

TIEBREAKERS: Final = ("regions-ruled", "coins")
"""What decides between equal totals, in this order."""


def outcome(s: Rurik2State) -> Outcome:
    """The scoring sheet as if the game ended now."""
    lines = [sheet(s, seat) for seat in range(s.players)]
    tiebreaks = [[count(regions_ruled(s, seat)), s.coins[seat]] for seat in range(s.players)]
    return Outcome(lines, tiebreaks, TIEBREAKERS)


def sheet(s: Rurik2State, seat: i64) -> list[Line]:
    """The seat's lines: what was scored on the way, then the categories in their order."""
    return (
        deed_lines(s, seat) + tile_lines(s, seat) + agenda_lines(s, seat) + house_lines(s, seat)
        + track_lines(s, seat, merits(s, seat) + agendas_met(s, seat)) + battle_lines(s, seat) + palace_lines(s, seat)
    )  # fmt: skip


def deed_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """The points of every completed deed."""
    return [
        Line("deeds", s.box.deed_vp[deed], "outcome.deed", {"deed": DEEDS[deed]})
        for deed in range(len(DEEDS))
        if done_by(s.deed_at[deed]) == seat
    ]


def tile_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """Points of the Battle tile that the marker has passed."""
    points = tile_points(s, seat)
    return [Line("battle-tile", points, "outcome.battle-tile", {"steps": s.battle[seat]})] if points else []


def tile_points(s: Rurik2State, seat: i64) -> i64:
    """The victory points among the benefits that the seat's marker has reached."""
    points: i64 = 0
    for step in range(s.battle[seat] + 1):
        benefit = s.box.benefit[s.side * (s.box.battle_length + 1) + step] if s.side != NONE else NONE
        if benefit != NONE:
            points += s.box.gives[benefit * KINDS + POINTS]
    return points


def agenda_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """Two points for the agenda kept, if its goal is met; its Merit counts for the Govern track."""
    return [_agenda(s, seat, card) for card in range(len(AGENDAS)) if s.agenda_at[card] == seat]


def _agenda(s: Rurik2State, seat: i64, card: i64) -> Line:
    counts = [agenda_count(s, other, card) for other in range(s.players)]
    return agenda_line(AGENDAS[card], s.box.agenda_vp[card], counts[seat], max(counts))


def agendas_met(s: Rurik2State, seat: i64) -> i64:
    """The Merits that the seat's agenda brings."""
    return len([line for line in agenda_lines(s, seat) if line.why == "outcome.agenda-met"])


def agenda_count(s: Rurik2State, seat: i64, card: i64) -> i64:
    """What the seat has of what the agenda counts."""
    name = AGENDAS[card]
    if name == "committed":
        return s.tracks[EXPAND_TRACK * len(SEATS) + seat]
    if name == "conquering":
        return s.battle[seat]
    if name == "courageous":
        return s.captured[seat]  # ruling: captured-rebels-held
    if name == "dignified":
        return deeds_done(s, seat)
    if name == "esteemed":
        return regions_occupied(s, seat)
    if name == "protective":
        return structures_ruled(s, seat)
    if name == "successful":
        return s.tracks[RULE_TRACK * len(SEATS) + seat]
    if name == "wealthy":
        return s.coins[seat]
    first = seat * WIDTH_OF_GOODS
    if name == "regal":
        return s.goods[first + FUR] + s.goods[first + HONEY]
    assert name == "capable"
    return sum(s.goods[first : first + WIDTH_OF_GOODS])


def house_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """Points for the columns of the building grid that are empty."""
    lines = []
    for column in range(empty_columns(s, seat)):
        if s.box.column_vp[column]:
            lines.append(Line("house-board", s.box.column_vp[column], "outcome.column", {"slot": SLOTS[column]}))
    return lines


def track_lines(s: Rurik2State, seat: i64, merits_in_all: i64) -> list[Line]:
    """Points for the place of the marker on each track; Govern is looked at again with the agenda's Merit."""
    lines = []
    for track, name in enumerate(TRACKS):
        step = s.tracks[track * len(SEATS) + seat]
        if track == GOVERN_TRACK:
            step = max(step, govern_step(s, merits_in_all))  # ruling: govern-after-agendas
        lines.append(track_line(name, step, s.box.track_vp, asked_for(s, track), _capitals(s, track, step)))
    return lines


def asked_for(s: Rurik2State, track: i64) -> Column:
    """By step of a track: how many regions or Merits it asks for."""
    if track == RULE_TRACK:
        return s.box.rule_regions_alone if s.variants & SIX_REGIONS else s.box.rule_regions
    return s.box.expand_regions if track == EXPAND_TRACK else s.box.merits


def _capitals(s: Rurik2State, track: i64, step: i64) -> i64:
    """The regions (bits) that a step asks for besides how many they are."""
    if not step or track != RULE_TRACK or s.variants & SIX_REGIONS:
        return 0
    return s.box.rule_including[step - 1]


def battle_place(s: Rurik2State, seat: i64) -> i64:
    """1 for the first place, 2 for a second place that scores, else 0; a marker at the crossed swords has one too."""
    return place_in_battle(s.battle, s.players, seat)  # ruling: battle-track-at-the-start


def battle_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """Three points for the first place, shared or not; one for the second, if the first is not shared."""
    steps = s.battle[seat]
    place = battle_place(s, seat)
    if place == 1:
        return [Line("battle-track", s.box.battle_first, "outcome.battle-first", {"steps": steps})]
    if place == 2:
        return [Line("battle-track", s.box.battle_second, "outcome.battle-second", {"steps": steps})]
    return [Line("battle-track", 0, "outcome.battle-none", {"steps": steps})]


def palace_lines(s: Rurik2State, seat: i64) -> list[Line]:
    """A point for each region ruled that has a palace, whosever it is."""
    regions = palaces_ruled(s, seat)
    return [Line("palaces", regions, "outcome.palaces", {"regions": regions})]


def palaces_ruled(s: Rurik2State, seat: i64) -> i64:
    """How many regions with a palace the seat rules; Yaroslav silences none of them here."""
    ruled = regions_ruled(s, seat)
    regions = range(s.chart.in_play[s.players])
    return len([r for r in regions if ruled & (1 << r) and s.structures[PALACE * HERE + r] != NONE])
