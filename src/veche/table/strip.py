"""The strip above the table: what happened since whoever looks last decided, in few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from veche.kernel.docket import CHANCE
from veche.story.passage import Passage

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
    """Not who did nothing, if anything else was done; and together what came to several at once by itself."""
    told = [one for one in since if one.seat != CHANCE or one.scene]
    found: list[list[Passage]] = []
    for one in [one for one in told if not one.idle] or told:
        last = found[-1][-1] if found else None
        if last is not None and (last.seat == one.seat == CHANCE or last.scene == one.scene == "claim"):
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _as_one(group: Sequence[Passage], viewer: int) -> Passage:
    """Several passages as one, of nobody: first what came to whoever looks. What they did is no news on the board."""
    if len(group) == 1:
        return replace(group[0], traces=()) if group[0].seat == viewer else group[0]
    first, *others = sorted(group, key=lambda one: one.seat != viewer)
    then = [*first.then, *[sentence for one in others for sentence in (one.said, *one.then)]]
    begun, ended = group[0].first, group[-1].last
    return replace(first, first=begun, last=ended, seat=CHANCE, then=tuple(then), traces=())
