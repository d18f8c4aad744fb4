"""The history page: it is there for every title that has tales, and lobby, table and rules lead to it."""

from __future__ import annotations

import pytest

from tests.shelf.test_history import NAMED, TOLD
from tests.table.conftest import NewVisitor
from veche import titles
from veche.titles.rurik.first import components as first
from veche.titles.rurik.second import components as second
from veche.titles.stroganov import components as siberia


@pytest.mark.parametrize("title", NAMED)
def test_the_page_has_a_place_for_everything_the_title_names(visitor: NewVisitor, title: str) -> None:
    page = visitor().look(f"/history/{title}")
    assert page.status == 200
    places = [one["id"] for one in page.elements if one["id"]]
    assert len(places) == len(set(places))
    assert [thing for of, thing in TOLD if of == title and thing not in places] == []
    for thing in places:
        if one := [each for each in page.elements if each["href"] == f"#{thing}" and each.tag == "a"]:
            assert len(one) == 1
    referred = {one["href"][1:] for one in page.elements if one.tag == "use"}
    assert referred <= set(places)


@pytest.mark.parametrize("title", NAMED)
def test_every_tale_can_be_asked_for(visitor: NewVisitor, title: str) -> None:
    me = visitor()
    history = titles.title(title).history()
    assert history is not None
    for tale in history.tales.values():
        page = me.look(f"/history/{title}/{tale.thing}")
        assert page.status == 200
        assert page.has("a", href=f"/history/{title}#{tale.thing}")
        text = page.text
        assert [told for told in (tale.name, tale.when, tale.short) if told not in text] == []
        assert [told for _, told in tale.paragraphs if " ".join(told.split()) not in text] == []


OFFERED = {
    "rurik": {
        *[f"leader-{name}" for name in first.LEADERS[: first.OLD_LEADERS]],
        *[f"good-{name}" for name in first.GOODS],
    },
    "rurik2": {*[f"good-{name}" for name in second.GOODS]},
    "stroganov": {
        *[f"region-{name}" for name in siberia.REGIONS], *[f"type-{name}" for name in siberia.TYPES],
        *[f"fur-{name}" for name in siberia.FURS], "event-songs", "event-ivan", "place-village", "place-outpost",
    },
}  # fmt: skip
"""What a table offers to tell of when a match begins; the map has the regions that are in play."""


@pytest.mark.parametrize("title", NAMED)
def test_the_table_offers_tales_that_are_there(visitor: NewVisitor, title: str) -> None:
    me = visitor()
    players = ("me",) if title == "stroganov" else ("me", "bot:random")
    page = me.look(f"/match/{me.new_match(*players, title=title)}")
    history = titles.title(title).history()
    assert history is not None
    offered = {one["data-tale"] for one in page.elements if one["data-tale"]}
    assert offered - set(history.tales) == set()
    assert OFFERED[title] - offered == set()
    if title != "stroganov":
        assert len([thing for thing in offered if thing.startswith("region-")]) == 8
    assert page.has("dialog", id="past", **{"data-tales": f"/history/{title}"})


def test_the_expansion_offers_its_leaders_tales_too(visitor: NewVisitor) -> None:
    me = visitor()
    match = me.new_match("me", "bot:random", title="rurik", **{"option-stone-and-blade": "on"})
    offered = {one["data-tale"] for one in me.look(f"/match/{match}").elements if one["data-tale"]}
    assert {f"leader-{name}" for name in first.LEADERS} - offered == set()


def test_one_tale_comes_by_itself(visitor: NewVisitor) -> None:
    me = visitor()
    page = me.look("/history/rurik/leader-sudislav")
    assert (page.status, "log cell" in page.text, page.has("html")) == (200, True, False)
    assert page.has("a", href="/history/rurik#leader-sudislav")
    assert [me.look(path).status for path in ("/history/rurik/region-kyiv", "/history/none", "/history/rurik/x")] == [
        404,
        404,
        404,
    ]


def test_lobby_rules_and_table_lead_there(visitor: NewVisitor) -> None:
    me = visitor()
    for path in ("/?title=rurik2", "/rules/rurik2", "/about"):
        assert me.look(path).has("a", href="/history/rurik2"), path
    id = me.new_match("me", "bot:random", title="stroganov")
    table = me.look(f"/match/{id}")
    assert table.has("a", href="/history/stroganov")
    assert me.look("/history/stroganov").has("a", href="/rules/stroganov")
