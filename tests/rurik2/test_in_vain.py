"""What can do nothing says so before it is paid: every card, tile and deed, compared with one that gives nothing.

Whatever a scheme brings comes from the box. So each is played to the end of the scheme in every way there is, once as
it is and once with a box in which nobody gives anything: where both ends are the same, it was in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

import veche
from tests.at_random import at_random
from tests.rurik2.scenario import RURIK2
from veche.kernel.docket import NAMES, Frame
from veche.kernel.state import column_of, filled
from veche.language.catalogue import ident
from veche.titles.rurik.both.components import NONE, TROOPS
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS, regions_in_play
from veche.titles.rurik.second import moves as m
from veche.titles.rurik.second.box import OF_BENEFIT, OF_CARD, OF_DEED, OF_SECOND_STEP, OF_TILE, Box
from veche.titles.rurik.second.components import (
    ACTIONS,
    BUILDINGS,
    DEEDS,
    GOODS,
    KINDS,
    PLENTY,
    SLOTS,
    TAKE_DEED,
    TILES,
)
from veche.titles.rurik.second.deeds import choose_slot, complete_which
from veche.titles.rurik.second.in_vain import in_vain
from veche.titles.rurik.second.influence import wield_which
from veche.titles.rurik.second.oaths import use_plenty
from veche.titles.rurik.second.printed import printed
from veche.titles.rurik.second.state import DONE, SECRET, WIDTH_OF_HAND, Rurik2State
from veche.titles.rurik.second.state_class import columns_for_all, numbers_for_all

RULES: Final = RURIK2.rules()
SCHEMING: Final = ("resolve-which", "before-command", "end-of-turn")
"""The questions at which schemes are offered."""

ENDS: Final = (*SCHEMING, "resolve", "after-command", "wield-more", "choose-slot")
"""The procedures at which a scheme is over; of a deed only its slot is left."""

MOST_ANSWERS: Final = 5000
"""So many answers are tried at most."""

KEPT: Final = ("tax_points", "build_points")
"""What is compared apart from the table."""


def poorer(*, gifts: bool) -> Box:
    """A box in which nobody gives actions or deeds; nor gifts either: coins, goods, steps and what they bring."""
    box = Box(printed(None))
    for source in range(OF_BENEFIT if gifts else len(box.actions)):
        box.actions[source] = 0
        for kind in range(KINDS):
            if not gifts or kind < ACTIONS or kind == TAKE_DEED:
                box.gives[source * KINDS + kind] = 0
    return box


BOXES: Final = {"gifts": poorer(gifts=True), "empty": poorer(gifts=False)}


def ends(s: Rurik2State, move: int, known: set[Any] | None = None, upto: tuple[str, ...] = ENDS) -> list[Rurik2State]:
    """The states in which a scheme can end, whatever is answered: none, if there are too many.

    The search stops at one whose table is not known.
    """
    found, waiting, tried = [], [(s, move)], 0
    while waiting:
        before, answer = waiting.pop()
        tried += 1
        if tried > MOST_ANSWERS:
            return []
        then, f = before.copy(), before.docket
        assert f is not None
        RULES.table[f.procedure].take(then, f, answer)
        f = then.docket
        while f is not None and NAMES[f.procedure] not in upto and not RULES.table[f.procedure].asks:
            RULES.table[f.procedure].go(then, f)
            f = then.docket
        assert f is not None
        if NAMES[f.procedure] not in upto:
            waiting += [(then, each) for each in RULES.table[f.procedure].moves(then, f)]
            continue
        found.append(then)
        if known is not None and table_of(then) not in known:
            break
    return found


def table_of(s: Rurik2State) -> tuple[Any, ...]:
    """What lies on the table and in hands, apart from carts and hammers; the docket is no part of it."""
    numbers = [number for name, number in numbers_for_all(s).items() if name not in KEPT]
    return (*numbers, *[tuple(column) for column in columns_for_all(s).values()], tuple(s.hand), tuple(s.deed_at))


def source_of(s: Rurik2State, move: int) -> int:
    if m.PLAY_CARD.has(move):
        return OF_CARD + m.PLAY_CARD.noun(move)
    if m.WIELD.has(move):
        return OF_TILE + m.WIELD.noun(move)
    if m.COMPLETE.has(move):
        return OF_DEED + m.COMPLETE.noun(move)
    if m.SLOT.has(move):
        return OF_SECOND_STEP + m.SLOT.noun(move)
    return OF_CARD + s.discard_top


def expected(s: Rurik2State, move: int) -> str:
    """The remark that the ends of the scheme call for."""
    if m.SWEAR.has(move):
        return expected_of_oath(s, move)
    if m.SLOT.has(move) and s.influence[seat_of(s) * len(SLOTS) + m.SLOT.noun(move)] != 1:
        return ""
    kind = "reward" if m.COMPLETE.has(move) else "step" if m.SLOT.has(move) else "scheme"
    source = source_of(s, move)
    acts = bool(RULES.box.actions[source] or RULES.box.gives[source * KINDS + TAKE_DEED])
    for name, about in (("empty", kind), ("gifts", "action")):
        if name == "gifts" and not acts:
            continue
        poor = s.copy()
        poor.box = BOXES[name]
        known = {table_of(end) for end in ends(poor, move)}
        reached = ends(s, move, known)
        if table_of(reached[-1]) in known:
            saved = any(end.tax_points + end.build_points > s.tax_points + s.build_points for end in reached)
            return f"remark.idle-{about}.saved" if saved else f"remark.idle-{about}"
    return ""


def expected_of_oath(s: Rurik2State, move: int) -> str:
    """The remark that what comes at once calls for: somebody to replace, buildings, a card that one can pay."""
    oath, region = m.SWEAR.one(move), m.SWEAR.other(move)
    saved = False
    for paid in ends(s, move, upto=("sworn",)):
        seat = seat_of(paid)
        others = [paid.troops[other * HERE + region] for other in range(s.players) if other != seat]
        if oath != PLENTY and (any(others) or paid.rebels[region]):
            return ""
        if oath == PLENTY and any(paid.structures[kind * HERE + region] != NONE for kind in range(len(BUILDINGS))):
            return ""
        if oath == PLENTY and paid.discard_top != NONE and paid.coins[seat] >= RULES.box.card_cost[paid.discard_top]:
            lent = expected(with_question(paid, use_plenty(seat)), m.USE_PLENTY)
            if not lent.startswith("remark.idle-scheme"):
                return ""
            saved = saved or lent.endswith(".saved")
    return "remark.idle-oath.saved" if saved else "remark.idle-oath"


def hard(s: Rurik2State, dice: Random) -> None:
    """Give the seat that is asked every card, tile and deed, and make it hard to do anything with them."""
    seat = seat_of(s)
    s.schemes = 0
    s.hand = column_of([int(place // WIDTH_OF_HAND == seat and place % WIDTH_OF_HAND < s.box.kinds)
                    for place in range(len(s.hand))])  # fmt: skip
    s.hand_size[seat] = s.box.kinds
    s.influence = column_of([max(1, steps) for steps in s.influence])
    s.tiles = filled(0, len(s.tiles))
    s.captured = filled(3, len(s.captured))
    s.deed_at = column_of([seat if where < DONE or where >= SECRET else where for where in s.deed_at])
    s.coins[seat] = dice.randrange(6)
    for good in range(len(GOODS)):
        s.goods[seat * WIDTH_OF_GOODS + good] = dice.randrange(3)
    if dice.random() < 0.7:
        alone(s, seat, dice.randrange(regions_in_play(s)), dice)
    if dice.random() < 0.4:
        s.structures_left = filled(0, len(s.structures_left))
    if dice.random() < 0.3:
        s.tax_closed, s.tax_points = 1, 0
    if dice.random() < 0.3:
        s.market = filled(NONE, len(s.market))
    if dice.random() < 0.3:
        s.deck, s.top_count, s.discard, s.discard_top = filled(0, 2), filled(0, 2), filled(0, len(s.discard)), NONE
    elif dice.random() < 0.7:
        s.discard_top = dice.randrange(s.box.kinds)


def alone(s: Rurik2State, seat: int, region: int, dice: Random) -> None:
    """The seat is only in this region, with nobody to attack; perhaps with all its troops, perhaps without a good."""
    troops = dice.choice([1, TROOPS - 1, TROOPS])
    for each in range(regions_in_play(s)):
        s.troops[seat * HERE + each] = 0
    for other in range(s.players):
        s.reserve[other] += s.troops[other * HERE + region]
        s.troops[other * HERE + region] = 0
        if s.leader_at[other] == region:
            s.leader_at[other] = NONE
    s.troops[seat * HERE + region], s.reserve[seat] = troops, TROOPS - troops
    s.leader_at[seat] = region
    s.rebels[region] = 0
    s.good_here[region] = dice.randrange(2)


def questions(s: Rurik2State) -> Iterator[Rurik2State]:
    """The state, and the other questions at which cards, tiles and deeds are used."""
    yield s
    yield with_question(s, wield_which(seat_of(s), 2))
    yield with_question(s, complete_which(seat_of(s)))
    yield with_question(s, choose_slot(seat_of(s), list(s.deed_at).index(seat_of(s)))) if seat_of(s) in s.deed_at else s
    for kind in range(s.box.kinds):
        if s.box.card_cost[kind] <= s.coins[seat_of(s)]:
            then = with_question(s, use_plenty(seat_of(s)))
            then.discard_top = kind
            yield then


def with_question(s: Rurik2State, asked: Frame) -> Rurik2State:
    """The state when this is asked first."""
    then = s.copy()
    asked.next, then.docket = s.docket, asked
    return then


def seat_of(s: Rurik2State) -> int:
    assert s.docket is not None
    return s.docket.seat


def positions(seed: int) -> Iterator[Rurik2State]:
    """Turns of a game at random: as they are, and hard ones."""
    dice = Random(seed)
    game = veche.new("rurik2", players=2 + seed % 3, seed=seed)
    for at in at_random(game, seed):
        ask = at.ask
        if ask is not None and ask.procedure in SCHEMING and dice.random() < 0.15:
            yield at.state.copy()
            then = at.state.copy()
            hard(then, dice)
            yield then


def tried(s: Rurik2State) -> list[int]:
    """The moves of the question that a remark may be about."""
    f = s.docket
    assert f is not None
    moves = RULES.table[f.procedure].moves(s, f)
    about = (m.PLAY_CARD, m.WIELD, m.COMPLETE, m.SWEAR, m.SLOT)
    return [move for move in moves if move == m.USE_PLENTY or any(verb.has(move) for verb in about)]


SEEDS: Final = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_can_do_nothing_says_so_and_nothing_else_does(seed: int) -> None:
    for position in positions(seed):
        for s in questions(position):
            for move in tried(s):
                assert in_vain(RULES, s, move) == expected(s, move), RULES.catalogue.text(move)


def test_every_card_tile_and_deed_is_among_them_and_every_remark() -> None:
    sources, heard = set(), set()
    for seed in SEEDS:
        for position in positions(seed):
            for s in questions(position):
                for move in tried(s):
                    if not m.SWEAR.has(move) and not m.SLOT.has(move):
                        sources.add((move == m.USE_PLENTY, source_of(s, move)))
                    heard.add(in_vain(RULES, s, move))
    cards = range(OF_CARD, OF_CARD + RULES.box.kinds)
    deeds, tiles = range(OF_DEED, OF_DEED + len(DEEDS)), range(OF_TILE, OF_TILE + len(TILES))
    assert sources == {(True, card) for card in cards} | {(False, source) for source in [*cards, *deeds, *tiles]}
    known = {name for name in RURIK2.words().entries if name.startswith("remark-idle-")}
    assert {ident(key) for key in heard} == {""} | known - {ident("remark.idle.saved")}
