"""Stone & Blade on the board: taverns, stables, trade boons, warfare rewards, further rebels; and solo rules 1.5."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rurik.rebellion.scenario import Solo, acts
from tests.rurik.scenario import Table, claim, turn
from veche.kernel.errors import BadPosition
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title
from veche.titles.rurik.first.claim_phase import income
from veche.titles.rurik.first.components import WARFARE_REWARDS
from veche.titles.rurik.first.end_of_game import lines_of

RURIK = title("rurik")
OPTION = ["stone-and-blade"]
TOKENS = ["two-wood", "a-scheme", "a-point", "two-coins", "a-fur"]


def played(column: str, row: int = 1, **position: Any) -> Table:
    """Blue's turn with the expansion."""
    return turn("blue", column, row, **{"options": OPTION, "warfare_rewards": TOKENS, **position})


def building(blue: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue, alone in Kiev with three troops, builds; no rebels are about."""
    seats = {"blue": {"troops": {"kiev": 3}, **(blue or {})}, **position.pop("seats", {})}
    regions = {"kiev": {"rebels": 0}, **position.pop("regions", {})}
    return played("build", 1, seats=seats, regions=regions, **position).play("act")


def seat(table: Table, name: str = "blue") -> dict[str, Any]:
    found: dict[str, Any] = table.position["seats"][name]
    return found


class TestSettingOut:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_five_of_six_tokens_lie_on_the_warfare_track(self, players: int) -> None:
        came: Counter[tuple[int, str]] = Counter()
        for seed in range(60):
            game: Game[Any] = Game(RURIK, Setup(players, {"stone-and-blade": ""}), seed)
            tokens = game.title.dump(game.rules, game.state)["warfare_rewards"]
            assert len(set(tokens)) == 5
            came.update(enumerate(tokens))
        assert set(came) == {(place, token) for place in range(5) for token in WARFARE_REWARDS}

    def test_boons_and_structures(self) -> None:
        game: Game[Any] = Game(RURIK, Setup(3, {"stone-and-blade": ""}), 1)
        position = game.title.dump(game.rules, game.state)
        for one in position["seats"].values():
            assert one["boons"] == ["wood", "fish", "honey"]
            assert (one["boons_held"], one["point_tokens"]) == (0, 0)
        assert list(game.state.structures_left) == [3, 3, 3, 2, 2] * 3 + [0] * 5

    def test_nineteen_rewards_whatever_says_them(self) -> None:
        for options in ({}, {"rebel-rewards": ""}):
            game: Game[Any] = Game(RURIK, Setup(4, {"stone-and-blade": "", **options}), 1)
            left = game.title.dump(game.rules, game.state)["rewards_left"]
            assert left == {"honey": 2, "fish": 3, "ore": 3, "wood": 3, "fur": 1, "coin": 4, "two-coins": 3}

    def test_alone_the_rebellion_has_sixteen_and_boons_of_its_own(self) -> None:
        game: Game[Any] = Game(RURIK, Setup(1, {"stone-and-blade": ""}), 1)
        s = game.state
        assert sum(s.troops[15:30]) + s.reserve[1] == 16
        assert list(s.boons[5:10]) == list(s.boons[:5]) == [0, 1, 1, 1, 0]
        assert list(s.boons[10:]) == [0] * (len(s.boons) - 10)

    def test_without_the_option_there_is_nothing_of_it(self) -> None:
        game: Game[Any] = Game(RURIK, Setup(2), 3)
        position = game.title.dump(game.rules, game.state)
        assert "warfare_rewards" not in position
        assert "removed" not in position["schemes"]
        assert not {"boons", "boons_held", "point_tokens"} & set(position["seats"]["blue"])
        table = turn("blue", "build", 1, seats={"blue": {"troops": {"kiev": 3}}}, regions={"kiev": {"rebels": 0}})
        assert not [move for move in table.play("act").moves if "tavern" in move or "stable" in move]

    @pytest.mark.parametrize(
        ("position", "said"),
        [
            ({"options": [], "warfare_rewards": TOKENS}, "only the option stone-and-blade has that"),
            ({"options": [], "seats": {"blue": {"boons_held": 1}}}, "only the option stone-and-blade has that"),
            ({"warfare_rewards": ["a-fur", "a-fur"]}, "a token lies on two spaces"),
            ({"warfare_rewards": [*TOKENS, "two-fish"]}, "5 tokens lie on the warfare track, found 6"),
            ({"seats": {"blue": {"boons_held": 1}}}, "a trade boon lies under its column or on the dock"),
            ({"seats": {"blue": {"point_tokens": 9}, "yellow": {"point_tokens": 8}}}, "only 16 tokens of a point"),
            (
                {"seats": {"blue": {"structures": {"kiev": ["church", "market", "tavern", "stable"]}}}},
                "in kiev stand more than 3 structures",
            ),
            ({"options": [], "seats": {"blue": {"structures": {"kiev": ["tavern"]}}}}, "but only 0 exist"),
        ],
    )
    def test_positions_that_are_not_possible(self, position: dict[str, Any], said: str) -> None:
        with pytest.raises(BadPosition, match=said):
            played("muster", **position)


class TestThreeInARegion:
    def test_the_third_is_built_and_no_fourth(self) -> None:
        table = building({"structures": {"kiev": ["church", "market"]}})
        table.play("build stable kiev", "stop")
        assert not [move for move in table.moves if move.endswith(" kiev") and move.startswith("build")]

    def test_others_structures_count_too(self) -> None:
        table = building(seats={"yellow": {"structures": {"kiev": ["church", "market", "tavern"]}}})
        assert not [move for move in table.moves if move.startswith("build")]

    def test_two_of_each_new_kind(self) -> None:
        table = building({"structures": {"rostov": ["tavern"], "polotsk": ["tavern"]}})
        assert "build tavern kiev" not in table.moves
        assert "build stable kiev" in table.moves


class TestTavern:
    def test_a_coin_for_every_structure_there(self) -> None:
        table = building(seats={"yellow": {"structures": {"kiev": ["market"]}}})
        table.play("build tavern kiev")
        assert table.changes["seats.blue.coins"] == (3, 5)

    def test_the_top_card_is_played_and_leaves_the_game(self) -> None:
        table = building(schemes={"discard": ["s09", "s31"]})
        table.play("build tavern kiev")
        assert table.moves == ["stop", "play top"]
        table.play("play top")
        schemes = table.position["schemes"]
        assert len(schemes["discard"]) == 1
        assert len(schemes["removed"]) == 1
        assert seat(table)["coins"] == 3 + 1 + 2
        assert table.position["turn"]["scheme_played"]

    def test_it_may_stay_where_it_is(self) -> None:
        table = building(schemes={"discard": ["s31"]}).play("build tavern kiev", "stop")
        assert len(table.position["schemes"]["discard"]) == 1
        assert not table.position["turn"]["scheme_played"]

    def test_not_after_another_scheme_nor_without_a_card(self) -> None:
        table = building(schemes={"discard": ["s31"]}, turn={"scheme_played": True})
        assert "play top" not in table.play("build tavern kiev").moves
        assert "play top" not in building().play("build tavern kiev").moves

    def test_the_last_card_of_a_check_lies_on_top(self) -> None:
        yellow = {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}}
        seats = {"blue": {"troops": {"kiev": 3}}, "yellow": yellow}
        table = played("attack", 3, seats=seats, regions={"kiev": {"rebels": 0}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax", "reveal scheme build")
        names = list(RURIK.as_printed.box.scheme_names)
        assert list(table.game.state.pile[:2]) == [names.index("tax"), names.index("build")]
        again = RURIK.load(table.game.rules, table.position)
        assert list(again.pile) == list(table.game.state.pile)

    def test_an_opposing_yaroslav_silences_it(self) -> None:
        yaroslav = {"yellow": {"leader": "yaroslav", "leader_at": "kiev"}}
        table = building(seats=yaroslav, schemes={"discard": ["s31"]}).play("build tavern kiev")
        assert "seats.blue.coins" not in table.changes
        assert "play top" not in table.moves


class TestStable:
    def test_two_points_for_troops_of_the_region(self) -> None:
        table = building({"troops": {"kiev": 3, "novgorod": 1}}).play("build stable kiev")
        assert table.moves == ["stop", "troop kiev"]
        table.play("troop kiev", "to chernigov", "troop kiev", "to volyn")
        assert table.changes["seats.blue.troops.kiev"] == (3, 1)
        assert "move-from" not in str(table.position["docket"])

    def test_one_that_left_may_go_on(self) -> None:
        table = building({"leader": "maria", "leader_at": "kiev"}).play(
            "build stable kiev", "troop kiev", "to chernigov"
        )
        assert table.moves == ["stop", "troop kiev", "troop chernigov", "leader kiev"]
        table.play("troop chernigov", "to rostov")
        assert seat(table)["troops"]["rostov"] == 1

    def test_the_leader_too(self) -> None:
        table = building({"leader": "maria", "leader_at": "kiev"}).play(
            "build stable kiev", "leader kiev", "to chernigov"
        )
        assert table.moves == ["stop", "troop kiev", "leader chernigov"]

    def test_an_opposing_yaroslav_silences_it(self) -> None:
        yaroslav = {"yellow": {"leader": "yaroslav", "leader_at": "kiev"}}
        assert "troop kiev" not in building(seats=yaroslav).play("build stable kiev").moves


class TestBoons:
    def test_gained_when_the_column_is_first_full(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"fish": 2, "wood": 2}}
        regions = {"kiev": {"rebels": 0, "good": "fish"}}
        table = played("tax", 1, seats={"blue": blue}, regions=regions, options=[*OPTION, "alternate-board"]).play(
            "act", "tax kiev"
        )
        assert seat(table)["boons"] == ["wood", "honey"]
        assert seat(table)["boons_held"] == 1

    def test_only_once(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"fish": 2}, "boons": ["wood", "honey"]}
        regions = {"kiev": {"rebels": 0, "good": "fish"}}
        table = played("tax", 1, seats={"blue": blue}, regions=regions, options=[*OPTION, "alternate-board"]).play(
            "act", "tax kiev"
        )
        assert seat(table)["boons_held"] == 0

    def paying(self, deed: str, goods: dict[str, int], boons: int, **blue: Any) -> Table:
        held = {"goods": goods, "boons": [], "boons_held": boons, "deeds": [deed], "troops": {"kiev": 2}, **blue}
        return played("muster", seats={"blue": held})

    def test_it_completes_a_price(self) -> None:
        assert "deed hoard" not in self.paying("hoard", {"wood": 2}, 0).moves
        table = self.paying("hoard", {"wood": 2}, 1).play("deed hoard")
        assert seat(table)["boons_held"] == 0
        assert seat(table)["goods"]["wood"] == 0

    def test_goods_may_be_kept_instead(self) -> None:
        table = self.paying("hoard", {"wood": 3}, 1).play("deed hoard")
        assert table.moves == ["pay wood", "pay boon"]
        table.play("pay boon")
        assert seat(table)["goods"]["wood"] == 1
        assert seat(table)["boons_held"] == 0

    def test_of_which_kind_when_several_would_do(self) -> None:
        table = self.paying("hoard", {"wood": 2, "fish": 2}, 1).play("deed hoard")
        assert table.moves == ["pay wood", "pay fish"]
        table.play("pay fish")
        assert (seat(table)["goods"]["wood"], seat(table)["goods"]["fish"], seat(table)["boons_held"]) == (2, 0, 0)

    def test_boons_alone_are_paid_without_a_question(self) -> None:
        """Whatever kind three boons stand for, the same is paid."""
        table = self.paying("hoard", {}, 3).play("deed hoard")
        assert not [move for move in table.moves if move.startswith("pay")]
        assert seat(table)["boons_held"] == 0

    def test_a_kind_that_is_not_held_is_no_kind_to_pay_with(self) -> None:
        table = self.paying("hoard", {"wood": 1, "fish": 1}, 3).play("deed hoard")
        assert table.moves == ["pay wood", "pay fish"]
        table.play("pay fish")
        assert table.moves == ["pay fish", "pay boon"]
        table.play("pay boon", "pay boon", "pay boon")
        assert (seat(table)["goods"]["fish"], seat(table)["goods"]["wood"], seat(table)["boons_held"]) == (1, 1, 0)

    def test_one_kind_that_is_held_is_not_asked_for(self) -> None:
        table = self.paying("hoard", {"wood": 1}, 3).play("deed hoard")
        assert table.moves == ["pay wood", "pay boon"]
        table.play("pay boon", "pay boon", "pay boon")
        assert (seat(table)["goods"]["wood"], seat(table)["boons_held"]) == (1, 0)

    def test_nothing_is_offered_that_could_not_be_completed(self) -> None:
        """Two fish and a wood: the boon must be the wood's, so it cannot be a fish."""
        needs = {"deeds": {"hoard": {"cost": {"goods": {"fish": 1, "wood": 1}}}}}
        held = {"goods": {"fish": 1}, "boons": [], "boons_held": 1, "deeds": ["hoard"], "troops": {"kiev": 2}}
        table = Table(
            {"at": "turn", "seat": "blue", "options": OPTION, "seats": {"blue": held},
             "board": {"muster": [{"seat": "blue", "advisor": 1}]}}, needs
        )  # fmt: skip
        table.play("deed hoard")
        assert (seat(table)["goods"]["fish"], seat(table)["boons_held"]) == (0, 0)

    def test_different_kinds(self) -> None:
        needs = {"deeds": {"hoard": {"cost": {"goods_different_types": 3}}}}
        held = {
            "goods": {"fish": 2, "wood": 1},
            "boons": [],
            "boons_held": 1,
            "deeds": ["hoard"],
            "troops": {"kiev": 2},
        }
        table = Table(
            {"at": "turn", "seat": "blue", "options": OPTION, "seats": {"blue": held},
             "board": {"muster": [{"seat": "blue", "advisor": 1}]}}, needs
        )  # fmt: skip
        table.play("deed hoard")
        while [move for move in table.moves if move.startswith("pay")]:
            table.play(table.moves[0])
        goods = seat(table)["goods"]
        assert (goods["fish"], goods["wood"], seat(table)["boons_held"]) == (1, 0, 0)

    def test_it_converts(self) -> None:
        blue = {"goods": {"ore": 1}, "boons": [], "boons_held": 1, "troops": {"kiev": 2}}
        table = played("muster", seats={"blue": blue}, regions={"kiev": {"rebels": 0}})
        assert "convert muster" in table.moves
        table.play("convert muster")
        assert (seat(table)["goods"]["ore"], seat(table)["boons_held"]) == (0, 0)

    def test_it_counts_for_capable_and_not_for_the_boat(self) -> None:
        blue = {"agenda": "capable", "goods": {"ore": 1}, "boons": [], "boons_held": 1}
        table = claim("blue", round=4, options=OPTION, seats={"blue": blue, "yellow": {"goods": {"ore": 2}}})
        outcome = table.game.outcome
        assert outcome is not None
        assert [line.points for line in outcome.lines[0] if line.heading == "agenda"] == [2]
        assert [line.points for line in outcome.lines[0] if line.heading == "trade-track"] == [0]


class TestWarfareRewards:
    def attacked(self, step: int, token: str, **position: Any) -> Table:
        tokens = [None] * 5
        tokens[(step + 1) // 2 - 1] = token  # type: ignore[call-overload]
        blue = {"troops": {"kiev": 3}, "warfare": step, **position.pop("blue", {})}
        seats = {"blue": blue, "yellow": {"troops": {"kiev": 1}}}
        table = played("attack", 2, seats=seats, regions={"kiev": {"rebels": 0}}, warfare_rewards=tokens)
        return table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")

    @pytest.mark.parametrize(
        ("token", "field", "number"),
        [("two-wood", "goods.wood", 2), ("two-fish", "goods.fish", 2), ("a-fur", "goods.fur", 1),
         ("two-coins", "coins", 2), ("a-point", "point_tokens", 1)],
    )  # fmt: skip
    @pytest.mark.parametrize("step", [1, 3, 9])
    def test_gained_on_even_spaces(self, token: str, field: str, number: int, step: int) -> None:
        table = self.attacked(step, token)
        old, new = table.changes[f"seats.blue.{field}"]
        assert new - old == number
        assert table.position["warfare_rewards"].count(token) == 1

    def test_a_scheme_card_after_the_check(self) -> None:
        table = self.attacked(1, "a-scheme")
        table.play("deck right", "draw scheme attack")
        assert len(seat(table)["schemes"]) == 1

    def test_nothing_on_odd_spaces_or_beyond_the_end(self) -> None:
        assert "seats.blue.coins" not in self.attacked(2, "two-coins").changes
        assert "seats.blue.coins" not in self.attacked(10, "two-coins").changes

    def test_tokens_score_a_point_each(self) -> None:
        table = claim("blue", round=4, options=OPTION, seats={"blue": {"point_tokens": 2}})
        outcome = table.game.outcome
        assert outcome is not None
        assert [line.points for line in outcome.lines[0] if line.heading == "point-tokens"] == [2]
        assert not [line for line in outcome.lines[1] if line.heading == "point-tokens"]


NEWER = ["solo-1-5"]


def did(table: Solo, verb: str) -> list[str]:
    return [line.removeprefix(f"{verb} ") for line in table.did if line.startswith(verb)]


class TestRebellion:
    """What the Rebellion has of the expansion, whichever solo rules are played."""

    def test_gains_a_boon_as_everybody(self) -> None:
        yellow = {"troops": {"volyn": 2}, "goods": {"fish": 2}}
        table = acts("tax", 2, options=OPTION, yellow=yellow)
        assert table.seat("yellow")["boons"] == ["wood", "honey"]
        assert table.seat("yellow")["boons_held"] == 1

    @pytest.mark.parametrize(("boons", "points"), [(0, 1), (1, 1), (2, 2)])
    def test_boons_score_with_the_goods_on_its_dock(self, boons: int, points: int) -> None:
        yellow = {"troops": {"volyn": 2}, "goods": {"fur": 3}, "boons": [], "boons_held": boons, "point_tokens": 2}
        table = acts("muster", 1, options=OPTION, yellow=yellow)
        lines = {line.heading: line for line in lines_of(table.game.state, 1)}
        assert lines["dock"].points == points
        assert lines["dock"].why == ("outcome.dock-boons" if boons else "outcome.dock")
        assert lines["point-tokens"].points == 2

    @pytest.mark.parametrize(
        ("token", "field", "number"),
        [("two-coins", "coins", 2), ("a-point", "point_tokens", 1), ("a-fur", "fur", 1), ("a-scheme", "coins", 0)],
    )
    def test_gains_warfare_rewards_but_no_scheme(self, token: str, field: str, number: int) -> None:
        for there in (token, None):
            table = self.attacking(there)
            gained = table.seat("yellow")["goods"] | table.seat("yellow")
            assert table.seat("yellow")["warfare"] == 2
            before = 0 if there else number
            assert gained[field] == (self.COINS if field == "coins" else 0) + number - before
            table.play("deck left", "reveal scheme movement-2")
            assert table.asked == ("blue", "rally"), "it draws nothing, and chooses nothing"
        assert sum(table.game.state.hand) == 0

    COINS = 3

    def attacking(self, token: str | None) -> Solo:
        """The Rebellion attacks blue in Kiev and comes to the second step, where this token lies."""
        yellow = {"troops": {"kiev": 3}, "warfare": 1, "coins": self.COINS}
        rewards = [token, None, None, None, None]
        blue = {"troops": {"kiev": 1}}
        return acts("attack", 2, options=OPTION, yellow=yellow, blue=blue, warfare_rewards=rewards)


class TestSolo15:
    def test_taxing_costs_a_point_everywhere_and_only_the_columns_matter(self) -> None:
        yellow = {"troops": {"rostov": 1, "volyn": 1}, "goods": {"ore": 2}}
        table = acts("tax", 2, options=NEWER, yellow=yellow, neutral={"volyn": 1})
        assert did(table, "taxes") == ["volyn not-full"]
        assert did(acts("tax", 2, yellow=yellow, neutral={"volyn": 1}), "taxes") == ["rostov c"]

    def test_then_the_rest(self) -> None:
        yellow = {"troops": {"rostov": 1}, "goods": {"ore": 2}}
        table = acts("tax", 2, options=NEWER, yellow=yellow, neutral={"rostov": 1})
        assert did(table, "taxes") == ["rostov the-rest"]

    def test_building_where_it_has_nothing_then_where_others_stand_then_elsewhere(self) -> None:
        yellow = {
            "troops": {"kiev": 2, "volyn": 2, "rostov": 1},
            "structures": {"kiev": ["market"], "volyn": ["market"]},
        }
        table = acts("build", 1, options=NEWER, yellow=yellow, neutral={"volyn": 1})
        assert did(table, "builds") == ["stronghold rostov without", "stronghold volyn contested"]
        yellow = {"troops": {"kiev": 2}, "structures": {"kiev": ["market"]}}
        assert did(acts("build", 2, options=NEWER, yellow=yellow), "builds") == ["stronghold kiev others"]

    def test_no_coin_but_for_full_columns(self) -> None:
        for options, coins in ((NEWER, 1), ([], 2)):
            table = acts("muster", 1, options=options, yellow={"troops": {"kiev": 1}, "goods": {"ore": 2}})
            assert income(table.game.state, 1) == coins

    def test_neutral_troops_stay_beside_its_mat(self) -> None:
        yellow = {"troops": {"rostov": 3}}
        for options, kept in ((NEWER, 1), ([], 0)):
            table = acts("attack", 2, options=options, yellow=yellow, neutral={"rostov": 1})
            assert table.neutral("rostov") == 0
            assert table.seat("yellow")["rebels"] == kept

    def test_with_the_expansion_it_stops_at_three_structures_and_builds_no_tavern(self) -> None:
        yellow = {"troops": {"kiev": 3}, "structures": {"kiev": ["market"]}}
        blue = {"structures": {"kiev": ["tavern", "stable"]}}
        table = acts("build", 1, options=[*NEWER, *OPTION], yellow=yellow, blue=blue)
        assert did(table, "builds") == []
