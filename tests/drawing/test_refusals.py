"""What cannot be used says why, and of several reasons the one that stays true longest; in both editions."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.drawing.stage import drawn, live, refusal
from tests.rurik import scenario as first
from tests.rurik2 import scenario as second
from veche.kernel.docket import NOBODY

OVER = "Too late: your last turn is over."
ROW = {"row": ["trade_route", "law_giver", "splendid_feast"]}


class TestOnceATurn:
    """What was done this turn cannot be done again in it, whatever else is lacking."""

    BLUE: ClassVar[dict[str, Any]] = {
        "troops": {"kiev": 2}, "coins": 3, "goods": {"wood": 4}, "schemes": ["coin-2"],
        "deeds": ["hoard", "generous_prince", "amass_forces"],
    }  # fmt: skip

    def table(self, **blue: Any) -> first.Table:
        return first.turn("blue", "muster", 3, seats={"blue": self.BLUE | blue, "yellow": {"troops": {"volyn": 2}}})

    def test_a_deed_that_lacks_something_says_so_before_one_is_done(self) -> None:
        game = self.table().game
        assert refusal(game, "Generous Prince") == "You cannot pay this now."
        assert refusal(game, "Amass Forces") == "What it asks for is not so yet."

    def test_afterwards_no_coin_would_help_it(self) -> None:
        table = self.table().play("deed hoard", "deck left", "draw scheme movement-2", "draw scheme tax")
        table.play("keep scheme tax")
        done = "One deed a turn, and you have accomplished yours."
        for moves in ((), ("play coin-2",)):
            table.play(*moves)
            assert table.asked == ("blue", "before-main-action")
            assert refusal(table.game, "Generous Prince") == done
            assert refusal(table.game, "Amass Forces") == done

    def test_a_second_token_has_no_conversion_left(self) -> None:
        table = self.table(goods={"wood": 2, "fish": 1})
        assert refusal(table.game, "Muster token") == ""
        table.play("convert build", "pay wood", "stop")
        assert refusal(table.game, "Build token") == "Used this round."
        assert refusal(table.game, "Muster token") == "One conversion a turn, and you have made yours."

    def test_in_the_middle_of_the_action_too(self) -> None:
        table = self.table(schemes=["coin-2", "coin-2"])
        assert refusal(table.play("act").game, "Two coins") == "Not now: this is done before or after the main action."
        table = self.table(schemes=["coin-2", "coin-2"]).play("play coin-2", "act")
        assert table.asked == ("blue", "muster")
        assert refusal(table.game, "Two coins") == "One scheme a turn, and you have played yours."

    def test_it_is_the_turn_of_whoever_did_it(self) -> None:
        """Yellow's own deed is refused for yellow's reasons while blue, who has accomplished one, decides."""
        seats = {"blue": self.BLUE, "yellow": {"troops": {"volyn": 2}, "deeds": ["trade_route"]}}
        table = first.turn("blue", "muster", 3, seats=seats).play("deed hoard", "deck left")
        table.play("draw scheme movement-2", "draw scheme tax", "keep scheme tax")
        assert refusal(table.game, "Trade Route", 1) == "You cannot pay this now."

    def test_schemes_of_the_second_edition(self) -> None:
        blue = {"troops": {"kyiv": 4}, "cards": ["s29", "s30"], "deeds": ["amnesty", "fur_tribute"], "captured": 4,
                "completed": {"left": ["hoard"]}}  # fmt: skip
        table = second.turn("blue", "movement", 3, seats={"blue": blue})
        assert refusal(table.game, "Fur Tribute") == "You cannot pay this now."
        assert refusal(table.game, "Influence tile: Move") == "You cannot pay this now."
        table.play("deed amnesty", "muster kyiv", "muster kyiv", "slot right")
        assert refusal(table.game, "Fur Tribute") == "One scheme of each kind a turn."
        table.play("play treasury", "act")
        assert table.asked == ("blue", "perform")
        two = "Two schemes a turn, and you have done two."
        assert refusal(table.game, "Influence tile: Move") == two
        assert refusal(table.game, "Fur Tribute") == "One scheme of each kind a turn."

    @pytest.mark.parametrize("command", [[], ["act", "stop"]])
    def test_in_the_middle_of_a_scheme_of_the_second_edition(self, command: list[str]) -> None:
        blue = {"troops": {"kyiv": 4}, "cards": ["s03"], "deeds": ["royal_progress"], "leader_at": "kyiv"}
        table = second.turn("blue", "movement", 3, seats={"blue": blue}).play(*command, "play called-banners")
        assert table.asked == ("blue", "perform")
        assert refusal(table.game, "Royal Progress") == "Not now: one scheme is finished before the next."

    def test_in_the_middle_of_a_command_of_the_second_edition(self) -> None:
        blue = {"troops": {"kyiv": 4}, "cards": ["s03"]}
        table = second.turn("blue", "movement", 3, seats={"blue": blue}).play("act")
        whole = "Not now: schemes come before or after the whole command."
        assert refusal(table.game, "Called Banners") == whole
        assert refusal(table.play("move kyiv", "to volyn").game, "Called Banners") == whole

    def test_where_neither_is_under_way_in_the_second_edition(self) -> None:
        whole = "Not now: schemes come before or after the whole command."
        gone: dict[str, Any] = {"troops": {}, "leader_at": None, "cards": ["s03"]}
        position = {"at": "turn", "seat": "blue", "board": {"muster": [{"seat": "blue", "disc": 1}]},
                    "seats": {"blue": gone, "yellow": {"troops": {"rostov": 1}}}}  # fmt: skip
        table = second.Table(position)
        assert table.asked == ("blue", "emergency-muster")
        assert refusal(table.game, "Called Banners") == whole
        seats = {"blue": {"troops": {"kyiv": 4}, "cards": ["s03"]}}
        table = second.turn("blue", "lead", 1, players=3, seats=seats).play("act", "stop")
        assert table.asked == ("blue", "give-marker")
        assert refusal(table.game, "Called Banners") == whole


class TestOtherPhases:
    """Before the action phase it is no matter of whose turn it is."""

    def test_in_the_first_edition(self) -> None:
        blue = {"troops": {"kiev": 2}, "schemes": ["coin-2"]}
        for seat in ("blue", "yellow"):
            game = first.placing(seat, seats={"blue": blue}).game
            assert refusal(game, "Two coins") == "Not now: this is done before or after the main action."

    def test_in_the_second_edition(self) -> None:
        for seat in ("blue", "yellow"):
            game = second.placing(seat, seats={"blue": {"troops": {"kyiv": 2}, "cards": ["s29"]}}).game
            assert refusal(game, "Treasury") == "Not now: schemes come before or after the whole command."


class TestDeedsOnOffer:
    """Everybody chooses one in each claim phase but the last, or takes one in each Pledge phase."""

    SEATS: ClassVar[dict[str, Any]] = {"blue": {"troops": {"kiev": 2}}, "yellow": {"troops": {"rostov": 2}}}
    LAST = "No more deeds are chosen in a claim phase; only a scheme still gives one."

    def claim(self, number: int) -> first.Table:
        table = first.claim(
            "blue", round=number, seats=self.SEATS, deeds={"row": ["hoard", "trade_route", "law_giver"]}
        )
        assert table.asked == ("blue", "choose-from-row")
        return table

    @pytest.mark.parametrize(("number", "why"), [
        (1, "One deed each claim phase, and you have chosen yours."),
        (2, "One deed each claim phase, and you have chosen yours."),
        (3, LAST),
    ])  # fmt: skip
    def test_after_the_own_choice(self, number: int, why: str) -> None:
        table = self.claim(number).play("choose deed hoard", "reveal deed capital_city")
        assert table.asked == ("yellow", "choose-from-row")
        assert refusal(table.game, "Trade Route", 0) == why
        assert refusal(table.game, "Trade Route", 1) == ""

    def test_before_it(self) -> None:
        for number in (1, 2, 3):
            why = refusal(self.claim(number).game, "Trade Route", 1)
            assert why == "Not now: your choice comes later in this claim phase."

    def test_markets_of_the_second_edition(self) -> None:
        taken = "One deed each Pledge phase, and you have taken yours."
        last = "No Pledge phase comes any more; only some buildings, cards and deeds still give one."
        markets = {"contract": ["hoard", "amnesty", "fur_tribute"], "quest": ["conquest", "law_giver", "market_day"]}
        for number, why in ((1, taken), (2, taken), (3, last)):
            table = second.pledge("blue", round=number, markets=markets)
            assert refusal(table.game, "Amnesty", 1) == "Not now: your choice comes later in this phase."
            table.play("choose deed hoard")
            assert table.asked == ("yellow", "choose-from-markets")
            assert refusal(table.game, "Amnesty", 0) == why
            table.play("choose deed conquest")
            while table.moves_of("reveal deed"):
                table.play(table.moves[0])
            assert table.asked == ("blue", "choose-disc")
            assert refusal(table.game, "Amnesty", 0) == (
                last if number == 3 else "Deeds are taken in the Pledge phase, by palaces, and by some cards and deeds."
            )


class TestAfterTheLastTurn:
    """Nothing comes any more for whoever has resolved the last of the last round, while the others still play."""

    def test_in_the_first_edition(self) -> None:
        blue = {"troops": {"kiev": 2}, "schemes": ["coin-2"], "deeds": ["generous_prince"], "coins": 9}
        for number, over in ((3, False), (4, True)):
            table = first.turn(
                "blue", "muster", 3, round=number, seats={"blue": blue, "yellow": {"troops": {"volyn": 2}}}, deeds=ROW
            )
            assert refusal(table.game, "Generous Prince") == ""
            table.play("forfeit", "end")
            assert table.asked == ("yellow", "before-main-action")
            turn = "Not now: it is not your turn."
            for name in ("Two coins", "Generous Prince"):
                assert refusal(table.game, name) == (OVER if over else turn)
            assert (refusal(table.game, "Trade Route") == OVER) is over

    def test_what_is_said_below_a_deed(self) -> None:
        """It is not to be done any more, met or not."""
        for captured in (0, 4):
            blue = {"troops": {"kyiv": 2}, "deeds": ["amnesty"], "captured": captured}
            table = second.turn("blue", "movement", 3, round=3, seats={"blue": blue})
            assert (">cannot pay yet<" in live(drawn(table.game, 0))) is (captured == 0)
            while table.asked is not None and table.asked[0] == "blue":
                table.play("skip" if "skip" in table.moves else "end")
            assert ">not done<" in live(drawn(table.game, 0))

    def test_in_the_second_edition(self) -> None:
        blue = {"troops": {"kyiv": 2}, "cards": ["s29"], "deeds": ["amnesty"], "completed": {"left": ["hoard"]}}
        for number, over in ((2, False), (3, True)):
            table = second.turn("blue", "movement", 3, round=number, seats={"blue": blue}).play("skip", "end")
            assert table.asked == ("yellow", "before-command")
            for name in ("Treasury", "Amnesty", "Influence tile: Move"):
                assert (refusal(table.game, name) == OVER) is over, name


class TestGoods:
    """While goods are paid, a kind that cannot be says why; goods are asked for already."""

    def test_of_which_there_are_none_or_that_are_not_asked_for(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"wood": 2, "ore": 1, "fur": 1}}
        table = first.turn("blue", "muster", 3, seats={"blue": blue})
        assert refusal(table.game, "Wood") == "Goods are paid when a deed or a token asks for them."
        table.play("convert build")
        assert set(table.moves) == {"pay wood", "pay ore"}
        assert refusal(table.game, "Wood") == ""
        assert refusal(table.game, "Fish") == "You have none of it."
        assert refusal(table.game, "Fur") == "Another kind is asked for."

    def test_that_were_paid_where_each_is_another(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"wood": 2, "ore": 1, "fur": 1, "fish": 1}, "deeds": ["trade_route"]}
        table = first.turn("blue", "muster", 3, seats={"blue": blue}).play("deed trade_route", "pay wood")
        assert refusal(table.game, "Wood") == "Each has to be of another kind, and this kind is paid."

    def test_of_which_there_are_too_few(self) -> None:
        blue = {"troops": {"kiev": 2}, "goods": {"wood": 3, "ore": 3, "fur": 2}, "deeds": ["hoard"]}
        table = first.turn("blue", "muster", 3, seats={"blue": blue}).play("deed hoard")
        assert table.asked == ("blue", "pay-same-kind")
        assert refusal(table.game, "Fur") == "You have fewer than three of it."


def test_a_deck_that_is_empty_says_so_where_decks_are_asked_for() -> None:
    hands = {"yellow": {"troops": {"rostov": 1}, "cards": [f"s{number:02}" for number in range(2, 33)]}}
    decks = {"left": {"cards": 0}, "right": {"cards": 1}}
    table = second.turn("blue", "lead", 2, seats={"blue": {"troops": {"kyiv": 1}}, **hands}, cards={"decks": decks})
    assert refusal(table.game, "Strategy deck, left").startswith("Cards are drawn for Lead")
    table.play("act")
    assert table.moves == ["stop", "lead right"]
    assert refusal(table.game, "Strategy deck, left") == "This deck is empty."
    assert refusal(table.game, "Strategy deck, right") == ""


def test_whoever_only_watches_is_refused_nothing() -> None:
    blue = {"troops": {"kiev": 2}, "deeds": ["generous_prince", "amass_forces"], "coins": 0}
    watched = live(drawn(first.turn("blue", "muster", 3, seats={"blue": blue}).game, NOBODY))
    assert "× " not in watched
    blue = {"troops": {"kyiv": 2}, "deeds": ["amnesty", "fur_tribute"]}
    assert "× " not in live(drawn(second.turn("blue", "muster", 3, seats={"blue": blue}).game, NOBODY))


def test_when_the_game_is_over_nothing_is_refused() -> None:
    blue = {"deeds": ["generous_prince", "amass_forces"], "coins": 0}
    game = first.claim("blue", round=4, seats={"blue": blue}).game
    assert game.is_over
    assert "× " not in live(drawn(game, 0))
    game = second.end(seats={"blue": {"deeds": ["amnesty", "fur_tribute"]}}).game
    assert game.is_over
    assert "× " not in live(drawn(game, 0))
