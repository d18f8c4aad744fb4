"""Attack: capturing rebels, and battles in five steps; the Battle track and its tile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, turn


def duel(blue: int, yellow: int, row: int = 2, **position: Any) -> Table:
    """Blue attacks yellow in Kyiv, so many troops against so many."""
    seats = {"blue": {"troops": {"kyiv": blue}}, "yellow": {"troops": {"kyiv": yellow}}}
    for seat, fields in position.pop("seats", {}).items():
        seats[seat] = {**seats.get(seat, {}), **fields}
    return turn("blue", "attack", row, seats=seats, **position).play("act", "attack kyiv yellow")


class TestTargets:
    def test_are_rebels_and_opponents_where_one_is_present(self) -> None:
        seats = {
            "blue": {"troops": {"kyiv": 1}, "leader_at": "volyn", "buildings": {"rostov": ["stronghold"]}},
            "yellow": {"troops": {"kyiv": 1, "rostov": 2}},
            "red": {"leader_at": "kyiv", "troops": {"novgorod": 1}},
        }
        table = turn("blue", "attack", 1, players=3, seats=seats).play("act")
        assert table.moves == [
            *("stop", "attack volyn rebel", "attack kyiv rebel", "attack kyiv yellow", "attack kyiv red"),
        ]

    @pytest.mark.parametrize(
        ("players", "row", "swords", "cost"),
        [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1), (3, 1, 2, 0), (4, 2, 1, 0), (4, 3, 1, 1), (4, 4, 1, 2)],
    )
    def test_a_space_gives_as_many_attacks_as_it_shows(self, players: int, row: int, swords: int, cost: int) -> None:
        regions = {"kyiv": {"rebels": 3}, "novgorod": {"rebels": 0}, "rostov": {"rebels": 0}}
        table = turn("blue", "attack", row, players=players, seats={"blue": {"troops": {"kyiv": 1}}}, regions=regions)
        table.play("act")
        for _ in range(swords):
            table.play("attack kyiv rebel", "reward wood")
        assert table.asked[1] != "perform"  # type: ignore[index]
        assert table.at("seats.blue.captured") == swords
        assert table.at("seats.blue.coins") == 3 - cost


class TestRebels:
    @pytest.mark.parametrize(
        ("reward", "changes"),
        [
            ("honey", {"seats.blue.goods.honey": (0, 1)}),
            ("fish", {"seats.blue.goods.fish": (0, 1)}),
            ("stone", {"seats.blue.goods.stone": (0, 1)}),
            ("wood", {"seats.blue.goods.wood": (0, 1)}),
            ("fur", {"seats.blue.goods.fur": (0, 1)}),
            ("coin", {"seats.blue.coins": (3, 4)}),
            ("two-coins", {"seats.blue.coins": (3, 5)}),
        ],
    )
    def test_give_what_lies_under_them(self, reward: str, changes: dict[str, Any]) -> None:
        table = turn("blue", "attack", 2, seats={"blue": {"troops": {"kyiv": 1}}})
        before = table.at(f"rewards_left.{reward}")
        table.play("act", "attack kyiv rebel", f"reward {reward}")
        left = {f"rewards_left.{reward}": (before, before - 1)}
        assert table.changes == changes | left | {"regions.kyiv.rebels": (1, 0), "seats.blue.captured": (0, 1)}

    def test_captures_do_not_move_the_battle_marker(self) -> None:
        table = turn("blue", "attack", 2, seats={"blue": {"troops": {"kyiv": 1}}})
        table.play("act", "attack kyiv rebel", "reward coin")
        assert table.at("seats.blue.battle") == 0

    def test_only_what_is_left_can_be_found(self) -> None:
        left = dict.fromkeys(("honey", "fish", "stone", "wood", "fur", "coin"), 0) | {"two-coins": 2}
        empty = {name: {"rebels": 0} for name in ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov")}
        table = turn("blue", "attack", 2, seats={"blue": {"troops": {"kyiv": 1}}}, rewards_left=left, regions=empty)
        assert table.play("act", "attack kyiv rebel").moves == ["reward two-coins"]


class TestResult:
    def test_the_stronger_attacker_chooses_between_two_cards(self) -> None:
        table = duel(3, 2).play("deck left", "reveal card shared-purpose", "reveal card treasury")
        assert table.asked == ("blue", "choose-result")
        table.play("result treasury", "top treasury")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({"kyiv": 3}, {"kyiv": 2})

    def test_a_stronger_defender_chooses(self) -> None:
        table = duel(2, 3).play("deck right", "reveal card shared-purpose", "reveal card treasury")
        assert table.asked == ("yellow", "choose-result")
        table.play("result shared-purpose")
        assert table.asked == ("blue", "choose-top")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({}, {"kyiv": 1})

    def test_equal_strength_draws_one_card(self) -> None:
        table = duel(2, 2).play("deck left", "reveal card called-banners")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({"kyiv": 1}, {"kyiv": 1})
        assert table.at("cards.discard") == ["s03"]

    def test_the_leader_counts_and_a_stronghold_does_not(self) -> None:
        seats = {"blue": {"leader_at": "kyiv"}, "yellow": {"buildings": {"kyiv": ["stronghold"]}}}
        table = duel(1, 2, seats=seats).play("deck left", "reveal card treasury")
        assert table.at("cards.discard") == ["s29"]

    def test_two_equal_cards_leave_nothing_to_choose(self) -> None:
        table = duel(3, 2).play("deck left", "reveal card levy", "reveal card levy")
        assert table.at("seats.yellow.troops") == {"kyiv": 1}
        assert table.at("cards.discard") == ["s01", "s02"]

    def test_both_cards_come_from_the_deck_that_was_chosen(self) -> None:
        cards = {"decks": {"right": {"top": [{"card": "s20", "known_by": ["blue"]}]}}}
        table = duel(3, 2, cards=cards).play("deck right")
        assert table.moves == ["reveal card winter-circuit"]


class TestCasualties:
    def test_troops_go_before_the_leader(self) -> None:
        table = duel(1, 1, seats={"blue": {"leader_at": "kyiv"}, "yellow": {"leader_at": "kyiv"}})
        table.play("deck left", "reveal card sally")
        assert (table.at("seats.blue.leader_at"), table.at("seats.blue.troops")) == (None, {})
        assert (table.at("seats.yellow.leader_at"), table.at("seats.yellow.troops")) == ("kyiv", {})

    def test_more_casualties_than_miniatures_are_ignored(self) -> None:
        seats = {"yellow": {"troops": {"kyiv": 1, "rostov": 3}}}
        table = duel(1, 1, seats=seats).play("deck left", "reveal card northern-hirelings")
        assert table.at("seats.yellow.troops") == {"rostov": 3}

    def test_both_sides_suffer_at_once(self) -> None:
        table = duel(1, 1, seats={"yellow": {"troops": {"kyiv": 1, "rostov": 1}}})
        table.play("deck left", "reveal card called-banners")
        assert (table.at("seats.blue.troops"), table.at("seats.yellow.troops")) == ({}, {"rostov": 1})


class TestDiscards:
    def test_the_attacker_says_which_card_lies_on_top(self) -> None:
        for top, below in (("levy", "s29"), ("treasury", "s01")):
            table = duel(2, 3).play("deck left", "reveal card levy", "reveal card treasury", "result levy")
            assert table.asked == ("blue", "choose-top")
            table.play(f"top {top}")
            assert table.at("cards.discard")[0] == below

    def test_a_deck_that_runs_out_in_a_battle_is_filled_around_the_top_discard(self) -> None:
        decks = {"left": {"cards": 1}, "right": {"cards": 1}}
        all_cards = [f"s{number:02}" for number in range(1, 33)]
        table = duel(3, 2, cards={"discard": all_cards[2:], "decks": decks})
        table.play("deck left", "reveal card levy")
        assert table.at("cards.discard") == ["s32"]
        assert table.asked == ("chance", "reveal-strategy")
        assert "reveal card shared-purpose" not in table.moves

    def test_the_top_discard_stays_when_a_deck_is_depleted(self) -> None:
        decks = {"left": {"cards": 1}, "right": {"cards": 3}}
        all_cards = [f"s{number:02}" for number in range(1, 33)]
        table = duel(2, 2, cards={"discard": all_cards[4:], "decks": decks}).play("deck left", "reveal card levy")
        assert table.at("cards.discard") == ["s01"]
        assert [table.at(f"cards.decks.{deck}.cards") for deck in ("left", "right")] == [16, 15]


class TestTheBattleTrack:
    @pytest.mark.parametrize("card", ["treasury", "shared-purpose"])
    def test_every_battle_is_one_step_whatever_its_result(self, card: str) -> None:
        table = duel(3, 3).play("deck left", f"reveal card {card}")
        assert (table.at("seats.blue.battle"), table.at("seats.yellow.battle")) == (1, 0)

    def test_the_marker_stays_at_the_end(self) -> None:
        table = duel(3, 3, seats={"blue": {"battle": 10}}).play("deck left", "reveal card treasury")
        assert table.at("seats.blue.battle") == 10

    def test_spoils_at_the_second_step_are_two_coins(self) -> None:
        table = duel(3, 3, seats={"blue": {"battle": 1}}, battle_tile="spoils")
        table.play("deck left", "reveal card treasury")
        assert table.at("seats.blue.coins") == 5

    def test_spoils_at_the_fourth_step_draw_two_cards(self) -> None:
        table = duel(3, 3, seats={"blue": {"battle": 3}}, battle_tile="spoils")
        table.play("deck left", "reveal card treasury", "lead left", "draw card levy", "draw card sally")
        assert table.moves == ["keep card levy", "keep card sally"]

    @pytest.mark.parametrize(("side", "step"), [("spoils", 6), ("ransom", 7)])
    def test_the_last_benefit_is_a_point(self, side: str, step: int) -> None:
        from veche.titles.rurik.second.end_of_game import tile_points

        table = duel(3, 3, seats={"blue": {"battle": step - 1}}, battle_tile=side)
        assert tile_points(table.game.state, 0) == 0
        table.play("deck left", "reveal card treasury")
        assert tile_points(table.game.state, 0) == 1

    def test_ransom_begins_with_a_coin(self) -> None:
        table = duel(3, 3, battle_tile="ransom").play("deck left", "reveal card treasury")
        assert table.at("seats.blue.coins") == 4

    def test_ransom_at_the_third_step_is_any_good(self) -> None:
        table = duel(3, 3, seats={"blue": {"battle": 2}}, battle_tile="ransom")
        table.play("deck left", "reveal card treasury")
        assert table.moves == [f"take {good}" for good in ("stone", "wood", "fish", "honey", "fur")]
        assert table.play("take fur").at("seats.blue.goods.fur") == 1

    def test_ransom_at_the_fifth_step_musters(self) -> None:
        table = duel(3, 3, seats={"blue": {"battle": 4}}, battle_tile="ransom")
        table.play("deck left", "reveal card treasury", "muster kyiv")
        assert table.at("seats.blue.troops.kyiv") == 4

    def test_a_benefit_is_had_before_the_next_sword(self) -> None:
        table = duel(3, 3, 1, seats={"blue": {"battle": 4}}, battle_tile="ransom")
        table.play("deck left", "reveal card treasury", "muster kyiv")
        assert "attack kyiv yellow" in table.moves
