"""What bots expect of Stone & Blade and of the intrigues: an appraisal of positions that differ in one thing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik.scenario import Table, placing, turn
from tests.rurik.test_intrigue import after
from veche.bots.greedy import GreedyBot
from veche.titles.rurik.both.components import ATTACK, BUILD, MOVEMENT
from veche.titles.rurik.first.appraisal import expansion, parts, scored
from veche.titles.rurik.first.appraisal.look import Look, look_at
from veche.titles.rurik.first.appraisal.prospects import attack_prospect, build_prospect, expect, prospects
from veche.titles.rurik.first.appraisal.weights import BOON, CASUALTY, CHOICE, IN_HAND, POINT, REWARD_AHEAD
from veche.titles.rurik.first.components import COIN, DEEDS, REGIONS, WARFARE_REWARDS
from veche.titles.rurik.first.title import TITLE

OPTION = ["stone-and-blade"]
TOKENS = ["two-wood", "a-scheme", "a-point", "two-coins", "a-fur"]
NO_REBELS = {"kiev": {"rebels": 0}}


def played(column: str, row: int = 1, **position: Any) -> Table:
    """Blue's turn with the expansion."""
    return turn("blue", column, row, **{"options": OPTION, "warfare_rewards": TOKENS, **position})


def building(blue: dict[str, Any] | None = None, **position: Any) -> Table:
    """Blue, alone in Kiev, is about to build."""
    seats = {"blue": {"troops": {"kiev": 3}, **(blue or {})}, **position.pop("seats", {})}
    return played("build", 1, seats=seats, regions=NO_REBELS, **position)


def seen(table: Table, seat: int = 0) -> Look:
    """Blue's look at the table, with what is to come."""
    look = look_at(table.game.state, seat)
    expect(look)
    return look


def worth(table: Table) -> float:
    return TITLE.appraise(TITLE.rules(), table.game.state, 0)


# What waits on the docket


def test_steps_of_a_stable_are_to_come() -> None:
    table = building().play("act", "build stable kiev")
    assert seen(table).to_come[MOVEMENT] == 2
    assert seen(table.play("troop kiev")).to_come[MOVEMENT] == 2
    assert seen(table.play("to chernigov")).to_come[MOVEMENT] == 1


def test_gleb_may_march() -> None:
    seats = {
        "blue": {"leader": "gleb", "leader_at": "kiev", "troops": {"kiev": 2}},
        "yellow": {"troops": {"rostov": 1}},
    }
    table = played("attack", 1, seats=seats).play("act", "attack kiev rebel", "reward fur")
    assert table.asked == ("blue", "gleb-may-march")
    assert seen(table).to_come[MOVEMENT] == 2


def test_theofana_has_a_coin_to_come() -> None:
    blue = {"leader": "theofana", "leader_at": "kiev", "troops": {"kiev": 2, "volyn": 2}}
    table = played("tax", 1, seats={"blue": blue, "yellow": {"troops": {"rostov": 1}}}, regions=NO_REBELS)
    table.play("act", "tax kiev")
    assert table.asked == ("blue", "after-theofana-taxed")
    assert seen(table).to_come[COIN] == 1


def test_the_top_card_that_a_tavern_offers() -> None:
    table = building(schemes={"discard": ["s31"]}).play("act", "build tavern kiev")
    look = seen(table)
    card = table.game.state.pile[0]
    left = seen(table.play("stop"))
    assert look.later - left.later == pytest.approx(IN_HAND * look.known.cards[card])
    assert look.later > left.later


def test_a_card_that_gives_one_kind_of_points_or_another() -> None:
    """A point of building or one of attack: the better of them is to come."""
    table = played("muster", 1, seats={"blue": {"troops": {"kiev": 2}, "schemes": ["s25"]}})
    before = seen(table).later
    table.play(*[move for move in table.moves if move.startswith("play ")])
    assert table.asked == ("blue", "choose-points")
    assert seen(table).later - before == pytest.approx(POINT[BUILD])


def test_cards_that_an_intrigue_lets_one_look_at() -> None:
    """Council of Elders: two cards to look at, which is a choice more than one card."""
    council, snow = after("council-of-elders"), after("deep-snow")
    for seat in range(2):
        assert seen(council, seat).later - seen(snow, seat).later > CHOICE


# Boons and tokens


def test_a_boon_is_worth_more_than_a_good_on_the_dock_and_more_the_nearer_it_is() -> None:
    def boons(**blue: Any) -> float:
        return expansion.boons_worth(seen(building({"boons": [], **blue})))

    held = boons(boons_held=1)
    near = boons(boons=["fish"], goods={"fish": 2})
    far = boons(boons=["fish"])
    assert (held, near, far) == pytest.approx((BOON, BOON / 2, BOON / 8))
    assert boons() == 0


def test_boons_are_goods_for_a_deed() -> None:
    deed = DEEDS.index("hoard")

    def missing(boons: int) -> float:
        held = {"goods": {"wood": 1}, "boons": [], "boons_held": boons, "deeds": ["hoard"]}
        s = building(held).game.state
        return scored.missing_for(s, 0, deed)

    assert [missing(boons) for boons in range(3)] == [2, 1, 0]


@pytest.mark.parametrize(("steps", "ahead"), [(0, 2), (1, 1), (2, 2), (3, 1)])
def test_the_next_token_of_the_warfare_track_draws_near(steps: int, ahead: int) -> None:
    look = seen(building({"warfare": steps}))
    token = WARFARE_REWARDS.index(TOKENS[(steps + ahead) // 2 - 1])
    assert expansion.reward_ahead(look, ahead) == look.known.tokens[token] > 0
    assert expansion.reward_ahead(look, 3 - ahead) == 0
    assert expansion.rewards_to_come(look) == pytest.approx(REWARD_AHEAD[ahead] * look.known.tokens[token] * look.soft)


def test_at_the_end_of_the_track_no_token_is_ahead() -> None:
    look = seen(building({"warfare": 10}))
    assert expansion.rewards_to_come(look) == 0


def test_a_victory_point_is_the_best_token() -> None:
    tokens = seen(building()).known.tokens
    assert max(tokens) == tokens[WARFARE_REWARDS.index("a-point")] == 1


def test_attacks_that_lead_to_a_token_are_worth_more() -> None:
    def attacks(steps: int) -> float:
        seats = {"blue": {"troops": {"kiev": 3}, "warfare": steps}, "yellow": {"troops": {"kiev": 1}}}
        look = seen(played("attack", 1, seats=seats, regions=NO_REBELS))
        return attack_prospect(look, 1.0)

    assert attacks(5) - attacks(4) == pytest.approx(1)  # the sixth space has the victory point


# Building and inheritance


def test_a_tavern_brings_coins_for_every_structure_there() -> None:
    def gain(*here: str) -> float:
        look = seen(building({"structures": {"rostov": ["stable"], "polotsk": ["stable"], "kiev": list(here)}}))
        return expansion.gain_of_building(look, REGIONS.index("kiev"))

    assert (gain(), gain("church"), gain("tavern")) == pytest.approx((POINT[COIN], 2 * POINT[COIN], 0))


def test_where_yaroslav_silences_it_nothing_is_expected_of_it() -> None:
    def built(**seats: Any) -> float:
        look = seen(building(seats=seats))
        return build_prospect(look, float(look.to_come[BUILD]))

    assert built(yellow={"leader": "yaroslav", "leader_at": "kiev"}) < built(
        yellow={"leader": "maria", "leader_at": "kiev"}
    )


def test_inheritances_that_were_kept_are_worth_at_least_their_coins() -> None:
    known = seen(building()).known
    assert min(known.inheritances) == pytest.approx(2 * POINT[COIN])
    assert max(known.inheritances) > 2 * POINT[COIN]


# Intrigues


def test_fewer_cards_revealed_make_attacks_worth_more() -> None:
    def attacks(card: str) -> float:
        seats = {"blue": {"troops": {"kiev": 3}}, "yellow": {"troops": {"kiev": 1}}}
        given = {"options": ["intrigue"], "round": 2, "intrigues": [card, None, None]}
        look = seen(turn("blue", "attack", 1, seats=seats, regions=NO_REBELS, **given))
        return attack_prospect(look, 1.0)

    assert attacks("blood-feud") - attacks("greedy-courtiers") == pytest.approx(CASUALTY)


def test_the_dearer_bribe_is_seen_in_the_coins_left() -> None:
    def after_bribe(card: str) -> float:
        given = {"options": ["intrigue"], "round": 2, "intrigues": [card, None, None]}
        table = placing("blue", **given).play("advisor 1")
        before = worth(table)
        return worth(table.play("bribe")) - before

    assert after_bribe("greedy-courtiers") < after_bribe("guild-of-masons") < 0


# Without any of it


def test_without_the_modules_nothing_of_it_counts() -> None:
    look = seen(turn("blue", "attack", 1, seats={"blue": {"troops": {"kiev": 3}, "warfare": 1}}))
    assert expansion.boons_worth(look) == expansion.rewards_to_come(look) == expansion.inheritances_worth(look) == 0
    assert expansion.reward_ahead(look, 1) == expansion.gain_of_building(look, 0) == 0
    prospects(look)
    assert look.counted[parts.ATTACKS] == pytest.approx(attack_prospect(look, look.to_come[ATTACK]))


# What it makes a bot do


def test_greedy_plays_a_good_card_from_the_pile_and_leaves_a_bad_one() -> None:
    table = building(schemes={"discard": ["s31"]}).play("act", "build tavern kiev")
    game = table.game
    assert game.ask is not None
    player = GreedyBot(game.rules, 1, TITLE)
    assert game.rules.catalogue.text(player.choose(game.view("blue"), game.ask)) == "play top"
