"""Examples A to H of the English rulebook, each played by its letter."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik.scenario import Table, placing, turn


def column(table: Table, name: str) -> list[tuple[str, int, int] | None]:
    """Who stands in a column from the top down: seat, advisor, coins on it."""
    spaces = table.position["board"][name]
    return [space and (space["seat"], space["advisor"], space["bribe"]) for space in spaces]


def last_turn(**position: Any) -> Table:
    """Blue resolves the very last advisor of the round; there is nothing it can muster."""
    board = {"muster": [{"seat": "blue", "advisor": 5}]}
    return Table({"at": "turn", "seat": "blue", "board": board, **position})


class TestExampleA:
    """Emily (blue) rules Galich: two troops against Kirk's one (red) and one rebel."""

    GALICH: ClassVar[dict[str, Any]] = {"blue": {"troops": {"galich": 2}}, "red": {"troops": {"galich": 1}}}

    def test_emily_rules_galich_and_taxes_it_for_one_point(self) -> None:
        table = turn("blue", "tax", 3, players=3, seats=self.GALICH)
        table.play("act", "tax galich")
        assert table.changes == {
            "regions.galich.good_here": (True, False),
            "seats.blue.goods.honey": (0, 1),
        }
        assert table.position["turn"]["tax_points"] == 0

    def test_kirk_does_not_rule_it_and_one_point_is_too_little(self) -> None:
        table = turn("red", "tax", 3, players=3, seats=self.GALICH)
        table.play("act")
        assert table.asked == ("blue", "before-main-action"), "nothing to tax, so Kirk's turn is over"
        assert table.changes == {}

    def test_with_two_troops_each_nobody_rules(self) -> None:
        seats = {"blue": {"troops": {"galich": 2}}, "red": {"troops": {"galich": 2}}}
        table = turn("blue", "tax", 3, players=3, seats=seats)
        table.play("act")
        assert table.asked != ("blue", "spend-tax")
        assert table.changes == {}

    def test_with_two_rebels_nobody_rules(self) -> None:
        table = turn("blue", "tax", 3, players=3, seats=self.GALICH, regions={"galich": {"rebels": 2}})
        table.play("act")
        assert table.asked != ("blue", "spend-tax")
        assert table.changes == {}


class TestExampleB:
    """Kirk's 4 and Stan's 2 stand in the muster column."""

    BOARD: ClassVar[dict[str, Any]] = {"muster": [{"seat": "red", "advisor": 4}, {"seat": "yellow", "advisor": 2}]}

    def test_emilys_4_goes_between_them_and_bumps_stans_2(self) -> None:
        table = placing("blue", players=3, board=self.BOARD)
        table.play("advisor 4", "column muster")
        assert column(table, "muster") == [("red", 4, 0), ("blue", 4, 0), ("yellow", 2, 0), None]
        assert table.changes == {"seats.blue.advisors": ([1, 2, 4, 5], [1, 2, 5])}

    def test_her_5_would_have_taken_the_top_space(self) -> None:
        table = placing("blue", players=3, board=self.BOARD)
        table.play("advisor 5", "column muster")
        assert column(table, "muster") == [("blue", 5, 0), ("red", 4, 0), ("yellow", 2, 0), None]
        assert table.changes == {"seats.blue.advisors": ([1, 2, 4, 5], [1, 2, 4])}


def test_example_c_stans_1_with_three_coins_bumps_emilys_2() -> None:
    table = placing("yellow", players=3, board={"build": [{"seat": "blue", "advisor": 2}]})
    table.play("advisor 1", "bribe", "bribe", "bribe", "column build")
    assert column(table, "build") == [("yellow", 1, 3), ("blue", 2, 0), None, None]
    assert table.changes == {
        "seats.yellow.advisors": ([1, 2, 4, 5], [2, 4, 5]),
        "seats.yellow.coins": (3, 0),
    }


def test_example_d_all_1s_are_resolved_before_the_2s_and_the_bribe_goes_to_the_supply() -> None:
    """Stan begins, Emily and Kirk follow; so that they sit in this order, Emily plays red and Kirk blue."""
    table = placing(
        "blue",
        first_player="yellow",
        players=3,
        seats={
            "yellow": {"advisors": [], "coins": 0, "troops": {"kiev": 2}},
            "red": {"advisors": [], "tokens": [], "troops": {"rostov": 2, "novgorod": 2}},
            "blue": {"advisors": [1], "troops": {"volyn": 2}},
        },
        board={
            "build": [{"seat": "yellow", "advisor": 1, "bribe": 3}, {"seat": "red", "advisor": 2}],
            "tax": [{"seat": "yellow", "advisor": 5}, {"seat": "red", "advisor": 1}],
            "muster": [{"seat": "yellow", "advisor": 2}],
        },
    )
    assert column(table, "build") == [("yellow", 1, 3), ("red", 2, 0), None, None]
    table.play("advisor 1", "column muster")
    assert table.asked == ("yellow", "before-main-action")
    assert column(table, "build") == [None, ("red", 2, 0), None, None]
    table.play("act", "build market kiev", "build stronghold kiev")
    assert table.asked == ("red", "before-main-action")
    table.play("act", "tax rostov", "tax novgorod")
    assert table.asked == ("blue", "before-main-action")
    table.play("act", "muster volyn", "stop")
    assert table.asked == ("yellow", "before-main-action"), "the 2s come after all of the 1s"
    assert column(table, "muster") == [None, None, None, None]
    assert column(table, "build") == [None, ("red", 2, 0), None, None]
    assert table.changes == {
        "regions.novgorod.good_here": (True, False),
        "regions.rostov.good_here": (True, False),
        "seats.blue.advisors": ([1], []),
        "seats.blue.troops.volyn": (2, 3),
        "seats.red.goods.ore": (0, 1),
        "seats.red.goods.wood": (0, 1),
        "seats.yellow.structures.kiev": (None, ["market", "stronghold"]),
    }, "yellow's three coins have not come back"


class TestExampleE:
    """Market Day wants three markets. In the example "in adjacent regions", on the card "with different goods".

    The card's text is used (docs/rulings: Market Day).
    """

    DIFFERENT: ClassVar[dict[str, Any]] = {"novgorod": ["market"], "rostov": ["market"], "smolensk": ["market"]}

    def market_day(self, markets: dict[str, Any]) -> Table:
        seats = {"blue": {"troops": {"kiev": 1}, "structures": markets, "deeds": ["market_day"]}}
        return turn("blue", "muster", 2, seats=seats)

    def test_emily_looks_at_two_cards_of_one_deck_and_keeps_one(self) -> None:
        table = self.market_day(self.DIFFERENT)
        table.play("deed market_day", "deck right", "draw scheme tax", "draw scheme build", "keep scheme build")
        assert table.changes == {
            "schemes.decks.right.cards": (13, 12),
            "schemes.decks.right.top": ([], [{"scheme": "s05", "known_by": ["blue"]}]),
            "seats.blue.accomplished": ([], ["market_day"]),
            "seats.blue.deeds": (["market_day"], []),
            "seats.blue.schemes": ([], ["s11"]),
        }

    def test_she_may_wait_until_after_her_main_action(self) -> None:
        table = self.market_day(self.DIFFERENT)
        table.play("act", "muster kiev", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end", "deed market_day"]
        table.play("end")
        assert table.changes == {"seats.blue.troops.kiev": (1, 2)}, "the deed stays with her for a later turn"

    def test_markets_far_apart_with_different_goods_will_do(self) -> None:
        table = self.market_day({"novgorod": ["market"], "volyn": ["market"], "pereyaslavl": ["market"]})
        assert "deed market_day" in table.moves
        table.play("deed market_day", "deck left", "draw scheme tax", "draw scheme tax", "keep scheme tax")
        assert table.changes["seats.blue.accomplished"] == ([], ["market_day"])

    @pytest.mark.parametrize("markets", ["novgorod rostov polotsk", "volyn kiev novgorod", "rostov smolensk"])
    def test_fewer_than_three_goods_are_not_enough_even_in_adjacent_regions(self, markets: str) -> None:
        table = self.market_day({region: ["market"] for region in markets.split()})
        assert table.moves == ["forfeit", "act"]

    def test_the_deed_is_worth_two_points_at_the_end(self) -> None:
        table = last_turn(round=4, seats={"blue": {"troops": {"kiev": 1}, "accomplished": ["market_day"]}})
        table.play("forfeit")
        assert table.score("blue")["deeds"] == 2


def test_example_f_the_claim_markers_move_up() -> None:
    table = Table(
        {
            "at": "turn",
            "seat": "blue",
            "round": 2,
            "board": {"muster": [{"seat": "blue", "advisor": 5}]},
            "deeds": {"row": ["hoard", "trade_route", "law_giver"]},
            "seats": {
                "blue": {
                    "tokens": [],
                    "troops": {"novgorod": 2, "rostov": 2, "smolensk": 2},
                    "structures": {"novgorod": ["church"], "rostov": ["market"], "smolensk": ["stronghold"]},
                    "goods": {"wood": 1, "fish": 1, "ore": 1},
                    "warfare": 1,
                },
                "yellow": {
                    "troops": {"kiev": 2, "volyn": 2, "chernigov": 2},
                    "structures": {"kiev": ["church"], "volyn": ["market"]},
                    "goods": {"wood": 2, "fish": 2, "ore": 1, "honey": 1, "fur": 1},
                    "warfare": 1,
                },
            },
        }
    )
    table.play("act", "stop", "load 3", "load 7")
    assert table.changes == {
        "seats.blue.claim.rule": (0, 2),
        "seats.blue.claim.build": (0, 2),
        "seats.blue.claim.trade": (0, 1),
        "seats.yellow.claim.rule": (0, 2),
        "seats.yellow.claim.build": (0, 1),
        "seats.yellow.claim.trade": (0, 3),
        "seats.yellow.coins": (3, 4),
    }, "the coin is yellow's for the one space of the fur column"


@pytest.mark.parametrize(("ore", "coins"), [(1, 0), (2, 1), (3, 1)])
def test_example_g_a_full_ore_column_earns_a_coin(ore: int, coins: int) -> None:
    placed = {"claim": {"rule": 1, "build": 1, "trade": 1}, "warfare": 1, "troops": {"kiev": 1}}
    table = last_turn(
        seats={"blue": {**placed, "coins": 0, "goods": {"ore": ore}, "tokens": []}, "yellow": {**placed, "coins": 0}},
        deeds={"row": ["hoard", "trade_route", "law_giver"]},
    )
    table.play("act", "stop")
    assert table.changes == ({"seats.blue.coins": (0, coins)} if coins else {})


def test_example_h_emily_scores_twenty() -> None:
    table = last_turn(
        round=4,
        seats={
            "blue": {
                "tokens": [],
                "troops": {"novgorod": 2, "rostov": 2, "smolensk": 2, "kiev": 2},
                "structures": {
                    "novgorod": ["church"],
                    "rostov": ["market"],
                    "smolensk": ["stronghold"],
                    "chernigov": ["church"],
                    "polotsk": ["market"],
                },
                "goods": {"wood": 3, "fish": 3, "ore": 2, "honey": 1},
                "warfare": 2,
                "agenda": "committed",
                "accomplished": ["hoard", "trade_route"],
                "claim": {"rule": 2, "build": 1},
            },
            "yellow": {"troops": {"volyn": 1}, "warfare": 1, "claim": {"build": 3}},
        },
    )
    table.play("act", "stop")
    assert table.changes == {
        "seats.blue.claim.rule": (2, 3),
        "seats.blue.claim.build": (1, 4),
        "seats.blue.claim.trade": (0, 4),
    }
    assert table.score("blue") == {
        "rule-track": 3,
        "build-track": 5,
        "trade-track": 5,
        "warfare-track": 3,
        "agenda": 2,
        "deeds": 2,
    }
    assert table.game.outcome is not None
    assert table.game.outcome.totals[0] == 20
