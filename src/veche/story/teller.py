"""The story of a match for one reader, told on as the match goes on: what was told once is not composed again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Any, Final

from veche.kernel.docket import NOBODY
from veche.kernel.entry import Entry
from veche.kernel.game import Game
from veche.story.composer import ALL, Composer, Narrator
from veche.story.passage import Passage, Sentence

REMEMBERED: Final = 64
"""So many stories are kept at hand: of the matches and seats that were looked at last."""


class Teller:
    """Follows a game for one reader. What led to version `since` is not known any more: it stands as it was written."""

    def __init__(self, game: Game[Any], reader: int, seer: int, since: int = 0) -> None:
        self.reader = reader
        self.seer = seer
        self.since = since
        self.entries: list[Entry] = []
        self.composer = self._begun(game)

    def _begun(self, game: Game[Any]) -> Composer:
        return Composer(narrator(game), game.rules, game.at(self.since), self.reader, self.seer)

    def follow(self, game: Game[Any]) -> Sequence[Passage]:
        """The passages of a game as far as it has come."""
        entries = game.entries
        told = len(self.entries)
        if told > len(entries) or (told and self.entries[-1] is not entries[told - 1]):
            self._again(game)
            told = 0
        for entry in entries[told:]:
            if not self._add(game, entry, set()):
                self._again(game)
                cuts = {one.back for one in entries if one.is_undo}
                for one in entries:
                    self._add(game, one, cuts)
                break
        return self.composer.passages

    def _again(self, game: Game[Any]) -> None:
        self.entries = []
        self.composer = self._begun(game)

    def _add(self, game: Game[Any], entry: Entry, cuts: set[int]) -> bool:
        self.entries.append(entry)
        if entry.version <= self.since:
            text = f"{game.seat_name(entry.seat)}: {game.text_for(entry, self.reader)}"
            self.composer.finished.append(Passage(entry.version, entry.version, entry.seat, Sentence(text)))
            return True
        if entry.is_undo:
            return self.composer.take_back(entry.back, game.at(entry.back))
        self.composer.add(entry.version, entry.seat, entry.move, entry.reader)
        if entry.version in cuts:
            self.composer.close()
        return True


class Tellers:
    """The tellers that are at hand, the latest last; a lock each would be more than they need."""

    def __init__(self) -> None:
        self._tellers: OrderedDict[tuple[str, int, bool, int], Teller] = OrderedDict()
        self._lock = Lock()

    def story(self, match: str, game: Game[Any], viewer: int, since: int = 0) -> Sequence[Passage]:
        """The story of a match, as it is read from a seat; when it is over, nothing is secret."""
        with self._lock:
            return self._at_hand(match, game, viewer, since).follow(game)

    def foretold(self, match: str, game: Game[Any], viewer: int, moves: Sequence[int], since: int = 0) -> list[Passage]:
        """How the turn of a match would be told from a seat, if it went on with these moves."""
        with self._lock:
            teller = self._at_hand(match, game, viewer, since)
            teller.follow(game)
            return teller.composer.would_tell(moves)

    def _at_hand(self, match: str, game: Game[Any], viewer: int, since: int) -> Teller:
        key = (match, viewer, game.is_over, since)
        teller = self._tellers.pop(key, None)
        if teller is None:
            teller = Teller(game, ALL if game.is_over else viewer, viewer, since)
        self._tellers[key] = teller
        while len(self._tellers) > REMEMBERED:
            self._tellers.popitem(last=False)
        return teller


def story(game: Game[Any], reader: int) -> Sequence[Passage]:
    """The whole story of a game for a reader, told once."""
    everything = reader == ALL or game.is_over
    return Teller(game, ALL if everything else reader, NOBODY if reader == ALL else reader).follow(game)


def since_last_decision(game: Game[Any], passages: Sequence[Passage], reader: int, version: int) -> list[Passage]:
    """What the others did until a version, since the reader last decided something; and what the end of the round or
    year brought in which that was, even if the reader was asked something afterwards.

    For whoever only watches, or reads everything, it is what was done in the last turn.
    """
    told = [one for one in passages if not one.struck and one.last <= version]
    if reader < 0:
        return [one for one in told if one.turn == told[-1].turn]
    line = [entry for entry in game.line() if entry.version <= version]
    mine = next((entry.version for entry in reversed(line) if entry.seat == reader), 0)
    chapter = next((one.chapter for one in reversed(told) if one.seat == reader), 0)
    return [
        one
        for one in told
        if (one.last > mine and one.seat != reader) or (one.scene == "claim" and one.chapter == chapter)
    ]


def narrator(game: Game[Any]) -> Narrator:
    """The title of a game, as one that tells its story."""
    title = game.title
    assert isinstance(title, Narrator), f"{title.meta.name} can be played, but tells no story"
    return title
