"""Hints at the table: for whoever is asked, where they are allowed, told to all, from what that seat sees alone."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.table.games import after, moment, seat_asked
from tests.table.in_process import Table
from tests.table.visitor import Page, Reading, Visitor
from veche import bots, titles
from veche.bots import Players, RandomBot
from veche.bots.advice import after as after_moves
from veche.bots.advice import differences
from veche.bots.weights import Evaluation
from veche.kernel.docket import NOBODY
from veche.kernel.entry import is_secret_from
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.records import BOT, PERSON
from veche.story.voice import Voice
from veche.table import advising
from veche.table.advising import Doubtful, asked, explained
from veche.table.counsel import counsel
from veche.table.hints import Counsel, counselled
from veche.table.matches import LiveMatch, Place
from veche.table.reckoned import LEAST, drawn, rows
from veche.table.standpoint import Standpoint
from veche.table.telling import telling
from veche.table.thinking import Thinking
from veche.table.whys import EVEN, is_bots, played_in_a_row, reason

PEOPLE = [Place(PERSON, "Olena"), Place(PERSON, "Jonas")]
QUICK = "planner:playouts=12:horizon=1:width=3:breadth=1"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(advising, "ADVISER", QUICK)
    monkeypatch.setattr(Thinking, "ask", lambda self, think, task, who="": think(task))
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


@pytest.fixture
def live(table: Table) -> LiveMatch:
    game = moment(lambda game: game.version > 60 and game.ask is not None and seat_asked(game) == 0, seed=5)
    return table.lay(game, PEOPLE)


def ask(who: Visitor, live: LiveMatch, seat: str = "blue", **fields: object) -> Page:
    return who.go(f"/match/{live.id}/{seat}/hint", {"version": live.now.version, "how": "ask", **fields}, part=True)


def told(who: Visitor, live: LiveMatch, seat: str = "blue") -> Page:
    """The page of a seat, once it has been thought about."""
    for _ in range(200):
        page = who.look(f"/match/{live.id}/{seat}")
        if "Thinking about your turn" not in page.text:
            break
        time.sleep(0.05)
    return page


def plans(page: Page) -> list[str]:
    return [one["data-plan"] for one in page.elements if one["data-plan"] and one.tag == "li"]


def sitting(table: Table, live: LiveMatch, seat: int) -> Visitor:
    who = table.visitor()
    who.sit(live, seat)
    return who


class TestAHint:
    def test_is_shown_to_whoever_asked_and_told_to_all(self, table: Table, live: LiveMatch) -> None:
        olena, jonas = sitting(table, live, 0), sitting(table, live, 1)
        assert ask(olena, live).status == 200
        page = told(olena, live)
        assert 1 <= len(plans(page)) <= 3
        assert "You asked for a hint." in page.text
        other = jonas.look(f"/match/{live.id}/yellow")
        assert "Olena asked for a hint." in other.text
        assert not other.has("section", id="counsel")
        assert not plans(other)
        assert ask(olena, live).status == 200
        assert table.store.match(live.id).hints == [(live.now.version, 0)], "asked again, it is the same hint"

    def test_is_folded_away_and_shown_again(self, table: Table, live: LiveMatch) -> None:
        olena = sitting(table, live, 0)
        ask(olena, live)
        assert plans(told(olena, live))
        assert not plans(ask(olena, live, how="fold"))
        assert plans(ask(olena, live)), "what was found is kept"

    def test_is_gone_once_something_was_decided(self, table: Table, live: LiveMatch) -> None:
        olena = sitting(table, live, 0)
        ask(olena, live)
        move = told(olena, live).moves[0]
        assert not plans(Page(olena.play(live.id, "blue", move, live.now.version)))

    def test_is_for_whoever_is_asked(self, table: Table, live: LiveMatch) -> None:
        jonas, watcher = sitting(table, live, 1), table.visitor()
        watcher.watch(live)
        assert ask(jonas, live, "yellow").status == 409
        assert ask(jonas, live, "blue").status == 403
        assert ask(watcher, live, "watch").status == 403
        assert ask(watcher, live, "blue").status == 403
        assert not jonas.look(f"/match/{live.id}/yellow").has("form", id="hint")
        assert not table.store.match(live.id).hints

    def test_of_another_moment_is_stale(self, table: Table, live: LiveMatch) -> None:
        olena = sitting(table, live, 0)
        assert ask(olena, live, version=live.now.version - 1).status == 409
        assert ask(olena, live, how="loudly").status == 400
        assert not table.store.match(live.id).hints

    def test_is_not_given_where_the_match_has_none(self, table: Table, live: LiveMatch) -> None:
        olena = sitting(table, live, 0)
        table.store.unaid(live.id)
        page = ask(olena, live)
        assert (page.status, plans(page)) == (422, [])
        assert "No hints are given in this match." in page.text
        assert not table.store.match(live.id).hints

    def test_the_lobby_says_whether_there_are_any_and_a_rematch_keeps_to_it(self, table: Table) -> None:
        olena = table.visitor()
        assert olena.look("/").has("input", name="unaided")
        assert table.store.match(olena.new_match("me", "me", unaided="1")).unaided
        assert not table.store.match(olena.new_match("me", "me")).unaided


def test_a_hint_knows_only_what_its_seat_sees(table: Table, live: LiveMatch) -> None:
    """Whatever the others have in hand, the same turns are advised, in the same words."""
    now = live.now
    rules, view = now.game.rules, now.game.rules.view(now.game.state, 0)
    words = Voice(now.game.words(), now.names, 0)

    def advised(counsel: Counsel) -> list[tuple[object, list[str]]]:
        return [(plan.advised, [words.tell(one) for one in plan.passages]) for plan in counsel.plans]

    thinking = Thinking()
    first = advised(counselled(thinking, now, 0))
    other = now.game.copy()
    other.state = rules.guess(view, 99)
    assert rules.view(other.state, 0) == view
    assert other.state.hand != now.game.state.hand or other.state.agenda_at != now.game.state.agenda_at
    assert advised(counselled(thinking, replace(now, game=other), 0)) == first


def with_differences(table: Table, live: LiveMatch, behind: float, doubt: float) -> Counsel:
    """What a seat is told, with the differences of its turns from the best one set to these."""
    found = counselled(Thinking(), live.now, 0)
    best, *others = found.plans
    apart = [replace(one, advised=replace(one.advised, behind=behind, doubt=doubt)) for one in others]
    assert apart
    return Counsel([best, *apart], True)


@pytest.mark.parametrize(
    ("behind", "doubt", "lead"),
    [
        (0.4, 1.0, "No clear difference."),
        (1.0, 1.0, "No clear difference."),
        (-3.0, 1.0, "No clear difference."),
        (1.1, 1.0, "Turn 1"),
    ],
)
def test_turns_are_told_apart_only_beyond_their_doubt(
    table: Table, live: LiveMatch, behind: float, doubt: float, lead: str
) -> None:
    found = with_differences(table, live, behind, doubt)
    here = Standpoint(live.now, "blue", 0, live.now.seats[:1], None)  # type: ignore[arg-type]
    page = Reading(str(counsel(here, found, Voice(live.now.game.words(), live.now.names, 0))))
    assert lead in page.text
    assert ("No clear difference." in page.text) == (behind <= doubt)
    assert ("behind by" in page.text) == (behind > doubt)


STROGANOV = titles.title("stroganov")


def against(bot: str, until: int) -> Game[Any]:
    """A game of Stroganov in which the second seat is a bot and the first does anything."""
    game: Game[Any] = Game(STROGANOV, Setup(2), 5)
    players = Players(game.rules, [RandomBot(None, 3), bots.bot(bot, game.rules, 4, STROGANOV)])
    while game.version < until:
        assert game.ask is not None
        game.play(game.rules.catalogue.texts[players.choose(game.state, game.ask)])
    return game


def ended(state: Any, moves: Sequence[int]) -> Any:
    """How things stand once the second seat has made these moves; None, if it goes on deciding, or the game is over."""
    rules = STROGANOV.rules()
    end = after_moves(rules, state, moves)
    ask = rules.ask(end)
    return end if ask is not None and ask.seat != 1 else None


class TestWhy:
    @pytest.fixture
    def against_a_bot(self, table: Table) -> LiveMatch:
        game = moment(lambda game: game.version > 120 and game.ask is not None and seat_asked(game) == 0, seed=5)
        return table.lay(game, [PEOPLE[0], Place(BOT, "", "otrok")])

    def test_is_told_of_what_bots_did_and_of_nothing_else(self, table: Table, against_a_bot: LiveMatch) -> None:
        live = against_a_bot
        olena = sitting(table, live, 0)
        page = olena.look(f"/match/{live.id}/blue")
        links = [one["href"] for one in page.elements if "whyb" in one["class"].split()]
        assert links
        for link in links[:4]:
            answer = olena.look(link)
            assert answer.status == 200
            assert "Why did Yellow (bot) do that?" in answer.text
        mine = next(entry.version for entry in live.now.game.line() if entry.seat == 0)
        assert olena.look(f"/match/{live.id}/blue/why?at={mine}").status == 400
        assert table.visitor().look(links[0]).status == 403
        watcher = table.visitor()
        watcher.watch(live)
        assert watcher.look(links[0].replace("/blue/", "/watch/")).status == 200

    def test_rests_on_what_the_reader_saw_and_stops_before_what_is_hidden(self, against_a_bot: LiveMatch) -> None:
        now = against_a_bot.now
        checked = hidden = 0
        for viewer in (0, NOBODY):
            here = Standpoint(now, "blue", viewer, now.seats[:1], None)  # type: ignore[arg-type]
            for passage in telling(here, now.game.words()).passages:
                if not is_bots(here, passage):
                    continue
                row = played_in_a_row(here, passage)
                assert row.view.seat == viewer
                entries = {entry.version: entry for entry in now.game.line()}
                made = [entries[passage.first + place] for place in range(len(row.moves))]
                assert [entry.move for entry in made] == list(row.moves)
                assert all(entry.seat == 1 and not is_secret_from(entry.reader, viewer) for entry in made)
                hidden += not row.moves
                checked += 1
        assert checked > 10
        assert hidden, "something was hidden"

    def test_of_a_real_bot_is_what_the_components_say_of_both_ends(self, table: Table) -> None:
        """At Stroganov nothing is hidden, so the guess on which the reason rests is how things truly stood."""
        live = table.lay(against("voivode", until=90), [PEOPLE[0], Place(BOT, "", "voivode")])
        olena, game = sitting(table, live, 0), live.now.game
        here = Standpoint(live.now, "blue", 0, live.now.seats[:1], None)  # type: ignore[arg-type]
        evaluation, names, told = Evaluation(game.rules, STROGANOV), STROGANOV.component_names, 0
        for passage in [one for one in telling(here, game.words()).passages if is_bots(here, one)]:
            row = played_in_a_row(here, passage)
            before = game.rules.guess(row.view, 1)
            end = ended(before, row.moves)
            if end is None:
                continue
            found = explained(Doubtful(asked(live.now, row.view), 1, row.moves))
            assert found is not None
            if not found.instead:
                continue
            other = ended(before, found.instead)
            assert other is not None
            parts = [evaluation.parts(one, 1) for one in (end, other)]
            wish = evaluation.wish(end, 1) - evaluation.wish(other, 1)
            assert found.ahead + wish >= -EVEN, "it was the best that the bot found"
            page = olena.look(f"/match/{live.id}/blue/why?at={passage.first}")
            shown = rows(game.words(), differences(names, *parts), wish)
            assert str(drawn(shown)) in page.html
            assert sum(one.more for one in shown if not one.wish) == pytest.approx(found.ahead, abs=LEAST)
            assert reason("Yellow (bot)", sum(parts[0]) - sum(parts[1]), shown, wish) in page.text
            told += 1
        assert told > 4

    def test_of_a_match_between_people_nobody_asks(self, table: Table) -> None:
        live = table.lay(after(60), PEOPLE)
        page = sitting(table, live, 0).look(f"/match/{live.id}/blue")
        assert not [one for one in page.elements if "whyb" in one["class"].split()]
