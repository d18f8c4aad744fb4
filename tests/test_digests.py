"""The same games as before: every setup of every title plays them move for move."""

from __future__ import annotations

import pytest

from tests.digests import digests, written


@pytest.mark.parametrize("title", ["rurik", "rurik2", "stroganov"])
def test_every_setup_plays_the_same_games(title: str) -> None:
    assert digests(title) == written()[title], "if the rules have changed: make digests"
