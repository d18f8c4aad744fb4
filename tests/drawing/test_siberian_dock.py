"""The house of Stroganov as the dock, the buttons of a question, what glows, and the tab of what is asked."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from tests.drawing.stage import Reader, asked, drawn, games, glowing, tip_of, words_of
from tests.stroganov.scenario import BARE, Table, main
from veche.drawing import recall
from veche.drawing.scene import Drawing
from veche.drawing.speech import speech
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of
from veche.titles.stroganov.draw import chips, market
from veche.titles.stroganov.draw.desk import PACKAGE
from veche.titles.stroganov.draw.layout import TABS
from veche.titles.stroganov.title import TITLE as STROGANOV

SAY = speech(words_of("stroganov"), PACKAGE)


def spoken(face: object) -> str:
    """What a button says, without its signs."""
    return unescape(re.sub(r"<svg.*?</svg>|<[^>]*>", "", str(face), flags=re.DOTALL))


def looks(drawing: Drawing, thing: str) -> set[str]:
    """The classes of whatever moves point at by this name."""
    found = re.findall(rf'class="([^"]*)" data-pick="(?:[^"]* )?{thing}(?: [^"]*)?"', str(drawing.table))
    assert found, thing
    return {look for one in found for look in one.split()}


@pytest.mark.parametrize("players", [1, 3])
def test_every_button_has_words_and_every_question_a_tab(players: int) -> None:
    for number, game in enumerate(games(players, range(1), "stroganov")):
        if number % 4 or game.ask is None:
            continue
        drawing = drawn(game, game.ask.seat)
        assert drawing.tab in TABS
        for text, face in drawing.faces.items():
            assert re.search(r"[a-z]{3}", spoken(face)), text
        assert sorted(drawing.order) == sorted(game.moves)
        assert not drawn(game, NOBODY).tab


def test_rides_stand_in_the_order_of_the_board() -> None:
    blue = {"at": 4, "furs": [3]}
    table = main(seats={"blue": blue}, regions=BARE, trade_fur=3).play("trade")
    assert table.game.ask is not None
    assert table.game.ask.procedure == "trade-bonus"
    rides = [text for text in drawn(table.game, 0).order if text.startswith("to ")]
    assert rides == sorted(rides, key=lambda text: int(text.split()[1]))
    assert rides != [text for text in table.game.moves if text.startswith("to ")]


def test_what_is_possible_but_not_asked_does_not_glow_like_what_is() -> None:
    seats = {"blue": {"at": 2, "horses": 6, "furs": [2, 2, 2, 5], "hand": ["S2"]}}
    riding = drawn(Table({"at": "turn", "seat": "blue", "seats": seats, "market": [2, 3, 3, 4, 4, 5]}).game, 0)
    assert "beside" in looks(riding, "buy_fur-3")
    assert "beside" in looks(riding, "buy-bag")
    assert "beside" not in looks(riding, "space-3")
    for name in ("buy_fur-3", "buy-bag", "space-3"):
        assert "may" in looks(riding, name)


def test_at_the_end_of_a_turn_the_market_is_what_is_asked() -> None:
    for game in games(3, range(2), "stroganov"):
        if game.ask is not None and game.ask.procedure in ("end-of-turn", "auxiliary-action"):
            drawing = drawn(game, game.ask.seat)
            assert not re.search(r'class="[^"]*\bmay beside\b', str(drawing.table))
            return
    raise AssertionError("nobody was asked at the end of a turn")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_id_is_drawn_twice(players: int) -> None:
    for number, game in enumerate(games(players, range(2), "stroganov")):
        if number % 11 and not game.is_over:
            continue
        for viewer in (asked(game), NOBODY):
            ids = Reader(drawn(game, viewer).table).ids
            assert len(ids) == len(set(ids))


def test_what_is_asked_lies_on_the_tab_to_which_the_page_goes() -> None:
    """Own furs and wishes lie in the dock, which is the tab `mine`."""
    seen = set()
    for game in games(3, range(3), "stroganov"):
        ask = game.ask
        if ask is None or ask.procedure in seen:
            continue
        drawing = drawn(game, ask.seat)
        if drawing.tab == "mine":
            assert glowing(drawing.dock)
        elif glowing(drawing.table):
            assert glowing(drawing.main)
        seen.add(ask.procedure)
    assert {"ride-where", "main-action", "pay-piece", "choose-which-song"} <= seen


class TestTheDock:
    def drawing(self, **blue: Any) -> Drawing:
        return drawn(main(seats={"blue": {"at": 1, **blue}}, regions=BARE).game, 0)

    def test_a_wish_says_what_is_missing(self) -> None:
        short = self.drawing(hand=["S2"], furs=[])
        assert 'class="fact ready"' not in short.dock
        assert re.search(r'<span class="fact ">0 of \d furs</span>', str(short.dock))
        game = main(seats={"blue": {"at": 1, "hand": ["S2"], "furs": [2, 2, 2, 2]}}, regions=BARE).game
        assert re.search(rf'class="fact ready">.*?{SAY("draw.wish.ready")}', str(drawn(game, 0).dock))

    def test_a_wish_is_there_in_short_and_whole(self) -> None:
        dock = str(self.drawing(hand=["S2"], fulfilled=["S1"]).dock)
        for ident in ("card-S2", "card-S1"):
            card = dock[dock.index(f'id="{ident}"') :]
            assert card.index('class="brief') < card.index('class="whole"') < card.index('class="wish')

    def test_a_spectator_looks_into_a_house_and_has_no_purse(self) -> None:
        game = main(seats={"blue": {"at": 1}}, regions=BARE).game
        watched = drawn(game, NOBODY)
        assert "The house of Olena" in watched.dock
        assert not watched.purse
        assert drawn(game, 0).purse

    def test_everything_in_it_explains_itself(self) -> None:
        dock = str(self.drawing(coins=3, tigers=1).dock)
        for look in ("kv k-horses", "kv k-coins", "kv k-built", "kv k-trophy", "mf", "l1", "hint", "pts", "inc"):
            assert re.search(rf'class="{look}[^"]*"[^>]* title="[^"]+"', dock), look


class TestPrices:
    """What the drawing says of prices is what the rules say."""

    def page(self, monkeypatch: pytest.MonkeyPatch) -> Drawing:
        monkeypatch.setattr(recall, "MEMORY", recall.Memory())
        monkeypatch.setattr(chips, "HORSES_FOR_A_FUR", 7)
        monkeypatch.setattr(chips, "FURS_FOR_A_FUR", 3)
        monkeypatch.setattr(market, "STORY_OF_A_BONUS", 6)
        seats = {"blue": {"at": 1, "horses": 9, "furs": [2, 2, 2, 5]}}
        return drawn(main(seats=seats, regions=BARE, market=[2, 3, 3, 4, 4, 6]).game, 0)

    def test_the_buttons(self, monkeypatch: pytest.MonkeyPatch) -> None:
        faces = self.page(monkeypatch).faces
        assert "<small>7<svg" in faces["buy 3"]
        assert str(faces["exchange 3"]).partition("<small>")[2].count("<svg") == 3

    def test_the_panel(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert '<b>6</b><svg class="i" aria-hidden="true"><use href="#i-story"' in self.page(monkeypatch).main
        assert SAY("draw.trade.hint") == "any two, also the same again"

    def test_corrected_data(self) -> None:
        position = main(seats={"blue": {"at": 1, "hand": ["S2"], "outposts": 1, "horses": 9}}, regions=BARE).position
        other = {
            "outpost_spaces": {"1": {"cost": 4}},
            "wishes": {"S2": {"vp": 9, "possess": 5, "return": 1}},
            "scoring": {"set-3": {"value": 8}},
        }
        game: Game[Any] = Game(STROGANOV, Setup(2), None, other, start=position)
        drawing = drawn(game, 0)
        assert "<small>4<svg" in drawing.faces["outpost ural"]
        assert "Building here costs four horses." in tip_of(drawing, "outpost_in-ural")
        assert "0 of 5 furs" in drawing.dock
        assert "Nine victory points" in tip_of(drawing, "wish-S2")
        assert re.search(r"3 <span class=\"seal\">.*?<b>8</b>", str(drawing.dock), re.DOTALL)
        assert title_of(game) is STROGANOV
