"""The numbers that sentences tell: named here, taken from where the rules take them."""

from __future__ import annotations

from veche.titles.stroganov import basic_actions, game_end, winter
from veche.titles.stroganov.administration import YEAR_OF_CHANGE
from veche.titles.stroganov.advanced_actions import SPACES_BEHIND
from veche.titles.stroganov.auxiliary_actions import FURS_FOR_A_FUR, HORSES_FOR_A_FUR
from veche.titles.stroganov.bag_and_market import DRAWN_AT_ONCE
from veche.titles.stroganov.box import VP, WIDTH, Box
from veche.titles.stroganov.components import (
    AUTOMA,
    AUTOMA_PILE,
    BEAR,
    FURS,
    GREEN,
    LANDSCAPES,
    LAST_STORY,
    MARKET,
    OUTPOST_SPACES,
    RED,
    REGIONS,
    SONGS,
    SPACES,
    TYPES,
    YEARS,
    YELLOW,
)
from veche.titles.stroganov.ivans_rewards import POINTS_FOR_AN_EXTRA_ACTION
from veche.titles.stroganov.landscapes import BASE_PRICE
from veche.titles.stroganov.riding import HORSES_FOR_STEPS, STEPS
from veche.titles.stroganov.state import AUTUMN, HORSES_FOR_IVANS_POINT, SPRING, WINTER
from veche.titles.stroganov.trade import BONUSES_OF_A_TRADE, STORY_OF_A_BONUS
from veche.titles.stroganov.trophies import REWARDS_OF_THE_LAST


def figures(box: Box) -> dict[str, int]:
    """Prices, counts and limits by name; a message writes them as `{ $name }`, the rules page as `[[name]]`."""
    of_turns = _of_the_year() | _of_actions(box)
    return _of_the_box(box) | _of_the_setup(box) | of_turns | _of_the_wishes() | _of_the_scoring(box) | _of_ivan(box)


def _of_the_box(box: Box) -> dict[str, int]:
    """How many there are of everything."""
    return {
        "spaces": SPACES,
        "regions": len(REGIONS),
        "outpost_spaces": OUTPOST_SPACES,
        "types": len(TYPES),
        "fur_values": len(FURS),
        "banners_for_two": box.banners[2],
        "banners_for_three": box.banners[3],
        "banners_for_four": box.banners[4],
        "tigers": box.tigers,
        "outposts": box.outposts,
    }


def _of_the_setup(box: Box) -> dict[str, int]:
    """What is laid out, and what players begin with; a correction may give some of them more than the first."""
    return {f"start_horses_{place + 1}": number for place, number in enumerate(box.start_horses)} | {
        "start_coins": box.start_coins[0],
        "start_outposts": box.start_outposts[0],
        "starting_tiles": sum(box.starts),
        "other_tiles": SPACES - sum(box.starts),
        "setup_furs": sum(box.setup_furs),
        "market": MARKET,
        "neutral_players_2": box.neutral_players[1],
        "neutral_regions_2": box.neutral_regions[1],
        "neutral_players_3": box.neutral_players[2],
        "neutral_regions_3": box.neutral_regions[2],
        "yellow_horses": box.board_value[YELLOW],
        "red_outposts": box.board_value[RED],
        "green_more": box.board_value[GREEN],
    }


def _of_the_year() -> dict[str, int]:
    """Years, seasons and what winter brings."""
    turns = AUTUMN - SPRING + 1
    return {
        "years": YEARS,
        "years_of_a": YEAR_OF_CHANGE,
        "years_of_b": YEARS - YEAR_OF_CHANGE,
        "seasons": WINTER - SPRING + 1,
        "turns_of_a_year": turns,
        "turns": YEARS * turns,
        "winter_horses": winter.HORSES,
        "furthest_stories": winter.STORIES_OF_THE_FURTHEST[0],
        "second_stories": winter.STORIES_OF_THE_FURTHEST[1],
    }


def _of_actions(box: Box) -> dict[str, int]:
    """What actions cost and give."""
    return {
        "free_steps": STEPS,
        "horses_for_1_more": HORSES_FOR_STEPS[1],
        "horses_for_2_more": HORSES_FOR_STEPS[2],
        "horses_for_3_more": HORSES_FOR_STEPS[3],
        "basic_horses": basic_actions.HORSES,
        "bonuses": BONUSES_OF_A_TRADE,
        "bonus_stories": STORY_OF_A_BONUS,
        "outpost_2": box.outpost_cost[1],
        "outpost_3": box.outpost_cost[2],
        "landscape_price": BASE_PRICE,
        "last_rewards": REWARDS_OF_THE_LAST,
        "horses_for_a_fur": HORSES_FOR_A_FUR,
        "furs_for_a_fur": FURS_FOR_A_FUR,
        "drawn": DRAWN_AT_ONCE,
        "bear_stories": box.fur_story[BEAR],
        "last_story": LAST_STORY,
    }


def _of_the_wishes() -> dict[str, int]:
    """What fulfilled wishes do."""
    return {
        "wish_horses": winter.HORSES_OF_A_WISH,
        "wish_horses_each": winter.HORSES_FOR_EACH,
        "wish_stories": winter.STORIES_OF_A_WISH,
        "spaces_behind": SPACES_BEHIND,
        "points_of_b1": game_end.POINTS_OF_B1,
        "points_of_b2": game_end.POINTS_OF_B2,
        "points_of_b3": game_end.POINTS_OF_B3,
        "points_for_b6": game_end.POINTS_FOR_B6,
        "points_for_a_type": game_end.POINTS_FOR_A_TYPE,
    }


def _of_the_scoring(box: Box) -> dict[str, int]:
    """What something is worth at the end."""
    return {f"built_{number}": box.built_vp[number] for number in range(1, len(REGIONS) + 1)} | {
        "small_set": game_end.SMALL_SET,
        "small_set_points": box.set_of_3,
        "large_set_points": box.set_of_4,
        "highest_wish": max(box.wish_vp),
        "highest_song": max([box.song_reward[song * WIDTH + VP] for song in range(len(SONGS))]),
        "highest_landscape": max([box.landscape_reward[tile * WIDTH + VP] for tile in range(len(LANDSCAPES))]),
        "tiger_points": box.tiger_vp,
        "trophy_points": max(box.trophy_vp),
        "coins_for_a_point": game_end.COINS_FOR_A_POINT,
        "horses_for_a_last_fur": game_end.HORSES_FOR_A_LAST_FUR,
        "furs_for_a_point": game_end.FURS_FOR_A_POINT,
        "stories_for_a_point": game_end.STORIES_FOR_A_POINT,
    }


def _of_ivan(box: Box) -> dict[str, int]:
    """The solo game; the last of the levels is the one that gives Ivan more in winter."""
    return {
        "automa_cards": len(AUTOMA),
        "automa_out": len(AUTOMA) - AUTOMA_PILE,
        "ivan_horses": HORSES_FOR_IVANS_POINT,
        "ivan_extra": POINTS_FOR_AN_EXTRA_ACTION,
        "very_hard_coins": box.level_coins[-1],
        "very_hard_stories": box.level_stories[-1],
    }
