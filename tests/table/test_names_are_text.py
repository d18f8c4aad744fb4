"""What people call themselves and their matches is text on every page of the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.drawing.stage import TITLES
from tests.table.in_process import Table
from tests.table.visitor import Page
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.store.records import OPEN, PERSON
from veche.table.matches import Place

NAME = """<x-y a="&'">"""
"""An element that no page has, with every character that HTML reads in its own way."""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    made = Table(tmp_path, monkeypatch)
    yield made
    made.close()


def shows_a_name(page: Page) -> bool:
    """Whether the name can be read; nowhere has it become an element or cut an attribute short."""
    assert page.status == 200
    assert not page.has("x-y")
    assert all("x-y" not in key and "&'" not in key for one in page.elements for key in one.attributes)
    return NAME in page.text or any(NAME in value for one in page.elements for value in one.attributes.values())


@pytest.mark.parametrize("title", list(TITLES))
@pytest.mark.parametrize("moves", [30, 100_000])
def test_names_are_text_on_every_page(table: Table, title: str, moves: int) -> None:
    game, dice = Game(TITLES[title], Setup(3), 5), Random(5)
    while game.version < moves and not game.is_over:
        game.play(dice.choice(game.moves.numbers))
    live = table.matches.keep(game, NAME, [Place(PERSON, NAME), Place(PERSON, NAME), Place(OPEN, "")])
    visitor, seat = table.visitor(), TITLES[title].meta.seats[0]
    visitor.sit(live, 0)
    base = f"/match/{live.now.match.id}"
    for path in (f"{base}/{seat}", f"{base}/{seat}/replay?at=20", f"{base}/{seat}/device", "/"):
        assert shows_a_name(visitor.look(path)), path
    assert shows_a_name(visitor.look(f"{base}/{seat}", part=True))
    shows_a_name(visitor.look(f"{base}/{seat}/invitations"))
    stranger = table.visitor()
    assert shows_a_name(stranger.watch(live))
    assert shows_a_name(stranger.look(f"{base}/watch/replay?at=30"))
    shows_a_name(stranger.look(f"/seat/{live.now.seats[1].secret}"))
