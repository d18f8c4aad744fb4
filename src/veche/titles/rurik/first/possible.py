"""What a docket needs on the table: whoever edits a position is told what is missing there."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import NAMES, Frame, frames
from veche.kernel.docket_data import Need
from veche.kernel.fields import Fields
from veche.kernel.numbers import count_of
from veche.kernel.telling import Told
from veche.titles.rurik.both import possible as common
from veche.titles.rurik.both.components import NONE
from veche.titles.rurik.both.inheritance import CARDS_DEALT, TROOPS_WITH_INHERITANCE, undealt
from veche.titles.rurik.both.problem import RurikProblem
from veche.titles.rurik.both.removal import DIFFERENT_REGIONS, RULED_REGION
from veche.titles.rurik.both.state import DEALT, pieces
from veche.titles.rurik.first.components import ADVISORS
from veche.titles.rurik.first.deed_costs import removable
from veche.titles.rurik.first.intrigue import in_force
from veche.titles.rurik.first.problem import FirstProblem
from veche.titles.rurik.first.rebellion.record import alone
from veche.titles.rurik.first.setup import TROOPS_AT_START
from veche.titles.rurik.first.state import IN_DECK, INTRIGUE, RurikState
from veche.titles.rurik.first.stone_and_blade.building import may_play_top
from veche.titles.rurik.first.stone_and_blade.module import stone_and_blade
from veche.titles.rurik.first.stone_and_blade.paying import can_be_paid

# What a frame needs


def _advisor_waits(s: RurikState, f: Frame) -> Told | None:
    waits = s.advisors[f.seat * ADVISORS + f.a]
    return None if waits else FirstProblem("need.advisor", seat=s.chart.seats[f.seat], advisor=f.a)


def _some_advisor_waits(s: RurikState, f: Frame) -> Told | None:
    waits = any(s.advisors[f.seat * ADVISORS : f.seat * ADVISORS + ADVISORS])
    return None if waits else FirstProblem("need.some-advisor", seat=s.chart.seats[f.seat])


def _troops(s: RurikState, f: Frame) -> Told | None:
    regions = removable(s, f)
    if f.b == RULED_REGION:
        enough = bool(regions)
    elif f.b == DIFFERENT_REGIONS:
        enough = len(regions) >= f.a
    else:
        enough = sum([pieces(s, f.seat, region) for region in regions]) >= f.a
    return None if enough or not f.a else RurikProblem("need.troops")


def _structures(s: RurikState, f: Frame) -> Told | None:
    return None if count_of(s.structures, f.seat) >= f.a else FirstProblem("need.structures")


def _hand(s: RurikState, f: Frame) -> Told | None:
    return None if s.hand_size[f.seat] >= f.a else RurikProblem("need.cards")


def _piece(s: RurikState, f: Frame) -> Told | None:
    return common.piece_there(s, f, f.b, f.c)


def _card_to_draw(s: RurikState, f: Frame) -> Told | None:
    return common.a_card_in(f.b, s)


def _card_to_reveal(s: RurikState, f: Frame) -> Told | None:
    return common.a_card_in(f.c, s)


def _several_drawn(s: RurikState, f: Frame) -> Told | None:
    return None if sum(s.drawn) > 1 else RurikProblem("need.drawn-cards")


def _played(s: RurikState, f: Frame) -> Told | None:
    return None if s.played != NONE else RurikProblem("need.played-card")


def _deed_to_reveal(s: RurikState, f: Frame) -> Told | None:
    return None if IN_DECK in s.deed_at and s.row[f.a] == NONE else RurikProblem("need.deed-space")


def _token_to_lay(s: RurikState, f: Frame) -> Told | None:
    return None if any(s.goods_tokens) else FirstProblem("need.goods-token")


def _intrigue_to_reveal(s: RurikState, f: Frame) -> Told | None:
    empty = s.variants & INTRIGUE and s.intrigues[f.a] == NONE
    return None if empty else FirstProblem("need.intrigue-space")


def _intrigue(s: RurikState, f: Frame) -> Told | None:
    return None if in_force(s) != NONE else FirstProblem("need.intrigue")


def _goods(s: RurikState, f: Frame) -> Told | None:
    return common.goods(s, f) if not s.boons_held[f.seat] or not can_be_paid(s, f) else None


def _goods_of_a_kind(s: RurikState, f: Frame) -> Told | None:
    return common.goods_of_a_kind(s, f) if not s.boons_held[f.seat] or not can_be_paid(s, f) else None


def _piece_on_the_way(s: RurikState, f: Frame) -> Told | None:
    return common.piece_there(s, f, f.c, f.d)


def _top_to_play(s: RurikState, f: Frame) -> Told | None:
    playable = stone_and_blade(s) and may_play_top(s, f.seat)
    return None if playable else FirstProblem("need.top-card")


def _reward_to_lay(s: RurikState, f: Frame) -> Told | None:
    empty = stone_and_blade(s) and s.warfare_rewards[f.a] == NONE
    return None if empty else FirstProblem("need.reward-space")


def _no_leader(s: RurikState, f: Frame) -> Told | None:
    return None if f.seat not in s.holder else FirstProblem("need.no-leader")


def _inherited(s: RurikState, f: Frame) -> Told | None:
    return None if f.seat in s.inheritance_at else FirstProblem("need.inheritance")


def _deed_in_deck(s: RurikState, f: Frame) -> Told | None:
    return None if IN_DECK in s.deed_at else RurikProblem("need.deed-space")


def _choice(s: RurikState, f: Frame) -> Told | None:
    return None if s.box.scheme_choice[f.a] else FirstProblem("need.choice")


def _on_the_map(s: RurikState, f: Frame) -> Told | None:
    return None if s.leader_at[f.seat] != NONE else FirstProblem("need.leader-on-map")


NEEDS: Final[dict[str, Need[RurikState]]] = {
    "choose-advisor": _some_advisor_waits,
    "choose-column": _advisor_waits,
    "rebellion-joins-column": _advisor_waits,
    "rebellion-places": _some_advisor_waits,
    "resolve": common.on_the_board,
    "resolve-which": common.on_the_board,
    "rebellion-resolves": common.on_the_board,
    "pay-goods": _goods,
    "pay-good": _goods,
    "pay-same": _goods_of_a_kind,
    "pay-same-kind": _goods_of_a_kind,
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
    "remove-played": _played,
    "tavern-top": _top_to_play,
    "lay-warfare-reward": _reward_to_lay,
    "move-from-to": _piece_on_the_way,
    "reveal-deed": _deed_to_reveal,
    "lay-token": _token_to_lay,
    "reveal-intrigue": _intrigue_to_reveal,
    "intrigue-takes-effect": _intrigue,
    "look-at-cards": _intrigue,
    "looked": _intrigue,
    "inherit": _inherited,
    "inherit-deed": _deed_in_deck,
    "choose-points": _choice,
    "after-theofana-taxed": _on_the_map,
    "theofana-taxed": _on_the_map,
    "choose-leader": _no_leader,
    "deal-leader": _no_leader,
}

# What the whole docket needs

IN_HAND: Final = {
    "drawn": ("draw-schemes", "draw-which-deck", "draw-scheme", "keep-one", "keep-scheme", "return-scheme"),
    "revealed": ("check-for-casualty", "check-which-deck", "rebellion-check-deck", "reveal-scheme"),
    "played": ("discard-played", "remove-played"),
}


def check_table(reader: Fields, s: RurikState) -> None:
    """What several frames need together."""
    common.check_in_hand(reader, s, "schemes", IN_HAND)
    common.check_put_back(reader, s, IN_HAND["drawn"][:3], IN_HAND["drawn"][3:])
    common.check_goods(reader, s, list(s.boons_held))
    common.check_rewards(reader, s)
    common.check_agendas(reader, s, "choose-leaders", 1 if alone(s) else s.players)
    common.check_troops(reader, s, TROOPS_WITH_INHERITANCE if stone_and_blade(s) else TROOPS_AT_START)
    common.check_empty_board(reader, s)
    _check_tokens(reader, s)
    _check_inheritances(reader, s)


def _check_inheritances(reader: Fields, s: RurikState) -> None:
    """Whoever returns a card of inheritance was dealt some, and there are enough to be dealt."""
    waiting = [(NAMES[f.procedure], f.seat) for f in frames(s.docket)]
    if not stone_and_blade(s):
        if any("inherit" in name for name, _ in waiting):
            reader.wrong("docket", FirstProblem("position.no-stone-and-blade"))
        return
    people = 1 if alone(s) else s.players
    coming_to_all = CARDS_DEALT if any(name == "choose-leaders" for name, _ in waiting) else 0
    to_come = coming_to_all * people
    for seat in range(people):
        coming = waiting.count(("deal-inheritance", seat))
        dealt = count_of(s.inheritance_at, DEALT + seat) + coming
        to_come += coming
        where = f"seats.{s.chart.seats[seat]}.inheritance_dealt"
        if (dealt > 0) != (("return-inheritance", seat) in waiting):
            reader.wrong(where, FirstProblem("position.inheritance-dealt"))
        if dealt > CARDS_DEALT:
            reader.wrong(where, FirstProblem("position.inheritance-too-many", number=CARDS_DEALT))
    if to_come > len(undealt(s)):
        reader.wrong("docket", FirstProblem("position.too-few-inheritances"))


def _check_tokens(reader: Fields, s: RurikState) -> None:
    names = [NAMES[f.procedure] for f in frames(s.docket)]
    laying = s.chart.in_play[s.players] if "lay-tokens" in names else names.count("lay-token")
    if laying > sum(s.goods_tokens):
        reader.wrong("goods_tokens", FirstProblem("position.tokens", number=laying))
