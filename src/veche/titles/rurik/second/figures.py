"""The numbers that sentences tell: named here, taken from where the rules take them."""

from __future__ import annotations

from veche.titles.rurik.both.board import COLUMNS_BEFORE_A_SECOND
from veche.titles.rurik.both.components import (
    ATTACK,
    BUILD,
    FUR,
    MARKET,
    MOVEMENT,
    MUSTER,
    SEATS,
    STRONGHOLD,
    STRUCTURES_OF_A_KIND,
    TROOPS,
)
from veche.titles.rurik.both.inheritance import CARDS_DEALT, ELSEWHERE, FORFEITED, TROOPS_WITH_INHERITANCE
from veche.titles.rurik.both.setup import AGENDAS_DEALT, COINS_AT_START
from veche.titles.rurik.both.tax import PRICE_ELSEWHERE, PRICE_WHERE_ONE_RULES
from veche.titles.rurik.second.battle import CARDS_IF_UNEQUAL
from veche.titles.rurik.second.box import OF_BUILDING, OF_SECOND_STEP, OF_TILE, Box
from veche.titles.rurik.second.components import (
    AGENDAS,
    BATTLE_STEP,
    BUILDINGS,
    FIRST_GOOD,
    INFLUENCE_STEPS,
    KINDS,
    LEAD,
    LEADERS,
    OATHS,
    PAIRS,
    PRINTED_LEADERS,
    ROUNDS,
    SCHEMES,
    SIDES,
    SLOTS,
    TILES,
    TRACKS,
    WIELD,
)
from veche.titles.rurik.second.council_phase import PRICE_OF_A_BRIBE
from veche.titles.rurik.second.oaths import BOOTS_OF_ROADS, OF_A_PAIR
from veche.titles.rurik.second.round import ROUND_OF_THE_3, ROUND_OF_THE_SECOND_2
from veche.titles.rurik.second.schemes import MOST_SCHEMES
from veche.titles.rurik.second.setup import LEADERS_DEALT, TROOPS_AT_START


def figures(box: Box) -> dict[str, int]:
    """Prices, counts and limits by name; a message writes them as `{ $name }`, the rules page as `[[name]]`."""
    return _of_the_pieces(box) | _of_setup() | _of_play() | _of_the_house(box) | _of_the_scoring(box)


def _of_the_pieces(box: Box) -> dict[str, int]:
    """How many there are of everything."""
    return {
        "most_players": len(SEATS),
        "regions_for_two": box.chart.in_play[2],
        "regions_for_three": box.chart.in_play[3],
        "regions_for_four": box.chart.in_play[4],
        "rows_for_two": box.rows[2],
        "rows_for_more": box.rows[3],
        "tracks": len(TRACKS),
        "sides": len(SIDES),
        "leaders": len(LEADERS),
        "printed_leaders": len(PRINTED_LEADERS),
        "other_leaders": len(LEADERS) - len(PRINTED_LEADERS),
        "agendas": len(AGENDAS),
        "troops": TROOPS,
        "buildings": len(BUILDINGS) * STRUCTURES_OF_A_KIND,
        "buildings_of_a_kind": STRUCTURES_OF_A_KIND,
        "oaths": len(PAIRS) * OF_A_PAIR,
        "oaths_of_a_pair": OF_A_PAIR,
        "oath_kinds": len(OATHS),
        "boots_of_roads": BOOTS_OF_ROADS,
        "tiles": len(TILES),
        "slots": len(SLOTS),
        "influence_steps": INFLUENCE_STEPS,
    }


def _of_setup() -> dict[str, int]:
    """How the game begins."""
    return {
        "coins_at_start": COINS_AT_START,
        "troops_at_start": TROOPS_AT_START,
        "agendas_dealt": AGENDAS_DEALT,
        "leaders_dealt": LEADERS_DEALT,
        "inheritances_dealt": CARDS_DEALT,
        "inheritances_kept": CARDS_DEALT - 1,
        "troops_with_inheritance": TROOPS_WITH_INHERITANCE,
        "elsewhere": ELSEWHERE,
        "forfeited": FORFEITED,
    }


def _of_play() -> dict[str, int]:
    """Rounds, turns and actions."""
    return {
        "rounds": ROUNDS,
        "round_of_the_second_2": ROUND_OF_THE_SECOND_2,
        "round_of_the_3": ROUND_OF_THE_3,
        "columns_before_a_second": COLUMNS_BEFORE_A_SECOND,
        "price_of_a_bribe": PRICE_OF_A_BRIBE,
        "most_schemes": MOST_SCHEMES,
        "kinds_of_schemes": len(SCHEMES),
        "cards_if_unequal": CARDS_IF_UNEQUAL,
        "price_ruled": PRICE_WHERE_ONE_RULES,
        "price_elsewhere": PRICE_ELSEWHERE,
    }


def _of_the_house(box: Box) -> dict[str, int]:
    """What the house board gives: influence tracks and tiles, third buildings, empty columns."""
    left, middle, right = range(len(SLOTS))
    return {
        "left_step": _given(box, OF_SECOND_STEP + left, LEAD),
        "middle_step": _given(box, OF_SECOND_STEP + middle, BUILD),
        "right_step": _given(box, OF_SECOND_STEP + right, FIRST_GOOD + FUR),
        "move_tile": _given(box, OF_TILE + TILES.index("movement"), MOVEMENT),
        "muster_tile": _given(box, OF_TILE + TILES.index("muster"), MUSTER),
        "attack_tile": _given(box, OF_TILE + TILES.index("attack"), ATTACK),
        "attack_tile_coins": box.tile_coins[TILES.index("attack")],
        "stronghold_steps": _given(box, OF_BUILDING + STRONGHOLD * 2 + 1, BATTLE_STEP),
        "market_wields": _given(box, OF_BUILDING + MARKET * 2 + 1, WIELD),
        "left_column": box.column_income[left],
        "middle_column": box.column_vp[middle],
        "right_column": box.column_vp[right],
        "house_board": sum(box.column_vp),
    }


def _given(box: Box, source: int, kind: int) -> int:
    """How much of something a source gives."""
    return box.gives[source * KINDS + kind]


def _of_the_scoring(box: Box) -> dict[str, int]:
    """What something is worth; where a correction makes agendas differ, the most that one is worth."""
    return {
        "regions_for_the_top": box.rule_regions[-1],
        "regions_for_the_top_alone": box.rule_regions_alone[-1],
        "highest_step": box.track_vp[-1],
        "lowest_deed": min(box.deed_vp),
        "highest_deed": max(box.deed_vp),
        "agenda": max(box.agenda_vp),
        "battle_first": box.battle_first,
        "battle_second": box.battle_second,
    }
