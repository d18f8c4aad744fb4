"""The picture of a result: drawn for whoever may look, well-formed whatever the names are, and only when it is over."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tests.browser.server import new_game, played
from tests.drawing.stage import TABLES
from veche.drawing.deciding import decided
from veche.kernel.outcome import Line, Outcome
from veche.store.records import Match, Seat
from veche.table.moment import Moment
from veche.table.picture import headline, picture

EVIL = '<script>alert("1")</script>&'


def over(title: str, players: int, name: str) -> Moment:
    game = played(new_game(title, players, 7), "the end")
    match = Match("m", title, 1, "A match", players, {}, 0, None, None, "w", 0, 1_800_000_000)
    seats = [
        Seat("m", number, "person", f"{name}{number}", None, f"s{number}", taken=True) for number in range(players)
    ]
    return Moment.of(match, seats, game)


@pytest.mark.parametrize(("title", "players"), [one for one in TABLES if one[1] > 1][::2])
def test_it_tells_everybodys_points_whatever_they_are_called(title: str, players: int) -> None:
    now = over(title, players, EVIL)
    outcome = now.game.outcome
    assert outcome is not None
    drawn = str(picture(now, outcome))
    root = ElementTree.fromstring(drawn)
    said = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert not list(root.iter("{http://www.w3.org/2000/svg}script"))
    assert {str(total) for total in outcome.totals} <= set(said)
    assert headline(now.names, outcome) in said
    assert any(now.game.title.meta.name in one and "15 January 2027" in one for one in said)


def outcome(*sheets: dict[str, int]) -> Outcome:
    lines = [[Line(heading, points, "why") for heading, points in sheet.items()] for sheet in sheets]
    return Outcome(lines, [[place] for place in range(len(sheets))])


def test_what_decided_is_the_heading_without_which_another_would_have_won() -> None:
    found = decided(outcome({"rule": 8, "deeds": 3, "trade": 6}, {"rule": 7, "deeds": 0, "trade": 9}))
    assert found is not None
    assert (found.winner, found.second, found.ahead, found.heading, found.mine, found.theirs) == (
        0,
        1,
        1,
        "deeds",
        3,
        0,
    )


def test_otherwise_it_is_the_heading_with_the_largest_difference_to_the_second() -> None:
    found = decided(outcome({"rule": 9, "deeds": 9}, {"rule": 1, "deeds": 2}))
    assert found is not None
    assert (found.heading, found.mine, found.theirs) == ("rule", 9, 1)


def test_nothing_decided_a_victory_that_is_shared() -> None:
    even = [Line("rule", 3, "why")]
    assert decided(Outcome([even, even], [[0], [0]])) is None
    assert decided(Outcome([even], [[0]])) is None
