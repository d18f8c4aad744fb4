"""Parts of the table for the examples of the rules page: a piece of the map, or the tracks."""

from __future__ import annotations

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.scene import Scene
from veche.titles.rurik.both.draw import map
from veche.titles.rurik.second.draw import chronicle_board, targets
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.rules import Rurik2Rules


def draw_part(rules: Rurik2Rules, scene: Scene, example: Example) -> PartDrawn:
    """The part that an example names: `tracks`, or the box of the map."""
    desk = Desk(rules, scene)
    drawing = chronicle_board.tracks_below(desk) if example.part == "tracks" else map.part_of(desk, example.part)
    definitions = map.definitions(desk.edition, desk.regions, desk.say, targets.definitions())
    return PartDrawn(drawing, definitions, desk.say(f"example.{example.name}"))
