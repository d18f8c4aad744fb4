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
PERSON: Final = "person"
"""The form of a name by which a verb is bent: `{ $name-person -> [you] hast *[other] hat }`."""

CAPITAL: Final = "capital"
"""The form of a part that begins a sentence, as it may after a colon: `{ $lost-capital }`."""

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
        return _begun(self.words.say(sentence.key, self._arguments(sentence)))

    def _arguments(self, sentence: Sentence) -> dict[str, Argument]:
        """What the message is given; also the forms of names that it wants, as languages with cases do."""
        given = sentence.arguments
        arguments: dict[str, Argument] = {name: self._part(part) for name, part in given.items()}
        for wanted, name, form in self.words.forms(sentence.key):
            if name in given and not isinstance(given[name], str | int):
                arguments[wanted] = self._formed(given[name], form)
        return arguments

    def _formed(self, part: Part, form: str) -> Argument:
        if form == PERSON:
            return self._person(part)
        return _begun(str(self._part(part))) if form == CAPITAL else self._part(part, form)

    def _part(self, part: Part, form: str = "") -> Argument:
        if isinstance(part, Who):
            return f"{PLAYER}{part.seat}{NAMED}{self.name(part, form)}{END}"
        if isinstance(part, Thing):
            name = self._part(part.called, form) if part.called else self._called(part, form)
            return f"{THING}{part.at}{NAMED}{name}{END}"
        if isinstance(part, Sentence):
            arguments = self._arguments(part)
            return self.words.said_as(part.key, form, arguments) if form else self.words.say(part.key, arguments)
        if isinstance(part, tuple):
            return self.words.listed([str(self._part(one, form)) for one in part])
        return part

    def _called(self, thing: Thing, form: str) -> str:
        key = f"{thing.kind}.{thing.noun}"
        return self.words.said_as(key, form) if form and key in self.words else self.words.name(thing.kind, thing.noun)

    def _person(self, part: Part) -> str:
        """Who somebody is to the verb: `you`, `you-all` (you and others), `they` (several), or `other`."""
        if isinstance(part, tuple):
            each = [self._person(one) for one in part]
            if len(each) == 1:
                return each[0]
            return "you-all" if "you" in each else "they"
        if not isinstance(part, Who):
            return str(self._part(part, PERSON)) if isinstance(part, Sentence) else "other"
        if part.seat == self.reader:
            return "you"
        return self.words.said_as("automa.within", PERSON) if self._is_automa(part) else "other"

    def _is_automa(self, who: Who) -> bool:
        if not 0 <= who.seat < len(self.names) or "automa.within" not in self.words:
            return False
        return self.words.say("automa.within").casefold() == self.names[who.seat].casefold()

    def name(self, who: Who, form: str = "") -> str:
        """What a player is called: "you" for the reader, an automa within a sentence as `alone.automa.within`."""
        if who.seat == self.reader and "you" in self.words:
            key = "you.within" if (who.within or form) and "you.within" in self.words else "you"
            return self.words.said_as(key, form) if form else self.words.say(key)
        if who.seat == CHANCE or who.seat >= len(self.names):
            return self.words.name("seat", "chance")
        if (who.within or form) and self._is_automa(who):
            return self.words.said_as("automa.within", form) if form else self.words.say("automa.within")
        return self.names[who.seat]


def _begun(said: str) -> str:
    """What begins a sentence, with a capital letter behind whatever marks a name there."""
    first = said.index(NAMED) + 1 if said[:1] in (PLAYER, THING) else 0
    return said[:first] + said[first : first + 1].upper() + said[first + 1 :]
