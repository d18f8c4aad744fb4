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
)

# The table of weights, in victory points.

RIVALS: Final = 0.6
"""Share of what the others stand for that counts against the seat; divided among them."""

TURNS: Final = 18
"""Turns of a whole game, more or less: how long the way still is, is measured by it."""
SHARP: Final = 6
"""With fewer turns left than this, a claim track counts more and more only by the steps really reached."""
LAST_TURNS: Final = 4
"""With fewer turns left than this, coins and spare goods lose their worth, because there is no time to spend them."""
FAR_DEED: Final = 8
"""With fewer turns left than this, a deed for which something is missing loses hope."""

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
CROWD: Final = 0.04
SHARED: Final = 0.05
"""What is taken for each troop beyond three in a region, and for each opponent in a region that one occupies."""

DOCK: Final = 0.15
FULL_COLUMN: Final = 0.12
"""A good that does not fit on the boat; a full column of the boat for each income to come."""
FREED: Final = 0.06
HELD_BACK: Final = 0.2
"""A good on the boat that the claim made needs no more; the coin for a boat held back."""

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
LEAST_DEED: Final = 0.2
DEED_TO_CHOOSE: Final = 0.4
DEED_REWARD: Final = 0.6
"""The least a deed is worth; a deed yet to be chosen; what part of its worth elsewhere a deed's reward has."""

GOOD_PAID: Final = 0.35
COIN_PAID: Final = 0.2
CARD_PAID: Final = 0.3
TROOP_PAID: Final = 0.25
STRUCTURE_PAID: Final = 0.5
"""What it costs to pay with such things, for a deed or a token."""

MISSING: Final = {"coin": 0.5, "troop": 0.6, "region": 0.7}
"""How much of a missing thing these are; goods, cards, rebels and structures count in full."""

REWARD_OF_REBEL: Final = 0.33
CASUALTY: Final = 0.2
MARKER: Final = 0.1
MARKET_USED: Final = 0.3
"""What a rebel gives; a card of a casualty check; the first-player marker; the extra good or coin of a market."""

WARFARE_LEVEL: Final = 0.6
WARFARE_STEP: Final = 0.17
WARFARE_EACH_MORE: Final = 0.1
WARFARE_SECOND: Final = (0.0, 0.0, 0.8, 0.4, 0.4)
WARFARE_AT_ZERO: Final = 0.15
"""The hope for the first place when level with the best, what each step ahead adds and each further opponent takes;
the hope for the second place otherwise, by players; a marker not placed yet."""
AGENDA_STEP: Final = 0.13
CERTAIN: Final = 0.95
"""What each step ahead of the best adds to the hope for the agenda; hope is at most this, and at least the rest."""
RIVAL_COIN: Final = 0.1
"""A coin of an opponent."""

ADVISOR: Final = (0.0, 0.5, 0.6, 0.75, 0.95, 1.2)
"""An advisor by its number, before it is placed."""
BUMP: Final = 0.14
"""The risk that one advisor yet to be placed, stronger than mine, pushes it down."""

IDLE_POINT: Final = (0.0, 0.08, 0.1, 0.2, 0.2)
"""A point of each column that nothing can be done with as the troops stand now."""
MUSTER_WINS: Final = 0.325
MUSTER_MORE: Final = 0.12
"""A troop to be mustered that may win a region, or any other, besides the troop itself."""
MOVEMENTS: Final = (0.25, 0.15)
"""Each of the first two troops that can be spared and moved; each further one."""
ATTACK_WINS: Final = 0.3
ATTACK_RULED: Final = 0.05
ATTACK_OPPONENT: Final = 0.3
"""An attack where one does not rule, and where one does, besides what it gives; a step in warfare."""
BUILD_BESIDE: Final = 0.2
CHURCH_HELPS: Final = 0.2
"""Any structure to be built, besides the track; a church where one does not rule."""
MARKET_LEAST: Final = 0.25
MARKET_PART: Final = 0.8
"""What a market adds when its region is taxed: at least this, or this part of the good."""

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
    """A state as a seat looks at it, so that everything is counted once.

    Who rules where, everybody's troops by seat and region (`armies`), the seat's structures and their largest group,
    its goods on the boat, how many turns are left, whether a turn is going on, and what points are still to come.
    """

    __slots__ = (
        "acting", "armies", "boat", "built", "group", "later", "left", "mine", "rulers", "s", "seat", "time", "to_come"
    )  # fmt: skip

    def __init__(self, s: RurikState, seat: int) -> None:
        regions = s.box.in_play[s.players]
        self.s = s
        self.seat = seat
        self.rulers = [ruler(s, region) for region in range(regions)]
        self.armies = [army(s, other, regions) for other in range(s.players)]
        self.mine = self.armies[seat]
        self.built = regions_with_structures(s, seat)
        self.group = largest_group(s, self.built)
        self.boat = goods_on_boat(s, seat)
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


def army(s: RurikState, seat: int, regions: int) -> list[int]:
    """The seat's troops by region, its leader among them."""
    troops = s.troops[seat * HERE : seat * HERE + regions]
    if s.leader_at[seat] != NONE:
        troops[s.leader_at[seat]] += 1
    return troops


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
    troops = TROOP * sum(look.armies[other]) + LEADER * (s.leader_at[other] != NONE)
    return rule_worth(look, other) + warfare_worth(look, other) + troops * look.time + RIVAL_COIN * s.coins[other]


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
        if look.armies[seat][region] or who == seat:
            hold += hold_on(look, seat, region)
    soft = min(1.0, look.left / SHARP)
    reached = min(float(top), soft * hold + (1.0 - soft) * ruled)
    reached += crowns if ruled >= top else CROWN * crowns
    return track_worth(look, seat, RULE_TRACK, steps, reached, RULE_GROWTH)


def hold_on(look: Look, seat: int, region: int) -> float:
    """How much of a region ruled the seat's troops there are."""
    mine = look.armies[seat][region]
    against = look.s.rebels[region]
    for other in range(look.s.players):
        if other != seat and look.armies[other][region] > against:
            against = look.armies[other][region]
    if look.rulers[region] == seat:
        return FIRM_RULE if mine >= against + 2 or not against else THIN_RULE
    if mine >= against:
        return TIED
    return BEHIND_BY_ONE if mine == against - 1 else BEHIND


def build_worth(look: Look, more: int) -> float:
    """The build track, if there were so many more regions in the group."""
    stray = STRAY_STRUCTURE * (count(look.built) - look.group) * min(1.0, look.left / SHARP)
    reached = look.group + stray + more
    return track_worth(look, look.seat, BUILD_TRACK, look.s.box.build_regions, reached, BUILD_GROWTH)


def trade_worth(look: Look, more: int) -> float:
    """The trade track, if there were so many more goods on the boat."""
    return track_worth(look, look.seat, TRADE_TRACK, look.s.box.trade_goods, float(look.boat + more), TRADE_GROWTH)


def warfare_worth(look: Look, seat: int) -> float:
    """The warfare track: what the place is worth now, and the hope for the first."""
    s = look.s
    first, second = s.box.warfare_first, s.box.warfare_second
    if not look.left:
        return float((0, first, second)[warfare_place(s, seat)])
    best = max([s.warfare[other] for other in range(s.players) if other != seat])
    if not s.warfare[seat]:
        return WARFARE_AT_ZERO * look.time
    hope = WARFARE_LEVEL + WARFARE_STEP * (s.warfare[seat] - best) - WARFARE_EACH_MORE * (s.players - 2)
    hope = min(CERTAIN, max(1.0 - CERTAIN, hope))
    return first * hope + second * (1.0 - hope) * WARFARE_SECOND[s.players]


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
                hope = float(agenda_met(mine, max(mine, best)))
            total += s.box.agenda_vp[card] * min(CERTAIN, max(1.0 - CERTAIN, hope))
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
        gain += DEED_REWARD * POINT[kind] * s.box.deed_reward[deed * KINDS + kind]
    gain += DEED_REWARD * CARD * (s.box.deed_reward[deed * KINDS + SCHEME] > 0)
    missing = missing_for(s, look.seat, deed)
    hope = max(LEAST_HOPE, 1.0 - DEED_STEP * missing)
    if missing:
        hope *= min(1.0, look.left / FAR_DEED)
    return OPEN_DEED * hope * max(LEAST_DEED, gain - deed_price(s, deed))


def deed_price(s: RurikState, deed: int) -> float:
    """What a deed takes away, roughly."""
    box = s.box
    goods = sum(box.deed_goods[deed * WIDTH_OF_GOODS : (deed + 1) * WIDTH_OF_GOODS])
    goods += box.deed_goods_any[deed] + box.deed_goods_same[deed] + box.deed_goods_different[deed]
    price = GOOD_PAID * goods + COIN_PAID * box.deed_coins[deed] + CARD_PAID * box.deed_discards[deed]
    return price + TROOP_PAID * box.deed_troops[deed] + STRUCTURE_PAID * box.deed_structures[deed]


def missing_for(s: RurikState, seat: int, deed: int) -> float:
    """How many things (goods, coins, troops, structures, rebels) the seat lacks for the deed."""
    box = s.box
    missing = MISSING["coin"] * max(0, box.deed_coins[deed] - s.coins[seat])
    missing += max(0, box.deed_discards[deed] - s.hand_size[seat])
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
        missing += MISSING["troop"] * max(0, box.need_troops_together[deed] - deed_costs.most_troops_together(s, seat))
    if box.need_regions[deed]:
        missing += MISSING["region"] * max(0, box.need_regions[deed] - deed_costs.regions_occupied(s, seat))
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
    dock = sum(s.goods[seat * WIDTH_OF_GOODS : (seat + 1) * WIDTH_OF_GOODS]) - look.boat
    ease = min(1.0, look.left / LAST_TURNS)
    worth += DOCK * dock * ease + FULL_COLUMN * full_columns(s, seat) * (ROUNDS - s.round)
    worth += coin_worth(s.coins[seat] + look.to_come[COIN]) * ease + LAST_COIN * s.coins[seat]
    if s.marker == seat and look.left:
        worth += MARKER
    if s.phase == SETUP and seat in s.holder:
        worth += _LEADERS[s.holder.index(seat)]
    return worth + boat_worth(look)


def map_worth(look: Look) -> float:
    """Troops on the map, and where they stand; a crowd is worth less, and so is a region shared with opponents."""
    s = look.s
    worth = LEADER * (s.leader_at[look.seat] != NONE)
    for region, here in enumerate(look.mine):
        if here:
            worth += REGION + NEIGHBOUR * len(s.box.neighbours[region]) + TROOP * here
            worth -= CROWD * max(0, here - 3)
            for other in range(s.players):
                if other != look.seat and look.armies[other][region]:
                    worth -= SHARED
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
    worth = -COIN_PAID * box.scheme_cost[kind]
    for reward in range(KINDS):
        worth += POINT[reward] * box.scheme_reward[kind * KINDS + reward]
    return max(0.05, worth)


def boat_worth(look: Look) -> float:
    """Goods that have done their duty on the trade track may be spent; held back, they keep the marker off for a coin.

    Claim A asks for this choice before the markers go up, so that what was loaded counts as claimed.
    """
    s, seat = look.s, look.seat
    step = s.claim[TRADE_TRACK * 4 + seat]
    ease = min(1.0, look.left / LAST_TURNS)
    if s.phase == CLAIM and not step and s.loaded[seat] != NONE:
        step = trade_step(s, s.loaded[seat])
        if not step:
            return HELD_BACK * ease
    return FREED * min(look.boat, s.box.trade_goods[step - 1]) * ease if step else 0.0


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
    tax.USE_MARKET: MARKET_USED,
    deed_costs.RAZE: -STRUCTURE_PAID,
    deed_costs.RAZE_WHICH: -STRUCTURE_PAID,
}
"""Frames that are worth something as they are."""

_WORTH_OF_EACH: Final = {
    payment.PAY_GOODS: -GOOD_PAID,
    payment.PAY_GOOD: -GOOD_PAID,
    payment.PAY_SAME: -GOOD_PAID,
    payment.PAY_SAME_KIND: -GOOD_PAID,
    deed_costs.DISCARD_SCHEME: -CARD_PAID,
    deed_costs.REMOVE_TROOPS: -TROOP_PAID,
    deed_costs.REMOVE_TROOP: -TROOP_PAID,
    deeds.GAIN_COINS: COIN_PAID,
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
    worth = look.later + POINT[MOVEMENT_ANYWHERE] * come[MOVEMENT_ANYWHERE]
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
    chances = [(MUSTER_WINS + TROOP * ease, 1)] * len(_tied(look))
    chances += [(MUSTER_MORE + TROOP * ease, 1)] * s.reserve[seat]
    return spend_best(chances, number, IDLE_POINT[MUSTER])


def _tied(look: Look) -> list[int]:
    """Occupied regions that one more troop would win."""
    return [region for region, here in enumerate(look.mine) if here and look.rulers[region] != look.seat]


def movement_prospect(look: Look, number: float) -> float:
    """Troops that are not needed where they are can win other regions."""
    spare = sum(look.mine) - len([here for here in look.mine if here])
    chances = [(MOVEMENTS[0], 1)] * min(2, spare) + [(MOVEMENTS[1], 1)] * spare
    return spend_best(chances, number, IDLE_POINT[MOVEMENT])


def attack_prospect(look: Look, number: float) -> float:
    """Rebels give rewards, opponents a step in warfare; either way a region may be won."""
    s, seat = look.s, look.seat
    chances: list[tuple[float, int]] = []
    for region, who in enumerate(look.rulers):
        if look.mine[region]:
            win = ATTACK_WINS if who != seat else ATTACK_RULED
            chances += [(REWARD_OF_REBEL + win, 1)] * s.rebels[region]
            for other in range(s.players):
                if other != seat:
                    chances += [(ATTACK_OPPONENT + win, 1)] * look.armies[other][region]
    return spend_best(chances, number, IDLE_POINT[ATTACK])


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
            chances.append((worth, tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE_POINT[TAX])


def build_prospect(look: Look, number: float) -> float:
    """Structures that can be built in occupied regions: in new regions of the group, or beside one's own."""
    s, seat = look.s, look.seat
    gain = build_worth(look, 1) - build_worth(look, 0)
    built = look.built
    near = 0
    for region in range(len(look.rulers)):
        if built >> region & 1:
            near |= s.box.neighbour_mask[region]
    chances = []
    for region in range(len(look.rulers)):
        if look.mine[region] and _room(s, seat, region):
            worth = BUILD_BESIDE
            if not built >> region & 1:
                worth += gain if near >> region & 1 or not built else STRAY_STRUCTURE * gain
            if s.structures[CHURCH * HERE + region] == NONE and look.rulers[region] != seat:
                worth += CHURCH_HELPS
            chances.append((worth, tax.price(s, seat, region)))
    return spend_best(chances, number, IDLE_POINT[BUILD])


def _room(s: RurikState, seat: int, region: int) -> bool:
    """Whether the seat has a structure left of a kind that nobody has built here."""
    for kind in range(len(STRUCTURES)):
        if s.structures[kind * HERE + region] == NONE and s.structures_left[seat * 3 + kind]:
            return True
    return False
