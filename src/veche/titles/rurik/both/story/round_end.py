"""What the rules do by themselves after a move: the phase that ends a round, and the end of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from veche.kernel.docket import CHANCE
from veche.kernel.rules import Rules
from veche.kernel.view import View
from veche.story.passage import Happening, Passage, Scene, Sentence, Who, sentence
from veche.titles.rurik.both.components import SEATS
from veche.titles.rurik.both.story.change import Change, waits
from veche.titles.rurik.both.story.phrases import coins_said

if TYPE_CHECKING:
    from veche.titles.rurik.both.story.telling import Telling


class RoundEnd(ABC):
    """The last phase of a round, of `rounds`: its number, and the procedures that are still to come within it."""

    rounds: ClassVar[int]
    phase: ClassVar[int]
    before_the_tracks: ClassVar[Sequence[str]]
    at_its_end: ClassVar[Sequence[str]]
    markers: ClassVar[str]
    """The column of a view with the steps of the markers, by track and seat."""

    @abstractmethod
    def income(self, s: Any, seat: int) -> int:
        """The coins that the seat earns."""

    @abstractmethod
    def counted(self, s: Any, one: Happening, seat: int) -> list[tuple[str, int]]:
        """What each track counts, as a key with `you`, `number`, `up` and `points`, and how much of it the seat has."""

    # How far the game has come

    def claims(self, view: View) -> int:
        """How often the markers have gone up so far."""
        if view.over:
            return self.rounds
        return view.numbers["round"] - 1 + (self._goes_on(view) and not waits(view, *self.before_the_tracks))

    def _goes_on(self, view: View) -> bool:
        """Whether the phase goes on; what comes after the round marker went forward is no part of it."""
        return view.numbers["phase"] == self.phase and waits(view, *self.at_its_end)

    def incomes(self, view: View) -> int:
        """How often everybody has had an income so far; the last round has none."""
        if view.over or view.numbers["round"] == self.rounds:
            return self.rounds - 1
        waiting = waits(view, *self.before_the_tracks, "earn-income")
        return view.numbers["round"] - 1 + (self._goes_on(view) and not waiting)

    def income_after(self, rules: Rules[Any], one: Happening) -> Sequence[int]:
        """What everybody earned after this move; nothing, if there was no income."""
        if self.incomes(one.after) == self.incomes(one.before):
            return ()
        s = rules.guess(one.after, 0)
        return [self.income(s, seat) for seat in range(s.players)]

    # In sentences

    def advances(self, t: Telling, s: Any, one: Happening, seat: int) -> list[Sentence]:
        """The tracks on which the seat went up: by what, so many steps, and what that is worth."""
        found = []
        for track, (key, number) in enumerate(self.counted(s, one, seat)):
            place = track * len(SEATS) + seat
            up = Change(one.before, one.after).of(self.markers, place)
            if up:
                points = s.box.track_vp[one.after.columns[self.markers][place] - 1]
                found.append(sentence(key, name=Who(seat), number=number, up=up, points=points))
        return found

    def passages(self, t: Telling, one: Happening) -> list[Passage]:
        """The whole phase, or its income alone, and the end of the game, if they came after this move."""
        found = []
        earned = t.by_itself(one)
        if self.claims(one.after) > self.claims(one.before):
            found.append(self._whole(t, t.rules.guess(one.after, 0), one, earned))
        elif earned:
            parts = [
                sentence("story.income-of", name=Who(seat, within=True), coins=coins_said(coins))
                for seat, coins in enumerate(earned)
            ]
            found.append(by_itself(one, sentence("story.income", incomes=tuple(parts)), next_round(one)))
        if one.after.over and not one.before.over:
            found.append(scoring(t.rules, one))
        return found

    def _whole(self, t: Telling, s: Any, one: Happening, earned: Sequence[int]) -> Passage:
        """The reader comes first; who only watches reads of the players in their order."""
        order = sorted(range(t.players), key=t.is_you, reverse=True)
        said = sentence("story.claim", player=self._player(t, s, one, order[0], earned, within=True))
        then = [self._player(t, s, one, seat, earned, within=False) for seat in order[1:]]
        return by_itself(one, said, [*then, *next_round(one)], "claim")

    def _player(self, t: Telling, s: Any, one: Happening, seat: int, earned: Sequence[int], within: bool) -> Sentence:
        name = Who(seat, within)
        found = self.advances(t, s, one, seat) or [sentence("story.claim-none", name=Who(seat))]
        if not earned:
            return sentence("story.claim-player", name=name, advances=tuple(found))
        return sentence("story.claim-player-income", name=name, advances=tuple(found), coins=coins_said(earned[seat]))


def next_round(one: Happening) -> list[Sentence]:
    """Who begins the next round, if that is somebody else."""
    first = one.after.numbers["first"]
    if first == one.before.numbers["first"] or one.after.over:
        return []
    return [sentence("story.next-first", name=Who(first, within=True))]


def by_itself(one: Happening, said: Sentence, then: Sequence[Sentence] = (), scene: Scene = "") -> Passage:
    """A passage of what nobody did: it came by itself after this move."""
    return Passage(one.version, one.version, CHANCE, said, tuple(then), scene=scene)


def scoring(rules: Rules[Any], one: Happening) -> Passage:
    """Who won, and everybody's points, the best first."""
    outcome = rules.outcome(rules.guess(one.after, 0))
    assert outcome is not None, "the game is over"
    ranks = outcome.ranking()
    winners = tuple([Who(seat, within=True) for seat in outcome.winners()])
    points = outcome.totals[outcome.winners()[0]]
    said = sentence("story.over", winners=winners, points=points)
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    then = [sentence("story.points-of", name=Who(seat), points=outcome.totals[seat]) for seat in order]
    return by_itself(one, said, then, "scoring")
