"""Ruling regions: ties, rebels, strongholds, Sviatopolk, Yaroslav; and a slow definition to compare with.

Who rules is seen by what it does: with one tax point one can tax a region that one occupies exactly when one rules it,
and the rule track counts ruled regions, occupied or not.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rurik.scenario import Table, turn

SEATS = ("blue", "yellow", "red", "white")
REGIONS = (
    "novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl",
    "pskov", "suzdal", "galich", "brest", "murom", "peresech", "azov",
)  # fmt: skip
IN_PLAY = {2: 8, 3: 11, 4: 15}


def rules_kiev(seat: str, rebels: int, **seats: dict[str, Any]) -> bool:
    """Whether the seat, which occupies Kiev, can tax it with a single point."""
    position = {name: {"tokens": []} | fields for name, fields in seats.items()}
    table = turn(seat, "tax", 3, players=3, seats=position, regions={"kiev": {"rebels": rebels}}).play("act")
    if "tax kiev" not in table.moves:
        assert not [name for name in table.changes if name.startswith("regions")]
        return False
    table.play("tax kiev")
    assert table.changes == {"regions.kiev.good_here": (True, False), f"seats.{seat}.goods.wood": (0, 1)}
    return True


def troops(number: int, **more: Any) -> dict[str, Any]:
    return {"troops": {"kiev": number} if number else {}, **more}


LEADER = {"leader_at": "kiev"}
STRONGHOLD = {"structures": {"kiev": ["stronghold"]}}


class TestTroops:
    @pytest.mark.parametrize(("mine", "theirs", "rebels", "ruled"), [
        (1, 0, 0, True), (2, 1, 1, True), (3, 2, 0, True), (2, 2, 0, False), (1, 2, 0, False),
        (1, 0, 1, False), (2, 0, 1, True), (2, 0, 2, False), (2, 1, 2, False), (3, 1, 2, True), (3, 3, 1, False),
    ])  # fmt: skip
    def test_more_than_each_opponent_and_more_than_the_rebels(
        self, mine: int, theirs: int, rebels: int, ruled: bool
    ) -> None:
        assert rules_kiev("blue", rebels, blue=troops(mine), yellow=troops(theirs)) is ruled

    def test_opponents_are_compared_separately(self) -> None:
        assert rules_kiev("blue", 2, blue=troops(3), yellow=troops(2), red=troops(2))

    def test_two_opponents_who_are_tied_below_do_not_matter(self) -> None:
        assert rules_kiev("red", 0, red=troops(2), blue=troops(1), yellow=troops(1))

    def test_in_a_tie_for_the_most_nobody_rules_whatever_the_third_has(self) -> None:
        seats = {"blue": troops(2), "yellow": troops(2), "red": troops(1)}
        assert not any(rules_kiev(seat, 0, **seats) for seat in seats)

    def test_the_leader_counts_as_a_troop(self) -> None:
        assert rules_kiev("blue", 1, blue=troops(1, **LEADER), yellow=troops(1))
        assert not rules_kiev("blue", 1, blue=troops(1, leader_at="volyn"), yellow=troops(1))
        assert not rules_kiev("yellow", 0, blue=troops(1, **LEADER), yellow=troops(2))


class TestStrongholds:
    def test_ones_own_counts_as_one_troop(self) -> None:
        assert rules_kiev("blue", 1, blue=troops(1, **STRONGHOLD), yellow=troops(1))
        assert not rules_kiev("blue", 2, blue=troops(1, **STRONGHOLD))

    def test_an_opponents_counts_for_the_opponent(self) -> None:
        assert not rules_kiev("blue", 0, blue=troops(2), yellow=troops(1, **STRONGHOLD))
        assert not rules_kiev("blue", 0, blue=troops(1), yellow=STRONGHOLD)
        assert rules_kiev("blue", 0, blue=troops(2), yellow=STRONGHOLD)

    @pytest.mark.parametrize("structure", ["church", "market"])
    def test_no_other_structure_counts(self, structure: str) -> None:
        assert not rules_kiev("blue", 1, blue=troops(1, structures={"kiev": [structure]}))
        assert rules_kiev("blue", 0, blue=troops(1), yellow={"structures": {"kiev": [structure]}})

    def test_it_counts_only_in_its_region(self) -> None:
        assert not rules_kiev("blue", 1, blue=troops(1, structures={"volyn": ["stronghold"]}))

    def test_alone_it_rules_an_empty_region(self) -> None:
        """Two regions that nobody occupies: the rule track counts them for the owner of the strongholds."""
        table = last_turn(
            2,
            {"blue": {"structures": {"kiev": ["stronghold"], "volyn": ["stronghold"]}, "troops": {"rostov": 1}}},
            {"kiev": 0, "volyn": 0},
        )
        assert table.changes == {
            "seats.blue.coins": (3, 4),
            "seats.blue.claim.rule": (0, 1),
            "seats.blue.claim.build": (0, 1),
        }


SVIATOPOLK = {"leader": "sviatopolk", "leader_at": "kiev"}
YAROSLAV = {"leader": "yaroslav", "leader_at": "kiev"}


class TestSviatopolk:
    def test_rebels_in_his_region_count_for_him_and_no_longer_against_him(self) -> None:
        assert rules_kiev("blue", 3, blue=SVIATOPOLK)
        assert rules_kiev("blue", 3, blue=SVIATOPOLK, yellow=troops(3))
        assert not rules_kiev("blue", 3, blue=SVIATOPOLK, yellow=troops(4))

    def test_they_still_count_against_everybody_else(self) -> None:
        assert not rules_kiev("yellow", 3, blue=SVIATOPOLK, yellow=troops(4))
        assert rules_kiev("yellow", 3, blue=SVIATOPOLK, yellow=troops(5))

    def test_rebels_elsewhere_count_against_him(self) -> None:
        assert not rules_kiev("blue", 1, blue=troops(1, leader="sviatopolk", leader_at="volyn"))

    def test_off_the_board_he_has_no_rebels(self) -> None:
        assert not rules_kiev("blue", 1, blue=troops(1, leader="sviatopolk"))

    def test_when_the_last_rebel_is_gone_he_rules_no_more(self) -> None:
        """A church of yellow's takes the rebel; Sviatopolk alone is then weaker than two troops."""
        assert not rules_kiev("yellow", 1, blue=SVIATOPOLK, yellow=troops(2))
        seats = {"blue": SVIATOPOLK, "yellow": troops(2, tokens=[], schemes=["s05"])}
        table = turn("yellow", "build", 1, seats=seats).play("act", "build church kiev", "play tax", "tax kiev")
        assert table.changes == {
            "seats.yellow.structures.kiev": (None, ["church"]),
            "seats.yellow.troops.kiev": (2, 3),
            "seats.yellow.goods.wood": (0, 1),
            "seats.yellow.schemes": (["s05"], []),
            "schemes.discard": ([], ["s05"]),
            "regions.kiev.rebels": (1, 0),
            "regions.kiev.good_here": (True, False),
        }


class TestYaroslav:
    def test_he_wins_a_tie_with_an_opponent(self) -> None:
        assert rules_kiev("blue", 0, blue=troops(1, **YAROSLAV), yellow=troops(2))
        assert not rules_kiev("yellow", 0, blue=troops(1, **YAROSLAV), yellow=troops(2))

    def test_he_wins_a_tie_with_the_rebels(self) -> None:
        assert rules_kiev("blue", 2, blue=troops(1, **YAROSLAV))
        assert not rules_kiev("blue", 3, blue=troops(1, **YAROSLAV))

    def test_he_wins_a_tie_of_three(self) -> None:
        assert rules_kiev("blue", 2, blue=troops(1, **YAROSLAV), yellow=troops(2), red=troops(2))

    def test_a_tie_above_him_is_not_his(self) -> None:
        seats = {"blue": YAROSLAV, "yellow": troops(2), "red": troops(2)}
        assert not any(rules_kiev(seat, 0, **seats) for seat in seats)

    def test_weaker_than_somebody_he_does_not_rule(self) -> None:
        assert not rules_kiev("blue", 0, blue=YAROSLAV, yellow=troops(2))
        assert rules_kiev("yellow", 0, blue=YAROSLAV, yellow=troops(2))

    def test_elsewhere_he_wins_nothing(self) -> None:
        blue = troops(2, leader="yaroslav", leader_at="volyn")
        assert not rules_kiev("blue", 0, blue=blue, yellow=troops(2))

    def test_his_own_stronghold_counts(self) -> None:
        assert rules_kiev("blue", 0, blue=YAROSLAV | STRONGHOLD, yellow=troops(2))
        assert not rules_kiev("blue", 0, blue=YAROSLAV | STRONGHOLD, yellow=troops(3))

    def test_an_opponents_stronghold_in_his_region_has_no_strength(self) -> None:
        assert rules_kiev("blue", 0, blue=YAROSLAV, yellow=troops(1, **STRONGHOLD))
        assert not rules_kiev("yellow", 2, blue=YAROSLAV, yellow=troops(2, **STRONGHOLD))
        assert rules_kiev("yellow", 2, blue=YAROSLAV | {"leader_at": "volyn"}, yellow=troops(2, **STRONGHOLD))

    def test_with_sviatopolk_in_his_region_the_rebels_count_for_sviatopolk_and_a_tie_is_yaroslavs(self) -> None:
        assert rules_kiev("yellow", 2, blue=troops(1, **YAROSLAV), yellow=SVIATOPOLK)
        assert rules_kiev("blue", 2, blue=troops(2, **YAROSLAV), yellow=SVIATOPOLK)


def last_turn(players: int, seats: dict[str, Any], rebels: dict[str, int]) -> Table:
    """Blue forfeits the last action of the game; the tracks advance and the game is over."""
    return Table(
        {
            "at": "turn",
            "seat": "blue",
            "round": 4,
            "players": players,
            "board": {"muster": [{"seat": "blue", "advisor": 1}]},
            "seats": {name: {"tokens": []} | fields for name, fields in seats.items()},
            "regions": {name: {"rebels": number} for name, number in rebels.items()},
        }
    ).play("forfeit")


# A definition that is as slow and as close to the words as possible.


class Land:
    """A random position of a whole map."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.players = random.choice([2, 3, 4])
        self.seats = SEATS[: self.players]
        self.regions = REGIONS[: IN_PLAY[self.players]]
        self.leaders = dict(zip(self.seats, random.sample(["yaroslav", "sviatopolk", "boris", "maria"], self.players)))
        self.leader_at = {seat: random.choice([None, *self.regions[:4]]) for seat in self.seats}
        self.rebels = {region: random.choice([0, 1, 1, 2]) for region in self.regions}
        while sum(self.rebels.values()) > 15:
            self.rebels[random.choice(self.regions)] = 0
        self.troops = {seat: dict.fromkeys(self.regions, 0) for seat in self.seats}
        for seat in self.seats:
            for _ in range(random.choice([6, 12])):
                self.troops[seat][random.choice(self.regions[:6])] += 1
        self.strongholds: dict[str, str] = {}
        for region in self.regions:
            owner = random.choice([*self.seats, None])
            if owner and list(self.strongholds.values()).count(owner) < 3:
                self.strongholds[region] = owner

    def strength(self, seat: str, region: str) -> int:
        """What counts as this player's troops for rule."""
        strength = self.troops[seat][region] + (self.leader_at[seat] == region)
        if self.strongholds.get(region) == seat and self.yaroslav(region) in (None, seat):
            strength += 1
        if self.leaders[seat] == "sviatopolk" and self.leader_at[seat] == region:
            strength += self.rebels[region]
        return strength

    def yaroslav(self, region: str) -> str | None:
        """Whose Yaroslav stands here."""
        here = [seat for seat in self.seats if self.leaders[seat] == "yaroslav" and self.leader_at[seat] == region]
        return here[0] if here else None

    def rules(self, seat: str, region: str) -> bool:
        """More than each other player, and more than the rebels; Yaroslav as many."""
        mine = self.strength(seat, region)
        rivals = [self.strength(other, region) for other in self.seats if other != seat]
        if not (self.leaders[seat] == "sviatopolk" and self.leader_at[seat] == region):
            rivals.append(self.rebels[region])
        if self.yaroslav(region) == seat:
            return all(mine >= rival for rival in rivals)
        return all(mine > rival for rival in rivals)

    def position(self) -> dict[str, Any]:
        seats: dict[str, Any] = {}
        for seat in self.seats:
            strongholds = {region: ["stronghold"] for region, owner in self.strongholds.items() if owner == seat}
            seats[seat] = {
                "leader": self.leaders[seat],
                "leader_at": self.leader_at[seat],
                "troops": self.troops[seat],
                "structures": strongholds,
            }
        return seats


STEPS = ((5, ("kiev", "novgorod"), 5), (5, (), 4), (4, (), 3), (3, (), 2), (2, (), 1))
"""Regions ruled, which must be among them, the step reached."""


@pytest.mark.parametrize("seed", range(120))
def test_the_rule_track_agrees_with_the_definition_on_any_map(seed: int) -> None:
    land = Land(seed)
    table = last_turn(land.players, land.position(), land.rebels)
    assert table.asked is None
    outcome = table.game.outcome
    assert outcome is not None
    for number, seat in enumerate(land.seats):
        ruled = [region for region in land.regions if land.rules(seat, region)]
        reached = [step for least, among, step in STEPS if len(ruled) >= least and set(among) <= set(ruled)]
        assert table.position["seats"][seat]["claim"]["rule"] == max(reached, default=0)
        # The first tie-breaker is the number of regions ruled.
        assert outcome.tiebreaks[number][0] == len(ruled)


@pytest.mark.parametrize("seed", range(200, 260))
def test_the_price_of_taxing_agrees_with_the_definition_everywhere(seed: int) -> None:
    land = Land(seed)
    seats = land.position()
    rebels = {name: {"rebels": number} for name, number in land.rebels.items()}
    row = 2 if land.players == 2 else 3
    for seat in land.seats:
        occupied = [name for name in land.regions if land.troops[seat][name] or land.leader_at[seat] == name]
        table = turn(seat, "tax", row, players=land.players, seats=seats, regions=rebels).play("act")
        cheap = [f"tax {name}" for name in occupied if land.rules(seat, name)]
        if cheap:
            assert [move for move in table.moves if move.startswith("tax")] == cheap
        else:
            assert table.asked != (seat, "spend-tax")
