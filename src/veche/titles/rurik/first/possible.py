"""What a docket needs on the table: whoever edits a position is told what is missing there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.titles.rurik.both import possible as common
from veche.titles.rurik.both.components import NONE, SEATS
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION
from veche.titles.rurik.both.state import pieces
from veche.titles.rurik.first.deed_costs import removable
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.setup import TROOPS_AT_START
from veche.titles.rurik.first.state import IN_DECK, RurikState

# What a frame needs


def _advisor_waits(s: RurikState, f: Frame) -> str:
    return "" if s.advisors[f.seat * 6 + f.a] else f"{SEATS[f.seat]} has no advisor {f.a} to place"


def _some_advisor_waits(s: RurikState, f: Frame) -> str:
    return "" if any(s.advisors[f.seat * 6 : f.seat * 6 + 6]) else f"{SEATS[f.seat]} has no advisor to place"


def _troops(s: RurikState, f: Frame) -> str:
    regions = removable(s, f)
    if f.b == RULED_REGION:
        enough = bool(regions)
    elif f.b == DIFFERENT_REGIONS:
        enough = len(regions) >= f.a
    else:
        enough = sum([pieces(s, f.seat, region) for region in regions]) >= f.a
    return "" if enough or not f.a else "the seat does not have these troops"


def _structures(s: RurikState, f: Frame) -> str:
    return "" if count_of(s.structures, f.seat) >= f.a else "the seat does not have so many structures"


def _hand(s: RurikState, f: Frame) -> str:
    return "" if s.hand_size[f.seat] >= f.a else "the seat does not have so many cards"


def _piece(s: RurikState, f: Frame) -> str:
    return common.piece_there(s, f, f.b, f.c)


def _card_to_draw(s: RurikState, f: Frame) -> str:
    return common.a_card_in(f.b, s)


def _card_to_reveal(s: RurikState, f: Frame) -> str:
    return common.a_card_in(f.c, s)


def _several_drawn(s: RurikState, f: Frame) -> str:
    return "" if sum(s.drawn) > 1 else "there are no drawn cards to choose from"


def _played(s: RurikState, f: Frame) -> str:
    return "" if s.played != NONE else "no card is being played"


def _deed_to_reveal(s: RurikState, f: Frame) -> str:
    return "" if IN_DECK in s.deed_at and s.row[f.a] == NONE else "no deed can be laid there"


def _token_to_lay(s: RurikState, f: Frame) -> str:
    return "" if any(s.goods_tokens) else "no goods token is left"


def _no_leader(s: RurikState, f: Frame) -> str:
    return "" if f.seat not in s.holder else "the seat has a leader already"


NEEDS: Final[dict[str, Need[RurikState]]] = {
    "choose-advisor": _some_advisor_waits,
    "choose-column": _advisor_waits,
    "rebellion-joins-column": _advisor_waits,
    "rebellion-places": _some_advisor_waits,
    "resolve": common.on_the_board,
    "resolve-which": common.on_the_board,
    "rebellion-resolves": common.on_the_board,
    "pay-goods": common.goods,
    "pay-good": common.goods,
    "pay-same": common.goods_of_a_kind,
    "pay-same-kind": common.goods_of_a_kind,
    "remove-troops": _troops,
    "remove-troop": _troops,
    "raze": _structures,
    "raze-which": _structures,
    "discard-scheme": _hand,
    "replace": common.somebody_to_replace,
    "choose-destination": _piece,
    "draw-scheme": _card_to_draw,
    "reveal-scheme": _card_to_reveal,
    "keep-scheme": _several_drawn,
    "return-scheme": _several_drawn,
    "discard-played": _played,
    "reveal-deed": _deed_to_reveal,
    "lay-token": _token_to_lay,
    "choose-leader": _no_leader,
    "deal-leader": _no_leader,
}

# What the whole docket needs

IN_HAND: Final = {
    "drawn": ("draw-schemes", "draw-which-deck", "draw-scheme", "keep-one", "keep-scheme", "return-scheme"),
    "revealed": ("check-for-casualty", "check-which-deck", "rebellion-check-deck", "reveal-scheme"),
    "played": ("discard-played",),
}


def check_table(reader: Fields, s: RurikState) -> None:
    """What several frames need together."""
    common.check_in_hand(reader, s, "schemes", IN_HAND)
    common.check_put_back(reader, s, IN_HAND["drawn"][:3], IN_HAND["drawn"][3:])
    common.check_goods(reader, s)
    common.check_rewards(reader, s)
    common.check_agendas(reader, s, "choose-leaders", 1 if alone(s) else s.players)
    common.check_troops(reader, s, TROOPS_AT_START)
    common.check_empty_board(reader, s)
    _check_tokens(reader, s)


def _check_tokens(reader: Fields, s: RurikState) -> None:
    names = [NAMES[f.procedure] for f in frames(s.docket)]
    laying = s.chart.in_play[s.players] if "lay-tokens" in names else names.count("lay-token")
    if laying > sum(s.goods_tokens):
        reader.wrong("goods_tokens", f"{laying} are still to be laid")
