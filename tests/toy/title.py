"""*The Fair* as it is offered to players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.toy import position
from tests.toy.draw import draw
from tests.toy.meta import META
from tests.toy.printed import Printed
from tests.toy.rules import FairRules
from tests.toy.state import FairState
from veche.drawing.scene import Drawing, Scene
from veche.kernel.docket import Frame
from veche.kernel.errors import UnknownOption
from veche.kernel.kinds import Schema
from veche.kernel.setup import Setup
from veche.shelf.title import Title


class Fair(Title[FairState, FairRules]):
    """The toy title of the tests."""

    meta = META

    def make_rules(self, corrections: Mapping[str, Any] | None, colours: str = "") -> FairRules:
        return FairRules(Printed(corrections))

    def position_schema(self, rules: FairRules) -> Schema:
        return position.schema(rules, self.meta.name)

    def dump(self, rules: FairRules, s: FairState) -> dict[str, Any]:
        return position.dump(rules, s)

    def load(self, rules: FairRules, data: Mapping[str, Any]) -> FairState:
        return position.load(rules, data)

    def draw(self, rules: FairRules, scene: Scene) -> Drawing:
        return draw(rules, scene)

    def operands(self, rules: FairRules, frame: Frame) -> dict[str, str | int]:
        return {name: position.written(name, int(value)) for name, value in super().operands(rules, frame).items()}

    def check(self, setup: Setup) -> None:
        super().check(setup)
        if len(setup.options.get("motto", "")) > 40:
            raise UnknownOption("The board over the gate has room for a motto of 40 letters.")


TITLE = Fair()
