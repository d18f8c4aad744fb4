"""The weights of the appraisal, in victory points."""

from __future__ import annotations

from typing import Final

from veche.kernel.state import reals_of
from veche.titles.rurik.second.components import AGENDAS, LEADERS, OATHS

RIVALS: Final = 0.6
"""Share of what the others stand for that counts against the seat; divided among them."""

TURNS: Final = 15.0
SHARP: Final = 5.0
LAST_TURNS: Final = 4.0
FAR_DEED: Final = 6.0
"""Turns of a whole game, more or less; with fewer turns left than the others, tracks count only by steps really
reached, coins and goods lose their worth, and a deed for which something is missing loses hope."""

RULE_GROWTH: Final = 2.0
EXPAND_GROWTH: Final = 3.5
GOVERN_GROWTH: Final = 1.5
"""How far a player gets on a track in a whole game: so much may still come, and makes what is there worth more."""

FIRM_RULE: Final = 1.0
THIN_RULE: Final = 0.9
TIED: Final = 0.35
BEHIND: Final = 0.1
CROWN: Final = 0.25
"""What part of a region ruled it is to rule it by two or more, by one, to be level, behind; and Kyiv and Novgorod."""

STRAY_BUILDING: Final = 0.35
"""What part of a region of the expanse a region with buildings is that borders on no other."""
PALACE_RULED: Final = 0.75
PALACE_BEHIND: Final = 0.2
"""A region with a palace that one rules, or might."""
COLUMN_STEP: Final = 0.12
MARKET_A_ROUND: Final = 0.18
STRONGHOLD_A_ROUND: Final = 0.08
PALACE_A_ROUND: Final = 0.12
"""Each building towards an empty column; buildings for each round they may still serve."""
INCOME: Final = 0.22
"""A coin of each income to come."""

MERIT_STEP: Final = 0.28
SLOTS_STEP: Final = 0.25
OATH_STEP: Final = 0.4
"""What part of a Merit each deed before the third is, each slot before the last, the first oath of a pair."""
TILE: Final = 0.15
"""An unlocked influence tile for each round it may still serve."""

TROOP: Final = 0.14
REGION: Final = 0.12
LEADER: Final = 0.3
NEIGHBOUR: Final = 0.012
CROWD: Final = 0.03
SHARED: Final = 0.05
"""A troop, a region with one's own, the leader on the map, each neighbour; what a crowd and an opponent take."""

GOODS: Final = reals_of([0.0, 0.36, 0.7, 1.02, 1.3, 1.5, 1.65])
MORE_GOODS: Final = 0.1
KINDS_OF_GOODS: Final = 0.06
COINS: Final = reals_of([0.0, 0.28, 0.54, 0.78, 0.98, 1.14, 1.26, 1.36, 1.44])
MORE_COINS: Final = 0.05
LAST_COIN: Final = 0.01
CAPTURED: Final = 0.14
MARKER: Final = 0.1
"""So many goods and coins while there is time, each beyond; a kind of good; a coin at the end; a captured rebel."""

ICON: Final = reals_of([0.35, 0.3, 0.4, 0.5, 0.75, 0.15, 0.25, 0.6])
"""An icon on a card or deed, wherever it may be used: columns (lead: each card to choose from), relocate, choice."""
GAIN: Final = reals_of([0.24, 0.4, 1.0, 0.6, 0.3, 0.35, 1.0])
"""What is no action: a coin, a deed to take, a deed for nothing, a tile to wield, a battle step, a good, a point."""
GOOD_GAINED: Final = 0.36
IN_HAND: Final = 0.75
LEAST_CARD: Final = 0.1
KEPT_CARD: Final = 0.001
CARD: Final = 0.42
"""What part of its worth a card in hand has, the least of it; a card that will never be played; one to be drawn."""

OPEN_DEED: Final = 0.7
DEED_STEP: Final = 0.3
LEAST_HOPE: Final = 0.08
LEAST_DEED: Final = 0.25
DEED_REWARD: Final = 0.6
DEED_PLACED: Final = 0.3
"""What part of a deed one in hand is worth; what each missing thing takes from the hope; the least of both; what part
of its worth elsewhere its reward has; its place in a slot."""
GOOD_PAID: Final = 0.32
COIN_PAID: Final = 0.2
CARD_PAID: Final = 0.3
TROOP_PAID: Final = 0.25
REBEL_PAID: Final = 0.14
BUILDING_PAID: Final = 0.5
"""What it costs to pay with such things."""

BATTLE_LEVEL: Final = 0.55
BATTLE_STEP: Final = 0.15
BATTLE_EACH_MORE: Final = 0.1
BATTLE_SECOND: Final = reals_of([0.0, 0.0, 0.7, 0.4, 0.35])
BENEFIT: Final = 0.12
"""The hope for the first place when level with the best, what each step ahead adds and each further opponent takes;
for the second, by players; a benefit of the tile still ahead for each step."""
AGENDA_STEP: Final = 0.13
CERTAIN: Final = 0.95
AGENDA_MERIT: Final = 0.7
RIVAL_COIN: Final = 0.08

DISC: Final = reals_of([0.0, 0.45, 0.55, 0.7, 0.9, 1.1])
BUMP: Final = 0.13
"""A disc by its value, before it is placed; the risk that a stronger one yet to be placed pushes mine down."""
IDLE: Final = reals_of([0.02, 0.06, 0.08, 0.15, 0.2])
MUSTER_WINS: Final = 0.3
MUSTER_MORE: Final = 0.12
STACK_MOVED: Final = 0.3
MORE_MOVED: Final = 0.18
ATTACK_WINS: Final = 0.28
ATTACK_MORE: Final = 0.05
REWARD_OF_REBEL: Final = 0.36
BATTLE_FOUGHT: Final = 0.22
BUILD_BESIDE: Final = 0.25
"""An icon of each column that nothing can be done with as things stand; what those can do that can."""
TO_CHOOSE: Final = 0.4
SLOT_TO_CHOOSE: Final = 0.3

LEADER_LIKED: Final = {
    "yaroslav": 0.45, "mstislav": 0.4, "sviatopolk": 0.45, "maria": 0.4, "agatha": 0.4, "gleb": 0.3, "theofana": 0.3,
    "boris": 0.3,
}  # fmt: skip
AGENDA_LIKED: Final = {
    "capable": 0.4, "committed": 0.55, "conquering": 0.45, "courageous": 0.5, "dignified": 0.5, "esteemed": 0.5,
    "protective": 0.5, "regal": 0.45, "successful": 0.55, "wealthy": 0.35,
}  # fmt: skip
OATH_LIKED: Final = {"plenty": 0.35, "authority": 0.4, "roads": 0.3}
LEADERS_LIKED: Final = reals_of([LEADER_LIKED[name] for name in LEADERS])
AGENDAS_LIKED: Final = reals_of([AGENDA_LIKED[name] for name in AGENDAS])
OATHS_LIKED: Final = reals_of([OATH_LIKED[name] for name in OATHS])
