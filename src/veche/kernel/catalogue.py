"""The catalogue: every move of a title, as a number and as a text.

The number is fast and made for search and learning; it is never stored. The text is what people, journals, tests, the
wire and the command line use: a verb and the thing it points at (`advisor 4`, `muster kiev`, `stop`).
"""

from __future__ import annotations

from collections.abc import Sequence

from veche.kernel.errors import NotAMove
from veche.kernel.hint import LONGEST, near

UNUSED = "-"
"""A noun that stands for no move."""


class Catalogue:
    """The list of all moves of a title. `closing` is the move that ends a turn, if the title has one.

    `ranks` are the moves' numbers for those who decide by them: a module that is not played with does not change them.

    A title makes it from its verbs, `Verbs.catalogue`; the verbs know the numbers, the catalogue how they are written.

    >>> c = Catalogue()
    >>> kiev = c.family("muster", ["kiev", "smolensk"], "region")
    >>> c.text(kiev), c.number("Muster  Kiev") == kiev, c.masked(kiev)
    ('muster kiev', True, 'muster ?')
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.verbs: list[str] = []
        self.nouns: list[str] = []
        self.kinds: list[str] = []
        self.closing = -1
        self.ranks: list[int] = []
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def rank_of(self, moves: Sequence[int]) -> int:
        """A number for these moves that no module changes which they are not part of."""
        return sum([self.ranks[move] for move in moves]) if self.ranks else sum(moves)

    def family(self, verb: str, nouns: list[str], kinds: str = "") -> int:
        """Add the moves of a verb, one for each noun, in order, and give the number of the first.

        `kinds` says what the words of the noun are (`region`, or `region target`), for sentences and pages. UNUSED
        keeps a number free, so that a verb has the same numbers whatever the box holds.
        """
        first = len(self.texts)
        for noun in nouns:
            text = f"{verb} {noun}" if noun else verb
            if noun == UNUSED:
                text = ""
            else:
                self._enter(text, len(self.texts))
            self.texts.append(text)
            self.verbs.append(verb)
            self.nouns.append(noun)
            self.kinds.append(kinds)
        return first

    def used(self) -> list[int]:
        """The numbers that are moves."""
        return [number for number, text in enumerate(self.texts) if text]

    def single(self, verb: str) -> int:
        """Add a move that is a verb alone, and give its number."""
        return self.family(verb, [""])

    def arguments(self, number: int) -> dict[str, str]:
        """The words of the move's noun, by their kind."""
        return dict(zip(self.kinds[number].split(), self.nouns[number].split(), strict=True))

    def alias(self, text: str, number: int) -> None:
        """Let `text` be another way to write a move that exists."""
        self._enter(text, number)

    def strike(self, number: int) -> None:
        """This is no move after all, because it can never be played; its number stays free."""
        del self._numbers[_plain(self.texts[number])]
        self.texts[number] = ""
        self.nouns[number] = UNUSED

    def _enter(self, text: str, number: int) -> None:
        key = _plain(text)
        if key in self._numbers:
            raise ValueError(f"two moves are written {text!r}")
        self._numbers[key] = number

    def text(self, number: int) -> str:
        """How the move is written."""
        return self.texts[number]

    def masked(self, number: int) -> str:
        """How a secret move is written for everybody else: its verb, and a question mark for the noun."""
        return f"{self.verbs[number]} ?" if self.nouns[number] else self.verbs[number]

    def number(self, text: str) -> int:
        """The move that is written so. White space and capitals do not matter."""
        found = self._numbers.get(text)
        if found is None:
            found = self._numbers.get(_plain(text))
        if found is None:
            raise NotAMove(text, self._like(text))
        return found

    def _like(self, text: str) -> list[str]:
        """Moves that are written nearly so; if there are none, some that begin with the same word."""
        plain = _plain(text)
        if len(plain) > LONGEST:
            return []
        like = near(plain, [known for known in self.texts if known], 3, 0.75)
        verb = plain.partition(" ")[0]
        return like or [known for known in self.texts if known and known.partition(" ")[0] == verb][:5]


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
