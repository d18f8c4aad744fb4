"""OpenSpiel's own tests, for every title, number of players and option (`make envs`)."""

from __future__ import annotations

import json
import subprocess
import sys
import unittest
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tests.envs.setups import Options, called, every_setup, some_setups
from veche import titles
from veche.envs.openspiel import NAMES
from veche.kernel import journal
from veche.kernel.game import Game
from veche.kernel.setup import Setup

SetupOf = tuple[str, int, Options]


def name_of(setup: SetupOf, returns: str = "placement") -> str:
    """What OpenSpiel calls the game of a setup."""
    title, players, options = setup
    said = [f"{name}={value.replace(',', '+') or 'true'}" for name, value in options.items()]
    return f"veche_{title}({','.join([f'players={players}', f'returns={returns}', *said])})"


def game_of(setup: SetupOf, returns: str = "placement") -> Any:
    return pyspiel.load_game(name_of(setup, returns))


def stepped(state: Any, dice: Random) -> None:
    """Take one action at random, or one outcome of chance."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("setup", every_setup(), ids=called)
def test_random_simulations_find_nothing_wrong(setup: SetupOf) -> None:
    pyspiel.random_sim_test(game_of(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setup", every_setup(), ids=called)
def test_the_interface_is_whole(setup: SetupOf) -> None:
    """The tests of OpenSpiel that every game it knows passes, on some of the states of this one."""
    its = {"game": game_of(setup), "game_name": name_of(setup)}
    of_this = type("Interface", (api_test.EnforceAPIOnPartialTreeBase,), its)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(of_this).run(result)
    assert result.testsRun >= 5
    assert not result.skipped
    assert "".join([text for _, text in [*result.errors, *result.failures]]) == ""


@pytest.mark.parametrize("setup", some_setups(), ids=called)
@pytest.mark.parametrize("returns", ["placement", "win", "margin"])
def test_a_game_is_simulated_in_python(setup: SetupOf, returns: str) -> None:
    np.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(game_of(setup, returns))


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_same_again(name: str) -> None:
    told = playthrough(name, action_sequence=None, seed=3)
    assert f'GameType.short_name = "{name}"' in told
    assert "GameType.provides_information_state_tensor = False" in told
    assert told == playthrough(name, action_sequence=None, seed=3)


@pytest.mark.parametrize("setup", some_setups(), ids=called)
def test_what_is_known_of_all_that_was_is_the_journal_of_the_seat(setup: SetupOf) -> None:
    """Word for word what the table gives this seat of the same match, automas' lines and all."""
    title, players, options = setup
    match: Game[Any] = Game(titles.title(title), Setup(players, options), None)
    state, dice = game_of(setup).new_initial_state(), Random(9)
    encoder = state.moment.layout.encoder
    moment = 0
    while not state.is_terminal():
        if moment % 24 == 0:
            assert str(state).split("--\n")[1] == journal.write(match).split("--\n")[1]
            for seat in range(players):
                assert state.information_state_string(seat).split("saw ")[0] == journal.write_for(match, seat)
        asked = state.current_player()
        stepped(state, dice)
        match.play(int(encoder.move(asked, state.history()[-1])))
        moment += 1
    assert match.is_over


@pytest.mark.parametrize("setup", some_setups(), ids=called)
def test_who_knows_the_same_sees_the_same(setup: SetupOf) -> None:
    """Whatever chance does: seats that cannot tell two outcomes apart by what they know see no difference, now or
    in what they may do."""
    state, dice = game_of(setup).new_initial_state(), Random(4)
    told_apart = compared = 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            after = [state.child(action) for action in dice.sample(outcomes, min(4, len(outcomes)))]
            for seat in range(setup[1]):
                seen: dict[str, Any] = {}
                for one in after:
                    asked = one.current_player() == seat
                    choice = one.legal_actions() if asked else []
                    sight = (one.observation_string(seat), one.observation_tensor(seat), choice)
                    compared += one.information_state_string(seat) in seen
                    assert seen.setdefault(one.information_state_string(seat), sight) == sight
                told_apart += len(seen) > 1
        stepped(state, dice)
    assert told_apart


def test_what_was_seen_once_is_known_for_ever() -> None:
    """The marks tell apart what the seat saw whenever it was asked, and what it sees at the end."""
    state, dice = game_of(("rurik", 1, {})).new_initial_state(), Random(12)
    seen = []
    while not state.is_terminal():
        if not state.is_chance_node():
            seen.append((str(len(state.moment.lines()) + 1), state.observation_string(0)))
        stepped(state, dice)
    *marked, last = state.information_state_string(0).split("saw ")[1].strip().split(", ")
    assert [mark.split()[0] for mark in marked] == [version for version, _ in seen]
    marks = [*[mark.split()[1] for mark in marked], last]
    sights = [*[sight for _, sight in seen], state.observation_string(0)]
    assert len(set(marks)) == len(set(sights)) == len(set(zip(marks, sights, strict=True)))


def test_not_all_that_comes_into_sight_is_in_a_journal() -> None:
    """Rows slide out of the Rebellion's bottom card, and no line names them: of two cards the seat has the same
    journal for a while, and sees them apart."""
    state, dice = game_of(("rurik", 1, {})).new_initial_state(), Random(19)
    told_apart = 0
    while not state.is_terminal():
        if state.moment.ask.procedure == "bottom-card":
            for pair in combinations([state.child(action) for action, _ in state.chance_outcomes()[:5]], 2):
                one, other = [after_some(card, 2) for card in pair]
                same_sight = one.observation_string(0) == other.observation_string(0)
                same_state = one.information_state_string(0) == other.information_state_string(0)
                assert same_sight or not same_state
                told_apart += told_by(one) == told_by(other) and not same_sight
        stepped(state, dice)
    assert told_apart


def after_some(state: Any, actions: int) -> Any:
    """The state after so many actions, always the first."""
    for _ in range(actions):
        state = state.child(state.legal_actions()[0])
    return state


def told_by(state: Any) -> str:
    """The journal of the first seat, without the marks."""
    return str(state.information_state_string(0)).split("saw ")[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_costs_nothing_and_goes_its_own_way(name: str) -> None:
    state, dice = pyspiel.load_game(name).new_initial_state(), Random(2)
    for _ in range(30):
        stepped(state, dice)
    twin = state.clone()
    assert twin.moment is state.moment
    before = str(state)
    for _ in range(5):
        stepped(twin, dice)
    assert str(state) == before
    assert twin.history()[: len(state.history())] == state.history()


def test_what_others_may_not_know_is_private() -> None:
    """Of now: what everybody sees, what a seat sees besides, both, and what all seats see."""
    game = pyspiel.load_game("veche_rurik(players=2)")
    state, dice = game.new_initial_state(), Random(1)
    for _ in range(80):
        stepped(state, dice)
    kind, who = pyspiel.IIGObservationType, pyspiel.PrivateInfoType

    def seen(public: bool, private: Any, seat: int = 0, recall: bool = False) -> str:
        wanted = kind(public_info=public, perfect_recall=recall, private_info=private)
        return str(make_observation(game, wanted).string_from(state, seat))

    agendas = [json.loads(seen(False, who.SINGLE_PLAYER, seat))["columns"]["agenda_at"] for seat in (0, 1)]
    assert agendas == [json.loads(state.observation_string(seat))["columns"]["agenda_at"] for seat in (0, 1)]
    assert agendas[0] != agendas[1]
    assert json.loads(seen(True, who.NONE))["columns"]["agenda_at"] not in agendas
    assert seen(True, who.ALL_PLAYERS).splitlines() == [state.observation_string(0), state.observation_string(1)]
    assert "seat spectator" in seen(True, who.NONE, recall=True)
    assert "?" not in seen(False, who.SINGLE_PLAYER, recall=True)


def test_no_numbers_are_claimed_for_all_that_was() -> None:
    game = pyspiel.load_game("veche_stroganov")
    assert not game.get_type().provides_information_state_tensor
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True)).tensor is None


def test_a_name_says_what_is_not_as_usual() -> None:
    assert str(pyspiel.load_game("veche_rurik")) == "veche_rurik()"
    chosen = {"players": 3, "leaders": "maria,boris,agatha", "deed-row": True}
    game = pyspiel.load_game("veche_rurik", chosen)
    assert str(game) == "veche_rurik(deed-row=True,leaders=maria+boris+agatha,players=3)"
    assert pyspiel.load_game(str(game)).layout is game.layout
    assert game.layout.setup.options == {"deed-row": "", "leaders": "maria,boris,agatha"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("veche_rurik2(players=1)", "played by 2, 3, 4"),
        ("veche_rurik(returns=honour)", "placement, win, margin"),
        ("veche_stroganov(players=2,difficulty=hard)", "difficulty"),
        ("veche_rurik(dice=true)", "dice"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(wrong)


def test_an_action_that_may_not_be_taken_changes_nothing() -> None:
    state, dice = pyspiel.load_game("veche_stroganov").new_initial_state(), Random(1)
    while state.is_chance_node():
        stepped(state, dice)
    before = str(state)
    forbidden = next(one for one in range(state.num_distinct_actions()) if one not in state.legal_actions())
    with pytest.raises(ValueError, match="may not be played now"):
        state._apply_action(forbidden)
    assert str(state) == before


def test_python_ends_in_peace_after_games_were_registered() -> None:
    """OpenSpiel lets go of what was registered when there is no Python any more."""
    done = subprocess.run(
        [sys.executable, "-c", "import pyspiel, veche.envs.openspiel; pyspiel.load_game('veche_rurik')"],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
