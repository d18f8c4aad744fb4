"""The passages of a turn: its moves are parted into actions, and each action is told with what came of it.

Some verbs begin an action. What follows belongs to it until another begins: payments, furs that are drawn or taken, a
second fur of a hunt, the bonuses of a trade. That somebody does no more is not told, unless the year goes on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from veche.kernel.docket import CHANCE
from veche.story.passage import Happening, Passage, Scene, spanning
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.story import actions, ivan
from veche.titles.stroganov.story.layout import laid_out
from veche.titles.stroganov.story.segment import CLOSING, Segment
from veche.titles.stroganov.story.year import News, news

ADVANCED: Final = frozenset(("village", "yurt", "wish", "outpost", "claim"))


def passages(rules: StroganovRules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
    """What happened in a turn of this kind, or between turns."""
    if not kind:
        return laid_out(happenings, rules.box.seats)
    return [passage for segment in _segments(rules, happenings) for passage in _passages(segment)]


def _segments(rules: StroganovRules, happenings: Sequence[Happening]) -> list[Segment]:
    found: list[Segment] = []
    for one in happenings:
        came = news(rules, one)
        current = found[-1] if found else None
        begins = _begins(one, current)
        alone = one.verb in CLOSING and bool(came.sentences)
        if current is None or alone or one.verb == "extra" or (begins and _is_parted(current, one)):
            found.append(Segment(rules.box))
        found[-1].add(one, came)
        if begins:
            found[-1].head = one
    return found


def _begins(one: Happening, current: Segment | None) -> bool:
    """Whether the move begins an action; some go with the one before."""
    if one.verb not in actions.TELLERS and one.verb not in ivan.TELLERS:
        return False
    before = current.verb if current is not None else ""
    if one.verb in ivan.HUNTS:
        return before not in ivan.HUNTS
    if one.procedure == "trade-bonus" and one.verb in ("bonus", "to"):
        return before != "trade"
    if one.procedure == "hunt-second" and one.verb == "hunt":
        return before != "hunt"
    if one.verb == "reward" and current is not None and before in ("advance", "stay"):
        return bool(current.of("reward"))
    return True


def _is_parted(current: Segment, one: Happening) -> bool:
    """Whether an action that begins is no part of what was begun: an extra action may be anything advanced."""
    return current.head is not None or bool(current.of("extra") and one.verb not in ADVANCED)


def _passages(segment: Segment) -> list[Passage]:
    """What was done, with what the year brought; where that has a scene of its own, it is told apart."""
    said, then, traces = _told(segment)
    apart = [] if segment.is_of_the_year else [at for at, one in enumerate(segment.news) if one.scene]
    came = [one for at, one in enumerate(segment.news) if at not in apart]
    then = [*then, *[sentence for one in came for sentence in one.sentences]]
    scene: Scene = "claim" if segment.verb == "income" else ""
    scene = next((one.scene for one in reversed(came) if one.scene), scene)
    seat = segment.seat
    if segment.head is None and segment.is_of_the_year:
        said, *then = then
        seat = CHANCE  # it came by itself, to one or several, whoever ended the turn
    passage = spanning(segment.happenings, said, then, traces, scene, seat)
    idle = said.key == "story.no-song" and not then
    return [replace(passage, idle=idle), *[_by_itself(segment.happenings[at], segment.news[at]) for at in apart]]


def _by_itself(one: Happening, news: News) -> Passage:
    """What nobody did: it came with this move, and stands after what the move belongs to."""
    said, *then = news.sentences
    return spanning([one], said, then, scene=news.scene, seat=CHANCE)


def _told(segment: Segment) -> actions.Told:
    if segment.head is None:
        tell = ivan.headless if segment.of("ivan card", "ivan movement") else actions.headless
        return tell(segment)
    if segment.is_unpaid:
        return actions.unpaid(segment), [], []
    teller = actions.TELLERS.get(segment.verb) or ivan.TELLERS[segment.verb]
    said, then, traces = teller(segment)
    extra = segment.of("extra")
    return said, [*[actions.extra(one) for one in extra], *then], traces
