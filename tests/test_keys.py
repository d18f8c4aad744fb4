"""Code and catalogue fit together: every key that code names has a message with just those arguments, and every message
is named by code.

Keys are read out of the source: strings, and f-strings with something unknown in them. Names of things (`region-kiev`)
are not named by code, but by the argument that means one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from veche import titles
from veche.kernel import errors
from veche.language.catalogue import entries_in, errors_of_the_house, ident, parsed
from veche.story.voice import PERSON

HOUSE = Path(__file__).resolve().parent.parent / "src" / "veche"
SHELF = "veche.titles"
PACKAGES = {
    "rurik": (
        *(f"{SHELF}.rurik.first", f"{SHELF}.rurik.both"),
        *(f"{SHELF}.rurik.first.draw", f"{SHELF}.rurik.both.draw", "veche.drawing"),
    ),
    "rurik2": (
        *(f"{SHELF}.rurik.second", f"{SHELF}.rurik.both"),
        *(f"{SHELF}.rurik.second.draw", f"{SHELF}.rurik.both.draw", "veche.drawing"),
    ),
    "rurik, both": (f"{SHELF}.rurik.both",),
    "stroganov": (f"{SHELF}.stroganov", f"{SHELF}.stroganov.draw", "veche.drawing"),
    "table": ("veche.table",),
    "cli": ("veche.cli",),
    "arena": ("veche.arena",),
}
"""The catalogues that are heard together."""

EDITIONS = (f"{SHELF}.rurik.first", f"{SHELF}.rurik.second")

CODE = {
    "rurik": ("kernel", "drawing", "shelf", "table", "titles/rurik/first", "titles/rurik/both"),
    "rurik2": ("kernel", "drawing", "shelf", "table", "titles/rurik/second", "titles/rurik/both"),
    "stroganov": ("kernel", "drawing", "shelf", "table", "titles/stroganov"),
    "table": ("table",),
    "cli": ("cli",),
    "arena": ("arena",),
}
"""The rooms whose code speaks with them."""

UNKNOWN = "\0"
"""Stands in a key for what only the running program knows."""


@cache
def heard(where: str) -> dict[str, str]:
    """All messages of catalogues that are heard together."""
    found: dict[str, str] = {}
    for package in reversed(PACKAGES[where]):
        found |= entries_in(package)
    return found


@cache
def trees(*rooms: str) -> list[tuple[str, ast.Module]]:
    """The source of rooms, file by file."""
    files = [file for room in rooms for file in sorted((HOUSE / room).rglob("*.py"))]
    return [(file.relative_to(HOUSE).as_posix(), tree_of(file.resolve())) for file in files]


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def written(node: ast.expr) -> list[str]:
    """The texts that an expression of the source may be, as far as they are written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join([str(one.value) if isinstance(one, ast.Constant) else UNKNOWN for one in node.values])]
    if isinstance(node, ast.IfExp):
        return [*written(node.body), *written(node.orelse)]
    return []


@cache
def calls(tree: ast.Module) -> list[tuple[str, ast.Call]]:
    """The calls in a file, by the name of what is called."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                found.append((node.func.attr, node))
            elif isinstance(node.func, ast.Name):
                found.append((node.func.id, node))
    return found


@cache
def texts(tree: ast.Module) -> frozenset[str]:
    """The texts that are written in a file."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)]
    return frozenset([text for node in nodes for text in written(node)])


def fits(key: str, messages: dict[str, str]) -> bool:
    """Whether there is a message for a key, whatever is unknown in it."""
    if UNKNOWN not in key:
        return ident(key) in messages
    pattern = re.compile(".+".join([re.escape(part) for part in ident(key).split(UNKNOWN)]))
    return any(pattern.fullmatch(name) for name in messages)


def needed(name: str, messages: dict[str, str]) -> set[str]:
    """The arguments of a message, and of those that it refers to."""
    message = parsed(messages[name])
    own = {variable.removesuffix(f"-{PERSON}") for variable in message.variables}
    return own | {one for other in message.references for one in needed(other, messages)}


def given(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a sentence is given; None, if they are not written there."""
    if any(one.arg is None for one in call.keywords):
        return None
    found = {str(one.arg) for one in call.keywords} - {"within"}
    for one in call.args[1:]:
        if isinstance(one, ast.Dict):
            if not all(isinstance(key, ast.Constant) for key in one.keys):
                return None
            found |= {str(key.value) for key in one.keys if isinstance(key, ast.Constant)}
        elif isinstance(call.func, ast.Attribute) and call.func.attr == "say":
            return None
    return found


def is_speech(call: ast.Call) -> bool:
    """Whether a call says something: `say(…)`, `sentence(…)`, `desk.say(…)`, `words.say(…)`, `say.count(…)`."""
    if isinstance(call.func, ast.Name):
        return call.func.id in ("say", "sentence")
    if not isinstance(call.func, ast.Attribute):
        return False
    if call.func.attr == "count":
        on = call.func.value
        return (on.id if isinstance(on, ast.Name) else on.attr if isinstance(on, ast.Attribute) else "") == "say"
    return call.func.attr == "say"


def misspoken(tree: ast.Module, messages: dict[str, str], figures: set[str]) -> Iterator[str]:
    """What a file says that the catalogue has not, or has with other arguments."""
    for name, call in calls(tree):
        keys = written(call.args[0]) if is_speech(call) and call.args else []
        for key in keys:
            if not fits(key, messages):
                yield f"line {call.lineno}: there is no message {key!r}"
            elif len(keys) == 1 and UNKNOWN not in key and (arguments := given(call)) is not None:
                wanted = needed(ident(key), messages) - figures
                if wanted != (arguments | ({"number"} & wanted) if name == "count" else arguments):
                    yield f"line {call.lineno}: {key!r} needs {sorted(wanted)} and is given {sorted(arguments)}"


@pytest.mark.parametrize(
    ("where", "room"),
    [
        ("rurik", "titles/rurik/first"),
        ("rurik", "titles/rurik/both"),
        ("rurik2", "titles/rurik/second"),
        ("rurik2", "titles/rurik/both"),
        ("stroganov", "titles/stroganov"),
    ],
)
def test_what_a_title_says_is_in_its_words_with_just_those_arguments(where: str, room: str) -> None:
    words = titles.title(where).words()
    files = trees(room)
    assert files
    messages = {**heard(where), **words.entries}
    assert [f"{file}, {one}" for file, tree in files for one in misspoken(tree, messages, set(words.figures))] == []


def test_what_pages_say_is_in_their_words_with_just_those_arguments() -> None:
    messages = {**heard("table"), **heard("rurik"), **heard("rurik2"), **heard("stroganov")}
    files = [*trees("table"), *trees("drawing")]
    assert [f"{file}, {one}" for file, tree in files for one in misspoken(tree, messages, set())] == []
    for file, text in TEMPLATES.items():
        for key, arguments in re.findall(r"""\bsay\(["']([\w.-]+)["'](?:, \{([^}]*)\})?\)""", text):
            assert ident(key) in messages, f"{file}: {key}"
            assert set(re.findall(r"""["'](\w+)["']:""", arguments)) == needed(ident(key), messages), f"{file}: {key}"


def test_what_the_command_line_says_is_in_its_words_with_just_those_arguments() -> None:
    messages = {**heard("rurik"), **heard("rurik2"), **heard("stroganov"), **heard("table"), **heard("cli")}
    assert [f"{file}, {one}" for file, tree in trees("cli") for one in misspoken(tree, messages, set())] == []


TEMPLATES = {file.name: file.read_text("utf-8") for file in sorted((HOUSE / "table" / "templates").glob("*.html"))}
MISTAKES = {name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, errors.VecheError)}


def told_in(file: str, tree: ast.Module) -> Iterator[tuple[ast.Call, list[str], tuple[str, ...]]]:
    """The errors and sentences yet to be said that a file makes: the call, its keys, and whose words have them."""
    own = "veche." + file.rpartition("/")[0].replace("/", ".")
    for name, call in calls(tree):
        if not call.args:
            continue
        if name in HOMES:
            yield call, written(call.args[0]), (HOMES[name],)
        elif name == "_own":
            yield call, written(call.args[0]), EDITIONS
        elif name == "Told" or name in KINDS_OF_MISTAKES:
            within = [ast.unparse(one.value) for one in call.keywords if one.arg == "within"]
            yield call, written(call.args[0]), (own,) if within == ["PACKAGE"] else ()


CLASSES = [
    (file.parent, node, {ast.unparse(base) for base in node.bases})
    for file in sorted(HOUSE.rglob("*.py"))
    for node in ast.walk(tree_of(file.resolve()))
    if isinstance(node, ast.ClassDef)
]
KINDS_OF_MISTAKES = {node.name for _, node, bases in CLASSES if bases & {"VecheError", *MISTAKES}}
HOMES = {
    node.name: ".".join(["veche", *folder.relative_to(HOUSE).parts])
    for folder, node, bases in CLASSES
    if "Told" in bases
}
"""Kinds of sentences that are in the words of one room, and the room."""


def test_every_mistake_is_told_by_a_message_with_just_those_arguments() -> None:
    house = errors_of_the_house()
    wrong, seen = [], set()
    for file, tree in trees("."):
        for call, keys, packages in told_in(file, tree):
            for messages in [entries_in(package) for package in packages] or [house]:
                for key in keys:
                    if not fits(key, messages):
                        wrong.append(f"{file}:{call.lineno}: there is no message {key!r}")
                    elif len(keys) == 1 and UNKNOWN not in key and (arguments := given(call)) is not None:
                        seen.add(ident(key))
                        if needed(ident(key), messages) != arguments:
                            wrong.append(f"{file}:{call.lineno}: {key!r} is given {sorted(arguments)}")
    assert not wrong
    assert len(seen) > 300


def test_what_is_wrong_with_a_title_is_told_in_the_words_of_its_own_room() -> None:
    assert len(HOMES) == 4
    for folder, node, bases in CLASSES:
        if "Told" in bases:
            kind = vars(import_module(f"{HOMES[node.name]}.problem"))[node.name]
            assert (kind.home, (folder / "words" / "en" / "errors.ftl").is_file()) == (HOMES[node.name], True)


def test_no_message_is_left_that_nobody_tells() -> None:
    for where in (*PACKAGES, "errors"):
        messages = errors_of_the_house() if where == "errors" else heard(where)
        assert unused(messages, (".",)) == []


def unused(messages: dict[str, str], rooms: tuple[str, ...]) -> list[str]:
    """The messages that neither code nor another message names, and that are no names of things."""
    said = {text for _, tree in trees(*rooms) for text in texts(tree)}
    said |= {text for page in TEMPLATES.values() for text in re.findall(r"""["']([\w.-]+)["']""", page)}
    said |= {
        f"{text}{UNKNOWN}" for page in TEMPLATES.values() for text in re.findall(r"""["']([\w.]+\.)["'] ~""", page)
    }
    exact = {ident(text) for text in said if UNKNOWN not in text}
    begun = {ident(text) for text in said if UNKNOWN in text and text[:1].isalpha() and " " not in text}
    patterns = re.compile("|".join(sorted([".+".join(map(re.escape, text.split(UNKNOWN))) for text in begun])) or "$^")
    referred = {other for source in messages.values() for other in parsed(source).references}
    kinds = {name for source in messages.values() for name in parsed(source).variables}
    kinds |= {"word"} | {text for _, tree in trees(*rooms) for one in named(tree) for text in one}
    ends = [ident(text.lstrip(UNKNOWN)) for text in said if re.fullmatch(r"\0?\.[a-z-]+(\.[a-z-]+)*", text)]

    def is_used(name: str) -> bool:
        if name in exact | referred or patterns.fullmatch(name) or any(name.startswith(f"{kind}-") for kind in kinds):
            return True
        return any(is_used(name.removesuffix(end)) for end in ends if name.endswith(end))

    return [name for name in messages if not is_used(name.removeprefix("alone-"))]


def named(tree: ast.Module) -> Iterator[list[str]]:
    """The kinds of things of which a file says the names: `words.name("result", heading)`."""
    for name, call in calls(tree):
        if name == "name" and len(call.args) == 2:
            yield written(call.args[0])


def test_no_two_keys_have_one_message() -> None:
    """A key has dots and dashes, an identifier has dashes alone."""
    keys: dict[str, set[str]] = {}
    for where in (*PACKAGES, "errors"):
        messages = errors_of_the_house() if where == "errors" else heard(where)
        for _, tree in trees(*CODE.get(where, (".",))):
            for text in texts(tree):
                if "." in text and ident(text) in messages:
                    keys.setdefault(f"{where}: {ident(text)}", set()).add(text)
    assert {name: both for name, both in keys.items() if len(both) > 1} == {}
    assert len(keys) > 500
