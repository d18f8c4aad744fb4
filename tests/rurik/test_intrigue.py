"""Intrigue: three open cards, of which one after the other takes effect; each card, each verb, each reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import veche
from tests.rurik.scenario import Table, placing, turn
from veche.kernel.errors import BadPosition, UnknownOption
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles import title
from veche.titles.rurik.first.naming import effects_said
from veche.titles.rurik.first.printed import originals

RURIK = title("rurik")
CARDS = (
    *("greedy-courtiers", "open-purse", "deep-snow", "rich-harvest"),
    *("unrest", "guild-of-masons", "blood-feud", "council-of-elders"),
)
ROUND = [
    {"procedure": name}
    for name in ("intrigue-takes-effect", "strategy-phase", "action-phase", "claim-phase", "begin-round")
]
OPTION = {"options": ["intrigue"], "round": 2}


def beginning(card: str, corrections: dict[str, Any] | None = None, **position: Any) -> Table:
    """Round two begins: the card is about to take effect."""
    given = {**OPTION, "phase": "strategy", "intrigues": [card, None, None], "docket": ROUND, **position}
    return Table(given, corrections)


def after(card: str, corrections: dict[str, Any] | None = None, **position: Any) -> Table:
    """The card has taken effect."""
    return beginning(card, corrections, **position).play(f"intrigue {card}")


def in_force(card: str, column: str, row: int = 1, **position: Any) -> Table:
    """Blue's turn while the card is in force."""
    return turn("blue", column, row, **OPTION, intrigues=[card, None, None], **position)


def written(effect: dict[str, Any]) -> dict[str, Any]:
    """Corrections in which the fifth card does this."""
    return {"intrigues": {"intrigue-5": {"effect": effect}}}


class TestTheRow:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_three_of_eight_are_turned_up_at_setup(self, players: int) -> None:
        game: Game[Any] = Game(RURIK, Setup(players, {"intrigue": "", "first": "blue"}), None)
        for deed in ("hoard", "trade_route", "law_giver"):
            game.play(f"reveal deed {deed}")
        for number, card in enumerate(("deep-snow", "unrest", "open-purse")):
            assert sorted(game.moves) == sorted(f"reveal intrigue {one}" for one in CARDS if one not in ROW[:number])
            ask = game.ask
            assert ask is not None
            assert set(ask.weights) == {1}
            game.play(f"reveal intrigue {card}")
        assert game.ask is not None
        assert game.ask.procedure == "choose-leader"
        assert game.title.dump(game.rules, game.state)["intrigues"] == list(ROW)

    def test_with_goods_tokens_too(self) -> None:
        game: Game[Any] = Game(RURIK, Setup(2, {"intrigue": "", "alternate-board": ""}), 3)
        position = game.title.dump(game.rules, game.state)
        assert len(set(position["intrigues"])) == 3
        assert sum(position["goods_tokens"].values()) == 0

    def test_every_card_comes_up_in_every_place(self) -> None:
        came: Counter[tuple[int, str]] = Counter()
        for seed in range(120):
            game: Game[Any] = Game(RURIK, Setup(2, {"intrigue": ""}), seed)
            came.update(enumerate(game.title.dump(game.rules, game.state)["intrigues"]))
        assert set(came) == {(place, card) for place in range(3) for card in CARDS}

    def test_nobody_plays_with_them_alone(self) -> None:
        with pytest.raises(UnknownOption):
            veche.new("rurik", players=1, options={"intrigue": ""})

    def test_without_the_option_there_are_none(self) -> None:
        game: Game[Any] = Game(RURIK, Setup(2), 3)
        position = game.title.dump(game.rules, game.state)
        assert "intrigues" not in position
        assert all("more_goods" not in region for region in position["regions"].values())
        assert all("built" not in seat for seat in position["seats"].values())
        assert "Intrigue" not in [heading for heading, _ in RURIK.describe(game.rules, game.rules.view(game.state, 0))]


ROW = ("deep-snow", "unrest", "open-purse")
DEEDS = ["hoard", "trade_route", "law_giver"]
CHOSEN = ("choose deed hoard", "reveal deed send_gifts", "choose deed law_giver", "reveal deed great_library")


def end_of_round(round: int, **position: Any) -> Table:
    """Blue's last advisor is about to be resolved; then comes the claim phase."""
    board = {"muster": [{"seat": "blue", "advisor": 5}]}
    seats = {"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"novgorod": 1}}, **position.pop("seats", {})}
    given = {"at": "turn", "seat": "blue", "round": round, "board": board, "deeds": {"row": DEEDS}, "seats": seats}
    return Table({**given, "options": ["intrigue"], **position}).play("forfeit")


class TestWhen:
    @pytest.mark.parametrize(("round", "card"), [(1, ROW[0]), (2, ROW[1]), (3, ROW[2])])
    def test_the_leftmost_that_is_left_at_the_start_of_rounds_two_to_four(self, round: int, card: str) -> None:
        table = end_of_round(round, intrigues=list(ROW)).play(*CHOSEN)
        assert (table.asked, table.moves) == (("chance", "intrigue-takes-effect"), [f"intrigue {card}"])
        assert (table.position["round"], table.position["phase"]) == (round + 1, "strategy")
        table.play(f"intrigue {card}")
        assert table.asked == ("blue", "choose-advisor")

    def test_not_in_round_one(self) -> None:
        table = turn("blue", "movement", 1, options=["intrigue"], intrigues=["unrest", None, "deep-snow"], seats=MOVING)
        table.play("act", "troop kiev", "to volyn", "troop kiev", "to volyn")
        assert table.asked == ("blue", "choose-troop")

    def test_no_longer_in_the_next_round(self) -> None:
        """Discarded with the claim phase of its round."""
        table = turn(
            "blue", "movement", 1, options=["intrigue"], round=3, intrigues=["deep-snow", None, None], seats=MOVING
        )
        table.play("act", "troop kiev", "to volyn", "troop kiev", "to volyn")
        assert table.asked == ("blue", "choose-troop")

    def test_where_no_card_lies_nothing_happens(self) -> None:
        table = end_of_round(1, intrigues=[None, "unrest", None]).play(*CHOSEN)
        assert table.asked == ("blue", "choose-advisor")

    def test_what_it_did_at_once_is_not_done_again(self) -> None:
        table = after("open-purse")
        table.forget()
        table.play("advisor 5", "column muster")
        assert not [field for field in table.changes if field.endswith("coins")]


MOVING = {"blue": {"troops": {"kiev": 4}}, "yellow": {"troops": {"novgorod": 1}}}


class TestGreedyCourtiers:
    def test_the_first_bribe_of_an_advisor_costs_a_coin_more(self) -> None:
        table = placing("blue", **OPTION, intrigues=["greedy-courtiers", None, None], seats={"blue": {"coins": 5}})
        table.play("advisor 1", "bribe")
        assert table.changes["seats.blue.coins"] == (5, 3)
        table.play("bribe", "column muster")
        assert table.changes["seats.blue.coins"] == (5, 2)
        assert table.position["board"]["muster"][0] == {"seat": "blue", "advisor": 1, "bribe": 2}

    def test_each_advisor_anew(self) -> None:
        table = placing("blue", **OPTION, intrigues=["greedy-courtiers", None, None], seats={"blue": {"coins": 4}})
        table.play("advisor 1", "bribe", "column muster", "advisor 1", "column tax", "advisor 2", "bribe")
        assert table.changes["seats.blue.coins"] == (4, 0)

    def test_one_coin_is_too_little(self) -> None:
        poor = {"blue": {"coins": 1}}
        table = placing("blue", **OPTION, intrigues=["greedy-courtiers", None, None], seats=poor).play("advisor 1")
        assert "bribe" not in table.moves
        assert (
            "bribe"
            in placing("blue", **OPTION, intrigues=["deep-snow", None, None], seats=poor).play("advisor 1").moves
        )

    def test_nobody_pays_without_a_bribe(self) -> None:
        table = placing("blue", **OPTION, intrigues=["greedy-courtiers", None, None]).play("advisor 1", "column muster")
        assert "seats.blue.coins" not in table.changes


class TestOpenPurse:
    def test_a_coin_for_each_claim_track_on_which_nobody_is_below(self) -> None:
        """Blue is lowest in trade alone and level in build; the warfare track does not count."""
        blue = {"claim": {"rule": 2, "build": 1, "trade": 0}, "warfare": 0}
        yellow = {"claim": {"rule": 1, "build": 1, "trade": 3}, "warfare": 4}
        table = after("open-purse", seats={"blue": blue, "yellow": yellow})
        assert table.changes == {"seats.blue.coins": (3, 5), "seats.yellow.coins": (3, 5)}

    def test_who_leads_everywhere_gains_nothing(self) -> None:
        table = after("open-purse", players=3, seats={"red": {"claim": {"rule": 1, "build": 1, "trade": 1}}})
        assert table.changes == {"seats.blue.coins": (3, 6), "seats.yellow.coins": (3, 6)}


class TestDeepSnow:
    @pytest.mark.parametrize(("players", "row", "steps"), [(2, 1, 2), (2, 2, 1), (2, 3, 1), (4, 1, 3), (4, 4, 1)])
    def test_a_move_action_has_a_point_less_but_never_none(self, players: int, row: int, steps: int) -> None:
        printed = steps_of(turn("blue", "movement", row, players=players, seats=MOVING))
        found = steps_of(in_force("deep-snow", "movement", row, players=players, seats=MOVING))
        assert found == max(printed - 1, 1) == steps

    def test_points_of_cards_are_not_fewer(self) -> None:
        seats = {"blue": {"troops": {"kiev": 4}, "schemes": ["movement-2"]}}
        assert steps_of(in_force("deep-snow", "muster", 1, seats=seats).play("play movement-2"), act=False) == 2

    def test_other_actions_are_as_they_were(self) -> None:
        table = in_force("deep-snow", "muster", 1, seats=MOVING).play("act", *["muster kiev"] * 3)
        assert table.changes["seats.blue.troops.kiev"] == (4, 7)


def steps_of(table: Table, act: bool = True) -> int:
    """How many steps blue makes from Kiev."""
    if act:
        table.play("act")
    steps = 0
    while table.asked == ("blue", "choose-troop"):
        table.play("troop kiev", "to volyn")
        steps += 1
    return steps


class TestRichHarvest:
    def test_a_second_good_where_nobody_rules(self) -> None:
        """Blue rules Kiev; in Volyn both are equal, and elsewhere the rebels rule nothing."""
        seats = {"blue": {"troops": {"kiev": 2, "volyn": 1}}, "yellow": {"troops": {"volyn": 1}}}
        table = after("rich-harvest", seats=seats)
        unruled = ("novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov", "pereyaslavl")
        assert table.changes == {f"regions.{region}.more_goods": (0, 1) for region in unruled}

    def test_where_none_lies_it_is_the_first(self) -> None:
        table = after("rich-harvest", regions={"volyn": {"good_here": False}})
        assert table.changes["regions.volyn.good_here"] == (False, True)
        assert "regions.volyn.more_goods" not in table.changes

    def test_each_is_taxed_for_its_own_price(self) -> None:
        seats = {"blue": {"troops": {"volyn": 3}}}
        table = in_force("deep-snow", "tax", 1, seats=seats, regions={"volyn": {"more_goods": 1}})
        table.play("act", "tax volyn")
        assert table.changes == {"regions.volyn.more_goods": (1, 0), "seats.blue.goods.fish": (0, 1)}
        table.play("tax volyn")
        assert table.changes["seats.blue.goods.fish"] == (0, 2)
        assert table.changes["regions.volyn.good_here"] == (True, False)

    def test_a_market_gives_with_each_of_them(self) -> None:
        seats = {"blue": {"troops": {"volyn": 3}, "structures": {"volyn": ["market"]}}}
        table = in_force("deep-snow", "tax", 1, seats=seats, regions={"volyn": {"more_goods": 1}})
        table.play("act", "tax volyn", "market good", "tax volyn", "market coin")
        assert table.changes["seats.blue.goods.fish"] == (0, 3)
        assert table.changes["seats.blue.coins"] == (3, 4)

    def test_after_the_main_action_too(self) -> None:
        """Points that were saved collect it as well."""
        seats = {"blue": {"troops": {"volyn": 3}, "coins": 9}}
        table = in_force("deep-snow", "tax", 1, seats=seats, regions={"volyn": {"more_goods": 1}})
        table.play("act", "stop", "tax volyn")
        assert table.changes["regions.volyn.more_goods"] == (1, 0)

    def test_what_nobody_collects_stays_and_a_single_good_is_not_doubled_again(self) -> None:
        table = end_of_round(2, intrigues=["rich-harvest", None, None], regions={"volyn": {"more_goods": 1}}).play(
            *CHOSEN
        )
        assert table.position["regions"]["volyn"]["more_goods"] == 1
        assert table.position["regions"]["kiev"]["more_goods"] == 0


class TestUnrest:
    def test_a_rebel_comes_where_no_player_has_a_troop(self) -> None:
        """A leader is a troop, a stronghold is none; rebels that stand there do not matter."""
        blue = {"troops": {"kiev": 1}, "leader_at": "volyn", "structures": {"rostov": ["stronghold"]}}
        table = after("unrest", seats={"blue": blue}, regions={"novgorod": {"rebels": 0}})
        changes = {
            f"regions.{region}.rebels": (1, 2)
            for region in ("rostov", "polotsk", "smolensk", "chernigov", "pereyaslavl")
        }
        assert table.changes == changes | {"regions.novgorod.rebels": (0, 1)}

    def test_as_far_as_rebels_last_in_the_order_of_the_regions(self) -> None:
        """Eight stand on the map, four are defeated, three are left."""
        table = after("unrest", seats={"blue": {"rebels": 4}}, rewards_left={"coin": 0})
        assert table.changes == {f"regions.{region}.rebels": (1, 2) for region in ("novgorod", "rostov", "polotsk")}

    def test_with_four_none_is_left_but_those_that_a_church_sent_to_the_box(self) -> None:
        assert after("unrest", players=4).changes == {}
        table = after("unrest", players=4, regions={"azov": {"rebels": 0}, "kiev": {"rebels": 0}})
        assert table.changes == {f"regions.{region}.rebels": (1, 2) for region in ("novgorod", "rostov")}

    def test_what_comes_can_be_defeated_for_a_reward(self) -> None:
        table = in_force("unrest", "attack", 1, seats=MOVING, regions={"kiev": {"rebels": 2}})
        table.play("act", "attack kiev rebel", "reward fur", "attack kiev rebel", "reward coin")
        assert table.changes["seats.blue.rebels"] == (0, 2)


class TestGuildOfMasons:
    def test_the_first_structure_costs_one_point_the_next_as_ever(self) -> None:
        """Blue rules Volyn and not Kiev, where a structure costs two."""
        table = in_force("guild-of-masons", "build", 1, seats=EQUALS, regions=NO_REBELS).play(
            "act", "build market kiev"
        )
        assert table.position["turn"]["build_points"] == 1
        assert table.position["seats"]["blue"]["built"]
        kinds = ("church", "market", "stronghold")
        assert table.moves == ["stop", *[f"build {kind} volyn" for kind in kinds]]

    def test_with_a_single_point(self) -> None:
        seats = {**EQUALS, "blue": {**EQUALS["blue"], "goods": {"wood": 2}, "tokens": ["build"]}}
        table = in_force("guild-of-masons", "muster", 1, seats=seats, regions=NO_REBELS).play("convert build")
        assert "build market kiev" in table.moves
        without = in_force("deep-snow", "muster", 1, seats=seats, regions=NO_REBELS).play("convert build")
        assert "build market kiev" not in without.moves

    def test_a_point_that_was_saved_is_enough_too(self) -> None:
        """Only the first structure makes it worth while to go on after the main action."""
        seats = {**EQUALS, "blue": {"troops": {"kiev": 1}, "goods": {"wood": 2}, "tokens": ["build"]}}
        table = in_force("guild-of-masons", "muster", 1, seats=seats, regions=NO_REBELS)
        table.play("convert build", "stop", "forfeit")
        assert table.asked == ("blue", "end-of-turn")
        assert "build market kiev" in table.moves

    def test_where_one_rules_it_costs_one_anyway(self) -> None:
        table = in_force("guild-of-masons", "build", 1, seats=EQUALS).play("act", "build market volyn")
        assert table.position["turn"]["build_points"] == 1

    def test_each_player_has_a_first_one(self) -> None:
        board = {"build": [None, {"seat": "yellow", "advisor": 4}, {"seat": "blue", "advisor": 5}]}
        table = in_force("guild-of-masons", "build", 1, seats=EQUALS, regions=NO_REBELS, board=board)
        table.play("act", "build market kiev", "build market volyn", "act", "build stronghold kiev")
        assert table.position["seats"]["yellow"]["built"]

    def test_and_again_in_no_other_round(self) -> None:
        table = end_of_round(
            2, intrigues=["guild-of-masons", None, None], seats={"blue": {"troops": {"kiev": 1}, "built": True}}
        )
        table.play(*CHOSEN)
        assert not table.position["seats"]["blue"]["built"]


EQUALS: dict[str, Any] = {"blue": {"troops": {"kiev": 1, "volyn": 2}}, "yellow": {"troops": {"kiev": 1}}}
NO_REBELS = {"kiev": {"rebels": 0}}


class TestBloodFeud:
    def test_an_attack_reveals_a_card_less(self) -> None:
        """Yellow rules Kiev and has a stronghold there: three cards, now two."""
        yellow = {"troops": {"kiev": 3}, "structures": {"kiev": ["stronghold"]}}
        table = in_force("blood-feud", "attack", 2, seats={"blue": {"troops": {"kiev": 2}}, "yellow": yellow})
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax", "reveal scheme build")
        assert table.asked != ("chance", "reveal-scheme")
        assert table.changes["seats.blue.warfare"] == (0, 1)

    def test_with_none_left_nothing_is_revealed(self) -> None:
        seats = {"blue": {"troops": {"kiev": 2}}, "yellow": {"troops": {"kiev": 1, "rostov": 1}}}
        table = in_force("blood-feud", "attack", 2, seats=seats).play("act", "attack kiev yellow")
        assert table.asked == ("yellow", "before-main-action")

    def test_with_boris_it_is_no_less_than_none(self) -> None:
        seats = {
            "blue": {"leader": "boris", "leader_at": "kiev", "troops": {"kiev": 2}},
            "yellow": {"troops": {"kiev": 1, "rostov": 1}},
        }
        table = in_force("blood-feud", "attack", 2, seats=seats).play("act", "attack kiev yellow")
        assert table.changes["seats.blue.coins"] == (3, 4)
        assert table.asked == ("yellow", "before-main-action")


class TestCouncilOfElders:
    def test_everybody_looks_at_two_cards_of_a_deck_and_keeps_one_in_turn(self) -> None:
        table = beginning("council-of-elders", first_player="yellow").play("intrigue council-of-elders")
        assert table.asked == ("yellow", "draw-which-deck")
        table.play("deck left", "draw scheme tax", "draw scheme build")
        assert (table.asked, sorted(table.moves)) == (
            ("yellow", "keep-scheme"),
            ["keep scheme build", "keep scheme tax"],
        )
        table.play("keep scheme tax")
        assert table.asked == ("blue", "draw-which-deck")
        assert [card["known_by"] for card in table.position["schemes"]["decks"]["left"]["top"]] == [["yellow"]]
        table.play("deck left")
        assert table.moves == ["draw scheme build"]
        table.play("draw scheme build", "draw scheme muster", "keep scheme muster")
        assert table.asked == ("yellow", "choose-advisor")
        seats = table.position["seats"]
        assert [len(seats[seat]["schemes"]) for seat in ("blue", "yellow")] == [1, 1]

    def test_what_was_looked_at_only_its_seat_knows(self) -> None:
        table = after("council-of-elders").play("deck left", "draw scheme tax", "draw scheme build")
        rules, state = table.game.rules, table.game.state
        assert sum(rules.view(state, 0).columns["drawn"]) == 2
        assert sum(rules.view(state, 1).columns["drawn"]) == 0

    def test_it_is_a_turn_of_its_own(self) -> None:
        table = after("council-of-elders")
        kept = table.game.rules.turn(table.game.state)
        assert kept is not None
        assert (kept.seat, kept.kind) == (0, "intrigue")

    def test_with_too_few_cards_one_draws_what_there_is(self) -> None:
        ids = list(originals()["schemes"])
        table = after(
            "council-of-elders",
            schemes={"decks": {"left": {"cards": 1}, "right": {"cards": 0}}},
            seats={"yellow": {"schemes": ids[1:]}},
        )
        table.play(*table.moves)
        assert table.position["seats"]["blue"]["schemes"] == ids[:1]
        assert table.asked == ("blue", "choose-advisor")


class TestCardsOfOnesOwn:
    """Whoever owns the cards writes what they do."""

    @pytest.mark.parametrize(
        ("for_each", "blue"), [("player", 2), ("ruled-region", 4), ("structure", 6), ("defeated-rebel", 2)]
    )
    def test_a_gain_for_each(self, for_each: str, blue: int) -> None:
        seat = {
            "troops": {"kiev": 2, "volyn": 2, "rostov": 1},
            "structures": {"kiev": ["market", "church"], "novgorod": ["stronghold"]},
            "rebels": 1,
        }
        effect = {"gain": {"what": "honey", "number": 2, "for_each": for_each}}
        table = after("unrest", written(effect), seats={"blue": seat})
        assert table.position["seats"]["blue"]["goods"]["honey"] == blue
        assert table.position["seats"]["yellow"]["goods"]["honey"] == (2 if for_each == "player" else 0)

    @pytest.mark.parametrize(("by", "left"), [(-1, 1), (1, 0)])
    def test_every_structure_dearer_or_cheaper(self, by: int, left: int) -> None:
        seats = {"blue": {"troops": {"kiev": 2}, "built": True}}
        position = {**OPTION, "intrigues": ["unrest", None, None], "seats": seats}
        board = {"build": [{"seat": "blue", "advisor": 1}], "muster": [{"seat": "yellow", "advisor": 5}]}
        table = Table(
            {"at": "turn", "seat": "blue", "board": board, **position},
            written({"cost_changed": {"of": "structure", "by": by}}),
        )
        table.play("act", "build market kiev")
        assert table.position["turn"]["build_points"] == left

    def test_goods_and_rebels_everywhere(self) -> None:
        laid = {"where": "everywhere", "number": 2}
        table = after("unrest", written({"goods_laid": laid, "rebels_laid": laid}), seats=MOVING)
        assert all(region["more_goods"] == 2 for region in table.position["regions"].values())
        assert sum(region["rebels"] for region in table.position["regions"].values()) == 15

    def test_points_and_cards_more(self) -> None:
        more = written({"points_changed": {"of": "attack", "by": 1}, "cards_revealed_changed": 1})
        position = {
            **OPTION,
            "intrigues": ["unrest", None, None],
            "seats": {"blue": {"troops": {"kiev": 3}}, "yellow": {"troops": {"kiev": 2}}},
        }
        board = {"attack": [None, {"seat": "blue", "advisor": 1}], "muster": [{"seat": "yellow", "advisor": 5}]}
        table = Table({"at": "turn", "seat": "blue", "board": board, **position}, more)
        table.play("act", "attack kiev yellow", "deck left", "reveal scheme tax", "reveal scheme build")
        assert table.asked == ("blue", "attack")

    def test_has_the_name_that_is_printed(self) -> None:
        called = {"intrigues": {"intrigue-5": {"called": "Famine in Suzdal!", "effect": {"cards_looked_at": 1}}}}
        table = beginning("famine-in-suzdal", called)
        assert table.moves == ["intrigue famine-in-suzdal"]
        words = RURIK.words("en", table.game.rules)
        assert words.say("intrigue.famine-in-suzdal") == "Famine in Suzdal!"
        assert effects_said(words, RURIK.rules(called).box, 4) == ["In turn, everybody draws a scheme."]

    def test_a_name_in_other_letters_goes_by_its_number(self) -> None:
        table = beginning("intrigue-5", {"intrigues": {"intrigue-5": {"called": "Смута"}}})
        assert table.moves == ["intrigue intrigue-5"]
        assert RURIK.words("en", table.game.rules).say("intrigue.intrigue-5") == "Смута"


class TestThePosition:
    @pytest.mark.parametrize(
        ("fields", "message"),
        [
            ({"intrigues": ["unrest", "unrest", None]}, "an intrigue lies in two places"),
            ({"intrigues": ["unrest", "deep-snow", None, None]}, "3 intrigues lie open, found 4"),
            ({"intrigues": ["plague"]}, "plague"),
            ({"options": [], "intrigues": ["unrest"]}, "only the option intrigue"),
            ({"options": [], "regions": {"kiev": {"more_goods": 1}}}, "only the option intrigue"),
            ({"options": [], "seats": {"blue": {"built": True}}}, "only the option intrigue"),
            ({"regions": {"kiev": {"more_goods": 1, "good_here": False}}}, "so good_here is true"),
        ],
    )
    def test_what_cannot_be_is_refused(self, fields: dict[str, Any], message: str) -> None:
        with pytest.raises(BadPosition, match=message):
            placing("blue", **{**OPTION, **fields})

    def test_no_card_takes_effect_that_does_not_lie_there(self) -> None:
        with pytest.raises(BadPosition, match="no intrigue is in force"):
            beginning("unrest", round=1)

    def test_it_is_read_as_it_was_written(self) -> None:
        table = after("rich-harvest", seats=MOVING)
        again = Table({**table.position, "title": "rurik"})
        assert again.position == table.position


@pytest.mark.parametrize("card", range(8))
def test_every_card_says_what_it_does(card: int) -> None:
    said = effects_said(RURIK.words(), RURIK.rules().box, card)
    assert len(said) == 1
    assert said[0].endswith(".")
