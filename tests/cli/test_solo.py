"""Playing alone from the command line: `--solo`, a title's options as flags, and simulations against an automa."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import veche
from tests.cli.answer import Command
from tests.toy.title import Fair


def test_solo_with_a_difficulty(command: Command) -> None:
    answer = command("new", "rurik", "--solo", "--difficulty", "hard", "--seed", 3)
    game = veche.load(answer.out)
    assert game.setup.players == 1
    assert game.setup.options == {"difficulty": "hard"}


def test_flags_may_stand_before_the_title_and_have_an_equals_sign(command: Command) -> None:
    answer = command("new", "--solo", "--difficulty=very-hard", "--german-printing", "rurik", "--seed", 3)
    assert veche.load(answer.out).setup.options == {"difficulty": "very-hard", "german-printing": ""}


def test_it_says_how_many_play(command: Command, tmp_path: Path) -> None:
    answer = command("new", "rurik", "--solo", "-o", tmp_path / "game.veche")
    assert "Rurik: Dawn of Kiev, 1 player." in answer.out


def test_the_automa_plays_by_itself(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.veche"
    command("new", "rurik", "--solo", "--leaders", "maria", "--seed", 3, "-o", path)
    for _ in range(6):
        first = command("moves", path).out.splitlines()[1].strip()
        command("play", path, first)
    assert "yellow: rebellion" not in path.read_text("utf-8").partition("place")[0]
    command("play", path, "advisor 5", "column muster")
    assert "yellow: rebellion advisor" in path.read_text("utf-8")


class TestWhereTheAutomaIsToAct:
    """A position at which it is the Rebellion's turn: it acts first, whatever one asks of the file."""

    @pytest.fixture
    def placing(self, tmp_path: Path) -> Path:
        """The Rebellion is to slide out the first row of card 4."""
        path = tmp_path / "placing.json"
        place = {"at": "placing", "seat": "yellow", "rebellion": {"bottom": 4}}
        path.write_text(json.dumps({"title": "rurik", "players": 1} | place), "utf-8")
        return path

    @pytest.fixture
    def claim(self, tmp_path: Path) -> Path:
        """The last claim phase: the priority is to be assigned, then the game is over."""
        path = tmp_path / "claim.json"
        path.write_text('{"title": "rurik", "players": 1, "round": 4, "at": "claim"}', "utf-8")
        return path

    def test_moves_and_play_agree(self, command: Command, placing: Path) -> None:
        assert command("moves", placing).out.splitlines()[0].startswith("blue: ")
        played = command("play", placing, "advisor 5").out
        assert "yellow: rebellion advisor" in played.splitlines()[0]
        assert "blue: advisor 5" in played

    def test_so_do_show_and_position(self, command: Command, placing: Path) -> None:
        assert command("show", placing, "--json").data["asked"]["seat"] == "blue"
        assert json.loads(command("position", placing).out)["docket"][0]["seat"] == "blue"

    def test_a_match_that_begins_there_tells_what_it_did(self, command: Command, placing: Path) -> None:
        journal = command("new", "rurik", "--from", placing, "--seed", 1).out
        assert "yellow: rebellion advisor" in journal
        assert list(veche.load(journal).moves) == list(veche.load(placing).moves)

    def test_the_outcome_of_the_last_claim_phase(self, command: Command, claim: Path) -> None:
        assert command("moves", claim).out == "The game is over.\n"
        assert command("outcome", claim).code == 0
        assert command("play", claim, "advisor 5").code == 2
        assert command("replay", claim, "--check").out.startswith("The position is possible.")

    def test_a_docket_that_does_not_fit_is_told(self, command: Command, tmp_path: Path) -> None:
        path = tmp_path / "strange.json"
        docket: list[dict[str, str]] = [{"procedure": "rebellion-resolves", "seat": "yellow"}]
        docket += [
            {"procedure": "next-turn", "seat": "blue"},
            {"procedure": "claim-phase"},
            {"procedure": "begin-round"},
        ]
        rebellion = {"ring": [None] * 17 + [4]}
        strange = {"title": "rurik", "players": 1, "phase": "action", "docket": docket, "rebellion": rebellion}
        path.write_text(json.dumps(strange), "utf-8")
        answer = command("moves", path)
        assert answer.code == 2
        assert "docket[1]: rebellion-resolves: nothing of yellow's stands on the board" in answer.err


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        (["rurik", "--solo", "--players", "3"], "BadCommand", "--solo means one player"),
        (["rurik", "--difficulty", "hard"], "UnknownOption", "is for a table of 1, not of 2"),
        (["rurik", "--solo", "--difficulty", "hrad"], "UnknownOption", "Did you mean 'hard'?"),
        (["rurik", "--solo", "--leaders", "sviatopolk"], "UnknownOption", "Sviatopolk leads the Rebellion"),
        (["rurik", "--solo", "--rebel-rewards"], "UnknownOption", "is for a table of 2, 3, 4, not of 1"),
        (["fair", "--solo"], "BadCommand", "The Fair has no opponent of its own"),
    ],
)
def test_what_cannot_be(command: Command, fair: Fair, arguments: list[str], kind: str, says: str) -> None:
    answer = command("new", *arguments, "--json")
    assert answer.code == 2
    assert answer.error["type"] == kind
    assert says in answer.error["message"]


def test_options_of_any_title_are_flags(command: Command, fair: Fair) -> None:
    answer = command("new", "fair", "--pedlar", "--road", "long", "--seed", 1)
    assert "option pedlar\n" in answer.out
    assert "option road=long\n" in answer.out


def test_a_simulation_tells_wins_and_margin_with_their_intervals(command: Command) -> None:
    answer = command("simulate", "rurik", "--solo", "--difficulty", "easy", "--games", 4)
    assert "4 games of Rurik: Dawn of Kiev, 1 player, bots random" in answer.out
    assert "against The Rebellion: 0.0% won (0.0% to 49.0%, 95 %)" in answer.out
    assert "mean margin -" in answer.out


def test_in_json_too(command: Command) -> None:
    data = command("simulate", "rurik", "--solo", "--games", 4, "--json").data
    assert data["automa"]["name"] == "The Rebellion"
    margin = data["automa"]["margin"]
    assert margin["low"] < margin["mean"] < margin["high"]
    scores = data["scores"]
    assert margin["mean"] == pytest.approx(scores["blue"]["total"] - scores["yellow"]["total"])


def test_whoever_keeps_the_table_reads_the_letter_that_nobody_knows(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "ivan.veche"
    command("new", "stroganov", "--solo", "--ivan-letter", "hidden", "--seed", 4, "-o", path)
    game = veche.load(path)
    letter = game.title.dump(game.rules, game.state)["ivan"]["letter"]
    assert "letter: drawn in secret" in command("show", path).out
    assert "Ivan's letter" not in command("show", path).out
    out = command("show", path, "--all").out
    assert f"Hidden from everybody\n  Ivan's letter: {letter}\n" in out


def test_only_alone(command: Command) -> None:
    assert "automa" not in command("simulate", "rurik", "--games", 2, "--json").data
