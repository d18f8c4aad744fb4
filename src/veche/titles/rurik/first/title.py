"""*Rurik: Dawn of Kiev* as it is offered to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from veche.drawing.scene import Drawing, Scene
from veche.drawing.speech import as_figures, rules_in
from veche.kernel.docket import Frame
from veche.kernel.errors import UnknownOption
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.title import SourceTable, Title
from veche.kernel.view import View
from veche.kernel.words import Words
from veche.titles.rurik.both import removal
from veche.titles.rurik.first import moves as m
from veche.titles.rurik.first import position
from veche.titles.rurik.first.appraisal import appraise
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import DIFFICULTIES, LEADERS
from veche.titles.rurik.first.end_of_game import outcome
from veche.titles.rurik.first.figures import figures
from veche.titles.rurik.first.meta import META
from veche.titles.rurik.first.naming import schemes_of, words_with_schemes
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.printed import printed, sources, tables
from veche.titles.rurik.first.rebellion.record import HUMAN, difficulty
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.state import RurikState
from veche.titles.rurik.first.wording import wording

PACKAGE: Final = "veche.titles.rurik.first"


class Rurik(Title[RurikState]):
    """The first edition."""

    meta = META

    def rules(self, corrections: Mapping[str, Any] | None = None) -> RurikRules:
        return RurikRules(Box(printed(corrections))) if corrections else _as_printed()

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        tables().refuse_names(corrections)

    def words(self, language: str = "en", rules: Rules[RurikState] | None = None) -> Words:
        given = rules or _as_printed()
        assert isinstance(given, RurikRules)
        return words_with_schemes(PACKAGE, as_figures(figures(given.box)), schemes_of(given.box), language)

    def figures(self, rules: Rules[RurikState]) -> dict[str, int]:
        assert isinstance(rules, RurikRules)
        return figures(rules.box)

    def dump(self, rules: Rules[RurikState], s: RurikState) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: Rules[RurikState], data: Mapping[str, Any]) -> RurikState:
        assert isinstance(rules, RurikRules)
        return position.load(rules, data)

    def operands(self, rules: Rules[RurikState], frame: Frame) -> dict[str, str | int]:
        assert isinstance(rules, RurikRules)
        written = operands(rules.box)
        return {name: written.said(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def wording(self, rules: Rules[RurikState], s: RurikState, frame: Frame) -> str:
        return wording(rules, s, frame)

    def how_many(self, rules: Rules[RurikState], move: int, before: Iterable[int]) -> int:
        assert isinstance(rules, RurikRules)
        if not m.REMOVE.has(move):
            return 1
        return removal.removed_for(m.ACCOMPLISH, rules.box.deed_troops, rules.box.deed_troops_from, before)

    def remark(self, rules: Rules[RurikState], view: View, move: int) -> str:
        if not m.REMOVE.has(move) or not view.docket:
            return ""
        _, _, troops, whence, *_ = view.docket[0]
        return removal.remark(troops, whence)

    def draw(self, rules: Rules[RurikState], scene: Scene) -> Drawing:
        from veche.titles.rurik.first.draw import draw

        assert isinstance(rules, RurikRules)
        return draw(rules, scene)

    def appraise(self, rules: Rules[RurikState], s: RurikState, seat: int) -> float:
        return appraise(rules, s, seat)

    def chapter(self, s: RurikState) -> int:
        return s.round

    def standing(self, rules: Rules[RurikState], s: RurikState) -> list[int]:
        return outcome(s).totals

    def result_headings(self, rules: Rules[RurikState], s: RurikState) -> dict[str, str]:
        leader = LEADERS[s.holder.index(HUMAN)] if HUMAN in s.holder else ""
        return {"difficulty": DIFFICULTIES[difficulty(s)], "leader": leader}

    def rules_text(self, language: str = "en") -> str:
        return rules_in(PACKAGE, as_figures(self.figures(_as_printed())), language)

    def sources(self) -> list[SourceTable]:
        return sources()

    def stylesheet(self) -> str:
        shared = files("veche.titles.rurik.both").joinpath("draw", "rurik.css").read_text("utf-8")
        return shared + files("veche.titles.rurik.first").joinpath("draw", "rurik.css").read_text("utf-8")

    def check(self, setup: Setup) -> None:
        super().check(setup)
        check_leaders(setup)


@cache
def _as_printed() -> RurikRules:
    return RurikRules(Box(printed()))


def check_leaders(setup: Setup) -> None:
    """Refuse leaders that do not exist, are named twice, or are too few or too many."""
    if "leaders" not in setup.options:
        return
    names = setup.options["leaders"].split(",")
    if "random-leaders" in setup.options:
        raise UnknownOption("Leaders are either named or dealt at random, not both.")
    for name in names:
        if not META.option("leaders").offers(name, setup.players):
            raise UnknownOption(f"Alone, {name.capitalize()} leads the Rebellion; choose another leader.")
        if name not in LEADERS:
            raise UnknownOption(f"There is no leader {name!r}. The leaders are: {', '.join(LEADERS)}.")
        if names.count(name) > 1:
            raise UnknownOption(f"Only one player can have {name}.")
    if len(names) != setup.players:
        raise UnknownOption(f"{setup.players} players need {setup.players} leaders; {len(names)} are named.")


TITLE = Rurik()
