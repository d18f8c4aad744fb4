"""States as the laws see them: whatever they hold, without knowing the title."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from random import Random
from typing import Any, TypeAlias

from veche.arena.census import is_compiled
from veche.kernel.docket import CHANCE, NOBODY
from veche.kernel.rules import Ask, Rules
from veche.kernel.state import State

AnyRules: TypeAlias = Rules[Any]
Fingerprint: TypeAlias = tuple[object, ...]

_NAMES: dict[type, list[str]] = {}
_HELD: dict[type, Callable[[State], tuple[Any, ...]]] = {}
"""The names of the columns of each kind of state, and what gets them all at once."""


def of_the_toy(what: str) -> dict[str, Any]:
    """What the toy says to the laws (`tests/laws/fair.py`). Nothing interpreted can be built on a compiled kernel."""
    return {} if is_compiled() else {"fair": getattr(import_module("tests.laws.fair"), what)}


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law


def is_column(value: object) -> bool:
    """Whether it is a column: a list, or a vector of the compiled engine."""
    return hasattr(value, "__setitem__")


def fingerprint(s: State) -> Fingerprint:
    """Everything a state holds: its docket, numbers and columns. What all states of a match share is left out."""
    kind = type(s)
    if kind not in _NAMES:
        values = {name: getattr(s, name) for name in dir(s) if not name.startswith("_") and name != "docket"}
        _NAMES[kind] = [name for name, value in values.items() if isinstance(value, int) or is_column(value)]
        assert _NAMES[kind], f"{kind.__name__} has no columns"
        _HELD[kind] = attrgetter("docket", *_NAMES[kind])
    docket, *held = _HELD[kind](s)
    found: list[object] = []
    while docket is not None:
        found.append((docket.procedure, docket.seat, docket.a, docket.b, docket.c, docket.d))
        docket = docket.next
    found += [tuple(value) if is_column(value) else value for value in held]
    return tuple(found)


def difference(one: State, other: State) -> str:
    """Which columns of two states differ, for a report."""
    if fingerprint(one) == fingerprint(other):
        return "nothing"
    found = [
        f"{name}: {getattr(one, name)} / {getattr(other, name)}"
        for name in _NAMES[type(one)]
        if getattr(one, name) != getattr(other, name)
    ]
    return "; ".join(found) or "the docket"


def question(ask: Ask | None) -> tuple[object, ...]:
    """An ask as something that can be compared."""
    if ask is None:
        return ()
    f = ask.frame
    return (ask.seat, ask.procedure, f.seat, f.a, f.b, f.c, f.d, tuple(ask.moves), tuple(ask.weights), ask.secret)


def chosen(ask: Ask, dice: Random) -> int:
    """A random answer: by its weight if chance is asked, else any."""
    if not ask.moves:
        raise Broken("no dead end", f"{ask.procedure} offers seat {ask.seat} no move")
    if ask.seat == CHANCE:
        return ask.falls_on(dice.getrandbits(64))
    return ask.moves[dice.randrange(len(ask.moves))]


def by_dice(dice: Random) -> Callable[[Any, Ask], int]:
    """Whoever is asked, chance too, answers at random."""
    return lambda state, ask: chosen(ask, dice)


def continuation(rules: AnyRules, s: Any, seed: int, length: int) -> list[tuple[object, ...]]:
    """Play on at random in place; the questions that were asked. The same seed makes the same choices."""
    dice = Random(seed)
    asked = []
    for _ in range(length):
        ask = rules.ask(s)
        asked.append(question(ask))
        if ask is None:
            break
        rules.play(s, chosen(ask, dice))
    return asked


def readers(players: int) -> list[int]:
    """Everybody who may look: the players' seats and the spectator."""
    return [*range(players), NOBODY]
