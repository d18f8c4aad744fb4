"""What is open and what is hidden: everything lies open but a letter that was drawn for Ivan in secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import veche
from tests.laws import laws
from tests.laws.chi_square import ONCE
from tests.laws.states import chosen, fingerprint, readers
from veche import titles
from veche.kernel.docket import NOBODY
from veche.kernel.game import Game
from veche.kernel.setup import Setup
from veche.shelf.title import title_of
from veche.titles.stroganov.box import Box
from veche.titles.stroganov.printed import printed
from veche.titles.stroganov.view import HIDDEN, possible_letters

BOX = Box(printed())


def somewhere(players: int, seed: int, length: int, **options: str) -> Game[Any]:
    """A game played at random for so many moves."""
    game = veche.new("stroganov", players=players, options=options, luck="ask")
    dice = Random(seed)
    for _ in range(length):
        ask = game.ask
        if ask is None:
            break
        game.play(chosen(ask, dice))
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("length", [20, 90, 160])
def test_everybody_sees_everything(players: int, length: int) -> None:
    game = somewhere(players, length, length)
    shown = game.rules.view(game.state, NOBODY)
    for reader in readers(players):
        view = game.rules.view(game.state, reader)
        assert (view.numbers, view.columns) == (shown.numbers, shown.columns)
        assert fingerprint(game.rules.guess(view, 7)) == fingerprint(game.state)


class TestTheHiddenLetter:
    @pytest.mark.parametrize("length", [70, 120, 200])
    def test_a_guess_is_any_letter_that_fits(self, length: int) -> None:
        game = somewhere(1, length, length, **{"ivan-letter": "hidden"})
        view = game.view("blue")
        assert view.numbers["letter"] == HIDDEN
        possible = possible_letters(view, BOX)
        assert game.state.letter in possible
        guessed = {game.rules.guess(view, number).letter for number in range(60)}
        assert guessed == set(possible)

    def test_guesses_vary_as_they_should(self) -> None:
        game = somewhere(1, 3, 72, **{"ivan-letter": "hidden"})
        title = title_of(game)
        looked_at = sum(laws.guesses_vary(title, game.rules, game.state, reader, 5, ONCE) for reader in readers(1))
        assert looked_at == 4

    @pytest.mark.parametrize("seed", range(4))
    def test_the_laws_of_secrets_hold(self, seed: int) -> None:
        game = veche.new("stroganov", players=1, options={"ivan-letter": "hidden"}, luck="ask")
        dice = Random(seed)
        examined = 0
        while (ask := game.ask) is not None and game.version < 200:
            examined += laws.secrets_stay_secret(game.rules, game.state, 1, seed)
            laws.asked_seat_knows_its_moves(game.rules, game.state, seed)
            for reader in readers(1):
                laws.guesses_cannot_be_told_apart(game.rules, game.state, reader, seed)
            game.play(chosen(ask, dice))
        assert examined == 1, "the letter is the one secret that is drawn"

    def test_cards_that_were_seen_rule_letters_out(self) -> None:
        position = {
            "title": "stroganov",
            "players": 1,
            "year": 2,
            "at": "turn",
            "seat": "blue",
            "ivan": {"letter": "d", "hidden": True, "card": "3", "spent": ["5", "2"], "movement": 4},
        }
        game: Game[Any] = Game(titles.title("stroganov"), Setup(1), None, start=position)
        # 3 bears a and c, 5 bears b and c, 2 bears f: d and e are left, and each leaves a card that moves him 4.
        assert possible_letters(game.view("blue"), BOX) == [3, 4]
