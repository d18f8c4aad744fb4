"""What stands on the shelf by name: what Veche brings, and what installed packages bring by their entry points.

A package that brings something broken, or something whose name is taken, never keeps the rest from being found: what is
wrong with it is kept as a sentence, and told to whoever asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property

from veche.kernel.errors import VecheError
from veche.kernel.hint import unknown
from veche.kernel.telling import All, Told

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""What something on the shelf may be called: it stands in journals, addresses and lists with commas."""


@dataclass(frozen=True)
class Entry:
    """Something to be loaded when it is asked for: its name, where its code is, and which package brings it."""

    name: str
    place: str
    package: str


@dataclass
class Brought:
    """What packages bring of one kind, by name; what is left out of it, and why; what cannot be used, and why."""

    entries: dict[str, Entry] = field(default_factory=dict)
    left_out: list[Told] = field(default_factory=list)
    broken: dict[str, Told] = field(default_factory=dict)


class Entries:
    """Everything of one kind, `title` or `bot`, by name. Nothing of it is loaded here.

    `ours` says where the code of what Veche brings is; others name theirs in the entry points `veche.titles` or
    `veche.bots`. Whoever asks for what is not there or cannot be used gets an error of the type `missing`.
    """

    def __init__(self, kind: str, ours: Mapping[str, str], missing: type[VecheError]) -> None:
        self.kind = kind
        self.ours = dict(ours)
        self._missing = missing

    @cached_property
    def _brought(self) -> Brought:
        """What packages bring, looked for once."""
        named: dict[str, set[Entry]] = {}
        for entry in _installed(f"veche.{self.kind}s"):
            named.setdefault(entry.name, set()).add(entry)
        found = Brought()
        for name in sorted(named):
            self._sort_in(name, named[name], found)
        return found

    def _sort_in(self, name: str, entries: Collection[Entry], found: Brought) -> None:
        packages = All(sorted({repr(entry.package) for entry in entries}))
        if name in self.ours:
            found.left_out.append(Told("shelf.ours", kind=self.kind, name=repr(name), packages=packages))
        elif not NAME.fullmatch(name):
            found.left_out.append(Told("shelf.name", kind=self.kind, name=repr(name), packages=packages))
        elif len(entries) > 1:
            found.broken[name] = Told("shelf.several", kind=self.kind, name=repr(name), packages=packages)
        else:
            found.entries[name] = next(iter(entries))

    def names(self) -> list[str]:
        """The names that can be asked for, as far as is known: ours, then those of others."""
        brought = self._brought
        return [*self.ours, *[name for name in brought.entries if name not in self.ours and name not in brought.broken]]

    def usable(self, load: Callable[[str], object]) -> list[str]:
        """The names of all that can be loaded, this way."""
        found = []
        for name in self.names():
            try:
                load(name)
            except self._missing:
                continue
            found.append(name)
        return found

    def place(self, name: str) -> str:
        """Where the code of what is called `name` is."""
        if name in self.ours:
            return self.ours[name]
        if name in self._brought.broken:
            raise self._missing(self._brought.broken[name])
        if name not in self._brought.entries:
            raise self._missing(unknown(self.kind, name, sorted(self.names())))
        return self._brought.entries[name].place

    def refuse(self, name: str, why: str | Told) -> VecheError:
        """That what a package brings cannot be used, now and whenever it is asked for again."""
        package = self._brought.entries[name].package
        told = Told("shelf.unusable", kind=self.kind, name=repr(name), package=repr(package), why=why)
        self._brought.broken[name] = told
        return self._missing(told)

    @contextmanager
    def used(self, name: str) -> Iterator[None]:
        """What goes wrong in here with something that a package brings is told as the trouble of that package.

        An error of the type `missing` is what it says itself, and nothing that went wrong.
        """
        try:
            yield
        except self._missing:
            raise
        except (Exception, SystemExit) as error:
            if name in self.ours or name not in self._brought.entries:
                raise
            raise self.refuse(name, f"{type(error).__name__}: {error}") from error

    def troubles(self) -> list[str]:
        """What is wrong with what packages bring, as far as is known: a sentence each."""
        brought = self._brought
        return [str(told) for told in [*brought.left_out, *[brought.broken[name] for name in sorted(brought.broken)]]]


def _installed(group: str) -> Iterator[Entry]:
    """The entry points of a group; a package whose list of them cannot be read has none."""
    from importlib.metadata import distributions, entry_points  # it takes a while, and who plays ours needs it not

    try:
        points = list(entry_points(group=group))
    except Exception:
        points = []
        for one in distributions():
            try:
                points += [point for point in one.entry_points if point.group == group]
            except Exception:
                continue
    for point in points:
        try:
            package = str(point.dist.name) if point.dist is not None else point.value
        except Exception:
            package = point.value
        yield Entry(point.name, point.value, package)
