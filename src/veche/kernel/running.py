"""A game that runs without a journal, for programs that play many: from one question to a seat to the next.

Chance falls as in a match of the same luck (`Game`), and what an automa does is done at once; with no luck, chance is
asked like a seat. Nothing is kept of what was played, so nothing can be taken back.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.encoder import Encoder, bytes_for, numbers_for
from veche.kernel.errors import GameOver, IllegalMove
from veche.kernel.luck import Throws, fallen, mixed
from veche.kernel.numbers import i32, i64, poured, poured_bytes, word_of
from veche.kernel.rules import Ask, Rules
from veche.kernel.state import State

S = TypeVar("S", bound=State)

OVER: Final[i64] = NOBODY
"""Who is asked once the game is over."""


class Running(Generic[S]):
    """One game: its state and the question at which it rests; `ask` is None when it is over."""

    __slots__ = ("_word", "ask", "lucky", "rules", "state", "version")

    def __init__(self, rules: Rules[S], state: S, seed: int | None) -> None:
        self.rules = rules
        self.state = state
        self.version: i64 = 0
        self.lucky = seed is not None
        self._word = word_of(mixed(0 if seed is None else seed))
        self.ask: Ask | None = rules.ask(state)
        self._go_on()

    @property
    def seat(self) -> i64:
        """Who is asked: a seat, CHANCE if it has no luck, OVER."""
        return OVER if self.ask is None else self.ask.seat

    def play(self, move: i64) -> None:
        """Answer the question; anything but one of its moves is refused and changes nothing."""
        ask = self.ask
        if ask is None:
            raise GameOver("game.over")
        if move not in ask.moves:
            texts = [self.rules.catalogue.text(one) for one in ask.moves]
            known = 0 <= move < len(self.rules.catalogue)
            raise IllegalMove(self.rules.catalogue.text(move) if known else str(move), texts, str(ask.seat))
        self._take(move)
        self._go_on()

    def _take(self, move: i64) -> None:
        self.version += 1
        self.rules.play(self.state, move)
        self.ask = self.rules.ask(self.state)

    def _go_on(self) -> None:
        while True:
            ask = self.ask
            if ask is None:
                return
            if ask.by_rule:
                self._take(ask.moves[0])
            elif ask.seat == CHANCE and self.lucky:
                self._take(ask.moves[fallen(self._word, self.version + 1, ask.weights)])
            else:
                return

    def copy(self) -> Running[S]:
        """An independent copy, which goes on with the same luck."""
        twin: Running[S] = Running(self.rules, self.rules.copy(self.state), None)
        twin.version, twin.lucky, twin._word = self.version, self.lucky, self._word
        return twin


class Batch(Generic[S]):
    """Many games of one setup, stepped together; what all of them see and may do is written at once.

    A buffer for what is seen has `length` numbers of 32 bits for each game, one game after the other, one for masks
    `moves` bytes for each game; of actions and seats there is one for each game.
    """

    __slots__ = ("_marked", "_masks", "_seats", "_seen", "encoder", "games", "played")

    def __init__(self, encoder: Encoder[S], games: list[Running[S]]) -> None:
        self.encoder = encoder
        self.games = games
        self.played: i64 = 0
        """How many moves were played in all, those of chance and automas included."""
        self._seen = numbers_for(encoder.length * len(games))
        self._masks = bytes_for(encoder.moves * len(games))
        self._seats = numbers_for(len(games))
        self._marked: list[Ask | None] = [None for _ in games]

    def replace(self, place: i64, game: Running[S]) -> None:
        """Let another game go on in place of one, such as one that is over."""
        self.games[place] = game

    def step_many(self, actions: memoryview) -> i64:
        """Play one action in each game that is not over, as the seat asked calls it; say how many games go on.

        An action that is no move is refused; the games before it have then been stepped.
        """
        going: i64 = 0
        for place in range(i64(len(self.games))):
            game = self.games[place]
            ask = game.ask
            if ask is not None:
                before = game.version
                game.play(self.encoder.move(ask.seat, actions[place]))
                self.played += game.version - before
                going += 0 if game.ask is None else 1
        return going

    def see_many(self, seen: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Write what the seat asked sees in each game, what it may do, and who it is: OVER with an empty mask if the
        game is over; what is seen then is what the first seat sees."""
        encoder = self.encoder
        for place in range(i64(len(self.games))):
            game = self.games[place]
            marked = self._marked[place]
            if marked is not None:
                encoder.mark(marked, self._masks, place * encoder.moves, 0)
            ask = game.ask
            self._marked[place] = ask
            if ask is not None:
                encoder.mark(ask, self._masks, place * encoder.moves, 1)
            seat = OVER if ask is None else ask.seat
            self._seats[place] = i32(seat)
            encoder.write(game.state, max(seat, i64(0)), self._seen, place * encoder.length)
        poured(self._seen, seen)
        poured_bytes(self._masks, masks)
        poured(self._seats, seats)

    def draw_many(self, throws: Throws, actions: memoryview) -> None:
        """Write an action at random for each game: any of its moves is as likely as any other."""
        for place in range(i64(len(self.games))):
            ask = self.games[place].ask
            if ask is not None:
                actions[place] = self.encoder.action(ask.seat, ask.moves[throws.below(len(ask.moves))])
