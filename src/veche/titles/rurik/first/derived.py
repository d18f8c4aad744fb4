"""What everybody at the table can work out from a view: who rules where, standings on the tracks, income, points.

All of it is computed by the rules' own functions, on one state that looks like the view. Only open columns are read,
so that it makes no difference which one; nothing secret can flow into the result.
"""

from __future__ import annotations

from dataclasses import dataclass

from veche.kernel.docket import NOBODY, Frame
from veche.kernel.numbers import count_of
from veche.kernel.outcome import Outcome
from veche.kernel.state import column_of, filled
from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE, ROWS, SPACES
from veche.titles.rurik.both.rule import (
    count,
    goods_of_markets,
    largest_group,
    regions_ruled,
    regions_with_structures,
    ruler,
)
from veche.titles.rurik.both.state import DEALT, WIDTH_OF_SEATS, most_together, regions_occupied, seats_in_order
from veche.titles.rurik.both.tax import price
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.build import build_price
from veche.titles.rurik.first.claim_phase import AdvanceOnClaimTracks, income
from veche.titles.rurik.first.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    LEADERS,
    OLD_LEADERS,
    STRUCTURES,
    TOKENS,
    TRACKS,
)
from veche.titles.rurik.first.conversion import can_convert
from veche.titles.rurik.first.deed_costs import can_pay, requirement_met, rules_how_many, structures_of
from veche.titles.rurik.first.end_of_game import (
    agenda_count,
    claim_lines,
    deed_lines,
    lines_of,
    outcome,
    token_lines,
    warfare_lines,
)
from veche.titles.rurik.first.intrigue import in_force, points_given
from veche.titles.rurik.first.rebellion.derived import Rebellion, rebellion_seen
from veche.titles.rurik.first.rebellion.record import is_rebellion
from veche.titles.rurik.first.state import DONE, IN_DECK, INTRIGUE, PHASES, RurikState, goods_on_boat
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade
from veche.titles.rurik.first.strategy_phase import place_advisor
from veche.titles.rurik.first.view import guess


@dataclass(frozen=True)
class Household:
    """One seat's standing: what it rules, has built and loaded, and what that would bring.

    `income` is what the claim phase would bring now, after its tracks have advanced with all goods that fit loaded;
    `reach` is the step of each claim track it would reach now, `points` what lies open of its victory points,
    `open_deeds` and `done_deeds` are its deeds. The rest are lists by deed or token: whether it could use them.
    """

    leader: int
    ruled: int
    group: int
    boat: int
    income: int
    reach: tuple[int, ...]
    points: int
    open_deeds: tuple[int, ...]
    done_deeds: tuple[int, ...]
    agendas: tuple[int, ...]
    dealt_agendas: tuple[int, ...]
    inheritance: tuple[int, ...]
    dealt_inheritance: tuple[int, ...]


@dataclass(frozen=True)
class Derived:
    """What a view means. `rulers` by region, `households` by seat; `order` is the order of play."""

    _state: RurikState
    _advanced: RurikState
    phase: str
    regions: int
    rulers: tuple[int, ...]
    households: tuple[Household, ...]
    order: tuple[int, ...]
    deeds_in_deck: int
    rebellion: Rebellion | None = None
    has_intrigues: bool = False
    intrigue: int = NONE
    """The intrigue in force, or NONE."""
    leaders: int = OLD_LEADERS
    """How many leaders take part: the first so many."""
    stone_and_blade: bool = False
    structures: int = 3
    """How many kinds of structures are played with."""

    def payable(self, seat: int, deed: int) -> bool:
        """Whether the seat can pay what the deed costs."""
        return can_pay(self._state, seat, deed)

    def required(self, seat: int, deed: int) -> bool:
        """Whether the seat has what the deed wants to see."""
        return requirement_met(self._state, seat, deed)

    def progress(self, seat: int, deed: int) -> tuple[str, int, int]:
        """Of what the deed wants to see, the first that the seat lacks: what, how much it has, how much is asked."""
        s, box = self._state, self._state.box
        wanted = [
            ("rebels", s.defeated[seat], box.need_rebels[deed]),
            ("marker", int(s.marker == seat), box.need_marker[deed]),
            ("together", most_together(s, seat), box.need_troops_together[deed]),
            ("regions", regions_occupied(s, seat), box.need_regions[deed]),
            ("markets", goods_of_markets(s, seat), box.need_markets[deed]),
        ]
        for kind, name in enumerate(STRUCTURES):
            group = largest_group(s, regions_with_structures(s, seat, kind))
            wanted.append((name, group, box.need_adjacent[deed * len(STRUCTURES) + kind]))
            several = box.need_structures[deed * len(STRUCTURES) + kind]
            wanted.append((name, structures_of(s, seat, kind) if several else 0, several))
        if box.need_rule[deed]:
            wanted.append(("rule", rules_how_many(s, seat, box.need_rule[deed]), count(box.need_rule[deed])))
        return next(((what, int(have), int(want)) for what, have, want in wanted if have < want), ("", 0, 0))

    def convertible(self, seat: int) -> list[bool]:
        """By conversion token: whether the seat could use it."""
        return [can_convert(self._state, seat, token) for token in range(len(TOKENS))]

    def price(self, seat: int, region: int, action: str) -> int:
        """What taxing or building there costs the seat."""
        return build_price(self._state, seat, region) if action == "build" else price(self._state, seat, region)

    def given(self, column: int, points: int) -> int:
        """How many points the main action of a column gives that shows so many."""
        return points_given(self._state, column, points)

    def given_by_space(self) -> tuple[int, ...]:
        """By space of the strategy board: how many points or cards it gives; an intrigue may change what is printed."""
        printed = self._state.box.points[self._state.players * SPACES :]
        return tuple([self.given(space // ROWS, printed[space]) for space in range(SPACES)])

    def agenda(self, seat: int, card: int) -> tuple[int, int]:
        """What the seat has of what the agenda counts, and the most that anybody else has.

        Markers are where they would be if the round ended now: they advance once more before agendas count.
        """
        counts = [agenda_count(self._advanced, one, card) for one in range(self._advanced.players)]
        return counts[seat], max(counts[:seat] + counts[seat + 1 :])

    def landing(self, seat: int, advisor: int, bribe: int) -> list[int]:
        """By column: the row in which the advisor would come to stand, or NONE where there is no room."""
        return [_landing(self._state, column, seat, advisor, bribe) for column in range(len(COLUMNS))]

    def outcome(self) -> Outcome:
        """The scoring sheet, once everything lies open."""
        return outcome(self._state)


def derive(view: View, box: Box) -> Derived:
    """Everything that follows from the view."""
    s = guess(view, box, 0)
    regions = box.chart.in_play[s.players]
    reached = _reached(s)
    advanced = s.copy()
    advanced.claim = column_of([max(place) for place in zip(s.claim, reached, strict=True)])
    return Derived(
        _state=s,
        _advanced=s if view.over else advanced,
        phase=PHASES[s.phase],
        regions=regions,
        rulers=tuple([ruler(s, region) for region in range(regions)]),
        households=tuple([_household(view, s, seat, reached, income(advanced, seat)) for seat in range(s.players)]),
        order=tuple(seats_in_order(s)),
        deeds_in_deck=count_of(s.deed_at, IN_DECK),
        rebellion=rebellion_seen(view, s),
        has_intrigues=bool(s.variants & INTRIGUE),
        intrigue=NONE if view.over else in_force(s),
        leaders=len(LEADERS) if stone_and_blade(s) else OLD_LEADERS,
        stone_and_blade=stone_and_blade(s),
        structures=s.chart.structures,
    )


def _reached(s: RurikState) -> list[int]:
    """The claim board as it would be if all markers started anew now: the claim phase's own step says so."""
    again = s.copy()
    again.claim = filled(0, len(s.claim))
    again.loaded = filled(NONE, len(s.loaded))
    AdvanceOnClaimTracks().go(again, Frame(0, NOBODY))
    return list(again.claim)


def _household(view: View, s: RurikState, seat: int, reached: list[int], coins: int) -> Household:
    open_lines = claim_lines(s, seat) + warfare_lines(s, seat) + deed_lines(s, seat) + token_lines(s, seat)
    lines = lines_of(s, seat) if is_rebellion(s, seat) else open_lines
    agenda_at = view.columns["agenda_at"]
    inheritance_at = view.columns["inheritance_at"]
    return Household(
        leader=next((leader for leader in range(len(LEADERS)) if s.holder[leader] == seat), NONE),
        ruled=count(regions_ruled(s, seat)),
        group=largest_group(s, regions_with_structures(s, seat)),
        boat=goods_on_boat(s, seat),
        income=coins,
        reach=tuple([reached[track * WIDTH_OF_SEATS + seat] for track in range(len(TRACKS))]),
        points=sum([line.points for line in lines]),
        open_deeds=tuple([deed for deed in range(len(DEEDS)) if s.deed_at[deed] == seat]),
        done_deeds=tuple([deed for deed in range(len(DEEDS)) if s.deed_at[deed] == DONE + seat]),
        agendas=tuple([card for card in range(len(AGENDAS)) if agenda_at[card] == seat]),
        dealt_agendas=tuple([card for card in range(len(AGENDAS)) if agenda_at[card] == DEALT + seat]),
        inheritance=tuple([card for card, where in enumerate(inheritance_at) if where == seat]),
        dealt_inheritance=tuple([card for card, where in enumerate(inheritance_at) if where == DEALT + seat]),
    )


def _landing(s: RurikState, column: int, seat: int, advisor: int, bribe: int) -> int:
    rows = s.box.rows[s.players]
    first = column * ROWS
    if s.space_seat[first + rows - 1] != NONE:
        return NONE
    after = s.copy()
    place_advisor(after, column, seat, advisor, bribe)
    before = list(zip(s.space_seat, s.space_advisor, s.space_bribe))
    now = list(zip(after.space_seat, after.space_advisor, after.space_bribe))
    return next((row for row in range(rows) if before[first + row] != now[first + row]), rows - 1)
