"""Games of the fair and positions in it: the language of the kernel's tests.

    game = turn("red", red={"at": 1, "tokens": {"salt": 1}, "coins": 1})
    game.play("walk 1", "buy whistle")
    assert seat(game, "red")["tokens"]["salt"] == 0

In a position chance is asked like a seat, so that a test says what comes out of the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.at_random import at_random
from tests.toy.state import FairState
from tests.toy.title import TITLE as FAIR
from veche.kernel.game import Game
from veche.kernel.setup import Setup


def fair(players: int = 2, seed: int | None = 7, **options: str) -> Game[FairState]:
    """A fresh game whose chance is decided by `seed`; with None, chance is asked."""
    return Game(FAIR, Setup(players, options), seed)


def turn(who: str, players: int = 2, seed: int | None = None, **seats: Mapping[str, Any]) -> Game[FairState]:
    """It is `who`'s turn to walk; wishes are out of the way. `seats` says what each seat has, as in a position."""
    wishes = dict(zip(("red", "green", "blue"), ("ribbons", "wares", "fur")[:players]))
    table = {name: {"wish": wish, **seats.get(name, {})} for name, wish in wishes.items()}
    options = {"road": "short"}
    if "pedlar" in seats:
        options["pedlar"] = ""
        table[("red", "green", "blue", "black")[players]] = dict(seats["pedlar"])
    docket = [{"procedure": "walk", "seat": who}, {"procedure": "rest", "seat": who}, {"procedure": "next-merchant"}]
    position = {"players": players, "options": options, "seats": table, "docket": docket}
    return Game(FAIR, Setup(players, options), seed, start=position)


def position(game: Game[FairState]) -> dict[str, Any]:
    """The position of the game as data."""
    return game.title.dump(game.rules, game.state)


def seat(game: Game[FairState], name: str) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = position(game)["seats"][name]
    return found


def asked(game: Game[FairState]) -> tuple[str, str] | None:
    """Who is asked, and by which procedure."""
    ask = game.ask
    return (game.seat_name(ask.seat), ask.procedure) if ask else None


def play_on(game: Game[FairState], seed: int, until: int = 10_000) -> Game[FairState]:
    """Random moves until so many versions are written, or the game is over."""
    for _ in at_random(game, seed):
        if game.version >= until:
            break
    return game


def texts(game: Game[FairState]) -> list[str]:
    """The journal, as `seat: move`."""
    return [f"{game.seat_name(entry.seat)}: {entry.text}" for entry in game.entries]


ACTS = ("play", "undo", "undo all", "agree")
"""What `act_on` can do to a game."""


def act_on(game: Game[FairState], act: str, number: int) -> None:
    """Play a move, take something back, or take back by agreement, where that is possible; `number` chooses."""
    if act == "play" and not game.is_over:
        game.play(game.moves.numbers[number % len(game.moves)])
    elif act.startswith("undo") and game.undoable():
        game.undo(1 if act == "undo" else game.undoable())
    elif act == "agree" and len(game.line()) > 3:
        game.undo_by_agreement(game.line()[number % (len(game.line()) - 1)].version)
