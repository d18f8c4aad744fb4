"""The dock of both editions of Rurik: one's own things in short, and the tab where the thing asked for lies."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.drawing.stage import Reader, asked, drawn, games, glowing, live
from tests.rurik.scenario import turn
from veche.drawing.scene import Drawing
from veche.kernel.docket import NOBODY
from veche.kernel.sentences import prompt
from veche.titles.rurik.both.components import NONE

EDITIONS = ("rurik", "rurik2")
MINE = {
    "rurik": ("my-leader", "my-mat", "my-hand", "my-goals", "my-decks"),
    "rurik2": ("my-leader", "my-buildings", "my-oaths", "my-influence", "my-goals", "my-hand", "my-decks"),
}
EVERY = 12


def part(drawing: Drawing, tab: str) -> str:
    """What a tab of a small screen shows."""
    if tab == "mine":
        return str(drawing.dock)
    begin, end = {
        "boards": ('<div class="rail left tab-boards">', '<div class="hero'),
        "map": ('<div class="hero', '<div class="switch">'),
        "rivals": ('<div class="rail right">', "tab-log"),
    }[tab]
    return str(drawing.main).partition(begin)[2].partition(end)[0]


@pytest.mark.parametrize("title", EDITIONS)
def test_everybody_has_a_dock_and_a_spectator_sees_that_of_the_first_seat(title: str) -> None:
    for number, game in enumerate(games(3, range(1), title)):
        if number % (4 * EVERY) == 0:
            for viewer in (0, 2, NOBODY):
                drawing = drawn(game, viewer)
                assert tuple(re.findall(r'<section [^>]*\bid="(my-[^"]*)"', str(drawing.dock))) == MINE[title]
                assert not Reader(drawing.purse).wrong


@pytest.mark.parametrize("title", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_two_elements_share_an_id(title: str, players: int) -> None:
    for number, game in enumerate(games(players, range(1), title)):
        if number % EVERY == 0 or game.ask is None:
            for viewer in (0, 1, NOBODY):
                drawing = drawn(game, viewer)
                ids = Counter(Reader(drawing.status + drawing.table + drawing.purse).ids)
                assert not [ident for ident, times in ids.items() if times > 1]


def test_no_two_elements_share_an_id_alone_either() -> None:
    for number, game in enumerate(games(1, range(1))):
        if number % EVERY == 0:
            ids = Counter(Reader(drawn(game, 0).table).ids)
            assert not [ident for ident, times in ids.items() if times > 1]


@pytest.mark.parametrize("title", EDITIONS)
def test_the_tab_is_where_the_thing_asked_for_lies(title: str) -> None:
    tabs = set()
    for number, game in enumerate(games(3, range(2), title)):
        if game.ask is None or number % 3:
            continue
        drawing = drawn(game, asked(game))
        assert drawing.tab in dict(drawing.tabs)
        assert not drawn(game, (asked(game) + 1) % 3).tab
        shown = part(drawing, drawing.tab)
        if glowing(drawing.table) and game.ask.procedure not in ("before-main-action", "before-command"):
            assert glowing(shown), (game.ask.procedure, drawing.tab)
        if game.ask.procedure in ("before-main-action", "before-command"):
            assert '<td class="now' in shown
        tabs.add(drawing.tab)
    assert tabs >= {"map", "boards", "mine"}


def test_the_advisor_that_acts_shows_its_number() -> None:
    """It has left the board; whoever follows the lowest numbers knows which it was."""
    acting = 0
    placed: dict[int, int] = {}
    for game in games(3, range(2)):
        if game.ask is None:
            continue
        if game.ask.procedure in ("choose-advisor", "choose-column"):
            placed = {}
        for space, seat in enumerate(game.state.space_seat):
            if seat != NONE:
                placed[space] = game.state.space_advisor[space]
        if game.ask.procedure == "before-main-action" and acting < 30:
            number = placed[game.ask.frame.a]
            golden = re.search(r'<td class="now[^"]*">.*?</td>', live(drawn(game, game.ask.seat)), re.DOTALL)
            assert golden is not None
            assert f">{number}</text>" in golden[0]
            acting += 1
    assert acting > 20


def test_the_question_speaks_of_the_leader_where_it_is_the_leader() -> None:
    blue = {"troops": {"kiev": 2}, "leader": "boris", "leader_at": "kiev"}
    for move, said in (("troop kiev", "the troop from Kiev go?"), ("leader kiev", "the leader go from Kiev?")):
        game = turn("blue", "movement", 1, seats={"blue": blue}).play("act", move).game
        assert game.ask is not None
        assert said in prompt(game, game.ask, game.words(), game.state)


def test_the_claim_board_says_what_is_there_now_and_what_comes_next() -> None:
    seats = {"blue": {"troops": {"volyn": 2, "rostov": 2}, "structures": {"volyn": ["church"]}}}
    table = turn("blue", "muster", 1, seats=seats)
    claim = live(drawn(table.game, 0)).partition('id="claim"')[2].partition("</section>")[0]
    assert "2 now · next 3" in claim
    assert claim.count('<td class="next"') == 3


def test_an_open_deed_says_how_far_it_is() -> None:
    deeds = ["tithe_payments"]
    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"volyn": 2}, "deeds": deeds}})
    assert "0 of 3 churches" in live(drawn(table.game, 0))


def test_an_empty_hand_says_where_schemes_come_from() -> None:
    table = turn("blue", "muster", 1, seats={"blue": {"troops": {"volyn": 2}}})
    assert "The Scheme column brings them." in live(drawn(table.game, 0))
