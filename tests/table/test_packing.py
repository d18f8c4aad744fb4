"""What goes far is compressed; what stays on the machine is not. Either way it is the same page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.table.games import after
from tests.table.server import Hatchery, Server
from tests.table.visitor import PART, Visitor


@pytest.fixture(scope="module")
def table(hatchery: Hatchery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table behind a proxy, which is believed when it says for whom it asks."""
    server = Server(hatchery, tmp_path_factory.mktemp("proxied"), more=("--proxy", "127.0.0.1"))
    yield server
    server.close()


FROM_AFAR = {"X-Forwarded-For": "203.0.113.7"}
UNPACKED = {"Accept-Encoding": "identity"}


def is_packed(answer: httpx.Response) -> bool:
    assert answer.status_code == 200
    return bool(answer.headers.get("content-encoding") == "gzip")


@pytest.mark.parametrize("part", [dict[str, str](), PART])
@pytest.mark.parametrize("seat", ["blue", "watch"])
def test_a_table_is_compressed_for_whoever_is_far_away(
    table: Server, olena: Visitor, jonas: Visitor, seat: str, part: dict[str, str]
) -> None:
    """A proxy says for whom it asks. Jonas only watches, so he gets the board that all spectators get."""
    live = table.lay(after(60))
    olena.sit(live, 0)
    jonas.watch(live)
    who = jonas if seat == "watch" else olena
    path = f"/match/{live.id}/{seat}"
    who.http.get(path)
    near = who.http.get(path, headers=part)
    far = who.http.get(path, headers=part | FROM_AFAR)
    plain = who.http.get(path, headers=part | FROM_AFAR | UNPACKED)
    assert [is_packed(answer) for answer in (near, far, plain)] == [False, True, False]
    assert without_clock(near) == without_clock(far) == without_clock(plain)


def without_clock(answer: httpx.Response) -> str:
    """A page; the time of the server, which it carries, is another each time."""
    return re.sub(r' data-clock="[^"]*"', "", answer.text)


def test_so_are_files_and_pages_to_read(olena: Visitor) -> None:
    for path in ("/", "/rules/rurik", "/static/table.css"):
        assert not is_packed(olena.http.get(path))
        assert is_packed(olena.http.get(path, headers=FROM_AFAR))
