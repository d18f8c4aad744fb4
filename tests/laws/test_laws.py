"""The laws of every title: in random games for every number of players, and at positions that Hypothesis picks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws import laws, run
from tests.laws.chi_square import ONCE
from tests.laws.conservation import CONSERVED, NEVER_BACK
from tests.laws.examination import Examination, Violation
from tests.laws.setups import LONGEST, LONGEST_TURN, TEXTS, every_setup, examined, random_setup, title_called
from tests.laws.states import by_dice, chosen, readers
from tests.laws.unseen import EVERYTHING_OPEN, UNSEEN
from tests.laws.wealth import WEALTH
from veche.kernel.colours import COLOURS
from veche.kernel.decisions import decisions
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.rules import Rules
from veche.shelf.title import AnyTitle

GAMES = {"fair": 100, "rurik": 60}
"""How many games of a title the suite plays for each number of players; `make laws` plays as many as one likes."""
MOST_GAMES = 40
AT_A_TIME = 20
BEGUN = 60
"""So many moves of each combination of options."""

COUNTS = [(name, players) for name in examined() for players in title_called(name).meta.players]
CHUNKS = [
    pytest.param(name, players, range(first, first + AT_A_TIME), id=f"{name}-{players}-players-from-{first}")
    for name, players in COUNTS
    for first in range(0, GAMES.get(name, MOST_GAMES), AT_A_TIME)
]


@pytest.mark.parametrize("name", examined())
def test_the_laws_know_what_only_the_title_can_say(name: str) -> None:
    for table in (CONSERVED, NEVER_BACK, UNSEEN, LONGEST, LONGEST_TURN, WEALTH):
        assert name in table
    texts = [option.name for option in title_called(name).meta.options if option.text and option.name != COLOURS]
    assert all((name, option) in TEXTS for option in texts)


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_combination_of_options_is_set_up_and_begun(name: str, players: int) -> None:
    title, dice, begun = title_called(name), Random(players), 0
    for setup in every_setup(title, players):
        game: Game[Any] = Game(title, setup, begun)
        while game.version < BEGUN and not game.is_over:
            game.play(dice.choice(game.moves.numbers))
        laws.conservation(title, game.rules, game.state)
        position = title.dump(game.rules, game.state)
        assert title.dump(game.rules, title.load(game.rules, position)) == position
        assert set(position["options"]) >= {one for one, value in setup.options.items() if not value}
        begun += 1
    assert begun == len({tuple(sorted(one.options.items())) for one in every_setup(title, players)})


@pytest.mark.laws
@pytest.mark.parametrize(("name", "players", "seeds"), CHUNKS)
def test_random_games_keep_every_law(name: str, players: int, seeds: range) -> None:
    for seed in seeds:
        try:
            checks = Examination(title_called(name), players, seed).run()
        except Violation as violation:
            pytest.fail(str(violation), pytrace=False)
        assert checks["dump and load"] >= 1


class Place:
    """A game played at random up to somewhere."""

    def __init__(self, name: str, players: int, seed: int, length: int) -> None:
        dice = Random(seed)
        self.title: AnyTitle = title_called(name)
        self.players = players
        self.seed = seed
        self.before: list[Any] = []
        self.game: Game[Any] = Game(self.title, random_setup(self.title, players, dice), None)
        self.rules = self.game.rules
        for _ in range(length):
            ask = self.game.ask
            if ask is None:
                break
            self.before.append(self.rules.copy(self.game.state))
            self.game.play(chosen(ask, dice))
        self.state = self.game.state
        self.called = f"{name}, {players} players, seed {seed}, length {length}"

    def __repr__(self) -> str:
        return f"<{self.called}>"


def places(shortest: int = 0) -> st.SearchStrategy[Place]:
    """Any title, number of players, options and moves."""
    return st.builds(
        lambda count, seed, length: Place(count[0], count[1], seed, length),
        st.sampled_from(COUNTS),
        st.integers(0, 2**32),
        st.integers(shortest, 450),
    )


anywhere = settings(max_examples=40)


class TestAtAnyPlace:
    @anywhere
    @given(places())
    def test_there_is_no_dead_end(self, place: Place) -> None:
        laws.no_dead_end(place.rules, place.state, place.game.ask)

    @anywhere
    @given(places())
    def test_nothing_is_lost(self, place: Place) -> None:
        laws.conservation(place.title, place.rules, place.state)

    @anywhere
    @given(places(shortest=1))
    def test_nothing_goes_back_that_only_goes_forward(self, place: Place) -> None:
        laws.nothing_goes_back(place.title, place.before[-1], place.state)

    @anywhere
    @given(places())
    def test_moves_are_read_as_they_are_written(self, place: Place) -> None:
        laws.notation_round_trip(place.rules, place.game.moves.numbers)

    @anywhere
    @given(places())
    def test_asking_changes_nothing(self, place: Place) -> None:
        laws.asking_is_pure(place.rules, place.state)

    @anywhere
    @given(places())
    def test_copies_go_their_own_way(self, place: Place) -> None:
        laws.copies_never_alias(place.state, laws.Ahead(place.rules, place.state, place.seed))

    @anywhere
    @given(places())
    def test_a_position_can_be_written_and_read(self, place: Place) -> None:
        laws.dump_and_load(place.title, place.rules, place.state, laws.Ahead(place.rules, place.state, place.seed))

    @anywhere
    @given(places())
    def test_the_journal_alone_rebuilds_the_game(self, place: Place) -> None:
        laws.journal_rebuilds(place.title, place.game)

    @anywhere
    @given(places())
    def test_a_game_goes_on_from_its_resting_place(self, place: Place) -> None:
        laws.goes_on_in_mid_journal(place.title, place.game)

    @anywhere
    @given(places())
    def test_undo_crosses_neither_chance_nor_another_seat(self, place: Place) -> None:
        laws.undo_crosses_nothing(place.game, place.before)

    @anywhere
    @given(places())
    def test_undo_does_not_show_what_was_hidden(self, place: Place) -> None:
        laws.undo_never_peeks(place.game, place.seed)

    @anywhere
    @given(places())
    def test_a_secret_answer_makes_no_difference_to_the_others(self, place: Place) -> None:
        laws.secrets_stay_secret(place.rules, place.state, place.players, place.seed)

    @anywhere
    @given(places())
    def test_a_guess_looks_like_the_view_it_comes_from(self, place: Place) -> None:
        laws.guesses_fit_every_view(place.title, place.rules, place.state, place.players, place.seed)

    @anywhere
    @given(places())
    def test_two_guesses_cannot_be_told_apart(self, place: Place) -> None:
        for reader in readers(place.players):
            laws.guesses_cannot_be_told_apart(place.rules, place.state, reader, place.seed)

    @anywhere
    @given(places())
    def test_a_view_can_be_sent_as_text(self, place: Place) -> None:
        for reader in readers(place.players):
            laws.views_travel_as_data(place.rules, place.state, reader, place.seed)

    @anywhere
    @given(places())
    def test_the_asked_seat_knows_its_moves(self, place: Place) -> None:
        laws.asked_seat_knows_its_moves(place.rules, place.state, place.seed)


def best_hidden(name: str, players: int) -> list[tuple[Rules[Any], Any]]:
    """Positions of a few games in which the most slots hold unseen cards, one for each number of slots."""
    title = title_called(name)
    found: dict[int, tuple[Rules[Any], Any]] = {}
    for seed in range(6):
        dice = Random(seed)
        game: Game[Any] = Game(title, random_setup(title, players, dice), None)
        for _ in decisions(game, by_dice(dice)):
            view = game.rules.view(game.state, NOBODY)
            pools = UNSEEN[name](view, game.state)
            slots = sum(bool(cards) for slots in pools.values() for cards in slots.values())
            found.setdefault(slots, (game.rules, game.rules.copy(game.state)))
    return [found[slots] for slots in sorted(found, reverse=True)[:3]]


@pytest.mark.laws
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_unseen_card_turns_up_in_every_unseen_slot(name: str, players: int) -> None:
    title = title_called(name)
    looked_at = 0
    for number, (rules, state) in enumerate(best_hidden(name, players)):
        for reader in readers(players):
            looked_at += laws.guesses_vary(title, rules, state, reader, number, ONCE)
    assert looked_at >= (0 if name in EVERYTHING_OPEN else 3 * players)


class TestTheLongRunner:
    def test_examines_games_and_sums_up(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run.main("--games 2 --title fair --players 2 --jobs 1 --seed 5".split()) == 0
        shown = capsys.readouterr()
        assert "fair 2" in shown.out
        assert "Every law holds." in shown.out
        assert "2 of 2 games" in shown.err

    def test_refuses_a_number_of_players_that_no_title_has(self) -> None:
        assert run.main("--games 2 --players 9".split()) == 2
