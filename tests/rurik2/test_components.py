"""What is printed on the map and the boards, as play shows it: goods, borders, regions in play, steps, rewards."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.rurik2.scenario import Table, chronicle, end, turn
from veche.titles.rurik.second.components import CONTRACTS, DEEDS, QUESTS, SLOTS

GOODS = {
    "novgorod": "wood", "rostov": "stone", "polotsk": "stone", "smolensk": "honey", "volyn": "fish", "kyiv": "wood",
    "chernigov": "fish", "pereyaslavl": "fur", "pskov": "fish", "suzdal": "wood", "galich": "honey", "brest": "wood",
    "murom": "stone", "peresech": "fur", "azov": "fish",
}  # fmt: skip

BORDERS = {
    "novgorod": "rostov polotsk smolensk pskov",
    "rostov": "novgorod smolensk chernigov suzdal",
    "polotsk": "novgorod smolensk volyn kyiv chernigov pskov brest",
    "smolensk": "novgorod rostov polotsk chernigov",
    "volyn": "polotsk kyiv galich brest",
    "kyiv": "polotsk volyn chernigov pereyaslavl galich azov",
    "chernigov": "rostov polotsk smolensk kyiv pereyaslavl suzdal murom",
    "pereyaslavl": "kyiv chernigov murom azov",
    "pskov": "novgorod polotsk brest",
    "suzdal": "rostov chernigov murom",
    "galich": "volyn kyiv brest peresech azov",
    "brest": "polotsk volyn pskov galich peresech",
    "murom": "chernigov pereyaslavl suzdal azov",
    "peresech": "galich brest azov",
    "azov": "kyiv pereyaslavl galich murom peresech",
}

IN_PLAY = {2: list(GOODS)[:8], 3: list(GOODS)[:11], 4: list(GOODS)}


@pytest.mark.parametrize("region", GOODS)
def test_the_good_of_a_region(region: str) -> None:
    table = turn("blue", "tax", 2, players=4, seats={"blue": {"troops": {region: 2}}}).play("act", f"tax {region}")
    goods = table.at("seats.blue.goods")
    assert [good for good in goods if goods[good]] == [GOODS[region]]


@pytest.mark.parametrize("region", BORDERS)
def test_the_borders_of_a_region(region: str) -> None:
    table = turn("blue", "movement", 3, players=4, seats={"blue": {"troops": {region: 1}}}).play(
        "act", f"move {region}"
    )
    assert table.moves == [f"to {other}" for other in BORDERS[region].split()]


@pytest.mark.parametrize("players", IN_PLAY)
def test_the_regions_in_play(players: int) -> None:
    game = veche.new("rurik2", players=players, seed=3)
    while (ask := game.ask) is not None and ask.procedure != "place-troop":
        game.play(game.moves[0])
    assert list(game.moves) == [f"place {region}" for region in IN_PLAY[players]]


def test_what_lies_under_the_rebels() -> None:
    rewards = {"honey": 2, "fish": 2, "stone": 2, "wood": 2, "fur": 1, "coin": 4, "two-coins": 2}
    assert turn("blue", "attack", 2).at("rewards_left") == rewards


RULED = ["rostov", "polotsk", "smolensk", "volyn", "chernigov", "pereyaslavl"]


@pytest.mark.parametrize(("number", "step"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("options", [[], ["six-regions"]])
def test_steps_of_the_rule_track(options: list[str], number: int, step: int) -> None:
    blue = {"troops": dict.fromkeys(RULED[:number], 2) or {"kyiv": 1}}
    table = chronicle(seats={"blue": blue, "yellow": {"troops": {"novgorod": 1}}}, options=options)
    assert table.at("seats.blue.tracks.rule") == step


@pytest.mark.parametrize(("options", "step"), [([], 4), (["six-regions"], 5)])
def test_six_regions_are_the_top_only_as_an_option(options: list[str], step: int) -> None:
    blue = {"troops": dict.fromkeys(RULED, 2)}
    table = chronicle(seats={"blue": blue, "yellow": {"troops": {"novgorod": 1}}}, options=options)
    assert table.at("seats.blue.tracks.rule") == step


@pytest.mark.parametrize("options", [[], ["six-regions"]])
def test_five_regions_with_kyiv_and_novgorod(options: list[str]) -> None:
    blue = {"troops": dict.fromkeys(["kyiv", "novgorod", *RULED[:3]], 2)}
    table = chronicle(seats={"blue": blue, "yellow": {"troops": {"volyn": 1}}}, options=options)
    assert table.at("seats.blue.tracks.rule") == (4 if options else 5)


@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8)])
@pytest.mark.parametrize("track", ["rule", "expand", "govern"])
def test_points_of_the_tracks(track: str, step: int, points: int) -> None:
    blue: dict[str, Any] = {"troops": {"kyiv": 1}, "tracks": {track: step}}
    table = end(seats={"blue": blue, "yellow": {"troops": {"volyn": 1}}})
    outcome = table.game.outcome
    assert outcome is not None
    assert [line.points for line in outcome.lines[0] if line.heading == f"{track}-track"] == [points]


NO_POINTS = (
    "hearth_gifts", "timber_levy", "mead_table", "stonecutters", "silver_for_swords", "hire_mercenaries",
    "honorable_prince", "victory_march", "new_beginning", "amnesty", "winter_provisions",
)  # fmt: skip
TWO_POINTS = (
    "dispatch_messengers", "create_republic", "distant_rule", "capital_city", "market_day", "grand_hunter",
    "border_victory", "full_storehouse",
)  # fmt: skip


@pytest.mark.parametrize("deed", DEEDS)
def test_points_of_a_deed(deed: str) -> None:
    completed = {"completed": {"left": [deed]}}
    table = end(seats={"blue": {"troops": {"kyiv": 1}, **completed}, "yellow": {"troops": {"volyn": 1}}})
    outcome = table.game.outcome
    assert outcome is not None
    points = 0 if deed in NO_POINTS else 2 if deed in TWO_POINTS else 1
    assert [line.points for line in outcome.lines[0] if line.heading == "deeds"] == [points]


@pytest.mark.parametrize(
    ("card", "name", "carts", "hammers"),
    [
        ("s17", "tribute", 1, 0),
        ("s19", "rich-tribute", 1, 0),
        ("s20", "winter-circuit", 2, 0),
        ("s21", "river-toll", 2, 0),
        ("s22", "timber-works", 0, 1),
        ("s24", "funded-works", 0, 1),
        ("s25", "masons-fee", 0, 1),
    ],
)
def test_carts_and_hammers_of_a_card(card: str, name: str, carts: int, hammers: int) -> None:
    table = turn("blue", "lead", 3, seats={"blue": {"troops": {"kyiv": 3}, "cards": [card]}}).play(f"play {name}")
    assert (table.at("turn.carts"), table.at("turn.hammers")) == (carts, hammers)


def holding(deed: str, blue: dict[str, Any], **position: Any) -> Table:
    """Blue holds the deed, a starting one secretly."""
    field = "secret_deeds" if DEEDS.index(deed) < CONTRACTS else "deeds"
    seats = {"blue": {field: [deed], **blue}, **position.pop("seats", {})}
    return turn("blue", "muster", 3, seats=seats, **position)


AT_HOME = {"troops": {"kyiv": 4}}


class TestHowMuchDeedsGive:
    """Whoever gets actions from a deed gets so many and no more."""

    @pytest.mark.parametrize(
        ("deed", "blue", "moves", "carts"),
        [
            ("stonecutters", {"goods": {"stone": 1}}, (), 2),
            ("laden_cart", {"goods": {"fish": 3}}, (), 1),
            ("master_beekeeper", {"goods": {"honey": 2}, "cards": ["s29"]}, ("discard treasury",), 1),
            ("new_beginning", {"buildings": {"kyiv": ["palace"]}}, (), 2),
            ("capital_city", {"buildings": {"kyiv": ["palace", "market", "stronghold"]}}, (), 1),
        ],
    )
    def test_carts(self, deed: str, blue: dict[str, Any], moves: tuple[str, ...], carts: int) -> None:
        assert holding(deed, AT_HOME | blue).play(f"deed {deed}", *moves).at("turn.carts") == carts

    @pytest.mark.parametrize(
        ("deed", "blue"),
        [
            ("silver_for_swords", {}),
            ("hire_mercenaries", {"goods": {"fish": 1, "stone": 1}}),
            ("enforce_peace", {"goods": {"wood": 1, "honey": 1}, "captured": 1}),
            ("defensive_belt", {"buildings": {"kyiv": ["stronghold"], "volyn": ["stronghold"]}}),
            ("besiege_citadel", {}),
        ],
    )
    def test_one_sword(self, deed: str, blue: dict[str, Any]) -> None:
        yellow = {"troops": {"rostov": 1}}
        if deed == "besiege_citadel":
            yellow |= {"buildings": {"kyiv": ["stronghold"]}}  # type: ignore[dict-item]
        table = holding(deed, {"troops": {"kyiv": 4, "volyn": 2}, **blue}, seats={"yellow": yellow})
        table.play(f"deed {deed}", "attack kyiv rebel", "reward coin")
        assert not table.moves_of("attack")

    def test_two_relocations(self) -> None:
        table = holding("border_patrols", {"troops": {"kyiv": 3, "volyn": 1, "polotsk": 1}}).play("deed border_patrols")
        table.play("relocate kyiv", "to rostov", "relocate kyiv", "to rostov")
        assert not table.moves_of("relocate")


class TestWhatDeedsAskFor:
    def asks(self, deed: str, enough: dict[str, Any], lacking: list[dict[str, Any]], **position: Any) -> None:
        assert holding(deed, enough, **position).moves_of("deed")
        for blue in lacking:
            assert not holding(deed, enough | blue, **position).moves_of("deed")

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_scouts_go_into_four_regions(self, players: int) -> None:
        regions = ["kyiv", "volyn", "polotsk", "smolensk"]
        few = {"troops": dict.fromkeys(regions[:3], 1)}
        self.asks("scouts_abroad", {"troops": dict.fromkeys(regions, 1)}, [few], players=players)

    @pytest.mark.parametrize(
        ("deed", "regions"),
        [
            ("create_republic", ["novgorod", "chernigov", "volyn"]),
            ("distant_rule", ["pereyaslavl", "polotsk", "rostov"]),
        ],
    )
    def test_each_of_the_regions(self, deed: str, regions: list[str]) -> None:
        ruled = dict.fromkeys(regions, 2)
        # Kyiv makes three regions of the other two.
        others = [{name: 2 for name in ruled if name != region} | {"kyiv": 2} for region in regions]
        yellow = {"troops": {"smolensk": 1}}
        self.asks(deed, {"troops": ruled}, [{"troops": troops} for troops in others], seats={"yellow": yellow})

    def test_each_of_the_buildings(self) -> None:
        kinds = ["palace", "market", "stronghold"]
        lacking = [{"buildings": {"kyiv": [kind for kind in kinds if kind != one]}} for one in kinds]
        self.asks("capital_city", AT_HOME | {"buildings": {"kyiv": kinds}}, lacking)

    def test_each_of_the_goods(self) -> None:
        goods = dict.fromkeys(["stone", "wood", "fish", "honey", "fur"], 1)
        lacking = [{"goods": goods | {good: 0}} for good in goods]
        self.asks("full_storehouse", AT_HOME | {"goods": goods}, lacking)

    def test_the_furs_of_the_hunter(self) -> None:
        blue = AT_HOME | {"goods": {"fur": 2}}
        self.asks("grand_hunter", blue, [{"goods": {"fur": 1}}, {"goods": {"wood": 4}}], marker="blue")

    def test_the_rule_of_the_progress(self) -> None:
        few = {"troops": {}, "leader_at": "kyiv"}
        self.asks("royal_progress", {"troops": {"kyiv": 2}, "leader_at": "kyiv"}, [few])


ROWS = {2: 3, 3: 4, 4: 4}


@pytest.mark.parametrize("players", ROWS)
@pytest.mark.parametrize("column", ["muster", "movement", "attack", "tax", "build", "lead"])
def test_the_marker_goes_with_the_top_lead_space_alone(players: int, column: str) -> None:
    for row in range(1, ROWS[players] + 1):
        blue = {"troops": {"kyiv": 3}}
        table = turn("blue", column, row, players=players, seats={"blue": blue}).play("act", "stop")
        assert (table.asked == ("blue", "give-marker")) == ((column, row) == ("lead", 1))


MERITS: tuple[tuple[list[int], dict[str, list[str]], int], ...] = (
    ([3, 0, 0], {}, 1),
    ([3, 3, 0], {}, 2),
    ([3, 3, 0], {"kyiv": ["plenty"], "volyn": ["plenty"]}, 3),
    ([3, 3, 1], {"kyiv": ["plenty"], "volyn": ["plenty"]}, 4),
    ([3, 3, 3], {"kyiv": ["plenty"], "volyn": ["plenty"]}, 5),
    ([3, 3, 3], {"kyiv": ["plenty", "authority"], "volyn": ["plenty", "authority"]}, 5),
)


@pytest.mark.parametrize(("deeds", "oaths", "step"), MERITS)
def test_steps_of_the_govern_track(deeds: list[int], oaths: dict[str, list[str]], step: int) -> None:
    rest = list(DEEDS[QUESTS:])
    completed = {slot: [rest.pop() for _ in range(number)] for slot, number in zip(SLOTS, deeds, strict=True)}
    table = chronicle(seats={"blue": {"completed": completed, "oaths": oaths}})
    assert table.at("seats.blue.tracks.govern") == step


@pytest.mark.parametrize(
    ("regions", "step"),
    [
        (["kyiv", "novgorod", "rostov", "polotsk"], 3),
        (["kyiv", "rostov", "polotsk", "smolensk", "volyn"], 4),
        (["novgorod", "rostov", "polotsk", "smolensk", "volyn"], 4),
        (["kyiv", "novgorod", "rostov", "polotsk", "smolensk"], 5),
    ],
)
def test_the_top_of_the_rule_track(regions: list[str], step: int) -> None:
    blue = {"troops": dict.fromkeys(regions, 2)}
    table = chronicle(seats={"blue": blue, "yellow": {"troops": {"pereyaslavl": 1}}})
    assert table.at("seats.blue.tracks.rule") == step


@pytest.mark.parametrize("columns", [0, 1, 2, 3])
def test_income_of_empty_columns(columns: int) -> None:
    buildings = {region: ["palace", "market", "stronghold"] for region in ("kyiv", "novgorod", "volyn")[:columns]}
    tracks = {"rule": 5, "expand": 5, "govern": 5}
    table = chronicle(seats={"blue": {"buildings": buildings, "tracks": tracks, "coins": 0}})
    assert table.at("seats.blue.coins") == (2 if columns else 0)


class TestHowOften:
    """What is asked once is asked once."""

    def test_the_good_of_the_ransom(self) -> None:
        seats = {"blue": {"troops": {"kyiv": 3}, "battle": 2}, "yellow": {"troops": {"kyiv": 3}}}
        table = turn("blue", "attack", 2, seats=seats, battle_tile="ransom")
        table.play("act", "attack kyiv yellow", "deck left", "reveal card treasury", "take fur")
        assert not table.moves_of("take")

    def built(self, there: list[str], **blue: Any) -> Table:
        palaces = {region: ["palace"] for region in there}
        table = turn("blue", "build", 2, seats={"blue": {"troops": {"polotsk": 3}, "buildings": palaces, **blue}})
        return table.play("act", "build palace polotsk")

    def test_the_deed_of_the_second_palace(self) -> None:
        table = self.built(["kyiv"])
        assert not table.play(table.moves[0]).moves_of("choose")

    def test_the_deed_of_the_third_palace(self) -> None:
        table = self.built(["kyiv", "volyn"], deeds=["fur_tribute", "trade_route"]).play(
            "deed fur_tribute", "slot left"
        )
        assert table.asked != ("blue", "complete-which")

    def wielded(self, slot: str, **blue: Any) -> Table:
        fields = {"troops": {"kyiv": 4, "volyn": 2}, "completed": {slot: ["hoard"]}, **blue}
        return turn("blue", "lead", 3, seats={"blue": fields})

    def test_the_two_moves_of_a_tile(self) -> None:
        table = self.wielded("left", goods={"wood": 1, "fish": 1}).play("wield movement")
        table.play("move kyiv", "to volyn", "march 4", "move volyn", "to kyiv", "march 4")
        assert not table.moves_of("move")

    def test_the_attack_of_a_tile(self) -> None:
        table = self.wielded("right", captured=1, coins=2).play("wield attack", "attack kyiv rebel", "reward fur")
        assert not table.moves_of("attack")

    @pytest.mark.parametrize(
        ("card", "moves"),
        [
            ("volyn", ("deck left", "draw card levy")),
            ("suzdal", ("deed-deck quest", "draw deed sworn_lands")),
            ("azov", ("deck right", "draw card sally", "deed-deck contract", "draw deed fur_tribute")),
        ],
    )
    def test_what_is_drawn_of_an_inheritance(self, card: str, moves: tuple[str, ...]) -> None:
        blue = {"troops": {"smolensk": 2}, "inheritance": [card], "inheritance_returned": ["novgorod"]}
        docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
        position = {"players": 4, "options": ["inheritance"], "phase": "setup", "battle_tile": "spoils"}
        table = Table({**position, "seats": {"blue": blue}, "docket": docket}).play(f"inherit {card}", *moves)
        assert table.asked is not None
        assert table.asked[1] == "choose-from-markets"
