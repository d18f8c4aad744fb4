"""Beginning elsewhere: from a position, and with somebody's corrections of what is printed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.printed import IN_THE_BAG
from tests.toy.scenario import asked, fair, play_on, position, seat, texts, turn
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from veche.kernel.errors import BadCorrections, BadPosition
from veche.kernel.game import Game
from veche.kernel.journal import read, write
from veche.kernel.setup import Setup


def begun_at(start: Any, players: int = 2, seed: int | None = None, **options: str) -> Game[FairState]:
    return Game(FAIR, Setup(players, options), seed, start=start)


class TestAPosition:
    @pytest.mark.parametrize("seed", range(6))
    def test_is_where_a_game_can_begin(self, seed: int) -> None:
        first = play_on(fair(2 + seed % 2, seed, **({"pedlar": ""} if seed % 3 else {})), seed, until=20 + seed)
        second = begun_at(position(first), first.setup.players, seed, **first.setup.options)
        assert position(second) == position(first)
        assert second.version == 0
        assert asked(second) == asked(first)
        assert list(second.moves) == list(first.moves)

    def test_goes_through_text_unharmed(self) -> None:
        first = play_on(fair(players=3, seed=1), seed=1, until=30)
        assert position(begun_at(json.loads(json.dumps(position(first))), players=3)) == position(first)

    def test_can_be_in_the_middle_of_anything(self) -> None:
        game = turn("red", red={"at": 1, "coins": 2, "tokens": {"wax": 2, "salt": 1}})
        game.play("walk 1", "buy whistle", "pay wax")
        again = begun_at(position(game))
        assert asked(again) == ("red", "pay-piece")
        assert list(again.moves) == list(game.moves)
        again.play("pay salt")
        game.play("pay salt")
        assert position(again) == position(game)

    def test_may_be_in_the_middle_of_secret_bids(self) -> None:
        game = turn("red", red={"at": 2})
        game.play("walk 1", "bid 2")
        again = begun_at(position(game))
        assert again.view("green") == game.view("green")
        again.play("bid 0", "reveal red 2", "reveal green 0")
        assert seat(again, "red")["ribbons"] == 1

    def test_has_the_values_of_a_fresh_game_where_it_says_nothing(self) -> None:
        game = begun_at({"players": 3}, players=3)
        assert position(game) == position(fair(players=3, seed=None))
        assert position(begun_at({})) == position(fair(seed=None))

    def test_is_kept_in_the_journal(self) -> None:
        game = turn("red", seed=5, red={"at": 4, "tokens": {"fur": 1}})
        play_on(game, seed=5, until=12)
        again = read(write(game), lambda name: FAIR)
        assert again.start == game.start
        assert (texts(again), position(again)) == (texts(game), position(game))

    def test_is_kept_in_the_journal_even_if_it_says_nothing(self) -> None:
        game = begun_at({}, seed=5)
        again = read(write(game), lambda name: FAIR)
        assert (again.start, position(again)) == ({}, position(game))

    def test_is_where_undo_by_agreement_leads_in_the_end(self) -> None:
        game = play_on(turn("green", seed=5, red={"at": 4}), seed=5, until=12)
        game.undo_by_agreement(0)
        assert position(game) == position(turn("green", red={"at": 4}))

    def test_stays_as_it_was_when_the_caller_changes_it_afterwards(self) -> None:
        start = position(turn("red", red={"at": 4}))
        game = begun_at(start, seed=5)
        game.play("walk 1")
        journal = write(game)
        start["seats"]["red"]["at"] = 9
        assert write(game) == journal
        assert game.title.dump(game.rules, game.at(0))["seats"]["red"]["at"] == 4

    def test_for_another_number_of_players_is_refused(self) -> None:
        with pytest.raises(BadPosition):
            begun_at(position(fair(players=3)), players=2)


END = {"procedure": "next-merchant"}


class TestAnImpossiblePosition:
    @pytest.mark.parametrize(
        ("wrong", "problem"),
        [
            ({"players": 9}, "players: expected a whole number from 2 to 3, found 9"),
            ({"players": "two"}, "players: expected a whole number from 2 to 3, found 'two'"),
            ({"title": "rurik"}, "title: there is no 'rurik' here"),
            ({"weather": "fine"}, "there is no field 'weather'"),
            ({"seats": {"pink": {}}}, "seats: there is no field 'pink'"),
            ({"seats": {"blue": {}}}, "seats: there is no field 'blue'"),
            ({"seats": 5}, "seats: expected an object with names, found 5"),
            ({"seats": {"red": {"at": 40}}}, "seats.red.at: expected a whole number from 0 to 12, found 40"),
            ({"seats": {"red": {"coins": "many"}}}, "seats.red.coins: expected a whole number"),
            ({"seats": {"red": {"coins": True}}}, "seats.red.coins: expected a whole number"),
            ({"seats": {"red": {"tokens": {"fur": 5}}}}, "there are only 4 tokens of fur"),
            ({"seats": {"red": {"tokens": {"furs": 1}}}}, "there is no field 'furs'; did you mean 'fur'?"),
            ({"seats": {"red": {"wish": "fur"}, "green": {"wish": "fur"}}}, "red wishes for fur already"),
            ({"seats": {"red": {"wish": "peace"}}}, "seats.red.wish: there is no 'peace' here"),
            ({"seats": {"red": {"ribbons": 3}, "green": {"ribbons": 3}}}, "there are only 4 ribbons"),
            ({"seats": {"red": {"arrived": 1}}}, "two of them arrived at the same time"),
            ({"seats": {"red": {"coins": 1, "bid": 2}}}, "seats.red.bid: expected a whole number from 0 to 1, found 2"),
            ({"bell": "no"}, "bell: expected true or false, found 'no'"),
            ({"docket": 5}, "docket: expected a list, found 5"),
            ({"docket": ["walk"]}, "docket[1]: expected an object with names, found 'walk'"),
            ({"docket": [{"procedure": "dance"}]}, "docket[1].procedure: there is no 'dance' here"),
            ({"docket": [{"procedure": "muster", "seat": "red"}]}, "there is no 'muster' here"),
            ({"docket": [{"procedure": "walk", "seat": "blue"}]}, "docket[1].seat: there is no 'blue' here"),
            ({"docket": [{"procedure": "pay", "seat": "red", "price": -1}]}, "docket[1].price: expected a number from"),
            ({"docket": [{"procedure": "return-token", "seat": "red"}, END]}, "return-token: no token was drawn"),
            ({"docket": [{"procedure": "walk"}, END]}, "docket[1].seat: walk needs a seat: red, green"),
            ({"docket": [{"procedure": "walk", "seat": "red"}]}, "a docket does not end with walk, but with next-"),
            ({"docket": [END, END]}, "next-merchant never lies on next-merchant"),
            ({"options": {"road": "lang"}}, "options.road: there is no 'lang' here; did you mean 'long'?"),
        ],
    )  # fmt: skip
    def test_is_refused_with_the_reason(self, wrong: dict[str, Any], problem: str) -> None:
        with pytest.raises(BadPosition) as caught:
            begun_at(wrong)
        assert problem in str(caught.value)

    def test_is_refused_with_all_reasons_at_once(self) -> None:
        with pytest.raises(BadPosition) as caught:
            begun_at({"seats": {"red": {"at": 40, "wish": "peace"}, "green": {"tokens": {"fur": 5}}}})
        assert len(caught.value.problems) == 3

    @given(st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.text(max_size=3)),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3),
            st.dictionaries(st.sampled_from(
                "players seats red at tokens wax docket procedure walk seat bell drawn".split()
            ), inner, max_size=4),
        ),
        max_leaves=8,
    ))  # fmt: skip
    def test_never_causes_anything_but_that_refusal(self, data: Any) -> None:
        try:
            s = FAIR.load(FAIR.rules(), data)
        except BadPosition:
            return
        assert sum(s.bag) + sum(s.drawn) + sum(s.held) == sum(IN_THE_BAG)


class TestCorrections:
    def test_change_what_is_printed(self) -> None:
        corrected = Game(FAIR, Setup(2), None, {"whistle": {"price": 1, "points": 9}})
        corrected.play("wish fur", "wish wax", "walk 2", "buy whistle")
        assert seat(corrected, "red")["coins"] == 2

    def test_change_nothing_else(self) -> None:
        game = Game(FAIR, Setup(2), None, {"samovar": {"price": 1}})
        game.play("wish fur", "wish wax", "walk 2", "buy whistle")
        assert seat(game, "red")["coins"] == 0
        assert fair().rules is not game.rules

    def test_are_kept_in_the_journal(self) -> None:
        game = play_on(Game(FAIR, Setup(2), 4, {"whistle": {"price": 1, "points": 9}}), seed=4)
        journal = write(game)
        assert '\ndata {"whistle": {"points": 9, "price": 1}}\n' in journal
        again = read(journal, lambda name: FAIR)
        assert again.corrections == game.corrections
        assert write(again) == journal
        assert game.outcome is not None
        assert again.outcome is not None
        assert game.outcome.totals == again.outcome.totals

    def test_decide_what_was_possible_in_a_journal(self) -> None:
        game = Game(FAIR, Setup(2), None, {"whistle": {"price": 1}})
        game.play("wish fur", "wish wax", "walk 2", "buy whistle", "walk 2", "buy whistle", "walk 2")
        assert read(write(game), lambda name: FAIR).version == 7

    def test_that_make_no_sense_are_refused_with_all_reasons(self) -> None:
        with pytest.raises(BadCorrections) as caught:
            Game(FAIR, Setup(2), 1, {"tent": {}, "shawl": {"price": 0, "colour": 3}})
        assert len(caught.value.problems) == 3
        assert "There is no ware 'tent' to correct" in str(caught.value)
