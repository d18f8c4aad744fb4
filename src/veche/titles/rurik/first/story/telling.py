"""A telling of the first edition: its names, its claim phase, and how a main action is begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from veche.story.passage import Happening, Scene, Sentence, Thing, Trace, Who, sentence
from veche.titles.rurik.both.story.round_end import RoundEnd
from veche.titles.rurik.both.story.telling import Coins, Goods, Telling
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import AGENDAS, COLUMNS, GOODS, LEADERS, REGIONS, STRUCTURES
from veche.titles.rurik.first.rules import RurikRules
from veche.titles.rurik.first.story.claim import CLAIM_PHASE


class RurikTelling(Telling):
    """Tells a turn of the first edition."""

    regions: ClassVar[Sequence[str]] = REGIONS
    goods: ClassVar[Sequence[str]] = GOODS
    structures: ClassVar[Sequence[str]] = STRUCTURES
    leaders: ClassVar[Sequence[str]] = LEADERS
    agendas: ClassVar[Sequence[str]] = AGENDAS
    columns: ClassVar[Sequence[str]] = COLUMNS
    acting: ClassVar[Sequence[str]] = (
    "muster", "choose-troop", "attack", "spend-tax", "spend-build",
    "draw-which-deck", "draw-scheme", "give-marker",
)  # fmt: skip
    values: ClassVar[str] = "space_advisor"

    round_end: ClassVar[RoundEnd] = CLAIM_PHASE

    @property
    def box(self) -> Box:
        """What is printed on the cards."""
        assert isinstance(self.rules, RurikRules)
        return self.rules.box

    def tell(
        self,
        span: Sequence[Happening],
        said: Sentence,
        then: Sequence[Sentence] = (),
        traces: Sequence[Trace] = (),
        scene: Scene = "",
        coins: Coins | None = None,
        goods: Goods | None = None,
        seat: int | None = None,
    ) -> None:
        """As in both editions; and trade boons that somebody gained meanwhile."""
        whole = [*self.lead, *span]
        old, new = whole[0].before.columns["boons"], whole[-1].after.columns["boons"]
        gained = [place for place in range(len(old)) if old[place] > new[place]]
        boons = [sentence("story.boon", name=Who(place // len(GOODS))) for place in gained]
        super().tell(span, said, [*then, *boons], traces, scene, coins, goods, seat)

    def lead_said(self) -> Sentence:
        return super().lead_said() if self.lead[-1].verb == "act" else resolved_said(self.lead)


Teller = Callable[[RurikTelling], None]


def resolved_said(lead: Sequence[Happening]) -> Sentence:
    """How the Rebellion begins its turn: the card that was turned up, or the advisor that it resolved."""
    for one in reversed(lead):
        if one.verb == "rebellion resolves":
            column = Thing("column", str(one.nouns["column"]))
            return sentence("story.rebellion-acts", column=column)
    return sentence("story.rebellion-begins")
