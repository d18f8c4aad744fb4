"""*Stroganov* as it is offered to players."""

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
from veche.titles.stroganov import position
from veche.titles.stroganov.appraisal import appraise
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import DIFFICULTIES, NONE, STRATEGIES
from veche.titles.stroganov.game_end import sheet
from veche.titles.stroganov.meta import META
from veche.titles.stroganov.operands import name_of
from veche.titles.stroganov.printed import printed, sources
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import StroganovState


class Stroganov(Title[StroganovState]):
    """Two to four players, or one against Ivan."""

    meta = META

    def rules(self, corrections: Mapping[str, Any] | None = None) -> StroganovRules:
        return StroganovRules(Box(printed(corrections))) if corrections else _as_printed()

    def words(self, language: str = "en") -> Words:
        return _words(language)

    def dump(self, rules: Rules[StroganovState], s: StroganovState) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: Rules[StroganovState], data: Mapping[str, Any]) -> StroganovState:
        assert isinstance(rules, StroganovRules)
        return position.load(rules, data)

    def operands(self, rules: Rules[StroganovState], frame: Frame) -> dict[str, str | int]:
        return {name: name_of(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def draw(self, rules: Rules[StroganovState], scene: Scene) -> Drawing:
        from veche.titles.stroganov.draw import draw

        assert isinstance(rules, StroganovRules)
        return draw(rules, scene)

    def stylesheet(self) -> str:
        return files("veche.titles.stroganov").joinpath("draw", "stroganov.css").read_text("utf-8")

    def appraise(self, rules: Rules[StroganovState], s: StroganovState, seat: int) -> float:
        return appraise(s, seat) if s.docket is not None else super().appraise(rules, s, seat)

    def chapter(self, s: StroganovState) -> int:
        return s.year

    def standing(self, rules: Rules[StroganovState], s: StroganovState) -> list[int]:
        # Who is furthest east decides only at the end, and is not known before the first Cossack is drawn.
        return [sum([line.points for line in sheet(s, seat)]) for seat in range(s.houses)]

    def result_headings(self, rules: Rules[StroganovState], s: StroganovState) -> dict[str, str]:
        letter = STRATEGIES[s.letter] if s.letter != NONE else "random"
        return {"difficulty": DIFFICULTIES[s.difficulty], "strategy": letter}

    def rules_text(self, language: str = "en") -> str:
        return files("veche.titles.stroganov").joinpath("rulebook", f"{language}.md").read_text("utf-8")

    def sources(self) -> list[SourceTable]:
        return sources()


@cache
def _words(language: str) -> Words:
    text = files("veche.titles.stroganov").joinpath("words", f"{language}.json").read_text("utf-8")
    return Words(json.loads(text))


@cache
def _as_printed() -> StroganovRules:
    return StroganovRules(Box(printed()))


TITLE = Stroganov()
