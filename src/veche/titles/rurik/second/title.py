"""*Rurik: Second Edition* as it is offered to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.scene import Drawing, Scene
from veche.drawing.speech import as_figures
from veche.kernel.columns import Holds
from veche.kernel.docket import Frame
from veche.kernel.kinds import Schema
from veche.kernel.listing import Section, in_notation
from veche.kernel.sources import SourceTable
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.shelf.lesson import Lesson
from veche.shelf.title import Title
from veche.story.passage import Happening, Passage
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import removal
from veche.titles.rurik.both.describe import leaders_of
from veche.titles.rurik.both.words import words_of_both
from veche.titles.rurik.second import describe, position
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.appraisal import ahead, appraise, components
from veche.titles.rurik.second.appraisal.parts import COMPONENTS, RIVALS
from veche.titles.rurik.second.appraisal.weights import RIVALS as RIVALS_SHARE
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import LEADERS
from veche.titles.rurik.second.end_of_game import outcome
from veche.titles.rurik.second.figures import figures
from veche.titles.rurik.second.in_vain import in_vain, told_of
from veche.titles.rurik.second.meta import META
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.printed import printed, sources, tables
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.rurik.second.wording import acting, wording


class Rurik2(Title[Rurik2State, Rurik2Rules]):
    """The second edition, as its draft describes it."""

    meta = META
    horizon = 4

    def make_rules(self, corrections: Mapping[str, Any] | None, colours: str = "") -> Rurik2Rules:
        return Rurik2Rules(Box(printed(corrections), colours))

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        tables().refuse_names(corrections)

    def corrections_schema(self) -> Schema:
        return tables().schema(self.meta.name)

    def position_schema(self, rules: Rurik2Rules) -> Schema:
        return position.schema(rules, self.meta.name)

    def words_with(self, rules: Rurik2Rules, language: str) -> Words:
        return words_of_both(self.package, as_figures(figures(rules.box)), language)

    def figures(self, rules: Rurik2Rules) -> dict[str, int]:
        return figures(rules.box)

    def passages(self, rules: Rurik2Rules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
        from veche.titles.rurik.second.story import passages

        return passages(rules, happenings, kind)

    def dump(self, rules: Rurik2Rules, s: Rurik2State) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: Rurik2Rules, data: Mapping[str, Any]) -> Rurik2State:
        return position.load(rules, data)

    def operand_holds(self, rules: Rurik2Rules, operand: str) -> Holds:
        return operands(rules.box).holds(operand)

    def operands(self, rules: Rurik2Rules, frame: Frame) -> dict[str, str | int]:
        written = operands(rules.box)
        return {name: written.said(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def draw_thing(self, rules: Rurik2Rules, thing: str) -> PartDrawn:
        from veche.titles.rurik.both.draw.history import draw_thing
        from veche.titles.rurik.second.draw.desk import EDITION

        return draw_thing(EDITION, EDITION.speech(self.words(rules=rules)), thing)

    def lesson(self) -> Lesson:
        from veche.titles.rurik.second.lesson import LESSON

        return LESSON

    def appraise(self, rules: Rurik2Rules, s: Rurik2State, seat: int) -> float:
        return appraise(rules, s, seat)

    @property
    def component_names(self) -> tuple[str, ...]:
        return COMPONENTS

    @property
    def hand_weights(self) -> list[float]:
        return [1.0] * RIVALS + [-RIVALS_SHARE] + [0.0] * (len(COMPONENTS) - RIVALS - 1)

    def weights_for(self, rules: Rurik2Rules, s: Rurik2State) -> str:
        return str(s.players)

    def components(self, rules: Rurik2Rules, s: Rurik2State, seat: int) -> list[float]:
        return components(s, seat)

    def ahead(self, rules: Rurik2Rules, s: Rurik2State, seat: int) -> list[float]:
        return ahead(s, seat)

    def wording(self, rules: Rurik2Rules, s: Rurik2State, frame: Frame) -> str:
        return wording(rules, s, frame)

    def how_many(self, rules: Rurik2Rules, move: int, before: Iterable[int]) -> int:
        if not m.REMOVE.has(move):
            return 1
        return removal.removed_for(m.COMPLETE, rules.box.deed_troops, rules.box.deed_troops_from, before)

    def remark(self, rules: Rurik2Rules, view: View, move: int) -> str:
        if not view.docket:
            return ""
        if move == m.ACT:
            end = acting(rules, rules.guess(view, 0))
            return f"remark{end}" if end else ""
        _, seat, troops, whence, *_ = view.docket[0]
        if m.REMOVE.has(move):
            return removal.remark(troops, whence)
        if shared.REPLACE.has(move):
            return "remark.replaced" if view.columns["reserve"][seat] else "remark.removed"
        return in_vain(rules, rules.guess(view, 0), move) if told_of(move) else ""

    def describe(self, rules: Rurik2Rules, view: View) -> list[Section]:
        return describe.table(rules, view, in_notation(self.words(rules=rules)))

    def secrets(self, rules: Rurik2Rules, view: View) -> list[str]:
        return describe.secrets(rules, view, in_notation(self.words(rules=rules)))

    def draw(self, rules: Rurik2Rules, scene: Scene) -> Drawing:
        from veche.titles.rurik.second.draw import draw

        return draw(rules, scene)

    def draw_part(self, rules: Rurik2Rules, scene: Scene, example: Example) -> PartDrawn:
        from veche.titles.rurik.second.draw.examples import draw_part

        return draw_part(rules, scene, example)

    def chapter(self, s: Rurik2State) -> int:
        return s.round

    def standing(self, rules: Rurik2Rules, s: Rurik2State) -> list[int]:
        return outcome(s).totals

    def played_as(self, rules: Rurik2Rules, s: Rurik2State) -> list[str]:
        return leaders_of(s, LEADERS)

    def sources(self) -> list[SourceTable]:
        return sources()


TITLE = Rurik2()
