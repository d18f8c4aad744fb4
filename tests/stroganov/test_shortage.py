"""What a move promises either comes, or it was told before that it will not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from veche.kernel.docket import NOBODY
from veche.kernel.setup import Setup
from veche.kernel.state import changed
from veche.titles import title
from veche.titles.stroganov import box as b
from veche.titles.stroganov import moves as m
from veche.titles.stroganov.advanced_actions import gives_trophy, is_advanced
from veche.titles.stroganov.components import (
    A5,
    A11,
    A12,
    A13,
    BEAR,
    BONUS_STORY,
    LAST_STORY,
    LAST_TROPHY,
    REGIONS,
    SPACES,
)
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.shortage import may_sing_for_a_fur
from veche.titles.stroganov.state import DONE, KINDS, SETUP, StroganovState, outposts_built
from veche.titles.stroganov.winter import stories_of_winter

STROGANOV: Any = title("stroganov")
RULES: StroganovRules = STROGANOV.rules()
PLACES: Final = {
    "story": b.STORY,
    "banners": b.BANNER,
    "outposts": b.OUTPOST,
    "bag": b.BAG_FUR,
    "market": b.MARKET_FUR,
    "trophies": b.TROPHY,
    "build": b.BUILD_ANYWHERE,
    "fulfil": b.FULFIL_WISH,
    "paid": b.ADVANCED_PAID,
    "two": b.TWO_REWARDS,
}
"""What a printed reward gives that may not come, as remarks name it, by its place in the row of rewards."""

GOODS: Final = {"vp": b.VP, "coins": b.COIN, "horses": b.HORSES}
"""What a printed reward gives that always comes."""

ACTIONS: Final = {"villages": b.VILLAGE_ANYWHERE, "actions": b.ADVANCED_ANYWHERE}
"""What a printed reward gives to be done at once, which is always possible."""

BRING_A_BEAR: Final = frozenset(
    (
        m.BUY.of(BEAR),
        m.EXCHANGE.of(BEAR),
        m.TAKE.of(BEAR),
        m.KEEP.of(BEAR),
        *[m.HUNT.of_two(space, BEAR) for space in range(SPACES)],
    )
)
"""The moves that bring a bear with its story points."""

WORKS: Final = frozenset(
    (
        "pay-piece",
        "draw-fur",
        "keep-fur",
        "take-fur",
        "refill-market",
        "sing-at-once",
        "build-anywhere",
        "fulfil-freely",
    )
)
"""The questions that belong to what a move gives. A song that may be sung at once is left."""

GAMES: Final = 6
SAMPLED: Final = 0.1
"""How many games are played at random, and how often a question of theirs is looked at."""

Supply = Callable[[StroganovState, int, int], None]


def as_it_is(s: StroganovState, seat: int, other: int) -> None:
    """Nothing is taken away."""


def bag_of(number: int) -> Supply:
    """The bag has at most so many furs; the other seat has the rest."""

    def taken(s: StroganovState, seat: int, other: int) -> None:
        left = number
        for fur in range(KINDS):
            keep = min(left, s.bag[fur])
            left -= keep
            s.furs[other * KINDS + fur] += s.bag[fur] - keep
            s.bag[fur] = keep

    return taken


def bare_market(number: int) -> Supply:
    """The bag is empty, and so many furs are left in the market."""

    def taken(s: StroganovState, seat: int, other: int) -> None:
        bag_of(0)(s, seat, other)
        for fur in range(KINDS):
            while s.market[fur] and sum(s.market) > number:
                s.market[fur] -= 1
                s.vacant += 1
                s.furs[other * KINDS + fur] += 1

    return taken


def no_banners_and_outposts(s: StroganovState, seat: int, other: int) -> None:
    s.banners[other] += s.banners_left
    s.banners_left = 0
    s.outposts[seat] += s.outposts_left[seat]
    s.outposts_left[seat] = 0


def nothing(s: StroganovState, seat: int, other: int) -> None:
    """Banners and outposts, bag and market are empty."""
    no_banners_and_outposts(s, seat, other)
    bare_market(0)(s, seat, other)


def story_at(number: int) -> Supply:
    """The marker is so far on the story track."""

    def told(s: StroganovState, seat: int, other: int) -> None:
        s.story[seat] = number

    return told


def nothing_and_a_full_track(s: StroganovState, seat: int, other: int) -> None:
    nothing(s, seat, other)
    s.story[seat] = LAST_STORY


def extra_action(s: StroganovState, seat: int, other: int) -> None:
    """Every trophy reward has been taken, and where it can be, the extra action of the season is asked for."""
    for card in (A11, A12, A13):
        s.wish_at = changed(s.wish_at, card, DONE + seat)
    ask = RULES.ask(s)
    assert ask is not None
    if m.EXTRA in ask.moves:
        RULES.play(s, m.EXTRA)
    if ask.procedure not in ("trophy-reward", "second-reward"):
        s.rewards_taken[seat] = 2 ** (LAST_TROPHY + 1) - 1


def poor(s: StroganovState, seat: int, other: int) -> None:
    """The seat has nothing to pay with; the other one has its furs."""
    for fur in range(KINDS):
        s.furs[other * KINDS + fur] += s.furs[seat * KINDS + fur]
        s.furs[seat * KINDS + fur] = 0
    s.horses[seat] = s.tigers[seat] = 0


def poor_extra_action(s: StroganovState, seat: int, other: int) -> None:
    poor(s, seat, other)
    extra_action(s, seat, other)


def last_trophy(taken: int) -> Supply:
    """The seat has nothing but the last trophy, and where it can, it chooses a reward: these are taken, as bits."""

    def chosen(s: StroganovState, seat: int, other: int) -> None:
        poor(s, seat, other)
        s.trophy[seat] = LAST_TROPHY
        ask = RULES.ask(s)
        assert ask is not None
        for region in range(len(REGIONS)):
            if m.VILLAGE.of(region) in ask.moves and gives_trophy(s, region):
                RULES.play(s, m.VILLAGE.of(region))
                s.rewards_taken[seat] = taken
                return

    return chosen


SUPPLIES: Final = (
    as_it_is,
    bag_of(0),
    bag_of(1),
    bare_market(1),
    bare_market(0),
    no_banners_and_outposts,
    nothing,
    story_at(LAST_STORY),
    story_at(LAST_STORY - 1),
    nothing_and_a_full_track,
    extra_action,
    poor_extra_action,
    last_trophy(0),
    last_trophy(2**LAST_TROPHY - 1),
)


def rich(s: StroganovState, seat: int) -> None:
    """Tigers to pay with, story points for any song, every trophy, and a fur each winter."""
    s.tigers[seat] += 2
    s.coins[seat] += 1
    s.story[seat] = LAST_STORY
    s.trophy[seat] = LAST_TROPHY
    s.wish_at = changed(s.wish_at, A5, DONE + seat)


def printed_reward(s: StroganovState, move: int) -> list[int]:
    """The row of rewards of what the move uses; empty for other moves."""
    if m.VILLAGE.has(move):
        rows, tile = s.box.village_reward, s.village[m.VILLAGE.noun(move)]
    elif m.YURT.has(move):
        rows, tile = s.box.yurt_reward, s.yurt[m.YURT.noun(move)]
    elif m.CLAIM.has(move):
        rows, tile = s.box.landscape_reward, s.row[m.CLAIM.noun(move)]
    elif m.SONG.has(move):
        rows, tile = s.box.song_reward, m.SONG.noun(move)
    elif m.REWARD.has(move):
        rows, tile = s.box.trophy_reward, m.REWARD.noun(move) + 1
    else:
        return []
    return list(rows[tile * b.WIDTH : (tile + 1) * b.WIDTH])


def promised(s: StroganovState, seat: int, move: int) -> dict[str, int]:
    """What the move promises that may not come."""
    none, row = dict.fromkeys(PLACES, 0), printed_reward(s, move)
    if row:
        promise = {name: row[place] for name, place in PLACES.items()}
        if m.CLAIM.has(move):
            promise["story"] += sum(bears_on(s, m.CLAIM.noun(move)))
        return promise
    if move == m.STAY:
        return none | {"trophies": 1}
    if move == m.BONUS.of(BONUS_STORY):
        return none | {"story": 2}
    story = stories_of_winter(s, seat) if move == m.INCOME else s.box.fur_story[BEAR] * (move in BRING_A_BEAR)
    bag = move == m.BUY_BAG or (move == m.INCOME and s.wish_at[A5] == DONE + seat)
    market = m.BUY.has(move) or m.SWAP.has(move) or m.EXCHANGE.has(move)
    return none | {"story": story, "bag": int(bag), "market": int(market)}


def bears_on(s: StroganovState, space: int) -> list[int]:
    """The story points of the furs that lie on a space."""
    return [s.furs_on[space * KINDS + fur] * s.box.fur_story[fur] for fur in range(KINDS)]


def remarks(s: StroganovState, seat: int, move: int) -> list[str]:
    """What is told before the move, without the beginning of the keys, and of how many: `bag.1`."""
    view = RULES.view(s, seat)
    keys = [key.removeprefix("remark.") for key in STROGANOV.remark(RULES, view, move).split()]
    numbers = STROGANOV.remark_arguments(RULES, view, move)
    return [f"{key}.{numbers[key]}" if key in numbers else key for key in keys]


def counted(s: StroganovState, seat: int) -> dict[str, int]:
    """What of each kind the seat has gained, but for furs."""
    done, built = list(s.wish_at).count(DONE + seat), outposts_built(s, seat)
    return {
        "story": s.story[seat],
        "banners": s.banners[seat],
        "outposts": s.outposts[seat],
        "build": built,
        "fulfil": done,
        "vp": s.vp[seat],
        "coins": s.coins[seat],
        "horses": s.horses[seat],
    }


def asked_for(s: StroganovState, seat: int, procedure: str) -> list[int]:
    """The moves of the question, if it is this one and this seat's."""
    ask = RULES.ask(s)
    return list(ask.moves) if ask is not None and (ask.procedure, ask.seat) == (procedure, seat) else []


def to_be_done(s: StroganovState, seat: int) -> dict[str, int]:
    """What of each kind the seat is now asked for."""
    trophies = asked_for(s, seat, "trophy-reward") or m.ADVANCE in asked_for(s, seat, "trophy-step")
    if not trophies and asked_for(s, seat, "trophy-step"):
        stayed = RULES.copy(s)
        RULES.play(stayed, m.STAY)
        trophies = asked_for(stayed, seat, "trophy-reward")
    actions = [move for move in asked_for(s, seat, "advanced-action") if is_advanced(move)]
    return {
        "trophies": int(bool(trophies)),
        "two": int(bool(asked_for(s, seat, "second-reward"))),
        "paid": int(bool(actions)),
        "actions": int(bool(actions)),
        "villages": int(bool(actions)),
    }


def played_out(s: StroganovState, seat: int, move: int, luck: Random) -> tuple[dict[str, int], list[str]]:
    """What of each kind came by the move, and what was told before it and before each piece of its price."""
    before, turn, vacant = counted(s, seat), (s.year, s.season, s.played[seat]), s.vacant
    told = remarks(s, seat, move)
    drawn = refilled = 0
    RULES.play(s, move)
    ask = RULES.ask(s)
    while ask is not None and (s.year, s.season, s.played[seat]) == turn:
        if ask.procedure not in WORKS or ask.frame.seat not in (seat, NOBODY):
            break
        drawn += ask.procedure == "draw-fur" and ask.frame.a == 1
        refilled += ask.procedure == "refill-market"
        others = [one for one in ask.moves if one != m.PASS]
        without_bears = [one for one in others if one not in BRING_A_BEAR and one != m.DRAW.of(BEAR)]
        piece = m.PASS if ask.procedure == "sing-at-once" else luck.choice(without_bears or others)
        if ask.procedure == "pay-piece":
            told += remarks(s, seat, piece)
        RULES.play(s, piece)
        ask = RULES.ask(s)
    after = counted(s, seat)
    came = {name: after[name] - before[name] for name in before} | to_be_done(s, seat)
    if m.SONG.has(move):
        came["story"] += s.box.song_cost[m.SONG.noun(move)]
    return came | {"bag": drawn, "market": s.vacant - vacant + refilled}, told


def problems(s: StroganovState, seat: int, move: int, luck: Random) -> list[str]:
    """Where the move promises what does not come and nobody says so, or says of what comes that it does not."""
    promise, row = promised(s, seat, move), printed_reward(s, move)
    sure = {name: row[place] for name, place in {**GOODS, **ACTIONS}.items()} if row else {}
    ask = RULES.ask(s)
    assert ask is not None
    sung = bool(row and row[b.MARKET_FUR]) and may_sing_for_a_fur(s, seat)
    free = ask.procedure != "choose-second-action" and not m.CLAIM.has(move) and not promise["fulfil"]
    came, told = played_out(s, seat, move, luck)
    if free and any(came[name] < number for name, number in sure.items()):
        return [f"{RULES.catalogue.text(move)} promises {sure}, gives {came}"]
    if "idle" in told:
        others = sum(sure.values())
        return (
            ["idle, but it gives something"] if others or any(came[name] for name in promise if promise[name]) else []
        )
    found = []
    for name, number in promise.items():
        if name == "story" and sung:
            continue  # whether it comes is up to the seat: a bear first, then a song
        said = [key for key in told if key.startswith(f"{name}.")]
        come = min(max(came[name], 0), number)
        right = f"{name}.{come}"
        if (said[-1:] or [""]) != ([right] if come < number else [""]):
            found.append(f"{RULES.catalogue.text(move)} promises {name} {number}, gives {come}, says {told}")
    return found


def questions(players: int, luck: Random) -> Iterator[tuple[StroganovState, int]]:
    """Questions of games played at random at which something is promised, as they are and with emptied supplies."""
    for _ in range(GAMES):
        s = RULES.new(Setup(players))
        ask = RULES.ask(s)
        while ask is not None:
            seat = ask.seat
            decides = seat >= 0 and not ask.by_rule and s.season != SETUP
            if decides and any(any(promised(s, seat, move).values()) for move in ask.moves) and luck.random() < SAMPLED:
                for supply in SUPPLIES:
                    emptied = RULES.copy(s)
                    supply(emptied, seat, (seat + 1) % s.houses)
                    if luck.random() < 0.5:
                        rich(emptied, seat)
                    yield emptied, seat
            RULES.play(s, luck.choice(ask.moves))
            ask = RULES.ask(s)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_promised_comes_or_is_told_to_have_run_out(players: int) -> None:
    luck = Random(players)
    told: set[str] = set()
    for s, seat in questions(players, luck):
        ask = RULES.ask(s)
        assert ask is not None
        for move in ask.moves:
            told |= {key.partition(".")[0] for key in remarks(s, seat, move)}
            assert not problems(RULES.copy(s), seat, move, luck)
    assert told >= {"idle", "bag", "market", "banners", "story", "trophies"}
