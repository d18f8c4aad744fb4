"""What villages, yurts, songs, landscapes and trophies give: some at once, the rest as further things to be done."""

from __future__ import annotations

from typing import Final

from veche.kernel.docket import Frame, named
from veche.kernel.numbers import i64
from veche.kernel.state import Column
from veche.titles.stroganov import box as b
from veche.titles.stroganov.bag_and_market import draw_furs, take_furs
from veche.titles.stroganov.outposts import build_anywhere, open_to
from veche.titles.stroganov.state import (
    StroganovState,
    gain_banners,
    gain_horses,
    gain_outposts,
    gain_story,
)

TROPHY_ACTION: Final = named("trophy-action")
ADVANCED_ACTION: Final = named("advanced-action")
CHEAP_WISH: Final = named("cheap-wish")

OWN_REACH: Final[i64] = 0
ANYWHERE: Final[i64] = 1
REACHES: Final = ("own", "anywhere")
"""Where an advanced action may be taken: where one's Cossack or outposts are, or anywhere on the board."""

FREE: Final[i64] = 0
REGION_FUR: Final[i64] = 1
SECOND_ACTION: Final[i64] = 2
PRICES_OF_ACTIONS: Final = ("free", "region-fur", "second-action")
"""What an advanced action costs besides its own costs: nothing, the region's fur, or that of a second main action."""

EVERY: Final[i64] = 0
NO_YURTS: Final[i64] = 1
VILLAGES_ONLY: Final[i64] = 2
WHICH: Final = ("every", "no-yurts", "villages")
"""Which of the advanced actions are meant; without yurts, the village that gives a trophy is left out too."""


def trophy_action(seat: i64) -> Frame:
    return Frame(TROPHY_ACTION, seat)


def advanced_action(seat: i64, reach: i64, action_price: i64, which: i64, optional: i64) -> Frame:
    return Frame(ADVANCED_ACTION, seat, reach, action_price, which, optional)


def fulfil_freely(seat: i64) -> Frame:
    return Frame(CHEAP_WISH, seat)


def receive(s: StroganovState, seat: i64, rows: Column, tile: i64) -> list[Frame]:
    """Give the seat what the tile's row of rewards says; the frames are what it still has to do for the rest."""
    first = tile * b.WIDTH
    receive_goods(s, seat, rows, tile)
    steps: list[Frame] = []
    if rows[first + b.BAG_FUR]:
        steps.append(draw_furs(seat, rows[first + b.BAG_FUR]))
    if rows[first + b.MARKET_FUR]:
        steps.append(take_furs(seat, rows[first + b.MARKET_FUR]))
    for _ in range(rows[first + b.TROPHY]):
        steps.append(trophy_action(seat))
    for _ in range(rows[first + b.VILLAGE_ANYWHERE]):
        steps.append(advanced_action(seat, ANYWHERE, FREE, VILLAGES_ONLY, 1))  # ability: a village anywhere
    for _ in range(rows[first + b.ADVANCED_ANYWHERE]):
        steps.append(advanced_action(seat, ANYWHERE, FREE, EVERY, 1))  # ruling: extra-actions-are-free
    if rows[first + b.BUILD_ANYWHERE] and open_to(s, seat):
        steps.append(build_anywhere(seat))
    for _ in range(rows[first + b.FULFIL_WISH]):
        steps.append(fulfil_freely(seat))
    for _ in range(rows[first + b.ADVANCED_PAID]):
        steps.append(advanced_action(seat, ANYWHERE, REGION_FUR, NO_YURTS, 1))
    return steps


def receive_goods(s: StroganovState, seat: i64, rows: Column, tile: i64) -> None:
    """Points, coins, horses, story points, banners and outposts: what is received at once."""
    first = tile * b.WIDTH
    s.vp[seat] += rows[first + b.VP]
    s.coins[seat] += rows[first + b.COIN]
    if rows[first + b.HORSES]:
        gain_horses(s, seat, rows[first + b.HORSES])
    if rows[first + b.STORY]:
        gain_story(s, seat, rows[first + b.STORY])
    if rows[first + b.BANNER]:
        gain_banners(s, seat, rows[first + b.BANNER])
    if rows[first + b.OUTPOST]:
        gain_outposts(s, seat, rows[first + b.OUTPOST])
