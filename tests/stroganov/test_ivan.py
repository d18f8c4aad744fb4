"""Ivan: his setup, his cards, the five steps of his turn, how he pays, and the four difficulties."""

from __future__ import annotations

from typing import Any

import pytest

import veche
from tests.at_random import to_the_end
from tests.stroganov.scenario import BARE, Table, row
from veche.kernel.sentences import told as tell
from veche.shelf.title import title_of
from veche.titles.stroganov.components import STRATEGIES

BACKS = {
    1: 1,
    2: 3,
    3: 3,
    4: 3,
    5: 2,
    6: 3,
    7: 2,
    8: 2,
    9: 5,
    10: 4,
    11: 2,
    12: 1,
    13: 4,
    14: 2,
    15: 4,
    16: 1,
    17: 2,
    18: 3,
}
"""The movement on the back of each card."""


def turn_card(card: int, steps: int, difficulty: str = "easy", **position: Any) -> Table:
    """Ivan turns over this card, and the one then on top moves him so many steps."""
    other = "16" if card != 16 else "1"
    ivan = {"movement": BACKS[card], "card": other, "difficulty": difficulty}
    table = Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": ivan, **position})
    return table.play(f"ivan card {card}", f"ivan movement {steps}")


def what_he_did(table: Table) -> list[str]:
    """The moves of Ivan, in their order."""
    return [entry.text for entry in table.game.line() if entry.seat == 1]


def yellow(table: Table, **fields: Any) -> bool:
    """Whether Ivan has these things."""
    return table.seat("yellow") | fields == table.seat("yellow")


class TestSetup:
    def test_as_for_two_with_ivan_first(self) -> None:
        game = veche.new("stroganov", players=1, seed=2)
        position = game.title.dump(game.rules, game.state)
        assert position["order"] == ["yellow", "blue"]
        assert [position["seats"][name]["horses"] for name in ("blue", "yellow")] == [4, 3]
        assert [r["outposts"].count("neutral") for r in position["regions"].values()] == [2, 2, 1, 1, 1]
        assert len(position["songs"]) == 2
        assert game.state.banners_left == 12

    def test_the_human_chooses_a_first_wish_and_ivan_gets_the_other_fur_and_a_point(self) -> None:
        game = veche.new("stroganov", players=1, seed=2)
        offers = game.title.dump(game.rules, game.state)["offers"]
        game.play(f"choose {offers[0]['wish']}")
        entry = next(entry for entry in game.line() if entry.text.startswith("ivan offer"))
        state = game.at(entry.version)
        position = game.title.dump(game.rules, state)
        assert position["seats"]["blue"]["hand"] == [offers[0]["wish"]]
        assert position["seats"]["yellow"]["furs"] == [offers[1]["fur"]]
        assert position["seats"]["yellow"]["vp"] == 1
        assert offers[1]["wish"] in position["gone"]["wishes"]

    def test_thirteen_cards_for_twelve_turns(self) -> None:
        game = veche.new("stroganov", players=1, seed=2)
        assert game.state.pile == 13
        to_the_end(game, 2)
        assert game.state.pile == 1

    @pytest.mark.parametrize("letter", STRATEGIES)
    def test_a_letter_takes_its_five_cards_out(self, letter: str) -> None:
        game = veche.new("stroganov", players=1, options={"ivan-letter": letter}, seed=2)
        out = {"a": [3, 14, 15, 17, 18], "b": [5, 7, 14, 15, 16], "c": [3, 5, 11, 13, 16]}
        out |= {"d": [1, 4, 8, 9, 17], "e": [10, 11, 12, 13, 18], "f": [2, 4, 6, 7, 10]}
        assert [card + 1 for card, where in enumerate(game.state.automa_at) if where == 3] == out[letter]


class TestTheHiddenLetter:
    def game(self) -> Any:
        return veche.new("stroganov", players=1, options={"ivan-letter": "hidden"}, seed=4)

    def test_nobody_sees_it_while_the_game_runs(self) -> None:
        game = self.game()
        letter = game.state.letter
        assert letter >= 0
        for seat in ("blue", None):
            assert game.view(seat).numbers["letter"] == -3
        entry = next(entry for entry in game.line() if entry.text.startswith("ivan letter"))
        assert game.text_for(entry, 0) == "ivan letter ?"

    def test_it_is_told_at_the_end_and_its_cards_never_came(self) -> None:
        game = self.game()
        to_the_end(game, 4)
        assert game.view("blue").numbers["letter"] == game.state.letter
        seen = [card for card, where in enumerate(game.state.automa_at) if where in (1, 2)]
        assert len(seen) == 12
        assert not [card for card in seen if game.rules.box.automa_letters[card] >> game.state.letter & 1]


class TestCards:
    def test_the_back_of_the_top_card_moves_him_and_only_it_is_seen(self) -> None:
        table = turn_card(12, 3, seats={"yellow": {"at": 2}}, regions=BARE)
        assert what_he_did(table)[0] == "ivan rides 5"
        view = table.game.view("blue")
        assert view.numbers["movement"] == 3
        assert view.numbers["card"] == 11, "the card numbered 12"
        assert view.columns["automa_at"].count(0) == 18 - 2, "nobody knows which card is on top"

    def test_the_card_has_the_movement_that_its_back_showed(self) -> None:
        ivan = {"movement": 5}
        table = Table({"players": 1, "at": "turn", "seat": "yellow", "ivan": ivan})
        assert table.moves == ["ivan card 9"]

    def test_gaps_are_skipped_and_the_last_tile_stops_him(self) -> None:
        table = turn_card(12, 5, seats={"yellow": {"at": 9}}, row=row(s10=None), regions=BARE)
        assert what_he_did(table)[0] == "ivan rides 12"
        table = turn_card(12, 5, seats={"yellow": {"at": 12}}, regions=BARE)
        assert what_he_did(table)[0] == "ivan stays"


class TestHunting:
    def test_the_lowest(self) -> None:
        table = turn_card(12, 1, seats={"yellow": {"at": 3}}, row=row(s4=[2, 5, 7]), regions=BARE)
        assert what_he_did(table)[1] == "ivan hunts lowest 2"

    def test_the_highest_two(self) -> None:
        table = turn_card(3, 1, seats={"yellow": {"at": 3}}, row=row(s4=[2, 5, 7]), regions=BARE)
        assert what_he_did(table)[1:3] == ["ivan hunts highest 7", "ivan hunts highest 5"]
        assert table.position["row"][3]["furs"] == [2]

    def test_a_tiger_is_the_highest(self) -> None:
        table = turn_card(3, 1, seats={"yellow": {"at": 3}}, row=row(s4=[7, "tiger"]), regions=BARE)
        assert what_he_did(table)[1:3] == ["ivan hunts highest tiger", "ivan hunts highest 7"]
        assert yellow(table, tigers=1, furs=[7])

    def test_coins_where_nothing_lies_as_many_as_he_would_hunt(self) -> None:
        table = turn_card(2, 1, seats={"yellow": {"at": 3}}, regions=BARE)
        assert what_he_did(table)[1] == "ivan coins 2"

    def test_one_fur_for_two_brings_no_coin(self) -> None:
        table = turn_card(2, 1, seats={"yellow": {"at": 3}}, row=row(s4=[6]), regions=BARE)
        assert what_he_did(table)[1:3] == ["ivan hunts lowest 6", "ivan visits ob"]
        assert yellow(table, coins=0)

    def test_he_pays_no_horses(self) -> None:
        table = turn_card(3, 1, seats={"yellow": {"at": 3, "horses": 0}}, row=row(s4=[2, 3, 7]), regions=BARE)
        assert yellow(table, furs=[3, 7], horses=0)


class TestTheMainAction:
    def test_he_buys_the_landscape_under_him_if_he_can(self) -> None:
        table = turn_card(12, 1, seats={"yellow": {"at": 3, "furs": [3, 3]}}, row=row(s4=[2]), regions=BARE)
        did = what_he_did(table)
        assert did[2] == "ivan buys 4"
        assert did[3:5] == ["ivan pays 3", "ivan pays 3"]
        assert yellow(table, landscapes=["LS4"], vp=4)

    def test_else_he_visits_the_village(self) -> None:
        table = turn_card(12, 1, seats={"yellow": {"at": 3}}, row=row(s4=[2]), regions=BARE)
        assert what_he_did(table)[2] == "ivan visits ob"
        assert yellow(table, banners=1)

    def test_market_furs_by_his_card(self) -> None:
        table = turn_card(16, 1, seats={"yellow": {"at": 8}}, regions=BARE)
        assert "ivan takes highest 7" in what_he_did(table)
        table = turn_card(12, 1, seats={"yellow": {"at": 8}}, regions=BARE)
        assert "ivan takes lowest 2" in what_he_did(table)

    def test_bag_furs_one_at_a_time(self) -> None:
        tiles = row(s4={"tile": "L09", "furs": [2]})
        table = turn_card(12, 1, seats={"yellow": {"at": 3, "furs": [3, 3]}}, row=tiles, regions=BARE)
        assert table.asked == ("chance", "ivan-draws-fur")
        table.play("ivan draws 6")
        assert yellow(table, furs=[2, 6], landscapes=["L09"])


class TestPaying:
    def pay(self, furs: list[int], coins: int = 0, tigers: int = 0) -> list[str]:
        """Ivan pays two 3s for the bare tile under him."""
        seats = {"yellow": {"at": 3, "furs": furs, "coins": coins, "tigers": tigers}}
        table = turn_card(12, 1, seats=seats, row=row(s4=["tiger"]), regions=BARE)
        return [move for move in what_he_did(table) if move.startswith("ivan pays")][:2]

    def test_furs_of_the_value_first(self) -> None:
        assert self.pay([3, 3, 8], 2) == ["ivan pays 3", "ivan pays 3"]

    def test_then_bears(self) -> None:
        assert self.pay([2, 3, 8], 2) == ["ivan pays 3", "ivan pays bear"]

    def test_then_the_lowest_fur_and_a_coin(self) -> None:
        assert self.pay([2, 3, 7], 1) == ["ivan pays 3", "ivan pays coin 2"]

    def test_then_a_tiger(self) -> None:
        assert self.pay([3, 7], 0, 1) == ["ivan pays 3", "ivan pays tiger"]


class TestAdditionalActions:
    def test_a_wish_is_scored_at_once_and_an_a_leaves_the_game(self) -> None:
        regions = {**BARE, "ural": {"wish": "A7", "yurt": None}}
        table = turn_card(14, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=regions)
        assert what_he_did(table)[-2:] == ["ivan wish ural", "ivan pays 2"]
        assert yellow(table, vp=5, fulfilled=[], furs=[4])
        assert "A7" in table.position["gone"]["wishes"]

    def test_a_b_stays_for_the_end(self) -> None:
        regions = {**BARE, "ural": {"wish": "B3", "yurt": None}}
        table = turn_card(14, 1, year=3, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=regions)
        assert yellow(table, vp=6, fulfilled=["B3"])

    def test_as_far_east_as_he_can_pay(self) -> None:
        regions = {
            name: {"wish": wish, "yurt": None} for name, wish in zip(BARE, ("A1", "A2", "A3", "A4", "A5"), strict=True)
        }
        regions["ural"]["outposts"] = ["yellow"]  # type: ignore[assignment]
        table = turn_card(14, 1, seats={"yellow": {"at": 3, "furs": [2]}}, row=row(s4=[5]), regions=regions)
        assert "ivan wish ural" in what_he_did(table)

    def test_an_outpost_where_his_cossack_is(self) -> None:
        table = turn_card(12, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-2:] == ["ivan outpost ural", "ivan pays 2"]
        assert table.position["regions"]["ural"]["outposts"][0] == "yellow"

    def test_or_he_takes_an_outpost_into_his_supply(self) -> None:
        table = turn_card(12, 1, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
        assert "ivan keeps outpost" in what_he_did(table)
        assert yellow(table, outposts=2)

    def test_a_yurt(self) -> None:
        regions = {**BARE, "ural": {"wish": None, "yurt": "YA1"}}
        table = turn_card(13, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=regions)
        assert what_he_did(table)[-2:] == ["ivan yurt ural", "ivan pays 2"]
        assert yellow(table, story=5)

    def test_an_extra_action_is_worth_three_points(self) -> None:
        regions = {**BARE, "ural": {"wish": None, "yurt": "YB2"}}
        table = turn_card(13, 1, year=3, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=regions)
        assert yellow(table, vp=1 + 3)

    def test_a_trophy_costs_its_fur_and_gives_a_point(self) -> None:
        table = turn_card(16, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-2:] == ["ivan trophy", "ivan pays 2"]
        assert yellow(table, trophy=2, vp=1, horses=4), "the horses are from the village"

    def test_without_the_fur_there_is_none(self) -> None:
        table = turn_card(16, 1, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-1] == "ivan lacks furs trophy"
        assert yellow(table, trophy=1, vp=0)

    def test_a_landscape_by_an_outpost_the_easternmost_he_can_pay(self) -> None:
        regions = {**BARE, "ob": {**BARE["ob"], "outposts": ["yellow"]}}
        tiles = row(s5=[2, 2], s4=[2], s3=[], s2=[2, 2, 6])
        table = turn_card(18, 1, seats={"yellow": {"at": 1, "furs": [3, 3, 3]}}, row=tiles, regions=regions)
        assert "ivan buys further 4" in what_he_did(table)

    def test_nothing_in_his_reach(self) -> None:
        table = turn_card(14, 1, seats={"yellow": {"at": 1, "furs": [2]}}, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-1] == "ivan none wish"


class TestDifficulty:
    @pytest.mark.parametrize(("difficulty", "coins"), [("easy", 0), ("medium", 1), ("hard", 1), ("very-hard", 1)])
    def test_from_medium_on_a_coin_when_he_lacks_the_fur(self, difficulty: str, coins: int) -> None:
        table = turn_card(16, 1, difficulty, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
        assert yellow(table, coins=coins)

    @pytest.mark.parametrize(
        ("difficulty", "coins", "did"),
        [
            ("easy", 0, "ivan keeps outpost"),
            ("medium", 1, "ivan keeps outpost and coin"),
            ("hard", 1, "ivan keeps outpost and coin"),
            ("very-hard", 1, "ivan keeps outpost and coin"),
        ],
    )
    def test_for_an_outpost_the_coin_comes_with_it(self, difficulty: str, coins: int, did: str) -> None:
        table = turn_card(12, 1, difficulty, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-1] == did
        assert yellow(table, coins=coins, outposts=2)

    @pytest.mark.parametrize(("difficulty", "coins", "did"), [("easy", 0, "lacks furs"), ("medium", 1, "coin instead")])
    def test_with_no_outpost_left_only_the_coin(self, difficulty: str, coins: int, did: str) -> None:
        seats = {"yellow": {"at": 1, "outposts": 6}}
        table = turn_card(12, 1, difficulty, seats=seats, row=row(s2=[4]), regions=BARE)
        assert what_he_did(table)[-1] == f"ivan {did} outpost"
        assert yellow(table, coins=coins, outposts=6)

    @pytest.mark.parametrize(
        ("outposts", "ural"),
        [(1, ["yellow"]), (1, ["blue", "neutral", "neutral"]), (0, [])],
        ids=["one of his there", "no room", "none to build"],
    )
    def test_no_coin_where_it_is_not_the_fur_that_he_lacks(self, outposts: int, ural: list[str]) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "outposts": ural}}
        seats = {"yellow": {"at": 1, "outposts": outposts}}
        table = turn_card(12, 1, "medium", seats=seats, row=row(s2=[4]), regions=regions)
        assert what_he_did(table)[-1] == "ivan keeps outpost"
        assert yellow(table, coins=0, outposts=outposts + 1)

    @pytest.mark.parametrize(
        ("difficulty", "furs", "coins"), [("medium", [7], 1), ("hard", [], 2), ("very-hard", [], 2)]
    )
    def test_hard_turns_furs_of_the_trade_value_into_coins(self, difficulty: str, furs: list[int], coins: int) -> None:
        table = turn_card(16, 1, difficulty, seats={"yellow": {"at": 1}}, row=row(s2=[7]), regions=BARE, trade_fur=7)
        assert yellow(table, furs=furs, coins=coins), "one coin for the trophy he could not pay"


class TestVeryHard:
    """A level of our own: as hard, and more each winter."""

    @pytest.mark.parametrize(
        ("difficulty", "coins", "story"), [("easy", 0, 0), ("medium", 0, 0), ("hard", 0, 0), ("very-hard", 1, 4)]
    )
    def test_a_coin_and_four_story_points_each_winter(self, difficulty: str, coins: int, story: int) -> None:
        ivan = {"difficulty": difficulty}
        seats = {"yellow": {"at": 9}, "blue": {"at": 10, "furs": [2, 3]}}
        table = Table({"players": 1, "at": "income", "seat": "blue", "ivan": ivan, "seats": seats, "songs": []})
        assert yellow(table, coins=0, story=0)
        table.play("income", "done")
        assert yellow(table, coins=coins, story=story + 1), "one point because he is the second furthest"
        assert table.seat("blue")["coins"] == 0

    def test_the_data_say_how_much(self) -> None:
        corrections = {"levels": {"very-hard": {"coins": 3, "story": 5}}}
        seats = {"yellow": {"at": 9}}
        position = {"players": 1, "at": "income", "seat": "yellow", "ivan": {"difficulty": "very-hard"}, "seats": seats}
        table = Table(position | {"songs": []}, corrections)
        assert yellow(table, coins=3, story=5 + 2)

    def test_it_can_be_chosen_and_says_that_it_is_ours(self) -> None:
        game = veche.new("stroganov", players=1, options={"difficulty": "very-hard"}, seed=2)
        assert title_of(game).result_headings(game.rules, game.state)["difficulty"] == "very-hard"
        assert game.title.dump(game.rules, game.state)["ivan"]["difficulty"] == "very-hard"
        assert game.title.words().name("difficulty", "very-hard") == "very hard (ours)"
        assert "our own" in game.title.meta.option("difficulty").summary


class TestWinter:
    def winter(self, at: str, songs: list[str | None], **ivan: Any) -> Table:
        seats = {"yellow": {"at": 9, **ivan}, "blue": {"at": 3}}
        return Table({"players": 1, "at": at, "seat": "yellow", "year": 4, "seats": seats, "songs": songs})

    def test_the_dearest_song_he_can_pay(self) -> None:
        table = self.winter("stories", ["SB05", "SB08"], story=6)
        assert what_he_did(table) == ["ivan sings SB05"]
        assert yellow(table, story=2, vp=5)

    def test_the_rightmost_of_equals(self) -> None:
        table = self.winter("stories", ["SB02", "SB03"], story=3)
        assert what_he_did(table) == ["ivan sings SB03"]
        assert yellow(table, vp=3), "an extra action is worth three points"

    def test_at_once_at_the_end_of_the_track(self) -> None:
        table = self.winter("stories", ["SB02", "SB08"], story=11)
        assert what_he_did(table) == ["ivan sings SB08"]
        assert table.position["songs"] == ["SB02", "SB08"]

    def test_build_anywhere_is_the_easternmost_region(self) -> None:
        table = self.winter("stories", ["SB06", None], story=5)
        assert what_he_did(table) == ["ivan sings SB06", "ivan builds okhotsk"]

    def test_a_wish_he_cannot_fulfil_gives_nothing(self) -> None:
        table = self.winter("stories", ["SB04", None], story=4)
        assert yellow(table, vp=0, story=0)

    def test_five_horses_are_a_point_at_once(self) -> None:
        seats = {"yellow": {"at": 9, "banners": 2, "horses": 2}, "blue": {"at": 3}}
        table = Table({"players": 1, "at": "income", "seat": "yellow", "year": 4, "seats": seats})
        assert yellow(table, horses=1, vp=1)

    @pytest.mark.parametrize("place", ["income", "song"])
    def test_nobody_asks_him_in_a_winter_that_is_set_up(self, place: str) -> None:
        seats = {"blue": {"at": 4}, "yellow": {"at": 2, "horses": 4, "furs": [2, 3], "story": 8}}
        table = Table(
            {"players": 1, "at": place, "seat": "blue", "seats": seats, "year": 4, "songs": ["SB07"], "regions": BARE}
        )
        assert table.game.is_over
        assert "ivan sings SB07" in what_he_did(table)

    def test_he_is_scored_like_everybody(self) -> None:
        table = self.winter("end", [], tigers=2, trophy=5, coins=4, outposts=3, fulfilled=["B3"])
        score = table.score("yellow")
        assert score | {"wishes": 4, "tigers": 4, "trophies": 5, "coins": 2, "unbuilt": 3} == score


def sentences(table: Table) -> list[str]:
    """What the chronicle tells of Ivan."""
    words = table.game.title.words()
    return [tell(table.game, entry, 0, words, "Ivan") for entry in table.game.line() if entry.seat == 1]


def test_what_he_does_is_told_with_its_reason() -> None:
    table = turn_card(16, 1, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
    assert sentences(table) == [
        "Ivan rode to space 2, as far as the back of his top card and the row allow.",
        "Ivan hunted the highest on his tile, as his card says: ermine (4).",
        "Ivan could not buy the landscape under him and visited the village in Ural.",
        "Ivan's card asked him to receive a trophy, but he lacked the furs.",
    ]


def test_a_landscape_bought_as_his_additional_action_is_told_as_such_even_if_it_is_the_only_one() -> None:
    seats = {"yellow": {"at": 3, "furs": [2, 2]}}
    regions = {**BARE, "ural": {**BARE["ural"], "outposts": ["yellow"]}}
    told = sentences(turn_card(18, 1, seats=seats, row=row(s4=[3, 3, 3]), regions=regions))
    assert "Ivan could not buy the landscape under him and visited the village in Ob." in told
    bought = [one for one in told if "bought" in one]
    assert len(bought) == 1
    assert bought[0].endswith(" as his additional action, as far east as he could pay.")


@pytest.mark.parametrize(("furs", "coins"), [([3], 1), ([3, 7], 0)], ids=["no fur for his coin", "no coin"])
def test_a_tiger_is_paid_with_the_true_reason(furs: list[int], coins: int) -> None:
    seats = {"yellow": {"at": 3, "furs": furs, "coins": coins}}
    table = turn_card(12, 1, seats=seats, row=row(s4=["tiger"]), regions=BARE)
    assert [told for told in sentences(table) if "paid" in told][
        -1
    ] == "Ivan had neither the fur, nor a bear, nor another fur and a coin with it, and paid a tiger."


SOLD = " He sold it at once: for a fur of the trade value he takes a coin."


class TestFursThatAreSoldAreTold:
    """On hard and very hard a fur of the trade value is a coin for him."""

    @pytest.mark.parametrize(
        ("difficulty", "trade", "more"),
        [("medium", 4, ""), ("hard", 4, SOLD), ("very-hard", 4, SOLD), ("hard", 5, "")],
    )
    def test_one_that_he_hunts(self, difficulty: str, trade: int, more: str) -> None:
        seats = {"yellow": {"at": 1}}
        table = turn_card(16, 1, difficulty, seats=seats, row=row(s2=[4]), regions=BARE, trade_fur=trade)
        assert sentences(table)[1] == f"Ivan hunted the highest on his tile, as his card says: ermine (4).{more}"

    def test_one_that_he_takes_from_the_market(self) -> None:
        regions = {**BARE, "ural": {**BARE["ural"], "village": "V4"}}
        seats = {"yellow": {"at": 1}}
        table = turn_card(16, 1, "hard", seats=seats, regions=regions, market=[3, 3, 3, 3, 3, 7], trade_fur=7)
        taken = [told for told in sentences(table) if "of the market" in told]
        assert taken == [f"Ivan took the highest fur of the market, as his card says: deer (7).{SOLD}"]

    def test_those_that_lie_on_a_landscape(self) -> None:
        any_of_them = " Any fur of the trade value among what he gains he sells at once for a coin."
        for difficulty, more in (("medium", ""), ("hard", any_of_them)):
            seats = {"yellow": {"at": 1, "furs": [8, 8, 8]}}
            table = turn_card(16, 1, difficulty, seats=seats, row=row(s2=[7, 7]), regions=BARE, trade_fur=7)
            assert f"because he could pay for it.{more}" in sentences(table)[2]
            assert "Ivan bought" in sentences(table)[2]


def test_what_cannot_be_done_is_told_without_a_wrong_reason() -> None:
    seats = {"yellow": {"at": 11, "trophy": 8, "furs": [8]}}
    regions = {**BARE, "okhotsk": {**BARE["okhotsk"], "village": "V5"}}
    table = turn_card(16, 5, seats=seats, regions=regions)
    assert sentences(table) == [
        "Ivan rode to space 12, as far as the back of his top card and the row allow.",
        "Ivan found nothing to hunt on his tile and took coins: 1.",
        "Ivan could not buy the landscape under him and visited the village in Okhotsk.",
        "Ivan could not move on along the trophies and gained nothing.",
        "Ivan's card asked him to receive a trophy, but that could not be done.",
    ]


def test_nothing_ivan_does_can_be_taken_back() -> None:
    table = turn_card(16, 1, seats={"yellow": {"at": 1}}, row=row(s2=[4]), regions=BARE)
    assert table.game.undoable() == 0


@pytest.mark.parametrize(("letter", "told"), [("b", "b"), (None, "random")])
def test_a_result_is_kept_by_difficulty_and_letter(letter: str | None, told: str) -> None:
    options = {"difficulty": "hard"} | ({"ivan-letter": letter} if letter else {})
    game = veche.new("stroganov", players=1, options=options, seed=2)
    headings = title_of(game).result_headings(game.rules, game.state)
    assert headings == {"difficulty": "hard", "strategy": told}
    words = game.title.words()
    assert all(f"{name}.{value}" in words and f"result.{name}" in words for name, value in headings.items())
