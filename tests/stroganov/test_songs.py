"""The twenty songs, each sung in winter through a move; and singing at once at the end of the story track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, at, basic, main, row, turn
from veche.kernel.sentences import remark
from veche.titles.stroganov.components import SONGS

AT_ONCE: dict[str, tuple[int, dict[str, int]]] = {
    "SA01": (3, {"coins": 1, "horses": 3}),
    "SA02": (4, {"vp": 3}),
    "SA03": (4, {"banners": 1, "coins": 1, "horses": 2}),
    "SA04": (5, {"vp": 4}),
    "SA07": (6, {"vp": 5}),
    "SA09": (8, {"vp": 4, "coins": 2}),
    "SA10": (9, {"vp": 8}),
    "SB01": (4, {"vp": 3}),
    "SB02": (5, {"vp": 4}),
    "SB05": (6, {"vp": 5}),
    "SB07": (8, {"vp": 7}),
    "SB08": (9, {"vp": 8}),
    "SB09": (10, {"vp": 9, "coins": 1}),
    "SB10": (12, {"vp": 12}),
}
"""Cost, and what is received at once and asks nothing."""


def winter(song: str, story: int = 11, **blue: Any) -> Table:
    """Blue chooses a song in the last winter of its letter, so that nothing is laid out afterwards."""
    year = 1 if song.startswith("SA") else 4
    return at("song", year=year, seats={"blue": {"at": 6, "story": story, **blue}}, songs=[song], regions=BARE)


@pytest.mark.parametrize("song", AT_ONCE)
def test_costs_story_points_and_gives_at_once(song: str) -> None:
    cost, gains = AT_ONCE[song]
    table = winter(song, cost).play(f"song {song}")
    assert table.seat("blue") | {"story": 0, **gains} == table.seat("blue")
    assert table.position["gone"]["songs"][-1] == song or song in table.position["gone"]["songs"]


@pytest.mark.parametrize("song", AT_ONCE)
def test_cannot_be_sung_with_a_point_too_few(song: str) -> None:
    table = winter(song, AT_ONCE[song][0] - 1, furs=[2, 2])
    assert f"song {song}" not in table.moves


def test_sa05_gives_two_market_furs_and_a_coin() -> None:
    table = winter("SA05", 5).play("song SA05", "take 7", "lay market 2", "take 6", "lay market 2")
    assert table.seat("blue") | {"furs": [6, 7], "coins": 1, "story": 0} == table.seat("blue")


@pytest.mark.parametrize("song", ["SA06", "SB03"])
def test_an_advanced_action_anywhere(song: str) -> None:
    table = winter(song, 5).play(f"song {song}", "village ural")
    assert table.seat("blue") | {"horses": 4, "banners": 1, "story": 0} == table.seat("blue")


@pytest.mark.parametrize(("song", "cost", "vp"), [("SA08", 6, 0), ("SB06", 7, 1)])
def test_an_outpost_anywhere_from_the_supply(song: str, cost: int, vp: int) -> None:
    table = winter(song, cost, outposts=0).play(f"song {song}")
    assert table.moves == ["pass", *[f"outpost {name}" for name in BARE]]
    table.play("outpost lena")
    assert table.position["regions"]["lena"]["outposts"][0] == "blue"
    assert table.seat("blue") | {"horses": 0, "outposts": 0, "vp": vp} == table.seat("blue")


def test_sb04_a_wish_for_the_returned_furs_alone() -> None:
    """B8 asks for three 7s and one back: one 7 is enough."""
    table = winter("SB04", 6, furs=[7], hand=["B8"]).play("song SB04")
    assert table.moves == ["pass", "fulfil B8"]
    table.play("fulfil B8")
    assert table.seat("blue") | {"furs": [], "fulfilled": ["B8"], "vp": 4} == table.seat("blue")


def test_sb04_a_coin_may_change_the_fur() -> None:
    table = winter("SB04", 6, furs=[2], coins=1, hand=["B8"]).play("song SB04", "fulfil B8")
    assert table.seat("blue") | {"furs": [], "coins": 0, "fulfilled": ["B8"]} == table.seat("blue")


def test_sb04_without_such_a_wish_nobody_is_asked() -> None:
    seats = {"blue": {"at": 6, "story": 6, "hand": ["A8"]}, "yellow": {"at": 1}}
    table = at("song", year=4, seats=seats, songs=["SB04"], regions=BARE).play("song SB04")
    assert table.game.is_over


class TestInWinter:
    def test_in_player_order_and_each_tile_once(self) -> None:
        table = at(
            "song",
            seats={"blue": {"at": 6, "story": 5}, "yellow": {"at": 5, "story": 5}},
            songs=["SA02", "SA04"],
            regions=BARE,
        )
        assert table.offered("song") == ["SA02", "SA04"]
        table.play("song SA04")
        assert table.asked == ("yellow", "choose-which-song")
        assert table.offered("song") == ["SA02"]

    def test_a_song_may_be_left(self) -> None:
        table = winter("SA02", 5).play("pass")
        assert table.seat("blue")["story"] == 5

    def test_auxiliary_actions_before_and_after(self) -> None:
        table = winter("SA02", 5, horses=10)
        table.play("buy 7", "lay market 2", "song SA02")
        assert table.asked == ("blue", "auxiliary-action")
        table.play("buy 6", "lay market 2")
        assert table.seat("blue")["furs"] == [6, 7]

    def test_whoever_can_do_no_more_is_not_asked_again(self) -> None:
        seats = {"blue": {"at": 6, "furs": [2, 3]}, "yellow": {"at": 1}}
        table = at("song", year=4, seats=seats, songs=["SB04"], regions=BARE)
        assert table.asked == ("blue", "choose-which-song")
        table.play("exchange 5")
        while table.asked == ("blue", "pay-piece") or table.asked == ("chance", "refill-market"):
            table.play(table.moves[0])
        assert table.game.is_over


class TestAtTheEndOfTheTrack:
    def arrive(self, **blue: Any) -> Table:
        """Blue has 11 story points and hunts a bear."""
        seats = {"blue": {"at": 5, "story": 11, **blue}}
        return basic(seats=seats, row=row(s5=[8]), songs=["SA02", "SA10"], regions=BARE).play("hunt 5 8")

    def test_sing_at_once_and_lose_the_surplus(self) -> None:
        table = self.arrive()
        assert table.asked == ("blue", "sing-at-once")
        assert table.seat("blue")["story"] == 12
        table.play("song SA10")
        assert table.seat("blue") | {"story": 3, "vp": 8} == table.seat("blue")

    def test_the_tile_stays(self) -> None:
        assert self.arrive().play("song SA10").position["songs"] == ["SA02", "SA10"]

    def test_or_wait_until_winter(self) -> None:
        table = self.arrive().play("pass")
        assert table.asked == ("blue", "main-action")
        assert table.seat("blue")["story"] == 12

    def test_once_for_each_arrival(self) -> None:
        table = main(seats={"blue": {"at": 6, "story": 12}}, regions=BARE, songs=["SA02", "SA10"])
        table.play("village yenisei")
        assert table.asked == ("yellow", "ride-where"), "further points are lost without a new song"

    def test_again_after_coming_back(self) -> None:
        tiles = row(s5=[8, 8, 8])
        table = turn(seats={"blue": {"at": 4, "story": 11}}, row=tiles, songs=["SA01", "SA10"], regions=BARE)
        table.play("ride 5", "hunt 5 8", "song SA01")
        assert table.seat("blue") | {"story": 9, "coins": 1, "horses": 3} == table.seat("blue")
        table.play("hunt 5 8", "hunt 5 8")
        assert table.asked == ("blue", "sing-at-once")

    def test_in_anybodys_turn_and_in_winter(self) -> None:
        table = at("stories", seats={"blue": {"at": 6, "story": 0}, "yellow": {"at": 5, "story": 11}}, songs=["SA02"])
        assert table.asked == ("yellow", "sing-at-once")

    def test_without_songs_nobody_is_asked(self) -> None:
        table = basic(seats={"blue": {"at": 5, "story": 11}}, row=row(s5=[8]), songs=[]).play("hunt 5 8")
        assert table.asked == ("blue", "main-action")


class TestActingBeforeSinging:
    """In one's own turn auxiliary actions may come before the decision on a song at the end of the track."""

    def arrive(self, **blue: Any) -> Table:
        """Blue has 11 story points and hunts a bear; a song asks for a wish that could be fulfilled."""
        seats = {"blue": {"at": 5, "story": 11, **blue}}
        return basic(year=3, seats=seats, row=row(s5=[8]), songs=["SB04", "SB01"], regions=BARE).play("hunt 5 8")

    def test_a_fur_from_the_market_makes_the_song_useful(self) -> None:
        table = self.arrive(horses=5, hand=["B8"])
        assert table.asked == ("blue", "sing-at-once")
        table.play("buy 7", "lay market 2")
        assert table.asked == ("blue", "sing-at-once")
        table.play("song SB04", "fulfil B8")
        assert table.seat("blue") | {"story": 6, "furs": [8], "fulfilled": ["B8"], "vp": 4} == table.seat("blue")
        assert table.asked == ("blue", "main-action")

    def test_a_payment_is_not_interrupted(self) -> None:
        table = self.arrive(furs=[2, 3, 4]).play("exchange 7")
        assert table.asked == ("blue", "pay-piece")
        table.play("pay 2", "pay 3", "lay market 2")
        assert table.asked == ("blue", "sing-at-once")

    def test_it_is_still_one_song_for_one_arrival(self) -> None:
        table = self.arrive(horses=10).play("buy 7", "lay market 8")
        table.play("buy 8", "lay market 2")
        assert table.seat("blue")["story"] == 12, "points beyond the end are lost"
        table.play("song SB01")
        assert table.asked == ("blue", "main-action")

    def test_or_none(self) -> None:
        table = self.arrive(horses=5).play("buy 7", "lay market 2", "pass")
        assert table.asked == ("blue", "main-action")
        assert table.seat("blue") | {"story": 12, "may_sing": False} == table.seat("blue")

    def test_the_extra_action_of_the_season_too(self) -> None:
        table = self.arrive(fulfilled=["A11"]).play("extra", "village ob")
        assert table.asked == ("blue", "sing-at-once")
        assert table.seat("blue")["outposts"] == 2

    def test_what_was_done_can_be_taken_back(self) -> None:
        table = self.arrive(furs=[7, 7], hand=["B8", "B14"]).play("fulfil B14")
        assert table.asked == ("blue", "sing-at-once")
        assert table.seat("blue")["fulfilled"] == ["B14"]
        table.game.undo()
        assert table.asked == ("blue", "sing-at-once")
        assert "fulfil B14" in table.moves
        table.play("song SB01")
        assert table.asked == ("blue", "main-action")

    def test_a_position_in_the_middle_of_it_goes_on(self) -> None:
        table = self.arrive(furs=[2, 3, 4]).play("exchange 7")
        again = Table(table.position).play("pay 2", "pay 3", "lay market 2", "song SB01")
        assert again.asked == ("blue", "main-action")

    def test_in_ones_own_part_of_winter(self) -> None:
        seats = {"blue": {"at": 6, "story": 11, "horses": 4, "fulfilled": ["S4"]}}
        table = at("income", year=3, seats=seats, songs=["SB01"], regions=BARE)
        assert table.asked == ("blue", "sing-at-once")
        table.play("buy 7", "lay market 2", "song SB01")
        assert table.seat("blue") | {"furs": [7], "vp": 3} == table.seat("blue")

    def test_and_while_choosing_the_song_of_winter(self) -> None:
        seats = {"blue": {"at": 6, "story": 11, "horses": 10}}
        table = at("song", year=3, seats=seats, songs=["SB01"], regions=BARE, market=[2, 3, 4, 5, 6, 8])
        table.play("buy 8", "lay market 7")
        assert table.asked == ("blue", "sing-at-once")
        assert "buy 7" in table.moves

    @pytest.mark.parametrize(("blue", "yellow"), [(11, 0), (0, 11)])
    def test_not_when_stories_are_given_to_the_furthest_for_it_is_nobodys_turn(self, blue: int, yellow: int) -> None:
        rich = {"horses": 10, "furs": [2, 2]}
        seats = {"blue": {"at": 6, "story": blue, **rich}, "yellow": {"at": 5, "story": yellow, **rich}}
        table = at("stories", year=3, seats=seats, songs=["SB01"], regions=BARE)
        assert table.asked == ("blue" if blue else "yellow", "sing-at-once")
        assert table.moves == ["pass", "song SB01"]

    def test_nor_when_a_song_between_turns_leads_to_the_next(self) -> None:
        seats = {"blue": {"at": 6, "story": 11, "horses": 10, "furs": [2, 2]}}
        regions = {**BARE, "ob": {**BARE["ob"], "village": "V4"}}
        table = at("stories", year=3, seats=seats, songs=["SB03", "SB01"], regions=regions, market=[8, 2, 2, 3, 4, 5])
        table.play("song SB03", "buy 8", "lay market 8", "village ob", "take 8", "lay market 2")
        assert table.asked == ("blue", "sing-at-once")
        assert table.moves == ["pass", "song SB03", "song SB01"]


def remarks(table: Table) -> dict[str, str]:
    """What is remarked on the songs that are offered."""
    game, ask, words = table.game, table.game.ask, table.game.title.words()
    assert ask is not None
    view = game.rules.view(game.state, ask.seat)
    said = {game.rules.catalogue.text(move): remark(game, view, move, words) for move in ask.moves}
    return {text: one for text, one in said.items() if one}


IDLE = "it would do nothing now"
HERE: dict[str, Any] = {"outposts": ["blue"]}
FULL: dict[str, Any] = {"outposts": ["yellow", "neutral", "neutral"]}


class TestASongThatWouldDoNothing:
    def test_without_a_wish_to_fulfil(self) -> None:
        assert remarks(winter("SB04", 6)) == {"song SB04": IDLE}
        assert remarks(winter("SB04", 6, furs=[6], hand=["B8"])) == {"song SB04": IDLE}
        assert remarks(winter("SB04", 6, furs=[7], hand=["B8"])) == {}
        assert remarks(winter("SB04", 6, furs=[6], coins=1, hand=["B8"])) == {}

    def test_an_auxiliary_action_can_change_it(self) -> None:
        table = winter("SB04", 6, horses=5, hand=["B8"])
        assert remarks(table) == {"song SB04": IDLE}
        assert remarks(table.play("buy 7", "lay market 2")) == {}

    def test_without_an_outpost_or_a_place_for_one(self) -> None:
        assert remarks(winter("SA08", 6, outposts=0)) == {}
        assert remarks(winter("SA08", 6, outposts=6)) == {"song SA08": IDLE}
        regions = {name: {**BARE[name], **(HERE if name == "ob" else FULL)} for name in BARE}
        seats = {"blue": {"at": 6, "story": 7}}
        table = at("song", seats=seats, songs=["SA08"], regions=regions)
        assert remarks(table) == {"song SA08": IDLE}
        table.play("song SA08")
        assert table.asked != ("blue", "build-anywhere"), "what cannot make a difference is not asked"

    def test_at_the_end_of_the_track_too(self) -> None:
        seats = {"blue": {"at": 5, "story": 11}}
        table = basic(year=3, seats=seats, row=row(s5=[8]), songs=["SB04", "SB01"], regions=BARE).play("hunt 5 8")
        assert remarks(table) == {"song SB04": IDLE}

    @pytest.mark.parametrize("song", [song for song in SONGS if song not in ("SA08", "SB04")])
    def test_all_others_do_something(self, song: str) -> None:
        assert IDLE not in remarks(winter(song, 12, outposts=6)).values()

    @pytest.mark.parametrize(
        ("reward", "position"),
        [
            ({"market_fur": 1}, {"market": [], "vacant": 0}),
            ({"banner": 2}, {"seats": {"blue": {"at": 6, "story": 7}, "yellow": {"banners": 12}}}),
            ({"outpost": 1}, {"seats": {"blue": {"at": 6, "story": 7, "outposts": 6}}}),
        ],
    )
    def test_what_nobody_has_left_to_give(self, reward: dict[str, int], position: dict[str, Any]) -> None:
        """With other printed values a song could give nothing but these."""
        corrections = {"songs": {"SA02": {"reward": reward}}}
        plain: dict[str, Any] = {"seats": {"blue": {"at": 6, "story": 7}}, "songs": ["SA02"], "regions": BARE}
        assert remarks(at("song", corrections=corrections, **plain)) == {}
        assert remarks(at("song", corrections=corrections, **plain | position)) == {"song SA02": IDLE}


class TestAtOnceBeforeChoices:
    """What must be settled at once comes before the next choice, in the middle of an action too."""

    def test_the_market_is_refilled_and_then_sung_between_two_furs_from_it(self) -> None:
        regions = {**BARE, "yenisei": {**BARE["yenisei"], "yurt": "YA3"}}
        seats = {"blue": {"at": 6, "story": 9}}
        table = main(seats=seats, regions=regions, market=[2, 3, 4, 5, 6, 8], songs=["SA02", "SA10"])
        table.play("yurt yenisei", "take 8")
        assert table.asked == ("chance", "refill-market")
        table.play("lay market 7")
        assert table.asked == ("blue", "sing-at-once")
        table.play("song SA10")
        assert table.asked == ("blue", "take-fur")
        assert "7" in table.offered("take")

    def test_the_bear_of_a_claimed_tile_is_sung_before_the_furs_of_its_reward(self) -> None:
        seats = {"blue": {"at": 5, "story": 11, "furs": [3, 3, 3]}}
        tiles = row(s5={"tile": "L14", "furs": [8], "tiger": False})
        table = main(seats=seats, row=tiles, regions=BARE, songs=["SA02"]).play("claim 5")
        assert table.asked == ("blue", "sing-at-once")
        assert table.seat("blue") | {"vp": 5, "furs": [8]} == table.seat("blue")
        table.play("song SA02")
        assert table.asked == ("chance", "draw-fur")

    def test_of_two_who_arrive_together_the_one_furthest_east_sings_first(self) -> None:
        seats = {"blue": {"at": 3, "story": 11}, "yellow": {"at": 5, "story": 10}}
        table = at("stories", "yellow", year=1, seats=seats, songs=["SA02", "SA01"], regions=BARE)
        assert table.asked == ("yellow", "sing-at-once")
        table.play("pass")
        assert table.asked == ("blue", "sing-at-once")
        table.play("song SA02")
        assert table.asked == ("yellow", "choose-which-song")
