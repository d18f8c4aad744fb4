"""The docket: frames are done from the top, and what follows a frame takes its place."""

from __future__ import annotations

import pytest

from tests.kernel.bare import (
    CATALOGUE,
    PICK,
    PROCEDURES,
    RULES,
    SETTLED,
    AskSide,
    Say,
    Slate,
    ask_side,
    deal_card,
    say,
    say_several,
    settled,
    slate,
)
from veche.kernel.docket import CHANCE, NAMES, NOBODY, Frame, frames, named, same_frame
from veche.kernel.errors import FaultyRules
from veche.kernel.procedure import Missing
from veche.kernel.rules import Rules
from veche.kernel.state import follow


def numbers(s: Slate) -> list[int]:
    return [f.a for f in frames(s.docket)]


class TestFollowing:
    def test_a_frame_that_is_done_uncovers_the_one_below(self) -> None:
        s = slate(say(1), say(2))
        assert s.docket is not None
        follow(s, s.docket)
        assert numbers(s) == [2]

    def test_what_follows_takes_the_place_of_the_frame_in_the_order_given(self) -> None:
        s = slate(say(1), say(9))
        assert s.docket is not None
        follow(s, s.docket, say(2), say(3), say(4))
        assert numbers(s) == [2, 3, 4, 9]

    @pytest.mark.parametrize("gap", [0, 1, 2])
    def test_an_empty_place_among_what_follows_is_skipped(self, gap: int) -> None:
        s = slate(say(1), say(9))
        assert s.docket is not None
        following = [say(2), say(3), say(4)]
        follow(s, s.docket, *[None if place == gap else frame for place, frame in enumerate(following)])
        assert numbers(s) == [number for place, number in enumerate([2, 3, 4]) if place != gap] + [9]

    def test_any_number_of_frames_can_follow(self) -> None:
        assert settled(say_several(5, 1), say(9)).said == [1, 2, 3, 4, 5, 9]

    def test_no_frames_at_all_can_follow(self) -> None:
        assert settled(say_several(0, 1), say(9)).said == [9]

    def test_a_copy_shares_the_docket_and_is_not_disturbed_by_play(self) -> None:
        s = settled(ask_side(0, 3), say(7))
        twin = RULES.copy(s)
        below = frames(twin.docket)
        RULES.play(s, PICK)
        assert s.docket is None
        assert frames(twin.docket) == below
        RULES.play(twin, PICK + 1)
        assert (s.said, twin.said) == ([3, 7], [4, 7])


class TestFrames:
    def test_a_name_has_one_number_for_the_whole_process(self) -> None:
        assert named("say") == Say.number
        assert NAMES[Say.number] == "say"

    def test_frames_that_ask_for_the_same_are_the_same_whatever_lies_below(self) -> None:
        above = slate(say(2), ask_side(0)).docket
        assert above is not None
        assert same_frame(above, say(2))
        assert same_frame(say(2), above)

    @pytest.mark.parametrize(
        "other",
        [
            None,
            Frame(Say.number, 0, 2),
            Frame(AskSide.number, NOBODY, 2),
            Frame(Say.number, NOBODY, 3),
            Frame(Say.number, NOBODY, 2, 1),
            Frame(Say.number, NOBODY, 2, 0, 1),
            Frame(Say.number, NOBODY, 2, 0, 0, 1),
        ],
    )
    def test_any_difference_makes_frames_different(self, other: Frame | None) -> None:
        assert not same_frame(say(2), other)


class TestAsking:
    def test_the_question_is_derived_from_the_top_frame(self) -> None:
        ask = RULES.ask(settled(ask_side(1, 3)))
        assert ask is not None
        assert (ask.seat, ask.procedure, ask.moves) == (1, "ask-side", [PICK, PICK + 1])
        assert (ask.weights, ask.secret) == ([], False)

    def test_chance_is_asked_with_weights_in_place_of_the_seat_it_deals_to(self) -> None:
        ask = RULES.ask(settled(deal_card(1)))
        assert ask is not None
        assert (ask.seat, ask.frame.seat, ask.weights, ask.secret) == (CHANCE, 1, [1, 2, 5], True)

    def test_nobody_is_asked_when_the_docket_is_empty(self) -> None:
        assert RULES.ask(settled(say(1))) is None

    def test_asking_changes_nothing(self) -> None:
        s = settled(ask_side(0, 3), say(7))
        docket = frames(s.docket)
        first, second = RULES.ask(s), RULES.ask(s)
        assert first is not None
        assert second is not None
        assert (first.seat, first.moves, first.frame) == (second.seat, second.moves, second.frame)
        assert frames(s.docket) == docket
        assert s.said == []


class TestTheTableOfProcedures:
    def test_a_procedure_of_another_title_is_missing(self) -> None:
        theirs, ours = named("procedure-of-another-title"), named("last-procedure-of-this-title")
        rules = Rules(CATALOGUE, PROCEDURES | {ours: PROCEDURES[Say.number]})
        assert rules.table[ours] is PROCEDURES[Say.number]
        assert isinstance(rules.table[theirs], Missing)
        with pytest.raises(FaultyRules, match="its module is not among those that are collected"):
            rules.table[theirs].go(slate(), say(1))

    def test_a_step_cannot_be_answered_and_a_question_cannot_be_carried_out(self) -> None:
        with pytest.raises(TypeError, match="Say is a step, not a question"):
            PROCEDURES[Say.number].moves(slate(), say(1))
        with pytest.raises(TypeError, match="Say is a step, not a question"):
            PROCEDURES[Say.number].take(slate(), say(1), PICK)
        with pytest.raises(TypeError, match="AskSide is a question, not a step"):
            PROCEDURES[AskSide.number].go(slate(), ask_side(0))

    def test_the_catalogue_belongs_to_the_rules(self) -> None:
        assert RULES.catalogue is CATALOGUE


class TestSettling:
    def test_steps_are_carried_out_until_a_question(self) -> None:
        s = settled(say(1), say(2), ask_side(0, 3), say(8))
        assert s.said == [1, 2]
        RULES.play(s, PICK + 1)
        assert s.said == [1, 2, 4, 8]
        assert s.docket is None

    def test_what_is_due_is_settled_before_the_next_procedure(self) -> None:
        assert settled(say(20), say(1)).said == [20, SETTLED + 2, 1]

    def test_what_is_due_comes_before_the_rest_of_a_procedure_that_was_split(self) -> None:
        assert settled(say_several(3, 19), say(1)).said == [19, SETTLED + 1, 20, SETTLED + 2, 21, SETTLED + 2, 1]

    def test_several_things_due_are_settled_in_the_order_the_title_says(self) -> None:
        s = slate(say(1))
        s.debts = [2, 4, 3]
        RULES.settle(s)
        assert s.said == [SETTLED + 4, SETTLED + 3, SETTLED + 2, 1]

    def test_a_settlement_that_makes_something_else_due_is_followed_by_that(self) -> None:
        assert settled(say(50), say(1)).said == [50, SETTLED + 5, SETTLED + 1, 1]

    def test_what_becomes_due_may_be_a_question(self) -> None:
        s = settled(say(90), say(1))
        ask = RULES.ask(s)
        assert ask is not None
        assert (ask.seat, ask.procedure, s.said) == (0, "ask-debtor", [90])
        RULES.play(s, PICK)
        assert s.said == [90, SETTLED + 9, 1]

    def test_what_is_due_is_settled_before_a_question_is_put(self) -> None:
        s = settled(say(20), ask_side(0, 3))
        ask = RULES.ask(s)
        assert ask is not None
        assert (ask.procedure, s.said) == ("ask-side", [20, SETTLED + 2])

    def test_a_state_at_rest_stays_as_it_is_when_it_is_settled_again(self) -> None:
        # A title that reads a position settles it; the question on top may be one that was due.
        for s in (settled(ask_side(0, 3), say(1)), settled(say(90), say(1))):
            resting = frames(s.docket)
            RULES.settle(s)
            assert frames(s.docket) == resting
