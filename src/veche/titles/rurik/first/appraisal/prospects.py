"""Points still to come: what the advisors on the board and the open frames can do where the troops stand now."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both import payment, tax, turns
from veche.titles.rurik.both.appraisal import spend_alike, spend_best
from veche.titles.rurik.both.attack import FindReward
from veche.titles.rurik.both.components import ATTACK, BUILD, MARKET, MOVEMENT, MUSTER, NONE, ROWS, TAX
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first import attack, deed_costs, deeds, movement, muster, points, scheme
from veche.titles.rurik.first.action_phase import AfterMainAction, BeforeMainAction, EndOfTurn
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.appraisal.scored import build_worth, trade_worth
from veche.titles.rurik.first.appraisal.weights import (
    ADVISOR,
    ATTACK_OPPONENT,
    ATTACK_RULED,
    ATTACK_WINS,
    BUILD_BESIDE,
    BUMP,
    CARD,
    CARD_PAID,
    CASUALTY,
    CHOICE,
    CHURCH_HELPS,
    COIN_PAID,
    DEED_TO_CHOOSE,
    DOCK,
    GOOD_PAID,
    IDLE_POINT,
    MARKER,
    MARKET_LEAST,
    MARKET_PART,
    MARKET_USED,
    MOVEMENTS,
    MUSTER_MORE,
    MUSTER_WINS,
    POINT,
    REWARD_OF_REBEL,
    SHARP,
    STRAY_STRUCTURE,
    STRUCTURE_PAID,
    TROOP,
    TROOP_PAID,
)
from veche.titles.rurik.first.build import build_price
from veche.titles.rurik.first.components import CHURCH, COIN, COLUMNS, MOVEMENT_ANYWHERE, SCHEME, STRUCTURES
from veche.titles.rurik.first.intrigue import points_given
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.state import STRATEGY, RurikState
from veche.titles.rurik.first.strategy_phase import power


def expect(look: Look) -> None:
    """Count the points to come: of advisors on the strategy board, and of what is going on."""
    s, seat = look.s, look.seat
    for space in range(len(COLUMNS) * ROWS):
        if s.space_seat[space] == seat:
            _expect_space(look, space, _risk(s, seat, space) if s.phase == STRATEGY else 0.0)
    for number in range(1, 6):
        look.later += ADVISOR[number] * float(s.advisors[seat * 6 + number])
    f = s.docket
    while f is not None:
        if f.seat == seat:
            _expect_frame(look, f.procedure, f.a, f.b)
        f = f.next
    if look.acting:
        look.to_come[TAX] += float(s.tax_points)
        look.to_come[BUILD] += float(s.build_points)


def _expect_space(look: Look, space: int, risk: float) -> None:
    """The points of a space, less those lost if its advisor is pushed down; its coin cost."""
    box, players = look.s.box, look.s.players
    place = players * 24 + space
    column = space // ROWS
    given, cost = float(points_given(look.s, column, box.points[place])), float(box.coin_cost[place])
    if risk and space % ROWS + 1 < box.rows[players]:
        given += risk * (float(points_given(look.s, column, box.points[place + 1])) - given)
        cost += risk * (float(box.coin_cost[place + 1]) - cost)
    if column == SCHEME:
        look.later += CARD + CHOICE * (given - 1.0) + (MARKER if space % ROWS == 0 else 0.0) * (1.0 - risk)
    else:
        look.to_come[column] += given
    look.to_come[COIN] -= cost


def _risk(s: RurikState, seat: int, space: int) -> float:
    """How likely the advisor on this space is pushed down by one yet to be placed."""
    own = power(s, space)
    first = space - space % ROWS
    if s.space_seat[first + s.box.rows[s.players] - 1] != NONE:
        return 0.0
    stronger = 0
    for other in range(s.players):
        if other != seat:
            for number in range(1, 6):
                if number > own:
                    stronger += s.advisors[other * 6 + number]
    return min(0.8, BUMP * stronger)


_POINTS_OF: Final = {
    muster.Muster.number: MUSTER,
    muster.MusterByMaria.number: MUSTER,
    movement.ChooseTroop.number: MOVEMENT,
    movement.ChooseDestination.number: MOVEMENT,
    movement.ChooseTroopAnywhere.number: MOVEMENT_ANYWHERE,
    movement.ChooseDestinationAnywhere.number: MOVEMENT_ANYWHERE,
    movement.MoveOnAnywhere.number: MOVEMENT_ANYWHERE,
    attack.Attack.number: ATTACK,
    attack.AttackOn.number: ATTACK,
}
"""Frames whose first operand is the points left, by the kind of points."""


_WORTH_OF: Final = {
    FindReward.number: REWARD_OF_REBEL,
    attack.CheckForCasualty.number: -CASUALTY,
    attack.CheckWhichDeck.number: -CASUALTY,
    attack.RevealScheme.number: -CASUALTY,
    turns.GiveMarker.number: MARKER,
    scheme.KeepScheme.number: CARD,
    deeds.ChooseDeed.number: DEED_TO_CHOOSE,
    deeds.ChooseFromRow.number: DEED_TO_CHOOSE,
    tax.UseMarket.number: MARKET_USED,
    deed_costs.Raze.number: -STRUCTURE_PAID,
    deed_costs.RazeWhich.number: -STRUCTURE_PAID,
}
"""Frames that are worth something as they are."""


_WORTH_OF_EACH: Final = {
    payment.PayGoods.number: -GOOD_PAID,
    payment.PayGood.number: -GOOD_PAID,
    payment.PaySame.number: -GOOD_PAID,
    payment.PaySameKind.number: -GOOD_PAID,
    deed_costs.DiscardScheme.number: -CARD_PAID,
    deed_costs.RemoveTroops.number: -TROOP_PAID,
    deed_costs.RemoveTroop.number: -TROOP_PAID,
    deeds.GainCoins.number: COIN_PAID,
    scheme.DrawSchemes.number: CHOICE,
    scheme.DrawWhichDeck.number: CHOICE,
    scheme.DrawScheme.number: CHOICE,
}
"""Frames that are worth something for each that their first operand counts."""


_TURN: Final[tuple[int, ...]] = (BeforeMainAction.number, AfterMainAction.number, EndOfTurn.number)


_DRAWS: Final[tuple[int, ...]] = (scheme.DrawSchemes.number, scheme.DrawWhichDeck.number, scheme.DrawScheme.number)


def _expect_frame(look: Look, procedure: int, a: int, b: int) -> None:
    """What a frame of the docket brings the seat, or will take from it."""
    if procedure in _TURN:
        look.acting = True
        if procedure == BeforeMainAction.number:
            _expect_space(look, a, 0.0)
    elif procedure == points.Spend.number:
        look.to_come[a] += b
    elif procedure in _POINTS_OF:
        look.to_come[_POINTS_OF[procedure]] += a
    elif procedure in _WORTH_OF:
        look.later += _WORTH_OF[procedure] * (b if procedure in _CHECKS else 1)
    elif procedure in _WORTH_OF_EACH:
        look.later += _WORTH_OF_EACH[procedure] * a + (CARD - CHOICE if procedure in _DRAWS else 0.0)


_CHECKS: Final[tuple[int, ...]] = (
    attack.CheckForCasualty.number,
    attack.CheckWhichDeck.number,
    attack.RevealScheme.number,
)


def prospects(look: Look) -> float:
    """What the points to come are worth, as the troops stand now."""
    come, counted = look.to_come, look.counted
    worth = counted[parts.LATER] = look.later + POINT[MOVEMENT_ANYWHERE] * come[MOVEMENT_ANYWHERE]
    if come[MUSTER] or come[MOVEMENT]:
        counted[parts.MUSTERING] = muster_prospect(look, come[MUSTER])
        counted[parts.MOVEMENTS] = movement_prospect(look, come[MOVEMENT])
        worth += counted[parts.MUSTERING] + counted[parts.MOVEMENTS]
    if come[ATTACK]:
        counted[parts.ATTACKS] = attack_prospect(look, come[ATTACK])
        worth += counted[parts.ATTACKS]
    if come[TAX]:
        counted[parts.TAXES] = tax_prospect(look, come[TAX])
        worth += counted[parts.TAXES]
    if come[BUILD]:
        counted[parts.BUILDINGS] = build_prospect(look, come[BUILD])
        worth += counted[parts.BUILDINGS]
    return worth


def muster_prospect(look: Look, number: float) -> float:
    """New troops win regions that are tied, and are troops."""
    s, seat = look.s, look.seat
    number = min(number, float(s.reserve[seat]))
    ease = min(1.0, look.left / SHARP)
    gains = [MUSTER_WINS + TROOP * ease, MUSTER_MORE + TROOP * ease]
    return spend_alike(gains, [_tied(look), s.reserve[seat]], number, IDLE_POINT[MUSTER])


def _tied(look: Look) -> int:
    """How many occupied regions one more troop would win."""
    tied = 0
    for region, here in enumerate(look.mine):
        if here and look.rulers[region] != look.seat:
            tied += 1
    return tied


def movement_prospect(look: Look, number: float) -> float:
    """Troops that are not needed where they are can win other regions."""
    spare = 0
    for here in look.mine:
        if here:
            spare += here - 1
    return spend_alike([MOVEMENTS[0], MOVEMENTS[1]], [min(2, spare), spare], number, IDLE_POINT[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step in warfare; either way a region may be won."""
    s, seat = look.s, look.seat
    reward = 0.0 if alone(s) else REWARD_OF_REBEL
    gains = [reward + ATTACK_WINS, ATTACK_OPPONENT + ATTACK_WINS, reward + ATTACK_RULED, ATTACK_OPPONENT + ATTACK_RULED]
    times = [0, 0, 0, 0]
    for region, who in enumerate(look.rulers):
        if look.mine[region]:
            kind = 0 if who != seat else 2
            times[kind] += s.rebels[region]
            for other in range(s.players):
                if other != seat:
                    times[kind + 1] += look.armies[other][region]
    return spend_alike(gains, times, number, IDLE_POINT[ATTACK])


def tax_prospect(look: Look, number: float) -> float:
    """Goods that lie in occupied regions."""
    s, seat = look.s, look.seat
    gain = trade_worth(look, 1) - trade_worth(look, 0)
    chances = []
    for region in range(len(look.rulers)):
        if s.good_here[region] and look.mine[region]:
            good = s.good_of[region]
            fits = s.goods[seat * WIDTH_OF_GOODS + good] < s.box.boat[good]
            worth = gain if fits else DOCK
            if s.structures[MARKET * HERE + region] == seat:
                worth += max(MARKET_LEAST, MARKET_PART * worth)
            chances += [(worth, tax.price(s, seat, region))] * (1 + s.more_goods[region])
    return spend_best(chances, number, IDLE_POINT[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Structures that can be built in occupied regions: in new regions of the group, or beside one's own."""
    s, seat = look.s, look.seat
    gain = build_worth(look, 1) - build_worth(look, 0)
    built = look.built
    near = 0
    for region in range(len(look.rulers)):
        if built >> region & 1:
            near |= s.chart.neighbour_mask[region]
    chances = []
    for region in range(len(look.rulers)):
        if look.mine[region] and _room(s, seat, region):
            worth = BUILD_BESIDE
            if not built >> region & 1:
                worth += gain if near >> region & 1 or not built else STRAY_STRUCTURE * gain
            if s.structures[CHURCH * HERE + region] == NONE and look.rulers[region] != seat:
                worth += CHURCH_HELPS
            chances.append((worth, build_price(s, seat, region)))
    return spend_best(chances, number, IDLE_POINT[BUILD])


def _room(s: RurikState, seat: int, region: int) -> bool:
    """Whether the seat has a structure left of a kind that nobody has built here."""
    for kind in range(len(STRUCTURES)):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * 3 + kind]:
            return True
    return False
