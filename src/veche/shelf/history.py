"""The history behind a title: tales of its people, places and things, in groups, with what is certain told apart.

A title has one if its package, or one that it shares with others, has a room `history` with words in it. Messages come
in the order in which they are to be read; their names say what they are:

    group-leaders = The heirs
    group-leaders-lead = What is to be said of all of them.

    leader-yaroslav = What is told in short, at the table.
    leader-yaroslav-when = about 980 – 1054
    leader-yaroslav-certain = …
    leader-yaroslav-legend = …

A tale of a thing is headed by the name that the title has for it, and left out where the title has none: editions share
their texts. Any other has a heading of its own, `…-name`. A message `word-…` is for other messages to refer to.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from veche.drawing.speech import words_in
from veche.kernel.words import Words
from veche.language.catalogue import ENGLISH, entries_in

KINDS: Final = ("certain", "legend", "disputed", "game")
"""What a paragraph is: attested, told later, argued about among historians, or the game's own."""

_ENDS: Final = re.compile(rf"(.+)-(name|when|lead|{'|'.join(KINDS)})")


@dataclass(frozen=True)
class Tale:
    """What is told of one thing. Its `thing`, such as `leader-yaroslav`, is its place in the address of the page."""

    thing: str
    name: str
    when: str
    short: str
    paragraphs: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Group:
    """Tales under one heading, with what is said of all of them."""

    id: str
    name: str
    lead: str
    tales: tuple[Tale, ...]


@dataclass(frozen=True)
class History:
    """The groups of a title's tales, in the order in which they are read."""

    groups: tuple[Group, ...]

    @property
    def tales(self) -> dict[str, Tale]:
        """All tales, by what they tell of."""
        return {tale.thing: tale for group in self.groups for tale in group.tales}


def has_history(packages: Sequence[str]) -> bool:
    """Whether one of the packages has a room with tales; nothing of them is read."""
    return any(files(package).joinpath("history", "words").is_dir() for package in packages)


@lru_cache(maxsize=16)
def history_in(packages: tuple[str, ...], language: str = ENGLISH) -> History | None:
    """The history of the title in the last of the packages; the others are those that it shares."""
    if not has_history(packages):
        return None
    entries: dict[str, str] = {}
    for package in packages:
        entries |= entries_in(package, language, "history")
    return History(tuple(_groups(Words(entries, language=language), words_in(packages[-1], (), language))))


def parts_of(entries: Mapping[str, str]) -> dict[str, list[str]]:
    """What a tale or a group is made of, by its name: the endings of its messages, in the order of the file.

    >>> parts_of({"leader-boris": "", "leader-boris-when": "", "leader-boris-legend": ""})
    {'leader-boris': ['when', 'legend']}
    """
    found: dict[str, list[str]] = {}
    for name in entries:
        ends = _ENDS.fullmatch(name)
        if ends and ends[1] in entries:
            found[ends[1]].append(ends[2])
        elif not name.startswith("word-"):
            found[name] = []
    return found


def _groups(told: Words, names: Words) -> list[Group]:
    groups: list[Group] = []
    for thing, parts in parts_of(told.entries).items():
        if thing.startswith("group-"):
            lead = told.say(f"{thing}-lead") if "lead" in parts else ""
            groups.append(Group(thing.removeprefix("group-"), told.say(thing), lead, ()))
        elif "name" in parts or thing in names:
            last = groups.pop()
            groups.append(Group(last.id, last.name, last.lead, (*last.tales, _tale(thing, parts, told, names))))
    return groups


def _tale(thing: str, parts: Sequence[str], told: Words, names: Words) -> Tale:
    name = told.say(f"{thing}-name") if "name" in parts else names.say(thing)
    when = told.say(f"{thing}-when") if "when" in parts else ""
    paragraphs = tuple([(kind, told.say(f"{thing}-{kind}")) for kind in parts if kind in KINDS])
    return Tale(thing, name[:1].upper() + name[1:], when, told.say(thing), paragraphs)
