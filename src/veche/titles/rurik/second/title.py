"""*Rurik: Second Edition* as it is offered to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from veche.drawing.scene import Drawing, Scene
from veche.drawing.speech import as_figures, rules_in, words_in
from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.kernel.title import SourceTable, Title
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.titles.rurik.both import moves as shared
from veche.titles.rurik.both import removal
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second import position
from veche.titles.rurik.second.appraisal import appraise
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.end_of_game import outcome
from veche.titles.rurik.second.figures import figures
from veche.titles.rurik.second.meta import META
from veche.titles.rurik.second.operands import operands
from veche.titles.rurik.second.printed import printed, sources, tables
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.state import Rurik2State
from veche.titles.rurik.second.wording import wording

PACKAGE: Final = "veche.titles.rurik.second"


class Rurik2(Title[Rurik2State]):
    """The second edition, as its draft describes it."""

    meta = META

    def rules(self, corrections: Mapping[str, Any] | None = None) -> Rurik2Rules:
        return Rurik2Rules(Box(printed(corrections))) if corrections else _as_printed()

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        tables().refuse_names(corrections)

    def words(self, language: str = "en", rules: Rules[Rurik2State] | None = None) -> Words:
        return words_in(PACKAGE, as_figures(self.figures(rules or _as_printed())), language)

    def figures(self, rules: Rules[Rurik2State]) -> dict[str, int]:
        assert isinstance(rules, Rurik2Rules)
        return figures(rules.box)

    def dump(self, rules: Rules[Rurik2State], s: Rurik2State) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: Rules[Rurik2State], data: Mapping[str, Any]) -> Rurik2State:
        assert isinstance(rules, Rurik2Rules)
        return position.load(rules, data)

    def operands(self, rules: Rules[Rurik2State], frame: Frame) -> dict[str, str | int]:
        assert isinstance(rules, Rurik2Rules)
        written = operands(rules.box)
        return {name: written.said(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def appraise(self, rules: Rules[Rurik2State], s: Rurik2State, seat: int) -> float:
        return appraise(rules, s, seat)

    def wording(self, rules: Rules[Rurik2State], s: Rurik2State, frame: Frame) -> str:
        return wording(rules, s, frame)

    def how_many(self, rules: Rules[Rurik2State], move: int, before: Iterable[int]) -> int:
        assert isinstance(rules, Rurik2Rules)
        if not m.REMOVE.has(move):
            return 1
        return removal.removed_for(m.COMPLETE, rules.box.deed_troops, rules.box.deed_troops_from, before)

    def remark(self, rules: Rules[Rurik2State], view: View, move: int) -> str:
        if not view.docket:
            return ""
        _, seat, troops, whence, *_ = view.docket[0]
        if m.REMOVE.has(move):
            return removal.remark(troops, whence)
        if shared.REPLACE.has(move):
            return "remark.replaced" if view.columns["reserve"][seat] else "remark.removed"
        return ""

    def draw(self, rules: Rules[Rurik2State], scene: Scene) -> Drawing:
        from veche.titles.rurik.second.draw import draw

        assert isinstance(rules, Rurik2Rules)
        return draw(rules, scene)

    def chapter(self, s: Rurik2State) -> int:
        return s.round

    def standing(self, rules: Rules[Rurik2State], s: Rurik2State) -> list[int]:
        return outcome(s).totals

    def rules_text(self, language: str = "en") -> str:
        return rules_in(PACKAGE, as_figures(self.figures(_as_printed())), language)

    def stylesheet(self) -> str:
        shared = files("veche.titles.rurik.both").joinpath("draw", "rurik.css").read_text("utf-8")
        return shared + files("veche.titles.rurik.second").joinpath("draw", "rurik2.css").read_text("utf-8")

    def sources(self) -> list[SourceTable]:
        return sources()


@cache
def _as_printed() -> Rurik2Rules:
    return Rurik2Rules(Box(printed()))


TITLE = Rurik2()
