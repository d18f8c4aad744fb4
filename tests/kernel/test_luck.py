"""Luck: the same seed and version always draw the same, and what is drawn has the right odds."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.bare import RULES, TURN, deal_card, settled
from tests.laws.chi_square import bound, distance
from tests.toy.printed import IN_THE_BAG, TOKENS
from tests.toy.scenario import fair, play_on, texts, turn
from veche.kernel.luck import Throws, luck, pick


class TestANumber:
    def test_depends_on_seed_and_version_alone(self) -> None:
        assert luck(7, 1) == luck(7, 1)
        assert len({luck(seed, version) for seed in range(100) for version in range(100)}) == 10_000

    def test_is_the_same_in_another_process(self) -> None:
        code = "from veche.kernel.luck import luck; print([luck(seed, 500) for seed in (0, 7, -3)])"
        there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        assert there.strip() == str([luck(seed, 500) for seed in (0, 7, -3)])

    @given(st.integers(), st.integers(0, 10**6))
    def test_has_64_bits_whatever_the_seed(self, seed: int, version: int) -> None:
        assert 0 <= luck(seed, version) < 2**64

    @pytest.mark.parametrize("seed", [0, 1, 2**63])
    def test_has_every_bit_as_often_set_as_not(self, seed: int) -> None:
        numbers = [luck(seed, version) for version in range(4000)]
        for bit in range(64):
            ones = sum(number >> bit & 1 for number in numbers)
            assert distance([ones, 4000 - ones], [2000.0, 2000.0]) < bound(1)

    def test_says_nothing_about_the_number_of_the_next_version_or_the_next_seed(self) -> None:
        pairs = Counter((luck(9, version) % 6, luck(9, version + 1) % 6) for version in range(0, 14_400, 2))
        assert distance([pairs[a, b] for a in range(6) for b in range(6)], [200.0] * 36) < bound(35)
        pairs = Counter((luck(seed, 3) % 6, luck(seed + 1, 3) % 6) for seed in range(0, 14_400, 2))
        assert distance([pairs[a, b] for a in range(6) for b in range(6)], [200.0] * 36) < bound(35)


class TestPicking:
    def test_gives_every_place_as_many_numbers_as_its_weight(self) -> None:
        assert [pick([2, 0, 1, 3], number) for number in range(12)] == [0, 0, 2, 3, 3, 3] * 2

    @given(st.lists(st.integers(0, 20), min_size=1).filter(any), st.integers(0, 2**64 - 1))
    def test_never_gives_a_place_without_weight(self, weights: list[int], number: int) -> None:
        assert weights[pick(weights, number)] > 0

    @pytest.mark.parametrize("weights", [[], [0], [0, 0]])
    def test_refuses_weights_of_which_none_is_positive(self, weights: list[int]) -> None:
        with pytest.raises(ValueError, match="no weight is positive"):
            pick(weights, 5)


class TestThrows:
    def test_are_the_same_for_the_same_seed_and_bounds(self) -> None:
        bounds = [2, 7, 30, 3] * 50
        one, again, other = (list(map(Throws(seed).below, bounds)) for seed in (5, 5, 6))
        assert one == again != other

    @given(st.integers(-(2**70), 2**70), st.lists(st.integers(1, 3000), min_size=1, max_size=60))
    def test_stay_below_their_bound(self, seed: int, bounds: list[int]) -> None:
        throws = Throws(seed)
        assert all(0 <= throws.below(limit) < limit for limit in bounds)

    @pytest.mark.parametrize("sides", [2, 3, 6, 17])
    def test_come_up_equally_often(self, sides: int) -> None:
        throws = Throws(sides)
        found = Counter(throws.below(sides) for _ in range(1000 * sides))
        assert distance([found[side] for side in range(sides)], [1000.0] * sides) < bound(sides - 1)

    def test_tell_nothing_about_the_next_one(self) -> None:
        throws = Throws(1)
        pairs = Counter((throws.below(6), throws.below(6)) for _ in range(7200))
        assert distance([pairs[one, other] for one in range(6) for other in range(6)], [200.0] * 36) < bound(35)


class TestChance:
    def test_draws_the_same_in_two_games_with_the_same_seed_and_moves(self) -> None:
        assert texts(play_on(fair(seed=3), seed=1)) == texts(play_on(fair(seed=3), seed=1))

    def test_draws_differently_with_another_seed(self) -> None:
        assert len({tuple(texts(fair(players=3, seed=seed))) for seed in range(60)}) > 40

    def test_is_drawn_by_the_version_at_which_it_is_written(self) -> None:
        game = turn("red", seed=11)
        game.play("walk 1")
        assert [entry.version for entry in game.entries] == [1, 2, 3, 4]
        bag = list(IN_THE_BAG)
        for entry in game.entries[1:]:
            token = TOKENS[pick(bag, luck(11, entry.version))]
            assert entry.text == f"draw {token}"
            bag[TOKENS.index(token)] -= 1

    def test_has_the_odds_that_the_weights_say(self) -> None:
        ask = RULES.ask(settled(deal_card(0)))
        assert ask is not None
        drawn = Counter(ask.falls_on(luck(seed, 1)) for seed in range(8000))
        assert distance([drawn[TURN + card] for card in range(3)], [1000.0, 2000.0, 5000.0]) < bound(2)

    def test_draws_from_a_bag_as_from_a_bag(self) -> None:
        games = 4400
        drawn: Counter[str] = Counter()
        for seed in range(games):
            game = turn("red", seed=seed)
            game.play("walk 1")
            drawn.update(entry.text for entry in game.entries[1:2])
        expected = [games * number / sum(IN_THE_BAG) for number in IN_THE_BAG]
        assert distance([drawn[f"draw {token}"] for token in TOKENS], expected) < bound(len(TOKENS) - 1)
