"""Every worked example of the draft rulebook, played."""

from __future__ import annotations

from tests.rurik2.scenario import chronicle, end, pledge, turn


def test_the_saved_cart() -> None:
    """Becky saves the cart of her command; a strategy card's second cart then taxes a region she does not rule."""
    seats = {
        "blue": {"troops": {"kyiv": 3, "volyn": 1}, "cards": ["s17"]},
        "yellow": {"troops": {"volyn": 2}},
    }
    table = turn("blue", "tax", 2, seats=seats)
    table.play("act")
    assert table.moves == ["stop", "tax kyiv"]
    table.play("stop")
    assert table.at("turn.carts") == 1
    table.play("play tribute", "tax volyn")
    assert table.at("seats.blue.goods.fish") == 1
    assert not table.at("regions.volyn.good_here")
    assert table.at("regions.kyiv.good_here")


def test_the_saved_hammer() -> None:
    """Kat saves the hammer of a deed and joins it with one bought by her command, where she does not rule."""
    seats = {
        "blue": {
            "troops": {"volyn": 1},
            "deeds": ["reward_laborers"],
            "goods": {"fish": 2},
            "coins": 2,
        },
        "yellow": {"troops": {"volyn": 2}},
    }
    table = turn("blue", "build", 3, seats=seats)
    table.play("deed reward_laborers", "slot left")
    assert table.at("turn.hammers") == 1
    assert table.at("seats.blue.coins") == 1
    assert not table.moves_of("build")
    table.play("act", "build stronghold volyn")
    assert table.at("seats.blue.coins") == 0
    assert table.at("seats.blue.buildings") == {"volyn": ["stronghold"]}
    assert table.at("turn.hammers") == 0


def test_a_palace_of_anybody_keeps_other_palaces_out() -> None:
    seats = {
        "blue": {"troops": {"kyiv": 4}},
        "yellow": {"troops": {"rostov": 1}, "buildings": {"kyiv": ["palace"]}},
    }
    table = turn("blue", "build", 1, seats=seats).play("act")
    assert table.moves == ["stop", "build market kyiv", "build stronghold kyiv"]


def test_the_building_columns() -> None:
    """Kat has built a stronghold, two palaces and two markets: two coins each income; her second stronghold brings a
    stone and, since it empties the middle column, a point at the end."""
    buildings = {"kyiv": ["stronghold", "palace", "market"], "volyn": ["palace", "market"]}
    blue = {"troops": {"kyiv": 4, "volyn": 4}, "buildings": buildings, "tracks": {"rule": 1, "expand": 1, "govern": 1}}
    income = chronicle(round=1, seats={"blue": blue})
    assert income.at("seats.blue.coins") == 3 + 2
    table = turn("blue", "build", 2, seats={"blue": blue}).play("act", "build stronghold volyn")
    assert table.changes == {
        "seats.blue.buildings.volyn": (["palace", "market"], ["palace", "market", "stronghold"]),
        "seats.blue.goods.stone": (0, 1),
    }
    before = end(seats={"blue": blue}).score("blue")
    after = end(seats={"blue": table.at("seats.blue") | {"discs": []}}).score("blue")
    assert before.get("house-board", 0) == 0
    assert after["house-board"] == 1


def test_boots_of_a_card_do_not_come_between_the_swords_of_a_command() -> None:
    seats = {"blue": {"troops": {"kyiv": 3}, "cards": ["s06"]}}
    table = turn("blue", "attack", 1, seats=seats, regions={"kyiv": {"rebels": 2}})
    table.play("act", "attack kyiv rebel", "reward coin")
    assert table.moves == ["stop", "attack kyiv rebel"]
    assert not table.moves_of("play")
    assert not table.moves_of("move")


def test_two_schemes_of_one_kind_are_too_many() -> None:
    seats = {"blue": {"troops": {"kyiv": 3}, "cards": ["s29", "s30"]}}
    table = turn("blue", "muster", 1, seats=seats).play("play treasury")
    assert not table.moves_of("play")
    table.play("skip")
    assert table.asked == ("yellow", "before-command")


def test_the_rule_track_never_goes_back() -> None:
    """Four regions at the end of round one, three at the end of round two: the marker stays on the 4 space."""
    four = {"kyiv": 3, "volyn": 3, "polotsk": 3, "rostov": 3}
    first = chronicle(round=1, seats={"blue": {"troops": four}})
    assert first.at("seats.blue.tracks.rule") == 3
    three = {"kyiv": 3, "volyn": 3, "polotsk": 3}
    second = chronicle(round=2, seats={"blue": {"troops": three, "tracks": {"rule": 3}}})
    assert second.at("seats.blue.tracks.rule") == 3
    assert chronicle(round=2, seats={"blue": {"troops": three}}).at("seats.blue.tracks.rule") == 2


def test_the_expand_track_of_four_regions() -> None:
    """Becky: a market beside her stronghold, a palace and a stronghold side by side, and a market apart from them."""
    buildings = {
        "novgorod": ["market"],
        "rostov": ["stronghold"],
        "kyiv": ["palace"],
        "volyn": ["stronghold"],
        "murom": ["market"],
    }
    table = chronicle(players=4, seats={"blue": {"buildings": buildings}})
    assert table.at("seats.blue.tracks.expand") == 3
    # The lonely market counts for nothing: with it alone moved beside the others there would be five.
    beside = {**buildings, "pereyaslavl": ["market"]} | {"murom": []}
    assert chronicle(players=4, seats={"blue": {"buildings": beside}}).at("seats.blue.tracks.expand") == 4


def test_the_scoring_of_the_tracks() -> None:
    """Top of Rule, middle of Expand and first of Govern: 8 + 3 + 1."""
    table = end(seats={"blue": {"tracks": {"rule": 5, "expand": 3, "govern": 1}}})
    score = table.score("blue")
    assert (score["rule-track"], score["expand-track"], score["govern-track"]) == (8, 3, 1)


def test_the_markets_of_four_players_show_five_deeds_each() -> None:
    from tests.rurik2.scenario import RURIK2
    from veche.kernel.game import Game
    from veche.kernel.setup import Setup

    game = Game(RURIK2, Setup(4), 1)
    data = RURIK2.dump(game.rules, game.state)
    assert [len([deed for deed in row if deed]) for row in data["markets"].values()] == [5, 5]


def test_lead_puts_the_others_back_on_the_same_deck() -> None:
    table = turn("blue", "lead", 1, seats={"blue": {"troops": {"kyiv": 1}}})
    table.play("act", "lead right", "draw card levy", "draw card sally", "draw card tribute")
    table.play("keep card sally", "return card levy", "marker yellow")
    assert table.at("seats.blue.cards") == ["s16"]
    top = [card["card"] for card in table.at("cards.decks.right.top")]
    assert top == ["s17", "s01"]
    assert table.at("marker") == "yellow"
    assert table.at("first_player") == "blue"


def test_everybody_pledges_before_the_markets_are_filled() -> None:
    markets = {"contract": ["hoard", "amnesty", "trade_route"], "quest": ["conquest", "law_giver", "market_day"]}
    table = pledge("blue", markets=markets)
    table.play("choose deed hoard")
    assert "choose deed hoard" not in table.moves
    assert len(table.moves) == 5
    table.play("choose deed conquest")
    assert table.asked == ("chance", "reveal-deed")
    table.play("reveal deed generous_prince", "reveal deed capital_city")
    assert table.asked == ("blue", "choose-disc")
    assert table.at("seats.yellow.deeds") == ["conquest"]
