"""What a docket needs on the table, as far as both editions agree: whoever edits a position is told what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.kernel.telling import Told
from veche.titles.rurik.both.components import DEPTH, NONE, SEATS
from veche.titles.rurik.both.payment import ALL_GOODS, goods_held, number_held
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.replacement import replaceable
from veche.titles.rurik.both.rule import count
from veche.titles.rurik.both.setup import AGENDAS_DEALT
from veche.titles.rurik.both.state import DEALT, HERE, UNSEEN, WIDTH_OF_GOODS, BaseState

# What a frame needs


def goods(s: BaseState, f: Frame) -> Told | None:
    """Goods enough for a payment."""
    held = goods_held(s, f.seat, f.b)
    enough = count(held) if f.c else number_held(s, f.seat, f.b)
    return None if enough >= f.a else RurikProblem("need.goods")


def goods_of_a_kind(s: BaseState, f: Frame) -> Told | None:
    """Goods enough of one kind."""
    return None if goods_held(s, f.seat, ALL_GOODS, f.a) else RurikProblem("need.goods-of-a-kind")


def on_the_board(s: BaseState, f: Frame) -> Told | None:
    """Something to be resolved."""
    return None if f.seat in s.space_seat else RurikProblem("need.on-the-board", seat=s.chart.seats[f.seat])


def somebody_to_replace(s: BaseState, f: Frame) -> Told | None:
    """Whoever could be replaced."""
    return None if replaceable(s, f.seat, f.a) else RurikProblem("need.replaceable")


def piece_there(s: BaseState, f: Frame, region: int, leader: int) -> Told | None:
    """A troop, or the leader, in the region."""
    there = s.leader_at[f.seat] == region if leader else s.troops[f.seat * HERE + region] > 0
    return None if there else RurikProblem("need.piece")


def a_card_in(deck: int, s: BaseState) -> Told | None:
    """A card in the deck."""
    return None if s.deck[deck] else RurikProblem("need.deck")


# What the whole docket needs


def check_in_hand(reader: Fields, s: BaseState, field: str, where: dict[str, tuple[str, ...]]) -> None:
    """Cards lie beside the decks only while the docket does something with them; `where` says what, by place."""
    waiting = {NAMES[f.procedure] for f in frames(s.docket)}
    for place, names in where.items():
        column = getattr(s, place)
        lies = column != NONE if isinstance(column, int) else any(column)
        if lies and waiting.isdisjoint(names):
            reader.wrong(f"{field}.{place}", RurikProblem("position.docket-idle"))


def check_put_back(reader: Fields, s: BaseState, drawing: tuple[str, ...], choosing: tuple[str, ...]) -> None:
    """There is room on the deck for the cards that are put back."""
    drawn = sum(s.drawn)
    for place, f in enumerate(frames(s.docket)):
        name = NAMES[f.procedure]
        too_many = name in drawing and drawn + f.a > DEPTH
        if too_many or (name in choosing and s.top_count[f.a] + drawn > DEPTH + 1):
            reader.wrong(f"docket[{place + 1}]", RurikProblem("position.put-back-by-docket", most=DEPTH))


def check_goods(reader: Fields, s: BaseState, besides: Sequence[int] = ()) -> None:
    """All payments of a seat together; `besides` by seat is what else may be paid with."""
    owed = [0] * len(SEATS)
    for f in frames(s.docket):
        if NAMES[f.procedure] in PAYMENTS:
            owed[f.seat] += f.a
    for seat, number in enumerate(owed):
        held = sum(s.goods[seat * WIDTH_OF_GOODS : (seat + 1) * WIDTH_OF_GOODS])
        if number > held + (besides[seat] if besides else 0):
            reader.wrong(f"seats.{s.chart.seats[seat]}.goods", RurikProblem("position.goods-taken", number=number))


PAYMENTS: Final = ("pay-goods", "pay-good", "pay-same", "pay-same-kind")


def check_rewards(reader: Fields, s: BaseState) -> None:
    """Under every rebel on the map lies a reward, and one more is found for each that was just defeated."""
    found = len([f for f in frames(s.docket) if NAMES[f.procedure] == "find-reward"])
    if found and sum(s.stickers) < sum(s.rebels) + found:
        reader.wrong("rewards_left", RurikProblem("position.reward-to-find", rebels=sum(s.rebels), number=found))


def check_agendas(reader: Fields, s: BaseState, dealer: str, people: int) -> None:
    """Whoever keeps an agenda has some to choose from, or is dealt some; and there are enough to be dealt.

    `dealer` is the step that deals them to everybody.
    """
    waiting = [(NAMES[f.procedure], f.seat) for f in frames(s.docket)]
    deals = any(name == dealer for name, _ in waiting)
    to_deal = AGENDAS_DEALT * people if deals else 0
    for seat in range(people):
        where = f"seats.{s.chart.seats[seat]}.agendas_dealt"
        coming = waiting.count(("deal-agenda", seat))
        dealt = count_of(s.agenda_at, DEALT + seat)
        keeps = ("keep-agenda", seat) in waiting
        to_deal += coming
        if (dealt + coming > 0) != keeps:
            reader.wrong(where, RurikProblem("position.agendas-dealt"))
        if dealt + coming > AGENDAS_DEALT:
            reader.wrong(where, RurikProblem("position.agendas-of-a-seat", number=AGENDAS_DEALT))
        if (keeps or deals) and seat in s.agenda_at:
            reader.wrong(f"seats.{s.chart.seats[seat]}.agenda", RurikProblem("position.docket-lets-choose"))
    if to_deal > count_of(s.agenda_at, UNSEEN):
        reader.wrong("docket", RurikProblem("position.too-few-agendas"))


def check_troops(reader: Fields, s: BaseState, at_start: int) -> None:
    """There are troops for those that are still to be placed at the beginning."""
    names = [(NAMES[f.procedure], f.seat) for f in frames(s.docket)]
    for seat in range(s.players):
        placing = at_start if any(name == "place-troops" for name, _ in names) else names.count(("place-troop", seat))
        if placing > s.reserve[seat]:
            where = f"seats.{s.chart.seats[seat]}.troops"
            reader.wrong(where, RurikProblem("position.troops-to-place", number=placing))


def check_empty_board(reader: Fields, s: BaseState) -> None:
    """The board of columns is empty except while it is filled and resolved."""
    waiting = {NAMES[f.procedure] for f in frames(s.docket)}
    if waiting.isdisjoint(("next-placement", "action-phase", "next-turn")) and count_of(s.space_seat, NONE) < len(
        s.space_seat
    ):
        reader.wrong("board", RurikProblem("position.board-filled"))
