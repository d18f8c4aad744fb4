"""Reading: a match brought back from what is written of it, from its last position on or from its beginning."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from veche import titles
from veche.kernel import journal
from veche.kernel.docket import CHANCE
from veche.kernel.errors import NotAMove, UnknownTitle, VecheError
from veche.kernel.game import EVERYBODY, Entry, Game
from veche.kernel.setup import Setup
from veche.kernel.telling import Told, written
from veche.store.errors import Damaged
from veche.store.records import Match, Written
from veche.store.store import Store, Whole
from veche.table.draft import summary_of
from veche.table.errors import CannotOpen, NobodyWaits
from veche.table.moment import Moment
from veche.table.phrases import PACKAGE

logger = logging.getLogger(__name__)


class Reading:
    """Reads the matches of a store: the journal is the truth, and the last position kept is a short way to its end."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._doubted: set[str] = set()

    def doubt(self, id: str) -> None:
        """The past of this match has proved not to lead to where it stands: read all of it next time."""
        self._doubted.add(id)

    def read(self, id: str, check: Callable[[], None]) -> Moment:
        """The match as it is written down; what lists could not tell of it yet, they can tell then."""
        try:
            whole = self.store.whole(id)
            now = self._opened(whole, check)
        except (CannotOpen, Damaged) as error:
            trouble = written(error.told)
            known = self.store.lists.listed(id)
            if known is not None and known.trouble != trouble:
                self.store.lists.trouble(id, trouble)
            raise
        if whole.trouble:
            self.store.lists.trouble(id, "")
        if not whole.is_known:
            self._learn(now)
        return now

    def _learn(self, now: Moment) -> None:
        game = now.game
        if now.resumed:
            self.store.learn(now.match.id, summary_of(game, now.ask), {}, None)
            return
        readers = {entry.version: entry.reader for entry in game.entries}
        at, state = game.resting_place()
        self.store.learn(now.match.id, summary_of(game, now.ask), readers, (at, game.title.dump(game.rules, state)))

    def _opened(self, whole: Whole, check: Callable[[], None]) -> Moment:
        """The match as its journal tells it; CannotOpen, whatever is wrong with it. No match may hurt another."""
        match, seats, lines = whole.match, whole.seats, whole.lines
        try:
            _check_rules_version(match)
            if [seat.seat for seat in seats] != list(range(match.players)):
                raise CannotOpen("trouble.seats", within=PACKAGE)
            if [line.version for line in lines] != list(range(1, len(lines) + 1)):
                raise CannotOpen("trouble.unreadable", within=PACKAGE)
            now = Moment.of(match, seats, *self._replayed(whole, check))
            now = replace(now, since=lines[-1].written) if lines else now
            summary_of(now.game, now.ask)
        except (CannotOpen, Damaged, NobodyWaits):
            raise
        except UnknownTitle:
            raise CannotOpen("trouble.title", within=PACKAGE, title=match.title) from None
        except Exception as error:
            # What exactly is for the keeper alone: it may name what is not everybody's to read.
            logger.warning("match %s cannot be read: %s: %s", match.id, type(error).__name__, error)
            raise CannotOpen("trouble.unreadable", within=PACKAGE) from None
        return now

    def _replayed(self, whole: Whole, check: Callable[[], None]) -> tuple[Game[Any], tuple[Told, ...], int]:
        """The game its journal tells: from its last position on, if that is of these rules, else from the beginning.

        If it no longer replays, the game goes on from the last position kept. What is wrong with the journal is told
        to the keeper alone: it names moves that are not everybody's to read.
        """
        match, lines = whole.match, whole.lines
        game = self._going_on(whole)
        if game is not None:
            return game, (), 0
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
            return game, (), 0
        if not self._leads_where_it_led(match, game):
            logger.warning("the journal of match %s leads elsewhere under the rules of today", match.id)
            return self._resumed(match, lines)
        if match.rules_version == game.title.meta.rules_version:
            return game, (), 0
        return game, (Told("told.rules", within=PACKAGE, **_rules_versions(match)),), 0

    def _going_on(self, whole: Whole) -> Game[Any] | None:
        """The game from its last position on; None, if all of its journal has to be looked at."""
        match, lines, kept = whole.match, whole.lines, whole.position
        title = titles.title(match.title)
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

    def _resumed(self, match: Match, lines: list[Written]) -> tuple[Game[Any], tuple[Told, ...], int]:
        kept = self._last_position(match)
        if kept is None:
            raise CannotOpen("open.journal")
        version, position = kept
        try:
            game = self._begin(match, position)
            game.entries = [_untold(game, line, version) for line in lines[:version]]
            to_the_start = (f"undo {version}", f"undo {_standing(lines[:version])}")
            for line in lines[version:]:
                game.repeat(line.seat, "undo 0" if line.text in to_the_start else line.text)
            return game, (Told("told.resumed", within=PACKAGE, version=version),), version
        except VecheError as error:
            logger.warning("match %s does not go on from version %s either: %s", match.id, version, error)
        try:
            game = self._begin(match, position)
        except VecheError:
            raise CannotOpen("open.position") from None
        last = len(lines)
        game.entries = [_untold(game, line, last) for line in lines]
        self.store.keep_position(match.id, last, position)
        return game, (Told("told.cut", within=PACKAGE, version=version, last=last),), last

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


def _check_rules_version(match: Match) -> None:
    """A match of rules that are newer than ours cannot be judged here."""
    versions = _rules_versions(match)
    if versions["then"] > versions["now"]:
        raise CannotOpen("told.newer", within=PACKAGE, **versions)


def _rules_versions(match: Match) -> dict[str, int]:
    """Which version of the rules a match was begun under, and which one there is now."""
    return {"then": match.rules_version, "now": titles.title(match.title).meta.rules_version}


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
    return game.seats.index(name) if name in game.seats else CHANCE
