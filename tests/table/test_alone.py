"""Playing alone at the table, through real requests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.table.alone import opened
from veche.kernel.errors import CannotUndo
from veche.store.open import open_store
from veche.store.records import PERSON
from veche.store.results import Result, Results, keep
from veche.table.matches import Matches, Place


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    """A browser without script at a table of its own."""
    with (
        opened(tmp_path) as base,
        httpx.Client(base_url=base, follow_redirects=True, timeout=60, headers={"origin": base}) as client,
    ):
        yield client


def token(page: str) -> str:
    found = re.search(r'name="token" value="([^"]+)"', page)
    assert found
    return found[1]


def begin(client: httpx.Client, **fields: str) -> str:
    """A solo match; the address of the seat."""
    lobby = client.get("/").text
    form = {"title": "rurik", "players": "1", "seat-0": "me", "name": "Olena", "token": token(lobby), **fields}
    answer = client.post("/matches", data=form)
    assert answer.status_code == 200, answer.text[:500]
    return answer.url.path


def play(client: httpx.Client, seat: str, page: str, number: int = 0) -> str:
    moves = re.findall(r'name="move" value="([^"]+)"', page)
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version
    form = {"move": moves[number % len(moves)], "version": version[1], "token": token(page)}
    answer = client.post(f"{seat}/move", data=form, headers={"x-part": "app"})
    assert answer.status_code == 200, answer.text[:500]
    return answer.text


def test_the_lobby_offers_it_with_its_difficulties(client: httpx.Client) -> None:
    lobby = client.get("/").text
    assert re.search(r'name="players" value="2" checked', lobby)
    assert 'name="players" value="1"' in lobby
    assert re.search(r'data-players="1"><span>Difficulty', lobby)
    levels = lobby.split('name="option-difficulty">')[1].split("</select>")[0]
    assert levels.startswith('<option value="">Easy</option><option value="medium"')
    assert levels.lower().count("easy") == 1
    assert "very-hard" in lobby


def test_a_whole_match_ends_in_a_result(client: httpx.Client, tmp_path: Path) -> None:
    seat = begin(client, **{"option-difficulty": "hard", "leaders-0": "maria"})
    page = client.get(seat).text
    assert "The Rebellion" in page
    assert "Difficulty: hard" in page
    stepped = False
    for number in range(600):
        if "The game is over" in page or 'name="move"' not in page:
            break
        page = play(client, seat, page, number * 7)
        if "step-through" in page and not stepped:
            stepped = True
            at = re.search(r'id="step-through" href="([^"]+)"', page)
            assert at
            shown = client.get(at[1]).text
            assert re.search(r'<h1 id="sentence"[^>]*>(<[^>]*>)*The Rebellion', shown)
    assert stepped
    kept = Results(open_store(tmp_path).engine).of("rurik")
    assert [(one.headings, one.name) for one in kept] == [({"difficulty": "hard", "leader": "maria"}, "Olena")]
    found = client.get("/results").text
    assert re.search(r"<td>hard</td><td>Maria</td><td>1</td>", found)
    assert "Olena" in found


@pytest.mark.parametrize(
    ("title", "headings", "called"),
    [
        ("stroganov", {"difficulty": "easy", "strategy": "random"}, "five cards removed at random"),
        ("stroganov", {"difficulty": "hard", "strategy": "a"}, "a: outposts and trophies"),
        ("rurik", {"difficulty": "easy", "leader": "boris"}, "Boris"),
    ],
)
def test_results_are_called_by_what_was_played(
    client: httpx.Client, tmp_path: Path, title: str, headings: dict[str, str], called: str
) -> None:
    """Some of the names tell figures of the rules."""
    kept = Result("m", title, headings, "Olena", 50, 40, True, 1.0)
    with open_store(tmp_path).engine.begin() as connection:
        keep(connection, kept)
    assert f"<td>{called}</td>" in client.get("/results").text


def test_options_of_the_solo_game_do_not_disturb_others(client: httpx.Client) -> None:
    seat = begin(client, **{"players": "2", "seat-1": "bot:random", "option-difficulty": "hard"})
    assert client.get(seat).status_code == 200


def test_nobody_played_yet(client: httpx.Client) -> None:
    assert "Nobody has played alone" in client.get("/results").text


def test_the_last_move_is_written_with_its_result_or_not_at_all(tmp_path: Path) -> None:
    """A table that is killed while it writes leaves both behind or neither; what was over stays over."""
    store = open_store(tmp_path)
    matches = Matches(store)
    live = matches.new("rurik", "Alone", [Place(PERSON, "Olena")], {"leaders": "maria"})
    dice = Random(3)
    while not live.now.game.is_over:
        ask = live.now.game.ask
        assert ask is not None
        assert Results(store.engine).of("rurik") == []
        matches.play(live, ask.seat, live.now.version, dice.choice(live.now.game.moves))
    (kept,) = Results(store.engine).of("rurik")
    assert live.now.game.outcome is not None
    assert (kept.points, kept.against) == tuple(live.now.game.outcome.totals)
    again = Matches(store).get(live.id)
    assert again.now.game.is_over
    assert Results(store.engine).of("rurik") == [kept], "looking at it again writes nothing"
    with pytest.raises(CannotUndo):
        matches.undo(live, 0, live.now.version)
    store.engine.dispose()
