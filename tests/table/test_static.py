"""What is the same for everybody is kept by browsers: for good where the address changes with the file."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

import veche
from tests.table.server import Server
from tests.table.visitor import Visitor
from tests.toy.title import TITLE as FAIR
from veche import titles
from veche.table import editions
from veche.table.editions import STATIC, static_edition

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
    edition = script.rpartition("/")[0]
    templates = "".join([file.read_text("utf-8") for file in STATIC.with_name("templates").glob("*.html")])
    by_pages = set(re.findall(r"static\('(\w+\.js)'\)", templates))
    assert {"veche.js", "lobby.js", "replay.js"} <= by_pages
    known, found = {f"{edition}/{name}" for name in (*by_pages, "tokens.css")}, set[str]()
    while known:
        address = known.pop()
        found.add(address)
        answer = olena.http.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_GOOD), address
        if address.endswith((".js", ".css")):
            named = re.findall(
                r'(?:^import|^} from|from|\bimport\() ?"([^"]+)"|url\(([^)]+)\)', answer.text, re.MULTILINE
            )
            known |= {urljoin(address, one or other) for one, other in named} - found
    assert all(address.startswith(f"{edition}/") for address in found)
    ours = {f"{edition}/{file.name}" for file in STATIC.glob("*.js") if file.name != "worker.js"}
    assert ours <= found, "a module that neither a page nor a module asks for"
    assert any(address.endswith(".woff2") for address in found)


def circles(modules: dict[str, str]) -> list[list[str]]:
    """The modules, by name, that import each other in a circle, as the ways that come back to where they began."""
    found: list[list[str]] = []

    def follow(way: list[str]) -> None:
        for name in re.findall(r'^(?:import|export|\}) [^"\n]*"\./([^"]+)"', modules.get(way[-1], ""), re.MULTILINE):
            if name in way:
                found.append([*way[way.index(name) :], name])
            elif name not in left:
                follow([*way, name])
        left.add(way[-1])

    left = set[str]()
    for name in modules:
        follow([name])
    return found


def test_no_module_imports_in_a_circle() -> None:
    assert not circles({file.name: file.read_text("utf-8") for file in sorted(STATIC.glob("*.js"))})


def test_a_planted_circle_is_found() -> None:
    planted = {
        "script.js": 'import { a } from "./one.js";\nimport "./two.js";',
        "one.js": 'import {\n  b,\n} from "./two.js";',
        "two.js": 'import "./three.js";',
        "three.js": 'import { a } from "./one.js";',
    }
    assert circles(planted) == [["one.js", "two.js", "three.js", "one.js"]]


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_a_match_asks_for_one_edition(table: Server, olena: Visitor, title: str) -> None:
    """The title's stylesheet too: after an upgrade no page has new markup in an old style."""
    match = table.lay(veche.new(title, seed=1))
    olena.sit(match, 0)
    for page in ("", "/replay"):
        seen = olena.look(f"/match/{match.id}/{match.now.game.title.meta.seats[0]}{page}").elements
        of_no_edition = ("/manifest.webmanifest",)
        addresses = [one["src"] or one["href"] for one in seen if one.tag in ("script", "link")]
        addresses = [address for address in addresses if address not in of_no_edition]
        assert f"/titles/{edition_at(olena)}/{title}.css" in addresses
        for address in addresses:
            assert address.split("/")[2] == edition_at(olena)
            answer = olena.http.get(address)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, FOR_GOOD), address


def test_an_edition_changes_with_any_of_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "STATIC", tmp_path)
    found = []
    for content in ("one", "two", "two"):
        (tmp_path / "part.js").write_text(content)
        found.append(edition_anew())
    assert found[0] != found[1] == found[2]


def test_an_edition_changes_with_a_titles_stylesheet_and_with_the_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    before, asked_before = edition_anew(), static_edition()
    titles.register(FAIR)
    with_the_fair = edition_anew()
    assert static_edition() == with_the_fair
    monkeypatch.setattr(titles, "style", lambda name: ".stall { color: red }")
    assert len({before, with_the_fair, edition_anew()}) == 3
    assert asked_before == before


def edition_anew() -> str:
    """The edition as a table would name it that was started now."""
    edition: str = editions._edition.__wrapped__(tuple(meta.id for meta in titles.metas()))
    return edition


def edition_at(visitor: Visitor) -> str:
    """The edition as the table that is visited names it; it may have other titles than there are here."""
    return next(one["src"] for one in visitor.look().elements if one["type"] == "module").split("/")[2]


@pytest.mark.parametrize("path", ["/static/veche.js", "/titles/rurik.css"])
def test_an_address_without_an_edition_is_kept_briefly(olena: Visitor, path: str) -> None:
    answer = olena.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_an_edition_from_before_an_upgrade_is_answered_and_not_kept(olena: Visitor) -> None:
    for folder, name in (("static", "veche.js"), ("titles", "rurik.css")):
        answer = olena.http.get(f"/{folder}/v-0123456789ab/{name}")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.content == olena.http.get(f"/{folder}/{edition_at(olena)}/{name}").content


def test_what_is_not_there_is_not_kept(olena: Visitor) -> None:
    named = f"{edition_at(olena)}/"
    missing = [f"/static/{folder}{name}" for folder in ("", "v-0123456789ab/", named)
               for name in ("nothing.js", "", "fonts", "../app.py")]  # fmt: skip
    for path in [*missing, "/titles/chess.css", f"/titles/{named}chess.css", f"/titles/{named}rurik.js"]:
        answer = olena.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "private, no-cache"), path


@pytest.mark.parametrize("path", ["/", "/about", "/rules/rurik", "/nowhere"])
def test_a_page_is_made_for_one_browser(olena: Visitor, path: str) -> None:
    """Its forms carry that browser's token."""
    assert olena.http.get(path).headers["cache-control"] == "private, no-cache"


def test_each_key_does_one_thing_only() -> None:
    """Of all that a page may show at once; what ends the turn is never the main thing as well."""
    keys = [
        key
        for file in sorted((STATIC.parent / "templates").glob("*.html"))
        for key in re.findall(r'data-key="(\w)"', file.read_text("utf-8"))
    ]
    assert len(keys) >= 7
    assert sorted(set(keys)) == sorted(keys)
