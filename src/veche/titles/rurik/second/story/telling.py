"""A telling of the second edition: its names, its chronicle phase, the Battle track, and how a command is begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from veche.story.passage import Happening, Sentence, Who, sentence
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.round_end import RoundEnd
from veche.titles.rurik.both.story.telling import Coins, Goods, Telling
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import AGENDAS, BUILDINGS, COLUMNS, GOODS, LEADERS, REGIONS
from veche.titles.rurik.second.rules import Rurik2Rules
from veche.titles.rurik.second.story.chronicle import CHRONICLE_PHASE


class Rurik2Telling(Telling):
    """Tells a turn of the second edition."""

    regions: ClassVar[Sequence[str]] = REGIONS
    goods: ClassVar[Sequence[str]] = GOODS
    structures: ClassVar[Sequence[str]] = BUILDINGS
    leaders: ClassVar[Sequence[str]] = LEADERS
    agendas: ClassVar[Sequence[str]] = AGENDAS
    columns: ClassVar[Sequence[str]] = COLUMNS
    acting: ClassVar[Sequence[str]] = (
        "perform",
        "take-good",
        "choose-from-markets",
        "complete-which",
        "wield-which",
        "give-marker",
    )
    values: ClassVar[str] = "space_disc"
    round_end: ClassVar[RoundEnd] = CHRONICLE_PHASE

    @property
    def box(self) -> Box:
        """What is printed on the cards."""
        assert isinstance(self.rules, Rurik2Rules)
        return self.rules.box

    def lead_said(self) -> Sentence:
        one = self.lead[-1]
        if one.verb == "use":
            return sentence("story.chose-icon", name=Who(one.seat), icon=one.nouns["icon"])
        return super().lead_said()

    def in_vain_said(self) -> Sentence:
        one = self.lead[-1]
        if one.verb == "use":
            return sentence("story.chose-icon-in-vain", name=Who(one.seat), icon=one.nouns["icon"])
        return super().in_vain_said()

    def unsaid(self, span: Sequence[Happening], coins: Coins, goods: Goods) -> list[Sentence]:
        """Coins and goods; then steps on the Battle track, and captured rebels that were given up."""
        found = super().unsaid(span, coins, goods)
        change = Change(span[0].before, span[-1].after)
        for seat in range(self.players):
            if change.of("battle", seat) > 0:
                step = span[-1].after.columns["battle"][seat]
                found.append(sentence("story.battle-step", name=Who(seat), step=step))
            if change.of("captured", seat) < 0:
                found.append(sentence("story.freed", name=Who(seat), number=-change.of("captured", seat)))
        return found


Teller = Callable[[Rurik2Telling], None]
