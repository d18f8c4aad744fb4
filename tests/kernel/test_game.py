"""A game: asking, playing by text and number, refusing what is not possible, and copies."""

from __future__ import annotations

import pytest

from tests.toy import moves as m
from tests.toy.scenario import asked, fair, play_on, position, seat, texts, turn
from tests.toy.title import TITLE as FAIR
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.errors import (
    BadPlayerCount,
    GameOver,
    IllegalMove,
    NoSuchVersion,
    NotAMove,
    UnknownOption,
    UnknownSeat,
)
from veche.kernel.game import Game
from veche.kernel.setup import Setup


class TestAsking:
    def test_a_fresh_game_rests_at_the_first_question_of_a_seat(self) -> None:
        game = fair(players=3)
        assert [entry.seat for entry in game.entries] == [CHANCE] * 3
        assert asked(game) == ("red", "walk")
        assert game.asked == "red"

    def test_whoever_is_furthest_behind_is_asked(self) -> None:
        game = turn("red", red={"at": 3}, green={"at": 5})
        game.play("walk 2")
        assert (seat(game, "red")["at"], seat(game, "green")["at"]) == (5, 5)
        assert asked(game) == ("green", "walk"), "green came to step 5 first"
        game.play("walk 3")
        assert asked(game) == ("red", "walk")

    def test_the_automa_acts_without_being_asked(self) -> None:
        game = turn("red", red={"at": 4, "coins": 0}, green={"at": 6}, pedlar={"at": 1, "coins": 3, "arrived": 9})
        game.play("walk 1")
        assert asked(game) == ("green", "bid"), "the pedlar walked two steps, to the crier"
        assert (seat(game, "blue")["at"], seat(game, "blue")["bid"]) == (3, 1)
        game.play("bid 0", "reveal green 0")
        # It won the ribbon for a coin, then walked on to the gingerbread and sold something for a coin.
        assert (seat(game, "blue")["ribbons"], seat(game, "blue")["coins"]) == (1, 3)

    @pytest.mark.parametrize("players", [2, 3])
    def test_the_automa_is_never_asked_in_a_whole_game(self, players: int) -> None:
        game = play_on(fair(players, seed=5, pedlar=""), seed=6)
        assert {entry.seat for entry in game.entries} == {CHANCE, *range(players)}
        assert game.outcome is not None
        assert len(game.outcome.totals) == players + 1

    def test_nobody_is_asked_once_the_game_is_over(self) -> None:
        game = play_on(fair(), seed=1)
        assert (game.ask, game.asked, game.is_over) == (None, None, True)
        assert list(game.moves) == []
        assert game.outcome is not None

    def test_there_is_no_outcome_before_the_end(self) -> None:
        game = fair()
        assert (game.outcome, game.is_over) == (None, False)

    def test_seats_are_called_by_their_names(self) -> None:
        game = fair()
        assert [game.seat_name(seat) for seat in (0, 1, CHANCE)] == ["red", "green", "chance"]


class TestLegalMoves:
    def test_can_be_listed_counted_and_looked_up(self) -> None:
        legal = fair().moves
        assert list(legal) == ["walk 1", "walk 2", "walk 3"]
        assert (len(legal), bool(legal), legal[1], legal[-1]) == (3, True, "walk 2", "walk 3")

    @pytest.mark.parametrize("move", ["walk 2", " WALK  2", m.WALK.of(0)])
    def test_contain_what_can_be_played(self, move: str | int) -> None:
        assert move in fair().moves

    @pytest.mark.parametrize("move", ["buy shawl", "walk 4", "", "dance", m.PASS, -1, 10_000, None, 2.5, ("walk 2",)])
    def test_contain_nothing_else(self, move: object) -> None:
        assert move not in fair().moves

    def test_print_well(self) -> None:
        assert repr(fair().moves) == "<walk 1, walk 2, walk 3>"
        assert repr(play_on(fair(), seed=1).moves) == "<the game is over>"

    def test_of_the_last_steps_do_not_lead_beyond_the_gate(self) -> None:
        assert list(turn("red", red={"at": 10}).moves) == ["walk 1", "walk 2"]

    def test_of_a_payment_are_pieces_from_which_it_can_be_completed(self) -> None:
        game = turn("red", red={"at": 4, "coins": 1, "tokens": {"wax": 1, "salt": 1, "honey": 1}})
        game.play("walk 1", "buy gingerbread")
        # 4 = wax + honey = coin + honey = wax + coin + salt; salt needs both small pieces, honey one of them.
        assert list(game.moves) == ["pay wax", "pay salt", "pay honey", "pay coin"]
        game.play("pay honey")
        assert list(game.moves) == ["pay wax", "pay coin"]
        game.play("pay wax")
        assert seat(game, "red")["tokens"] == {"wax": 0, "salt": 1, "honey": 0, "fur": 0}
        assert asked(game) == ("green", "walk")

    def test_of_a_payment_leave_out_what_would_overpay(self) -> None:
        game = turn("red", red={"at": 1, "coins": 1, "tokens": {"wax": 1, "salt": 1, "honey": 1, "fur": 1}})
        game.play("walk 1", "buy whistle")
        assert list(game.moves) == ["pay wax", "pay salt", "pay honey", "pay coin"]
        game.play("pay wax")
        assert seat(game, "red")["tokens"]["salt"] == 0, "only salt completes it, so that was not asked"

    def test_do_not_offer_what_cannot_be_paid_exactly(self) -> None:
        game = turn("red", red={"at": 1, "coins": 1, "tokens": {"fur": 1}})
        game.play("walk 1")
        assert asked(game) == ("green", "walk")


class TestPlaying:
    def test_by_text_and_by_number_is_the_same(self) -> None:
        one, other = fair(), fair()
        one.play("walk 2")
        other.play(m.WALK.of(1))
        assert texts(one) == texts(other)
        assert position(one) == position(other)

    def test_writes_the_move_as_the_catalogue_writes_it(self) -> None:
        game = turn("red", red={"at": 1})
        game.play(" WALK  1", "Buy Nothing")
        assert texts(game) == ["red: walk 1", "red: pass"]

    def test_lets_chance_play_until_a_seat_is_asked(self) -> None:
        game = turn("red", seed=4)
        game.play("walk 1")
        assert [entry.seat for entry in game.entries] == [0, CHANCE, CHANCE, CHANCE]
        assert asked(game) == ("red", "return-token")

    def test_an_answer_leads_to_the_next_question(self) -> None:
        """Whoever holds the question answers it and gets the next one; the game itself is asked nothing anew."""
        one, other = turn("red", seed=4), turn("red", seed=4)
        one.play("walk 1")
        ask = other.answer(other.ask, "walk 1")
        assert texts(one) == texts(other)
        assert ask is not None
        assert (ask.seat, ask.procedure, ask.moves) == (0, "return-token", one.moves.numbers)

    def test_the_last_answer_leads_to_no_question(self) -> None:
        game = turn("red", red={"at": 10, "coins": 0}, green={"at": 12})
        assert game.answer(game.ask, "walk 2") is None
        with pytest.raises(GameOver):
            game.answer(None, "walk 1")

    def test_several_moves_is_playing_one_after_the_other(self) -> None:
        one, other = turn("red", red={"at": 1}), turn("red", red={"at": 1})
        one.play("walk 1", "pass", "walk 1")
        for move in ("walk 1", "pass", "walk 1"):
            other.play(move)
        assert texts(one) == texts(other)
        assert position(one) == position(other)
        assert one.undoable() == other.undoable()

    @pytest.mark.parametrize("wrong", ["walk 9", "buy shawl", 10_000])
    def test_several_moves_of_which_one_is_wrong_plays_none(self, wrong: str | int) -> None:
        game = turn("red", red={"at": 1})
        before = position(game)
        with pytest.raises((NotAMove, IllegalMove)):
            game.play("walk 1", "pass", wrong)
        assert (position(game), game.version, game.undoable()) == (before, 0, 0)
        game.play("walk 2")
        assert game.version == 1

    def test_several_moves_beyond_the_end_plays_none(self) -> None:
        game = turn("red", red={"at": 10, "coins": 0}, green={"at": 12})
        with pytest.raises(GameOver):
            game.play("walk 2", "walk 1")
        assert game.version == 0
        game.play("walk 2")
        assert game.is_over

    def test_no_move_at_all_changes_nothing(self) -> None:
        game = fair()
        version = game.version
        game.play()
        assert game.version == version


class TestRefusing:
    def test_text_that_is_no_move(self) -> None:
        game = fair()
        with pytest.raises(NotAMove, match=r"'walk 7' is not a move of this game\. Did you mean one like 'walk [123]'"):
            game.play("walk 7")

    def test_a_move_that_is_not_possible_now_says_what_is(self) -> None:
        game = fair()
        with pytest.raises(IllegalMove) as caught:
            game.play("buy shawl")
        assert str(caught.value) == "'buy shawl' is not possible now. red may choose: walk 1, walk 2, walk 3."
        assert (caught.value.text, caught.value.legal) == ("buy shawl", ["walk 1", "walk 2", "walk 3"])

    @pytest.mark.parametrize("number", [-1, m.PASS, 10_000])
    def test_a_number_that_is_not_possible_now(self, number: int) -> None:
        with pytest.raises(IllegalMove, match="red may choose"):
            fair().play(number)

    def test_anything_at_all_once_the_game_is_over(self) -> None:
        game = play_on(fair(), seed=1)
        for move in ("walk 1", "dance", 3):
            with pytest.raises(GameOver):
                game.play(move)

    def test_leaves_the_game_as_it_was(self) -> None:
        game = fair()
        before, version = position(game), game.version
        for move in ("walk 7", "buy shawl", -1):
            with pytest.raises((NotAMove, IllegalMove)):
                game.play(move)
        assert (position(game), game.version) == (before, version)

    def test_a_long_list_of_moves_is_cut_short(self) -> None:
        error = IllegalMove("x", [str(number) for number in range(20)], "red")
        assert str(error).endswith("10, 11 and 8 more.")

    @pytest.mark.parametrize(("players", "count"), [(0, "0"), (1, "1"), (4, "4")])
    def test_a_player_count_the_title_does_not_have(self, players: int, count: str) -> None:
        with pytest.raises(BadPlayerCount, match=f"The Fair is played by 2, 3, not by {count}"):
            Game(FAIR, Setup(players), 1)

    @pytest.mark.parametrize(
        ("options", "message"),
        [
            ({"padlar": ""}, "There is no option 'padlar'. Did you mean 'pedlar'?"),
            ({"pedlar": "yes"}, "either given or not; it takes no value such as 'yes'"),
            ({"road": "lang"}, "There is no value of option 'road' 'lang'. Did you mean 'long'?"),
            ({"road": ""}, "There is no value of option 'road' ''. Known are: short, long"),
            ({"motto": "x" * 41}, "room for a motto of 40 letters"),
        ],
    )
    def test_an_option_the_title_does_not_have(self, options: dict[str, str], message: str) -> None:
        with pytest.raises(UnknownOption) as caught:
            Game(FAIR, Setup(2, options), 1)
        assert message in str(caught.value)


class TestLuckThatIsAsked:
    def test_puts_chance_among_the_seats(self) -> None:
        game = fair(seed=None)
        assert asked(game) == ("chance", "deal-wish")
        assert game.version == 0
        ask = game.ask
        assert ask is not None
        assert ask.weights == [1] * 6
        game.play("wish honey", "wish fur", "walk 1")
        assert asked(game) == ("chance", "draw-token")
        assert list(game.moves) == ["draw wax", "draw salt", "draw honey", "draw fur"]
        assert texts(game) == ["chance: wish honey", "chance: wish fur", "red: walk 1"]

    def test_refuses_what_cannot_come(self) -> None:
        game = fair(seed=None)
        game.play("wish honey")
        with pytest.raises(IllegalMove, match=r"'wish honey' is not possible now\. chance may choose: wish wax"):
            game.play("wish honey")

    def test_has_one_move_even_where_only_one_can_come(self) -> None:
        game = turn("red", red={"at": 2}, green={"coins": 0})
        game.play("walk 1", "bid 2")
        assert (asked(game), list(game.moves)) == (("chance", "reveal-bid"), ["reveal red 2"])


class TestVersions:
    def test_count_the_entries(self) -> None:
        game = turn("red", red={"at": 1})
        assert game.version == 0
        game.play("walk 1", "pass", "walk 2")
        assert (game.version, [entry.version for entry in game.entries]) == (3, [1, 2, 3])

    def test_can_be_looked_back_at(self) -> None:
        game = fair(players=3, seed=8)
        seen = {game.version: position(game)}
        while not game.is_over:
            game.play(game.moves.numbers[0])
            seen[game.version] = position(game)
        for version, then in seen.items():
            assert game.title.dump(game.rules, game.at(version)) == then

    def test_can_be_looked_back_at_across_what_was_taken_back(self) -> None:
        game = turn("red", red={"at": 1})
        seen = [position(game)]
        for move in ("walk 1", "pass", "", "", "walk 2"):
            if move:
                game.play(move)
            else:
                game.undo()
            seen.append(position(game))
        assert [game.title.dump(game.rules, game.at(version)) for version in range(6)] == seen


class TestACopy:
    def test_goes_its_own_way(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1")
        twin = game.copy()
        before = position(game)
        twin.play("pass", "walk 2")
        assert (position(game), texts(game)) == (before, ["red: walk 1"])
        game.undo()
        assert texts(twin) == ["red: walk 1", "red: pass", "green: walk 2"]
        assert seat(twin, "red")["at"] == 2

    def test_can_take_back_what_the_original_could(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1")
        twin = game.copy()
        twin.undo()
        assert (seat(twin, "red")["at"], seat(game, "red")["at"]) == (1, 2)
        game.play("pass")
        assert game.undoable() == 2
        game.undo(2)
        assert seat(game, "red")["at"] == 1

    def test_draws_the_same_luck(self) -> None:
        game = fair(seed=9)
        twin = game.copy()
        assert texts(play_on(game, seed=2)) == texts(play_on(twin, seed=2))


class TestAView:
    def test_can_be_asked_for_by_name_by_number_or_as_a_spectator(self) -> None:
        game = fair()
        assert game.view("green") == game.view(1)
        assert game.view(1).seat == 1
        assert game.view() == game.view(None)
        assert game.view().seat == NOBODY


class TestAskingForWhatIsNotThere:
    def test_a_seat_that_nobody_has(self) -> None:
        game = fair(players=2)
        for nobody in ("pink", 7, -1, 2):
            with pytest.raises(UnknownSeat, match="The seats are: red, green"):
                game.view(nobody)

    def test_a_version_that_was_never_reached(self) -> None:
        game = fair(players=2, seed=3)
        for version in (-1, game.version + 1):
            with pytest.raises(NoSuchVersion):
                game.at(version)
