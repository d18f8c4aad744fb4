"""Parts of the table for the examples of the rules page: a piece of the map, or the tracks."""

from __future__ import annotations

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.scene import Scene
from veche.titles.rurik.both.draw import map
from veche.titles.rurik.first.draw import claim_board
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.rules import RurikRules


def draw_part(rules: RurikRules, scene: Scene, example: Example) -> PartDrawn:
    """The part that an example names: `tracks`, or the box of the map."""
    desk = Desk(rules, scene)
    drawing = claim_board.drawn(desk) if example.part == "tracks" else map.part_of(desk, example.part)
    definitions = map.definitions(desk.refers_to, desk.regions, desk.say)
    return PartDrawn(drawing, definitions, desk.say(f"example.{example.name}"))
