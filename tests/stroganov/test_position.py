"""Positions: what may be left out, and what is wrong is told, all of it at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import Table, at, main
from veche.kernel.errors import BadPosition


def wrong(**position: Any) -> str:
    with pytest.raises(BadPosition) as error:
        main(**position)
    return str(error.value)


class TestWhatIsLeftOut:
    def test_a_plain_table(self) -> None:
        table = main(seats={"blue": {"at": 1}})
        assert [space["tile"] for space in table.position["row"]][:6] == ["LS1", "LS2", "LS3", "LS4", "LS5", "L01"]
        assert [region["fur"] for region in table.position["regions"].values()] == [2, 3, 4, 5, 6]
        assert table.position["market"] == [2, 3, 4, 5, 6, 7]
        assert table.seat("yellow") | {"horses": 0, "coins": 0, "outposts": 1, "at": "home"} == table.seat("yellow")

    def test_the_order_follows_the_cossacks(self) -> None:
        table = main(players=3, seats={"blue": {"at": 1}, "yellow": {"at": 5}, "red": {"at": 3}})
        assert table.position["order"] == ["yellow", "red", "blue"]

    def test_the_bag_has_what_lies_nowhere_else(self) -> None:
        table = main(seats={"blue": {"at": 1, "furs": [8, 8]}})
        assert table.game.state.bag[6] == 5

    def test_nothing_but_the_setup_is_a_fresh_game(self) -> None:
        table = Table({"players": 3})
        assert table.asked == ("chance", "draw-trade-fur")

    @pytest.mark.parametrize("year", [3, 4])
    def test_later_years_have_b_tiles(self, year: int) -> None:
        position = main(year=year, seats={"blue": {"at": 1}}).position
        assert all(region["wish"].startswith("B") for region in position["regions"].values())


class TestWhatIsWrong:
    @pytest.mark.parametrize(
        ("position", "told"),
        [
            ({"sets": {}}, "did you mean 'seats'"),
            ({"seats": {"white": {}}}, "there is no 'white'"),
            ({"seats": {"blue": {"horse": 3}}}, "did you mean 'horses'"),
            ({"seats": {"blue": {"furs": [9]}}}, "from 2 to 8"),
            ({"seats": {"blue": {"furs": [8] * 8}}}, "but only 7 exist"),
            ({"seats": {"blue": {"hand": ["A8"], "fulfilled": ["A8"]}}}, "in another place too"),
            ({"seats": {"blue": {"landscapes": ["L01"]}}, "row": ["L01"]}, "in another place too"),
            ({"seats": {"blue": {"tigers": 16}}, "row": [{"tile": "L01", "tiger": True}]}, "only 16 tigers"),
            ({"seats": {"blue": {"banners": 12}, "yellow": {"banners": 1}}}, "only 12 banners"),
            ({"seats": {"blue": {"at": 2}, "yellow": {"at": 5}}, "order": ["blue", "yellow"]}, "further east"),
            ({"order": ["blue"]}, "expected each of"),
            ({"row": ["L01"] + [None] * 12}, "the row has 12 spaces"),
            ({"market": [2] * 7}, "the market has 6"),
            ({"regions": {"moon": {}}}, "there is no field 'moon'"),
            ({"regions": {"ural": {"outposts": ["blue", "blue"]}}}, "two outposts"),
            ({"regions": {"ural": {"village": "V1"}, "ob": {"village": "V1"}}}, "in another place too"),
            ({"songs": ["SA01", "SA02", "SA03"]}, "2 songs lie open"),
            ({"gone": {"yurts": ["YA9"]}}, "there is no 'YA9'"),
            ({"year": 5}, "from 1 to 4"),
        ],
    )
    def test_is_told(self, position: dict[str, Any], told: str) -> None:
        assert told in wrong(**position)

    def test_everything_at_once(self) -> None:
        told = wrong(seats={"blue": {"furs": [9], "coins": -1}}, market=[1])
        assert told.count("\n") == 3

    def test_where_it_stands_must_be_said(self) -> None:
        with pytest.raises(BadPosition, match="say where the game stands"):
            Table({"season": "summer"})

    def test_an_unknown_place(self) -> None:
        with pytest.raises(BadPosition, match="there is no 'hunting' here"):
            at("hunting")

    def test_a_docket_that_does_not_fit(self) -> None:
        docket = [{"procedure": "keep-one", "seat": "blue"}]
        with pytest.raises(BadPosition, match="a docket does not end with keep-one"):
            Table({"season": "spring", "docket": docket})
        below = [{"procedure": name, "seat": "blue"} for name in ("main-action", "finish-turn")]
        furs = {"procedure": "draw-furs", "seat": "blue", "times": 0}
        with pytest.raises(BadPosition, match="a fur is drawn where one is to be kept"):
            Table({"season": "spring", "docket": [*docket, furs, *below, {"procedure": "next-turn"}]})

    @pytest.mark.parametrize(
        ("top", "drawn", "told"),
        [
            ("keep-fur", [], "two different furs"),
            ("keep-fur", [4, 4], "two different furs"),
            ("keep-one", [], "a fur is drawn"),
            ("draw-furs", [4], "nobody is to keep"),
        ],
    )
    def test_furs_drawn_are_there_as_long_as_one_is_to_be_kept(self, top: str, drawn: list[int], told: str) -> None:
        names = ("main-action", "finish-turn", "next-turn")
        below = [{"procedure": name, "seat": "blue"} for name in names[:2]] + [{"procedure": names[2]}]
        furs = {"procedure": "draw-furs", "seat": "blue", "times": 0}
        above = [] if top == "draw-furs" else [{"procedure": top, "seat": "blue"}]
        with pytest.raises(BadPosition, match=told):
            Table({"season": "spring", "drawn": drawn, "docket": [*above, furs, *below]})

    def test_a_docket_that_cannot_be_read(self) -> None:
        docket = [{"procedure": "pay", "seat": "blue", "price": "gold", "number": 1}]
        with pytest.raises(BadPosition, match="price"):
            Table({"season": "spring", "docket": docket})

    def test_ivans_cards(self) -> None:
        with pytest.raises(BadPosition, match="movement of 9"):
            Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": {"movement": 9}})
        with pytest.raises(BadPosition, match="card 3 is taken out"):
            Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": {"letter": "a", "card": "3", "movement": 1}})


class TestIvansPile:
    """A position of the solo game that leaves out what can be left out is played to its end."""

    def test_a_movement_left_out_is_asked_of_chance(self) -> None:
        table = Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": {"card": "9", "spent": ["1", "12"]}})
        assert table.asked == ("chance", "show-movement")
        table.play("ivan movement 3")
        assert table.asked == ("chance", "turn-card")

    def test_what_is_due_at_once_comes_before(self) -> None:
        table = Table({"players": 1, "at": "main", "seat": "blue", "market": [2, 3], "seats": {"blue": {"at": 3}}})
        assert table.asked == ("chance", "refill-market")
        again = Table(table.position)
        assert again.asked == table.asked
        table.play(table.moves[0])
        assert table.asked is not None

    def test_every_file_in_between_can_be_read(self) -> None:
        table = Table({"players": 1, "at": "turn", "seat": "yellow"})
        for _ in range(40):
            assert Table(table.position).asked == table.asked
            table.play(table.moves[0])

    @pytest.mark.parametrize(("year", "pile", "enough"), [(1, 1, False), (1, 11, False), (1, 12, True), (4, 3, True)])
    def test_there_is_a_card_for_every_turn_to_come(self, year: int, pile: int, enough: bool) -> None:
        position = {"players": 1, "at": "turn", "seat": "yellow", "year": year, "ivan": {"pile": pile}}
        if enough:
            Table(position)
            return
        with pytest.raises(BadPosition, match=f"12 turns of Ivan are still to come, but his pile has {pile}"):
            Table(position)

    def test_ivan_is_not_asked(self) -> None:
        docket = [{"procedure": name, "seat": "yellow"} for name in ("main-action", "finish-turn")]
        with pytest.raises(BadPosition, match="the rules play yellow, so nobody is asked main-action there"):
            Table({"players": 1, "season": "spring", "docket": [*docket, {"procedure": "next-turn"}]})
