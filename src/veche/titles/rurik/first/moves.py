"""Every move of the title: the verbs that both editions have, and those of the first.

`catalogue(box)` writes them with the names of that box's scheme cards.
"""

from __future__ import annotations

from typing import Final

from veche.kernel.catalogue import Catalogue
from veche.kernel.numbers import i64
from veche.kernel.verbs import Verbs
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both.components import DECKS, MOVEMENT, ROWS, SEATS
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import (
    AGENDAS,
    BONUSES,
    COLUMNS,
    DEEDS,
    GOODS,
    INTRIGUES,
    LEADERS,
    OLD_DEEDS,
    OLD_LEADERS,
    OLD_SCHEME_CARDS,
    OLD_STRUCTURES,
    PRIORITIES,
    REBELLION_CARDS,
    REGIONS,
    REWARDS,
    SCHEME,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
    WARFARE_REWARDS,
)

ADVISORS: Final = ("1", "2", "3", "4", "5")
GO_ALONG: Final = ("0", "1", "2")
"""So many troops go along with Agatha."""

LOADS: Final[i64] = 46

GREEN: Final[i64] = 8
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
TAXES_BECAUSE: Final = (*BY_LETTER, "not-full", "the-rest")
BUILDS_BECAUSE: Final = (*BY_LETTER, "without", "contested", "others")
"""Which rule decided what the Rebellion does; its moves say so."""

VERBS: Final = Verbs(shared.VERBS)

# Chance
TOKEN: Final = VERBS.verb("token", "good", len(GOODS))
REVEAL_DEED: Final = VERBS.verb("reveal deed", "deed", len(DEEDS), were=(OLD_DEEDS,))
DEAL_LEADER: Final = VERBS.verb("deal leader", "leader", len(LEADERS), were=(OLD_LEADERS,))
DRAW_SCHEME: Final = VERBS.verb("draw scheme", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))
REVEAL_SCHEME: Final = VERBS.verb("reveal scheme", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))

# Setup
CHOOSE_LEADER: Final = VERBS.verb("choose leader", "leader", len(LEADERS), were=(OLD_LEADERS,))

# Strategy phase
ADVISOR: Final = VERBS.verb("advisor", "advisor", len(ADVISORS))

# Action phase
RESOLVE: Final = VERBS.verb("resolve", "column row", len(COLUMNS), ROWS)
RALLY: Final = VERBS.verb("rally", "region", len(REGIONS))
ACT: Final = VERBS.single("act")
FORFEIT: Final = VERBS.single("forfeit")
END: Final = VERBS.single("end")
MUSTER_TROOP: Final = VERBS.verb("muster", "region", len(REGIONS))
MUSTER_LEADER: Final = VERBS.verb("muster leader", "region", len(REGIONS))
MARIA_TO: Final = VERBS.verb("maria", "region", len(REGIONS))
TROOP: Final = VERBS.verb("troop", "region", len(REGIONS))
LEADER: Final = VERBS.verb("leader", "region", len(REGIONS))
TO: Final = VERBS.verb("to", "region", len(REGIONS))
ALONG: Final = VERBS.verb("along", "troops", len(GO_ALONG))
DECK: Final = VERBS.verb("deck", "deck", len(DECKS))
KEEP_SCHEME: Final = VERBS.verb("keep scheme", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))
RETURN_SCHEME: Final = VERBS.verb("return scheme", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))
PREDSLAVA_TROOP: Final = VERBS.verb("predslava", "seat", len(SEATS))
PREDSLAVA_LEADER: Final = VERBS.verb("predslava leader", "seat", len(SEATS))

# Bonus actions
PLAY_SCHEME: Final = VERBS.verb("play", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))
ACCOMPLISH: Final = VERBS.verb("deed", "deed", len(DEEDS), were=(OLD_DEEDS,))
CONVERT: Final = VERBS.verb("convert", "token", len(TOKENS))
DISCARD: Final = VERBS.verb("discard", "scheme", SCHEME_CARDS, were=(OLD_SCHEME_CARDS,))
REMOVE: Final = VERBS.verb("remove", "region", len(REGIONS))
RAZE: Final = VERBS.verb(
    "raze", "structure region", len(STRUCTURES), len(REGIONS), were=(len(OLD_STRUCTURES), len(REGIONS))
)

# Claim phase
LOAD: Final = VERBS.verb("load", "goods", LOADS)
CHOOSE_DEED: Final = VERBS.verb("choose deed", "deed", len(DEEDS), were=(OLD_DEEDS,))

# The solo game: chance and its cards, neutral troops, and what the Rebellion does, with the rule that decided
TURN_UP: Final = VERBS.verb("turn up", "card", REBELLION_CARDS)
BOTTOM_CARD: Final = VERBS.verb("bottom card", "card", REBELLION_CARDS)
ATTACK_NEUTRAL: Final = VERBS.verb("attack neutral", "region", GREEN)
REPLACE_NEUTRAL: Final = VERBS.single("replace neutral")
REBELLION_ADVISOR: Final = VERBS.verb("rebellion advisor", "advisor", len(ADVISORS))
REBELLION_BRIBE: Final = VERBS.verb("rebellion bribe", "bribes_because", len(BRIBES_BECAUSE))
REBELLION_COLUMN: Final = VERBS.verb("rebellion column", "column column_because", len(COLUMNS), len(COLUMN_BECAUSE))
REBELLION_RETURNS: Final = VERBS.verb("rebellion returns", "region", GREEN)
REBELLION_RESOLVES: Final = VERBS.verb("rebellion resolves", "column row", len(COLUMNS), ROWS)
REBELLION_FORFEITS: Final = VERBS.verb("rebellion forfeits", "forfeits_because", len(FORFEITS_BECAUSE))
REBELLION_BONUS: Final = VERBS.verb("rebellion bonus", "bonus", len(BONUSES))
REBELLION_MUSTERS: Final = VERBS.verb("rebellion musters", "region musters_because", GREEN, len(MUSTERS_BECAUSE))
REBELLION_UNLOCKS: Final = VERBS.verb(
    "rebellion unlocks", "priority unlocks_because from_column", len(PRIORITIES), len(UNLOCKS_BECAUSE), len(FROM_COLUMN)
)
REBELLION_MOVES: Final = VERBS.verb(
    "rebellion moves", "piece origin region moves_because", len(PIECES), GREEN, GREEN, len(MOVES_BECAUSE)
)
REBELLION_ATTACKS: Final = VERBS.verb(
    "rebellion attacks", "whom region attacks_because", len(WHOM), GREEN, len(ATTACKS_BECAUSE)
)
REBELLION_BUILDS: Final = VERBS.verb(
    "rebellion builds",
    "structure region builds_because",
    len(STRUCTURES),
    GREEN,
    len(BUILDS_BECAUSE),
    were=(len(OLD_STRUCTURES), GREEN, len(BY_LETTER)),
)
REBELLION_CONVERTS: Final = VERBS.verb("rebellion converts", "converted", len(WHOM))
REBELLION_TAXES: Final = VERBS.verb(
    "rebellion taxes", "region taxes_because", GREEN, len(TAXES_BECAUSE), were=(GREEN, len(BY_LETTER))
)
REBELLION_PRIORITY: Final = VERBS.verb(
    "rebellion priority", "priority priority_because", len(PRIORITIES), len(BY_LETTER)
)

# Intrigues, as chance and the rules turn them up; last, so that bots decide between equal moves as they did before
REVEAL_INTRIGUE: Final = VERBS.verb("reveal intrigue", "intrigue", INTRIGUES)
INTRIGUE: Final = VERBS.verb("intrigue", "intrigue", INTRIGUES)

# Stone & Blade
VERBS.counted_here(shared.DEAL_INHERITANCE)
VERBS.counted_here(shared.RETURN_INHERITANCE)
WARFARE_REWARD: Final = VERBS.verb("warfare reward", "warfare_reward", len(WARFARE_REWARDS))
PAY_BOON: Final = VERBS.single("pay boon")
PLAY_TOP: Final = VERBS.single("play top")
INHERIT: Final = VERBS.verb("inherit", "inheritance", len(REGIONS))
INHERIT_ELSEWHERE: Final = VERBS.verb("inherit elsewhere", "inheritance", len(REGIONS))
FORFEIT_INHERITANCE: Final = VERBS.verb("forfeit inheritance", "inheritance", len(REGIONS))
INHERIT_DEED: Final = VERBS.verb("inherit deed", "deed", len(DEEDS))
INHERIT_GOOD: Final = VERBS.verb("inherit good", "good", len(GOODS))
GLEB_MARCH: Final = VERBS.single("gleb")
THEOFANA_COIN: Final = VERBS.single("theofana")
SVIATOSLAV_TO: Final = VERBS.verb("sviatoslav", "region", len(REGIONS))
POINTS_OF: Final = VERBS.verb("points", "points_kind", SCHEME)


def catalogue(box: Box) -> Catalogue:
    """The catalogue of moves; the scheme cards are called as in `box`, in the order of its kinds."""
    made = VERBS.catalogue(
        {
            **shared.names(box.seats),
            "advisor": ADVISORS,
            "agenda": AGENDAS,
            "card": [str(card + 1) for card in range(REBELLION_CARDS)],
            "column": COLUMNS,
            "deck": DECKS,
            "deed": DEEDS,
            "good": GOODS,
            "goods": [str(goods) for goods in range(LOADS)],
            "inheritance": REGIONS,
            "intrigue": box.intrigue_names,
            "leader": LEADERS,
            "points_kind": COLUMNS[:SCHEME],
            "region": REGIONS,
            "reward": REWARDS,
            "row": [str(row + 1) for row in range(ROWS)],
            "scheme": box.scheme_names,
            "structure": STRUCTURES,
            "token": TOKENS,
            "troops": GO_ALONG,
            "warfare_reward": WARFARE_REWARDS,
            # The Rebellion
            "attacks_because": ATTACKS_BECAUSE,
            "bonus": BONUSES,
            "bribes_because": BRIBES_BECAUSE,
            "builds_because": BUILDS_BECAUSE,
            "column_because": COLUMN_BECAUSE,
            "converted": WHOM,
            "forfeits_because": FORFEITS_BECAUSE,
            "from_column": FROM_COLUMN,
            "moves_because": MOVES_BECAUSE,
            "musters_because": MUSTERS_BECAUSE,
            "origin": REGIONS,
            "piece": PIECES,
            "priority": PRIORITIES,
            "priority_because": BY_LETTER,
            "taxes_because": TAXES_BECAUSE,
            "unlocks_because": UNLOCKS_BECAUSE,
            "whom": WHOM,
        }
    )
    made.closing = END
    made.alias("column move", shared.COLUMN.of(MOVEMENT))
    return made
