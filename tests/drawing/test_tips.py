"""Tips that depend on whose a thing is, on the round or on how things stand, in both editions as they are drawn."""

from __future__ import annotations

import re
from html import unescape
from types import ModuleType
from typing import Any

import pytest

from tests.drawing.stage import drawn, live
from tests.rurik import scenario as first
from tests.rurik.rebellion.scenario import solo
from tests.rurik2 import scenario as second
from veche.kernel.docket import NOBODY


def said(table: Any, viewer: int = 0) -> str:
    """Everything that is drawn and said of a table, as `viewer` sees it."""
    return unescape(live(drawn(table.game, viewer)))


def test_a_structure_of_each_kind_is_not_all_of_them() -> None:
    deeds = {"row": ["capital_city", "trade_route", "generous_prince"]}
    assert "One structure of each kind in one region, all yours: one tax point." in said(
        first.placing("blue", deeds=deeds)
    )


class TestWhose:
    """Blue has something, and two markers that would climb."""

    def test_structures(self) -> None:
        seats = {"blue": {"troops": {"kiev": 1}, "structures": {"kiev": ["church"]}}}
        table = first.placing("blue", seats=seats)
        assert "Your church" in said(table)
        assert "Church of Olena" in said(table, 1)
        assert "of You" not in said(table)

    def test_buildings_and_oaths_of_the_second_edition(self) -> None:
        blue = {"troops": {"kyiv": 1}, "buildings": {"kyiv": ["palace"]}, "oaths": {"kyiv": ["plenty"]}}
        table = second.turn("blue", "muster", seats={"blue": blue})
        assert "Your palace" in said(table)
        assert "Your Oath of Plenty" in said(table)
        assert "Palace of Olena" in said(table, 1)
        assert "Oath of Plenty of Olena" in said(table, 1)
        assert "of You" not in said(table)

    def test_where_a_marker_would_stand(self) -> None:
        table = first.placing("blue", seats={"blue": {"troops": {"volyn": 2, "rostov": 2}}})
        assert "where you would stand now" in said(table)
        assert "where Olena would stand now" in said(table, NOBODY)
        table = second.turn("blue", "muster", seats={"blue": {"troops": {"volyn": 2, "rostov": 2}}})
        assert "where you would stand now" in said(table)


RULING: dict[str, Any] = {"troops": {"volyn": 2, "rostov": 2, "chernigov": 2}, "goods": {"ore": 3, "wood": 1}}
"""Blue rules three regions and has four goods: at the end of the round two of its four markers are placed."""

DEEDS = {"row": ["hoard", "trade_route", "generous_prince"]}


class TestIncome:
    """The tracks advance before the income comes, and the last round has none."""

    def test_is_told_as_it_would_come(self) -> None:
        table = first.placing("blue", seats={"blue": RULING})
        assert "The next income, as things stand and with the boat loaded: 3." in said(table)
        claim = first.claim("blue", seats={"blue": RULING | {"coins": 0}}, deeds=DEEDS)
        claim.play("load 3")
        assert claim.position["seats"]["blue"]["coins"] == 3

    def test_a_marker_that_stands_does_not_come_back(self) -> None:
        blue = {"troops": {"volyn": 2}, "claim": {"rule": 2, "build": 1}, "warfare": 1}
        assert "with the boat loaded: 1." in said(first.placing("blue", seats={"blue": blue}))

    def test_is_that_of_rivals_too(self) -> None:
        table = first.placing("blue", seats={"blue": {"troops": {"kiev": 1}}, "yellow": RULING})
        assert "with the boat loaded: 3." in said(table)

    def test_after_the_last_one_none_is_told(self) -> None:
        blue = {"troops": {"kiev": 1}, "coins": 2}
        assert "2 in hand. No more income comes." in said(first.placing("blue", round=4, seats={"blue": blue}))
        choosing = first.claim("blue", round=3, seats={"blue": blue}, deeds=DEEDS)
        assert choosing.asked == ("blue", "choose-from-row")
        assert "No more income comes." in said(choosing)
        assert "The next income" not in said(choosing)
        choosing = first.claim("blue", round=2, seats={"blue": blue}, deeds=DEEDS)
        assert "The next income" in said(choosing)

    def test_before_the_last_one_it_is_told(self) -> None:
        loading = first.claim("blue", round=3, seats={"blue": RULING}, deeds=DEEDS)
        assert loading.asked == ("blue", "load-how-far")
        assert "with the boat loaded: 3." in said(loading)

    def test_of_the_second_edition(self) -> None:
        blue = {"troops": {"volyn": 2, "rostov": 2, "chernigov": 2}, "coins": 2}
        assert "2 in hand. The next income, as things stand: 2." in said(second.turn("blue", seats={"blue": blue}))
        last = said(second.turn("blue", round=3, seats={"blue": blue}))
        assert "2 in hand. No more income comes." in last
        assert "The next income" not in last

    def test_of_the_rebellion(self) -> None:
        yellow = {"troops": {"kiev": 1}, "goods": {"ore": 3}}
        early = said(solo(at="placing", seat="blue", yellow=yellow))
        assert "at the end a point for every three, rounded up. The next income, as things stand: 2." in early
        last = said(solo(at="placing", seat="blue", yellow=yellow, round=4))
        assert "at the end a point for every three, rounded up. No more income comes." in last
        assert "The next income" not in last


class TestGoodsThatAreTaken:
    def test_come_back_but_in_the_last_round(self) -> None:
        regions = {"kiev": {"good_here": False}}
        early, last = [first.placing("blue", round=number, regions=regions) for number in (3, 4)]
        assert "Its wood is taken; a new one comes at the end of the round." in said(early)
        assert "Its wood is taken, and no new one comes any more." in said(last)

    def test_of_the_second_edition(self) -> None:
        regions, seats = {"kyiv": {"good_here": False}}, {"blue": {"troops": {"volyn": 1}}}
        early, last = [second.turn("blue", round=number, regions=regions, seats=seats) for number in (2, 3)]
        assert "is taken; a new one comes at the end of the round." in said(early)
        assert "is taken, and no new one comes any more." in said(last)


class TestAgendas:
    """A tie meets an agenda, having none never does: the card says so, and so does the sheet."""

    def test_at_the_card(self) -> None:
        blue = {"troops": {"kiev": 1}, "agenda": "wealthy", "coins": 0}
        table = first.placing("blue", seats={"blue": blue, "yellow": {"coins": 0}})
        tip = "You have 0, the best of the others 0. A tie is enough, but having none never is."
        assert tip in said(table)

    def test_under_the_card_of_the_second_edition(self) -> None:
        def under(mine: int, best: int) -> str:
            blue = {"troops": {"kyiv": 1}, "agenda": "wealthy", "coins": mine}
            table = second.turn("blue", seats={"blue": blue, "yellow": {"coins": best}})
            found = re.search(r'id="agenda-.*?<span class="fact ?([^"]*)">([^<]*)</span>', said(table), re.DOTALL)
            assert found
            return f"{found[2]} {found[1]}".strip()

        assert under(0, 0) == "none: not enough"
        assert under(0, 2) == "behind, 0 : 2"
        assert under(2, 2) == "tied at 2: enough ready"
        assert under(3, 2) == "ahead, 3 : 2 ready"

    def test_markers_are_compared_as_they_will_be_at_the_end_of_the_round(self) -> None:
        """They advance once more before agendas count."""
        step = "If the round ended now, your marker would be on step {}, the best of the others on step {}."
        blue = {"agenda": "successful", "troops": {"kiev": 2, "volyn": 2, "polotsk": 2}, "claim": {"rule": 0}}
        yellow: dict[str, Any] = {"troops": {"rostov": 1}, "claim": {"rule": 1}}
        assert step.format(2, 1) in said(first.turn("blue", "tax", 1, round=4, seats={"blue": blue, "yellow": yellow}))
        blue = {"agenda": "successful", "troops": {"kyiv": 1}, "tracks": {"rule": 3}}
        yellow = {"troops": dict.fromkeys(("rostov", "volyn", "polotsk", "smolensk", "chernigov"), 2)}
        told = said(second.turn("blue", round=3, seats={"blue": blue, "yellow": yellow}))
        assert step.format(3, 4) in told
        assert "behind, 3 : 4" in told

    def test_on_the_sheet(self) -> None:
        nobody = "goal missed with 0; nobody has more, but having none is never enough."
        blue = {"agenda": "conquering"}
        assert f"Conquering: {nobody}" in said(first.claim("blue", round=4, seats={"blue": blue}))
        assert f"Conquering: {nobody}" in said(second.end(seats={"blue": blue}))
        behind = said(first.claim("blue", round=4, seats={"blue": blue, "yellow": {"warfare": 2}}))
        assert "Conquering: goal missed with 0; the best has 2." in behind


@pytest.mark.parametrize("edition", [first, second], ids=["first", "second"])
def test_an_ability_for_once_a_round_says_that_it_was_used(edition: ModuleType) -> None:
    """One's own leader does, and that of a rival."""
    kiev = "kiev" if edition is first else "kyiv"
    for used in ([], ["maria"]):
        maria = {"leader": "maria", "leader_at": kiev, "troops": {kiev: 1}}
        seats = {"blue": maria, "yellow": {"troops": {"volyn": 1}}}
        table = edition.turn("blue", "muster", 1, seats=seats, used_this_round=used)
        for viewer in (0, 1):
            assert ("ability used this round" in said(table, viewer)) == bool(used)


def test_sudislav_may_muster_instead() -> None:
    blue = {"leader": "sudislav", "leader_at": "kiev", "troops": {"volyn": 1}}
    table = first.turn("blue", "attack", 1, seats={"blue": blue}).play("act")
    assert drawn(table.game, 0).question == "Whom do you attack, or do you muster with Sudislav?"
    blue = {"leader": "boris", "leader_at": "kiev", "troops": {"volyn": 1}}
    table = first.turn("blue", "attack", 1, seats={"blue": blue}).play("act")
    assert drawn(table.game, 0).question == "Whom do you attack?"


def test_deeds_of_the_last_round_come_by_schemes_only() -> None:
    told = "Deeds are chosen in the claim phase, or by a scheme."
    for number, last in ((3, False), (4, True)):
        table = first.placing("blue", round=number, deeds=DEEDS)
        assert (told in said(table)) is not last
        assert ("only a scheme still gives one" in said(table)) is last
