"""Stroganov: what cannot be done says the reason of this moment, and only while there is something to choose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drawing.stage import drawn, scene, tip_of, tips, words_of
from tests.stroganov.scenario import BARE, Table, at, main, row, second, turn
from veche.drawing.speech import speech
from veche.kernel.docket import NOBODY
from veche.shelf.title import title_of
from veche.titles.stroganov.draw.desk import PACKAGE

SAY = speech(words_of("stroganov"), PACKAGE)


def why(table: Table, thing: str) -> str:
    """Why blue cannot have the thing."""
    tip = tip_of(drawn(table.game, 0), thing)
    return tip.partition("\n× ")[2]


def winter(place: str, **blue: Any) -> Table:
    seats = {"blue": {"at": 6, **blue}, "yellow": {"at": 3}}
    return at(place, year=3, seats=seats, songs=["SB02", "SB04"], regions=BARE)


class TestSongs:
    """One song each winter, after everybody's income; else only on reaching the end of the track."""

    def test_in_a_turn_they_are_for_winter(self) -> None:
        table = main(seats={"blue": {"at": 6, "story": 8}}, songs=["SA02"], regions=BARE)
        assert why(table, "song-SA02") == SAY("draw.why.song")

    def test_before_the_income_of_all_it_is_too_early(self) -> None:
        table = winter("income", story=8, furs=[2, 3, 4])
        assert why(table, "song-SB02") == SAY("draw.why.song.early")
        assert why(table.play("income"), "song-SB02") == SAY("draw.why.song.early")

    def test_after_ones_own_song_there_is_no_other_this_winter(self) -> None:
        table = winter("song", story=10, furs=[2, 3, 4]).play("song SB02")
        assert table.asked == ("blue", "auxiliary-action")
        assert why(table, "song-SB04") == SAY("draw.why.song.sung")

    def test_in_the_middle_of_an_auxiliary_action_before_ones_own_song_it_is_only_not_now(self) -> None:
        table = winter("song", story=10, furs=[2, 3, 4])
        table.play(f"exchange {table.offered('exchange')[0]}")
        assert table.asked == ("blue", "pay-piece")
        assert why(table, "song-SB04") == SAY("draw.why.time")

    def test_in_the_middle_of_an_auxiliary_action_before_a_song_at_once_too(self) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "village": "V3"}}
        blue = {"at": 3, "story": 11, "furs": [5, 6, 7]}
        table = main(seats={"blue": blue}, songs=["SA02"], regions=regions, market=[2, 2, 3, 3, 4, 4]).play(
            "village ob"
        )
        assert table.asked == ("blue", "sing-at-once")
        assert why(table.play("exchange 4"), "song-SA02") == SAY("draw.why.time")


class TestWishes:
    @pytest.mark.parametrize(
        ("furs", "card", "figure", "value"),
        [([4, 4, 6], "B3", 2, "6"), ([4, 4, 6], "A1", 1, "5"), ([5, 6], "B2", 2, "4")],
    )
    def test_for_a_song_only_the_furs_to_give_back_are_needed(
        self, furs: list[int], card: str, figure: int, value: str
    ) -> None:
        hand = ["A1", "B2", "B3"]
        table = winter("song", story=8, furs=furs, hand=hand).play("song SB04")
        assert table.asked == ("blue", "fulfil-freely")
        assert why(table, f"wish-{card}") == SAY.count("draw.why.wish", figure, value=value)

    def test_else_those_to_show_too(self) -> None:
        table = winter("song", story=8, furs=[4, 4, 6], hand=["B2", "B3", "A1"])
        assert why(table, "wish-B3") == SAY.count("draw.why.wish", 3, value="6")

    def test_one_that_could_be_fulfilled_waits_until_the_payment_is_made_or_the_fur_is_kept(self) -> None:
        blue = {"at": 6, "hand": ["A10"], "furs": [8, 3, 2], "horses": 5}
        table = main(seats={"blue": blue}, regions=BARE)
        assert why(table, "wish-A10") == ""
        table.play("buy bag", "draw 2", "draw 3")
        assert table.asked == ("blue", "keep-fur")
        assert why(table, "wish-A10") == SAY("draw.why.time")
        table.play("keep 2", "exchange 2")
        assert table.asked == ("blue", "pay-piece")
        assert why(table, "wish-A10") == SAY("draw.why.payment")

    def test_the_one_that_is_being_paid_for_lacks_nothing(self) -> None:
        blue = {"at": 6, "hand": ["B2"], "furs": [4, 4, 4, 4, 2], "coins": 1}
        table = main(year=3, seats={"blue": blue}, regions=BARE).play("fulfil B2", "pay 4")
        assert table.asked == ("blue", "pay-piece")
        assert why(table, "wish-B2") == SAY("draw.why.payment")


class TestTheMarket:
    def test_buys_between_the_steps_of_a_turn_and_not_while_its_furs_are_taken(self) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "yurt": "YA3"}}
        table = main(seats={"blue": {"at": 1, "horses": 6}}, regions=regions, market=[2, 3, 4, 5, 6, 7])
        table.play("yurt ural", "take 5", "lay market 5")
        assert table.moves == ["take 2", "take 3", "take 4", "take 5", "take 6", "take 7"]
        tip = tip_of(drawn(table.game, 0), "fur-4 buy_fur-4 swap_fur-4 exchange_fur-4")
        assert tip.endswith("or for any two furs. Between the steps of your turn.")

    def test_says_that_something_is_lacking_only_where_it_could_be_bought(self) -> None:
        table = main(seats={"blue": {"at": 6}}, regions=BARE, market=[2, 3, 4, 5, 6, 7])
        assert why(table, "fur-7 buy_fur-7 swap_fur-7 exchange_fur-7") == SAY("draw.why.market")

    def test_else_that_it_is_no_time_to_buy(self) -> None:
        blue = {"at": 6, "furs": [3, 7], "coins": 2}
        table = second(seats={"blue": blue}, regions=BARE, market=[2, 3, 4, 5, 6, 7]).play("village yenisei")
        assert table.asked == ("blue", "pay-piece")
        assert set(table.moves) == {"pay coin 3", "pay coin 7"}
        assert why(table, "fur-7 buy_fur-7 swap_fur-7 exchange_fur-7") == SAY("draw.why.payment")
        song = at("song", year=1, seats={"blue": {"at": 6, "story": 8}}, songs=["SA08"], market=[2, 3, 4, 5, 6, 7])
        assert song.play("song SA08").asked == ("blue", "build-anywhere")
        assert why(song, "fur-7 buy_fur-7 swap_fur-7 exchange_fur-7") == SAY("draw.why.time")


class TestTrophies:
    def test_a_reward_that_was_taken_comes_back_in_winter(self) -> None:
        """Ruling `reward-once`: with the next main action, the next turn, or in winter."""
        regions = {**BARE, "ob": {**BARE["ob"], "village": "V5"}}
        blue = {"at": 3, "trophy": 3, "fulfilled": ["A9", "A13"]}
        table = main(seats={"blue": blue, "yellow": {"played": True}}, season="autumn", regions=regions)
        table.play("village ob", "stay", "reward 3", "extra", "village ob")
        assert table.asked == ("blue", "trophy-reward")
        assert why(table, "trophy-3") == SAY("draw.why.reward-taken")
        table.play("reward 1", "village ob", "stay")
        assert "reward 3" in table.moves

    def test_the_next_space_says_what_would_pay_for_it(self) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "village": "V5"}}
        table = main(seats={"blue": {"at": 3, "trophy": 3, "furs": [2, 3]}}, regions=regions).play("village ob")
        assert table.asked == ("blue", "trophy-step")
        assert why(table, "trophy-4 advance") == SAY("draw.why.step", value="4")
        assert why(table, "trophy-5") == SAY("draw.why.trophy")

    def test_nobody_who_only_watches_is_told_of_a_token(self) -> None:
        table = main(seats={"blue": {"at": 3, "trophy": 1}}, regions=BARE)
        assert SAY("draw.why.trophy") in why(table, "trophy-3")
        seen = scene(table.game.rules, table.game.state, NOBODY, title="stroganov")
        assert SAY("draw.why.trophy") not in " ".join(tips(title_of(table.game).draw(table.game.rules, seen)))


class TestCossacks:
    def test_whose_turn_it_is_who_has_had_one_and_who_waits(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 6, "played": True}, "red": {"at": 1}}
        found = tips(drawn(turn(players=3, seats=seats, row=row(s12=[])).game, 0))
        assert f"Cossack of Olena\n{SAY('draw.cossack.plays')}" in found
        assert f"Cossack of Jonas\n{SAY('draw.cossack.played')}" in found
        assert f"Cossack of Ruta\n{SAY('draw.cossack.waits')}" in found

    def test_in_winter_nobody_has_a_turn(self) -> None:
        found = tips(drawn(winter("song", story=8).game, 0))
        assert "Cossack of Olena" in found
        assert "Cossack of Jonas" in found


@pytest.mark.parametrize(("place", "named"), [("income", "this winter"), ("main", "next winter")])
def test_the_income_is_that_of_this_winter_or_the_next(place: str, named: str) -> None:
    drawing = drawn(winter(place, furs=[2, 3, 4]).game, 0)
    assert tip_of(drawing, "income").startswith(named)
