"""The end of a match, of every title: the last moves through the table, then the sheet, the replay and the chart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.table.conftest import NewVisitor
from tests.table.games import seat_asked
from tests.table.server import Server
from veche import titles
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of

LAST_MOVES = 6
"""So many are played through the table; those before them are laid on it."""

EVERY_TABLE = [
    (title, players) for title in ("rurik", "rurik2", "stroganov") for players in titles.title(title).meta.players
]


def almost_over(title: str, players: int) -> Game[Any]:
    """A random game with a few moves left."""

    def begin() -> Game[Any]:
        return Game(titles.title(title), Setup(players), seed=8)

    whole, dice = begin(), Random(2)
    played = []
    while not whole.is_over:
        played.append(dice.choice(whole.moves.numbers))
        whole.play(played[-1])
    game = begin()
    for move in played[:-LAST_MOVES]:
        game.play(move)
    return game


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_the_end_of_a_match_is_shown_and_replayed(table: Server, visitor: NewVisitor, title: str, players: int) -> None:
    live = table.lay(almost_over(title, players))
    match = live.id
    seated = [visitor() for _ in range(players)]
    for seat, somebody in enumerate(seated):
        assert somebody.sit(live, seat).status == 200
    dice = Random(1)
    for _ in range(40):
        game = table.game(match)
        if game.is_over:
            break
        seat = seat_asked(game)
        answer = seated[seat].play(match, game.seat_name(seat), dice.choice(list(game.moves)), game.version)
        assert answer.status_code == 200, answer.text[:500]
    game = table.game(match)
    outcome = title_of(game).account(game)
    assert outcome is not None
    for seat, somebody in enumerate(seated):
        page = somebody.look(f"/match/{match}/{game.seat_name(seat)}")
        assert page.status == 200
        assert page.has("table", **{"class": f"score of-{len(outcome.totals)}"})
        chart = next(one for one in page.elements if one.tag == "svg" and one["class"] == "chart")
        for total in outcome.totals:
            assert str(total) in chart["aria-label"]
        sheet = page.text
        for lines in outcome.lines:
            for line in lines:
                assert game.title.words().say(line.why, line.arguments) in sheet
    base = f"/match/{match}/{game.seat_name(0)}"
    for version in (0, game.version // 2, game.version):
        for part in (False, True):
            replayed = seated[0].look(f"{base}/replay?at={version}", part)
            assert replayed.status == 200, f"the replay at {version} of {game.version} is broken"
    assert seated[0].look(f"{base}/journal").text.endswith(f"== {game.version}")
