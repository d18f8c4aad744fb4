"""Somebody owns a printing with other numbers: the guide, the tips and the cards tell the corrected ones."""

from __future__ import annotations

from html import unescape
from typing import Any

from tests.table.server import ME, Server
from tests.table.visitor import Visitor
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.records import PERSON
from veche.table.matches import Place
from veche.titles.rurik.first.components import AGENDAS
from veche.titles.rurik.first.title import TITLE
from veche.titles.rurik.second.components import AGENDAS as SECOND_AGENDAS
from veche.titles.rurik.second.title import TITLE as SECOND

GUIDED = [Place(PERSON, guided=True)] * 2
TURN: dict[str, Any] = {"at": "turn", "seat": "blue", "board": {"tax": [{"seat": "blue", "advisor": 1}]}}


def page(table: Server, visitor: Visitor, corrections: dict[str, Any], **position: Any) -> str:
    """Blue's turn, in a match with these corrections, as blue reads the page."""
    start = TURN | {"seats": {"blue": {"troops": {"kiev": 2}, "leader_at": "kiev", **position}}}
    game: Game[Any] = Game(TITLE, Setup(2), 5, corrections, start=start)
    return unescape(visitor.sit(table.lay(game), 0).answer.text)


class TestTheGuide:
    def test_tells_what_an_agenda_is_worth(self, table: Server, olena: Visitor) -> None:
        for corrections, worth in (({}, "two"), ({"agendas": {name: {"vp": 3} for name in AGENDAS}}, "three")):
            game: Game[Any] = Game(TITLE, Setup(2, {"leaders": "maria,boris"}), 5, corrections)
            assert game.ask is not None
            assert game.ask.procedure == "keep-agenda"
            shown = olena.sit(table.lay(game, GUIDED), game.ask.seat)
            assert f"A secret goal worth {worth} points at the end." in shown.text


class TestACard:
    def test_a_scheme_is_called_by_what_it_gives_and_costs(self, table: Server, olena: Visitor) -> None:
        shown = page(table, olena, {"schemes": {"s22": {"rewards": {"muster": 3}, "coin_cost": 2}}}, schemes=["s22"])
        assert "Played from the hand it gives three muster points, for two coins." in shown
        assert "Play: three muster points, for two coins" in shown
        assert "Muster three troops" in shown
        assert "gives muster-3" not in shown

    def test_a_scheme_that_is_too_dear_says_what_it_costs(self, table: Server, olena: Visitor) -> None:
        dear = {"schemes": {"s22": {"coin_cost": 2}}}
        shown = page(table, olena, dear, schemes=["s22"], coins=1)
        assert "It costs two coins to play, and you have one coin." in shown

    def test_schemes_that_differ_in_their_sign_alone_have_different_names(self) -> None:
        words = Game(TITLE, Setup(2), 5, {"schemes": {"s22": {"casualties": 1}}}).words()
        assert {words.say("scheme.muster"), words.say("scheme.muster-safe")} == {
            "one muster point",
            "one muster point (no casualty)",
        }

    def test_a_deed_asks_and_gives_its_corrected_numbers(self, table: Server, olena: Visitor) -> None:
        corrections = {"deeds": {"generous_prince": {"cost": {"coins": 6}, "reward": {"muster": 3}}}}
        assert "Pay six coins: muster three troops." in page(table, olena, corrections, deeds=["generous_prince"])


class TestATip:
    def test_a_token_asks_and_gives_its_corrected_numbers(self, table: Server, olena: Visitor) -> None:
        shown = page(
            table,
            olena,
            {
                "conversion": {
                    "build": {"one_of": ["fur"], "any": 2, "gain": {"build": 2}},
                    "muster": {"one_of": ["fish"], "any": 0},
                }
            },
        )
        assert "Pay fur, and two more goods of any kind: two build points. Once a round." in shown
        assert "Pay fish: one muster point. Once a round." in shown

    def test_sviatopolk_alone(self, table: Server, olena: Visitor) -> None:
        corrections = {"rebellion_leader": {"sviatopolk": {"fewer_cards": 2, "rebels_each_round": 3}}}
        game: Game[Any] = Game(TITLE, Setup(1, {"leaders": "maria"}), 5, corrections)
        shown = unescape(olena.sit(table.lay(game, [ME]), 0).answer.text)
        assert "the Rebellion reveals two cards fewer. Rounds one to three end with three more rebels where" in shown


class TestTheSecondEdition:
    """Its agendas, its Battle track and its house board."""

    def test_the_guide_tells_what_an_agenda_is_worth(self, table: Server, olena: Visitor) -> None:
        for corrections, worth in (({}, "two"), ({"agendas": {name: {"vp": 3} for name in SECOND_AGENDAS}}, "three")):
            game: Game[Any] = Game(SECOND, Setup(2), 5, corrections)
            while game.ask is not None and game.ask.procedure != "keep-agenda":
                game.play(game.moves[0])
            assert game.ask is not None
            shown = olena.sit(table.lay(game, GUIDED), game.ask.seat)
            assert f"A secret goal: {worth} points at the end, and a Merit." in shown.text

    def test_tips_tell_corrected_numbers(self, table: Server, olena: Visitor) -> None:
        corrections = {
            "battle": {"first": {"value": 4}, "second": {"value": 2}},
            "columns": {"left": {"income": 3}},
            "influence": {"right": {"cost": {"captured_rebels": 1, "coins": 3}}},
        }
        game: Game[Any] = Game(SECOND, Setup(2), 5, corrections)
        assert game.ask is not None
        shown = unescape(olena.sit(table.lay(game), game.ask.seat).answer.text)
        assert "the first place scores four points, the second two points;" in shown
        assert "When it is empty: three coins more at every income." in shown
        assert "Pay a captured rebel and three coins: Attack once." in shown
