"""The documentation is served under `/docs` where it was built."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from tools.docs import for_the_site
from veche.table.app import create_app


def answers(data: Path, site: Path, addresses: Sequence[str]) -> list[httpx.Response]:
    """What a table with this site answers."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(create_app(data, documentation=site))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", follow_redirects=True
        ) as visitor:
            return [await visitor.get(address) for address in addresses]

    return asyncio.run(ask())


def test_the_site_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "reference").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Veche</h1>", "utf-8")
    (site / "reference" / "http.html").write_text("<script>1</script>", "utf-8")
    (tmp_path / "secret").write_text("secret", "utf-8")
    asked = ["/docs", "/docs/", "/docs/reference/http.html", "/about", "/docs/none.html", "/docs/%2e%2e/secret"]
    first, index, page, about, *lost = answers(tmp_path / "data", site, asked)
    assert first.text == index.text == "<h1>Veche</h1>"
    assert page.status_code == 200
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert "script-src 'self' 'unsafe-inline'" not in about.headers["content-security-policy"]
    assert [one.status_code for one in lost] == [404, 404]


def test_without_a_site_there_is_none(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, tmp_path / "none", ["/docs/"])
    assert answer.status_code == 404


@pytest.mark.parametrize(
    ("page", "written", "there"),
    [
        ("api.md", "[a](bots.md#levels)", "[a](bots.md#levels)"),
        ("api.md", "[a](../README.md)", "[a](readme.md)"),
        ("rulings/rurik.md", "[a](../../CONTRIBUTING.md#tests)", "[a](../contributing.md#tests)"),
        ("rulings/rurik.md", "[a](../data-sources.md)", "[a](../data-sources.md)"),
        ("api.md", "[the code](../src/veche/files.py)", "the code"),
        ("api.md", "[a](schema)", "[a](schema.md)"),
        ("api.md", "[a](https://example.org)", "[a](https://example.org)"),
        ("api.md", "```text\n[a](../README.md)\n```", "```text\n[a](../README.md)\n```"),
        (None, "[a](docs/rulings/rurik.md)", "[a](rulings/rurik.md)"),
        (None, "[a](CHANGELOG.md)", "[a](changelog.md)"),
    ],
)
def test_links_lead_to_the_same_page_of_the_site(page: str | None, written: str, there: str) -> None:
    assert for_the_site(written, None if page is None else Path(page)) == there
