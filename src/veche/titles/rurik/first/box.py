"""The box: what is printed on the components, as tables of numbers that the rules read.

It is made from the records in `data/` (with a user's corrections, if any) and never changes during a match; the
states of a match share it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from veche.kernel.colours import called
from veche.kernel.numbers import i64
from veche.kernel.state import Column, column_of, filled
from veche.kernel.tables import bits_of, numbers_in, places_in
from veche.titles.rurik.both.chart import Chart
from veche.titles.rurik.both.components import BUILD, ROWS, SEATS, SPACES
from veche.titles.rurik.both.goods_prices import GoodsPrices
from veche.titles.rurik.both.removal import REMOVAL
from veche.titles.rurik.first.components import (
    AGENDAS,
    BONUSES,
    COIN,
    COLUMNS,
    COSTS,
    DEED,
    DEEDS,
    DIFFICULTIES,
    FOR_EACH,
    GAINS,
    GOODS,
    MOVEMENT_ANYWHERE,
    NEW_STRUCTURES,
    OLD_STRUCTURES,
    PRIORITIES,
    REGIONS,
    REGIONS_WHERE,
    REWARDS,
    ROUND_OF_THE_3,
    ROUND_OF_THE_SECOND_2,
    ROWS_OF_A_CARD,
    SCHEME,
    SCHEME_CARDS,
    STRUCTURES,
    TOKENS,
    WARFARE,
    WARFARE_GAINS,
    WARFARE_REWARDS,
)

Records: TypeAlias = dict[str, dict[str, dict[str, Any]]]

KINDS: Final[i64] = 10
"""Kinds of reward: the six columns (scheme: cards drawn), coins, deeds to choose, movement to anywhere, warfare."""

NEUTRAL: Final[i64] = 2
"""Alone: the place of the neutral troops' colour among those chosen, after the player's and the Rebellion's."""

LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
"""Of what the name of an intrigue is made in moves and files."""

_SCHEME_REWARDS: Final = {"coin": COIN, "deed": DEED, "warfare": WARFARE}
_DEED_REWARDS: Final = {
    "coins": COIN,
    "scheme_draw": SCHEME,
    "movement_anywhere": MOVEMENT_ANYWHERE,
    "warfare": WARFARE,
}


class Box:
    """The printed values. Lists that belong to cards are indexed card * width + place.

    `seats` are called by the `colours` that were chosen; `neutral` is the colour of the neutral troops alone.
    """

    def __init__(self, records: Records, colours: str = "") -> None:
        # Everything has its value before anything is read: compiled rules need not ask then whether it has one.
        none = column_of([])
        self.rows = self.points = self.coin_cost = self.boat = none
        self.track_vp = self.rule_regions = self.rule_including = self.build_regions = self.trade_goods = none
        self.scheme_count = self.scheme_cost = self.scheme_casualties = self.scheme_reward = none
        self.deed_vp = self.deed_coins = self.deed_discards = self.deed_structures = none
        self.deed_goods = GoodsPrices([], GOODS)
        self.deed_troops = self.deed_troops_from = self.deed_reward = self.deed_fewer_cards = none
        self.need_troops_together = self.need_structures_together = self.need_adjacent = self.need_regions = none
        self.need_rebels = self.need_marker = self.need_markets = self.need_structures = self.need_rule = none
        self.all_schemes = self.scheme_choice = none
        self.inheritance_cost = self.inheritance_troops = self.inheritance_structure = self.inheritance_coins = none
        self.inheritance_goods = self.inheritance_any_good = self.inheritance_schemes = self.inheritance_deeds = none
        self.new_structures = self.structure_coins = self.structure_movement = self.boons = none
        self.warfare_gain = self.warfare_number = self.more_stickers = none
        self.agenda_vp = self.stickers = self.reward_tokens = self.goods_tokens = none
        self.token_one_of = self.token_any = self.token_reward = none
        self.intrigue_gain = self.intrigue_gain_what = self.intrigue_gain_each = none
        self.intrigue_bribe = self.intrigue_structure = self.intrigue_first_structure = none
        self.intrigue_points = self.intrigue_cards = self.intrigue_look = none
        self.intrigue_goods = self.intrigue_goods_where = self.intrigue_rebels = self.intrigue_rebels_where = none
        self.row_advisor = self.row_round = self.row_column = self.row_coin = self.starting_priority = none
        self.warfare_first: i64 = 0
        self.warfare_second: i64 = 0
        self.warfare_length: i64 = 0
        self.schemes: i64 = 0
        self.sviatopolk_fewer_cards = 0
        self.sviatopolk_rebels = 0
        self.colours = colours
        self.seats = called(SEATS, colours)
        self.neutral = self.seats[NEUTRAL] if colours.count(",") == NEUTRAL else self.seats[-1]
        self.charts: list[Chart] = [
            # Alone Sviatopolk has another card.
            _chart(records, self.seats, counts_rebels=not alone, structures=structures)
            for alone in (False, True)
            for structures in (len(OLD_STRUCTURES), len(STRUCTURES))
        ]
        self.chart = self.charts[0]
        self._read_boards(records)
        self._read_schemes(records["schemes"], records["more_schemes"])
        deeds = records["deeds"] | records["more_deeds"]
        self._read_deeds([deeds[name] for name in DEEDS])
        self._read_inheritance([records["inheritance"][name] for name in REGIONS])
        self._read_the_rest(records)
        self._read_stone_and_blade(records)
        self._read_intrigues(list(records["intrigues"].values()))
        self._read_the_rebellion(records)

    def _read_boards(self, records: Records) -> None:
        """The strategy board by players * SPACES + space, the claim board by step (0: the lowest), the boat by good."""
        self.rows = column_of([3, 3, 3, 4, 4])
        self.points = filled(0, 5 * len(COLUMNS) * ROWS)
        self.coin_cost = filled(0, 5 * len(COLUMNS) * ROWS)
        for space in records["spaces"].values():
            place = COLUMNS.index(space["column"]) * ROWS + int(space["row"]) - 1
            for players in (1, 2) if space["side"] == "1-2" else (3, 4):
                self.points[players * SPACES + place] = int(space["points"])
                self.coin_cost[players * SPACES + place] = int(space["coin_cost"])
        steps = [records["tracks"][f"step-{step}"] for step in range(1, 6)]
        self.track_vp = numbers_in(steps, "vp")
        self.rule_regions = numbers_in(steps, "rule_regions")
        self.rule_including = column_of([bits_of(REGIONS, step.get("rule_including", [])) for step in steps])
        self.build_regions = numbers_in(steps, "build_regions")
        self.trade_goods = numbers_in(steps, "trade_goods")
        self.warfare_first = int(records["warfare"]["first"]["value"])
        self.warfare_second = int(records["warfare"]["second"]["value"])
        self.warfare_length = int(records["warfare"]["length"]["value"])
        self.boat = numbers_in([records["boat"][good] for good in GOODS], "spaces")

    def _read_schemes(self, base: dict[str, dict[str, Any]], more: dict[str, dict[str, Any]]) -> None:
        """Equal cards are one kind; a kind is called by what it gives (`tax-coin`), since the cards have no names.

        `scheme_count` are those of the base box, `all_schemes` also those `more` of Stone & Blade.
        """
        self.scheme_names: list[str] = []
        self.scheme_cards: list[list[str]] = []
        count: list[int] = []
        cost: list[int] = []
        casualties: list[int] = []
        rewards: list[int] = []
        choices: list[int] = []
        in_base: list[int] = []
        for card in [*base.values(), *more.values()]:
            if card["id"] in more and not in_base:
                in_base = list(count)
            name = scheme_name(card)
            lost = int(card["casualties"])
            if name in self.scheme_names and casualties[self.scheme_names.index(name)] != lost:
                name += ("-safe", "-casualty", "-casualties")[lost]
            if name in self.scheme_names:
                kind = self.scheme_names.index(name)
                count[kind] += 1
                self.scheme_cards[kind].append(str(card["id"]))
                continue
            self.scheme_names.append(name)
            self.scheme_cards.append([str(card["id"])])
            count.append(1)
            cost.append(int(card["coin_cost"]))
            casualties.append(lost)
            rewards += _rewards(card["rewards"], _SCHEME_REWARDS)
            choices.append(int(bool(card.get("choice"))))
        self.schemes = len(self.scheme_names)
        self.scheme_count = column_of(in_base + [0] * (SCHEME_CARDS - len(in_base)))
        self.all_schemes = column_of(count + [0] * (SCHEME_CARDS - len(count)))
        self.scheme_choice = column_of(choices)
        self.scheme_cost = column_of(cost)
        self.scheme_casualties = column_of(casualties)
        self.scheme_reward = column_of(rewards)

    def _read_deeds(self, cards: list[dict[str, Any]]) -> None:
        costs = [card["cost"] for card in cards]
        needs = [card["requirement"] for card in cards]
        rewards = [card["reward"] for card in cards]
        removed = [cost.get("remove_troops", {}) for cost in costs]
        adjacent = [need.get("adjacent_regions_with", {}) for need in needs]
        self.deed_vp = numbers_in(cards, "vp")
        self.deed_coins = numbers_in(costs, "coins")
        self.deed_goods = GoodsPrices(costs, GOODS)
        self.deed_discards = numbers_in(costs, "discard_scheme")
        self.deed_troops = numbers_in(removed, "count")
        self.deed_troops_from = column_of([REMOVAL[those.get("from", "any")] for those in removed])
        self.deed_structures = numbers_in(costs, "remove_structures")
        self.deed_reward = column_of([number for reward in rewards for number in _rewards(reward, _DEED_REWARDS)])
        self.deed_fewer_cards = numbers_in(rewards, "fewer_cards")
        self.need_troops_together = numbers_in(needs, "troops_in_one_region")
        self.need_structures_together = column_of([bits_of(STRUCTURES, need.get("same_region", [])) for need in needs])
        self.need_adjacent = column_of([int(those.get(kind, 0)) for those in adjacent for kind in STRUCTURES])
        self.need_regions = numbers_in(needs, "regions_with_troops")
        self.need_rebels = numbers_in(needs, "defeated_rebels")
        self.need_marker = numbers_in(needs, "has_first_player_marker")
        self.need_markets = numbers_in(needs, "markets_with_different_goods")
        several = [need.get("structures", {}) for need in needs]
        self.need_structures = column_of([int(those.get(kind, 0)) for those in several for kind in STRUCTURES])
        self.need_rule = column_of([bits_of(REGIONS, need.get("rule", [])) for need in needs])

    def _read_inheritance(self, cards: list[dict[str, Any]]) -> None:
        """By region, what its card of inheritance costs and gives (Stone & Blade)."""
        gains = [card["gain"] for card in cards]
        self.inheritance_cost = numbers_in(cards, "coin_cost")
        self.inheritance_troops = numbers_in(gains, "troops")
        self.inheritance_structure = places_in(gains, "structure", STRUCTURES)
        self.inheritance_coins = numbers_in(gains, "coins")
        self.inheritance_goods = column_of(
            [int(gain.get("goods", {}).get(good, 0)) for gain in gains for good in GOODS]
        )
        self.inheritance_any_good = numbers_in(gains, "any_good")
        self.inheritance_schemes = numbers_in(gains, "scheme_card")
        self.inheritance_deeds = numbers_in(gains, "deed")

    def schemes_with(self, stone_and_blade: bool) -> Column:
        """How many scheme cards there are of each kind, with or without those of the expansion."""
        return self.all_schemes if stone_and_blade else self.scheme_count

    def _read_the_rest(self, records: Records) -> None:
        self.agenda_vp = numbers_in([records["agendas"][name] for name in AGENDAS], "vp")
        self.stickers = numbers_in([records["stickers"][reward] for reward in REWARDS], "count")
        self.reward_tokens = numbers_in([records["reward_tokens"][reward] for reward in REWARDS], "count")
        goods = [records["goods_tokens"][name] for name in GOODS]
        laid = [int(good[str(players)]) for players in (2, 3, 4) for good in goods]
        self.goods_tokens = column_of([0] * (2 * len(GOODS)) + laid)
        tokens = [records["conversion"][name] for name in TOKENS]
        self.token_one_of = column_of([bits_of(GOODS, token["one_of"]) for token in tokens])
        self.token_any = numbers_in(tokens, "any")
        self.token_reward = column_of([number for token in tokens for number in _rewards(token["gain"], {})])

    def _read_stone_and_blade(self, records: Records) -> None:
        """The expansion's structures, boons by good, warfare rewards, and what is under its rebels."""
        new = [records["new_structures"][name] for name in NEW_STRUCTURES]
        none = [0] * len(OLD_STRUCTURES)
        self.new_structures = numbers_in(new, "count")
        self.structure_coins = column_of(none + [int(one["coins"]) for one in new])
        self.structure_movement = column_of(none + [int(one["movement"]) for one in new])
        self.boons = numbers_in([records["trade_boons"][good] for good in GOODS], "boons")
        rewards = [records["warfare_rewards"][name] for name in WARFARE_REWARDS]
        self.warfare_gain = column_of([WARFARE_GAINS.index(one["what"]) for one in rewards])
        self.warfare_number = numbers_in(rewards, "number")
        self.more_stickers = numbers_in([records["more_stickers"][reward] for reward in REWARDS], "count")

    def chart_for(self, alone: bool, stone_and_blade: bool) -> Chart:
        """The map, with as many kinds of structures as are played with."""
        return self.charts[2 * int(alone) + int(stone_and_blade)]

    def _read_intrigues(self, cards: list[dict[str, Any]]) -> None:
        """By card, what each verb does: 0 for those that it does not have."""
        self.intrigue_names: list[str] = [intrigue_name(card) for card in cards]
        self.intrigues_called: list[str] = [str(card["called"]) for card in cards]
        effects = [card["effect"] for card in cards]
        gains = [effect.get("gain", {}) for effect in effects]
        self.intrigue_gain = numbers_in(gains, "number")
        self.intrigue_gain_what = column_of([GAINS.index(gain.get("what", GAINS[0])) for gain in gains])
        self.intrigue_gain_each = column_of([FOR_EACH.index(gain.get("for_each", FOR_EACH[0])) for gain in gains])
        costs = [effect.get("cost_changed", {}) for effect in effects]
        self.intrigue_bribe, self.intrigue_structure, self.intrigue_first_structure = [
            column_of([int(cost["by"]) if cost.get("of") == what else 0 for cost in costs]) for what in COSTS
        ]
        points = [effect.get("points_changed", {}) for effect in effects]
        self.intrigue_points = column_of(
            [int(one["by"]) if one.get("of") == kind else 0 for one in points for kind in COLUMNS[:SCHEME]]
        )
        self.intrigue_cards = numbers_in(effects, "cards_revealed_changed")
        self.intrigue_look = numbers_in(effects, "cards_looked_at")
        goods = [effect.get("goods_laid", {}) for effect in effects]
        rebels = [effect.get("rebels_laid", {}) for effect in effects]
        self.intrigue_goods = numbers_in(goods, "number")
        self.intrigue_goods_where = _where(goods)
        self.intrigue_rebels = numbers_in(rebels, "number")
        self.intrigue_rebels_where = _where(rebels)

    def _read_the_rebellion(self, records: Records) -> None:
        """The solo game: what is left out, the rebellion cards, the mats by difficulty and column, Sviatopolk's card.

        A card's rows count from the first that is slid out; `row_round` says from which round its advisor is there.
        """
        deeds, agendas = records["deeds"], records["agendas"]
        deeds = deeds | records["more_deeds"]
        self.not_alone_deeds: list[int] = [place for place, name in enumerate(DEEDS) if not deeds[name]["solo"]]
        self.not_alone_agendas: dict[str, list[int]] = {
            text: [place for place, name in enumerate(AGENDAS) if agendas[name]["removed_in_solo"][text]]
            for text in ("english", "german")
        }
        self.location_order: list[list[int]] = []
        advisors: list[int] = []
        rounds: list[int] = []
        columns: list[int] = []
        coins: list[int] = []
        self.build_order: list[list[int]] = []
        for card in records["rebellion_cards"].values():
            self.location_order.append([REGIONS.index(name) for name in card["location_order"]])
            for advisor in card["advisors"]:
                advisors.append(int(advisor[0]))
                rounds.append({"2*": ROUND_OF_THE_SECOND_2, "3*": ROUND_OF_THE_3}.get(advisor, 1))
            for priority in PRIORITIES:
                self.build_order.append([STRUCTURES.index(kind) for kind in card["build_order"][priority]])
                for row in range(ROWS_OF_A_CARD):
                    column, _, coin = str(card["strategy"][priority][row]).partition(" ")
                    columns.append(COLUMNS.index(column))
                    coins.append(int(coin == "coin"))
        self.row_advisor = column_of(advisors)
        self.row_round = column_of(rounds)
        self.row_column = column_of(columns)
        self.row_coin = column_of(coins)
        mats = [records["rebellion_mats"][level] for level in DIFFICULTIES]
        self.starting_priority = column_of([PRIORITIES.index(mat["starting_priority"]) for mat in mats])
        self.bonus_when: list[list[int]] = []
        self.bonus_gain: list[list[int]] = []
        self.bonus_covered: list[list[int]] = []
        for mat in mats:
            for priority in PRIORITIES:
                bonuses = mat["bonuses"][priority]
                self.bonus_when.append([COLUMNS.index(bonus["when"]) for bonus in bonuses])
                self.bonus_gain.append([BONUSES.index(bonus["gain"]) for bonus in bonuses])
                self.bonus_covered.append([int(bool(bonus["covered"])) for bonus in bonuses])
        leader = records["rebellion_leader"]["sviatopolk"]
        self.sviatopolk_fewer_cards = int(leader["fewer_cards"])
        self.sviatopolk_rebels = int(leader["rebels_each_round"])
        self.distance: list[list[int]] = [self._distances(region) for region in range(self.chart.in_play[2])]

    def _distances(self, region: i64) -> list[int]:
        """How many borders lie between the region and each other one, in the map for one or two players."""
        found = [0] * self.chart.in_play[2]
        reached = [region]
        for here in reached:
            for there in self.chart.neighbours[here]:
                if there < self.chart.in_play[2] and there not in reached:
                    found[there] = found[here] + 1
                    reached.append(there)
        return found


def _where(laid: list[dict[str, Any]]) -> Column:
    """By card, the place of its regions among REGIONS_WHERE."""
    return column_of([REGIONS_WHERE.index(one.get("where", REGIONS_WHERE[0])) for one in laid])


def intrigue_name(card: dict[str, Any]) -> str:
    """What an intrigue is called in moves and files: its name in small letters, else its id.

    >>> intrigue_name({"id": "intrigue-1", "called": "Rich Harvest"})
    'rich-harvest'
    """
    words = "".join([letter if letter in LETTERS else " " for letter in str(card["called"]).lower()])
    name = "-".join(words.split())
    return name if name[:1].isalpha() else str(card["id"])


def _chart(records: Records, seats: tuple[str, ...], counts_rebels: bool, structures: int) -> Chart:
    rows = records["regions"]
    tiers = [str(rows[name]["tier"]) for name in REGIONS]
    green = tiers.count("green")
    in_play = [green, green, green, green + tiers.count("yellow"), len(REGIONS)]
    neighbours = [sorted([REGIONS.index(other) for other in rows[name]["adjacent"]]) for name in REGIONS]
    goods = [GOODS.index(rows[name]["good"]) for name in REGIONS]
    return Chart(in_play, neighbours, goods, seats, counts_rebels, structures, len(STRUCTURES))


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
    for reward in (*COLUMNS[:SCHEME], "deed", "warfare", "coin"):
        number = card["rewards"].get(reward, 0)
        if number:
            parts.append(str(reward) if number == 1 else f"{reward}-{number}")
    name = ("-or-" if card.get("choice") else "-").join(parts) or "nothing"
    return f"{name}-for-{card['coin_cost']}" if card["coin_cost"] else name
