"""Every move of the title: the verbs that both editions have, and those of the second.

`catalogue(box)` writes them with the names of that box's strategy cards.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import Catalogue
from veche.kernel.numbers import i64
from veche.kernel.verbs import Verbs
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import DECKS, MOVEMENT, NONE, ROWS, STRONGHOLD, TROOPS
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import (
    AGENDAS,
    BUILDINGS,
    COLUMNS,
    CONTRACTS,
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

COMPANIES: Final = [
    f"{troops}-leader" if leader else str(troops)
    for leader in (0, 1)
    for troops in range(TROOPS + 1)
    if troops or leader
]
"""Who goes along in one move: so many troops, with or without the leader."""

DISCS: Final = ("1", "2", "3", "4", "5")

ICONS: Final = COLUMNS[:5]
"""The actions that are icons: all columns but Lead."""


def company(troops: i64, leader: i64) -> i64:
    """The place of such a company among all."""
    return TROOPS + troops if leader else troops - 1


VERBS: Final = Verbs(shared.VERBS)

# Chance
TILE_SIDE: Final = VERBS.verb("tile-side", "side", len(SIDES))
REVEAL_DEED: Final = VERBS.verb("reveal deed", "deed", len(DEEDS))
DEAL_DEED: Final = VERBS.verb("deal deed", "deed", len(DEEDS))
DRAW_DEED: Final = VERBS.verb("draw deed", "deed", len(DEEDS))
DEAL_LEADER: Final = VERBS.verb("deal leader", "leader", len(LEADERS))
VERBS.counted_here(shared.DEAL_INHERITANCE)
DRAW_CARD: Final = VERBS.verb("draw card", "card", STRATEGY_CARDS)
REVEAL_CARD: Final = VERBS.verb("reveal card", "card", STRATEGY_CARDS)

# Setup
KEEP_DEED: Final = VERBS.verb("keep deed", "deed", len(DEEDS))
KEEP_LEADER: Final = VERBS.verb("keep leader", "leader", len(LEADERS))
LEAVE_OATH: Final = VERBS.verb("leave oath", "oath", len(OATHS))
LAY_OATH: Final = VERBS.verb("lay oath", "oath", len(OATHS))
VERBS.counted_here(shared.RETURN_INHERITANCE)
INHERIT: Final = VERBS.verb("inherit", "inheritance", len(REGIONS))
INHERIT_ELSEWHERE: Final = VERBS.verb("inherit elsewhere", "inheritance", len(REGIONS))
FORFEIT: Final = VERBS.verb("forfeit", "inheritance", len(REGIONS))
DECK: Final = VERBS.verb("deck", "deck", len(DECKS))
DEED_DECK: Final = VERBS.verb("deed-deck", "market", len(MARKETS))

# Council phase
DISC: Final = VERBS.verb("disc", "disc", len(DISCS))

# Action phase
RALLY: Final = VERBS.verb("rally", "region", len(REGIONS))
RESOLVE: Final = VERBS.verb("resolve", "column row", len(COLUMNS), ROWS)
ACT: Final = VERBS.single("act")
SKIP: Final = VERBS.single("skip")
END: Final = VERBS.single("end")
USE: Final = VERBS.verb("use", "icon", len(ICONS))
MUSTER_TROOP: Final = VERBS.verb("muster", "region", len(REGIONS))
MUSTER_LEADER: Final = VERBS.verb("muster leader", "region", len(REGIONS))
MARIA_TO: Final = VERBS.verb("maria", "region", len(REGIONS))
SHIFT: Final = VERBS.verb("shift", "region", len(REGIONS))
MOVE_FROM: Final = VERBS.verb("move", "region", len(REGIONS))
RELOCATE: Final = VERBS.verb("relocate", "region", len(REGIONS))
RELOCATE_LEADER: Final = VERBS.single("relocate leader")
TO: Final = VERBS.verb("to", "region", len(REGIONS))
MARCH: Final = VERBS.verb("march", "company", len(COMPANIES))
RESULT: Final = VERBS.verb("result", "card", STRATEGY_CARDS)
TOP: Final = VERBS.verb("top", "card", STRATEGY_CARDS)
BORIS: Final = VERBS.single("boris")
SVIATOPOLK: Final = VERBS.single("sviatopolk")
THEOFANA: Final = VERBS.single("theofana")
LEAD: Final = VERBS.verb("lead", "deck", len(DECKS))
KEEP_CARD: Final = VERBS.verb("keep card", "card", STRATEGY_CARDS)
RETURN_CARD: Final = VERBS.verb("return card", "card", STRATEGY_CARDS)
TAKE_GOOD: Final = VERBS.verb("take", "good", len(GOODS))

# Schemes
PLAY_CARD: Final = VERBS.verb("play", "card", STRATEGY_CARDS)
PLAY_UNPAID: Final = VERBS.verb("play unpaid", "unpaid", STRATEGY_CARDS)
SWEAR: Final = VERBS.verb("swear", "oath region", len(OATHS), len(REGIONS))
COMPLETE: Final = VERBS.verb("deed", "deed", len(DEEDS))
WIELD: Final = VERBS.verb("wield", "tile", len(TILES))
USE_PLENTY: Final = VERBS.single("plenty")
SLOT: Final = VERBS.verb("slot", "slot", len(SLOTS))
PAY_COIN: Final = VERBS.single("pay coin")
DISCARD: Final = VERBS.verb("discard", "card", STRATEGY_CARDS)
REMOVE: Final = VERBS.verb("remove", "region", len(REGIONS))
RAZE: Final = VERBS.verb("raze", "structure region", STRONGHOLD, len(REGIONS))

# Pledge and chronicle phase
CHOOSE_DEED: Final = VERBS.verb("choose deed", "deed", len(DEEDS))


def catalogue(box: Box) -> Catalogue:
    """The catalogue of moves; the strategy cards are called as in `box`, in the order of its kinds."""
    made = VERBS.catalogue(
        {
            **shared.names(box.seats),
            "agenda": AGENDAS,
            "card": box.card_names,
            "column": COLUMNS,
            "company": COMPANIES,
            "deck": DECKS,
            "deed": DEEDS,
            "disc": DISCS,
            "good": GOODS,
            "icon": ICONS,
            "inheritance": REGIONS,
            "leader": LEADERS,
            "market": MARKETS,
            "oath": OATHS,
            "region": REGIONS,
            "reward": REWARDS,
            "row": [str(row + 1) for row in range(ROWS)],
            "side": SIDES,
            "slot": SLOTS,
            "structure": BUILDINGS,
            "tile": TILES,
            "unpaid": box.card_names,
        }
    )
    for move in _never(box):
        made.strike(move)
    made.closing = END
    made.alias("column move", shared.COLUMN.of(MOVEMENT))
    return made


def _never(box: Box) -> list[int]:
    """The moves that can never be meant: only starting deeds are dealt, and none of them lies in a market; only some
    cards cost something, only some cards of inheritance place something, and only some icons are chosen among others.
    """
    found = [verb.of(deed) for verb in (REVEAL_DEED, DRAW_DEED, CHOOSE_DEED) for deed in range(CONTRACTS)]
    found += [verb.of(deed) for verb in (DEAL_DEED, KEEP_DEED) for deed in range(CONTRACTS, len(DEEDS))]
    found += [PLAY_UNPAID.of(kind) for kind in range(box.kinds) if box.card_cost[kind] == 0]
    found += [INHERIT_ELSEWHERE.of(card) for card in range(len(REGIONS)) if not _places(box, card)]
    found += [USE.of(kind) for kind in range(len(ICONS)) if not _chosen(box, kind)]
    return found


def _places(box: Box, card: i64) -> bool:
    """Whether the card of inheritance places something on the map."""
    return box.inheritance_troops[card] > 0 or box.inheritance_building[card] != NONE


def _chosen(box: Box, kind: i64) -> bool:
    """Whether some source lets one choose this icon among others."""
    return any(kinds & (1 << kind) for kinds in box.either)
