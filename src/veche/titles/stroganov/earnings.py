"""What earned each point: told by the journal, move by move, once the game is over.

A state says how many points everybody has, not where they came from. Every point of the game itself follows a decision
that can be seen in the journal: a song, a yurt, a claim, a wish, a reward of the trophy track. Between the decision and
its points lie only payments.
"""

from __future__ import annotations

from typing import Any, Final

from veche.kernel.game import Game
from veche.kernel.numbers import Row
from veche.kernel.outcome import Line, Outcome
from veche.titles.stroganov import box as b
from veche.titles.stroganov.components import NONE, REGIONS, SONGS
from veche.titles.stroganov.ivans_rewards import POINTS_FOR_AN_EXTRA_ACTION
from veche.titles.stroganov.state import StroganovState, is_ivan

SOURCES: Final = ("songs", "wishes", "yurts", "villages", "landscapes", "trophies", "horses", "before")
"""What earns points in the game itself. Horses are points only to Ivan; `before` is what a position began with."""

HEADINGS: Final = (
    "songs", "wishes", "yurts", "villages", "landscapes", "sets", "trophies", "tigers", "horses", "built", "unbuilt",
    "coins", "furs", "story", "before",
)  # fmt: skip
"""The headings of the sheet in their order: what is scored at the end stands beside what is like it."""

BY_VERB: Final = {
    "song": "songs", "ivan sings": "songs", "fulfil": "wishes", "ivan wish": "wishes", "ivan offer": "wishes",
    "yurt": "yurts", "ivan yurt": "yurts", "village": "villages", "ivan visits": "villages", "claim": "landscapes",
    "ivan buys": "landscapes", "ivan buys further": "landscapes", "reward": "trophies", "ivan trophy": "trophies",
}  # fmt: skip
"""By verb: what the points come from that follow the move."""


class Earnings:
    """Everybody's points by what earned them: `by_seat[seat][source]` has each gain by itself, in their order."""

    def __init__(self, s: StroganovState) -> None:
        self.by_seat: list[dict[str, list[int]]] = [{} for _ in range(s.houses)]
        self._cause = [("", 0)] * s.houses
        for seat in range(s.houses):
            self._book(seat, "before", s.vp[seat])
        self._keep(s)

    def _keep(self, s: StroganovState) -> None:
        """Remember how things lay before the next move."""
        self._vp = list(s.vp)
        self._lies = {"yurts": list(s.yurt), "wishes": list(s.wish), "landscapes": list(s.row)}

    def after(self, s: StroganovState, seat: int, verb: str, noun: str) -> None:
        """Book what everybody has gained by a move of this seat."""
        if verb in BY_VERB:
            self._cause[seat] = (BY_VERB[verb], self._worth_to_ivan(s, verb, noun) if is_ivan(s, seat) else 0)
        for one in range(s.houses):
            gained = s.vp[one] - self._vp[one]
            if gained:
                self._gained(one, gained, is_ivan(s, one))
        self._keep(s)

    def _gained(self, seat: int, points: int, ivan: bool) -> None:
        source, worth = self._cause[seat]
        if ivan:
            # Whatever brings him horses may bring a point for five of them besides.
            part = min(points, worth)
            self._cause[seat] = ("", 0)
            self._book(seat, source, part)
            source, points = "horses", points - part
        self._book(seat, source, points)

    def _book(self, seat: int, source: str, points: int) -> None:
        if points:
            self.by_seat[seat].setdefault(source, []).append(points)

    def _worth_to_ivan(self, s: StroganovState, verb: str, noun: str) -> int:
        """How many points the thing itself is worth to Ivan, beside those for its horses."""
        if verb in ("ivan trophy", "ivan offer"):
            return 1
        if verb == "ivan sings":
            return _worth(s.box.song_reward, SONGS.index(noun))
        if verb == "ivan visits":
            return _worth(s.box.village_first, s.village[REGIONS.index(noun)])
        source = BY_VERB[verb]
        tile = self._lies[source][int(noun) - 1 if source == "landscapes" else REGIONS.index(noun)]
        if source == "wishes":
            return s.box.wish_vp[tile]
        return _worth(s.box.yurt_reward if source == "yurts" else s.box.landscape_reward, tile)


def _worth(rows: Row, tile: int) -> int:
    """The points of a row of rewards to Ivan, to whom an extra action is worth some."""
    if tile == NONE:
        return 0
    row = rows[tile * b.WIDTH : (tile + 1) * b.WIDTH]
    extra = row[b.VILLAGE_ANYWHERE] + row[b.ADVANCED_ANYWHERE] + row[b.ADVANCED_PAID]
    return int(row[b.VP] + POINTS_FOR_AN_EXTRA_ACTION * extra)


def earnings(game: Game[Any]) -> Earnings:
    """What has earned everybody's points, from the beginning of the journal."""
    found = Earnings(game.at(0))
    catalogue = game.rules.catalogue
    for entry, state in game.retold():
        found.after(state, entry.seat, catalogue.verbs[entry.move], catalogue.nouns[entry.move])
    return found


def with_earnings(outcome: Outcome, game: Game[Any]) -> Outcome:
    """The scoring sheet with every point under what earned it, whenever it came."""
    earned = earnings(game).by_seat
    sources = [source for source in SOURCES if any(source in own for own in earned)]
    lines = []
    for seat, sheet in enumerate(outcome.lines):
        at_the_end = [line for line in sheet if line.heading != "so-far"]
        own = [
            _line(source, earned[seat].get(source, []), is_ivan(game.state, seat))
            for source in sources
            if source in earned[seat] or all(line.heading != source for line in at_the_end)
        ]
        own += at_the_end
        lines.append(sorted(own, key=lambda line: HEADINGS.index(line.heading)))
    return Outcome(lines, outcome.tiebreaks, outcome.tiebreakers)


def _line(source: str, gains: list[int], ivan: bool) -> Line:
    """What the source has earned; whoever has nothing of what others have gets a line that says so."""
    if not gains:
        return Line(source, 0, "outcome.earned.none")
    why = f"outcome.earned.{source}{'.ivan' if ivan and source == 'trophies' else ''}"
    return Line(source, sum(gains), why, {"number": len(gains), "points": ", ".join(map(str, gains))})
