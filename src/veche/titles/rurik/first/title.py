"""*Rurik: Dawn of Kiev* as it is offered to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.scene import Drawing, Scene
from veche.drawing.speech import as_figures
from veche.kernel.columns import Holds
from veche.kernel.docket import Frame
from veche.kernel.errors import UnknownOption
from veche.kernel.kinds import Schema
from veche.kernel.listing import Section, in_notation
from veche.kernel.numbers import index_of
from veche.kernel.setup import Setup
from veche.kernel.sources import SourceTable
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.shelf.lesson import Lesson
from veche.shelf.title import Title
from veche.story.passage import Happening, Passage
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import removal
from veche.titles.rurik.both.describe import leaders_of
from veche.titles.rurik.first import describe, position
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first.appraisal import ahead, appraise, components
from veche.titles.rurik.first.appraisal.parts import COMPONENTS, RIVALS
from veche.titles.rurik.first.appraisal.weights import RIVALS as RIVALS_SHARE
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import DIFFICULTIES, LEADERS, OLD_LEADERS
from veche.titles.rurik.first.end_of_game import outcome
from veche.titles.rurik.first.figures import figures
from veche.titles.rurik.first.intrigue import surcharge
from veche.titles.rurik.first.meta import META
from veche.titles.rurik.first.naming import intrigues_of, schemes_of, words_with_schemes
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.printed import printed, sources, tables
from veche.titles.rurik.first.problem import PACKAGE
from veche.titles.rurik.first.rebellion.record import HUMAN, alone, difficulty
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.wording import acting, wording


class Rurik(Title[RurikState, RurikRules]):
    """The first edition."""

    meta = META
    horizon = 12

    def make_rules(self, corrections: Mapping[str, Any] | None, colours: str = "") -> RurikRules:
        return RurikRules(Box(printed(corrections), colours))

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        tables().refuse_names(corrections)

    def corrections_schema(self) -> Schema:
        return tables().schema(self.meta.name)

    def position_schema(self, rules: RurikRules) -> Schema:
        return position.schema(rules, self.meta.name)

    def words_with(self, rules: RurikRules, language: str) -> Words:
        box = rules.box
        return words_with_schemes(self.package, as_figures(figures(box)), schemes_of(box), intrigues_of(box), language)

    def figures(self, rules: RurikRules) -> dict[str, int]:
        return figures(rules.box)

    def passages(self, rules: RurikRules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
        from veche.titles.rurik.first.story import passages

        return passages(rules, happenings, kind)

    def dump(self, rules: RurikRules, s: RurikState) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: RurikRules, data: Mapping[str, Any]) -> RurikState:
        return position.load(rules, data)

    def operand_holds(self, rules: RurikRules, operand: str) -> Holds:
        return operands(rules.box).holds(operand)

    def operands(self, rules: RurikRules, frame: Frame) -> dict[str, str | int]:
        written = operands(rules.box)
        return {name: written.said(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def wording(self, rules: RurikRules, s: RurikState, frame: Frame) -> str:
        return wording(rules, s, frame)

    def how_many(self, rules: RurikRules, move: int, before: Iterable[int]) -> int:
        if not m.REMOVE.has(move):
            return 1
        return removal.removed_for(m.ACCOMPLISH, rules.box.deed_troops, rules.box.deed_troops_from, before)

    def remark(self, rules: RurikRules, view: View, move: int) -> str:
        if not view.docket:
            return ""
        if move == m.ACT:
            end = acting(rules, rules.guess(view, 0))
            return f"remark{end}" if end else ""
        if move == shared.BRIBE:
            return "remark.dearer" if dearer_by(rules, view) else ""
        if not m.REMOVE.has(move):
            return ""
        _, _, troops, whence, *_ = view.docket[0]
        return removal.remark(troops, whence)

    def remark_arguments(self, rules: RurikRules, view: View, move: int) -> dict[str, str | int]:
        return {"number": dearer_by(rules, view)} if move == shared.BRIBE else {}

    def describe(self, rules: RurikRules, view: View) -> list[Section]:
        return describe.table(rules, view, in_notation(self.words(rules=rules)))

    def secrets(self, rules: RurikRules, view: View) -> list[str]:
        return describe.secrets(rules, view, in_notation(self.words(rules=rules)))

    def draw(self, rules: RurikRules, scene: Scene) -> Drawing:
        from veche.titles.rurik.first.draw import draw

        return draw(rules, scene)

    def draw_part(self, rules: RurikRules, scene: Scene, example: Example) -> PartDrawn:
        from veche.titles.rurik.first.draw.examples import draw_part

        return draw_part(rules, scene, example)

    def draw_thing(self, rules: RurikRules, thing: str) -> PartDrawn:
        from veche.titles.rurik.both.draw.history import draw_thing
        from veche.titles.rurik.first.draw.desk import EDITION

        return draw_thing(EDITION, EDITION.speech(self.words(rules=rules)), thing)

    def lesson(self) -> Lesson:
        from veche.titles.rurik.first.lesson import LESSON

        return LESSON

    def appraise(self, rules: RurikRules, s: RurikState, seat: int) -> float:
        return appraise(rules, s, seat)

    @property
    def component_names(self) -> tuple[str, ...]:
        return COMPONENTS

    @property
    def hand_weights(self) -> list[float]:
        return [1.0] * RIVALS + [-RIVALS_SHARE] + [0.0] * (len(COMPONENTS) - RIVALS - 1)

    def weights_for(self, rules: RurikRules, s: RurikState) -> str:
        return "alone" if alone(s) else str(s.players)

    def components(self, rules: RurikRules, s: RurikState, seat: int) -> list[float]:
        return components(s, seat)

    def ahead(self, rules: RurikRules, s: RurikState, seat: int) -> list[float]:
        return ahead(s, seat)

    def chapter(self, s: RurikState) -> int:
        return s.round

    def standing(self, rules: RurikRules, s: RurikState) -> list[int]:
        return outcome(s).totals

    def result_headings(self, rules: RurikRules, s: RurikState) -> dict[str, str]:
        leader = LEADERS[index_of(s.holder, HUMAN)] if HUMAN in s.holder else ""
        return {"difficulty": DIFFICULTIES[difficulty(s)], "leader": leader}

    def played_as(self, rules: RurikRules, s: RurikState) -> list[str]:
        return leaders_of(s, LEADERS)

    def sources(self) -> list[SourceTable]:
        return sources()

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_leaders(setup)


def dearer_by(rules: RurikRules, view: View) -> int:
    """How many coins an intrigue adds to the bribe that may be laid down now."""
    return int(surcharge(rules.guess(view, 0), view.docket[0][3])) if view.docket else 0


def check_leaders(setup: Setup) -> None:
    """Refuse leaders that do not exist, are named twice, or are too few or too many."""
    if "leaders" not in setup.options:
        return
    names = setup.options["leaders"].split(",")
    if "random-leaders" in setup.options:
        raise UnknownOption("leaders.both", within=PACKAGE)
    for name in names:
        if not META.option("leaders").offers(name, setup.players):
            raise UnknownOption("leaders.alone", within=PACKAGE, leader=name.capitalize())
        if name in LEADERS[OLD_LEADERS:] and "stone-and-blade" not in setup.options:
            raise UnknownOption("leaders.expansion", within=PACKAGE, leader=name.capitalize())
        if name not in LEADERS:
            raise UnknownOption("leaders.unknown", within=PACKAGE, leader=repr(name), leaders=LEADERS)
        if names.count(name) > 1:
            raise UnknownOption("leaders.twice", within=PACKAGE, leader=name)
    if len(names) != setup.players:
        raise UnknownOption("leaders.number", within=PACKAGE, players=setup.players, number=len(names))


TITLE = Rurik()
