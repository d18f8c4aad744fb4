"""Stone & Blade: its three leaders, five schemes and four deeds, and inheritance with each of its cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.rebellion.scenario import solo
from tests.rurik.scenario import Table, turn
from veche.kernel.errors import BadPosition, UnknownOption
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title

OPTIONS = ["stone-and-blade"]
ROW = ["hoard", "trade_route", "law_giver"]
NO_REBEL = {"rebels": 0}
NEW_LEADERS = ["gleb", "theofana", "sviatoslav"]
NEW_DEEDS = ["mead_brewery", "horse_breeder", "create_republic", "distant_rule"]


def expanded(column: str = "muster", row: int = 1, **position: Any) -> Table:
    """Blue resolves an advisor in a match with the expansion."""
    return turn("blue", column, row, options=OPTIONS, deeds={"row": ROW}, **position)


def new(players: int, **options: str) -> Game[Any]:
    """A fresh match with the expansion; chance is asked."""
    return Game(title("rurik"), Setup(players, {"stone-and-blade": "", **options}), None)


def play_until(game: Game[Any], procedure: str) -> Game[Any]:
    """Play the first move of each question until this one is asked."""
    while game.ask is not None and game.ask.procedure != procedure:
        game.play(game.moves[0])
    assert game.ask is not None
    return game


def led(leader: str, region: str = "kiev", **fields: Any) -> dict[str, Any]:
    return {"leader": leader, "leader_at": region, **fields}


class TestWhatTakesPart:
    def test_leaders_are_offered_only_with_the_option(self) -> None:
        game = play_until(new(2), "choose-leader")
        assert [move for move in game.moves if move.split()[-1] in NEW_LEADERS] == [
            f"choose leader {name}" for name in NEW_LEADERS
        ]
        plain = play_until(Game(title("rurik"), Setup(2, {}), None), "choose-leader")
        assert not [move for move in plain.moves if move.split()[-1] in NEW_LEADERS]

    def test_leaders_are_dealt_only_with_the_option(self) -> None:
        assert len(play_until(new(2, **{"random-leaders": ""}), "deal-leader").moves) == 11
        plain = Game(title("rurik"), Setup(2, {"random-leaders": ""}), None)
        assert len(play_until(plain, "deal-leader").moves) == 8

    def test_leaders_cannot_be_named_without_it(self) -> None:
        with pytest.raises(UnknownOption, match="Gleb belongs to Stone & Blade"):
            Game(title("rurik"), Setup(2, {"leaders": "gleb,maria"}), None)
        assert new(2, leaders="gleb,maria").ask is not None

    def test_deeds_are_shuffled_in_only_with_the_option(self) -> None:
        offered = [move.removeprefix("reveal deed ") for move in new(2).moves]
        assert len(offered) == 30
        assert offered[-4:] == NEW_DEEDS
        plain = [move.removeprefix("reveal deed ") for move in Game(title("rurik"), Setup(2, {}), None).moves]
        assert len(plain) == 26
        assert not set(plain) & set(NEW_DEEDS)

    @pytest.mark.parametrize(("options", "cards"), [([], 27), (OPTIONS, 32)])
    def test_schemes_are_in_the_decks_only_with_the_option(self, options: list[str], cards: int) -> None:
        table = turn("blue", options=options)
        decks = table.position["schemes"]["decks"]
        assert decks["left"]["cards"] + decks["right"]["cards"] == cards

    @pytest.mark.parametrize(("options", "cards"), [({}, 27), ({"stone-and-blade": ""}, 32)])
    def test_a_fresh_match_has_them_in_the_decks(self, options: dict[str, str], cards: int) -> None:
        state = Game(title("rurik"), Setup(2, options), None).state
        assert sum(state.deck) == sum(state.unseen) == cards

    def test_a_position_without_the_option_has_none_of_it(self) -> None:
        for wrong in (
            {"seats": {"blue": {"leader": "gleb"}}},
            {"seats": {"blue": {"inheritance": ["kiev"]}}},
            {"turn": {"taxing_over": True}},
            {"turn": {"build_begun": True}},
            {"seats": {"blue": {"schemes": ["s10"]}}},
            {"seats": {"blue": {"deeds": ["distant_rule"]}}},
        ):
            with pytest.raises(BadPosition):
                turn("blue", **wrong)
            turn("blue", options=OPTIONS, **wrong)


class TestGleb:
    def with_gleb(self, points: int = 3, **position: Any) -> Table:
        """Blue stands in Kiev with Gleb and two troops, beside a yellow troop and a rebel."""
        seats = {"blue": led("gleb", troops={"kiev": 2, "volyn": 1}), "yellow": {"troops": {"kiev": 1, "rostov": 1}}}
        return expanded("attack", points, **({"seats": seats, "regions": {}} | position))

    def test_marches_two_points_after_an_attack_without_a_casualty(self) -> None:
        table = self.with_gleb().play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("blue", "gleb-may-march")
        table.play("gleb").forget()
        assert table.asked == ("blue", "move-from")
        assert table.moves == ["stop", "troop kiev", "leader kiev"], "only those of his region, him included"
        table.play("leader kiev", "to polotsk", "troop kiev", "to pereyaslavl")
        assert table.asked == ("yellow", "before-main-action"), "these were the two points"
        assert table.changes == {
            "seats.blue.leader_at": ("kiev", "polotsk"),
            "seats.blue.troops.kiev": (2, 1),
            "seats.blue.troops.pereyaslavl": (None, 1),
        }

    def test_stays_after_a_casualty(self) -> None:
        table = self.with_gleb().play("act", "attack kiev yellow", "deck left", "reveal scheme tax-2")
        assert table.asked == ("yellow", "before-main-action")

    def test_marches_after_defeating_a_rebel_too(self) -> None:
        table = self.with_gleb().play("act", "attack kiev rebel", "reward fur")
        assert table.asked == ("blue", "gleb-may-march")

    def test_once_a_round_and_only_when_wanted(self) -> None:
        table = self.with_gleb(1).play("act", "attack kiev rebel", "reward fur", "stop")
        assert table.asked == ("blue", "attack")
        table.play("attack kiev yellow", "deck left", "reveal scheme tax", "gleb", "stop")
        assert table.position["used_this_round"] == ["gleb"]
        again = self.with_gleb(used_this_round=["gleb"]).play("act", "attack kiev rebel", "reward fur")
        assert again.asked == ("yellow", "before-main-action")

    def test_not_where_he_does_not_stand(self) -> None:
        seats = {"blue": led("gleb", "volyn", troops={"kiev": 2}), "yellow": {"troops": {"rostov": 1}}}
        table = self.with_gleb(seats=seats).play("act", "attack kiev rebel", "reward fur")
        assert table.asked == ("yellow", "before-main-action")


class TestTheofana:
    def with_theofana(self, row: int = 1, **position: Any) -> Table:
        """Blue rules Kiev with Theofana, and Volyn."""
        seats = {"blue": led("theofana", troops={"kiev": 2, "volyn": 2}, coins=0), "yellow": {"troops": {"rostov": 1}}}
        return expanded("tax", row, **({"seats": seats} | position))

    def test_gains_a_coin_after_taxing_and_ends_it(self) -> None:
        table = self.with_theofana().play("act", "tax kiev")
        assert table.asked == ("blue", "after-theofana-taxed")
        table.play("theofana")
        assert table.asked == ("yellow", "before-main-action"), "Volyn cannot be taxed any more"
        assert table.seat("blue")["coins"] == 1
        assert table.seat("blue")["goods"]["wood"] == 1
        assert table.position["used_this_round"] == ["theofana"]

    def test_goes_on_alone_instead(self) -> None:
        table = self.with_theofana().play("act", "tax kiev", "to chernigov")
        assert table.seat("blue")["leader_at"] == "chernigov"
        assert table.seat("blue")["troops"] == {"kiev": 2, "volyn": 2}
        assert table.asked == ("yellow", "before-main-action")

    def test_may_do_neither_and_tax_on(self) -> None:
        table = self.with_theofana().play("act", "tax kiev", "stop", "tax volyn")
        assert table.seat("blue")["goods"]["fish"] == 1
        assert table.position["used_this_round"] == []

    def test_ends_points_that_come_later_in_the_turn(self) -> None:
        seats = {"blue": led("theofana", troops={"kiev": 2, "volyn": 2}, coins=0, schemes=["s05"])}
        table = self.with_theofana(seats=seats | {"yellow": {"troops": {"rostov": 1}}})
        table.play("act", "tax kiev", "theofana", "play tax")
        assert table.asked == ("yellow", "before-main-action")
        assert table.seat("blue")["goods"]["fish"] == 0

    def test_once_a_round_in_her_region(self) -> None:
        table = self.with_theofana(used_this_round=["theofana"]).play("act", "tax kiev")
        assert table.asked == ("blue", "spend-tax")
        elsewhere = self.with_theofana().play("act", "tax volyn")
        assert elsewhere.asked == ("blue", "spend-tax")

    def test_uses_the_market_first(self) -> None:
        seats = {"blue": led("theofana", troops={"kiev": 2}, coins=0, structures={"kiev": ["market"]})}
        table = self.with_theofana(seats=seats | {"yellow": {"troops": {"rostov": 1}}}).play("act", "tax kiev")
        assert table.asked == ("blue", "use-market")
        table.play("market coin", "theofana")
        assert table.seat("blue")["coins"] == 2


class TestSviatoslav:
    def with_sviatoslav(self, coins: int = 1, row: int = 1, **position: Any) -> Table:
        """Sviatoslav stands in Kiev; of its neighbours only Chernigov has a rebel."""
        regions = dict.fromkeys(("polotsk", "volyn", "pereyaslavl"), NO_REBEL)
        seats = {
            "blue": led("sviatoslav", troops={"kiev": 1}, coins=coins), "yellow": {"troops": {"rostov": 1}},
        }  # fmt: skip
        return expanded("build", row, **({"seats": seats, "regions": regions} | position))

    def test_goes_before_building_free_where_a_rebel_stands(self) -> None:
        table = self.with_sviatoslav(coins=0).play("act")
        assert table.offered("sviatoslav") == ["chernigov"]
        table.play("sviatoslav chernigov")
        assert table.changes["seats.blue.leader_at"] == ("kiev", "chernigov")
        assert table.seat("blue")["coins"] == 0
        assert "build market chernigov" in table.moves, "he can build where he has come to"

    def test_goes_elsewhere_for_a_coin(self) -> None:
        table = self.with_sviatoslav().play("act", "sviatoslav volyn")
        assert table.changes["seats.blue.coins"] == (1, 0)
        assert table.seat("blue")["leader_at"] == "volyn"

    def test_only_once_a_turn(self) -> None:
        table = self.with_sviatoslav(coins=3).play("act", "sviatoslav volyn")
        assert table.offered("sviatoslav") == []

    def test_not_after_a_build_point_was_spent(self) -> None:
        table = self.with_sviatoslav().play("act", "build market kiev")
        assert table.offered("sviatoslav") == []

    def test_again_in_the_next_turn(self) -> None:
        board = {"build": [None, {"seat": "blue", "advisor": 2}], "tax": [{"seat": "yellow", "advisor": 1}]}
        table = self.with_sviatoslav(coins=3, board=board).play("act", "sviatoslav volyn", "stop", "end")
        table.play("forfeit", "act")
        assert "kiev" in table.offered("sviatoslav")

    def test_not_without_build_points(self) -> None:
        seats = {"blue": led("sviatoslav", troops={"kiev": 1}, coins=3), "yellow": {"troops": {"rostov": 1}}}
        assert expanded("tax", 1, seats=seats).offered("sviatoslav") == []

    def test_lets_one_build_who_else_could_not(self) -> None:
        """All kinds stand in Kiev: the points would be of no use if he could not go."""
        full = {"kiev": ["church", "market", "stronghold"]}
        seats = {"blue": led("sviatoslav", structures=full, coins=0), "yellow": {"troops": {"rostov": 1}}}
        table = self.with_sviatoslav(seats=seats).play("act")
        assert table.asked == ("blue", "spend-build")
        assert table.moves == ["stop", "sviatoslav chernigov"]


class TestSviatoslavAlone:
    def test_rebels_are_the_troops_of_the_rebellion(self) -> None:
        """Neutral troops are none, nor is Sviatopolk."""
        neutral = {"polotsk": 1, "volyn": 0, "chernigov": 0, "pereyaslavl": 0}
        blue = led("sviatoslav", troops={"kiev": 1}, coins=0)
        yellow = {"troops": {"volyn": 1}, "leader_at": "chernigov"}
        board = {"build": [{"seat": "blue", "advisor": 1}], "scheme": [None, None, {"seat": "yellow", "advisor": 5}]}
        table = solo(options=OPTIONS, blue=blue, yellow=yellow, neutral=neutral, at="turn", seat="blue", board=board)
        assert table.play("act").offered("sviatoslav") == ["volyn"]


class TestSchemes:
    def holding(self, card: str, column: str = "muster", row: int = 3, **blue: Any) -> Table:
        seats = {
            "blue": {"leader": "maria", "leader_at": "kiev", "troops": {"kiev": 2, "volyn": 2}, "coins": 1,
                     "schemes": [card], **blue},
            "yellow": {"troops": {"rostov": 1}},
        }  # fmt: skip
        return expanded(column, row, seats=seats)

    def test_s10_moves_two_and_advances_in_warfare(self) -> None:
        table = self.holding("s10").play("play movement-2-warfare")
        assert table.asked == ("blue", "choose-troop")
        table.play("stop")
        assert table.changes["seats.blue.warfare"] == (0, 1)

    def test_s10_gains_a_reward_on_the_way(self) -> None:
        rewards = ["two-coins", "two-wood", "two-fish", "a-fur", "a-point"]
        seats = {"blue": {"leader": "maria", "leader_at": "kiev", "warfare": 1, "coins": 0, "schemes": ["s10"]}}
        table = expanded(seats=seats | {"yellow": {"troops": {"rostov": 1}}}, warfare_rewards=rewards)
        table.play("play movement-2-warfare", "stop")
        assert table.seat("blue")["warfare"] == 2
        assert table.seat("blue")["coins"] == 2

    @pytest.mark.parametrize(
        ("card", "name", "kinds", "asked"),
        [
            ("s25", "attack-or-build", ["attack", "build"], ["attack", "spend-build"]),
            ("s32", "muster-2-or-tax-2", ["muster", "tax"], ["muster", "spend-tax"]),
        ],
    )
    def test_a_choice_gives_one_kind_or_the_other(
        self, card: str, name: str, kinds: list[str], asked: list[str]
    ) -> None:
        for kind, procedure in zip(kinds, asked, strict=True):
            table = self.holding(card).play(f"play {name}")
            assert table.asked == ("blue", "choose-points")
            assert table.offered("points") == kinds
            table.play(f"points {kind}")
            assert table.asked == ("blue", procedure)

    def test_s32_gives_two_points_of_the_kind(self) -> None:
        table = self.holding("s32").play("play muster-2-or-tax-2", "points tax", "tax kiev", "tax volyn")
        assert table.seat("blue")["goods"] | {"wood": 1, "fish": 1} == table.seat("blue")["goods"]
        mustered = self.holding("s32").play("play muster-2-or-tax-2", "points muster", "muster kiev", "muster volyn")
        assert mustered.seat("blue")["troops"] == {"kiev": 3, "volyn": 3}

    def test_s25_gives_one_point_of_the_kind(self) -> None:
        table = self.holding("s25").play("play attack-or-build", "points build", "build market kiev")
        assert table.asked == ("blue", "before-main-action")
        assert table.seat("blue")["structures"] == {"kiev": ["market"]}

    def test_s28_musters_and_moves_one(self) -> None:
        table = self.holding("s28").play("play muster-movement", "muster kiev", "troop kiev", "to chernigov")
        assert table.changes["seats.blue.troops.chernigov"] == (None, 1)
        assert table.seat("blue")["troops"]["kiev"] == 2

    def test_s30_taxes_twice_for_a_coin(self) -> None:
        table = self.holding("s30").play("play tax-2-for-1", "tax kiev", "tax volyn")
        assert table.seat("blue")["coins"] == 0
        assert self.holding("s30", coins=0).offered("play") == []

    @pytest.mark.parametrize(
        ("card", "name", "lost"),
        [
            ("s10", "movement-2-warfare", 1),
            ("s25", "attack-or-build", 2),
            ("s28", "muster-movement", 2),
            ("s30", "tax-2-for-1", 1),
            ("s32", "muster-2-or-tax-2", 2),
        ],
    )
    def test_casualties(self, card: str, name: str, lost: int) -> None:
        """Two icons cost two troops."""
        seats = {"blue": {"leader": "maria", "leader_at": "volyn", "troops": {"kiev": 3}},
                 "yellow": {"troops": {"kiev": 1, "rostov": 1}}}  # fmt: skip
        table = expanded("attack", 3, seats=seats).play("act", "attack kiev yellow", "deck left")
        table.play(f"reveal scheme {name}")
        assert table.seat("blue")["troops"] == {"kiev": 3 - lost}
        assert table.position["schemes"]["discard"] == [card]

    def test_two_casualties_take_no_more_than_there_are_and_the_leader_last(self) -> None:
        seats = {"blue": {"leader": "maria", "leader_at": "kiev", "troops": {"volyn": 3}},
                 "yellow": {"troops": {"kiev": 1, "rostov": 1}}}  # fmt: skip
        table = expanded("attack", 3, seats=seats).play("act", "attack kiev yellow", "deck left")
        table.play("reveal scheme muster-movement")
        assert table.seat("blue")["leader_at"] is None
        assert table.seat("blue")["troops"] == {"volyn": 3}


class TestDeeds:
    def having(self, deed: str, **blue: Any) -> Table:
        seats = {
            "blue": {"leader": "maria", "leader_at": "kiev", "troops": {"kiev": 1}, "deeds": [deed], **blue},
            "yellow": {"troops": {"smolensk": 1}},
        }
        return expanded(seats=seats)

    TWO_OF = {  # noqa: RUF012
        "mead_brewery": ("tavern", {"honey": 1}, "spend-tax", {"honey": 0}),
        "horse_breeder": ("stable", {"wood": 1}, "muster", {"wood": 0}),
    }

    @pytest.mark.parametrize("deed", TWO_OF)
    def test_two_structures_anywhere_and_a_good(self, deed: str) -> None:
        kind, goods, asked, left = self.TWO_OF[deed]
        apart = {"kiev": [kind], "rostov": [kind]}
        table = self.having(deed, structures=apart, goods=goods).play(f"deed {deed}")
        assert table.asked == ("blue", asked)
        assert table.seat("blue")["accomplished"] == [deed]
        assert table.seat("blue")["goods"] | left == table.seat("blue")["goods"]

    @pytest.mark.parametrize("deed", TWO_OF)
    def test_one_structure_is_not_enough(self, deed: str) -> None:
        kind, goods, _, _ = self.TWO_OF[deed]
        assert self.having(deed, structures={"kiev": [kind]}, goods=goods).offered("deed") == []
        assert self.having(deed, structures={"kiev": [kind], "rostov": [kind]}).offered("deed") == [], "nor no good"

    def test_create_republic_needs_three_regions_ruled(self) -> None:
        troops = {"novgorod": 2, "chernigov": 2, "volyn": 2}
        table = self.having("create_republic", troops=troops).play("deed create_republic")
        assert table.asked == ("blue", "spend-tax")
        for region in troops:
            missing = {name: number for name, number in troops.items() if name != region}
            assert self.having("create_republic", troops=missing).offered("deed") == []

    def test_distant_rule_advances_in_warfare(self) -> None:
        troops = {"pereyaslavl": 2, "polotsk": 2, "rostov": 2}
        table = self.having("distant_rule", troops=troops).play("deed distant_rule")
        assert table.changes["seats.blue.warfare"] == (0, 1)
        for region in troops:
            missing = {name: number for name, number in troops.items() if name != region}
            assert self.having("distant_rule", troops=missing).offered("deed") == []

    @pytest.mark.parametrize(("deed", "points"), [("mead_brewery", 1), ("horse_breeder", 1), ("create_republic", 2),
                                                  ("distant_rule", 2)])  # fmt: skip
    def test_points(self, deed: str, points: int) -> None:
        seats = {"blue": {"accomplished": [deed]}}
        table = Table({"at": "claim", "seat": "blue", "round": 4, "options": OPTIONS, "seats": seats})
        assert table.score("blue")["deeds"] == points


class TestInheritance:
    @pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 8), (3, 11), (4, 15)])
    def test_cards_of_regions_in_play_are_dealt(self, players: int, cards: int) -> None:
        assert len(play_until(new(players), "deal-inheritance").moves) == cards

    def test_three_are_dealt_and_two_kept(self) -> None:
        game = play_until(new(2), "return-inheritance")
        assert len(game.moves) == 3
        seat = game.seat_name(game.ask.seat) if game.ask else ""
        returned = game.moves[1].removeprefix("return inheritance ")
        game.play(game.moves[1])
        mine = game.title.dump(game.rules, game.state)["seats"][seat]
        assert len(mine["inheritance"]) == 2
        assert mine["inheritance_returned"] == [returned]

    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_two_troops_each_then_leaders_then_inheritance_in_turn(self, players: int) -> None:
        game = play_until(new(players), "inherit")
        state = game.title.dump(game.rules, game.state)
        people = list(state["seats"])[:players]
        for seat in people:
            assert sum(state["seats"][seat]["troops"].values()) == 2
            assert state["seats"][seat]["leader_at"] is not None
        asked = game.ask
        assert asked is not None
        assert game.seat_name(asked.seat) == state["first_player"]

    def test_without_the_option_three_troops_and_no_cards(self) -> None:
        game = play_until(Game(title("rurik"), Setup(2, {}), None), "choose-advisor")
        state = game.title.dump(game.rules, game.state)
        assert sum(state["seats"]["blue"]["troops"].values()) == 3
        assert "inheritance" not in state["seats"]["blue"]

    def heir(self, *cards: str, players: int = 4, **blue: Any) -> Table:
        """Blue has these cards to inherit from."""
        seats = {"blue": {"troops": {"smolensk": 2}, "inheritance": list(cards), **blue}}
        docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
        deeds = {"row": ROW}
        return Table({"players": players, "options": OPTIONS, "seats": seats, "deeds": deeds, "docket": docket})

    CARDS: dict[str, tuple[tuple[str, ...], dict[str, tuple[Any, Any]]]] = {  # noqa: RUF012
        "novgorod": ((), {"seats.blue.coins": (3, 2), "seats.blue.structures.novgorod": (None, ["market"])}),
        "rostov": ((), {"seats.blue.coins": (3, 4), "seats.blue.troops.rostov": (None, 1)}),
        "polotsk": ((), {"seats.blue.coins": (3, 2), "seats.blue.structures.polotsk": (None, ["stronghold"])}),
        "smolensk": ((), {"seats.blue.coins": (3, 4), "seats.blue.goods.honey": (0, 1)}),
        "volyn": ((), {"seats.blue.goods.fish": (0, 2)}),
        "kiev": ((), {"seats.blue.troops.kiev": (None, 1)}),
        "chernigov": (("deck left", "draw scheme tax"), {"seats.blue.schemes": ([], ["s05"]),
                      "schemes.decks.left.cards": (16, 15)}),
        "pereyaslavl": ((), {"seats.blue.goods.fur": (0, 1)}),
        "pskov": ((), {"seats.blue.coins": (3, 2), "seats.blue.structures.pskov": (None, ["church"])}),
        "suzdal": (("inherit deed send_gifts",), {"seats.blue.deeds": ([], ["send_gifts"])}),
        "galich": (("inherit good ore",), {"seats.blue.coins": (3, 5), "seats.blue.goods.ore": (0, 1)}),
        "brest": ((), {"seats.blue.goods.wood": (0, 2)}),
        "murom": ((), {"seats.blue.coins": (3, 4), "seats.blue.goods.ore": (0, 1)}),
        "peresech": ((), {"seats.blue.coins": (3, 2), "seats.blue.troops.peresech": (None, 1),
                     "seats.blue.goods.fur": (0, 1)}),
        "azov": ((), {"seats.blue.coins": (3, 2), "seats.blue.troops.azov": (None, 2)}),
    }  # fmt: skip

    @pytest.mark.parametrize("card", CARDS)
    def test_each_card(self, card: str) -> None:
        moves, changes = self.CARDS[card]
        table = self.heir(card).play(f"inherit {card}", *moves)
        expected = changes | {"seats.blue.inheritance": ([card], []), "inheritance_boxed": ([], [card])}
        found = {field: what for field, what in table.changes.items() if not field.endswith(".advisors")}
        assert found == expected

    def test_the_church_converts_nobody(self) -> None:
        table = self.heir("pskov").play("inherit pskov")
        assert table.position["regions"]["pskov"]["rebels"] == 1

    def test_elsewhere_costs_a_coin_more(self) -> None:
        table = self.heir("novgorod").play("inherit elsewhere novgorod")
        assert table.asked == ("blue", "inherit-where")
        assert "novgorod" not in table.offered("place")
        assert len(table.offered("place")) == 14
        table.play("place kiev")
        assert table.seat("blue")["coins"] == 1
        assert table.seat("blue")["structures"] == {"kiev": ["market"]}

    def test_elsewhere_only_for_what_is_placed_and_can_be_paid(self) -> None:
        assert self.heir("volyn").moves == ["inherit volyn", "forfeit inheritance volyn"]
        assert self.heir("novgorod", coins=1).moves == ["inherit novgorod", "forfeit inheritance novgorod"]
        assert self.heir("novgorod", coins=0).moves == ["forfeit inheritance novgorod"]

    def test_two_troops_of_a_card_go_together(self) -> None:
        table = self.heir("azov").play("inherit elsewhere azov", "place volyn")
        assert table.seat("blue")["troops"] == {"smolensk": 2, "volyn": 2}

    def test_not_where_such_a_structure_stands(self) -> None:
        seats = {"blue": {"inheritance": ["novgorod"]}, "yellow": {"structures": {"novgorod": ["market"]}}}
        docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
        table = Table({"players": 4, "options": OPTIONS, "seats": seats, "docket": docket, "deeds": {"row": ROW}})
        assert table.moves == ["inherit elsewhere novgorod", "forfeit inheritance novgorod"]

    def test_not_where_three_structures_stand(self) -> None:
        full = {"novgorod": ["church", "stronghold", "tavern"]}
        table = self.heir("novgorod", structures=full)
        assert table.moves == ["inherit elsewhere novgorod", "forfeit inheritance novgorod"]

    def test_forfeited_for_two_coins(self) -> None:
        table = self.heir("kiev").play("forfeit inheritance kiev")
        assert table.seat("blue")["coins"] == 5
        assert table.seat("blue")["troops"] == {"smolensk": 2}
        assert not table.seat("blue").get("inheritance")
        assert table.asked
        assert table.asked[1] != "inherit"

    def test_one_card_may_pay_for_the_other(self) -> None:
        table = self.heir("rostov", "novgorod", coins=0).play("inherit rostov")
        assert table.moves == ["inherit novgorod", "forfeit inheritance novgorod"]


class TestSecrets:
    def test_nobody_else_knows_what_was_dealt_kept_and_returned(self) -> None:
        game = play_until(new(3), "place-troop")
        where = game.state.inheritance_at
        for watcher in (-1, 0, 1, 2):
            seen = game.rules.view(game.state, watcher)
            mine = (watcher, 10 + watcher, 20 + watcher)
            for card, place in enumerate(where):
                assert seen.columns["inheritance_at"][card] == (place if place in mine else -1)
            assert seen.columns["inheritances_kept"][:3] == [2, 2, 2]
            assert seen.columns["inheritances_returned"][:3] == [1, 1, 1]

    def test_a_used_card_is_open_and_the_rest_stays_hidden(self) -> None:
        game = play_until(new(2), "inherit")
        card = game.moves[0].rpartition(" ")[2]
        while game.ask is not None and game.ask.procedure != "choose-advisor":
            game.play(game.moves[0])
        seen = game.rules.view(game.state, -1)
        boxed = [name for name, at in zip(REGIONS, seen.columns["inheritance_at"], strict=True) if at == -2]
        assert card in boxed
        assert len(boxed) == 4
        assert not [at for at in seen.columns["inheritance_at"] if at >= 0]

    def test_a_guess_deals_other_cards_but_as_many(self) -> None:
        game = play_until(new(3), "place-troop")
        view = game.rules.view(game.state, 0)
        guesses = {tuple(game.rules.guess(view, number).inheritance_at) for number in range(8)}
        assert len(guesses) > 1
        for guess in guesses:
            mine = [card for card, at in enumerate(game.state.inheritance_at) if at in (0, 10, 20)]
            assert all(guess[card] == game.state.inheritance_at[card] for card in mine)
            assert sorted(guess) == sorted(game.state.inheritance_at)


REGIONS = (
    "novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl",
    "pskov", "suzdal", "galich", "brest", "murom", "peresech", "azov",
)  # fmt: skip
