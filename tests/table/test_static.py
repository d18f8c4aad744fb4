"""What is the same for everybody is kept by browsers: for good where the address changes with the file."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tests.table.visitor import Visitor
from veche.table import hall
from veche.table.hall import STATIC, static_address

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


def test_modules_and_fonts_are_of_the_same_edition_as_what_asks_for_them(olena: Visitor) -> None:
    """After an upgrade no page runs a new script with an old module: all of them have another address."""
    script = next(one["src"] for one in olena.look().elements if one["type"] == "module")
    known, found = {script, static_address("tokens.css")}, set[str]()
    while known:
        address = known.pop()
        found.add(address)
        answer = olena.http.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_GOOD), address
        if address.endswith((".js", ".css")):
            named = re.findall(r'(?:^import|^} from|from) "([^"]+)"|url\(([^)]+)\)', answer.text, re.MULTILINE)
            known |= {urljoin(address, one or other) for one, other in named} - found
    edition = script.rpartition("/")[0]
    assert all(address.startswith(f"{edition}/") for address in found)
    ours = {static_address(file.name) for file in STATIC.glob("*.js")} - {static_address("theme.js")}
    assert ours <= found, "a module that nobody imports"
    assert any(address.endswith(".woff2") for address in found)


def test_an_edition_changes_with_any_of_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "STATIC", tmp_path)
    editions = []
    for content in ("one", "two", "two"):
        (tmp_path / "part.js").write_text(content)
        editions.append(hall.static_edition.__wrapped__())
    assert editions[0] != editions[1] == editions[2]


@pytest.mark.parametrize("path", ["/static/veche.js", "/titles/rurik.css"])
def test_an_address_without_an_edition_is_kept_briefly(olena: Visitor, path: str) -> None:
    answer = olena.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] in ("public, max-age=300", "max-age=300")


def test_an_edition_from_before_an_upgrade_is_answered_and_not_kept(olena: Visitor) -> None:
    answer = olena.http.get("/static/v-0123456789ab/veche.js")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.content == olena.http.get(static_address("veche.js")).content


@pytest.mark.parametrize("folder", ["", "v-0123456789ab/", static_address("")[len("/static/") :]])
def test_what_is_not_there_is_not_kept(olena: Visitor, folder: str) -> None:
    for name in ("nothing.js", "", "fonts", "../app.py"):
        answer = olena.http.get(f"/static/{folder}{name}")
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "private, no-cache")


@pytest.mark.parametrize("path", ["/", "/about", "/rules/rurik", "/nowhere"])
def test_a_page_is_made_for_one_browser(olena: Visitor, path: str) -> None:
    """Its forms carry that browser's token."""
    assert olena.http.get(path).headers["cache-control"] == "private, no-cache"
