"""Compare every language with English: what is missing, unused, or has other arguments, and the glossary's words.

    python -m tools.words              all languages, in short
    python -m tools.words de           one of them, each message by its name
    python -m tools.words de --room titles/rurik/first
    python -m tools.words de --glossary     also where a word of the glossary would be expected

It ends with an error if a language that claims to be whole is not, or one that has begun says what cannot be said.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from veche.language.catalogue import ENGLISH, Message, entries, ident, parsed, quoted
from veche.language.languages import languages

HOUSE: Final = Path(__file__).resolve().parent.parent / "src" / "veche"
META: Final = "meta.ftl"
DATA: Final = "data.ftl"
OWN: Final = "grammar-"
"""Messages that a language has for itself alone, for its other messages to refer to."""

GLOSSARIES: Final = {
    "titles/rurik/second": "rurik2",
    "titles/rurik": "rurik",
    "titles/stroganov": "stroganov",
    "": "table",
}
"""Whose words hold in which rooms; the first that fits."""

_FIGURE: Final = re.compile(r"\[\[(\w+)")
_WORD: Final = re.compile(r"\([^)]*\)")
_FORM: Final = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
_NOT_SAID: Final = re.compile(r"\[\[\w+|\]\([^)]*\)|`[^`]*`")
"""What stands on a page of rules and is not read: names of figures, addresses, code."""


SHORT: Final = 4


@dataclass
class Found:
    """What a language has to say of one room that is not as it should be, in short sentences."""

    missing: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    said: int = 0

    @property
    def is_whole(self) -> bool:
        return not (self.missing or self.idle or self.is_bad)

    @property
    def is_bad(self) -> bool:
        """Whether something is said that could not be said, or that nobody says: no language may have it."""
        return bool(self.unused or self.wrong or self.never)


class Term(NamedTuple):
    """A row of a glossary: what English says, what the language says, how that is found, and what is never said."""

    english: tuple[str, ...]
    said: str
    stems: tuple[str, ...]
    never: tuple[str, ...]


def rooms() -> list[str]:
    """The rooms that have words, as folders of the house; "." is the house itself."""
    return sorted({file.parent.parent.parent.relative_to(HOUSE).as_posix() for file in HOUSE.glob("**/words/en/*.ftl")})


@cache
def english(room: str) -> dict[str, dict[str, str]]:
    """The messages of a room, file by file; what a title is called stands in its `meta.py` and not in a file."""
    found = messages_in(HOUSE / room / "words" / ENGLISH)
    is_title = room.startswith("titles/") and (HOUSE / room / "meta.py").is_file()
    return {**found, META: _said_of_titles(room), DATA: _said_in_files(room)} if is_title else found


def _said_of_titles(room: str) -> dict[str, str]:
    """What is known of a title before it is loaded, as messages."""
    found: dict[str, str] = {}

    def say(key: str, said: str) -> str:
        if said:
            found[ident(key)] = quoted(ident(key), said)
        return said

    import_module(f"veche.{room.replace('/', '.')}.meta").META.said_by(say)
    return found


def _said_in_files(room: str) -> dict[str, str]:
    """What a title's files of printed data say in whole words, as messages."""
    found: dict[str, str] = {}

    def say(key: str, said: str) -> str:
        found[ident(key)] = quoted(ident(key), said)
        return said

    for table in import_module(f"veche.{room.replace('/', '.')}.title").TITLE.sources():
        table.said_by(say)
    return found


def messages_in(folder: Path) -> dict[str, dict[str, str]]:
    """The messages of a folder, file by file."""
    return {file.name: dict(entries(file.read_text("utf-8"))) for file in sorted(folder.glob("*.ftl"))}


def flat(files: dict[str, dict[str, str]]) -> dict[str, str]:
    return {name: source for file in files.values() for name, source in file.items()}


def compare(language: str, room: str) -> Found:
    """A room in a language beside English."""
    found = Found()
    folder = HOUSE / "language" / language / room
    original, own = english(room), messages_in(folder)
    said = flat(own)
    for file, messages in original.items():
        found.missing += [f"{file}: {name}" for name in messages if name not in said]
        for name in [name for name in messages if name in own.get(file, {}) or name in said]:
            found.said += 1
            if name not in own.get(file, {}):
                found.wrong.append(f"{name} belongs into {file}")
            found.wrong += [f"{file}: {name} {told}" for told in compared(messages[name], said[name], language, room)]
            found.never += [f"{file}: {name} {told}" for told in forbidden(said[name], language, room)]
            found.expected += [f"{file}: {name} {told}" for told in unheard(messages[name], said[name], language, room)]
    known = flat(original)
    found.unused += [f"{file}: {name}" for file in own for name in own[file] if name not in known and not is_own(name)]
    spoken = {other for source in said.values() if (one := _parsed(source)) for other in one.references}
    apart = {other for source in all_of(language).values() if (one := _parsed(source)) for other in one.references}
    found.idle += [f"{name}" for name in said if is_own(name) and name not in spoken | apart]
    _compare_rules(found, folder / "rulebook.md", HOUSE / room / "rulebook" / "en.md")
    found.never += [f"rulebook.md: {told}" for told in forbidden_in_rules(folder / "rulebook.md", language, room)]
    return found


def is_own(name: str) -> bool:
    return name.startswith(OWN)


def _compare_rules(found: Found, said: Path, original: Path) -> None:
    if not original.is_file():
        return
    if not said.is_file():
        found.missing.append("rulebook.md")
        return
    pages = [file.read_text("utf-8") for file in (original, said)]
    levels = [[line.split(" ")[0] for line in page.splitlines() if line.startswith("#")] for page in pages]
    if levels[0] != levels[1]:
        found.wrong.append(f"rulebook.md has other headings: {len(levels[1])} for {len(levels[0])}, or of other levels")
    figures = [{name[:1].lower() + name[1:] for name in _FIGURE.findall(page)} for page in pages]
    if figures[0] != figures[1]:
        found.wrong.append(f"rulebook.md has other figures: {sorted(figures[0] ^ figures[1])}")


@cache
def all_of(language: str) -> dict[str, str]:
    """Every message of a language, and below them every English one: what a message may refer to."""
    found: dict[str, str] = {}
    for room in rooms():
        found = {**flat(english(room)), **found}
    for file in sorted((HOUSE / "language" / language).rglob("*.ftl")):
        found |= dict(entries(file.read_text("utf-8")))
    return found


@cache
def heard(language: str, room: str) -> dict[str, str]:
    """What a message of a room may refer to: those of its own room first."""
    return {**all_of(language), **flat(english(room)), **flat(messages_in(HOUSE / "language" / language / room))}


def _parsed(source: str) -> Message | None:
    try:
        return parsed(source)
    except ValueError:
        return None


def arguments(source: str, language: str, room: str) -> set[str]:
    """The arguments of a message, and of those that it refers to."""
    message = parsed(source)
    found = set(message.variables)
    here = heard(language, room)
    for other in message.references:
        if other not in here:
            raise ValueError(f"refers to {other}, which does not exist")
        found |= arguments(here[other], language, room)
    return found


def compared(original: str, said: str, language: str, room: str) -> Iterator[str]:
    """What is wrong with a message beside the English one."""
    try:
        given, wanted = arguments(original, ENGLISH, room), arguments(said, language, room)
    except ValueError as wrong:
        yield str(wrong)
        return
    bare = {one if one in given else one.rpartition("-")[0] or one for one in wanted}
    if bare - given:
        yield f"has arguments that English is not given: {', '.join(sorted(bare - given))}"
    asked = {one: one.rpartition("-")[2] for one in wanted - given}
    unknown = {one for one, form in asked.items() if form not in forms(language)}
    if unknown and not bare - given:
        yield f"asks for forms that no name has: {', '.join(sorted(unknown))}"
    left = {one for one in given - bare if _is_placed(original, one)}
    if left:
        yield f"leaves out: {', '.join(sorted(left))}"


@cache
def forms(language: str) -> frozenset[str]:
    """The forms that names of a language have, and those that whoever acts and whatever is told have of themselves."""
    named = {form for source in all_of(language).values() for form in _FORM.findall(source)}
    return frozenset(named | {"person", "capital"})


def _is_placed(source: str, variable: str) -> bool:
    """Whether a message says the argument, and does not only choose its words by it."""
    return bool(re.search(r"\$" + re.escape(variable) + r"\b(?!\s*->)", source))


@cache
def glossary(language: str, room: str) -> tuple[Term, ...]:
    """The words that hold in a room, from the tables of the language."""
    name = next(name for place, name in GLOSSARIES.items() if room.startswith(place))
    file = HOUSE / "language" / language / "glossary" / f"{name}.md"
    rows = [line.strip("| ").split("|") for line in file.read_text("utf-8").splitlines()] if file.is_file() else []
    found = []
    for row in [[cell.strip() for cell in one] for one in rows if len(one) >= 3 and not set(one[0]) <= {"-", " "}]:
        if row[0] != "English":
            row += [""] * (4 - len(row))
            found.append(Term(_cells(_WORD.sub("", row[0])), row[1], _cells(row[2]), _cells(row[3])))
    return tuple(found)


def _cells(text: str) -> tuple[str, ...]:
    return tuple([one.strip() for one in text.split(",") if one.strip()])


def forbidden(said: str, language: str, room: str) -> Iterator[str]:
    """Words in a message that the glossary does not want."""
    return _forbidden(words_of(said), language, room)


def forbidden_in_rules(page: Path, language: str, room: str) -> Iterator[str]:
    """The same for a page of rules, by its lines."""
    lines = page.read_text("utf-8").splitlines() if page.is_file() else []
    for number, line in enumerate(lines, 1):
        for told in _forbidden(_NOT_SAID.sub(" ", line), language, room):
            yield f"line {number} {told}"


def _forbidden(text: str, language: str, room: str) -> Iterator[str]:
    for term in glossary(language, room):
        for never in term.never:
            if _says(never).search(text):
                yield f"says {never!r}; the glossary: {term.said}"


@cache
def _says(never: str) -> re.Pattern[str]:
    """Where a word begins a word, small or capital as it is or as a sentence begins; or ends a longer name of a thing.

    Small words that only begin like it are others: who is never called Ware may well have been (waren). Nor is a short
    word within a longer one the same word.
    """
    begins = rf"\b[{never[0]}{never[0].upper()}]{re.escape(never[1:])}"
    within = rf"\b[^\W\d_a-zß-ÿ]\w*{re.escape(never.lower())}" if never[0].isupper() and len(never) > SHORT else "(?!)"
    return re.compile(f"{begins}|{within}")


def unheard(original: str, said: str, language: str, room: str) -> Iterator[str]:
    """Words of the glossary that English says and the message does not."""
    text, first = words_of(said).lower(), words_of(original).lower()
    for term in glossary(language, room):
        names = [one for one in term.english if re.search(rf"\b{re.escape(one.lower())}(s|es)?\b", first)]
        if names and not any(stem.lower() in text for stem in term.stems):
            yield f"says {names[0]!r} without {term.said!r}"


def words_of(source: str) -> str:
    """What a message says, without its name and arguments."""
    return re.sub(r"\$[\w-]+|^[\w-]+ =|\{ [a-z][\w-]* \}", " ", source)


def main(argv: list[str] | None = None) -> int:
    """Tell, and 1 if a language is not what it claims to be."""
    parser = argparse.ArgumentParser(prog="make words", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("languages", nargs="*", help="codes of languages; without any, all of them, in short")
    parser.add_argument("--room", default="", help="only rooms that begin so: titles/rurik/first")
    parser.add_argument("--glossary", action="store_true", help="also where a word of the glossary would be expected")
    asked = parser.parse_args(argv)
    bad = False
    for code, one in languages().items():
        if code == ENGLISH or (asked.languages and code not in asked.languages):
            continue
        each = {room: compare(code, room) for room in rooms() if room.startswith(asked.room)}
        said = sum(found.said for found in each.values())
        total = said + sum(len(found.missing) for found in each.values())
        print(f"{code}, {one.name}: {said} of {total} messages" + (", which claims to be whole" if one.whole else ""))
        for room, found in each.items():
            _report(room, found, bool(asked.languages), asked.glossary)
            bad = bad or found.is_bad or (one.whole and not found.is_whole)
    return 1 if bad else 0


def _report(room: str, found: Found, long: bool, glossary: bool) -> None:
    kinds = {"missing": found.missing, "unused": found.unused, "wrong": found.wrong, "not in the glossary": found.never}
    kinds["referred to by nothing"] = found.idle
    if glossary:
        kinds["to look at"] = found.expected
    told = ", ".join([f"{len(lines)} {kind}" for kind, lines in kinds.items() if lines])
    if told:
        print(f"  {room}: {told}")
    for kind, lines in kinds.items():
        if long or kind in ("unused", "wrong", "not in the glossary"):
            for line in lines:
                print(f"    {kind}: {line}")


if __name__ == "__main__":
    sys.exit(main())
