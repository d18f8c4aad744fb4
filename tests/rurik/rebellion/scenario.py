"""The language of the solo tests: blue plays alone, the Rebellion has yellow, and card 1 says what the test says.

    table = acts("muster", 1, yellow={"troops": {"kiev": 1}, "leader_at": "kiev"})
    assert table.did == ["resolves muster 1", "musters kiev ruled", …]

The location order of card 1 is that of the map unless a test names another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rurik.scenario import Table

NORTH_TO_SOUTH = ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl")
BUILD_ORDER = ("stronghold", "market", "church")
PRIORITIES = ("attack_move", "build", "tax")


class Solo(Table):
    """A game of Rurik alone that began at a position; chance is asked."""

    @property
    def did(self) -> list[str]:
        """What the Rebellion did, without its name."""
        yellow = [entry.text for entry in self.game.line() if entry.seat == 1]
        return [text.removeprefix("rebellion ") for text in yellow]

    @property
    def rebellion(self) -> dict[str, Any]:
        """Its record."""
        record: dict[str, Any] = self.position["rebellion"]
        return record

    def seat(self, name: str) -> dict[str, Any]:
        """A seat of the position."""
        fields: dict[str, Any] = self.position["seats"][name]
        return fields

    def neutral(self, region: str) -> int:
        """The neutral troops in a region."""
        number: int = self.position["regions"][region]["neutral"]
        return number


def card(
    order: Sequence[str] = NORTH_TO_SOUTH,
    build: Sequence[str] = BUILD_ORDER,
    advisors: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Corrections that make card 1 say this, whatever the priority."""
    fields: dict[str, Any] = {"location_order": list(order), "build_order": {name: list(build) for name in PRIORITIES}}
    if advisors is not None:
        fields["advisors"] = list(advisors)
    if columns is not None:
        fields["strategy"] = {name: list(columns) for name in PRIORITIES}
    return {"rebellion_cards": {"1": fields}}


def solo(
    corrections: Mapping[str, Any] | None = None,
    difficulty: str = "easy",
    options: Sequence[str] = (),
    blue: Mapping[str, Any] | None = None,
    yellow: Mapping[str, Any] | None = None,
    neutral: Mapping[str, int] | None = None,
    **position: Any,
) -> Solo:
    """A position of the solo game."""
    regions = {name: {"neutral": number} for name, number in (neutral or {}).items()}
    for name, fields in position.pop("regions", {}).items():
        regions.setdefault(name, {}).update(fields)
    return Solo(
        {
            "players": 1,
            "options": [*options, f"difficulty={difficulty}"],
            "seats": {"blue": {"coins": 0} | dict(blue or {}), "yellow": {"coins": 0} | dict(yellow or {})},
            "regions": regions,
            **position,
        },
        corrections,
    )


def acts(
    column: str,
    row: int = 1,
    order: Sequence[str] = NORTH_TO_SOUTH,
    build: Sequence[str] = BUILD_ORDER,
    **position: Any,
) -> Solo:
    """The Rebellion resolves its only advisor, a 1, from that space, with card 1 on top; then blue has a turn."""
    board = {column: [None] * (row - 1) + [{"seat": "yellow", "advisor": 1}]}
    board["muster" if column == "scheme" else "scheme"] = [None, None, {"seat": "blue", "advisor": 5}]
    table = solo(card(order, build), at="turn", seat="yellow", board=board, **position)
    table.play("turn up 1")
    return table


def places(
    advisors: Sequence[str], columns: Sequence[str], board: Mapping[str, Any] | None = None, **position: Any
) -> Solo:
    """The Rebellion places the next advisor by card 1, whose rows are these; then blue is asked, if it has one left."""
    corrections = card(advisors=advisors, columns=columns)
    table = solo(corrections, at="placing", seat="yellow", board=dict(board or {}), **position)
    if table.asked == ("chance", "bottom-card"):
        table.play("bottom card 1")
    return table


def claims(**position: Any) -> Solo:
    """The claim phase of the solo game."""
    return solo(card(), at="claim", seat="blue", **position)
