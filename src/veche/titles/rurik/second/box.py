"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it. Everything that gives something (a space, a card, a deed, a tile, …) is a *source*; what
it gives is a row of `KINDS` numbers in `gives`.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.components import NONE, ROWS
from veche.titles.rurik.both.removal import REMOVAL
from veche.titles.rurik.second.components import (
    ACTIONS,
    AGENDAS,
    ANY_GOOD,
    BATTLE_STEP,
    BUILDINGS,
    COIN,
    COLUMNS,
    DEEDS,
    EITHER,
    FIRST_GOOD,
    FREE_DEED,
    GOODS,
    KINDS,
    LEAD,
    OATHS,
    PAIRS,
    POINTS,
    REGIONS,
    RELOCATE,
    REWARDS,
    SIDES,
    SLOTS,
    STRATEGY_CARDS,
    TAKE_DEED,
    WIELD,
)

Records: TypeAlias = dict[str, dict[str, dict[str, Any]]]


_KIND_OF: Final = {
    "lead": LEAD,
    "relocate": RELOCATE,
    "coins": COIN,
    "take_deed": TAKE_DEED,
    "free_deed": FREE_DEED,
    "wield": WIELD,
    "battle_steps": BATTLE_STEP,
    "any_good": ANY_GOOD,
    "vp": POINTS,
}

SPACES: Final = len(COLUMNS) * ROWS
OF_SPACE: Final = 0
OF_CARD: Final = OF_SPACE + 2 * SPACES
OF_DEED: Final = OF_CARD + STRATEGY_CARDS
OF_TILE: Final = OF_DEED + len(DEEDS)
OF_SECOND_STEP: Final = OF_TILE + len(SLOTS)
OF_BUILDING: Final = OF_SECOND_STEP + len(SLOTS)
OF_INHERITANCE: Final = OF_BUILDING + 2 * len(BUILDINGS)
OF_BENEFIT: Final = OF_INHERITANCE + len(REGIONS)
"""The numbers of sources: spaces by side, cards by kind, deeds, tiles, second steps of influence, second and third
buildings, inheritance cards, benefits of the Battle tile."""

BITS: Final = 4
MASK: Final = 15
"""The actions that a source still gives are packed into one number, so many bits for each kind."""


class Box:
    """The printed values. Lists that belong to cards are indexed card * width + place."""

    def __init__(self, records: Records) -> None:
        self.source_names: list[str] = [""] * OF_BENEFIT
        self.gives: list[int] = [0] * (OF_BENEFIT * KINDS)
        self.actions: list[int] = [0] * OF_BENEFIT
        self.either: list[int] = [0] * OF_BENEFIT
        self._read_map(records)
        self._read_boards(records)
        self._read_tile(records["battle_tile"])
        self._read_cards(records["strategy_cards"])
        self._read_deeds(records["deeds"])
        self._read_house(records)
        self._read_inheritance(records["inheritance"])
        self._read_the_rest(records)

    def _source(self, number: int, name: str, gain: dict[str, Any]) -> None:
        """What a source gives; `actions` are its actions packed, `either` the kinds (bits) of which one may choose."""
        row = [0] * KINDS
        for kind in range(LEAD):
            row[kind] = int(gain.get(COLUMNS[kind], 0))
        for written, kind in _KIND_OF.items():
            row[kind] = int(gain.get(written, 0))
        for good, written in enumerate(GOODS):
            row[FIRST_GOOD + good] = int(gain.get("goods", {}).get(written, 0))
        choice = gain.get("choose", {"of": [], "times": 0})
        row[EITHER] = int(choice["times"])
        self.source_names[number] = name
        self.gives[number * KINDS : (number + 1) * KINDS] = row
        self.actions[number] = sum([row[kind] << (BITS * kind) for kind in range(ACTIONS)])
        self.either[number] = sum([1 << COLUMNS.index(kind) for kind in choice["of"]])

    def _read_map(self, records: Records) -> None:
        rows = records["regions"]
        tiers = [str(rows[name]["tier"]) for name in REGIONS]
        two = tiers.count("2+")
        self.chart = Chart(
            [two, two, two, two + tiers.count("3+"), len(REGIONS)],
            [sorted([REGIONS.index(other) for other in rows[name]["adjacent"]]) for name in REGIONS],
            [GOODS.index(rows[name]["good"]) for name in REGIONS],
        )

    def _read_boards(self, records: Records) -> None:
        """The Chronicle board by side * 24 + space, its tracks by step (0 is the lowest), the Battle track."""
        self.rows: list[int] = [3, 3, 3, 4, 4]
        self.side: list[int] = [0, 0, 0, 1, 1]
        self.coin_cost: list[int] = [0] * (2 * SPACES)
        self.moves_marker: list[int] = [0] * (2 * SPACES)
        for name, space in records["spaces"].items():
            place = COLUMNS.index(space["column"]) * ROWS + int(space["row"]) - 1
            if space["side"] == "3-4":
                place += SPACES
            self._source(OF_SPACE + place, f"space {name}", space["gives"])
            self.coin_cost[place] = int(space["coin_cost"])
            self.moves_marker[place] = int(bool(space["marker"]))
        for place in range(2 * SPACES):
            self.source_names[place] = self.source_names[place] or f"space {place}"
        steps = [records["tracks"][f"step-{step}"] for step in range(1, 6)]
        self.track_vp: list[int] = [int(step["vp"]) for step in steps]
        self.rule_regions: list[int] = [int(step["rule_regions"]) for step in steps]
        self.rule_including: list[int] = [
            sum([1 << REGIONS.index(name) for name in step["rule_including"]]) for step in steps
        ]
        self.rule_regions_alone: list[int] = [int(step["rule_regions_alone"]) for step in steps]
        self.nothing_included: list[int] = [0] * len(steps)
        self.expand_regions: list[int] = [int(step["expand_regions"]) for step in steps]
        self.merits: list[int] = [int(step["merits"]) for step in steps]
        self.battle_first: int = int(records["battle"]["first"]["value"])
        self.battle_second: int = int(records["battle"]["second"]["value"])
        self.battle_length: int = int(records["battle"]["length"]["value"])

    def _read_tile(self, benefits: dict[str, dict[str, Any]]) -> None:
        """The benefit on each step, by side * (length + 1) + step: its source, or NONE."""
        width = self.battle_length + 1
        self.benefit: list[int] = [NONE] * (len(SIDES) * width)
        for name, benefit in benefits.items():
            number = len(self.source_names)
            self.source_names.append("")
            self.gives += [0] * KINDS
            self.actions.append(0)
            self.either.append(0)
            self._source(number, f"benefit {name}", benefit["gain"])
            self.benefit[SIDES.index(benefit["side"]) * width + int(benefit["step"])] = number

    def _read_cards(self, cards: dict[str, dict[str, Any]]) -> None:
        """Equal cards are one kind, called by their name; if cards of one name differ, the later ones get a number."""
        self.card_names: list[str] = []
        self.card_ids: list[list[str]] = []
        self.card_count: list[int] = []
        self.card_cost: list[int] = []
        self.attacker_loses: list[int] = []
        self.defender_loses: list[int] = []
        faces: list[dict[str, Any]] = []
        for card in cards.values():
            fields = ("name", "attacker_loses", "defender_loses", "coin_cost", "effect")
            face = {field: card[field] for field in fields}
            if face in faces:
                self.card_count[faces.index(face)] += 1
                self.card_ids[faces.index(face)].append(str(card["id"]))
                continue
            kind = len(faces)
            faces.append(face)
            name = card_name(str(card["name"]))
            same = len([one for one in faces if one["name"] == card["name"]])
            self.card_names.append(name if same == 1 else f"{name}-{same}")
            self.card_ids.append([str(card["id"])])
            self.card_count.append(1)
            self.card_cost.append(int(card["coin_cost"]))
            self.attacker_loses.append(int(card["attacker_loses"]))
            self.defender_loses.append(int(card["defender_loses"]))
            self._source(OF_CARD + kind, f"card {self.card_names[kind]}", card["effect"])
        self.kinds = len(faces)
        self.card_count += [0] * (STRATEGY_CARDS - self.kinds)

    def _read_deeds(self, cards: dict[str, dict[str, Any]]) -> None:
        self.deed_vp: list[int] = []
        self.deed_coins: list[int] = []
        self.deed_goods: list[int] = []
        self.deed_goods_any: list[int] = []
        self.deed_goods_same: list[int] = []
        self.deed_goods_different: list[int] = []
        self.deed_cards: list[int] = []
        self.deed_troops: list[int] = []
        self.deed_troops_from: list[int] = []
        self.deed_captured: list[int] = []
        self.deed_raze: list[int] = []
        self.need_together: list[int] = []
        self.need_present: list[int] = []
        self.need_ruled: list[int] = []
        self.need_rule_all: list[int] = []
        self.need_captured: list[int] = []
        self.need_marker: list[int] = []
        self.need_goods: list[int] = []
        self.need_goods_in_all: list[int] = []
        self.need_leader_in: list[int] = []
        self.need_oaths: list[int] = []
        self.need_built: list[int] = []
        self.need_buildings_together: list[int] = []
        self.need_adjacent: list[int] = []
        self.need_markets: list[int] = []
        self.need_under: list[int] = []
        self.need_contested: list[int] = []
        self.need_battle: list[int] = []
        self.need_quiet: list[int] = []
        for deed, name in enumerate(DEEDS):
            card = cards[name]
            self.deed_vp.append(int(card["vp"]))
            self._source(OF_DEED + deed, f"deed {name}", card["reward"])
            self._read_cost(card["cost"])
            self._read_requirement(card["requirement"])

    def _read_cost(self, cost: dict[str, Any]) -> None:
        self.deed_coins.append(int(cost.get("coins", 0)))
        self.deed_goods += [int(cost.get("goods", {}).get(good, 0)) for good in GOODS]
        self.deed_goods_any.append(int(cost.get("goods_any", 0)))
        self.deed_goods_same.append(int(cost.get("goods_same_type", 0)))
        self.deed_goods_different.append(int(cost.get("goods_different_types", 0)))
        self.deed_cards.append(int(cost.get("strategy_cards", 0)))
        self.deed_troops.append(int(cost.get("remove_troops", {}).get("count", 0)))
        self.deed_troops_from.append(REMOVAL[cost.get("remove_troops", {}).get("from", "any")])
        self.deed_captured.append(int(cost.get("captured_rebels", 0)))
        self.deed_raze.append(int(cost.get("raze", 0)))

    def _read_requirement(self, need: dict[str, Any]) -> None:
        present = need.get("present_in", {})
        adjacent = need.get("adjacent_regions_with", {})
        self.need_together.append(int(need.get("miniatures_in_one_region", 0)))
        self.need_present += [0, 0] + [int(present.get(players, 0)) for players in ("2", "3", "4")]
        self.need_ruled.append(int(need.get("rule_regions", 0)))
        self.need_rule_all.append(sum([1 << REGIONS.index(name) for name in need.get("rule_all", [])]))
        self.need_captured.append(int(need.get("captured_rebels", 0)))
        self.need_marker.append(int(bool(need.get("first_player_marker", False))))
        self.need_goods += [int(need.get("goods", {}).get(good, 0)) for good in GOODS]
        self.need_goods_in_all.append(int(need.get("goods_in_all", 0)))
        self.need_leader_in.append(REGIONS.index(need["leader_in"]) if "leader_in" in need else NONE)
        self.need_oaths.append(int(need.get("oaths_sworn", 0)))
        self.need_built.append(int(need.get("regions_with_buildings", 0)))
        self.need_buildings_together.append(sum([1 << BUILDINGS.index(kind) for kind in need.get("same_region", [])]))
        self.need_adjacent += [int(adjacent.get(kind, 0)) for kind in BUILDINGS]
        self.need_markets.append(int(need.get("markets_with_different_goods", 0)))
        under = need.get("ruled_with_opponents_building")
        self.need_under.append(NONE if under is None else BUILDINGS.index(under))
        self.need_contested.append(int(need.get("ruled_with_opponents", 0)))
        self.need_battle.append(int(need.get("battle_step", 0)))
        self.need_quiet.append(int(need.get("present_without_rebels", 0)))

    def _read_house(self, records: Records) -> None:
        """The household board: influence tracks and tiles, oath spaces, bonuses of buildings and of empty columns."""
        tracks = [records["influence"][slot] for slot in SLOTS]
        self.tile_one_of: list[int] = []
        self.tile_any: list[int] = []
        self.tile_captured: list[int] = []
        self.tile_coins: list[int] = []
        for slot, track in enumerate(tracks):
            cost = track["cost"]
            self.tile_one_of.append(sum([1 << GOODS.index(good) for good in cost.get("one_of", [])]))
            self.tile_any.append(int(cost.get("any", 0)))
            self.tile_captured.append(int(cost.get("captured_rebels", 0)))
            self.tile_coins.append(int(cost.get("coins", 0)))
            self._source(OF_TILE + slot, f"tile {track['tile']}", track["gives"])
            self._source(OF_SECOND_STEP + slot, f"step {SLOTS[slot]}", track["second_step"])
        spaces = [records["oaths"][f"{pair}/{order}"] for pair in PAIRS for order in (1, 2)]
        self.oath_goods: list[int] = []
        for space in spaces:
            self.oath_goods += [int(space["goods"].get(good, 0)) for good in GOODS]
        self.oath_any: list[int] = [int(space["goods_any"]) for space in spaces]
        for kind, building in enumerate(BUILDINGS):
            for order in (2, 3):
                name = f"{building}/{order}"
                gain = records["buildings"][name]["gain"]
                self._source(OF_BUILDING + kind * 2 + order - 2, f"building {name}", gain)
        self.column_income: list[int] = [int(records["columns"][slot]["income"]) for slot in SLOTS]
        self.column_vp: list[int] = [int(records["columns"][slot]["vp"]) for slot in SLOTS]

    def _read_inheritance(self, cards: dict[str, dict[str, Any]]) -> None:
        self.inheritance_cost: list[int] = []
        self.inheritance_troops: list[int] = []
        self.inheritance_building: list[int] = []
        self.inheritance_cards: list[int] = []
        self.inheritance_deeds: list[int] = []
        for region, name in enumerate(REGIONS):
            gain = cards[name]["gain"]
            self.inheritance_cost.append(int(cards[name]["coin_cost"]))
            self.inheritance_troops.append(int(gain.get("troops", 0)))
            self.inheritance_building.append(BUILDINGS.index(gain["building"]) if "building" in gain else NONE)
            self.inheritance_cards.append(int(gain.get("strategy_card", 0)))
            self.inheritance_deeds.append(int(gain.get("deed", 0)))
            self._source(OF_INHERITANCE + region, f"inheritance {name}", gain)

    def _read_the_rest(self, records: Records) -> None:
        self.agenda_vp: list[int] = [int(records["agendas"][name]["vp"]) for name in AGENDAS]
        self.stickers: list[int] = [int(records["stickers"][reward]["count"]) for reward in REWARDS]
        for kind in range(self.kinds, STRATEGY_CARDS):
            self.source_names[OF_CARD + kind] = f"card {kind}"
        assert len(OATHS) == len(PAIRS)


def card_name(name: str) -> str:
    """How a strategy card is called in moves: its name in small letters and dashes."""
    plain = "".join([letter if letter.isalnum() else " " for letter in name.lower().replace("'", "")])
    return "-".join(plain.split())
