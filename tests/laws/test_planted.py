"""Every law catches the fault it is there for: faults are planted in the fair, and the law must notice each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import pytest

from tests.laws import laws, run
from tests.laws.endless import Prolonger
from tests.laws.examination import Examination, Violation
from tests.laws.states import Broken, chosen
from tests.toy import crier, road
from tests.toy import moves as m
from tests.toy.printed import Printed
from tests.toy.rules import FairRules
from tests.toy.scenario import turn
from tests.toy.stall import OfferWare, pay, visit_stall
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from tests.toy.title import Fair
from veche.kernel.docket import NOBODY, Frame, frames, named
from veche.kernel.game import Game
from veche.kernel.numbers import index_of, vec
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure, Step
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.state import State, follow, follow_all
from veche.kernel.turn import Turn
from veche.kernel.view import View
from veche.titles import title

RED = 0


def of(rules: type[FairRules], **titled: Any) -> Fair:
    """The fair with faulty rules, or with other faults of the title."""
    faulty = type("Faulty", (Fair,), {"rules": lambda self, corrections=None: rules(Printed(corrections)), **titled})
    title = faulty()
    assert isinstance(title, Fair)
    return title


def caught_by(law: str, title: Fair, games: int = 40) -> None:
    """The examination finds the fault, and says that it breaks this law."""
    found = set()
    for seed in range(games):
        found.add(broken_in(title, seed))
        if law in found:
            return
    pytest.fail(f"only these were noticed: {found}")


def broken_in(title: Fair, seed: int) -> str:
    """The law that is broken in this game, or nothing."""
    try:
        Examination(title, 2 + seed % 2, seed, dear=2).run()
    except Violation as violation:
        return violation.law
    return ""


class AskNobodyAnything(FairRules):
    def ask(self, s: FairState) -> Ask | None:
        ask = super().ask(s)
        return Ask(ask.seat, ask.frame, [], [], ask.secret) if ask and ask.procedure == "unload" else ask


class OfferTwice(FairRules):
    def ask(self, s: FairState) -> Ask | None:
        ask = super().ask(s)
        if ask and ask.procedure == "walk":
            ask.moves.append(ask.moves[0])
        return ask


class EndWithoutOutcome(FairRules):
    def outcome(self, s: FairState) -> Outcome | None:
        return None


class LoseTokens(FairRules):
    def play(self, s: FairState, move: int) -> None:
        super().play(s, move)
        if move == m.RETURN.of(0):
            s.bag[0] -= 1


class WalkBack(FairRules):
    def play(self, s: FairState, move: int) -> None:
        super().play(s, move)
        if move == m.PASS:
            s.at[0] = max(s.at[0] - 1, 0)


class SharedColumn(FairRules):
    def copy(self, s: FairState) -> FairState:
        twin = super().copy(s)
        twin.coins = s.coins
        return twin


class AskingCosts(FairRules):
    def ask(self, s: FairState) -> Ask | None:
        s.clock += 1
        return super().ask(s)


class ShowWishes(FairRules):
    def view(self, s: FairState, seat: int) -> View:
        view = super().view(s, seat)
        view.columns["wish_at"] = list(s.wish_at)
        return view


class ShowBids(FairRules):
    def view(self, s: FairState, seat: int) -> View:
        view = super().view(s, seat)
        view.columns["bid"] = list(s.bid)
        return view


class GuessOneThing(FairRules):
    def guess(self, view: View, number: int) -> FairState:
        return super().guess(view, number % 3)


class GuessTheSame(FairRules):
    def guess(self, view: View, number: int) -> FairState:
        return super().guess(view, 5)


class GuessTooMuch(FairRules):
    def guess(self, view: View, number: int) -> FairState:
        guess = super().guess(view, number)
        guess.bag[0] += 1
        return guess


class GuessFromTheViewItself(FairRules):
    def guess(self, view: View, number: int) -> FairState:
        guess = super().guess(view, number)
        guess.coins, guess.at = view.columns["coins"], view.columns["at"]  # type: ignore[assignment]
        return guess


class ForgetTheDocket(FairRules):
    def view_from(self, data: dict[str, Any]) -> View:
        return super().view_from(data | {"docket": data["docket"][:1]})


class PeekingView(View):
    """A view that carries what it does not show."""

    whole: FairState


class Peek(FairRules):
    def view(self, s: FairState, seat: int) -> View:
        shown = super().view(s, seat)
        view = PeekingView(shown.seat, shown.over, shown.numbers, shown.columns, shown.docket)
        view.whole = s.copy()
        return view

    def guess(self, view: View, number: int) -> FairState:
        assert isinstance(view, PeekingView)
        return view.whole.copy()


class AskByWhatIsHidden(FairRules):
    def ask(self, s: FairState) -> Ask | None:
        ask = super().ask(s)
        if ask and ask.procedure == "walk" and len(ask.moves) > 1 and index_of(s.wish_at, 1 - min(ask.seat, 1)) % 2:
            ask.moves.pop()
        return ask


class BidsOnTheDocket(FairRules):
    """The bid is written on a frame, and frames are public."""

    def play(self, s: FairState, move: int) -> None:
        ask = self.ask(s)
        super().play(s, move)
        if ask and ask.procedure == "bid" and s.docket is not None:
            f = s.docket
            follow(s, f, Frame(f.procedure, f.seat, f.a, f.b, f.c, move))


class ShowBidsAtOnce(FairRules):
    """The last bid is shown with the others as a step, so that whoever made it can look and take it back."""

    def settle(self, s: FairState) -> None:
        super().settle(s)
        while (ask := self.ask(s)) is not None and ask.procedure == "reveal-bid":
            s.shown[ask.frame.seat] = 1
            follow(s, ask.frame)
            super().settle(s)


class NobodysTurn(FairRules):
    """It is not said to whom a walk belongs."""

    def turn(self, s: FairState) -> Turn | None:
        return None


class TurnOfTheAsked(FairRules):
    """Whoever is asked is taken for whose turn it is: bids cut the turn of whoever came to the crier into pieces."""

    def turn(self, s: FairState) -> Turn | None:
        ask, turn = self.ask(s), super().turn(s)
        return Turn(ask.frame.seat, turn.kind, turn.below) if ask and turn else turn


class TurnWithinATurn(FairRules):
    """A bid is taken for a turn of its own."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.turns[crier.Bid.number] = "bid"


class GuessWhoseTurn(FairRules):
    """A guess ends the turn that is going on."""

    def guess(self, view: View, number: int) -> FairState:
        guess = super().guess(view, number)
        kept = [f for f in frames(guess.docket) if f.procedure != road.Rest.number]
        follow_all(guess, Frame(0, NOBODY), kept)
        return guess

    def view(self, s: FairState, seat: int) -> View:
        shown = super().view(s, seat)
        shown.docket = [frame for frame in shown.docket if frame[0] != "rest"]
        return shown


class Refund(Step[FairState]):
    """What was paid comes back in coins."""

    number: Final = named("refund")
    operands = "price"

    def go(self, s: FairState, f: Frame) -> None:
        s.coins[f.seat] += f.a
        follow(s, f)


class BuyAgain(OfferWare):
    """A ware that pays for itself may be bought again at once."""

    def take(self, s: FairState, f: Frame, move: int) -> None:
        if move == m.PASS:
            return follow(s, f)
        price = s.printed.price[f.a]
        return follow(s, f, pay(f.seat, price), Frame(Refund.number, f.seat, price), visit_stall(f.seat, f.a))


class WaresPayForThemselves(FairRules):
    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        missing = Refund.number + 1 - len(self.table)
        self.table = vec[Procedure[FairState]]([*self.table, *[Refund() for _ in range(missing)]])
        self.turns += [""] * missing
        self.between_turns += [""] * missing
        self.table[BuyAgain.number] = BuyAgain()


@pytest.mark.parametrize(
    ("rules", "law"),
    [
        (WaresPayForThemselves, "turns end"),
        (NobodysTurn, "every question has its turn"),
        (TurnOfTheAsked, "turns do not overlap"),
        (TurnWithinATurn, "turns do not overlap"),
        (GuessWhoseTurn, "everybody sees the same turn"),
        (AskNobodyAnything, "no dead end"),
        (OfferTwice, "no dead end"),
        (EndWithoutOutcome, "no dead end"),
        (LoseTokens, "conservation"),
        (WalkBack, "conservation"),
        (SharedColumn, "copies never alias"),
        (AskingCosts, "asking is pure"),
        (ShowWishes, "secrets stay secret"),
        (ShowBids, "secrets stay secret"),
        (GuessTooMuch, "guesses fit the view"),
        (GuessFromTheViewItself, "guesses fit the view"),
        (ForgetTheDocket, "views travel as data"),
        (AskByWhatIsHidden, "the asked seat knows its moves"),
        (BidsOnTheDocket, "secrets stay secret"),
        (ShowBidsAtOnce, "undo never peeks"),
    ],
)
def test_a_fault_in_the_rules_is_caught(rules: type[FairRules], law: str) -> None:
    caught_by(law, of(rules))


PAYS_FOR_ITSELF = {"advanced_paid": 1, "market_fur": 1, "coin": 1}
FOR_NOTHING = {"village_anywhere": 1}


@pytest.mark.parametrize("reward", [PAYS_FOR_ITSELF, FOR_NOTHING])
def test_a_village_that_pays_for_the_next_visit_to_it_is_caught(reward: Mapping[str, int]) -> None:
    """Printed values alone can make a circle: here a village with a reward that buys the same reward again."""
    rules = title("stroganov").rules({"villages": {"V1": {"reward": reward}}})
    with pytest.raises(Broken, match=r"turns end: a turn \(season\) of blue goes on after 200 decisions") as caught:
        laws.turns_end(title("stroganov"), rules, season_begins(rules), 1)
    assert str(caught.value).count("village ") > 20
    assert "from the position {" in str(caught.value)


def season_begins(rules: Rules[Any]) -> Any:
    """Blue rides first, with a village at hand wherever it comes."""
    position = {"at": "turn", "seat": "blue", "players": 2, "seats": {"blue": {"furs": [3, 3], "coins": 1}}}
    return title("stroganov").load(rules, position)


def test_how_long_a_turn_can_be_is_told() -> None:
    """Red walks, and may buy what it can pay; the ware's price is paid piece by piece."""
    begun = turn("red", red={"at": 9, "coins": 2, "tokens": {"wax": 1, "salt": 1, "honey": 1}}).state
    line = Prolonger(FAIR, FairRules(Printed()), begun, 1).longest(50)
    texts = [m.CATALOGUE.text(move) for move in line]
    assert texts[:2] == ["walk 1", "buy samovar"]
    assert {text.split()[0] for text in texts[2:]} == {"pay"}


@pytest.mark.parametrize("rules", [GuessOneThing, GuessTheSame, Peek])
def test_guesses_that_do_not_vary_are_caught(rules: type[FairRules]) -> None:
    game = turn("red", red={"at": 2})
    game.play("walk 1", "bid 2")
    faulty = rules(Printed())
    with pytest.raises(Broken, match="guesses vary"):
        laws.guesses_vary(FAIR, faulty, game.state, NOBODY, 1)


def forgets(field: str, value: Any) -> Callable[[Any, FairRules, State], dict[str, Any]]:
    """A dump that writes always the same value into one field of the first seat."""

    def dump(self: Any, rules: FairRules, s: Any) -> dict[str, Any]:
        data = Fair.dump(self, rules, s)
        data["seats"]["red"][field] = value
        return data

    return dump


@pytest.mark.parametrize(("field", "value"), [("coins", 1), ("at", 0), ("wish", None), ("bid", None)])
def test_a_dump_that_forgets_something_is_caught(field: str, value: Any) -> None:
    caught_by("dump and load", of(FairRules, dump=forgets(field, value)))


def test_a_load_that_forgets_the_docket_is_caught() -> None:
    def load(self: Any, rules: FairRules, data: Mapping[str, Any]) -> FairState:
        return Fair.load(self, rules, {key: value for key, value in data.items() if key != "docket"})

    caught_by("dump and load", of(FairRules, load=load))


def test_a_state_that_the_journal_does_not_rebuild_is_caught() -> None:
    class Forgetful(FairRules):
        def new(self, setup: Setup) -> FairState:
            s = super().new(setup)
            s.coins[0] += self.__dict__.setdefault("games", 0)
            self.__dict__["games"] += 1
            return s

    title = of(Forgetful)
    game: Game[FairState] = Game(title, Setup(2), None)
    game.rules.new(Setup(2))
    shared = type("Shared", (Fair,), {"rules": lambda self, corrections=None: game.rules})()
    with pytest.raises(Broken, match="the journal rebuilds the state"):
        laws.journal_rebuilds(shared, game)


def test_a_game_without_an_end_is_caught() -> None:
    game = turn("red")
    game.play("walk 1", "draw wax")
    laws.bounded_length(game, 2)
    with pytest.raises(Broken, match="bounded length"):
        laws.bounded_length(game, 1)


def test_an_undo_that_crosses_chance_is_caught() -> None:
    class Careless(Game[FairState]):
        """It never forgets the states before."""

        def _record(self, ask: Ask, number: int) -> None:
            before = list(self._way_back.before)
            super()._record(ask, number)
            if len(self._way_back) <= len(before):
                self._way_back.before[:0] = before

    dice = Random(1)
    game = Careless(FAIR, Setup(2), None)
    before = []
    for _ in range(12):
        ask = game.ask
        assert ask is not None
        before.append(game.rules.copy(game.state))
        game.play(chosen(ask, dice))
    with pytest.raises(Broken, match="undo crosses nothing"):
        laws.undo_crosses_nothing(game, before)


def test_a_move_that_cannot_be_read_again_is_caught() -> None:
    class Wrong(FairRules):
        def __init__(self) -> None:
            super().__init__(Printed())
            self.catalogue = type(self.catalogue)()
            first = self.catalogue.family("walk", ["1", "2"], "steps")
            self.catalogue._numbers["walk 2"] = first

    with pytest.raises(Broken, match="notation round trip"):
        laws.notation_round_trip(Wrong(), [0, 1])


def test_a_rule_that_fails_is_reported_with_its_journal() -> None:
    class Stumbling(FairRules):
        def play(self, s: FairState, move: int) -> None:
            if move == m.BUY.of(0):
                raise IndexError("list index out of range")
            super().play(s, move)

    def play_many() -> None:
        for seed in range(40):
            Examination(of(Stumbling), 2, seed).run()

    with pytest.raises(Violation) as caught:
        play_many()
    report = str(caught.value)
    assert "IndexError: list index out of range" in report
    assert "again: python -m tests.laws.run --title fair --players 2 --games 1 --seed" in report
    assert "\nveche 1\ntitle fair\n" in report


def test_the_long_runner_reports_a_violation_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "title_called", lambda name: of(LoseTokens))
    assert run.main("--games 10 --title fair --jobs 1".split()) == 1
    shown = capsys.readouterr().out
    assert "of fair: conservation" in shown
    assert "again: python -m tests.laws.run --title fair --players" in shown
    assert "luck ask" in shown
