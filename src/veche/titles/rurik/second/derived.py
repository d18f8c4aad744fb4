"""What everybody at the table can work out from a view: who rules where, standings on tracks, income, Merits, points.

All of it is computed by the rules' own functions, on one state that looks like the view. Only open columns are read,
so that it makes no difference which one; nothing secret can flow into the result.
"""

from __future__ import annotations

from dataclasses import dataclass

from veche.kernel.docket import NOBODY, Frame
from veche.kernel.outcome import Outcome
from veche.kernel.view import View
from veche.titles.rurik.both.components import COLUMNS, NONE, ROWS
from veche.titles.rurik.both.rule import count, regions_ruled, ruler
from veche.titles.rurik.both.state import DEALT, pieces, seats_in_order
from veche.titles.rurik.both.tax import price
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.chronicle_phase import AdvanceInTheChronicle, expanse, income, reached
from veche.titles.rurik.second.components import MARKETS, PAIRS, SLOTS, TRACKS
from veche.titles.rurik.second.council_phase import place_disc
from veche.titles.rurik.second.deed_costs import can_pay
from veche.titles.rurik.second.deed_requirements import requirement_met
from veche.titles.rurik.second.end_of_game import (
    agenda_count,
    battle_lines,
    deed_lines,
    house_lines,
    outcome,
    palace_lines,
    sheet,
    tile_lines,
    track_lines,
)
from veche.titles.rurik.second.influence import can_wield
from veche.titles.rurik.second.markets import in_deck
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    OATH_OF_ROADS,
    PHASES,
    SECRET,
    SIX_REGIONS,
    Rurik2State,
    done,
    empty_columns,
    merits,
    oath_of,
)
from veche.titles.rurik.second.view import guess

MERIT: int = 3
"""The step of an influence track that is a Merit."""


@dataclass(frozen=True)
class House:
    """One seat's standing: what it rules and has built, and what that would bring.

    `income` is what the Chronicle phase would bring now, after its tracks have advanced.
    `reach` is the step of each track it would reach now, `points` what lies open of its victory points, in the end all.
    `merits` says of each source whether it gives one: three influence tracks, a deed in each slot, two pairs of oaths.
    `hand` are the deeds in hand that the viewer knows, `completing` the one of them that is just being completed,
    `unknown` counts the others, `slots` are the completed ones by slot.
    """

    ruled: int
    expanse: int
    income: int
    merits: tuple[bool, ...]
    reach: tuple[int, ...]
    points: int
    columns: int
    hand: tuple[int, ...]
    completing: tuple[int, ...]
    unknown: int
    dealt: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    agendas: tuple[int, ...]
    dealt_agendas: tuple[int, ...]
    inheritance: tuple[int, ...]
    dealt_inheritance: tuple[int, ...]

    @property
    def completed(self) -> int:
        """How many deeds it has completed."""
        return sum([len(deeds) for deeds in self.slots])


@dataclass(frozen=True)
class Derived:
    """What a view means. `rulers` by region, `houses` by seat; `order` is the order of play; `oaths` by seat and pair.

    `deeds_left` counts the deck of each market; `six_regions` says what the top of the Rule track asks for,
    `three_oaths` whether Roads takes part.
    """

    _state: Rurik2State
    _advanced: Rurik2State
    phase: str
    regions: int
    rulers: tuple[int, ...]
    houses: tuple[House, ...]
    order: tuple[int, ...]
    oaths: tuple[int, ...]
    deeds_left: tuple[int, ...]
    six_regions: bool
    three_oaths: bool

    def payable(self, seat: int, deed: int) -> bool:
        """Whether the seat can pay what the deed costs."""
        return can_pay(self._state, seat, deed)

    def required(self, seat: int, deed: int) -> bool:
        """Whether the seat has what the deed wants to see."""
        return requirement_met(self._state, seat, deed)

    def wieldable(self, seat: int, tile: int) -> bool:
        """Whether the tile is unlocked and the seat can pay for it."""
        return can_wield(self._state, seat, tile)

    def strength(self, seat: int, region: int) -> int:
        """The seat's strength in a battle there: its miniatures."""
        return pieces(self._state, seat, region)

    def price(self, seat: int, region: int) -> int:
        """What taxing or building there costs the seat."""
        return price(self._state, seat, region)

    def agenda(self, seat: int, card: int) -> tuple[int, int]:
        """What the seat has of what the agenda counts, and the most that anybody else has.

        Markers are where they would be if the round ended now: they advance once more before agendas count.
        """
        counts = [agenda_count(self._advanced, one, card) for one in range(self._advanced.players)]
        return counts[seat], max(counts[:seat] + counts[seat + 1 :])

    def landing(self, seat: int, disc: int, bribe: int) -> list[int]:
        """By column: the row in which the disc would come to stand, or NONE where there is no room."""
        return [_landing(self._state, column, seat, disc, bribe) for column in range(COLUMNS)]

    def outcome(self) -> Outcome:
        """The scoring sheet, once everything lies open."""
        return outcome(self._state)


def derive(view: View, box: Box) -> Derived:
    """Everything that follows from the view."""
    s = guess(view, box, 0)
    regions = box.chart.in_play[s.players]
    advanced = s.copy()
    AdvanceInTheChronicle().go(advanced, Frame(0, NOBODY))
    return Derived(
        _state=s,
        _advanced=s if view.over else advanced,
        phase=PHASES[s.phase],
        regions=regions,
        rulers=tuple([ruler(s, region) for region in range(regions)]),
        houses=tuple([_house(view, s, seat, income(advanced, seat)) for seat in range(s.players)]),
        order=tuple(seats_in_order(s)),
        oaths=tuple([oath_of(s, seat, pair) for seat in range(s.players) for pair in range(len(PAIRS))]),
        deeds_left=tuple([len(in_deck(s, market)) for market in range(len(MARKETS))]),
        six_regions=bool(s.variants & SIX_REGIONS),
        three_oaths=bool(s.variants & OATH_OF_ROADS),
    )


def _house(view: View, s: Rurik2State, seat: int, coins: int) -> House:
    lines = deed_lines(s, seat) + tile_lines(s, seat) + house_lines(s, seat) + battle_lines(s, seat)
    lines += track_lines(s, seat, 0) + palace_lines(s, seat)
    if view.over:
        lines = sheet(s, seat)
    columns = view.columns
    known = _deeds(view, seat, 0) + _deeds(view, seat, SECRET) + _deeds(view, seat, BEING_DONE)
    secret = columns["starting_kept"][seat] + sum(columns["secret_deeds"][seat :: len(columns["starting_kept"])])
    return House(
        ruled=count(regions_ruled(s, seat)),
        expanse=expanse(s, seat),
        income=coins,
        merits=_merits(s, seat),
        reach=tuple([reached(s, seat, track) for track in range(len(TRACKS))]),
        points=sum([line.points for line in lines]),
        columns=empty_columns(s, seat),
        hand=tuple(sorted(known)),
        completing=tuple(_deeds(view, seat, BEING_DONE)),
        unknown=0 if _deeds(view, seat, SECRET) else secret,
        dealt=tuple(_deeds(view, seat, DEAL)),
        slots=tuple([tuple(_at(columns["deed_at"], done(seat, slot))) for slot in range(len(SLOTS))]),
        agendas=tuple(_at(columns["agenda_at"], seat)),
        dealt_agendas=tuple(_at(columns["agenda_at"], DEALT + seat)),
        inheritance=tuple(_at(columns["inheritance_at"], seat)),
        dealt_inheritance=tuple(_at(columns["inheritance_at"], DEALT + seat)),
    )


def _at(places: list[int], where: int) -> list[int]:
    return [card for card, place in enumerate(places) if place == where]


def _deeds(view: View, seat: int, offset: int) -> list[int]:
    return _at(view.columns["deed_at"], offset + seat)


def _merits(s: Rurik2State, seat: int) -> tuple[bool, ...]:
    """Each source of a Merit but the agenda, which is secret; together they are what the rules count."""
    steps = [s.influence[seat * len(SLOTS) + slot] for slot in range(len(SLOTS))]
    oaths = [s.oaths[seat * len(PAIRS) + pair] == 2 for pair in range(len(PAIRS))]
    found = (*[step >= MERIT for step in steps], all(steps), *oaths)
    assert sum(found) == merits(s, seat)
    return found


def _landing(s: Rurik2State, column: int, seat: int, disc: int, bribe: int) -> int:
    rows = s.box.rows[s.players]
    first = column * ROWS
    if s.space_seat[first + rows - 1] != NONE:
        return NONE
    after = s.copy()
    place_disc(after, column, seat, disc, bribe)
    before = list(zip(s.space_seat, s.space_disc, s.space_bribe))
    now = list(zip(after.space_seat, after.space_disc, after.space_bribe))
    return next((row for row in range(rows) if before[first + row] != now[first + row]), rows - 1)
