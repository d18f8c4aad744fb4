"""Numbers that are written out, because mypyc folds no others: each is as many as there are."""

from __future__ import annotations

from veche.titles.rurik.both.components import GOODS, REGIONS
from veche.titles.rurik.both.state import HERE, WIDTH_OF_GOODS
from veche.titles.rurik.first import components as first
from veche.titles.rurik.first import state as first_state
from veche.titles.rurik.second import components as second
from veche.titles.rurik.second import state as second_state


def test_columns_are_as_wide_as_what_they_count() -> None:
    assert (HERE, WIDTH_OF_GOODS) == (REGIONS, GOODS)
    assert first_state.WIDTH_OF_HAND == first.SCHEME_CARDS
    assert second_state.WIDTH_OF_HAND == second.STRATEGY_CARDS


def test_there_are_as_many_cards_and_tokens_as_names() -> None:
    assert len(first.DEEDS) == first.DEED_CARDS
    assert len(second.DEEDS) == second.DEED_CARDS
    assert len(first.TOKENS) == first.CONVERSIONS
