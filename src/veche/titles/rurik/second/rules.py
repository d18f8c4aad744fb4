"""The rules of *Rurik: Second Edition* as a table of procedures: those of both editions, and its own."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.view import View
from veche.titles.rurik.both import setup as shared_setup
from veche.titles.rurik.both import turns
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.procedures import shared_procedures
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
    lead,
    markets,
    movement,
    muster,
    oaths,
    pledge_phase,
    round,
    setup,
    source,
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
from veche.titles.rurik.second.view import guess, view

OWN: Final[dict[int, Procedure[Rurik2State]]] = {
    # Setup
    setup.DRAW_SIDE: setup.DrawSide(),
    setup.OPEN_DISCARD: setup.OpenDiscard(),
    setup.DEAL_CARDS: setup.DealCards(),
    setup.DEAL_DEED: setup.DealDeed(),
    setup.KEEP_DEED: setup.KeepDeed(),
    setup.DEAL_LEADERS: setup.DealLeaders(),
    setup.DEAL_LEADER: setup.DealLeader(),
    setup.KEEP_LEADER: setup.KeepLeader(),
    setup.PLACE_TROOPS: setup.PlaceTroops(),
    inheritance.DEAL_INHERITANCES: inheritance.DealInheritances(),
    inheritance.DEAL_INHERITANCE: inheritance.DealInheritance(),
    inheritance.RETURN_INHERITANCE: inheritance.ReturnInheritance(),
    inheritance.NEXT_INHERITANCE: inheritance.NextInheritance(),
    inheritance.INHERIT: inheritance.Inherit(),
    inheritance.INHERIT_WHERE: inheritance.InheritWhere(),
    inheritance.INHERIT_CARD: inheritance.InheritCard(),
    inheritance.INHERIT_DEED: inheritance.InheritDeed(),
    inheritance.DRAW_DEED: inheritance.DrawDeed(),
    round.BEGIN_ROUND: round.BeginRound(),
    # Pledge phase
    pledge_phase.PLEDGE_PHASE: pledge_phase.PledgePhase(),
    markets.CHOOSE_DEED: markets.ChooseDeed(),
    markets.CHOOSE_FROM_MARKETS: markets.ChooseFromMarkets(),
    markets.REFILL_MARKETS: markets.RefillMarkets(),
    markets.REVEAL_DEED: markets.RevealDeed(),
    # Council phase
    council_phase.COUNCIL_PHASE: council_phase.CouncilPhase(),
    council_phase.NEXT_PLACEMENT: council_phase.NextPlacement(),
    council_phase.CHOOSE_DISC: council_phase.ChooseDisc(),
    council_phase.CHOOSE_COLUMN: council_phase.ChooseColumn(),
    # Action phase
    action_phase.ACTION_PHASE: action_phase.ActionPhase(),
    turns.BEGIN_TURN: action_phase.BeginTurn(),
    action_phase.EMERGENCY_MUSTER: action_phase.EmergencyMuster(),
    action_phase.RESOLVE: action_phase.Resolve(),
    action_phase.RESOLVE_WHICH: action_phase.ResolveWhich(),
    action_phase.BEFORE_COMMAND: action_phase.BeforeCommand(),
    action_phase.AFTER_COMMAND: action_phase.AfterCommand(),
    action_phase.END_OF_TURN: action_phase.EndOfTurn(),
    action_phase.FINISH_TURN: action_phase.FinishTurn(),
    # Actions
    source.GAIN: actions.Gain(),
    source.CARRY_ON: actions.CarryOn(),
    actions.PERFORM: actions.Perform(),
    actions.TAKE_GOOD: actions.TakeGood(),
    muster.SHIFT_TO: muster.ShiftTo(),
    movement.CHOOSE_DESTINATION: movement.ChooseDestination(),
    movement.MARCH: movement.March(),
    movement.AGATHA_GOES_ON: movement.AgathaGoesOn(),
    movement.MARCH_WITH_AGATHA: movement.MarchWithAgatha(),
    movement.RELOCATE_TO: movement.RelocateTo(),
    battle.CAPTURE: attack.Capture(),
    attack.SVIATOPOLK_RECRUITS: attack.SviatopolkRecruits(),
    gleb.GLEB_MARCHES: gleb.GlebMarches(),
    battle.BATTLE: battle.Battle(),
    battle.BATTLE_DECK: battle.BattleDeck(),
    battle.DRAW_STRATEGIES: battle.DrawStrategies(),
    battle.REVEAL_STRATEGY: battle.RevealStrategy(),
    battle.FIND_RESULT: battle.FindResult(),
    battle.CHOOSE_RESULT: battle.ChooseResult(),
    battle.SUFFER_CASUALTIES: battle.SufferCasualties(),
    battle.BORIS_KEEPS: battle.BorisKeeps(),
    battle.DISCARD_STRATEGIES: battle.DiscardStrategies(),
    battle.CHOOSE_TOP: battle.ChooseTop(),
    battle.SECOND_ATTACK: battle.SecondAttack(),
    battle.ATTACK_AGAIN: battle.AttackAgain(),
    battle_track.ADVANCE: battle_track.Advance(),
    tax.AFTER_THEOFANA_TAXED: tax.AfterTheofanaTaxed(),
    lead.DRAW_CARDS: lead.DrawCards(),
    lead.DRAW_CARD: lead.DrawCard(),
    lead.KEEP_ONE: lead.KeepOne(),
    lead.KEEP_CARD: lead.KeepCard(),
    lead.RETURN_CARD: lead.ReturnCard(),
    discard.RESHUFFLE: discard.Reshuffle(),
    # Schemes
    strategy_cards.PLAY_CARD: strategy_cards.PlayCard(),
    strategy_cards.PLAY_UNPAID: strategy_cards.PlayUnpaid(),
    strategy_cards.DISCARD_PLAYED: strategy_cards.DiscardPlayed(),
    oaths.SWEAR: oaths.Swear(),
    oaths.PAY_RESOURCE: oaths.PayResource(),
    oaths.PAY_WHICH_RESOURCE: oaths.PayWhichResource(),
    oaths.SWORN: oaths.Sworn(),
    oaths.USE_PLENTY: oaths.UsePlenty(),
    deeds.COMPLETE: deeds.Complete(),
    deeds.CHOOSE_SLOT: deeds.ChooseSlot(),
    deeds.COMPLETE_FREE: deeds.CompleteFree(),
    deeds.COMPLETE_WHICH: deeds.CompleteWhich(),
    deed_costs.DISCARD_FROM_HAND: deed_costs.DiscardFromHand(),
    deed_costs.REMOVE_TROOPS: deed_costs.RemoveTroops(),
    deed_costs.REMOVE_TROOP: deed_costs.RemoveTroop(),
    deed_costs.RAZE: deed_costs.Raze(),
    deed_costs.RAZE_WHICH: deed_costs.RazeWhich(),
    influence.WIELD: influence.Wield(),
    influence.WIELD_MORE: influence.WieldMore(),
    influence.WIELD_WHICH: influence.WieldWhich(),
    # Chronicle phase
    chronicle_phase.CHRONICLE_PHASE: chronicle_phase.ChroniclePhase(),
    chronicle_phase.ADVANCE_IN_THE_CHRONICLE: chronicle_phase.AdvanceInTheChronicle(),
    chronicle_phase.EARN_INCOME: chronicle_phase.EarnIncome(),
    chronicle_phase.PALACE_DEEDS: chronicle_phase.PalaceDeeds(),
    chronicle_phase.PREPARE_NEXT_ROUND: chronicle_phase.PrepareNextRound(),
}

PROCEDURES: Final[dict[int, Procedure[Rurik2State]]] = shared_procedures(Rurik2State) | OWN

SETUP_TURN: Final = "setup"
INHERITANCE_TURN: Final = "inheritance"
DEED_TURN: Final = "deed"
DISC_TURN: Final = "disc"
ACTION_TURN: Final = "action"

TURNS: Final[dict[int, str]] = {
    # A choice of the setup
    setup.KEEP_LEADER: SETUP_TURN,
    setup.KEEP_DEED: SETUP_TURN,
    shared_setup.KEEP_AGENDA: SETUP_TURN,
    inheritance.RETURN_INHERITANCE: SETUP_TURN,
    shared_setup.PLACE_TROOP: SETUP_TURN,
    shared_setup.PLACE_LEADER: SETUP_TURN,
    # Both inheritance cards of a seat
    inheritance.NEXT_INHERITANCE: INHERITANCE_TURN,
    inheritance.INHERIT: INHERITANCE_TURN,
    inheritance.INHERIT_WHERE: INHERITANCE_TURN,
    # Council phase: a command disc is placed, with its bribe
    council_phase.CHOOSE_DISC: DISC_TURN,
    council_phase.CHOOSE_COLUMN: DISC_TURN,
    # Action phase: a command is resolved, with all schemes before and after
    turns.BEGIN_TURN: ACTION_TURN,
    action_phase.RESOLVE: ACTION_TURN,
    action_phase.RESOLVE_WHICH: ACTION_TURN,
    action_phase.BEFORE_COMMAND: ACTION_TURN,
    action_phase.AFTER_COMMAND: ACTION_TURN,
    action_phase.END_OF_TURN: ACTION_TURN,
    action_phase.FINISH_TURN: ACTION_TURN,
}
"""Where a seat's turn begins and ends: while one of these frames lies on the docket, it is such a turn of its seat."""

BETWEEN_TURNS: Final[dict[int, str]] = {markets.CHOOSE_FROM_MARKETS: DEED_TURN}
"""A deed from a market may be part of an action; in the pledge phase and in one's palace it is a turn of its own."""


class Rurik2Rules(Rules[Rurik2State]):
    """The second edition for two to four players, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(box), PROCEDURES, TURNS, BETWEEN_TURNS)
        self.box = box

    def new(self, setup: Setup) -> Rurik2State:
        variants = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        side = setup.options.get("battle-tile", "")
        s = fresh(self.box, setup.players, variants, SIDES.index(side) if side else NONE)
        self.settle(s)
        return s

    def due(self, s: Rurik2State) -> Frame | None:
        if s.deck[0] and s.deck[1]:
            return None
        return reshuffle() if depleted(s) else None

    def view(self, s: Rurik2State, seat: int) -> View:
        return view(s, seat)

    def guess(self, view: View, number: int) -> Rurik2State:
        return guess(view, self.box, number)

    def outcome(self, s: Rurik2State) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: Rurik2State) -> Rurik2State:
        return s.copy()
