"""A game: a state with its journal, its luck, and the way back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Generic, TypeVar

from veche.kernel.believed import Believed
from veche.kernel.colours import seats_of
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.entry import EVERYBODY, Entry, is_secret_from, says_undo, undoing, version_undone_to
from veche.kernel.errors import (
    BadPosition,
    BrokenPast,
    CannotUndo,
    GameOver,
    IllegalMove,
    NoSuchVersion,
    UnknownSeat,
    VecheError,
)
from veche.kernel.legal import Legal
from veche.kernel.luck import luck
from veche.kernel.outcome import Outcome
from veche.kernel.past import STRIDE, Past, counting, leading_to
from veche.kernel.playable import Playable
from veche.kernel.rules import Ask, Rules
from veche.kernel.setup import Setup
from veche.kernel.state import State
from veche.kernel.telling import Told
from veche.kernel.turn import Turn
from veche.kernel.view import View
from veche.kernel.way_back import AT_THE_END, BY_AGREEMENT, WayBack, closed_by
from veche.kernel.words import Words

__all__ = ["EVERYBODY", "STRIDE", "Entry", "Game", "Legal"]

S = TypeVar("S", bound=State)


class Board:
    """A table as a notebook shows it; `html` is its source."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


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
        self.title = title
        self.setup = title.checked(setup)
        self.seed = seed
        self.begun_under = title.meta.rules_version
        self.corrections = deepcopy(corrections)
        self.start = deepcopy(start)
        self.rules: Rules[S] = title.rules_for(self.setup, corrections)
        self.seats = seats_of(title.meta, self.setup.options)
        self.state: S = self._beginning()
        self.entries: list[Entry] = []
        self._past: Past[S] = Past(self.rules, [], self.state)
        self._believed = 0
        self._way_back: WayBack[S] = WayBack()
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
        game: Game[S] = Game.__new__(Game)
        game.title, game.setup, game.seed = title, title.checked(setup), seed
        game.begun_under = title.meta.rules_version
        game.corrections, game.start = deepcopy(corrections), deepcopy(start)
        game.rules = title.rules_for(game.setup, corrections)
        game.seats = seats_of(title.meta, game.setup.options)
        game.state = title.load(game.rules, position)
        told = Believed(game.rules.catalogue, game.seats, setup)
        told.enter(lines[:version])
        game.entries, game._believed = list(told.entries), version
        game._past = Past(game.rules, list(told.line), game.state)
        game._way_back = WayBack(version, AT_THE_END if game.is_over else told.barrier)
        for seat, text, reader in lines[version:]:
            told.enter([(seat, text, reader)])
            game.repeat(seat, text)
        if game.undoable() != (0 if game.is_over else told.free):
            raise BrokenPast("past.no-place", version=version)
        return game

    def _beginning(self) -> S:
        if self.start is not None:
            players = self.start.get("players", self.setup.players)
            if players != self.setup.players and players in self.title.meta.players:
                raise BadPosition([Told("position.players", written=str(players), players=self.setup.players)])
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
        return Legal(self.rules.catalogue, self.ask, self._means)

    def _means(self, move: int) -> str:
        from veche.kernel.sentences import meaning

        return meaning(self.rules.catalogue, move, self.words())

    @property
    def asked(self) -> str | None:
        """The name of the seat that is asked, `chance`, or None when the game is over."""
        ask = self.ask
        return self.seat_name(ask.seat) if ask else None

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return "chance" if seat == CHANCE else self.seats[seat]

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
        found = self.rules.outcome(self.state)
        if found is not None:
            found.shown = partial(self.title.sheet_shown, self)
        return found

    def words(self, language: str = "") -> Words:
        """The title's messages with the figures of this match's rules in them; alone, some are said otherwise."""
        words = self.title.words(language, self.rules)
        if self.setup.players > 1:
            return words
        opponent, usual = self.seats[1:2], self.title.meta.seats[1:2]
        return words.alone if opponent == usual else words.alone_against(usual[0], opponent[0])

    def view(self, seat: int | str | None = None) -> View:
        """What a seat may see: its name, or its number from 0; None is the spectator."""
        return self.rules.view(self.state, self._viewer(seat))

    def _viewer(self, seat: int | str | None) -> int:
        if seat is None:
            return NOBODY
        names = self.seats[: self.setup.players]
        number = names.index(seat) if seat in names else seat
        if not isinstance(number, int) or not 0 <= number < len(names):
            raise UnknownSeat("seat.unknown-of", seat=repr(seat), seats=names)
        return number

    def board(self, seat: int | str | None = None) -> Board:
        """The table for a notebook, as a seat sees it: its name, or its number from 0; None is the spectator.

        A game shown by itself is the table of the seat that is asked; where none is, the spectator's.
        """
        return Board(self.title.shown(self, self._viewer(seat)))

    def _repr_html_(self) -> str:
        ask = self.ask
        return self.title.shown(self, ask.seat if ask is not None and 0 <= ask.seat < self.setup.players else NOBODY)

    # Playing

    def play(self, *moves: str | int) -> None:
        """Play one move or several, by text or number; chance then plays until a seat is asked.

        If one of several moves is not legal, none of them is played.
        """
        if len(moves) == 1:
            self.answer(self.ask, moves[0])
            return
        rehearsal = self.copy()
        for move in moves:
            rehearsal.answer(rehearsal.ask, move)
        self.state, self.entries = rehearsal.state, rehearsal.entries
        self._past, self._way_back = rehearsal._past, rehearsal._way_back

    def answer(self, ask: Ask | None, move: str | int) -> Ask | None:
        """Play a move as the answer to `ask`, which is what is asked now; what is asked next.

        It is for whoever has asked already: no position is asked twice.
        """
        if ask is None:
            raise GameOver("game.over")
        number = self.rules.catalogue.number(move) if isinstance(move, str) else move
        if number not in ask.moves:
            texts = [self.rules.catalogue.text(one) for one in ask.moves]
            shown = self.rules.catalogue.text(number) if 0 <= number < len(self.rules.catalogue) else str(number)
            raise IllegalMove(shown, texts, self.seat_name(ask.seat))
        self._record(ask, number)
        return self._go_on()

    def _record(self, ask: Ask, number: int) -> None:
        reader = ask.frame.seat if ask.secret else EVERYBODY
        entry = Entry(self.version + 1, ask.seat, number, self.rules.catalogue.text(number), reader)
        why = closed_by(self._past.last, ask.seat, ask.by_rule)
        if why:
            self._way_back.close(why)
        if ask.seat != CHANCE and not ask.by_rule:
            self._way_back.add(self.version, self.rules.copy(self.state))
        self.rules.play(self.state, number)
        self.entries.append(entry)
        self._past.add(entry, self.state)
        if self.is_over:
            self._way_back.close(AT_THE_END)

    def _go_on(self) -> Ask | None:
        """Go on until somebody has to be asked: chance is drawn, unless it is asked too, and an automa acts."""
        while True:
            ask = self.ask
            if ask is None:
                return None
            if ask.by_rule:
                self._record(ask, ask.moves[0])
            elif ask.seat == CHANCE and self.seed is not None:
                self._record(ask, ask.falls_on(luck(self.seed, self.version + 1)))
            else:
                return ask

    # Repeating a journal

    def repeat(self, seat: str, text: str) -> None:
        """Enter one line of a journal: what this seat, or `chance`, did then. Nothing else happens."""
        if says_undo(text):
            return self._repeat_undo(seat, version_undone_to(text))
        ask = self.ask
        if ask is None:
            raise GameOver("game.over-already")
        number = self.rules.catalogue.number(text)
        if number not in ask.moves or self.seat_name(ask.seat) != seat:
            raise IllegalMove(text, [self.rules.catalogue.text(one) for one in ask.moves], self.seat_name(ask.seat))
        return self._record(ask, number)

    def _repeat_undo(self, seat: str, back: int) -> None:
        length = self._past.length_at(back)
        if length is None:
            raise CannotUndo("undo.ways", versions=self._past.ways_back() or Told("undo.no-way"))
        undone = self.seat_name(self._past.line[length].seat)
        if undone != seat:
            raise CannotUndo("undo.not-yours", owner=undone, seat=seat)
        self._take_back(len(self._past) - length)

    def rest(self) -> None:
        """Let chance play, if it is asked: what a cut-off journal had not written yet."""
        self._go_on()

    # Going back

    def undo(self, steps: int = 1) -> None:
        """Take back the last decisions of the seat that made them, but never chance nor another seat's decision."""
        if steps < 1:
            raise CannotUndo("undo.nothing")
        if steps > len(self._way_back):
            raise CannotUndo(self._way_back.why_not())
        self._take_back(steps)

    def undoable(self) -> int:
        """How many decisions can be taken back freely."""
        return len(self._way_back)

    def undoable_in_turn(self) -> int:
        """How many of these were made in one turn, that of the last of them."""
        return self._way_back.in_turn(self.rules)

    def undo_by_agreement(self, version: int) -> None:
        """Go back to how things stood at `version`, across chance and other seats. The caller has asked them."""
        keep = [entry for entry in self._past.line if entry.version <= version]
        if version < 0 or version >= self.version or len(keep) == len(self._past):
            raise CannotUndo("undo.nothing-after", version=version)
        if version and (not keep or keep[-1].version != version):
            raise CannotUndo("undo.version-undone", version=version)
        self._take_back(len(self._past) - len(keep))
        self._go_on()

    def _take_back(self, steps: int) -> None:
        length = len(self._past) - steps
        if steps <= len(self._way_back):
            self.state = self._way_back.go(steps)
        else:
            self.state = self._stood(length)
            self._way_back.close(BY_AGREEMENT)
        undone = self._past.cut(length)
        self.entries.append(undoing(self.version + 1, undone.seat, self._past.version_at(length)))

    def resting_place(self) -> tuple[int, S]:
        """The last version at which nothing could be taken back freely, and how things stood there.

        A game can go on from there (`going_on`): repeating what came since gives back what can be taken back.
        """
        back = self._way_back
        return (back.since, back.before[0]) if back.before else (self.version, self.state)

    # The journal

    def line(self) -> list[Entry]:
        """The entries that count: what was taken back is not among them."""
        return list(self._past.line)

    def before(self, entry: Entry) -> Iterator[int]:
        """The moves that led to an entry, the latest first; what had been taken back by then is not among them."""
        return leading_to(self.entries, entry)

    def text_for(self, entry: Entry, seat: int) -> str:
        """How this seat reads an entry while the match runs; NOBODY is the spectator."""
        if entry.is_undo or self.is_over or not is_secret_from(entry.reader, seat):
            return entry.text
        return self.rules.catalogue.masked(entry.move)

    def at(self, version: int) -> S:
        """The state as it was at a version."""
        if not 0 <= version <= self.version:
            raise NoSuchVersion("version.unknown", version=version, last=self.version)
        line = counting(self.entries[:version])
        common = self._past.in_common(line)
        state = self._stood(common)
        for entry in line[common:]:
            self.rules.play(state, entry.move)
        return state

    def retold(self) -> Iterator[tuple[Entry, S]]:
        """The entries that count, each with the state after it; the state is the same one, moving on."""
        state = self._stood(0)
        for entry in self._past.line:
            self.rules.play(state, entry.move)
            yield entry, state

    def _stood(self, length: int) -> S:
        """The state after so many of the moves that count."""
        if not self._past.reaches(length):
            self._look_back()
        return self._past.stood(length)

    def _look_back(self) -> None:
        """Play what was believed until now, from the beginning. BrokenPast, if it does not lead to where we went on."""
        earlier: Game[S] = Game(self.title, self.setup, None, self.corrections, self.start, chance_plays=False)
        try:
            for entry in self.entries[: self._believed]:
                earlier.repeat(self.seat_name(entry.seat), entry.text)
        except VecheError as error:
            raise BrokenPast("past.not-again", version=self._believed, error=error) from None
        here = self._past.marks[0][1]
        if self.title.dump(self.rules, earlier.state) != self.title.dump(self.rules, here):
            raise BrokenPast("past.elsewhere", version=self._believed)
        self._past.reach_back(earlier._past)

    def copy(self) -> Game[S]:
        """An independent copy of the game, journal and all."""
        twin: Game[S] = Game.__new__(Game)
        twin.title, twin.setup, twin.seed = self.title, self.setup, self.seed
        twin.begun_under = self.begun_under
        twin.corrections, twin.start, twin.rules = self.corrections, self.start, self.rules
        twin.seats = self.seats
        twin.state = self.rules.copy(self.state)
        twin.entries, twin._believed = list(self.entries), self._believed
        twin._past = self._past.copy()
        twin._way_back = self._way_back.copy(self.rules)
        return twin
