"""End of the game: every victory point with its heading and reason, the agendas, the tie-breakers."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import count_of, i64
from veche.kernel.outcome import Line, Outcome
from veche.kernel.state import Column
from veche.titles.rurik.both.components import FUR, HONEY
from veche.titles.rurik.both.rule import count, regions_ruled, structures_ruled
from veche.titles.rurik.both.scoring import agenda_line, place_in_battle, track_line
from veche.titles.rurik.both.state import WIDTH_OF_GOODS, regions_occupied
from veche.titles.rurik.first.components import AGENDAS, BUILD_TRACK, DEEDS, RULE_TRACK, TRACKS, TRADE_TRACK
from veche.titles.rurik.first.rebellion.record import REBELLION, alone, is_rebellion
from veche.titles.rurik.first.rebellion.scoring import coin_and_dock_lines, coins_for_tiebreak
from veche.titles.rurik.first.state import DONE, RurikState, claimed

TIEBREAKERS: Final = ("regions-ruled", "coins")
"""What decides between equal totals, in this order."""


def outcome(s: RurikState) -> Outcome:
    """The scoring sheet as if the game ended now."""
    lines = [lines_of(s, seat) for seat in range(s.players)]
    tiebreaks = [[count(regions_ruled(s, seat)), s.coins[seat]] for seat in range(s.players)]
    if alone(s):
        tiebreaks[REBELLION][1] = coins_for_tiebreak()
    return Outcome(lines, tiebreaks, TIEBREAKERS)


def lines_of(s: RurikState, seat: i64) -> list[Line]:
    """The scoring sheet of one seat."""
    tracks = claim_lines(s, seat) + warfare_lines(s, seat)
    if is_rebellion(s, seat):
        return tracks + coin_and_dock_lines(s) + token_lines(s, seat)
    return tracks + agenda_lines(s, seat) + deed_lines(s, seat) + token_lines(s, seat)


def claim_lines(s: RurikState, seat: i64) -> list[Line]:
    """Points for the place of the marker on each claim track."""
    lines = []
    for track, name in enumerate(TRACKS):
        step = claimed(s, track, seat)
        including = s.box.rule_including[step - 1] if step and track == RULE_TRACK else 0
        lines.append(track_line(name, step, s.box.track_vp, asked_for(s, track), including))
    return lines


def asked_for(s: RurikState, track: i64) -> Column:
    """By step of a claim track: how many regions or goods it asks for."""
    if track == RULE_TRACK:
        return s.box.rule_regions
    return s.box.build_regions if track == BUILD_TRACK else s.box.trade_goods


def place_in_warfare(s: RurikState, seat: i64) -> i64:
    """1 for the first place, 2 for a second place that scores, else 0. A marker that was never placed has no place."""
    if s.warfare[seat] == 0:
        return 0  # ruling: warfare-at-zero
    return place_in_battle(s.warfare, s.players, seat)


def warfare_lines(s: RurikState, seat: i64) -> list[Line]:
    """Three points for the first place, shared or not; one for the second, if the first is not shared."""
    steps = s.warfare[seat]
    place = place_in_warfare(s, seat)
    if place == 1:
        return [Line("warfare-track", s.box.warfare_first, "outcome.warfare-first", {"steps": steps})]
    if place == 2:
        return [Line("warfare-track", s.box.warfare_second, "outcome.warfare-second", {"steps": steps})]
    why = "outcome.warfare-none" if steps else "outcome.warfare-start"
    return [Line("warfare-track", 0, why, {"steps": steps})]


def agenda_lines(s: RurikState, seat: i64) -> list[Line]:
    """Two points for the agenda kept, if its goal is met."""
    lines = []
    for card, name in enumerate(AGENDAS):
        if s.agenda_at[card] == seat:
            mine = agenda_count(s, seat, card)
            best = max([agenda_count(s, other, card) for other in range(s.players)])
            lines.append(agenda_line(name, s.box.agenda_vp[card], mine, best))
    return lines


def agenda_count(s: RurikState, seat: i64, card: i64) -> i64:
    """What the seat has of what the agenda counts."""
    name = AGENDAS[card]
    if name == "committed":
        return claimed(s, BUILD_TRACK, seat)
    if name == "conquering":
        return s.warfare[seat]
    if name == "courageous":
        return s.defeated[seat]
    if name == "dignified":
        return count_of(s.deed_at, DONE + seat)
    if name == "esteemed":
        return regions_occupied(s, seat)
    if name == "prosperous":
        return claimed(s, TRADE_TRACK, seat)
    if name == "protective":
        return structures_ruled(s, seat)
    if name == "successful":
        return claimed(s, RULE_TRACK, seat)
    if name == "wealthy":
        return s.coins[seat]
    first = seat * WIDTH_OF_GOODS
    if name == "regal":
        return s.goods[first + FUR] + s.goods[first + HONEY]
    assert name == "capable"
    return sum(s.goods[first : first + WIDTH_OF_GOODS]) + s.boons_held[seat]  # ruling: boon-counts-as-a-good


def deed_lines(s: RurikState, seat: i64) -> list[Line]:
    """The points of every accomplished deed."""
    return [
        Line("deeds", s.box.deed_vp[deed], "outcome.deed", {"deed": DEEDS[deed]})
        for deed in range(len(DEEDS))
        if s.deed_at[deed] == DONE + seat
    ]


def token_lines(s: RurikState, seat: i64) -> list[Line]:
    """Stone & Blade: a point for every token of one."""
    tokens = s.point_tokens[seat]
    return [Line("point-tokens", tokens, "outcome.point-tokens", {"number": tokens})] if tokens else []
