"""Appraisal: a rule of thumb for how well a seat stands, for bots that look ahead. It is no rule of the game.

Everything is counted in victory points. What a seat stands for is what it would score (tracks, warfare, agenda, deeds),
what helps it to score (troops, regions, structures, goods, coins, cards), and what the points still to come this round
(advisors on the strategy board, an action that is going on) are worth where its troops stand now. From that a share of
what the others stand for is taken. The weights are the table below; a point of an action is worth what it can do here.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.kernel.rules import Rules
from veche.titles.rurik import action_phase, attack, deed_costs, deeds, movement, muster, payment, points, scheme, tax
from veche.titles.rurik.box import KINDS
from veche.titles.rurik.claim_phase import trade_step
from veche.titles.rurik.components import (
    AGENDAS,
    ATTACK,
    BUILD,
    BUILD_TRACK,
    CHURCH,
    COIN,
    COLUMNS,
    DEEDS,
    LEADERS,
    MARKET,
    MOVEMENT,
    MOVEMENT_ANYWHERE,
    MUSTER,
    NONE,
    ROUNDS,
    ROWS,
    RULE_TRACK,
    SCHEME,
    STRONGHOLD,
    STRUCTURES,
    TAX,
    TRADE_TRACK,
)
from veche.titles.rurik.end_of_game import agenda_count, agenda_met, outcome, warfare_place
from veche.titles.rurik.round import advisors_of
from veche.titles.rurik.rule import count, largest_group, regions_with_structures, ruler
from veche.titles.rurik.state import (
    CLAIM,
    DONE,
    HERE,
    SETUP,
    STRATEGY,
    WIDTH_OF_GOODS,
    WIDTH_OF_HAND,
    RurikState,
    full_columns,
    goods_on_boat,
    occupies,
    pieces,
)

# The table of weights, in victory points.

RIVALS: Final = 0.6
"""Share of what the others stand for that counts against the seat; divided among them."""

TURNS: Final = 18
"""Turns of a whole game, more or less: how long the way still is, is measured by it."""
SHARP: Final = 6
"""With fewer turns left than this, a claim track counts more and more only by the steps really reached."""

RULE_GROWTH: Final = 2.5
BUILD_GROWTH: Final = 4.5
TRADE_GROWTH: Final = 7.0
"""How far a player gets on a track in a whole game: so much may still come, and makes what is there worth more."""

FIRM_RULE: Final = 1.0
THIN_RULE: Final = 0.9
TIED: Final = 0.35
BEHIND_BY_ONE: Final = 0.15
BEHIND: Final = 0.05
"""What part of a region ruled it is to rule it by two or more, by one, to be level, one behind, further behind."""
CROWN: Final = 0.25
"""What part of a region more Kiev and Novgorod are, until there are enough regions for the top of the track."""

STRAY_STRUCTURE: Final = 0.3
"""What part of a region in the group a region with structures outside the group is."""
MARKET_A_ROUND: Final = 0.2
STRONGHOLD_A_ROUND: Final = 0.06
"""A market or stronghold of one's own, for each round it may still serve."""

TROOP: Final = 0.14
REGION: Final = 0.12
LEADER: Final = 0.3
NEIGHBOUR: Final = 0.015
"""A troop, an occupied region, the leader on the map, each neighbour of an occupied region, while there is time."""

DOCK: Final = 0.15
FULL_COLUMN: Final = 0.12
"""A good that does not fit on the boat; a full column of the boat for each income to come."""

COINS: Final = (0.0, 0.32, 0.6, 0.84, 1.04, 1.2, 1.32, 1.42, 1.5)
MORE_COINS: Final = 0.05
LAST_COIN: Final = 0.01
"""So many coins while there is time; each coin beyond; a coin at the very end, which only breaks ties."""

POINT: Final = (0.35, 0.22, 0.4, 0.55, 0.75, 0.0, 0.22, 0.4, 0.3)
"""A point of each kind of reward on a card, wherever it may be spent: columns, coin, deed, movement anywhere."""
CARD: Final = 0.45
CHOICE: Final = 0.08
IN_HAND: Final = 0.8
"""A scheme card to be drawn, each further card to choose from, and what part of its worth a card in hand has."""

OPEN_DEED: Final = 0.75
DEED_STEP: Final = 0.3
LEAST_HOPE: Final = 0.08
"""What part of a deed an open one is worth; what each missing thing takes from the hope for it; the least hope."""
DEED_TO_CHOOSE: Final = 0.4

REWARD_OF_REBEL: Final = 0.33
CASUALTY: Final = 0.2
MARKER: Final = 0.1
WARFARE_STEP: Final = 0.17
AGENDA_STEP: Final = 0.13
"""How much each step ahead or behind changes the hope for the first place in warfare, or for the agenda."""

ADVISOR: Final = (0.0, 0.5, 0.6, 0.75, 0.95, 1.2)
"""An advisor by its number, before it is placed."""
BUMP: Final = 0.14
"""The risk that one advisor yet to be placed, stronger than mine, pushes it down."""

IDLE_POINT: Final = (0.1, 0.08, 0.1, 0.2, 0.2)
"""A point of each column that nothing can be done with as the troops stand now."""

LEADER_LIKED: Final = {
    "sviatopolk": 0.5, "yaroslav": 0.45, "mstislav": 0.4, "maria": 0.4,
    "agatha": 0.35, "sudislav": 0.3, "boris": 0.2, "predslava": 0.1,
}  # fmt: skip
AGENDA_LIKED: Final = {
    "prosperous": 0.55, "committed": 0.55, "successful": 0.55, "capable": 0.5, "courageous": 0.5, "esteemed": 0.5,
    "protective": 0.5, "regal": 0.45, "dignified": 0.4, "conquering": 0.45, "wealthy": 0.3,
}  # fmt: skip
_LEADERS: Final = [LEADER_LIKED[name] for name in LEADERS]
_AGENDAS: Final = [AGENDA_LIKED[name] for name in AGENDAS]


class Look:
    """A state as a seat looks at it: who rules where, how many turns are left, what points are still to come."""

    __slots__ = ("acting", "later", "left", "ruled", "rulers", "s", "seat", "time", "to_come")

    def __init__(self, s: RurikState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.rulers = [ruler(s, region) for region in range(s.box.in_play[s.players])]
        self.ruled = 0
        for region, who in enumerate(self.rulers):
            if who == seat:
                self.ruled |= 1 << region
        self.left = turns_left(s, seat)
        self.time = min(1.0, self.left / TURNS)
        self.to_come = [0.0] * KINDS
        self.later = 0.0
        self.acting = False


def appraise(rules: Rules[RurikState], s: RurikState, seat: int) -> float:
    """How well the seat stands, in victory points ahead of the others, more or less."""
    if s.docket is None:
        return final(s, seat)
    look = Look(s, seat)
    expect(look)
    mine = standing(look) + means(look) + prospects(look)
    others = [rival(look, other) for other in range(s.players) if other != seat]
    return mine - RIVALS * sum(others) / len(others)


def final(s: RurikState, seat: int) -> float:
    """The lead over the best of the others when the game is over; tie-breakers count a little."""
    sheet = outcome(s)
    worth = [
        total + 0.05 * ties[0] + 0.001 * ties[1] for total, ties in zip(sheet.totals, sheet.tiebreaks, strict=True)
    ]
    return worth[seat] - max([worth[other] for other in range(s.players) if other != seat])


def turns_left(s: RurikState, seat: int) -> int:
    """The turns that the seat will still begin."""
    begun = s.round if s.phase != SETUP else s.round - 1
    left = s.space_seat.count(seat) + sum(s.advisors[seat * 6 : seat * 6 + 6])
    for round in range(begun + 1, ROUNDS + 1):
        left += sum(advisors_of(s.players, round))
    return left


# What is scored


def standing(look: Look) -> float:
    """Claim tracks, warfare, agenda and deeds."""
    return (
        rule_worth(look, look.seat)
        + build_worth(look, 0)
        + trade_worth(look, 0)
        + warfare_worth(look, look.seat)
        + agenda_worth(look)
        + deeds_worth(look)
    )


def rival(look: Look, other: int) -> float:
    """What another seat stands for, as far as one can do anything about it."""
    s = look.s
    troops = sum(s.troops[other * HERE : other * HERE + HERE])
    army = TROOP * troops + LEADER * (s.leader_at[other] != NONE)
    return rule_worth(look, other) + warfare_worth(look, other) + army * look.time + 0.1 * s.coins[other]


def track_worth(look: Look, seat: int, track: int, steps: list[int], reached: float, growth: float) -> float:
    """The points expected from a track on which the seat has come so far; never less than it has claimed."""
    s = look.s
    vp = s.box.track_vp
    claimed = s.claim[track * 4 + seat]
    expected = _expected(tuple(steps), tuple(vp), int(reached * 20 + 0.5), look.left, growth)
    return max(expected, float(vp[claimed - 1])) if claimed else expected


@cache
def _expected(steps: tuple[int, ...], vp: tuple[int, ...], twentieths: int, left: int, growth: float) -> float:
    """The mean over what may still come, sharper the nearer the end is."""
    reached = twentieths / 20
    more = growth * min(1.0, left / TURNS)
    sharp = 1.0 - min(1.0, left / SHARP)
    total = 0.0
    for part in range(5):
        total += _points_at(steps, vp, reached + more * part / 4, sharp)
    return total / 5


def _points_at(steps: tuple[int, ...], vp: tuple[int, ...], reached: float, sharp: float) -> float:
    """The points of the step reached, and a part of the way to the next."""
    below, points_below = 0, 0
    for step, points_here in zip(steps, vp, strict=True):
        if reached < step:
            part = (reached - below) / (step - below)
            return points_below + (points_here - points_below) * part * (1.0 - sharp)
        below, points_below = step, points_here
    return float(points_below)


def rule_worth(look: Look, seat: int) -> float:
    """The rule track; its top is counted as further regions, one for each that it names (Kiev and Novgorod)."""
    s = look.s
    top = s.box.rule_regions[-2]
    named = s.box.rule_including[-1]
    steps = s.box.rule_regions[:-1] + [top + count(named)]
    ruled, crowns, hold = 0, 0, 0.0
    for region, who in enumerate(look.rulers):
        if who == seat:
            ruled += 1
            crowns += (named >> region) & 1
        hold += hold_on(s, seat, region, who)
    soft = min(1.0, look.left / SHARP)
    reached = min(float(top), soft * hold + (1.0 - soft) * ruled)
    reached += crowns if ruled >= top else CROWN * crowns
    return track_worth(look, seat, RULE_TRACK, steps, reached, RULE_GROWTH)


def hold_on(s: RurikState, seat: int, region: int, who: int) -> float:
    """How much of a region ruled the seat's troops there are."""
    mine = pieces(s, seat, region)
    if not mine and who != seat:
        return 0.0
    against = s.rebels[region]
    for other in range(s.players):
        if other != seat:
            against = max(against, pieces(s, other, region))
    if who == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    if mine >= against:
        return TIED
    return BEHIND_BY_ONE if mine == against - 1 else BEHIND


def build_worth(look: Look, more: int) -> float:
    """The build track, if there were so many more regions in the group."""
    s = look.s
    built = regions_with_structures(s, look.seat)
    group = largest_group(s, built)
    reached = group + STRAY_STRUCTURE * (count(built) - group) * min(1.0, look.left / SHARP) + more
    return track_worth(look, look.seat, BUILD_TRACK, s.box.build_regions, reached, BUILD_GROWTH)


def trade_worth(look: Look, more: int) -> float:
    """The trade track, if there were so many more goods on the boat."""
    reached = goods_on_boat(look.s, look.seat) + more
    return track_worth(look, look.seat, TRADE_TRACK, look.s.box.trade_goods, float(reached), TRADE_GROWTH)


def warfare_worth(look: Look, seat: int) -> float:
    """The warfare track: what the place is worth now, and the hope for the first."""
    s = look.s
    first, second = s.box.warfare_first, s.box.warfare_second
    if not look.left:
        return float((0, first, second)[warfare_place(s, seat)])
    best = max([s.warfare[other] for other in range(s.players) if other != seat])
    if not s.warfare[seat]:
        return 0.15 * look.time
    hope = min(0.97, max(0.05, 0.6 + WARFARE_STEP * (s.warfare[seat] - best) - 0.1 * (s.players - 2)))
    return first * hope + second * (1.0 - hope) * (0.8 if s.players == 2 else 0.4)


def agenda_worth(look: Look) -> float:
    """The agenda kept: certain at the end, before that a hope."""
    s, seat = look.s, look.seat
    total = 0.0
    for card in range(len(AGENDAS)):
        if s.agenda_at[card] == seat:
            mine = agenda_count(s, seat, card)
            best = max([agenda_count(s, other, card) for other in range(s.players) if other != seat])
            hope = _AGENDAS[card] + AGENDA_STEP * (mine - best)
            if not look.left:
                hope = 0.95 if agenda_met(mine, max(mine, best)) else 0.05
            total += s.box.agenda_vp[card] * min(0.95, max(0.05, hope))
    return total


def deeds_worth(look: Look) -> float:
    """Deeds done count in full, open ones by how near they are."""
    s, seat = look.s, look.seat
    done = 0.0
    for deed in range(len(DEEDS)):
        where = s.deed_at[deed]
        if where == DONE + seat:
            done += s.box.deed_vp[deed]
        elif where == seat and (look.left or look.acting):
            done += deed_hope(look, deed)
    return done


def deed_hope(look: Look, deed: int) -> float:
    """What an open deed is worth: its points and rewards less its cost, by the hope to accomplish it."""
    s = look.s
    gain = float(s.box.deed_vp[deed])
    for kind in range(KINDS):
        gain += 0.6 * POINT[kind] * s.box.deed_reward[deed * KINDS + kind]
    gain += 0.6 * CARD * (s.box.deed_reward[deed * KINDS + SCHEME] > 0)
    missing = missing_for(s, look.seat, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, look.left / 8)
    return OPEN_DEED * hope * max(0.2, gain - deed_price(s, deed))


def deed_price(s: RurikState, deed: int) -> float:
    """What a deed takes away, roughly."""
    box = s.box
    goods = sum(box.deed_goods[deed * WIDTH_OF_GOODS : (deed + 1) * WIDTH_OF_GOODS])
    goods += box.deed_goods_any[deed] + box.deed_goods_same[deed] + box.deed_goods_different[deed]
    price = 0.35 * goods + 0.2 * box.deed_coins[deed] + 0.3 * box.deed_discards[deed]
    return price + 0.25 * box.deed_troops[deed] + 0.5 * box.deed_structures[deed]


def missing_for(s: RurikState, seat: int, deed: int) -> float:
    """How many things (goods, coins, troops, structures, rebels) the seat lacks for the deed."""
    box = s.box
    missing = 0.5 * max(0, box.deed_coins[deed] - s.coins[seat]) + max(0, box.deed_discards[deed] - s.hand_size[seat])
    held = 0
    for good in range(WIDTH_OF_GOODS):
        number = s.goods[seat * WIDTH_OF_GOODS + good] - box.deed_goods[deed * WIDTH_OF_GOODS + good]
        missing += max(0, -number)
        held += max(0, number)
    missing += max(0, box.deed_goods_any[deed] + box.deed_goods_different[deed] + box.deed_goods_same[deed] - held)
    missing += max(0, box.need_rebels[deed] - s.defeated[seat])
    missing += int(box.need_marker[deed] > 0 and s.marker != seat)
    missing += _missing_on_map(s, seat, deed)
    if not missing and not deeds.can_accomplish(s, seat, deed):
        return 1.0
    return missing


def _missing_on_map(s: RurikState, seat: int, deed: int) -> float:
    box = s.box
    missing = 0.0
    if box.need_troops_together[deed]:
        missing += 0.6 * max(0, box.need_troops_together[deed] - deed_costs.most_troops_together(s, seat))
    if box.need_regions[deed]:
        missing += 0.7 * max(0, box.need_regions[deed] - deed_costs.regions_occupied(s, seat))
    for kind in range(len(STRUCTURES)):
        wanted = box.need_adjacent[deed * len(STRUCTURES) + kind]
        if wanted:
            missing += max(0, wanted - largest_group(s, regions_with_structures(s, seat, kind)))
    if box.need_markets[deed]:
        missing += max(0, box.need_markets[deed] - count(regions_with_structures(s, seat, MARKET)))
    if box.need_structures_together[deed]:
        missing += _structures_apart(s, seat, box.need_structures_together[deed])
    return missing


def _structures_apart(s: RurikState, seat: int, kinds: int) -> int:
    """How many structures of these kinds are missing in the region where the fewest are."""
    most = 0
    for region in range(s.box.in_play[s.players]):
        here = 0
        for kind in range(len(STRUCTURES)):
            here += (kinds >> kind) & 1 and s.structures[kind * HERE + region] == seat
        most = max(most, here)
    return count(kinds) - most


# What helps to score


def means(look: Look) -> float:
    """Troops, regions, structures, goods beyond the boat, coins, cards, and what was chosen at setup."""
    s, seat = look.s, look.seat
    worth = map_worth(look) * min(1.0, look.left / SHARP) + hand_worth(look)
    rounds = ROUNDS - s.round + (s.phase < CLAIM)
    for region in range(s.box.in_play[s.players]):
        if s.structures[MARKET * HERE + region] == seat:
            worth += MARKET_A_ROUND * rounds
        if s.structures[STRONGHOLD * HERE + region] == seat:
            worth += STRONGHOLD_A_ROUND * rounds
    dock = sum(s.goods[seat * WIDTH_OF_GOODS : (seat + 1) * WIDTH_OF_GOODS]) - goods_on_boat(s, seat)
    ease = min(1.0, look.left / 4)
    worth += DOCK * dock * ease + FULL_COLUMN * full_columns(s, seat) * (ROUNDS - s.round)
    worth += coin_worth(s.coins[seat] + look.to_come[COIN]) * ease + LAST_COIN * s.coins[seat]
    if s.marker == seat and look.left:
        worth += MARKER
    if s.phase == SETUP and seat in s.holder:
        worth += _LEADERS[s.holder.index(seat)]
    return worth + boat_held_back(look)


def map_worth(look: Look) -> float:
    """Troops on the map, and where they stand."""
    s, seat = look.s, look.seat
    worth = LEADER * (s.leader_at[seat] != NONE)
    for region in range(s.box.in_play[s.players]):
        here = pieces(s, seat, region)
        if here:
            worth += REGION + NEIGHBOUR * len(s.box.neighbours[region]) + TROOP * here
            worth -= 0.04 * max(0, here - 3)
    return worth


def coin_worth(coins: float) -> float:
    """What so many coins, or a part of one, are worth."""
    whole = max(0, int(coins))
    if whole >= len(COINS) - 1:
        return COINS[-1] + MORE_COINS * (coins - len(COINS) + 1)
    return COINS[whole] + (COINS[whole + 1] - COINS[whole]) * (coins - whole)


def hand_worth(look: Look) -> float:
    """The cards in hand, the best first; one can be played in each turn."""
    s, seat = look.s, look.seat
    if not s.hand_size[seat]:
        return 0.0
    cards = []
    for kind in range(s.box.schemes):
        number = s.hand[seat * WIDTH_OF_HAND + kind]
        if number:
            cards += [card_worth(look, kind)] * number
    cards.sort(reverse=True)
    turns = look.left + int(look.acting and not s.scheme_played)
    return IN_HAND * sum(cards[:turns])


def card_worth(look: Look, kind: int) -> float:
    """What a scheme card gives, less what it costs."""
    box = look.s.box
    worth = -0.22 * box.scheme_cost[kind]
    for reward in range(KINDS):
        worth += POINT[reward] * box.scheme_reward[kind * KINDS + reward]
    return max(0.05, worth)


def boat_held_back(look: Look) -> float:
    """Claim A: goods left on the dock keep the marker off the board for a coin; goods loaded are claimed for sure."""
    s, seat = look.s, look.seat
    if s.phase != CLAIM or s.loaded[seat] == NONE or s.claim[TRADE_TRACK * 4 + seat]:
        return 0.0
    step = trade_step(s, s.loaded[seat])
    return 0.1 * s.box.track_vp[step - 1] if step else 0.22 * min(1.0, look.left / 4)


# What is still to come this round


def expect(look: Look) -> None:
    """Count the points to come: of advisors on the strategy board, and of what is going on."""
    s, seat = look.s, look.seat
    for space in range(len(COLUMNS) * ROWS):
        if s.space_seat[space] == seat:
            _expect_space(look, space, _risk(s, seat, space) if s.phase == STRATEGY else 0.0)
    for number in range(1, 6):
        look.later += ADVISOR[number] * s.advisors[seat * 6 + number]
    f = s.docket
    while f is not None:
        if f.seat == seat:
            _expect_frame(look, f.procedure, f.a, f.b)
        f = f.next
    if look.acting:
        look.to_come[TAX] += s.tax_points
        look.to_come[BUILD] += s.build_points


def _expect_space(look: Look, space: int, risk: float) -> None:
    """The points of a space, less those lost if its advisor is pushed down; its coin cost."""
    box, players = look.s.box, look.s.players
    place = players * 24 + space
    given, cost = float(box.points[place]), float(box.coin_cost[place])
    if risk and space % ROWS + 1 < box.rows[players]:
        given += risk * (box.points[place + 1] - given)
        cost += risk * (box.coin_cost[place + 1] - cost)
    column = space // ROWS
    if column == SCHEME:
        look.later += CARD + CHOICE * (given - 1.0) + (MARKER if space % ROWS == 0 else 0.0) * (1.0 - risk)
    else:
        look.to_come[column] += given
    look.to_come[COIN] -= cost


def _risk(s: RurikState, seat: int, space: int) -> float:
    """How likely the advisor on this space is pushed down by one yet to be placed."""
    power = s.space_advisor[space] + s.space_bribe[space]
    first = space - space % ROWS
    if s.space_seat[first + s.box.rows[s.players] - 1] != NONE:
        return 0.0
    stronger = 0
    for other in range(s.players):
        if other != seat:
            for number in range(1, 6):
                if number > power:
                    stronger += s.advisors[other * 6 + number]
    return min(0.8, BUMP * stronger)


_POINTS_OF: Final = {
    muster.MUSTER: MUSTER,
    muster.MUSTER_BY_MARIA: MUSTER,
    movement.CHOOSE_TROOP: MOVEMENT,
    movement.CHOOSE_DESTINATION: MOVEMENT,
    movement.CHOOSE_TROOP_ANYWHERE: MOVEMENT_ANYWHERE,
    movement.CHOOSE_DESTINATION_ANYWHERE: MOVEMENT_ANYWHERE,
    movement.MOVE_ON_ANYWHERE: MOVEMENT_ANYWHERE,
    attack.ATTACK_QUESTION: ATTACK,
    attack.ATTACK_ON: ATTACK,
}
"""Frames whose first operand is the points left, by the kind of points."""

_WORTH_OF: Final = {
    attack.FIND_REWARD: REWARD_OF_REBEL,
    attack.CHECK_FOR_CASUALTY: -CASUALTY,
    attack.CHECK_WHICH_DECK: -CASUALTY,
    attack.REVEAL_SCHEME: -CASUALTY,
    scheme.GIVE_MARKER: MARKER,
    scheme.KEEP_SCHEME: CARD,
    deeds.CHOOSE_DEED: DEED_TO_CHOOSE,
    deeds.CHOOSE_FROM_ROW: DEED_TO_CHOOSE,
    tax.USE_MARKET: 0.3,
    deed_costs.RAZE: -0.5,
    deed_costs.RAZE_WHICH: -0.5,
}
"""Frames that are worth something as they are."""

_WORTH_OF_EACH: Final = {
    payment.PAY_GOODS: -0.35,
    payment.PAY_GOOD: -0.35,
    payment.PAY_SAME: -0.35,
    payment.PAY_SAME_KIND: -0.35,
    deed_costs.DISCARD_SCHEME: -0.3,
    deed_costs.REMOVE_TROOPS: -0.25,
    deed_costs.REMOVE_TROOP: -0.25,
    deeds.GAIN_COINS: 0.22,
    scheme.DRAW_SCHEMES: CHOICE,
    scheme.DRAW_WHICH_DECK: CHOICE,
    scheme.DRAW_SCHEME: CHOICE,
}
"""Frames that are worth something for each that their first operand counts."""

_TURN: Final = (action_phase.BEFORE_MAIN_ACTION, action_phase.AFTER_MAIN_ACTION, action_phase.END_OF_TURN)
_DRAWS: Final = (scheme.DRAW_SCHEMES, scheme.DRAW_WHICH_DECK, scheme.DRAW_SCHEME)


def _expect_frame(look: Look, procedure: int, a: int, b: int) -> None:
    """What a frame of the docket brings the seat, or will take from it."""
    if procedure in _TURN:
        look.acting = True
        if procedure == action_phase.BEFORE_MAIN_ACTION:
            _expect_space(look, a, 0.0)
    elif procedure == points.SPEND:
        look.to_come[a] += b
    elif procedure in _POINTS_OF:
        look.to_come[_POINTS_OF[procedure]] += a
    elif procedure in _WORTH_OF:
        look.later += _WORTH_OF[procedure] * (b if procedure in _CHECKS else 1)
    elif procedure in _WORTH_OF_EACH:
        look.later += _WORTH_OF_EACH[procedure] * a + (CARD - CHOICE if procedure in _DRAWS else 0.0)


_CHECKS: Final = (attack.CHECK_FOR_CASUALTY, attack.CHECK_WHICH_DECK, attack.REVEAL_SCHEME)


def prospects(look: Look) -> float:
    """What the points to come are worth, as the troops stand now."""
    come = look.to_come
    worth = look.later + 0.3 * come[MOVEMENT_ANYWHERE]
    if come[MUSTER] or come[MOVEMENT]:
        worth += muster_prospect(look, come[MUSTER]) + movement_prospect(look, come[MOVEMENT])
    if come[ATTACK]:
        worth += attack_prospect(look, come[ATTACK])
    if come[TAX]:
        worth += tax_prospect(look, come[TAX])
    if come[BUILD]:
        worth += build_prospect(look, come[BUILD])
    return worth


def spend_best(chances: list[tuple[float, int]], number: float, idle: float) -> float:
    """Spend so many points on the chances (worth, price), the best for their price first; the rest lies idle."""
    chances.sort(key=_yield, reverse=True)
    worth = 0.0
    for gain, price in chances:
        if number <= 0.0:
            return worth
        part = min(1.0, number / price)
        worth += gain * part
        number -= price * part
    return worth + idle * number


def _yield(chance: tuple[float, int]) -> float:
    return chance[0] / chance[1]


def muster_prospect(look: Look, number: float) -> float:
    """New troops win regions that are tied, and are troops."""
    s, seat = look.s, look.seat
    number = min(number, float(s.reserve[seat]))
    ease = min(1.0, look.left / SHARP)
    chances = [(0.5 * (1.0 - TIED) + TROOP * ease, 1)] * len(_tied(look))
    chances += [(TROOP * ease + 0.12, 1)] * s.reserve[seat]
    return spend_best(chances, number, 0.0)


def _tied(look: Look) -> list[int]:
    """Occupied regions that one more troop would win."""
    found = []
    for region, who in enumerate(look.rulers):
        if who != look.seat and occupies(look.s, look.seat, region):
            found.append(region)
    return found


def movement_prospect(look: Look, number: float) -> float:
    """Troops that are not needed where they are can win other regions."""
    spare = 0
    for region in range(len(look.rulers)):
        spare += max(0, pieces(look.s, look.seat, region) - 1)
    return spend_best([(0.25, 1)] * min(2, spare) + [(0.15, 1)] * spare, number, IDLE_POINT[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step in warfare; either way a region may be won."""
    s, seat = look.s, look.seat
    chances: list[tuple[float, int]] = []
    for region, who in enumerate(look.rulers):
        if occupies(s, seat, region):
            win = 0.3 if who != seat else 0.05
            chances += [(REWARD_OF_REBEL + win, 1)] * s.rebels[region]
            for other in range(s.players):
                if other != seat:
                    chances += [(0.3 + win, 1)] * pieces(s, other, region)
    return spend_best(chances, number, IDLE_POINT[ATTACK])


def tax_prospect(look: Look, number: float) -> float:
    """Goods that lie in occupied regions."""
    s, seat = look.s, look.seat
    gain = trade_worth(look, 1) - trade_worth(look, 0)
    chances = []
    for region in range(len(look.rulers)):
        if s.good_here[region] and occupies(s, seat, region):
            good = s.good_of[region]
            fits = s.goods[seat * WIDTH_OF_GOODS + good] < s.box.boat[good]
            worth = gain if fits else DOCK
            if s.structures[MARKET * HERE + region] == seat:
                worth += max(0.25, 0.8 * worth)
            chances.append((worth, tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE_POINT[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Structures that can be built in occupied regions: in new regions of the group, or beside one's own."""
    s, seat = look.s, look.seat
    gain = build_worth(look, 1) - build_worth(look, 0)
    built = regions_with_structures(s, seat)
    near = 0
    for region in range(len(look.rulers)):
        if built >> region & 1:
            near |= s.box.neighbour_mask[region]
    chances = []
    for region in range(len(look.rulers)):
        if occupies(s, seat, region) and _room(s, seat, region):
            worth = 0.2
            if not built >> region & 1:
                worth += gain if near >> region & 1 or not built else STRAY_STRUCTURE * gain
            if s.structures[CHURCH * HERE + region] == NONE and look.rulers[region] != seat:
                worth += 0.2
            chances.append((worth, tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE_POINT[BUILD])


def _room(s: RurikState, seat: int, region: int) -> bool:
    """Whether the seat has a structure left of a kind that nobody has built here."""
    for kind in range(len(STRUCTURES)):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * 3 + kind]:
            return True
    return False
