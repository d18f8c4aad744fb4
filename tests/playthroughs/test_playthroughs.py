"""Every golden playthrough, played again: the same moves, the same views, the same scores."""

from __future__ import annotations

import pytest

from tests.playthroughs.transcript import HERE, PLAYED, transcript


@pytest.mark.parametrize("name", PLAYED)
def test_is_played_as_it_was_written_down(name: str) -> None:
    written = (HERE / f"{name}.txt").read_text("utf-8").splitlines()
    played = transcript(name).splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == was, f"{name}.txt differs first at line {number}"
    assert len(played) == len(written)
