"""Setup by player count, the leaders dealt, and the inheritance module with each of its cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rurik2.scenario import RURIK2, Table
from veche.kernel.errors import UnknownOption
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.titles.rurik.second.components import REGIONS


def new(players: int, **options: str) -> Game[Any]:
    """A new game in which chance is asked."""
    return Game(RURIK2, Setup(players, {name.replace("_", "-"): value for name, value in options.items()}), None)


def play_until(game: Game[Any], procedure: str) -> Game[Any]:
    """Play the first move until a procedure asks."""
    while game.ask is not None and game.ask.procedure != procedure:
        game.play(game.ask.moves[0])
    return game


def dump(game: Game[Any]) -> dict[str, Any]:
    return RURIK2.dump(game.rules, game.state)


@pytest.mark.parametrize(("players", "regions"), [(2, 8), (3, 11), (4, 15)])
def test_the_table_of_each_player_count(players: int, regions: int) -> None:
    game = play_until(new(players), "place-troop")
    data = dump(game)
    assert len(data["regions"]) == regions
    assert all(region["rebels"] == 1 and region["good_here"] for region in data["regions"].values())
    assert [len(row) for row in data["markets"].values()] == [players + 1] * 2
    assert len(data["board"]["tax"]) == (3 if players == 2 else 4)
    for seat in data["seats"].values():
        assert seat["coins"] == 3
        assert len(seat["secret_deeds"]) == len(seat["deeds_given_up"]) == 1
        assert seat["agenda"]
        assert seat["leader"] in ("boris", "maria", "mstislav", "yaroslav")
        assert seat["tracks"] == {"rule": 0, "expand": 0, "govern": 0}


def test_one_strategy_card_lies_open_and_the_others_are_split() -> None:
    game = new(2, battle_tile="spoils")
    assert game.ask is not None
    assert game.ask.procedure == "open-discard"
    game.play("reveal card sally")
    data = dump(game)
    assert data["cards"]["discard"] == ["s16"]
    assert [deck["cards"] for deck in data["cards"]["decks"].values()] == [16, 15]


def test_chance_turns_the_tile_unless_a_side_is_chosen() -> None:
    game = new(2)
    assert list(game.moves) == ["tile-side spoils", "tile-side ransom"]
    assert dump(new(2, battle_tile="ransom"))["battle_tile"] == "ransom"
    with pytest.raises(UnknownOption):
        new(2, battle_tile="plunder")


def test_one_starting_deed_of_each_deck_is_dealt_and_one_of_them_kept() -> None:
    game = play_until(new(3), "deal-deed")
    assert len(game.moves) == 5
    assert game.moves[0] == "deal deed hearth_gifts"
    game.play("deal deed hearth_gifts")
    assert game.moves[0] == "deal deed first_claim"
    game = play_until(game, "keep-deed")
    assert list(game.moves) == ["keep deed hearth_gifts", "keep deed first_claim"]
    game.play("keep deed first_claim")
    assert dump(game)["seats"]["blue"]["secret_deeds"] == ["first_claim"]
    assert dump(game)["seats"]["blue"]["deeds_given_up"] == ["hearth_gifts"]


def test_two_agendas_are_dealt_and_one_kept() -> None:
    game = play_until(new(2), "keep-agenda")
    assert len(game.moves) == 2


class TestLeaders:
    def test_two_players_choose_between_two(self) -> None:
        game = play_until(new(2), "keep-leader")
        assert len(game.moves) == 2
        game = play_until(game, "place-troop")
        assert {seat["leader"] for seat in dump(game)["seats"].values()} <= {"boris", "maria", "mstislav", "yaroslav"}

    @pytest.mark.parametrize("players", [3, 4])
    def test_more_players_are_dealt_one_of_the_four(self, players: int) -> None:
        game = play_until(new(players), "deal-leader")
        for left in range(4, 4 - players, -1):
            assert len(game.moves) == left
            game.play(game.moves[0])
        assert game.ask is not None
        assert game.ask.procedure == "place-troop"

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_with_all_eight_everybody_chooses(self, players: int) -> None:
        game = play_until(new(players, all_leaders=""), "deal-leader")
        assert len(game.moves) == 8
        game = play_until(game, "keep-leader")
        assert len(game.moves) == 2

    def test_the_leader_that_was_not_kept_returns_to_the_box(self) -> None:
        game = play_until(new(2), "keep-leader")
        kept = game.moves[0]
        game.play(kept)
        assert dump(game)["seats"][("blue", "yellow")[game.state.first]]["leaders_dealt"] == []


class TestTroops:
    def test_three_one_at_a_time_in_any_region_then_the_leader_with_one_of_them(self) -> None:
        game = play_until(new(2), "place-troop")
        asked = []
        for region in ("kyiv", "kyiv", "volyn", "volyn", "kyiv", "kyiv"):
            asked.append(game.asked)
            game.play(f"place {region}")
        assert asked == ["blue", "yellow"] * 3
        assert list(game.moves) == ["place leader volyn", "place leader kyiv"]

    def test_a_leader_whose_troops_stand_together_is_not_asked_about(self) -> None:
        game = play_until(new(2), "place-troop")
        game.play(*["place kyiv"] * 6)
        assert game.ask is not None
        assert game.ask.procedure == "choose-from-markets"
        assert dump(game)["seats"]["blue"]["leader_at"] == "kyiv"


class TestInheritance:
    @pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 11), (4, 15)])
    def test_only_cards_for_the_player_count_are_dealt(self, players: int, cards: int) -> None:
        game = play_until(new(players, inheritance=""), "deal-inheritance")
        assert len(game.moves) == cards

    def test_three_are_dealt_two_kept_and_two_troops_placed(self) -> None:
        game = play_until(new(2, inheritance=""), "return-inheritance")
        assert len(game.moves) == 3
        game.play("return inheritance rostov")
        first = dump(game)["seats"][("blue", "yellow")[game.state.first]]
        assert len(first["inheritance"]) == 2
        assert first["inheritance_returned"] == ["rostov"]
        game = play_until(game, "inherit")
        assert [sum(seat["troops"].values()) for seat in dump(game)["seats"].values()] == [2, 2]

    def heir(self, *cards: str, players: int = 4, **blue: Any) -> Table:
        """Blue has these cards to inherit from."""
        seats = {"blue": {"troops": {"smolensk": 2}, "inheritance": list(cards), "inheritance_returned": [], **blue}}
        docket = [{"procedure": "next-inheritance", "seat": "blue"}, {"procedure": "begin-round"}]
        spare = next(name for name in REGIONS if name not in cards)
        seats["blue"]["inheritance_returned"] = [spare]
        options = ["inheritance"]
        return Table({"players": players, "options": options, "phase": "setup", "battle_tile": "spoils",
                      "seats": seats, "docket": docket})  # fmt: skip

    GAINS: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
        ("novgorod", (), {"coins": (3, 2), "buildings.novgorod": (None, ["market"]), "goods.wood": (0, 1)}),
        ("rostov", (), {"troops.rostov": (None, 1), "goods.stone": (0, 1)}),
        ("polotsk", (), {"coins": (3, 2), "buildings.polotsk": (None, ["stronghold"]), "goods.stone": (0, 1)}),
        ("smolensk", (), {"troops.smolensk": (2, 3), "goods.honey": (0, 1)}),
        ("volyn", ("deck left", "draw card levy"), {"troops.volyn": (None, 1), "cards": ([], ["s01"])}),
        ("kyiv", (), {"coins": (3, 2), "buildings.kyiv": (None, ["palace"]), "goods.wood": (0, 1)}),
        ("chernigov", (), {"troops.chernigov": (None, 2)}),
        ("pereyaslavl", (), {"coins": (3, 5), "goods.fur": (0, 1)}),
        ("pskov", (), {"troops.pskov": (None, 1), "goods.fish": (0, 1)}),
        ("suzdal", ("deed-deck quest", "draw deed sworn_lands"),
         {"coins": (3, 5), "secret_deeds": ([], ["sworn_lands"])}),
        ("galich", (), {"coins": (3, 2), "buildings.galich": (None, ["market"]), "goods.honey": (0, 1)}),
        ("brest", (), {"troops.brest": (None, 1), "coins": (3, 5)}),
        ("murom", (), {"coins": (3, 2), "buildings.murom": (None, ["stronghold"]), "goods.stone": (0, 1)}),
        ("peresech", (), {"troops.peresech": (None, 1), "goods.fur": (0, 1)}),
        ("azov", ("deck right", "draw card sally", "deed-deck contract", "draw deed fur_tribute"),
         {"cards": ([], ["s16"]), "secret_deeds": ([], ["fur_tribute"])}),
    )  # fmt: skip

    @pytest.mark.parametrize(("card", "moves", "changes"), GAINS)
    def test_every_card_gives_what_it_shows(self, card: str, moves: tuple[str, ...], changes: dict[str, Any]) -> None:
        table = self.heir(card).play(f"inherit {card}", *moves)
        expected = {f"seats.blue.{field}": change for field, change in changes.items()}
        expected |= {"seats.blue.inheritance": ([card], []), "inheritance_boxed": ([], [card])}
        seen = {field: change for field, change in table.changes.items() if "decks" not in field}
        assert {field: seen.get(field) for field in expected} == expected
        kept = {field for field in seen if field.startswith("seats.blue") and "discs" not in field}
        assert kept == {field for field in expected if field.startswith("seats.blue")}

    def test_a_card_is_forfeited_for_two_coins(self) -> None:
        table = self.heir("kyiv").play("forfeit kyiv")
        assert table.at("seats.blue.coins") == 5
        assert table.at("seats.blue.buildings") == {}

    def test_one_takes_them_in_the_order_one_likes(self) -> None:
        table = self.heir("kyiv", "brest", coins=0)
        assert table.moves == ["forfeit kyiv", "inherit brest", "forfeit brest"]
        table.play("inherit brest")
        assert table.moves == ["inherit kyiv", "inherit elsewhere kyiv", "forfeit kyiv"]

    def test_elsewhere_costs_one_coin_more(self) -> None:
        table = self.heir("kyiv").play("inherit elsewhere kyiv")
        assert "place kyiv" not in table.moves
        table.play("place volyn")
        assert (table.at("seats.blue.coins"), table.at("seats.blue.buildings")) == (1, {"volyn": ["palace"]})
        assert "inherit elsewhere kyiv" not in self.heir("kyiv", coins=1).moves

    def test_two_troops_of_one_card_go_elsewhere_for_one_coin(self) -> None:
        table = self.heir("chernigov").play("inherit elsewhere chernigov", "place volyn")
        assert (table.at("seats.blue.coins"), table.at("seats.blue.troops.volyn")) == (2, 2)

    def test_a_card_that_places_nothing_has_no_elsewhere(self) -> None:
        assert self.heir("pereyaslavl").moves == ["inherit pereyaslavl", "forfeit pereyaslavl"]

    def test_one_building_of_each_kind_in_a_region_here_too(self) -> None:
        table = self.heir("kyiv", buildings={"kyiv": ["palace"]})
        assert table.moves == ["inherit elsewhere kyiv", "forfeit kyiv"]

    def test_a_second_building_brings_its_bonus(self) -> None:
        table = self.heir("polotsk", "murom").play("inherit polotsk", "inherit murom")
        assert table.at("seats.blue.goods.stone") == 3
