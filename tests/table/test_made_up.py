"""In the made-up language every letter of every sentence is accented: whatever is still plain is no message.

So it is seen on every page of every title that nothing of it is said in English to somebody who reads another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.drawing.stage import TITLES
from tests.table.in_process import Table
from tests.table.visitor import Page, Visitor
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language.languages import offered
from veche.store.records import PERSON
from veche.table.matches import Place

PLAIN = re.compile(r"(?<![\w./#&-])[A-Za-z]{2,}(?![\w])")
READ_ALOUD = ("title", "aria-label", "alt", "placeholder", "data-label", "data-send", "data-offline", "content")
LISTS = {"and", "or"}
NAMES = {
    "Veche",
    "Olena",
    "Qq",
    "II",
    "III",
    "IV",
    "EN",
    "DE",
    "QPS",
    *LISTS,
    *[one.name for one in offered().values()],
}
"""What is called so in every language; and how CLDR lists things, since no such language is in it."""

NOT_READ = ("width=device-width", "light dark", "text/css")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with pytest.MonkeyPatch.context() as patch:
        made = Table(Path(tmp_path_factory.mktemp("made-up")), patch)
        yield made
        made.close()


def stranger(table: Table) -> Visitor:
    """Somebody whose browser was told to read the made-up language."""
    visitor = table.visitor()
    visitor.http.cookies.set("language", "qps")
    return visitor


def plain(page: Page) -> list[str]:
    """The words of a page that are in English: what can be read, and what is read aloud."""
    assert page.status < 500
    assert page.has("html", lang="qps") or page.elements
    hidden = ("script", "style", "code", "textarea")
    read = [one.text for one in page.elements if one.tag not in hidden]
    read += [one[name] for one in page.elements for name in READ_ALOUD if not one[name].startswith(NOT_READ)]
    found = [word for text in read for word in PLAIN.findall(text)]
    return sorted({word for word in found if word not in NAMES})


@pytest.mark.parametrize("path", ["/", "/about", "/results", "/language", "/nothing-here"])
def test_no_english_is_left_on_the_pages_around_the_titles(table: Table, path: str) -> None:
    assert plain(stranger(table).look(path)) == []


@pytest.mark.parametrize("title", list(TITLES))
@pytest.mark.parametrize("page", ["rules", "history", "data", "?title="])
def test_no_english_is_left_on_the_pages_of_a_title(table: Table, title: str, page: str) -> None:
    assert plain(stranger(table).look(f"/{page}{'' if '=' in page else '/'}{title}")) == []


@pytest.mark.parametrize("title", list(TITLES))
@pytest.mark.parametrize(("players", "moves"), [(1, 40), (2, 9), (2, 45), (3, 160), (2, 100_000)])
def test_no_english_is_left_at_the_table(table: Table, title: str, players: int, moves: int) -> None:
    if players not in TITLES[title].meta.players:
        pytest.skip("this title is not played so")
    game, dice = Game(TITLES[title], Setup(players), 5), Random(5)
    while game.version < moves and not game.is_over:
        game.play(dice.choice(game.moves.numbers))
    places = [Place(PERSON, "Olena"), Place(PERSON, "Qq"), Place(PERSON, "")][:players]
    live = table.matches.keep(game, "Qq", places)
    visitor, base = stranger(table), f"/match/{live.now.match.id}"
    visitor.sit(live, 0)
    seat = TITLES[title].meta.seats[0]
    found = {}
    for path in ("", "/replay?at=8", "/replay?at=30", "/device", "/invitations"):
        found[path] = plain(visitor.look(f"{base}/{seat}{path}"))
    assert found == {path: [] for path in found}
