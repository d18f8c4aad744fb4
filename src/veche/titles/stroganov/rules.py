"""The rules of *Stroganov* as a table of procedures."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame
from veche.kernel.outcome import Outcome
from veche.kernel.procedure import Procedure
from veche.kernel.rules import Rules
from veche.kernel.setup import Setup
from veche.kernel.turn import EndTurn
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
    rewards,
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
from veche.titles.stroganov.view import guess, view

PROCEDURES: Final[dict[int, Procedure[StroganovState]]] = {
    # Setup
    setup.DRAW_TRADE_FUR: setup.DrawTradeFur(),
    setup.LAY_REGION_FURS: setup.LayRegionFurs(),
    setup.DRAW_REGION_FUR: setup.DrawRegionFur(),
    setup.LAY_VILLAGE: setup.LayVillage(),
    setup.DRAW_PLAYER: setup.DrawPlayer(),
    setup.STARTING_GOODS: setup.StartingGoods(),
    setup.OFFER_WISH: setup.OfferWish(),
    setup.OFFER_FUR: setup.OfferFur(),
    setup.FIRST_WISHES: setup.FirstWishes(),
    setup.FIRST_WISH: setup.FirstWish(),
    setup.CHOOSE_WISH: setup.ChooseWish(),
    # Spring, summer, autumn
    seasons.BEGIN_YEAR: seasons.BeginYear(),
    seasons.NEXT_TURN: seasons.NextTurn(),
    riding.RIDE: riding.Ride(),
    riding.RIDE_WHERE: riding.RideWhere(),
    seasons.BASIC_ACTION: seasons.BasicAction(),
    seasons.MAIN_ACTION: seasons.MainAction(),
    seasons.SECOND_ACTION_STEP: seasons.SecondAction(),
    seasons.CHOOSE_SECOND_ACTION: seasons.ChooseSecondAction(),
    seasons.LATE_ACTIONS: seasons.LateActions(),
    seasons.END_OF_TURN: seasons.EndOfTurn(),
    seasons.FINISH_TURN: seasons.FinishTurn(),
    # Basic actions
    basic_actions.TAKE_COIN: basic_actions.TakeCoin(),
    basic_actions.TAKE_HORSES: basic_actions.TakeHorses(),
    basic_actions.RIDE_TO: basic_actions.RideTo(),
    hunting.HUNT_FIRST: hunting.HuntFirst(),
    hunting.HUNT_AGAIN: hunting.HuntAgain(),
    hunting.HUNT_SECOND: hunting.HuntSecond(),
    trade.TRADE_BONUS: trade.TradeBonus(),
    # Advanced actions
    villages.VISIT_VILLAGE: villages.VisitVillage(),
    villages.VILLAGE_STORIES: villages.VillageStories(),
    yurts.USE_YURT: yurts.UseYurt(),
    wishes.TAKE_WISH: wishes.TakeWish(),
    outposts.BUILD_OUTPOST: outposts.BuildOutpost(),
    landscapes.CLAIM_LANDSCAPE: landscapes.ClaimLandscape(),
    rewards.TROPHY_ACTION: trophies.TrophyAction(),
    trophies.TROPHY_STEP: trophies.TrophyStep(),
    trophies.MOVE_TOKEN: trophies.MoveToken(),
    trophies.CHOOSE_REWARD: trophies.ChooseReward(),
    trophies.TROPHY_REWARD: trophies.TrophyReward(),
    trophies.CHOOSE_SECOND_REWARD: trophies.ChooseSecondReward(),
    trophies.SECOND_REWARD: trophies.SecondReward(),
    rewards.ADVANCED_ACTION: extra_actions.AdvancedAction(),
    rewards.BUILD_ANYWHERE: outposts.BuildAnywhere(),
    rewards.CHEAP_WISH: wishes.CheapWish(),
    wishes.FULFIL_FREELY: wishes.FulfilFreely(),
    # Furs
    payment.PAY: payment.Pay(),
    payment.PAY_PIECE: payment.PayPiece(),
    bag_and_market.DRAW_FURS: bag_and_market.DrawFurs(),
    bag_and_market.DRAW_FUR: bag_and_market.DrawFur(),
    bag_and_market.KEEP_ONE: bag_and_market.KeepOne(),
    bag_and_market.KEEP_FUR: bag_and_market.KeepFur(),
    bag_and_market.TAKE_FURS: bag_and_market.TakeFurs(),
    bag_and_market.TAKE_FUR: bag_and_market.TakeFur(),
    bag_and_market.REFILL_MARKET: bag_and_market.RefillMarket(),
    # Auxiliary actions
    auxiliary_actions.AUXILIARY_ACTIONS: auxiliary_actions.AuxiliaryActions(),
    auxiliary_actions.AUXILIARY_ACTION: auxiliary_actions.AuxiliaryAction(),
    auxiliary_actions.RECEIVE_FUR: auxiliary_actions.ReceiveFur(),
    wishes.FULFIL_WISH: wishes.FulfilWish(),
    # Winter
    winter.WINTER_COMES: winter.Winter(),
    winter.BEFORE_INCOME: winter.BeforeIncome(),
    winter.BEFORE_INCOME_WHAT: winter.BeforeIncomeWhat(),
    winter.INCOME: winter.Income(),
    winter.STORYTELLING: winter.Storytelling(),
    songs.SONGS_OF_WINTER: winter.SongsOfWinter(),
    winter.END_OF_YEAR: winter.EndOfYear(),
    songs.SING_AT_ONCE: songs.SingAtOnce(),
    songs.HAS_SUNG: EndTurn(),
    songs.CHOOSE_SONG: songs.ChooseSong(),
    songs.CHOOSE_WHICH_SONG: songs.ChooseWhichSong(),
    # Administration
    administration.ADMINISTRATION: administration.Administration(),
    administration.REFILL_ROW: administration.RefillRow(),
    administration.LAY_LANDSCAPE: administration.LayLandscape(),
    administration.LAY_FURS: administration.LayFurs(),
    administration.LAY_FUR: administration.LayFur(),
    administration.LAY_TIGER: administration.LayTiger(),
    administration.COSSACKS_HOME: administration.CossacksHome(),
    administration.FILL_MARKET: administration.FillMarket(),
    administration.REFILL_YURTS: administration.RefillYurts(),
    administration.LAY_YURT: administration.LayYurt(),
    administration.REFILL_WISHES: administration.RefillWishes(),
    administration.LAY_WISH: administration.LayWish(),
    administration.REFILL_SONGS: administration.RefillSongs(),
    administration.LAY_SONG: administration.LaySong(),
    administration.NEW_YEAR: administration.NewYear(),
    # Ivan
    setup.IVANS_LETTER: ivan.IvansLetter(),
    setup.IVANS_WISH: ivan.IvansWish(),
    seasons.IVANS_TURN: ivan.IvansTurn(),
    ivan.TURN_CARD: ivan.TurnCard(),
    ivan.SHOW_MOVEMENT: ivan.ShowMovement(),
    ivan.IVAN_RIDES: ivan.IvanRides(),
    ivan.IVAN_HUNTS: ivan.IvanHunts(),
    ivan.IVAN_BUYS_OR_VISITS: ivan.IvanBuysOrVisits(),
    ivans_actions.ADDITIONAL_ACTION: ivans_actions.AdditionalAction(),
    ivans_actions.IVAN_GAINS_WISH: ivans_actions.IvanGainsWish(),
    ivans_actions.IVAN_GAINS_YURT: ivans_actions.IvanGainsYurt(),
    ivans_payments.IVAN_PAYS: ivans_payments.IvanPays(),
    ivans_payments.IVAN_PAYS_PIECE: ivans_payments.IvanPaysPiece(),
    ivans_rewards.IVAN_CLAIMS: ivans_rewards.IvanClaims(),
    ivans_rewards.IVAN_DRAWS: ivans_rewards.IvanDraws(),
    ivans_rewards.IVAN_DRAWS_FUR: ivans_rewards.IvanDrawsFur(),
    ivans_rewards.IVAN_TAKES: ivans_rewards.IvanTakes(),
    ivans_rewards.IVAN_TAKES_FUR: ivans_rewards.IvanTakesFur(),
    ivans_rewards.IVANS_TROPHY: ivans_rewards.IvansTrophy(),
    ivans_rewards.IVAN_ADVANCES: ivans_rewards.IvanAdvances(),
    ivans_rewards.IVAN_BUILDS_ANYWHERE: ivans_rewards.IvanBuildsAnywhere(),
    ivans_rewards.IVAN_BUILDS: ivans_rewards.IvanBuilds(),
    ivans_rewards.IVAN_SINGS: ivans_rewards.IvanSings(),
    ivans_rewards.IVAN_SINGS_AT_ONCE: ivans_rewards.IvanSingsAtOnce(),
    winter.IVANS_SONG: ivans_rewards.IvansSong(),
    ivans_rewards.IVAN_HAS_SUNG: EndTurn(),
}

SETUP_TURN: Final = "setup"
SEASON_TURN: Final = "season"
WINTER_TURN: Final = "winter"

TURNS: Final[dict[int, str]] = {
    # The first wish
    setup.CHOOSE_WISH: SETUP_TURN,
    setup.IVANS_WISH: SETUP_TURN,
    # Spring, summer and autumn: the ride, a basic action, main actions; this frame waits below all of them
    seasons.FINISH_TURN: SEASON_TURN,
    # Winter: income, later a song, with auxiliary actions before and after
    winter.BEFORE_INCOME: WINTER_TURN,
    winter.BEFORE_INCOME_WHAT: WINTER_TURN,
    songs.CHOOSE_SONG: WINTER_TURN,
    songs.CHOOSE_WHICH_SONG: WINTER_TURN,
    auxiliary_actions.AUXILIARY_ACTIONS: WINTER_TURN,
    auxiliary_actions.AUXILIARY_ACTION: WINTER_TURN,
    winter.IVANS_SONG: WINTER_TURN,
    ivans_rewards.IVAN_HAS_SUNG: WINTER_TURN,
}
"""Where a seat's turn begins and ends: while one of these frames lies on the docket, it is such a turn of its seat."""

BETWEEN_TURNS: Final[dict[int, str]] = {
    songs.SING_AT_ONCE: WINTER_TURN,
    ivans_rewards.IVAN_SINGS_AT_ONCE: WINTER_TURN,
    songs.HAS_SUNG: WINTER_TURN,
}
"""Somebody who comes to the end of the story track sings within whatever turn it is; before the songs, in none."""


class StroganovRules(Rules[StroganovState]):
    """*Stroganov*, played with what is printed in `box`."""

    def __init__(self, box: Box) -> None:
        super().__init__(catalogue(), PROCEDURES, TURNS, BETWEEN_TURNS)
        self.box = box

    def new(self, setup: Setup) -> StroganovState:
        variants = 0
        for bit, name in enumerate(VARIANTS):
            if name in setup.options:
                variants |= 1 << bit
        difficulty = DIFFICULTIES.index(setup.options.get("difficulty", "easy"))
        letter = setup.options.get("ivan-letter", "")
        if letter == "hidden":
            variants |= HIDDEN_LETTER
        chosen = STRATEGIES.index(letter) if letter in STRATEGIES else NONE
        s = fresh(self.box, setup.players, variants, difficulty, chosen)
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

    def view(self, s: StroganovState, seat: int) -> View:
        return view(s, seat)

    def guess(self, view: View, number: int) -> StroganovState:
        return guess(view, self.box, number)

    def outcome(self, s: StroganovState) -> Outcome | None:
        return outcome(s) if s.docket is None else None

    def copy(self, s: StroganovState) -> StroganovState:
        return s.copy()
