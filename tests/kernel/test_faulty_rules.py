"""Procedures that would never come to a question are told by name, instead of hanging."""

from __future__ import annotations

import pytest

from tests.kernel.bare import CATALOGUE, PICK, PROCEDURES, RULES, AskSide, Say, Slate, ask_side, say, settled, slate
from veche.kernel.docket import NOBODY, Frame
from veche.kernel.errors import FaultyRules
from veche.kernel.procedure import Procedure, Question, Step
from veche.kernel.rules import MOST_STEPS, Rules
from veche.kernel.state import follow


class ForgetfulStep(Step[Slate]):
    """It says its number and leaves its frame where it lies."""

    def go(self, s: Slate, f: Frame) -> None:
        s.said.append(f.a)


class ForgetfulQuestion(Question[Slate]):
    """It takes its answer and leaves its frame where it lies."""

    def moves(self, s: Slate, f: Frame) -> list[int]:
        return [PICK, PICK + 1]

    def take(self, s: Slate, f: Frame, move: int) -> None:
        s.said.append(move)


class OverAndOver(Step[Slate]):
    """It follows itself, properly and for ever."""

    def go(self, s: Slate, f: Frame) -> None:
        follow(s, f, Frame(f.procedure, f.seat, f.a))


class Bare(Rules[Slate]):
    """The bare title with one procedure replaced."""

    def __init__(self, number: int, procedure: Procedure[Slate]) -> None:
        super().__init__(CATALOGUE, PROCEDURES | {number: procedure})


def test_a_step_that_forgets_what_follows_is_named() -> None:
    s = slate(say(1), say(2))
    with pytest.raises(FaultyRules, match=r"ForgetfulStep \('say'\) acted and did not call `follow`"):
        Bare(Say.number, ForgetfulStep()).settle(s)
    assert s.said == [1]


def test_a_question_that_forgets_what_follows_is_named() -> None:
    rules = Bare(AskSide.number, ForgetfulQuestion())
    s = slate(ask_side(0), say(2))
    rules.settle(s)
    with pytest.raises(FaultyRules, match=r"ForgetfulQuestion \('ask-side'\) took its answer and did not call"):
        rules.play(s, PICK)


def test_steps_that_follow_each_other_for_ever_are_named() -> None:
    with pytest.raises(FaultyRules, match=rf"{MOST_STEPS} steps led to no question; OverAndOver \('say'\) was last"):
        Bare(Say.number, OverAndOver()).settle(slate(say(1)))


def test_a_debt_that_is_never_settled_is_named() -> None:
    class NeverSettled(Bare):
        def due(self, s: Slate) -> Frame | None:
            return Frame(Say.number, NOBODY, 1)

    with pytest.raises(FaultyRules, match="'say'"):
        NeverSettled(Say.number, PROCEDURES[Say.number]).settle(slate(ask_side(0)))


def test_many_steps_in_a_row_are_no_fault() -> None:
    s = settled(*[say(number % 10) for number in range(MOST_STEPS - 1)], ask_side(0))
    assert len(s.said) == MOST_STEPS - 1
    RULES.play(s, PICK)
    assert s.docket is None
