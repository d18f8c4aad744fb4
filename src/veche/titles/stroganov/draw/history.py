"""Small pictures of what the history tells of: landscapes, furs, signs of places and events."""

from __future__ import annotations

from typing import Final

from veche.drawing.examples import PartDrawn
from veche.drawing.html import EMPTY, Html, html
from veche.drawing.icons import whole
from veche.titles.stroganov.components import FURS, TYPES
from veche.titles.stroganov.draw.landscape import picture
from veche.titles.stroganov.draw.layout import definitions
from veche.titles.stroganov.draw.marks import plate, tiger
from veche.titles.stroganov.rules import StroganovRules

SIGNS: Final = {
    "family": "coins", "charters": "wish", "kuchum": "yurt", "yermak": "attack", "cossacks": "cossack", "east": "ride",
    "yasak": "fur", "tsars": "leader", "songs": "song", "ivan": "hunt", "village": "village", "yurt": "yurt",
    "outpost": "outpost", "horses": "horse",
}  # fmt: skip
"""The signs of events and of places to which one comes."""

LANDS: Final = {"ural": "LS4", "ob": "LS3", "yenisei": "LS1", "lena": "LS5", "okhotsk": "L18"}
"""Which of the tiles' pictures stands for a region."""


def draw_thing(rules: StroganovRules, thing: str) -> PartDrawn:
    """The picture of a thing, and the definitions of the landscapes, to which some of them refer."""
    return PartDrawn(_drawn(*thing.split("-", 1)), definitions(rules.box))


def _drawn(kind: str, name: str) -> Html:
    if kind == "fur":
        return html(f'<span class="likeness round">{plate(FURS.index(name))}</span>')
    if kind == "prey":
        return html(f'<span class="likeness round">{tiger()}</span>')
    if kind == "type":
        return _land(f"type-{TYPES.index(name)}")
    if kind == "region":
        return _land(LANDS[name])
    return html(f'<span class="likeness round">{whole(SIGNS[name])}</span>') if name in SIGNS else EMPTY


def _land(ident: str) -> Html:
    return html(f'<span class="likeness land">{picture(ident)}</span>')
