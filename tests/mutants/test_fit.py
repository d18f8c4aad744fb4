"""The mutants still fit the sources: each blanks something that stands there, and every ruling has one."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.mutants.mutants import ROOT
from tests.mutants.run import check_fit
from tests.mutants.titles import TITLES, Title, every_mutant
from veche import titles


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_mutant_fits_the_sources(title: Title) -> None:
    check_fit(title, title.every_mutant())


def test_no_two_mutants_of_a_title_have_one_name() -> None:
    assert every_mutant()


def test_every_title_has_mutants() -> None:
    toy = {"fair"}  # registered by tests that share this process
    assert {title.name for title in TITLES} == {meta.id for meta in titles.metas()} - toy


@pytest.mark.parametrize(
    ("title", "name"), [("stroganov", "song at 12: no auxiliary"), ("rurik", "deed new_beginning: no points")]
)
def test_a_mutant_is_noticed(title: str, name: str) -> None:
    """A few of the thousands of `make mutants`, of sources and of data, so that the runner itself is tried."""
    command = [sys.executable, "tests/mutants/run.py", "--title", title, "--only", name, "--quick"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\d+ mutants? in", done.stdout)
