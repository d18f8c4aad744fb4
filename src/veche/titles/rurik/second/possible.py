"""What a docket needs on the table: whoever edits a position is told what is missing there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES, NOBODY, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.kernel.telling import Told
from veche.titles.rurik.both import possible as common
from veche.titles.rurik.both.components import DEPTH, NONE
from veche.titles.rurik.both.inheritance import CARDS_DEALT, TROOPS_WITH_INHERITANCE
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION
from veche.titles.rurik.both.state import DEALT, HERE, UNSEEN, WIDTH_OF_GOODS, occupies
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.battle import kinds_revealed
from veche.titles.rurik.second.box import BITS, MASK
from veche.titles.rurik.second.components import (
    CONTRACTS,
    EITHER,
    LEAD,
    MARKET_PLACES,
    MARKETS,
    PAIRS,
    STARTING_B,
    VALUES,
)
from veche.titles.rurik.second.deed_costs import razeable, removable
from veche.titles.rurik.second.deeds import can_complete
from veche.titles.rurik.second.influence import can_wield
from veche.titles.rurik.second.markets import in_deck
from veche.titles.rurik.second.muster import homes
from veche.titles.rurik.second.oaths import BOOTS_OF_ROADS, OF_A_PAIR, has_building, roads, swear_moves
from veche.titles.rurik.second.problem import SecondProblem
from veche.titles.rurik.second.setup import TROOPS_AT_START, leaders_left
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    FREE_OATHS,
    IN_DECK,
    INHERITANCE,
    OATH_OF_ROADS,
    Rurik2State,
    deeds_in_hand,
    pair_of,
)

# What a frame needs


def _disc_waits(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.discs[f.seat * VALUES + f.a] else SecondProblem("need.disc", seat=s.chart.seats[f.seat], disc=f.a)


def _some_disc_waits(s: Rurik2State, f: Frame) -> Told | None:
    waits = any(s.discs[f.seat * VALUES : (f.seat + 1) * VALUES])
    return None if waits else SecondProblem("need.some-disc", seat=s.chart.seats[f.seat])


def _troops(s: Rurik2State, f: Frame) -> Told | None:
    regions = removable(s, f.seat, f.a, f.b, f.c)
    if f.b == RULED_REGION:
        enough = bool(regions)
    elif f.b == DIFFERENT_REGIONS:
        enough = len(regions) >= f.a
    else:
        enough = sum([s.troops[f.seat * HERE + region] for region in regions]) >= f.a
    return None if enough else RurikProblem("need.troops")


def _buildings(s: Rurik2State, f: Frame) -> Told | None:
    return None if len(razeable(s, f.seat)) >= f.a else SecondProblem("need.buildings")


def _hand(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.hand_size[f.seat] >= f.a else RurikProblem("need.cards")


def _resource(s: Rurik2State, f: Frame) -> Told | None:
    goods = s.goods[f.seat * WIDTH_OF_GOODS : (f.seat + 1) * WIDTH_OF_GOODS]
    return None if any(goods) or s.coins[f.seat] else SecondProblem("need.resource")


def _piece(s: Rurik2State, f: Frame) -> Told | None:
    return common.piece_there(s, f, f.a, f.b)


def _present(s: Rurik2State, f: Frame) -> Told | None:
    return None if occupies(s, f.seat, f.a) else SecondProblem("need.present")


def _troop_to_shift(s: Rurik2State, f: Frame) -> Told | None:
    may = s.troops[f.seat * HERE + f.a] and len(homes(s, f.seat)) > 1
    return None if may else SecondProblem("need.troop-to-shift")


def _rebel(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.rebels[f.a] else SecondProblem("need.rebel")


def _troop_left(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.reserve[f.seat] else SecondProblem("need.troop-left")


def _card(s: Rurik2State, f: Frame) -> Told | None:
    return common.a_card_in(f.a, s)


def _several_drawn(s: Rurik2State, f: Frame) -> Told | None:
    return None if sum(s.drawn) > 1 else RurikProblem("need.drawn-cards")


def _several_revealed(s: Rurik2State, f: Frame) -> Told | None:
    return None if len(kinds_revealed(s)) > 1 else SecondProblem("need.revealed-cards")


def _unused_card(s: Rurik2State, f: Frame) -> Told | None:
    several = sum(s.revealed) > 1 and s.revealed[f.a] > 0
    return None if several else SecondProblem("need.unused-card")


def _played(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.played != NONE else RurikProblem("need.played-card")


def _card_in_hand(s: Rurik2State, f: Frame) -> Told | None:
    own = s.hand[f.seat * len(s.unseen) + f.a] and s.coins[f.seat] >= s.box.card_cost[f.a]
    return None if own else SecondProblem("need.card-in-hand")


def _deed_to_complete(s: Rurik2State, f: Frame) -> Told | None:
    may = f.a in deeds_in_hand(s, f.seat) and (f.b or can_complete(s, f.seat, f.a))
    return None if may else SecondProblem("need.deed")


def _being_completed(s: Rurik2State, f: Frame) -> Told | None:
    return None if s.deed_at[f.a] == BEING_DONE + f.seat else SecondProblem("need.deed-being-completed")


def _tile(s: Rurik2State, f: Frame) -> Told | None:
    return None if can_wield(s, f.seat, f.a) else SecondProblem("need.tile")


def _oath(s: Rurik2State, f: Frame) -> Told | None:
    pair = pair_of(s, f.seat, f.a)
    left = pair != NONE and s.oaths[f.seat * len(PAIRS) + pair] < OF_A_PAIR
    taken = s.oath_at[f.a * HERE + f.b] != NONE
    return SecondProblem("need.oath") if not left or taken else None


def _oath_to_pay(s: Rurik2State, f: Frame) -> Told | None:
    found: list[int] = []
    swear_moves(s, f.seat, found)
    return None if m.SWEAR.of_two(f.a, f.b) in found else SecondProblem("need.oath")


def _three_pairs(s: Rurik2State, f: Frame) -> Told | None:
    return _unsworn(s, f) if s.variants & OATH_OF_ROADS else SecondProblem("need.option", option="oath-of-roads")


def _free_pairs(s: Rurik2State, f: Frame) -> Told | None:
    return _unsworn(s, f) if s.variants & FREE_OATHS else SecondProblem("need.option", option="free-oaths")


def _unsworn(s: Rurik2State, f: Frame) -> Told | None:
    """Whoever lays oaths has sworn none; where everybody will, nobody has."""
    sworn = any(s.oaths) if f.seat == NOBODY else any(s.oaths[f.seat * len(PAIRS) : (f.seat + 1) * len(PAIRS)])
    return SecondProblem("need.unsworn") if sworn else None


def _road(s: Rurik2State, f: Frame) -> Told | None:
    return None if has_building(s, f.seat, f.a) and f.b < BOOTS_OF_ROADS else SecondProblem("need.road")


def _road_with_somebody(s: Rurik2State, f: Frame) -> Told | None:
    return _road(s, f) if f.a in roads(s, f.seat) else SecondProblem("need.road")


def _some_road(s: Rurik2State, f: Frame) -> Told | None:
    return None if roads(s, f.seat) else SecondProblem("need.road")


def _discard(s: Rurik2State, f: Frame) -> Told | None:
    may = s.discard_top != NONE and s.coins[f.seat] >= s.box.card_cost[s.discard_top]
    return None if may else SecondProblem("need.discard")


def _actions(s: Rurik2State, f: Frame) -> Told | None:
    """As many as a source can give; what is chosen is added to the others."""
    choices = f.b >> (BITS * EITHER) & MASK
    for kind in range(LEAD):
        if (f.b >> (BITS * kind) & MASK) + choices > MASK:
            return SecondProblem("need.actions")
    return None if f.b >> (BITS * LEAD) & MASK <= DEPTH else SecondProblem("need.draws", most=DEPTH)


def _gap(s: Rurik2State, f: Frame) -> Told | None:
    place = f.a % MARKET_PLACES
    may = place <= s.players and s.market[f.a] == NONE and in_deck(s, f.a // MARKET_PLACES)
    return None if may else RurikProblem("need.deed-space")


def _deed_deck(s: Rurik2State, f: Frame) -> Told | None:
    return None if in_deck(s, f.a) else RurikProblem("need.deck")


def _any_deed_deck(s: Rurik2State, f: Frame) -> Told | None:
    return None if any(in_deck(s, market) for market in range(len(MARKETS))) else SecondProblem("need.any-deck")


def _any_deck(s: Rurik2State, f: Frame) -> Told | None:
    return None if any(s.deck) else SecondProblem("need.any-deck")


def _inherited(s: Rurik2State, f: Frame) -> Told | None:
    return None if f.seat in s.inheritance_at else SecondProblem("need.inheritance")


NEEDS: Final[dict[str, Need[Rurik2State]]] = {
    "choose-disc": _some_disc_waits,
    "choose-column": _disc_waits,
    "resolve": common.on_the_board,
    "resolve-which": common.on_the_board,
    "pay-goods": common.goods,
    "pay-good": common.goods,
    "pay-same": common.goods_of_a_kind,
    "pay-same-kind": common.goods_of_a_kind,
    "pay-resource": _resource,
    "pay-which-resource": _resource,
    "remove-troops": _troops,
    "remove-troop": _troops,
    "raze": _buildings,
    "raze-which": _buildings,
    "discard-from-hand": _hand,
    "play-card": _card_in_hand,
    "play-unpaid": _card_in_hand,
    "replace": common.somebody_to_replace,
    "choose-destination": _present,
    "march": _present,
    "march-with-agatha": _present,
    "relocate-to": _piece,
    "shift-to": _troop_to_shift,
    "capture": _rebel,
    "sviatopolk-recruits": _troop_left,
    "draw-card": _card,
    "reveal-strategy": _card,
    "keep-card": _several_drawn,
    "return-card": _several_drawn,
    "choose-result": _several_revealed,
    "choose-top": _several_revealed,
    "boris-keeps": _unused_card,
    "discard-played": _played,
    "complete": _deed_to_complete,
    "choose-slot": _being_completed,
    "wield": _tile,
    "swear": _oath_to_pay,
    "sworn": _oath,
    "use-plenty": _discard,
    "choose-oaths": _unsworn,
    "leave-oath": _three_pairs,
    "lay-oath": _free_pairs,
    "take-road": _some_road,
    "more-roads": _road,
    "next-road": _road_with_somebody,
    "carry-on": _actions,
    "perform": _actions,
    "reveal-deed": _gap,
    "draw-deed": _deed_deck,
    "inherit-deed": _any_deed_deck,
    "inherit-card": _any_deck,
    "inherit": _inherited,
}

# What the whole docket needs

IN_HAND: Final = {
    "drawn": ("draw-cards", "draw-card", "keep-one", "keep-card", "return-card"),
    "revealed": (
        "draw-strategies", "reveal-strategy", "find-result", "choose-result", "suffer-casualties", "boris-keeps",
        "discard-strategies", "choose-top",
    ),
    "played": ("discard-played",),
}  # fmt: skip


def check_table(reader: Fields, s: Rurik2State) -> None:
    """What several frames need together."""
    common.check_in_hand(reader, s, "cards", IN_HAND)
    common.check_put_back(reader, s, IN_HAND["drawn"][:1], IN_HAND["drawn"][2:])
    common.check_goods(reader, s)
    common.check_rewards(reader, s)
    common.check_agendas(reader, s, "deal-cards", s.players)
    common.check_troops(reader, s, TROOPS_WITH_INHERITANCE if s.variants & INHERITANCE else TROOPS_AT_START)
    common.check_empty_board(reader, s)
    if s.side == NONE and "draw-side" not in [NAMES[f.procedure] for f in frames(s.docket)]:
        reader.wrong("battle_tile", SecondProblem("position.side"))
    _check_dealt(reader, s)
    _check_being_completed(reader, s)


def _check_dealt(reader: Fields, s: Rurik2State) -> None:
    """Whoever chooses among what was dealt finds some, and there is enough to be dealt."""
    waiting = [(NAMES[f.procedure], f.seat, f.a) for f in frames(s.docket)]
    names = [name for name, _, _ in waiting]
    for seat in range(s.players):
        for field, dealing, choosing, dealt in (
            ("deeds_dealt", "deal-deed", "keep-deed", count_of(s.deed_at, DEAL + seat)),
            ("leaders_dealt", "deal-leader", "keep-leader", count_of(s.leader_dealt, seat)),
            ("inheritance_dealt", "deal-inheritance", "return-inheritance", count_of(s.inheritance_at, DEALT + seat)),
        ):
            chooses = any(name == choosing and owner == seat for name, owner, _ in waiting)
            coming = [each for name, owner, each in waiting if name == dealing and owner == seat]
            if dealing == "deal-leader":
                coming = [each for each in coming if each > 1]
            where = f"seats.{s.chart.seats[seat]}.{field}"
            if (dealt + len(coming) > 0) != chooses:
                reader.wrong(where, SecondProblem("position.dealt", procedure=choosing))
            if dealt + len(coming) > CARDS_DEALT:
                reader.wrong(where, SecondProblem("position.dealt-too-many"))
    for deck, deeds in ((0, range(STARTING_B)), (1, range(STARTING_B, CONTRACTS))):
        coming_deeds = len([1 for name, _, which in waiting if name == "deal-deed" and which == deck])
        coming_deeds += s.players if "deal-cards" in names else 0
        if coming_deeds > len([deed for deed in deeds if s.deed_at[deed] == IN_DECK]):
            reader.wrong("docket", SecondProblem("position.too-few-deeds"))
    if names.count("deal-leader") > len(leaders_left(s)):
        reader.wrong("docket", SecondProblem("position.too-few-leaders"))
    for seat in range(s.players):
        chooses = "deal-leaders" in names or ("keep-leader", seat) in [(name, owner) for name, owner, _ in waiting]
        if seat in s.holder and chooses:
            reader.wrong(f"seats.{s.chart.seats[seat]}.leader", RurikProblem("position.docket-lets-choose"))
    unseen = len([card for card in range(s.chart.in_play[s.players]) if s.inheritance_at[card] == UNSEEN])
    if names.count("deal-inheritance") + (CARDS_DEALT * s.players if "deal-inheritances" in names else 0) > unseen:
        reader.wrong("docket", SecondProblem("position.too-few-inheritances"))


def _check_being_completed(reader: Fields, s: Rurik2State) -> None:
    """A deed that is being completed comes into its slot."""
    coming = {(f.seat, f.a) for f in frames(s.docket) if NAMES[f.procedure] == "choose-slot"}
    for deed, place in enumerate(s.deed_at):
        seat = place - BEING_DONE
        if 0 <= seat < s.players and (seat, deed) not in coming:
            reader.wrong(f"seats.{s.chart.seats[seat]}.being_completed", RurikProblem("position.docket-idle"))
