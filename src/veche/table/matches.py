"""Matches in play: games brought back from their journals, moves written down before they are acknowledged."""

from __future__ import annotations

import contextlib
import hmac
import logging
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from typing import Any

from veche import titles
from veche.kernel.errors import CannotUndo, VecheError
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.errors import Damaged, Stale
from veche.store.records import Match, Seat, Written
from veche.store.store import Store
from veche.table.ahead import made_often
from veche.table.alone import result_of
from veche.table.by_itself import answered
from veche.table.doorway import ASKING
from veche.table.draft import Draft, draft, summary_of, written
from veche.table.errors import CannotOpen, Closed, NotYourTurn, TooMany, TooManyOfYours
from veche.table.loading import Loading
from veche.table.moment import Moment
from veche.table.reading import Reading
from veche.table.timed import AGREED, BACK, ON, How, gone_on, instant, ticking

logger = logging.getLogger(__name__)
BYTES_OF_A_MATCH = 40_000
BYTES_OF_A_LINE = 120
"""About what a match takes in memory, and each line of its journal (`make bench-table ARGS="--only memory"`)."""

BYTES_IN_MEMORY = 64_000_000


@dataclass(frozen=True)
class Place:
    """Who is to sit at a seat of a new match."""

    kind: str
    name: str = ""
    bot: str | None = None
    guided: bool = False


@dataclass
class LiveMatch:
    """A match in memory: the newest moment of it that is written down. Whoever changes it holds the lock.

    Whoever reads something of it takes `now` once and reads that: the next look may find a later moment.
    """

    now: Moment
    lock: threading.RLock = field(default_factory=threading.RLock)

    @property
    def id(self) -> str:
        return self.now.match.id

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return BYTES_OF_A_MATCH + BYTES_OF_A_LINE * self.now.version


class Matches:
    """All matches of a store. Games in memory are a cache; the journal is the truth.

    `memory` is how many bytes that cache may take, `most` how many matches are kept in all (0: any number); with `key`
    the addresses are made unreadable from which they were opened. `time` is by which clocks are played.
    """

    def __init__(
        self,
        store: Store,
        memory: int = BYTES_IN_MEMORY,
        most: int = 0,
        key: str = "",
        time: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.time = time
        self.shared = store.is_shared
        self.memory = memory
        self.most = most
        self.key = key
        self.written = 0
        """How often something was written down for good."""
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._live: OrderedDict[str, LiveMatch] = OrderedDict()
        self._lock = threading.Lock()
        self.reading = Reading(store)
        self._loading = Loading(self._load)

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

    def keep(
        self, game: Game[Any], name: str, places: Sequence[Place], came: tuple[str, int] | None = None
    ) -> LiveMatch:
        """Keep a game as a match, whatever has been played in it; if it is played on, from which version of which."""
        assert game.seed is not None
        match, seats = self._create(draft(game), game.seed, name, places, came=came)
        return self._remember(LiveMatch(Moment.of(match, seats, game)))

    def bring_in(self, brought: Draft, name: str, places: Sequence[Place]) -> LiveMatch:
        """Keep a game that was played elsewhere. Its luck from here on is ours: nobody there can foretell it."""
        match, _ = self._create(brought, secrets.randbits(62), name, places, brought.summary.version)
        return self.get(match.id)

    def _create(
        self,
        kept: Draft,
        seed: int,
        name: str,
        places: Sequence[Place],
        brought_in: int | None = None,
        came: tuple[str, int] | None = None,
    ) -> tuple[Match, list[Seat]]:
        if self.most and self.store.keeping.count() >= self.most:
            raise TooMany("open.too-many", most=self.most)
        opener = self._opener()
        id, now = secrets.token_hex(8), time.time()
        came_from, came_at = came or (None, None)
        match = Match(
            id, kept.title, kept.rules_version, name, kept.players, kept.options, seed, kept.corrections, kept.start,
            new_secret(), now, now, kept.summary.over, brought_in=brought_in, came_from=came_from, came_at=came_at,
            opened_by=opener,
        )  # fmt: skip
        seats = [
            Seat(id, number, place.kind, place.name, place.bot, new_secret(), guided=place.guided)
            for number, place in enumerate(places)
        ]
        self.store.create(match, seats, kept.lines, kept.position, kept.at, kept.summary)
        return match, seats

    def _opener(self) -> str | None:
        """Who opens a match now, if that is another machine; TooManyOfYours, if it holds as many as it may."""
        asking = ASKING.get()
        if asking is None:
            return None
        opener = hmac.digest(self.key.encode(), asking.address.encode(), sha256).hex()[:32]
        if self.store.keeping.held_by(opener) >= asking.matches:
            raise TooManyOfYours("limit.matches", most=int(asking.matches))
        return opener

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
        return live

    def _remember(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory, or the one that another thread was faster to keep."""
        with self._lock:
            kept = self._live.setdefault(live.id, live)
            self._live.move_to_end(live.id)
            self._weigh(kept)
            while self._weight > self.memory and len(self._live) > 1:
                self._drop(next(iter(self._live)))
        return kept

    def _weigh(self, live: LiveMatch) -> None:
        self._weight += live.weight - self._weights.get(live.id, 0)
        self._weights[live.id] = live.weight

    def _drop(self, id: str) -> None:
        self._live.pop(id, None)
        self._weight -= self._weights.pop(id, 0)

    def in_memory(self) -> tuple[int, int]:
        """How many matches are in memory, and about how many bytes they take."""
        with self._lock:
            return len(self._live), self._weight

    def doubt(self, id: str) -> None:
        """The past of this match has proved not to lead to where it stands: read it again, from the beginning."""
        with self._lock:
            self.reading.doubt(id)
            self._drop(id)

    def look_at(self, id: str) -> None:
        """Read a match of which lists can tell nothing yet, and keep what they tell; it does not stay in memory."""
        with contextlib.suppress(CannotOpen, Damaged):  # that is what they tell
            self.reading.read(id, lambda: None)

    def _load(self, id: str, check: Callable[[], None]) -> LiveMatch:
        return self._remember(LiveMatch(self.reading.read(id, check)))

    def _catch_up(self, live: LiveMatch) -> None:
        """Read what another process has written meanwhile."""
        if self.shared:
            changed, lines = self.store.since(live.id, live.now.version)
        else:
            changed, lines = live.now.match.changed, self.store.lines(live.id, live.now.version)
        if lines and lines[0].version == live.now.version + 1:
            self._go_on(live, lines)
        elif lines:
            live.now = self.reading.read(live.id, lambda: None)
        if changed != live.now.match.changed or (lines and live.now.match.timing is not None):
            self.refresh_seats(live)

    def _go_on(self, live: LiveMatch, lines: Sequence[Written]) -> None:
        game = live.now.game.copy()
        try:
            for line in lines:
                game.repeat(line.seat, line.text)
        except VecheError as error:
            logger.warning("what another process wrote of match %s does not replay here: %s", live.id, error)
            live.now = self.reading.read(live.id, lambda: None)
        else:
            live.now = live.now.after(game, game.ask, lines[-1].written)

    def remove(self, live: LiveMatch) -> None:
        """Forget a match."""
        self.forget(live.id)

    def forget(self, id: str) -> None:
        """Forget a match, whether it is in memory or not."""
        with self._lock:
            self._drop(id)
        self.store.remove(id)

    def refresh_seats(self, live: LiveMatch) -> Moment:
        """Read again who sits where; the match now."""
        with live.lock:
            match = self.store.match(live.id)
            live.now = replace(live.now, match=match, seats=self.store.seats(match.id))
            return live.now

    # Playing

    def play(self, live: LiveMatch, seat: int, version: int, move: str, times: int = 1) -> None:
        """A seat's move with the chance moves after it, written in one transaction; Stale if others were faster.

        With `times`, the move is made as often as that, or as often as it can be.
        """
        with live.lock:
            now = self.standing_at(live, version)
            _check_turn(now, seat)
            game = now.game.copy()
            if times > 1 and now.ask is not None:
                asked = made_often(game, now.ask, game.rules.catalogue.number(move), times)
            else:
                asked = game.answer(now.ask, move)
            asked = answered(game, asked, now.seats)
            self._write(live, now.after(game, asked, self.time()), ON)

    def undo(self, live: LiveMatch, seat: int, version: int, whole_turn: bool = False) -> None:
        """Take back a seat's last decision, or all of its turn, back to chance or another seat."""
        with live.lock:
            now = self.standing_at(live, version)
            if now.game.is_over or not now.can_take_back(seat):
                raise CannotUndo("undo.not-alone")
            game, since = now.game.copy(), now.answered_by_itself
            if game.undoable() > since:
                game.undo(now.undoable_in_turn(seat) if whole_turn else 1 + since)
            else:  # others were asked since, and decided nothing
                line = game.line()
                game.undo_by_agreement(line[-2 - since].version if len(line) > 1 + since else 0)
            self._write(live, now.after(game, game.ask, self.time()), BACK)

    def undo_by_agreement(self, live: LiveMatch, to: int, version: int) -> None:
        """Go back further; everybody has agreed to that at this version."""
        with live.lock:
            now = self.standing_at(live, version)
            game = now.game.copy()
            game.undo_by_agreement(to)
            self._write(live, now.after(game, game.ask, self.time()), AGREED)

    def standing_at(self, live: LiveMatch, version: int) -> Moment:
        """The match now, if it stands at this version; Stale, if at another.

        Whoever looked for the match has read its journal, so it is read again only for somebody who knows more of it.
        What another process writes from then on is noticed by the store, which takes no version twice.
        """
        if version > live.now.version:
            self._catch_up(live)
        if version != live.now.version:
            raise Stale("store.stale")
        if live.now.match.closed is not None:
            raise Closed("open.closed")
        return live.now

    def _write(self, live: LiveMatch, later: Moment, how: How) -> None:
        """First to the store; the match in memory moves on only when the store has it."""
        game, before = later.game, live.now
        lines = written(game, game.entries[before.version :])
        at, state = game.resting_place()
        position = game.title.dump(game.rules, state) if at != before.game.resting_place()[0] else None
        summary = summary_of(game, later.ask)
        clock = gone_on(before, later, instant(self.time()), how)
        now_ticking = None if clock is None else ticking(clock, later.seats)
        result = result_of(later)
        changed = self.store.append(live.id, lines, game.is_over, position, result, at, summary, now_ticking)
        told: dict[str, Any] = {"changed": changed} | ({} if now_ticking is None else asdict(now_ticking))
        live.now = replace(later, match=replace(later.match, **told))
        self.written += 1


def new_secret() -> str:
    """What makes somebody a seat's owner, or a spectator: 128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def _check_turn(now: Moment, seat: int) -> None:
    if now.ask is not None and now.ask.seat != seat:
        raise NotYourTurn("turn.other", seat=now.game.seat_name(now.ask.seat))
