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
from veche.titles.stroganov.story.segment import Segment
from veche.titles.stroganov.story.year import news

ADVANCED: Final = frozenset(("village", "yurt", "wish", "outpost", "claim"))


def passages(rules: StroganovRules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
    """What happened in a turn of this kind, or between turns."""
    if not kind:
        return laid_out(happenings, rules.box.seats)
    return [_passage(segment) for segment in _segments(rules, happenings)]


def _segments(rules: StroganovRules, happenings: Sequence[Happening]) -> list[Segment]:
    found: list[Segment] = []
    for one in happenings:
        came = news(rules, one)
        current = found[-1] if found else None
        begins = _begins(one, current)
        alone = one.verb in actions.CLOSING and bool(came.sentences)
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


def _passage(segment: Segment) -> Passage:
    said, then, traces = _told(segment)
    scene: Scene = "claim" if segment.verb == "income" else ""
    for one in segment.news:
        then = [*then, *one.sentences]
        scene = one.scene or scene
    seat = segment.seat
    if segment.head is None and segment.first.verb in actions.CLOSING and segment.news[0].sentences:
        said, *then = then
        seat = CHANCE  # it came by itself, to one or several, whoever ended the turn
    passage = spanning(segment.happenings, said, then, traces, scene, seat)
    return replace(passage, idle=said.key == "story.no-song" and not then)


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
