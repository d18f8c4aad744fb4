"""Every golden playthrough, played again: the same moves, the same views, the same scores."""

from __future__ import annotations

import pytest

from tests.playthroughs.transcript import HERE, PLAYED, fingerprint, transcript
from veche.kernel.columns import Entry
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.kernel.state import filled
from veche.titles import title
from veche.titles.rurik.first.columns import TABLE


@pytest.mark.parametrize("name", PLAYED)
def test_is_played_as_it_was_written_down(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    played = transcript(name).splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == was, f"{name}.txt differs first at line {number}"
    assert len(played) == len(written)


LIES_OPEN = [entry for entry in TABLE.columns if entry.open and not entry.longest]


@pytest.mark.parametrize("entry", LIES_OPEN, ids=[entry.name for entry in LIES_OPEN])
def test_a_column_of_nothing_is_told_from_one_of_minus_one(entry: Entry) -> None:
    game = Game(title("rurik"), Setup(3, {}), 7)
    seen = set()
    for number in (-1, 0, 1):
        setattr(game.state, entry.name, filled(number, len(getattr(game.state, entry.name))))
        seen.add(fingerprint(game, 0))
    assert len(seen) == 3
