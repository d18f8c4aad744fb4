"""Analysis: a match that is over, looked at again. How it stood at each turn, and what each turn was worth.

How it stood is the final margin to be expected, from the position as it truly was: a cheap policy plays all seats to
the end, again and again on other luck, and what comes of it is drawn toward what the learned weights say. What a turn
was worth is found from what its seat could see then, and nothing else: the turn that was played and the best other one
that a planner finds are both played to the end, in *pairs* on the same guess and the same luck. The other one is chosen
by trials of its own, so that the pairs flatter neither.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from veche.bots.advice import after, guessed, reasons
from veche.bots.beam import Beam
from veche.bots.judged import BATCH, MOST_PAIRS, Judged, Point, decided, swing
from veche.bots.planner import PlannerBot
from veche.bots.weights import Evaluation
from veche.kernel.docket import CHANCE
from veche.kernel.errors import NotOver
from veche.kernel.game import Game
from veche.kernel.luck import luck
from veche.kernel.rules import Ask
from veche.kernel.turn import Turn, same_turn
from veche.shelf.title import title_of

FORMAT: Final = 1
"""Which form the data have; another number as soon as an older page could not read them."""

MOST_PLAYOUTS: Final = 16
"""So often the game is played on from each turn at most."""

SEARCHED: Final = 12
"""So many trials choose the turn with which one is compared."""

TO_THE_END: Final = 10_000
PLAYED_ON, PAIRED, AFTER_PAIR = 3_000_017, 4_000_037, 5_000_011
"""Where luck begins: of the games from each turn, of the guesses of pairs, and of what comes after them."""


class Analysis:
    """Looks at a game that is over, for these seats, by one piece of work after the other (`work`).

    How it stood is known at once, as the weights say. Then each turn of these seats is looked at, first those at which
    that changed most; then the games from each turn and whatever is not sure, in turn. It plays on about
    `playouts` times in all, as is `usual` if nobody says how often, and finds the same every time; whoever stops
    earlier keeps what is there.
    """

    def __init__(self, game: Game[Any], seats: Sequence[int], playouts: int = 0, seed: int = 1) -> None:
        if not game.is_over:
            raise NotOver("bots.analysis-not-over")
        self.game, self.seats, self.seed = game, list(seats), seed
        self.title, self.rules = title_of(game), game.rules
        self.used = 0
        """How often it has played on."""
        self.is_done = False
        self._policy = Beam(self.rules, self.title, 2, 24)
        self._evaluation = Evaluation(self.rules, self.title)
        self.points: list[Point] = []
        self.turns: list[Judged] = []
        self._lay_out()
        self.playouts = playouts or self.usual

    # What there is to look at

    def _lay_out(self) -> None:
        """Find where turns begin, and what the seats decided in a row within each."""
        state = self.game.at(0)
        version = 0
        last_turn: Turn | None = None
        row: Judged | None = None
        for entry in self.game.line():
            turn, ask = self.rules.turn(state), self.rules.ask(state)
            assert ask is not None
            kind, chapter = turn.kind if turn is not None else "", self.title.chapter(state)
            is_new = not same_turn(turn, last_turn)
            if is_new and turn is not None:
                self.points.append(Point(version, turn.seat, kind, chapter, self._expected(state)))
            if is_new or (row is not None and row.seat != entry.seat):
                row = None
            if row is not None:
                row.played, row.last = (*row.played, entry.move), entry.version
            elif self._is_choice(ask):
                row = Judged(entry.seat, version, entry.version, kind, chapter, (entry.move,))
                self.turns.append(row)
            last_turn, version = turn, entry.version
            self.rules.play(state, entry.move)
        final = [(margin, 0.0) for margin in self._margins(state)]
        self.points.append(Point(self.game.version, CHANCE, "end", self.title.chapter(state), final))

    def _expected(self, state: Any) -> list[tuple[float, float]]:
        """By seat, the margin that the weights expect, and how far ends are spread; of an automa, what is left."""
        seats = range(self.game.setup.players)
        found = [(self._evaluation.outlook(state, seat)[1], self._evaluation.spread(state, seat)) for seat in seats]
        return [*found, (-found[0][0], found[0][1])] if len(found) == 1 else found

    def _is_choice(self, ask: Ask) -> bool:
        return ask.seat in self.seats and not ask.by_rule and len(ask.moves) > 1

    # The work

    def work(self) -> Iterator[float]:
        """Do one piece of work after the other; which share of it is done by then, from 0 to 1."""
        for _ in self._pieces():
            if self.used >= self.playouts:
                break
            yield self.share
        self.is_done = True
        yield self.share

    @property
    def usual(self) -> int:
        """How often it has to play on until most turns can be judged."""
        return (len(self.points) - 1) * 2 + len(self.turns) * (SEARCHED + 6 * BATCH)

    @property
    def share(self) -> float:
        """How much of the work is done: of what it may cost, or of all that could be done if that is less."""
        most = (len(self.points) - 1) * MOST_PLAYOUTS + len(self.turns) * (SEARCHED + 2 * MOST_PAIRS)
        return 1.0 if self.is_done else min(self.used / max(1, min(self.playouts, most)), 1.0)

    def _pieces(self) -> Iterator[None]:
        by_swing = sorted(self.turns, key=lambda one: -abs(swing(self.points, one)))
        for one in by_swing:
            self._look_for_better(one)
            yield
            yield from self._compare(one)
            if one.stands_out:
                yield from self._compare(one)
        for number in range(MOST_PAIRS):
            if number < MOST_PLAYOUTS:
                yield from self._over_the_game()
            for one in by_swing:
                yield from self._compare(one)

    def _over_the_game(self) -> Iterator[None]:
        """One more game from the beginning of each turn, on the same luck."""
        for point in self.points[:-1]:
            state = self.game.at(point.version)
            number = luck(self.seed, PLAYED_ON + point.playouts)
            point.add(self._margins(self._policy.play_on(state, TO_THE_END, number)))
            self.used += 1
            yield

    def _look_for_better(self, one: Judged) -> None:
        """Find the best line other than the one that was played, from what the seat saw."""
        state = self.game.at(one.before)
        ask = self.rules.ask(state)
        assert ask is not None
        view = self.rules.view(state, one.seat)
        planner = PlannerBot(self.rules, luck(self.seed, one.before), self.title, playouts=SEARCHED)
        found = planner.search(view, ask)
        self.used += planner.played_on
        guess = guessed(self.rules, view, self.seed)
        own = self._looks(guess, one.played, one.seat)
        lines = (candidate.line.moves for candidate in found)
        one.better = next((line for line in lines if self._looks(guess, line, one.seat) != own), ())
        if one.better:
            one.reasons = reasons(self.rules, self.title, view, one.better, one.played, self.seed)

    def _looks(self, state: Any, moves: Sequence[int], seat: int) -> object:
        """What the seat would see after these moves: another order of the same moves is no other turn."""
        return self.rules.view(after(self.rules, state, moves), seat)

    def _compare(self, one: Judged) -> Iterator[None]:
        """A few pairs more, unless it is settled: both lines to the end, on the same guess and luck."""
        view = self.rules.view(self.game.at(one.before), one.seat)
        for _ in range(BATCH):
            if one.is_settled:
                return
            number = one.pairs
            guess = guessed(self.rules, view, self.seed, PAIRED + number)
            for moves, margins_found in ((one.played, one.here), (one.better, one.there)):
                then = luck(self.seed, AFTER_PAIR + number)
                end = self._policy.play_on(after(self.rules, guess, moves), TO_THE_END, then)
                margins_found.append(self._margins(end)[one.seat])
                self.used += 1
            yield

    def _margins(self, state: Any) -> list[float]:
        outcome = self.rules.outcome(state)
        return margins(self.title.standing(self.rules, state) if outcome is None else outcome.totals)

    # What was found

    def data(self) -> dict[str, Any]:
        """Everything that is known by now, as plain data; `moments` are places in `turns`."""
        return {
            "format": FORMAT,
            "title": self.title.meta.id,
            "version": self.game.version,
            "seats": self.seats,
            "seed": self.seed,
            "playouts": self.used,
            "done": self.is_done,
            "points": [one.data() for one in self.points],
            "turns": [one.data(self.rules.catalogue.texts) for one in self.turns],
            "moments": decided(self.points, self.turns),
        }


def margins(totals: Sequence[float]) -> list[float]:
    """By seat, by how many points it is ahead of the best other.

    >>> margins([20, 18, 11])
    [2.0, -2.0, -9.0]
    """
    return [float(own - max([*totals[:seat], *totals[seat + 1 :]], default=0)) for seat, own in enumerate(totals)]
