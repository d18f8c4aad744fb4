"""*Stroganov* as it is offered to players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from veche.drawing.examples import Example, PartDrawn
from veche.drawing.scene import Drawing, Scene
from veche.kernel.columns import Holds
from veche.kernel.docket import Frame
from veche.kernel.errors import BrokenPast
from veche.kernel.game import Game
from veche.kernel.kinds import Schema
from veche.kernel.listing import Section, in_notation
from veche.kernel.outcome import Outcome
from veche.kernel.sources import SourceTable
from veche.kernel.view import View
from veche.shelf.lesson import Lesson
from veche.shelf.title import Title
from veche.story.passage import Happening, Passage
from veche.titles.stroganov import describe, position, remarks
from veche.titles.stroganov.appraisal import COMPONENTS, RIVAL, ahead, appraise, components
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import A8, A14, DIFFICULTIES, FURS, NONE, S9, STRATEGIES
from veche.titles.stroganov.earnings import with_earnings
from veche.titles.stroganov.extra_actions import AdvancedAction
from veche.titles.stroganov.figures import figures
from veche.titles.stroganov.game_end import sheet
from veche.titles.stroganov.hunting import HuntSecond
from veche.titles.stroganov.meta import META
from veche.titles.stroganov.operands import holds, name_of
from veche.titles.stroganov.payment import ANY, PayPiece
from veche.titles.stroganov.printed import printed, sources, tables
from veche.titles.stroganov.rewards import FREE, VILLAGES_ONLY
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.seasons import BasicAction, ChooseSecondAction
from veche.titles.stroganov.state import HARD, StroganovState, fulfilled

GAINS_FURS_UNNAMED: Final = frozenset(("ivan offer", "ivan buys", "ivan buys further"))
"""What Ivan does that may bring him furs which the move does not name."""

WISHES_IN_THE_GUIDE: Final = (
    (BasicAction.number, A8, ".unskipped"),
    (HuntSecond.number, A14, ".free"),
    (ChooseSecondAction.number, S9, ".any"),
)
"""Questions whose note in the guide is another one with a fulfilled wish, which makes something cost less."""


class Stroganov(Title[StroganovState, StroganovRules]):
    """Two to four players, or one against Ivan."""

    meta = META
    horizon = 4

    def make_rules(self, corrections: Mapping[str, Any] | None, colours: str = "") -> StroganovRules:
        return StroganovRules(Box(printed(corrections), colours))

    def check_corrections(self, corrections: Mapping[str, Any]) -> None:
        tables().refuse_names(corrections)

    def corrections_schema(self) -> Schema:
        return tables().schema(self.meta.name)

    def position_schema(self, rules: StroganovRules) -> Schema:
        return position.schema(rules, self.meta.name)

    def figures(self, rules: StroganovRules) -> dict[str, int]:
        return figures(rules.box)

    def dump(self, rules: StroganovRules, s: StroganovState) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: StroganovRules, data: Mapping[str, Any]) -> StroganovState:
        return position.load(rules, data)

    def operand_holds(self, rules: StroganovRules, operand: str) -> Holds:
        return holds(operand)

    def operands(self, rules: StroganovRules, frame: Frame) -> dict[str, str | int]:
        return {name: name_of(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def describe(self, rules: StroganovRules, view: View) -> list[Section]:
        return describe.table(rules, view, in_notation(self.words(rules=rules)))

    def passages(self, rules: StroganovRules, happenings: Sequence[Happening], kind: str) -> list[Passage]:
        from veche.titles.stroganov.story.turns import passages

        return passages(rules, happenings, kind)

    def secrets(self, rules: StroganovRules, view: View) -> list[str]:
        return describe.secrets(rules, view)

    def unseen(self, rules: StroganovRules, s: StroganovState) -> list[str]:
        return describe.unseen(rules, s, in_notation(self.words(rules=rules)))

    def draw(self, rules: StroganovRules, scene: Scene) -> Drawing:
        from veche.titles.stroganov.draw import draw

        return draw(rules, scene)

    def draw_part(self, rules: StroganovRules, scene: Scene, example: Example) -> PartDrawn:
        from veche.titles.stroganov.draw.examples import draw_part

        return draw_part(rules, scene, example)

    def draw_thing(self, rules: StroganovRules, thing: str) -> PartDrawn:
        from veche.titles.stroganov.draw.history import draw_thing

        return draw_thing(rules, thing)

    def lesson(self) -> Lesson:
        from veche.titles.stroganov.lesson import LESSON

        return LESSON

    def appraise(self, rules: StroganovRules, s: StroganovState, seat: int) -> float:
        return appraise(s, seat) if s.docket is not None else super().appraise(rules, s, seat)

    @property
    def component_names(self) -> tuple[str, ...]:
        return COMPONENTS

    @property
    def hand_weights(self) -> list[float]:
        parts = COMPONENTS.index("rivals")
        return [1.0] * parts + [-RIVAL] + [0.0] * (len(COMPONENTS) - parts - 1)

    def weights_for(self, rules: StroganovRules, s: StroganovState) -> str:
        return "alone" if s.players == 1 else str(s.players)

    def components(self, rules: StroganovRules, s: StroganovState, seat: int) -> list[float]:
        return components(s, seat)

    def ahead(self, rules: StroganovRules, s: StroganovState, seat: int) -> list[float]:
        return ahead(s, seat)

    def wording(self, rules: StroganovRules, s: StroganovState, frame: Frame) -> str:
        for procedure, card, way in WISHES_IN_THE_GUIDE:
            if frame.procedure == procedure and fulfilled(s, frame.seat, card):
                return way
        if frame.procedure == AdvancedAction.number:
            if frame.c == VILLAGES_ONLY:
                return ".village"
            return "" if frame.b == FREE else ".for-a-fur"
        if frame.procedure != PayPiece.number:
            return ""
        if frame.b and frame.d:
            return ".two" if frame.a == ANY else ""
        if frame.c:
            return ".shown"
        return ".of" if frame.b else ".any"

    def aftermath(self, rules: StroganovRules, s: StroganovState, move: int, before: Iterable[int]) -> str:
        verb = rules.catalogue.verbs[move]
        if remarks.begins_wish_payment(s.box, move, before):
            return "remark.furs-shown"
        if s.difficulty < HARD or not verb.startswith("ivan"):
            return ""
        if verb in GAINS_FURS_UNNAMED:
            return "remark.ivan-sells-any"
        arguments = rules.catalogue.arguments(move)
        return "remark.ivan-sells" if FURS[s.trade_fur] in (arguments.get("fur"), arguments.get("prey")) else ""

    def remark(self, rules: StroganovRules, view: View, move: int) -> str:
        return remarks.remark(rules, view, move)

    def remark_arguments(self, rules: StroganovRules, view: View, move: int) -> dict[str, str | int]:
        coins, tigers = remarks.goes_unasked(rules, view, move)
        return {
            "coins": coins,
            "tigers": tigers,
            "stories": remarks.stories_to_come(rules, view),
            **remarks.left_for(rules, view, move),
        }

    def chapter(self, s: StroganovState) -> int:
        return s.year

    def standing(self, rules: StroganovRules, s: StroganovState) -> list[int]:
        # Who is furthest east decides only at the end, and is not known before the first Cossack is drawn.
        return [sum([line.points for line in sheet(s, seat)]) for seat in range(s.houses)]

    def account(self, game: Game[StroganovState]) -> Outcome | None:
        outcome = game.outcome
        try:
            return with_earnings(outcome, game) if outcome is not None else None
        except BrokenPast:
            return outcome

    def result_headings(self, rules: StroganovRules, s: StroganovState) -> dict[str, str]:
        letter = STRATEGIES[s.letter] if s.letter != NONE else "random"
        return {"difficulty": DIFFICULTIES[s.difficulty], "strategy": letter}

    def sources(self) -> list[SourceTable]:
        return sources()


TITLE = Stroganov()
