"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.components import BUILD, ROWS
from veche.titles.rurik.both.removal import REMOVAL
from veche.titles.rurik.first.components import (
    AGENDAS,
    BONUSES,
    COIN,
    COLUMNS,
    DEED,
    DEEDS,
    DIFFICULTIES,
    GOODS,
    MOVEMENT_ANYWHERE,
    PRIORITIES,
    REGIONS,
    REWARDS,
    ROUND_OF_THE_3,
    ROUND_OF_THE_SECOND_2,
    ROWS_OF_A_CARD,
    SCHEME,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
)

Records: TypeAlias = dict[str, dict[str, dict[str, Any]]]

KINDS: Final = 9
"""Kinds of reward: the six columns (scheme: cards drawn), coins, deeds to choose, movement to anywhere."""


_SCHEME_REWARDS: Final = {"coin": COIN, "deed": DEED}
_DEED_REWARDS: Final = {"coins": COIN, "scheme_draw": SCHEME, "movement_anywhere": MOVEMENT_ANYWHERE}


class Box:
    """The printed values. Lists that belong to cards are indexed card * width + place."""

    def __init__(self, records: Records) -> None:
        self._read_map(records)
        self._read_boards(records)
        self._read_schemes(records["schemes"])
        self._read_deeds(records["deeds"])
        self._read_the_rest(records)
        self._read_the_rebellion(records)

    def _read_map(self, records: Records) -> None:
        rows = records["regions"]
        tiers = [str(rows[name]["tier"]) for name in REGIONS]
        green = tiers.count("green")
        in_play = [green, green, green, green + tiers.count("yellow"), len(REGIONS)]
        neighbours = [sorted([REGIONS.index(other) for other in rows[name]["adjacent"]]) for name in REGIONS]
        goods = [GOODS.index(rows[name]["good"]) for name in REGIONS]
        self.chart = Chart(in_play, neighbours, goods)
        self.chart_alone = Chart(in_play, neighbours, goods, counts_rebels=False)  # Sviatopolk has another card

    def _read_boards(self, records: Records) -> None:
        """The strategy board by players * 24 + space, the claim board by step (0 is the lowest), the boat by good."""
        self.rows: list[int] = [3, 3, 3, 4, 4]
        self.points: list[int] = [0] * (5 * len(COLUMNS) * ROWS)
        self.coin_cost: list[int] = [0] * (5 * len(COLUMNS) * ROWS)
        for space in records["spaces"].values():
            place = COLUMNS.index(space["column"]) * ROWS + int(space["row"]) - 1
            for players in (1, 2) if space["side"] == "1-2" else (3, 4):
                self.points[players * 24 + place] = int(space["points"])
                self.coin_cost[players * 24 + place] = int(space["coin_cost"])
        steps = [records["tracks"][f"step-{step}"] for step in range(1, 6)]
        self.track_vp: list[int] = [int(step["vp"]) for step in steps]
        self.rule_regions: list[int] = [int(step["rule_regions"]) for step in steps]
        self.rule_including: list[int] = [
            sum([1 << REGIONS.index(name) for name in step.get("rule_including", [])]) for step in steps
        ]
        self.build_regions: list[int] = [int(step["build_regions"]) for step in steps]
        self.trade_goods: list[int] = [int(step["trade_goods"]) for step in steps]
        self.warfare_first: int = int(records["warfare"]["first"]["value"])
        self.warfare_second: int = int(records["warfare"]["second"]["value"])
        self.warfare_length: int = int(records["warfare"]["length"]["value"])
        self.boat: list[int] = [int(records["boat"][good]["spaces"]) for good in GOODS]

    def _read_schemes(self, cards: dict[str, dict[str, Any]]) -> None:
        """Equal cards are one kind; a kind is called by what it gives (`tax-coin`), since the cards have no names."""
        self.scheme_names: list[str] = []
        self.scheme_cards: list[list[str]] = []
        self.scheme_count: list[int] = []
        self.scheme_cost: list[int] = []
        self.scheme_casualties: list[int] = []
        self.scheme_reward: list[int] = []
        for card in cards.values():
            name = scheme_name(card)
            casualties = int(card["casualties"])
            if name in self.scheme_names and self.scheme_casualties[self.scheme_names.index(name)] != casualties:
                name += "-casualty" if casualties else "-safe"
            if name in self.scheme_names:
                kind = self.scheme_names.index(name)
                self.scheme_count[kind] += 1
                self.scheme_cards[kind].append(str(card["id"]))
                continue
            self.scheme_names.append(name)
            self.scheme_cards.append([str(card["id"])])
            self.scheme_count.append(1)
            self.scheme_cost.append(int(card["coin_cost"]))
            self.scheme_casualties.append(casualties)
            self.scheme_reward += _rewards(card["rewards"], _SCHEME_REWARDS)
        self.schemes = len(self.scheme_names)
        self.scheme_count += [0] * (SCHEME_CARDS - self.schemes)

    def _read_deeds(self, cards: dict[str, dict[str, Any]]) -> None:
        self.deed_vp: list[int] = []
        self.deed_coins: list[int] = []
        self.deed_goods: list[int] = []
        self.deed_goods_any: list[int] = []
        self.deed_goods_same: list[int] = []
        self.deed_goods_different: list[int] = []
        self.deed_discards: list[int] = []
        self.deed_troops: list[int] = []
        self.deed_troops_from: list[int] = []
        self.deed_structures: list[int] = []
        self.deed_reward: list[int] = []
        self.deed_fewer_cards: list[int] = []
        self.need_troops_together: list[int] = []
        self.need_structures_together: list[int] = []
        self.need_adjacent: list[int] = []
        self.need_regions: list[int] = []
        self.need_rebels: list[int] = []
        self.need_marker: list[int] = []
        self.need_markets: list[int] = []
        for name in DEEDS:
            card = cards[name]
            self._read_deed(card, card["cost"], card["requirement"], card["reward"])

    def _read_deed(
        self, card: dict[str, Any], cost: dict[str, Any], need: dict[str, Any], reward: dict[str, Any]
    ) -> None:
        self.deed_vp.append(int(card["vp"]))
        self.deed_coins.append(int(cost.get("coins", 0)))
        self.deed_goods += [int(cost.get("goods", {}).get(good, 0)) for good in GOODS]
        self.deed_goods_any.append(int(cost.get("goods_any", 0)))
        self.deed_goods_same.append(int(cost.get("goods_same_type", 0)))
        self.deed_goods_different.append(int(cost.get("goods_different_types", 0)))
        self.deed_discards.append(int(cost.get("discard_scheme", 0)))
        self.deed_troops.append(int(cost.get("remove_troops", {}).get("count", 0)))
        self.deed_troops_from.append(REMOVAL[cost.get("remove_troops", {}).get("from", "any")])
        self.deed_structures.append(int(cost.get("remove_structures", 0)))
        self.deed_reward += _rewards(reward, _DEED_REWARDS)
        self.deed_fewer_cards.append(int(reward.get("fewer_cards", 0)))
        self.need_troops_together.append(int(need.get("troops_in_one_region", 0)))
        self.need_structures_together.append(sum([1 << STRUCTURES.index(kind) for kind in need.get("same_region", [])]))
        adjacent = need.get("adjacent_regions_with", {})
        self.need_adjacent += [int(adjacent.get(kind, 0)) for kind in STRUCTURES]
        self.need_regions.append(int(need.get("regions_with_troops", 0)))
        self.need_rebels.append(int(need.get("defeated_rebels", 0)))
        self.need_marker.append(int(bool(need.get("has_first_player_marker", False))))
        self.need_markets.append(int(need.get("markets_with_different_goods", 0)))

    def _read_the_rest(self, records: Records) -> None:
        self.agenda_vp: list[int] = [int(records["agendas"][name]["vp"]) for name in AGENDAS]
        self.stickers: list[int] = [int(records["stickers"][reward]["count"]) for reward in REWARDS]
        self.reward_tokens: list[int] = [int(records["reward_tokens"][reward]["count"]) for reward in REWARDS]
        self.goods_tokens: list[int] = [0] * (5 * len(GOODS))
        for players in (2, 3, 4):
            for good, name in enumerate(GOODS):
                self.goods_tokens[players * len(GOODS) + good] = int(records["goods_tokens"][name][str(players)])
        tokens = [records["conversion"][name] for name in TOKENS]
        self.token_one_of: list[int] = [sum([1 << GOODS.index(good) for good in token["one_of"]]) for token in tokens]
        self.token_any: list[int] = [int(token["any"]) for token in tokens]
        self.token_reward: list[int] = []
        for token in tokens:
            self.token_reward += _rewards(token["gain"], {})

    def _read_the_rebellion(self, records: Records) -> None:
        """The solo game: what is left out, the rebellion cards, the mats by difficulty and column, Sviatopolk's card.

        A card's rows count from the first that is slid out; `row_round` says from which round its advisor is there.
        """
        deeds, agendas = records["deeds"], records["agendas"]
        self.not_alone_deeds: list[int] = [place for place, name in enumerate(DEEDS) if not deeds[name]["solo"]]
        self.not_alone_agendas: dict[str, list[int]] = {
            text: [place for place, name in enumerate(AGENDAS) if agendas[name]["removed_in_solo"][text]]
            for text in ("english", "german")
        }
        self.location_order: list[list[int]] = []
        self.row_advisor: list[int] = []
        self.row_round: list[int] = []
        self.row_column: list[int] = []
        self.row_coin: list[int] = []
        self.build_order: list[list[int]] = []
        for card in records["rebellion_cards"].values():
            self.location_order.append([REGIONS.index(name) for name in card["location_order"]])
            for advisor in card["advisors"]:
                self.row_advisor.append(int(advisor[0]))
                self.row_round.append({"2*": ROUND_OF_THE_SECOND_2, "3*": ROUND_OF_THE_3}.get(advisor, 1))
            for priority in PRIORITIES:
                self.build_order.append([STRUCTURES.index(kind) for kind in card["build_order"][priority]])
                for row in range(ROWS_OF_A_CARD):
                    column, _, coin = str(card["strategy"][priority][row]).partition(" ")
                    self.row_column.append(COLUMNS.index(column))
                    self.row_coin.append(int(coin == "coin"))
        self.starting_priority: list[int] = []
        self.bonus_when: list[list[int]] = []
        self.bonus_gain: list[list[int]] = []
        self.bonus_covered: list[list[int]] = []
        for level in DIFFICULTIES:
            mat = records["rebellion_mats"][level]
            self.starting_priority.append(PRIORITIES.index(mat["starting_priority"]))
            for priority in PRIORITIES:
                bonuses = mat["bonuses"][priority]
                self.bonus_when.append([COLUMNS.index(bonus["when"]) for bonus in bonuses])
                self.bonus_gain.append([BONUSES.index(bonus["gain"]) for bonus in bonuses])
                self.bonus_covered.append([int(bool(bonus["covered"])) for bonus in bonuses])
        leader = records["rebellion_leader"]["sviatopolk"]
        self.sviatopolk_fewer_cards: int = int(leader["fewer_cards"])
        self.sviatopolk_rebels: int = int(leader["rebels_each_round"])
        self.distance: list[list[int]] = [self._distances(region) for region in range(self.chart.in_play[2])]

    def _distances(self, region: int) -> list[int]:
        """How many borders lie between the region and each other one, in the map for one or two players."""
        found = [0] * self.chart.in_play[2]
        reached = [region]
        for here in reached:
            for there in self.chart.neighbours[here]:
                if there < self.chart.in_play[2] and there not in reached:
                    found[there] = found[here] + 1
                    reached.append(there)
        return found


def _rewards(printed: dict[str, Any], more: dict[str, int]) -> list[int]:
    """A row of KINDS numbers: how much of each kind of reward."""
    row = [0] * KINDS
    for kind, number in enumerate(COLUMNS):
        if kind <= BUILD:
            row[kind] = int(printed.get(number, 0))
    for name, kind in more.items():
        row[kind] = int(printed.get(name, 0))
    return row


def scheme_name(card: dict[str, Any]) -> str:
    """What a scheme card is called, since it has no name: what it gives and costs (`tax-coin`, `muster-for-1`)."""
    parts = []
    for reward in (*COLUMNS[:SCHEME], "deed", "coin"):
        number = card["rewards"].get(reward, 0)
        if number:
            parts.append(str(reward) if number == 1 else f"{reward}-{number}")
    name = "-".join(parts) or "nothing"
    return f"{name}-for-{card['coin_cost']}" if card["coin_cost"] else name
