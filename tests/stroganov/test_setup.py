"""Setup for two, three and four players, with chance asked at every step."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from veche.kernel.docket import CHANCE
from veche.kernel.errors import BadPlayerCount, UnknownOption


def laid_out(players: int, *options: str, seed: int = 5) -> dict[str, Any]:
    """The position at the first question that is put to a player."""
    game = veche.new("stroganov", players=players, options=list(options), seed=seed)
    return game.title.dump(game.rules, game.state)


def dealt(players: int, *options: str, seed: int = 5) -> dict[str, Any]:
    """The position at the beginning of the first spring."""
    game = veche.new("stroganov", players=players, options=list(options), seed=seed)
    while game.ask is not None and game.ask.procedure == "choose-wish":
        game.play(game.moves[0])
    return game.title.dump(game.rules, game.state)


class TestTheRow:
    def test_twelve_tiles_the_starting_ones_first(self) -> None:
        tiles = [space["tile"] for space in laid_out(2)["row"]]
        assert len(set(tiles)) == 12
        assert {tile[:2] for tile in tiles[:5]} == {"LS"}
        assert not any(tile.startswith("LS") for tile in tiles[5:])

    @pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 1), (4, 0)])
    def test_a_fur_on_every_spot_but_those_marked_4(self, players: int, fewer: int) -> None:
        spots = {f"L{n:02}": 4 for n in (2, 4, 5, 6, 8, 10, 12, 14, 16, 18, 19, 21)}
        for space in laid_out(players)["row"]:
            assert len(space["furs"]) == spots.get(space["tile"], 3) - fewer
            assert space["furs"] == sorted(space["furs"])

    def test_a_tiger_on_the_last_tile_alone(self) -> None:
        assert [space["tiger"] for space in laid_out(3)["row"]] == [False] * 11 + [True]


class TestRegions:
    @pytest.mark.parametrize("seed", range(6))
    def test_setup_furs_rise_from_west_to_east(self, seed: int) -> None:
        position = laid_out(2, seed=seed)
        furs = [region["fur"] for region in position["regions"].values()]
        assert furs == sorted(furs)
        assert sorted([*furs, position["trade_fur"]]) == [2, 3, 4, 5, 6, 7]

    def test_or_lie_in_random_order(self) -> None:
        orders = set()
        for seed in range(12):
            position = laid_out(2, "random-region-furs", seed=seed)
            furs = [region["fur"] for region in position["regions"].values()]
            assert sorted([*furs, position["trade_fur"]]) == [2, 3, 4, 5, 6, 7]
            orders.add(furs == sorted(furs))
        assert False in orders

    def test_a_village_an_a_yurt_and_an_a_wish_for_each(self) -> None:
        regions = laid_out(4)["regions"].values()
        assert sorted(region["village"] for region in regions) == ["V1", "V2", "V3", "V4", "V5"]
        assert len({region["yurt"] for region in regions if region["yurt"].startswith("YA")}) == 5
        assert len({region["wish"] for region in regions if region["wish"].startswith("A")}) == 5

    @pytest.mark.parametrize(
        ("players", "neutral"),
        [(2, [2, 2, 1, 1, 1]), (3, [1, 1, 1, 1, 1]), (4, [0, 0, 0, 0, 0])],
    )
    def test_neutral_outposts(self, players: int, neutral: list[int]) -> None:
        regions = laid_out(players)["regions"].values()
        assert [region["outposts"].count("neutral") for region in regions] == neutral
        assert all(region["outposts"][0] is None for region in regions)


class TestTheRest:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_a_market_of_six_and_a_song_for_each_player(self, players: int) -> None:
        position = laid_out(players)
        assert len(position["market"]) == 6
        assert len(position["songs"]) == players
        assert all(song.startswith("SA") for song in position["songs"])

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_goods_by_player_order(self, players: int) -> None:
        position = laid_out(players)
        horses = [position["seats"][name]["horses"] for name in position["order"]]
        assert horses == [3, 4, 5, 6][:players]
        for seat in position["seats"].values():
            assert seat | {"coins": 1, "outposts": 1, "vp": 0, "trophy": 1, "at": "home"} == seat

    def test_the_player_order_is_random(self) -> None:
        assert len({tuple(laid_out(3, seed=seed)["order"]) for seed in range(12)}) > 2

    @pytest.mark.parametrize(("players", "banners"), [(2, 12), (3, 17), (4, 20)])
    def test_banners_by_number_of_players(self, players: int, banners: int) -> None:
        game = veche.new("stroganov", players=players, seed=1)
        assert game.state.banners_left == banners

    def test_red_begins_with_two_outposts_on_the_other_side_of_its_board(self) -> None:
        seats = laid_out(3, "asymmetric-boards")["seats"]
        assert [seats[name]["outposts"] for name in ("blue", "yellow", "red")] == [1, 1, 2]


class TestFirstWishes:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_one_is_offered_for_each_player_with_a_fur(self, players: int) -> None:
        offers = laid_out(players)["offers"]
        assert len({offer["wish"] for offer in offers if offer["wish"].startswith("S")}) == players
        assert all(2 <= offer["fur"] <= 8 for offer in offers)

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_the_last_player_chooses_first(self, players: int) -> None:
        game = veche.new("stroganov", players=players, seed=5)
        order = game.title.dump(game.rules, game.state)["order"]
        chose = []
        while game.ask is not None and game.ask.procedure == "choose-wish":
            chose.append(game.asked)
            game.play(game.moves[0])
        assert chose == order[:0:-1], "the first player takes what is left"

    def test_card_and_fur_go_to_the_player(self) -> None:
        position = dealt(4)
        for seat in position["seats"].values():
            assert len(seat["hand"]) == 1
            assert len(seat["furs"]) == 1
        assert len(position["gone"]["wishes"]) == 5, "the other first wishes are out of the game"
        assert position["season"] == "spring"

    def test_a_bear_brings_its_stories(self) -> None:
        game = veche.new("stroganov", players=2, luck="ask")
        while (ask := game.ask) is not None and ask.seat == CHANCE:
            game.play("offer fur 8" if "offer fur 8" in game.moves else game.moves[0])
        game.play(game.moves[0])
        seats = game.title.dump(game.rules, game.state)["seats"]
        assert [seat["story"] for seat in seats.values()] == [2, 2]


class TestTheTable:
    def test_one_to_four_play(self) -> None:
        with pytest.raises(BadPlayerCount):
            veche.new("stroganov", players=5)

    def test_ivans_options_are_for_one_player(self) -> None:
        with pytest.raises(UnknownOption):
            veche.new("stroganov", players=2, options=["difficulty=hard"])
