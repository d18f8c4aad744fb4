"""Strategy cards: every bottom half played from the hand, every top half in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table, turn
from veche.kernel.sentences import meaning

HOME: dict[str, Any] = {"troops": {"kyiv": 3, "smolensk": 2}, "coins": 3}
"""Blue rules Kyiv (wood) and Smolensk (honey), where rebels are."""

TROOP, COIN, WOOD = "seats.blue.troops.kyiv", "seats.blue.coins", "seats.blue.goods.wood"
GOOD = {"regions.kyiv.good_here": (True, False), WOOD: (0, 1)}
HONEY = {"regions.smolensk.good_here": (True, False), "seats.blue.goods.honey": (0, 1)}
MARCHED = {TROOP: (3, 2), "seats.blue.troops.volyn": (None, 1)}
MARCH = ("move kyiv", "to volyn", "march 1")
REBEL = ("attack kyiv rebel", "reward wood")
TAKEN = {"regions.kyiv.rebels": (1, 0), "seats.blue.captured": (0, 1), "rewards_left.wood": (2, 1), WOOD: (0, 1)}
BUILT = {"seats.blue.buildings.kyiv": (None, ["market"])}
PLEDGED = {"seats.blue.deeds": ([], ["hoard"]), "markets.contract": (["hoard", "amnesty", "fur_tribute"],
           [None, "amnesty", "fur_tribute"])}  # fmt: skip

EFFECTS: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "s01": ("levy", ("muster kyiv",), {TROOP: (3, 4)}),
    "s02": ("levy", ("muster kyiv",), {TROOP: (3, 4)}),
    "s03": ("called-banners", ("muster kyiv", "muster kyiv"), {TROOP: (3, 5)}),
    "s04": ("paid-retinue", ("muster kyiv",), {TROOP: (3, 4), COIN: (3, 4)}),
    "s05": ("northern-hirelings", ("muster kyiv", "muster kyiv"), {TROOP: (3, 5), COIN: (3, 2)}),
    "s06": ("quick-march", MARCH, MARCHED),
    "s07": ("quick-march", MARCH, MARCHED),
    "s08": ("long-column", (*MARCH, "move volyn", "to polotsk"),
            {TROOP: (3, 2), "seats.blue.troops.polotsk": (None, 1)}),
    "s09": ("river-road", MARCH, MARCHED | {COIN: (3, 4)}),
    "s10": ("vanguard", (*MARCH, "muster volyn"), {TROOP: (3, 2), "seats.blue.troops.volyn": (None, 2)}),
    "s11": ("raiders-path", MARCH, MARCHED | {"seats.blue.battle": (0, 1)}),
    "s12": ("skirmish", REBEL, TAKEN),
    "s13": ("skirmish", REBEL, TAKEN),
    "s14": ("plunder", REBEL, TAKEN | {COIN: (3, 4)}),
    "s15": ("bought-blades", REBEL, TAKEN | {COIN: (3, 2)}),
    "s16": ("sally", (*REBEL, *MARCH), TAKEN | MARCHED),
    "s17": ("tribute", ("tax kyiv",), GOOD),
    "s18": ("tribute", ("tax kyiv",), GOOD),
    "s19": ("rich-tribute", ("tax kyiv",), GOOD | {COIN: (3, 4)}),
    "s20": ("winter-circuit", ("tax kyiv", "tax smolensk"), GOOD | HONEY),
    "s21": ("river-toll", ("tax kyiv", "tax smolensk"), GOOD | HONEY | {COIN: (3, 2)}),
    "s22": ("timber-works", ("build market kyiv",), BUILT),
    "s23": ("timber-works", ("build market kyiv",), BUILT),
    "s24": ("funded-works", ("build market kyiv",), BUILT | {COIN: (3, 4)}),
    "s25": ("masons-fee", ("build market kyiv",), BUILT | {COIN: (3, 2)}),
    "s26": ("bards-praise", ("choose deed hoard",), PLEDGED),
    "s27": ("commissioned-song", ("choose deed hoard",), PLEDGED | {COIN: (3, 2)}),
    "s28": ("patron-of-bards", ("choose deed hoard",), PLEDGED | {COIN: (3, 4)}),
    "s29": ("treasury", (), {COIN: (3, 5)}),
    "s30": ("open-coffers", (), {COIN: (3, 5)}),
    "s31": ("two-counsels", ("use attack", *REBEL), TAKEN),
    "s32": ("shared-purpose", ("use tax", "tax kyiv", "use muster", "muster kyiv"), GOOD | {TROOP: (3, 4)}),
}  # fmt: skip

LOSSES = {
    "s01": (0, 1), "s02": (0, 1), "s03": (1, 1), "s04": (1, 1), "s05": (0, 2), "s06": (0, 1), "s07": (0, 1),
    "s08": (1, 1), "s09": (0, 1), "s10": (1, 2), "s11": (1, 2), "s12": (0, 1), "s13": (0, 1), "s14": (1, 1),
    "s15": (0, 2), "s16": (2, 1), "s17": (0, 1), "s18": (0, 1), "s19": (1, 1), "s20": (1, 2), "s21": (0, 1),
    "s22": (1, 1), "s23": (1, 1), "s24": (1, 2), "s25": (0, 1), "s26": (0, 1), "s27": (0, 2), "s28": (1, 0),
    "s29": (0, 0), "s30": (1, 0), "s31": (1, 1), "s32": (2, 2),
}  # fmt: skip


def with_card(card: str, **more: Any) -> Table:
    """Blue has the card in hand; only Kyiv has goods, so that nothing else can be taxed."""
    markets = {"contract": ["hoard", "amnesty", "fur_tribute"], "quest": ["conquest", "law_giver", "market_day"]}
    blue = {**HOME, "cards": [card], **more}
    rest = {"volyn": {"good_here": False}, "polotsk": {"good_here": False}}
    return turn("blue", "lead", 3, seats={"blue": blue}, markets=markets, regions=rest)


@pytest.mark.parametrize("card", EFFECTS)
def test_every_bottom_half_gives_what_it_shows(card: str) -> None:
    name, moves, changes = EFFECTS[card]
    table = with_card(card).play(f"play {name}", *moves)
    assert table.asked == ("blue", "before-command")
    of_the_card = {"seats.blue.cards": ([_first(card)], []), "cards.discard": ([], [_first(card)])}
    assert table.changes == changes | of_the_card


def _first(card: str) -> str:
    """Of equal cards a position writes the first."""
    return {"s02": "s01", "s07": "s06", "s13": "s12", "s18": "s17", "s23": "s22"}.get(card, card)


WITH_COST = [card for card, (_, _, changes) in EFFECTS.items() if changes.get(COIN) == (3, 2)]


class TestUnpaid:
    @pytest.mark.parametrize("coins", [0, 1])
    @pytest.mark.parametrize("card", WITH_COST)
    def test_a_card_played_unpaid_gives_nothing_and_is_discarded(self, card: str, coins: int) -> None:
        name = EFFECTS[card][0]
        table = with_card(card, coins=coins)
        assert table.moves_of("play") == [f"play {name}"] * coins + [f"play unpaid {name}"]
        table.play(f"play unpaid {name}")
        assert table.changes == {"seats.blue.cards": ([card], []), "cards.discard": ([], [card])}
        assert table.asked == ("blue", "before-command")

    def test_it_was_the_card_of_the_turn(self) -> None:
        table = turn("blue", "lead", 3, seats={"blue": {**HOME, "cards": ["s25", "s29"]}})
        assert not table.play("play unpaid masons-fee").moves_of("play")
        assert table.at("turn.schemes") == ["card"]

    def test_it_lies_on_top_for_an_oath_of_plenty(self) -> None:
        blue = {**HOME, "cards": ["s25"], "goods": {"fish": 1, "wood": 1}}
        table = turn("blue", "lead", 3, seats={"blue": blue}, cards={"discard": ["s29"]})
        table.play("play unpaid masons-fee", "swear plenty kyiv", "plenty")
        assert table.at("seats.blue.coins") == 2
        assert table.moves_of("build")

    @pytest.mark.parametrize("card", [card for card in EFFECTS if card not in WITH_COST])
    def test_a_card_that_costs_nothing_cannot_be_played_unpaid(self, card: str) -> None:
        assert with_card(card).moves_of("play") == [f"play {EFFECTS[card][0]}"]

    def test_the_move_says_what_becomes_of_the_card(self) -> None:
        table = with_card("s25")
        move = table.game.rules.catalogue.number("play unpaid masons-fee")
        said = meaning(table.game.rules.catalogue, move, RURIK2.words())
        assert "Mason's Fee" in said
        assert "does nothing and is discarded" in said

    def test_which_cards_have_such_a_move_follows_from_what_is_printed(self) -> None:
        rules = RURIK2.rules({"strategy_cards": {"s25": {"coin_cost": 0}, "s29": {"coin_cost": 2}}})
        texts = [text for text in rules.catalogue.texts if text.startswith("play unpaid")]
        assert "play unpaid masons-fee" not in texts
        assert "play unpaid treasury" in texts


@pytest.mark.parametrize("card", LOSSES)
def test_every_top_half_costs_both_sides_what_it_shows(card: str) -> None:
    attacker, defender = LOSSES[card]
    seats = {"blue": {"troops": {"kyiv": 3}}, "yellow": {"troops": {"kyiv": 3}}}
    table = turn("blue", "attack", 2, seats=seats)
    table.play("act", "attack kyiv yellow", "deck left", f"reveal card {EFFECTS[card][0]}")
    troops = {"seats.blue.troops.kyiv": (3, 3 - attacker), "seats.yellow.troops.kyiv": (3, 3 - defender)}
    changes = {field: change for field, change in troops.items() if change[0] != change[1]}
    decks = {"cards.decks.left.cards": (16, 15), "cards.discard": ([], [_first(card)])}
    assert table.changes == changes | decks | {"seats.blue.battle": (0, 1)}


def test_actions_of_one_card_come_in_any_order() -> None:
    table = with_card("s10").play("play vanguard", "muster kyiv", "move kyiv", "to volyn", "march 4")
    assert table.at("seats.blue.troops") == {"volyn": 4, "smolensk": 2}


def test_either_of_the_choices_can_be_had_twice() -> None:
    table = with_card("s32").play("play shared-purpose", "use muster", "use muster", "muster kyiv", "muster kyiv")
    assert table.at("seats.blue.troops.kyiv") == 5


def test_a_hammer_that_was_chosen_can_be_saved() -> None:
    table = with_card("s31").play("play two-counsels", "use build", "stop")
    assert table.at("turn.hammers") == 1
    assert "build palace kyiv" in table.moves


def test_the_card_lies_on_the_discards_only_when_everything_on_it_is_done() -> None:
    table = with_card("s01").play("play levy")
    assert table.at("cards.played") == "s01"
    assert table.at("cards.discard") == []
    table.play("stop")
    assert table.at("cards.discard") == ["s01"]


def test_there_are_32_cards_of_27_kinds() -> None:
    box = RURIK2.rules().box
    assert (sum(box.card_count), box.kinds) == (32, 27)
