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

REBEL: Final = 4
"""The target of an attack or a church that is not a seat."""

TARGETS: Final = (*SEATS, "rebel")
LOADS: Final = 46

GREEN: Final = 8
"""Regions in play when one plays alone: the first so many."""

BRIBES_BECAUSE: Final = ("coin-icon", "equal-power")
COLUMN_BECAUSE: Final = ("as-shown", "next-to-the-right")
FORFEITS_BECAUSE: Final = ("cost", "nothing-to-do")
MUSTERS_BECAUSE: Final = ("not-ruled", "ruled", "sviatopolk-first", "end-of-round")
UNLOCKS_BECAUSE: Final = ("scheme", "rule-track", "build-track", "trade-track")
FROM_COLUMN: Final = ("current", "leftmost")
MOVES_BECAUSE: Final = ("not-occupied", "not-ruled")
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


def _families(schemes: list[str]) -> list[tuple[str, str, list[str]]]:
    regions = list(REGIONS)
    return [
        # Chance
        ("first-player", "seat", list(SEATS)),
        ("token", "good", list(GOODS)),
        ("reveal deed", "deed", list(DEEDS)),
        ("deal leader", "leader", list(LEADERS)),
        ("deal agenda", "agenda", list(AGENDAS)),
        ("draw scheme", "scheme", schemes),
        ("reveal scheme", "scheme", schemes),
        ("reward", "reward", list(REWARDS)),
        # Setup
        ("choose leader", "leader", list(LEADERS)),
        ("keep agenda", "agenda", list(AGENDAS)),
        ("place", "region", regions),
        ("place leader", "region", regions),
        # Strategy phase
        ("advisor", "advisor", ["1", "2", "3", "4", "5"]),
        ("column", "column", list(COLUMNS)),
        ("bribe", "", [""]),
        # Action phase
        ("resolve", "column row", [f"{column} {row + 1}" for column in COLUMNS for row in range(ROWS)]),
        ("rally", "region", regions),
        ("act", "", [""]),
        ("forfeit", "", [""]),
        ("stop", "", [""]),
        ("end", "", [""]),
        ("muster", "region", regions),
        ("muster leader", "region", regions),
        ("maria", "region", regions),
        ("troop", "region", regions),
        ("leader", "region", regions),
        ("to", "region", regions),
        ("along", "troops", ["0", "1", "2"]),
        ("attack", "region target", [f"{region} {target}" for region in REGIONS for target in TARGETS]),
        ("deck", "deck", list(DECKS)),
        ("tax", "region", regions),
        ("market", "extra", ["good", "coin"]),
        ("build", "structure region", [f"{structure} {region}" for structure in STRUCTURES for region in REGIONS]),
        ("replace", "target", list(TARGETS)),
        ("keep scheme", "scheme", schemes),
        ("return scheme", "scheme", schemes),
        ("marker", "seat", list(SEATS)),
        ("predslava", "seat", list(SEATS)),
        ("predslava leader", "seat", list(SEATS)),
        # Bonus actions
        ("play", "scheme", schemes),
        ("deed", "deed", list(DEEDS)),
        ("convert", "token", list(TOKENS)),
        ("pay", "good", list(GOODS)),
        ("discard", "scheme", schemes),
        ("remove", "region", regions),
        ("raze", "structure region", [f"{structure} {region}" for structure in STRUCTURES for region in REGIONS]),
        # Claim phase
        ("load", "goods", [str(goods) for goods in range(LOADS)]),
        ("choose deed", "deed", list(DEEDS)),
        *_alone(),
    ]


def _alone() -> list[tuple[str, str, list[str]]]:
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
        ("rebellion converts", "whom", list(WHOM)),
        ("rebellion taxes", "region taxes_because", _all(green, BY_LETTER)),
        ("rebellion priority", "priority priority_because", _all(PRIORITIES, BY_LETTER)),
    ]  # fmt: skip


def _all(*words: tuple[str, ...]) -> list[str]:
    """Every combination of words, one of each list."""
    found = [""]
    for kind in words:
        found = [f"{before} {word}".strip() for before in found for word in kind]
    return found


def _first(verb: str) -> int:
    place = 0
    for name, _, nouns in _families([""] * SCHEME_CARDS):
        if name == verb:
            return place
        place += len(nouns)
    raise ValueError(verb)


FIRST_PLAYER: Final = _first("first-player")
TOKEN: Final = _first("token")
REVEAL_DEED: Final = _first("reveal deed")
DEAL_LEADER: Final = _first("deal leader")
DEAL_AGENDA: Final = _first("deal agenda")
DRAW_SCHEME: Final = _first("draw scheme")
REVEAL_SCHEME: Final = _first("reveal scheme")
REWARD: Final = _first("reward")
CHOOSE_LEADER: Final = _first("choose leader")
KEEP_AGENDA: Final = _first("keep agenda")
PLACE: Final = _first("place")
PLACE_LEADER: Final = _first("place leader")
ADVISOR: Final = _first("advisor")
COLUMN: Final = _first("column")
BRIBE: Final = _first("bribe")
RESOLVE: Final = _first("resolve")
RALLY: Final = _first("rally")
ACT: Final = _first("act")
FORFEIT: Final = _first("forfeit")
STOP: Final = _first("stop")
END: Final = _first("end")
MUSTER_TROOP: Final = _first("muster")
MUSTER_LEADER: Final = _first("muster leader")
MARIA_TO: Final = _first("maria")
TROOP: Final = _first("troop")
LEADER: Final = _first("leader")
TO: Final = _first("to")
ALONG: Final = _first("along")
ATTACK_TARGET: Final = _first("attack")
DECK: Final = _first("deck")
TAX_REGION: Final = _first("tax")
MARKET_GOOD: Final = _first("market")
MARKET_COIN: Final = MARKET_GOOD + 1
BUILD_STRUCTURE: Final = _first("build")
REPLACE: Final = _first("replace")
KEEP_SCHEME: Final = _first("keep scheme")
RETURN_SCHEME: Final = _first("return scheme")
MARKER: Final = _first("marker")
PREDSLAVA_TROOP: Final = _first("predslava")
PREDSLAVA_LEADER: Final = _first("predslava leader")
PLAY_SCHEME: Final = _first("play")
ACCOMPLISH: Final = _first("deed")
CONVERT: Final = _first("convert")
PAY: Final = _first("pay")
DISCARD: Final = _first("discard")
REMOVE: Final = _first("remove")
RAZE: Final = _first("raze")
LOAD: Final = _first("load")
CHOOSE_DEED: Final = _first("choose deed")
TURN_UP: Final = _first("turn up")
BOTTOM_CARD: Final = _first("bottom card")
ATTACK_NEUTRAL: Final = _first("attack neutral")
REPLACE_NEUTRAL: Final = _first("replace neutral")
REBELLION_ADVISOR: Final = _first("rebellion advisor")
REBELLION_BRIBE: Final = _first("rebellion bribe")
REBELLION_COLUMN: Final = _first("rebellion column")
REBELLION_RETURNS: Final = _first("rebellion returns")
REBELLION_RESOLVES: Final = _first("rebellion resolves")
REBELLION_FORFEITS: Final = _first("rebellion forfeits")
REBELLION_BONUS: Final = _first("rebellion bonus")
REBELLION_MUSTERS: Final = _first("rebellion musters")
REBELLION_UNLOCKS: Final = _first("rebellion unlocks")
REBELLION_MOVES: Final = _first("rebellion moves")
REBELLION_ATTACKS: Final = _first("rebellion attacks")
REBELLION_BUILDS: Final = _first("rebellion builds")
REBELLION_CONVERTS: Final = _first("rebellion converts")
REBELLION_TAXES: Final = _first("rebellion taxes")
REBELLION_PRIORITY: Final = _first("rebellion priority")
