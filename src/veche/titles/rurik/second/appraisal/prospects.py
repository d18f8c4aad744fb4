"""Icons still to come: what the commands on the board and the open frames can do where the miniatures stand now."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES
from veche.kernel.numbers import i64
from veche.kernel.state import filled, zeros
from veche.titles.rurik.both import payment
from veche.titles.rurik.both import tax as shared_tax
from veche.titles.rurik.both.attack import FindReward
from veche.titles.rurik.both.components import ATTACK, BUILD, MARKET, MOVEMENT, MUSTER, NONE, ROWS, TAX
from veche.titles.rurik.both.rule import next_to
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.both.turns import GiveMarker
from veche.titles.rurik.second import action_phase, actions, battle, deeds, influence, lead, markets, oaths, source
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.known import source_worth
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.appraisal.scored import expand_worth
from veche.titles.rurik.second.appraisal.weights import (
    ATTACK_MORE,
    ATTACK_WINS,
    BATTLE_FOUGHT,
    BUILD_BESIDE,
    BUMP,
    CARD,
    DISC,
    GAIN,
    GOOD_GAINED,
    GOOD_PAID,
    ICON,
    IDLE,
    MARKER,
    MORE_MOVED,
    MUSTER_MORE,
    MUSTER_WINS,
    REWARD_OF_REBEL,
    SLOT_TO_CHOOSE,
    STACK_MOVED,
    TO_CHOOSE,
    TROOP,
)
from veche.titles.rurik.second.box import BITS, MASK, OF_SPACE
from veche.titles.rurik.second.components import (
    ACTIONS,
    BUILDINGS,
    COLUMNS,
    EITHER,
    KINDS,
    LEAD,
    RELOCATE,
    VALUES,
)
from veche.titles.rurik.second.council_phase import worth
from veche.titles.rurik.second.state import COUNCIL, Rurik2State

TURN: Final[i64] = 1
SPACE: Final[i64] = 2
LEFT: Final[i64] = 3
GAINS: Final[i64] = 4
EACH: Final[i64] = 5
ROAD: Final[i64] = 6
ROADS: Final[i64] = 7
AS_IT_IS: Final[i64] = 8
"""What a frame of the docket means to its seat, if anything: that a turn is going on, and perhaps that a space is yet
to be used; icons left over; the gain of a source; so much for each that its first operand counts; a road or several; or
something that is worth so much as it is."""

_MEANS_OF: Final = {
    action_phase.BeforeCommand.number: SPACE,
    action_phase.AfterCommand.number: TURN,
    action_phase.EndOfTurn.number: TURN,
    source.CARRY_ON: LEFT,
    actions.Perform.number: LEFT,
    source.GAIN: GAINS,
    payment.PayGoods.number: EACH,
    payment.PayGood.number: EACH,
    payment.PaySame.number: EACH,
    payment.PaySameKind.number: EACH,
    oaths.TakeRoad.number: ROAD,
    oaths.MoreRoads.number: ROADS,
    oaths.NextRoad.number: ROADS,
}
_WORTH_OF: Final = {
    FindReward.number: REWARD_OF_REBEL,
    GiveMarker.number: MARKER,
    lead.KeepCard.number: CARD,
    lead.DrawCards.number: CARD,
    markets.ChooseDeed.number: TO_CHOOSE,
    markets.ChooseFromMarkets.number: TO_CHOOSE,
    deeds.ChooseSlot.number: SLOT_TO_CHOOSE,
    deeds.CompleteFree.number: GAIN[2],
    deeds.CompleteWhich.number: GAIN[2],
    influence.WieldMore.number: GAIN[3],
    influence.WieldWhich.number: GAIN[3],
    oaths.PayResource.number: -GOOD_PAID,
    oaths.PayWhichResource.number: -GOOD_PAID,
    battle.BattleDeck.number: BATTLE_FOUGHT,
    battle.DrawStrategies.number: BATTLE_FOUGHT,
    battle.ChooseResult.number: BATTLE_FOUGHT,
    shared_tax.UseMarket.number: GOOD_GAINED,
}
"""Frames that are worth something as they are."""


_MEANS: Final = filled(0, len(NAMES))
_WORTH: Final = zeros(len(NAMES))
"""The same by the number of the procedure: what a frame means, and what it is worth."""


def _fill_in() -> None:
    for procedure, gain in _WORTH_OF.items():
        _MEANS[procedure] = AS_IT_IS
        _WORTH[procedure] = gain
    for procedure, means in _MEANS_OF.items():
        _MEANS[procedure] = means


_fill_in()


def expect(look: Look) -> None:
    """Count the icons to come: of commands on the board, and of what is going on."""
    s, seat = look.s, look.seat
    for space in range(len(COLUMNS) * ROWS):
        if s.space_seat[space] == seat:
            _expect_space(look, space, _risk(s, seat, space) if s.phase == COUNCIL else 0.0)
    for value in range(i64(1), i64(VALUES)):
        look.later += DISC[value] * float(s.discs[seat * VALUES + value])
    f = s.docket
    while f is not None:
        if f.seat == seat:
            _expect_frame(look, f.procedure, f.a, f.b)
        f = f.next
    if look.acting:
        look.to_come[TAX] += float(s.tax_points)
        look.to_come[BUILD] += float(s.build_points)


def _expect_space(look: Look, space: i64, risk: float) -> None:
    """The icons of a space, less those lost if its disc is pushed down; its coin cost."""
    s = look.s
    place = action_phase.place_of(s, space)
    column = space // ROWS
    given = float(s.box.gives[(OF_SPACE + place) * KINDS + column])
    cost = float(s.box.coin_cost[place])
    if risk and space % ROWS + 1 < s.box.rows[s.players]:
        given += risk * (float(s.box.gives[(OF_SPACE + place + 1) * KINDS + column]) - given)
        cost += risk * (float(s.box.coin_cost[place + 1]) - cost)
    if column == LEAD:
        look.later += CARD + ICON[LEAD] * (given - 1.0) + (MARKER if s.box.moves_marker[place] else 0.0)
    else:
        look.to_come[column] += given
    look.to_pay += cost


def _risk(s: Rurik2State, seat: i64, space: i64) -> float:
    """How likely the disc on this space is pushed down by one yet to be placed."""
    strength = worth(s, space)
    first = space - space % ROWS
    if s.space_seat[first + s.box.rows[s.players] - 1] != NONE:
        return 0.0
    stronger: i64 = 0
    for other in range(s.players):
        if other != seat:
            for value in range(strength + 1, i64(VALUES)):
                stronger += s.discs[other * VALUES + value]
    return min(0.8, BUMP * float(stronger))


def _expect_frame(look: Look, procedure: i64, a: i64, b: i64) -> None:
    """What a frame of the docket brings the seat, or will take from it."""
    if procedure >= i64(len(_MEANS)):
        return
    means = _MEANS[procedure]
    if means == TURN:
        look.acting = True
    elif means == SPACE:
        look.acting = True
        if not (look.s.tax_closed and a // ROWS == TAX):
            _expect_space(look, a, 0.0)
    elif means == LEFT:
        _expect_left(look, b)
    elif means == GAINS:
        look.later += source_worth(look.s.box, a)
    elif means == EACH:
        look.later -= GOOD_PAID * float(a)
    elif means == ROAD:
        look.to_come[MOVEMENT] += float(oaths.BOOTS_OF_ROADS)
    elif means == ROADS:
        look.to_come[MOVEMENT] += float(b)
    elif means == AS_IT_IS:
        look.later += _WORTH[procedure]


def _expect_left(look: Look, icons: i64) -> None:
    for kind in range(ACTIONS):
        number = icons >> (BITS * kind) & MASK
        if number and kind == LEAD:
            look.later += CARD + ICON[LEAD] * float(number - 1)
        elif number and kind != TAX and kind != BUILD:
            look.to_come[kind] += float(number)


def prospects(look: Look) -> float:
    """What the icons to come are worth, as the miniatures stand now."""
    come, counted = look.to_come, look.counted
    worth = counted[parts.LATER] = look.later + ICON[RELOCATE] * come[RELOCATE] + ICON[EITHER] * come[EITHER]
    if come[MUSTER]:
        counted[parts.MUSTERING] = muster_prospect(look, come[MUSTER])
        worth += counted[parts.MUSTERING]
    if come[MOVEMENT]:
        counted[parts.MOVES] = movement_prospect(look, come[MOVEMENT])
        worth += counted[parts.MOVES]
    if come[ATTACK]:
        counted[parts.ATTACKS] = attack_prospect(look, come[ATTACK])
        worth += counted[parts.ATTACKS]
    if come[TAX]:
        counted[parts.TAXES] = tax_prospect(look, come[TAX])
        worth += counted[parts.TAXES]
    if come[BUILD]:
        counted[parts.BUILDING] = build_prospect(look, come[BUILD])
        worth += counted[parts.BUILDING]
    return worth


def muster_prospect(look: Look, number: float) -> float:
    """New troops win regions that are tied, and are troops."""
    reserve = look.s.reserve[look.seat]
    tied: i64 = 0
    for region in range(look.regions):
        if look.armies[look.mine + region] and look.rulers[region] != look.seat:
            tied += 1
    look.chances.add(MUSTER_WINS + TROOP * look.soft, 1, tied)
    look.chances.add(MUSTER_MORE + TROOP * look.soft, 1, reserve)
    return look.chances.spend(min(number, float(reserve)), IDLE[MUSTER])


def movement_prospect(look: Look, number: float) -> float:
    """Miniatures that are not needed where they are can win other regions; one boot moves all of them."""
    stacks: i64 = 0
    for region in range(look.regions):
        if look.armies[look.mine + region] > 1:
            stacks += 1
    look.chances.add(STACK_MOVED, 1, min(2, stacks))
    look.chances.add(MORE_MOVED, 1, stacks)
    return look.chances.spend(number, IDLE[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step on the Battle track; either way a region may be won."""
    s, seat, armies = look.s, look.seat, look.armies
    rebels: i64 = 0
    weaker: i64 = 0
    rebels_ruled: i64 = 0
    weaker_ruled: i64 = 0
    stronger: i64 = 0
    for region in range(look.regions):
        here = armies[look.mine + region]
        if here:
            beaten: i64 = 0
            for other in range(s.players):
                if other != seat and armies[other * HERE + region]:
                    if here > armies[other * HERE + region]:
                        beaten += 2
                    else:
                        stronger += 2
            if look.rulers[region] == seat:
                rebels_ruled += s.rebels[region]
                weaker_ruled += beaten
            else:
                rebels += s.rebels[region]
                weaker += beaten
    look.chances.add(REWARD_OF_REBEL + ATTACK_WINS, 1, rebels)
    look.chances.add(BATTLE_FOUGHT + ATTACK_WINS, 1, weaker)
    look.chances.add(REWARD_OF_REBEL + ATTACK_MORE, 1, rebels_ruled)
    look.chances.add(BATTLE_FOUGHT + ATTACK_MORE, 1, weaker_ruled)
    look.chances.add(BATTLE_FOUGHT, 1, stronger)
    return look.chances.spend(number, IDLE[ATTACK])


def tax_prospect(look: Look, number: float) -> float:
    """Goods that lie where one is present."""
    s, seat = look.s, look.seat
    for region in range(look.regions):
        if s.good_here[region] and look.armies[look.mine + region]:
            worth = GOOD_GAINED * (2.0 if s.structures[MARKET * HERE + region] == seat else 1.0)
            look.chances.add(worth, shared_tax.price_for(s, seat, region, look.rulers[region]), 1)
    return look.chances.spend(number, IDLE[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Buildings that can be built where one is present: in new regions of the expanse, or beside one's own."""
    s, seat = look.s, look.seat
    gain = expand_worth(look, 1.0) - look.counted[parts.EXPAND]
    near = next_to(s, look.built)
    for region in range(look.regions):
        if look.armies[look.mine + region] and _room(s, seat, region):
            worth = BUILD_BESIDE
            if not look.built >> region & 1:
                worth += gain if near >> region & 1 or not look.built else 0.4 * gain
            look.chances.add(worth, shared_tax.price_for(s, seat, region, look.rulers[region]), 1)
    return look.chances.spend(number, IDLE[BUILD])


def _room(s: Rurik2State, seat: i64, region: i64) -> bool:
    """Whether the seat has a building left of a kind that nobody has built here."""
    for kind in range(len(BUILDINGS)):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * len(BUILDINGS) + kind]:
            return True
    return False
