"""Words: sentences as message keys with arguments, so that another language is one more file."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter


class Words:
    """A catalogue of messages.

    An argument is named after the kind of thing it is; if the catalogue has a name for that thing, the name is used.

    >>> words = Words({"move.muster": "Muster a troop in {region}", "region.kiev": "Kiev"})
    >>> words.say("move.muster", {"region": "kiev"})
    'Muster a troop in Kiev'
    """

    def __init__(self, messages: Mapping[str, str]) -> None:
        self.messages = dict(messages)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

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
