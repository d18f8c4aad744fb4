"""Parts of the table for the examples of the rules page: regions of Siberia, or the tracks."""

from __future__ import annotations

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.html import esc, html, joined
from veche.drawing.scene import Scene
from veche.titles.stroganov.components import REGIONS
from veche.titles.stroganov.draw import regions, tracks
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.layout import definitions
from veche.titles.stroganov.rules import StroganovRules


def draw_part(rules: StroganovRules, scene: Scene, example: Example) -> PartDrawn:
    """The part that an example names: `tracks`, or regions by their names."""
    desk = Desk(rules, scene)
    if example.part == "tracks":
        inside = tracks.drawn(desk)
    else:
        shown = joined([regions.drawn(desk, REGIONS.index(name)) for name in example.part.split()])
        inside = html(f'<div class="sib panel {esc(desk.d.season)}"><div class="row">{shown}</div></div>')
    drawing = html(f'<div class="stro-part">{inside}</div>')
    return PartDrawn(drawing, definitions(desk.box), desk.say(f"example.{example.name}"))
