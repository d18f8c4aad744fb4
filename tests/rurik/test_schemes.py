"""Playing schemes: each of the 27 cards for its rewards, and each of them in a check for a casualty."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.rurik.scenario import Table, turn

ROW = ["hoard", "trade_route", "law_giver"]
DEEDS = (
    "amass_forces border_patrols capital_city defensive_belt dispatch_messengers enforce_peace establish_fortress "
    "generous_prince grand_hunter great_library hire_mercenaries hoard honorable_prince law_giver market_day "
    "master_beekeeper new_beginning peace_maker retire_veterans reward_laborers send_gifts splendid_feast "
    "tithe_payments trade_route victory_march wilderness_forts"
).split()


class Card(NamedTuple):
    """What a card does at the table that `holding` lays: the moves after it is played, and all they change."""

    moves: tuple[str, ...]
    changes: dict[str, tuple[Any, Any]]
    cost: int = 0
    casualty: bool = False
    shown_as: str = ""
    """A position calls equal cards by the first of their ids."""


COIN = {"seats.blue.coins": (1, 2)}
PAID = {"seats.blue.coins": (1, 0)}
MUSTER = {"seats.blue.troops.kiev": (2, 3)}
MOVE = {"seats.blue.troops.kiev": (2, 1), "seats.blue.troops.chernigov": (None, 1)}
TWO_MOVES = {"seats.blue.troops.kiev": (2, 1), "seats.blue.troops.smolensk": (None, 1)}
REBEL = {
    "seats.blue.rebels": (0, 1),
    "seats.blue.goods.fur": (0, 1),
    "regions.kiev.rebels": (1, 0),
    "rewards_left.fur": (1, 0),
}
TAX = {"seats.blue.goods.wood": (0, 1), "regions.kiev.good_here": (True, False)}
BUILD = {"seats.blue.structures.kiev": (None, ["market"])}
DEED = {"seats.blue.deeds": ([], ["trade_route"]), "deeds.row": (ROW, ["hoard", "send_gifts", "law_giver"])}

MUSTER_MOVES = ("muster kiev",)
MOVE_MOVES = ("troop kiev", "to chernigov")
TWO_MOVE_MOVES = (*MOVE_MOVES, "troop chernigov", "to smolensk")
REBEL_MOVES = ("attack kiev rebel", "reward fur")
TAX_MOVES = ("tax kiev",)
BUILD_MOVES = ("build market kiev",)
DEED_MOVES = ("choose deed trade_route", "reveal deed send_gifts")

CARDS = {
    "s01": Card(DEED_MOVES, DEED | COIN, casualty=True),
    "s02": Card(MUSTER_MOVES, MUSTER | PAID, cost=1),
    "s03": Card(TWO_MOVE_MOVES, TWO_MOVES),
    "s04": Card((), {"seats.blue.coins": (1, 3)}),
    "s05": Card(TAX_MOVES, TAX),
    "s06": Card(
        (*TWO_MOVE_MOVES, "leader kiev", "to galich"),
        TWO_MOVES | {"seats.blue.leader_at": ("kiev", "galich")},
        casualty=True,
    ),
    "s07": Card(TAX_MOVES, TAX, shown_as="s05"),
    "s08": Card(REBEL_MOVES, REBEL | PAID, cost=1),
    "s09": Card(TAX_MOVES, TAX | COIN, casualty=True),
    "s11": Card(BUILD_MOVES, BUILD),
    "s12": Card(TWO_MOVE_MOVES, TWO_MOVES, shown_as="s03"),
    "s13": Card(REBEL_MOVES, REBEL | COIN, casualty=True),
    "s14": Card(DEED_MOVES, DEED | PAID, cost=1),
    "s15": Card(BUILD_MOVES, BUILD, shown_as="s11"),
    "s16": Card(DEED_MOVES, DEED, casualty=True),
    "s17": Card(
        (*TAX_MOVES, "tax volyn"),
        TAX | {"seats.blue.goods.fish": (0, 1), "regions.volyn.good_here": (True, False)},
        casualty=True,
    ),
    "s18": Card(BUILD_MOVES, BUILD | COIN, casualty=True),
    "s19": Card(REBEL_MOVES, REBEL),
    "s20": Card(REBEL_MOVES, REBEL, shown_as="s19"),
    "s21": Card(BUILD_MOVES, BUILD | PAID, cost=1),
    "s22": Card(MUSTER_MOVES, MUSTER),
    "s23": Card(MUSTER_MOVES, MUSTER, shown_as="s22"),
    "s24": Card(MUSTER_MOVES, MUSTER | COIN, casualty=True),
    "s26": Card(REBEL_MOVES, REBEL, shown_as="s19"),
    "s27": Card(MOVE_MOVES, MOVE),
    "s29": Card((*MUSTER_MOVES, "muster kiev"), {"seats.blue.troops.kiev": (2, 4)}, casualty=True),
    "s31": Card((), {"seats.blue.coins": (1, 3)}, shown_as="s04"),
}
"""The deck of the base box: 27 cards, nine of them with a casualty icon."""

EVERY_CARD = pytest.mark.parametrize("card", CARDS)


def holding(*cards: str, coins: int = 1, **more: Any) -> Table:
    """Blue rules Kiev and Volyn, and there is more to do with every kind of point than any card gives."""
    blue = {
        "leader_at": "kiev",
        "troops": {"kiev": 2, "volyn": 2, "rostov": 2},
        "coins": coins,
        "tokens": [],
        "schemes": list(cards),
    }
    more.setdefault("deeds", {"row": ROW})
    return turn("blue", "muster", 1, players=3, seats={"blue": blue}, **more)


def plays(table: Table) -> list[str]:
    """The schemes that can be played now."""
    return [move for move in table.moves if move.startswith("play ")]


def test_the_deck_has_27_cards_and_nine_casualty_icons() -> None:
    """What this file expects; that it fits the records is for the tests below to find out by playing."""
    assert len(CARDS) == 27
    assert sum(card.casualty for card in CARDS.values()) == 9
    table = holding(*CARDS)
    assert table.position["schemes"]["decks"]["left"]["cards"] == 0
    assert len(plays(table)) == 20


@EVERY_CARD
def test_a_scheme_gives_its_rewards_and_is_discarded(card: str) -> None:
    table = holding(card)
    (play,) = plays(table)
    table.play(play, *CARDS[card].moves)
    shown = CARDS[card].shown_as or card
    assert table.changes == CARDS[card].changes | {
        "seats.blue.schemes": ([shown], []),
        "schemes.discard": ([], [shown]),
    }
    # No point is left over.
    assert table.asked == ("blue", "before-main-action")
    assert table.moves == ["forfeit", "act"]


@EVERY_CARD
def test_a_scheme_can_be_played_only_by_somebody_who_can_pay_it(card: str) -> None:
    assert len(plays(holding(card, coins=CARDS[card].cost))) == 1
    if CARDS[card].cost:
        assert plays(holding(card, coins=CARDS[card].cost - 1)) == []


@EVERY_CARD
def test_a_scheme_revealed_in_an_attack_is_a_casualty_only_with_its_icon(card: str) -> None:
    table = turn(
        "blue",
        "attack",
        2,
        seats={"blue": {"troops": {"kiev": 3}}, "yellow": {"troops": {"kiev": 1}}},
        schemes={"decks": {"left": {"top": [{"scheme": card}]}}},
    )
    table.play("act", "attack kiev yellow", "deck left")
    assert table.asked == ("chance", "reveal-scheme")
    table.play(*table.moves)
    shown = CARDS[card].shown_as or card
    expected: dict[str, tuple[Any, Any]] = {
        "seats.yellow.troops.kiev": (1, None),
        "seats.blue.warfare": (0, 1),
        "schemes.decks.left.cards": (14, 13),
        "schemes.decks.left.top": ([{"scheme": shown, "known_by": []}], []),
        "schemes.discard": ([], [shown]),
    }
    if CARDS[card].casualty:
        expected["seats.blue.troops.kiev"] = (3, 2)
    assert table.changes == expected


class TestOneSchemeATurn:
    def test_a_second_one_is_refused_before_and_after_the_main_action(self) -> None:
        table = holding("s04", "s22")
        assert plays(table) == ["play coin-2", "play muster"]
        table.play("play coin-2")
        assert plays(table) == []
        table.play("act", "stop")
        assert table.asked != ("blue", "end-of-turn")

    def test_one_kept_for_after_the_main_action_can_be_played_then(self) -> None:
        table = holding("s04", "s22").play("act", "muster rostov", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert plays(table) == ["play coin-2", "play muster"]
        table.play("play muster", "muster volyn")
        assert table.changes == {
            "seats.blue.troops.rostov": (2, 3),
            "seats.blue.troops.volyn": (2, 3),
            "seats.blue.schemes": (["s04", "s22"], ["s04"]),
            "schemes.discard": ([], ["s22"]),
        }
        # There is nothing more to do, so that the turn is over.
        assert table.asked == ("yellow", "rally")

    def test_the_next_turn_brings_another_one(self) -> None:
        table = holding(
            "s04",
            "s31",
            board={
                "tax": [{"seat": "blue", "advisor": 5}],
                "build": [{"seat": "yellow", "advisor": 5}],
            },
        )
        table.play("play coin-2", "forfeit")
        assert table.asked == ("yellow", "rally")
        table.play("stop", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        table.play("play coin-2")
        assert table.changes == {
            "seats.blue.coins": (1, 6),
            "seats.yellow.coins": (3, 4),
            "seats.blue.schemes": (["s04", "s31"], []),
            "schemes.discard": ([], ["s04", "s31"]),
        }

    def test_one_may_be_played_after_the_main_action_was_forfeited(self) -> None:
        table = holding("s04").play("forfeit", "play coin-2")
        assert table.changes == {
            "seats.blue.coins": (1, 4),
            "seats.blue.schemes": (["s04"], []),
            "schemes.discard": ([], ["s04"]),
        }

    def test_none_can_be_played_between_the_points_of_the_main_action(self) -> None:
        table = holding("s04").play("act", "muster kiev")
        assert table.asked == ("blue", "muster")
        assert plays(table) == []

    def test_none_can_be_played_inside_another_bonus_action(self) -> None:
        table = holding("s04", "s22").play("play muster")
        assert table.asked == ("blue", "muster")
        assert plays(table) == []

    def test_an_opponents_card_is_not_mine_to_play(self) -> None:
        table = turn("blue", seats={"blue": {"troops": {"kiev": 1}}, "yellow": {"schemes": ["s04"]}})
        assert plays(table) == []

    def test_a_card_that_cannot_be_paid_still_keeps_the_turn_open(self) -> None:
        """Whether a question is asked must tell nothing about hidden cards."""
        table = holding("s02", coins=0).play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert table.moves == ["end"]


class TestPointsOfAScheme:
    def test_muster_points_that_are_not_spent_lapse(self) -> None:
        table = holding("s29").play("play muster-2", "muster kiev", "stop")
        assert table.asked == ("blue", "before-main-action")
        assert table.moves == ["forfeit", "act"]
        assert table.changes == {
            "seats.blue.troops.kiev": (2, 3),
            "seats.blue.schemes": (["s29"], []),
            "schemes.discard": ([], ["s29"]),
        }

    def test_its_coin_is_there_before_its_points_are_spent(self) -> None:
        table = holding("s24").play("play muster-coin")
        assert table.asked == ("blue", "muster")
        assert table.changes == {
            "seats.blue.coins": (1, 2),
            "seats.blue.schemes": (["s24"], []),
            "schemes.played": (None, "s24"),
        }

    def test_a_card_whose_points_cannot_be_used_is_discarded_all_the_same(self) -> None:
        table = turn("blue", seats={"blue": {"troops": {"kiev": 12}, "leader_at": "kiev", "schemes": ["s24"]}})
        table.play("play muster-coin")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.coins": (3, 4),
            "seats.blue.schemes": (["s24"], []),
            "schemes.discard": ([], ["s24"]),
        }

    def test_an_attack_scheme_on_an_opponent_has_its_own_check_and_the_card_itself_cannot_come_up(self) -> None:
        table = turn(
            "blue",
            seats={
                "blue": {"troops": {"kiev": 3}, "schemes": ["s13"]},
                "yellow": {"troops": {"kiev": 1}},
            },
        )
        table.play("play attack-coin", "attack kiev yellow", "deck right")
        assert "reveal scheme attack-coin" not in table.moves
        table.play("reveal scheme muster-2")
        assert table.changes == {
            "seats.blue.coins": (3, 4),
            "seats.blue.warfare": (0, 1),
            "seats.blue.troops.kiev": (3, 2),
            "seats.yellow.troops.kiev": (1, None),
            "seats.blue.schemes": (["s13"], []),
            "schemes.decks.right.cards": (13, 12),
            "schemes.discard": ([], ["s13", "s29"]),
        }


class TestChoosingADeedByScheme:
    @pytest.mark.parametrize(("card", "play"), [("s01", "deed-coin"), ("s14", "deed-for-1"), ("s16", "deed")])
    def test_any_of_the_three_open_deeds_may_be_chosen_and_its_place_is_filled(self, card: str, play: str) -> None:
        for place, deed in enumerate(ROW):
            table = holding(card).play(f"play {play}")
            assert table.asked == ("blue", "choose-from-row")
            assert table.moves == [f"choose deed {open_deed}" for open_deed in ROW]
            table.play(f"choose deed {deed}")
            assert table.asked == ("chance", "reveal-deed")
            assert len(table.moves) == 23
            table.play("reveal deed market_day")
            row = [*ROW]
            row[place] = "market_day"
            assert table.position["deeds"]["row"] == row
            assert table.position["seats"]["blue"]["deeds"] == [deed]

    def test_the_deed_may_be_accomplished_in_the_same_turn(self) -> None:
        table = holding("s16", coins=4, deeds={"row": ["generous_prince", "hoard", "law_giver"]})
        table.play("play deed", "choose deed generous_prince", "reveal deed send_gifts")
        assert "deed generous_prince" in table.moves
        table.play("deed generous_prince", "muster kiev", "muster kiev")
        assert table.changes == {
            "seats.blue.coins": (4, 0),
            "seats.blue.troops.kiev": (2, 4),
            "seats.blue.accomplished": ([], ["generous_prince"]),
            "seats.blue.schemes": (["s16"], []),
            "schemes.discard": ([], ["s16"]),
            "deeds.row": (["generous_prince", "hoard", "law_giver"], ["send_gifts", "hoard", "law_giver"]),
        }

    def test_the_last_deed_is_taken_without_a_question_and_not_replaced(self) -> None:
        others = [deed for deed in DEEDS if deed != "hoard"]
        table = holding("s01", deeds={"row": [None, "hoard"], "discard": others})
        table.play("play deed-coin")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.coins": (1, 2),
            "seats.blue.deeds": ([], ["hoard"]),
            "seats.blue.schemes": (["s01"], []),
            "schemes.discard": ([], ["s01"]),
            "deeds.row": ([None, "hoard", None], [None, None, None]),
        }

    def test_two_deeds_left_are_a_choice_and_the_deck_being_empty_neither_comes_back(self) -> None:
        others = [deed for deed in DEEDS if deed not in ("hoard", "law_giver")]
        table = holding("s16", deeds={"row": ["law_giver", "hoard"], "discard": others})
        table.play("play deed")
        assert table.moves == ["choose deed law_giver", "choose deed hoard"]
        table.play("choose deed law_giver")
        assert table.changes == {
            "seats.blue.deeds": ([], ["law_giver"]),
            "seats.blue.schemes": (["s16"], []),
            "schemes.discard": ([], ["s16"]),
            "deeds.row": (["law_giver", "hoard", None], [None, "hoard", None]),
        }

    def test_with_no_deed_anywhere_none_is_chosen(self) -> None:
        table = holding("s14", deeds={"discard": DEEDS})
        table.play("play deed-for-1")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.coins": (1, 0),
            "seats.blue.schemes": (["s14"], []),
            "schemes.discard": ([], ["s14"]),
        }
