"""Corrections: what somebody reads on the real components changes how a game plays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table


def corrected(corrections: dict[str, Any], column: str = "muster", row: int = 1, **position: Any) -> Table:
    """Blue's turn in a game with these corrections."""
    spaces: list[Any] = [None] * (row - 1) + [{"seat": "blue", "advisor": 1}]
    board = {column: spaces, "tax" if column != "tax" else "muster": [{"seat": "yellow", "advisor": 5}]}
    return Table({"at": "turn", "seat": "blue", "board": board, **position}, corrections)


def blue(**fields: Any) -> dict[str, Any]:
    return {"blue": {"troops": {"kiev": 2}, "leader_at": "kiev", "tokens": [], **fields}}


class TestASchemeCorrected:
    def test_it_gives_its_new_rewards(self) -> None:
        table = corrected({"schemes": {"s04": {"rewards": {"muster": 3}}}}, seats=blue(schemes=["s04"]))
        table.play("play muster-3", "muster kiev", "muster kiev", "muster kiev")
        assert table.changes == {
            "seats.blue.troops.kiev": (2, 5),
            "seats.blue.schemes": (["s04"], []),
            "schemes.discard": ([], ["s04"]),
        }

    def test_the_card_that_was_its_equal_stays_as_it_was(self) -> None:
        table = corrected({"schemes": {"s04": {"rewards": {"muster": 3}}}}, seats=blue(schemes=["s31"]))
        table.play("play coin-2")
        assert table.changes == {
            "seats.blue.coins": (3, 5),
            "seats.blue.schemes": (["s31"], []),
            "schemes.discard": ([], ["s31"]),
        }

    def test_it_costs_what_it_costs_now(self) -> None:
        correction = {"schemes": {"s22": {"coin_cost": 2}}}
        assert "play muster-for-2" not in corrected(correction, seats=blue(schemes=["s22"], coins=1)).moves
        table = corrected(correction, seats=blue(schemes=["s22"], coins=2)).play("play muster-for-2", "muster kiev")
        assert table.changes == {
            "seats.blue.coins": (2, 0),
            "seats.blue.troops.kiev": (2, 3),
            "seats.blue.schemes": (["s22"], []),
            "schemes.discard": ([], ["s22"]),
        }

    def test_it_is_a_casualty_now(self) -> None:
        correction = {"schemes": {"s05": {"casualties": 1}}}
        seats = blue() | {"yellow": {"troops": {"kiev": 1}}}
        decks = {"decks": {"left": {"top": [{"scheme": "s05"}]}}}
        table = corrected(correction, "attack", 2, seats=seats, schemes=decks)
        table.play("act", "attack kiev yellow", "deck left")
        table.play(*table.moves)
        assert table.changes == {
            "seats.blue.warfare": (0, 1),
            "seats.blue.troops.kiev": (2, 1),
            "seats.yellow.troops.kiev": (1, None),
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": ([{"scheme": "s05", "known_by": []}], []),
            "schemes.discard": ([], ["s05"]),
        }


class TestADeedCorrected:
    def test_its_points(self) -> None:
        position = {
            "at": "turn",
            "seat": "blue",
            "round": 4,
            "board": {"muster": [{"seat": "blue", "advisor": 1}]},
            "seats": blue(deeds=["trade_route"], goods={"ore": 1, "wood": 1, "fur": 1}),
        }
        for vp, correction in ((1, {}), (2, {"deeds": {"trade_route": {"vp": 2}}})):
            table = Table(position, correction).play("deed trade_route", "forfeit")
            assert table.score("blue")["deeds"] == vp

    def test_its_cost(self) -> None:
        correction = {"deeds": {"generous_prince": {"cost": {"coins": 2, "goods": {"fur": 1}}}}}
        assert "deed generous_prince" not in corrected(correction, seats=blue(deeds=["generous_prince"], coins=9)).moves
        table = corrected(correction, seats=blue(deeds=["generous_prince"], coins=2, goods={"fur": 1}))
        table.play("deed generous_prince", "muster kiev", "muster kiev")
        assert table.changes == {
            "seats.blue.coins": (2, 0),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.troops.kiev": (2, 4),
            "seats.blue.deeds": (["generous_prince"], []),
            "seats.blue.accomplished": ([], ["generous_prince"]),
        }

    def test_its_requirement_and_reward(self) -> None:
        correction = {"deeds": {"amass_forces": {"requirement": {"troops_in_one_region": 3}, "reward": {"coins": 5}}}}
        table = corrected(correction, seats=blue(deeds=["amass_forces"])).play("deed amass_forces")
        assert table.changes == {
            "seats.blue.coins": (3, 8),
            "seats.blue.deeds": (["amass_forces"], []),
            "seats.blue.accomplished": ([], ["amass_forces"]),
        }

    def test_two_structures_as_a_cost(self) -> None:
        """As one reader of the cards had it for New Beginning."""
        correction = {"deeds": {"new_beginning": {"cost": {"remove_structures": 2}}}}
        one = {"kiev": ["church"]}
        three = {"kiev": ["church", "market"], "volyn": ["stronghold"]}
        assert (
            "deed new_beginning" not in corrected(correction, seats=blue(deeds=["new_beginning"], structures=one)).moves
        )
        table = corrected(correction, seats=blue(deeds=["new_beginning"], structures=three))
        table.play("deed new_beginning", "raze market kiev", "raze church kiev", "tax kiev")
        assert table.changes == {
            "seats.blue.structures.kiev": (["church", "market"], None),
            "seats.blue.goods.wood": (0, 1),
            "regions.kiev.good_here": (True, False),
            "seats.blue.deeds": (["new_beginning"], []),
            "seats.blue.accomplished": ([], ["new_beginning"]),
        }


class TestTheBoardsCorrected:
    def test_the_points_and_the_cost_of_a_space(self) -> None:
        correction = {"spaces": {"1-2/muster/1": {"points": 1, "coin_cost": 2}}}
        assert "act" not in corrected(correction, seats=blue(coins=1)).moves
        table = corrected(correction, seats=blue(coins=2)).play("act", "muster kiev")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {"seats.blue.coins": (2, 0), "seats.blue.troops.kiev": (2, 3)}

    def test_the_other_side_of_the_board_is_not_touched(self) -> None:
        correction = {"spaces": {"1-2/muster/1": {"points": 1, "coin_cost": 2}}}
        table = corrected(correction, players=3, seats=blue(coins=0))
        table.play("act", "muster kiev", "muster kiev", "muster kiev")
        assert table.changes == {"seats.blue.troops.kiev": (2, 5)}

    def test_the_good_of_a_region(self) -> None:
        table = corrected({"regions": {"kiev": {"good": "honey"}}}, "tax", 2, seats=blue()).play("act", "tax kiev")
        assert table.changes == {"seats.blue.goods.honey": (0, 1), "regions.kiev.good_here": (True, False)}

    def test_the_warfare_track_ends_where_it_ends(self) -> None:
        seats = blue(warfare=3) | {"yellow": {"troops": {"kiev": 1}}}
        table = corrected({"warfare": {"length": {"value": 3}}}, "attack", 2, seats=seats)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "seats.yellow.troops.kiev": (1, None),
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
        }


def last_turn(corrections: dict[str, Any], **seats: dict[str, Any]) -> Table:
    """Blue forfeits the last action of the game."""
    position = {
        "at": "turn",
        "seat": "blue",
        "round": 4,
        "board": {"muster": [{"seat": "blue", "advisor": 1}]},
        "seats": {"blue": {"troops": {"kiev": 1}, "tokens": []}} | seats,
    }
    return Table(position, corrections).play("forfeit")


class TestTheScoringCorrected:
    def test_what_a_step_of_a_track_asks_and_gives(self) -> None:
        goods = {"troops": {"kiev": 1}, "tokens": [], "goods": {"wood": 2}}
        assert last_turn({}, blue=goods).score("blue")["trade-track"] == 0
        correction = {"tracks": {"step-1": {"trade_goods": 2}, "step-2": {"vp": 2}}}
        table = last_turn(correction, blue=goods)
        assert table.changes == {"seats.blue.coins": (3, 4), "seats.blue.claim.trade": (0, 1)}
        assert table.score("blue")["trade-track"] == 1
        dearer = {"tracks": {"step-5": {"vp": 10}}}
        assert last_turn(dearer, blue=goods | {"claim": {"trade": 5}}).score("blue")["trade-track"] == 10

    def test_the_room_on_the_boat(self) -> None:
        goods = {"troops": {"kiev": 1}, "tokens": [], "goods": {"fur": 3}}
        assert last_turn({}, blue=goods).score("blue")["trade-track"] == 0
        table = last_turn({"boat": {"fur": {"spaces": 3}}}, blue=goods)
        assert table.changes == {"seats.blue.coins": (3, 4), "seats.blue.claim.trade": (0, 1)}
        assert table.score("blue")["trade-track"] == 1

    def test_an_agendas_points(self) -> None:
        seat = {"troops": {"kiev": 1}, "tokens": [], "agenda": "esteemed"}
        assert last_turn({}, blue=seat).score("blue")["agenda"] == 2
        assert last_turn({"agendas": {"esteemed": {"vp": 4}}}, blue=seat).score("blue")["agenda"] == 4

    @pytest.mark.parametrize(("place", "seat"), [("first", "blue"), ("second", "yellow")])
    def test_the_points_of_the_warfare_track(self, place: str, seat: str) -> None:
        blue = {"troops": {"kiev": 1}, "tokens": [], "warfare": 2}
        table = last_turn({"warfare": {place: {"value": 2}}}, blue=blue, yellow={"warfare": 1})
        assert table.score(seat)["warfare-track"] == 2


class TestTheTokensCorrected:
    def test_what_a_conversion_token_takes_and_gives(self) -> None:
        correction = {"conversion": {"build": {"one_of": ["fur"], "any": 0, "gain": {"build": 2}}}}
        table = corrected(correction, seats=blue(tokens=["build"], goods={"wood": 9}))
        assert "convert build" not in table.moves
        table = corrected(correction, seats=blue(tokens=["build"], goods={"fur": 1}))
        table.play("convert build", "build market kiev", "build stronghold kiev")
        assert table.changes == {
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.tokens": (["build"], []),
            "seats.blue.structures.kiev": (None, ["market", "stronghold"]),
        }
