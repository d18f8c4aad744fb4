"""Turns: whose turn it is, read from the docket; which decisions belong to it, and what of it can be taken back."""

from __future__ import annotations

from tests.kernel.bare import (
    CATALOGUE,
    PICK,
    PROCEDURES,
    AskSide,
    DealCard,
    SaySeveral,
    Slate,
    ask_side,
    deal_card,
    say,
    slate,
)
from tests.toy.scenario import asked, fair, play_on, position, turn
from tests.toy.title import TITLE as FAIR
from veche.kernel.docket import NOBODY, Frame, frames
from veche.kernel.game import Game
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.turn import same_turn


class Speech(SaySeveral):
    turn = "speech"


class Answer(AskSide):
    between_turns = "answer"


RULES: Rules[Slate] = Rules(CATALOGUE, PROCEDURES | {Speech.number: Speech(), Answer.number: Answer()})


def speech(seat: int) -> Frame:
    return Frame(Speech.number, seat, 1, 5)


def told(s: Slate) -> tuple[int, str] | None:
    found = RULES.turn(s)
    return (found.seat, found.kind) if found else None


class TestReadFromTheDocket:
    def test_the_first_frame_that_carries_a_turn_says_whose_it_is(self) -> None:
        assert told(slate(ask_side(1), say(3), speech(0), speech(1))) == (0, "speech")

    def test_what_may_stand_between_turns_is_one_where_there_is_no_other(self) -> None:
        assert told(slate(deal_card(0), ask_side(1), say(3))) == (1, "answer")
        assert told(slate(ask_side(1), ask_side(0), say(3))) == (0, "answer"), "what lies on top belongs to it"

    def test_without_any_such_frame_it_is_nobodys_turn(self) -> None:
        assert told(slate(deal_card(0), say(3))) is None
        assert told(slate()) is None

    def test_a_title_that_names_no_turns_has_none(self) -> None:
        bare: Rules[Slate] = Rules(CATALOGUE, PROCEDURES)
        assert bare.turn(slate(ask_side(0), speech(0))) is None

    def test_two_turns_of_one_seat_and_kind_are_not_the_same(self) -> None:
        s = slate(ask_side(0), speech(0), ask_side(0), speech(0), deal_card(NOBODY))
        first = RULES.turn(s)
        twin = Slate(s.docket, [], [], [])
        assert same_turn(RULES.turn(twin), first), "copies share what lies on the docket"
        RULES.play(s, PICK)
        second = RULES.turn(s)
        assert first is not None
        assert second is not None
        assert (first.seat, first.kind) == (second.seat, second.kind)
        assert not same_turn(first, second)
        assert second.below is not None
        assert second.below.procedure == DealCard.number
        assert same_turn(None, None)
        assert not same_turn(first, None)


class TestAtTheFair:
    def test_a_turn_is_a_walk_with_all_that_is_done_where_it_leads(self) -> None:
        game = turn("red", red={"at": 0})
        begun = game.turn
        assert begun is not None
        assert (begun.seat, begun.kind) == (0, "walk")
        for move in ("walk 1", "draw wax", "draw salt", "draw fur"):
            game.play(move)
            assert same_turn(game.turn, begun), f"still the same turn after {move!r}"
        game.play("return fur")
        assert asked(game) == ("green", "walk")
        now = game.turn
        assert now is not None
        assert (now.seat, now.kind) == (1, "walk")

    def test_others_who_are_asked_are_asked_within_it(self) -> None:
        game = turn("red", red={"at": 2})
        game.play("walk 1", "bid 1")
        assert asked(game) == ("green", "bid")
        now = game.turn
        assert now is not None
        assert now.seat == 0, "red came to the crier"

    def test_when_the_game_is_over_it_is_nobodys_turn(self) -> None:
        assert play_on(fair(), 1).turn is None

    def test_a_position_tells_whose_turn_it_is(self) -> None:
        game = turn("green", green={"at": 2})
        game.play("walk 1")
        again = Game(FAIR, Setup(2, {"road": "short"}), None, start=position(game))
        one, other = game.turn, again.turn
        assert one is not None
        assert other is not None
        assert (one.seat, one.kind, len(frames(one.below))) == (other.seat, other.kind, len(frames(other.below)))


class TestTakingBackATurn:
    def test_counts_the_decisions_of_the_last_turn_only(self) -> None:
        """Red is far behind, passes at two stalls and walks again before anybody else is asked."""
        game = turn("red", red={"at": 0, "coins": 5}, green={"at": 8})
        assert game.undoable_in_turn() == 0
        game.play("walk 2", "pass", "walk 3")
        assert (game.undoable(), game.undoable_in_turn()) == (3, 1)
        game.play("pass")
        assert (game.undoable(), game.undoable_in_turn()) == (4, 2)
        game.undo(game.undoable_in_turn())
        assert (game.undoable(), game.undoable_in_turn()) == (2, 2)
        assert asked(game) == ("red", "walk")

    def test_goes_no_further_than_chance(self) -> None:
        game = turn("red")
        game.play("walk 1", "draw wax", "draw salt", "draw fur")
        assert game.undoable_in_turn() == 0
        game.play("return fur")
        assert game.undoable_in_turn() == 1
