"""What the second edition tells of each kind of action: the very sentences, to the one who acts and to another."""

from __future__ import annotations

from typing import Any

from tests.rurik2.scenario import Table, chronicle, placing, pledge, turn
from tests.story.told import composed, lines
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
    table = blue("muster", 1, troops={"kyiv": 1}).play("act", "muster kyiv", "muster kyiv", "stop")
    assert told(table) == ["Blue mustered two troops in Kyiv."]
    assert told(table, BLUE) == ["You mustered two troops in Kyiv."]


def test_a_march_takes_company() -> None:
    table = blue("movement", 2, leader="yaroslav", leader_at="kyiv", troops={"kyiv": 3})
    table.play("act", "move kyiv")
    assert told(table) == ["Blue set out from Kyiv."]
    table.play("to volyn")
    assert told(table) == ["Blue headed for Volyn."]
    table.play("march 2-leader")
    assert told(table) == ["Blue moved Yaroslav and two troops from Kyiv to Volyn."]
    assert composed(table.game, BLUE)[0].traces == (Trace("goes", "region-kyiv", "region-volyn"),)


def test_a_single_miniature_simply_goes() -> None:
    table = blue("movement", 2, troops={"kyiv": 1}).play("act", "move kyiv", "to volyn")
    assert told(table, BLUE) == ["You moved a troop from Kyiv to Volyn."]


def test_a_battle_tells_both_sides_losses_and_who_chose() -> None:
    table = blue("attack", 2, troops={"kyiv": 3}, more={"troops": {"kyiv": 1}}).play("act", "attack kyiv yellow")
    assert told(table) == ["Blue attacked you in Kyiv."]
    table.play("deck left", "reveal card levy", "reveal card vanguard", "result levy", "top levy")
    end = "Blue chose the result of Levy. Blue reached step 1 of the Battle track."
    assert told(table, -1) == [f"Blue attacked Yellow in Kyiv: Yellow lost a troop and Blue lost nobody. {end}"]
    assert told(table) == [f"Blue attacked you in Kyiv: you lost a troop and Blue lost nobody. {end}"]
    assert [one.scene for one in composed(table.game, BLUE)] == ["attack"]


def test_equal_sides_have_one_card() -> None:
    table = blue("attack", 2, troops={"kyiv": 2}, more={"troops": {"kyiv": 2}})
    table.play("act", "attack kyiv yellow", "deck left", "reveal card levy")
    assert told(table, BLUE) == [
        "You attacked Yellow in Kyiv: Yellow lost a troop and you lost nobody. The card Levy decided. "
        "You reached step 1 of the Battle track."
    ]


def test_boris_keeps_the_card_that_was_not_used() -> None:
    table = blue("attack", 2, leader="boris", leader_at="kyiv", troops={"kyiv": 3}, more={"troops": {"kyiv": 1}})
    table.play(
        "act", "attack kyiv yellow", "deck left", "reveal card levy", "reveal card treasury", "result levy", "boris"
    )
    assert "You chose the result of Levy. Boris kept Treasury." in told(table, BLUE)[0]


def test_a_rebel_is_captured_with_what_lies_under_it() -> None:
    table = blue("attack", 2, troops={"kyiv": 1}).play("act", "attack kyiv rebel")
    assert told(table) == ["Blue captured a rebel in Kyiv."]
    assert told(table.play("reward two-coins")) == ["Blue captured a rebel in Kyiv and gained two coins."]


def test_sviatopolk_may_put_a_troop_in_its_place() -> None:
    table = blue("attack", 2, leader="sviatopolk", leader_at="kyiv", troops={"kyiv": 1})
    table.play("act", "attack kyiv rebel", "reward wood", "sviatopolk")
    assert told(table) == ["Blue captured a rebel in Kyiv and gained wood. Sviatopolk put a troop in its place."]


def test_theofana_brings_a_coin_or_goes_on() -> None:
    def table() -> Table:
        return blue("tax", 2, leader="theofana", leader_at="kyiv", troops={"kyiv": 2}).play("act", "tax kyiv")

    assert told(table().play("theofana")) == [
        "Blue taxed in Kyiv: wood and a coin. Theofana brought one of the coins, and no more is taxed this turn."
    ]
    assert told(table().play("to volyn"), BLUE) == [
        "You taxed in Kyiv: wood. Theofana went on to Volyn, and no more is taxed this turn."
    ]


def test_skipping_is_for_a_coin() -> None:
    assert told(blue("tax", troops={"kyiv": 1}).play("skip"))[0] == "Blue skipped the Tax command for a coin."


def test_an_oath_tells_its_cost_and_who_gave_way() -> None:
    table = blue(
        "muster", 1, more={"troops": {"kyiv": 1}},
        troops={"kyiv": 3}, goods={"stone": 2, "wood": 2, "fish": 2, "honey": 2, "fur": 2}, coins=4,
    )  # fmt: skip
    table.play("swear authority kyiv", "pay fish", "replace yellow")
    assert told(table) == [
        "Blue swore the Oath of Authority in Kyiv. Blue gave up wood and fish. It replaced a troop of yours."
    ]
    assert told(table, BLUE)[0].endswith("You gave up wood and fish. It replaced a troop of Yellow.")


def test_a_deed_tells_what_it_cost_and_gave_and_where_it_went() -> None:
    table = blue("muster", troops={"kyiv": 1}, goods={"stone": 1, "wood": 1, "fish": 1}, deeds=["trade_route"])
    table.play("deed trade_route")
    while "slot left" not in table.moves:
        table.play("stop")
    table.play("slot left")
    assert told(table)[0].startswith("Blue completed the deed Trade Route, worth ")
    assert "Blue gave up stone, wood and fish." in told(table)[0]
    assert told(table, BLUE)[-1] == "You put Trade Route into the left slot."


def test_a_strategy_card_is_known_to_the_one_who_drew_it() -> None:
    table = blue("lead", 2, troops={"kyiv": 1})
    table.play("act", "lead left", "draw card levy", "draw card treasury", "keep card levy")
    assert told(table, BLUE) == ["You looked at two strategy cards and kept one (Levy)."]
    assert told(table) == ["Blue looked at two strategy cards and kept one."]


def test_playing_a_card_tells_its_coins() -> None:
    table = blue("muster", 1, troops={"kyiv": 1}, cards=["treasury"], coins=3).play("play treasury")
    assert told(table)[0] == "Blue played the strategy card Treasury. Blue gained two coins."


def test_placing_a_disc_tells_the_bribe() -> None:
    table = placing("blue").play("disc 4", "bribe", "column muster")
    assert told(table, BLUE) == ["You placed the 4 in the Muster column with a coin of bribe."]


def test_taking_a_deed_in_the_pledge_phase() -> None:
    table = pledge("blue")
    deed = next(move for move in table.moves if move.startswith("choose deed"))
    assert told(table.play(deed))[0].startswith("Blue took the deed ")


def test_the_chronicle_phase_tells_tracks_and_income_apart_from_the_move_before() -> None:
    seats = {"blue": {"troops": {"kyiv": 2, "volyn": 2}}, "yellow": {"troops": {"rostov": 1}}}
    board = {"tax": [{"seat": "blue", "disc": 1}]}
    table = Table({"at": "turn", "seat": "blue", "seats": seats, "board": board}).play("skip")
    assert told(table, BLUE)[:2] == [
        "You skipped the Tax command for a coin.",
        "Chronicle phase: you rule two regions (+1 step, now 1 VP); income two coins. "
        "Yellow advances on no track; income three coins.",
    ]
    assert composed(table.game, BLUE)[1].scene == "claim"


def test_the_end_of_the_game_is_told_with_everybodys_points() -> None:
    seats = {"blue": {"troops": {"kyiv": 2, "volyn": 2}}, "yellow": {"troops": {"rostov": 1}}}
    board = {"tax": [{"seat": "blue", "disc": 1}]}
    table = Table({"at": "turn", "seat": "blue", "round": 3, "seats": seats, "board": board}).play("skip")
    assert told(table, YELLOW)[-1].startswith("The game is over: Blue won with ")
    assert composed(table.game, BLUE)[-1].scene == "scoring"
    assert chronicle().asked is not None
