"""Doubts: which of the values on the components are reconstructed, so that the table can say so.

A value that somebody has corrected differs from ours, and is doubted no longer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from veche.kernel.records import is_reconstructed
from veche.titles.rurik.second.box import OF_BENEFIT, OF_CARD, OF_DEED, OF_INHERITANCE, OF_SPACE, SPACES, Box
from veche.titles.rurik.second.components import (
    AGENDAS,
    DEEDS,
    GOODS,
    KINDS,
    LEADERS,
    OATHS,
    PAIRS,
    REGIONS,
    SIDES,
    SLOTS,
)
from veche.titles.rurik.second.printed import originals


@dataclass(frozen=True)
class Doubts:
    """By component, counted as in the box: whether what stands on it is reconstructed."""

    spaces: tuple[bool, ...]
    tracks: tuple[bool, ...]
    tile: tuple[bool, ...]
    cards: tuple[bool, ...]
    deeds: tuple[bool, ...]
    agendas: tuple[bool, ...]
    leaders: tuple[bool, ...]
    inheritance: tuple[bool, ...]
    oaths: tuple[bool, ...]
    oath_kinds: tuple[bool, ...]
    influence: tuple[bool, ...]


@lru_cache(maxsize=8)
def doubts(box: Box) -> Doubts:
    """What is doubtful in this box."""
    ours = _ours()
    return Doubts(
        spaces=tuple([_space(box, place) for place in range(2 * SPACES)]),
        tracks=(
            _doubtful("tracks", "step-1", "rule_regions") and box.rule_regions == ours.rule_regions,
            _doubtful("tracks", "step-1", "expand_regions") and box.expand_regions == ours.expand_regions,
            _doubtful("tracks", "step-1", "merits") and box.merits == ours.merits,
        ),
        tile=tuple([_tile(box, side) for side in SIDES]),
        cards=tuple([_card(box, kind) for kind in range(box.kinds)]),
        deeds=tuple([_deed(box, deed) for deed in range(len(DEEDS))]),
        agendas=tuple([_doubtful("agendas", name, "goal") for name in AGENDAS]),
        leaders=tuple([_doubtful("leaders", name, "ability") for name in LEADERS]),
        inheritance=tuple([_inherited(box, card) for card in range(len(REGIONS))]),
        oaths=tuple([_oath(box, space) for space in range(2 * len(PAIRS))]),
        oath_kinds=tuple([_doubtful("oath_kinds", name, "effect") for name in OATHS]),
        influence=tuple([_doubtful("influence", slot, "tile") for slot in SLOTS]),
    )


def _space(box: Box, place: int) -> bool:
    name = _ours().source_names[OF_SPACE + place].removeprefix("space ")
    if name not in originals()["spaces"]:
        return False
    same = _same(box, OF_SPACE + place) and box.coin_cost[place] == _ours().coin_cost[place]
    return same and _doubtful("spaces", name, "gives")


def _tile(box: Box, side: str) -> bool:
    names = [name for name, record in originals()["battle_tile"].items() if record["side"] == side]
    same = box.benefit == _ours().benefit and box.gives[OF_BENEFIT * KINDS :] == _ours().gives[OF_BENEFIT * KINDS :]
    return same and all(_doubtful("battle_tile", name, "gain") for name in names)


def _card(box: Box, kind: int) -> bool:
    """Cards are found by their first number, which a correction does not change."""
    ours, ident = _ours(), box.card_ids[kind][0]
    here = next((place for place, ids in enumerate(ours.card_ids) if ident in ids), None)
    if here is None or _row(box, OF_CARD + kind) != _row(ours, OF_CARD + here):
        return False
    return _halves(box, kind) == _halves(ours, here) and _doubtful("strategy_cards", ident, "effect")


def _halves(box: Box, kind: int) -> tuple[int, int, int]:
    return box.attacker_loses[kind], box.defender_loses[kind], box.card_cost[kind]


def _deed(box: Box, deed: int) -> bool:
    same = _same(box, OF_DEED + deed) and box.deed_vp[deed] == _ours().deed_vp[deed]
    return same and _doubtful("deeds", DEEDS[deed], "reward")


def _inherited(box: Box, card: int) -> bool:
    same = _same(box, OF_INHERITANCE + card) and box.inheritance_cost[card] == _ours().inheritance_cost[card]
    return same and _doubtful("inheritance", REGIONS[card], "gain")


def _oath(box: Box, space: int) -> bool:
    goods = slice(space * len(GOODS), (space + 1) * len(GOODS))
    same = box.oath_goods[goods] == _ours().oath_goods[goods] and box.oath_any[space] == _ours().oath_any[space]
    pair, order = divmod(space, 2)
    return same and _doubtful("oaths", f"{PAIRS[pair]}/{order + 1}", "goods")


def _row(box: Box, source: int) -> list[int]:
    return list(box.gives[source * KINDS : (source + 1) * KINDS])


def _same(box: Box, source: int) -> bool:
    """Whether a source gives what it gives in our box."""
    return _row(box, source) == _row(_ours(), source)


def _doubtful(table: str, name: str, field: str) -> bool:
    return is_reconstructed(originals()[table][name], field)


@cache
def _ours() -> Box:
    return Box(originals())
