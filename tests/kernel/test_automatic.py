"""What an automa does: the rules give the one move, and the game plays it at once, as a line of the journal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

import pytest

from veche.kernel import journal
from veche.kernel.catalogue import Catalogue
from veche.kernel.collected import collected
from veche.kernel.docket import Frame, named
from veche.kernel.errors import CannotUndo, UnknownSeat
from veche.kernel.game import Game
from veche.kernel.meta import Meta
from veche.kernel.outcome import Outcome
from veche.kernel.playable import Playable
from veche.kernel.procedure import Automatic, Chance, Question
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.state import State, follow
from veche.kernel.view import View
from veche.kernel.words import Words

CATALOGUE: Final = Catalogue()
CALL: Final = CATALOGUE.family("call", ["one", "two", "three"])
ECHO: Final = CATALOGUE.family("echo", ["one", "two", "three"])
TOSS: Final = CATALOGUE.family("toss", ["heads", "tails"])
PLAYER, ROCKS = 0, 1


class Valley(State):
    """`heard` is everything that was called and echoed, in order."""

    def __init__(self, docket: Frame | None, heard: list[int]) -> None:
        super().__init__(docket)
        self.heard = heard


class Calls(Question[Valley]):
    number: Final = named("test-calls")

    def moves(self, s: Valley, f: Frame) -> list[int]:
        return [CALL, CALL + 1, CALL + 2]

    def take(self, s: Valley, f: Frame, move: int) -> None:
        s.heard.append(move - CALL + 1)
        follow(s, f, Frame(Calls.number, PLAYER) if len(s.heard) % 2 else Frame(Echoes.number, ROCKS, len(s.heard)))


class Echoes(Automatic[Valley]):
    """The rocks say again what was heard so many calls ago; after two echoes a coin is tossed."""

    number: Final = named("test-echoes")
    operands = "calls"

    def moves(self, s: Valley, f: Frame) -> list[int]:
        return [ECHO + s.heard[-f.a] - 1]

    def take(self, s: Valley, f: Frame, move: int) -> None:
        follow(s, f, Frame(Echoes.number, ROCKS, f.a - 1) if f.a > 1 else Frame(Tosses.number, PLAYER))


class Tosses(Chance[Valley]):
    number: Final = named("test-tosses")

    def moves(self, s: Valley, f: Frame) -> list[int]:
        return [TOSS, TOSS + 1]

    def take(self, s: Valley, f: Frame, move: int) -> None:
        follow(s, f, Frame(Calls.number, PLAYER))


class ValleyRules(Rules[Valley]):
    def __init__(self) -> None:
        super().__init__(CATALOGUE, collected(sys.modules[__name__]))

    def new(self, setup: Setup) -> Valley:
        return Valley(Frame(Calls.number, PLAYER), [])

    def view(self, s: Valley, seat: int) -> View:
        return View(seat, False, {}, {"heard": s.heard[:]}, [])

    def outcome(self, s: Valley) -> Outcome | None:
        return None

    def copy(self, s: Valley) -> Valley:
        return Valley(s.docket, s.heard[:])


class ValleyTitle(Playable[Valley, ValleyRules]):
    meta = Meta("valley", "The Valley", "", (1,), ("caller", "rocks"), automa="The rocks")

    def rules(self, corrections: Mapping[str, Any] | None = None, colours: str = "") -> ValleyRules:
        return RULES

    def words(self, language: str = "en", rules: ValleyRules | None = None) -> Words:
        return Words({})

    def dump(self, rules: ValleyRules, s: Valley) -> dict[str, Any]:
        return {"heard": s.heard[:]}

    def load(self, rules: ValleyRules, data: Mapping[str, Any]) -> Valley:
        return Valley(Frame(Calls.number, PLAYER), list(data["heard"]))


RULES: Final = ValleyRules()
VALLEY: Final = ValleyTitle()


def valley(seed: int | None = None) -> Game[Valley]:
    return Game(VALLEY, Setup(1), seed)


def lines(game: Game[Valley]) -> list[str]:
    return [f"{game.seat_name(entry.seat)}: {entry.text}" for entry in game.entries]


def test_it_acts_at_once_even_where_chance_is_asked() -> None:
    game = valley()
    game.play("call two", "call three")
    assert lines(game)[2:] == ["rocks: echo two", "rocks: echo three"]
    assert game.asked == "chance"


def test_then_chance_plays_and_the_player_is_asked_again() -> None:
    game = valley(seed=1)
    game.play("call two", "call three")
    assert [line.split()[0] for line in lines(game)] == ["caller:", "caller:", "rocks:", "rocks:", "chance:"]
    assert game.asked == "caller"


def test_the_question_says_that_the_rules_answer_it() -> None:
    rules = VALLEY.rules()
    state = Valley(Frame(Echoes.number, ROCKS, 1), [3])
    ask = rules.ask(state)
    assert ask is not None
    assert (ask.seat, ask.by_rule, ask.moves) == (ROCKS, True, [ECHO + 2])
    rules.play(state, ECHO + 2)
    after = rules.ask(state)
    assert after is not None
    assert not after.by_rule


def test_what_was_decided_before_it_acted_cannot_be_taken_back_freely() -> None:
    game = valley()
    game.play("call one")
    assert game.undoable() == 1
    game.play("call two")
    assert game.undoable() == 0
    with pytest.raises(CannotUndo, match="before an automa acted"):
        game.undo()


def test_by_agreement_it_acts_again_after_going_back() -> None:
    game = valley()
    game.play("call one", "call two", "toss heads", "call three")
    game.undo_by_agreement(2)
    assert lines(game)[-3:] == ["rocks: undo 2", "rocks: echo one", "rocks: echo two"]
    assert game.asked == "chance"


def test_the_journal_holds_what_it_did() -> None:
    game = valley(seed=4)
    game.play("call one", "call two", "call three")
    again = journal.read(journal.write(game), lambda name: VALLEY)
    assert lines(again) == lines(game)
    assert again.state.heard == game.state.heard


def test_a_journal_that_stopped_before_it_acted_goes_on() -> None:
    game = valley()
    game.play("call one", "call two")
    head, _, _ = journal.write(game).partition("3 rocks")
    again = journal.read(f"{head}== 2\n", lambda name: VALLEY)
    assert lines(again) == lines(game)


def test_nobody_looks_at_the_table_from_its_seat() -> None:
    with pytest.raises(UnknownSeat):
        valley().view("rocks")
