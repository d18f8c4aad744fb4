"""The outcome: every point with its reason, places with ties, shared victory."""

from __future__ import annotations

import pytest

from tests.toy.scenario import fair, play_on, turn
from tests.toy.title import TITLE as FAIR
from veche.kernel.outcome import Line, Outcome


def outcome(totals: list[int], tiebreaks: list[list[int]] | None = None) -> Outcome:
    return Outcome([[Line("points", total, "why")] for total in totals], tiebreaks or [[] for _ in totals])


class TestTheHeadings:
    @pytest.mark.parametrize(
        ("sheets", "order"),
        [
            (["abc", "abc"], "abc"),
            (["acd", "abcd"], "abcd"),
            (["bc", "abcd"], "abcd"),
            (["aad", "abbd", "acd"], "acbd"),
            (["", "ab"], "ab"),
        ],
    )
    def test_stand_where_the_sheets_have_them(self, sheets: list[str], order: str) -> None:
        lines = [[Line(heading, 1, "why") for heading in sheet] for sheet in sheets]
        assert Outcome(lines, [[] for _ in sheets]).headings() == list(order)


class TestTheRanking:
    @pytest.mark.parametrize(
        ("totals", "ranking", "winners"),
        [
            ([5], [1], [0]),
            ([3, 8, 5], [3, 1, 2], [1]),
            ([8, 8, 5], [1, 1, 3], [0, 1]),
            ([5, 8, 5], [2, 1, 2], [1]),
            ([5, 5, 8, 5], [2, 2, 1, 2], [2]),
            ([4, 4, 4], [1, 1, 1], [0, 1, 2]),
            ([-1, 0], [2, 1], [1]),
        ],
    )
    def test_gives_a_shared_place_its_number_twice(
        self, totals: list[int], ranking: list[int], winners: list[int]
    ) -> None:
        assert outcome(totals).ranking() == ranking
        assert outcome(totals).winners() == winners

    def test_asks_the_first_tie_breaker_first(self) -> None:
        tied = outcome([8, 8, 8], [[1, 9], [2, 0], [1, 10]])
        assert tied.ranking() == [3, 1, 2]
        assert tied.standing(2) == [8, 1, 10]

    def test_lets_a_tie_breaker_decide_only_between_equal_totals(self) -> None:
        assert outcome([9, 8], [[0], [100]]).winners() == [0]

    def test_shares_the_victory_when_everything_is_equal(self) -> None:
        assert outcome([8, 8, 3], [[2, 1], [2, 1], [9, 9]]).winners() == [0, 1]


class TestTheSheet:
    def test_adds_up(self) -> None:
        sheet = Outcome([[Line("a", 3, "why"), Line("b", -1, "why")], []], [[], []])
        assert sheet.totals == [2, 0]

    def test_says_why_in_words(self) -> None:
        game = turn("red", red={"at": 10, "coins": 4, "ribbons": 2, "wares": {"shawl": 1}}, green={"at": 12})
        game.play("walk 2")
        assert game.outcome is not None
        words = FAIR.words()
        sheet = [(words.say(f"heading.{line.heading}"), line.points, words.say(line.why, line.arguments))
                 for line in game.outcome.lines[0]]  # fmt: skip
        assert sheet == [
            ("Ribbons", 6, "Ribbons won: 2"),
            ("Wares", 5, "Bought the flowered shawl, times 1"),
            ("Wish", 2, "Wished for ribbons"),
            ("Purse", 1, "Coins left: 5"),
        ]

    def test_of_a_shared_victory_names_both(self) -> None:
        both = {"coins": 2, "ribbons": 1, "tokens": {"wax": 1}}
        game = turn("red", red={"at": 10, **both, "wish": "honey"}, green={"at": 12, **both, "coins": 3})
        game.play("walk 2")
        assert game.outcome is not None
        assert (game.outcome.totals, game.outcome.ranking(), game.outcome.winners()) == ([4, 4], [1, 1], [0, 1])

    @pytest.mark.parametrize("seed", range(5))
    def test_has_a_line_for_every_seat_the_automa_included(self, seed: int) -> None:
        game = play_on(fair(players=2, seed=seed, pedlar=""), seed)
        assert game.outcome is not None
        assert len(game.outcome.lines) == 3
        assert all(line.why in FAIR.words() for sheet in game.outcome.lines for line in sheet)
