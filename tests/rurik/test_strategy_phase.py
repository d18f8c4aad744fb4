"""Strategy phase: placing advisors, bumping by power, bribes."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik.scenario import Table, placing
from veche import IllegalMove

COLUMNS = ["muster", "movement", "attack", "tax", "build", "scheme"]
SEATS = ["blue", "yellow", "red", "white"]


def column(table: Table, name: str) -> list[tuple[str, int, int] | None]:
    """Who stands in a column from the top down: seat, advisor, coins on it."""
    spaces = table.position["board"][name]
    return [space and (space["seat"], space["advisor"], space["bribe"]) for space in spaces]


def spaces(*these: tuple[str, int, int]) -> list[dict[str, Any]]:
    """A column as a position writes it."""
    return [{"seat": seat, "advisor": advisor, "bribe": bribe} for seat, advisor, bribe in these]


def board(table: Table) -> dict[str, list[tuple[str, int, int] | None]]:
    """The columns in which somebody stands."""
    found = {name: column(table, name) for name in COLUMNS}
    return {name: those for name, those in found.items() if any(those)}


class TestPlacing:
    @pytest.mark.parametrize("advisor", [1, 2, 4, 5])
    @pytest.mark.parametrize("name", COLUMNS)
    def test_any_advisor_may_come_first_and_takes_the_top_of_an_empty_column(self, advisor: int, name: str) -> None:
        table = placing("blue")
        table.play(f"advisor {advisor}")
        assert table.moves == [*(f"column {one}" for one in COLUMNS), "bribe"]
        table.play(f"column {name}")
        left = [number for number in (1, 2, 4, 5) if number != advisor]
        assert table.changes == {"seats.blue.advisors": ([1, 2, 4, 5], left)}
        assert board(table) == {name: [("blue", advisor, 0), None, None]}

    def test_the_rulebooks_word_for_the_movement_column_is_understood(self) -> None:
        table = placing("blue").play("advisor 1", "column move")
        assert board(table) == {"movement": [("blue", 1, 0), None, None]}

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_goes_round_clockwise_from_the_first_player_until_all_are_placed(self, players: int) -> None:
        table = placing("yellow", players=players, first_player="yellow")
        order = SEATS[1:players] + ["blue"]
        asked = []
        for advisor, name in ((5, 0), (1, 1), (4, 2), (2, 3)):
            for place in range(players):
                assert table.asked is not None
                asked.append(table.asked[0])
                table.play(f"advisor {advisor}", f"column {COLUMNS[(name + place) % 6]}")
        assert asked == order * 4
        assert table.asked == ("yellow", "rally"), "the action phase has begun; nobody has troops in this position"
        assert table.changes == {f"seats.{seat}.advisors": ([1, 2, 4, 5], []) for seat in SEATS[:players]}

    def test_the_second_2_is_an_advisor_of_its_own(self) -> None:
        table = placing("blue", round=3)
        table.play("advisor 2", "column tax", "advisor 1", "column tax")
        assert table.moves == ["advisor 1", "advisor 2", "advisor 4", "advisor 5"]
        table.play("advisor 2", "column build", "advisor 2", "column build")
        assert table.moves == ["advisor 1", "advisor 4", "advisor 5"]
        assert table.changes == {
            "seats.blue.advisors": ([1, 2, 2, 4, 5], [1, 4, 5]),
            "seats.yellow.advisors": ([1, 2, 2, 4, 5], [2, 4, 5]),
        }
        assert board(table) == {
            "tax": [("blue", 2, 0), ("yellow", 1, 0), None],
            "build": [("blue", 2, 0), ("yellow", 2, 0), None],
        }

    def test_an_advisor_that_stands_on_the_board_cannot_be_placed_again(self) -> None:
        table = placing("blue").play("advisor 4", "column tax", "advisor 1", "column build")
        assert table.moves == ["advisor 1", "advisor 2", "advisor 5"]
        with pytest.raises(IllegalMove):
            table.play("advisor 4")


class TestBumping:
    @pytest.mark.parametrize(
        ("standing", "newcomer", "then"),
        [
            # One in the column.
            ([("yellow", 4, 0)], (5, 0), [("blue", 5, 0), ("yellow", 4, 0), None, None]),
            ([("yellow", 4, 0)], (4, 0), [("yellow", 4, 0), ("blue", 4, 0), None, None]),
            ([("yellow", 4, 0)], (2, 0), [("yellow", 4, 0), ("blue", 2, 0), None, None]),
            # Equal power by bribes on either side, then one coin more.
            ([("yellow", 4, 0)], (2, 2), [("yellow", 4, 0), ("blue", 2, 2), None, None]),
            ([("yellow", 4, 0)], (2, 3), [("blue", 2, 3), ("yellow", 4, 0), None, None]),
            ([("yellow", 1, 3)], (4, 0), [("yellow", 1, 3), ("blue", 4, 0), None, None]),
            ([("yellow", 1, 3)], (5, 0), [("blue", 5, 0), ("yellow", 1, 3), None, None]),
            ([("yellow", 5, 1)], (5, 0), [("yellow", 5, 1), ("blue", 5, 0), None, None]),
            ([("yellow", 5, 1)], (5, 1), [("yellow", 5, 1), ("blue", 5, 1), None, None]),
            ([("yellow", 5, 1)], (5, 2), [("blue", 5, 2), ("yellow", 5, 1), None, None]),
            # Several: all the weaker ones go down, with their bribes.
            (
                [("yellow", 5, 0), ("red", 4, 0), ("yellow", 1, 1)],
                (4, 0),
                [("yellow", 5, 0), ("red", 4, 0), ("blue", 4, 0), ("yellow", 1, 1)],
            ),
            (
                [("yellow", 5, 0), ("red", 4, 0), ("yellow", 1, 1)],
                (5, 0),
                [("yellow", 5, 0), ("blue", 5, 0), ("red", 4, 0), ("yellow", 1, 1)],
            ),
            (
                [("yellow", 2, 2), ("red", 1, 2), ("yellow", 1, 1)],
                (4, 1),
                [("blue", 4, 1), ("yellow", 2, 2), ("red", 1, 2), ("yellow", 1, 1)],
            ),
            (
                [("yellow", 2, 2), ("red", 1, 2), ("yellow", 1, 1)],
                (2, 0),
                [("yellow", 2, 2), ("red", 1, 2), ("yellow", 1, 1), ("blue", 2, 0)],
            ),
        ],
    )
    def test_weaker_advisors_go_down_and_equal_ones_stay_above(
        self, standing: list[tuple[str, int, int]], newcomer: tuple[int, int], then: list[tuple[str, int, int] | None]
    ) -> None:
        advisor, bribe = newcomer
        table = placing("blue", players=3, board={"tax": spaces(*standing)})
        table.play(f"advisor {advisor}", *["bribe"] * bribe, "column tax")
        assert board(table) == {"tax": then}
        changes: dict[str, Any] = {
            "seats.blue.advisors": ([1, 2, 4, 5], [number for number in (1, 2, 4, 5) if number != advisor])
        }
        if bribe:
            changes["seats.blue.coins"] = (3, 3 - bribe)
        assert table.changes == changes

    def test_a_column_beside_is_not_touched(self) -> None:
        table = placing("blue", board={"tax": spaces(("yellow", 1, 0)), "build": spaces(("yellow", 2, 0))})
        table.play("advisor 5", "column tax")
        assert board(table) == {
            "tax": [("blue", 5, 0), ("yellow", 1, 0), None],
            "build": [("yellow", 2, 0), None, None],
        }

    def test_ones_own_advisor_is_bumped_like_any_other(self) -> None:
        three = {"tax": spaces(("blue", 1, 0)), "build": spaces(("blue", 2, 0)), "muster": spaces(("blue", 4, 0))}
        table = placing("blue", board=three)
        table.play("advisor 5", "column tax")
        assert column(table, "tax") == [("blue", 5, 0), ("blue", 1, 0), None]


class TestFullColumns:
    @pytest.mark.parametrize(("players", "rows"), [(2, 3), (3, 4), (4, 4)])
    def test_are_closed_even_for_more_power(self, players: int, rows: int) -> None:
        others = [("yellow", 4, 0), ("yellow", 2, 0), ("yellow", 1, 0), ("red", 1, 0)][:rows]
        table = placing("blue", players=players, board={"attack": spaces(*others)})
        table.play("advisor 5", "bribe", "bribe", "bribe")
        assert table.moves == [f"column {name}" for name in COLUMNS if name != "attack"]
        with pytest.raises(IllegalMove):
            table.play("column attack")

    @pytest.mark.parametrize(("players", "rows"), [(2, 3), (3, 4), (4, 4)])
    def test_are_full_only_when_the_last_space_is_taken(self, players: int, rows: int) -> None:
        others = [("yellow", 4, 0), ("yellow", 2, 0), ("yellow", 1, 0)][: rows - 1]
        table = placing("blue", players=players, board={"attack": spaces(*others)})
        table.play("advisor 1", "column attack")
        assert column(table, "attack") == [*others, ("blue", 1, 0)]
        assert table.changes == {"seats.blue.advisors": ([1, 2, 4, 5], [2, 4, 5])}


class TestThreeColumns:
    ONE: ClassVar[dict[str, Any]] = {"tax": spaces(("blue", 1, 0))}
    TWO: ClassVar[dict[str, Any]] = {**ONE, "build": spaces(("yellow", 4, 0), ("blue", 2, 0))}
    THREE: ClassVar[dict[str, Any]] = {**TWO, "muster": spaces(("blue", 4, 0))}

    @pytest.mark.parametrize(("columns", "closed"), [(ONE, ["tax"]), (TWO, ["tax", "build"])])
    def test_before_standing_in_three_ones_own_columns_are_closed(
        self, columns: dict[str, Any], closed: list[str]
    ) -> None:
        table = placing("blue", board=columns).play("advisor 5")
        assert table.moves == [*(f"column {name}" for name in COLUMNS if name not in closed), "bribe"]

    @pytest.mark.parametrize("name", COLUMNS)
    def test_from_three_on_every_column_is_open(self, name: str) -> None:
        table = placing("blue", board=self.THREE).play("advisor 5")
        assert sorted(table.moves) == sorted([*(f"column {one}" for one in COLUMNS), "bribe"])
        table.play(f"column {name}")
        assert column(table, name)[0] == ("blue", 5, 0)

    def test_a_full_column_of_ones_own_stays_closed(self) -> None:
        full = {**self.THREE, "build": spaces(("yellow", 4, 0), ("blue", 2, 0), ("yellow", 1, 0))}
        table = placing("blue", board=full).play("advisor 5")
        assert "column build" not in table.moves
        assert "column tax" in table.moves

    def test_two_advisors_in_one_column_count_it_once(self) -> None:
        """Round three: two columns hold three advisors of blue, which is still two columns."""
        two = {"tax": spaces(("blue", 2, 0), ("blue", 1, 0)), "build": spaces(("blue", 2, 0))}
        table = placing("blue", round=3, board=two).play("advisor 5")
        assert table.moves == ["column muster", "column movement", "column attack", "column scheme", "bribe"]

    def test_other_seats_columns_do_not_count(self) -> None:
        others = {
            name: spaces(("yellow", advisor, 0)) for name, advisor in (("muster", 1), ("attack", 2), ("build", 4))
        }
        table = placing("blue", board={**self.ONE, **others}).play("advisor 5")
        assert "column tax" not in table.moves


class TestBribes:
    @pytest.mark.parametrize("coins", [0, 1, 2, 3])
    def test_of_any_number_of_coins_lie_with_the_advisor(self, coins: int) -> None:
        table = placing("blue").play("advisor 1", *["bribe"] * coins, "column scheme")
        assert board(table) == {"scheme": [("blue", 1, coins), None, None]}
        changes: dict[str, Any] = {"seats.blue.advisors": ([1, 2, 4, 5], [2, 4, 5])}
        if coins:
            changes["seats.blue.coins"] = (3, 3 - coins)
        assert table.changes == changes

    def test_end_when_the_coins_are_gone(self) -> None:
        table = placing("blue", seats={"blue": {"coins": 2}})
        table.play("advisor 1", "bribe")
        assert "bribe" in table.moves
        table.play("bribe")
        assert "bribe" not in table.moves
        with pytest.raises(IllegalMove):
            table.play("bribe")

    def test_are_not_offered_to_somebody_without_coins(self) -> None:
        table = placing("blue", seats={"blue": {"coins": 0}}).play("advisor 1")
        assert table.moves == [f"column {name}" for name in COLUMNS]

    def test_last_for_the_whole_phase_so_that_later_advisors_need_more_power(self) -> None:
        table = placing("blue", players=3, seats={"blue": {"coins": 5}})
        table.play("advisor 1", "bribe", "bribe", "bribe", "bribe", "column tax")
        table.play("advisor 5", "column tax", "advisor 4", "bribe", "bribe", "column tax")
        assert column(table, "tax") == [("red", 4, 2), ("blue", 1, 4), ("yellow", 5, 0), None]
        assert table.changes == {
            "seats.blue.advisors": ([1, 2, 4, 5], [2, 4, 5]),
            "seats.blue.coins": (5, 1),
            "seats.yellow.advisors": ([1, 2, 4, 5], [1, 2, 4]),
            "seats.red.advisors": ([1, 2, 4, 5], [1, 2, 5]),
            "seats.red.coins": (3, 1),
        }

    def test_do_not_change_when_the_advisor_is_resolved(self) -> None:
        """A bribed 1 stands above a 4 and still comes first."""
        table = placing(
            "blue",
            seats={"blue": {"advisors": [1], "troops": {"kiev": 1}}, "yellow": {"advisors": [], "troops": {"kiev": 1}}},
            board={"muster": spaces(("blue", 2, 0)), "tax": spaces(("yellow", 2, 0))},
        )
        table.play("advisor 1", "bribe", "bribe", "column scheme")
        assert table.asked == ("blue", "before-main-action")
        assert board(table) == {"muster": [("blue", 2, 0), None, None], "tax": [("yellow", 2, 0), None, None]}
        assert table.changes == {"seats.blue.advisors": ([1], []), "seats.blue.coins": (3, 1)}
