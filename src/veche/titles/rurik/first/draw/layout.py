"""Where the parts of the table are: boards on the left, the map, rivals on the right, mine in the dock."""

from __future__ import annotations

from veche.drawing.desk import chronicle, switch
from veche.drawing.html import EMPTY, Html, html
from veche.drawing.scene import Drawing, Scene
from veche.drawing.scoresheet import ending
from veche.titles.rurik.both.draw import map, weight
from veche.titles.rurik.both.draw.grounds import refusals
from veche.titles.rurik.both.draw.tabs import tab
from veche.titles.rurik.first.draw import (
    chips,
    claim_board,
    decks,
    deeds,
    hand,
    household,
    intrigues,
    rebellion,
    rivals,
    status,
    strategy_board,
    targets,
    tray,
)
from veche.titles.rurik.first.draw.desk import Desk
from veche.titles.rurik.first.draw.grounds import GROUNDS
from veche.titles.rurik.first.draw.scoring import sheet
from veche.titles.rurik.first.rules import RurikRules

TABS = ("score", "map", "boards", "mine", "rivals", "log")
"""The tabs of small screens."""


def draw(rules: RurikRules, scene: Scene) -> Drawing:
    """The table of Rurik as one seat, or a spectator, sees it."""
    desk = Desk(rules, scene)
    laid = tray.drawn(desk)
    tabs = tuple([(name, desk.say(f"draw.tab.{name}")) for name in TABS])
    return Drawing(
        status=status.drawn(desk),
        main=_main(desk, laid),
        tabs=tabs,
        detail=status.detail(desk),
        question=desk.question(),
        waiting=desk.waiting(),
        dock=household.drawn(desk) + hand.drawn(desk) + decks.drawn(desk),
        purse=household.purse(desk),
        tab=tab(desk, bool(laid)),
        faces=chips.faces(desk),
        primary=weight.primary(desk, chips.FORFEIT),
        rare=weight.rare(desk, chips.FORFEIT, chips.stopping(desk)),
        repeated=weight.REPEATED,
    )


def _main(desk: Desk, laid: Html) -> Html:
    land = map.drawn(desk, refusals(desk, GROUNDS), targets.drawn(desk))
    return html(
        f"{map.definitions(desk.refers_to, desk.regions, desk.say)}{_sheet(desk)}"
        f'<div class="rail left tab-boards">{strategy_board.drawn(desk)}{claim_board.drawn(desk)}</div>'
        f'<div class="hero tab-map" data-zoomable>{land}{map.zoom(desk.say)}{laid}</div>{switch(desk)}'
        f'<div class="rail right">{_rivals(desk)}{deeds.drawn(desk)}{intrigues.drawn(desk)}{chronicle(desk)}</div>'
    )


def _rivals(desk: Desk) -> Html:
    """The other players or, alone, the Rebellion."""
    return rivals.drawn(desk) if desk.d.rebellion is None else rebellion.drawn(desk, desk.d.rebellion)


def _sheet(desk: Desk) -> Html:
    """When the game is over, the scoring sheet comes first."""
    if not desk.view.over:
        return EMPTY
    leaders = [desk.leader(seat) for seat in range(desk.players)]
    names = [desk.name(seat) for seat in range(desk.players)]
    return ending(desk, sheet(desk.d.outcome(), names, desk.seats, desk.scene.words, desk.scene.rounds, leaders))
