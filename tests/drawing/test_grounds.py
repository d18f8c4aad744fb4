"""While regions are asked for, one that cannot be picked says why: every question, in both editions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.drawing.stage import drawn, games, ground, live
from tests.rurik import scenario as first
from tests.rurik.rebellion.scenario import solo
from tests.rurik2 import scenario as second

ABSENT = "You have no troop here."
AWAY = "You are not present here."


def test_nobody_is_told_but_who_is_asked() -> None:
    game = first.turn("blue", "tax", 1, seats={"blue": {"troops": {"kiev": 2}}}).play("act").game
    assert ground(game, "rostov", 0) == ABSENT
    assert ground(game, "rostov", 1) == ""
    assert ground(game, "kiev", 0) == ""


def test_no_region_is_refused_while_none_is_asked_for() -> None:
    game = first.turn("blue", "tax", 1, seats={"blue": {"troops": {"kiev": 2}}}).game
    assert game.ask is not None
    assert game.ask.procedure == "before-main-action"
    assert 'class="why"' not in live(drawn(game, 0))


class TestFirstEdition:
    def test_alone_one_begins_elsewhere_than_the_rebellion(self) -> None:
        for game in games(1, range(1), "rurik"):
            assert game.ask is not None
            if game.ask.procedure == "place-troop":
                assert ground(game, "kiev") == "The Rebellion is here, so you begin elsewhere."
            if game.ask.procedure == "choose-advisor":
                break

    def test_muster(self) -> None:
        blue = {"troops": {"kiev": 2}}
        assert ground(first.turn("blue", "muster", 1, seats={"blue": blue}).play("act").game, "rostov") == ABSENT

    def test_muster_with_maria(self) -> None:
        blue = {"troops": {"kiev": 1}, "leader": "maria", "leader_at": "kiev"}
        table = first.turn("blue", "muster", 1, seats={"blue": blue}).play("act")
        assert ground(table.game, "rostov") == "You have no troop here, and Maria is not beside it."
        assert ground(table.game, "chernigov") == ""
        table.play("maria chernigov")
        assert ground(table.game, "kiev") == "Maria has led a troop to Chernigov, and the others follow it."

    def test_movement(self) -> None:
        table = first.turn("blue", "movement", 1, seats={"blue": {"troops": {"kiev": 2}}}).play("act")
        assert ground(table.game, "rostov") == ABSENT
        table.play("troop kiev")
        assert ground(table.game, "rostov") == "It does not border on Kiev."
        assert ground(table.game, "kiev") == "This is where the move begins."
        assert ground(table.game, "chernigov") == ""

    def test_predslava_sends_from_where_she_is(self) -> None:
        blue = {"troops": {"volyn": 1}, "leader": "predslava", "leader_at": "kiev"}
        seats = {"blue": blue, "yellow": {"troops": {"kiev": 1}}}
        table = first.turn("blue", "muster", 1, seats=seats).play("predslava yellow")
        assert ground(table.game, "rostov") == "It does not border on Kiev."
        assert ground(table.game, "kiev") == "This is where the move begins."

    def test_attack(self) -> None:
        regions = {"kiev": {"rebels": 0}}
        seats = {"blue": {"troops": {"kiev": 1, "volyn": 1}}, "yellow": {"structures": {"kiev": ["stronghold"]}}}
        table = first.turn("blue", "attack", 1, seats=seats, regions=regions).play("act")
        assert ground(table.game, "kiev") == "Nobody is here whom you could attack."
        assert ground(table.game, "rostov") == ABSENT
        assert ground(table.game, "volyn") == ""

    def test_tax(self) -> None:
        blue = {"troops": {"kiev": 2, "volyn": 1, "chernigov": 2}}
        regions = {"chernigov": {"good_here": False}, "smolensk": {"good_here": False}}
        table = first.turn("blue", "tax", 3, seats={"blue": blue | {"coins": 3}}, regions=regions).play("act")
        assert table.asked == ("blue", "spend-tax")
        points = table.position["turn"]["tax_points"]
        assert points == 1
        assert ground(table.game, "volyn") == "It costs two tax points here, and you have one tax point."
        assert ground(table.game, "chernigov") == "Its good is taken."
        assert ground(table.game, "smolensk") == "Its good is taken."
        assert ground(table.game, "rostov") == ABSENT

    def test_build(self) -> None:
        built = {"kiev": ["church", "market", "stronghold"]}
        seats: dict[str, Any] = {
            "blue": {"troops": {"kiev": 2, "volyn": 1, "chernigov": 2, "smolensk": 2},
                     "structures": {"polotsk": ["market"], "rostov": ["market"], "novgorod": ["market"]}},
            "yellow": {"structures": built | {"smolensk": ["church", "stronghold"]}},
        }  # fmt: skip
        table = first.turn("blue", "build", 3, seats=seats).play("act")
        assert table.asked == ("blue", "spend-build")
        assert ground(table.game, "kiev") == "A structure of each kind stands here."
        assert ground(table.game, "smolensk") == "Of what can still be built here you have none left."
        assert ground(table.game, "volyn") == "It costs two build points here, and you have one build point."
        assert ground(table.game, "rostov") == ABSENT
        assert ground(table.game, "chernigov") == ""

    @pytest.mark.parametrize(("deed", "region", "why"), [
        ("peace_maker", "volyn", "You do not rule here."),
        ("peace_maker", "rostov", "You have fewer than two troops here."),
        ("retire_veterans", "novgorod", ABSENT),
    ])  # fmt: skip
    def test_removing_troops(self, deed: str, region: str, why: str) -> None:
        blue = {"troops": {"kiev": 4, "chernigov": 3, "volyn": 1, "rostov": 1}, "deeds": [deed]}
        regions = {"rostov": {"rebels": 0}}
        table = first.turn("blue", "tax", 1, seats={"blue": blue}, regions=regions).play(f"deed {deed}")
        assert table.asked == ("blue", "remove-troop")
        assert ground(table.game, region) == why
        assert ground(table.game, "kiev") == ""

    def test_saved_points_of_two_kinds_have_two_reasons(self) -> None:
        blue = {"troops": {"kiev": 2, "volyn": 2}, "structures": {"kiev": ["church", "market", "stronghold"]}}
        table = first.turn(
            "blue", "muster", 1, seats={"blue": blue}, regions={"kiev": {"good_here": False}, "rostov": {}},
            turn={"tax_points": 1, "build_points": 1},
        )  # fmt: skip
        said = ground(table.game, "kiev")
        assert said == "Tax: Its good is taken. Build: A structure of each kind stands here."
        assert ground(table.game, "rostov") == ABSENT


class TestSecondEdition:
    def perform(self, column: str, **position: Any) -> second.Table:
        return second.turn("blue", column, 1, **position).play("act")

    def test_where_one_is_not_present(self) -> None:
        for column in ("muster", "movement", "attack", "tax", "build"):
            table = self.perform(column, seats={"blue": {"troops": {"kyiv": 3}}})
            assert table.asked == ("blue", "perform")
            assert ground(table.game, "rostov") == AWAY, column
            assert ground(table.game, "kyiv") == "", column

    def test_a_shifted_troop_goes_where_one_is(self) -> None:
        blue = {"troops": {"kyiv": 11, "volyn": 1}, "leader": "boris", "leader_at": "smolensk"}
        table = self.perform("muster", seats={"blue": blue})
        assert ground(table.game, "smolensk") == "You have no troop here."
        table.play("shift kyiv")
        assert ground(table.game, "rostov") == AWAY
        assert ground(table.game, "kyiv") == "This is where the move begins."
        assert ground(table.game, "smolensk") == ""

    def test_further_troops_follow_the_one_that_maria_led(self) -> None:
        blue = {"troops": {"kyiv": 1}, "leader": "maria", "leader_at": "kyiv"}
        table = self.perform("muster", seats={"blue": blue})
        assert ground(table.game, "rostov") == "You are not present here, and Maria is not beside it."
        table.play("maria chernigov")
        assert ground(table.game, "kyiv") == "Maria has led a troop to Chernigov, and the others follow it."

    def test_oaths(self) -> None:
        goods = {"fish": 1, "wood": 1}
        blue = {"troops": {"kyiv": 4, "volyn": 1, "rostov": 4}, "goods": goods, "coins": 0}
        yellow = {"troops": {"smolensk": 1}, "oaths": {"rostov": ["plenty", "authority"]}}
        table = second.turn("blue", "lead", 3, seats={"blue": blue, "yellow": yellow})
        assert ground(table.game, "kyiv") == ""
        assert ground(table.game, "rostov") == "Such an oath lies here already."
        why = "You do not rule here, and cannot pay the good or coin that an oath then costs besides."
        assert ground(table.game, "volyn") == why

    def test_an_emergency_muster_is_beside_a_stronghold(self) -> None:
        seats = {"blue": {"buildings": {"kyiv": ["stronghold"]}}, "yellow": {"troops": {"volyn": 2}}}
        board = {"muster": [{"seat": "blue", "disc": 1}, {"seat": "yellow", "disc": 1}]}
        table = second.Table({"title": "rurik2", "at": "turn", "seat": "blue", "board": board, "seats": seats})
        assert table.asked == ("blue", "emergency-muster")
        assert ground(table.game, "rostov") == "You have a stronghold in play, and it is not here."


@pytest.mark.parametrize(("title", "options"), [("rurik", {}), ("rurik2", {"inheritance": ""})])
@pytest.mark.parametrize("players", [2, 4])
def test_every_region_may_be_picked_or_tells_why(title: str, options: dict[str, str], players: int) -> None:
    """In whatever question a region may be picked: never neither, never both."""
    seen = set()
    for number, game in enumerate(games(players, range(2), title, **options)):
        if game.ask is None or number % 3:
            continue
        nouns = [game.rules.catalogue.nouns[move].split() for move in game.ask.moves
                 if "region" in game.rules.catalogue.kinds[move].split()]  # fmt: skip
        picked = {word for noun in nouns for word in noun}
        tips = dict(re.findall(r'id="tip-(\w+)"(.*?)</div>', live(drawn(game, game.ask.seat))))
        refused = {name for name, tip in tips.items() if 'class="why"' in tip}
        assert refused == (set(tips) - picked if picked else set()), game.ask.procedure
        if refused:
            seen.add(game.ask.procedure)
    assert len(seen) >= 5


def test_alone_neutral_troops_may_be_attacked() -> None:
    board = {"attack": [{"seat": "blue", "advisor": 1}]}
    regions = {"volyn": {"neutral": 1}, "rostov": {"neutral": 0}}
    blue = {"troops": {"volyn": 1, "rostov": 1}}
    table = solo(at="turn", seat="blue", blue=blue, yellow={"troops": {"kiev": 1}}, regions=regions, board=board)
    table.play("act")
    assert table.asked == ("blue", "attack")
    assert ground(table.game, "volyn") == ""
    assert ground(table.game, "rostov") == "Nobody is here whom you could attack."
    assert ground(table.game, "smolensk") == ABSENT
