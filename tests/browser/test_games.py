"""Whole games: by clicking what glows, by keyboard alone, and without any script."""

from __future__ import annotations

import contextlib
import re
from time import monotonic

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import MOST_MOVES, SHOWN, Offer, Player
from tests.browser.server import ME, RANDOM, Server, new_game
from tests.browser.typist import Typist
from veche.shelf.title import title_of
from veche.table.matches import LiveMatch

SECONDS_FOR_A_GAME = 1800
EVERY = 3
"""Every so many moves the keyboard picks on the board; the buttons are nearer."""


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (4, "en")])
def test_a_whole_game_by_clicking_what_glows(server: Server, player: NewPlayer, players: int, language: str) -> None:
    live = server.lay(new_game("rurik", players, 40 + players), [ME] + [RANDOM] * (players - 1))
    me = player(players, locale=language)
    me.open(server.seat_link(live))
    assert play_what_glows(me) > 50
    check_the_sheet(server, live, me, language)


def play_what_glows(me: Player) -> int:
    """Play to the end by clicking; how many moves that took. Whatever may be picked has to be where a click falls."""
    hidden: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()

    def look(offers: list[Offer]) -> None:
        """Each thing is tried once for each question."""
        question = me.question
        for offer in offers:
            if offer.at and (question, offer.at) not in seen and me.place_of(offer.at) is None:
                hidden[offer.text] = question
            seen.add((question, offer.at))

    moves = me.play_to_the_end(look)
    assert not hidden
    return moves


def check_the_sheet(server: Server, live: LiveMatch, me: Player, language: str = "en") -> None:
    """When the game is over, everybody's total stands on the page, in this language, and one may play again."""
    game = server.game(live)
    expect(me.page.locator(f"html[lang={language}]")).to_have_count(1)
    outcome = title_of(game).account(game)
    assert outcome is not None
    sheet = me.page.locator(".ending")
    expect(sheet).to_be_visible()
    said = sheet.inner_text()
    for total in outcome.totals:
        assert str(total) in said
    for line in outcome.lines[0]:
        assert game.title.words(language).say(line.why, line.arguments) in said
    expect(me.page).not_to_have_title(re.compile("^●"))
    expect(me.page.locator("#ask form[action$='/rematch'] button")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 77), [ME, RANDOM])
    me = Typist(player(7).page, 7)
    me.open(server.seat_link(live))
    me.wait_until_asked()
    me.sit_down()
    me.brisk = True
    taken_back = False
    for move in range(MOST_MOVES):
        if me.is_over:
            break
        offers = me.offers()
        me.pick_by_keys(on_the_board=move % EVERY == 0)
        if not taken_back and me.page.locator("[data-key=u]").count():
            before, shown = me.version, me.question
            me.key("u")
            me.wait_until_asked(before)
            taken_back = [one.text for one in me.offers()] == [one.text for one in offers]
            assert taken_back or me.question != shown
    assert me.is_over
    assert taken_back
    assert not me.complaints()
    check_the_sheet(server, live, me)


def test_a_whole_game_without_script(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 23), [ME, RANDOM])
    me = player(3, width=1024, height=700, java_script_enabled=False)
    me.brisk = True
    me.open(server.seat_link(live))
    moves = 0
    until = monotonic() + SECONDS_FOR_A_GAME
    while not me.is_over:
        assert monotonic() < until, "the game does not end"
        if me.offers():
            with me.page.expect_navigation():
                me.press(me.some_offer())
            moves += 1
        elif me.see(SHOWN)["refreshes"]:
            # Without script the page looks again by itself, after a few seconds; here nobody waits for that, and if it
            # does so at this very moment, all the better.
            with contextlib.suppress(Error):
                me.page.reload()
    assert moves > 30
    check_the_sheet(server, live, me)
