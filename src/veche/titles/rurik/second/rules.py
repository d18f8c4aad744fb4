"""The rules of *Rurik: Second Edition* as a table of procedures: those of both editions, and its own."""

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
from veche.titles.rurik.second import (
    action_phase,
    actions,
    attack,
    battle,
    battle_track,
    chronicle_phase,
    council_phase,
    deed_costs,
    deeds,
    discard,
    gleb,
    influence,
    inheritance,
    laid_oaths,
    lead,
    markets,
    movement,
    muster,
    oaths,
    pledge_phase,
    round,
    setup,
    strategy_cards,
    tax,
)
from veche.titles.rurik.second.box import Box
from veche.titles.rurik.second.components import SIDES
from veche.titles.rurik.second.discard import depleted, reshuffle
from veche.titles.rurik.second.end_of_game import outcome
from veche.titles.rurik.second.moves import catalogue
from veche.titles.rurik.second.setup import fresh
from veche.titles.rurik.second.state import VARIANTS, Rurik2State
from veche.titles.rurik.second.view import guess, sight, view

PROCEDURES: Final[dict[int, Procedure[Rurik2State]]] = collected(
    *MODULES,
    *(
        setup,
        laid_oaths,
        inheritance,
        round,
        pledge_phase,
        markets,
        council_phase,
        action_phase,
        actions,
        muster,
        movement,
        attack,
    ),
    *(gleb, battle, battle_track, tax, lead, discard, strategy_cards, oaths, deeds, deed_costs, influence),
    chronicle_phase,
)


class Rurik2Rules(Rules[Rurik2State]):
    """The second edition for two to four players, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(box), PROCEDURES)
        self.box = box

    def new(self, setup: Setup) -> Rurik2State:
        variants: i64 = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        side = setup.options.get("battle-tile", "")
        first = first_of(self.box.seats, setup.options)
        s = fresh(self.box, setup.players, variants, SIDES.index(side) if side else NONE, first)
        self.settle(s)
        return s

    def due(self, s: Rurik2State) -> Frame | None:
        if s.deck[0] and s.deck[1]:
            return None
        return reshuffle() if depleted(s) else None

    def view(self, s: Rurik2State, seat: i64) -> View:
        return view(s, seat)

    def sight(self, s: Rurik2State, seat: i64, row: Column) -> None:
        sight(s, seat, row)

    def guess(self, view: View, number: int) -> Rurik2State:
        return guess(view, self.box, number)

    def outcome(self, s: Rurik2State) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: Rurik2State) -> Rurik2State:
        return s.copy()
