"""Rebellion setup and game board setup: who stands where, what is left out, and where the player may begin."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.procedure import Step
from veche.kernel.state import changed, filled, follow
from veche.titles.rurik.both.components import SVIATOPOLK
from veche.titles.rurik.both.state import occupies, place_troop, regions_in_play
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import KIEV, TOKENS
from veche.titles.rurik.first.rebellion.beginning import begun_in
from veche.titles.rurik.first.rebellion.cards import top_card, turn_up_top
from veche.titles.rurik.first.rebellion.record import REBELLION, fresh_record, is_german
from veche.titles.rurik.first.state import LEFT_OUT, RurikState
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade, troops_of_the_rebellion

REBELS_TOGETHER: Final[i64] = 2


def give_to_rebellion(s: RurikState, box: Box, difficulty: i64) -> None:
    """Its mat, its rebels for troops and Sviatopolk for a leader; cards that do not fit the solo game are left out."""
    s.chart = box.chart_for(alone=True, stone_and_blade=stone_and_blade(s))
    s.rebellion = fresh_record(box, difficulty)
    s.holder = changed(s.holder, SVIATOPOLK, REBELLION)
    s.reserve[REBELLION] = troops_of_the_rebellion(s)
    s.rebels = filled(0, len(s.rebels))
    for token in range(len(TOKENS)):
        s.tokens[REBELLION * len(TOKENS) + token] = 0
    for deed in box.not_alone_deeds:
        s.deed_at = changed(s.deed_at, deed, LEFT_OUT)
    for agenda in box.not_alone_agendas["german" if is_german(s) else "english"]:
        s.agenda_at = changed(s.agenda_at, agenda, LEFT_OUT)


def set_up_rebellion() -> list[Frame]:
    """The top card is seen first: it says where the rebels stand."""
    return [turn_up_top(), Frame(SetUpRebellion.number, REBELLION)]


class SetUpRebellion(Step[RurikState]):
    """Sviatopolk and two rebels in Kiev, two in each of the first two other regions of the top card; else neutrals."""

    number: Final = named("set-up-rebellion")

    def go(self, s: RurikState, f: Frame) -> None:
        with_rebels = begun_in(s.box, top_card(s))
        s.leader_at[REBELLION] = KIEV
        for region in with_rebels:
            for _ in range(REBELS_TOGETHER):
                place_troop(s, REBELLION, region)
        for region in range(regions_in_play(s)):
            s.rebels[region] = int(region not in with_rebels)
        follow(s, f)


def may_begin_in(s: RurikState) -> list[int]:
    """Where the player may place troops at the start: anywhere but with the rebels."""
    return [region for region in range(regions_in_play(s)) if not occupies(s, REBELLION, region)]
