"""In the made-up language every letter of every sentence is accented: whatever is still plain is no message.

So it is seen on every page of every title that nothing of it is said in English to somebody who reads another language.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.drawing.stage import TITLES
from tests.table.in_process import Table
from tests.table.visitor import Page, Visitor
from veche.bots.analysis import Analysis
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.language.languages import offered
from veche.store.analyses import STOPPED, Kept
from veche.store.bells import MAIL, Bell
from veche.store.records import BOT, PERSON
from veche.table import advising
from veche.table.app import create_app
from veche.table.matches import LiveMatch, Place
from veche.table.thinking import Thinking

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
    "MB",
    socket.gethostname(),
    *LISTS,
    *[one.name for one in offered().values()],
}
"""What is called so in every language; and how CLDR lists things, since no such language is in it."""

NOT_READ = ("width=device-width", "light dark", "text/css")
QUICK = "planner:playouts=12:horizon=1:width=3:breadth=1"

# Every address of the table is in one of these, and each of these is walked by a test below.
AROUND = ("/", "/mine", "/about", "/results", "/opponents", "/language", "/offline")
ON_A_HOME_SCREEN = "/manifest.webmanifest"
OF_A_TITLE = ("/rules/{title}", "/history/{title}", "/history/{title}/{thing}", "/data/{title}")
OF_A_MATCH = ("/match/{id}", "/moment/{id}", "/match/{id}/{seat}", "/match/{id}/{seat}/replay")
OF_A_SEAT = ("/match/{id}/{seat}/device", "/match/{id}/{seat}/invitations", "/match/{id}/{seat}/absence")
MEANWHILE = "/match/{id}/{seat}/since"
NOTICE = "/match/{id}/{seat}/notice"
OF_A_BOT = "/match/{id}/{seat}/why"
AT_THE_END = ("/match/{id}/{seat}/analysis", "/match/{id}/{seat}/result.svg", "/match/{id}/{seat}/next")
BY_A_SECRET = ("/seat/{secret}", "/seats/{secret}", "/watch/{secret}", "/owner/{secret}")
BY_A_SECRET_OF_A_BELL = ("/bell/{secret}", "/bell/confirm/{secret}")
FOR_PROGRAMS = {
    "/match/{id}/{seat}/view.json", "/match/{id}/{seat}/journal", "/titles/{edition}/{title}.css",
    "/titles/{title}.css", "/titles/{edition}/{title}/{theme}.webp", "/health", "/ready", "/sw.js", "/metrics",
}  # fmt: skip

OPTIONS: list[tuple[str, int, dict[str, str]]] = [
    ("rurik", 1, {"solo-1-5": "", "stone-and-blade": ""}),
    ("rurik", 2, {"intrigue": "", "stone-and-blade": "", "rebel-rewards": "", "alternate-board": ""}),
    ("rurik2", 2, {"inheritance": "", "free-oaths": "", "all-leaders": ""}),
    ("rurik2", 3, {"oath-of-roads": "", "six-regions": ""}),
    ("stroganov", 1, {"difficulty": "very-hard", "ivan-letter": "hidden"}),
    ("stroganov", 2, {"asymmetric-boards": "", "random-region-furs": ""}),
]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(advising, "ADVISER", QUICK)
        patch.setattr(Thinking, "ask", lambda self, think, task, *_: think(task))
        made = Table(Path(tmp_path_factory.mktemp("made-up")), patch)
        yield made
        made.close()


def stranger(table: Table) -> Visitor:
    """Somebody whose browser was told to read the made-up language."""
    visitor = table.visitor()
    visitor.http.cookies.set("language", "qps")
    return visitor


def plain(page: Page, status: int = 200) -> list[str]:
    """The words of a page, or of a part of one, that are in English: what can be read, and what is read aloud."""
    assert page.status == status, f"{page.status} at {page.path}"
    assert {one["lang"] for one in page.elements if one.tag == "html"} <= {"qps"}
    hidden = ("script", "style", "code", "textarea")
    read = [one.text for one in page.elements if one.tag not in hidden]
    assert "".join(read).strip(), f"nothing to read at {page.path}"
    read += [one[name] for one in page.elements for name in READ_ALOUD if not one[name].startswith(NOT_READ)]
    return english(read)


def english(read: Iterable[str]) -> list[str]:
    """The English words in what is read."""
    return sorted({word for text in read for word in PLAIN.findall(text) if word not in NAMES})


def begun(title: str, players: int, moves: int, options: dict[str, str] | None = None) -> Game[Any]:
    """So many random moves of a game."""
    game, dice = Game(TITLES[title], Setup(players, dict(options or {})), 5), Random(5)
    while game.version < moves and not game.is_over:
        game.play(dice.choice(game.moves.numbers))
    return game


def asked(game: Game[Any], seat: int = 0) -> Game[Any]:
    """The same, once the first seat is asked; or so many random moves later another one."""
    while game.ask is None or game.ask.seat != seat:
        game.play(Random(game.version).choice(game.moves.numbers))
    return game


def places(players: int, *others: Place) -> list[Place]:
    return [Place(PERSON, "Olena"), *others, Place(PERSON, ""), Place(PERSON, "")][:players]


def laid(table: Table, game: Game[Any], *others: Place) -> tuple[Visitor, LiveMatch, str]:
    """Somebody at the first seat of a match with this game, the match, and the name of the seat."""
    live = table.matches.keep(game, "Qq", places(game.state.players, *others or [Place(PERSON, "Qq")]))
    visitor = stranger(table)
    visitor.sit(live, 0)
    return visitor, live, game.seat_name(0)


def test_every_address_of_the_table_is_looked_at(tmp_path: Path) -> None:
    app = create_app(tmp_path, pace=0)
    asked = {path for path, ways in app.openapi()["paths"].items() if "get" in ways}
    looked_at = {
        *AROUND,
        ON_A_HOME_SCREEN,
        *OF_A_TITLE,
        *OF_A_MATCH,
        *OF_A_SEAT,
        MEANWHILE,
        NOTICE,
        OF_A_BOT,
        *AT_THE_END,
        *BY_A_SECRET,
        *BY_A_SECRET_OF_A_BELL,
    }
    assert asked == looked_at | FOR_PROGRAMS
    app.state.hall.bots.close()
    app.state.hall.bringing_in.close()
    app.state.hall.matches.close()


# Around the table


@pytest.mark.parametrize("path", AROUND)
def test_no_english_is_left_on_the_pages_around_the_titles(table: Table, path: str) -> None:
    assert plain(stranger(table).look(path)) == []


def test_no_english_is_left_on_a_home_screen(table: Table) -> None:
    said = stranger(table).http.get(ON_A_HOME_SCREEN).json()
    assert said["lang"] == "qps"
    assert [word for word in PLAIN.findall(" ".join([said["name"], said["description"]])) if word not in NAMES] == []


def test_no_english_is_left_where_something_is_refused(table: Table) -> None:
    visitor, live, seat = laid(table, asked(begun("rurik", 2, 45)))
    refused = {
        "/nothing-here": 404, "/seat/nothing": 404, f"/match/{live.id}/yellow": 403,
        f"/match/{live.id}/{seat}/analysis": 409, f"/match/{live.id}/{seat}/why?at=1": 400,
    }  # fmt: skip
    found = {path: plain(visitor.look(path), status) for path, status in refused.items()}
    move = {"move": "9", "version": live.now.version}
    found["a move"] = plain(visitor.go(f"/match/{live.id}/{seat}/move", move), 422)
    journal = {"journal": ("game.veche", b"veche 1\nnonsense")}
    sent = visitor.http.post("/import", data={"token": visitor.token}, files=journal, follow_redirects=True)
    found["a journal"] = plain(Page(sent), 400)
    assert found == {path: [] for path in found}


def test_no_english_is_left_on_pages_behind_a_secret(table: Table) -> None:
    visitor, live, seat = laid(table, begun("rurik", 2, 45))
    device = visitor.look(f"/match/{live.id}/{seat}/device")
    links = {one["id"]: one.text.strip().rpartition("/")[2] for one in device.elements if one["id"].startswith("link-")}
    secrets = {
        "/seat/{secret}": links["link-mine"], "/seats/{secret}": links["link-all"],
        "/watch/{secret}": live.now.match.watch, "/owner/{secret}": table.hall.owner,
    }  # fmt: skip
    found = {path: plain(stranger(table).look(path.format(secret=secrets[path]))) for path in BY_A_SECRET}
    assert found == {path: [] for path in found}


def test_no_english_is_left_where_notices_are_ended_and_confirmed(table: Table) -> None:
    _, live, _ = laid(table, begun("rurik", 2, 45))
    hall = table.hall
    bell = hall.bells.hang(Bell("bell", "somebody", MAIL, "Olena", "qps", "http://table"))
    ends = [hall.endings.end(bell.id), hall.endings.end(bell.id, live.id)]
    found = {path: plain(stranger(table).look(path)) for path in (hall.endings.confirm(bell.id), *ends)}
    assert found == {path: [] for path in found}
    done = {path: plain(stranger(table).go(path)) for path in (hall.endings.confirm(bell.id), *ends[::-1])}
    assert done == {path: [] for path in done}


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_in_a_notice(table: Table, title: str) -> None:
    visitor, live, seat = laid(table, begun(title, 2, 45))
    told = visitor.look(NOTICE.format(id=live.id, seat=seat)).answer.json()
    assert told["title"]
    assert english(told.values()) == []


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_on_the_pages_of_a_title(table: Table, title: str) -> None:
    visitor = stranger(table)
    told = visitor.look(f"/history/{title}")
    thing = next(one["href"][1:] for one in told.elements if re.fullmatch("#(leader|event|region)-.*", one["href"]))
    paths = [path.format(title=title, thing=thing) for path in (*OF_A_TITLE, "/?title={title}")]
    found = {path: plain(visitor.look(path)) for path in paths}
    assert found == {path: [] for path in found}


# At the table


def look_around(table: Table, game: Game[Any]) -> dict[str, list[str]]:
    """What is in English at a match, for whoever sits there and for whoever watches."""
    visitor, live, seat = laid(table, game)
    paths = [path.format(id=live.id, seat=seat) for path in (*OF_A_MATCH, *OF_A_SEAT)]
    paths += [f"/match/{live.id}/{seat}/replay?at={min(at, game.version)}" for at in (8, 30)]
    found = {path: plain(visitor.look(path)) for path in paths}
    return found | {"watching": plain(stranger(table).watch(live))}


@pytest.mark.parametrize("title", list(TITLES))
@pytest.mark.parametrize(("players", "moves"), [(1, 40), (2, 9), (2, 45), (3, 160)])
def test_no_english_is_left_at_the_table(table: Table, title: str, players: int, moves: int) -> None:
    if players not in TITLES[title].meta.players:
        pytest.skip("this title is not played so")
    found = look_around(table, begun(title, players, moves))
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("moves", [12, 70])
@pytest.mark.parametrize(
    ("title", "players", "options"), OPTIONS, ids=lambda one: "-".join(one) if isinstance(one, dict) else None
)
def test_no_english_is_left_with_options(
    table: Table, title: str, players: int, options: dict[str, str], moves: int
) -> None:
    found = look_around(table, begun(title, players, moves, options))
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_in_what_happened_meanwhile(table: Table, title: str) -> None:
    visitor, live, seat = laid(table, asked(begun(title, 2, 60), 1))
    while live.now.ask is not None and live.now.ask.seat == 1:
        table.matches.play(live, 1, live.now.version, live.now.game.moves[0])
    assert plain(visitor.look(MEANWHILE.format(id=live.id, seat=seat))) == []


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_at_the_end(table: Table, title: str) -> None:
    game = begun(title, 2, 100_000)
    visitor, live, seat = laid(table, game)
    found = look_around(table, game)
    analysis, data = Analysis(game.copy(), [0]), {}
    for _ in analysis.work():
        data = analysis.data()
        if data["moments"]:
            break
    table.hall.analysing.kept.keep(Kept(live.id, 0, STOPPED, 0.5, data))
    visitor.go(f"/match/{live.id}/{seat}/rematch")
    for path in AT_THE_END:
        page = visitor.look(path.format(id=live.id, seat=seat))
        found[path] = plain(page)
        assert page.has("li", id="moment-1") == path.endswith("/analysis")
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_in_hints_and_reasons(table: Table, title: str) -> None:
    game = asked(begun(title, 2, 60))
    visitor, live, seat = laid(table, game, Place(BOT, "", "greedy"))
    base = f"/match/{live.id}/{seat}"
    hinted = visitor.go(f"{base}/hint", {"version": live.now.version, "how": "ask"})
    for _ in range(200):
        if any(one["data-plan"] for one in hinted.elements):
            break
        hinted = visitor.look(base)
    assert hinted.has("section", id="counsel")
    reasons = [one["href"] for one in hinted.elements if one.tag == "a" and "/why?at=" in one["href"]]
    found = {path: plain(visitor.look(path)) for path in reasons[:2]}
    assert found
    found["hint"] = plain(hinted)
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("title", list(TITLES))
def test_no_english_is_left_in_a_lesson(table: Table, title: str) -> None:
    visitor = stranger(table)
    page, found = visitor.go("/first-game", {"title": title}), {}
    for step in range(4):
        found[step] = plain(page)
        assert page.has("aside", id="lesson")
        move = next(one["data-move"] for one in page.elements if one["id"] == "lesson")
        if move:
            visitor.send(f"{page.path}/move", {"version": page.version, "move": move})
        page = visitor.look(page.path)
    assert found == {step: [] for step in found}
