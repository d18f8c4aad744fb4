"""What a move promises of things that can run out either comes, or it was told before that it will not."""

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
from veche.titles.stroganov.components import A5, LAST_STORY, LAST_TROPHY
from veche.titles.stroganov.rules import StroganovRules
from veche.titles.stroganov.state import DONE, KINDS, SETUP, StroganovState, outposts_built

STROGANOV: Any = title("stroganov")
RULES: StroganovRules = STROGANOV.rules()
PLACES: Final = {
    "banners": b.BANNER,
    "outposts": b.OUTPOST,
    "bag": b.BAG_FUR,
    "market": b.MARKET_FUR,
    "build": b.BUILD_ANYWHERE,
    "fulfil": b.FULFIL_WISH,
}
"""What a printed reward gives of things that can run out, as remarks name it, by its place in the row of rewards."""

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


SUPPLIES: Final = (as_it_is, bag_of(0), bag_of(1), bare_market(1), bare_market(0), no_banners_and_outposts, nothing)


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
    return rows[tile * b.WIDTH : (tile + 1) * b.WIDTH]


def promised(s: StroganovState, seat: int, move: int) -> dict[str, int]:
    """What the move promises of things that can run out."""
    row = printed_reward(s, move)
    if row:
        return {name: row[place] for name, place in PLACES.items()}
    bag = move == m.BUY_BAG or (move == m.INCOME and s.wish_at[A5] == DONE + seat)
    market = m.BUY.has(move) or m.SWAP.has(move) or m.EXCHANGE.has(move)
    return dict.fromkeys(PLACES, 0) | {"bag": int(bag), "market": int(market)}


def remarks(s: StroganovState, seat: int, move: int) -> list[str]:
    """What is told before the move, without the beginning of the keys, and of how many: `bag.1`."""
    view = RULES.view(s, seat)
    keys = [key.removeprefix("remark.") for key in STROGANOV.remark(RULES, view, move).split()]
    numbers = STROGANOV.remark_arguments(RULES, view, move)
    return [f"{key}.{numbers[key]}" if key in numbers else key for key in keys]


def counted(s: StroganovState, seat: int) -> dict[str, int]:
    """What of each kind the seat has gained, but for furs."""
    done, built = s.wish_at.count(DONE + seat), outposts_built(s, seat)
    return {"banners": s.banners[seat], "outposts": s.outposts[seat], "build": built, "fulfil": done}


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
        piece = m.PASS if ask.procedure == "sing-at-once" else luck.choice([one for one in ask.moves if one != m.PASS])
        if ask.procedure == "pay-piece":
            told += remarks(s, seat, piece)
        RULES.play(s, piece)
        ask = RULES.ask(s)
    after = counted(s, seat)
    came = {name: after[name] - before[name] for name in before}
    return came | {"bag": drawn, "market": s.vacant - vacant + refilled}, told


def problems(s: StroganovState, seat: int, move: int, luck: Random) -> list[str]:
    """Where the move promises what does not come and nobody says so, or says of what comes that it does not."""
    promise, row = promised(s, seat, move), printed_reward(s, move)
    came, told = played_out(s, seat, move, luck)
    if "idle" in told:
        others = sum(row) - sum(promise.values())
        return (
            ["idle, but it gives something"] if others or any(came[name] for name in promise if promise[name]) else []
        )
    found = []
    for name, number in promise.items():
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
    assert told >= {"idle", "bag", "market", "banners"}
