"""The pictures of the boards in the lobby: they are there, small, kept for good, and show what the program draws."""

from __future__ import annotations

import json

import pytest

from tests.table.visitor import Visitor
from tools.board_pictures import PARTS, SHOWN, shown
from veche import titles

LARGEST = 48_000
OURS = ("rurik", "rurik2", "stroganov")


def test_every_title_of_ours_has_one() -> None:
    assert sorted(PARTS) == sorted(OURS)


@pytest.mark.parametrize("theme", titles.THEMES)
@pytest.mark.parametrize("title", OURS)
def test_it_is_a_small_picture(title: str, theme: str) -> None:
    picture = titles.picture(title, theme)
    assert (picture[:4], picture[8:12]) == (b"RIFF", b"WEBP")
    assert len(picture) < LARGEST


@pytest.mark.parametrize("title", OURS)
def test_it_shows_what_stands_on_the_board(title: str) -> None:
    assert json.loads(SHOWN.read_text("utf-8"))[title] == shown(title), "make boards draws the pictures anew"


def test_the_lobby_shows_it_and_browsers_keep_it(olena: Visitor) -> None:
    sources = {one["src"] for one in olena.look().elements if one.tag == "img"}
    for title in OURS:
        for theme in titles.THEMES:
            (address,) = [source for source in sources if source.endswith(f"/{title}/{theme}.webp")]
            answer = olena.http.get(address)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/webp")
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content == titles.picture(title, theme)


def test_a_title_without_one_has_its_icon(olena: Visitor) -> None:
    page = olena.look("/?title=fair")
    assert (page.status, "/fair/light.webp" in page.answer.text) == (200, False)


@pytest.mark.parametrize("path", ["fair/light", "rurik/sepia", "chess/light", "rurik/..%2Flight"])
def test_there_is_no_other(olena: Visitor, path: str) -> None:
    assert olena.http.get(f"/titles/v-1/{path}.webp").status_code == 404
