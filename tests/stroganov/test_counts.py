"""Numbers that are written out, because mypyc folds no others: each is as many as there are."""

from __future__ import annotations

from veche.titles.stroganov.components import FURS, REGIONS, REGIONS_IN_ALL
from veche.titles.stroganov.payment import ABOVE, ANY
from veche.titles.stroganov.state import KINDS


def test_there_are_as_many_as_names() -> None:
    assert (len(FURS), len(REGIONS)) == (KINDS, REGIONS_IN_ALL)


def test_prices_follow_the_values_of_furs() -> None:
    assert (ANY, ABOVE) == (KINDS, KINDS + 1)
