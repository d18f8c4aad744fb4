"""What is different for the player: attacks on rebels and neutral troops, churches, the bear, leaders."""

from __future__ import annotations

from typing import Any

from tests.rurik.rebellion.scenario import Solo, solo
from veche.kernel.game import Game
from veche.kernel.sentences import meaning, prompt, told
from veche.kernel.setup import Setup
from veche.titles import title


def turn(column: str = "attack", row: int = 1, **position: Any) -> Solo:
    """Blue resolves an advisor from that space; the Rebellion has one left."""
    board = {column: [None] * (row - 1) + [{"seat": "blue", "advisor": 1}]}
    board["muster" if column == "scheme" else "scheme"] = [None, None, {"seat": "yellow", "advisor": 5}]
    return solo(at="turn", seat="blue", board=board, **position)


class TestAttackingTheRebellion:
    def test_it_counts_as_an_attack_on_an_opponent(self) -> None:
        table = turn(row=2, blue={"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 2}})
        table.play("act", "attack kiev yellow")
        assert table.seat("blue")["warfare"] == 1
        assert table.seat("blue")["rebels"] == 0
        assert table.asked == ("blue", "check-which-deck")

    def test_the_rebel_returns_to_its_supply(self) -> None:
        table = turn(row=2, blue={"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 2}})
        assert table.game.state.reserve[1] == 13
        table.play("act", "attack kiev yellow")
        assert table.game.state.reserve[1] == 14

    def test_sviatopolk_last(self) -> None:
        blue = {"troops": {"kiev": 3}, "leader": "boris", "leader_at": "kiev"}
        table = turn(blue=blue, yellow={"troops": {"kiev": 1}, "leader_at": "kiev"})
        table.play("act", "attack kiev yellow")
        assert table.seat("yellow")["leader_at"] == "kiev"
        table.play("attack kiev yellow")
        assert table.seat("yellow")["leader_at"] is None


class TestNeutralTroops:
    def test_attacked_they_are_simply_gone(self) -> None:
        table = turn(row=2, blue={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.forget().play("act", "attack neutral rostov")
        assert table.changes == {"regions.rostov.neutral": (1, 0)}
        assert table.seat("blue")["warfare"] == 0
        assert table.seat("blue")["rebels"] == 0
        assert table.asked == ("chance", "turn-up")  # the turn is over: no reward, no check

    def test_the_rebels_beside_them_can_be_attacked_too(self) -> None:
        table = turn(blue={"troops": {"rostov": 2}}, yellow={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.play("act")
        assert table.moves == ["stop", "attack neutral rostov", "attack rostov yellow"]

    def test_they_tie_for_rule(self) -> None:
        table = turn("build", blue={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.play("act", "build market rostov")
        assert table.position["turn"]["build_points"] == 0  # two points where nobody rules

    def test_your_church_may_take_one(self) -> None:
        table = turn("build", blue={"troops": {"rostov": 2}}, yellow={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.play("act", "build church rostov")
        assert table.moves == ["replace yellow", "replace neutral"]
        table.play("replace neutral")
        assert table.neutral("rostov") == 0
        assert table.seat("blue")["troops"] == {"rostov": 3}

    def test_or_a_rebel_which_returns_to_its_supply(self) -> None:
        table = turn("build", blue={"troops": {"rostov": 2}}, yellow={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.play("act", "build church rostov", "replace yellow")
        assert table.seat("yellow")["troops"] == {}
        assert table.game.state.reserve[1] == 15

    def test_but_not_sviatopolk(self) -> None:
        table = turn("build", blue={"troops": {"kiev": 3}}, yellow={"leader_at": "kiev"})
        table.play("act", "build church kiev")
        assert table.seat("yellow")["leader_at"] == "kiev"

    def test_predslava_cannot_send_them(self) -> None:
        blue = {"leader": "predslava", "leader_at": "rostov", "troops": {"rostov": 1}}
        table = turn(
            "muster", blue=blue, neutral={"rostov": 1}, yellow={"troops": {"rostov": 1}, "leader_at": "rostov"}
        )
        assert [move for move in table.moves if "predslava" in move] == ["predslava yellow", "predslava leader yellow"]


class TestSentences:
    """The opponent is called the Rebellion, and not by the colour of its seat."""

    def said(self, table: Solo) -> list[str]:
        ask = table.game.ask
        assert ask is not None
        return [meaning(table.game.rules.catalogue, move, table.game.words()) for move in ask.moves]

    def test_an_attack(self) -> None:
        table = turn(row=2, blue={"troops": {"kiev": 3}}, yellow={"troops": {"kiev": 2}})
        table.play("act")
        assert "Attack a troop of the Rebellion in Kiev" in self.said(table)
        table.play("attack kiev yellow")
        entry = table.game.line()[-1]
        told_of = told(table.game, entry, 0, table.game.words(), "You")
        assert told_of == "You attacked a troop of the Rebellion in Kiev."

    def test_a_church(self) -> None:
        table = turn("build", blue={"troops": {"rostov": 2}}, yellow={"troops": {"rostov": 1}}, neutral={"rostov": 1})
        table.play("act", "build church rostov")
        assert self.said(table)[0] == "The church replaces a troop of the Rebellion"

    def test_predslava(self) -> None:
        blue = {"leader": "predslava", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = turn("muster", blue=blue, yellow={"troops": {"kiev": 1}})
        assert "Predslava sends a troop of the Rebellion away" in self.said(table)
        table.play("predslava yellow")
        ask = table.game.ask
        assert ask is not None
        said = prompt(table.game, ask, table.game.words(), table.game.state)
        assert said == "Where does Predslava send the piece of the Rebellion?"

    def test_for_two_it_is_the_colour(self) -> None:
        assert Game(title("rurik"), Setup(2), 1).words().name("target", "yellow") == "a troop of Yellow"


class TestTheBear:
    def test_the_top_scheme_space_gives_no_marker(self) -> None:
        table = turn("scheme", blue={"troops": {"kiev": 1}}, yellow={"troops": {"volyn": 1}})
        table.play("act", "deck left", "draw scheme tax", "draw scheme build", "draw scheme attack")
        table.play("keep scheme tax", "return scheme build")
        assert table.asked == ("blue", "end-of-turn")


class TestLeaders:
    def test_boris_takes_a_coin_from_the_dock(self) -> None:
        blue = {"troops": {"kiev": 3}, "leader": "boris", "leader_at": "kiev"}
        table = turn(row=2, blue=blue, yellow={"troops": {"kiev": 1}, "coins": 2})
        table.play("act", "attack kiev yellow")
        assert (table.seat("blue")["coins"], table.seat("yellow")["coins"]) == (1, 1)

    def test_but_not_from_the_mat(self) -> None:
        blue = {"troops": {"kiev": 3}, "leader": "boris", "leader_at": "kiev"}
        table = turn(row=2, blue=blue, yellow={"troops": {"kiev": 1}})
        table.play("act", "attack kiev yellow")
        assert table.seat("blue")["coins"] == 0
        assert sum(table.rebellion["covered"].values()) == 6

    def test_predslava_sends_sviatopolk_and_pays_its_dock(self) -> None:
        blue = {"leader": "predslava", "leader_at": "kiev", "troops": {"kiev": 1}}
        table = turn("muster", blue=blue, yellow={"leader_at": "kiev"})
        table.play("predslava leader yellow", "to volyn")
        assert table.seat("yellow")["leader_at"] == "volyn"
        assert table.seat("yellow")["coins"] == 1

    def test_sviatopolk_does_not_count_neutral_troops_for_the_rebellion(self) -> None:
        # Sviatopolk alone beside a neutral troop: a tie, so taxing there takes it two points and it has one.
        board = {"tax": [None, {"seat": "yellow", "advisor": 1}], "scheme": [{"seat": "blue", "advisor": 5}]}
        table = solo(at="turn", seat="yellow", board=board, yellow={"leader_at": "rostov"}, neutral={"rostov": 1})
        table.play("turn up 1")
        assert table.did[-1] == "forfeits nothing-to-do"
