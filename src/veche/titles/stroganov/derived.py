"""What everybody at the table can work out from a view: prices, reach, the income of the next winter, points.

All of it is computed by the rules' own functions, on one state that looks like the view. Only what lies open is read,
so that it makes no difference which one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from veche.kernel.outcome import Outcome
from veche.kernel.view import View
from veche.titles.stroganov.advanced_actions import any_fur_will_do, cossack_regions, gives_trophy, reach_of
from veche.titles.stroganov.auxiliary_actions import EXTRA_ACTION_OF
from veche.titles.stroganov.box import ACTIONS, TAKES, Box
from veche.titles.stroganov.components import A5, A9, LANDSCAPES, NONE, REGIONS, SPACES, TYPES, WISHES
from veche.titles.stroganov.game_end import best_sets, outcome, sheet, tiles_of_type
from veche.titles.stroganov.hunting import horses_to_skip, hunting_grounds
from veche.titles.stroganov.landscapes import price_of
from veche.titles.stroganov.outposts import horses_for, leftmost_free
from veche.titles.stroganov.payment import ANY
from veche.titles.stroganov.rewards import SECOND_ACTION
from veche.titles.stroganov.riding import HORSES_FOR_STEPS, free_steps, tiles_east
from veche.titles.stroganov.shortage import gone_for_good
from veche.titles.stroganov.state import (
    DONE,
    HIDDEN_LETTER,
    SEASONS,
    StroganovState,
    fulfilled,
    is_ivan,
    outposts_built,
    seats_in_order,
)
from veche.titles.stroganov.trade import price_of_trade
from veche.titles.stroganov.trophies import last_reward
from veche.titles.stroganov.view import guess
from veche.titles.stroganov.winter import coins_of_winter, horses_of_winter, stories_of_winter
from veche.titles.stroganov.wishes import can_fulfil, shown_for, wishes_in_hand

GIFTS_OF_WINTER: Final = ((A5, "bag_fur"), (A9, "advanced_anywhere"))
"""Wishes whose gift comes with the income of winter and is no number: what kind of reward it is."""

WISH_OF_SEASON: Final = {SEASONS[season]: WISHES[card] for season, card in enumerate(EXTRA_ACTION_OF) if card != NONE}
"""The wish that gives an extra action in each season that has one."""


@dataclass(frozen=True)
class House:
    """One seat's standing. `types` and `sets` count its landscapes; `winter` is the income of the next winter as
    horses, coins and story points, `gifts` the other kinds of rewards that come with it; `total` is what it would score
    if the game ended now."""

    ivan: bool
    hand: tuple[int, ...]
    ready: tuple[int, ...]
    fulfilled: tuple[int, ...]
    landscapes: tuple[int, ...]
    types: tuple[int, ...]
    sets: tuple[int, int]
    built: int
    reach: tuple[int, ...]
    rewards: int
    winter: tuple[int, int, int]
    gifts: tuple[str, ...]
    total: int


@dataclass(frozen=True)
class Derived:
    """What a view means. `order` is the player order, `claim` what each tile of the row costs in furs.

    `secret`: Ivan's letter is drawn in secret, and not told yet.
    """

    _state: StroganovState
    season: str
    order: tuple[int, ...]
    houses: tuple[House, ...]
    claim: tuple[int, ...]
    secret: bool

    def rides(self, seat: int) -> dict[int, int]:
        """The tiles to which the Cossack could ride at the beginning of a turn, with their price in horses."""
        s = self._state
        free = free_steps(s, seat)
        tiles = tiles_east(s, seat, free + len(HORSES_FOR_STEPS) - 1)
        return {space: HORSES_FOR_STEPS[max(place + 1 - free, 0)] for place, space in enumerate(tiles)}

    def free_steps(self, seat: int) -> int:
        """How many tiles the Cossack rides without horses, also as a bonus of trade."""
        return free_steps(self._state, seat)

    def hunts(self, seat: int, space: int) -> bool:
        """Whether the seat may hunt on the space."""
        return space in hunting_grounds(self._state, seat)

    def skipping(self, seat: int, space: int, prey: int) -> int:
        """The horses that hunting this prey there would cost."""
        return horses_to_skip(self._state, seat, space, prey)

    def shown(self, seat: int, wish: int) -> int:
        """How many furs the seat must show for the wish besides those it returns."""
        return shown_for(self._state, seat, wish)

    def outpost(self, seat: int, region: int) -> int:
        """The horses that the next outpost there would cost the seat, or NONE where there is no room."""
        space = leftmost_free(self._state, region)
        return NONE if space == NONE else horses_for(self._state, seat, space)

    def outpost_on(self, seat: int, space: int) -> int:
        """The horses that an outpost on this space of a region would cost the seat."""
        return horses_for(self._state, seat, space)

    def builds(self, seat: int, region: int) -> bool:
        """Whether the seat's Cossack lets it build in the region."""
        return bool(cossack_regions(self._state, seat) >> region & 1)

    def second_costs_any(self, seat: int) -> bool:
        """Whether any fur pays for the seat's second main action, also an advanced one."""
        return any_fur_will_do(self._state, seat, SECOND_ACTION)

    def trades_any(self, seat: int) -> bool:
        """Whether the seat trades a fur of any value."""
        return price_of_trade(self._state, seat) == ANY

    def gives_trophy(self, region: int) -> bool:
        """Whether the village of the region gives a trophy."""
        return gives_trophy(self._state, region)

    def gone_for_good(self, seat: int, row: Sequence[int]) -> list[str]:
        """What of a row of rewards can never come to the seat any more, as remarks name it."""
        return gone_for_good(self._state, seat, row)

    def outcome(self) -> Outcome:
        """The scoring sheet as if the game ended now."""
        return outcome(self._state)


def derive(view: View, box: Box) -> Derived:
    """Everything that follows from the view."""
    s = guess(view, box, 0)
    return Derived(
        _state=s,
        season=SEASONS[s.season],
        order=tuple([seat for seat in seats_in_order(s) if seat != NONE]),
        houses=tuple([_house(s, seat) for seat in range(s.houses)]),
        claim=tuple([price_of(s, space) if s.row[space] != NONE else 0 for space in range(SPACES)]),
        secret=bool(s.variants & HIDDEN_LETTER) and not view.over,
    )


def _house(s: StroganovState, seat: int) -> House:
    hand = wishes_in_hand(s, seat)
    types = [tiles_of_type(s, seat, kind) for kind in range(len(TYPES))]
    reach = reach_of(s, seat)
    return House(
        ivan=is_ivan(s, seat),
        hand=tuple(hand),
        ready=tuple([card for card in hand if can_fulfil(s, seat, card)]),
        fulfilled=tuple([card for card in range(len(WISHES)) if s.wish_at[card] == DONE + seat]),
        landscapes=tuple([tile for tile in range(len(LANDSCAPES)) if s.landscape_at[tile] == seat]),
        types=tuple(types),
        sets=best_sets(types, s.box.set_of_4, s.box.set_of_3),
        built=outposts_built(s, seat),
        reach=tuple([region for region in range(len(REGIONS)) if reach >> region & 1]),
        rewards=last_reward(s, seat, 0),
        gifts=tuple([kind for card, kind in GIFTS_OF_WINTER if fulfilled(s, seat, card)]),
        winter=(horses_of_winter(s, seat), coins_of_winter(s, seat), stories_of_winter(s, seat)),
        total=sum([line.points for line in sheet(s, seat)]) if s.order[0] != NONE else 0,
    )


@dataclass(frozen=True)
class IvansCard:
    """The face of a card of Ivan: what he takes, how many furs he hunts, and his additional action."""

    takes: str
    hunts: int
    action: str


def ivans_card(box: Box, card: int) -> IvansCard:
    """What the card says."""
    return IvansCard(TAKES[box.automa_takes[card]], box.automa_hunts[card], ACTIONS[box.automa_action[card]])
