"""What a docket needs on the table: whoever edits a position is told what is missing there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.titles.rurik.both import possible as common
from veche.titles.rurik.both.components import DEPTH, NONE, SEATS
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION
from veche.titles.rurik.both.state import DEALT, HERE, UNSEEN, occupies
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
from veche.titles.rurik.second.inheritance import CARDS_DEALT
from veche.titles.rurik.second.markets import in_deck
from veche.titles.rurik.second.muster import homes
from veche.titles.rurik.second.oaths import OF_A_PAIR, pair_of, swear_moves
from veche.titles.rurik.second.setup import TROOPS_AT_START, TROOPS_WITH_INHERITANCE, leaders_left
from veche.titles.rurik.second.state import (
    BEING_DONE,
    DEAL,
    IN_DECK,
    INHERITANCE,
    Rurik2State,
    deeds_in_hand,
)

# What a frame needs


def _disc_waits(s: Rurik2State, f: Frame) -> str:
    return "" if s.discs[f.seat * VALUES + f.a] else f"{SEATS[f.seat]} has no disc of {f.a} to place"


def _some_disc_waits(s: Rurik2State, f: Frame) -> str:
    waits = any(s.discs[f.seat * VALUES : (f.seat + 1) * VALUES])
    return "" if waits else f"{SEATS[f.seat]} has no disc to place"


def _troops(s: Rurik2State, f: Frame) -> str:
    regions = removable(s, f.seat, f.a, f.b, f.c)
    if f.b == RULED_REGION:
        enough = bool(regions)
    elif f.b == DIFFERENT_REGIONS:
        enough = len(regions) >= f.a
    else:
        enough = sum([s.troops[f.seat * HERE + region] for region in regions]) >= f.a
    return "" if enough else "the seat does not have these troops"


def _buildings(s: Rurik2State, f: Frame) -> str:
    return "" if len(razeable(s, f.seat)) >= f.a else "the seat does not have so many palaces and markets"


def _hand(s: Rurik2State, f: Frame) -> str:
    return "" if s.hand_size[f.seat] >= f.a else "the seat does not have so many cards"


def _resource(s: Rurik2State, f: Frame) -> str:
    goods = s.goods[f.seat * 5 : f.seat * 5 + 5]
    return "" if any(goods) or s.coins[f.seat] else "the seat has neither goods nor coins"


def _piece(s: Rurik2State, f: Frame) -> str:
    return common.piece_there(s, f, f.a, f.b)


def _present(s: Rurik2State, f: Frame) -> str:
    return "" if occupies(s, f.seat, f.a) else "the seat is not present there"


def _troop_to_shift(s: Rurik2State, f: Frame) -> str:
    may = s.troops[f.seat * HERE + f.a] and len(homes(s, f.seat)) > 1
    return "" if may else "the seat has no troop there, or nowhere to go"


def _rebel(s: Rurik2State, f: Frame) -> str:
    return "" if s.rebels[f.a] else "there is no rebel"


def _troop_left(s: Rurik2State, f: Frame) -> str:
    return "" if s.reserve[f.seat] else "the seat has no troop left"


def _card(s: Rurik2State, f: Frame) -> str:
    return common.a_card_in(f.a, s)


def _several_drawn(s: Rurik2State, f: Frame) -> str:
    return "" if sum(s.drawn) > 1 else "there are no drawn cards to choose from"


def _several_revealed(s: Rurik2State, f: Frame) -> str:
    return "" if len(kinds_revealed(s)) > 1 else "there are no revealed cards to choose from"


def _unused_card(s: Rurik2State, f: Frame) -> str:
    several = sum(s.revealed) > 1 and s.revealed[f.a] > 0
    return "" if several else "two cards are revealed, and this is one of them"


def _played(s: Rurik2State, f: Frame) -> str:
    return "" if s.played != NONE else "no card is being played"


def _card_in_hand(s: Rurik2State, f: Frame) -> str:
    own = s.hand[f.seat * len(s.unseen) + f.a] and s.coins[f.seat] >= s.box.card_cost[f.a]
    return "" if own else "the seat does not have that card, or not its price"


def _deed_to_complete(s: Rurik2State, f: Frame) -> str:
    may = f.a in deeds_in_hand(s, f.seat) and (f.b or can_complete(s, f.seat, f.a))
    return "" if may else "the seat cannot complete that deed"


def _being_completed(s: Rurik2State, f: Frame) -> str:
    return "" if s.deed_at[f.a] == BEING_DONE + f.seat else "that deed is not being completed"


def _tile(s: Rurik2State, f: Frame) -> str:
    return "" if can_wield(s, f.seat, f.a) else "the seat cannot wield that tile"


def _oath(s: Rurik2State, f: Frame) -> str:
    sworn = s.oaths[f.seat * len(PAIRS) + pair_of(s, f.a)] == OF_A_PAIR
    taken = s.oath_at[f.a * HERE + f.b] != NONE
    return "the seat cannot swear that oath there" if sworn or taken else ""


def _oath_to_pay(s: Rurik2State, f: Frame) -> str:
    found: list[int] = []
    swear_moves(s, f.seat, found)
    return "" if m.SWEAR.of_two(f.a, f.b) in found else "the seat cannot swear that oath there"


def _discard(s: Rurik2State, f: Frame) -> str:
    may = s.discard_top != NONE and s.coins[f.seat] >= s.box.card_cost[s.discard_top]
    return "" if may else "the seat cannot use the top of the discards"


def _actions(s: Rurik2State, f: Frame) -> str:
    """As many as a source can give; what is chosen is added to the others."""
    choices = f.b >> (BITS * EITHER) & MASK
    for kind in range(LEAD):
        if (f.b >> (BITS * kind) & MASK) + choices > MASK:
            return "no source gives so many actions"
    return "" if f.b >> (BITS * LEAD) & MASK <= DEPTH else f"at most {DEPTH} cards are drawn"


def _gap(s: Rurik2State, f: Frame) -> str:
    place = f.a % MARKET_PLACES
    may = place <= s.players and s.market[f.a] == NONE and in_deck(s, f.a // MARKET_PLACES)
    return "" if may else "no deed can be laid there"


def _deed_deck(s: Rurik2State, f: Frame) -> str:
    return "" if in_deck(s, f.a) else "that deck is empty"


def _any_deed_deck(s: Rurik2State, f: Frame) -> str:
    return "" if any(in_deck(s, market) for market in range(len(MARKETS))) else "both decks are empty"


def _any_deck(s: Rurik2State, f: Frame) -> str:
    return "" if any(s.deck) else "both decks are empty"


def _inherited(s: Rurik2State, f: Frame) -> str:
    return "" if f.seat in s.inheritance_at else "the seat has no inheritance card left"


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
        reader.wrong("battle_tile", "its side has been chosen by now")
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
            if (dealt + len(coming) > 0) != chooses:
                reader.wrong(f"seats.{SEATS[seat]}.{field}", f"they are dealt to choose one of them by {choosing}")
            if dealt + len(coming) > CARDS_DEALT:
                reader.wrong(f"seats.{SEATS[seat]}.{field}", "more are dealt than a seat is dealt")
    for deck, deeds in ((0, range(STARTING_B)), (1, range(STARTING_B, CONTRACTS))):
        coming_deeds = len([1 for name, _, which in waiting if name == "deal-deed" and which == deck])
        coming_deeds += s.players if "deal-cards" in names else 0
        if coming_deeds > len([deed for deed in deeds if s.deed_at[deed] == IN_DECK]):
            reader.wrong("docket", "there are not enough starting deeds to be dealt")
    if names.count("deal-leader") > len(leaders_left(s)):
        reader.wrong("docket", "there are not enough leaders to be dealt")
    for seat in range(s.players):
        chooses = "deal-leaders" in names or ("keep-leader", seat) in [(name, owner) for name, owner, _ in waiting]
        if seat in s.holder and chooses:
            reader.wrong(f"seats.{SEATS[seat]}.leader", "the docket is going to let the seat choose one")
    unseen = len([card for card in range(s.chart.in_play[s.players]) if s.inheritance_at[card] == UNSEEN])
    if names.count("deal-inheritance") + (CARDS_DEALT * s.players if "deal-inheritances" in names else 0) > unseen:
        reader.wrong("docket", "there are not enough inheritance cards to be dealt")


def _check_being_completed(reader: Fields, s: Rurik2State) -> None:
    """A deed that is being completed comes into its slot."""
    coming = {(f.seat, f.a) for f in frames(s.docket) if NAMES[f.procedure] == "choose-slot"}
    for deed, place in enumerate(s.deed_at):
        seat = place - BEING_DONE
        if 0 <= seat < s.players and (seat, deed) not in coming:
            reader.wrong(f"seats.{SEATS[seat]}.being_completed", "the docket does nothing with it")
