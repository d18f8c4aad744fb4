"""Live: two browsers and a spectator, hot-seat behind a curtain, undo by agreement, reload and restart in mid-turn."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import PATIENCE, TOLD, Held, Player, sit, unfold
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.kernel.game import Game
from veche.store.records import PERSON
from veche.table.matches import LiveMatch, Place

RUTA = Place(PERSON, "Ruta")


def asked_seat(server: Server, live: LiveMatch) -> int:
    ask = server.game(live).ask
    assert ask is not None
    return ask.seat


def test_two_browsers_and_a_spectator(server: Server, player: NewPlayer) -> None:
    live = server.lay(new_game("rurik", 2, 51), [ME, RUTA])
    pair = [player(seed=1), player(seed=2)]
    watcher = player()
    for seat, one in enumerate(pair):
        one.open(server.seat_link(live, seat))
    watcher.open(server.watch_link(live))
    everybody = [*pair, watcher]
    for one in everybody:
        one.page.evaluate("() => { window.sameAsBefore = true; }")
    for _ in range(14):
        mover = pair[asked_seat(server, live)]
        mover.wait_until_asked()
        before = server.game(live).version
        mover.press(mover.dice.choice(mover.offers()))
        version = server.wait_for_version(live, before)
        for one in everybody:
            one.page.wait_for_function(TOLD, arg=version)
        expect(watcher.page.locator("#choices, #undo, #ask .btn")).to_have_count(0)
    for one in everybody:
        assert one.page.evaluate("() => window.sameAsBefore"), "the page was loaded anew"


def test_nobody_sees_what_others_hold(server: Server, player: NewPlayer) -> None:
    """Blue chooses an agenda: its cards are on Blue's page, and nowhere in what the others are sent."""
    live = server.lay(played(new_game("rurik", 2, 52), "keep-agenda"), [ME, RUTA])
    me, ruta, watcher = player(), player(), player()
    me.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    watcher.open(server.watch_link(live))
    mine = [offer.at for offer in me.offers()]
    assert mine
    for one in (ruta, watcher):
        assert not one.offers()
        sent = one.page.content()
        assert not [name for name in mine if f'data-pick="{name}"' in sent]
        assert live.now.seats[0].secret not in sent
    before = server.game(live).version
    me.press(me.offers()[0])
    version = server.wait_for_version(live, before)
    for one in (ruta, watcher):
        one.page.wait_for_function(TOLD, arg=version)
        assert not [name for name in mine if f'data-pick="{name}"' in one.page.content()]


def test_hot_seat_behind_a_curtain(server: Server, player: NewPlayer) -> None:
    me = player()
    page = me.page
    me.open(server.address)
    page.get_by_label("Your name").fill("Olena & <b>Ruta</b>")
    sit(page, 0, "me")
    sit(page, 1, "me")
    page.get_by_role("button", name="Open the table").click()
    lifted = 0
    for _ in range(12):
        page.wait_for_selector("[data-curtain], #app")
        if page.locator("[data-curtain]").count():
            # Behind the curtain nothing of the table is on the page.
            assert page.locator("#app, [data-pick], .card").count() == 0
            page.locator("[data-curtain] button").click()
            expect(page.locator("#app")).to_be_visible()
            lifted += 1
            continue
        if page.locator("#choices").count():
            before = me.version
            me.press(me.offers()[0])
            page.wait_for_function(
                "(before) => document.querySelector('#ask input[name=version]')?.value !== before", arg=before
            )
        else:
            assert page.locator("#hand-over").count() == 1
            page.locator("#hand-over").click()
            expect(page.locator("[data-curtain]")).to_be_visible()
    assert lifted >= 3
    assert page.locator("b", has_text="Ruta").count() == 0, "a name became markup"


def test_undo_by_agreement(server: Server, player: NewPlayer) -> None:
    game = played(new_game("rurik", 2, 53), 40, seat=1)
    while game.line()[-1].seat != 0:
        game = played(game, game.version + 1, seat=1)
    live = server.lay(game, [ME, RUTA])
    me, ruta = player(), player()
    me.open(server.seat_link(live))
    ruta.open(server.seat_link(live, 1))
    ruta.wait_until_asked()
    ask = me.page.get_by_role("button", name="Ask for undo")
    told = me.page.locator("#told")
    if ask.count() == 0:
        me.page.get_by_role("button", name="Undo", exact=True).click()
    else:
        ask.click()
        expect(me.page.locator(".asked-undo")).to_contain_text("You asked")
        expect(ruta.page.locator(".asked-undo")).to_contain_text("Olena asks")
        ruta.page.get_by_role("button", name="Refuse").click()
        expect(told).to_contain_text("Ruta did not agree")
        expect(ruta.page.locator("#told")).to_have_count(0)
        me.move_away()
        me.page.get_by_role("button", name="Ask for undo").click()
        ruta.move_away()
        ruta.page.get_by_role("button", name="Agree").click()
        expect(told).to_contain_text("The others agreed")
    me.wait_until_asked()
    assert me.offers()
    expect(ruta.page.locator("#choices")).to_have_count(0)


def put_back_and_drawn() -> tuple[Game[Any], str]:
    """A game where one seat has put a scheme on a deck, and the other is asked from which deck it draws; its move."""
    for seed in range(200):
        game, dice = new_game("rurik", 2, seed), Random(seed)
        on_top: dict[str, int] = {}
        while not game.is_over:
            ask = game.ask
            assert ask is not None
            move = dice.choice(list(game.moves))
            if ask.procedure == "draw-which-deck":
                if on_top.get(move, ask.seat) != ask.seat:
                    return game, move
                on_top[move] = ask.seat  # it looks at two or three, and puts back what it does not keep
            game.play(move)
    raise AssertionError("nobody draws what the other put back")


def test_a_card_the_other_put_back_cannot_be_drawn_and_undone(server: Server, player: NewPlayer) -> None:
    game, move = put_back_and_drawn()
    live = server.lay(game, [ME, RUTA])
    seat = asked_seat(server, live)
    pair = [player(), player()]
    for number, one in enumerate(pair):
        one.open(server.seat_link(live, number))
    drawer = pair[seat]
    drawer.wait_until_asked()
    drawer.press(next(offer for offer in drawer.offers() if offer.text == move))
    drawer.page.wait_for_function(TOLD, arg=game.version + 1)
    expect(drawer.page.locator("#undo [value=step]")).to_have_count(0)
    expect(drawer.page.locator("#undo [value=ask]")).to_have_count(1)
    # Whoever sends the form all the same is refused, and nothing changes.
    drawer.forgive("422")
    drawer.page.evaluate("() => { document.querySelector('#undo [value=ask]').value = 'step'; }")
    version = server.game(live).version
    drawer.page.locator("#undo [value=step]").click()
    expect(drawer.page.locator("#told")).to_be_visible()
    assert server.game(live).version == version


def test_two_tabs_of_one_seat_cannot_both_move(server: Server, player: NewPlayer) -> None:
    """The second post for a version changes nothing and gets the fresh page."""
    live = server.lay(played(new_game("rurik", 2, 54), "choose-advisor"), [ME, RUTA])
    me = player()
    me.forgive("409")
    me.open(server.seat_link(live))
    me.wait_until_asked()
    offers = me.offers()
    cookies = me.page.context.cookies()
    token = me.page.locator("#choices input[name=token]").get_attribute("value")
    # Another tab of the same browser was faster; this page has not heard of it yet.
    me.page.evaluate("() => { WebSocket.prototype.send = () => {}; }")
    answer = me.page.context.request.post(
        f"{me.page.url}/move",
        form={"token": token or "", "version": me.version, "move": offers[0].text},
        headers={"X-Part": "app"},
    )
    assert answer.ok
    assert cookies
    late = me.page.context.request.post(
        f"{me.page.url}/move",
        form={"token": token or "", "version": str(live.now.version), "move": offers[1].text},
        headers={"X-Part": "app"},
    )
    assert late.status == 409
    assert int(late.headers["x-version"]) == server.game(live).version
    me.page.wait_for_function(TOLD, arg=server.game(live).version)


def moves_on(server: Server, live: LiveMatch, pair: list[Player]) -> int:
    """Whoever is asked presses something; the version after that."""
    mover = pair[asked_seat(server, live)]
    before = server.game(live).version
    mover.page.wait_for_function(TOLD, arg=before)
    mover.press(mover.offers()[0])
    return server.wait_for_version(live, before)


def fetched_by(one: Player) -> list[str]:
    """What the page of a player asks for, from now on."""
    found: list[str] = []
    one.page.on("request", lambda asked: found.append(f"{asked.method} {asked.resource_type}"))
    return found


def test_a_page_is_not_fetched_again_because_of_its_own_moves(server: Server, player: NewPlayer) -> None:
    """The socket tells everybody of a move, the one who made it too; only the others look again."""
    live = server.lay(played(new_game("rurik", 2, 57), "choose-advisor"), [ME, RUTA])
    pair = [player(), player()]
    for seat, one in enumerate(pair):
        one.open(server.seat_link(live, seat))
    for one in pair:
        one.page.reload()  # that somebody has come is told too, but not to a page that knows it
        one.page.wait_for_function(TOLD, arg=live.now.version)
    fetched = [fetched_by(one) for one in pair]  # counted from here: the page of before may still have been asking
    own = [0, 0]
    for _ in range(12):
        own[asked_seat(server, live)] += 1
        version = moves_on(server, live, pair)
        for one in pair:
            one.page.wait_for_function(TOLD, arg=version)
    assert min(own) >= 2
    for seat in range(2):
        assert fetched[seat].count("POST fetch") == own[seat]
        assert fetched[seat].count("GET fetch") == sum(own) - own[seat]


def test_an_answer_that_counts_on_what_is_gone_is_asked_for_anew(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 58), "choose-advisor", seat=1), [ME, RUTA])
    me, ruta = player(), player()
    me.open(server.seat_link(live))
    mat = me.page.locator("#my-mat")
    whole = mat.inner_html()
    looks = Held(me.page, server.table(live, "blue"))
    ruta.open(server.seat_link(live, 1))
    version = moves_on(server, live, [me, ruta])
    looks.wait()
    mat.evaluate("(mat) => { mat.dataset.part = ''; mat.innerHTML = ''; }")
    looks.let_go()
    me.page.wait_for_function(TOLD, arg=version)
    expect(mat).not_to_be_empty()
    assert mat.inner_html() == whole


def test_reload_in_mid_turn(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 55), "choose-column"), [ME, RANDOM])
    me = player()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    question, version, offers = me.question, me.version, me.offers()
    me.page.reload()
    me.wait_until_asked()
    assert (me.question, me.version, me.offers()) == (question, version, offers)
    me.pick(offers[-1])


def test_the_server_dies_in_mid_turn_and_comes_back(own_server: Server, player: NewPlayer) -> None:
    live = own_server.lay(played(new_game("rurik", 2, 56), "choose-advisor"), [ME, RANDOM])
    me = player()
    me.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    me.open(own_server.seat_link(live))
    me.wait_until_asked()
    me.pick(next(offer for offer in me.offers()))
    question, version, offers = me.question, me.version, me.offers()
    own_server.kill()
    # That nobody hears is said without being asked; choices are locked, and the board stays as it was.
    gone, back = me.page.locator("#link.is-gone"), me.page.locator("#link.is-back")
    expect(gone).to_be_visible()
    expect(gone.locator("output")).to_have_text(re.compile(r"^\d sec$"))
    me.page.evaluate("() => document.querySelector('#choices button').click()")
    assert me.offers() == offers
    own_server.start()
    expect(back).to_be_visible()
    expect(me.page.locator("#link")).to_be_hidden()
    expect(me.page.locator("#app.lost, #told")).to_have_count(0)
    expect(me.page.locator("#ask h1")).to_have_text(question)
    assert me.version == version
    me.pick(offers[0])
    assert own_server.game(live).version > int(version)
    # The page is live again: it hears of the bot's moves without being loaded anew.
    for _ in range(3):
        if not me.is_over:
            me.pick(me.dice.choice(me.offers()))


def test_a_table_that_falls_silent_is_noticed(own_server: Server, player: NewPlayer) -> None:
    """The connection stands, but nothing comes through: no beat is heard."""
    live = own_server.lay(played(new_game("rurik", 2, 56), "choose-advisor"), [ME, RUTA])
    me = player()
    me.forgive("WebSocket connection")
    me.open(own_server.seat_link(live))
    me.wait_until_asked()
    me.page.wait_for_timeout(3000)
    expect(me.page.locator("#link")).to_be_hidden()
    os.kill(own_server.process, signal.SIGSTOP)
    expect(me.page.locator("#link.is-gone")).to_be_visible()
    os.kill(own_server.process, signal.SIGCONT)
    expect(me.page.locator("#link.is-back")).to_be_visible()
    me.pick(me.offers()[0])


def test_a_restart_on_a_bots_turn_strands_nobody(tmp_path: Path, player: NewPlayer) -> None:
    """The table dies while a bot thinks; the page that waits for the bot comes to its own turn by itself."""
    server = Server(tmp_path, pace=600)
    live = server.lay(played(new_game("rurik", 2, 56), "choose-advisor", seat=1), [ME, RANDOM])
    me = player()
    me.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    me.open(server.seat_link(live))
    expect(me.page.locator("#ask.wait")).to_be_visible()
    assert not me.offers()
    fetched = fetched_by(me)
    server.kill()
    server.pace = 0
    server.start()
    me.wait_until_asked()
    assert server.game(live).version > live.now.version
    assert "GET fetch" in fetched
    assert "GET document" not in fetched, "it was not loaded anew"
    server.close()


def test_a_page_looks_when_its_connection_comes_back(server: Server, player: NewPlayer) -> None:
    """Even at the same version: nobody knows what was not told meanwhile."""
    live = server.lay(played(new_game("rurik", 2, 56), "choose-advisor"), [ME, RUTA])
    me = player()
    me.know_sockets()
    me.open(server.seat_link(live))
    me.wait_until_asked()
    me.page.wait_for_function("() => window.sockets.length === 1 && window.sockets[0].readyState === 1")
    fetched = fetched_by(me)
    with me.page.expect_response(lambda answer: answer.url.endswith(f"/match/{live.id}/blue")):
        me.page.evaluate("() => window.sockets[0].close()")
    assert fetched.count("GET fetch") == 1
    assert me.version == str(live.now.version)


def test_a_friend_comes_by_link(server: Server, player: NewPlayer) -> None:
    host = player()
    page = host.page
    host.open(server.address)
    page.get_by_label("Your name").fill("Olena")
    unfold(page, "called").fill("Sunday")
    sit(page, 1, "link")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/invitations")
    links = links_of(host)
    assert len(links) == 2
    expect(page.locator("svg.qr")).to_have_count(2)
    friend, watcher = player(), player()
    friend.open(next(link for link in links if "/seat/" in link))
    expect(friend.page.locator("#app")).to_be_visible()
    watcher.open(next(link for link in links if "/watch/" in link))
    expect(watcher.page.locator("#app")).to_be_visible()
    page.get_by_role("link", name="To the table").last.click()
    expect(page.locator("#app")).to_be_visible()
    friend.open(server.address)
    expect(friend.page.locator(".wishes")).to_contain_text("Sunday")
    # The link is used up: somebody else who has it is told so, and the friend is led back to the table.
    link = next(link for link in links if "/seat/" in link)
    other = player()
    other.forgive("410")
    other.page.goto(link)
    expect(other.page.locator("h1")).to_have_text("This invitation is used up")
    friend.open(link)
    expect(friend.page.locator("#app")).to_be_visible()
    # Whoever has no link sees nothing.
    stranger = player()
    stranger.forgive("403")
    stranger.open(re.sub(r"/invitations$", "", page.url))
    expect(stranger.page.locator("#app")).to_have_count(0)


def links_of(me: Player) -> list[str]:
    """The links that a page shows to be given on; a command to type is none."""
    return [text for text in me.page.locator("code.link").all_inner_texts() if text.startswith("http")]


def test_a_seat_goes_on_in_another_browser(server: Server, player: NewPlayer) -> None:
    live = server.lay(played(new_game("rurik", 2, 59), "choose-advisor"), [ME, RUTA])
    desk, phone = player(), player(width=390, height=844)
    desk.open(server.seat_link(live))
    desk.page.locator("#menu summary").click()
    desk.page.get_by_role("link", name="Continue on another device").click()
    expect(desk.page.locator("svg.qr").first).to_be_visible()
    link = links_of(desk)[0]
    phone.page.goto(link)
    expect(phone.page.locator("h1")).to_have_text("Go on as Olena")
    phone.page.get_by_role("button", name="Sit down on this device").click()
    phone.wait_until_asked()
    assert phone.offers()
    desk.page.reload()
    expect(desk.page.locator(".device")).to_contain_text("open in 2 browsers")
    desk.page.get_by_role("button", name="End all other devices and links").click()
    expect(desk.page.locator(".device")).to_contain_text("in this browser alone")
    assert link not in links_of(desk)
    phone.forgive("403", "410")
    # The phone is told and leaves the table by itself; only then is it somewhere one can go on from.
    expect(phone.page.locator("#app")).to_have_count(0, timeout=PATIENCE)
    phone.page.goto(link)
    expect(phone.page.locator("h1")).to_have_text("This link has ended")
    desk.page.get_by_role("link", name="Back to the table").click()
    desk.wait_until_asked()
    assert desk.offers()
