"""Strategy phase: placing advisors and adding bribes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, card, places, solo
from veche.kernel import journal
from veche.kernel.docket import NOBODY

ADVISORS = ("4", "2*", "1", "3*", "5", "2")
COLUMNS = ("attack", "build", "tax", "muster", "movement", "scheme")


def at(board: dict[str, Any], column: str) -> list[tuple[str, int, int]]:
    return [(one["seat"], one["advisor"], one["bribe"]) for one in board[column] if one]


def blue(advisor: int, bribe: int = 0) -> dict[str, Any]:
    return {"seat": "blue", "advisor": advisor, "bribe": bribe}


def yellow(advisor: int, bribe: int = 0) -> dict[str, Any]:
    return {"seat": "yellow", "advisor": advisor, "bribe": bribe}


class TestRows:
    def test_the_first_row_names_advisor_and_column(self) -> None:
        table = places(ADVISORS, COLUMNS)
        assert table.did == ["advisor 4", "column attack as-shown"]
        assert at(table.position["board"], "attack") == [("yellow", 4, 0)]
        assert table.rebellion["rows"] == 1

    def test_locked_advisors_are_passed_over(self) -> None:
        table = places(ADVISORS, COLUMNS)
        table.play("advisor 5", "column muster")
        assert table.did[2:] == ["advisor 1", "column tax as-shown"]
        assert table.rebellion["rows"] == 3

    def test_all_four_in_rounds_one_and_two(self) -> None:
        table = places(ADVISORS, COLUMNS)
        for advisor, column in ((5, "muster"), (4, "build"), (2, "scheme")):
            table.play(f"advisor {advisor}", f"column {column}")
        assert [line for line in table.did if line.startswith("advisor")] == [f"advisor {n}" for n in (4, 1, 5, 2)]

    @pytest.mark.parametrize(("round", "second"), [(1, 1), (2, 1), (3, 2), (4, 2)])
    def test_the_second_2_joins_in_round_three(self, round: int, second: int) -> None:
        table = places(ADVISORS, COLUMNS, round=round)
        table.play("advisor 5", "column muster")
        assert table.did[2] == f"advisor {second}"

    @pytest.mark.parametrize(("round", "next_one"), [(3, 5), (4, 3)])
    def test_the_3_joins_in_round_four(self, round: int, next_one: int) -> None:
        table = places(ADVISORS, COLUMNS, round=round)
        for advisor, column in ((5, "muster"), (4, "attack"), (2, "scheme")):
            table.play(f"advisor {advisor}", f"column {column}")
        called = [line for line in table.did if line.startswith("advisor")]
        assert called == ["advisor 4", "advisor 2", "advisor 1", f"advisor {next_one}"]

    def test_the_priority_picks_the_column(self) -> None:
        strategy = {"attack_move": ["attack"] * 6, "build": ["build"] * 6, "tax": ["tax"] * 6}
        for priority, column in (("attack_move", "attack"), ("build", "build"), ("tax", "tax")):
            corrections = {"rebellion_cards": {"1": {"strategy": strategy}}}
            table = solo(corrections, at="placing", seat="yellow", rebellion={"priority": priority})
            table.play("bottom card 1")
            assert table.did[-1] == f"column {column} as-shown"


class TestFullColumns:
    def test_the_next_open_column_to_the_right(self) -> None:
        full = [blue(5), blue(4), yellow(1)]
        table = places(ADVISORS, COLUMNS, board={"attack": full, "tax": [blue(2)]})
        assert table.did[-1] == "column tax next-to-the-right"

    def test_full_columns_are_passed_one_by_one(self) -> None:
        board = {"attack": [blue(5), blue(4), yellow(1)], "tax": [yellow(5), blue(2), yellow(2)]}
        assert places(ADVISORS, COLUMNS, board=board).did[-1] == "column build next-to-the-right"

    def test_after_the_last_column_comes_the_first(self) -> None:
        board = {"scheme": [blue(5), blue(4), yellow(1)]}
        table = places(ADVISORS, ("scheme", *COLUMNS[1:]), board=board)
        assert table.did[-1] == "column muster next-to-the-right"

    def test_no_three_column_rule(self) -> None:
        table = places(ADVISORS, ("attack", "attack", "attack", *COLUMNS[3:]))
        table.play("advisor 5", "column muster")
        assert at(table.position["board"], "attack") == [("yellow", 4, 0), ("yellow", 1, 0)]


class TestBribes:
    def test_a_coin_icon_means_the_top_space(self) -> None:
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board={"attack": [blue(5)]}, yellow={"coins": 3})
        assert table.did == ["advisor 4", "bribe coin-icon", "bribe coin-icon", "column attack as-shown"]
        assert at(table.position["board"], "attack") == [("yellow", 4, 2), ("blue", 5, 0)]
        assert table.seat("yellow")["coins"] == 1

    def test_coins_of_your_bribe_count(self) -> None:
        board = {"attack": [blue(5, bribe=2)]}
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board=board, yellow={"coins": 4})
        assert table.did.count("bribe coin-icon") == 4
        assert table.seat("yellow")["coins"] == 0

    def test_zero_coins_where_none_are_needed(self) -> None:
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board={"attack": [blue(2)]}, yellow={"coins": 3})
        assert table.did == ["advisor 4", "column attack as-shown"]

    def test_never_a_bribe_it_cannot_pay_whole(self) -> None:
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board={"attack": [blue(5)]}, yellow={"coins": 1})
        assert table.did == ["advisor 4", "column attack as-shown"]
        assert table.seat("yellow")["coins"] == 1

    def test_equal_power_means_one_coin(self) -> None:
        table = places(ADVISORS, COLUMNS, board={"attack": [blue(5), blue(4)]}, yellow={"coins": 3})
        assert table.did == ["advisor 4", "bribe equal-power", "column attack as-shown"]
        assert at(table.position["board"], "attack") == [("blue", 5, 0), ("yellow", 4, 1), ("blue", 4, 0)]

    def test_power_is_number_and_bribe(self) -> None:
        table = places(ADVISORS, COLUMNS, board={"attack": [blue(2, bribe=2)]}, yellow={"coins": 3})
        assert table.did[1] == "bribe equal-power"

    def test_its_own_advisor_of_equal_power_is_no_reason(self) -> None:
        board = {"tax": [yellow(2)]}
        table = places(
            ("2*", "4", "1", "3*", "5", "2"), ("tax", *COLUMNS[1:]), board=board, round=3, yellow={"coins": 3}
        )
        assert table.did == ["advisor 2", "column tax as-shown"]

    def test_no_coin_no_bribe(self) -> None:
        table = places(ADVISORS, COLUMNS, board={"attack": [blue(5), blue(4)]})
        assert table.did == ["advisor 4", "column attack as-shown"]
        assert at(table.position["board"], "attack")[1:] == [("blue", 4, 0), ("yellow", 4, 0)]

    def test_if_the_top_is_too_dear_the_equal_power_coin_is_still_added(self) -> None:
        board = {"attack": [blue(5), blue(4)]}
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board=board, yellow={"coins": 1})
        assert table.did == ["advisor 4", "bribe equal-power", "column attack as-shown"]

    def test_the_icon_does_not_go_along_to_another_column(self) -> None:
        board = {"attack": [blue(5), blue(4), yellow(1)], "tax": [blue(2, bribe=3)]}
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board=board, yellow={"coins": 3})
        assert table.did == ["advisor 4", "column tax next-to-the-right"]

    def test_the_equal_power_coin_does(self) -> None:
        board = {"attack": [blue(5), blue(1), yellow(1)], "tax": [blue(4)]}
        table = places(ADVISORS, ("attack coin", *COLUMNS[1:]), board=board, yellow={"coins": 3})
        assert table.did == ["advisor 4", "bribe equal-power", "column tax next-to-the-right"]


class TestWhatIsSeen:
    def game(self) -> Solo:
        return places(ADVISORS, COLUMNS, blue={"troops": {"kiev": 1}})

    def test_rows_slid_out_and_no_more(self) -> None:
        view = self.game().game.view("blue")
        assert len(view.columns["rows_out"]) == 8
        assert view.columns["rows_out"][0] == 4

    def test_which_card_it_is_nobody_sees(self) -> None:
        table = self.game()
        for seat in ("blue", None):
            assert 0 not in table.game.view(seat).columns["rebellion"][4:5]
            assert table.game.view(seat).columns["rebellion"][4] < -1

    def test_the_running_journal_does_not_say_it(self) -> None:
        table = self.game()
        for reader in (0, NOBODY):
            told = journal.write_for(table.game, reader)
            assert "bottom card ?" in told
            assert "bottom card 1" not in told
        assert "bottom card 1" in journal.write(table.game)

    def test_a_guess_keeps_the_rows_and_nothing_else(self) -> None:
        table = solo(card(), at="placing", seat="yellow")
        table.play("bottom card 3")
        view = table.game.view("blue")
        rows = view.columns["rows_out"]
        guessed = {table.game.rules.guess(view, number).rebellion[4] for number in range(60)}
        assert 2 in guessed
        for other in guessed:
            again = solo(card(), at="placing", seat="yellow")
            again.play(f"bottom card {other + 1}")
            assert again.game.view("blue").columns["rows_out"][:2] == rows[:2]

    def test_turned_up_it_lies_open(self) -> None:
        table = self.game()
        for advisor, column in ((5, "muster"), (4, "build"), (2, "scheme"), (1, "movement")):
            table.play(f"advisor {advisor}", f"column {column}")
        table.play("forfeit", "turn up 1")
        assert table.rebellion["ring"][0] == 1
        assert table.rebellion["bottom"] is None
        assert table.game.view("blue").columns["rows_out"] == []
