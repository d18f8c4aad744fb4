"""The weights that titles bring: a file for every table, which says how it was made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.test_weights import TABLES
from veche import titles
from veche.bots.weights import own_weights
from veche.kernel.setup import Setup

SOURCES = Path(titles.__file__).parent


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_title_brings_learned_weights_for_every_table(name: str, players: int) -> None:
    title = titles.title(name)
    table = title.weights_for(title.rules(), title.rules().new(title.checked(Setup(players))))
    assert table == ("alone" if players == 1 else str(players))
    weights = own_weights(title, table)
    assert weights is not None
    assert 0 <= weights.mix <= 1


@pytest.mark.parametrize(
    "file", sorted(SOURCES.rglob("weights/*.json")), ids=lambda file: f"{file.parent.parent.name}-{file.stem}"
)
def test_a_file_of_weights_says_how_it_was_made(file: Path) -> None:
    data = json.loads(file.read_text())
    assert {"by", "games", "seed", "correlation", "duel"} <= set(data["made"])
    assert (file.stem == "alone") == (data["players"] == 1)
