"""Pieces keep their ids: a number belongs to one troop, and few numbers change when one troop moves."""

from itertools import pairwise

from tests.drawing.stage import games
from veche.titles.rurik.both.components import TROOPS
from veche.titles.rurik.both.draw.places import numbered
from veche.titles.rurik.first.components import REGIONS

MOST_CHANGES = 1.45
"""Numbers that may change for each change on the map; counting through the regions would change 1.6."""


def where(troops: tuple[int, ...]) -> dict[int, int]:
    return {number: region for region, numbers in enumerate(numbered(troops)) for number in numbers}


def test_every_troop_has_a_number_of_its_own() -> None:
    for game in games(4, range(1)):
        for seat in range(4):
            troops = tuple(game.state.troops[seat * 15 : seat * 15 + 15])
            places = numbered(troops)
            numbers = [number for here in places for number in here]
            assert [len(here) for here in places] == list(troops)
            assert len(set(numbers)) == len(numbers)
            assert set(numbers) <= set(range(1, TROOPS + 1))


def test_few_numbers_change_when_a_troop_moves() -> None:
    lines: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    match = 0
    for game in games(4, range(4)):
        for seat in range(4):
            lines.setdefault((match, seat), []).append(tuple(game.state.troops[seat * 15 : seat * 15 + 15]))
        match += game.is_over
    changes = steps = 0
    for line in lines.values():
        for before, after in pairwise(line):
            if before != after:
                old, new = where(before), where(after)
                changes += sum(old.get(number) != new.get(number) for number in range(1, TROOPS + 1))
                steps += 1
    assert steps > 100
    assert changes / steps < MOST_CHANGES


def test_nothing_changes_when_nothing_moves() -> None:
    troops = (1, 0, 2) + (0,) * (len(REGIONS) - 3)
    assert numbered(troops) == numbered((*troops,))
