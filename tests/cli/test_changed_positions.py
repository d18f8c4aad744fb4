"""Positions that somebody changed, through the command line: what a command writes, every command reads."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.cli.answer import Command
from tests.laws.mutated import Batch
from tests.laws.mutations import mutated
from tests.laws.setups import title_called
from veche import files
from veche.kernel.errors import VecheError

LOOKS = ("moves", "show", "position", "replay")


@pytest.mark.parametrize("name", ["rurik", "rurik2", "stroganov"])
def test_what_is_written_is_read(command: Command, tmp_path: Path, name: str) -> None:
    """Chance is asked, so that every file in between is one that somebody could have."""
    dice = Random(name)
    batches = [Batch(title_called(name), seed) for seed in (77, 78)]
    for batch in batches:
        batch.run(0)
    accepted = 0
    for number, position in enumerate(dice.sample([one for batch in batches for one in batch.positions], 30)):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(mutated(position, dice, batch.known)[0]), encoding="utf-8")
        try:
            game = files.open_match(path).game
        except VecheError:
            assert command("moves", path).code == 2
            continue
        assert command("moves", path).code == 0
        for _ in range(6):
            if game.is_over:
                break
            accepted += 1
            assert command("play", path, "--luck", "ask", dice.choice(list(game.moves))).code == 0
            assert [command(look, path).code for look in LOOKS] == [0] * len(LOOKS)
            game = files.open_match(path).game
    assert accepted > 5


def test_a_journal_that_begins_at_a_position_which_asks_the_automa(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.veche"
    docket = [{"procedure": name, "seat": "yellow"} for name in ("main-action", "finish-turn")]
    start = {"title": "stroganov", "players": 1, "season": "spring", "docket": [*docket, {"procedure": "next-turn"}]}
    header = f"veche 1\ntitle stroganov\nplayers 1\nluck 1\nstart {json.dumps(start)}\n"
    path.write_text(f"{header}--\n== 0\n", encoding="utf-8")
    answer = command("moves", path)
    assert answer.code == 2
    assert "docket[1].seat: the rules play yellow, so nobody is asked main-action there" in answer.err
