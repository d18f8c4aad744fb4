"""Stone & Blade at the table: new structures on the map, boons in the household, tokens on the warfare track."""

from __future__ import annotations

from typing import Any

from tests.drawing.stage import drawn, ground
from tests.rurik.rebellion.scenario import acts
from tests.rurik.scenario import Table, turn

TOKENS = ["two-wood", "a-scheme", "a-point", "two-coins", "a-fur"]


def at_table(column: str = "build", **blue: Any) -> Table:
    seats = {"blue": {"troops": {"kiev": 3}, **blue}, "yellow": {"structures": {"kiev": ["church"]}}}
    regions = {"kiev": {"rebels": 0}}
    return turn("blue", column, 1, options=["stone-and-blade"], warfare_rewards=TOKENS, seats=seats, regions=regions)


def test_each_kind_that_may_be_built_has_a_place_of_its_own() -> None:
    table = str(drawn(at_table().play("act").game, 0).table)
    places = [table.split(f'id="site-{kind}-kiev"')[1].split('transform="')[1].split('"')[0] for kind in BUILDABLE]
    assert len(set(places)) == len(BUILDABLE)


BUILDABLE = ("market", "stronghold", "tavern", "stable")


def test_a_tavern_stands_where_there_is_room() -> None:
    table = str(drawn(at_table(structures={"kiev": ["tavern", "stable"]}).game, 0).table)
    places = [table.split(f'id="{kind}-kiev"')[1].split('transform="')[1].split('"')[0] for kind in BUILT]
    assert len(set(places)) == len(BUILT)


BUILT = ("church", "tavern", "stable")


def test_a_full_region_says_so() -> None:
    game = at_table(structures={"kiev": ["tavern", "stable"]}, troops={"kiev": 3, "volyn": 2}).play("act").game
    assert "no room for another structure" in ground(game, "kiev")


def test_rivals_boons_are_open_too() -> None:
    blue = {"troops": {"kiev": 3}, "boons": ["fish"], "boons_held": 2}
    game = turn("blue", "build", 1, options=["stone-and-blade"], warfare_rewards=TOKENS, seats={"blue": blue}).game
    panel = str(drawn(game, 1)).split('id="mat-blue"')[1].split("</section>")[0]
    assert panel.count('class="pp gift"') == 1
    assert panel.count("boon held") == 1
    assert "boon held" not in str(drawn(game, 0)).split('id="mat-yellow"')[1].split("</section>")[0]


def test_the_rebellions_boons_are_told_as_what_they_are() -> None:
    table = acts(
        "muster", 1, options=["stone-and-blade"], yellow={"troops": {"volyn": 2}, "boons": [], "boons_held": 1}
    )
    panel = str(drawn(table.game, 0)).split('id="mat-yellow"')[1].split("</section>")[0]
    assert "never pays with them" in panel
    assert "paid as any" not in panel


def test_boons_and_tokens_are_shown() -> None:
    drawing = str(drawn(at_table(boons=["wood", "fish"], boons_held=1).game, 0))
    assert drawing.count('class="boon"') == 2
    assert drawing.count("boon held") == 1
    assert drawing.count('class="bt') == len(TOKENS)
