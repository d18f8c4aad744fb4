"""*The Fair* as it is offered to players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tests.toy
from tests.toy import position
from tests.toy.draw import draw
from tests.toy.printed import ROADS, SEATS, Printed
from tests.toy.rules import FairRules
from tests.toy.state import FairState
from tests.toy.words import ENGLISH
from veche.kernel.docket import Frame
from veche.kernel.errors import UnknownOption
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.title import Meta, Option, Title
from veche.kernel.words import Words


class Fair(Title[FairState]):
    """The toy title of the tests."""

    meta = Meta(
        id="fair",
        name="The Fair",
        summary="Five minutes of walking, bidding and buying.",
        players=(2, 3),
        seats=SEATS,
        options=(
            Option("pedlar", "One more seat is played by the rules.", label="The pedlar"),
            Option("road", "How long the road is; short, unless it is said.", values=tuple(ROADS), label="Road"),
            Option("motto", "What is written over the gate.", text=True, label="Motto"),
        ),
    )

    def rules(self, corrections: Mapping[str, Any] | None = None) -> FairRules:
        return FairRules(Printed(corrections)) if corrections is not None else AS_PRINTED

    def words(self, language: str = "en", rules: Rules[FairState] | None = None) -> Words:
        return Words(ENGLISH)

    def dump(self, rules: Rules[FairState], s: FairState) -> dict[str, Any]:
        assert isinstance(rules, FairRules)
        return position.dump(rules, s)

    def load(self, rules: Rules[FairState], data: Mapping[str, Any]) -> FairState:
        assert isinstance(rules, FairRules)
        return position.load(rules, data)

    def draw(self, rules: Rules[FairState], scene: Any) -> Any:
        assert isinstance(rules, FairRules)
        return draw(rules, scene)

    def stylesheet(self) -> str:
        return Path(__file__).with_name("fair.css").read_text("utf-8")

    def rules_text(self, language: str = "en") -> str:
        return f"# The Fair\n\n{tests.toy.__doc__}"

    def operands(self, rules: Rules[FairState], frame: Frame) -> dict[str, str | int]:
        assert isinstance(rules, FairRules)
        return position.operands(rules, frame)

    def check(self, setup: Setup) -> None:
        super().check(setup)
        if len(setup.options.get("motto", "")) > 40:
            raise UnknownOption("The board over the gate has room for a motto of 40 letters.")


AS_PRINTED = FairRules(Printed())
FAIR = Fair()
