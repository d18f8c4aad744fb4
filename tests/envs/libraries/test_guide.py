"""The blocks of the guide that need a library (`make envs`)."""

from __future__ import annotations

import pytest

from tests.blocks import blocks, run_python

pytestmark = pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")


def test_what_the_guide_shows_runs() -> None:
    """All of it, one block after the other, as whoever reads it would type it."""
    pieces = blocks("python")
    run_python([block for block in pieces if block.page == "docs/environments.md"])
