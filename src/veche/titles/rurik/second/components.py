"""The names of the components, in the order in which the columns of a state count them."""

from __future__ import annotations

from typing import Final

from veche.kernel.numbers import i64

REGIONS: Final = (
    "novgorod", "rostov", "polotsk", "smolensk", "volyn", "kyiv", "chernigov", "pereyaslavl",
    "pskov", "suzdal", "galich",
    "brest", "murom", "peresech", "azov",
)  # fmt: skip
"""With two players the first 8 are in play, with three the first 11, with four all 15."""

GOODS: Final = ("stone", "wood", "fish", "honey", "fur")

COLUMNS: Final = ("muster", "movement", "attack", "tax", "build", "lead")
"""The six columns of the Chronicle board, one for each action."""
LEAD: Final[i64] = 5

BUILDINGS: Final = ("palace", "market", "stronghold")
PALACE: Final[i64] = 0

LEADERS: Final = ("agatha", "boris", "maria", "mstislav", "gleb", "theofana", "sviatopolk", "yaroslav")
"""Those that the first edition has too keep their places there."""
GLEB: Final[i64] = 4
THEOFANA: Final[i64] = 5
PRINTED_LEADERS: Final = (1, 2, 3, 7)
"""The four leaders that the draft describes; the abilities of the others are reconstructed."""

REWARDS: Final = ("honey", "fish", "stone", "wood", "fur", "coin", "two-coins")
"""What may be found under a rebel."""

TRACKS: Final = ("rule", "expand", "govern")
RULE_TRACK: Final[i64] = 0
EXPAND_TRACK: Final[i64] = 1
GOVERN_TRACK: Final[i64] = 2

SIDES: Final = ("spoils", "ransom")
"""The two sides of the Battle tile."""

SLOTS: Final = ("left", "middle", "right")
"""The three deed slots of a household board, each with its influence track and tile; also the building columns."""

INFLUENCE_STEPS: Final[i64] = 3
"""The steps of an influence track, of which the last is a Merit."""

TILES: Final = ("movement", "muster", "attack")
"""The influence tiles, each below the slot of the same number."""

PAIRS: Final = ("left", "right")
"""The two pairs of oath spaces."""
OATHS: Final = ("plenty", "authority", "roads")
"""The kinds of oaths; Roads, which is ours, takes part only as an option."""
PLENTY: Final[i64] = 0
AUTHORITY: Final[i64] = 1
ROADS: Final[i64] = 2

SCHEMES: Final = ("card", "oath", "deed", "influence")
"""The four kinds of scheme, of which a turn may have two different ones."""
CARD_SCHEME: Final[i64] = 1
OATH_SCHEME: Final[i64] = 2
DEED_SCHEME: Final[i64] = 4
INFLUENCE_SCHEME: Final[i64] = 8

AGENDAS: Final = (
    "capable", "committed", "conquering", "courageous", "dignified", "esteemed",
    "protective", "regal", "successful", "wealthy",
)  # fmt: skip

DEEDS: Final = (
    "hearth_gifts", "timber_levy", "mead_table", "stonecutters", "silver_for_swords",
    "first_claim", "first_stones", "scouts_abroad", "cell_keys", "laden_cart",
    "generous_prince", "splendid_feast", "send_gifts", "wilderness_forts", "hire_mercenaries", "trade_route",
    "reward_laborers", "hoard", "great_library", "master_beekeeper", "honorable_prince", "retire_veterans",
    "peace_maker", "border_patrols", "victory_march", "new_beginning", "enforce_peace", "amnesty",
    "winter_provisions", "fur_tribute",
    "amass_forces", "dispatch_messengers", "conquest", "create_republic", "distant_rule", "capital_city",
    "defensive_belt", "tithe_payments", "market_day", "establish_fortress", "besiege_citadel", "law_giver",
    "grand_hunter", "royal_progress", "sworn_lands", "spreading_roofs", "border_victory", "full_storehouse",
    "veteran_host", "quiet_roads",
)  # fmt: skip
DEED_CARDS: Final[i64] = 50
"""Starting decks A and B, contracts, quests."""
STARTING_B: Final[i64] = 5
CONTRACTS: Final[i64] = 10
QUESTS: Final[i64] = 30
KINDS_OF_DEEDS: Final = ("starting-a", "starting-b", "contract", "quest")
MARKETS: Final = ("contract", "quest")
MARKET_PLACES: Final[i64] = 5
"""Places of a deed market with four players."""

VALUES: Final[i64] = 6
"""Command discs are counted by their value, 1 to 5."""

STRATEGY_CARDS: Final[i64] = 32
ROUNDS: Final[i64] = 3

# What a source gives. The first eight are done one by one, in any order; the rest is had at once.
RELOCATE: Final[i64] = 6
EITHER: Final[i64] = 7
ACTIONS: Final[i64] = 8
COIN: Final[i64] = 8
TAKE_DEED: Final[i64] = 9
FREE_DEED: Final[i64] = 10
WIELD: Final[i64] = 11
BATTLE_STEP: Final[i64] = 12
ANY_GOOD: Final[i64] = 13
POINTS: Final[i64] = 14
FIRST_GOOD: Final[i64] = 15
KINDS: Final[i64] = 20
