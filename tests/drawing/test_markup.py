"""HTML has a type: text that was not escaped does not type-check, and nothing goes round the type."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

from tests.drawing.stage import TITLES, Reader, asked, games, scene
from veche.drawing.html import ESCAPED, esc
from veche.drawing.speech import entries

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "veche"

SNIPPET = """
from typing import Any, Literal

from veche.drawing.html import EMPTY, Html, esc, html, joined, num, parted, remembered
from veche.drawing.tips import panel


@remembered(4)
def strong(inside: Html) -> Html:
    return html(f"<b>{inside}</b>")


def written(name: str, number: int, size: float, read: Any, look: Literal["may", "<"], so: bool) -> None:
    html("<b>Kiev</b>")
    html(f"<b>{number}</b>{size:g}{num(size)}{esc(name)}")
    html(f"<b{' class=may' if so else ''}>{esc(name) if so else number}</b>" f"{html('<i></i>') * 2}")
    parted([joined([html("<b></b>"), EMPTY]), esc(name)], html(", "))
    strong(EMPTY + esc(name))
    panel("tip", esc(name))
    html(f"<b>{name}</b>")  # refused
    html(f"<b>{name if so else number}</b>")  # refused
    html(f"<b>{f'<i>{name}</i>'}</b>")  # refused
    html(f"<b>{name!r}</b>")  # refused
    html(f"<b>{name:>9}</b>")  # refused
    html(f"<b>{read}</b>")  # refused
    html(f"<b>{look}</b>")  # refused
    html(f"<b>{''.join([name])}</b>")  # refused
    html("<b>" + name)  # refused
    html(name)  # refused
    joined([name])  # refused
    parted([esc(name)], name)  # refused
    panel("tip", f"<b>{name}</b>")  # refused
    panel("tip", "<b></b>")  # refused
    strong(name)  # refused
    esc(name) + name  # refused
    esc(esc(name))  # refused
    esc(html("<b></b>"))  # refused
"""


def test_text_that_was_not_escaped_does_not_type_check(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(SNIPPET, encoding="utf-8")
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "cache")]
    told, trouble, _ = api.run([*settings, "--no-error-summary", str(planted)])
    assert not trouble
    refused = {int(line) for line in re.findall(r"planted\.py:(\d+): error", told)}
    wanted = {number for number, line in enumerate(SNIPPET.split("\n"), 1) if "# refused" in line}
    assert refused == wanted, told


# What would go round the type

TRUSTED = {
    "drawing/alone.py": "the style sheets of the table, from our files",
    "drawing/html.py": "what has just been escaped, and numbers",
    "drawing/icons.py": "the paths of the pictograms, from our file",
    "drawing/parts.py": "what was HTML and is put together anew",
    "table/play.py": "a page as its template has written it",
    "table/rulebook.py": "what the Markdown reader made, which lets no HTML through",
    "table/examples.py": "a drawing without what only a table needs",
    "table/invitations.py": "the QR code that its library draws",
    "table/rules_search.py": "a page of the rules, marked between its tags",
}


def parsed() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCE.rglob("*.py")):
        yield file.relative_to(SOURCE).as_posix(), ast.parse(file.read_text("utf-8"))


def calls(tree: ast.Module, name: str) -> int:
    return sum(isinstance(node, ast.Call) and getattr(node.func, "id", "") == name for node in ast.walk(tree))


def test_html_is_trusted_in_a_few_places_only() -> None:
    assert {name for name, tree in parsed() if calls(tree, "trusted")} == set(TRUSTED)


def test_what_makes_html_is_called_where_mypy_can_look_at_it() -> None:
    for name, tree in parsed():
        for maker in ("html", "trusted"):
            mentions = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == maker]
            read = [node for node in mentions if isinstance(node.ctx, ast.Load)]
            taken = any(isinstance(node, ast.alias) and node.name == maker for node in ast.walk(tree))
            if taken:
                assert len(read) == calls(tree, maker), f"{name} hands {maker} on instead of calling it"


def test_what_is_remembered_by_html_still_sees_its_type() -> None:
    for name, tree in parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and any("cache" in ast.unparse(one) for one in node.decorator_list):
                assert "Html" not in ast.unparse(node.args), f"{name}: {node.name} needs `remembered`"


def test_templates_escape_whatever_is_not_html() -> None:
    for file in (SOURCE / "table" / "templates").glob("*.html"):
        text = file.read_text("utf-8")
        assert not re.search(r"\|\s*safe\b|autoescape", text), file.name
    assert [name for name, tree in parsed() if calls(tree, "Markup")] == ["table/markup.py"]


# What is said is text

PLANTED = """ <i title="&'">"""


@pytest.mark.parametrize("title", list(TITLES))
def test_whatever_the_words_say_is_only_text(title: str) -> None:
    package = f"{type(TITLES[title]).__module__.removesuffix('.title')}.draw"
    packages = ("veche.titles.rurik.both.draw", package) if title != "stroganov" else (package,)
    own = TITLES[title].words()
    said = {**entries(packages), **own.entries}
    words = own.with_entries({name: source.rstrip() + PLANTED for name, source in said.items()})
    for number, game in enumerate(games(3, range(1), title)):
        if number % 40 and not game.is_over:
            continue
        for viewer in (-2, asked(game)):
            drawing = TITLES[title].draw(game.rules, scene(game.rules, game.state, viewer, title=title, words=words))
            shown = str(drawing.status + drawing.table + drawing.detail) + "".join(map(str, drawing.faces.values()))
            assert PLANTED not in shown
            assert not Reader(drawing.status + drawing.table + drawing.detail).wrong
            assert PLANTED in "".join(Reader(drawing.table).text)


def test_escaping_remembers_no_more_than_it_should() -> None:
    texts = [f"<{number}>" for number in range(ESCAPED + 10)]
    assert [str(esc(text)) for text in texts] == [f"&lt;{number}&gt;" for number in range(ESCAPED + 10)]
    assert str(esc("<0>")) == "&lt;0&gt;"
