"""Doubts: which of the values on the components are reconstructed, so that the table can say so.

A value that somebody has corrected differs from ours, and is doubted no longer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from veche.titles.rurik2.box import OF_BENEFIT, OF_CARD, OF_DEED, OF_INHERITANCE, SPACES, Box
from veche.titles.rurik2.components import AGENDAS, DEEDS, KINDS, LEADERS, PAIRS, REGIONS, SIDES, SLOTS
from veche.titles.rurik2.printed import originals

RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True)
class Doubts:
    """By component: whether what stands on it is reconstructed."""

    spaces: tuple[bool, ...]
    tracks: tuple[bool, ...]
    tile: tuple[bool, ...]
    cards: tuple[bool, ...]
    deeds: tuple[bool, ...]
    agendas: tuple[bool, ...]
    leaders: tuple[bool, ...]
    inheritance: tuple[bool, ...]
    oaths: tuple[bool, ...]
    influence: tuple[bool, ...]


@lru_cache(maxsize=8)
def doubts(box: Box) -> Doubts:
    """What is doubtful in this box. Spaces are both sides of the board; tracks, tile and the rest as in the box."""
    ours = _ours()

    def alike(*columns: Callable[[Box], Sequence[object]]) -> bool:
        return all(column(box) == column(ours) for column in columns)

    def row(source: int) -> Callable[[Box], Sequence[int]]:
        return lambda one: one.gives[source * KINDS : (source + 1) * KINDS]

    space_names = _spaces()
    return Doubts(
        spaces=tuple(
            [
                bool(space_names[place])
                and _doubtful("spaces", space_names[place], "gives")
                and alike(row(place), lambda one, at=place: one.coin_cost[at : at + 1])  # type: ignore[misc]
                for place in range(2 * SPACES)
            ]
        ),
        tracks=(
            _doubtful("tracks", "step-1", "rule_regions") and alike(lambda one: one.rule_regions),
            _doubtful("tracks", "step-1", "expand_regions") and alike(lambda one: one.expand_regions),
            _doubtful("tracks", "step-1", "merits") and alike(lambda one: one.merits),
        ),
        tile=tuple(
            [
                all(
                    _doubtful("battle_tile", name, "gain")
                    for name in originals()["battle_tile"]
                    if name.startswith(side)
                )
                and alike(lambda one: one.benefit, lambda one: one.gives[OF_BENEFIT * KINDS :])
                for side in SIDES
            ]
        ),
        cards=tuple(
            [
                kind >= len(ours.card_ids) or _doubtful("strategy_cards", ours.card_ids[kind][0], "effect")
                if kind < ours.kinds and alike(row(OF_CARD + kind)) and _halves(box, kind) == _halves(ours, kind)
                else False
                for kind in range(box.kinds)
            ]
        ),
        deeds=tuple(
            [
                _doubtful("deeds", name, "reward")
                and alike(row(OF_DEED + deed))
                and box.deed_vp[deed] == ours.deed_vp[deed]
                for deed, name in enumerate(DEEDS)
            ]
        ),
        agendas=tuple([_doubtful("agendas", name, "goal") for name in AGENDAS]),
        leaders=tuple([_doubtful("leaders", name, "ability") for name in LEADERS]),
        inheritance=tuple(
            [
                _doubtful("inheritance", name, "gain") and alike(row(OF_INHERITANCE + card))
                for card, name in enumerate(REGIONS)
            ]
        ),
        oaths=tuple(
            [
                _doubtful("oaths", f"{pair}/{order}", "goods")
                and alike(lambda one: one.oath_goods, lambda one: one.oath_any)
                for pair in PAIRS
                for order in (1, 2)
            ]
        ),
        influence=tuple([_doubtful("influence", slot, "tile") for slot in SLOTS]),
    )


def _halves(box: Box, kind: int) -> tuple[int, int, int]:
    return box.attacker_loses[kind], box.defender_loses[kind], box.card_cost[kind]


def _spaces() -> list[str]:
    """The records of the spaces, by side and space; empty where a side has none."""
    return [name.removeprefix("space ") if "/" in name else "" for name in _ours().source_names[: 2 * SPACES]]


def _doubtful(table: str, name: str, field: str) -> bool:
    record = originals()[table][name]
    return bool(record.get("confidence_of", {}).get(field, record["confidence"]) == RECONSTRUCTED)


@cache
def _ours() -> Box:
    return Box(originals())
