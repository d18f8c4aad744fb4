"""Looking ahead: what a move of whoever is asked leads to, tried on a copy. Nobody looks past chance or others."""

from __future__ import annotations

from typing import Any

from veche.kernel.game import Game
from veche.kernel.rules import Ask, Rules
from veche.kernel.turn import same_turn

MOST_TIMES = 12


def ends_turn(game: Game[Any], ask: Ask, move: int, times: int = 1) -> bool:
    """Whether the turn is over once this move is made, or made so many times."""
    _, later = _tried(game, ask, move, times)
    return not same_turn(game.rules.turn(game.state), game.rules.turn(later))


def how_often(game: Game[Any], ask: Ask, move: int) -> int:
    """How often this move can be made one time after the other, each time at the same question.

    Where the question comes only after a choice before it (which troop; and where to), that choice is made again too.
    """
    return _tried(game, ask, move, MOST_TIMES)[0]


def _tried(game: Game[Any], ask: Ask, move: int, most: int) -> tuple[int, Any]:
    """How often the move was made, of so many times at most; and how things stand then."""
    rules, later = game.rules, game.rules.copy(game.state)
    before = _choice_before(game, ask)
    times, then = 0, ask
    while times < most and _is_asked_again(ask, then) and move in then.moves:
        rules.play(later, move)
        times += 1
        found = asked_then(rules, later)
        if found is not None and _leads_back(ask, found, before):
            rules.play(later, before)
            found = asked_then(rules, later)
        if found is None:
            break
        then = found
    return times, later


def asked_then(rules: Rules[Any], later: Any) -> Ask | None:
    """What would be asked at a position that was only tried."""
    return rules.ask(later)


def made_often(game: Game[Any], ask: Ask, move: int, times: int) -> Ask | None:
    """Make a move so many times, or as often as it can be made; what is asked then."""
    before = _choice_before(game, ask)
    then: Ask | None = ask
    for left in reversed(range(min(times, how_often(game, ask, move)) or 1)):
        then = game.answer(then, move)
        if left and then is not None and _leads_back(ask, then, before):
            then = game.answer(then, before)
    return then


def _choice_before(game: Game[Any], ask: Ask) -> int:
    """What the seat chose just before it was asked this, or -1."""
    line = game.line()
    return line[-1].move if line and line[-1].seat == ask.seat else -1


def _is_asked_again(first: Ask, later: Ask) -> bool:
    return first.seat == later.seat and first.procedure == later.procedure


def _leads_back(first: Ask, later: Ask, before: int) -> bool:
    """Whether the same choice as before would lead to the first question again."""
    return first.seat == later.seat and first.procedure != later.procedure and before in later.moves
