"""The titles whose rules are blanked: their rooms, their tests, and what cannot be blanked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.mutants import rurik, rurik2, stroganov
from tests.mutants.mutants import ROOMS, ROOT, SOURCES, Mutant, of_the_sources


@dataclass(frozen=True)
class Title:
    name: str
    data: Callable[[], Iterator[Mutant]]
    """The mutants of what is printed."""
    only_read: tuple[str, ...]
    """Files of tests that read records, words, pages or sources, or let bots play, and do not say what a rule does."""
    shared: str = ""
    """A room that the title shares with others."""
    not_blanked: dict[str, str] = field(default_factory=dict)
    """Rulings and abilities that no mutant can take away, and why."""

    @property
    def rooms(self) -> list[Path]:
        return [SOURCES / ROOMS[room] for room in (self.name, self.shared) if room]

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / self.name

    @property
    def rulings(self) -> Path:
        return ROOT / "docs" / "rulings" / f"{self.name}.md"

    def shares(self, mutant: Mutant) -> bool:
        """Whether it is a mutant of the shared room."""
        return bool(self.shared) and mutant.file.startswith(f"{ROOMS[self.shared]}/")

    def every_mutant(self) -> list[Mutant]:
        """Those of its own sources, of those it shares, and of its data."""
        found = list(of_the_sources(self.name))
        if self.shared:
            found += [mutant for mutant in of_the_sources(self.shared) if mutant.title == self.name]
        return found + [replace(mutant, title=self.name) for mutant in self.data()]


TITLES = (
    Title(
        "rurik",
        rurik.of_the_data,
        only_read=("printed", "words"),
        shared="rurik_both",
        not_blanked={"equal-schemes": "how moves are named, not what they do"},
    ),
    Title(
        "rurik2",
        rurik2.of_the_data,
        only_read=("appraisal", "bots", "docs", "position", "printed", "rooms", "rulebook", "words"),
        shared="rurik_both",
        not_blanked={
            "synonyms": "what things are called, not what they do",
        },
    ),
    Title(
        "stroganov",
        stroganov.of_the_data,
        only_read=("appraisal", "pages", "position", "printed", "rulebook", "words"),
    ),
)


def every_mutant(titles: tuple[Title, ...] = TITLES) -> list[Mutant]:
    """The mutants of these titles. No two of a title have one name."""
    mutants = [mutant for title in titles for mutant in title.every_mutant()]
    names = [(mutant.title, mutant.name) for mutant in mutants]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"two mutants have one name: {sorted(twice)}"
    return mutants
