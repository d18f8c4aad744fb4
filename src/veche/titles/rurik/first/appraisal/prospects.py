"""Points still to come: what the advisors on the board and the open frames can do where the troops stand now."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES
from veche.kernel.numbers import i64
from veche.kernel.state import filled, zeros
from veche.titles.rurik.both import payment, tax, turns
from veche.titles.rurik.both.attack import FindReward
from veche.titles.rurik.both.build import is_full
from veche.titles.rurik.both.components import ATTACK, BUILD, MARKET, MOVEMENT, MUSTER, NONE, ROWS, TAX
from veche.titles.rurik.both.rule import next_to
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first import attack, deed_costs, deeds, intrigue, movement, muster, points, scheme, schemes
from veche.titles.rurik.first.action_phase import AfterMainAction, BeforeMainAction, EndOfTurn
from veche.titles.rurik.first.appraisal import parts
from veche.titles.rurik.first.appraisal.expansion import gain_of_building, inheritances_worth, reward_ahead
from veche.titles.rurik.first.appraisal.look import Look
from veche.titles.rurik.first.appraisal.scored import build_worth, trade_worth
from veche.titles.rurik.first.appraisal.weights import (
    ADVISOR,
    ATTACK_OPPONENT,
    ATTACK_RULED,
    ATTACK_WINS,
    BOON,
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
    IN_HAND,
    MARKER,
    MARKET_LEAST,
    MARKET_PART,
    MARKET_USED,
    MORE_MOVEMENT,
    MUSTER_MORE,
    MUSTER_WINS,
    POINT,
    REWARD_OF_REBEL,
    SPARE_MOVEMENT,
    STRAY_STRUCTURE,
    STRUCTURE_PAID,
    TROOP,
    TROOP_PAID,
)
from veche.titles.rurik.first.build import build_price_for
from veche.titles.rurik.first.components import CHURCH, COIN, COLUMNS, MOVEMENT_ANYWHERE, SCHEME, WARFARE
from veche.titles.rurik.first.intrigue import more_cards, points_given
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.scheme import top_of_pile
from veche.titles.rurik.first.state import STRATEGY, RurikState
from veche.titles.rurik.first.stone_and_blade import boons, gleb, inheritance, movement_from, tavern, theofana
from veche.titles.rurik.first.stone_and_blade.building import may_play_top
from veche.titles.rurik.first.strategy_phase import power


def expect(look: Look) -> None:
    """Count the points to come: of advisors on the strategy board, and of what is going on."""
    s, seat = look.s, look.seat
    for space in range(len(COLUMNS) * ROWS):
        if s.space_seat[space] == seat:
            _expect_space(look, space, _risk(s, seat, space) if s.phase == STRATEGY else 0.0)
    for number in range(i64(1), i64(6)):
        look.later += ADVISOR[number] * float(s.advisors[seat * 6 + number])
    f = s.docket
    while f is not None:
        if f.seat == seat:
            _expect_frame(look, f.procedure, f.a, f.b)
        f = f.next
    if look.acting:
        look.to_come[TAX] += float(s.tax_points)
        look.to_come[BUILD] += float(s.build_points)


def _expect_space(look: Look, space: i64, risk: float) -> None:
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


def _risk(s: RurikState, seat: i64, space: i64) -> float:
    """How likely the advisor on this space is pushed down by one yet to be placed."""
    own = power(s, space)
    first = space - space % ROWS
    if s.space_seat[first + s.box.rows[s.players] - 1] != NONE:
        return 0.0
    stronger: i64 = 0
    for other in range(s.players):
        if other != seat:
            for number in range(own + 1, i64(6)):
                stronger += s.advisors[other * 6 + number]
    return min(0.8, BUMP * float(stronger))


TURN: Final[i64] = 1
SPACE: Final[i64] = 2
SPEND: Final[i64] = 3
POINTS: Final[i64] = 4
AS_IT_IS: Final[i64] = 5
CHECKS: Final[i64] = 6
EACH: Final[i64] = 7
DRAWS: Final[i64] = 8
GIVES: Final[i64] = 9
CHOICE_OF: Final[i64] = 10
TOP_CARD: Final[i64] = 11
INHERITED: Final[i64] = 12
"""What a frame of the docket means to its seat, if anything: that a turn is going on, and perhaps that a space is yet
to be used; points to be spent, of the kind that it names or of one kind; something that is worth so much as it is, by
the cards to be checked, by what its first operand counts, or by the cards to be drawn; so many points or coins; the
better points of a card, the top card of the discard pile, the bonus of an inheritance card."""

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
    movement_from.MoveFrom.number: MOVEMENT,
    movement_from.MoveFromTo.number: MOVEMENT,
}
"""Frames whose first operand is the points left, by the kind of points."""


_WORTH_OF: Final = {
    FindReward.number: (AS_IT_IS, REWARD_OF_REBEL),
    attack.CheckForCasualty.number: (CHECKS, -CASUALTY),
    attack.CheckWhichDeck.number: (CHECKS, -CASUALTY),
    attack.RevealScheme.number: (CHECKS, -CASUALTY),
    turns.GiveMarker.number: (AS_IT_IS, MARKER),
    scheme.KeepScheme.number: (AS_IT_IS, CARD),
    deeds.ChooseDeed.number: (AS_IT_IS, DEED_TO_CHOOSE),
    deeds.ChooseFromRow.number: (AS_IT_IS, DEED_TO_CHOOSE),
    tax.UseMarket.number: (AS_IT_IS, MARKET_USED),
    deed_costs.Raze.number: (AS_IT_IS, -STRUCTURE_PAID),
    deed_costs.RazeWhich.number: (AS_IT_IS, -STRUCTURE_PAID),
    payment.PayGoods.number: (EACH, -GOOD_PAID),
    payment.PayGood.number: (EACH, -GOOD_PAID),
    payment.PaySame.number: (EACH, -GOOD_PAID),
    payment.PaySameKind.number: (EACH, -GOOD_PAID),
    deed_costs.DiscardScheme.number: (EACH, -CARD_PAID),
    deed_costs.RemoveTroops.number: (EACH, -TROOP_PAID),
    deed_costs.RemoveTroop.number: (EACH, -TROOP_PAID),
    deeds.GainCoins.number: (EACH, COIN_PAID),
    scheme.DrawSchemes.number: (DRAWS, CHOICE),
    scheme.DrawWhichDeck.number: (DRAWS, CHOICE),
    scheme.DrawScheme.number: (DRAWS, CHOICE),
    intrigue.LookAtCards.number: (DRAWS, CHOICE),
    boons.GainBoon.number: (AS_IT_IS, BOON),
    inheritance.InheritGood.number: (AS_IT_IS, GOOD_PAID),
    inheritance.InheritDeed.number: (AS_IT_IS, DEED_TO_CHOOSE),
}
"""Frames that are worth something: in which way, and how much."""

_GIFTS_OF: Final = {
    gleb.GlebMayMarch.number: (MOVEMENT, gleb.GLEB_MARCHES),
    theofana.TheofanaTaxed.number: (COIN, theofana.THEOFANA_GAINS),
    theofana.AfterTheofanaTaxed.number: (COIN, theofana.THEOFANA_GAINS),
}
"""Frames that give points or coins if one likes: of which kind, and how many."""

_MEANS: Final = filled(0, len(NAMES))
_KIND: Final = filled(0, len(NAMES))
_WORTH: Final = zeros(len(NAMES))
"""The same by the number of the procedure: what a frame means, the kind of its points, what it is worth."""


def _fill_in() -> None:
    _MEANS[AfterMainAction.number] = _MEANS[EndOfTurn.number] = TURN
    _MEANS[BeforeMainAction.number] = SPACE
    _MEANS[points.Spend.number] = SPEND
    _MEANS[schemes.ChoosePoints.number] = CHOICE_OF
    _MEANS[tavern.TavernTop.number] = TOP_CARD
    _MEANS[inheritance.InheritWhere.number] = INHERITED
    for procedure, (kind, number) in _GIFTS_OF.items():
        _MEANS[procedure] = GIVES
        _KIND[procedure] = kind
        _WORTH[procedure] = float(number)
    for procedure, kind in _POINTS_OF.items():
        _MEANS[procedure] = POINTS
        _KIND[procedure] = kind
    for procedure, (means, worth) in _WORTH_OF.items():
        _MEANS[procedure] = means
        _WORTH[procedure] = worth


_fill_in()


def _expect_frame(look: Look, procedure: i64, a: i64, b: i64) -> None:
    """What a frame of the docket brings the seat, or will take from it."""
    if procedure >= i64(len(_MEANS)):
        return
    means = _MEANS[procedure]
    if means == TURN:
        look.acting = True
    elif means == SPACE:
        look.acting = True
        _expect_space(look, a, 0.0)
    elif means == SPEND:
        look.to_come[a] += float(b)
    elif means == POINTS:
        look.to_come[_KIND[procedure]] += float(a)
    elif means == AS_IT_IS:
        look.later += _WORTH[procedure]
    elif means == CHECKS:
        look.later += _WORTH[procedure] * float(b)
    elif means == EACH:
        look.later += _WORTH[procedure] * float(a)
    elif means == DRAWS:
        look.later += _WORTH[procedure] * float(a) + (CARD - CHOICE)
    else:
        _expect_of_a_module(look, means, procedure, a)


def _expect_of_a_module(look: Look, means: i64, procedure: i64, a: i64) -> None:
    """The same of frames that only Stone & Blade lays."""
    if means == GIVES:
        look.to_come[_KIND[procedure]] += _WORTH[procedure]
    elif means == CHOICE_OF:
        look.later += look.known.choices[a]
    elif means == INHERITED:
        look.later += look.known.inheritances[a]
    elif means == TOP_CARD and may_play_top(look.s, look.seat):
        look.later += IN_HAND * look.known.cards[top_of_pile(look.s)]


def prospects(look: Look) -> float:
    """What the points to come are worth, as the troops stand now."""
    come, counted = look.to_come, look.counted
    worth = look.later + POINT[MOVEMENT_ANYWHERE] * come[MOVEMENT_ANYWHERE] + POINT[WARFARE] * come[WARFARE]
    worth += inheritances_worth(look)
    counted[parts.LATER] = worth
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
    reserve = look.s.reserve[look.seat]
    look.chances.add(MUSTER_WINS + TROOP * look.soft, 1, _tied(look))
    look.chances.add(MUSTER_MORE + TROOP * look.soft, 1, reserve)
    return look.chances.spend(min(number, float(reserve)), IDLE_POINT[MUSTER])


def _tied(look: Look) -> i64:
    """How many occupied regions one more troop would win."""
    tied: i64 = 0
    for region in range(look.regions):
        if look.armies[look.mine + region] and look.rulers[region] != look.seat:
            tied += 1
    return tied


def movement_prospect(look: Look, number: float) -> float:
    """Troops that are not needed where they are can win other regions."""
    spare: i64 = 0
    for region in range(look.regions):
        here = look.armies[look.mine + region]
        if here:
            spare += here - 1
    look.chances.add(SPARE_MOVEMENT, 1, min(2, spare))
    look.chances.add(MORE_MOVEMENT, 1, spare)
    return look.chances.spend(number, IDLE_POINT[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step in warfare, perhaps to a token; either way a region may be won.

    What an intrigue adds to the cards revealed makes a casualty likelier.
    """
    s, seat, armies = look.s, look.seat, look.armies
    reward = 0.0 if alone(s) else REWARD_OF_REBEL
    rebels: i64 = 0
    opponents: i64 = 0
    rebels_ruled: i64 = 0
    opponents_ruled: i64 = 0
    for region in range(look.regions):
        if armies[look.mine + region]:
            against: i64 = 0
            for other in range(s.players):
                if other != seat:
                    against += armies[other * HERE + region]
            if look.rulers[region] == seat:
                rebels_ruled += s.rebels[region]
                opponents_ruled += against
            else:
                rebels += s.rebels[region]
                opponents += against
    step = ATTACK_OPPONENT + reward_ahead(look, 1) - CASUALTY * float(more_cards(s))
    look.chances.add(reward + ATTACK_WINS, 1, rebels)
    look.chances.add(step + ATTACK_WINS, 1, opponents)
    look.chances.add(reward + ATTACK_RULED, 1, rebels_ruled)
    look.chances.add(step + ATTACK_RULED, 1, opponents_ruled)
    return look.chances.spend(number, IDLE_POINT[ATTACK])


def tax_prospect(look: Look, number: float) -> float:
    """Goods that lie in occupied regions."""
    s, seat = look.s, look.seat
    gain = trade_worth(look, 1) - look.counted[parts.TRADE]
    for region in range(look.regions):
        if s.good_here[region] and look.armies[look.mine + region]:
            good = s.good_of[region]
            fits = s.goods[seat * WIDTH_OF_GOODS + good] < s.box.boat[good]
            worth = gain if fits else DOCK
            if s.structures[MARKET * HERE + region] == seat:
                worth += max(MARKET_LEAST, MARKET_PART * worth)
            look.chances.add(worth, tax.price_for(s, seat, region, look.rulers[region]), 1 + s.more_goods[region])
    return look.chances.spend(number, IDLE_POINT[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Structures that can be built in occupied regions: in new regions of the group, or beside one's own."""
    s, seat = look.s, look.seat
    gain = build_worth(look, 1) - look.counted[parts.BUILD]
    built = look.built
    near = next_to(s, built)
    for region in range(look.regions):
        if look.armies[look.mine + region] and _room(s, seat, region):
            worth = BUILD_BESIDE
            if not built >> region & 1:
                worth += gain if near >> region & 1 or not built else STRAY_STRUCTURE * gain
            if s.structures[CHURCH * HERE + region] == NONE and look.rulers[region] != seat:
                worth += CHURCH_HELPS
            worth += gain_of_building(look, region)
            look.chances.add(worth, build_price_for(s, seat, region, look.rulers[region]), 1)
    return look.chances.spend(number, IDLE_POINT[BUILD])


def _room(s: RurikState, seat: i64, region: i64) -> bool:
    """Whether the region has room, and the seat a structure left of a kind that nobody has built here."""
    if is_full(s, region):
        return False
    for kind in range(s.chart.structures):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * s.chart.width + kind]:
            return True
    return False
