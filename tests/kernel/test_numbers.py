"""What compiled modules call and what plain Python has in its place give the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from veche.kernel import loops, mix, mix64, numbers
from veche.kernel.luck import fallen, luck, mixed, pick
from veche.kernel.state import changed, column_of, filled, put

COLUMN = [3, 0, -1, 3, 7]
CASES: list[tuple[str, tuple[int, ...]]] = [
    ("count_of", (3,)),
    ("count_of", (4,)),
    ("index_of", (3,)),
    ("index_of", (3, 1)),
    ("total_of", ()),
    ("total_in", (1, 4)),
    ("any_in", (1, 2)),
    ("any_in", (1, 3)),
    ("found_in", (7, 0, 4)),
    ("found_in", (7, 0, 5)),
    ("copied", ()),
]


@pytest.mark.parametrize(("name", "asked"), CASES)
def test_a_loop_gives_what_plain_python_has_built_in(name: str, asked: tuple[int, ...]) -> None:
    loop: Callable[..., Any] = getattr(loops, name)
    built_in: Callable[..., Any] = getattr(numbers, name)
    assert loop(column_of(COLUMN), *asked) == built_in(column_of(COLUMN), *asked)


def test_a_number_that_is_not_there_has_no_index() -> None:
    for index_of in (loops.index_of, numbers.index_of):
        with pytest.raises(ValueError, match=r"no such number|is not in list"):
            index_of(column_of(COLUMN), 5)


def test_words_are_mixed_as_numbers_are() -> None:
    dice = Random(1)
    for version in range(200):
        seed = dice.getrandbits(64)
        word = mix64.word_of(seed)
        assert -(1 << 63) <= word < 1 << 63
        assert mix64.drawn_word(word, version) & mix.MASK == mix.drawn(seed, version)
        assert mix64.remainder(word, version + 1) == seed % (version + 1)


def test_chance_falls_as_luck_says() -> None:
    weights = [2, 0, 5, 1]
    for version in range(50):
        assert fallen(numbers.word_of(mixed(9)), version, weights) == pick(weights, luck(9, version))


def test_a_changed_column_leaves_the_other_as_it_was() -> None:
    old = filled(1, 3)
    new = changed(old, 1, 5)
    put(new, 1, [7, 8])
    assert (list(old), list(new)) == ([1, 1, 1], [1, 7, 8])


def test_what_tells_mypyc_something_leaves_a_class_as_it_is() -> None:
    @numbers.mypyc_attr(free_list_len=1)
    class Made:
        pass

    assert Made().__class__ is Made
