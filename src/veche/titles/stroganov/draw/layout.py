"""Where the parts of the table are: Siberia from edge to edge; below it goods, tracks, my house, rivals, chronicle."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.desk import chronicle
from veche.drawing.html import EMPTY, Html, html
from veche.drawing.icons import symbols
from veche.drawing.marks import SEAL
from veche.drawing.parts import part
from veche.drawing.scene import Drawing, Scene
from veche.drawing.scoresheet import ending
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.draw import chips, house, landscape, market, rivals, siberia, status, tracks
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.scoring import sheet
from veche.titles.stroganov.rules import StroganovRules

TABS: Final = ("map", "boards", "mine", "rivals", "log")
"""The tabs of small screens."""

ICONS: Final = (
    "horse", "yurt", "banner", "tiger", "song", "story", "trophy", "outpost", "cossack", "wish", "village", "steppe",
    "forest", "swamp", "mountain", "spring", "summer", "autumn", "winter", "squirrel", "fox", "ermine", "sable",
    "wolverine", "deer", "bear-head", "bag", "hunt", "ride", "anywhere", "fur", "coins", "points", "structures",
)  # fmt: skip


def draw(rules: StroganovRules, scene: Scene) -> Drawing:
    """The table of Stroganov as one seat, or a spectator, sees it."""
    desk = Desk(rules, scene)
    names = ("score", *TABS) if desk.view.over else TABS
    return Drawing(
        status=status.drawn(desk),
        main=_main(desk),
        tabs=tuple([(name, desk.say(f"draw.tab.{name}")) for name in names]),
        detail=status.detail(desk),
        question=status.question(desk),
        waiting=desk.waiting(),
        faces=chips.faces(desk),
        aside=chips.aside(desk),
    )


def _main(desk: Desk) -> Html:
    end = EMPTY
    if desk.view.over:
        seats = [desk.name(seat) for seat in range(desk.houses)]
        end = ending(desk, sheet(desk.d.outcome(), seats, desk.scene.words, desk.scene.rounds))
    return html(
        f'{definitions(desk.box)}<div class="stro">{end}{siberia.drawn(desk)}{market.drawn(desk)}{tracks.drawn(desk)}'
        f'{house.drawn(desk)}<div class="rail side">{rivals.drawn(desk)}{chronicle(desk)}</div></div>'
    )


@lru_cache(maxsize=8)
def definitions(box: Box) -> Html:
    """Everything that drawings refer to and that never changes in a match."""
    return part(
        html(
            '<svg id="stroganov-defs" class="defs" aria-hidden="true"><defs>'
            f"{symbols(ICONS)}{SEAL}{landscape.definitions(tuple(box.type_of))}</defs></svg>"
        )
    )
