"""The history page: it is there for every title that has tales, and lobby, table and rules lead to it."""

from __future__ import annotations

import pytest

from tests.shelf.test_history import NAMED, TOLD
from tests.table.conftest import NewVisitor


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
