"""Variants: goods tokens, reward tokens, the deed row, leaders dealt by chance; alone and together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rurik.scenario import Table, turn

SEATS = ("blue", "yellow", "red", "white")
REGIONS = (
    "novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl",
    "pskov", "suzdal", "galich", "brest", "murom", "peresech", "azov",
)  # fmt: skip
LEADERS = ("agatha", "boris", "maria", "mstislav", "predslava", "sudislav", "sviatopolk", "yaroslav")
TOKENS = {
    2: {"ore": 2, "wood": 2, "fish": 2, "honey": 1, "fur": 1},
    3: {"ore": 2, "wood": 3, "fish": 3, "honey": 2, "fur": 1},
    4: {"ore": 3, "wood": 4, "fish": 4, "honey": 2, "fur": 2},
}
"""The goods tokens for so many players: as many of each as the regions in play print."""

REWARDS = {"honey": 2, "fish": 2, "ore": 2, "wood": 2, "fur": 1, "coin": 4, "two-coins": 2}
ROW = ["hoard", "trade_route", "law_giver"]
DEEDS = (
    "amass_forces border_patrols capital_city defensive_belt dispatch_messengers enforce_peace establish_fortress "
    "generous_prince grand_hunter great_library hire_mercenaries hoard honorable_prince law_giver market_day "
    "master_beekeeper new_beginning peace_maker retire_veterans reward_laborers send_gifts splendid_feast "
    "tithe_payments trade_route victory_march wilderness_forts"
).split()


def new(players: int, *options: str) -> Table:
    """A new game before anything is drawn; the deeds of the row are drawn first."""
    table = Table({"players": players, "options": list(options)})
    assert table.asked == ("chance", "reveal-deed")
    return table.play(*[f"reveal deed {deed}" for deed in ROW])


def weights(table: Table) -> dict[str, int]:
    """What chance can do now, and how likely each of it is."""
    ask = table.game.ask
    assert ask is not None
    return dict(zip([move.split()[-1] for move in table.moves], ask.weights, strict=True))


class TestAlternateBoard:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_region_in_play_gets_one_of_the_tokens_for_so_many_players(self, players: int) -> None:
        table = new(players, "alternate-board")
        left = Counter(TOKENS[players])
        laid = {}
        for number, region in enumerate(REGIONS[: sum(left.values())]):
            assert table.asked == ("chance", "lay-token")
            assert weights(table) == +left
            good = sorted(+left)[number % len(+left)]
            laid[region] = good
            left[good] -= 1
            table.play(f"token {good}")
        assert table.asked == ("chance", "draw-first-player")
        position = table.position
        assert {name: region["good"] for name, region in position["regions"].items()} == laid
        assert all(region["good_here"] for region in position["regions"].values())
        assert set(position["goods_tokens"].values()) == {0}

    def test_without_the_variant_no_token_is_laid(self) -> None:
        assert new(2).asked == ("chance", "draw-first-player")

    def test_taxing_takes_the_good_of_the_token(self) -> None:
        table = turn(
            "blue",
            "tax",
            2,
            options=["alternate-board"],
            seats={"blue": {"troops": {"kiev": 2}}},
            regions={"kiev": {"good": "honey"}},
        )
        table.play("act", "tax kiev")
        assert table.changes == {"regions.kiev.good_here": (True, False), "seats.blue.goods.honey": (0, 1)}

    def test_market_day_goes_by_the_tokens(self) -> None:
        """As printed these are wood, fish and ore; with these tokens two of them are fish."""
        markets = {"kiev": ["market"], "volyn": ["market"], "polotsk": ["market"]}
        blue = {"troops": {"rostov": 1}, "structures": markets, "deeds": ["market_day"]}
        printed = turn("blue", seats={"blue": blue}, options=["alternate-board"])
        assert "deed market_day" in printed.moves
        tokens = turn("blue", seats={"blue": blue}, options=["alternate-board"], regions={"kiev": {"good": "fish"}})
        assert "deed market_day" not in tokens.moves


class TestRebelRewards:
    @pytest.mark.parametrize("options", [[], ["rebel-rewards"]])
    def test_a_defeated_rebel_gives_one_of_the_fifteen_rewards(self, options: list[str]) -> None:
        table = turn("blue", "attack", 2, options=options, seats={"blue": {"troops": {"kiev": 1}}})
        table.play("act", "attack kiev rebel")
        assert table.asked == ("chance", "find-reward")
        assert weights(table) == REWARDS

    @pytest.mark.parametrize("options", [[], ["rebel-rewards"]])
    @pytest.mark.parametrize("reward", REWARDS)
    def test_each_reward_is_gained_and_does_not_come_twice(self, reward: str, options: list[str]) -> None:
        table = turn("blue", "attack", 2, options=options, seats={"blue": {"troops": {"kiev": 1}}})
        table.play("act", "attack kiev rebel", f"reward {reward}")
        gained: dict[str, tuple[Any, Any]] = {f"seats.blue.goods.{reward}": (0, 1)}
        if reward == "coin":
            gained = {"seats.blue.coins": (3, 4)}
        elif reward == "two-coins":
            gained = {"seats.blue.coins": (3, 5)}
        assert table.changes == gained | {
            "seats.blue.rebels": (0, 1),
            "regions.kiev.rebels": (1, 0),
            f"rewards_left.{reward}": (REWARDS[reward], REWARDS[reward] - 1),
        }

    def test_what_was_found_is_not_found_again(self) -> None:
        table = turn(
            "blue",
            "attack",
            2,
            options=["rebel-rewards"],
            seats={"blue": {"troops": {"kiev": 1}}},
            rewards_left={"fur": 0, "coin": 1},
        )
        table.play("act", "attack kiev rebel")
        assert weights(table) == {"honey": 2, "fish": 2, "ore": 2, "wood": 2, "coin": 1, "two-coins": 2}

    def test_the_tokens_are_a_mix_of_their_own(self) -> None:
        """A correction of the tokens changes only games with the variant, one of the stickers only the others."""
        fur = {"fur": {"count": 3}, "coin": {"count": 2}}
        position = {
            "at": "turn",
            "seat": "blue",
            "board": {"attack": [{"seat": "blue", "advisor": 1}]},
            "seats": {"blue": {"troops": {"kiev": 1}}},
        }
        for table_of_records, options, changed in (
            ("reward_tokens", ["rebel-rewards"], True),
            ("reward_tokens", [], False),
            ("stickers", [], True),
            ("stickers", ["rebel-rewards"], False),
        ):
            table = Table(position | {"options": options}, {table_of_records: fur}).play("act", "attack kiev rebel")
            assert weights(table) == REWARDS | ({"fur": 3, "coin": 2} if changed else {})


def end_of_round(players: int = 2, **position: Any) -> Table:
    """Blue forfeits the last action of a round; then the deeds are chosen."""
    settled = {"claim": {"rule": 1, "build": 1, "trade": 1}, "warfare": 1, "tokens": []}
    given = position.pop("seats", {})
    position.setdefault("deeds", {"row": ROW})
    table = Table(
        {
            "at": "turn",
            "seat": "blue",
            "players": players,
            "board": {"muster": [{"seat": "blue", "advisor": 1}]},
            "seats": {seat: settled | given.get(seat, {}) for seat in SEATS[:players]},
            **position,
        }
    )
    if table.asked == ("blue", "rally"):
        table.play("stop")
    return table.play("forfeit").forget()


NEXT_ROUND = {
    "round": (1, 2),
    "seats.blue.tokens": ([], ["build", "muster"]),
    "seats.yellow.tokens": ([], ["build", "muster"]),
    "seats.blue.advisors": ([], [1, 2, 4, 5]),
    "seats.yellow.advisors": ([], [1, 2, 4, 5]),
}


class TestDeedRow:
    def test_after_the_last_choice_the_other_two_are_discarded_and_three_new_ones_revealed(self) -> None:
        table = end_of_round(options=["deed-row"])
        table.play("choose deed hoard", "reveal deed send_gifts")
        assert table.position["deeds"] == {"row": ["send_gifts", "trade_route", "law_giver"], "discard": []}
        table.play("choose deed law_giver")
        assert table.position["deeds"] == {"row": [None, None, None], "discard": ["send_gifts", "trade_route"]}
        table.play("reveal deed market_day", "reveal deed great_library", "reveal deed new_beginning")
        assert table.asked == ("blue", "choose-advisor")
        assert table.changes == NEXT_ROUND | {
            "seats.blue.deeds": ([], ["hoard"]),
            "seats.yellow.deeds": ([], ["law_giver"]),
            "deeds.row": (ROW, ["market_day", "great_library", "new_beginning"]),
            "deeds.discard": ([], ["send_gifts", "trade_route"]),
        }

    def test_without_the_variant_only_the_gap_is_filled(self) -> None:
        table = end_of_round()
        table.play("choose deed hoard", "reveal deed send_gifts", "choose deed law_giver", "reveal deed market_day")
        assert table.asked == ("blue", "choose-advisor")
        assert table.changes == NEXT_ROUND | {
            "seats.blue.deeds": ([], ["hoard"]),
            "seats.yellow.deeds": ([], ["law_giver"]),
            "deeds.row": (ROW, ["send_gifts", "trade_route", "market_day"]),
        }

    def test_discarded_deeds_do_not_come_up_while_there_is_a_deck(self) -> None:
        table = end_of_round(options=["deed-row"], deeds={"row": ROW, "discard": ["send_gifts"]})
        table.play("choose deed hoard")
        assert "reveal deed send_gifts" not in table.moves
        assert len(table.moves) == 26 - 4

    def test_when_the_deck_runs_out_the_discards_are_shuffled(self) -> None:
        """Two deeds are left in the deck. The third of the new row comes from the discards, these two among them."""
        others = [deed for deed in DEEDS if deed not in (*ROW, "send_gifts", "market_day", "new_beginning")]
        table = end_of_round(
            options=["deed-row"],
            seats={"yellow": {"accomplished": others}},
            deeds={"row": ROW, "discard": ["new_beginning"]},
        )
        table.play("choose deed hoard")
        assert table.moves == ["reveal deed market_day", "reveal deed send_gifts"]
        table.play("reveal deed send_gifts", "choose deed law_giver")
        assert table.moves == ["reveal deed market_day"]
        table.play("reveal deed market_day")
        assert table.moves == ["reveal deed new_beginning", "reveal deed send_gifts", "reveal deed trade_route"]
        table.play("reveal deed trade_route")
        assert table.moves == ["reveal deed new_beginning", "reveal deed send_gifts"]
        table.play("reveal deed send_gifts")
        assert table.changes == NEXT_ROUND | {
            "seats.blue.deeds": ([], ["hoard"]),
            "seats.yellow.deeds": ([], ["law_giver"]),
            "deeds.row": (ROW, ["market_day", "trade_route", "send_gifts"]),
            "deeds.discard": (["new_beginning"], []),
        }

    def test_without_the_variant_discards_are_never_shuffled(self) -> None:
        others = [deed for deed in DEEDS if deed not in ROW]
        table = end_of_round(deeds={"row": ROW, "discard": others}).play("choose deed hoard")
        assert table.asked == ("yellow", "choose-from-row")
        assert table.changes == {
            "seats.blue.deeds": ([], ["hoard"]),
            "deeds.row": (ROW, [None, "trade_route", "law_giver"]),
        }

    def test_a_deed_chosen_by_a_scheme_leaves_the_rest_of_the_row_where_it_is(self) -> None:
        blue = {"troops": {"kiev": 1}, "schemes": ["s16"]}
        table = turn("blue", options=["deed-row"], seats={"blue": blue}, deeds={"row": ROW})
        table.play("play deed", "choose deed hoard", "reveal deed send_gifts")
        assert table.changes == {
            "seats.blue.schemes": (["s16"], []),
            "schemes.discard": ([], ["s16"]),
            "seats.blue.deeds": ([], ["hoard"]),
            "deeds.row": (ROW, ["send_gifts", "trade_route", "law_giver"]),
        }

    def test_with_three_players_only_the_third_choice_renews_the_row(self) -> None:
        table = end_of_round(3, options=["deed-row"], marker="red")
        table.play("choose deed hoard", "reveal deed send_gifts", "choose deed law_giver", "reveal deed market_day")
        assert table.asked == ("yellow", "choose-from-row")
        table.play("choose deed trade_route")
        assert table.position["deeds"] == {"row": [None, None, None], "discard": ["market_day", "send_gifts"]}
        assert table.position["seats"]["red"]["deeds"] == ["hoard"]


class TestRandomLeaders:
    def test_chance_deals_them_in_turn_and_no_leader_twice(self) -> None:
        table = new(3, "random-leaders").play("first-player yellow")
        assert table.asked == ("chance", "deal-leader")
        assert weights(table) == dict.fromkeys(LEADERS, 1)
        table.forget().play("deal leader boris")
        assert weights(table) == dict.fromkeys([name for name in LEADERS if name != "boris"], 1)
        table.play("deal leader maria", "deal leader agatha")
        assert table.changes == {
            "seats.yellow.leader": (None, "boris"),
            "seats.red.leader": (None, "maria"),
            "seats.blue.leader": (None, "agatha"),
        }
        assert table.asked == ("chance", "deal-agenda")

    def test_without_the_variant_everybody_chooses(self) -> None:
        table = new(2).play("first-player yellow").forget()
        assert table.asked == ("yellow", "choose-leader")
        assert table.moves == [f"choose leader {name}" for name in LEADERS]
        table.play("choose leader boris")
        assert table.asked == ("blue", "choose-leader")
        assert "choose leader boris" not in table.moves
        table.play("choose leader maria")
        assert table.changes == {"seats.yellow.leader": (None, "boris"), "seats.blue.leader": (None, "maria")}


class TestSeveralTogether:
    def test_all_four_from_the_setup_to_the_end_of_the_first_round(self) -> None:
        table = new(2, "alternate-board", "rebel-rewards", "deed-row", "random-leaders")
        tokens = "fur honey fish fish wood wood ore ore".split()
        table.play(*[f"token {good}" for good in tokens], "first-player blue")
        table.play("deal leader boris", "deal leader maria")
        for agenda in ("capable", "regal", "wealthy", "esteemed"):
            table.play(f"deal agenda {agenda}")
        table.play("keep agenda capable", "keep agenda wealthy")
        for _ in range(3):
            table.play("place novgorod", "place kiev")
        assert table.asked == ("blue", "choose-advisor")
        table.forget()
        # Blue attacks and taxes with one point each, the rest is forfeited.
        columns = iter(["attack", "muster", "tax", "build", "scheme", "tax", "build", "attack"])
        for advisor in (1, 2, 4, 5):
            for _ in SEATS[:2]:
                table.play(f"advisor {advisor}", f"column {next(columns)}")
        table.play("act", "attack novgorod rebel", "reward fur", "forfeit", "act", "tax novgorod")
        for _ in range(5):
            table.play("forfeit")
        assert table.asked == ("blue", "choose-from-row")
        table.play("choose deed hoard", "reveal deed send_gifts", "choose deed send_gifts")
        table.play("reveal deed market_day", "reveal deed new_beginning", "reveal deed great_library")
        position = table.position
        assert position["round"] == 2
        assert position["seats"]["blue"]["goods"] == {"ore": 0, "wood": 0, "fish": 0, "honey": 0, "fur": 2}
        assert position["seats"]["blue"]["leader"] == "boris"
        assert position["deeds"] == {
            "row": ["market_day", "new_beginning", "great_library"],
            "discard": ["law_giver", "trade_route"],
        }
        assert position["regions"]["novgorod"] == {"rebels": 0, "good": "fur", "good_here": True}
        assert position["rewards_left"]["fur"] == 0
