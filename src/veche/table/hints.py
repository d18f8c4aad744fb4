"""Hints: whoever is asked may ask for the best turns. All are told, and thinking never delays a page.

What was found is kept in memory, by match, version and seat; the page of that seat shows it as long as it stands at
that version. Whoever asks again after a restart is told again, and it counts as the same hint.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from veche.bots.advice import Advised, after, guessed
from veche.drawing.scene import Trail
from veche.kernel.turn import same_turn
from veche.shelf.title import title_of
from veche.store.records import PERSON
from veche.story.composer import foretold
from veche.story.passage import Passage
from veche.table.advising import SEED, advised, asked
from veche.table.errors import Busy
from veche.table.moment import Moment
from veche.table.thinking import Closing, Thinking

logger = logging.getLogger(__name__)

KEPT: Final = 500
WAITING: Final = 8
"""So many may wait for a hint at once: the process that thinks is that of the bots."""

Key = tuple[str, int, int]
"""A match, its version, and a seat."""


@dataclass(frozen=True)
class Plan:
    """A turn that is advised, with how it would be told; `goes_on`: what comes then depends on chance or others."""

    advised: Advised
    passages: Sequence[Passage]
    goes_on: bool

    def trail(self, number: int, seat: int) -> Trail:
        """What it would leave on the board, in order."""
        return Trail(number, seat, tuple([trace for one in self.passages for trace in one.traces]))


@dataclass(frozen=True)
class Counsel:
    """What a seat was told: nothing yet, while it is thought about. `folded`: it does not want to see it now."""

    plans: Sequence[Plan] = ()
    ready: bool = False
    failed: bool = False
    folded: bool = False

    def trails(self, seat: int) -> list[Trail]:
        """What each turn would leave on the board."""
        return [plan.trail(number, seat) for number, plan in enumerate(self.plans, start=1)]


class Hints:
    """The hints of a table. `announce` says that there is something new to see."""

    def __init__(self, thinking: Thinking, announce: Callable[[str, int], None]) -> None:
        self.thinking = thinking
        self.announce = announce
        self._kept: OrderedDict[Key, Counsel] = OrderedDict()
        self._lock = threading.Lock()
        self._waiting = threading.BoundedSemaphore(WAITING)

    def of(self, now: Moment, seat: int) -> Counsel | None:
        """What a seat is told at this moment, if it has asked and wants to see it."""
        with self._lock:
            found = self._kept.get((now.match.id, now.version, seat))
        return None if found is None or found.folded else found

    def fold(self, now: Moment, seat: int) -> None:
        """The seat does not want to see it any more."""
        key = (now.match.id, now.version, seat)
        with self._lock:
            if key in self._kept:
                self._kept[key] = _folded(self._kept[key], True)

    def ask(self, now: Moment, seat: int) -> None:
        """Think about the turns of a seat that is asked; what is known already is shown again. Busy, if many wait."""
        key = (now.match.id, now.version, seat)
        with self._lock:
            known = self._kept.get(key)
            if known is not None and not known.failed:
                self._kept[key] = _folded(known, False)
                return
            if not self._waiting.acquire(blocking=False):
                raise Busy("hint.busy")
            self._keep(key, Counsel())
        task = (key, now, time.time())
        threading.Thread(target=self._think, args=task, name=f"hint-{now.match.id}", daemon=True).start()

    def _think(self, key: Key, now: Moment, since: float) -> None:
        try:
            found = counselled(self.thinking, now, key[2], since)
        except Closing:
            return
        except Exception:
            logger.exception("no hint was found in match %s", key[0])
            found = Counsel(failed=True)
        finally:
            self._waiting.release()
        with self._lock:
            self._keep(key, _folded(found, self._kept.get(key, found).folded))
        self.announce(key[0], key[1])

    def _keep(self, key: Key, counsel: Counsel) -> None:
        self._kept[key] = counsel
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _folded(counsel: Counsel, folded: bool) -> Counsel:
    return Counsel(counsel.plans, counsel.ready, counsel.failed, folded)


def counselled(thinking: Thinking, now: Moment, seat: int, since: float | None = None) -> Counsel:
    """Think, and tell what was found; whoever asked waits `since` then. All of it comes from what the seat sees, and
    from guesses."""
    game = now.game
    view = game.rules.view(game.state, seat)
    found = thinking.ask(advised, replace(asked(now, view), since=since), now.match.opened_for)
    state = guessed(game.rules, view, SEED)
    plans = []
    for one in found:
        told = foretold(title_of(game), game.rules, state, one.moves, seat)
        end = after(game.rules, state, one.moves)
        goes_on = same_turn(game.rules.turn(state), game.rules.turn(end))
        plans.append(Plan(one, [passage for passage in told if passage.seat == seat], goes_on))
    return Counsel(plans, True)


def is_offered(now: Moment, seat: int) -> bool:
    """Whether a seat may ask for a hint at this moment."""
    is_asked = now.ask is not None and now.ask.seat == seat
    return is_asked and not now.match.unaided and now.seats[seat].kind == PERSON
