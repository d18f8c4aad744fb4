"""Modules of *Rurik* by clicks: an intrigue takes effect, and a trade boon is gained and paid."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server
from veche import named_options, titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.table.matches import LiveMatch

TOKENS = ["two-wood", "a-scheme", "a-point", "two-coins", "a-fur"]


def at(position: dict[str, Any], seed: int = 5) -> Game[Any]:
    """A game for two from a position on, with known luck."""
    setup = Setup(2, named_options(position["options"]))
    return Game(titles.title("rurik"), setup, seed, None, start=position)


def sitting(server: Server, player: NewPlayer, game: Game[Any]) -> tuple[LiveMatch, Player]:
    live = server.lay(game, [ME, RANDOM])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    return live, me


def click(me: Player, text: str) -> None:
    """Make this move where it glows, or by its button."""
    offers = {offer.text: offer for offer in me.offers()}
    assert text in offers, f"{text} is not offered, but {sorted(offers)}"
    me.pick(offers[text])


def test_an_intrigue_takes_effect_and_asks(server: Server, player: NewPlayer) -> None:
    """Round one ends with blue's turn; with round two, Council of Elders lets everybody look at two schemes."""
    game = at(
        {
            "at": "turn",
            "seat": "blue",
            "round": 1,
            "board": {"muster": [{"seat": "blue", "advisor": 5}]},
            "deeds": {"row": ["hoard", "trade_route", "law_giver"]},
            "seats": {"blue": {"troops": {"kiev": 1}}, "yellow": {"troops": {"novgorod": 1}}},
            "options": ["intrigue"],
            "intrigues": ["council-of-elders", None, None],
        }
    )
    live, me = sitting(server, player, game)
    before = server.game(live).state.hand_size[0]
    click(me, "forfeit")
    while not [offer for offer in me.offers() if offer.text.startswith("deck ")]:
        me.pick(me.offers()[0])
    assert [entry.text for entry in server.game(live).line()].count("intrigue council-of-elders") == 1
    expect(me.page.locator("#plot-council-of-elders")).to_have_class("plot now")
    click(me, "deck left")
    kept = next(offer.text for offer in me.offers() if offer.text.startswith("keep scheme "))
    click(me, kept)
    state = server.game(live).state
    assert state.hand_size[0] == before + 1


def test_a_trade_boon_is_gained_and_paid(server: Server, player: NewPlayer) -> None:
    """The third fish fills its column; the boon then pays for a good of the deed."""
    blue = {
        "troops": {"kiev": 2},
        "goods": {"fish": 2, "wood": 3},
        "boons": ["fish"],
        "boons_held": 2,
        "deeds": ["hoard"],
    }
    game = at(
        {
            "at": "turn",
            "seat": "blue",
            "board": {
                "tax": [{"seat": "blue", "advisor": 1}],
                "scheme": [None, None, {"seat": "yellow", "advisor": 5}],
            },
            "seats": {"blue": blue, "yellow": {"troops": {"rostov": 1}}},
            "regions": {"kiev": {"rebels": 0, "good": "fish"}},
            "options": ["stone-and-blade", "alternate-board"],
            "warfare_rewards": TOKENS,
        }
    )
    live, me = sitting(server, player, game)
    click(me, "act")
    click(me, "tax kiev")
    state = server.game(live).state
    assert (list(state.boons[:5]), state.boons_held[0]) == ([0, 0, 0, 0, 0], 3)
    expect(me.page.locator(".dk .boon.held")).to_contain_text("3")
    while "deed hoard" not in [offer.text for offer in me.offers()]:
        click(me, "stop")
    click(me, "deed hoard")
    click(me, "pay wood")
    click(me, "pay boon")
    assert server.game(live).state.boons_held[0] == 2
