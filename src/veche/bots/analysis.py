"""Analysis: a match that is over, looked at again. How it stood at each turn, and what each turn was worth.

How it stood is the final margin to be expected, from the position as it truly was: a cheap policy plays all seats to
the end, again and again on other luck, and what comes of it is drawn toward what the learned weights say. What a turn
was worth is found from what its seat could see then, and nothing else: the turn that was played and the best other one
that a planner finds are both played to the end, in *pairs* on the same guess and the same luck. The other one is chosen
by trials of its own, so that the pairs flatter neither.

The work is made of small pieces that follow from the game, the seats, the seed and their own name (`Key`), so it does
not matter who does them, nor when: what is known already is taken as it is (`known`), what will be wanted soon can be
done elsewhere (`ahead`), and the analysis is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

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
Key: TypeAlias = tuple[str | int, ...]
"""A piece of work: `("better", turn)`, `("pair", turn, number, *better)`, `("game", point, number)`; or, as all that is
done to a turn when it is looked at first, `("turn", turn)`."""

Found: TypeAlias = list[Any]
"""What came of a piece, as plain data."""

Elsewhere: TypeAlias = Callable[[list[Key]], Iterator[tuple[Key, Found]]]
"""Does pieces that will be wanted soon, and gives what came of them; it may leave out any."""

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
        self.known: dict[Key, Found] = {}
        """What came of the pieces that are done."""
        self.ahead: Elsewhere | None = None
        self._feed: Iterator[tuple[Key, Found]] = iter(())
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
        by_swing = sorted(range(len(self.turns)), key=lambda place: -abs(swing(self.points, self.turns[place])))
        self._foresee([("turn", place) for place in by_swing])
        for place in by_swing:
            yield from self._look_at(place, self.turns[place])
        for number in range(MOST_PAIRS):
            if number < MOST_PLAYOUTS:
                self._foresee([("game", place, number) for place in range(len(self.points) - 1)])
                yield from self._over_the_game()
            self._foresee([key for place in by_swing for key in self._next_pairs(place)])
            for place in by_swing:
                yield from self._compare(place, self.turns[place])

    def _look_at(self, place: int, one: Judged) -> Iterator[None]:
        """A turn for the first time."""
        self._look_for_better(place, one)
        yield
        yield from self._compare(place, one)
        if one.stands_out:
            yield from self._compare(place, one)

    def _over_the_game(self) -> Iterator[None]:
        """One more game from the beginning of each turn, on the same luck."""
        for place, point in enumerate(self.points[:-1]):
            point.add(self._piece(("game", place, point.playouts)))
            self.used += 1
            yield

    def _look_for_better(self, place: int, one: Judged) -> None:
        """Find the best line other than the one that was played, from what the seat saw."""
        used, better, why = self._piece(("better", place))
        self.used += used
        one.better, one.reasons = tuple(better), tuple([(name, more) for name, more in why])

    def _next_pairs(self, place: int) -> list[Key]:
        one = self.turns[place]
        pairs = range(one.pairs, one.pairs if one.is_settled else one.pairs + BATCH)
        return [("pair", place, number, *one.better) for number in pairs]

    def _compare(self, place: int, one: Judged) -> Iterator[None]:
        """A few pairs more, unless it is settled: both lines to the end, on the same guess and luck."""
        for _ in range(BATCH):
            if one.is_settled:
                return
            here, there = self._piece(("pair", place, one.pairs, *one.better))
            one.here.append(here)
            one.there.append(there)
            self.used += 2
            yield

    # Pieces of work

    def _foresee(self, keys: list[Key]) -> None:
        """These will be wanted next."""
        if self.ahead is not None:
            begun = {("turn", key[1]) for key in self.known if key[0] == "better"}
            self._feed = self.ahead([key for key in keys if key not in self.known and key not in begun])

    def _piece(self, key: Key) -> Found:
        """What came of a piece: it is known, or comes from elsewhere, or is done now."""
        while key not in self.known:
            arrived = next(self._feed, None)
            if arrived is None:
                self.keep(key, self._done(key))
            else:
                self.keep(*arrived)
        return self.known[key]

    def keep(self, key: Key, found: Found) -> None:
        """What came of a piece is known from now on."""
        self.known[key] = found

    def records(self, key: Key) -> list[tuple[Key, Found]]:
        """Do a piece, or all that belongs to a turn, for an analysis of the same game elsewhere."""
        if key[0] != "turn":
            return [(key, self._done(key))]
        before = set(self.known)
        place = int(key[1])
        for _ in self._look_at(place, replace(self.turns[place], better=(), here=[], there=[], reasons=())):
            pass
        return [(one, self.known.pop(one)) for one in list(self.known) if one not in before]

    def _done(self, key: Key) -> Found:
        what, place = key[0], int(key[1])
        if what == "better":
            return self._better_than(self.turns[place])
        number = int(key[2])
        if what == "pair":
            return self._pair(self.turns[place], number, [int(move) for move in key[3:]])
        then = luck(self.seed, PLAYED_ON + number)
        return self._margins(self._policy.play_on(self.game.at(self.points[place].version), TO_THE_END, then))

    def _better_than(self, one: Judged) -> Found:
        """How often it had to play on, the best other line, and what speaks for it."""
        state = self.game.at(one.before)
        ask = self.rules.ask(state)
        assert ask is not None
        view = self.rules.view(state, one.seat)
        planner = PlannerBot(self.rules, luck(self.seed, one.before), self.title, playouts=SEARCHED)
        found = planner.search(view, ask)
        guess = guessed(self.rules, view, self.seed)
        own = self._looks(guess, one.played, one.seat)
        lines = (candidate.line.moves for candidate in found)
        better: Sequence[int] = next((line for line in lines if self._looks(guess, line, one.seat) != own), ())
        why = reasons(self.rules, self.title, view, better, one.played, self.seed) if better else ()
        return [planner.played_on, list(better), [list(part) for part in why]]

    def _looks(self, state: Any, moves: Sequence[int], seat: int) -> object:
        """What the seat would see after these moves: another order of the same moves is no other turn."""
        return self.rules.view(after(self.rules, state, moves), seat)

    def _pair(self, one: Judged, number: int, better: Sequence[int]) -> Found:
        """The margins after what was played and after the other line, on the same guess and luck."""
        view = self.rules.view(self.game.at(one.before), one.seat)
        guess = guessed(self.rules, view, self.seed, PAIRED + number)
        then = luck(self.seed, AFTER_PAIR + number)
        ends = [
            self._policy.play_on(after(self.rules, guess, moves), TO_THE_END, then) for moves in (one.played, better)
        ]
        return [self._margins(end)[one.seat] for end in ends]

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
