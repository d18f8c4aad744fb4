"""The Rebellion in a report in plain text: its priority, its bonuses, its cards as far as they are seen."""

from __future__ import annotations

from veche.kernel.listing import Say, listed
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


def rebellion_lines(s: RurikState, view: View, say: Say) -> list[str]:
    """What everybody sees of it."""
    now = priority(s)
    lines = [say("listing.rebellion.aims", difficulty=DIFFICULTIES[difficulty(s)], priority=PRIORITIES[now])]
    lines += [f"{name}: {_bonuses(s, column, say)}" for column, name in enumerate(PRIORITIES)]
    if top_card(s) != NONE:
        lines += _card(s.box, top_card(s), now, say)
    for row in rows_seen(view):
        later = "later" if row[1] > s.round else "now"
        coin = "coin" if row[3 + 2 * now] else "free"
        column = COLUMNS[row[2 + 2 * now]]
        lines.append(say("listing.rebellion.row", advisor=row[0], when=later, round=row[1], column=column, price=coin))
    known = listed([str(card + 1) for card in s.rebellion[RING:] if card != NONE])
    return [*lines, say("listing.rebellion.seen", number=s.rebellion[TURNED], cards=known)]


def rows_seen(view: View) -> list[list[int]]:
    """The rows of the bottom card that are slid out, as a view shows them."""
    out = view.columns["rows_out"]
    return [out[first : first + WIDTH_OF_A_ROW] for first in range(0, len(out), WIDTH_OF_A_ROW)]


def _bonuses(s: RurikState, column: int, say: Say) -> str:
    mat = difficulty(s) * len(PRIORITIES) + column
    found = []
    for place, when in enumerate(s.box.bonus_when[mat]):
        name = say("listing.rebellion.bonus", bonus=BONUSES[s.box.bonus_gain[mat][place]], column=COLUMNS[when])
        found.append(name if is_open(s, column, place) else f"({name})")
    return ", ".join(found)


def _card(box: Box, card: int, priority: int, say: Say) -> list[str]:
    regions = listed([REGIONS[region] for region in box.location_order[card]])
    order = listed([STRUCTURES[kind] for kind in box.build_order[card * len(PRIORITIES) + priority]])
    return [say("listing.rebellion.card", card=card + 1, order=regions), say("listing.rebellion.order", order=order)]
