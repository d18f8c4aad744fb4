"""The strip above the table: what happened since whoever looks last decided, in few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from veche.kernel.docket import CHANCE
from veche.story.passage import Passage, Sentence, Who

MOST_TOLD = 5
"""So many things a strip tells; what came before them is in the chronicle."""


@dataclass(frozen=True)
class Told:
    """What the page shows with a number: on the strip as one passage, in the chronicle those it is made of."""

    number: int
    passage: Passage
    made_of: Sequence[Passage]


def on_strip(since: Sequence[Passage], viewer: int) -> tuple[list[Told], int]:
    """What a strip tells of these passages, and how much more there was before. The end of a round or year stays."""
    groups = _grouped(since)
    ends = [group for group in groups[:-MOST_TOLD] if group[0].scene == "claim"][-1:]
    shown = [*ends, *groups[len(ends) - MOST_TOLD :]] if ends else groups[-MOST_TOLD:]
    told = [Told(number, _as_one(group, viewer), group) for number, group in enumerate(shown, start=1)]
    return told, len(groups) - len(shown)


def _grouped(since: Sequence[Passage]) -> list[list[Passage]]:
    """Not who did nothing, if anything else was done; and together what came to several at once by itself.

    What the end of a round or year brings is one thing, whatever somebody did in between.
    """
    told = [one for one in since if one.seat != CHANCE or one.scene]
    found: list[list[Passage]] = []
    for one in [one for one in told if not one.idle] or told:
        same = next((group for group in found if _is_one_thing(group[-1], one)), None)
        if same is not None:
            same.append(one)
        else:
            found.append([one])
    return found


def _is_one_thing(one: Passage, other: Passage) -> bool:
    return one.scene == other.scene == "claim" and one.chapter == other.chapter


def _as_one(group: Sequence[Passage], viewer: int) -> Passage:
    """Several passages as one, of nobody. What whoever looks did is no news on the board."""
    one = group[0]
    if one.scene == "claim":
        said, *then = _in_order(group, viewer)
        one = replace(one, last=group[-1].last, said=said, then=tuple(then))
    if len(group) > 1:
        return replace(one, seat=CHANCE, traces=())
    return replace(one, traces=()) if one.seat == viewer else one


def _in_order(group: Sequence[Passage], viewer: int) -> list[Sentence]:
    """First what came, then what of it came to whoever looks, then to the others, player by player."""
    found: list[tuple[tuple[bool, int], Sentence]] = []
    for passage in group:
        whose = passage.seat
        for sentence in (passage.said, *passage.then):
            name = sentence.arguments.get("name")
            whose = name.seat if isinstance(name, Who) and not name.within else whose
            found.append(((whose not in (CHANCE, viewer), whose), sentence))
    return [sentence for _, sentence in sorted(found, key=itemgetter(0))]
