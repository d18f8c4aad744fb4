"""A segment of a turn: the moves of one action, what was given for it, and what it brought.

Everything is counted from the views before and after the moves. What the year brings in the same move (the income of
winter, when nobody is asked) is left to `year.py` and taken off here.
"""

from __future__ import annotations

from typing import Final

from veche.story.passage import Happening
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import A10, BEAR, FURS, MARKET, PREY, TIGER
from veche.titles.stroganov.state import DONE, KINDS
from veche.titles.stroganov.story.year import News

COLUMNS: Final = {
    "points": "vp",
    "coins": "coins",
    "horses": "horses",
    "stories": "story",
    "banners": "banners",
    "outposts": "outposts",
}
"""Where a view has what is counted."""

CLOSING: Final = frozenset(("end", "pass", "done", "stop"))
"""The moves by which somebody does no more."""


class Segment:
    """The moves of one action of `seat`; `head` is the one that says what is done, once it is there."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.happenings: list[Happening] = []
        self.news: list[News] = []
        self.head: Happening | None = None

    @property
    def verb(self) -> str:
        return self.head.verb if self.head is not None else ""

    @property
    def first(self) -> Happening:
        return self.happenings[0]

    @property
    def last(self) -> Happening:
        return self.happenings[-1]

    @property
    def seat(self) -> int:
        """Who acts. Of what chance does, the docket says for whom."""
        if self.head is not None:
            return self.head.seat
        docket = self.first.before.docket
        return docket[0][1] if self.first.seat < 0 and docket else self.first.seat

    @property
    def is_unpaid(self) -> bool:
        """Whether the price is still being paid, so that nothing is done yet."""
        docket = self.last.after.docket
        return bool(docket) and docket[0][0] in ("pay-piece", "ivan-pays-piece")

    @property
    def is_of_the_year(self) -> bool:
        """Whether it is nothing but what the year brings: an income, or what came when somebody did no more."""
        if self.head is not None:
            return self.verb == "income"
        return self.first.verb in CLOSING and bool(self.news[0].sentences)

    def add(self, one: Happening, news: News) -> None:
        self.happenings.append(one)
        self.news.append(news)

    def of(self, *verbs: str) -> list[Happening]:
        """The moves of these verbs."""
        return [one for one in self.happenings if one.verb in verbs]

    # What was given and gained

    def net(self, kind: str) -> int:
        """How much more of it the seat has than before, by the action alone."""
        column, seat = COLUMNS[kind], self.seat
        change = self.last.after.columns[column][seat] - self.first.before.columns[column][seat]
        return change - sum([news.given.get(seat, {}).get(kind, 0) for news in self.news])

    def furs(self) -> tuple[list[int], list[int]]:
        """The furs that were given and those that were gained, by value."""
        given = [0] * KINDS
        for one in self.happenings:
            for fur, number in enumerate(_paid(one)):
                given[fur] += number
        first = self.seat * KINDS
        before, after = self.first.before.columns["furs"], self.last.after.columns["furs"]
        gained = [after[first + fur] - before[first + fur] + given[fur] for fur in range(KINDS)]
        return given, gained

    def tigers(self) -> tuple[int, int]:
        """The tigers that were given and those that were gained."""
        given = sum([_tigers_paid(one) for one in self.happenings])
        seat = self.seat
        change = self.last.after.columns["tigers"][seat] - self.first.before.columns["tigers"][seat]
        return given, change + given


def _paid(one: Happening) -> list[int]:
    """The furs that went to the bag as a payment with this move."""
    paid = [0] * KINDS
    if one.seat < 0 or one.verb == "keep":
        return paid
    if one.verb.startswith("ivan"):
        fur = _paid_by_ivan(one)
        if fur >= 0:
            paid[fur] = 1
        return paid
    return [max(to_the_bag(one, fur), 0) for fur in range(KINDS)]


def to_the_bag(one: Happening, fur: int) -> int:
    """How many furs of the value went to the bag with this move; those of a market that the new year empties apart."""
    change = one.after.columns["bag"][fur] - one.before.columns["bag"][fur]
    emptied = one.after.numbers["vacant"] == MARKET and not any(one.after.columns["market"])
    return change - one.before.columns["market"][fur] if emptied else change


def _paid_by_ivan(one: Happening) -> int:
    if one.verb == "ivan pays bear":
        return BEAR
    return FURS.index(str(one.nouns["own"])) if one.verb in ("ivan pays", "ivan pays coin") else -1


def _tigers_paid(one: Happening) -> int:
    """The tigers that went to the supply with this move. The wish for a tiger takes one from there."""
    if one.seat < 0:
        return 0
    returned = one.after.numbers["tigers_left"] - one.before.numbers["tigers_left"]
    wishes = [view.columns["wish_at"][A10] for view in (one.before, one.after)]
    if wishes[0] != wishes[1] and wishes[1] == DONE + one.seat and one.before.numbers["tigers_left"]:
        returned += 1
    return max(returned, int(one.verb == "pay" and one.nouns["own"] == PREY[TIGER]))
