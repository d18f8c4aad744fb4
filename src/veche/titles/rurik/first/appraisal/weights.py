"""The weights of the appraisal, in victory points."""

from __future__ import annotations

from typing import Final

from veche.kernel.state import reals_of
from veche.titles.rurik.first.components import AGENDAS, LEADERS

RIVALS: Final = 0.6
"""Share of what the others stand for that counts against the seat; divided among them."""

TURNS: Final = 18.0
"""Turns of a whole game, more or less: how long the way still is, is measured by it."""
SHARP: Final = 6.0
"""With fewer turns left than this, a claim track counts more and more only by the steps really reached."""
LAST_TURNS: Final = 4.0
"""With fewer turns left than this, coins and spare goods lose their worth, because there is no time to spend them."""
FAR_DEED: Final = 8.0
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

COINS: Final = reals_of([0.0, 0.32, 0.6, 0.84, 1.04, 1.2, 1.32, 1.42, 1.5])
MORE_COINS: Final = 0.05
LAST_COIN: Final = 0.01
"""So many coins while there is time; each coin beyond; a coin at the very end, which only breaks ties."""

POINT: Final = reals_of([0.35, 0.22, 0.4, 0.55, 0.75, 0.0, 0.22, 0.4, 0.3, 0.3])
"""A point of each kind of reward on a card, wherever it may be spent: columns, coin, deed, movement anywhere, a step
in warfare."""
CARD: Final = 0.45
CHOICE: Final = 0.08
IN_HAND: Final = 0.8
LEAST_CARD: Final = 0.05
"""A scheme card to be drawn, each further card to choose from, what part of its worth a card in hand has, and the least
that it is worth."""

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

COIN_MISSING: Final = 0.5
TROOP_MISSING: Final = 0.6
REGION_MISSING: Final = 0.7
"""How much of a missing thing these are; goods, cards, rebels and structures count in full."""

REWARD_OF_REBEL: Final = 0.33
CASUALTY: Final = 0.2
MARKER: Final = 0.1
MARKET_USED: Final = 0.3
"""What a rebel gives; a card of a casualty check; the first-player marker; the extra good or coin of a market."""

WARFARE_LEVEL: Final = 0.6
WARFARE_STEP: Final = 0.17
WARFARE_EACH_MORE: Final = 0.1
WARFARE_SECOND: Final = reals_of([0.0, 0.0, 0.8, 0.4, 0.4])
WARFARE_AT_ZERO: Final = 0.15
"""The hope for the first place when level with the best, what each step ahead adds and each further opponent takes;
the hope for the second place otherwise, by players; a marker not placed yet."""
AGENDA_STEP: Final = 0.13
CERTAIN: Final = 0.95
"""What each step ahead of the best adds to the hope for the agenda; hope is at most this, and at least the rest."""
RIVAL_COIN: Final = 0.1
"""A coin of an opponent."""

ADVISOR: Final = reals_of([0.0, 0.5, 0.6, 0.75, 0.95, 1.2])
"""An advisor by its number, before it is placed."""
BUMP: Final = 0.14
"""The risk that one advisor yet to be placed, stronger than mine, pushes it down."""

IDLE_POINT: Final = reals_of([0.0, 0.08, 0.1, 0.2, 0.2])
"""A point of each column that nothing can be done with as the troops stand now."""
MUSTER_WINS: Final = 0.325
MUSTER_MORE: Final = 0.12
"""A troop to be mustered that may win a region, or any other, besides the troop itself."""
SPARE_MOVEMENT: Final = 0.25
MORE_MOVEMENT: Final = 0.15
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

BOON: Final = 0.3
BOON_NEARER: Final = 0.5
"""Stone & Blade: a trade boon on the dock; what each good missing in its column leaves of the hope for one."""
REWARD_AHEAD: Final = reals_of([0.0, 0.4, 0.2])
"""What part of a warfare reward it is to have it before one, by steps."""
POINT_TOKEN: Final = 1.0
"""A victory point."""

LEADER_LIKED: Final = {
    "sviatopolk": 0.5, "yaroslav": 0.45, "mstislav": 0.4, "maria": 0.4,
    "agatha": 0.35, "sudislav": 0.3, "boris": 0.2, "predslava": 0.1,
    "gleb": 0.3, "theofana": 0.3, "sviatoslav": 0.25,
}  # fmt: skip
AGENDA_LIKED: Final = {
    "prosperous": 0.55, "committed": 0.55, "successful": 0.55, "capable": 0.5, "courageous": 0.5, "esteemed": 0.5,
    "protective": 0.5, "regal": 0.45, "dignified": 0.4, "conquering": 0.45, "wealthy": 0.3,
}  # fmt: skip
_LEADERS: Final = reals_of([LEADER_LIKED[name] for name in LEADERS])
_AGENDAS: Final = reals_of([AGENDA_LIKED[name] for name in AGENDAS])
