"""Where the parts of the table are: Siberia from edge to edge, below it a band of boards, rivals and chronicle, and my
house as the dock."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from veche.drawing.desk import chronicle, switch
from veche.drawing.html import EMPTY, Html, html
from veche.drawing.icons import symbols
from veche.drawing.marks import SEAL
from veche.drawing.parts import part
from veche.drawing.scene import Drawing, Scene
from veche.drawing.scoresheet import ending
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.draw import chips, house, landscape, market, rivals, siberia, status, tracks, weight
from veche.titles.stroganov.draw.desk import Desk
from veche.titles.stroganov.draw.scoring import sheet
from veche.titles.stroganov.rules import StroganovRules

TABS: Final = ("score", "map", "boards", "mine", "rivals", "log")
"""The tabs of small screens."""

PLACES: Final = {
    "take-fur": "boards", "trophy-step": "boards", "trophy-reward": "boards", "second-reward": "boards",
    "sing-at-once": "boards", "choose-which-song": "boards", "auxiliary-action": "boards", "pay-piece": "mine",
    "fulfil-freely": "mine", "before-income-what": "mine",
}  # fmt: skip
"""By question: the tab of what is asked for, where that is not the row of landscapes."""

ICONS: Final = (
    "horse", "yurt", "banner", "tiger", "song", "story", "trophy", "outpost", "cossack", "wish", "village", "steppe",
    "forest", "swamp", "mountain", "spring", "summer", "autumn", "winter", "squirrel", "fox", "ermine", "sable",
    "wolverine", "deer", "bear-head", "bag", "hunt", "ride", "anywhere", "fur", "coins", "points", "structures",
)  # fmt: skip


def draw(rules: StroganovRules, scene: Scene) -> Drawing:
    """The table of Stroganov as one seat, or a spectator, sees it."""
    desk = Desk(rules, scene)
    return Drawing(
        status=status.drawn(desk),
        main=_main(desk),
        tabs=tuple([(name, desk.say(f"draw.tab.{name}")) for name in TABS]),
        detail=status.detail(desk),
        question=status.question(desk),
        waiting=desk.waiting(),
        faces=chips.faces(desk),
        aside=chips.aside(desk),
        primary=weight.primary(desk),
        rare=weight.rare(desk),
        order=chips.order(desk),
        dock=house.drawn(desk),
        purse=EMPTY if desk.watching else house.purse(desk),
        tab=tab(desk),
    )


def _main(desk: Desk) -> Html:
    end = EMPTY
    if desk.view.over:
        seats = [desk.name(seat) for seat in range(desk.houses)]
        outcome = desk.scene.outcome or desk.d.outcome()
        end = ending(desk, sheet(outcome, seats, desk.seats, desk.scene.words, desk.scene.rounds))
    which = switch(desk, ("rivals", "boards"), "which")
    free = html(" free") if desk.doing("fulfil-freely") else EMPTY
    return html(
        f'{definitions(desk.box)}<div class="stro of{desk.houses}{free}">{end}{siberia.drawn(desk)}{which}'
        f"{market.drawn(desk)}{tracks.drawn(desk)}{rivals.drawn(desk)}{chronicle(desk)}</div>"
    )


def tab(desk: Desk) -> str:
    """The tab where the thing that is asked for lies; none for whoever is not asked."""
    if desk.view.over:
        return "score"
    if not desk.scene.picks:
        return ""
    if desk.doing("trade-bonus"):
        return "map" if "to" in desk.verbs else "boards"
    return PLACES.get(desk.procedure, "map")


@lru_cache(maxsize=8)
def definitions(box: Box) -> Html:
    """Everything that drawings refer to and that never changes in a match."""
    return part(
        html(
            '<svg id="stroganov-defs" class="defs" aria-hidden="true"><defs>'
            f"{symbols(ICONS)}{SEAL}{landscape.definitions(tuple(box.type_of))}</defs></svg>"
        )
    )
