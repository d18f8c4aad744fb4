"""A telling: takes the happenings of one turn one after the other and makes passages of them.

What an action is, and which words it has, each edition says. Here is what holds for all of them: moves that only begin
an action belong to it, moves that only end one belong to the one before, and whatever a passage does not say of coins
and goods is said after it, so that no coin changes hands in silence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from veche.kernel.docket import CHANCE
from veche.story.passage import Happening, Passage, Scene, Sentence, Thing, Trace, Who, logged, sentence, spanning
from veche.titles.rurik.both.components import ROWS
from veche.titles.rurik.both.story.change import Change
from veche.titles.rurik.both.story.phrases import coins_said
from veche.titles.rurik.both.story.round_end import RoundEnd

Coins = Mapping[int, int]
Goods = Mapping[int, Sequence[int]]
"""What a passage says itself, by seat: coins, and goods by kind, gained or (below 0) paid."""


class Telling:
    """The happenings of a turn, how far they are told, and the passages made of them."""

    regions: ClassVar[Sequence[str]]
    goods: ClassVar[Sequence[str]]
    structures: ClassVar[Sequence[str]]
    leaders: ClassVar[Sequence[str]]
    agendas: ClassVar[Sequence[str]]
    columns: ClassVar[Sequence[str]]
    acting: ClassVar[Sequence[str]]
    """What is asked when a main action can do something."""

    values: ClassVar[str]
    """The column of a view with the numbers of the advisors or discs on the board."""
    round_end: ClassVar[RoundEnd]

    def __init__(self, rules: Any, happenings: Sequence[Happening], kind: str) -> None:
        self.rules = rules
        self.seats: Sequence[str] = rules.box.seats
        self.happenings = happenings
        self.kind = kind
        self.at = 0
        self.lead: list[Happening] = []
        self.found: list[Passage] = []
        self.reader = happenings[0].after.seat
        self.players = happenings[0].after.numbers["players"]
        self._earned: dict[int, Sequence[int]] = {}

    # How an action is begun

    def lead_said(self) -> Sentence:
        """What is said of the moves that begin an action as long as nothing has come of them."""
        one = self.lead[-1]
        return sentence("story.acted", name=Who(one.seat), column=self.column(one))

    def in_vain_said(self) -> Sentence:
        """What is said of them where nothing came of them."""
        one = self.lead[-1]
        return sentence("story.acted-in-vain", name=Who(one.seat), column=self.column(one))

    def column(self, one: Happening) -> Thing:
        """The column of the advisor or disc that acts when this is answered."""
        return Thing("column", self.columns[one.before.docket[0][2] // ROWS])

    # What comes by itself

    def by_itself(self, one: Happening) -> Sequence[int]:
        """The coins that a phase, and not the move, gave to each seat meanwhile; nothing, if there was none."""
        if one.version not in self._earned:
            self._earned[one.version] = self.round_end.income_after(self.rules, one)
        return self._earned[one.version]

    def after(self, one: Happening) -> list[Passage]:
        """The passages of what the rules did by themselves after a move."""
        return self.round_end.passages(self, one)

    # Taking happenings

    @property
    def here(self) -> Happening:
        return self.happenings[self.at]

    def take(self, *verbs: str) -> list[Happening]:
        """The next happening, and those after it that have one of these verbs."""
        first = self.at
        self.at += 1
        while self.at < len(self.happenings) and self.here.verb in verbs:
            self.at += 1
        return list(self.happenings[first : self.at])

    def take_asked(self, *procedures: str) -> list[Happening]:
        """The next happening, and those after it that answer one of these questions."""
        first = self.at
        self.at += 1
        while self.at < len(self.happenings) and self.here.procedure in procedures:
            self.at += 1
        return list(self.happenings[first : self.at])

    # Making passages

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
        """A passage about these happenings and what began them; what it does not say of coins and goods follows."""
        whole = [*self.lead, *span]
        self.lead = []
        more = self.unsaid(whole, coins or {}, goods or {})
        actor = next((one.seat for one in whole if one.seat >= 0), CHANCE) if seat is None else seat
        self.found.append(spanning(whole, said, [*then, *more], traces, scene, actor))
        self.found += self.after(whole[-1])

    def tell_alone(self, one: Happening) -> None:
        """A passage for a move that has no company, in the words that the title has for its verb alone."""
        passage = logged(one)
        self.tell([one], passage.said, passage.then)

    def join(self, one: Happening) -> None:
        """A move that only ends something: it belongs to the passage before."""
        if self.lead:
            self.tell([one], self.in_vain_said())
        elif self.found:
            last = self.found[-1]
            self.found[-1] = replace(last, last=one.version, then=(*last.then, *self.unsaid([one], {}, {})))
            self.found += self.after(one)
        else:
            self.tell_alone(one)

    def finish(self) -> list[Passage]:
        """All passages; a beginning of which nothing has come yet is one too."""
        if self.lead:
            self.tell([], self.lead_said())
        return self.found

    def unsaid(self, span: Sequence[Happening], coins: Coins, goods: Goods) -> list[Sentence]:
        """What everybody gained or paid in these happenings besides what is said of it."""
        change = Change(span[0].before, span[-1].after)
        found = []
        for seat in range(self.players):
            left = [number - said for number, said in zip(change.goods(seat), goods.get(seat, [0] * 5), strict=True)]
            purse = self.coins(span, seat) - coins.get(seat, 0)
            gained = self.things([max(number, 0) for number in left], max(purse, 0))
            paid = self.things([max(-number, 0) for number in left], max(-purse, 0))
            if gained:
                found.append(sentence("story.gained", name=Who(seat), things=gained))
            if paid:
                found.append(sentence("story.paid", name=Who(seat), things=paid))
        return found

    # Counting

    def coins(self, span: Sequence[Happening], seat: int) -> int:
        """How many coins the moves themselves gave to the seat, or took from it."""
        number = Change(span[0].before, span[-1].after).coins(seat)
        for one in span:
            earned = self.by_itself(one)
            if earned:
                number -= earned[seat]
        return number

    # Names of things

    def things(self, goods: Sequence[int], coins: int = 0) -> tuple[Sentence, ...]:
        """Goods and coins, each kind with its number."""
        found = [
            sentence("story.goods", number=number, good=self.goods[good]) for good, number in enumerate(goods) if number
        ]
        return (*found, coins_said(coins)) if coins else tuple(found)

    def region(self, region: int) -> Thing:
        return Thing("region", self.regions[region])

    def leader(self, one: Happening, seat: int) -> Thing | Sentence:
        """The leader that the seat plays; in a position that was set up it need not have a name."""
        holder = one.after.columns["holder"]
        return Thing("leader", self.leaders[holder.index(seat)]) if seat in holder else sentence("story.the-leader")

    def is_you(self, seat: int) -> int:
        """1 if the seat is the reader's: languages say "you" otherwise."""
        return int(seat == self.reader)

    def lost(self, span: Sequence[Happening], seat: int, region: int) -> tuple[Sentence | Thing, ...]:
        """The pieces that the seat lost in a region: its troops, and the leader last."""
        change = Change(span[0].before, span[-1].after)
        troops = -change.troops(seat, region)
        found: list[Sentence | Thing] = [sentence("story.troops", number=troops)] if troops > 0 else []
        if change.leader_left(seat) == region:
            found.append(self.leader(span[0], seat))
        return tuple(found)
