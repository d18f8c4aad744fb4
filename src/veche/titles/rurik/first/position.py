"""A position as data that a person can read and edit; `docs/position.md` describes it field by field.

`dump` writes every field. What is left out in `load` has its value of a fresh game, and pieces that are not mentioned
are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from veche.kernel.docket_data import docket_schema
from veche.kernel.kinds import ABSENT, Schema
from veche.kernel.rules import Rules
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.position import EditionWriter
from veche.titles.rurik.first.components import DEEDS, WARFARE_REWARDS
from veche.titles.rurik.first.operands import operands
from veche.titles.rurik.first.position_layout import LAYOUT, NAMES, USED_THIS_ROUND, bounds, table
from veche.titles.rurik.first.position_reader import RurikReader, called
from veche.titles.rurik.first.rebellion.position import difficulty_option, dump_rebellion
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.state import INTRIGUE, PHASES, VARIANTS, RurikState
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade

if TYPE_CHECKING:
    from veche.titles.rurik.first.rules import RurikRules


def load(rules: RurikRules, data: Mapping[str, Any]) -> RurikState:
    """The state that the data describe; BadPosition lists everything that is wrong with them."""
    return RurikReader(rules, data).read()


def schema(rules: RurikRules, name: str) -> Schema:
    """What a position may hold, as JSON Schema."""
    return LAYOUT.schema(name, bounds(rules.box), docket_schema(rules, rules.box.seats))


def dump(rules: Rules[RurikState], s: RurikState) -> dict[str, Any]:
    """The complete position."""
    return _Writer(rules, s).written()


class _Writer(EditionWriter[RurikState]):
    edition = NAMES

    def __init__(self, rules: Rules[RurikState], s: RurikState) -> None:
        at_table, rows = table(s.box, s.players), s.box.rows[s.players]
        super().__init__(
            LAYOUT, rules, s, at_table, rows, s.box.scheme_cards, PHASES, VARIANTS, operands(s.box), s.box.colours
        )
        self.called = called(s)
        self.special = {
            **self.special,
            "deeds.row": lambda: [None if deed == NONE else DEEDS[deed] for deed in s.row],
            "intrigues": lambda: [None if card == NONE else s.box.intrigue_names[card] for card in s.intrigues],
            "used_this_round": lambda: [name for name in USED_THIS_ROUND if getattr(s, f"{name}_used")],
            "rebellion": lambda: dump_rebellion(s) if alone(s) else ABSENT,
        }
        if not stone_and_blade(s):
            self.special |= {
                "inheritance_boxed": lambda: ABSENT,
                "seats.<seat>.inheritance": lambda seat: ABSENT,
                "seats.<seat>.inheritance_dealt": lambda seat: ABSENT,
                "seats.<seat>.inheritance_returned": lambda seat: ABSENT,
                "turn.taxing_over": lambda: ABSENT,
                "turn.build_begun": lambda: ABSENT,
            }
        if not s.variants & INTRIGUE:
            self.special |= {
                "intrigues": lambda: ABSENT,
                "regions.<region>.more_goods": lambda region: ABSENT,
                "seats.<seat>.built": lambda seat: ABSENT,
            }
        rewards = [None if token == NONE else WARFARE_REWARDS[token] for token in s.warfare_rewards]
        self.special |= {
            "warfare_rewards": lambda: rewards,
            "schemes.removed": lambda: self.cards.all(self.held("removed")),
        }
        if not stone_and_blade(s):
            self.special |= {
                "warfare_rewards": lambda: ABSENT,
                "schemes.removed": lambda: ABSENT,
                "seats.<seat>.boons": lambda seat: ABSENT,
                "seats.<seat>.boons_held": lambda seat: ABSENT,
                "seats.<seat>.point_tokens": lambda seat: ABSENT,
            }
        if alone(s):
            options = self.special["options"]
            self.special |= {"players": lambda: 1, "options": lambda: [*options(), difficulty_option(s)]}

    def discard(self) -> list[str]:
        """With Stone & Blade the order counts: the top card is the last."""
        if not stone_and_blade(self.s):
            return super().discard()
        return [self.cards.one(kind) for kind in self.s.pile if kind != NONE]
