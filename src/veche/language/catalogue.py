"""A catalogue of messages as the files have it, in the format of Project Fluent, and how one message is read.

Files are taken apart into messages at once and each is parsed when it is first said: of some thousand messages a
command line says ten. Nothing of Fluent is loaded before that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH: Final = "en"
"""What a language does not say yet is said in this one."""

REGION: Final = {"en": "en_GB"}
"""Whose lists and numbers a language has, where Unicode's CLDR knows several: ours are "one, two and three"."""

_MESSAGE: Final = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *=")
_SIGNS: Final = str.maketrans(". ", "--")


@lru_cache(maxsize=16_384)
def ident(key: str) -> str:
    """The identifier that a key has in Fluent, which knows no dots and no spaces in it.

    >>> ident("ask.choose-column"), ident("space.muster 1")
    ('ask-choose-column', 'space-muster-1')
    """
    return key.translate(_SIGNS)


@cache
def entries_in(package: str, language: str = ENGLISH) -> dict[str, str]:
    """The messages of a package, `words/<language>/*.ftl`, by their identifiers, as they are written."""
    return entries_of(files(package), language)


@cache
def errors_of_the_house(language: str = ENGLISH) -> dict[str, str]:
    """What can be wrong, in the words of every room of the house: `errors.ftl` of each that has one."""
    house = files("veche")
    rooms = sorted([one for one in house.iterdir() if one.is_dir()], key=lambda room: room.name)
    return _merged([house, *rooms], language, only="errors.ftl")


def entries_of(room: Traversable, language: str = ENGLISH) -> dict[str, str]:
    """The messages of a folder with `words` in it; what the language lacks, in English."""
    return _merged([room], language)


def _merged(rooms: list[Traversable], language: str, only: str = "") -> dict[str, str]:
    found = {} if language == ENGLISH else _merged(rooms, ENGLISH, only)
    own: dict[str, str] = {}
    found_files = [file for room in rooms for file in _files(room.joinpath("words", language))]
    for file in [file for file in found_files if file.name.endswith(only)]:
        for name, source in entries(file.read_text("utf-8")):
            if name in own:
                raise ValueError(f"{file.name}: {name} stands there twice")
            own[name] = source
    return found | own


def _files(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda file: file.name)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages in a file's text. A message begins at the margin; what belongs to it is indented.

    >>> dict(entries("# Places\\nkiev = Kiev\\n    .in = in Kiev\\n"))
    {'kiev': 'kiev = Kiev\\n    .in = in Kiev\\n'}
    """
    name, lines = "", [""]
    for line in text.splitlines():
        begins = _MESSAGE.match(line)
        if begins or line.startswith("#"):
            if name:
                yield name, "\n".join([*lines, ""])
            name, lines = begins[1] if begins else "", []
        elif line.strip() and (line[0] != " " or not name):
            raise ValueError(f"no message begins like this: {line[:40]!r}")
        if name and line.strip():
            lines.append(line)
    if name:
        yield name, "\n".join([*lines, ""])


class Message(NamedTuple):
    """A message that was parsed: what it says, in Fluent's own terms, and the arguments and messages it needs."""

    value: ast.Pattern
    attributes: list[ast.Attribute]
    variables: tuple[str, ...]
    references: tuple[str, ...]


@cache
def parsed(source: str) -> Message:
    """A message as it was written, parsed.

    >>> parsed("tip = For { $price } { coins }\\n")[2:]
    (('price',), ('coins',))
    """
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        told = ", ".join([str(one.message) for one in entry.annotations]) if isinstance(entry, ast.Junk) else ""
        raise ValueError(f"this is no message of Fluent: {source[:80]!r} {told}".strip())
    variables: dict[str, None] = {}
    references: dict[str, None] = {}
    for node in _nodes(entry):
        if isinstance(node, ast.VariableReference):
            variables[node.id.name] = None
        elif isinstance(node, ast.MessageReference):
            references[node.id.name] = None
    return Message(entry.value, entry.attributes, tuple(variables), tuple(references))


def _nodes(node: object) -> Iterator[object]:
    from fluent.syntax.ast import BaseNode

    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from _nodes(part)


def check(messages: dict[str, str]) -> None:
    """Refuse messages of which one cannot be parsed: a ValueError tells which."""
    for source in messages.values():
        parsed(source)


def quoted(name: str, text: str) -> str:
    """A text as a message that says just that, whatever signs are in it.

    >>> quoted("scheme-tax", 'two {coins}')
    'scheme-tax = { "two {coins}" }\\n'
    """
    said = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{name} = {{ "{said}" }}\n'
