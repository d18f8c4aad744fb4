"""Every page, light and dark: nothing in the console, and nothing serious that axe-core finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import ME, RANDOM, Server, new_game, played
from veche.store.records import OPEN, PERSON
from veche.store.results import keep
from veche.table.alone import result_of
from veche.table.matches import Place

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.filter((one) => ["serious", "critical"].includes(one.impact)).map((one) =>
    `${one.impact}: ${one.id}: ${one.help}: ` + one.nodes.slice(0, 5).map((node) => node.target.join(" ")).join(" | "));
}"""
RUTA = Place(PERSON, "Ruta")

Visit = Callable[[Server, Player], None]


def lobby(server: Server, me: Player) -> None:
    my_turn(server, me)
    me.open(server.address)


def invitations(server: Server, me: Player) -> None:
    live = server.lay(new_game("rurik", 2, 70), [ME, RUTA])
    me.open(server.seat_link(live))
    me.open(server.table(live, "blue") + "/invitations")


def device(server: Server, me: Player) -> None:
    live = server.lay(new_game("rurik", 2, 70), [ME, RUTA])
    me.open(server.seat_link(live))
    me.open(server.table(live, "blue") + "/device")
    me.open(me.page.inner_text("#link-all"))
    assert me.page.locator("form .btn").count() > 1
    me.page.go_back()


def talking(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 79), 60, seat=1), [ME, RUTA])
    me.open(server.seat_link(live))
    me.page.keyboard.press("t")
    for text in ("Kiev is mine this time.", "We shall see."):
        me.page.fill("#say", text)
        me.page.keyboard.press("Enter")
        expect(me.page.locator("#talk-lines")).to_contain_text(text)


def my_turn(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 4, 71), 160), [ME, RANDOM, RANDOM, RANDOM])
    me.open(server.seat_link(live))
    me.wait_until_asked()


def leaders(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 3, 75), "choose-leader"), [ME, RANDOM, RANDOM])
    me.open(server.seat_link(live))
    me.wait_until_asked()


def first_game(server: Server, me: Player) -> None:
    guided = Place(PERSON, "Olena", guided=True)
    live = server.lay(played(new_game("rurik", 2, 77), "choose-advisor"), [guided, RUTA])
    me.open(server.seat_link(live))
    me.wait_until_asked()
    assert me.page.locator("#guide").count()


def nobody_there(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 72), 60, seat=1), [ME, Place(OPEN)])
    me.open(server.seat_link(live))


def results(server: Server, me: Player) -> None:
    game = played(new_game("rurik", 1, 78), "the end")
    live = server.lay(game, [ME])
    kept = result_of(live.now)
    assert kept is not None
    with server.store.engine.begin() as connection:
        keep(connection, kept)
    for number in range(6):
        live = server.lay(played(new_game("rurik", 2, 80 + number), "the end"), [ME, RANDOM])
        me.open(server.seat_link(live))
    me.open(f"{server.address}/results")
    assert me.page.locator("table.results").count() > 1
    assert me.page.locator(".trend").count()


def opponents(server: Server, me: Player) -> None:
    me.open(f"{server.address}/opponents")
    for fold in me.page.locator("details").all():
        fold.locator("summary").click()


def waiting(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 72), 60, seat=1), [ME, RUTA])
    me.open(server.seat_link(live))


def watching(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 73), 90, seat=1), [ME, RUTA])
    me.open(server.watch_link(live))


def over(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 4, 74), "the end"), [ME, RANDOM, RANDOM, RANDOM])
    me.open(server.seat_link(live))


def replay(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 73), 90), [ME, RUTA])
    me.open(server.seat_link(live))
    me.open(server.table(live, "blue") + "/replay?at=70")


def rules(server: Server, me: Player) -> None:
    me.open(f"{server.address}/rules/rurik")


def rules_searched(server: Server, me: Player) -> None:
    me.open(f"{server.address}/rules/rurik")
    me.page.locator("input[type=search]").fill("casualty")


def data(server: Server, me: Player) -> None:
    me.open(f"{server.address}/data/rurik")


def about(server: Server, me: Player) -> None:
    me.open(f"{server.address}/about")


def curtain(server: Server, me: Player) -> None:
    live = server.lay(new_game("rurik", 2, 76), [ME, RUTA])
    me.open(server.seat_link(live, 0))
    me.open(server.seat_link(live, 1))
    assert me.page.locator("[data-curtain]").count()


def error(server: Server, me: Player) -> None:
    me.forgive("404")
    me.open(f"{server.address}/match/0123456789abcdef/blue")


PAGES: tuple[Visit, ...] = (
    lobby, invitations, device, talking, leaders, my_turn, first_game, nobody_there, waiting, watching, over, replay,
    rules, rules_searched, results, opponents, data, about, curtain, error,
)  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_no_page_has_serious_faults(server: Server, player: NewPlayer, visit: Visit, theme: str) -> None:
    me = player(color_scheme=theme, bypass_csp=True)
    visit(server, me)
    me.page.add_script_tag(path=AXE)
    assert not me.page.evaluate(RUN)


def siberia(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("stroganov", 3, 5), "main-action"), [ME, RANDOM, RANDOM])
    me.open(server.seat_link(live))
    me.wait_until_asked()


def siberia_over(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("stroganov", 2, 6), "the end"), [ME, RANDOM])
    me.open(server.seat_link(live))


def analysis(server: Server, me: Player) -> None:
    siberia_over(server, me)
    me.page.locator("#to-analysis").click()
    expect(me.page.locator("#analysis-begin")).to_be_visible()


def second_edition(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik2", 3, 5), 120), [ME, RANDOM, RANDOM])
    me.open(server.seat_link(live))
    me.wait_until_asked()


def second_edition_over(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik2", 2, 6), "the end"), [ME, RANDOM])
    me.open(server.seat_link(live))


def my_matches(server: Server, me: Player) -> None:
    siberia(server, me)
    me.open(f"{server.address}/mine")
    assert me.page.locator("a[href*='/match/']").count()


def absence(server: Server, me: Player) -> None:
    live = server.lay(played(new_game("rurik", 2, 72), 60), [ME, RUTA])
    me.open(server.seat_link(live))
    me.open(server.table(live, "blue") + "/absence")


def history(server: Server, me: Player) -> None:
    me.open(f"{server.address}/history/stroganov")


def data_of_the_second_edition(server: Server, me: Player) -> None:
    me.open(f"{server.address}/data/rurik2")


def owner(server: Server, me: Player) -> None:
    siberia(server, me)
    found = re.search(r"http\S+/owner/\S+", "".join(server.said))
    assert found
    me.open(found[0])


TABLES_AND_PAGES_ASIDE: tuple[Visit, ...] = (
    siberia, siberia_over, analysis, second_edition, second_edition_over, my_matches, absence, history,
    data_of_the_second_edition, owner,
)  # fmt: skip


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
@pytest.mark.parametrize("visit", TABLES_AND_PAGES_ASIDE, ids=lambda visit: visit.__name__)
def test_no_other_table_or_page_has_serious_faults(
    server: Server, player: NewPlayer, visit: Visit, theme: str, width: int
) -> None:
    me = player(width=width, height=844, color_scheme=theme, bypass_csp=True)
    visit(server, me)
    me.page.add_script_tag(path=AXE)
    assert not me.page.evaluate(RUN)


@pytest.mark.parametrize("visit", [lobby, device, talking, my_turn, first_game, over], ids=lambda visit: visit.__name__)
def test_no_page_has_serious_faults_on_a_phone(server: Server, player: NewPlayer, visit: Visit) -> None:
    me = player(width=390, height=844, bypass_csp=True)
    visit(server, me)
    me.page.add_script_tag(path=AXE)
    assert not me.page.evaluate(RUN)


def test_a_planted_fault_is_found(server: Server, player: NewPlayer) -> None:
    me = player(bypass_csp=True)
    about(server, me)
    me.page.evaluate("() => { document.querySelector('main').append(document.createElement('img')); }")
    me.page.add_script_tag(path=AXE)
    assert ["image-alt" in fault for fault in me.page.evaluate(RUN)] == [True]


LINKS = "(all) => all.map((link) => new URL(link.getAttribute('href'), location).href)"
"""The addresses of links, those in drawings too."""


def test_every_link_of_every_page_leads_somewhere(server: Server, player: NewPlayer) -> None:
    me = player()
    seen: set[str] = set()
    broken = []
    for visit in (lobby, invitations, my_turn, over, replay, rules, data, about, curtain):
        visit(server, me)
        links = me.page.eval_on_selector_all("a[href]", LINKS)
        for link in {link.split("#")[0] for link in links if "/replay?at=" not in link} - seen:
            seen.add(link)
            if link.startswith(server.address) and not me.page.context.request.get(link).ok:
                broken.append(f"{visit.__name__}: {link}")
    assert not broken
    assert len(seen) > 8
