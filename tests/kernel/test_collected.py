"""Procedures are collected from the modules of a title; a frame is made in one place, by the names of its operands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import veche.titles
from tests.kernel.bare import AskSide, Say, SaySeveral, Slate
from tests.toy.title import TITLE as FAIR
from veche.kernel.collected import collected
from veche.kernel.docket import NAMES, Frame
from veche.kernel.errors import FaultyRules
from veche.kernel.procedure import Missing, Procedure, Step
from veche.shelf.title import AnyTitle

FOLDERS: Final = {
    "fair": ("tests.toy",),
    "rurik": (
        "veche.titles.rurik.both",
        "veche.titles.rurik.first",
        "veche.titles.rurik.first.rebellion",
        "veche.titles.rurik.first.stone_and_blade",
    ),
    "rurik2": ("veche.titles.rurik.both", "veche.titles.rurik.second"),
    "stroganov": ("veche.titles.stroganov",),
}
"""Where the procedures of each title lie."""


class Nameless(Step[Slate]):
    """A procedure without a number."""


class LouderSay(Say):
    """Another edition of a procedure."""


def module(name: str, *kinds: type[Procedure[Slate]]) -> ModuleType:
    """A module that defines these procedures."""
    made = ModuleType(name)
    for kind in kinds:
        setattr(made, kind.__name__, type(kind.__name__, (kind,), {"__module__": name}))
    return made


class TestCollecting:
    def test_every_procedure_of_the_modules_is_there_by_its_number(self) -> None:
        found = collected(module("one", Say, AskSide), module("two", SaySeveral))
        assert [NAMES[number] for number in found] == ["say", "ask-side", "say-several"]
        assert isinstance(found[Say.number], Say)

    def test_what_a_module_imports_belongs_to_another(self) -> None:
        importing = module("one", AskSide)
        importing.Say = Say  # type: ignore[attr-defined]
        assert list(collected(importing)) == [AskSide.number]

    def test_a_name_that_stands_twice_is_told_with_both_places(self) -> None:
        with pytest.raises(FaultyRules, match=r"one\.Say and two\.LouderSay are both 'say'"):
            collected(module("one", Say), module("two", LouderSay))

    def test_a_module_that_was_forgotten_is_told_by_what_lies_in_it(self) -> None:
        with pytest.raises(FaultyRules, match="the rules have no 'say': its module is not among"):
            Missing[Slate]().go(Slate(None, [], [], []), Frame(Say.number, 0))

    def test_an_edition_replaces_what_it_says_it_replaces(self) -> None:
        found = collected(module("one", Say, AskSide), module("two", LouderSay), replaced="say")
        assert isinstance(found[Say.number], LouderSay)

    def test_a_replacement_is_replaced_by_nothing_further(self) -> None:
        with pytest.raises(FaultyRules, match=r"two\.LouderSay and three\.Say are both 'say'"):
            collected(module("one", Say), module("two", LouderSay), module("three", Say), replaced="say")

    def test_what_should_be_replaced_and_is_not_is_told(self) -> None:
        with pytest.raises(FaultyRules, match="nothing replaces ask-side, say"):
            collected(module("one", Say, AskSide), replaced="say ask-side")

    def test_a_procedure_without_a_number_is_told(self) -> None:
        with pytest.raises(FaultyRules, match=r"one\.Nameless has no number"):
            collected(module("one", Nameless))


def titles() -> list[AnyTitle]:
    return [FAIR, *(veche.titles.title(id) for id in FOLDERS if id != FAIR.meta.id)]


def modules(title: str) -> Iterator[tuple[ModuleType, ast.Module]]:
    for package in FOLDERS[title]:
        (folder,) = import_module(package).__path__
        for file in sorted(Path(folder).glob("[!_]*.py")):
            yield import_module(f"{package}.{file.stem}"), ast.parse(file.read_text("utf-8"))


def frames_made(title: str) -> Iterator[tuple[int, str, list[str]]]:
    """The number of every frame that a title makes, where, and what its operands are called there."""
    for module, tree in modules(title):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Frame":
                continue
            procedure = ast.unparse(node.args[0])
            if procedure.endswith(".number") or procedure.isupper():
                number = eval(procedure, vars(module))
                yield number, f"{module.__name__}:{node.lineno}", [ast.unparse(one) for one in node.args[2:]]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.meta.id)
def test_every_procedure_has_one_place_that_makes_its_frame_with_its_operands(title: AnyTitle) -> None:
    rules = title.rules()
    made: dict[str, list[str]] = {}
    for number, where, operands in frames_made(title.meta.id):
        made.setdefault(NAMES[number], []).append(where)
        assert operands == rules.table[number].operands.split(), where
    assert {name: places for name, places in made.items() if len(places) > 1} == {}


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.meta.id)
def test_no_procedure_is_left_that_nothing_leads_to(title: AnyTitle) -> None:
    made = {number for number, _, _ in frames_made(title.meta.id)}
    known = {number for number, one in enumerate(title.rules().table) if hasattr(one, "number")}
    assert {NAMES[number] for number in known - made} == set()
