"""Waiting: the question that was answered is gone at once, and the page says who acts and since when."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Held
from tests.browser.server import ME, Server, new_game, played
from veche.store.records import PERSON
from veche.table.matches import Place
from veche.table.scenes import acts_of_automa

RUTA = Place(PERSON, "Ruta")


def test_while_the_automa_acts_the_answered_question_is_gone(server: Server, player: NewPlayer) -> None:
    game = new_game("rurik", 1, 20)
    while True:
        game = played(game, game.version + 1)
        move = next(iter(game.moves))
        later = game.copy()
        later.play(move)
        if acts_of_automa(later, 0):
            break
    live = server.lay(game, [ME])
    me = player(still=False)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    expect(me.page.locator("#app:not(.catching-up)")).to_be_visible()
    before = me.version
    steps = Held(me.page, "**/replay?at=*")
    me.press(next(offer for offer in me.offers() if offer.text == move))
    steps.wait()
    me.expect_question("The Rebellion acts")
    expect(me.page.locator("#ask button, #choices")).to_have_count(0)
    steps.let_go()
    me.wait_until_asked(before)
    expect(me.page.locator("#ask h1")).not_to_contain_text("acts")
    me.pick(me.offers()[0])


def test_waiting_says_for_whom_and_since_when(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 58), "choose-advisor", seat=1), [ME, RUTA])
    me, ruta = player(), player()
    ruta.open(server.seat_link(live, 1))
    me.open(server.seat_link(live))
    expect(me.page.locator("#ask h1")).to_contain_text("Ruta")
    since = me.page.locator("#ask [data-since]")
    expect(since).to_have_text(re.compile(r"^\d+ sec$"))
    first = since.inner_text()
    expect(since).not_to_have_text(first)
    expect(ruta.page.locator("#ask [data-since]")).to_have_count(0)
