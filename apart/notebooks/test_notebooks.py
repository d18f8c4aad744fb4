"""The example notebooks run, and say what their figures say; pandas and polars read the tables of games."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import veche
from veche.arena.frames import Parquet, beside
from veche.arena.simulate import Plan, simulate
from veche.titles import title

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "examples" / "notebooks").glob("*.ipynb"))
nbformat: Any = import_module("nbformat")
nbclient: Any = import_module("nbclient")
pandas: Any = import_module("pandas")
polars: Any = import_module("polars")


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", os.environ.get("GAMES", "8"))
    monkeypatch.setenv("BOTS", os.environ.get("BOTS", "random"))
    notebook = nbformat.read(file, 4)
    kept = len(outputs(notebook))
    nbclient.NotebookClient(notebook, timeout=2400, kernel_name="python3").execute()
    found = outputs(notebook)
    assert len(found) == kept, "the notebook is kept as it was run"
    assert sum("image/png" in output.get("data", {}) for output in found) == 2
    said = "".join([output.text for output in found if output.output_type == "stream"])
    assert "agenda: " in said
    assert "order: " in said


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.parquet"
    with Parquet(file, title("rurik")) as out:
        simulate(Plan("rurik", 3, seed=2, rows=True), 4, keep=out.write)
    return file


def test_pandas_and_polars_read_the_same(file: Path) -> None:
    for name in (file, beside(file)):
        there, here = polars.read_parquet(name), pandas.read_parquet(name)
        assert there.columns == list(here.columns)
        assert there.height == len(here) > 0
    seats = pandas.read_parquet(file)
    assert seats.groupby("game").won.sum().round(9).eq(1).all()
    made = polars.read_parquet(beside(file))
    kept = made.filter(polars.col("verb") == "keep agenda").group_by("game").len()
    assert kept["len"].to_list() == [3] * 4


def test_pandas_and_polars_take_a_frame() -> None:
    game = veche.new("stroganov", 2, seed=1)
    game.play(game.moves[0])
    frame = veche.frame(game)
    assert frame.to_pandas()["move"].tolist() == polars.from_arrow(frame)["move"].to_list()
    assert veche.frame(game, "seats").to_pandas()["points"].isna().all()
