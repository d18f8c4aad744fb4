"""The page of results: my finished matches, filtered, counted and drawn, from what lists know of them alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.at_random import to_the_end
from tests.browser.server import new_game
from tests.table.games import finished
from tests.table.in_process import Table
from tests.table.server import ME
from tests.table.visitor import Visitor
from veche.language.reader import speaking
from veche.store.records import BOT, PERSON, Match, Seat, Summary, Written
from veche.table.matches import Place
from veche.table.results import date
from veche.table.tally import NINETEEN_OF_TWENTY, Share, lately, played, smooth
from veche.table.visits import digest
from veche.titles.rurik.first.meta import META
from veche.titles.stroganov.meta import META as STROGANOV

RUTA, GREEDY = (PERSON, "Ruta", None), (BOT, "", "greedy")


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


class Past:
    """Matches that somebody has played to their end, as lists know them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.who = table.visitor()
        self.number = 0

    def ended(
        self,
        totals: Sequence[int],
        *others: tuple[str, str, str | None],
        title: str = "rurik",
        leaders: Sequence[str] = (),
        mine: Sequence[int] = (0,),
    ) -> str:
        self.number += 1
        id = f"{self.number:016d}"
        match = Match(id, title, 1, "A table", len(others) + 1, {}, 1, None, None, f"w{id}", 1.0, 1.0, True)
        people = [(PERSON, "Olena", None), *others]
        seats = [Seat(id, seat, *who, f"s{id}{seat}", 0, True) for seat, who in enumerate(people)]
        best = max(range(len(totals)), key=lambda seat: totals[seat])
        summary = Summary(1, None, True, tuple(totals), (best,), tuple(leaders))
        self.table.store.create(match, seats, [Written(1, "chance", "x")], summary=summary)
        (cookie,) = [value for name, value in self.who.http.cookies.items()] or [self._cookie()]
        name = cookie.strip('"').rpartition(".")[0]
        self.table.hall.browsers.sit(digest(name), [f"s{id}{seat}" for seat in mine])
        return id

    def _cookie(self) -> str:
        self.who.look()
        return next(iter(self.who.http.cookies.values()))


@pytest.fixture
def past(table: Table) -> Past:
    return Past(table)


def test_nobody_has_results_before_a_match_has_ended(table: Table) -> None:
    page = table.visitor().look("/results")
    assert (page.status, "No match has ended yet" in page.text) == (200, True)
    assert "Played alone" in page.text


def test_matches_are_told_with_opponents_leaders_places_and_margins(table: Table, past: Past) -> None:
    past.ended([20, 18, 11], RUTA, GREEDY, leaders=["maria", "boris", "agatha"])
    past.ended([48, 64], GREEDY, title="stroganov")
    table.read.clear()
    page = past.who.look("/results")
    for said in ("Maria", "Ruta and greedy (bot)", "first", "second", "20 · 18 · 11", "64 · 48", "+2", "\u221216"):
        assert said in page.text, said
    assert table.read == [], "no match is read for it"
    assert page.has("svg", role="img", **{"class": "chart margins"})
    assert not page.has("path", **{"class": "trend"}), "of two matches no line is drawn"
    assert "won of 2" in page.text


def test_filters_show_what_fits_and_can_be_lifted(past: Past) -> None:
    past.ended([20, 18], RUTA, leaders=["maria", "boris"])
    past.ended([10, 18, 9], RUTA, GREEDY, leaders=["boris", "maria", "agatha"])
    past.ended([64, 48], GREEDY, title="stroganov")
    number = {
        "": 3, "?title=rurik": 2, "?players=2": 2, "?leader=maria": 1, "?opponent=Ruta": 2, "?opponent=bot:greedy": 2,
        "?title=rurik&opponent=bot:greedy": 1, "?title=stroganov&leader=maria": 0, "?title=%3Cb%3E&players=x": 0,
    }  # fmt: skip
    for query, matches in number.items():
        page = past.who.look(f"/results{query}")
        assert (page.status, f"{matches} match" in page.text) == (200, True), query
    page = past.who.look("/results?title=stroganov&leader=maria&by=players")
    assert "No match fits all of this" in page.text
    assert page.has("a", href="/results?title=stroganov&by=players")
    assert page.has("a", href="/results?leader=maria&by=players")
    assert not past.who.look("/results?title=%3Cx-y%3E").has("x-y")


def test_from_five_matches_on_a_line_says_how_it_goes(past: Past) -> None:
    for points in (10, 22, 14, 25, 19):
        past.ended([points, 18], RUTA, leaders=["maria", "boris"])
    for by in ("title", "players", "leader", "opponent", "nothing"):
        page = past.who.look(f"/results?by={by}")
        assert page.has("path", **{"class": "trend"})


def test_other_browsers_matches_are_nobodys_business(table: Table, past: Past) -> None:
    past.ended([20, 18], RUTA)
    assert "No match has ended yet" in table.visitor().look("/results").text


def test_what_is_nobodys_alone_is_not_counted_and_says_so(past: Past) -> None:
    past.ended([20, 18], (PERSON, "Ivar", None), mine=(0, 1))
    page = past.who.look("/results")
    assert "No match has ended yet" in page.text
    assert "One finished match is not counted" in page.text


def test_whom_everybody_played_is_kept_with_the_end(table: Table) -> None:
    live = table.lay(finished(), [ME, Place(BOT, "", "random")])
    kept = table.store.lists.listed(live.id)
    assert kept is not None
    assert kept.summary is not None
    assert len(kept.summary.played_as) == 2
    assert all(kept.summary.played_as)
    who: Visitor = table.visitor()
    who.sit(live, 0)
    assert f"/match/{live.id}" in who.look("/results").answer.text


def test_what_was_taken_back_is_told_with_the_result(table: Table) -> None:
    game = finished()
    game.undo_by_agreement(game.line()[100].version)
    to_the_end(game, 6)
    live = table.lay(game, [ME, Place(BOT, "", "random")])
    who: Visitor = table.visitor()
    who.sit(live, 0)
    assert "with take-backs" in who.look("/results").text


def test_a_tie_that_was_lost_is_a_second_place(past: Past) -> None:
    lists = past.table.store.lists
    id = past.ended([20, 20, 11], RUTA, GREEDY)
    seats = lists.seats_of([id])[id]
    match = lists.listed(id)
    assert match is not None
    places = [played(match, META, seats, [f"s{id}{seat}"]) for seat in range(2)]
    assert [(one.place, one.won, one.margin) for one in places if one] == [(1, True, 0), (2, False, 0)]
    assert played(match, META, seats, [f"s{id}2"]) is None, "a bot played there"
    assert played(match, STROGANOV, seats[:1], [f"s{id}0"]) is None, "what does not fit together is left out"


def test_figures_say_how_much_they_are_worth() -> None:
    low, high = Share(7, 10).within(NINETEEN_OF_TWENTY)
    assert (round(low, 2), round(high, 2)) == (0.4, 0.89)
    assert Share(0, 0).within(NINETEEN_OF_TWENTY) == (0.0, 1.0)
    assert lately([]) is None
    means = smooth([-10, -8, 2, 4, 12, 14])
    assert [mean for mean, _ in means] == sorted(mean for mean, _ in means)
    assert all(doubt > 0 for _, doubt in means)


def test_days_of_other_years_say_the_year(monkeypatch: pytest.MonkeyPatch) -> None:
    noon = 1_763_467_200.0  # 18 November 2025
    monkeypatch.setattr("veche.table.results.time.time", lambda: noon)
    assert date(noon) == "today"
    assert date(noon - 10 * 86400) == "8 Nov"
    assert date(noon - 365 * 86400) == "18 Nov 2024"
    with speaking("de"):
        assert date(noon) == "heute"
        assert date(noon - 10 * 86400) == "8. Nov."
        assert date(noon - 365 * 86400) == "18. Nov. 2024"


def test_margins_are_written_as_the_reader_writes_numbers(past: Past) -> None:
    for mine in (20, 17, 31, 25, 18, 22, 40):
        past.ended([mine, 21], GREEDY)
    who = past.who
    assert re.search(r"[+\u2212]\d+\.\d.*±\s*\d+\.\d", who.look("/results").text)
    who.http.headers["accept-language"] = "de"
    assert re.search(r"[+\u2212]\d+,\d.*±\s*\d+,\d", who.look("/results").text)


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_the_dock_of_a_finished_game_has_the_points_of_the_sheet(table: Table, title: str) -> None:
    game = to_the_end(new_game(title, 2, 61), 4)
    outcome = game.outcome
    assert outcome is not None
    live = table.lay(game, [ME, Place(BOT, "", "random")])
    who: Visitor = table.visitor()
    who.sit(live, 0)
    drawn = who.look(f"/match/{live.id}/blue").answer.text
    dock = drawn[drawn.index('id="dock"') :]
    assert int(re.findall(r'class="seal"[^>]*>(?:<[^>]+>)*(\d+)', dock)[0]) == outcome.totals[0]
