"""Every move of the title: the families that both editions have, then those of the second edition.

`catalogue(box)` writes the same families with the names of that box's strategy cards.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import UNUSED, Catalogue
from veche.titles.rurik2.box import Box
from veche.titles.rurik2.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    DEEDS,
    GOODS,
    LEADERS,
    MARKETS,
    OATHS,
    REGIONS,
    REWARDS,
    SIDES,
    SLOTS,
    STRATEGY_CARDS,
    TILES,
)
from veche.titles.rurik_common.components import DECKS, ROWS, TROOPS
from veche.titles.rurik_common.moves import SHARED_MOVES, Family, first_of, shared_families

COMPANIES: Final = [
    f"{troops}-leader" if leader else str(troops)
    for leader in (0, 1)
    for troops in range(TROOPS + 1)
    if troops or leader
]
"""Who goes along in one move: so many troops, with or without the leader."""


def company(troops: int, leader: int) -> int:
    """The place of such a company among all."""
    return TROOPS + troops if leader else troops - 1


def catalogue(box: Box) -> Catalogue:
    """The catalogue of moves; the strategy cards are called as in `box`, in the order of its kinds."""
    made = Catalogue()
    names = [*box.card_names, *[UNUSED] * (STRATEGY_CARDS - len(box.card_names))]
    for verb, kinds, nouns in _families(names):
        made.family(verb, nouns, kinds)
    made.closing = made.number("end")
    made.alias("column move", made.number("column movement"))
    return made


def _families(cards: list[str]) -> list[Family]:
    regions = list(REGIONS)
    return [
        *shared_families(REGIONS, GOODS, REWARDS, AGENDAS, BUILDINGS, COLUMNS),
        # Chance
        ("tile-side", "side", list(SIDES)),
        ("reveal deed", "deed", list(DEEDS)),
        ("deal deed", "deed", list(DEEDS)),
        ("draw deed", "deed", list(DEEDS)),
        ("deal leader", "leader", list(LEADERS)),
        ("deal inheritance", "inheritance", regions),
        ("draw card", "card", cards),
        ("reveal card", "card", cards),
        # Setup
        ("keep deed", "deed", list(DEEDS)),
        ("keep leader", "leader", list(LEADERS)),
        ("return inheritance", "inheritance", regions),
        ("inherit", "inheritance", regions),
        ("inherit elsewhere", "inheritance", regions),
        ("forfeit", "inheritance", regions),
        ("deck", "deck", list(DECKS)),
        ("deed-deck", "market", list(MARKETS)),
        # Council phase
        ("disc", "disc", ["1", "2", "3", "4", "5"]),
        # Action phase
        ("rally", "region", regions),
        ("resolve", "column row", [f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)]),
        ("act", "", [""]),
        ("skip", "", [""]),
        ("end", "", [""]),
        ("use", "icon", list(COLUMNS[:5])),
        ("muster", "region", regions),
        ("muster leader", "region", regions),
        ("maria", "region", regions),
        ("shift", "region", regions),
        ("move", "region", regions),
        ("relocate", "region", regions),
        ("relocate leader", "", [""]),
        ("to", "region", regions),
        ("march", "company", list(COMPANIES)),
        ("result", "card", cards),
        ("top", "card", cards),
        ("boris", "", [""]),
        ("sviatopolk", "", [""]),
        ("theofana", "", [""]),
        ("lead", "deck", list(DECKS)),
        ("keep card", "card", cards),
        ("return card", "card", cards),
        ("take", "good", list(GOODS)),
        # Schemes
        ("play", "card", cards),
        ("swear", "oath region", [f"{oath} {region}" for oath in OATHS for region in REGIONS]),
        ("deed", "deed", list(DEEDS)),
        ("wield", "tile", list(TILES)),
        ("plenty", "", [""]),
        ("slot", "slot", list(SLOTS)),
        ("pay coin", "", [""]),
        ("discard", "card", cards),
        ("remove", "region", regions),
        ("raze", "structure region", [f"{building} {region}" for building in BUILDINGS for region in REGIONS]),
        # Pledge and chronicle phase
        ("choose deed", "deed", list(DEEDS)),
    ]


_PLACES: Final = _families([""] * STRATEGY_CARDS)

TILE_SIDE: Final = first_of(_PLACES, "tile-side")
REVEAL_DEED: Final = first_of(_PLACES, "reveal deed")
DEAL_DEED: Final = first_of(_PLACES, "deal deed")
DRAW_DEED: Final = first_of(_PLACES, "draw deed")
DEAL_LEADER: Final = first_of(_PLACES, "deal leader")
DEAL_INHERITANCE: Final = first_of(_PLACES, "deal inheritance")
DRAW_CARD: Final = first_of(_PLACES, "draw card")
REVEAL_CARD: Final = first_of(_PLACES, "reveal card")
KEEP_DEED: Final = first_of(_PLACES, "keep deed")
KEEP_LEADER: Final = first_of(_PLACES, "keep leader")
RETURN_INHERITANCE: Final = first_of(_PLACES, "return inheritance")
INHERIT: Final = first_of(_PLACES, "inherit")
INHERIT_ELSEWHERE: Final = first_of(_PLACES, "inherit elsewhere")
FORFEIT: Final = first_of(_PLACES, "forfeit")
DECK: Final = first_of(_PLACES, "deck")
DEED_DECK: Final = first_of(_PLACES, "deed-deck")
DISC: Final = first_of(_PLACES, "disc")
RALLY: Final = first_of(_PLACES, "rally")
RESOLVE: Final = first_of(_PLACES, "resolve")
ACT: Final = first_of(_PLACES, "act")
SKIP: Final = first_of(_PLACES, "skip")
END: Final = first_of(_PLACES, "end")
USE: Final = first_of(_PLACES, "use")
MUSTER_TROOP: Final = first_of(_PLACES, "muster")
MUSTER_LEADER: Final = first_of(_PLACES, "muster leader")
MARIA_TO: Final = first_of(_PLACES, "maria")
SHIFT: Final = first_of(_PLACES, "shift")
MOVE_FROM: Final = first_of(_PLACES, "move")
RELOCATE: Final = first_of(_PLACES, "relocate")
RELOCATE_LEADER: Final = first_of(_PLACES, "relocate leader")
TO: Final = first_of(_PLACES, "to")
MARCH: Final = first_of(_PLACES, "march")
RESULT: Final = first_of(_PLACES, "result")
TOP: Final = first_of(_PLACES, "top")
BORIS: Final = first_of(_PLACES, "boris")
SVIATOPOLK: Final = first_of(_PLACES, "sviatopolk")
THEOFANA: Final = first_of(_PLACES, "theofana")
LEAD: Final = first_of(_PLACES, "lead")
KEEP_CARD: Final = first_of(_PLACES, "keep card")
RETURN_CARD: Final = first_of(_PLACES, "return card")
TAKE_GOOD: Final = first_of(_PLACES, "take")
PLAY_CARD: Final = first_of(_PLACES, "play")
SWEAR: Final = first_of(_PLACES, "swear")
COMPLETE: Final = first_of(_PLACES, "deed")
WIELD: Final = first_of(_PLACES, "wield")
USE_PLENTY: Final = first_of(_PLACES, "plenty")
SLOT: Final = first_of(_PLACES, "slot")
PAY_COIN: Final = first_of(_PLACES, "pay coin")
DISCARD: Final = first_of(_PLACES, "discard")
REMOVE: Final = first_of(_PLACES, "remove")
RAZE: Final = first_of(_PLACES, "raze")
CHOOSE_DEED: Final = first_of(_PLACES, "choose deed")

assert TILE_SIDE == SHARED_MOVES, "the shared families come first"
