"""A game: a state with its journal, its luck, and the way back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, Generic, TypeVar

from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.errors import (
    BadPosition,
    BrokenPast,
    CannotUndo,
    GameOver,
    IllegalMove,
    NoSuchVersion,
    NotAMove,
    UnknownSeat,
    VecheError,
)
from veche.kernel.luck import luck, pick
from veche.kernel.outcome import Outcome
from veche.kernel.playable import Playable
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.state import State
from veche.kernel.turn import Turn, same_turn
from veche.kernel.view import View
from veche.kernel.words import Words

S = TypeVar("S", bound=State)

EVERYBODY = -3
"""The reader of an entry that is no secret."""

STRIDE: Final = 32
"""Every so many of the moves that count leave a copy of the state behind, so that going back is never a long way."""

WAYS_SHOWN: Final = 12
"""So many of the versions to which one could go back are told."""

_BY_AGREEMENT: Final = "That far it takes the agreement of all."
_AT_THE_END: Final = "The game is over, and its end has laid everything open."


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
        title: Playable[S, Any],
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
        self.begun_under = title.meta.rules_version
        self.corrections = deepcopy(corrections)
        self.start = deepcopy(start)
        self.rules: Rules[S] = title.rules(corrections)
        self.state: S = self._beginning()
        self.entries: list[Entry] = []
        self._line: list[Entry] = []
        self._before: list[S] = []
        self._since = 0
        self._marks: list[tuple[int, S]] = [(0, self.rules.copy(self.state))]
        self._believed = 0
        self._barrier = "Nothing has been played yet."
        if chance_plays:
            self._go_on()

    @classmethod
    def going_on(
        cls,
        title: Playable[S, Any],
        setup: Setup,
        seed: int | None,
        corrections: Mapping[str, Any] | None,
        start: Mapping[str, Any] | None,
        lines: Sequence[tuple[str, str, int]],
        version: int,
        position: Mapping[str, Any],
    ) -> Game[S]:
        """A game from the middle of its journal on: from the position at one of its versions (see `resting_place`).

        `lines` is the whole journal: seat, text and reader of each. Those after the version are repeated. What led
        there is believed, not played, until somebody asks for the past (`at`, `retold`, going back further); if it
        then proves to lead elsewhere, that is a BrokenPast.
        """
        title.check(setup)
        game: Game[S] = Game.__new__(Game)
        game.title, game.setup, game.seed = title, setup, seed
        game.begun_under = title.meta.rules_version
        game.corrections, game.start = deepcopy(corrections), deepcopy(start)
        game.rules = title.rules(corrections)
        game.state = title.load(game.rules, position)
        game.entries, game._line, game._before = [], [], []
        game._barrier = "Nothing has been played yet."
        game._since = game._believed = version
        free = 0
        for seat, text, reader in lines[:version]:
            free = game._believe(seat, text, reader, free)
        if game.is_over:
            game._close(_AT_THE_END)
        game._marks = [(len(game._line), game.rules.copy(game.state))]
        whole = game.copy()
        for seat, text, reader in lines[version:]:
            free = whole._believe(seat, text, reader, free)
            game.repeat(seat, text)
        if game.undoable() != (0 if game.is_over else free):
            raise BrokenPast(f"Version {version} is no place to go on from: it is not known what can be taken back.")
        return game

    def _believe(self, seat: str, text: str, reader: int, free: int) -> int:
        """Enter a line without playing it; how many decisions can be taken back freely after it, if `free` before."""
        who, version = self._seat_called(seat), self.version + 1
        if text.startswith("undo "):
            entry = Entry(version, who, -1, text, EVERYBODY, _number(text.removeprefix("undo ")))
            before = len(self._line)
            while self._line and self._line[-1].version > entry.back:
                self._line.pop()
            free -= before - len(self._line)
            if free < 0:
                self._barrier = _BY_AGREEMENT
        else:
            entry = Entry(version, who, self.rules.catalogue.number(text), text, reader)
            is_automa = who >= self.setup.players
            why = self._closed_by(who, is_automa)
            if why:
                self._barrier, free = why, 0
            free += who != CHANCE and not is_automa
            self._line.append(entry)
        self.entries.append(entry)
        return max(free, 0)

    def _seat_called(self, name: str) -> int:
        if name == "chance":
            return CHANCE
        if name not in self.title.meta.seats:
            raise UnknownSeat(f"There is no seat {name!r} at this table.")
        return self.title.meta.seats.index(name)

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
    def turn(self) -> Turn | None:
        """Whose turn it is, and of which kind; None between turns and when the game is over."""
        return self.rules.turn(self.state)

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
    def is_of_older_rules(self) -> bool:
        """Whether its journal was begun under an older version of the rules; every line of it is legal today too."""
        return self.begun_under < self.title.meta.rules_version

    @property
    def is_over(self) -> bool:
        return self.state.docket is None

    @property
    def outcome(self) -> Outcome | None:
        """Every point and who won, once the game is over."""
        return self.rules.outcome(self.state)

    def words(self, language: str = "en") -> Words:
        """The title's messages with the figures of this match's rules in them; alone, some are said otherwise."""
        words = self.title.words(language, self.rules)
        return words.alone if self.setup.players == 1 else words

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
        why = self._closed_by(ask.seat, ask.by_rule)
        if why:
            self._close(why)
        if ask.seat != CHANCE and not ask.by_rule:
            if not self._before:
                self._since = self.version
            self._before.append(self.rules.copy(self.state))
        self.rules.play(self.state, number)
        self.entries.append(entry)
        self._line.append(entry)
        if len(self._line) % STRIDE == 0:
            self._marks.append((len(self._line), self.rules.copy(self.state)))
        if self.is_over:
            self._close(_AT_THE_END)

    def _closed_by(self, seat: int, by_rule: bool) -> str:
        """Why nothing that was decided before a move of this seat can be taken back freely, if that is so."""
        if seat == CHANCE:
            return "Chance has had its say since; what it showed cannot be taken back."
        if by_rule:
            return "What was decided before an automa acted cannot be taken back."
        if self._line and self._line[-1].seat != seat:
            return "What was decided before another seat's decision cannot be taken back."
        return ""

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
        back = _number(text.removeprefix("undo "))
        length = bisect_left(self._line, back, key=_version) + 1 if back else 0
        if back < 0 or length >= len(self._line) or (back and self._line[length - 1].version != back):
            raise CannotUndo(f"One could go back to {self._ways_back()}.")
        undone = self.seat_name(self._line[length].seat)
        if undone != seat:
            raise CannotUndo(f"That is {undone}'s decision, not {seat}'s.")
        self._take_back(len(self._line) - length)

    def _ways_back(self) -> str:
        versions = [0, *[entry.version for entry in self._line[:-1]]] if self._line else []
        shown = [str(version) for version in versions[-WAYS_SHOWN:]]
        return ", ".join(["…", *shown] if len(versions) > WAYS_SHOWN else shown) or "nothing"

    def rest(self) -> None:
        """Let chance play, if it is asked: what a cut-off journal had not written yet."""
        self._go_on()

    def _stood(self, length: int) -> S:
        """The state after so many of the moves that count."""
        if length < self._marks[0][0]:
            self._look_back()
        place = len(self._marks) - 1
        while self._marks[place][0] > length:
            place -= 1
        count, mark = self._marks[place]
        state = self.rules.copy(mark)
        for entry in self._line[count:length]:
            self.rules.play(state, entry.move)
        return state

    def _look_back(self) -> None:
        """Play what was believed until now, from the beginning. BrokenPast, if it does not lead to where we went on."""
        past: Game[S] = Game(self.title, self.setup, None, self.corrections, self.start, chance_plays=False)
        try:
            for entry in self.entries[: self._believed]:
                past.repeat(self.seat_name(entry.seat), entry.text)
        except VecheError as error:
            raise BrokenPast(
                f"What was played before version {self._believed} cannot be played again: {error}"
            ) from None
        here = self._marks[0][1]
        if self.title.dump(self.rules, past.state) != self.title.dump(self.rules, here):
            raise BrokenPast(
                f"What was played before version {self._believed} does not lead to how things stood there."
            )
        self._marks = [mark for mark in past._marks if mark[0] < self._marks[0][0]] + self._marks

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

    def undoable_in_turn(self) -> int:
        """How many of these were made in one turn, that of the last of them."""
        if not self._before:
            return 0
        last = self.rules.turn(self._before[-1])
        found = 1
        while found < len(self._before) and same_turn(self.rules.turn(self._before[-1 - found]), last):
            found += 1
        return found

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
            state = self._stood(length)
            self._close(_BY_AGREEMENT)
        undone = self._line[length]
        back = self._line[length - 1].version if length else 0
        seat = undone.seat
        del self._line[length:]
        while self._marks[-1][0] > length:
            self._marks.pop()
        self.state = state
        self.entries.append(Entry(self.version + 1, seat, -1, f"undo {back}", EVERYBODY, back))

    def resting_place(self) -> tuple[int, S]:
        """The last version at which nothing could be taken back freely, and how things stood there.

        A game can go on from there (`going_on`): repeating what came since gives back what can be taken back.
        """
        return (self._since, self._before[0]) if self._before else (self.version, self.state)

    def _why_not(self, possible: int) -> str:
        if not possible:
            return self._barrier
        number = "1 decision" if possible == 1 else f"{possible} decisions"
        return f"Only {number} can be taken back. {self._barrier}"

    # The journal

    def line(self) -> list[Entry]:
        """The entries that count: what was taken back is not among them."""
        return list(self._line)

    def before(self, entry: Entry) -> Iterator[int]:
        """The moves that led to an entry, the latest first; what had been taken back by then is not among them."""
        version = entry.version - 1
        while version > 0:
            earlier = self.entries[version - 1]
            version = min(earlier.back, version - 1) if earlier.is_undo else version - 1
            if earlier.move >= 0:
                yield earlier.move

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
                while played and played[-1].version > entry.back:
                    played.pop()
            else:
                played.append(entry)
        common = 0
        while common < min(len(played), len(self._line)) and played[common] is self._line[common]:
            common += 1
        state = self._stood(common)
        for entry in played[common:]:
            self.rules.play(state, entry.move)
        return state

    def retold(self) -> Iterator[tuple[Entry, S]]:
        """The entries that count, each with the state after it; the state is the same one, moving on."""
        state = self._stood(0)
        for entry in self._line:
            self.rules.play(state, entry.move)
            yield entry, state

    def copy(self) -> Game[S]:
        """An independent copy of the game, journal and all."""
        twin: Game[S] = Game.__new__(Game)
        twin.title, twin.setup, twin.seed = self.title, self.setup, self.seed
        twin.begun_under = self.begun_under
        twin.corrections, twin.start, twin.rules = self.corrections, self.start, self.rules
        twin.state = self.rules.copy(self.state)
        twin.entries = list(self.entries)
        twin._line = list(self._line)
        twin._barrier = self._barrier
        twin._before = [self.rules.copy(state) for state in self._before]
        twin._since, twin._believed = self._since, self._believed
        twin._marks = list(self._marks)  # nobody plays on in these, so both may have the same
        return twin


def _version(entry: Entry) -> int:
    return entry.version


def _number(text: str) -> int:
    """The number that a text is, as a journal writes it; otherwise one that is none of its versions."""
    return int(text) if text.isdecimal() and len(text) < 10 and str(int(text)) == text else -1
