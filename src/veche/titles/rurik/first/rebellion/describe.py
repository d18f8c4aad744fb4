"""The Rebellion in a report in plain text: its priority, its bonuses, its cards as far as they are seen."""

from __future__ import annotations

from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import BONUSES, COLUMNS, DIFFICULTIES, PRIORITIES, REGIONS, STRUCTURES
from veche.titles.rurik.first.rebellion.cards import top_card
from veche.titles.rurik.first.rebellion.mat import is_open
from veche.titles.rurik.first.rebellion.record import RING, TURNED, difficulty, priority
from veche.titles.rurik.first.state import RurikState

WIDTH_OF_A_ROW = 8
"""Numbers in a row of a view's `rows_out`: advisor, from which round, and column and coin for each priority."""


def rebellion_lines(s: RurikState, view: View) -> list[str]:
    """What everybody sees of it."""
    lines = [f"difficulty: {DIFFICULTIES[difficulty(s)]}; priority: {PRIORITIES[priority(s)]}"]
    lines += [f"{name}: {_bonuses(s, column)}" for column, name in enumerate(PRIORITIES)]
    if top_card(s) != NONE:
        lines += _card(s.box, top_card(s), priority(s))
    for row in rows_seen(view):
        later = f" (from round {row[1]})" if row[1] > s.round else ""
        lines.append(f"bottom card: advisor {row[0]}{later} to {_cell(row, priority(s))}")
    turned = s.rebellion[TURNED]
    known = [str(card + 1) for card in s.rebellion[RING:] if card != NONE]
    return [*lines, f"cards moved to the top: {turned}; seen from the bottom up: {', '.join(known) or '–'}"]


def rows_seen(view: View) -> list[list[int]]:
    """The rows of the bottom card that are slid out, as a view shows them."""
    out = view.columns["rows_out"]
    return [out[first : first + WIDTH_OF_A_ROW] for first in range(0, len(out), WIDTH_OF_A_ROW)]


def _cell(row: list[int], priority: int) -> str:
    return COLUMNS[row[2 + 2 * priority]] + (" with a coin" if row[3 + 2 * priority] else "")


def _bonuses(s: RurikState, column: int) -> str:
    mat = difficulty(s) * len(PRIORITIES) + column
    found = []
    for place, when in enumerate(s.box.bonus_when[mat]):
        name = f"{BONUSES[s.box.bonus_gain[mat][place]]} with {COLUMNS[when]}"
        found.append(name if is_open(s, column, place) else f"({name})")
    return ", ".join(found)


def _card(box: Box, card: int, priority: int) -> list[str]:
    regions = ", ".join(REGIONS[region] for region in box.location_order[card])
    order = ", ".join(STRUCTURES[kind] for kind in box.build_order[card * len(PRIORITIES) + priority])
    return [f"top card {card + 1}: {regions}", f"build order: {order}"]
