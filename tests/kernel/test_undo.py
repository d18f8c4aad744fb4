"""Undo: freely back over one's own decisions, never across chance or another seat, further by agreement."""

from __future__ import annotations

import pytest

from tests.toy.printed import IN_THE_BAG, TOKENS
from tests.toy.scenario import asked, fair, play_on, position, seat, texts, turn
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from veche.kernel.errors import CannotUndo
from veche.kernel.game import Game
from veche.kernel.journal import read, write
from veche.kernel.luck import luck, pick


def paying() -> Game[FairState]:
    """Red has walked to the whistle, bought it and paid one piece: three decisions in a row."""
    game = turn("red", red={"at": 1, "coins": 2, "tokens": {"wax": 2, "salt": 1}})
    game.play("walk 1", "buy whistle", "pay wax")
    return game


def drawn_at(seed: int, versions: list[int]) -> list[str]:
    """What comes out of the full bag when tokens are drawn at these versions."""
    bag, drawn = list(IN_THE_BAG), []
    for version in versions:
        token = pick(bag, luck(seed, version))
        bag[token] -= 1
        drawn.append(f"draw {TOKENS[token]}")
    return drawn


class TestOnesOwnDecisions:
    def test_are_taken_back_one_by_one(self) -> None:
        game = turn("red", red={"at": 1, "coins": 2, "tokens": {"wax": 2, "salt": 1}})
        positions = [position(game)]
        for move in ("walk 1", "buy whistle", "pay wax"):
            game.play(move)
            positions.append(position(game))
        assert game.undoable() == 3
        for left in (2, 1, 0):
            game.undo()
            assert position(game) == positions[left]
            assert game.undoable() == left

    def test_are_taken_back_several_at_once(self) -> None:
        game = paying()
        game.undo(2)
        assert asked(game) == ("red", "offer-ware")
        assert game.undoable() == 1

    def test_can_be_made_otherwise_afterwards(self) -> None:
        game = paying()
        game.undo(3)
        game.play("walk 2")
        assert seat(game, "red")["at"] == 3
        assert game.undoable() == 1

    def test_can_still_be_taken_back_after_an_undo_and_a_new_decision(self) -> None:
        game = paying()
        game.undo()
        game.play("pay salt")
        assert game.undoable() == 3
        game.undo(3)
        assert seat(game, "red")["at"] == 1

    def test_can_be_taken_back_while_chance_is_asked_and_has_not_answered(self) -> None:
        game = turn("red")
        game.play("walk 1")
        assert asked(game) == ("chance", "draw-token")
        game.undo()
        assert asked(game) == ("red", "walk")


class TestWhatCannotBeTakenBack:
    def test_is_anything_before_the_first_decision(self) -> None:
        game = turn("red")
        with pytest.raises(CannotUndo, match="Nothing has been played yet"):
            game.undo()

    def test_is_more_than_was_decided(self) -> None:
        game = paying()
        with pytest.raises(CannotUndo, match="Only 3 decisions"):
            game.undo(4)
        assert (game.version, game.undoable()) == (3, 3)

    @pytest.mark.parametrize("steps", [0, -1])
    def test_is_nothing(self, steps: int) -> None:
        with pytest.raises(CannotUndo, match="Nothing to take back"):
            paying().undo(steps)

    def test_is_what_chance_has_answered(self) -> None:
        game = turn("red")
        game.play("walk 1", "draw wax")
        with pytest.raises(CannotUndo, match="Chance has had its say"):
            game.undo()
        game.play("draw salt", "draw fur")
        assert game.undoable() == 0

    def test_is_what_lies_before_chance(self) -> None:
        game = turn("red")
        game.play("walk 1", "draw wax", "draw salt", "draw fur", "return fur")
        assert game.undoable() == 1
        with pytest.raises(CannotUndo, match="Only 1 decision can be taken back"):
            game.undo(2)

    def test_is_a_choice_that_others_were_shown_at_once(self) -> None:
        game = turn("red", red={"at": 2})
        game.play("walk 1", "bid 1", "bid 2", "reveal red 1")
        assert game.undoable() == 0, "green has seen red's bid"

    def test_is_what_lies_before_another_seats_decision(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1", "pass", "walk 2", "pass")
        assert game.undoable() == 2
        with pytest.raises(CannotUndo, match="Only 2 decisions"):
            game.undo(3)
        game.undo(2)
        assert asked(game) == ("green", "walk")

    def test_is_what_the_end_of_the_game_laid_open(self) -> None:
        # Red's last step ends the game, and the end shows green's wish: taking it back would be peeking.
        game = turn("red", red={"at": 10, "coins": 0}, green={"at": 12})
        game.play("walk 2")
        assert game.is_over
        assert game.undoable() == 0
        with pytest.raises(CannotUndo):
            game.undo()

    def test_is_said_truthfully(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1", "pass", "walk 2")
        game.undo()
        # Now red's "pass" is the last decision that stands: either red may take it back, or the reason is a true one.
        if not game.undoable():
            with pytest.raises(CannotUndo, match=r"^(?!Another seat has decided since)"):
                game.undo()


class TestAnUndoInTheJournal:
    def test_is_an_entry_of_the_seat_whose_decision_it_was(self) -> None:
        game = paying()
        game.undo()
        game.undo(2)
        assert texts(game) == ["red: walk 1", "red: buy whistle", "red: pay wax", "red: undo 2", "red: undo 0"]
        assert [entry.is_undo for entry in game.entries] == [False, False, False, True, True]

    def test_only_lets_versions_grow(self) -> None:
        game = paying()
        versions = [game.version]
        for move in ("", "walk 1", "", "walk 3"):
            if move:
                game.play(move)
            else:
                game.undo(game.undoable())
            versions.append(game.version)
        assert versions == [3, 4, 5, 6, 7]
        assert [entry.version for entry in game.entries] == [1, 2, 3, 4, 5, 6, 7]

    def test_leaves_the_entries_that_count(self) -> None:
        game = paying()
        game.undo(2)
        game.play("pass")
        assert [entry.text for entry in game.line()] == ["walk 1", "pass"]

    def test_changes_what_chance_will_draw_since_the_version_is_another(self) -> None:
        straight, winding = fair(seed=3), fair(seed=3)
        straight.play("walk 1")
        winding.play("walk 2")
        assert winding.undoable() == 1
        winding.undo()
        winding.play("walk 1")
        assert [entry.text for entry in straight.line()[-3:]] == drawn_at(3, [4, 5, 6])
        assert [entry.text for entry in winding.line()[-3:]] == drawn_at(3, [6, 7, 8])
        assert drawn_at(3, [4, 5, 6]) != drawn_at(3, [6, 7, 8])


class TestByAgreement:
    def test_one_goes_back_across_chance_and_other_seats(self) -> None:
        game = fair(seed=5, road="long")
        then = {game.version: position(game)}
        for _ in range(8):
            game.play(game.moves.numbers[0])
            then[game.version] = position(game)
        back = sorted(then)[3]
        game.undo_by_agreement(back)
        assert position(game) == then[back]
        assert game.entries[-1].is_undo
        assert game.undoable() == 0

    def test_one_goes_back_to_the_very_beginning(self) -> None:
        game = play_on(turn("red"), seed=1, until=20)
        game.undo_by_agreement(0)
        assert position(game) == position(turn("red"))
        assert (game.version, texts(game)[-1]) == (21, "red: undo 0")

    def test_one_goes_back_from_the_end_of_the_game(self) -> None:
        game = play_on(fair(seed=2), seed=2)
        assert game.is_over
        game.undo_by_agreement(10)
        assert not game.is_over
        assert game.outcome is None

    def test_chance_draws_anew_and_otherwise_since_the_version_is_another(self) -> None:
        game = turn("red", seed=6)
        game.play("walk 1")
        assert [entry.text for entry in game.line()] == ["walk 1", *drawn_at(6, [2, 3, 4])]
        game.undo_by_agreement(1)
        assert [entry.text for entry in game.line()] == ["walk 1", *drawn_at(6, [6, 7, 8])]
        assert drawn_at(6, [2, 3, 4]) != drawn_at(6, [6, 7, 8])
        assert texts(game)[4] == "chance: undo 1"

    @pytest.mark.parametrize("version", [-1, 3, 4, 99])
    def test_one_cannot_go_to_a_version_that_is_not_in_the_past(self, version: int) -> None:
        game = paying()
        with pytest.raises(CannotUndo, match="nothing after version"):
            game.undo_by_agreement(version)
        assert game.version == 3

    def test_one_cannot_go_where_one_has_already_gone_back_to(self) -> None:
        game = paying()
        game.undo_by_agreement(1)
        with pytest.raises(CannotUndo):
            game.undo_by_agreement(1)

    def test_things_stand_afterwards_as_they_stood_at_that_version(self) -> None:
        game = turn("red", red={"at": 1})
        game.play("walk 1", "pass")
        game.undo()
        game.play("buy whistle")
        # Version 2 ("pass") was taken back. Going there either brings it back, or is refused.
        stood = game.title.dump(game.rules, game.at(2))
        try:
            game.undo_by_agreement(2)
        except CannotUndo:
            return
        assert position(game) == stood


class TestAGameReadBack:
    @pytest.mark.parametrize("seed", range(6))
    def test_can_take_back_as_much_as_before(self, seed: int) -> None:
        game = play_on(fair(seed=seed, road="long"), seed=seed, until=30 + seed)
        if game.undoable():
            game.undo()
        assert read(write(game), lambda name: FAIR).undoable() == game.undoable()

    def test_can_take_back_as_much_as_before_an_agreement(self) -> None:
        game = paying()
        game.undo_by_agreement(2)
        assert read(write(game), lambda name: FAIR).undoable() == game.undoable()
