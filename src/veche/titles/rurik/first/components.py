"""The names of the components, in the order in which the columns of a state count them."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

REGIONS: Final = (
    "novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl",
    "pskov", "suzdal", "galich",
    "brest", "murom", "peresech", "azov",
)  # fmt: skip
"""Green, yellow, brown: with two players the first 8 are in play, with three the first 11, with four all 15."""

KIEV: Final[i64] = 5

GOODS: Final = ("ore", "wood", "fish", "honey", "fur")

COLUMNS: Final = ("muster", "movement", "attack", "tax", "build", "scheme")
"""The six action columns of the strategy board. Muster to build are also the five kinds of points."""

SCHEME: Final[i64] = 5
COIN: Final[i64] = 6
DEED: Final[i64] = 7
MOVEMENT_ANYWHERE: Final[i64] = 8
WARFARE: Final[i64] = 9
"""Kinds of rewards besides those of the columns; WARFARE: steps on the warfare track (Stone & Blade)."""


STRUCTURES: Final = ("church", "market", "stronghold", "tavern", "stable")
CHURCH: Final[i64] = 0
TAVERN: Final[i64] = 3
STABLE: Final[i64] = 4
OLD_STRUCTURES: Final = STRUCTURES[:3]
NEW_STRUCTURES: Final = STRUCTURES[3:]
"""Those of the base box, and those of Stone & Blade."""

LEADERS: Final = (
    "agatha",
    "boris",
    "maria",
    "mstislav",
    "predslava",
    "sudislav",
    "sviatopolk",
    "yaroslav",
    "gleb",
    "theofana",
    "sviatoslav",
)
PREDSLAVA: Final[i64] = 4
SUDISLAV: Final[i64] = 5
GLEB: Final[i64] = 8
THEOFANA: Final[i64] = 9
SVIATOSLAV: Final[i64] = 10
OLD_LEADERS: Final[i64] = 8
"""Leaders of the base box, the first so many; the others are those of Stone & Blade."""

TOKENS: Final = ("build", "muster")
"""The conversion tokens, by what they give."""
CONVERSIONS: Final[i64] = 2

REWARDS: Final = ("honey", "fish", "ore", "wood", "fur", "coin", "two-coins")
"""What may be found under a rebel."""

TRACKS: Final = ("rule", "build", "trade")
RULE_TRACK: Final[i64] = 0
BUILD_TRACK: Final[i64] = 1
TRADE_TRACK: Final[i64] = 2

AGENDAS: Final = (
    "capable", "committed", "conquering", "courageous", "dignified", "esteemed",
    "prosperous", "protective", "regal", "successful", "wealthy",
)  # fmt: skip

DEEDS: Final = (
    "amass_forces", "border_patrols", "capital_city", "defensive_belt", "dispatch_messengers", "enforce_peace",
    "establish_fortress", "generous_prince", "grand_hunter", "great_library", "hire_mercenaries", "hoard",
    "honorable_prince", "law_giver", "market_day", "master_beekeeper", "new_beginning", "peace_maker",
    "retire_veterans", "reward_laborers", "send_gifts", "splendid_feast", "tithe_payments", "trade_route",
    "victory_march", "wilderness_forts",
    "mead_brewery", "horse_breeder", "create_republic", "distant_rule",
)  # fmt: skip

DEED_CARDS: Final[i64] = 30
OLD_DEEDS: Final[i64] = 26
"""Deeds of the base box, the first so many; the others are those of Stone & Blade."""

OPEN_DEEDS: Final[i64] = 3
"""Deeds in the open row."""

ADVISORS: Final[i64] = 6
"""Advisors are counted by their number, 1 to 5."""

SCHEME_CARDS: Final[i64] = 32
OLD_SCHEME_CARDS: Final[i64] = 27
"""Scheme cards in all, and those of the base box."""

INTRIGUES: Final[i64] = 8
"""Intrigue cards, of which so many lie open:"""
OPEN_INTRIGUES: Final[i64] = 3

GAINS: Final = ("coin", *GOODS)
"""What an intrigue may give; the place of a good is its number and one."""

FOR_EACH: Final = ("player", "lowest-track", "ruled-region", "structure", "defeated-rebel")
"""For what an intrigue gives it, again and again."""

COSTS: Final = ("bribe", "structure", "first-structure")
"""What an intrigue may make dearer or cheaper."""

MOST_LAID: Final[i64] = 3
"""The most goods or rebels that it lays in a region."""

REGIONS_WHERE: Final = ("everywhere", "nobody-rules", "no-troops")
"""Where an intrigue lays goods or rebels."""

ROUNDS: Final[i64] = 4
ROUND_OF_THE_SECOND_2: Final[i64] = 3
ROUND_OF_THE_3: Final[i64] = 4
"""The rounds in which the advisors that wait beside the round track join; with four players the 3 never does."""

PRIORITIES: Final = ("attack_move", "build", "tax")
"""What the Rebellion is after: the three columns of its household mat, from left to right."""

ATTACK_MOVE: Final[i64] = 0
BUILD_PRIORITY: Final[i64] = 1
TAX_PRIORITY: Final[i64] = 2

DIFFICULTIES: Final = ("easy", "medium", "hard", "very-hard")
"""The four household mats of the Rebellion, by their dots."""

BONUSES: Final = (
    "muster-point", "movement-point", "attack-point", "tax-point", "build-point", "fewer-cards", "coin", "two-coins",
)  # fmt: skip
"""What a bonus of such a mat can give; the first five are points of the column with the same number."""

FEWER_CARDS: Final[i64] = 5
ONE_COIN: Final[i64] = 6
TWO_COINS: Final[i64] = 7

REBELLION_CARDS: Final[i64] = 18
ROWS_OF_A_CARD: Final[i64] = 6
REBELS: Final[i64] = 15
MORE_REBELS: Final[i64] = 4
MORE_REBELS_ALONE: Final[i64] = 1
"""With Stone & Blade there are so many rebels more, and alone the Rebellion has so many more troops."""

WARFARE_REWARDS: Final = ("two-wood", "two-coins", "two-fish", "a-fur", "a-scheme", "a-point")
REWARD_SPACES: Final[i64] = 5
"""Stone & Blade: the tokens for the warfare track, and on how many spaces of it one lies: every second one."""

WARFARE_GAINS: Final = (*GOODS, "coin", "scheme", "point")
"""What such a token may give; the places of goods are their numbers."""

POINT_TOKENS: Final[i64] = 16
"""Tokens of a victory point."""
