"""What Rurik tells of each kind of action: the very sentences, to the one who acts and to another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, claim, placing, turn
from tests.story.told import composed, lines
from veche.kernel.sentences import remark
from veche.story.passage import Trace

BLUE, YELLOW = 0, 1


def told(table: Table, reader: int = YELLOW) -> list[str]:
    """What was told of the moves that a table was played on."""
    return lines(table.game, reader)


def blue(column: str, row: int = 1, /, more: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Blue's turn; blue and yellow have these fields."""
    others = more or {"troops": {"rostov": 1}}
    return turn("blue", column, row, seats={"blue": fields, "yellow": others})


def test_mustering_counts_the_troops_of_each_region() -> None:
    table = blue("muster", 1, troops={"kiev": 1, "volyn": 1}).play("act", "muster kiev", "muster kiev", "muster volyn")
    assert told(table) == ["Blue mustered two troops in Kiev and a troop in Volyn."]
    assert told(table, BLUE) == ["You mustered two troops in Kiev and a troop in Volyn."]
    (passage,) = composed(table.game, BLUE)
    assert passage.traces == (Trace("comes", "region-kiev"), Trace("comes", "region-volyn"))


def test_a_leader_that_is_mustered_has_a_name() -> None:
    table = blue("muster", 2, leader="yaroslav", leader_at=None, troops={"kiev": 1})
    assert told(table.play("act", "muster leader kiev", "stop")) == ["Blue mustered Yaroslav in Kiev."]


def test_what_the_space_cost_is_told() -> None:
    table = blue("muster", 3, troops={"kiev": 1}, coins=2).play("act", "muster kiev")
    assert told(table, BLUE) == ["You mustered a troop in Kiev. You paid a coin."]


def test_moving_counts_what_went_the_same_way() -> None:
    table = blue("movement", 1, leader="yaroslav", leader_at="kiev", troops={"kiev": 2})
    table.play("act", "troop kiev", "to volyn", "troop kiev", "to volyn", "leader kiev", "to polotsk")
    assert told(table) == ["Blue moved two troops from Kiev to Volyn and Yaroslav from Kiev to Polotsk."]
    (passage,) = composed(table.game, BLUE)
    assert passage.traces[0] == Trace("goes", "region-kiev", "region-volyn")


def test_who_went_with_agatha_cost_nothing() -> None:
    table = blue("movement", 2, leader="agatha", leader_at="kiev", troops={"kiev": 2})
    table.play("act", "leader kiev", "to volyn", "along 2", "stop")
    assert told(table) == [
        "Blue moved Agatha and two troops from Kiev to Volyn. With Agatha went two troops at no cost."
    ]


def test_an_action_of_which_nothing_came_is_told() -> None:
    table = blue("muster", 1, troops={"kiev": 1})
    assert told(table.play("act"), BLUE) == ["You took the Muster action."]
    assert told(table.play("stop"), BLUE) == ["You took the Muster action and did nothing with it."]
    table = blue("attack", 1, troops={"kiev": 1}, more={})
    table = turn("blue", "attack", 1, seats={"blue": {}, "yellow": {"troops": {"rostov": 1}}})
    assert told(table.play("stop", "act"))[1:] == ["Blue took the Attack action and could do nothing with it."]


def test_forfeiting_is_for_a_coin() -> None:
    assert told(blue("tax", troops={"kiev": 1}).play("forfeit")) == ["Blue forfeited the Tax action for a coin."]


@pytest.mark.parametrize(
    ("card", "end"),
    [
        ("tax", "no casualty. Blue reached step 1 of the warfare track. The check showed one scheme: one tax point."),
        (
            "deed",
            "and Blue lost a troop as a casualty. Blue reached step 1 of the warfare track. "
            "The check showed one scheme: a deed.",
        ),
    ],
)
def test_an_attack_tells_who_lost_what(card: str, end: str) -> None:
    table = blue("attack", 2, troops={"kiev": 2}, more={"troops": {"kiev": 1}})
    table.play("act", "attack kiev yellow", "deck left", f"reveal scheme {card}")
    assert told(table, -1) == [f"Blue attacked Yellow in Kiev: Yellow lost a troop, {end}"]
    assert told(table, YELLOW)[0].startswith("Blue attacked you in Kiev: you lost a troop, ")
    (passage,) = composed(table.game, YELLOW)
    assert (passage.scene, passage.traces[0]) == ("attack", Trace("falls", "region-kiev"))


def test_boris_takes_a_coin_and_no_card_is_revealed() -> None:
    table = blue("attack", 2, leader="boris", leader_at="kiev", troops={"kiev": 1}, more={"troops": {"kiev": 1}})
    table.play("act", "attack kiev yellow")
    assert told(table, BLUE) == [
        "You attacked Yellow in Kiev: Yellow lost a troop, without a check for a casualty. "
        "You reached step 1 of the warfare track. You gained a coin. Yellow paid a coin."
    ]


def test_a_rebel_gives_what_lies_under_it() -> None:
    table = blue("attack", 2, troops={"kiev": 1}).play("act", "attack kiev rebel")
    assert told(table) == ["Blue defeated a rebel in Kiev."]
    table.play("reward honey")
    assert told(table) == ["Blue defeated a rebel in Kiev and gained honey."]


def test_sviatopolk_puts_a_troop_in_its_place() -> None:
    table = blue("attack", 2, leader="sviatopolk", leader_at="kiev", troops={"kiev": 1})
    table.play("act", "attack kiev rebel", "reward two-coins")
    assert told(table) == ["Blue defeated a rebel in Kiev and gained two coins. Sviatopolk put a troop in its place."]


def test_sudislav_musters_with_an_attack_point() -> None:
    table = blue("attack", 2, leader="sudislav", leader_at="kiev", troops={"kiev": 1}).play("act", "muster kiev")
    assert told(table) == ["Blue mustered a troop in Kiev with an attack point: Sudislav allows it."]


def test_taxing_tells_the_goods_and_the_markets_coin() -> None:
    table = blue("tax", 1, troops={"kiev": 3, "novgorod": 3}, structures={"kiev": ["market"]})
    table.play("act", "tax kiev", "market coin", "tax novgorod")
    assert told(table)[0].startswith("Blue taxed in Kiev and Novgorod: ")
    assert told(table)[0].endswith(" and a coin.")


def test_a_church_replaces() -> None:
    table = blue("build", 1, troops={"kiev": 3}, more={"troops": {"kiev": 1}})
    table.play("act", "build church kiev", "replace yellow")
    assert told(table, BLUE)[0] == "You built a church in Kiev. It replaced a troop of Yellow."
    assert told(table, YELLOW)[0] == "Blue built a church in Kiev. It replaced a troop of yours."


def test_schemes_are_known_to_the_one_who_drew_them() -> None:
    table = blue("scheme", 2, troops={"kiev": 1})
    table.play("act", "deck left", "draw scheme coin-2", "draw scheme tax", "keep scheme coin-2")
    assert told(table, BLUE) == ["You looked at two schemes and kept one (two coins)."]
    assert told(table) == ["Blue looked at two schemes and kept one."]


def test_the_marker_is_given_taken_or_kept() -> None:
    def after(holder: str, to: str) -> str:
        seats = {"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"rostov": 1}}}
        table = turn("blue", "scheme", 1, seats=seats, marker=holder)
        table.play("act", "deck left", "draw scheme tax", "draw scheme coin-2", "draw scheme build")
        table.play("keep scheme tax", "return scheme build", f"marker {to}")
        return told(table)[-1]

    assert after("yellow", "blue") == "Blue took the first-player marker."
    assert after("blue", "blue") == "Blue kept the first-player marker."
    assert after("blue", "yellow") == "Blue gave the first-player marker to you."


def test_placing_an_advisor_tells_the_bribe_and_whom_it_pushed_down() -> None:
    table = placing("blue", board={"muster": [{"seat": "yellow", "advisor": 4}]})
    table.play("advisor 4", "bribe")
    assert told(table, BLUE) == ["You called the 4 with a coin of bribe."]
    table.play("column muster")
    assert told(table, BLUE) == [
        "You placed the 4 in the Muster column with a coin of bribe. It pushed down the 4 of Yellow."
    ]
    assert told(table) == ["Blue placed the 4 in the Muster column with a coin of bribe. It pushed down your 4."]


def test_a_deed_tells_what_it_cost_and_gave() -> None:
    goods = {"honey": 1, "wood": 1, "ore": 1}
    table = blue("muster", troops={"kiev": 1}, goods=goods, deeds=["trade_route"]).play("deed trade_route")
    assert told(table, BLUE) == [
        "You accomplished the deed Trade Route, worth one point. You gave up ore, wood and honey. You gained two coins."
    ]
    table = blue("muster", troops={"kiev": 2, "volyn": 1}, coins=2, deeds=["retire_veterans"])
    table.play("deed retire_veterans", "remove kiev", "remove volyn")
    assert told(table) == [
        "Blue accomplished the deed Retire Veterans, worth one point. "
        "Blue gave up two coins, a troop in Volyn and a troop in Kiev."
    ]


def test_converting_and_playing_a_scheme() -> None:
    table = blue("muster", troops={"kiev": 1}, goods={"fish": 1, "ore": 1}, schemes=["s01"])
    assert told(table.play("convert muster", "muster kiev", "play deed-coin")) == [
        "Blue converted ore and fish into a muster point.",
        "Blue mustered a troop in Kiev.",
        "Blue played a scheme: a deed and a coin.",
    ]


def test_predslava_sends_somebody_away() -> None:
    table = blue("muster", leader="predslava", leader_at="kiev", troops={"kiev": 1}, more={"troops": {"kiev": 1}})
    table.play("predslava yellow", "to volyn")
    assert told(table) == ["Blue had Predslava send a troop of yours to Volyn. You gained a coin."]
    assert told(table, BLUE) == ["You had Predslava send a troop of Yellow to Volyn. Yellow gained a coin."]


def test_the_claim_phase_tells_tracks_and_income_apart_from_the_move_before() -> None:
    seats = {
        "blue": {"troops": {"kiev": 2, "volyn": 2}, "goods": {"honey": 1}},
        "yellow": {"troops": {"rostov": 1}},
    }
    table = Table({"at": "turn", "seat": "blue", "seats": seats, "board": {"tax": [{"seat": "blue", "advisor": 1}]}})
    table.play("forfeit")
    assert told(table, BLUE) == [
        "You forfeited the Tax action for a coin.",
        "Claim phase: you rule two regions (+1 step, now 1 VP); income three coins. "
        "Yellow advances on no track; income four coins.",
    ]
    assert told(table)[1] == (
        "Claim phase: you advance on no track; income four coins. "
        "Blue rules two regions (+1 step, now 1 VP); income three coins."
    )
    move, phase = composed(table.game, BLUE)
    assert (move.last, phase.first, phase.scene) == (1, 1, "claim")


def test_the_end_of_the_game_is_told_with_everybodys_points() -> None:
    seats = {"blue": {"troops": {"kiev": 2, "volyn": 2}}, "yellow": {"troops": {"rostov": 1}}}
    board = {"tax": [{"seat": "blue", "advisor": 1}]}
    table = Table({"at": "turn", "seat": "blue", "round": 4, "seats": seats, "board": board}).play("forfeit")
    assert told(table, BLUE)[1:] == [
        "Claim phase: you rule two regions (+1 step, now 1 VP). Yellow advances on no track.",
        "The game is over: you won with one point. You: one point. Yellow: 0 points.",
    ]
    assert [one.scene for one in composed(table.game, BLUE)] == ["", "claim", "scoring"]


def test_choosing_a_deed_in_the_claim_phase() -> None:
    table = claim("blue", deeds={"row": ["hoard", "law_giver", "market_day"]})
    table.play("choose deed hoard", "reveal deed trade_route")
    assert told(table) == ["Blue chose the deed Hoard.", "Trade Route joined the row of deeds."]


def test_who_comes_back_to_the_map_or_stays_away() -> None:
    def table() -> Table:
        seats = {"blue": {"leader": "maria", "leader_at": None, "troops": {}}, "yellow": {"troops": {"rostov": 1}}}
        return turn("blue", "muster", 1, seats=seats)

    assert told(table().play("rally kiev")) == ["Blue returned to the map with Maria and a troop in Kiev."]
    assert told(table().play("stop"), BLUE) == ["You stayed off the map."]


def test_marias_way_is_told() -> None:
    table = blue("muster", 2, leader="maria", leader_at="kiev", troops={"kiev": 1}).play(
        "act", "maria volyn", "muster volyn"
    )
    assert told(table) == ["Blue mustered two troops in Volyn. Maria opened the way to Volyn."]


def test_an_intrigue_that_takes_effect_says_what_it_does_and_what_came_of_it() -> None:
    names = ("intrigue-takes-effect", "strategy-phase", "action-phase", "claim-phase", "begin-round")
    start = {
        "options": ["intrigue"],
        "round": 2,
        "phase": "strategy",
        "docket": [{"procedure": name} for name in names],
        "seats": {"blue": {"troops": {"kiev": 2}, "rebels": 6, "claim": {"rule": 1, "build": 1, "trade": 1}}},
        "rewards_left": {"coin": 0, "two-coins": 0},
    }

    def after(card: str) -> list[str]:
        return told(Table({**start, "intrigues": [card]}).play(f"intrigue {card}"), BLUE)

    assert after("unrest") == [
        "The intrigue Unrest takes effect. A rebel comes to every region without a player's troops, as far as rebels "
        "last. Rebels came to Novgorod."
    ]
    assert after("open-purse") == [
        "The intrigue Open Purse takes effect. Everybody gains a coin for each claim track on which nobody stands "
        "below them. Yellow gained three coins."
    ]
    assert after("blood-feud") == [
        "The intrigue Blood Feud takes effect. An attack on an opponent reveals one card fewer."
    ]


def test_a_dearer_bribe_says_what_it_costs() -> None:
    table = placing("blue", options=["intrigue"], round=2, intrigues=["greedy-courtiers"]).play("advisor 1")
    game = table.game
    view = game.rules.view(game.state, BLUE)
    bribe = game.rules.catalogue.number("bribe")
    assert remark(game, view, bribe, game.words()) == "and a coin goes to the supply: an intrigue"
    table.play("bribe")
    assert remark(game, game.rules.view(game.state, BLUE), bribe, game.words()) == ""
