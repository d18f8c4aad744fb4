"""Small pictures of what the history tells of: a leader's initial, a region on the map, a good, an event's sign."""

from __future__ import annotations

from typing import Final

from veche.drawing.examples import PartDrawn
from veche.drawing.html import EMPTY, Html, esc, html
from veche.drawing.icons import icon, whole
from veche.drawing.speech import Speech
from veche.titles.rurik.both.draw import map
from veche.titles.rurik.both.draw.desk import Edition
from veche.titles.rurik.both.draw.geometry import REGIONS, anchor
from veche.titles.rurik.both.draw.marks import PLAITED, good

WIDE: Final = 460
HIGH: Final = 320
"""How much of the map is seen around a region."""

EVENTS: Final = {
    "rus": "ship", "vladimir": "leader", "tribute": "coins", "murders": "casualty", "war": "attack", "dnieper": "rule",
    "after": "stronghold",
}  # fmt: skip
"""The signs of the events of the succession."""


def draw_thing(edition: Edition, say: Speech, thing: str) -> PartDrawn:
    """The picture of a thing, and the definitions of the map, to which all of them refer."""
    kind, _, name = thing.partition("-")
    return PartDrawn(_drawn(edition, say, kind, name), map.definitions(edition, len(edition.regions), say))


def _drawn(edition: Edition, say: Speech, kind: str, name: str) -> Html:
    if kind == "leader":
        letter = esc(say(f"leader.{name}")[:1])
        initial = html(f'<div class="initial">{PLAITED}{icon("leader")}<b>{letter}</b></div>')
        return html(f'<div class="likeness leader">{initial}</div>')
    if kind == "region" and name in edition.regions:
        return _place(edition.regions.index(name))
    if kind == "good":
        return html(f'<span class="likeness round">{good(name)}</span>')
    return html(f'<span class="likeness round">{whole(EVENTS[name])}</span>') if name in EVENTS else EMPTY


def _place(region: int) -> Html:
    x, y = anchor(region)
    land = esc(REGIONS[region])
    return html(
        f'<svg class="likeness map-part" viewBox="{round(x) - WIDE // 2} {round(y) - HIGH // 2} {WIDE} {HIGH}">'
        f'<use href="#m-under"/><use href="#rg-{land}" clip-path="url(#cp-{land})" class="told-of"/>'
        f'<use href="#m-over"/><g class="names"><use href="#m-names"/></g></svg>'
    )
