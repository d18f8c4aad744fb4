"""*Rurik: Second Edition* as it is offered to players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from veche.drawing.scene import Drawing, Scene
from veche.kernel.docket import Frame
from veche.kernel.rules import Rules
from veche.kernel.title import SourceTable, Title
from veche.kernel.words import Words
from veche.titles.rurik2 import position
from veche.titles.rurik2.appraisal import appraise
from veche.titles.rurik2.box import Box
from veche.titles.rurik2.end_of_game import outcome
from veche.titles.rurik2.meta import META
from veche.titles.rurik2.operands import operands
from veche.titles.rurik2.printed import printed, sources
from veche.titles.rurik2.rules import Rurik2Rules
from veche.titles.rurik2.state import Rurik2State


class Rurik2(Title[Rurik2State]):
    """The second edition, as its draft describes it."""

    meta = META

    def rules(self, corrections: Mapping[str, Any] | None = None) -> Rurik2Rules:
        return Rurik2Rules(Box(printed(corrections))) if corrections else _as_printed()

    def words(self, language: str = "en") -> Words:
        return _words(language)

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

    def draw(self, rules: Rules[Rurik2State], scene: Scene) -> Drawing:
        from veche.titles.rurik2.draw import draw

        assert isinstance(rules, Rurik2Rules)
        return draw(rules, scene)

    def chapter(self, s: Rurik2State) -> int:
        return s.round

    def standing(self, rules: Rules[Rurik2State], s: Rurik2State) -> list[int]:
        return outcome(s).totals

    def rules_text(self, language: str = "en") -> str:
        return files("veche.titles.rurik2").joinpath("rulebook", f"{language}.md").read_text("utf-8")

    def stylesheet(self) -> str:
        shared = files("veche.titles.rurik_common").joinpath("draw", "rurik.css").read_text("utf-8")
        return shared + files("veche.titles.rurik2").joinpath("draw", "rurik2.css").read_text("utf-8")

    def sources(self) -> list[SourceTable]:
        return sources()


@cache
def _words(language: str) -> Words:
    """Read once: the same words are the same object, and whoever speaks with them remembers what was said."""
    return Words(json.loads(files("veche.titles.rurik2").joinpath("words", f"{language}.json").read_text("utf-8")))


@cache
def _as_printed() -> Rurik2Rules:
    return Rurik2Rules(Box(printed()))


TITLE = Rurik2()
