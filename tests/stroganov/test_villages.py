"""The five villages, each visited through a move. The trophy village has `test_trophies.py`."""

from __future__ import annotations

import pytest

from tests.stroganov.scenario import BARE, Table, main

WHERE = {"V1": ("ural", 1), "V2": ("ob", 3), "V3": ("yenisei", 6), "V4": ("lena", 9), "V5": ("okhotsk", 11)}


def visit(village: str) -> Table:
    """Blue visits the village, which lies where it does if a position does not say."""
    region, space = WHERE[village]
    return main(seats={"blue": {"at": space}}, regions=BARE).play(f"village {region}")


def test_a_banner_and_four_horses() -> None:
    assert visit("V1").seat("blue") | {"banners": 1, "horses": 4} == visit("V1").seat("blue")


def test_a_banner_and_an_outpost_from_the_general_supply() -> None:
    table = visit("V2")
    assert table.seat("blue") | {"banners": 1, "outposts": 2} == table.seat("blue")
    assert table.game.state.outposts_left[0] == 4


def test_a_story_point_and_a_coin() -> None:
    assert visit("V3").seat("blue") | {"story": 1, "coins": 1} == visit("V3").seat("blue")


def test_a_fur_from_the_market_and_two_story_points() -> None:
    table = visit("V4").play("take 6")
    assert table.asked == ("chance", "refill-market")
    table.play("lay market 8")
    assert table.seat("blue") | {"story": 2, "furs": [6]} == table.seat("blue")
    assert table.position["market"] == [2, 3, 4, 5, 7, 8]


class TestTheFurBeforeTheStories:
    """The furriers' village in its printed order: the fur, the market's new one, two story points."""

    def visit(self, story: int) -> Table:
        seats = {"blue": {"at": 9, "story": story}}
        market = [2, 3, 4, 5, 6, 8]
        return main(seats=seats, market=market, songs=["SA02", "SA10"], regions=BARE).play("village lena")

    def test_a_song_that_they_reach_comes_after_the_fur(self) -> None:
        table = self.visit(10)
        assert table.asked == ("blue", "take-fur")
        assert table.seat("blue")["story"] == 10
        table.play("take 6")
        assert table.asked == ("chance", "refill-market")
        table.play("lay market 2")
        assert table.asked == ("blue", "sing-at-once")
        assert table.seat("blue") | {"story": 12, "furs": [6]} == table.seat("blue")

    def test_a_song_that_a_bear_reaches_comes_before_them(self) -> None:
        table = self.visit(10).play("take 8", "lay market 2")
        assert table.asked == ("blue", "sing-at-once")
        table.play("song SA02")
        assert table.seat("blue")["story"] == 12 - 4 + 2

    def test_for_ivan_too(self) -> None:
        ivan = {"movement": 1, "card": "16"}
        seats = {"yellow": {"at": 8, "story": 10}}
        position = {"players": 1, "at": "turn", "seat": "yellow", "ivan": ivan, "seats": seats, "regions": BARE}
        table = Table(position | {"songs": ["SA02", None]}).play("ivan card 12", "ivan movement 1")
        assert table.asked == ("chance", "refill-market")
        assert table.seat("yellow") | {"story": 10, "furs": [2]} == table.seat("yellow")
        table.play("lay market 7")
        did = [entry.text for entry in table.game.line() if entry.seat == 1]
        assert did[2:5] == ["ivan visits lena", "ivan takes lowest 2", "ivan sings SA02"]


def test_a_trophy() -> None:
    assert visit("V5").asked == ("blue", "trophy-reward")


def test_the_tile_stays() -> None:
    assert visit("V1").position["regions"]["ural"]["village"] == "V1"


@pytest.mark.parametrize(("left", "given"), [(1, 1), (0, 0)])
def test_banners_are_limited(left: int, given: int) -> None:
    table = main(seats={"blue": {"at": 1}, "yellow": {"banners": 12 - left}}, regions=BARE).play("village ural")
    assert table.seat("blue") | {"banners": given, "horses": 4} == table.seat("blue")


def test_outposts_of_a_colour_are_limited() -> None:
    table = main(seats={"blue": {"at": 3, "outposts": 6}}, regions=BARE).play("village ob")
    assert table.seat("blue") | {"banners": 1, "outposts": 6} == table.seat("blue")
