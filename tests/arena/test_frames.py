"""Games as tables: a row a decision, a row a seat and game; from journals and from simulations, the same."""

import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import veche
from veche.arena.frames import NoFrames, Parquet, beside, frame
from veche.arena.simulate import Plan, simulate
from veche.cli import main
from veche.kernel.docket import CHANCE
from veche.kernel.game import Game
from veche.titles import title

parquet: Any = import_module("pyarrow.parquet")


def played(name: str, players: int, seed: int) -> Game[Any]:
    game = veche.new(name, players, seed=seed)
    while not game.is_over:
        game.play(game.moves[(seed + game.version) % len(game.moves)])
    return game


@pytest.mark.parametrize(("name", "players"), [("rurik", 3), ("rurik2", 2), ("stroganov", 2), ("stroganov", 1)])
def test_a_row_is_a_decision_and_a_row_is_a_seat(name: str, players: int) -> None:
    game = played(name, players, 5)
    rows = frame(game).to_pylist()
    made = [entry for entry in game.line() if 0 <= entry.seat < players]
    assert [(row["version"], row["seat"], row["move"]) for row in rows] == [
        (entry.version, game.seats[entry.seat], entry.text) for entry in made
    ]
    assert all(row["choices"] >= 1 and row["game"] == 0 and row["question"] for row in rows)
    outcome = game.outcome
    assert outcome is not None
    seats = frame(game, "seats").to_pylist()
    assert [row["points"] for row in seats] == outcome.totals
    assert [row["rank"] for row in seats] == outcome.ranking()
    assert sum(row["won"] for row in seats) == pytest.approx(1)
    for row in seats:
        assert sum(value for key, value in row.items() if key.startswith("points_")) == row["points"]
    assert sorted(row["order"] for row in seats if row["order"]) == list(range(1, len(seats) + 1))


def test_who_begins_has_the_first_turn() -> None:
    game = veche.new("stroganov", 3, seed=3, first="red")
    while not game.is_over:
        game.play(game.moves[0])
    assert {row["seat"]: row["order"] for row in frame(game, "seats").to_pylist()}["red"] == 1


def test_what_was_taken_back_is_left_out_and_what_is_not_over_has_no_points(tmp_path: Path) -> None:
    game = veche.new("stroganov", 2, seed=3)
    game.play(game.moves[0])
    game.undo()
    game.play(game.moves[1])
    file = tmp_path / "one.veche"
    veche.save(game, file)
    for journal in (game, file, str(file), file.read_text("utf-8")):
        table = frame(journal)
        assert table["version"].to_pylist() == [entry.version for entry in game.line() if entry.seat != CHANCE]
        assert frame(journal, "seats")["points"].to_pylist() == [None, None]


def test_journals_of_several_titles_are_one_table() -> None:
    games = [played("rurik", 2, 1), played("stroganov", 2, 2)]
    seats = veche.frame(games, "seats")
    assert Counter(zip(seats["game"].to_pylist(), seats["title"].to_pylist(), strict=True)) == {
        (0, "rurik"): 2,
        (1, "stroganov"): 2,
    }
    assert seats["points_songs"].to_pylist()[:2] == [None, None]
    assert seats["points_rule_track"].to_pylist()[2:] == [None, None]


def test_a_simulation_writes_what_its_journals_would_say(tmp_path: Path) -> None:
    """Each game of the file is the match of that luck with the same moves."""
    file = tmp_path / "deep" / "games.parquet"
    plan = Plan("rurik", 3, seed=4, bots=("random",), rows=True)
    with Parquet(file, title("rurik")) as out:
        with_rows = simulate(plan, 3, keep=out.write)
        assert not file.exists()
    assert with_rows.digest == simulate(Plan("rurik", 3, seed=4), 3).digest
    seats, made = parquet.read_table(file), parquet.read_table(beside(file))
    assert seats["game"].to_pylist() == [game for game in range(3) for _ in range(3)]
    for number in range(3):
        rows = [row for row in made.to_pylist() if row["game"] == number]
        luck = next(row["luck"] for row in seats.to_pylist() if row["game"] == number)
        game = veche.new("rurik", 3, luck=int(luck))
        for row in rows:
            game.play(row["move"])
        assert game.is_over
        again = frame(game).drop_columns(["game", "bot"])
        assert [{key: row[key] for key in again.column_names} for row in rows] == again.to_pylist()
    assert set(made["bot"].to_pylist()) == {"random"}


def test_what_was_broken_off_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), Parquet(tmp_path / "games.parquet", title("rurik")):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    assert main(["simulate", "stroganov", "--games", "2", "--census", "--parquet", str(file)]) == 0
    assert capsys.readouterr().out.startswith("2 games of Stroganov")
    assert parquet.read_table(file).num_rows == 4
    assert parquet.read_table(beside(file)).num_rows > 50


def test_without_the_library_it_is_said_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoFrames, match=r"veche\[frames\]"):
        veche.frame([])
    assert main(["simulate", "rurik", "--games", "1", "--parquet", str(tmp_path / "a.parquet")]) == 2
    assert "veche[frames]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_another_table_is_refused() -> None:
    with pytest.raises(NoFrames, match="'decisions', 'seats'"):
        veche.frame([], "moves")  # type: ignore[arg-type]
