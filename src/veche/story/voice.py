"""A voice: says passages to one reader, in the title's words, with the names of the players.

Names of players and things can be marked in what is said, so that a page makes them bold or lights them up: a mark
begins with a sign of its own, then comes what is meant, and then the name as it is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from veche.kernel.docket import CHANCE
from veche.kernel.words import Argument, Words
from veche.story.passage import Part, Passage, Sentence, Thing, Who

PLAYER: Final = "\uf8f0"
THING: Final = "\uf8f1"
NAMED: Final = "\uf8f2"
END: Final = "\uf8f3"
_SIGNS: Final = str.maketrans("", "", PLAYER + THING + NAMED + END)
_MARK: Final = re.compile(f"([{PLAYER}{THING}])([^{NAMED}]*){NAMED}([^{END}]*){END}")


class Piece(NamedTuple):
    """A piece of what was said: plain text, or the name of a player (`seat`) or of a thing (`at`)."""

    text: str
    seat: int | None = None
    at: str = ""


class Voice:
    """Says sentences in these words to whoever sits at `reader`; `names` are what everybody is called."""

    def __init__(self, words: Words, names: Sequence[str], reader: int) -> None:
        self.words = words
        self.names = [name.translate(_SIGNS) for name in names]
        self.reader = reader

    def say(self, sentence: Sentence) -> str:
        """The sentence as plain text."""
        return _MARK.sub(r"\3", self._marked(sentence))

    def tell(self, passage: Passage) -> str:
        """A passage with what came of it, as plain text."""
        return " ".join([self.say(one) for one in (passage.said, *passage.then)])

    def pieces(self, sentence: Sentence) -> Iterator[Piece]:
        """The sentence in pieces: plain text, and the names of players and things."""
        text = self._marked(sentence)
        last = 0
        for mark in _MARK.finditer(text):
            if mark.start() > last:
                yield Piece(text[last : mark.start()])
            sign, what, name = mark.groups()
            yield Piece(name, seat=int(what)) if sign == PLAYER else Piece(name, at=what)
            last = mark.end()
        if last < len(text):
            yield Piece(text[last:])

    def _marked(self, sentence: Sentence) -> str:
        arguments: dict[str, Argument] = {name: self._part(part) for name, part in sentence.arguments.items()}
        said = self.words.say(sentence.key, arguments)
        first = said.index(NAMED) + 1 if said[:1] in (PLAYER, THING) else 0
        return said[:first] + said[first : first + 1].upper() + said[first + 1 :]

    def _part(self, part: Part) -> Argument:
        if isinstance(part, Who):
            return f"{PLAYER}{part.seat}{NAMED}{self.name(part)}{END}"
        if isinstance(part, Thing):
            name = self._part(part.called) if part.called else self.words.name(part.kind, part.noun)
            return f"{THING}{part.at}{NAMED}{name}{END}"
        if isinstance(part, Sentence):
            return self.words.say(part.key, {name: self._part(one) for name, one in part.arguments.items()})
        if isinstance(part, tuple):
            return self.words.listed([str(self._part(one)) for one in part])
        return part

    def name(self, who: Who) -> str:
        """What a player is called: "you" for the reader, an automa within a sentence as `alone.automa.within`."""
        if who.seat == self.reader and "you" in self.words:
            return self.words.say("you.within" if who.within and "you.within" in self.words else "you")
        if who.seat == CHANCE or who.seat >= len(self.names):
            return self.words.name("seat", "chance")
        name = self.names[who.seat]
        if who.within and "automa.within" in self.words:
            within = self.words.say("automa.within")
            return within if within.casefold() == name.casefold() else name
        return name
