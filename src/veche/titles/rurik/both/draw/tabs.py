"""On which tab of a small screen the thing lies that is asked for."""

from __future__ import annotations

from typing import Final

from veche.titles.rurik.both.draw.desk import Desk

HOMES: Final = {
    "region": "map",
    "structure": "map",
    "target": "map",
    "company": "map",
    "oath": "map",
    "column": "boards",
    "goods": "boards",
    "seat": "rivals",
    "market": "rivals",
}
"""By the kind of thing at which a move points: the tab where it lies. Whatever else there is, is one's own."""

ON_BOARDS: Final = frozenset(("resolve", "resolve-which", "before-main-action", "before-command"))
"""The questions about what stands on the board of columns, whatever may be done besides."""


def tab(desk: Desk, tray: bool) -> str:
    """The tab, or nothing when the viewer is not asked. What lies on a `tray` lies over the map."""
    if desk.view.over:
        return "score"
    if not desk.asked:
        return ""
    if tray:
        return "map"
    if desk.doing(*ON_BOARDS):
        return "boards"
    kinds = [pick.at.split("-")[0] for pick in desk.scene.picks if pick.at]
    if not kinds:
        return "map"
    return "boards" if kinds[0] == desk.edition.bid else HOMES.get(kinds[0], "mine")
