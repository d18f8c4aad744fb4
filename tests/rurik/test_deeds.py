"""Deeds: the 26 cards, each with its requirement, cost, reward and points, and what the player may choose.

A case says what blue needs to accomplish the deed and no more, several ways to fall one step short, and everything that
changes when the deed is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests.rurik.scenario import Table, turn

Changes = dict[str, tuple[Any, Any]]


class Deed(NamedTuple):
    vp: int
    blue: dict[str, Any]
    """What blue has: exactly enough."""
    moves: tuple[str, ...]
    """Paying the cost and using the reward."""
    changes: Changes
    short: tuple[dict[str, Any], ...]
    """What blue has instead, each time one step short."""
    yellow: Mapping[str, Any] = MappingProxyType({})
    short_elsewhere: tuple[dict[str, Any], ...] = ()
    """What lies elsewhere on the table instead, each time one step short."""


DRAW = ("deck left", "draw scheme build", "draw scheme tax", "keep scheme tax")
"""Two cards are looked at: one is kept, the other goes back on the same deck."""

DRAWN: Changes = {
    "seats.blue.schemes": ([], ["s05"]),
    "schemes.decks.left.cards": (14, 13),
    "schemes.decks.left.top": ([], [{"scheme": "s11", "known_by": ["blue"]}]),
}
ATTACKED: Changes = {"seats.yellow.troops.kiev": (1, None), "seats.blue.warfare": (0, 1)}
"""An attack on a lone troop with one card fewer: there is no check."""

TARGET = {"troops": {"kiev": 1}}
BUILT: Changes = {"seats.blue.structures.kiev": (None, ["market"])}
DISCARDED: Changes = {"seats.blue.schemes": (["s04"], []), "schemes.discard": ([], ["s04"])}
ANYWHERE = ("troop kiev", "to novgorod", "leader kiev", "to rostov")
"""Neither region has a border with Kiev."""

DEEDS = {
    "amass_forces": Deed(
        vp=1,
        blue={"troops": {"kiev": 5}, "leader_at": "kiev"},
        moves=("troop kiev", "to volyn"),
        changes={"seats.blue.troops.kiev": (5, 4), "seats.blue.troops.volyn": (None, 1)},
        short=(
            {"troops": {"kiev": 4}, "leader_at": "kiev"},
            {"troops": {"kiev": 5}, "leader_at": "volyn"},
            {"troops": {"kiev": 4, "volyn": 4}, "leader_at": "kiev", "structures": {"kiev": ["stronghold"]}},
        ),
    ),
    "border_patrols": Deed(
        vp=1,
        blue={"troops": {"kiev": 2, "volyn": 1, "polotsk": 1}, "leader_at": "kiev"},
        moves=ANYWHERE,
        changes={
            "seats.blue.troops.volyn": (1, None),
            "seats.blue.troops.polotsk": (1, None),
            "seats.blue.troops.kiev": (2, None),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.leader_at": ("kiev", "rostov"),
        },
        short=(
            {"troops": {"kiev": 5, "volyn": 5}, "leader_at": "kiev"},
            {"troops": {"kiev": 2, "volyn": 2}, "structures": {"polotsk": ["stronghold"]}},
        ),
    ),
    "capital_city": Deed(
        vp=2,
        blue={"troops": {"volyn": 2}, "structures": {"kiev": ["church", "market", "stronghold"]}},
        moves=("tax volyn",),
        changes={"seats.blue.goods.fish": (0, 1), "regions.volyn.good_here": (True, False)},
        short=(
            {"structures": {"kiev": ["church", "market"]}},
            {"structures": {"kiev": ["church", "stronghold"]}},
            {"structures": {"kiev": ["market", "stronghold"]}},
            {"structures": {"kiev": ["church", "market"], "volyn": ["church", "stronghold"]}},
        ),
    ),
    "defensive_belt": Deed(
        vp=1,
        blue={
            "troops": {"kiev": 2},
            "structures": {"kiev": ["stronghold"], "volyn": ["stronghold"], "polotsk": ["stronghold"]},
        },
        yellow=TARGET,
        moves=("attack kiev yellow",),
        changes=ATTACKED,
        short=(
            {"structures": {"kiev": ["stronghold"], "volyn": ["stronghold"]}},
            {"structures": {"kiev": ["stronghold"], "volyn": ["stronghold"], "rostov": ["stronghold"]}},
            {"structures": {"kiev": ["stronghold"], "volyn": ["stronghold"], "polotsk": ["church", "market"]}},
        ),
    ),
    "dispatch_messengers": Deed(
        vp=2,
        blue={
            "troops": dict.fromkeys("novgorod rostov polotsk smolensk volyn kiev chernigov".split(), 1),
            "leader_at": "pereyaslavl",
        },
        moves=("muster kiev", "muster pereyaslavl"),
        changes={"seats.blue.troops.kiev": (1, 2), "seats.blue.troops.pereyaslavl": (None, 1)},
        short=(
            {"leader_at": "kiev"},
            {"leader_at": "kiev", "structures": {"pereyaslavl": ["stronghold"]}},
        ),
    ),
    "enforce_peace": Deed(
        vp=1,
        blue={"troops": {"kiev": 2}, "goods": {"wood": 1, "honey": 1}, "rebels": 2},
        yellow=TARGET,
        moves=("attack kiev yellow",),
        changes={**ATTACKED, "seats.blue.goods.wood": (1, 0), "seats.blue.goods.honey": (1, 0)},
        short=(
            {"goods": {"wood": 1, "fish": 1}},
            {"goods": {"fur": 1, "honey": 1}},
            {"rebels": 1},
        ),
    ),
    "establish_fortress": Deed(
        vp=1,
        blue={"goods": {"wood": 2}, "structures": {"kiev": ["church", "stronghold"]}},
        moves=DRAW,
        changes={**DRAWN, "seats.blue.goods.wood": (2, 0)},
        short=(
            {"goods": {"wood": 1, "ore": 3}},
            {"structures": {"kiev": ["church", "market"]}},
            {"structures": {"kiev": ["market", "stronghold"]}},
            {"structures": {"kiev": ["church"], "volyn": ["stronghold"]}},
        ),
    ),
    "generous_prince": Deed(
        vp=1,
        blue={"coins": 4},
        moves=("muster kiev", "muster kiev"),
        changes={"seats.blue.coins": (4, 0), "seats.blue.troops.kiev": (1, 3)},
        short=({"coins": 3},),
    ),
    "grand_hunter": Deed(
        vp=2,
        blue={"goods": {"fur": 2}},
        moves=("troop kiev", "to volyn"),
        changes={
            "seats.blue.goods.fur": (2, 0),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.volyn": (None, 1),
        },
        short=({"goods": {"fur": 1, "honey": 2}},),
        short_elsewhere=({"marker": "yellow"},),
    ),
    "great_library": Deed(
        vp=1,
        blue={"troops": {"kiev": 2}, "goods": {"ore": 1}, "schemes": ["s04"]},
        moves=("discard coin-2", "build market kiev"),
        changes={**DISCARDED, **BUILT, "seats.blue.goods.ore": (1, 0)},
        short=({"goods": {"wood": 2}}, {"schemes": []}),
    ),
    "hire_mercenaries": Deed(
        vp=1,
        blue={"troops": {"kiev": 2}, "goods": {"fish": 1, "ore": 1}, "coins": 2},
        yellow=TARGET,
        moves=("attack kiev yellow",),
        changes={
            **ATTACKED,
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.coins": (2, 0),
        },
        short=({"goods": {"fish": 2}}, {"goods": {"ore": 2}}, {"coins": 1}),
    ),
    "hoard": Deed(
        vp=1,
        blue={"goods": {"wood": 3}},
        moves=DRAW,
        changes={**DRAWN, "seats.blue.goods.wood": (3, 0)},
        short=({"goods": {"ore": 2, "wood": 2, "fish": 2, "honey": 2, "fur": 2}},),
    ),
    "honorable_prince": Deed(
        vp=1,
        blue={"schemes": ["s04"], "coins": 3},
        moves=("discard coin-2", "muster kiev", "muster kiev"),
        changes={**DISCARDED, "seats.blue.coins": (3, 0), "seats.blue.troops.kiev": (1, 3)},
        short=({"schemes": []}, {"coins": 2}),
    ),
    "law_giver": Deed(
        vp=1,
        blue={"rebels": 3, "coins": 2},
        moves=DRAW,
        changes={**DRAWN, "seats.blue.coins": (2, 0)},
        short=({"rebels": 2}, {"coins": 1}),
    ),
    "market_day": Deed(
        vp=2,
        blue={"structures": {"novgorod": ["market"], "pereyaslavl": ["market"], "volyn": ["market"]}},
        moves=DRAW,
        changes=DRAWN,
        short=(
            {"structures": {"novgorod": ["market"], "pereyaslavl": ["market"]}},
            {"structures": {"novgorod": ["market"], "pereyaslavl": ["market"], "volyn": ["church", "stronghold"]}},
            # In three adjacent regions, but two of them give fish.
            {"structures": {"kiev": ["market"], "chernigov": ["market"], "volyn": ["market"]}},
        ),
    ),
    "master_beekeeper": Deed(
        vp=2,
        blue={"troops": {"kiev": 2}, "goods": {"honey": 2}, "schemes": ["s04"]},
        moves=("discard coin-2", "build market kiev"),
        changes={**DISCARDED, **BUILT, "seats.blue.goods.honey": (2, 0)},
        short=({"goods": {"honey": 1, "fish": 2}}, {"schemes": []}),
    ),
    "new_beginning": Deed(
        vp=1,
        blue={"troops": {"kiev": 2, "volyn": 2}, "structures": {"kiev": ["market"]}},
        moves=("tax kiev", "tax volyn"),
        changes={
            "seats.blue.structures.kiev": (["market"], None),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.goods.fish": (0, 1),
            "regions.kiev.good_here": (True, False),
            "regions.volyn.good_here": (True, False),
        },
        yellow={"structures": {"polotsk": ["market"]}},
        short=({"structures": {}},),
    ),
    "peace_maker": Deed(
        vp=1,
        blue={"troops": {"kiev": 2, "rostov": 1}},
        moves=DRAW,
        changes={**DRAWN, "seats.blue.troops.kiev": (2, None)},
        short=(
            {"troops": {"kiev": 1, "rostov": 1}},
            {"troops": {"kiev": 1}, "structures": {"kiev": ["stronghold"]}},
        ),
        short_elsewhere=({"regions": {"kiev": {"rebels": 2}}},),
    ),
    "retire_veterans": Deed(
        vp=1,
        blue={"troops": {"kiev": 2}, "leader_at": None, "coins": 2},
        moves=DRAW,
        changes={**DRAWN, "seats.blue.coins": (2, 0), "seats.blue.troops.kiev": (2, None)},
        short=({"troops": {"kiev": 1}}, {"troops": {}, "leader_at": "kiev"}, {"coins": 1}),
    ),
    "reward_laborers": Deed(
        vp=1,
        blue={"goods": {"wood": 1, "fur": 1}, "coins": 2},
        moves=DRAW,
        changes={
            **DRAWN,
            "seats.blue.goods.wood": (1, 0),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.coins": (2, 0),
        },
        short=({"goods": {"wood": 1}}, {"coins": 1}),
    ),
    "send_gifts": Deed(
        vp=1,
        blue={"leader_at": "kiev", "goods": {"fish": 1, "fur": 1}, "coins": 2},
        moves=ANYWHERE,
        changes={
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.coins": (2, 0),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.leader_at": ("kiev", "rostov"),
        },
        short=({"goods": {"fish": 2}}, {"goods": {"fur": 2}}, {"coins": 1}),
    ),
    "splendid_feast": Deed(
        vp=1,
        blue={"goods": {"fish": 1, "honey": 1}, "coins": 2},
        moves=DRAW,
        changes={
            **DRAWN,
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.honey": (1, 0),
            "seats.blue.coins": (2, 0),
        },
        short=({"goods": {"fish": 2}}, {"goods": {"honey": 2}}, {"coins": 1}),
    ),
    "tithe_payments": Deed(
        vp=1,
        blue={"coins": 0, "structures": {"kiev": ["church"], "volyn": ["church"], "polotsk": ["church"]}},
        moves=(),
        changes={"seats.blue.coins": (0, 3)},
        short=(
            {"structures": {"kiev": ["church"], "volyn": ["church"]}},
            {"structures": {"kiev": ["church"], "volyn": ["church"], "rostov": ["church"]}},
            {"structures": {"kiev": ["church"], "volyn": ["church"], "polotsk": ["market", "stronghold"]}},
        ),
    ),
    "trade_route": Deed(
        vp=1,
        blue={"coins": 0, "goods": {"ore": 1, "fish": 1, "fur": 1}},
        moves=(),
        changes={
            "seats.blue.coins": (0, 2),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.fur": (1, 0),
        },
        short=({"goods": {"ore": 3, "fish": 3}},),
    ),
    "victory_march": Deed(
        vp=1,
        blue={"troops": {"kiev": 3}, "leader_at": "kiev", "schemes": ["s04"]},
        moves=("discard coin-2", *ANYWHERE),
        changes={
            **DISCARDED,
            "seats.blue.troops.kiev": (3, None),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.leader_at": ("kiev", "rostov"),
        },
        short=(
            {"schemes": []},
            {"troops": {}, "leader_at": "kiev"},
            {"troops": {"kiev": 1}, "leader_at": None},
        ),
    ),
    "wilderness_forts": Deed(
        vp=1,
        blue={"troops": {"kiev": 2}, "goods": {"ore": 1, "fur": 1, "wood": 1}},
        moves=("build market kiev",),
        changes={
            **BUILT,
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.goods.wood": (1, 0),
        },
        short=(
            {"goods": {"ore": 1, "fur": 1}},
            {"goods": {"ore": 1, "wood": 1}},
            {"goods": {"fur": 1, "wood": 1}},
        ),
    ),
}
EVERY_DEED = pytest.mark.parametrize("deed", DEEDS)
ONE_STEP_SHORT = [
    pytest.param(deed, blue, {}, id=f"{deed}-{number}")
    for deed, case in DEEDS.items()
    for number, blue in enumerate(case.short)
] + [
    pytest.param(deed, {}, more, id=f"{deed}-elsewhere-{number}")
    for deed, case in DEEDS.items()
    for number, more in enumerate(case.short_elsewhere)
]


def having(deed: str, blue: dict[str, Any], **more: Any) -> Table:
    """Blue's turn, with this deed chosen earlier and the rest as given; one troop in Kiev unless something is said."""
    seats = {"blue": {"troops": {"kiev": 1}, "tokens": [], **blue, "deeds": [deed]}}
    return turn("blue", more.pop("column", "muster"), more.pop("row", 1), seats=seats | more.pop("others", {}), **more)


def possible(table: Table) -> list[str]:
    """The deeds that can be accomplished now."""
    return [move.removeprefix("deed ") for move in table.moves if move.startswith("deed ")]


@EVERY_DEED
def test_a_deed_costs_and_gives_what_its_card_says(deed: str) -> None:
    case = DEEDS[deed]
    table = having(deed, case.blue, others={"yellow": dict(case.yellow)})
    assert possible(table) == [deed]
    table.play(f"deed {deed}", *case.moves)
    assert table.changes == case.changes | {
        "seats.blue.deeds": ([deed], []),
        "seats.blue.accomplished": ([], [deed]),
    }
    # The reward is used up, and the main action is still to come.
    assert table.asked == ("blue", "before-main-action")
    assert not [move for move in table.moves if move.startswith(("tax ", "build "))]


@pytest.mark.parametrize(("deed", "blue", "elsewhere"), ONE_STEP_SHORT)
def test_a_deed_is_refused_one_step_short(deed: str, blue: dict[str, Any], elsewhere: dict[str, Any]) -> None:
    case = DEEDS[deed]
    assert possible(having(deed, case.blue, others={"yellow": dict(case.yellow)})) == [deed]
    table = having(deed, case.blue | blue, others={"yellow": dict(case.yellow)}, **elsewhere)
    assert table.asked == ("blue", "before-main-action")
    assert possible(table) == []


@EVERY_DEED
def test_a_deed_accomplished_in_the_very_last_turn_scores_its_points(deed: str) -> None:
    case = DEEDS[deed]
    blue = {"troops": {"kiev": 1}, **case.blue, "deeds": [deed, *ALREADY.get(deed, [])]}
    table = Table(
        {
            "at": "turn",
            "seat": "blue",
            "round": 4,
            "board": {"muster": [{"seat": "blue", "advisor": 1}]},
            "seats": {"blue": blue, "yellow": dict(case.yellow)},
        }
    )
    table.play(f"deed {deed}", *case.moves, "forfeit")
    if table.asked == ("blue", "end-of-turn"):
        table.play("end")
    assert table.score("blue")["deeds"] == case.vp
    assert "deeds" not in table.score("yellow")


ALREADY: dict[str, list[str]] = {"hoard": ["dispatch_messengers"], "law_giver": ["capital_city"]}
"""Deeds that lie beside the mat and are not accomplished: they score nothing."""


class TestWhoseDeeds:
    def test_a_deed_of_the_row_cannot_be_accomplished(self) -> None:
        blue = {"troops": {"kiev": 1}, "coins": 9, "deeds": ["hoard"], "goods": {"fur": 3}}
        table = turn("blue", seats={"blue": blue}, deeds={"row": ["generous_prince"]})
        assert possible(table) == ["hoard"]

    def test_an_opponents_deed_cannot_be_accomplished(self) -> None:
        table = turn(
            "blue",
            seats={
                "blue": {"troops": {"kiev": 1}, "coins": 9, "deeds": ["hoard"], "goods": {"fur": 3}},
                "yellow": {"deeds": ["generous_prince"], "coins": 9},
            },
        )
        assert possible(table) == ["hoard"]

    def test_an_accomplished_deed_cannot_be_accomplished_again(self) -> None:
        table = turn(
            "blue",
            seats={"blue": {"troops": {"kiev": 2}, "coins": 9, "deeds": ["generous_prince"]}},
            board={"tax": [{"seat": "blue", "advisor": 5}]},
        )
        table.play("deed generous_prince", "stop", "forfeit", "stop", "forfeit")
        assert table.asked == ("blue", "before-main-action")
        assert possible(table) == []
        assert table.changes == {
            "seats.blue.coins": (9, 6),
            "seats.yellow.coins": (3, 4),
            "seats.blue.deeds": (["generous_prince"], []),
            "seats.blue.accomplished": ([], ["generous_prince"]),
        }


class TestOneDeedATurn:
    def two_deeds(self) -> Table:
        blue = {
            "leader_at": "kiev",
            "troops": {"kiev": 2},
            "coins": 7,
            "tokens": [],
            "schemes": ["s04"],
            "deeds": ["generous_prince", "honorable_prince"],
        }
        return turn("blue", seats={"blue": blue}, board={"tax": [{"seat": "blue", "advisor": 5}]})

    def test_the_second_is_refused_for_the_rest_of_the_turn(self) -> None:
        table = self.two_deeds()
        assert possible(table) == ["generous_prince", "honorable_prince"]
        table.play("deed generous_prince", "stop")
        assert possible(table) == []
        table.play("act", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert possible(table) == []

    def test_the_next_turn_brings_another_one(self) -> None:
        table = self.two_deeds().play("deed generous_prince", "stop", "forfeit", "end", "stop", "forfeit")
        assert possible(table) == ["honorable_prince"]
        table.play("deed honorable_prince", "discard coin-2", "muster kiev", "muster kiev")
        assert table.changes == {
            "seats.blue.coins": (7, 1),
            "seats.yellow.coins": (3, 4),
            "seats.blue.troops.kiev": (2, 4),
            "seats.blue.schemes": (["s04"], []),
            "schemes.discard": ([], ["s04"]),
            "seats.blue.deeds": (["generous_prince", "honorable_prince"], []),
            "seats.blue.accomplished": ([], ["generous_prince", "honorable_prince"]),
        }

    def test_it_may_be_done_after_the_main_action(self) -> None:
        table = self.two_deeds().play("act", "muster kiev", "stop")
        assert table.asked == ("blue", "end-of-turn")
        assert possible(table) == ["generous_prince", "honorable_prince"]

    def test_it_cannot_be_done_between_the_points_of_the_main_action(self) -> None:
        table = self.two_deeds().play("act", "muster kiev")
        assert table.asked == ("blue", "muster")
        assert possible(table) == []

    def test_it_cannot_be_done_inside_another_bonus_action(self) -> None:
        table = turn("blue", seats={"blue": {"troops": {"kiev": 2}, "coins": 9, "schemes": ["s29"],
                                             "deeds": ["generous_prince"]}})  # fmt: skip
        table.play("play muster-2", "muster kiev")
        assert table.asked == ("blue", "muster")
        assert possible(table) == []

    def test_all_three_kinds_of_bonus_action_fit_into_one_turn(self) -> None:
        blue = {
            "leader_at": "kiev",
            "troops": {"kiev": 2},
            "coins": 4,
            "goods": {"fish": 2},
            "schemes": ["s04"],
            "deeds": ["generous_prince"],
        }
        table = turn("blue", "tax", 2, seats={"blue": blue})
        table.play("convert muster", "muster kiev", "deed generous_prince", "muster kiev", "muster kiev")
        table.play("act", "tax kiev", "play coin-2")
        assert table.changes == {
            "seats.blue.coins": (4, 2),
            "seats.blue.goods.fish": (2, 0),
            "seats.blue.goods.wood": (0, 1),
            "seats.blue.tokens": (["build", "muster"], ["build"]),
            "seats.blue.troops.kiev": (2, 5),
            "seats.blue.schemes": (["s04"], []),
            "schemes.discard": ([], ["s04"]),
            "seats.blue.deeds": (["generous_prince"], []),
            "seats.blue.accomplished": ([], ["generous_prince"]),
            "regions.kiev.good_here": (True, False),
        }


class TestWhichGoodsPay:
    def test_three_of_the_kind_one_likes_for_hoard(self) -> None:
        table = having("hoard", {"goods": {"wood": 3, "fish": 4, "fur": 2}}).play("deed hoard")
        assert table.moves == ["pay wood", "pay fish"]
        table.play("pay fish")
        assert table.changes == {
            "seats.blue.goods.fish": (4, 1),
            "seats.blue.deeds": (["hoard"], []),
            "seats.blue.accomplished": ([], ["hoard"]),
        }
        assert table.asked == ("blue", "draw-which-deck")

    def test_no_kind_twice_for_trade_route(self) -> None:
        table = having("trade_route", {"goods": {"ore": 2, "wood": 1, "fish": 1, "fur": 3}}).play("deed trade_route")
        assert table.moves == ["pay ore", "pay wood", "pay fish", "pay fur"]
        table.play("pay fur")
        assert table.moves == ["pay ore", "pay wood", "pay fish"]
        table.play("pay wood")
        assert table.moves == ["pay ore", "pay fish"]
        table.play("pay ore")
        assert table.changes == {
            "seats.blue.goods.ore": (2, 1),
            "seats.blue.goods.wood": (1, 0),
            "seats.blue.goods.fur": (3, 2),
            "seats.blue.coins": (3, 5),
            "seats.blue.deeds": (["trade_route"], []),
            "seats.blue.accomplished": ([], ["trade_route"]),
        }

    def test_any_two_even_of_one_kind_for_reward_laborers(self) -> None:
        table = having("reward_laborers", {"goods": {"ore": 2, "honey": 1}}).play("deed reward_laborers")
        assert table.moves == ["pay ore", "pay honey"]
        table.play("pay ore")
        assert table.moves == ["pay ore", "pay honey"]
        table.play("pay ore")
        assert table.changes == {
            "seats.blue.goods.ore": (2, 0),
            "seats.blue.coins": (3, 1),
            "seats.blue.deeds": (["reward_laborers"], []),
            "seats.blue.accomplished": ([], ["reward_laborers"]),
        }

    def test_goods_that_do_not_fit_on_the_boat_pay_as_well(self) -> None:
        """The boat has room for one fur; the second one lies on the dock."""
        table = having("grand_hunter", {"goods": {"fur": 3}}).play("deed grand_hunter", "stop")
        assert table.changes == {
            "seats.blue.goods.fur": (3, 1),
            "seats.blue.deeds": (["grand_hunter"], []),
            "seats.blue.accomplished": ([], ["grand_hunter"]),
        }


class TestWhichSchemeIsDiscarded:
    @pytest.mark.parametrize(("discard", "kept"), [("coin-2", "s22"), ("muster", "s04")])
    def test_the_one_the_player_picks(self, discard: str, kept: str) -> None:
        table = having("honorable_prince", {"schemes": ["s04", "s22"]}).play("deed honorable_prince")
        assert table.moves == ["discard coin-2", "discard muster"]
        table.play(f"discard {discard}", "stop")
        gone = "s04" if kept == "s22" else "s22"
        assert table.changes == {
            "seats.blue.coins": (3, 0),
            "seats.blue.schemes": (["s04", "s22"], [kept]),
            "schemes.discard": ([], [gone]),
            "seats.blue.deeds": (["honorable_prince"], []),
            "seats.blue.accomplished": ([], ["honorable_prince"]),
        }

    def test_a_scheme_given_for_a_deed_is_not_played(self) -> None:
        """Its rewards are not gained, and the scheme of the turn may still be played."""
        table = having("great_library", {"schemes": ["s04", "s22"], "goods": {"ore": 1}})
        table.play("deed great_library", "discard coin-2")
        assert "play muster" in table.moves
        assert table.position["seats"]["blue"]["coins"] == 3


class TestWhichTroopsPay:
    def test_one_troop_each_from_three_regions_of_ones_choice(self) -> None:
        blue = {"troops": {"kiev": 3, "volyn": 1, "polotsk": 2, "rostov": 1}}
        table = having("border_patrols", blue).play("deed border_patrols")
        assert table.moves == ["remove rostov", "remove polotsk", "remove volyn", "remove kiev"]
        table.play("remove kiev")
        assert table.moves == ["remove rostov", "remove polotsk", "remove volyn"]
        table.play("remove rostov", "remove polotsk", "stop")
        assert table.changes == {
            "seats.blue.troops.kiev": (3, 2),
            "seats.blue.troops.rostov": (1, None),
            "seats.blue.troops.polotsk": (2, 1),
            "seats.blue.deeds": (["border_patrols"], []),
            "seats.blue.accomplished": ([], ["border_patrols"]),
        }

    def test_two_troops_from_one_region_or_from_two(self) -> None:
        for pay, kiev, volyn in (("kiev", None, 2), ("volyn", 1, 1)):
            table = having("retire_veterans", {"troops": {"kiev": 2, "volyn": 2}})
            table.play("deed retire_veterans", "remove kiev", f"remove {pay}")
            assert table.asked == ("blue", "draw-which-deck")
            assert table.position["seats"]["blue"]["troops"].get("kiev") == kiev
            assert table.position["seats"]["blue"]["troops"].get("volyn") == volyn

    def test_the_ruled_region_of_ones_choice_for_peace_maker(self) -> None:
        """Rebels hold Rostov against two troops; one troop alone in Smolensk is too few."""
        regions = {"rostov": {"rebels": 2}, "smolensk": {"rebels": 0}}
        blue = {"troops": {"kiev": 3, "volyn": 2, "rostov": 2, "smolensk": 1}}
        table = having("peace_maker", blue, regions=regions).play("deed peace_maker")
        assert table.moves == ["remove volyn", "remove kiev"]
        table.play("remove kiev")
        assert table.changes == {
            "seats.blue.troops.kiev": (3, 1),
            "seats.blue.deeds": (["peace_maker"], []),
            "seats.blue.accomplished": ([], ["peace_maker"]),
        }
        assert table.asked == ("blue", "draw-which-deck")

    def test_the_leader_pays_only_as_the_last_of_its_region(self) -> None:
        blue = {"troops": {"kiev": 1, "volyn": 2}, "leader_at": "kiev"}
        table = having("retire_veterans", blue).play("deed retire_veterans", "remove kiev")
        assert table.position["seats"]["blue"]["leader_at"] == "kiev"
        assert table.moves == ["remove volyn", "remove kiev"]
        table.play("remove kiev")
        assert table.changes == {
            "seats.blue.coins": (3, 1),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.leader_at": ("kiev", None),
            "seats.blue.deeds": (["retire_veterans"], []),
            "seats.blue.accomplished": ([], ["retire_veterans"]),
        }

    def test_a_leader_standing_alone_counts_as_a_troop_for_border_patrols(self) -> None:
        blue = {"troops": {"kiev": 1, "volyn": 1}, "leader_at": "rostov"}
        table = having("border_patrols", blue).play("deed border_patrols")
        # Every one of the three regions has to pay, and nobody is left who could be moved.
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.volyn": (1, None),
            "seats.blue.leader_at": ("rostov", None),
            "seats.blue.deeds": (["border_patrols"], []),
            "seats.blue.accomplished": ([], ["border_patrols"]),
        }

    def test_leader_and_troop_together_pay_peace_maker(self) -> None:
        table = having("peace_maker", {"troops": {"kiev": 1}, "leader_at": "kiev"}).play("deed peace_maker")
        assert table.changes == {
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.leader_at": ("kiev", None),
            "seats.blue.deeds": (["peace_maker"], []),
            "seats.blue.accomplished": ([], ["peace_maker"]),
        }

    @pytest.mark.parametrize("where", ["kiev", "rostov"])
    def test_leader_and_troop_pay_retire_veterans_when_there_is_nobody_else(self, where: str) -> None:
        blue = {"troops": {"kiev": 1}, "leader_at": where}
        table = having("retire_veterans", blue).play("deed retire_veterans")
        assert table.asked == ("blue", "draw-which-deck")
        assert table.changes == {
            "seats.blue.coins": (3, 1),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.leader_at": (where, None),
            "seats.blue.deeds": (["retire_veterans"], []),
            "seats.blue.accomplished": ([], ["retire_veterans"]),
        }

    def test_a_leader_and_a_troop_elsewhere_pay_victory_march(self) -> None:
        blue = {"troops": {"volyn": 1, "kiev": 1}, "leader_at": "rostov", "schemes": ["s04"]}
        table = having("victory_march", blue).play("deed victory_march", "discard coin-2", "remove rostov")
        assert table.moves == ["remove volyn", "remove kiev"]
        table.play("remove volyn", "troop kiev", "to pereyaslavl", "stop")
        assert table.changes == {
            **DISCARDED,
            "seats.blue.leader_at": ("rostov", None),
            "seats.blue.troops.volyn": (1, None),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.pereyaslavl": (None, 1),
            "seats.blue.deeds": (["victory_march"], []),
            "seats.blue.accomplished": ([], ["victory_march"]),
        }

    def test_troops_that_paid_can_be_mustered_again(self) -> None:
        blue = {"troops": {"kiev": 12}, "leader_at": "kiev", "coins": 2}
        table = having("retire_veterans", blue).play("deed retire_veterans", *DRAW, "act")
        table.play("muster kiev", "muster kiev")
        # Both are back, and no troop is left in the supply.
        assert table.asked == ("blue", "end-of-turn")
        assert table.changes == {
            **DRAWN,
            "seats.blue.coins": (2, 0),
            "seats.blue.deeds": (["retire_veterans"], []),
            "seats.blue.accomplished": ([], ["retire_veterans"]),
        }


class TestWhichStructureIsRemoved:
    def test_the_one_the_player_picks_and_it_can_be_built_again(self) -> None:
        blue = {
            "troops": {"kiev": 3},
            "structures": {"kiev": ["church", "stronghold"], "volyn": ["church"], "rostov": ["church"]},
        }
        table = having("new_beginning", blue, column="build", row=2)
        table.play("deed new_beginning")
        assert table.moves == ["raze church rostov", "raze church volyn", "raze church kiev", "raze stronghold kiev"]
        table.play("raze church volyn", "tax kiev", "act")
        assert "build church kiev" not in table.moves
        assert "build stronghold kiev" not in table.moves
        assert "build market kiev" in table.moves
        assert table.changes == {
            "seats.blue.structures.volyn": (["church"], None),
            "seats.blue.goods.wood": (0, 1),
            "regions.kiev.good_here": (True, False),
            "seats.blue.deeds": (["new_beginning"], []),
            "seats.blue.accomplished": ([], ["new_beginning"]),
        }

    def test_a_structure_that_was_removed_is_back_in_the_supply(self) -> None:
        churches = {"kiev": ["church"], "volyn": ["church"], "rostov": ["church"]}
        table = having("new_beginning", {"troops": {"polotsk": 3}, "structures": churches}, column="build", row=2)
        assert "build church polotsk" not in table.play("act").moves
        table = having("new_beginning", {"troops": {"polotsk": 3}, "structures": churches}, column="build", row=2)
        table.play("deed new_beginning", "raze church rostov", "stop", "act", "build church polotsk")
        assert table.changes == {
            "seats.blue.structures.rostov": (["church"], None),
            "seats.blue.structures.polotsk": (None, ["church"]),
            "seats.blue.troops.polotsk": (3, 4),
            "regions.polotsk.rebels": (1, 0),
            "seats.blue.deeds": (["new_beginning"], []),
            "seats.blue.accomplished": ([], ["new_beginning"]),
        }


class TestTheAttackOfADeed:
    @pytest.mark.parametrize("deed", ["defensive_belt", "enforce_peace", "hire_mercenaries"])
    def test_one_card_fewer_is_revealed(self, deed: str) -> None:
        """Yellow rules Kiev: two cards otherwise, one now."""
        blue = DEEDS[deed].blue | {"troops": {"kiev": 1}}
        structures = {name: kinds for name, kinds in blue.get("structures", {}).items() if name != "kiev"}
        if deed == "defensive_belt":
            structures = {"polotsk": ["stronghold"], "smolensk": ["stronghold"], "novgorod": ["stronghold"]}
        yellow = {"troops": {"kiev": 3}}
        table = having(deed, blue | {"structures": structures}, others={"yellow": yellow})
        table.play(f"deed {deed}", "attack kiev yellow", "deck left", "reveal scheme tax")
        assert table.asked == ("blue", "before-main-action")
        changes = {name: both for name, both in table.changes.items() if not name.startswith("seats.blue.goods")}
        changes.pop("seats.blue.coins", None)
        assert changes == {
            "seats.yellow.troops.kiev": (3, 2),
            "seats.blue.warfare": (0, 1),
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s05"]),
            "seats.blue.deeds": ([deed], []),
            "seats.blue.accomplished": ([], [deed]),
        }

    def test_the_next_attack_reveals_as_many_as_ever(self) -> None:
        blue = DEEDS["hire_mercenaries"].blue
        others = {"yellow": {"troops": {"kiev": 2}}}
        table = having("hire_mercenaries", blue, others=others, column="attack", row=2)
        table.play("deed hire_mercenaries", "attack kiev yellow")
        assert table.asked == ("blue", "before-main-action")
        table.forget().play("act", "attack kiev yellow", "deck left", "reveal scheme build")
        assert table.changes == {
            "seats.yellow.troops.kiev": (1, None),
            "seats.blue.warfare": (1, 2),
            "schemes.decks.left.cards": (14, 13),
            "schemes.discard": ([], ["s11"]),
        }

    def test_it_may_be_spent_on_a_rebel(self) -> None:
        table = having("hire_mercenaries", DEEDS["hire_mercenaries"].blue)
        table.play("deed hire_mercenaries", "attack kiev rebel", "reward two-coins")
        # Two coins paid, two coins found.
        assert table.changes == {
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.rebels": (0, 1),
            "regions.kiev.rebels": (1, 0),
            "rewards_left.two-coins": (2, 1),
            "seats.blue.deeds": (["hire_mercenaries"], []),
            "seats.blue.accomplished": ([], ["hire_mercenaries"]),
        }

    def test_without_a_target_the_point_lapses(self) -> None:
        blue = DEEDS["hire_mercenaries"].blue
        table = having("hire_mercenaries", blue, regions={"kiev": {"rebels": 0}}).play("deed hire_mercenaries")
        assert table.asked == ("blue", "before-main-action")
        assert table.changes == {
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.ore": (1, 0),
            "seats.blue.coins": (2, 0),
            "seats.blue.deeds": (["hire_mercenaries"], []),
            "seats.blue.accomplished": ([], ["hire_mercenaries"]),
        }


class TestTheMoveAnywhereOfADeed:
    def test_any_other_region_in_play_can_be_reached_and_the_second_move_may_be_left_out(self) -> None:
        table = having("send_gifts", DEEDS["send_gifts"].blue).play("deed send_gifts", "troop kiev")
        assert table.moves == [
            f"to {name}" for name in "novgorod rostov polotsk smolensk volyn chernigov pereyaslavl".split()
        ]
        table.play("to novgorod", "stop")
        assert table.changes == {
            "seats.blue.goods.fish": (1, 0),
            "seats.blue.goods.fur": (1, 0),
            "seats.blue.coins": (2, 0),
            "seats.blue.troops.kiev": (1, None),
            "seats.blue.troops.novgorod": (None, 1),
            "seats.blue.deeds": (["send_gifts"], []),
            "seats.blue.accomplished": ([], ["send_gifts"]),
        }

    def test_the_leader_is_one_of_the_two_troops_and_not_both(self) -> None:
        table = having("send_gifts", DEEDS["send_gifts"].blue)
        table.play("deed send_gifts", "leader kiev", "to rostov")
        assert table.moves == ["stop", "troop kiev"]
        alone = having("send_gifts", DEEDS["send_gifts"].blue | {"troops": {}})
        alone.play("deed send_gifts", "leader kiev", "to rostov")
        assert alone.asked == ("blue", "before-main-action")
        assert alone.changes["seats.blue.leader_at"] == ("kiev", "rostov")


class TestRequirements:
    def test_a_requirement_is_not_spent(self) -> None:
        table = having("law_giver", {"rebels": 3, "coins": 2}).play("deed law_giver", *DRAW)
        assert table.position["seats"]["blue"]["rebels"] == 3
        assert "seats.blue.rebels" not in table.changes

    def test_grand_hunter_needs_the_marker_and_not_the_first_turn(self) -> None:
        """The marker changes hands at once, the order of play does not."""
        blue = {"goods": {"fur": 2}}
        assert possible(having("grand_hunter", blue, first_player="yellow", marker="yellow")) == []
        table = having("grand_hunter", blue, first_player="yellow", marker="blue")
        table.play("deed grand_hunter", "troop kiev", "to volyn")
        assert table.changes == DEEDS["grand_hunter"].changes | {
            "seats.blue.deeds": (["grand_hunter"], []),
            "seats.blue.accomplished": ([], ["grand_hunter"]),
        }

    def test_grand_hunter_in_the_turn_in_which_one_takes_the_marker(self) -> None:
        table = having("grand_hunter", {"goods": {"fur": 2}}, column="scheme", row=1, first_player="yellow")
        assert possible(table) == []
        table.play("act", "deck left", "draw scheme tax", "draw scheme build", "draw scheme muster")
        table.play("keep scheme tax", "return scheme build", "marker blue")
        assert possible(table) == ["grand_hunter"]

    def test_market_day_counts_the_icon_and_not_the_good_that_lies_there(self) -> None:
        regions = {name: {"good_here": False} for name in ("novgorod", "pereyaslavl", "volyn")}
        table = having("market_day", DEEDS["market_day"].blue, regions=regions)
        assert possible(table) == ["market_day"]

    def test_more_than_enough_is_enough(self) -> None:
        blue = {"troops": {"kiev": 9}, "leader_at": "kiev"}
        assert possible(having("amass_forces", blue)) == ["amass_forces"]
        assert possible(having("law_giver", {"rebels": 5, "coins": 9})) == ["law_giver"]

    def test_structures_of_an_opponent_do_not_help(self) -> None:
        yellow = {"structures": {"polotsk": ["church", "market", "stronghold"]}}
        for deed, kind in (("defensive_belt", "stronghold"), ("tithe_payments", "church"), ("market_day", "market")):
            blue: dict[str, Any] = {"structures": {"kiev": [kind], "volyn": [kind]}}
            assert possible(having(deed, blue, others={"yellow": yellow})) == []
        blue = {"structures": {"kiev": ["church", "market"]}, "goods": {"wood": 2}}
        yellow = {"structures": {"kiev": ["stronghold"]}}
        for deed in ("capital_city", "establish_fortress"):
            assert possible(having(deed, blue, others={"yellow": yellow})) == []

    def test_structures_without_troops_beside_them_count_and_a_silent_one_too(self) -> None:
        """Yaroslav takes their abilities away, not the structures."""
        table = having(
            "tithe_payments",
            {"structures": {"kiev": ["church"], "volyn": ["church"], "polotsk": ["church"]}, "troops": {"rostov": 1}},
            others={"yellow": {"leader": "yaroslav", "leader_at": "kiev"}},
        )
        assert possible(table) == ["tithe_payments"]
