"""The rules of *Stroganov* as a table of procedures."""

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
from veche.titles.stroganov import (
    administration,
    auxiliary_actions,
    bag_and_market,
    basic_actions,
    extra_actions,
    hunting,
    ivan,
    ivans_actions,
    ivans_payments,
    ivans_rewards,
    landscapes,
    outposts,
    payment,
    riding,
    seasons,
    setup,
    songs,
    trade,
    trophies,
    villages,
    winter,
    wishes,
    yurts,
)
from veche.titles.stroganov.bag_and_market import refill_market
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.components import DIFFICULTIES, NONE, STRATEGIES
from veche.titles.stroganov.game_end import outcome
from veche.titles.stroganov.ivans_rewards import ivan_sings_at_once
from veche.titles.stroganov.moves import catalogue
from veche.titles.stroganov.setup import fresh
from veche.titles.stroganov.songs import sing_at_once
from veche.titles.stroganov.state import HIDDEN_LETTER, VARIANTS, StroganovState, furs_in_bag, is_ivan, seats_in_order
from veche.titles.stroganov.view import guess, sight, view

PROCEDURES: Final[dict[int, Procedure[StroganovState]]] = collected(
    *(setup, seasons, riding, basic_actions, hunting, trade, villages, yurts, wishes, outposts, landscapes, trophies),
    *(extra_actions, payment, bag_and_market, auxiliary_actions, winter, songs, administration),
    *(ivan, ivans_actions, ivans_payments, ivans_rewards),
)


class StroganovRules(Rules[StroganovState]):
    """*Stroganov*, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(box), PROCEDURES)
        self.box = box

    def new(self, setup: Setup) -> StroganovState:
        variants: i64 = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        difficulty = DIFFICULTIES.index(setup.options.get("difficulty", "easy"))
        letter = setup.options.get("ivan-letter", "")
        if letter == "hidden":
            variants |= HIDDEN_LETTER
        chosen = STRATEGIES.index(letter) if letter in STRATEGIES else NONE
        s = fresh(self.box, setup.players, variants, difficulty, chosen, first_of(self.box.seats, setup.options))
        self.settle(s)
        return s

    def due(self, s: StroganovState) -> Frame | None:
        """The market is refilled at once; whoever comes to the end of the story track may sing at once.

        Of several singers the one furthest east comes first.
        """
        if s.vacant and furs_in_bag(s):
            return refill_market()
        if 1 in s.arrived:
            order = seats_in_order(s)  # ruling: at-once-before-choices
            for seat in order:
                if s.arrived[seat]:
                    return ivan_sings_at_once() if is_ivan(s, seat) else sing_at_once(seat)
        return None

    def view(self, s: StroganovState, seat: i64) -> View:
        return view(s, seat)

    def sight(self, s: StroganovState, seat: i64, row: Column) -> None:
        sight(s, seat, row)

    def guess(self, view: View, number: int) -> StroganovState:
        return guess(view, self.box, number)

    def outcome(self, s: StroganovState) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: StroganovState) -> StroganovState:
        return s.copy()
