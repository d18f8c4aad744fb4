"""Deeds: every one completed when it can be and not offered when something is missing; slots, influence and Merits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import Table, turn

Fields = dict[str, Any]
TROOPS, COINS = "seats.blue.troops", "seats.blue.coins"
LEAD = ("lead left", "draw card levy", "draw card sally", "keep card sally")
LED: Fields = {
    "seats.blue.cards": ([], ["s16"]),
    "cards.decks.left.cards": (16, 15),
    "cards.decks.left.top": ([], [{"card": "s01", "known_by": ["blue"]}]),
}
RIGHT_LED: Fields = {**LED}


class Deed:
    """What blue has, what it lacks without `short`, the moves of cost and reward, and what they change."""

    def __init__(
        self, has: Fields, short: Fields, moves: tuple[str, ...], changes: Fields, table: Fields | None = None,
        short_table: Fields | None = None,
    ) -> None:  # fmt: skip
        self.has = has
        self.short = short
        self.moves = moves
        self.changes = changes
        self.table = table or {}
        self.short_table = short_table


def goods(**held: int) -> Fields:
    return {"goods": held}


def paid(**spent: int) -> Fields:
    return {f"seats.blue.goods.{good}": (number, 0) for good, number in spent.items()}


AT_HOME = {"troops": {"kyiv": 4}}
RULES_THREE = {"troops": {"kyiv": 2, "volyn": 2, "polotsk": 2}}
HERE = "seats.blue.troops.kyiv"
TWO_MUSTERED = ("muster kyiv", "muster kyiv")
REBEL = ("attack kyiv rebel", "reward coin")
TAKEN = {"regions.kyiv.rebels": (1, 0), "rewards_left.coin": (4, 3)}
MOVED = ("move kyiv", "to volyn", "march 1")
BUILT = {"seats.blue.buildings.kyiv": (None, ["market"])}
TAXED = {"regions.kyiv.good_here": (True, False), "seats.blue.goods.wood": (0, 1)}

DEEDS: dict[str, Deed] = {
    # Starting deeds, deck A
    "hearth_gifts": Deed(
        AT_HOME | goods(fish=1) | {"coins": 1}, {"coins": 0}, TWO_MUSTERED, paid(fish=1) | {COINS: (1, 0), HERE: (4, 6)}
    ),
    "timber_levy": Deed(
        AT_HOME | goods(wood=1, fur=1), goods(wood=1), ("build market kyiv",),
        paid(wood=1, fur=1) | BUILT | {COINS: (3, 4)},
    ),
    "mead_table": Deed(
        AT_HOME | goods(honey=1), {"coins": 0}, LEAD, paid(honey=1) | LED | {COINS: (3, 4)}
    ),
    "stonecutters": Deed(
        {"troops": {"kyiv": 4, "smolensk": 3}} | goods(stone=1), goods(fish=1), ("tax kyiv", "tax smolensk"),
        paid(stone=1) | TAXED | {
            COINS: (3, 2), "regions.smolensk.good_here": (True, False), "seats.blue.goods.honey": (0, 1)
        },
    ),
    "silver_for_swords": Deed(
        AT_HOME, {"coins": 2}, (*REBEL, "muster kyiv"),
        TAKEN | {COINS: (3, 1), HERE: (4, 5), "seats.blue.captured": (0, 1)},
    ),
    # Starting deeds, deck B
    "first_claim": Deed(
        {"troops": {"kyiv": 2, "volyn": 2}}, {"troops": {"kyiv": 2, "volyn": 1}}, (), {COINS: (3, 4)}
    ),
    "first_stones": Deed(
        AT_HOME | {"buildings": {"kyiv": ["market"], "azov": ["palace"]}},
        {"buildings": {"kyiv": ["market", "palace"]}}, (), {COINS: (3, 4)}, {"players": 4},
    ),
    "scouts_abroad": Deed(
        {"troops": {"kyiv": 1, "volyn": 1, "polotsk": 1}, "leader_at": "rostov"}, {"leader_at": "kyiv"},
        ("move kyiv", "to volyn"), {HERE: (1, None), f"{TROOPS}.volyn": (1, 2)},
    ),
    "cell_keys": Deed(AT_HOME | {"captured": 2}, {"captured": 1}, (), {COINS: (3, 4)}),
    "laden_cart": Deed(AT_HOME | goods(fish=2, fur=1), goods(fish=2), ("tax kyiv",), TAXED),
    # Contracts
    "generous_prince": Deed(AT_HOME | {"coins": 4}, {"coins": 3}, TWO_MUSTERED, {COINS: (4, 0), HERE: (4, 6)}),
    "splendid_feast": Deed(
        AT_HOME | goods(fish=1, honey=1), goods(fish=2), ("muster kyiv", *LEAD),
        paid(fish=1, honey=1) | LED | {COINS: (3, 2), HERE: (4, 5)},
    ),
    "send_gifts": Deed(
        {"troops": {"kyiv": 4}, "leader_at": "kyiv"} | goods(fish=1, fur=1), goods(fish=1),
        ("relocate kyiv", "to rostov", "relocate leader", "to volyn"),
        paid(fish=1, fur=1) | {HERE: (4, 3), f"{TROOPS}.rostov": (None, 1), "seats.blue.leader_at": ("kyiv", "volyn")},
    ),
    "wilderness_forts": Deed(
        AT_HOME | goods(stone=1, fur=1, wood=1), goods(stone=1, fur=1, fish=1), ("build market kyiv", "muster kyiv"),
        paid(stone=1, fur=1, wood=1) | BUILT | {HERE: (4, 5)},
    ),
    "hire_mercenaries": Deed(
        AT_HOME | goods(fish=1, stone=1), goods(fish=2), (*REBEL, *TWO_MUSTERED),
        paid(fish=1, stone=1) | TAKEN | {HERE: (4, 6), "seats.blue.captured": (0, 1)},
    ),
    "trade_route": Deed(
        AT_HOME | goods(fish=1, stone=1, fur=1), goods(fish=2, stone=1), (),
        paid(fish=1, stone=1, fur=1) | {COINS: (3, 7)},
    ),
    "reward_laborers": Deed(
        AT_HOME | goods(fish=2), goods(fish=1), ("build market kyiv",), paid(fish=2) | BUILT | {COINS: (3, 2)}
    ),
    "hoard": Deed(
        AT_HOME | goods(fish=3, wood=1), goods(fish=2, wood=2), LEAD, paid(fish=3) | LED | {COINS: (3, 5)}
    ),
    "great_library": Deed(
        AT_HOME | goods(stone=1) | {"cards": ["s29"]}, {"cards": []}, ("discard treasury", "build market kyiv"),
        paid(stone=1) | BUILT | {"seats.blue.cards": (["s29"], []), "cards.discard": ([], ["s29"])},
    ),
    "master_beekeeper": Deed(
        AT_HOME | goods(honey=2) | {"cards": ["s29"]}, goods(honey=1),
        ("discard treasury", "build palace kyiv", "tax kyiv"),
        paid(honey=2) | TAXED | {"seats.blue.buildings.kyiv": (None, ["palace"]),
                                 "seats.blue.cards": (["s29"], []), "cards.discard": ([], ["s29"])},
    ),
    "honorable_prince": Deed(
        AT_HOME | {"cards": ["s29"]}, {"coins": 1}, ("discard treasury", *TWO_MUSTERED, "muster kyiv"),
        {COINS: (3, 1), HERE: (4, 7), "seats.blue.cards": (["s29"], []), "cards.discard": ([], ["s29"])},
    ),
    "retire_veterans": Deed(
        {"troops": {"kyiv": 2, "volyn": 1}, "leader_at": "kyiv"}, {"troops": {"kyiv": 1}},
        ("remove kyiv", "remove kyiv", *LEAD), LED | {HERE: (2, None), COINS: (3, 4)},
    ),
    "peace_maker": Deed(
        {"troops": {"kyiv": 3, "volyn": 1}}, {"troops": {"kyiv": 1, "volyn": 1}, "leader_at": "kyiv"},
        ("choose deed amnesty", *LEAD),
        LED | {HERE: (3, 1), "seats.blue.deeds": (["peace_maker"], ["amnesty"]),
               "markets.contract": (["amnesty", "hoard", "fur_tribute"], [None, "hoard", "fur_tribute"])},
        {"markets": {"contract": ["amnesty", "hoard", "fur_tribute"],
                     "quest": ["conquest", "law_giver", "market_day"]}},
    ),
    "border_patrols": Deed(
        {"troops": {"kyiv": 2, "volyn": 1, "polotsk": 1}}, {"troops": {"kyiv": 3, "volyn": 1}, "leader_at": "rostov"},
        ("relocate kyiv", "to rostov", "stop"),
        {f"{TROOPS}.volyn": (1, None), f"{TROOPS}.polotsk": (1, None), HERE: (2, None),
         f"{TROOPS}.rostov": (None, 1), COINS: (3, 6)},
    ),
    "victory_march": Deed(
        AT_HOME | {"cards": ["s29"], "captured": 1}, {"captured": 0},
        ("discard treasury", *MOVED, "move kyiv", "to volyn", "march 1"),
        {COINS: (3, 4), HERE: (4, 2), f"{TROOPS}.volyn": (None, 2), "seats.blue.battle": (0, 1),
         "seats.blue.captured": (1, 0), "seats.blue.cards": (["s29"], []), "cards.discard": ([], ["s29"])},
    ),
    "new_beginning": Deed(
        AT_HOME | {"buildings": {"kyiv": ["palace"], "volyn": ["stronghold"]}},
        {"buildings": {"volyn": ["stronghold"]}}, ("tax kyiv",),
        TAXED | {COINS: (3, 5), "seats.blue.buildings.kyiv": (["palace"], None), "seats.blue.razed.palace": (None, 1)},
    ),
    "enforce_peace": Deed(
        AT_HOME | goods(wood=1, honey=1) | {"captured": 1}, {"captured": 0}, (*REBEL, *LEAD),
        paid(wood=1, honey=1) | LED | TAKEN | {COINS: (3, 4)},
    ),
    "amnesty": Deed(
        AT_HOME | {"captured": 2}, {"captured": 1}, TWO_MUSTERED, {HERE: (4, 6), "seats.blue.captured": (2, 0)}
    ),
    "winter_provisions": Deed(
        AT_HOME | goods(fish=2, wood=1), goods(fish=1, wood=2), (*TWO_MUSTERED, *MOVED),
        paid(fish=2, wood=1) | {HERE: (4, 5), f"{TROOPS}.volyn": (None, 1), COINS: (3, 4)},
    ),
    "fur_tribute": Deed(AT_HOME | goods(fur=2), goods(fur=1), (), paid(fur=2) | {COINS: (3, 7)}),
    # Quests
    "amass_forces": Deed(
        {"troops": {"kyiv": 5}, "leader_at": "kyiv"}, {"leader_at": "volyn"}, MOVED,
        {HERE: (5, 4), f"{TROOPS}.volyn": (None, 1)},
    ),
    "dispatch_messengers": Deed(
        {"troops": dict.fromkeys(("kyiv", "volyn", "polotsk", "rostov"), 1), "leader_at": "smolensk"},
        {"leader_at": "kyiv"}, TWO_MUSTERED, {HERE: (1, 3)},
    ),
    "conquest": Deed(
        RULES_THREE, {"troops": {"kyiv": 2, "volyn": 2, "polotsk": 1}}, ("move kyiv", "to volyn", "march 1"),
        {HERE: (2, 1), f"{TROOPS}.volyn": (2, 3)},
    ),
    "create_republic": Deed(
        {"troops": {"novgorod": 2, "chernigov": 2, "volyn": 2}}, {"troops": {"novgorod": 2, "chernigov": 2}},
        ("tax novgorod",), {"regions.novgorod.good_here": (True, False), "seats.blue.goods.wood": (0, 1)},
    ),
    "distant_rule": Deed(
        {"troops": {"pereyaslavl": 2, "polotsk": 2, "rostov": 2}}, {"troops": {"pereyaslavl": 2, "polotsk": 2}},
        (), {"seats.blue.battle": (0, 1)},
    ),
    "capital_city": Deed(
        AT_HOME | {"buildings": {"kyiv": ["palace", "market", "stronghold"]}},
        {"buildings": {"kyiv": ["palace", "stronghold"], "volyn": ["market"]}}, ("tax kyiv", "market coin"),
        TAXED | {COINS: (3, 5)},
    ),
    "defensive_belt": Deed(
        AT_HOME | {"buildings": {"kyiv": ["stronghold"], "volyn": ["stronghold"]}},
        {"buildings": {"kyiv": ["stronghold"], "novgorod": ["stronghold"], "volyn": ["palace"]}}, REBEL,
        TAKEN | {"seats.blue.captured": (0, 1), COINS: (3, 4)},
    ),
    "tithe_payments": Deed(
        AT_HOME | {"buildings": {"kyiv": ["palace"], "volyn": ["palace"]}},
        {"buildings": {"kyiv": ["palace"], "novgorod": ["palace"], "volyn": ["market"]}}, (), {COINS: (3, 5)},
    ),
    "market_day": Deed(
        AT_HOME | {"buildings": {"kyiv": ["market"], "volyn": ["market"], "rostov": ["market"]}},
        {"buildings": {"kyiv": ["market"], "volyn": ["market"], "novgorod": ["market"]}}, LEAD, LED,
    ),
    "establish_fortress": Deed(
        AT_HOME | {"buildings": {"kyiv": ["palace", "stronghold"]}},
        {"buildings": {"kyiv": ["palace", "market"], "volyn": ["stronghold"]}}, LEAD, LED,
    ),
    "besiege_citadel": Deed(
        AT_HOME, {}, REBEL, TAKEN | {"seats.blue.captured": (0, 1), COINS: (3, 4)},
        {"seats": {"yellow": {"troops": {"rostov": 1}, "buildings": {"kyiv": ["stronghold"]}}}},
        {"seats": {"yellow": {"troops": {"rostov": 1}, "buildings": {"kyiv": ["palace"]}}}},
    ),
    "law_giver": Deed(AT_HOME | {"captured": 3}, {"captured": 2}, LEAD, LED),
    "grand_hunter": Deed(
        AT_HOME | goods(fur=2), {}, MOVED, {HERE: (4, 3), f"{TROOPS}.volyn": (None, 1)}, {"marker": "blue"},
        {"marker": "yellow"},
    ),
    "royal_progress": Deed(
        {"troops": {"kyiv": 3}, "leader_at": "kyiv"}, {"leader_at": "volyn"}, (), {COINS: (3, 5)}
    ),
    "sworn_lands": Deed(
        AT_HOME | {"oaths": {"kyiv": ["plenty", "authority"]}}, {"oaths": {"kyiv": ["plenty"]}}, ("muster kyiv",),
        {HERE: (4, 5)},
    ),
    "spreading_roofs": Deed(
        AT_HOME | {"buildings": {"kyiv": ["palace"], "volyn": ["market"], "rostov": ["palace"], "polotsk": ["market"]}},
        {"buildings": {"kyiv": ["palace"], "volyn": ["market", "palace"], "polotsk": ["market"]}}, LEAD, LED,
    ),
    "border_victory": Deed(
        {"troops": {"kyiv": 3, "volyn": 3}}, {}, ("muster kyiv",), {HERE: (3, 4)},
        {"seats": {"yellow": {"troops": {"kyiv": 1, "volyn": 1}}}},
        {"seats": {"yellow": {"troops": {"kyiv": 1, "rostov": 1}}}},
    ),
    "full_storehouse": Deed(
        AT_HOME | goods(stone=1, wood=1, fish=1, honey=1, fur=1), goods(stone=1, wood=1, fish=1, honey=2), (),
        {COINS: (3, 4)},
    ),
    "veteran_host": Deed(AT_HOME | {"battle": 3}, {"battle": 2}, ("muster kyiv",), {HERE: (4, 5)}),
    "quiet_roads": Deed(
        {"troops": {"kyiv": 1, "volyn": 1}, "leader_at": "polotsk"}, {"leader_at": "kyiv"}, (), {COINS: (3, 5)},
        {"regions": {"kyiv": {"rebels": 0}, "volyn": {"rebels": 0}, "polotsk": {"rebels": 0}}},
    ),
}  # fmt: skip


def holding(deed: str, has: Fields, table: Fields) -> Table:
    """Blue holds the deed: a starting one secretly, others openly."""
    starting = list(DEEDS).index(deed) < 10
    field = "secret_deeds" if starting else "deeds"
    more = {key: value for key, value in table.items() if key != "seats"}
    seats = {"blue": {**has, field: [deed]}, **table.get("seats", {})}
    return turn("blue", "muster", 3, seats=seats, **more)


@pytest.mark.parametrize("deed", DEEDS)
def test_every_deed_takes_its_cost_and_gives_its_reward(deed: str) -> None:
    told = DEEDS[deed]
    table = holding(deed, told.has, told.table).play(f"deed {deed}", *told.moves)
    assert table.asked == ("blue", "choose-slot")
    table.play("slot left")
    starting = list(DEEDS).index(deed) < 10
    kept = told.changes.get("seats.blue.deeds", ([deed], []))
    hand = {"seats.blue.secret_deeds": ([deed], [])} if starting else {"seats.blue.deeds": kept}
    changes = {**told.changes, **hand, "seats.blue.completed.left": ([], [deed])}
    assert table.changes == {field: change for field, change in changes.items() if change[0] != change[1]}


@pytest.mark.parametrize("deed", DEEDS)
def test_no_deed_is_offered_while_something_is_missing(deed: str) -> None:
    told = DEEDS[deed]
    assert f"deed {deed}" in holding(deed, told.has, told.table).moves
    lacking = holding(deed, {**told.has, **told.short}, told.table if told.short_table is None else told.short_table)
    assert f"deed {deed}" not in lacking.moves


@pytest.mark.parametrize(("players", "present"), [(2, 5), (3, 6), (4, 7)])
def test_messengers_go_further_with_more_players(players: int, present: int) -> None:
    regions = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kyiv", "chernigov"]
    troops = dict.fromkeys(regions[:present], 1)
    assert "deed dispatch_messengers" in holding("dispatch_messengers", {"troops": troops}, {"players": players}).moves
    del troops[regions[0]]
    few = holding("dispatch_messengers", {"troops": troops}, {"players": players})
    assert "deed dispatch_messengers" not in few.moves


class TestSlots:
    def done(self, number: int, slot: str = "left", **more: Any) -> Table:
        """Blue completes Cell Keys with so many deeds in the slot already."""
        earlier = ["hoard", "amnesty", "conquest", "law_giver"][:number]
        blue = {"troops": {"kyiv": 4}, "captured": 2, "secret_deeds": ["cell_keys"], "completed": {slot: earlier}}
        return turn("blue", "muster", 3, seats={"blue": {**blue, **more}}).play("deed cell_keys", f"slot {slot}")

    @pytest.mark.parametrize(("slot", "tile"), [("left", "movement"), ("middle", "muster"), ("right", "attack")])
    def test_the_first_deed_unlocks_the_tile_below(self, slot: str, tile: str) -> None:
        rich = {"goods": {"wood": 2, "fish": 2}}
        assert self.done(0, slot, **rich).moves_of("wield") == [f"wield {tile}"]

    def test_the_second_deed_on_the_left_draws_two_cards(self) -> None:
        table = self.done(1, "left").play(*LEAD)
        assert table.at("seats.blue.cards") == ["s16"]

    def test_the_second_deed_in_the_middle_builds(self) -> None:
        table = self.done(1, "middle").play("build market kyiv")
        assert table.at("seats.blue.buildings") == {"kyiv": ["market"]}

    def test_the_hammer_of_the_second_step_can_be_saved(self) -> None:
        table = self.done(1, "middle").play("stop")
        assert table.at("turn.hammers") == 1

    def test_the_second_deed_on_the_right_gives_two_furs(self) -> None:
        assert self.done(1, "right").at("seats.blue.goods.fur") == 2

    @pytest.mark.parametrize(("number", "merits"), [(1, 0), (2, 1), (3, 1)])
    def test_the_third_deed_is_a_merit_and_a_fourth_brings_nothing(self, number: int, merits: int) -> None:
        from veche.titles.rurik.second.state import merits as counted

        table = self.done(number, "right")
        assert counted(table.game.state, 0) == merits
        assert table.at("seats.blue.goods.fur") == (2 if number == 1 else 0)

    def test_a_deed_in_each_slot_is_one_merit(self) -> None:
        from veche.titles.rurik.second.state import merits as counted

        table = self.done(0, "left", completed={"middle": ["hoard"], "right": ["amnesty"]})
        assert counted(table.game.state, 0) == 1

    def test_a_deed_goes_into_any_slot(self) -> None:
        blue = {"troops": {"kyiv": 4}, "captured": 2, "secret_deeds": ["cell_keys"]}
        table = turn("blue", "muster", 3, seats={"blue": blue}).play("deed cell_keys")
        assert table.moves == ["slot left", "slot middle", "slot right"]
