"""The worked examples of the rulebook, by the names of their players."""

from __future__ import annotations

from tests.stroganov.scenario import BARE, Table, basic, main, row, second


def test_vladimir_hunts_on_a_tile_of_2_2_3_and_8() -> None:
    table = basic(seats={"blue": {"at": 5, "horses": 4, "coins": 1}}, row=row(s5=[2, 2, 3, 8]))
    table.play("hunt 5 3")
    assert table.seat("blue")["furs"] == [3]
    assert table.seat("blue")["horses"] == 2
    table.play("hunt 5 8")
    assert table.seat("blue") | {"furs": [3, 8], "horses": 0, "coins": 0, "story": 2} == table.seat("blue")
    assert table.position["row"][4]["furs"] == [2, 2]


def test_mavra_builds_the_third_outpost_in_a_region() -> None:
    regions = {**BARE, "yenisei": {"outposts": ["yellow", "red", None], "yurt": None, "wish": None}}
    table = main(players=4, seats={"blue": {"at": 7, "horses": 2}}, regions=regions)
    table.play("outpost yenisei")
    assert table.changes == {
        "regions.yenisei.outposts": (["yellow", "red", None], ["yellow", "red", "blue"]),
        "seats.blue.horses": (2, 0),
        "seats.blue.outposts": (1, 0),
        "seats.blue.played": (False, True),
    }


def test_mavra_cannot_build_there_with_one_horse() -> None:
    regions = {**BARE, "yenisei": {"outposts": ["yellow", "red", None], "yurt": None, "wish": None}}
    table = main(players=4, seats={"blue": {"at": 7, "horses": 1}}, regions=regions)
    assert table.offered("outpost") == []


def test_feodor_claims_a_steppe_for_five_furs() -> None:
    """A second action in a region of value 6: a fur for the action, four for the tile; a coin turns his 2 into a 6."""
    tile = {"tile": "L06", "furs": [3, 5], "tiger": False}
    table = second(
        seats={"blue": {"at": 3, "furs": [2, 6, 6, 6, 6], "coins": 1}},
        regions={**BARE, "okhotsk": {"outposts": ["blue"], "yurt": None, "wish": None, "village": "V1"}},
        row=row(s11=tile, s12="L20"),
        market=[2, 3, 4, 5, 7, 7],
    )
    table.play("claim 11")
    assert table.seat("blue")["landscapes"] == ["L06"]
    assert table.seat("blue")["furs"] == [3, 5], "everything was paid; what lay on the tile is his"
    assert table.seat("blue")["coins"] == 1, "one coin spent, one received"
    assert table.seat("blue")["vp"] == 3
    assert table.position["row"][10] is None
    table.play("draw 4", "draw 7", "keep 7")
    assert table.seat("blue")["furs"] == [3, 5, 7]


def test_the_wish_of_three_sixes_of_which_one_is_returned() -> None:
    table = main(seats={"blue": {"at": 1, "furs": [6, 6, 6], "hand": ["A8"]}})
    table.play("fulfil A8")
    assert table.changes == {
        "seats.blue.fulfilled": ([], ["A8"]),
        "seats.blue.furs": ([6, 6, 6], [6, 6]),
        "seats.blue.hand": (["A8"], []),
        "seats.blue.vp": (0, 3),
    }


def ivan(**position: object) -> Table:
    """Ivan's turn, with a card still to be turned."""
    return Table({"players": 1, "at": "turn", "seat": "yellow", **position})


def test_ivan_lacks_the_furs_of_the_landscape_and_visits_the_village() -> None:
    """A tile with one fur in a region of value 6: he has only one six."""
    table = ivan(
        seats={"yellow": {"at": 10, "furs": [6]}},
        row=row(s11=[2, 4]),
        regions={"okhotsk": {"village": "V3"}, "yenisei": {"village": "V5"}},
        ivan={"movement": 1, "card": "1"},
    )
    table.play("ivan card 12", "ivan movement 1")
    told = [entry.text for entry in table.game.line()[2:]]
    assert told[:3] == ["ivan rides 11", "ivan hunts lowest 2", "ivan visits okhotsk"]
    assert table.seat("yellow")["story"] == 1
    assert table.seat("yellow")["coins"] == 1


def test_ivan_buys_a_landscape_as_far_into_siberia_as_he_can_pay() -> None:
    """His own tile is too dear, the second region as well; the first costs three 2s: a 2, a bear, a 3 and a coin."""
    table = ivan(
        seats={"yellow": {"at": 10, "furs": [2, 3, 8], "coins": 1}},
        row=row(s1=None, s2=[5], s3=[2, 2], s4=[2, 2], s5=[2, 2], s11=[2, 3, 4, 7]),
        regions={
            "ural": {"fur": 2, "outposts": ["yellow", "neutral", "neutral"]},
            "ob": {"fur": 4, "outposts": ["yellow", "neutral", "neutral"]},
            "yenisei": {"fur": 5},
            "lena": {"fur": 6},
            "okhotsk": {"fur": 7, "village": "V1"},
        },
        trade_fur=3,
        ivan={"movement": 3, "card": "1"},
    )
    table.play("ivan card 18", "ivan movement 1")
    told = [entry.text for entry in table.game.line()[2:]]
    assert told == [
        "ivan rides 11",
        "ivan hunts highest 7",
        "ivan visits okhotsk",
        "ivan buys further 2",
        "ivan pays 2",
        "ivan pays bear",
        "ivan pays coin 3",
    ]
    assert table.seat("yellow")["landscapes"] == ["LS2"]
    assert table.seat("yellow")["furs"] == [5, 7], "the fur of the tile and the one he hunted"
