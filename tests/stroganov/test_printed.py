"""The printed data: they fit together, say where they come from, and can be corrected."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import veche
from tests.stroganov.scenario import BARE, main
from veche.kernel.errors import BadCorrections
from veche.titles.stroganov import components
from veche.titles.stroganov.printed import FIELDS, originals, printed, sources, tables

DATA = originals()


def test_nothing_is_wrong_with_the_tables() -> None:
    assert tables().problems() == []


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("furs", components.FURS),
        ("setup_furs", components.FURS),
        ("regions", components.REGIONS),
        ("landscapes", components.LANDSCAPES),
        ("villages", components.VILLAGES),
        ("yurts", components.YURTS),
        ("songs", components.SONGS),
        ("wishes", components.WISHES),
        ("trophies", components.TROPHIES),
        ("boards", components.SEATS),
        ("automa", components.AUTOMA),
        ("levels", components.DIFFICULTIES),
    ],
)
def test_records_are_in_the_order_of_the_components(table: str, names: tuple[str, ...]) -> None:
    assert tuple(DATA[table]) == names


class TestCounts:
    def test_tiles_and_cards(self) -> None:
        assert sum(fur["count"] for fur in DATA["furs"].values()) == 76
        assert len(DATA["landscapes"]) == 26
        assert sum(tile["start"] for tile in DATA["landscapes"].values()) == 5
        assert Counter(tile["letter"] for tile in DATA["yurts"].values()) == {"A": 8, "B": 8}
        assert Counter(tile["letter"] for tile in DATA["songs"].values()) == {"A": 10, "B": 10}
        assert Counter(card["letter"] for card in DATA["wishes"].values()) == {"S": 9, "A": 14, "B": 14}

    def test_the_shapes_of_wishes_that_are_known(self) -> None:
        shapes = {(card["value"], card["possess"], card["return"]) for card in DATA["wishes"].values()}
        assert (6, 3, 1) in shapes
        assert (3, 5, 1) in shapes

    def test_a_four_player_setup_never_needs_more_furs_than_there_are(self) -> None:
        spots = sorted(tile["spots"] for tile in DATA["landscapes"].values() if not tile["start"])[-7:]
        starts = sum(tile["spots"] for tile in DATA["landscapes"].values() if tile["start"])
        assert sum(spots) + starts + 6 + 4 <= 76


class TestSources:
    def test_every_record_has_a_source_and_a_confidence(self) -> None:
        shown = sources()
        assert [table.name for table in shown] == list(FIELDS)
        for table in shown:
            assert table.about
            assert all(record.source and record.confidence for record in table.records)

    def test_what_is_reconstructed_is_marked(self) -> None:
        assert DATA["wishes"]["A8"]["confidence"] == "reconstructed"
        assert DATA["wishes"]["A8"]["confidence_of"]["effect"] == "printed"
        assert DATA["villages"]["V1"]["confidence"] == "printed"
        assert DATA["levels"]["very-hard"]["confidence"] == "reconstructed"


class TestCorrections:
    def test_a_correction_is_played(self) -> None:
        corrections = {"villages": {"V1": {"reward": {"coin": 3}}}}
        table = main(corrections=corrections, seats={"blue": {"at": 1}}, regions=BARE).play("village ural")
        assert table.seat("blue") | {"coins": 3, "horses": 0, "banners": 0} == table.seat("blue")

    def test_it_is_marked_as_corrected(self) -> None:
        records = printed({"wishes": {"A8": {"vp": 4, "source": "my copy"}}})
        assert records["wishes"]["A8"]["confidence_of"]["vp"] == "corrected"
        assert records["wishes"]["A8"]["source_of"]["vp"] == "my copy"

    def test_the_data_themselves_stay_as_they_are(self) -> None:
        printed({"wishes": {"A8": {"vp": 9}}})
        assert originals()["wishes"]["A8"]["vp"] == 3

    @pytest.mark.parametrize(
        ("corrections", "told"),
        [
            ({"wish": {}}, "Did you mean wishes?"),
            ({"wishes": {"A99": {}}}, "which is no record"),
            ({"wishes": {"A8": {"vp": -1}}}, "whole number from 0 to 30"),
            ({"wishes": {"A8": {"possess": 1, "return": 2}}}, "but only 1 are asked for"),
            ({"wishes": {"A8": {"effect": "other"}}}, "cannot be corrected"),
            ({"furs": {"2": {"count": 15}}}, "must be 76"),
            ({"setup_furs": {"8": {"count": 1}}}, "must be 6"),
            ({"regions": {"ural": {"tiles": 3}}}, "the row has 12"),
            ({"landscapes": {"L01": {"spots_for_four": 3}}}, "fewer than all 3 spots"),
            ({"landscapes": {"L01": {"type": "desert"}}}, "which is no type of landscape"),
            ({"trophies": {"3": {"reward": {"two_rewards": 1}}}}, "belongs to the last space"),
            ({"trophies": {"3": {"fur": 1}}}, "value of a fur is 2 to 8"),
            ({"automa": {"1": {"letters": ["e"]}}}, "it must be on 5"),
            ({"songs": {"SA01": {"cost": 13}}}, "from 1 to 12"),
            ({"start": {"1": {"outposts": 5}}, "supplies": {"outposts": {"value": 4}}}, "only 4 of each colour"),
            ({"boards": {"red": {"value": 7}}}, "only 6 of each colour"),
            ({"supplies": {"tigers": {"value": 0}}}, "one tiger is laid"),
            ({"yurts": {"YA1": {"reward": {}}}}, "at least 1"),
        ],
    )
    def test_whatever_is_wrong_is_told_with_its_place(self, corrections: dict[str, Any], told: str) -> None:
        with pytest.raises(BadCorrections, match="cannot be used") as error:
            printed(corrections)
        assert told in str(error.value)

    def test_everything_that_is_wrong_is_told_at_once(self) -> None:
        with pytest.raises(BadCorrections) as error:
            printed({"wishes": {"A8": {"vp": 99}, "A9": {"value": 1}}, "furs": {"2": {"count": 1}}})
        assert len(error.value.problems) == 3

    def test_other_numbers_make_another_game(self) -> None:
        game = veche.new("stroganov", players=2, seed=3, corrections={"start": {"1": {"coins": 9}}})
        assert sorted(game.state.coins[:2]) == [1, 9]
