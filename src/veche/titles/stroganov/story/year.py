"""What the year brings by itself, with whatever move it comes: the seasons, the income of winter, the end.

Where nobody is asked, incomes and story points simply come, so that one move may bring them to several players.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from veche.kernel.view import View
from veche.story.passage import Happening, Scene, Sentence, Who, sentence
from veche.titles.stroganov.components import LAST_STORY, NONE, WISHES
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import (
    HORSES_FOR_IVANS_POINT,
    KINDS,
    OVER,
    SEASONS,
    SETUP,
    SPRING,
    WINTER,
    is_ivan,
)
from veche.titles.stroganov.story import things
from veche.titles.stroganov.winter import (
    STORIES_OF_THE_FURTHEST,
    coins_of_winter,
    horses_of_winter,
    stories_of_winter,
)

AWAITING_INCOME: Final = frozenset(("before-income", "before-income-what", "income"))


@dataclass
class News:
    """What came with a move besides what was done, and what of it everybody was given, by kind."""

    sentences: list[Sentence] = field(default_factory=list)
    scene: Scene = ""
    given: dict[int, dict[str, int]] = field(default_factory=dict)

    def give(self, seat: int, kind: str, number: int) -> None:
        own = self.given.setdefault(seat, {})
        own[kind] = own.get(kind, 0) + number


NOTHING: Final = News()


def news(rules: StroganovRules, one: Happening) -> News:
    """What the year brought with this move."""
    before, after = one.before.numbers, one.after.numbers
    season = after["season"]
    if season == before["season"] and season != WINTER:
        return _last_of_the_first_wishes(one) if season == SETUP and one.verb == "choose" else NOTHING
    found = _last_of_the_first_wishes(one) if one.verb == "choose" else News()
    come = min(season, WINTER)
    if before["season"] < come:
        found.sentences.append(sentence(f"story.season.{SEASONS[come]}", year=after["year"]))
    if season in (WINTER, OVER):
        _winter(rules, one, found)
    if one.after.over:
        _end(rules, one.after, found)
    return found


def _last_of_the_first_wishes(one: Happening) -> News:
    """Who chooses last is not asked, and takes what is left."""
    found = News()
    before, after = one.before.columns, one.after.columns
    for card in range(len(WISHES)):
        seat = after["wish_at"][card]
        if seat != before["wish_at"][card] and seat >= 0 and seat != one.seat:
            mine = slice(seat * KINDS, (seat + 1) * KINDS)
            fur = [now - then for now, then in zip(after["furs"][mine], before["furs"][mine], strict=True)]
            stories = after["story"][seat] - before["story"][seat]
            found.give(seat, "stories", stories)
            gained = things.gaining(things.goods({"stories": stories}))
            left = sentence(
                "story.left", name=Who(seat), wish=things.wish(card), things=things.furs(fur), gained=gained
            )
            found.sentences.append(left)
    return found


def _winter(rules: StroganovRules, one: Happening, found: News) -> None:
    """The incomes that came unasked, and the story points of the two who came furthest."""
    before, after = one.before, one.after
    earned = [seat for seat in _awaiting(before) if seat not in _awaiting(after)]
    told = _stories_awaited(before) and not _stories_awaited(after)
    if not earned and not told:
        return
    s = rules.guess(after, 0)
    room = {seat: _room(one, seat) for seat in range(s.houses)}
    found.scene = "claim"
    for seat in earned:
        if seat == one.seat and one.verb == "income":
            continue
        stories = min(stories_of_winter(s, seat), room[seat])
        room[seat] -= stories
        income = {"coins": coins_of_winter(s, seat), "horses": horses_of_winter(s, seat), "stories": stories}
        found.sentences.append(sentence("story.income", name=Who(seat), things=things.goods(income)))
        if is_ivan(s, seat):
            had = (after.columns["horses"][seat] - income["horses"]) % HORSES_FOR_IVANS_POINT
            income["points"] = sold = (had + income["horses"]) // HORSES_FOR_IVANS_POINT
            income["horses"] -= sold * HORSES_FOR_IVANS_POINT
            found.sentences += horses_sold(sold)
        for kind, number in income.items():
            found.give(seat, kind, number)
    if told:
        order = [seat for seat in after.columns["order"] if seat != NONE]
        for seat, most, way in zip(order, STORIES_OF_THE_FURTHEST, ("furthest", "second"), strict=False):
            stories = min(most, room[seat])
            found.give(seat, "stories", stories)
            some = things.gaining(things.goods({"stories": stories}))
            found.sentences.append(sentence(f"story.{way}", name=Who(seat), gained=some))


def horses_sold(points: int) -> list[Sentence]:
    """That Ivan's horses became points, if they did."""
    return [sentence("story.ivan.horses", horses=points * HORSES_FOR_IVANS_POINT, points=points)] if points else []


def _awaiting(view: View) -> list[int]:
    """Who has not had the income of the coming winter yet, in player order."""
    season = view.numbers["season"]
    if SPRING <= season < WINTER:
        return [seat for seat in view.columns["order"] if seat != NONE]
    return [seat for name, seat, *_ in view.docket if name in AWAITING_INCOME] if season == WINTER else []


def _stories_awaited(view: View) -> bool:
    season = view.numbers["season"]
    return SPRING <= season < WINTER or (season == WINTER and any(frame[0] == "storytelling" for frame in view.docket))


def _room(one: Happening, seat: int) -> int:
    """How many story points could still come to the seat when the winter began to give them.

    For whoever made the move itself that is not known where it had story points too; then it is what came.
    """
    before, after = one.before.columns["story"][seat], one.after.columns["story"][seat]
    return LAST_STORY - before if seat != one.seat or after < LAST_STORY else max(after - before, 0)


def _end(rules: StroganovRules, view: View, found: News) -> None:
    """The game is over: everybody's points, the winner first."""
    outcome = rules.outcome(rules.guess(view, 0))
    assert outcome is not None
    ranking = outcome.ranking()
    order = sorted(range(len(ranking)), key=ranking.__getitem__)
    totals = [sentence("story.total", name=Who(seat, within=True), points=outcome.totals[seat]) for seat in order]
    found.sentences.append(sentence("story.over", totals=tuple(totals)))
    found.scene = "scoring"
