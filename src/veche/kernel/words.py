"""Words: sentences as message keys with arguments, so that another language is one more file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from string import Formatter

ALONE = "alone."
_FIGURE = re.compile(r"\[\[(\w+)(?:\|([^|\]]+)\|([^|\]]+)|(:figure))?\]\]")


class Words:
    """A catalogue of messages.

    An argument is named after the kind of thing it is; if the catalogue has a name for that thing, the name is used.

    >>> words = Words({"move.muster": "Muster a troop in {region}", "region.kiev": "Kiev"})
    >>> words.say("move.muster", {"region": "kiev"})
    'Muster a troop in Kiev'

    `figures` are numbers that the rules and the printed data have; a message names them instead of repeating them.

    >>> Words({"tip": "For [[price|coin|coins]]."}, {"price": 5}, {5: "five"}).say("tip")
    'For five coins.'
    """

    def __init__(
        self,
        messages: Mapping[str, str],
        figures: Mapping[str, int] | None = None,
        numbers: Mapping[int, str] | None = None,
    ) -> None:
        self.figures = dict(figures or {})
        self.numbers = dict(numbers or {})
        self.messages = {key: filled(text, self.figures, self.numbers) for key, text in messages.items()}

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    @cached_property
    def alone(self) -> Words:
        """What is said to somebody who plays alone: a message `alone.<key>` takes the place of `<key>`.

        >>> Words({"seat.yellow": "Yellow", "alone.seat.yellow": "the Rebellion"}).alone.name("seat", "yellow")
        'the Rebellion'
        """
        own = {key.removeprefix(ALONE): text for key, text in self.messages.items() if key.startswith(ALONE)}
        return Words({**self.messages, **own}, self.figures, self.numbers) if own else self

    def say(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """The sentence for `key`; a key that the catalogue lacks speaks for itself."""
        template = self.messages.get(key)
        if template is None:
            return key
        given = arguments or {}
        named = {name: self.name(name, given[name]) for _, name, _, _ in Formatter().parse(template) if name}
        return template.format(**named)

    def name(self, kind: str, thing: str | int) -> str:
        """What a thing of this kind is called."""
        return self.messages.get(f"{kind}.{thing}", str(thing))


def filled(text: str, figures: Mapping[str, int], numbers: Mapping[int, str]) -> str:
    """A text with its figures filled in; `numbers` says how small ones are written as words.

    >>> five = {5: "five"}
    >>> filled("[[Price]] of them, [[price:figure]], [[price|coin|coins]]", {"price": 5}, five)
    'Five of them, 5, five coins'
    """
    if "[[" not in text:
        return text
    written = []
    last = 0
    for found in _FIGURE.finditer(text):
        name, one, many, as_figure = found.groups()
        number = figures[name if name in figures else name[0].lower() + name[1:]]
        said = str(number) if as_figure else numbers.get(number, str(number))
        if name not in figures:
            said = said[0].upper() + said[1:]
        if one is not None:
            said = f"{said} {one if number == 1 else many}"
        written += [text[last : found.start()], said]
        last = found.end()
    return "".join([*written, text[last:]])
