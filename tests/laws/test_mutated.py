"""Positions that somebody changed: what the reader accepts can be played to its end, and what is written is read."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.laws import mutated
from tests.laws.mutations import MUTATIONS, Vocabulary, copied, spots
from tests.laws.setups import examined, random_setup, title_called
from tests.laws.states import by_dice
from tests.toy.title import TITLE as FAIR
from veche import files
from veche.kernel.decisions import decisions
from veche.kernel.docket import NAMES, frames
from veche.kernel.game import Game
from veche.titles.rurik.first.docket_order import ORDER as RURIK
from veche.titles.rurik.second.docket_order import ORDER as RURIK2
from veche.titles.stroganov.docket_order import ORDER as STROGANOV

ORDERS = {"rurik": RURIK, "rurik2": RURIK2, "stroganov": STROGANOV}
BATCHES = 5
"""Batches of a title in the suite, of forty positions each; `make laws` tries as many as one likes."""


@pytest.mark.laws
@pytest.mark.usefixtures("fair")
@pytest.mark.parametrize("seed", range(1, BATCHES + 1))
@pytest.mark.parametrize("name", examined())
def test_what_is_read_can_be_played(name: str, seed: int) -> None:
    tally = mutated.Batch(title_called(name), seed).run()
    if tally.findings:
        pytest.fail(tally.findings[0].report, pytrace=False)
    assert tally.counts["tried"] == mutated.BATCH
    assert min(tally.counts["refused"], tally.counts["played"]) >= 3


@pytest.mark.parametrize("name", ORDERS)
def test_the_order_of_the_docket_speaks_of_every_procedure(name: str) -> None:
    assert ORDERS[name].unknown(title_called(name).rules()) == set()


@pytest.mark.laws
@pytest.mark.parametrize("name", ORDERS)
def test_whatever_the_rules_write_is_in_order(name: str) -> None:
    """A docket of a real game is never refused: this tells what is missing in the table of a title."""
    title, order = title_called(name), ORDERS[name]
    for seed in range(4 * len(title.meta.players)):
        dice = Random(f"order {name} {seed}")
        players = title.meta.players[seed % len(title.meta.players)]
        game: Game[Any] = Game(title, random_setup(title, players, dice), None)
        for _ in decisions(game, by_dice(dice)):
            names = [NAMES[f.procedure] for f in frames(game.state.docket)]
            pairs = {(upper, lower) for upper, lower in pairwise(names) if upper not in order.on_top}
            missing = [pair for pair in pairs if pair[1] not in order.beneath.get(pair[0], ())]
            assert not missing, f"seed {seed}, version {game.version}"
            if game.version % 11 == 0:
                files.read(files.position_text(game))


class TestMutations:
    def test_each_of_them_changes_something(self) -> None:
        """A mutation that does nothing would prove nothing."""
        dice = Random(7)
        known = Vocabulary(FAIR.rules(), ("pedlar",))
        game: Game[Any] = Game(FAIR, random_setup(FAIR, 3, dice), None)
        positions = []
        for _ in decisions(game, by_dice(dice)):
            positions.append(files.position(game))
            known.learn(positions[-1])
        for mutation in MUTATIONS:
            changed = 0
            for position in positions:
                mutant = copied(position)
                mutation(mutant, dice, known)
                changed += json.dumps(mutant) != json.dumps(position)
            assert changed or mutation.__name__ == "other_options", mutation.__name__

    def test_every_place_of_a_position_is_found(self) -> None:
        data = {"a": 1, "b": [2, {"c": "x"}]}
        assert [field for _, field in spots(data)] == ["a", "b", "b[]", "b[]", "c"]


class TestTheRunner:
    def test_tries_positions_and_sums_up(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert mutated.main("--positions 60 --title fair --jobs 1 --seed 3".split()) == 0
        shown = capsys.readouterr().out
        assert shown.splitlines()[1].split()[:2] == ["fair", "60"]
        assert "Whatever is read can be played." in shown

    def test_shows_again_what_went_wrong(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def careless(game: Game[Any], dice: Random) -> None:
            raise IndexError("list index out of range")

        monkeypatch.setattr(mutated, "_play_on", careless)
        assert mutated.main("--positions 40 --title fair --jobs 1 --seed 3".split()) == 1
        report = capsys.readouterr().out
        again = next(line for line in report.splitlines() if line.startswith("again: python -m tests.laws.mutated "))
        assert mutated.main(again.removeprefix("again: python -m tests.laws.mutated ").split()) == 1
        assert "IndexError: list index out of range" in capsys.readouterr().out
        monkeypatch.undo()
        assert mutated.main(again.removeprefix("again: python -m tests.laws.mutated ").split()) == 0

    def test_wants_to_know_of_which_title(self) -> None:
        with pytest.raises(SystemExit):
            mutated.main(["--only", "3"])
