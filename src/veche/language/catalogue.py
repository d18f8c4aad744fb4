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

from veche.language.made_up import MADE_UP, message, page

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH: Final = "en"
"""What a language does not say yet is said in this one."""

HOUSE: Final = "veche"
"""The package of the house. A language has one folder for all of its rooms, in this room."""

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
def entries_in(package: str, language: str = ENGLISH, within: str = "") -> dict[str, str]:
    """The messages of a package by their identifiers, as they are written; what the language lacks, in English.

    English stands in the package itself, `words/en/*.ftl`. So does any language of somebody else's package; what a
    language has for the rooms of the house is in the folder of the language. `within` is a room of the package.
    """
    own = files(package).joinpath(within) if within else files(package)
    return _merged([_folders(own, f"{package}.{within}" if within else package, language)], own, language)


@cache
def errors_of_the_house(language: str = ENGLISH) -> dict[str, str]:
    """What can be wrong, in the words of every room of the house: `errors.ftl` of each that has one."""
    if language == MADE_UP:
        return _made_up(errors_of_the_house())
    house = files(HOUSE)
    rooms = sorted([one for one in house.iterdir() if one.is_dir()], key=lambda room: room.name)
    found: dict[str, str] = {}
    for each in dict.fromkeys((ENGLISH, language)):
        folders = [_folders(house, HOUSE, each), *[_folders(room, f"{HOUSE}.{room.name}", each) for room in rooms]]
        found |= _read(folders, only="errors.ftl")
    return found


def entries_of(room: Traversable, language: str = ENGLISH) -> dict[str, str]:
    """The messages of a folder with `words` in it; what the language lacks, in English."""
    return _merged([[room.joinpath("words", language)]], room, language)


def rulebook_in(package: str, language: str = ENGLISH) -> str:
    """The rules page of a title, as Markdown: in the language, or in English; nothing, if the title has none."""
    house = _of_the_house(package, language)
    places = [files(package).joinpath("rulebook", f"{language}.md")]
    places += [house.joinpath("rulebook.md")] if house is not None else []
    places += [files(package).joinpath("rulebook", f"{ENGLISH}.md")]
    found = next((place for place in places if place.is_file()), None)
    text = found.read_text("utf-8") if found is not None else ""
    return page(text) if language == MADE_UP else text


def _merged(folders: list[list[Traversable]], room: Traversable, language: str) -> dict[str, str]:
    if language == ENGLISH:
        return _read(folders)
    english = _read([[room.joinpath("words", ENGLISH)]])
    return _made_up(english) if language == MADE_UP else english | _read(folders)


def _made_up(english: dict[str, str]) -> dict[str, str]:
    return {name: message(source) for name, source in english.items()}


def _folders(room: Traversable, package: str, language: str) -> list[Traversable]:
    """Where the messages of a room are: in the room itself, and in the folder of the language."""
    house = _of_the_house(package, language)
    return [room.joinpath("words", language), *([house] if house is not None else [])]


def _of_the_house(package: str, language: str) -> Traversable | None:
    """The folder of a language for a room of the house; English has none, nor has a package of somebody else."""
    first, *rest = package.split(".")
    if first != HOUSE or language == ENGLISH:
        return None
    return files(__package__).joinpath(language, *rest)


def _read(rooms: list[list[Traversable]], only: str = "") -> dict[str, str]:
    own: dict[str, str] = {}
    found_files = [file for folders in rooms for folder in folders for file in _files(folder)]
    for file in [file for file in found_files if file.name.endswith(only)]:
        for name, source in entries(file.read_text("utf-8")):
            if name in own:
                raise ValueError(f"{file.name}: {name} stands there twice")
            own[name] = source
    return own


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
