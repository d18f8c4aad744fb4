"""Administration: the board is reset in the winters of the first three years."""

from __future__ import annotations

from typing import Any

import pytest

from tests.stroganov.scenario import BARE, Table, at, row

CLAIMED = {"blue": {"landscapes": ["LS1", "LS2", "LS3"]}}
"""The tiles that are missing from the row."""


def administration(year: int = 1, **position: Any) -> Table:
    return at("administration", year=year, **position)


def played_on(table: Table, until: str = "ride-where") -> Table:
    """Let chance lay out whatever comes first, until somebody is asked that."""
    while table.asked is not None and table.asked[1] != until:
        table.play(table.moves[0])
    return table


class TestTheRow:
    def test_gaps_are_closed_with_what_lies_on_the_tiles(self) -> None:
        tiles = row(s2=None, s3=[2, 4], s4=None, s12=[5, "tiger"])
        table = administration(row=tiles)
        assert table.asked == ("chance", "lay-landscape")
        now = table.position["row"]
        assert now[1] == {"tile": "LS3", "furs": [2, 4], "tiger": False}
        assert now[2]["tile"] == "LS5"
        assert now[9] == {"tile": "L07", "furs": [5], "tiger": True}
        assert now[10:] == [None, None]

    def test_new_tiles_and_their_furs_and_a_tiger_on_the_last(self) -> None:
        table = administration(row=row(s2=None, s1="L08", s3="L09"), seats=CLAIMED).play("lay landscape L17")
        assert table.asked == ("chance", "lay-fur")
        table.play("lay fur 6", "lay fur 3")
        assert table.position["row"][11] == {"tile": "L17", "furs": [3, 6], "tiger": True}

    def test_spots_marked_4_are_filled_with_four_players(self) -> None:
        table = administration(players=4, row=row(s2=None, s1="L08", s3="L09"), seats=CLAIMED).play("lay landscape L17")
        table.play("lay fur 6", "lay fur 3", "lay fur 2")
        assert table.position["row"][11]["furs"] == [2, 3, 6]

    def test_old_tiles_get_no_furs_and_no_tiger_without_a_new_last_tile(self) -> None:
        table = played_on(administration())
        assert all(space["furs"] == [] and not space["tiger"] for space in table.position["row"])

    def test_a_short_bag_is_spread_evenly(self) -> None:
        """Four furs in the bag for tiles of three, three and two spots: one fewer on each but one."""
        furs = [2] * 9 + [3] * 12 + [4] * 11 + [5] * 10 + [6] * 9 + [7] * 8 + [8] * 7
        table = administration(row=row(s1=None, s2=None, s3=None), seats={"yellow": {"furs": furs, **CLAIMED["blue"]}})
        table.play("lay landscape L12", "lay landscape L14", "lay landscape L17")
        table.play("lay fur 2", "lay fur 2", "lay fur 2", "lay fur 2")
        assert [len(space["furs"]) for space in table.position["row"][9:]] == [2, 1, 1]

    def test_when_the_pile_runs_out_the_row_stays_short(self) -> None:
        claimed = [f"L{number:02}" for number in range(8, 22)]
        table = administration(row=row(s1=None), seats={"blue": {"landscapes": claimed}})
        assert table.position["row"][10]["tile"] == "L07"
        assert table.position["row"][11] is None
        assert not table.position["row"][10]["tiger"], "the last tile is an old one"


class TestCossacks:
    def test_they_go_home_and_keep_their_order(self) -> None:
        seats = {"blue": {"at": 3}, "yellow": {"at": 7}}
        table = played_on(administration(seats=seats))
        assert [table.seat(name)["at"] for name in ("blue", "yellow")] == ["home", "home"]
        assert table.position["order"] == ["yellow", "blue"]
        assert table.asked == ("yellow", "ride-where")


class TestMarket:
    def test_six_new_furs(self) -> None:
        table = administration(market=[8, 8, 8, 7, 7, 7])
        table.play(*["lay market 2"] * 6)
        assert table.position["market"] == [2] * 6
        assert table.game.state.bag[6] == 7, "the bears are back in the bag"


class TestYurtsAndWishes:
    def test_they_slide_west_and_are_refilled(self) -> None:
        yurts = {"ural": None, "ob": "YA2", "yenisei": None, "lena": "YA4", "okhotsk": "YA5"}
        wishes = {"ural": None, "ob": "A2", "yenisei": "A3", "lena": None, "okhotsk": "A5"}
        regions = {name: {"yurt": yurts[name], "wish": wishes[name]} for name in BARE}
        table = administration(regions=regions, gone={"yurts": ["YA1", "YA3"]})
        table.play(*["lay market 2"] * 6)
        table.play("lay yurt YA6", "lay yurt YA7", "lay wish A14", "lay wish A13")
        now = table.position["regions"]
        assert [now[name]["yurt"] for name in BARE] == ["YA2", "YA4", "YA5", "YA6", "YA7"]
        assert [now[name]["wish"] for name in BARE] == ["A2", "A3", "A5", "A14", "A13"]

    def test_the_b_yurts_lie_under_the_a(self) -> None:
        regions = {name: {"yurt": None} for name in BARE}
        table = administration(regions=regions, gone={"yurts": ["YA1", "YA2", "YA3", "YA4", "YA5"]})
        table.play(*["lay market 2"] * 6)
        assert table.offered("lay yurt") == ["YA6", "YA7", "YA8"]
        table.play("lay yurt YA6", "lay yurt YA7", "lay yurt YA8")
        assert table.offered("lay yurt") == [f"YB{number}" for number in range(1, 9)]

    def test_villages_stay(self) -> None:
        before = administration().position["regions"]
        after = played_on(administration()).position["regions"]
        assert [before[name]["village"] for name in BARE] == [after[name]["village"] for name in BARE]


class TestSongs:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_as_many_as_players(self, players: int) -> None:
        table = played_on(administration(players=players, songs=[], gone={"songs": ["SA01", "SA02"]}))
        assert len([song for song in table.position["songs"] if song]) == players


class TestTheChangeToB:
    def test_after_year_two_everything_is_b(self) -> None:
        table = played_on(administration(year=2))
        now = table.position
        assert all(region["yurt"].startswith("YB") for region in now["regions"].values())
        assert all(region["wish"].startswith("B") for region in now["regions"].values())
        assert all(song.startswith("SB") for song in now["songs"])
        assert {"YA1", "YA8"} <= set(now["gone"]["yurts"])
        assert {"A1", "A14"} <= set(now["gone"]["wishes"])

    @pytest.mark.parametrize("year", [1, 3])
    def test_not_after_the_others(self, year: int) -> None:
        before = administration(year=year).position
        after = played_on(administration(year=year)).position
        assert before["songs"] == after["songs"]
        assert before["regions"] == after["regions"]

    def test_wishes_in_hand_stay(self) -> None:
        table = played_on(administration(year=2, seats={"blue": {"hand": ["A8"], "fulfilled": ["A2"]}}))
        assert table.seat("blue") | {"hand": ["A8"], "fulfilled": ["A2"]} == table.seat("blue")


def test_spring_of_the_next_year() -> None:
    table = played_on(administration(year=2))
    assert (table.position["year"], table.position["season"]) == (3, "spring")
