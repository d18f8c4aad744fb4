"""Every move of the title: one family for each verb, made at import.

`catalogue(box)` writes the same families with the names of that box's scheme cards.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import UNUSED, Catalogue
from veche.titles.rurik.box import Box
from veche.titles.rurik.components import (
    AGENDAS,
    BONUSES,
    COLUMNS,
    DECKS,
    DEEDS,
    GOODS,
    LEADERS,
    PRIORITIES,
    REBELLION_CARDS,
    REGIONS,
    REWARDS,
    ROWS,
    SCHEME_CARDS,
    SEATS,
    STRUCTURES,
    TOKENS,
)
from veche.titles.rurik_common.components import REBEL as REBEL
from veche.titles.rurik_common.components import TARGETS as TARGETS
from veche.titles.rurik_common.moves import ATTACK_TARGET as ATTACK_TARGET
from veche.titles.rurik_common.moves import BRIBE as BRIBE
from veche.titles.rurik_common.moves import BUILD_STRUCTURE as BUILD_STRUCTURE
from veche.titles.rurik_common.moves import COLUMN as COLUMN
from veche.titles.rurik_common.moves import DEAL_AGENDA as DEAL_AGENDA
from veche.titles.rurik_common.moves import FIRST_PLAYER as FIRST_PLAYER
from veche.titles.rurik_common.moves import KEEP_AGENDA as KEEP_AGENDA
from veche.titles.rurik_common.moves import MARKER as MARKER
from veche.titles.rurik_common.moves import MARKET_COIN as MARKET_COIN
from veche.titles.rurik_common.moves import MARKET_GOOD as MARKET_GOOD
from veche.titles.rurik_common.moves import PAY as PAY
from veche.titles.rurik_common.moves import PLACE as PLACE
from veche.titles.rurik_common.moves import PLACE_LEADER as PLACE_LEADER
from veche.titles.rurik_common.moves import REPLACE as REPLACE
from veche.titles.rurik_common.moves import REWARD as REWARD
from veche.titles.rurik_common.moves import STOP as STOP
from veche.titles.rurik_common.moves import TAX_REGION as TAX_REGION
from veche.titles.rurik_common.moves import Family, first_of, shared_families

LOADS: Final = 46

GREEN: Final = 8
"""Regions in play when one plays alone: the first so many."""

BRIBES_BECAUSE: Final = ("coin-icon", "equal-power")
COLUMN_BECAUSE: Final = ("as-shown", "next-to-the-right")
FORFEITS_BECAUSE: Final = ("cost", "nothing-to-do")
MUSTERS_BECAUSE: Final = ("not-ruled", "ruled", "sviatopolk-first", "end-of-round")
UNLOCKS_BECAUSE: Final = ("scheme", "rule-track", "build-track", "trade-track")
FROM_COLUMN: Final = ("current", "leftmost")
MOVES_BECAUSE: Final = ("not-occupied", "not-ruled", "next-not-ruled", "same-region")
PIECES: Final = ("rebel", "sviatopolk")
ATTACKS_BECAUSE: Final = ("not-ruled", "ruled", "same-region")
WHOM: Final = ("you", "neutral")
BY_LETTER: Final = ("a", "b", "c", "d")
"""Which rule decided what the Rebellion does; its moves say so."""


def catalogue(box: Box | None = None) -> Catalogue:
    """The catalogue of moves; the scheme cards are called as in `box`, in the order of its kinds."""
    made = Catalogue()
    schemes = list(box.scheme_names) if box is not None else []
    schemes += [UNUSED] * (SCHEME_CARDS - len(schemes))
    for verb, kinds, nouns in _families(schemes):
        made.family(verb, nouns, kinds)
    made.closing = made.number("end")
    made.alias("column move", made.number("column movement"))
    return made


def _families(schemes: list[str]) -> list[Family]:
    regions = list(REGIONS)
    return [
        *shared_families(REGIONS, GOODS, REWARDS, AGENDAS, STRUCTURES, COLUMNS),
        # Chance
        ("token", "good", list(GOODS)),
        ("reveal deed", "deed", list(DEEDS)),
        ("deal leader", "leader", list(LEADERS)),
        ("draw scheme", "scheme", schemes),
        ("reveal scheme", "scheme", schemes),
        # Setup
        ("choose leader", "leader", list(LEADERS)),
        # Strategy phase
        ("advisor", "advisor", ["1", "2", "3", "4", "5"]),
        # Action phase
        ("resolve", "column row", [f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)]),
        ("rally", "region", regions),
        ("act", "", [""]),
        ("forfeit", "", [""]),
        ("end", "", [""]),
        ("muster", "region", regions),
        ("muster leader", "region", regions),
        ("maria", "region", regions),
        ("troop", "region", regions),
        ("leader", "region", regions),
        ("to", "region", regions),
        ("along", "troops", ["0", "1", "2"]),
        ("deck", "deck", list(DECKS)),
        ("keep scheme", "scheme", schemes),
        ("return scheme", "scheme", schemes),
        ("predslava", "seat", list(SEATS)),
        ("predslava leader", "seat", list(SEATS)),
        # Bonus actions
        ("play", "scheme", schemes),
        ("deed", "deed", list(DEEDS)),
        ("convert", "token", list(TOKENS)),
        ("discard", "scheme", schemes),
        ("remove", "region", regions),
        ("raze", "structure region", [f"{structure} {region}" for structure in STRUCTURES for region in REGIONS]),
        # Claim phase
        ("load", "goods", [str(goods) for goods in range(LOADS)]),
        ("choose deed", "deed", list(DEEDS)),
        *_alone(),
    ]


def _alone() -> list[Family]:
    """The solo game: chance and its cards, neutral troops, and what the Rebellion does, with the rule that decided."""
    green = REGIONS[:GREEN]
    cards = [str(card + 1) for card in range(REBELLION_CARDS)]
    return [
        ("turn up", "card", cards),
        ("bottom card", "card", cards),
        ("attack neutral", "region", list(green)),
        ("replace neutral", "", [""]),
        ("rebellion advisor", "advisor", ["1", "2", "3", "4", "5"]),
        ("rebellion bribe", "bribes_because", list(BRIBES_BECAUSE)),
        ("rebellion column", "column column_because", _all(COLUMNS, COLUMN_BECAUSE)),
        ("rebellion returns", "region", list(green)),
        ("rebellion resolves", "column row", [f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)]),
        ("rebellion forfeits", "forfeits_because", list(FORFEITS_BECAUSE)),
        ("rebellion bonus", "bonus", list(BONUSES)),
        ("rebellion musters", "region musters_because", _all(green, MUSTERS_BECAUSE)),
        ("rebellion unlocks", "priority unlocks_because from_column", _all(PRIORITIES, UNLOCKS_BECAUSE, FROM_COLUMN)),
        ("rebellion moves", "piece origin region moves_because", _all(PIECES, green, green, MOVES_BECAUSE)),
        ("rebellion attacks", "whom region attacks_because", _all(WHOM, green, ATTACKS_BECAUSE)),
        ("rebellion builds", "structure region builds_because", _all(STRUCTURES, green, BY_LETTER)),
        ("rebellion converts", "converted", list(WHOM)),
        ("rebellion taxes", "region taxes_because", _all(green, BY_LETTER)),
        ("rebellion priority", "priority priority_because", _all(PRIORITIES, BY_LETTER)),
    ]  # fmt: skip


def _all(*words: tuple[str, ...]) -> list[str]:
    """Every combination of words, one of each list."""
    found = [""]
    for kind in words:
        found = [f"{before} {word}".strip() for before in found for word in kind]
    return found


_PLACES: Final = _families([""] * SCHEME_CARDS)

TOKEN: Final = first_of(_PLACES, "token")
REVEAL_DEED: Final = first_of(_PLACES, "reveal deed")
DEAL_LEADER: Final = first_of(_PLACES, "deal leader")
DRAW_SCHEME: Final = first_of(_PLACES, "draw scheme")
REVEAL_SCHEME: Final = first_of(_PLACES, "reveal scheme")
CHOOSE_LEADER: Final = first_of(_PLACES, "choose leader")
ADVISOR: Final = first_of(_PLACES, "advisor")
RESOLVE: Final = first_of(_PLACES, "resolve")
RALLY: Final = first_of(_PLACES, "rally")
ACT: Final = first_of(_PLACES, "act")
FORFEIT: Final = first_of(_PLACES, "forfeit")
END: Final = first_of(_PLACES, "end")
MUSTER_TROOP: Final = first_of(_PLACES, "muster")
MUSTER_LEADER: Final = first_of(_PLACES, "muster leader")
MARIA_TO: Final = first_of(_PLACES, "maria")
TROOP: Final = first_of(_PLACES, "troop")
LEADER: Final = first_of(_PLACES, "leader")
TO: Final = first_of(_PLACES, "to")
ALONG: Final = first_of(_PLACES, "along")
DECK: Final = first_of(_PLACES, "deck")
KEEP_SCHEME: Final = first_of(_PLACES, "keep scheme")
RETURN_SCHEME: Final = first_of(_PLACES, "return scheme")
PREDSLAVA_TROOP: Final = first_of(_PLACES, "predslava")
PREDSLAVA_LEADER: Final = first_of(_PLACES, "predslava leader")
PLAY_SCHEME: Final = first_of(_PLACES, "play")
ACCOMPLISH: Final = first_of(_PLACES, "deed")
CONVERT: Final = first_of(_PLACES, "convert")
DISCARD: Final = first_of(_PLACES, "discard")
REMOVE: Final = first_of(_PLACES, "remove")
RAZE: Final = first_of(_PLACES, "raze")
LOAD: Final = first_of(_PLACES, "load")
CHOOSE_DEED: Final = first_of(_PLACES, "choose deed")
TURN_UP: Final = first_of(_PLACES, "turn up")
BOTTOM_CARD: Final = first_of(_PLACES, "bottom card")
ATTACK_NEUTRAL: Final = first_of(_PLACES, "attack neutral")
REPLACE_NEUTRAL: Final = first_of(_PLACES, "replace neutral")
REBELLION_ADVISOR: Final = first_of(_PLACES, "rebellion advisor")
REBELLION_BRIBE: Final = first_of(_PLACES, "rebellion bribe")
REBELLION_COLUMN: Final = first_of(_PLACES, "rebellion column")
REBELLION_RETURNS: Final = first_of(_PLACES, "rebellion returns")
REBELLION_RESOLVES: Final = first_of(_PLACES, "rebellion resolves")
REBELLION_FORFEITS: Final = first_of(_PLACES, "rebellion forfeits")
REBELLION_BONUS: Final = first_of(_PLACES, "rebellion bonus")
REBELLION_MUSTERS: Final = first_of(_PLACES, "rebellion musters")
REBELLION_UNLOCKS: Final = first_of(_PLACES, "rebellion unlocks")
REBELLION_MOVES: Final = first_of(_PLACES, "rebellion moves")
REBELLION_ATTACKS: Final = first_of(_PLACES, "rebellion attacks")
REBELLION_BUILDS: Final = first_of(_PLACES, "rebellion builds")
REBELLION_CONVERTS: Final = first_of(_PLACES, "rebellion converts")
REBELLION_TAXES: Final = first_of(_PLACES, "rebellion taxes")
REBELLION_PRIORITY: Final = first_of(_PLACES, "rebellion priority")
