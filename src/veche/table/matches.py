"""Matches in play: games brought back from their journals, moves written down before they are acknowledged."""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from veche import titles
from veche.kernel import journal
from veche.kernel.docket import CHANCE
from veche.kernel.errors import CannotUndo, NotAMove, UnknownTitle, VecheError
from veche.kernel.game import EVERYBODY, Entry, Game
from veche.kernel.setup import Setup
from veche.store.errors import Damaged, Stale
from veche.store.records import Match, Seat, Written
from veche.store.store import Store
from veche.table.alone import result_of
from veche.table.draft import Draft, draft, summary_of, written
from veche.table.errors import CannotOpen, NobodyWaits, NotYourTurn
from veche.table.loading import Loading
from veche.table.moment import Moment
from veche.table.phrases import PHRASES

logger = logging.getLogger(__name__)
KEPT_IN_MEMORY = 200


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
        self._loading = Loading(self._load)
        self._doubted: set[str] = set()

    def close(self) -> None:
        """Read no more matches."""
        self._loading.close()

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
        match, seats = self._create(draft(game), game.seed, name, places)
        return self._remember(LiveMatch(_moment(match, seats, game)))

    def bring_in(self, brought: Draft, name: str, places: Sequence[Place]) -> LiveMatch:
        """Keep a game that was played elsewhere. Its luck from here on is ours: nobody there can foretell it."""
        match, _ = self._create(brought, secrets.randbits(62), name, places, brought.summary.version)
        return self.get(match.id)

    def _create(
        self, kept: Draft, seed: int, name: str, places: Sequence[Place], brought_in: int | None = None
    ) -> tuple[Match, list[Seat]]:
        id, now = secrets.token_hex(8), time.time()
        match = Match(
            id, kept.title, kept.rules_version, name, kept.players, kept.options, seed, kept.corrections, kept.start,
            new_secret(), now, now, kept.summary.over, brought_in=brought_in,
        )  # fmt: skip
        seats = [
            Seat(id, number, place.kind, place.name, place.bot, new_secret(), guided=place.guided)
            for number, place in enumerate(places)
        ]
        self.store.create(match, seats, kept.lines, kept.position, kept.at, kept.summary)
        return match, seats

    # Finding

    def get(self, id: str) -> LiveMatch:
        """The match as it stands now, whoever moved it on."""
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
        if live is None:
            live = self._loading.wait_for(id)
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

    def doubt(self, id: str) -> None:
        """The past of this match has proved not to lead to where it stands: read it again, from the beginning."""
        with self._lock:
            self._doubted.add(id)
            self._live.pop(id, None)

    def look_at(self, id: str) -> None:
        """Read a match of which lists can tell nothing yet, and keep what they tell; it does not stay in memory."""
        with contextlib.suppress(CannotOpen, Damaged):  # that is what they tell
            self._read(id, lambda: None)

    def _load(self, id: str, check: Callable[[], None]) -> LiveMatch:
        return self._remember(LiveMatch(self._read(id, check)))

    def _read(self, id: str, check: Callable[[], None]) -> Moment:
        """The match as it is written down; what lists could not tell of it yet, they can tell then."""
        known = self.store.lists.listed(id)
        try:
            match, seats, lines = self.store.match(id), self.store.seats(id), self.store.lines(id)
            now = self._opened(match, seats, lines, check)
        except (CannotOpen, Damaged) as error:
            if known is not None and known.trouble != str(error):
                self.store.lists.trouble(id, str(error))
            raise
        if known is not None and known.trouble:
            self.store.lists.trouble(id, "")
        if known is not None and known.summary is None:
            self._learn(now)
        return now

    def _learn(self, now: Moment) -> None:
        game = now.game
        if now.resumed:
            self.store.learn(now.match.id, summary_of(game), {}, None)
            return
        readers = {entry.version: entry.reader for entry in game.entries}
        at, state = game.resting_place()
        self.store.learn(now.match.id, summary_of(game), readers, (at, game.title.dump(game.rules, state)))

    def _opened(self, match: Match, seats: list[Seat], lines: list[Written], check: Callable[[], None]) -> Moment:
        """The match as its journal tells it; CannotOpen, whatever is wrong with it. No match may hurt another."""
        try:
            _check_rules_version(match)
            if [seat.seat for seat in seats] != list(range(match.players)):
                raise CannotOpen(PHRASES.say("trouble.seats"))
            if [line.version for line in lines] != list(range(1, len(lines) + 1)):
                raise CannotOpen(PHRASES.say("trouble.unreadable"))
            now = _moment(match, seats, *self._replayed(match, lines, check))
            summary_of(now.game)
        except (CannotOpen, Damaged, NobodyWaits):
            raise
        except UnknownTitle:
            raise CannotOpen(PHRASES.say("trouble.title", {"title": match.title})) from None
        except Exception as error:
            # What exactly is for the keeper alone: it may name what is not everybody's to read.
            logger.warning("match %s cannot be read: %s: %s", match.id, type(error).__name__, error)
            raise CannotOpen(PHRASES.say("trouble.unreadable")) from None
        return now

    def _replayed(self, match: Match, lines: list[Written], check: Callable[[], None]) -> tuple[Game[Any], str, int]:
        """The game its journal tells: from its last position on, if that is of these rules, else from the beginning.

        If it no longer replays, the game goes on from the last position kept. What is wrong with the journal is told
        to the keeper alone: it names moves that are not everybody's to read.
        """
        game = self._going_on(match, lines)
        if game is not None:
            return game, "", 0
        try:
            game = self._begin(match, match.start)
            for line in lines:
                check()
                game.repeat(line.seat, line.text)
        except NobodyWaits:
            raise
        except VecheError as error:
            logger.warning("the journal of match %s no longer replays: %s", match.id, error)
            return self._resumed(match, lines)
        if match.rules_version == game.title.meta.rules_version and match.id not in self._doubted:
            return game, "", 0
        if not self._leads_where_it_led(match, game):
            logger.warning("the journal of match %s leads elsewhere under the rules of today", match.id)
            return self._resumed(match, lines)
        if match.rules_version == game.title.meta.rules_version:
            return game, "", 0
        return game, PHRASES.say("told.rules", _rules_versions(match)), 0

    def _going_on(self, match: Match, lines: list[Written]) -> Game[Any] | None:
        """The game from its last position on; None, if all of its journal has to be looked at."""
        title, kept = titles.title(match.title), self._last_position(match)
        if match.rules_version != title.meta.rules_version or kept is None or match.id in self._doubted:
            return None
        version, position = kept
        if any(line.reader is None for line in lines[:version]):
            return None
        told = [(line.seat, line.text, EVERYBODY if line.reader is None else line.reader) for line in lines]
        setup = Setup(match.players, match.options)
        try:
            return Game.going_on(title, setup, match.seed, match.corrections, match.start, told, version, position)
        except VecheError as error:
            logger.warning("match %s does not go on from version %s: %s", match.id, version, error)
            return None

    def _last_position(self, match: Match) -> tuple[int, dict[str, Any]] | None:
        try:
            return self.store.last_position(match.id)
        except Damaged:
            logger.warning("the last position of match %s is damaged", match.id)
            return None

    def _leads_where_it_led(self, match: Match, game: Game[Any]) -> bool:
        """Whether a journal, replayed, comes through the position that was kept when it was played."""
        kept = self._last_position(match)
        if kept is None:
            return True
        version, position = kept
        if version > game.version:
            return False
        # A field that was added since has its plain value in a position that was kept before.
        try:
            then = game.title.load(game.rules, position)
        except VecheError:
            return False
        return game.title.dump(game.rules, game.at(version)) == game.title.dump(game.rules, then)

    def _resumed(self, match: Match, lines: list[Written]) -> tuple[Game[Any], str, int]:
        kept = self._last_position(match)
        if kept is None:
            raise CannotOpen("This match cannot be opened: its journal no longer fits the rules.")
        version, position = kept
        try:
            game = self._begin(match, position)
            game.entries = [_untold(game, line, version) for line in lines[:version]]
            to_the_start = (f"undo {version}", f"undo {_standing(lines[:version])}")
            for line in lines[version:]:
                game.repeat(line.seat, "undo 0" if line.text in to_the_start else line.text)
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
            live.now = self._read(live.match.id, lambda: None)
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
        """Take back a seat's last decision, or all of its turn, back to chance or another seat."""
        with live.lock:
            self.check_version(live, version)
            if live.game.is_over or not undoable(live.game, seat):
                raise CannotUndo("Nothing of yours can be taken back without asking the others.")
            game = live.game.copy()
            game.undo(game.undoable_in_turn() if whole_turn else 1)
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
        lines = written(game, game.entries[live.version :])
        at, state = game.resting_place()
        position = game.title.dump(game.rules, state) if at != live.game.resting_place()[0] else None
        result = result_of(live.match, live.seats, game)
        self.store.append(live.match.id, lines, game.is_over, position, result, at, summary_of(game))
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


def _moment(match: Match, seats: Sequence[Seat], game: Game[Any], told: str = "", resumed: int = 0) -> Moment:
    """A moment with everything that the table should know; also that a match was brought in."""
    if match.brought_in is None:
        return Moment(match, seats, game, told, resumed)
    brought = PHRASES.say("told.brought_in", {"version": match.brought_in})
    return Moment(match, seats, game, f"{brought} {told}".strip(), resumed)


def _standing(lines: Sequence[Written]) -> int:
    """The version of the last of these lines that counts: what was taken back does not."""
    line: list[int] = []
    for one in lines:
        back = one.text.removeprefix("undo ")
        if back == one.text:
            line.append(one.version)
        else:
            line = [version for version in line if version <= int(back)] if back.isdecimal() else line
    return line[-1] if line else 0


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
