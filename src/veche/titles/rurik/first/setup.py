"""Setup: goods, deeds, the first player, leaders, agendas, three troops each and the leaders' places.

English rulebook, "Game Setup"; steps 15 to 17 (first player, troops, leaders) are lost there and taken from the German
text. The first player is drawn before the leaders are chosen, so that they can be chosen in turn.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import added, changed, follow, follow_all
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import setup as shared_setup
from veche.titles.rurik.both.components import NONE, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.inheritance import TROOPS_WITH_INHERITANCE, deal_to
from veche.titles.rurik.both.setup import (
    AGENDAS_DEALT,
    COINS_AT_START,
    deal_agenda,
    keep_agenda,
    place_troop_of,
    seat_leader,
    settle_first_player,
)
from veche.titles.rurik.both.state import regions_in_play, seats_in_order
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import (
    DEEDS,
    GOODS,
    LEADERS,
    NEW_STRUCTURES,
    OLD_DEEDS,
    OLD_LEADERS,
    OLD_STRUCTURES,
    REGIONS,
    STRUCTURES,
    TOKENS,
)
from veche.titles.rurik.first.deeds import refill_row
from veche.titles.rurik.first.intrigue import reveal_intrigues
from veche.titles.rurik.first.rebellion.record import alone, is_rebellion
from veche.titles.rurik.first.rebellion.setup import give_to_rebellion, may_begin_in, set_up_rebellion
from veche.titles.rurik.first.round import begin_round
from veche.titles.rurik.first.state import (
    ALTERNATE_BOARD,
    IN_DECK,
    INTRIGUE,
    LEFT_OUT,
    RANDOM_LEADERS,
    REBEL_REWARDS,
    STONE_AND_BLADE,
    RurikState,
)
from veche.titles.rurik.first.state_class import fresh_columns
from veche.titles.rurik.first.stone_and_blade.inheritance import next_inheritance
from veche.titles.rurik.first.stone_and_blade.rewards import lay_warfare_rewards
from veche.titles.rurik.first.stone_and_blade.setting_out import set_out_stone_and_blade

TROOPS_AT_START: Final[i64] = 3


def fresh_alone(box: Box, difficulty: i64, variants: i64, leaders: list[int]) -> RurikState:
    """The table for one player against the Rebellion, which has the second seat of a table for two."""
    s = fresh(box, 2, variants, leaders)
    give_to_rebellion(s, box, difficulty)
    steps = [refill_row(), *set_up_rebellion(), choose_leaders(), place_troops(), begin_round()]
    if variants & STONE_AND_BLADE:
        set_out_stone_and_blade(s)
        steps[1:1] = lay_warfare_rewards(s)
    if variants & ALTERNATE_BOARD:
        steps.insert(1, lay_tokens())
    follow_all(s, Frame(0, NOBODY), steps)
    return s


def fresh(box: Box, players: i64, variants: i64, leaders: list[int], first: i64 = NONE) -> RurikState:
    """The table before anything is drawn or chosen; `leaders` by seat, or empty if they are yet to be chosen.

    `first` begins; if it is NONE, chance says who does.
    """
    holder = [NONE] * len(LEADERS)
    for seat, leader in enumerate(leaders):
        holder[leader] = seat
    in_play = box.chart.in_play[players]
    outside = len(REGIONS) - in_play
    expanded = variants & STONE_AND_BLADE != 0
    schemes = box.schemes_with(expanded)
    cards = sum(schemes)
    left_out = 0 if expanded else len(DEEDS) - OLD_DEEDS
    seats = len(SEATS)
    s = fresh_columns(
        box=box,
        chart=box.chart_for(alone=False, stone_and_blade=expanded),
        players=players,
        variants=variants,
        reserve=[TROOPS if seat < players else 0 for seat in range(seats)],
        holder=tuple(holder),
        rebels=[1] * in_play + [0] * outside,
        structures_left=(*_structures_of_a_seat(box, expanded),) * players
        + (0,) * ((seats - players) * len(STRUCTURES)),
        good_of=tuple(box.chart.region_good),
        good_here=[1] * in_play + [0] * outside,
        coins=[COINS_AT_START if seat < players else 0 for seat in range(seats)],
        tokens=[1] * (players * len(TOKENS)) + [0] * ((seats - players) * len(TOKENS)),
        unseen=tuple(schemes),
        deed_at=(IN_DECK,) * (len(DEEDS) - left_out) + (LEFT_OUT,) * left_out,
        deck=[(cards + 1) // 2, cards // 2],
        stickers=_under_rebels(box, variants),
        goods_tokens=tuple(box.goods_tokens[players * len(GOODS) : (players + 1) * len(GOODS)])
        if variants & ALTERNATE_BOARD
        else (0,) * len(GOODS),
    )
    steps = [*settle_first_player(s, first), choose_leaders(), place_troops(), begin_round()]
    if expanded:
        set_out_stone_and_blade(s)
        steps = [*lay_warfare_rewards(s), *steps]
    if variants & INTRIGUE:
        steps = [*reveal_intrigues(), *steps]
    if variants & ALTERNATE_BOARD:
        steps.insert(0, lay_tokens())
    steps.insert(0, refill_row())
    follow_all(s, Frame(0, NOBODY), steps)
    return s


def _structures_of_a_seat(box: Box, expanded: bool) -> list[int]:
    """How many a player has of each kind of structure."""
    new = list(box.new_structures) if expanded else [0] * len(NEW_STRUCTURES)
    return [STRUCTURES_OF_A_KIND] * len(OLD_STRUCTURES) + new


def _under_rebels(box: Box, variants: i64) -> tuple[int, ...]:
    """What may be found under the rebels; the expansion has more of them."""
    rewards = list(box.reward_tokens if variants & REBEL_REWARDS else box.stickers)
    if not variants & STONE_AND_BLADE:
        return tuple(rewards)
    return tuple([number + more for number, more in zip(rewards, box.more_stickers)])  # ruling: nineteen-rewards


def lay_tokens() -> Frame:
    return Frame(LayTokens.number, NOBODY)


class LayTokens(Step[RurikState]):
    """Alternate board variant: a goods token for every region in play."""

    number: Final = named("lay-tokens")

    def go(self, s: RurikState, f: Frame) -> None:
        follow_all(s, f, [lay_token(region) for region in range(regions_in_play(s))])


def lay_token(region: i64) -> Frame:
    return Frame(LayToken.number, NOBODY, region)


class LayToken(Chance[RurikState]):
    """One goods token, shuffled face down, for the region."""

    number: Final = named("lay-token")
    operands = "region"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.TOKEN.of(good) for good in range(len(GOODS)) if s.goods_tokens[good]]

    def weights(self, s: RurikState, f: Frame) -> list[int]:
        return [number for number in s.goods_tokens if number]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.goods_tokens = added(s.goods_tokens, m.TOKEN.noun(move), -1)
        s.good_of = changed(s.good_of, f.a, m.TOKEN.noun(move))
        follow(s, f)


def players_in_order(s: RurikState) -> list[int]:
    """The seats that choose and place, clockwise from the first player; the Rebellion's has nothing to choose."""
    return [seat for seat in seats_in_order(s) if not is_rebellion(s, seat)]


def choose_leaders() -> Frame:
    return Frame(ChooseLeaders.number, NOBODY)


class ChooseLeaders(Step[RurikState]):
    """Leaders in turn (or by chance, or as the setup says), then two agendas for each seat, of which one is kept."""

    number: Final = named("choose-leaders")

    def go(self, s: RurikState, f: Frame) -> None:
        order = players_in_order(s)
        steps = []
        for seat in order:
            if seat not in s.holder:
                steps.append(deal_leader(seat) if s.variants & RANDOM_LEADERS else choose_leader(seat))
        for seat in order:
            steps += [deal_agenda(seat) for _ in range(AGENDAS_DEALT)]
        steps += [keep_agenda(seat) for seat in order]
        if s.variants & STONE_AND_BLADE:
            steps += deal_to(order)
        follow_all(s, f, steps)


def leaders_left(s: RurikState) -> list[int]:
    """The leaders that take part and that nobody has."""
    leaders = len(LEADERS) if s.variants & STONE_AND_BLADE else OLD_LEADERS
    return [leader for leader in range(leaders) if s.holder[leader] == NONE]


def choose_leader(seat: i64) -> Frame:
    return Frame(ChooseLeader.number, seat)


class ChooseLeader(Question[RurikState]):
    """Each player selects a leader that nobody has."""

    number: Final = named("choose-leader")
    turn = "setup"

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.CHOOSE_LEADER.of(leader) for leader in leaders_left(s)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.holder = changed(s.holder, m.CHOOSE_LEADER.noun(move), f.seat)
        follow(s, f)


def deal_leader(seat: i64) -> Frame:
    return Frame(DealLeader.number, seat)


class DealLeader(Chance[RurikState]):
    """Random leaders: chance selects."""

    number: Final = named("deal-leader")

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [m.DEAL_LEADER.of(leader) for leader in leaders_left(s)]

    def take(self, s: RurikState, f: Frame, move: i64) -> None:
        s.holder = changed(s.holder, m.DEAL_LEADER.noun(move), f.seat)
        follow(s, f)


def place_troops() -> Frame:
    return Frame(PlaceTroops.number, NOBODY)


class PlaceTroops(Step[RurikState]):
    """Clockwise from the first player one troop each, until all have three; then the leaders in the same order.

    With Stone & Blade two troops each; and at the end the inheritances.
    """

    number: Final = named("place-troops")

    def go(self, s: RurikState, f: Frame) -> None:
        order = players_in_order(s)
        inherits = s.variants & STONE_AND_BLADE
        troops = TROOPS_WITH_INHERITANCE if inherits else TROOPS_AT_START
        steps = [place_troop_of(seat) for _ in range(troops) for seat in order]
        steps += [seat_leader(seat) for seat in order]
        if inherits:
            steps += [next_inheritance(seat) for seat in order]
        follow_all(s, f, steps)


class PlaceTroop(shared_setup.PlaceTroop[RurikState]):
    """A troop in any region in play; alone, not everywhere."""

    def moves(self, s: RurikState, f: Frame) -> list[int]:
        return [shared.PLACE.of(region) for region in may_begin_in(s)] if alone(s) else super().moves(s, f)
