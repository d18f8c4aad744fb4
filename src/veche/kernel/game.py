"""A game: a state with its journal, its luck, and the way back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, Generic, TypeVar

from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.errors import (
    BadPosition,
    CannotUndo,
    GameOver,
    IllegalMove,
    NoSuchVersion,
    NotAMove,
    UnknownSeat,
)
from veche.kernel.luck import luck, pick
from veche.kernel.outcome import Outcome
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.state import State
from veche.kernel.title import Title
from veche.kernel.view import View

S = TypeVar("S", bound=State)

EVERYBODY = -3
"""The reader of an entry that is no secret."""


class Entry:
    """One line of the journal: at `version`, `seat` (or CHANCE) made `move`; or `undo` went back to version `back`.

    `reader` is the only seat that may read the move while the match runs, or EVERYBODY.
    """

    __slots__ = ("back", "move", "reader", "seat", "text", "version")

    def __init__(self, version: int, seat: int, move: int, text: str, reader: int = EVERYBODY, back: int = -1) -> None:
        self.version = version
        self.seat = seat
        self.move = move
        self.text = text
        self.reader = reader
        self.back = back

    @property
    def is_undo(self) -> bool:
        return self.back >= 0


class Legal:
    """The legal moves of the moment: printable, iterable, and `"advisor 4" in game.moves` works."""

    def __init__(self, game: Game[Any], ask: Ask | None) -> None:
        self._catalogue = game.rules.catalogue
        self.ask = ask
        self.numbers: list[int] = ask.moves if ask else []

    def __iter__(self) -> Iterator[str]:
        return iter([self._catalogue.text(number) for number in self.numbers])

    def __len__(self) -> int:
        return len(self.numbers)

    def __bool__(self) -> bool:
        return bool(self.numbers)

    def __getitem__(self, place: int) -> str:
        return self._catalogue.text(self.numbers[place])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, int):
            return move in self.numbers
        try:
            return isinstance(move, str) and self._catalogue.number(move) in self.numbers
        except NotAMove:
            return False

    def __repr__(self) -> str:
        return f"<{', '.join(self)}>" if self.numbers else "<the game is over>"


class Game(Generic[S]):
    """A match being played.

    `seed` decides chance; with None, chance is asked like a seat and its answers are played like moves.
    """

    def __init__(
        self,
        title: Title[S],
        setup: Setup,
        seed: int | None,
        corrections: Mapping[str, Any] | None = None,
        start: Mapping[str, Any] | None = None,
        chance_plays: bool = True,
    ) -> None:
        title.check(setup)
        self.title = title
        self.setup = setup
        self.seed = seed
        self.corrections = deepcopy(corrections)
        self.start = deepcopy(start)
        self.rules: Rules[S] = title.rules(corrections)
        self.state: S = self._beginning()
        self.entries: list[Entry] = []
        self._line: list[Entry] = []
        self._before: list[S] = []
        self._barrier = "Nothing has been played yet."
        if chance_plays:
            self._go_on()

    def _beginning(self) -> S:
        if self.start is not None:
            players = self.start.get("players", self.setup.players)
            if players != self.setup.players and players in self.title.meta.players:
                raise BadPosition([f"players: this is a position for {players}, not for {self.setup.players}."])
            return self.title.load(self.rules, self.start)
        return self.rules.new(self.setup)

    # Asking

    @property
    def version(self) -> int:
        """How many entries the journal has; it only grows."""
        return len(self.entries)

    @property
    def ask(self) -> Ask | None:
        """Who is asked what; None when the game is over."""
        return self.rules.ask(self.state)

    @property
    def moves(self) -> Legal:
        """The legal moves."""
        return Legal(self, self.ask)

    @property
    def asked(self) -> str | None:
        """The name of the seat that is asked, `chance`, or None when the game is over."""
        ask = self.ask
        return self.seat_name(ask.seat) if ask else None

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return "chance" if seat == CHANCE else self.title.meta.seats[seat]

    @property
    def is_over(self) -> bool:
        return self.state.docket is None

    @property
    def outcome(self) -> Outcome | None:
        """Every point and who won, once the game is over."""
        return self.rules.outcome(self.state)

    def view(self, seat: int | str | None = None) -> View:
        """What a seat may see: its name, or its number from 0; None is the spectator."""
        if seat is None:
            return self.rules.view(self.state, NOBODY)
        names = self.title.meta.seats[: self.setup.players]
        number = names.index(seat) if seat in names else seat
        if not isinstance(number, int) or not 0 <= number < len(names):
            raise UnknownSeat(f"There is no seat {seat!r} at this table. The seats are: {', '.join(names)}.")
        return self.rules.view(self.state, number)

    # Playing

    def play(self, *moves: str | int) -> None:
        """Play one move or several, by text or number; chance then plays until a seat is asked.

        If one of several moves is not legal, none of them is played.
        """
        if len(moves) == 1:
            return self._play(moves[0])
        rehearsal = self.copy()
        for move in moves:
            rehearsal._play(move)
        self.state = rehearsal.state
        self.entries = rehearsal.entries
        self._line = rehearsal._line
        self._before = rehearsal._before
        self._barrier = rehearsal._barrier
        return None

    def _play(self, move: str | int) -> None:
        ask = self.ask
        if ask is None:
            raise GameOver("The game is over; nobody is asked any more.")
        number = self.rules.catalogue.number(move) if isinstance(move, str) else move
        if number not in ask.moves:
            texts = [self.rules.catalogue.text(one) for one in ask.moves]
            shown = self.rules.catalogue.text(number) if 0 <= number < len(self.rules.catalogue) else str(number)
            raise IllegalMove(shown, texts, self.seat_name(ask.seat))
        self._record(ask, number)
        self._go_on()

    def _record(self, ask: Ask, number: int) -> None:
        reader = ask.frame.seat if ask.secret else EVERYBODY
        entry = Entry(self.version + 1, ask.seat, number, self.rules.catalogue.text(number), reader)
        if ask.seat == CHANCE:
            self._close("Chance has had its say since; what it showed cannot be taken back.")
        elif ask.by_rule:
            self._close("What was decided before an automa acted cannot be taken back.")
        elif self._line and self._line[-1].seat != ask.seat:
            self._close("What was decided before another seat's decision cannot be taken back.")
        if ask.seat != CHANCE and not ask.by_rule:
            self._before.append(self.rules.copy(self.state))
        self.rules.play(self.state, number)
        self.entries.append(entry)
        self._line.append(entry)
        if self.is_over:
            self._close("The game is over, and its end has laid everything open.")

    def _close(self, why: str) -> None:
        """From here on, nothing that was decided before can be taken back freely."""
        self._before.clear()
        self._barrier = why

    def _go_on(self) -> None:
        """Go on until somebody has to be asked: chance is drawn, unless it is asked too, and an automa acts."""
        while True:
            ask = self.ask
            if ask is None:
                return
            if ask.by_rule:
                self._record(ask, ask.moves[0])
            elif ask.seat == CHANCE and self.seed is not None:
                self._record(ask, ask.moves[pick(ask.weights, luck(self.seed, self.version + 1))])
            else:
                return

    # Repeating a journal

    def repeat(self, seat: str, text: str) -> None:
        """Enter one line of a journal: what this seat, or `chance`, did then. Nothing else happens."""
        if text.startswith("undo "):
            return self._repeat_undo(seat, text)
        ask = self.ask
        if ask is None:
            raise GameOver("The game was over already.")
        number = self.rules.catalogue.number(text)
        if number not in ask.moves or self.seat_name(ask.seat) != seat:
            raise IllegalMove(text, [self.rules.catalogue.text(one) for one in ask.moves], self.seat_name(ask.seat))
        return self._record(ask, number)

    def _repeat_undo(self, seat: str, text: str) -> None:
        back = text.removeprefix("undo ")
        versions = [0] + [entry.version for entry in self._line]
        if back not in [str(version) for version in versions[:-1]]:
            possible = ", ".join(str(version) for version in versions[:-1]) or "nothing"
            raise CannotUndo(f"One could go back to {possible}.")
        steps = len(versions) - 1 - versions.index(int(back))
        undone = self.seat_name(self._line[-steps].seat)
        if undone != seat:
            raise CannotUndo(f"That is {undone}'s decision, not {seat}'s.")
        self._take_back(steps)

    def rest(self) -> None:
        """Let chance play, if it is asked: what a cut-off journal had not written yet."""
        self._go_on()

    def _replayed(self, line: list[Entry]) -> S:
        state = self._beginning()
        for entry in line:
            self.rules.play(state, entry.move)
        return state

    # Going back

    def undo(self, steps: int = 1) -> None:
        """Take back the last decisions of the seat that made them, but never chance nor another seat's decision."""
        if steps < 1:
            raise CannotUndo("Nothing to take back.")
        if steps > len(self._before):
            raise CannotUndo(self._why_not(len(self._before)))
        self._take_back(steps)

    def undoable(self) -> int:
        """How many decisions can be taken back freely."""
        return len(self._before)

    def undo_by_agreement(self, version: int) -> None:
        """Go back to how things stood at `version`, across chance and other seats. The caller has asked them."""
        keep = [entry for entry in self._line if entry.version <= version]
        if version < 0 or version >= self.version or len(keep) == len(self._line):
            raise CannotUndo(f"There is nothing after version {version} to take back.")
        if version and (not keep or keep[-1].version != version):
            raise CannotUndo(f"Version {version} was itself taken back; one cannot return to it.")
        self._take_back(len(self._line) - len(keep))
        self._go_on()

    def _take_back(self, steps: int) -> None:
        length = len(self._line) - steps
        if steps <= len(self._before):
            state = self._before[-steps]
            del self._before[-steps:]
        else:
            state = self._replayed(self._line[:length])
            self._close("That far it takes the agreement of all.")
        undone = self._line[length]
        back = self._line[length - 1].version if length else 0
        seat = undone.seat
        del self._line[length:]
        self.state = state
        self.entries.append(Entry(self.version + 1, seat, -1, f"undo {back}", EVERYBODY, back))

    def _why_not(self, possible: int) -> str:
        if not possible:
            return self._barrier
        number = "1 decision" if possible == 1 else f"{possible} decisions"
        return f"Only {number} can be taken back. {self._barrier}"

    # The journal

    def line(self) -> list[Entry]:
        """The entries that count: what was taken back is not among them."""
        return list(self._line)

    def text_for(self, entry: Entry, seat: int) -> str:
        """How this seat reads an entry while the match runs; NOBODY is the spectator."""
        if entry.is_undo or entry.reader == EVERYBODY or (seat >= 0 and entry.reader == seat) or self.is_over:
            return entry.text
        return self.rules.catalogue.masked(entry.move)

    def at(self, version: int) -> S:
        """The state as it was at a version."""
        if not 0 <= version <= self.version:
            raise NoSuchVersion(f"There is no version {version}; the journal has versions 0 to {self.version}.")
        played: list[Entry] = []
        for entry in self.entries[:version]:
            if entry.is_undo:
                played = [kept for kept in played if kept.version <= entry.back]
            else:
                played.append(entry)
        return self._replayed(played)

    def retold(self) -> Iterator[tuple[Entry, S]]:
        """The entries that count, each with the state after it; the state is the same one, moving on."""
        state = self._beginning()
        for entry in self._line:
            self.rules.play(state, entry.move)
            yield entry, state

    def copy(self) -> Game[S]:
        """An independent copy of the game, journal and all."""
        twin: Game[S] = Game.__new__(Game)
        twin.title, twin.setup, twin.seed = self.title, self.setup, self.seed
        twin.corrections, twin.start, twin.rules = self.corrections, self.start, self.rules
        twin.state = self.rules.copy(self.state)
        twin.entries = list(self.entries)
        twin._line = list(self._line)
        twin._barrier = self._barrier
        twin._before = [self.rules.copy(state) for state in self._before]
        return twin
