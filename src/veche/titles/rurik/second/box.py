"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it. Everything that gives something (a space, a card, a deed, a tile, …) is a *source*; what
it gives is a row of `KINDS` numbers in `gives`.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from veche.kernel.colours import called
from veche.kernel.numbers import i64
from veche.kernel.state import Column, column_of, filled
from veche.kernel.tables import bits_of, numbers_in, places_in
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.components import NONE, ROWS, SEATS
from veche.titles.rurik.both.goods_prices import GoodsPrices
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
OF_SPACE: Final[i64] = 0
OF_CARD: Final = OF_SPACE + 2 * SPACES
OF_DEED: Final = OF_CARD + STRATEGY_CARDS
OF_TILE: Final = OF_DEED + len(DEEDS)
OF_SECOND_STEP: Final = OF_TILE + len(SLOTS)
OF_BUILDING: Final = OF_SECOND_STEP + len(SLOTS)
OF_INHERITANCE: Final = OF_BUILDING + 2 * len(BUILDINGS)
OF_BENEFIT: Final = OF_INHERITANCE + len(REGIONS)
"""The numbers of sources: spaces by side, cards by kind, deeds, tiles, second steps of influence, second and third
buildings, inheritance cards, benefits of the Battle tile."""

BITS: Final[i64] = 4
MASK: Final[i64] = 15
"""The actions that a source still gives are packed into one number, so many bits for each kind."""


class Sources:
    """What the sources give, while the box is read; `actions` are packed, `either` the kinds (bits) to choose from."""

    def __init__(self) -> None:
        self.names = [""] * OF_BENEFIT
        self.gives: list[int] = [0] * (OF_BENEFIT * KINDS)
        self.actions: list[int] = [0] * OF_BENEFIT
        self.either: list[int] = [0] * OF_BENEFIT

    def read(self, number: i64, name: str, gain: dict[str, Any]) -> None:
        row = [0] * KINDS
        for kind in range(LEAD):
            row[kind] = int(gain.get(COLUMNS[kind], 0))
        for written, kind in _KIND_OF.items():
            row[kind] = int(gain.get(written, 0))
        for good, written in enumerate(GOODS):
            row[FIRST_GOOD + good] = int(gain.get("goods", {}).get(written, 0))
        choice = gain.get("choose", {"of": [], "times": 0})
        row[EITHER] = int(choice["times"])
        self.names[number] = name
        self.gives[number * KINDS : (number + 1) * KINDS] = row
        self.actions[number] = sum([row[kind] << (BITS * kind) for kind in range(ACTIONS)])
        self.either[number] = bits_of(COLUMNS, choice["of"])

    def add(self, name: str, gain: dict[str, Any]) -> int:
        """One more, and its number."""
        number = len(self.names)
        self.names.append("")
        self.gives += [0] * KINDS
        self.actions.append(0)
        self.either.append(0)
        self.read(number, name, gain)
        return number


class Box:
    """The printed values. Columns that belong to cards are indexed card * width + place.

    `seats` are called by the `colours` that were chosen.
    """

    def __init__(self, records: Records, colours: str = "") -> None:
        # Everything has its value before anything is read: compiled rules need not ask then whether it has one.
        none = column_of([])
        self.gives = self.actions = self.either = none
        self.rows = self.side = self.coin_cost = self.moves_marker = self.benefit = none
        self.track_vp = self.rule_regions = self.rule_including = self.rule_regions_alone = none
        self.nothing_included = self.expand_regions = self.merits = none
        self.card_count = self.card_cost = self.attacker_loses = self.defender_loses = none
        self.deed_vp = self.deed_coins = self.deed_cards = self.deed_captured = self.deed_raze = none
        self.deed_goods = GoodsPrices([], GOODS)
        self.deed_troops = self.deed_troops_from = none
        self.need_together = self.need_present = self.need_ruled = self.need_rule_all = self.need_captured = none
        self.need_marker = self.need_goods = self.need_goods_in_all = self.need_leader_in = self.need_oaths = none
        self.need_built = self.need_buildings_together = self.need_adjacent = self.need_markets = none
        self.need_under = self.need_contested = self.need_battle = self.need_quiet = none
        self.tile_one_of = self.tile_any = self.tile_captured = self.tile_coins = none
        self.oath_goods = self.oath_any = self.column_income = self.column_vp = none
        self.inheritance_cost = self.inheritance_troops = self.inheritance_building = none
        self.inheritance_cards = self.inheritance_deeds = none
        self.agenda_vp = self.stickers = none
        self.battle_first: i64 = 0
        self.battle_second: i64 = 0
        self.battle_length: i64 = 0
        self.kinds: i64 = 0
        self.colours = colours
        self.seats = called(SEATS, colours)
        self.chart = _chart(records["regions"], self.seats)
        sources = Sources()
        self._read_boards(records, sources)
        self._read_tile(records["battle_tile"], sources)
        self._read_cards(records["strategy_cards"], sources)
        self._read_deeds([records["deeds"][name] for name in DEEDS], sources)
        self._read_house(records, sources)
        self._read_inheritance([records["inheritance"][name] for name in REGIONS], sources)
        self.agenda_vp = numbers_in([records["agendas"][name] for name in AGENDAS], "vp")
        self.stickers = numbers_in([records["stickers"][reward] for reward in REWARDS], "count")
        self.source_names = sources.names
        self.gives = column_of(sources.gives)
        self.actions = column_of(sources.actions)
        self.either = column_of(sources.either)

    def _read_boards(self, records: Records, sources: Sources) -> None:
        """The Chronicle board by side * SPACES + space, its tracks by step (0 is the lowest), the Battle track."""
        self.rows = column_of([3, 3, 3, 4, 4])
        self.side = column_of([0, 0, 0, 1, 1])
        self.coin_cost = filled(0, 2 * SPACES)
        self.moves_marker = filled(0, 2 * SPACES)
        for name, space in records["spaces"].items():
            place = COLUMNS.index(space["column"]) * ROWS + int(space["row"]) - 1
            if space["side"] == "3-4":
                place += SPACES
            sources.read(OF_SPACE + place, f"space {name}", space["gives"])
            self.coin_cost[place] = int(space["coin_cost"])
            self.moves_marker[place] = int(bool(space["marker"]))
        for place in range(2 * SPACES):
            sources.names[place] = sources.names[place] or f"space {place}"
        steps = [records["tracks"][f"step-{step}"] for step in range(1, 6)]
        self.track_vp = numbers_in(steps, "vp")
        self.rule_regions = numbers_in(steps, "rule_regions")
        self.rule_including = column_of([bits_of(REGIONS, step["rule_including"]) for step in steps])
        self.rule_regions_alone = numbers_in(steps, "rule_regions_alone")
        self.nothing_included = filled(0, len(steps))
        self.expand_regions = numbers_in(steps, "expand_regions")
        self.merits = numbers_in(steps, "merits")
        self.battle_first = int(records["battle"]["first"]["value"])
        self.battle_second = int(records["battle"]["second"]["value"])
        self.battle_length = int(records["battle"]["length"]["value"])

    def _read_tile(self, benefits: dict[str, dict[str, Any]], sources: Sources) -> None:
        """The benefit on each step, by side * (length + 1) + step: its source, or NONE."""
        width = self.battle_length + 1
        self.benefit = filled(NONE, len(SIDES) * width)
        for name, benefit in benefits.items():
            number = sources.add(f"benefit {name}", benefit["gain"])
            self.benefit[SIDES.index(benefit["side"]) * width + int(benefit["step"])] = number

    def _read_cards(self, cards: dict[str, dict[str, Any]], sources: Sources) -> None:
        """Equal cards are one kind, called by their name; if cards of one name differ, the later ones get a number."""
        self.card_names: list[str] = []
        self.card_ids: list[list[str]] = []
        count: list[int] = []
        faces: list[dict[str, Any]] = []
        for card in cards.values():
            fields = ("name", "attacker_loses", "defender_loses", "coin_cost", "effect")
            face = {field: card[field] for field in fields}
            if face in faces:
                count[faces.index(face)] += 1
                self.card_ids[faces.index(face)].append(str(card["id"]))
                continue
            kind = len(faces)
            faces.append(face)
            name = card_name(str(card["name"]))
            same = len([one for one in faces if one["name"] == card["name"]])
            self.card_names.append(name if same == 1 else f"{name}-{same}")
            self.card_ids.append([str(card["id"])])
            count.append(1)
            sources.read(OF_CARD + kind, f"card {self.card_names[kind]}", card["effect"])
        self.kinds = len(faces)
        self.card_count = column_of(count + [0] * (STRATEGY_CARDS - len(faces)))
        self.card_cost = numbers_in(faces, "coin_cost")
        self.attacker_loses = numbers_in(faces, "attacker_loses")
        self.defender_loses = numbers_in(faces, "defender_loses")
        for kind in range(len(faces), STRATEGY_CARDS):
            sources.names[OF_CARD + kind] = f"card {kind}"

    def _read_deeds(self, cards: list[dict[str, Any]], sources: Sources) -> None:
        self.deed_vp = numbers_in(cards, "vp")
        for deed, card in enumerate(cards):
            sources.read(OF_DEED + deed, f"deed {DEEDS[deed]}", card["reward"])
        self._read_costs([card["cost"] for card in cards])
        self._read_requirements([card["requirement"] for card in cards])

    def _read_costs(self, costs: list[dict[str, Any]]) -> None:
        removed = [cost.get("remove_troops", {}) for cost in costs]
        self.deed_coins = numbers_in(costs, "coins")
        self.deed_goods = GoodsPrices(costs, GOODS)
        self.deed_cards = numbers_in(costs, "strategy_cards")
        self.deed_troops = numbers_in(removed, "count")
        self.deed_troops_from = column_of([REMOVAL[those.get("from", "any")] for those in removed])
        self.deed_captured = numbers_in(costs, "captured_rebels")
        self.deed_raze = numbers_in(costs, "raze")

    def _read_requirements(self, needs: list[dict[str, Any]]) -> None:
        present = [need.get("present_in", {}) for need in needs]
        adjacent = [need.get("adjacent_regions_with", {}) for need in needs]
        self.need_together = numbers_in(needs, "miniatures_in_one_region")
        self.need_present = column_of([int(those.get(players, 0)) for those in present for players in "01234"])
        self.need_ruled = numbers_in(needs, "rule_regions")
        self.need_rule_all = column_of([bits_of(REGIONS, need.get("rule_all", [])) for need in needs])
        self.need_captured = numbers_in(needs, "captured_rebels")
        self.need_marker = numbers_in(needs, "first_player_marker")
        self.need_goods = _of_goods(needs)
        self.need_goods_in_all = numbers_in(needs, "goods_in_all")
        self.need_leader_in = places_in(needs, "leader_in", REGIONS)
        self.need_oaths = numbers_in(needs, "oaths_sworn")
        self.need_built = numbers_in(needs, "regions_with_buildings")
        self.need_buildings_together = column_of([bits_of(BUILDINGS, need.get("same_region", [])) for need in needs])
        self.need_adjacent = column_of([int(those.get(kind, 0)) for those in adjacent for kind in BUILDINGS])
        self.need_markets = numbers_in(needs, "markets_with_different_goods")
        self.need_under = places_in(needs, "ruled_with_opponents_building", BUILDINGS)
        self.need_contested = numbers_in(needs, "ruled_with_opponents")
        self.need_battle = numbers_in(needs, "battle_step")
        self.need_quiet = numbers_in(needs, "present_without_rebels")

    def _read_house(self, records: Records, sources: Sources) -> None:
        """The household board: influence tracks and tiles, oath spaces, bonuses of buildings and of empty columns."""
        tracks = [records["influence"][slot] for slot in SLOTS]
        costs = [track["cost"] for track in tracks]
        self.tile_one_of = column_of([bits_of(GOODS, cost.get("one_of", [])) for cost in costs])
        self.tile_any = numbers_in(costs, "any")
        self.tile_captured = numbers_in(costs, "captured_rebels")
        self.tile_coins = numbers_in(costs, "coins")
        for slot, track in enumerate(tracks):
            sources.read(OF_TILE + slot, f"tile {track['tile']}", track["gives"])
            sources.read(OF_SECOND_STEP + slot, f"step {SLOTS[slot]}", track["second_step"])
        spaces = [records["oaths"][f"{pair}/{order}"] for pair in PAIRS for order in (1, 2)]
        self.oath_goods = _of_goods(spaces)
        self.oath_any = numbers_in(spaces, "goods_any")
        for kind, building in enumerate(BUILDINGS):
            for order in (2, 3):
                name = f"{building}/{order}"
                gain = records["buildings"][name]["gain"]
                sources.read(OF_BUILDING + kind * 2 + order - 2, f"building {name}", gain)
        columns = [records["columns"][slot] for slot in SLOTS]
        self.column_income = numbers_in(columns, "income")
        self.column_vp = numbers_in(columns, "vp")

    def _read_inheritance(self, cards: list[dict[str, Any]], sources: Sources) -> None:
        gains = [card["gain"] for card in cards]
        self.inheritance_cost = numbers_in(cards, "coin_cost")
        self.inheritance_troops = numbers_in(gains, "troops")
        self.inheritance_building = places_in(gains, "building", BUILDINGS)
        self.inheritance_cards = numbers_in(gains, "strategy_card")
        self.inheritance_deeds = numbers_in(gains, "deed")
        for region, gain in enumerate(gains):
            sources.read(OF_INHERITANCE + region, f"inheritance {REGIONS[region]}", gain)


def _chart(rows: dict[str, dict[str, Any]], seats: tuple[str, ...]) -> Chart:
    tiers = [str(rows[name]["tier"]) for name in REGIONS]
    two = tiers.count("2+")
    return Chart(
        [two, two, two, two + tiers.count("3+"), len(REGIONS)],
        [sorted([REGIONS.index(other) for other in rows[name]["adjacent"]]) for name in REGIONS],
        [GOODS.index(rows[name]["good"]) for name in REGIONS],
        seats,
    )


def _of_goods(rows: list[dict[str, Any]]) -> Column:
    """How much of each good the rows name."""
    return column_of([int(row.get("goods", {}).get(good, 0)) for row in rows for good in GOODS])


def card_name(name: str) -> str:
    """How a strategy card is called in moves: its name in small letters and dashes."""
    plain = "".join([letter if letter.isalnum() else " " for letter in name.lower().replace("'", "")])
    return "-".join(plain.split())
