"""Attack: rebels and their rewards, opponents and the check for a casualty."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.rurik.scenario import Table, turn

SPACES = [(2, 1, 2, 0), (2, 2, 1, 0), (2, 3, 1, 1)]
SPACES += [(players, *space) for players in (3, 4) for space in ((1, 2, 0), (2, 1, 0), (3, 1, 1), (4, 1, 2))]

SAFE = (
    *("muster-for-1", "movement-2", "coin-2", "tax", "attack-for-1", "build"),
    *("deed-for-1", "attack", "build-for-1", "muster", "movement"),
)
CASUALTY = (
    *("deed-coin", "movement-3", "tax-coin", "attack-coin", "deed"),
    *("tax-2", "build-coin", "muster-coin", "muster-2"),
)
ONE_LEFT = {
    "discard": [
        *("s01", "s02", "s03", "s12", "s04", "s05", "s07", "s06", "s08", "s09", "s11"),
        *("s15", "s13", "s14", "s16", "s17", "s18", "s19", "s20", "s21", "s22"),
    ]
}
"""Of 27 cards 21 are discarded: s23, s24, s26, s27, s29 and s31 are in the decks."""


def duel(seats: dict[str, Any] | None = None, row: int = 2, **position: Any) -> Table:
    """Blue has two troops in Kiev and may attack once; yellow has one there."""
    here: dict[str, Any] = {"blue": {"troops": {"kiev": 2}}, "yellow": {"troops": {"kiev": 1}}}
    for seat, fields in (seats or {}).items():
        here[seat] = {**here.get(seat, {}), **fields}
    return turn("blue", "attack", row, seats=here, **position)


class TestSpaces:
    @pytest.mark.parametrize(("players", "row", "points", "cost"), SPACES)
    def test_give_as_many_attacks_as_they_show_swords(self, players: int, row: int, points: int, cost: int) -> None:
        regions = {"kiev": {"rebels": 3}, "novgorod": {"rebels": 0}, "rostov": {"rebels": 0}}
        table = turn("blue", "attack", row, players=players, seats={"blue": {"troops": {"kiev": 1}}}, regions=regions)
        table.play("act")
        for _ in range(points):
            assert table.asked == ("blue", "attack")
            table.play("attack kiev rebel", "reward coin")
        assert table.asked != ("blue", "attack")
        changes = {
            "regions.kiev.rebels": (3, 3 - points),
            "rewards_left.coin": (4, 4 - points),
            "seats.blue.rebels": (0, points),
            "seats.blue.coins": (3, 3 + points - cost),
        }
        assert table.changes == {field: change for field, change in changes.items() if change[0] != change[1]}

    def test_offer_every_target_where_one_has_a_troop_and_no_other(self) -> None:
        seats = {
            "blue": {"troops": {"kiev": 1}, "leader_at": "volyn", "structures": {"rostov": ["stronghold"]}},
            "yellow": {"troops": {"kiev": 1, "rostov": 2}},
            "red": {"leader_at": "kiev", "troops": {"novgorod": 1}},
        }
        regions = {"volyn": {"rebels": 2}}
        table = turn("blue", "attack", 1, players=3, seats=seats, regions=regions).play("act")
        assert table.moves == [
            "stop",
            "attack volyn rebel",
            "attack kiev rebel",
            "attack kiev yellow",
            "attack kiev red",
        ]

    def test_need_not_be_spent(self) -> None:
        table = duel().play("act", "stop")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {}

    def test_lapse_when_there_is_nobody_to_attack(self) -> None:
        table = turn("blue", "attack", 1, seats={"blue": {"troops": {"kiev": 1}}}, regions={"kiev": {"rebels": 0}})
        table.play("act")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {}

    def test_end_when_the_last_target_is_gone(self) -> None:
        table = turn("blue", "attack", 1, seats={"blue": {"troops": {"kiev": 1}}})
        table.play("act", "attack kiev rebel", "reward fur")
        assert table.asked == ("yellow", "rally")


class TestRebels:
    @pytest.mark.parametrize("good", ["honey", "fish", "ore", "wood", "fur"])
    def test_may_give_a_good(self, good: str) -> None:
        table = duel().play("act", "attack kiev rebel")
        assert table.asked == ("chance", "find-reward")
        number = {"fur": 1}.get(good, 2)
        table.play(f"reward {good}")
        assert table.asked == ("yellow", "before-main-action"), "no check for a casualty"
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            f"rewards_left.{good}": (number, number - 1),
            f"seats.blue.goods.{good}": (0, 1),
            "seats.blue.rebels": (0, 1),
        }

    @pytest.mark.parametrize(("reward", "number", "coins"), [("coin", 4, 1), ("two-coins", 2, 2)])
    def test_may_give_coins(self, reward: str, number: int, coins: int) -> None:
        table = duel().play("act", "attack kiev rebel", f"reward {reward}")
        assert table.changes == {
            "regions.kiev.rebels": (1, 0),
            f"rewards_left.{reward}": (number, number - 1),
            "seats.blue.coins": (3, 3 + coins),
            "seats.blue.rebels": (0, 1),
        }

    def test_give_what_nobody_has_seen_with_the_odds_of_what_is_left(self) -> None:
        table = duel(rewards_left={"honey": 0, "fur": 0, "coin": 3}).play("act", "attack kiev rebel")
        assert table.moves == ["reward fish", "reward ore", "reward wood", "reward coin", "reward two-coins"]
        assert table.game.ask is not None
        assert table.game.ask.weights == [2, 2, 2, 3, 2]

    def test_do_not_advance_the_warfare_marker(self) -> None:
        table = duel(row=1, regions={"kiev": {"rebels": 2}})
        table.play("act", "attack kiev rebel", "reward coin", "attack kiev rebel", "reward coin")
        assert "seats.blue.warfare" not in table.changes
        assert table.changes["seats.blue.rebels"] == (0, 2)


class TestOpponents:
    def test_lose_a_troop_the_warfare_marker_advances_and_a_card_is_revealed(self) -> None:
        table = duel().play("act", "attack kiev yellow")
        assert table.asked == ("blue", "check-which-deck")
        table.play("deck left")
        assert table.asked == ("chance", "reveal-scheme")
        table.play("reveal scheme tax")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_lose_the_leader_last(self) -> None:
        table = duel({"yellow": {"leader": "maria", "leader_at": "kiev"}, "blue": {"troops": {"kiev": 3}}}, row=1)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes["seats.yellow.troops.kiev"] == (1, None)
        assert "seats.yellow.leader_at" not in table.changes
        table.play("attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 12),
            "schemes.discard": ([], ["s05", "s07"]),
            "seats.blue.warfare": (0, 2),
            "seats.yellow.leader_at": ("kiev", None),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_lose_the_leader_though_it_has_troops_elsewhere(self) -> None:
        table = duel({"yellow": {"leader": "maria", "leader_at": "kiev", "troops": {"volyn": 4}}})
        table.play("act", "attack kiev yellow", "deck right", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.right.cards": (13, 12),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.leader_at": ("kiev", None),
        }

    def test_a_removed_leader_is_mustered_again_later(self) -> None:
        table = duel({"yellow": {"leader": "maria", "leader_at": "kiev", "troops": {"volyn": 1}}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        other = turn("yellow", "muster", 3, seats={"yellow": table.position["seats"]["yellow"]})
        other.play("act", "muster leader volyn")
        assert other.changes == {"seats.yellow.coins": (3, 2), "seats.yellow.leader_at": (None, "volyn")}

    @pytest.mark.parametrize(("steps", "then"), [(0, 1), (9, 10)])
    def test_advance_the_marker_one_step(self, steps: int, then: int) -> None:
        table = duel({"blue": {"warfare": steps}}).play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes["seats.blue.warfare"] == (steps, then)

    def test_cannot_push_the_marker_beyond_the_tenth_step(self) -> None:
        table = duel({"blue": {"warfare": 10}}).play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.yellow.troops.kiev": (1, None),
        }

    @pytest.mark.parametrize("structure", ["stronghold", "market", "church"])
    def test_with_a_structure_but_no_troop_cannot_be_attacked(self, structure: str) -> None:
        table = duel({"yellow": {"troops": {}, "structures": {"kiev": [structure]}}}).play("act")
        assert table.moves == ["stop", "attack kiev rebel"]

    def test_of_several_the_attacker_picks_one(self) -> None:
        table = duel({"red": {"troops": {"kiev": 1}}}, players=3)
        table.play("act", "attack kiev red", "deck left", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.warfare": (0, 1),
            "seats.red.troops.kiev": (1, None),
        }


class TestNumberOfCards:
    """Cards without a casualty icon are revealed until the check is over."""

    @pytest.mark.parametrize(
        ("troops", "leader", "stronghold", "rebels", "cards"),
        [
            (1, False, False, 1, 1),
            (2, False, False, 1, 1),  # as many as blue: nobody rules
            (3, False, False, 1, 2),  # yellow rules
            (3, False, False, 3, 1),  # as many rebels: nobody rules
            (2, True, False, 1, 2),  # the leader counts as a troop
            (1, False, True, 1, 2),  # the stronghold alone
            (2, False, True, 1, 3),  # the stronghold makes yellow rule and adds a card
            (3, False, True, 1, 3),
        ],
    )
    def test_is_one_and_one_for_rule_and_one_for_a_stronghold(
        self, troops: int, leader: bool, stronghold: bool, rebels: int, cards: int
    ) -> None:
        yellow: dict[str, Any] = {"troops": {"kiev": troops}}
        if leader:
            yellow["leader_at"] = "kiev"
        if stronghold:
            yellow["structures"] = {"kiev": ["stronghold"]}
        table = duel({"yellow": yellow}, regions={"kiev": {"rebels": rebels}})
        table.play("act", "attack kiev yellow", "deck left")
        shown = ["reveal scheme tax", "reveal scheme tax", "reveal scheme build"][:cards]
        for reveal in shown:
            assert table.asked == ("chance", "reveal-scheme")
            table.play(reveal)
        assert table.asked is not None
        assert table.asked[0] == "yellow"
        assert table.changes == {
            "schemes.decks.left.cards": (14, 14 - cards),
            "schemes.discard": ([], ["s05", "s07", "s11"][:cards]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (troops, troops - 1 or None),
        }

    def test_counts_rule_before_the_loss(self) -> None:
        """Three against two: yellow rules when attacked, and would not any more afterwards."""
        table = duel({"yellow": {"troops": {"kiev": 3}}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("chance", "reveal-scheme")

    def test_is_not_raised_by_the_rule_of_a_third_player(self) -> None:
        table = duel({"red": {"troops": {"kiev": 5}}}, players=3)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")

    def test_is_not_raised_by_a_third_players_stronghold(self) -> None:
        table = duel({"red": {"structures": {"kiev": ["stronghold"]}}}, players=3)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")

    @pytest.mark.parametrize("structure", ["church", "market"])
    def test_is_not_raised_by_other_structures(self, structure: str) -> None:
        table = duel({"yellow": {"structures": {"kiev": [structure]}}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")

    def test_is_not_raised_by_ones_own_stronghold(self) -> None:
        table = duel({"blue": {"structures": {"kiev": ["stronghold"]}}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("yellow", "rally")


class TestCasualty:
    @pytest.mark.parametrize("card", CASUALTY)
    def test_an_icon_costs_the_attacker_a_troop_there(self, card: str) -> None:
        table = duel().play("act", "attack kiev yellow", "deck left", f"reveal scheme {card}")
        assert table.changes["seats.blue.troops.kiev"] == (2, 1)
        assert table.changes["seats.blue.warfare"] == (0, 1)
        assert len(table.changes) == 5, "besides: the other's troop, the deck and the discard pile"

    @pytest.mark.parametrize("card", SAFE)
    def test_a_card_without_icon_costs_nothing(self, card: str) -> None:
        table = duel().play("act", "attack kiev yellow", "deck left", f"reveal scheme {card}")
        assert "seats.blue.troops.kiev" not in table.changes
        assert len(table.changes) == 4

    def test_stops_the_check_at_the_first_icon_and_all_revealed_cards_are_discarded(self) -> None:
        table = duel({"yellow": {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}})
        table.play("act", "attack kiev yellow", "deck right", "reveal scheme tax", "reveal scheme muster-2")
        assert table.asked == ("yellow", "before-main-action"), "the third card is not revealed"
        assert table.changes == {
            "schemes.decks.right.cards": (13, 11),
            "schemes.discard": ([], ["s05", "s29"]),
            "seats.blue.troops.kiev": (2, 1),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (3, 2),
        }

    def test_takes_the_leader_last(self) -> None:
        blue = {"leader": "maria", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = duel({"blue": blue, "yellow": {"troops": {"kiev": 2}}}, row=1)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme muster-2")
        assert table.changes["seats.blue.troops.kiev"] == (1, None)
        assert "seats.blue.leader_at" not in table.changes
        table.play("attack kiev yellow", "deck left", "reveal scheme tax-2")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 12),
            "schemes.discard": ([], ["s17", "s29"]),
            "seats.blue.leader_at": ("kiev", None),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.warfare": (0, 2),
            "seats.yellow.troops.kiev": (2, None),
        }

    def test_takes_the_leader_if_it_is_alone_there_whatever_stands_elsewhere(self) -> None:
        table = duel({"blue": {"leader": "maria", "leader_at": "kiev", "troops": {"volyn": 5}}})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme muster-2")
        assert table.changes["seats.blue.leader_at"] == ("kiev", None)
        assert "seats.blue.troops.volyn" not in table.changes

    def test_ends_the_attacks_in_a_region_whose_last_troop_it_took(self) -> None:
        table = duel({"blue": {"troops": {"kiev": 1, "volyn": 1}}, "yellow": {"troops": {"kiev": 3}}}, row=1)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme muster-2")
        assert table.asked == ("blue", "attack")
        assert table.moves == ["stop", "attack volyn rebel"]

    def test_comes_before_the_next_attack(self) -> None:
        table = duel({"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"kiev": 3}}}, row=1)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme muster-2")
        assert table.asked == ("yellow", "before-main-action"), "nobody is left to attack a second time"


class TestDecks:
    @pytest.mark.parametrize(("deck", "cards"), [("left", 14), ("right", 13)])
    def test_the_attacker_picks_one_and_all_cards_come_from_it(self, deck: str, cards: int) -> None:
        table = duel({"yellow": {"troops": {"kiev": 3}}})
        table.play("act", "attack kiev yellow")
        assert table.moves == ["deck left", "deck right"]
        table.play(f"deck {deck}", "reveal scheme tax", "reveal scheme tax")
        assert table.changes == {
            f"schemes.decks.{deck}.cards": (cards, cards - 2),
            "schemes.discard": ([], ["s05", "s07"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (3, 2),
        }

    def test_each_attack_asks_anew(self) -> None:
        table = duel({"yellow": {"troops": {"kiev": 2}}}, row=1)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        table.play("attack kiev yellow", "deck right", "reveal scheme tax")
        assert table.changes["schemes.decks.left.cards"] == (14, 13)
        assert table.changes["schemes.decks.right.cards"] == (13, 12)

    def test_a_card_that_was_put_back_is_the_one_that_is_revealed(self) -> None:
        tops = {"left": {"top": [{"scheme": "s29", "known_by": ["blue"]}, {"scheme": "s05", "known_by": ["blue"]}]}}
        table = duel({"yellow": {"troops": {"kiev": 3}}}, schemes={"decks": tops})
        table.play("act", "attack kiev yellow", "deck left")
        assert table.moves == ["reveal scheme muster-2"]
        assert table.game.ask is not None
        assert table.game.ask.weights == [1]
        table.play("reveal scheme muster-2")
        assert table.changes == {
            "schemes.decks.left.cards": (14, 13),
            "schemes.decks.left.top": (tops["left"]["top"], tops["left"]["top"][1:]),
            "schemes.discard": ([], ["s29"]),
            "seats.blue.troops.kiev": (2, 1),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (3, 2),
        }

    def test_the_odds_are_those_of_all_cards_nobody_has_seen(self) -> None:
        table = duel(schemes=ONE_LEFT).play("act", "attack kiev yellow", "deck left")
        names = ["coin-2", "attack", "muster", "muster-coin", "movement", "muster-2"]
        assert table.moves == [f"reveal scheme {name}" for name in names]
        assert table.game.ask is not None
        assert table.game.ask.weights == [1] * 6

    def test_running_out_in_the_middle_shuffles_and_splits_while_revealed_cards_stay_out(self) -> None:
        schemes = {**ONE_LEFT, "decks": {"left": {"cards": 1}, "right": {"cards": 5}}}
        table = duel({"yellow": {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}}, schemes=schemes)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme movement")
        assert table.asked == ("blue", "check-which-deck"), "two more cards, from a pile of blue's choice"
        assert table.position["schemes"]["revealed"] == ["s27"]
        assert table.position["schemes"]["discard"] == []
        assert [deck["cards"] for deck in table.position["schemes"]["decks"].values()] == [13, 13]
        table.play("deck right")
        assert "reveal scheme movement" not in table.moves, "there is only one, and it lies open"
        assert "reveal scheme tax" in table.moves, "it was in the discard pile"
        table.play("reveal scheme tax", "reveal scheme tax")
        assert table.changes == {
            "schemes.decks.left.cards": (1, 13),
            "schemes.decks.right.cards": (5, 11),
            "schemes.discard": (ONE_LEFT["discard"], ["s05", "s07", "s27"]),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (3, 2),
        }

    def test_running_out_with_the_last_card_shuffles_it_in_once_it_is_discarded(self) -> None:
        schemes = {**ONE_LEFT, "decks": {"left": {"cards": 1}, "right": {"cards": 5}}}
        table = duel(schemes=schemes)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme movement")
        assert table.asked == ("yellow", "rally")
        assert table.changes == {
            "schemes.decks.left.cards": (1, 14),
            "schemes.decks.right.cards": (5, 13),
            "schemes.discard": (ONE_LEFT["discard"], []),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_running_out_forgets_the_cards_that_were_put_back(self) -> None:
        top = [{"scheme": "s27", "known_by": ["yellow"]}]
        schemes = {**ONE_LEFT, "decks": {"left": {"cards": 1}, "right": {"cards": 5, "top": top}}}
        table = duel(schemes=schemes).play("act", "attack kiev yellow", "deck left", "reveal scheme muster")
        assert table.position["schemes"]["decks"]["right"] == {"cards": 13, "top": []}
        assert table.position["schemes"]["decks"]["left"] == {"cards": 14, "top": []}

    def test_with_too_few_cards_in_all_the_check_uses_what_there_is(self) -> None:
        """All cards but two are in hands: the second is the last card that can be revealed."""
        all_but_two = [f"s{number:02}" for number in range(1, 32) if number not in (10, 25, 28, 30, 5, 7)]
        yellow = {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}, "schemes": all_but_two}
        table = duel({"yellow": yellow})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("chance", "reveal-scheme"), "no choice: one card is left, in one deck"
        table.play("reveal scheme tax")
        assert table.asked == ("yellow", "before-main-action"), "a third card does not exist"
        assert table.changes == {
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (3, 2),
        }, "the two cards make the new decks"

    def test_without_any_card_there_is_no_casualty(self) -> None:
        everything = [f"s{number:02}" for number in range(1, 32) if number not in (10, 25, 28, 30)]
        table = duel({"yellow": {"troops": {"kiev": 2}, "schemes": everything}})
        table.play("act", "attack kiev yellow")
        assert table.asked == ("yellow", "before-main-action")
        assert table.changes == {"seats.blue.warfare": (0, 1), "seats.yellow.troops.kiev": (2, 1)}


class TestZeroCards:
    """A deed takes one card away; then there is no check, no question about decks, nothing is discarded."""

    DEED: ClassVar[dict[str, Any]] = {"deeds": ["hire_mercenaries"], "goods": {"fish": 1, "ore": 1}, "coins": 2}

    def test_mean_no_check(self) -> None:
        table = duel({"blue": {"troops": {"kiev": 2}, **self.DEED}})
        table.play("deed hire_mercenaries", "attack kiev yellow")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.accomplished": ([], ["hire_mercenaries"]),
            "seats.blue.coins": (2, 0),
            "seats.blue.deeds": (["hire_mercenaries"], []),
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.warfare": (0, 1),
            "seats.yellow.troops.kiev": (1, None),
        }

    def test_come_of_one_card_less_only_if_there_was_just_one(self) -> None:
        table = duel({"blue": {"troops": {"kiev": 2}, **self.DEED}, "yellow": {"troops": {"kiev": 3}}})
        table.play("deed hire_mercenaries", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("blue", "before-main-action"), "two cards less one"

    def test_belong_to_the_deeds_attack_alone(self) -> None:
        table = duel({"blue": {"troops": {"kiev": 2}, **self.DEED}, "yellow": {"troops": {"kiev": 2}}})
        table.play("deed hire_mercenaries", "attack kiev yellow", "act", "attack kiev yellow")
        assert table.asked == ("blue", "check-which-deck"), "the main action's attack reveals as usual"
