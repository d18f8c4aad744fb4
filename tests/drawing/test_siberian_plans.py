"""Advised turns in Siberia: a ride is an arrow over the tiles, what else is done has its number where it is done."""

from __future__ import annotations

import re
from dataclasses import replace

from tests.drawing.stage import games, scene
from veche.drawing.scene import Trail
from veche.shelf.title import title_of
from veche.story.passage import Trace

RIDE = Trace("goes", "space-1", "space-4")


def drawn(*plans: Trail) -> str:
    """The table at the first question of a game, with these turns advised to the seat that is asked."""
    game = next(one for one in games(2, range(1), "stroganov") if one.ask is not None and one.ask.seat >= 0)
    assert game.ask is not None
    seen = scene(game.rules, game.state, game.ask.seat, title="stroganov")
    return str(title_of(game).draw(game.rules, replace(seen, plans=plans)).table)


def ways(table: str, plan: int = 1) -> dict[str, str]:
    """By space of the row: which part of an arrow of this plan is drawn on it."""
    tiles = re.split(r'id="tile-(?=\d+" )', table)[1:]
    look = rf'class="plan way ([a-z ]+) s-\w+" data-plan="{plan}"'
    return {tile[: tile.index('"')]: found[1] for tile in tiles if (found := re.search(look, tile))}


def steps(table: str, plan: int = 1) -> list[str]:
    """The numbers of a plan, as they lie on the table."""
    found = re.findall(rf'class="plan steps s-\w+" data-plan="{plan}" aria-hidden="true">((?:<b>.</b>)+)</span>', table)
    return [" ".join(re.findall(r"<b>(.)</b>", one)) for one in found]


def test_a_ride_is_an_arrow_over_all_tiles_between_and_a_ghost_where_it_ends() -> None:
    table = drawn(Trail(1, 0, (RIDE,)))
    assert ways(table) == {"1": "out east", "2": "over east", "3": "over east", "4": "in east"}
    assert table.count("plan rider") == 1
    assert ways(drawn(Trail(1, 0, (Trace("goes", "space-3", "space-0"),)))) == {
        "0": "in west", "1": "over west", "2": "over west", "3": "out west",
    }  # fmt: skip


def test_what_is_done_is_numbered_in_order_where_it_is_done() -> None:
    table = drawn(Trail(1, 0, (RIDE, Trace("here", "space-4"), Trace("here", "village_in-ural"), RIDE)))
    assert sorted(steps(table)) == ["1 2", "3"]
    assert steps(drawn(Trail(1, 0, (Trace("here", "village_in-ural"),)))) == ["•"], "the only step needs no number"


def test_every_turn_has_its_own_drawing_and_nobody_else_has_one() -> None:
    table = drawn(Trail(1, 0, (RIDE,)), Trail(2, 0, (Trace("goes", "space-0", "space-2"),)))
    assert set(ways(table, 2)) == {"0", "1", "2"}
    assert set(ways(table)) == {"1", "2", "3", "4"}
    assert "plan" not in {word for look in re.findall(r'class="([^"]*)"', drawn()) for word in look.split()}
