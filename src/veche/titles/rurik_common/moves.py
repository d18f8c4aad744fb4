"""The moves that both editions have: the first families of either catalogue, so that their numbers agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from veche.kernel.catalogue import UNUSED
from veche.titles.rurik_common.components import MOST_AGENDAS, REWARDS, SEATS, TARGETS
from veche.titles.rurik_common.components import REGIONS as NUMBER_OF_REGIONS

Family: TypeAlias = tuple[str, str, list[str]]
"""A verb, the kinds of its nouns' words, and the nouns."""


def shared_families(
    regions: Sequence[str],
    goods: Sequence[str],
    rewards: Sequence[str],
    agendas: Sequence[str],
    structures: Sequence[str],
    columns: Sequence[str],
) -> list[Family]:
    """The families, with the names that an edition has for its things."""
    cards = [*agendas, *[UNUSED] * (MOST_AGENDAS - len(agendas))]
    return [
        # Chance
        ("first-player", "seat", list(SEATS)),
        ("deal agenda", "agenda", cards),
        ("reward", "reward", list(rewards)),
        # Setup
        ("keep agenda", "agenda", cards),
        ("place", "region", list(regions)),
        ("place leader", "region", list(regions)),
        # Bidding for actions
        ("column", "column", list(columns)),
        ("bribe", "", [""]),
        # Actions
        ("stop", "", [""]),
        ("attack", "region target", [f"{region} {target}" for region in regions for target in TARGETS]),
        ("tax", "region", list(regions)),
        ("market", "extra", ["good", "coin"]),
        ("build", "structure region", [f"{structure} {region}" for structure in structures for region in regions]),
        ("replace", "target", list(TARGETS)),
        ("marker", "seat", list(SEATS)),
        ("pay", "good", list(goods)),
    ]


def first_of(families: list[Family], verb: str) -> int:
    """The number of the first move of a verb's family."""
    place = 0
    for name, _, nouns in families:
        if name == verb:
            return place
        place += len(nouns)
    raise ValueError(verb)


_PLACES: Final = shared_families(
    [f"r{region}" for region in range(NUMBER_OF_REGIONS)],
    ["g0", "g1", "g2", "g3", "g4"],
    [f"w{reward}" for reward in range(REWARDS)],
    [],
    ["s0", "s1", "s2"],
    ["c0", "c1", "c2", "c3", "c4", "c5"],
)

FIRST_PLAYER: Final = first_of(_PLACES, "first-player")
DEAL_AGENDA: Final = first_of(_PLACES, "deal agenda")
REWARD: Final = first_of(_PLACES, "reward")
KEEP_AGENDA: Final = first_of(_PLACES, "keep agenda")
PLACE: Final = first_of(_PLACES, "place")
PLACE_LEADER: Final = first_of(_PLACES, "place leader")
COLUMN: Final = first_of(_PLACES, "column")
BRIBE: Final = first_of(_PLACES, "bribe")
STOP: Final = first_of(_PLACES, "stop")
ATTACK_TARGET: Final = first_of(_PLACES, "attack")
TAX_REGION: Final = first_of(_PLACES, "tax")
MARKET_GOOD: Final = first_of(_PLACES, "market")
MARKET_COIN: Final = MARKET_GOOD + 1
BUILD_STRUCTURE: Final = first_of(_PLACES, "build")
REPLACE: Final = first_of(_PLACES, "replace")
MARKER: Final = first_of(_PLACES, "marker")
PAY: Final = first_of(_PLACES, "pay")
SHARED_MOVES: Final = sum([len(nouns) for _, _, nouns in _PLACES])
"""How many numbers the shared families take: an edition's own begin there."""
