"""The smallest title there can be: procedures that write down what happened, to watch the kernel at work."""

from __future__ import annotations

import sys
from typing import Final

from veche.kernel.catalogue import Catalogue
from veche.kernel.collected import collected
from veche.kernel.docket import NOBODY, Frame, named
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Chance, Procedure, Question, Step
from veche.kernel.rules import Rules
from veche.kernel.state import State, follow, follow_all

CATALOGUE: Final = Catalogue()
PICK: Final = CATALOGUE.family("pick", ["left", "right"], "side")
TURN: Final = CATALOGUE.family("turn", ["ace", "king", "queen"], "card")

SETTLED: Final = 100
"""What is written down when a debt is settled: this, plus the debt."""


class Slate(State):
    """`said` is what happened, in order; `debts` are due at once, the largest first; `face_down` lies on the table."""

    def __init__(self, docket: Frame | None, said: list[int], debts: list[int], face_down: list[int]) -> None:
        super().__init__(docket)
        self.said = said
        self.debts = debts
        self.face_down = face_down


class Say(Step[Slate]):
    """Write down the number; a number above 9 leaves a debt of its tens."""

    number: Final = named("say")
    operands = "number"

    def go(self, s: Slate, f: Frame) -> None:
        s.said.append(f.a)
        if f.a > 9:
            s.debts.append(f.a // 10)
        follow(s, f)


class SaySeveral(Step[Slate]):
    """Say `b`, `b` + 1, … up to `a` of them, and only then what lay below."""

    number: Final = named("say-several")
    operands = "number first"

    def go(self, s: Slate, f: Frame) -> None:
        follow_all(s, f, [say(f.b + place) for place in range(f.a)])


class AskSide(Question[Slate]):
    """Left or right?"""

    number: Final = named("ask-side")
    operands = "first"

    def moves(self, s: Slate, f: Frame) -> list[int]:
        return [PICK, PICK + 1]

    def take(self, s: Slate, f: Frame, move: int) -> None:
        follow(s, f, say(move - PICK + f.a))


class DealCard(Chance[Slate]):
    """A card, face down, for the seat of the frame, or for nobody."""

    number: Final = named("deal-card")
    secret = True

    def moves(self, s: Slate, f: Frame) -> list[int]:
        return [TURN, TURN + 1, TURN + 2]

    def weights(self, s: Slate, f: Frame) -> list[int]:
        return [1, 2, 5]

    def take(self, s: Slate, f: Frame, move: int) -> None:
        s.face_down.append(move - TURN)
        follow(s, f)


class SettleDebt(Step[Slate]):
    """A debt is paid at once; a debt of 5 costs interest: another of 1."""

    number: Final = named("settle-debt")
    operands = "debt"

    def go(self, s: Slate, f: Frame) -> None:
        s.debts.remove(f.a)
        s.said.append(SETTLED + f.a)
        if f.a == 5:
            s.debts.append(1)
        follow(s, f)


class AskDebtor(Question[Slate]):
    """A debt of 9 is a question."""

    number: Final = named("ask-debtor")

    def moves(self, s: Slate, f: Frame) -> list[int]:
        return [PICK, PICK + 1]

    def take(self, s: Slate, f: Frame, move: int) -> None:
        s.debts.remove(9)
        s.said.append(SETTLED + 9)
        follow(s, f)


def say(number: int) -> Frame:
    return Frame(Say.number, NOBODY, number)


def say_several(number: int, first: int) -> Frame:
    return Frame(SaySeveral.number, NOBODY, number, first)


def ask_side(seat: int, first: int = 0) -> Frame:
    return Frame(AskSide.number, seat, first)


def deal_card(seat: int) -> Frame:
    return Frame(DealCard.number, seat)


PROCEDURES: Final[dict[int, Procedure[Slate]]] = collected(sys.modules[__name__])


class SlateRules(Rules[Slate]):
    def __init__(self) -> None:
        super().__init__(CATALOGUE, PROCEDURES)

    def due(self, s: Slate) -> Frame | None:
        if not s.debts:
            return None
        return Frame(AskDebtor.number, 0) if max(s.debts) == 9 else Frame(SettleDebt.number, NOBODY, max(s.debts))

    def outcome(self, s: Slate) -> Outcome | None:
        return None

    def copy(self, s: Slate) -> Slate:
        return Slate(s.docket, s.said[:], s.debts[:], s.face_down[:])


RULES: Final = SlateRules()


def slate(*docket: Frame) -> Slate:
    """A state with these frames on its docket, the first on top; nothing is settled yet."""
    s = Slate(None, [], [], [])
    follow_all(s, say(0), list(docket))
    return s


def settled(*docket: Frame) -> Slate:
    """Such a state, carried on to its first question."""
    s = slate(*docket)
    RULES.settle(s)
    return s
