"""The page of opponents: four levels, the ladders that were measured and nothing else, and which level to play next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.table.in_process import Table
from tests.table.test_results_page import Past
from tests.table.visitor import Page
from veche import bots
from veche.bots import ladder
from veche.bots.ladder import measured
from veche.store.records import BOT
from veche.table import opponents
from veche.table.opponents import next_of
from veche.table.tally import Share

KNYAZ = "knyaz:seconds=0.5"
MADE: dict[str, Any] = {
    "format": ladder.FORMAT, "on": "2031-09-18", "veche": "9.9", "build": "pure", "ladders": [{
        "title": "stroganov", "players": 2,
        "rungs": [
            {"level": "otrok", "bot": "otrok", "games": 20, "rating": 0.0, "low": -40.4, "high": 40.0,
             "beaten": True, "unbeaten": False},
            {"level": "knyaz", "bot": KNYAZ, "games": 20, "rating": 512.4, "low": 480.0, "high": 560.0,
             "beaten": False, "unbeaten": True},
        ],
        "steps": [{"better": "knyaz", "other": "otrok", "won": 19.5, "of": 20}],
        "contests": [{"bots": [KNYAZ, "otrok"], "one": False, "seed": 77, "games": 20}],
    }],
}  # fmt: skip


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "measured", lambda: ladder.read(MADE))


def spoken(page: Page) -> list[str]:
    return [one["aria-label"] for one in page.elements if one.tag == "svg" and one["class"] == "rungs"]


# What was measured


def test_every_ladder_that_is_kept_is_drawn_and_told_in_figures(table: Table) -> None:
    page = table.visitor().look("/opponents")
    assert page.status == 200
    assert len(spoken(page)) == len(measured().ladders) > 0
    rows = [one for one in page.elements if one.tag == "tr"]
    heads = len({one.title for one in measured().ladders})
    assert len(rows) == heads + sum(len(one.rungs) for one in measured().ladders)


def test_what_is_kept_comes_from_games_between_levels() -> None:
    for one in measured().ladders:
        levels = [rung.level for rung in one.rungs]
        assert levels == [code for code in bots.LEVELS if code in levels]
        assert one.rungs[0].rating == 0
        assert all(rung.low <= rung.rating <= rung.high for rung in one.rungs)
        assert all(0 < rung.games <= one.games for rung in one.rungs)
        assert all(0 <= step.won <= step.of for step in one.steps)


def test_strengths_have_intervals_and_what_is_only_a_bound_says_so(table: Table, made_up: None) -> None:
    page = table.visitor().look("/opponents")
    assert spoken(page) == ["Stroganov, 2 players: Otrok 0 (\u221240 to 40) and Knyaz 512 (480 to 560)"]
    assert page.has("line", **{"class": "w v1 open"})
    assert page.has("line", **{"class": "w v4 open"})
    for said in ("≤ 0", "≥ 512", "Druzhinnik and Voivode: not measured", "19.5 of 20"):
        assert said in page.text, said


def test_the_page_says_how_it_was_measured(table: Table, made_up: None) -> None:
    page = table.visitor().look("/opponents")
    for said in ("20 games", "Veche 9.9", "pure Python", "18 September 2031", "Seeds: 77", "0.5 seconds"):
        assert said in page.text, said
    assert f"veche arena stroganov --players 2 --bots {KNYAZ},otrok --seed 77 --games 20" in page.text


def test_without_anything_measured_there_are_the_levels_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "measured", lambda: ladder.read({**MADE, "ladders": []}))
    page = table.visitor().look("/opponents")
    assert (page.status, spoken(page)) == (200, [])
    assert all(name in page.text for name in ("Otrok", "Druzhinnik", "Voivode", "Knyaz"))


def test_another_format_is_refused() -> None:
    with pytest.raises(ValueError, match="format"):
        ladder.read({**MADE, "format": ladder.FORMAT + 1})
    assert ladder.read(json.loads(json.dumps(MADE))).on == date(2031, 9, 18)


# Which to play next


@pytest.mark.parametrize(
    ("won", "played", "to_play"),
    [
        ((), (), ("", "")),
        ((4,), (4,), ("", "")),  # too few to say
        ((3,), (5,), ("druzhinnik", "otrok")),
        ((5,), (10,), ("", "")),  # half of them are not enough
        ((10, 7), (10, 10), ("voivode", "druzhinnik")),
        ((10, 2, 9), (10, 10, 10), ("knyaz", "voivode")),
        ((10, 10, 10, 10), (10, 10, 10, 10), ("knyaz", "voivode")),
    ],
)
def test_the_level_to_play_next_is_above_the_hardest_that_is_mostly_beaten(
    won: tuple[int, ...], played: tuple[int, ...], to_play: tuple[str, str]
) -> None:
    last = {code: Share(0, 0) for code in bots.LEVELS} | {
        code: Share(one, of) for code, one, of in zip(bots.LEVELS, won, played, strict=False)
    }
    assert next_of(last) == to_play


def test_my_last_matches_against_a_level_alone_say_whom_to_play_next(table: Table) -> None:
    past = Past(table)
    druzhinnik, otrok = (BOT, "", "druzhinnik"), (BOT, "", "otrok")
    for points in (30, 30, 30, 30, 10, 10, 10):
        past.ended([points, 20], druzhinnik)
    for _ in range(6):
        past.ended([10, 20, 15], otrok, druzhinnik)  # several levels at a table tell nothing of either
    page = past.who.look("/opponents")
    assert "4 of 7 won" in page.text
    assert "You won 4 of 7 against Druzhinnik: play this one next." in page.text
    assert sum("next" in one["class"].split() for one in page.elements if one.tag == "li") == 1
    assert "play this one next" not in table.visitor().look("/opponents").text


def test_the_lobby_and_the_results_lead_to_it(table: Table) -> None:
    for path in ("/", "/results"):
        assert table.visitor().look(path).has("a", href="/opponents"), path
