"""Intrigue and Stone & Blade in one match: where an intrigue meets a thing of the expansion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, turn
from tests.rurik.test_intrigue import ROUND
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.first.printed import originals

BOTH = ["intrigue", "stone-and-blade"]
TOKENS = ["two-wood", "a-scheme", "a-point", "two-coins", "a-fur"]
NO_REBELS = {"kiev": {"rebels": 0}}


def in_force(card: str, column: str, row: int = 1, **position: Any) -> Table:
    """Blue's turn in round two, while the card is in force."""
    given = {"options": BOTH, "round": 2, "intrigues": [card, None, None], "warfare_rewards": TOKENS}
    return turn("blue", column, row, **{**given, **position})


def beginning(card: str, **position: Any) -> Table:
    """Round two, with the card already in effect."""
    given = {"options": BOTH, "round": 2, "phase": "strategy", "intrigues": [card, None, None], "docket": ROUND}
    return Table({**given, "warfare_rewards": TOKENS, **position}).play(f"intrigue {card}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_are_set_out(players: int) -> None:
    game: Game[Any] = Game(title("rurik"), Setup(players, {"intrigue": "", "stone-and-blade": ""}), 11)
    position = game.title.dump(game.rules, game.state)
    assert len(set(position["intrigues"])) == 3
    assert len(set(position["warfare_rewards"])) == 5
    assert all(one["boons"] == ["wood", "fish", "honey"] for one in position["seats"].values())


def test_a_feud_that_reveals_nothing_still_leads_to_the_reward() -> None:
    """Blood Feud takes the only card; the second space has two wood."""
    seats = {"blue": {"troops": {"kiev": 2}, "warfare": 1}, "yellow": {"troops": {"kiev": 1, "rostov": 1}}}
    table = in_force("blood-feud", "attack", 2, seats=seats).play("act", "attack kiev yellow")
    assert table.asked == ("blue", "end-of-turn")  # no card was revealed; two wood can be converted
    assert table.changes["seats.blue.warfare"] == (1, 2)
    assert table.changes["seats.blue.goods.wood"] == (0, 2)


def test_gleb_marches_after_a_feud_that_reveals_nothing() -> None:
    blue = {"leader": "gleb", "leader_at": "kiev", "troops": {"kiev": 2}}
    seats = {"blue": blue, "yellow": {"troops": {"kiev": 1, "rostov": 1}}}
    table = in_force("blood-feud", "attack", 2, seats=seats).play("act", "attack kiev yellow")
    assert table.asked == ("blue", "gleb-may-march")


@pytest.mark.parametrize("structure", ["tavern", "stable"])
def test_masons_build_the_new_structures_cheaper_too(structure: str) -> None:
    """Nobody rules Kiev, where a structure costs two: with the masons, the first costs one."""
    seats = {"blue": {"troops": {"kiev": 1, "volyn": 2}}, "yellow": {"troops": {"kiev": 1}}}
    table = in_force("guild-of-masons", "build", 1, seats=seats, regions=NO_REBELS).play("act")
    table.play(f"build {structure} kiev")
    assert table.position["turn"]["build_points"] == 1
    assert table.position["seats"]["blue"]["built"]


def test_unrest_lays_rebels_as_far_as_all_nineteen_last() -> None:
    """Eighteen are defeated: one comes, to the first region without troops."""
    seats = {"blue": {"rebels": 18, "troops": {"kiev": 1}}, "yellow": {"troops": {"kiev": 1}}}
    none = {name: {"rebels": 0} for name in ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev")}
    none |= {name: {"rebels": 0} for name in ("chernigov", "pereyaslavl")}
    table = beginning("unrest", seats=seats, regions=none)
    regions = table.position["regions"]
    assert [name for name, region in regions.items() if region["rebels"]] == ["novgorod"]


def test_a_harvest_taxed_fills_a_column_and_gains_its_boon() -> None:
    """Two goods lie in Smolensk, and the boat has two spaces for honey."""
    seats = {"blue": {"troops": {"smolensk": 2}, "boons": ["honey"]}, "yellow": {"troops": {"rostov": 1}}}
    regions = {"smolensk": {"rebels": 0, "good": "honey", "more_goods": 1}}
    table = in_force("rich-harvest", "tax", 1, seats=seats, regions=regions).play("act", "tax smolensk")
    assert table.seat("blue")["boons_held"] == 0
    table.play("tax smolensk")
    assert (table.seat("blue")["boons_held"], table.seat("blue")["boons"]) == (1, [])


def test_elders_draw_from_decks_made_of_the_pile_whose_order_is_forgotten() -> None:
    """A deck is empty: the card left in the other and the two that were discarded make two new ones."""
    ids = [*originals()["schemes"], *originals()["more_schemes"]]
    table = beginning(
        "council-of-elders",
        schemes={"decks": {"left": {"cards": 1}, "right": {"cards": 0}}, "discard": ids[1:3]},
        seats={"yellow": {"schemes": ids[3:]}},
    )
    assert table.asked == ("blue", "draw-which-deck")
    assert sum(table.game.state.deck) == 3
    assert table.position["schemes"]["discard"] == []
    assert set(table.game.state.pile) == {NONE}


def test_snow_leaves_the_steps_of_a_stable_alone() -> None:
    """Deep Snow takes a point of the action, none of what a stable gives."""
    seats = {"blue": {"troops": {"kiev": 3}}, "yellow": {"troops": {"rostov": 1}}}
    table = in_force("deep-snow", "build", 1, seats=seats, regions=NO_REBELS)
    table.play("act", "build stable kiev", "troop kiev", "to chernigov", "troop kiev", "to volyn")
    assert table.changes["seats.blue.troops.kiev"] == (3, 1)
