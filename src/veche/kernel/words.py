"""Words: sentences as message keys with arguments, in the language of whoever reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from veche.language.catalogue import ENGLISH, Message, ident, parsed
from veche.language.languages import region_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    Ready = tuple[Pattern, tuple[str, ...]]

ALONE: Final = "alone-"
REMEMBERED: Final = 8192
"""So many sentences are kept at hand; a table says the same few hundred again and again."""

LONG: Final = 2000
"""Fluent refuses arguments that are somewhat longer than this; such a one is put in afterwards."""

AS: Final = "\x1e"
"""Stands before a form and a key among what was said: no key begins so."""

ROW: Final = "\x1f"
"""Stands between several things in one argument, which are named one by one and listed: "ore or wood"."""

Argument = str | int
Style = Literal["standard", "or", "unit"]
"""How things are listed: all of them, one of them, or a bare row."""

Forms = tuple[tuple[str, str, str], ...]
"""Arguments that a message wants in a form: how it writes them (`name-dative`), the argument, and the form."""

Said = tuple[str | int, ...]
"""A key, the names of the arguments that were given with it, and the arguments."""

_FIGURE = re.compile(r"\[\[(\w+)(?:\|([^|\]]+)\|([^|\]]+)|(:figure))?\]\]")


class Words:
    """A catalogue of messages in Project Fluent, by their identifiers: the keys, with dashes for dots and spaces.

    An argument is named after the kind of thing it is; if the catalogue has a name for that thing, the name is used.

    >>> words = Words({"move-muster": "move-muster = Muster in { $region }", "region-kiev": "region-kiev = Kiev"})
    >>> words.say("move.muster", {"region": "kiev"})
    'Muster in Kiev'

    `figures` are numbers that the rules and the printed data have; a message names them instead of repeating them.
    `numbers` says how small ones are written as words.

    >>> Words({"tip": "tip = For { WORD($price) } coins."}, {"price": 5}, {5: "five"}).say("tip")
    'For five coins.'
    """

    def __init__(
        self,
        entries: Mapping[str, str],
        figures: Mapping[str, int] | None = None,
        numbers: Mapping[int, str] | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.entries = dict(entries)
        self.figures = dict(figures or {})
        self.numbers = dict(numbers or {})
        self.language = language
        self.said: dict[str | Said, str] = {}
        self._patterns: dict[str, Ready] = {}
        self._forms: dict[str, Forms] = {}
        self._against: dict[str, Words] = {}

    def __contains__(self, key: str) -> bool:
        return ident(key) in self.entries

    def with_entries(self, entries: Mapping[str, str], below: bool = False) -> Words:
        """These words and others; where both say something, the others are heard unless they are put below."""
        found = {**entries, **self.entries} if below else {**self.entries, **entries}
        return Words(found, self.figures, self.numbers, self.language)

    def alone_against(self, seat: str, called: str) -> Words:
        """What is said to somebody who plays alone; the opponent's seat, in the messages `seat`, is called otherwise.

        >>> entries = {"seat-red": "seat-red = Red", "alone-seat-red": "alone-seat-red = the Rebellion"}
        >>> Words({**entries, "seat-blue": "seat-blue = Blue"}).alone_against("red", "blue").name("seat", "blue")
        'the Rebellion'
        """
        if called not in self._against:
            ends = f"-{seat}"
            own = {name: text for name, text in self.entries.items() if name.startswith(ALONE)}
            moved = {name.removesuffix(ends) + f"-{called}": text for name, text in own.items() if name.endswith(ends)}
            rest = {name: text for name, text in self.entries.items() if name not in own or not name.endswith(ends)}
            self._against[called] = Words({**rest, **moved}, self.figures, self.numbers, self.language).alone
        return self._against[called]

    @cached_property
    def alone(self) -> Words:
        """What is said to somebody who plays alone: a message `alone.<key>` takes the place of `<key>`.

        >>> entries = {"seat-red": "seat-red = Red", "alone-seat-red": "alone-seat-red = the Rebellion"}
        >>> Words(entries).alone.name("seat", "red")
        'the Rebellion'
        """
        own = {name.removeprefix(ALONE): text for name, text in self.entries.items() if name.startswith(ALONE)}
        return self.with_entries(own) if own else self

    def say(self, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """The sentence for `key`; a key that the catalogue lacks speaks for itself."""
        asked = (key, *arguments, *arguments.values()) if arguments else key
        said = self.said.get(asked)
        if said is None:
            said = self._keep(asked, self._put(key, arguments or {}))
        return said

    def _keep(self, asked: str | Said, said: str) -> str:
        """Remember what was said; of very much, nothing older."""
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[asked] = said
        return said

    def tell(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The same for a sentence that is said once: its arguments are texts and no names of things."""
        return self._put(key, arguments, named=False)

    def name(self, kind: str, thing: Argument) -> str:
        """What a thing of this kind is called."""
        key = f"{kind}.{thing}"
        return self.say(key) if key in self else str(thing)

    def forms(self, key: str) -> Forms:
        """Which arguments a message wants in a form, for whoever puts names in that the catalogue does not have.

        >>> Words({"won": "won = { $name } won, thanks to { $name-dative }"}).forms("won")
        (('name-dative', 'name', 'dative'),)
        """
        found = self._forms.get(key)
        if found is None:
            name = ident(key)
            needed = self._ready(name)[1] if name in self.entries else ()
            apart = [(one, *one.rpartition("-")[::2]) for one in needed]
            found = self._forms[key] = tuple([(one, kind, form) for one, kind, form in apart if kind])
        return found

    def said_as(self, key: str, form: str, arguments: Mapping[str, Argument] | None = None) -> str:
        """A message in one of its forms, an attribute of it; where it has none, as it is.

        >>> words = Words({"you": "you = du\\n    .dative = dir"})
        >>> words.said_as("you", "dative"), words.said_as("you", "genitive")
        ('dir', 'du')
        """
        given = arguments or {}
        asked = (AS, form, key, *given, *given.values())
        said = self.said.get(asked)
        if said is None:
            said = self._keep(asked, self._put_as(key, form, given))
        return said

    def _put_as(self, key: str, form: str, given: Mapping[str, Argument]) -> str:
        message = self.message(key) if key in self else None
        if message is None or form not in [one.id.name for one in message.attributes]:
            return self.say(key, given)
        name = ident(key)
        values = {one: self._value(one, given) for one in self._ready(name)[1]}
        said, errors = self._bundle.format_pattern(self._bundle.get_message(name).attributes[form], values)
        if errors:
            raise errors[0]
        return str(said)

    def word(self, number: int) -> str:
        """A number as a word, if it is small; else in figures."""
        return self.numbers.get(number, str(number))

    def listed(self, items: Sequence[str], style: Style = "standard") -> str:
        """Several things as the language lists them.

        >>> Words({}).listed(["ore", "wood", "fur"]), Words({}).listed(["ore", "wood"], "or")
        ('ore, wood and fur', 'ore or wood')
        """
        return _listed(tuple(items), style, region_of(self.language))

    def message(self, key: str) -> Message:
        """The message of a key, parsed: what it says, and which arguments it takes."""
        return parsed(self.entries[ident(key)])

    # How a sentence is put together

    def _put(self, key: str, given: Mapping[str, Argument], named: bool = True) -> str:
        name = ident(key)
        if name not in self.entries:
            return key
        pattern, variables = self._ready(name)
        values = {variable: self._value(variable, given) if named else given[variable] for variable in variables}
        later = {}
        for place, (variable, value) in enumerate(values.items()):
            if isinstance(value, str) and len(value) > LONG:
                mark = chr(0xE000 + place)
                values[variable], later[mark] = mark, value
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        text = str(said)
        for mark, value in later.items():
            text = text.replace(mark, str(value))
        return text

    def _value(self, variable: str, given: Mapping[str, Argument]) -> Argument:
        """What an argument is said by: the name of a thing, a figure, or one of the forms that the name has."""
        if variable in given:
            thing = given[variable]
            if isinstance(thing, str) and ROW in thing:
                return self.listed([self.name(variable, one) for one in thing.split(ROW)], "or")
            key = f"{variable}.{thing}"
            return self.say(key) if key in self else thing
        if variable in self.figures:
            return self.figures[variable]
        kind, _, form = variable.rpartition("-")
        if kind in given:
            return self._form(f"{kind}.{given[kind]}", form)
        raise KeyError(variable)

    def _form(self, key: str, form: str) -> str:
        """A form of a name, an attribute of its message: `$card-dative`; where it has none, the name itself."""
        return self.said_as(key, form) if key in self else self.name(*key.split(".", 1))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        locale = region_of(self.language)
        return FluentBundle([locale], functions={"WORD": cast(Any, self._written)}, use_isolating=False)

    def _written(self, number: int, capital: int = 0, one: str = "") -> str:
        """WORD($number): a number as a word, at the beginning of a sentence with a capital letter.

        `one` is how one is written where that depends on what is counted: WORD($number, one: "eine").
        """
        word = str(one) if one and int(number) == 1 else self.word(int(number))
        return word[:1].upper() + word[1:] if capital else word

    def _ready(self, name: str) -> Ready:
        """What a message says, made ready once, and all arguments that it and the messages it refers to need."""
        found = self._patterns.get(name)
        if found is None:
            from fluent.syntax import ast

            message = parsed(self.entries[name])
            own = ast.Message(ast.Identifier(name), message.value, message.attributes)
            self._bundle.add_resource(ast.Resource([own]))
            pattern = self._bundle.get_message(name).value
            assert pattern is not None
            needed = dict.fromkeys(message.variables)
            for other in message.references:
                needed |= dict.fromkeys(self._ready(other)[1])
            found = self._patterns[name] = (pattern, tuple(needed))
        return found


@lru_cache(maxsize=REMEMBERED)
def _listed(items: tuple[str, ...], style: Style, locale: str) -> str:
    from babel.core import Locale
    from babel.lists import format_list

    if style != "unit" or len(items) < 2:
        return format_list(items, style, locale)
    # Of many languages, German among them, Babel has but a part of how a bare row is written: the rest is its comma.
    known = Locale.parse(locale).list_patterns
    own: dict[str, str] = {**known.get("unit-short", {}), **known.get("unit", {})}
    comma = own.get("2") or str(known["standard"]["middle"])
    if len(items) == 2:
        return comma.format(*items)
    row = own.get("start", comma).format(*items[:2])
    for item in items[2:-1]:
        row = own.get("middle", comma).format(row, item)
    return own.get("end", comma).format(row, items[-1])


def filled(text: str, figures: Mapping[str, int], numbers: Mapping[int, str]) -> str:
    """A page of Markdown with its figures filled in; `numbers` says how small ones are written as words.

    >>> five = {5: "five"}
    >>> filled("[[Price]] of them, [[price:figure]], [[price|coin|coins]]", {"price": 5}, five)
    'Five of them, 5, five coins'

    Where one is written otherwise with each thing, the whole is written, after a sign of equality.

    >>> filled("[[price|=eine Münze|Münzen]]", {"price": 1}, {})
    'eine Münze'
    """
    if "[[" not in text:
        return text
    written = []
    last = 0
    for found in _FIGURE.finditer(text):
        name, one, many, as_figure = found.groups()
        number = figures[name if name in figures else name[0].lower() + name[1:]]
        said = str(number) if as_figure else numbers.get(number, str(number))
        if one is not None:
            said = one[1:] if number == 1 and one[0] == "=" else f"{said} {one if number == 1 else many}"
        if name not in figures:
            said = said[0].upper() + said[1:]
        written += [text[last : found.start()], said]
        last = found.end()
    return "".join([*written, text[last:]])
