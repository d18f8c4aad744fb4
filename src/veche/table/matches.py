"""Matches in play: games brought back from their journals, moves written down before they are acknowledged."""

from __future__ import annotations

import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from veche import titles
from veche.kernel import journal
from veche.kernel.docket import CHANCE
from veche.kernel.errors import CannotUndo, NotAMove, VecheError
from veche.kernel.game import Entry, Game
from veche.kernel.setup import Setup
from veche.store.store import Match, Seat, Stale, Store, Written
from veche.table.alone import result_of
from veche.table.errors import CannotOpen, NotYourTurn
from veche.table.moment import Moment
from veche.table.phrases import PHRASES

logger = logging.getLogger(__name__)
KEPT_IN_MEMORY = 200
PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass(frozen=True)
class Place:
    """Who is to sit at a seat of a new match."""

    kind: str
    name: str = ""
    bot: str | None = None
    guided: bool = False


@dataclass
class LiveMatch:
    """A match in memory, as far as it is written down. Whoever changes it holds the lock and sets `now` anew.

    Whoever reads more than one thing of it takes `now` once and reads that: the next look may find a later moment.
    """

    now: Moment
    lock: threading.RLock = field(default_factory=threading.RLock)

    @property
    def match(self) -> Match:
        return self.now.match

    @property
    def seats(self) -> Sequence[Seat]:
        return self.now.seats

    @property
    def game(self) -> Game[Any]:
        return self.now.game

    @property
    def version(self) -> int:
        return self.now.version


class Matches:
    """All matches of a store. Games in memory are a cache; the journal is the truth."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.shared = store.engine.dialect.name != "sqlite"
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._lock = threading.Lock()

    # Beginning

    def new(
        self,
        title: str,
        name: str,
        places: Sequence[Place],
        options: dict[str, str] | None = None,
        corrections: Mapping[str, Any] | None = None,
    ) -> LiveMatch:
        """Set up a match and write its beginning down."""
        setup = Setup(len(places), options)
        game: Game[Any] = Game(titles.title(title), setup, secrets.randbits(62), corrections)
        return self.keep(game, name, places)

    def keep(self, game: Game[Any], name: str, places: Sequence[Place]) -> LiveMatch:
        """Keep a game as a match, whatever has been played in it."""
        assert game.seed is not None
        id, now, meta = secrets.token_hex(8), time.time(), game.title.meta
        match = Match(
            id, meta.id, meta.rules_version, name, game.setup.players, game.setup.options, game.seed,
            None if game.corrections is None else dict(game.corrections),
            None if game.start is None else dict(game.start),
            new_secret(), now, now, game.is_over,
        )  # fmt: skip
        seats = [
            Seat(id, number, place.kind, place.name, place.bot, new_secret(), guided=place.guided)
            for number, place in enumerate(places)
        ]
        position = game.title.dump(game.rules, game.state)
        self.store.create(match, seats, written(game, game.entries), position)
        return self._remember(LiveMatch(Moment(match, seats, game)))

    # Finding

    def get(self, id: str) -> LiveMatch:
        """The match as it stands now, whoever moved it on."""
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
        if live is None:
            live = self._load(id)
        with live.lock:
            self._catch_up(live)
            if self.shared:
                self.refresh_seats(live)
        return live

    def _remember(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory, or the one that another thread was faster to keep."""
        with self._lock:
            kept = self._live.setdefault(live.match.id, live)
            while len(self._live) > KEPT_IN_MEMORY:
                self._live.popitem(last=False)
        return kept

    def _load(self, id: str) -> LiveMatch:
        match = self.store.match(id)
        return self._remember(LiveMatch(Moment(match, self.store.seats(id), *self._replayed(match))))

    def _replayed(self, match: Match) -> tuple[Game[Any], str, int]:
        """The game its journal tells; if that no longer replays, the game goes on from the last position kept.

        What is wrong with the journal is told to the keeper alone: it names moves that are not everybody's to read.
        """
        _check_rules_version(match)
        lines = self.store.lines(match.id)
        try:
            game = self._begin(match, match.start)
            for line in lines:
                game.repeat(line.seat, line.text)
        except VecheError as error:
            logger.warning("the journal of match %s no longer replays: %s", match.id, error)
            return self._resumed(match, lines)
        if match.rules_version == game.title.meta.rules_version:
            return game, "", 0
        if not self._leads_where_it_led(match, game):
            logger.warning("the journal of match %s leads elsewhere under the rules of today", match.id)
            return self._resumed(match, lines)
        return game, PHRASES.say("told.rules", _rules_versions(match)), 0

    def _leads_where_it_led(self, match: Match, game: Game[Any]) -> bool:
        """Whether a journal, replayed, comes through the position that was kept when it was played."""
        kept = self.store.last_position(match.id)
        if kept is None:
            return True
        version, position = kept
        return version <= game.version and game.title.dump(game.rules, game.at(version)) == position

    def _resumed(self, match: Match, lines: list[Written]) -> tuple[Game[Any], str, int]:
        kept = self.store.last_position(match.id)
        if kept is None:
            raise CannotOpen("This match cannot be opened: its journal no longer fits the rules.")
        version, position = kept
        try:
            game = self._begin(match, position)
            game.entries = [_untold(game, line, version) for line in lines[:version]]
            for line in lines[version:]:
                game.repeat(line.seat, "undo 0" if line.text == f"undo {version}" else line.text)
            return game, PHRASES.say("told.resumed", {"version": version}), version
        except VecheError as error:
            logger.warning("match %s does not go on from version %s either: %s", match.id, version, error)
        try:
            game = self._begin(match, position)
        except VecheError:
            raise CannotOpen("This match cannot be opened: its last position no longer fits the rules.") from None
        last = len(lines)
        game.entries = [_untold(game, line, last) for line in lines]
        self.store.keep_position(match.id, last, position)
        return game, PHRASES.say("told.cut", {"version": version, "last": last}), last

    def whole_journal(self, now: Moment) -> str:
        """Everything that was written of a match that is over, whether it still replays or not."""
        if not now.resumed:
            return journal.write(now.game)
        game = self._begin(now.match, now.match.start)
        lines = self.store.lines(now.match.id)
        game.entries = [Entry(line.version, _seat(game, line.seat), -1, line.text) for line in lines]
        return journal.write(game)

    def _begin(self, match: Match, start: dict[str, Any] | None) -> Game[Any]:
        setup = Setup(match.players, match.options)
        return Game(titles.title(match.title), setup, match.seed, match.corrections, start, chance_plays=False)

    def _catch_up(self, live: LiveMatch) -> None:
        """Read what another process has written meanwhile."""
        lines = self.store.lines(live.match.id, live.version)
        if not lines:
            return
        game = live.game.copy()
        try:
            for line in lines:
                game.repeat(line.seat, line.text)
        except VecheError as error:
            logger.warning("what another process wrote of match %s does not replay here: %s", live.match.id, error)
            live.now = Moment(live.match, live.seats, *self._replayed(live.match))
        else:
            live.now = replace(live.now, game=game)

    def remove(self, live: LiveMatch) -> None:
        """Forget a match."""
        with self._lock:
            self._live.pop(live.match.id, None)
        self.store.remove(live.match.id)

    def refresh_seats(self, live: LiveMatch) -> None:
        """Read again who sits where."""
        with live.lock:
            match = self.store.match(live.match.id)
            live.now = replace(live.now, match=match, seats=self.store.seats(match.id))

    # Playing

    def play(self, live: LiveMatch, seat: int, version: int, move: str) -> None:
        """A seat's move with the chance moves after it, written in one transaction; Stale if others were faster."""
        with live.lock:
            self.check_version(live, version)
            _check_turn(live, seat)
            game = live.game.copy()
            game.play(move)
            self._write(live, game)

    def undo(self, live: LiveMatch, seat: int, version: int, whole_turn: bool = False) -> None:
        """Take back a seat's last decision, or all of them back to chance or another seat."""
        with live.lock:
            self.check_version(live, version)
            if live.game.is_over or not undoable(live.game, seat):
                raise CannotUndo("Nothing of yours can be taken back without asking the others.")
            game = live.game.copy()
            game.undo(game.undoable() if whole_turn else 1)
            self._write(live, game)

    def check_version(self, live: LiveMatch, version: int) -> None:
        """Stale, if the match stands at another version."""
        self._catch_up(live)
        if version != live.version:
            raise Stale("The match has gone on since; here is how it stands now.")

    def undo_by_agreement(self, live: LiveMatch, to: int, version: int) -> None:
        """Go back further; everybody has agreed to that at this version."""
        with live.lock:
            self.check_version(live, version)
            game = live.game.copy()
            game.undo_by_agreement(to)
            self._write(live, game)

    def _write(self, live: LiveMatch, game: Game[Any]) -> None:
        """First to the store; the game in memory moves on only when the store has it."""
        before = live.game.ask
        after = game.ask
        lines = written(game, game.entries[live.version :])
        turn_ended = after is None or before is None or after.seat != before.seat
        went_back = any(entry.is_undo for entry in game.entries[live.version :])
        position = game.title.dump(game.rules, game.state) if turn_ended or went_back else None
        result = result_of(live.match, live.seats, game)
        self.store.append(live.match.id, lines, game.is_over, position, result)
        live.now = replace(live.now, game=game)


def _check_rules_version(match: Match) -> None:
    """A match of rules that are newer than ours cannot be judged here."""
    versions = _rules_versions(match)
    if versions["then"] > versions["now"]:
        raise CannotOpen(PHRASES.say("told.newer", versions))


def _rules_versions(match: Match) -> dict[str, int]:
    """Which version of the rules a match was begun under, and which one there is now."""
    return {"then": match.rules_version, "now": titles.title(match.title).meta.rules_version}


def new_secret() -> str:
    """What makes somebody a seat's owner, or a spectator: 128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def undoable(game: Game[Any], seat: int) -> bool:
    """Whether this seat can take back its last decision freely."""
    line = game.line()
    return bool(line) and line[-1].seat == seat and game.undoable() > 0


def _check_turn(live: LiveMatch, seat: int) -> None:
    ask = live.game.ask
    if ask is not None and ask.seat != seat:
        raise NotYourTurn(f"It is {live.game.seat_name(ask.seat)}'s turn.")


def written(game: Game[Any], entries: Sequence[Entry]) -> list[Written]:
    """Entries of a game as lines for the store."""
    return [Written(entry.version, game.seat_name(entry.seat), entry.text) for entry in entries]


def _untold(game: Game[Any], line: Written, version: int) -> Entry:
    """A line from before the version at which a game goes on: for the game, a step to where that begins.

    Who may read it is known only by replaying it, so nobody reads more of it than its verb.
    """
    try:
        text = game.rules.catalogue.masked(game.rules.catalogue.number(line.text))
    except NotAMove:
        text = "?"
    return Entry(line.version, _seat(game, line.seat), -1, text, back=version)


def _seat(game: Game[Any], name: str) -> int:
    seats = game.title.meta.seats
    return seats.index(name) if name in seats else CHANCE
