"""The rules of *Rurik: Dawn of Kiev* as a table of procedures."""

from __future__ import annotations

from typing import Final

from veche.kernel.collected import collected
from veche.kernel.colours import first_of
from veche.kernel.docket import Frame
from veche.kernel.numbers import i64
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.state import Column
from veche.kernel.view import View
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.procedures import MODULES
from veche.titles.rurik.both.state import WIDTH_OF_GOODS
from veche.titles.rurik.first import (
    action_phase,
    attack,
    build,
    claim_phase,
    conversion,
    deed_costs,
    deeds,
    intrigue,
    movement,
    muster,
    points,
    predslava,
    round,
    scheme,
    schemes,
    setup,
    strategy_phase,
    tax,
)
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import DIFFICULTIES, LEADERS
from veche.titles.rurik.first.end_of_game import outcome
from veche.titles.rurik.first.moves import catalogue
from veche.titles.rurik.first.rebellion import acting, cards, leader_card, placing, priority
from veche.titles.rurik.first.rebellion import attack as rebellion_attack
from veche.titles.rurik.first.rebellion import build as rebellion_build
from veche.titles.rurik.first.rebellion import claim as rebellion_claim
from veche.titles.rurik.first.rebellion import move as rebellion_move
from veche.titles.rurik.first.rebellion import muster as rebellion_muster
from veche.titles.rurik.first.rebellion import scheme as rebellion_scheme
from veche.titles.rurik.first.rebellion import setup as rebellion_setup
from veche.titles.rurik.first.rebellion import tax as rebellion_tax
from veche.titles.rurik.first.scheme import depleted, reshuffle
from veche.titles.rurik.first.setup import fresh, fresh_alone
from veche.titles.rurik.first.state import STONE_AND_BLADE, VARIANTS, RurikState
from veche.titles.rurik.first.stone_and_blade import (
    boons,
    gleb,
    inheritance,
    movement_from,
    paying,
    rewards,
    tavern,
    theofana,
)
from veche.titles.rurik.first.stone_and_blade.boons import boon_due, gain_boon
from veche.titles.rurik.first.view import guess, sight, view

PROCEDURES: Final[dict[int, Procedure[RurikState]]] = collected(
    *MODULES,
    *(setup, round, strategy_phase, action_phase, points, muster, predslava, movement, attack, tax, build, scheme),
    *(schemes, conversion, deeds, deed_costs, claim_phase, intrigue),
    # Stone & Blade
    *(rewards, boons, paying, tavern, movement_from, gleb, theofana, inheritance),
    # Alone: the Rebellion
    *(cards, rebellion_setup, placing, acting, rebellion_muster, rebellion_scheme, rebellion_move, rebellion_attack),
    *(rebellion_build, rebellion_tax, rebellion_claim, priority, leader_card),
    replaced="place-troop next-turn replace pay-goods pay-good pay-same pay-same-kind",
)


class RurikRules(Rules[RurikState]):
    """The first edition for two to four players, or one against the Rebellion, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(box), PROCEDURES)
        self.box = box

    def new(self, setup: Setup) -> RurikState:
        variants: i64 = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        names = setup.options.get("leaders", "")
        leaders = [LEADERS.index(name) for name in names.split(",")] if names else []
        if setup.players == 1:
            difficulty = DIFFICULTIES.index(setup.options.get("difficulty", DIFFICULTIES[0]))
            s = fresh_alone(self.box, difficulty, variants, leaders)
        else:
            s = fresh(self.box, setup.players, variants, leaders, first_of(self.box.seats, setup.options))
        self.settle(s)
        return s

    def due(self, s: RurikState) -> Frame | None:
        if s.variants & STONE_AND_BLADE:
            boon = boon_due(s)
            if boon != NONE:
                return gain_boon(boon // WIDTH_OF_GOODS, boon % WIDTH_OF_GOODS)
        if s.deck[0] and s.deck[1]:
            return None
        return reshuffle() if depleted(s) else None

    def view(self, s: RurikState, seat: i64) -> View:
        return view(s, seat)

    def sight(self, s: RurikState, seat: i64, row: Column) -> None:
        sight(s, seat, row)

    def guess(self, view: View, number: int) -> RurikState:
        return guess(view, self.box, number)

    def outcome(self, s: RurikState) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: RurikState) -> RurikState:
        return s.copy()
