"""The numbers that sentences tell: named here, taken from where the rules take them."""

from __future__ import annotations

from veche.titles.rurik.both.board import COLUMNS_BEFORE_A_SECOND
from veche.titles.rurik.both.components import MOST_IN_A_REGION, SEATS, STRUCTURES_OF_A_KIND, TROOPS
from veche.titles.rurik.both.inheritance import CARDS_DEALT, ELSEWHERE, FORFEITED, TROOPS_WITH_INHERITANCE
from veche.titles.rurik.both.setup import AGENDAS_DEALT, COINS_AT_START
from veche.titles.rurik.both.tax import PRICE_BY_MSTISLAV, PRICE_ELSEWHERE, PRICE_WHERE_ONE_RULES
from veche.titles.rurik.first.box import Box
from veche.titles.rurik.first.components import (
    AGENDAS,
    COLUMNS,
    DEEDS,
    DIFFICULTIES,
    GOODS,
    INTRIGUES,
    LEADERS,
    MORE_REBELS,
    MORE_REBELS_ALONE,
    OLD_DEEDS,
    OLD_LEADERS,
    OLD_SCHEME_CARDS,
    OLD_STRUCTURES,
    OPEN_DEEDS,
    OPEN_INTRIGUES,
    REBELLION_CARDS,
    REBELS,
    REGIONS,
    REWARD_SPACES,
    ROUND_OF_THE_3,
    ROUND_OF_THE_SECOND_2,
    ROUNDS,
    SCHEME_CARDS,
    STABLE,
    TAVERN,
    TOKENS,
    TRACKS,
    WARFARE_REWARDS,
)
from veche.titles.rurik.first.intrigue import FIRST_ROUND_OF_INTRIGUE
from veche.titles.rurik.first.movement import AGATHA_TAKES
from veche.titles.rurik.first.rebellion.beginning import REGIONS_BESIDES_KIEV
from veche.titles.rurik.first.rebellion.scoring import FOR_A_POINT
from veche.titles.rurik.first.rebellion.setup import REBELS_TOGETHER
from veche.titles.rurik.first.round import advisors_of
from veche.titles.rurik.first.setup import TROOPS_AT_START
from veche.titles.rurik.first.stone_and_blade.gleb import GLEB_MARCHES
from veche.titles.rurik.first.stone_and_blade.sviatoslav import SVIATOSLAV_PAYS
from veche.titles.rurik.first.stone_and_blade.theofana import THEOFANA_GAINS
from veche.titles.rurik.first.strategy_phase import PRICE_OF_A_BRIBE


def figures(box: Box) -> dict[str, int]:
    """Prices, counts and limits by name; a message writes them as `{ $name }`, the rules page as `[[name]]`."""
    return (
        _of_the_box(box)
        | _of_play()
        | _of_the_boards(box)
        | _of_the_scoring(box)
        | _alone(box)
        | _of_stone_and_blade(box)
    )


def _of_the_box(box: Box) -> dict[str, int]:
    """How many there are of everything."""
    return {
        "regions": len(REGIONS),
        "troops": TROOPS,
        "kinds_of_structures": len(OLD_STRUCTURES),
        "structures_of_a_kind": STRUCTURES_OF_A_KIND,
        "structures": len(OLD_STRUCTURES) * STRUCTURES_OF_A_KIND,
        "advisors": sum(advisors_of(2, ROUNDS)),
        "tokens": len(TOKENS),
        "rebels": REBELS,
        "schemes": sum(box.scheme_count),
        "casualties": sum(
            [box.scheme_count[kind] for kind in range(box.schemes) if box.scheme_casualties[kind]],
        ),
        "deeds": OLD_DEEDS,
        "more_leaders": len(LEADERS) - OLD_LEADERS,
        "more_deeds": len(DEEDS) - OLD_DEEDS,
        "more_schemes": SCHEME_CARDS - OLD_SCHEME_CARDS,
        "agendas": len(AGENDAS),
    }


def _of_play() -> dict[str, int]:
    """Setup, rounds and turns."""
    return {
        "rounds": ROUNDS,
        "rounds_before_the_last": ROUNDS - 1,
        "round_of_the_second_2": ROUND_OF_THE_SECOND_2,
        "round_of_the_3": ROUND_OF_THE_3,
        "most_players": len(SEATS),
        "coins_at_start": COINS_AT_START,
        "troops_at_start": TROOPS_AT_START,
        "agendas_dealt": AGENDAS_DEALT,
        "open_deeds": OPEN_DEEDS,
        "intrigues": INTRIGUES,
        "open_intrigues": OPEN_INTRIGUES,
        "round_of_intrigue": FIRST_ROUND_OF_INTRIGUE,
        "columns_before_a_second": COLUMNS_BEFORE_A_SECOND,
        "price_of_a_bribe": PRICE_OF_A_BRIBE,
        "price_ruled": PRICE_WHERE_ONE_RULES,
        "price_elsewhere": PRICE_ELSEWHERE,
        "mstislav_price": PRICE_BY_MSTISLAV,
        "agatha_takes": AGATHA_TAKES,
        "gleb_marches": GLEB_MARCHES,
        "theofana_gains": THEOFANA_GAINS,
        "sviatoslav_pays": SVIATOSLAV_PAYS,
        "inheritances_dealt": CARDS_DEALT,
        "inheritances_kept": CARDS_DEALT - 1,
        "troops_with_inheritance": TROOPS_WITH_INHERITANCE,
        "elsewhere": ELSEWHERE,
        "forfeited": FORFEITED,
    }


def _of_the_boards(box: Box) -> dict[str, int]:
    """Strategy board, claim board and boat."""
    boat = {f"room_for_{name}": box.boat[good] for good, name in enumerate(GOODS)}
    return boat | {
        "columns": len(COLUMNS),
        "rows_for_two": box.rows[2],
        "rows_for_more": box.rows[3],
        "tracks": len(TRACKS),
        "markers": len(TRACKS) + 1,  # the warfare marker too
        "steps": len(box.track_vp),
        "warfare_steps": box.warfare_length,
        "regions_for_the_top": box.rule_regions[-1],
        "boat": sum(box.boat),
        "kinds_of_goods": len(GOODS),
    }


def _of_the_scoring(box: Box) -> dict[str, int]:
    """What something is worth; where a correction makes agendas differ, the most that one is worth."""
    return {
        "lowest_step": box.track_vp[0],
        "highest_step": box.track_vp[-1],
        "warfare_first": box.warfare_first,
        "warfare_second": box.warfare_second,
        "agenda": max(box.agenda_vp),
        "lowest_deed": min(box.deed_vp[:OLD_DEEDS]),
        "highest_deed": max(box.deed_vp[:OLD_DEEDS]),
    }


def _alone(box: Box) -> dict[str, int]:
    """The solo game: it is played on the map for two."""
    in_play = box.chart.in_play[2]
    return {
        "difficulties": len(DIFFICULTIES),
        "rebellion_cards": REBELLION_CARDS,
        "turns_alone": sum([sum(advisors_of(2, number)) for number in range(1, ROUNDS + 1)]),
        "regions_alone": in_play,
        "rebels_together": REBELS_TOGETHER,
        "regions_besides_kiev": REGIONS_BESIDES_KIEV,
        "regions_with_rebels": REGIONS_BESIDES_KIEV + 1,
        "regions_left": in_play - REGIONS_BESIDES_KIEV - 1,
        "for_a_point": FOR_A_POINT,
        "sviatopolk_fewer_cards": box.sviatopolk_fewer_cards,
        "sviatopolk_rebels": box.sviatopolk_rebels,
    }


def _of_stone_and_blade(box: Box) -> dict[str, int]:
    """What the expansion has."""
    return {
        "most_in_a_region": MOST_IN_A_REGION,
        "taverns": box.new_structures[0],
        "stables": box.new_structures[1],
        "tavern_coins": box.structure_coins[TAVERN],
        "stable_movement": box.structure_movement[STABLE],
        "warfare_rewards": len(WARFARE_REWARDS),
        "reward_spaces": REWARD_SPACES,
        "more_rebels": MORE_REBELS,
        "rebels_with_more": REBELS + MORE_REBELS,
        "rebels_alone_with_more": REBELS + MORE_REBELS_ALONE,
    }
