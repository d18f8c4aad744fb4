"""The rules of *Rurik: Dawn of Kiev* as a table of procedures."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.view import View
from veche.titles.rurik.both import replacement
from veche.titles.rurik.both import setup as shared_setup
from veche.titles.rurik.both import turns as shared_turns
from veche.titles.rurik.both.procedures import shared_procedures
from veche.titles.rurik.first import (
    action_phase,
    attack,
    build,
    claim_phase,
    conversion,
    deed_costs,
    deeds,
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
from veche.titles.rurik.first.rebellion import acting, cards, leader_card, placing, priority, turns
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
from veche.titles.rurik.first.state import VARIANTS, RurikState
from veche.titles.rurik.first.view import guess, view

OWN: Final[dict[int, Procedure[RurikState]]] = {
    # Setup
    setup.LAY_TOKENS: setup.LayTokens(),
    setup.LAY_TOKEN: setup.LayToken(),
    setup.CHOOSE_LEADERS: setup.ChooseLeaders(),
    setup.CHOOSE_LEADER: setup.ChooseLeader(),
    setup.DEAL_LEADER: setup.DealLeader(),
    setup.PLACE_TROOPS: setup.PlaceTroops(),
    shared_setup.PLACE_TROOP: setup.PlaceTroop(),
    round.BEGIN_ROUND: round.BeginRound(),
    # Strategy phase
    strategy_phase.STRATEGY_PHASE: strategy_phase.StrategyPhase(),
    strategy_phase.NEXT_PLACEMENT: strategy_phase.NextPlacement(),
    strategy_phase.CHOOSE_ADVISOR: strategy_phase.ChooseAdvisor(),
    strategy_phase.CHOOSE_COLUMN: strategy_phase.ChooseColumn(),
    # Action phase
    action_phase.ACTION_PHASE: action_phase.ActionPhase(),
    shared_turns.NEXT_TURN: action_phase.NextTurn(),
    shared_turns.BEGIN_TURN: action_phase.BeginTurn(),
    action_phase.RALLY: action_phase.Rally(),
    action_phase.RESOLVE: action_phase.Resolve(),
    action_phase.RESOLVE_WHICH: action_phase.ResolveWhich(),
    action_phase.BEFORE_MAIN_ACTION: action_phase.BeforeMainAction(),
    action_phase.AFTER_MAIN_ACTION: action_phase.AfterMainAction(),
    action_phase.END_OF_TURN: action_phase.EndOfTurn(),
    action_phase.FINISH_TURN: action_phase.FinishTurn(),
    points.SPEND: points.Spend(),
    muster.MUSTER: muster.Muster(),
    muster.MUSTER_BY_MARIA: muster.MusterByMaria(),
    predslava.PREDSLAVA_SENDS: predslava.PredslavaSends(),
    movement.CHOOSE_TROOP: movement.ChooseTroop(),
    movement.CHOOSE_DESTINATION: movement.ChooseDestination(),
    movement.CHOOSE_TROOP_ANYWHERE: movement.ChooseTroopAnywhere(),
    movement.CHOOSE_DESTINATION_ANYWHERE: movement.ChooseDestinationAnywhere(),
    movement.MOVE_ON_ANYWHERE: movement.MoveOnAnywhere(),
    movement.ALONG_WITH_AGATHA: movement.AlongWithAgatha(),
    attack.ATTACK_QUESTION: attack.Attack(),
    attack.ATTACK_ON: attack.AttackOn(),
    attack.CHECK_FOR_CASUALTY: attack.CheckForCasualty(),
    attack.CHECK_WHICH_DECK: attack.CheckWhichDeck(),
    attack.REVEAL_SCHEME: attack.RevealScheme(),
    tax.SPEND_TAX: tax.SpendTax(),
    build.SPEND_BUILD: build.SpendBuild(),
    build.BUILD_ON: build.BuildOn(),
    replacement.REPLACE: build.Replace(),
    scheme.DRAW_SCHEMES: scheme.DrawSchemes(),
    scheme.DRAW_WHICH_DECK: scheme.DrawWhichDeck(),
    scheme.DRAW_SCHEME: scheme.DrawScheme(),
    scheme.KEEP_ONE: scheme.KeepOne(),
    scheme.KEEP_SCHEME: scheme.KeepScheme(),
    scheme.RETURN_SCHEME: scheme.ReturnScheme(),
    scheme.RESHUFFLE: scheme.Reshuffle(),
    # Bonus actions
    schemes.PLAY_SCHEME: schemes.PlayScheme(),
    schemes.DISCARD_PLAYED: schemes.DiscardPlayed(),
    conversion.CONVERT_GOODS: conversion.ConvertGoods(),
    deeds.REFILL_ROW: deeds.RefillRow(),
    deeds.REVEAL_DEED: deeds.RevealDeed(),
    deeds.CHOOSE_DEED: deeds.ChooseDeed(),
    deeds.CHOOSE_FROM_ROW: deeds.ChooseFromRow(),
    deeds.ACCOMPLISH: deeds.Accomplish(),
    deeds.GAIN_COINS: deeds.GainCoins(),
    deed_costs.DISCARD_SCHEME: deed_costs.DiscardScheme(),
    deed_costs.REMOVE_TROOPS: deed_costs.RemoveTroops(),
    deed_costs.REMOVE_TROOP: deed_costs.RemoveTroop(),
    deed_costs.RAZE: deed_costs.Raze(),
    deed_costs.RAZE_WHICH: deed_costs.RazeWhich(),
    # Claim phase
    claim_phase.CLAIM_PHASE: claim_phase.ClaimPhase(),
    claim_phase.LOAD_BOAT: claim_phase.LoadBoat(),
    claim_phase.LOAD_HOW_FAR: claim_phase.LoadHowFar(),
    claim_phase.ADVANCE_ON_CLAIM_TRACKS: claim_phase.AdvanceOnClaimTracks(),
    claim_phase.EARN_INCOME: claim_phase.EarnIncome(),
    claim_phase.PREPARE_NEXT_ROUND: claim_phase.PrepareNextRound(),
    # Alone: the Rebellion
    cards.TURN_UP_TOP: cards.TurnUpTop(),
    cards.TURN_UP: cards.TurnUp(),
    cards.DEAL_BOTTOM: cards.DealBottom(),
    rebellion_setup.SET_UP_REBELLION: rebellion_setup.SetUpRebellion(),
    turns.REBELLION_PLACES: placing.RebellionPlaces(),
    placing.SLIDE_OUT_ROW: placing.SlideOutRow(),
    placing.JOIN_COLUMN: placing.JoinColumn(),
    turns.REBELLION_TURN: acting.RebellionTurn(),
    acting.RETURN_TO_MAP: acting.ReturnToMap(),
    acting.COME_BACK: acting.ComeBack(),
    acting.RESOLVE_ADVISOR: acting.ResolveAdvisor(),
    acting.MAIN_ACTION: acting.MainAction(),
    acting.TAKE_ACTION: acting.TakeAction(),
    acting.FORFEIT: acting.Forfeit(),
    acting.GAIN_BONUS: acting.GainBonus(),
    rebellion_muster.MUSTERS: rebellion_muster.Musters(),
    rebellion_muster.MUSTER_NEXT: rebellion_muster.MusterNext(),
    rebellion_scheme.UNLOCKS: rebellion_scheme.Unlocks(),
    rebellion_scheme.UNLOCK_BONUS: rebellion_scheme.UnlockBonus(),
    rebellion_move.MOVES: rebellion_move.Moves(),
    rebellion_move.MOVE_NEXT: rebellion_move.MoveNext(),
    rebellion_attack.ATTACKS: rebellion_attack.Attacks(),
    rebellion_attack.ATTACK_NEXT: rebellion_attack.AttackNext(),
    turns.REBELLION_CHECK_DECK: rebellion_attack.RebellionCheckDeck(),
    rebellion_build.BUILDS: rebellion_build.Builds(),
    rebellion_build.BUILD_NEXT: rebellion_build.BuildNext(),
    rebellion_build.CONVERTS: rebellion_build.Converts(),
    rebellion_tax.TAXES: rebellion_tax.Taxes(),
    rebellion_tax.TAX_NEXT: rebellion_tax.TaxNext(),
    turns.REBELLION_CLAIM: rebellion_claim.RebellionClaim(),
    rebellion_claim.LOAD_ALONE: rebellion_claim.LoadAlone(),
    rebellion_claim.LOAD_HOW_FAR_ALONE: rebellion_claim.LoadHowFarAlone(),
    priority.ASSIGN_PRIORITY: priority.AssignPriority(),
    rebellion_claim.UNLOCK_BY_TRACKS: rebellion_claim.UnlockByTracks(),
    rebellion_claim.END_ALONE: rebellion_claim.EndAlone(),
    turns.ROUND_ENDS: leader_card.RoundEnds(),
    leader_card.REBEL_JOINS: leader_card.RebelJoins(),
}

PROCEDURES: Final[dict[int, Procedure[RurikState]]] = shared_procedures(RurikState) | OWN

SETUP_TURN: Final = "setup"
ADVISOR_TURN: Final = "advisor"
ACTION_TURN: Final = "action"
CLAIM_TURN: Final = "claim"

TURNS: Final[dict[int, str]] = {
    # A choice of the setup
    setup.CHOOSE_LEADER: SETUP_TURN,
    shared_setup.KEEP_AGENDA: SETUP_TURN,
    shared_setup.PLACE_TROOP: SETUP_TURN,
    shared_setup.PLACE_LEADER: SETUP_TURN,
    # Strategy phase: an advisor is placed, with its bribe
    strategy_phase.CHOOSE_ADVISOR: ADVISOR_TURN,
    strategy_phase.CHOOSE_COLUMN: ADVISOR_TURN,
    turns.REBELLION_PLACES: ADVISOR_TURN,
    placing.SLIDE_OUT_ROW: ADVISOR_TURN,
    placing.JOIN_COLUMN: ADVISOR_TURN,
    # Action phase: an advisor is resolved, with all bonus actions before and after
    shared_turns.BEGIN_TURN: ACTION_TURN,
    action_phase.RESOLVE: ACTION_TURN,
    action_phase.RESOLVE_WHICH: ACTION_TURN,
    action_phase.BEFORE_MAIN_ACTION: ACTION_TURN,
    action_phase.AFTER_MAIN_ACTION: ACTION_TURN,
    action_phase.END_OF_TURN: ACTION_TURN,
    action_phase.FINISH_TURN: ACTION_TURN,
    turns.REBELLION_TURN: ACTION_TURN,
    acting.RESOLVE_ADVISOR: ACTION_TURN,
    acting.MAIN_ACTION: ACTION_TURN,
    acting.FORFEIT: ACTION_TURN,
    # Claim phase: the boat is loaded; what the Rebellion does there
    claim_phase.LOAD_HOW_FAR: CLAIM_TURN,
    rebellion_claim.LOAD_HOW_FAR_ALONE: CLAIM_TURN,
    priority.ASSIGN_PRIORITY: CLAIM_TURN,
    leader_card.REBEL_JOINS: CLAIM_TURN,
}
"""Where a seat's turn begins and ends: while one of these frames lies on the docket, it is such a turn of its seat."""

BETWEEN_TURNS: Final[dict[int, str]] = {
    deeds.CHOOSE_FROM_ROW: CLAIM_TURN,
    rebellion_scheme.UNLOCK_BONUS: CLAIM_TURN,
}
"""What may be part of an action, and is a turn of its own in the claim phase."""


class RurikRules(Rules[RurikState]):
    """The first edition for two to four players, or one against the Rebellion, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(box), PROCEDURES, TURNS, BETWEEN_TURNS)
        self.box = box

    def new(self, setup: Setup) -> RurikState:
        variants = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        names = setup.options.get("leaders", "")
        leaders = [LEADERS.index(name) for name in names.split(",")] if names else []
        if setup.players == 1:
            difficulty = DIFFICULTIES.index(setup.options.get("difficulty", DIFFICULTIES[0]))
            s = fresh_alone(self.box, difficulty, variants, leaders)
        else:
            s = fresh(self.box, setup.players, variants, leaders)
        self.settle(s)
        return s

    def due(self, s: RurikState) -> Frame | None:
        if s.deck[0] and s.deck[1]:
            return None
        return reshuffle() if depleted(s) else None

    def view(self, s: RurikState, seat: int) -> View:
        return view(s, seat)

    def guess(self, view: View, number: int) -> RurikState:
        return guess(view, self.box, number)

    def outcome(self, s: RurikState) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: RurikState) -> RurikState:
        return s.copy()
