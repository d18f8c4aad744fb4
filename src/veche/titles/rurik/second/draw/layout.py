"""Where the parts of the table are: Chronicle board, map, rivals and markets, my house in the dock."""

from __future__ import annotations

from typing import Final

from veche.drawing.desk import chronicle, switch
from veche.drawing.html import EMPTY, Html, html
from veche.drawing.scene import Drawing, Scene
from veche.drawing.scoresheet import ending
from veche.titles.rurik.both.draw import map, weight
from veche.titles.rurik.both.draw.grounds import refusals
from veche.titles.rurik.both.draw.tabs import tab
from veche.titles.rurik.second.draw import (
    battle,
    chips,
    chronicle_board,
    hand,
    house,
    markets,
    rivals,
    status,
    targets,
    tray,
)
from veche.titles.rurik.second.draw.desk import Desk
from veche.titles.rurik.second.draw.grounds import GROUNDS
from veche.titles.rurik.second.draw.scoring import sheet
from veche.titles.rurik.second.rules import Rurik2Rules

TABS: Final = ("score", "map", "boards", "mine", "rivals", "log")
"""The tabs of small screens."""


def draw(rules: Rurik2Rules, scene: Scene) -> Drawing:
    """The table as one seat, or a spectator, sees it."""
    desk = Desk(rules, scene)
    laid = battle.drawn(desk) + tray.drawn(desk)
    return Drawing(
        status=status.drawn(desk),
        main=_main(desk, laid),
        tabs=tuple([(name, desk.say(f"draw.tab.{name}")) for name in TABS]),
        detail=status.detail(desk),
        question=desk.question(),
        waiting=desk.waiting(),
        faces=chips.faces(desk),
        aside=chips.aside(desk),
        dock=house.drawn(desk) + hand.drawn(desk),
        purse=house.purse(desk),
        tab=tab(desk, bool(laid)),
        primary=weight.primary(desk, chips.SKIP),
        rare=weight.rare(desk, chips.SKIP, chips.stopping(desk)),
        repeated=weight.REPEATED,
    )


def _main(desk: Desk, laid: Html) -> Html:
    land = map.drawn(desk, refusals(desk, GROUNDS), targets.drawn(desk), targets.sworn(desk))
    return html(
        f"{map.definitions(desk.edition, desk.regions, desk.say, targets.definitions())}{_sheet(desk)}"
        f'<div class="rail left tab-boards">{chronicle_board.commands(desk)}{chronicle_board.tracks_below(desk)}</div>'
        f'<div class="hero tab-map" data-zoomable>{land}{map.zoom(desk.say)}{laid}</div>{switch(desk)}'
        f'<div class="rail right">{rivals.drawn(desk)}{markets.drawn(desk)}{chronicle(desk)}</div>'
    )


def _sheet(desk: Desk) -> Html:
    """When the game is over, the scoring sheet comes first."""
    if not desk.view.over:
        return EMPTY
    leaders = [desk.leader(seat) for seat in range(desk.players)]
    names = [desk.name(seat) for seat in range(desk.players)]
    return ending(desk, sheet(desk.d.outcome(), names, desk.seats, desk.scene.words, desk.scene.rounds, leaders))
