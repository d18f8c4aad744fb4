"""What is the same for everybody is kept by browsers: for good where the address changes with the file."""

from __future__ import annotations

import pytest

from tests.table.visitor import Visitor

FOR_GOOD = "public, max-age=31536000, immutable"


def test_what_a_page_asks_for_is_kept_for_good(olena: Visitor) -> None:
    page = olena.look()
    addresses = [one["src"] or one["href"] for one in page.elements if one.tag in ("script", "link")]
    ours = [address for address in addresses if address.startswith("/static/")]
    assert len(ours) >= 3
    for address in ours:
        answer = olena.http.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_GOOD), address
        again = olena.http.get(address, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/static/veche.js", "/static/veche.js?v=", "/titles/rurik.css"])
def test_an_address_without_a_date_is_kept_briefly(olena: Visitor, path: str) -> None:
    answer = olena.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] in ("public, max-age=300", "max-age=300")


def test_what_is_not_there_is_not_kept(olena: Visitor) -> None:
    answer = olena.http.get("/static/nothing.js?v=1")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "private, no-cache")


@pytest.mark.parametrize("path", ["/", "/about", "/rules/rurik", "/nowhere"])
def test_a_page_is_made_for_one_browser(olena: Visitor, path: str) -> None:
    """Its forms carry that browser's token."""
    assert olena.http.get(path).headers["cache-control"] == "private, no-cache"
