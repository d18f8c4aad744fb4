"""Bots at the table: they think outside the server's loop, and move at a pace that a person can follow."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from veche import titles
from veche.bots import Bot, UnknownBot, bot
from veche.bots.planner import PlannerBot
from veche.kernel.colours import COLOURS, chosen
from veche.kernel.luck import luck
from veche.kernel.rules import Rules
from veche.store.errors import ReadOnly, Stale
from veche.store.records import PERSON
from veche.table.apart import Failed, IllegalChoice
from veche.table.errors import Closed, NotYourTurn
from veche.table.guests import SECONDS_TO_THINK, STAND_IN, Guests, is_guest
from veche.table.lesson import next_line
from veche.table.matches import Matches
from veche.table.moment import Moment
from veche.table.thinking import Thinking

logger = logging.getLogger(__name__)
LAST = "random"
"""Who chooses where even the stand-in comes to nothing."""

SECONDS_TO_LET_GO = 1.0
"""How long is waited for another process that may just have come to an end with the bots of a match."""


class BotTurns:
    """Watches whose turn it is. `pace` is the least time a bot's move takes, in seconds; `patience` the longest that
    one of another package may take.
    """

    def __init__(
        self,
        matches: Matches,
        announce: Callable[[Moment], None],
        pace: float = 0.8,
        patience: float = SECONDS_TO_THINK,
    ) -> None:
        self.matches = matches
        self.announce = announce
        self.pace = pace
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._lock = threading.Lock()
        self.thinking = Thinking()
        self.guests = Guests(patience)
        self._closing = self.thinking.closing
        self.is_read_only: Callable[[], bool] = lambda: False

    def consider(self, now: Moment) -> None:
        """If a bot is asked in this match, let it play until a person is asked."""
        asked = now.asked()
        if asked is None or now.bot_at(asked.seat) is None or now.match.closed is not None:
            return
        if self._begin(now.match.id):
            self._start(now.match.id)
        else:
            with self._lock:
                self._again.add(now.match.id)

    def wake(self, id: str) -> bool:
        """Let the bots of a match play until a person is asked, unless they do already, here or in another process;
        whether they were woken."""
        if not self._begin(id):
            return False
        if not self.matches.store.claims.claim(id):
            with self._lock:
                self._busy.discard(id)
            return False
        self._start(id, claimed=True)
        return True

    def _begin(self, id: str) -> bool:
        with self._lock:
            if id in self._busy or self._closing.is_set() or self.is_read_only():
                return False
            self._busy.add(id)
        return True

    def _start(self, id: str, claimed: bool = False) -> None:
        threading.Thread(target=self._play, args=(id, claimed), name=f"bots-{id}", daemon=True).start()

    def busy(self) -> int:
        """In how many matches bots are playing now."""
        with self._lock:
            return len(self._busy)

    def close(self) -> None:
        """Think no more. A thought that has begun is waited for: left alone, its process would trip over our end."""
        self._closing.set()
        self.guests.close()
        self.thinking.close()

    def _play(self, id: str, claimed: bool = False) -> None:
        claims = self.matches.store.claims
        while True:
            try:
                claimed = claimed or self._claim(id)
                while claimed and not self._closing.is_set() and self._one_move(id):
                    pass
            except (UnknownBot, Failed) as error:
                logger.warning("no bot moves in match %s: %s", id, error)
            except SQLAlchemyError as error:
                logger.warning("a bot's move could not be written down in match %s (%s)", id, type(error).__name__)
            except Exception:
                if not self._closing.is_set():
                    logger.exception("a bot stumbled in match %s", id)
            if claimed:
                claims.release(id)
                claimed = False
            with self._lock:
                if id not in self._again or self._closing.is_set():
                    self._busy.discard(id)
                    return
                self._again.discard(id)

    def _claim(self, id: str) -> bool:
        """Whether the bots of a match think here. Another process that has just come to an end with them is waited for;
        one that thinks on sees by itself what has changed."""
        until = time.monotonic() + SECONDS_TO_LET_GO
        while not self.matches.store.claims.claim(id):
            if time.monotonic() > until or self._closing.wait(0.05):
                return False
        return True

    def _one_move(self, id: str) -> bool:
        """One bot's move; whether there may be another."""
        live = self.matches.get(id)
        now = live.now
        asked = now.asked()
        if asked is None and now.game.is_over:
            for seat in now.seats:
                self.guests.leave(id, seat.seat)
        name = None if asked is None else now.bot_at(asked.seat)
        if asked is None or name is None or now.match.closed is not None or self.is_read_only():
            return False
        began, match, game = time.monotonic(), now.match, now.game
        view = game.rules.view(game.state, asked.seat)
        seed = luck(match.seed ^ 0xB07, asked.seat)
        place = f"{match.id} {asked.seat}"
        colours = chosen(game.title.meta, COLOURS, game.setup.options)
        line = next_line(now)
        task = Task(match.title, colours, match.corrections, name, view.data(), seed, place, time.time())
        if line is not None:
            move = line.move
        else:
            move = self._chosen(task, match.id, asked.seat, _for_whom(now))
        self._closing.wait(max(0.0, self.pace - (time.monotonic() - began)))
        if self._closing.is_set():
            return False
        try:
            self.matches.play(live, asked.seat, now.version, move)
        except (Stale, NotYourTurn, Closed):
            return True
        except ReadOnly:  # since it began to think; it is woken when something may be written again
            return False
        self.announce(live.now)
        return True

    def _chosen(self, task: Task, match: str, seat: int, who: str) -> str:
        """What a bot chooses; one of another package thinks apart, and where it fails, one of ours plays for it."""
        if is_guest(task.bot):
            chosen = self.guests.ask(task.bot, match, seat, prepare, think, task)
            if chosen is not None:
                return chosen
            task = replace(task, bot=STAND_IN)
        for name, cheaper in pairwise([task.bot, STAND_IN, LAST]):
            try:
                return self.thinking.ask(think, replace(task, bot=name), who)
            except Failed as failed:
                if failed.what != MemoryError.__name__ and failed.how not in ("slow", "ended"):
                    raise
                logger.warning("match %s: %s did not choose (%s), %s does", match, name, failed.how, cheaper)
        return self.thinking.ask(think, replace(task, bot=LAST), who)


def _for_whom(now: Moment) -> str:
    """For whom a bot thinks: whoever opened the match, else the match. However many matches somebody opens, the others
    wait for one thought of theirs at most, and matches in which only bots sit are all together like one."""
    is_watched = any(seat.kind == PERSON for seat in now.seats)
    return now.match.opened_for if is_watched else ""


@dataclass(frozen=True)
class Task:
    """What a bot must choose: everything it may know, as plain data; and since when it is asked, if that counts."""

    title: str
    colours: str
    corrections: dict[str, Any] | None
    bot: str
    view: dict[str, object]
    seed: int
    place: str
    since: float | None = None


def prepare(task: Task) -> str:
    """Load what the bot needs, and seat it."""
    rules, _ = _at(task)
    rules.ask(rules.guess(rules.view_from(task.view), task.seed))
    return task.bot


def _at(task: Task) -> tuple[Rules[Any], Bot]:
    return _seated(task.title, task.colours, json.dumps(task.corrections), task.bot, task.seed, task.place)


def think(task: Task) -> str:
    """What this bot does with this view."""
    rules, player = _at(task)
    view = rules.view_from(task.view)
    ask = rules.ask(rules.guess(view, task.seed))
    assert ask is not None
    if isinstance(player, PlannerBot) and task.since is not None:
        player.hurry(time.monotonic, time.time() - task.since)
    move = ask.moves[0] if len(ask.moves) == 1 else player.choose(view, ask)
    if move not in ask.moves:
        raise IllegalChoice(repr(move)[:80])
    return rules.catalogue.text(move)


@lru_cache(maxsize=64)
def _seated(title: str, colours: str, corrections: str, name: str, seed: int, place: str) -> tuple[Rules[Any], Bot]:
    """The bot at a seat of a match, the same one from move to move, so that it can follow its plan."""
    played = titles.title(title)
    rules = played.rules(json.loads(corrections), colours)
    return rules, bot(name, rules, seed, played)
