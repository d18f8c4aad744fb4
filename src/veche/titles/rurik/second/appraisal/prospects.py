"""Icons still to come: what the commands on the board and the open frames can do where the miniatures stand now."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both import payment
from veche.titles.rurik.both import tax as shared_tax
from veche.titles.rurik.both.appraisal import spend_alike, spend_best
from veche.titles.rurik.both.attack import FindReward
from veche.titles.rurik.both.components import ATTACK, BUILD, MARKET, MOVEMENT, MUSTER, NONE, ROWS, TAX
from veche.titles.rurik.both.state import HERE
from veche.titles.rurik.both.turns import GiveMarker
from veche.titles.rurik.second import action_phase, actions, battle, deeds, influence, lead, markets, oaths, source
from veche.titles.rurik.second.appraisal import parts
from veche.titles.rurik.second.appraisal.look import Look
from veche.titles.rurik.second.appraisal.scored import expand_worth, source_worth
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
    MOVES,
    MUSTER_MORE,
    MUSTER_WINS,
    REWARD_OF_REBEL,
    SLOT_TO_CHOOSE,
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

_TURN: Final[tuple[int, ...]] = (
    action_phase.BeforeCommand.number,
    action_phase.AfterCommand.number,
    action_phase.EndOfTurn.number,
)
_LEFT: Final[tuple[int, ...]] = (source.CARRY_ON, actions.Perform.number)
_PAYING: Final[tuple[int, ...]] = (
    payment.PayGoods.number,
    payment.PayGood.number,
    payment.PaySame.number,
    payment.PaySameKind.number,
)
_ROADS: Final[tuple[int, ...]] = (oaths.MoreRoads.number, oaths.NextRoad.number)
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


def expect(look: Look) -> None:
    """Count the icons to come: of commands on the board, and of what is going on."""
    s, seat = look.s, look.seat
    for space in range(len(COLUMNS) * ROWS):
        if s.space_seat[space] == seat:
            _expect_space(look, space, _risk(s, seat, space) if s.phase == COUNCIL else 0.0)
    for value in range(1, VALUES):
        look.later += DISC[value] * float(s.discs[seat * VALUES + value])
    f = s.docket
    while f is not None:
        if f.seat == seat:
            _expect_frame(look, f.procedure, f.a, f.b)
        f = f.next
    if look.acting:
        look.to_come[TAX] += float(s.tax_points)
        look.to_come[BUILD] += float(s.build_points)


def _expect_space(look: Look, space: int, risk: float) -> None:
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


def _risk(s: Rurik2State, seat: int, space: int) -> float:
    """How likely the disc on this space is pushed down by one yet to be placed."""
    strength = worth(s, space)
    first = space - space % ROWS
    if s.space_seat[first + s.box.rows[s.players] - 1] != NONE:
        return 0.0
    stronger = 0
    for other in range(s.players):
        if other != seat:
            for value in range(strength + 1, VALUES):
                stronger += s.discs[other * VALUES + value]
    return min(0.8, BUMP * stronger)


def _expect_frame(look: Look, procedure: int, a: int, b: int) -> None:
    """What a frame of the docket brings the seat, or will take from it."""
    if procedure in _TURN:
        look.acting = True
        if procedure == action_phase.BeforeCommand.number and not (look.s.tax_closed and a // ROWS == TAX):
            _expect_space(look, a, 0.0)
    elif procedure in _LEFT:
        for kind in range(ACTIONS):
            number = b >> (BITS * kind) & MASK
            if number and kind not in (TAX, BUILD, LEAD):
                look.to_come[kind] += float(number)
            elif number and kind == LEAD:
                look.later += CARD + ICON[LEAD] * float(number - 1)
    elif procedure == source.GAIN:
        look.later += source_worth(look.s.box, a)
    elif procedure in _PAYING:
        look.later -= GOOD_PAID * a
    elif procedure == oaths.TakeRoad.number:
        look.to_come[MOVEMENT] += float(oaths.BOOTS_OF_ROADS)
    elif procedure in _ROADS:
        look.to_come[MOVEMENT] += float(b)
    elif procedure in _WORTH_OF:
        look.later += _WORTH_OF[procedure]


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
    s, seat = look.s, look.seat
    number = min(number, float(s.reserve[seat]))
    tied = 0
    for region, here in enumerate(look.mine):
        if here and look.rulers[region] != seat:
            tied += 1
    gains = [MUSTER_WINS + TROOP * look.soft, MUSTER_MORE + TROOP * look.soft]
    return spend_alike(gains, [tied, s.reserve[seat]], number, IDLE[MUSTER])


def movement_prospect(look: Look, number: float) -> float:
    """Miniatures that are not needed where they are can win other regions; one boot moves all of them."""
    stacks = 0
    for here in look.mine:
        if here > 1:
            stacks += 1
    return spend_alike([MOVES[0], MOVES[1]], [min(2, stacks), stacks], number, IDLE[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step on the Battle track; either way a region may be won."""
    s, seat = look.s, look.seat
    gains = [
        REWARD_OF_REBEL + ATTACK_WINS,
        BATTLE_FOUGHT + ATTACK_WINS,
        REWARD_OF_REBEL + ATTACK_MORE,
        BATTLE_FOUGHT + ATTACK_MORE,
        BATTLE_FOUGHT + 0.0,
    ]
    times = [0, 0, 0, 0, 0]
    for region, who in enumerate(look.rulers):
        if look.mine[region]:
            kind = 0 if who != seat else 2
            times[kind] += s.rebels[region]
            for other in range(s.players):
                if other != seat and look.armies[other][region]:
                    times[kind + 1 if look.mine[region] > look.armies[other][region] else 4] += 2
    return spend_alike(gains, times, number, IDLE[ATTACK])


def tax_prospect(look: Look, number: float) -> float:
    """Goods that lie where one is present."""
    s, seat = look.s, look.seat
    chances = []
    for region in range(len(look.rulers)):
        if s.good_here[region] and look.mine[region]:
            worth = GOOD_GAINED * (2.0 if s.structures[MARKET * HERE + region] == seat else 1.0)
            chances.append((worth, shared_tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Buildings that can be built where one is present: in new regions of the expanse, or beside one's own."""
    s, seat = look.s, look.seat
    gain = expand_worth(look, 1.0) - expand_worth(look, 0.0)
    near = 0
    for region in range(len(look.rulers)):
        if look.built >> region & 1:
            near |= s.chart.neighbour_mask[region]
    chances = []
    for region in range(len(look.rulers)):
        if look.mine[region] and _room(s, seat, region):
            worth = BUILD_BESIDE
            if not look.built >> region & 1:
                worth += gain if near >> region & 1 or not look.built else 0.4 * gain
            chances.append((worth, shared_tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE[BUILD])


def _room(s: Rurik2State, seat: int, region: int) -> bool:
    """Whether the seat has a building left of a kind that nobody has built here."""
    for kind in range(len(BUILDINGS)):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * len(BUILDINGS) + kind]:
            return True
    return False
