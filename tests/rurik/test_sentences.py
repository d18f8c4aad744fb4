"""What the table says where a sentence depends on the position: it is played, and the sentence read."""

from __future__ import annotations

import re
from html import unescape

import pytest

import veche
from tests.drawing.stage import drawn
from tests.rurik.scenario import Table, turn
from veche.kernel.sentences import meaning, remark, told, with_remark
from veche.titles import title

RURIK = title("rurik")


def meant(table: Table, text: str) -> str:
    """What a move of blue's means, with what should be known before it is made."""
    game, words = table.game, table.game.words()
    move = game.rules.catalogue.number(text)
    return with_remark(meaning(game.rules.catalogue, move, words), remark(game, game.view(0), move, words))


@pytest.mark.parametrize(
    ("deed", "question", "means", "line"),
    [
        (
            "peace_maker",
            "From which region that you rule do you remove two troops at once?",
            "Remove troops of yours from Kiev (two troops at once)",
            "You removed 2 troops from Kiev.",
        ),
        (
            "retire_veterans",
            "Where do you remove a troop? Still to remove: two troops.",
            "Remove troops of yours from Kiev (one troop)",
            "You removed a troop from Kiev.",
        ),
    ],
)
def test_how_many_troops_leave_a_region_is_said(deed: str, question: str, means: str, line: str) -> None:
    blue = {"troops": {"kiev": 4, "volyn": 4}, "deeds": [deed]}
    table = turn("blue", "tax", 1, seats={"blue": blue}).play(f"deed {deed}")
    assert table.asked == ("blue", "remove-troop")
    assert table.prompt == question
    assert meant(table, "remove kiev") == means
    game, words = table.game, table.game.words()
    move = game.rules.catalogue.number("remove kiev")
    table.play("remove kiev")
    entry = next(entry for entry in reversed(game.line()) if entry.move == move)
    assert told(game, entry, 0, words, "You") == line


def test_the_good_that_a_market_brings_is_not_refused() -> None:
    blue = {"troops": {"kiev": 2}, "structures": {"kiev": ["market"]}}
    regions = {"kiev": {"good": "wood"}}
    table = turn("blue", "tax", 1, seats={"blue": blue}, regions=regions).play("act", "tax kiev")
    assert table.asked == ("blue", "use-market")
    tips = re.findall('title="((?:Wood|Fish)[^"]*)"', unescape(str(drawn(table.game, 0).table)))
    refused = [tip.partition(":")[0] for tip in tips if "× The market brings only the kind that was taxed." in tip]
    assert len(tips) >= 2
    assert refused == ["Fish"]


class TestCardsPutBack:
    """They lie on one deck: who fights with the other one does not meet them, and the sentences say so."""

    def table(self) -> Table:
        seats = {"blue": {"troops": {"kiev": 3}}, "yellow": {"troops": {"kiev": 2}}}
        board = {"attack": [{"seat": "yellow", "advisor": 2}]}
        table = turn("blue", "scheme", 2, seats=seats, board=board).play("act", "deck left")
        return table.play("draw scheme coin-2", "draw scheme attack", "keep scheme coin-2", "end")

    def test_whoever_uses_that_deck_meets_them(self) -> None:
        table = self.table().play("act", "attack kiev blue", "deck left")
        assert table.moves == ["reveal scheme attack"]

    def test_whoever_uses_the_other_does_not(self) -> None:
        table = self.table().play("act", "attack kiev blue", "deck right")
        assert len(table.moves) > 5
        before = table.position["schemes"]["decks"]["left"]
        assert len(before["top"]) == 1
        assert table.play("reveal scheme build").position["schemes"]["decks"]["left"] == before

    def test_guide_and_rules_name_the_deck(self) -> None:
        assert "from this deck, or fights with it" in RURIK.words().say("guide.return-scheme")
        assert "the next draw or casualty check from that deck will meet" in RURIK.rules_text().replace("\n", " ")


def test_undo_turn_stops_where_the_turn_began() -> None:
    """Even if neither chance nor another seat has acted since long before; the rules page says so."""
    game = veche.new("rurik", players=1, seed=3)
    while game.ask is None or game.ask.procedure != "choose-column":
        game.play(game.moves[0])
    game.play("bribe")
    assert game.undoable() > game.undoable_in_turn() == 2
    game.undo(game.undoable_in_turn())
    assert game.ask is not None
    assert game.ask.procedure == "choose-advisor"
    assert "everything back to where your turn began, or to where" in RURIK.rules_text().replace("\n", " ")


class TestTheMainAction:
    """The question names acting where the space can be paid, and a bonus action while one is left."""

    def test_a_space_that_cannot_be_paid_is_not_acted_on(self) -> None:
        blue = {"troops": {"kiev": 2}, "coins": 0, "schemes": ["coin-2"]}
        table = turn("blue", "build", 3, seats={"blue": blue})
        assert table.moves == ["forfeit", "play coin-2"]
        space = "the third Build space"
        assert table.prompt == f"You cannot pay for {space}: forfeit it for a coin, or take a bonus action first?"
        table.play("play coin-2")
        assert table.prompt == f"Take the action of {space}, forfeit it, or take a bonus action first?"

    def test_no_fourth_bonus_action_is_asked_for(self) -> None:
        done = {"scheme_played": True, "deed_accomplished": True, "goods_converted": True}
        space = "the third Build space"
        for coins, question in (
            (3, f"Take the action of {space}, forfeit it, or do something else first?"),
            (0, f"You cannot pay for {space}: forfeit it for a coin, or do something else first?"),
        ):
            blue = {"troops": {"kiev": 2}, "coins": coins}
            assert turn("blue", "build", 3, seats={"blue": blue}, turn=done).prompt == question

    @pytest.mark.parametrize(("column", "row", "troops", "kept", "coins"), [
        ("attack", 1, {"smolensk": 3}, "", 1),
        ("muster", 3, {"smolensk": 12}, "", 0),
        ("build", 3, {"kiev": 1}, "; its points are kept until your turn ends", 0),
        ("tax", 3, {"kiev": 1}, "; its points are kept until your turn ends", 0),
    ])  # fmt: skip
    def test_an_action_that_can_do_nothing_says_so(
        self, column: str, row: int, troops: dict[str, int], kept: str, coins: int
    ) -> None:
        blue = {"troops": troops, "leader_at": next(iter(troops)), "coins": 1}
        seats = {"blue": blue, "yellow": {"troops": {"kiev": 3}}}
        done = {"scheme_played": True, "deed_accomplished": True, "goods_converted": True}
        for state, first in (({}, "take a bonus action first?"), (done, "do something else first?")):
            table = turn("blue", column, row, seats=seats, regions={"smolensk": {"rebels": 0}}, turn=state)
            assert table.moves == ["forfeit", "act"]
            assert table.prompt.endswith(f" space can do nothing now: forfeit it for a coin, or {first}")
            means = "Take the main action, paying its coin cost"
            assert meant(table, "act") == f"{means} (it can do nothing now, and there is no coin for it{kept})"
            table.play("act")
            assert table.asked == ("yellow", "before-main-action")
            assert table.position["seats"]["blue"]["coins"] == coins
            last = list(table.game.line())[-1]
            assert told(table.game, last, 0, table.game.words(), "You") == "You chose the main action."

    def test_points_that_were_kept_before_are_not_those_of_the_action(self) -> None:
        seats = {"blue": {"troops": {"smolensk": 3}}, "yellow": {"troops": {"kiev": 3}}}
        table = turn("blue", "attack", 1, seats=seats, regions={"smolensk": {"rebels": 0}}, turn={"build_points": 1})
        assert meant(table, "act").endswith("(it can do nothing now, and there is no coin for it)")

    @pytest.mark.parametrize(("column", "row", "leader", "yellow"), [
        ("attack", 1, "maria", "smolensk"),
        ("attack", 1, "sudislav", "rostov"),
        ("muster", 3, "maria", "rostov"),
        ("build", 3, "maria", "rostov"),
        ("scheme", 3, "maria", "rostov"),
    ])  # fmt: skip
    def test_one_that_can_do_something_does_not(self, column: str, row: int, leader: str, yellow: str) -> None:
        blue = {"troops": {"smolensk": 3}, "leader": leader, "leader_at": "smolensk", "coins": 3}
        seats = {"blue": blue, "yellow": {"troops": {yellow: 1}}}
        table = turn("blue", column, row, seats=seats, regions={"smolensk": {"rebels": 0}})
        assert table.prompt.startswith("Take the action of the ")
        assert meant(table, "act") == "Take the main action, paying its coin cost"
        assert table.play("act").asked != ("yellow", "before-main-action")
