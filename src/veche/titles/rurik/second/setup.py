"""Setup: the discard that lies open, the markets, the Battle tile, starting deeds, agendas, leaders, troops.

The steps come in the order of the draft. What it wants done at the same time is asked seat by seat.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Chance, Question, Step
from veche.kernel.state import changed, column_of, follow, follow_all
from veche.titles.rurik.both.components import NONE, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.decks import card_from, shuffle_and_split, top_moves, top_weights
from veche.titles.rurik.both.inheritance import TROOPS_WITH_INHERITANCE
from veche.titles.rurik.both.setup import (
    AGENDAS_DEALT,
    COINS_AT_START,
    deal_agenda,
    keep_agenda,
    place_troop_of,
    seat_leader,
    settle_first_player,
)
from veche.titles.rurik.both.state import seats_in_order
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import (
    BUILDINGS,
    CONTRACTS,
    LEADERS,
    PRINTED_LEADERS,
    REGIONS,
    ROADS,
    SIDES,
    STARTING_B,
    STRATEGY_CARDS,
)
from veche.titles.rurik.second.discard import discard_card
from veche.titles.rurik.second.inheritance import deal_inheritances, next_inheritance
from veche.titles.rurik.second.laid_oaths import arrangement, choose_oaths
from veche.titles.rurik.second.markets import refill_markets
from veche.titles.rurik.second.round import begin_round
from veche.titles.rurik.second.state import (
    ALL_LEADERS,
    DEAL,
    FREE_OATHS,
    GIVEN_UP,
    IN_DECK,
    INHERITANCE,
    OATH_OF_ROADS,
    SECRET,
    Rurik2State,
)
from veche.titles.rurik.second.state_class import fresh_columns

TROOPS_AT_START: Final[i64] = 3
LEADERS_DEALT: Final[i64] = 2


def fresh(box: Box, players: i64, variants: i64, side: i64, first: i64 = NONE) -> Rurik2State:
    """The table before anything is drawn or chosen; `side` of the Battle tile, or NONE if chance is to choose it.

    `first` begins; if it is NONE, chance says who does.
    """
    in_play = box.chart.in_play[players]
    outside = len(REGIONS) - in_play
    cards = sum(box.card_count)
    seats = len(SEATS)
    left = (STRUCTURES_OF_A_KIND,) * (players * len(BUILDINGS)) + (0,) * ((seats - players) * len(BUILDINGS))
    s = fresh_columns(
        box=box,
        chart=box.chart,
        players=players,
        variants=variants,
        side=side,
        reserve=[TROOPS if seat < players else 0 for seat in range(seats)],
        holder=(NONE,) * len(LEADERS),
        rebels=[1] * in_play + [0] * outside,
        structures_left=left,
        good_of=tuple(box.chart.region_good),
        good_here=[1] * in_play + [0] * outside,
        coins=[COINS_AT_START if seat < players else 0 for seat in range(seats)],
        unseen=tuple(box.card_count),
        deck=[(cards + 1) // 2, cards // 2],
        stickers=tuple(box.stickers),
        oath_on=arrangement(variants, ROADS) * seats,
    )
    steps = [open_discard(), refill_markets(), deal_cards(), *settle_first_player(s, first)]
    if variants & (FREE_OATHS | OATH_OF_ROADS):
        steps.append(choose_oaths())  # ruling: oaths-before-leaders
    steps.append(deal_leaders())
    if side == NONE:
        steps.insert(0, draw_side())
    if variants & INHERITANCE:
        steps.append(deal_inheritances())
    follow_all(s, Frame(0, NOBODY), [*steps, place_troops(), begin_round()])
    return s


def draw_side() -> Frame:
    return Frame(DrawSide.number, NOBODY)


class DrawSide(Chance[Rurik2State]):
    """The side of the Battle tile is chosen when the match is set up; else chance turns it."""

    number: Final = named("draw-side")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.TILE_SIDE.of(side) for side in range(len(SIDES))]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.side = m.TILE_SIDE.noun(move)  # ruling: tile-side-by-chance
        follow(s, f)


def open_discard() -> Frame:
    return Frame(OpenDiscard.number, NOBODY)


class OpenDiscard(Chance[Rurik2State]):
    """One strategy card begins the discard pile, face up; the others are split into two decks."""

    number: Final = named("open-discard")

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_moves(s, 0, m.REVEAL_CARD)

    def weights(self, s: Rurik2State, f: Frame) -> list[int]:
        return top_weights(s, 0)

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        card_from(s, 0, m.REVEAL_CARD.noun(move))
        discard_card(s, m.REVEAL_CARD.noun(move))
        shuffle_and_split(s, [0] * STRATEGY_CARDS)
        follow(s, f)


def deal_cards() -> Frame:
    return Frame(DealCards.number, NOBODY)


class DealCards(Step[Rurik2State]):
    """A starting deed of deck A and one of deck B, keep one; then two agendas, keep one."""

    number: Final = named("deal-cards")

    def go(self, s: Rurik2State, f: Frame) -> None:
        order = seats_in_order(s)
        steps = [deal_deed(seat, deck) for seat in order for deck in (0, 1)]
        steps += [keep_deed(seat) for seat in order]
        steps += [deal_agenda(seat) for seat in order for _ in range(AGENDAS_DEALT)]
        follow_all(s, f, steps + [keep_agenda(seat) for seat in order])


def deal_deed(seat: i64, starting_deck: i64) -> Frame:
    return Frame(DealDeed.number, seat, starting_deck)


class DealDeed(Chance[Rurik2State]):
    """A starting deed, face down."""

    number: Final = named("deal-deed")
    operands = "starting_deck"
    secret = True

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DEAL_DEED.of(deed) for deed in _starting(f.a) if s.deed_at[deed] == IN_DECK]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.deed_at = changed(s.deed_at, m.DEAL_DEED.noun(move), DEAL + f.seat)
        follow(s, f)


def _starting(deck: i64) -> range:
    return range(STARTING_B) if deck == 0 else range(STARTING_B, CONTRACTS)


def keep_deed(seat: i64) -> Frame:
    return Frame(KeepDeed.number, seat)


class KeepDeed(Question[Rurik2State]):
    """One of the two starting deeds is kept in hand, the other returns to the box; neither is shown."""

    number: Final = named("keep-deed")
    secret = True
    turn = "setup"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.KEEP_DEED.of(deed) for deed in range(CONTRACTS) if s.deed_at[deed] == DEAL + f.seat]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        for deed in range(CONTRACTS):
            if s.deed_at[deed] == DEAL + f.seat:
                where = SECRET if deed == m.KEEP_DEED.noun(move) else GIVEN_UP
                s.deed_at = changed(s.deed_at, deed, where + f.seat)
        follow(s, f)


def deal_leaders() -> Frame:
    return Frame(DealLeaders.number, NOBODY)


class DealLeaders(Step[Rurik2State]):
    """Two leaders each, keep one; four leaders are too few for that with three or four players, who get one each."""

    number: Final = named("deal-leaders")

    def go(self, s: Rurik2State, f: Frame) -> None:
        order = seats_in_order(s)
        each = LEADERS_DEALT if s.variants & ALL_LEADERS or s.players == 2 else 1  # ruling: leaders-dealt
        steps = [deal_leader(seat, each) for seat in order for _ in range(each)]
        follow_all(s, f, steps + ([keep_leader(seat) for seat in order] if each > 1 else []))


def leaders_left(s: Rurik2State) -> list[int]:
    """The leaders in the box that take part and that nobody was dealt."""
    leaders = range(len(LEADERS)) if s.variants & ALL_LEADERS else PRINTED_LEADERS
    return [leader for leader in leaders if s.holder[leader] == NONE and s.leader_dealt[leader] == NONE]


def deal_leader(seat: i64, each: i64) -> Frame:
    return Frame(DealLeader.number, seat, each)


class DealLeader(Chance[Rurik2State]):
    """A leader card, face up."""

    number: Final = named("deal-leader")
    operands = "each"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.DEAL_LEADER.of(leader) for leader in leaders_left(s)]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        if f.a > 1:
            s.leader_dealt = changed(s.leader_dealt, m.DEAL_LEADER.noun(move), f.seat)
        else:
            s.holder = changed(s.holder, m.DEAL_LEADER.noun(move), f.seat)
        follow(s, f)


def keep_leader(seat: i64) -> Frame:
    return Frame(KeepLeader.number, seat)


class KeepLeader(Question[Rurik2State]):
    """Which of the two leaders is played? The other returns to the box."""

    number: Final = named("keep-leader")
    turn = "setup"

    def moves(self, s: Rurik2State, f: Frame) -> list[int]:
        return [m.KEEP_LEADER.of(leader) for leader in range(len(LEADERS)) if s.leader_dealt[leader] == f.seat]

    def take(self, s: Rurik2State, f: Frame, move: i64) -> None:
        s.holder = changed(s.holder, m.KEEP_LEADER.noun(move), f.seat)
        s.leader_dealt = column_of([NONE if seat == f.seat else seat for seat in s.leader_dealt])
        follow(s, f)


def place_troops() -> Frame:
    return Frame(PlaceTroops.number, NOBODY)


class PlaceTroops(Step[Rurik2State]):
    """Clockwise one troop each until all have three (two with inheritance); the leaders; then the inheritances."""

    number: Final = named("place-troops")

    def go(self, s: Rurik2State, f: Frame) -> None:
        order = seats_in_order(s)
        inherits = s.variants & INHERITANCE
        troops = TROOPS_WITH_INHERITANCE if inherits else TROOPS_AT_START
        steps = [place_troop_of(seat) for _ in range(troops) for seat in order]
        steps += [seat_leader(seat) for seat in order]
        if inherits:
            steps += [next_inheritance(seat) for seat in order]
        follow_all(s, f, steps)
