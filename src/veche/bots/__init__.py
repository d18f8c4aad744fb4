"""Bots: programs that play a seat. They know what the seat may see, and nothing else.

A package brings a bot by an entry point of the group `veche.bots`: its name is the bot's, and it names a `Maker`, such
as a class. What a bot can be told by name (`greedy:width=4`) is in its maker's `parameters`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from veche.bots.bot import Bot
from veche.bots.greedy import GreedyBot, HandBot
from veche.bots.levels import LEVELS
from veche.bots.parameters import BadParameter, Parameter, called, told
from veche.bots.planner import PlannerBot
from veche.bots.players import Players
from veche.bots.random_bot import RandomBot
from veche.kernel.errors import VecheError
from veche.kernel.luck import luck
from veche.kernel.rules import Rules
from veche.kernel.telling import Told
from veche.shelf.entries import Entries
from veche.shelf.title import AnyTitle

__all__ = [
    "Bot",
    "Maker",
    "RandomBot",
    "GreedyBot",
    "HandBot",
    "PlannerBot",
    "LEVELS",
    "BadParameter",
    "Parameter",
    "Players",
    "UnknownBot",
    "bot",
    "check_bots",
    "is_ours",
    "names",
    "offered",
    "register",
    "seated",
    "troubles",
]

Maker: TypeAlias = Callable[..., Bot]
"""What makes a bot, from the rules it plays by, a seed, and the title; `parameters` of it are given as keywords."""


class UnknownBot(VecheError):
    """There is no bot of that name, or not one for every seat."""


_MAKERS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "greedy-hand": HandBot,
    "planner": PlannerBot,
    **LEVELS,
}
_SHELF = Entries("bot", dict.fromkeys(_MAKERS, __name__), UnknownBot)


def register(name: str, maker: Maker) -> None:
    """Add a bot of this program, so that everything that seats bots can seat it here."""
    _SHELF.ours[name], _MAKERS[name] = maker.__module__, maker


def names() -> list[str]:
    """The code names of all bots; those that other packages bring are not loaded, so one of them may prove broken."""
    return _SHELF.names()


def offered() -> list[str]:
    """The code names of all bots that can be loaded."""
    return _SHELF.usable(_maker)


def is_ours(name: str) -> bool:
    """Whether Veche brings the bot of this code name, and no other package."""
    return name in _SHELF.ours


def troubles() -> list[str]:
    """What is wrong with bots that other packages bring, as far as loading them tells: a sentence each."""
    offered()
    return _SHELF.troubles()


def _maker(name: str) -> Maker:
    if name not in _MAKERS:
        module, _, attribute = _SHELF.place(name).partition(":")
        with _SHELF.used(name):
            found = getattr(import_module(module), attribute)
        if not callable(found):
            raise _SHELF.refuse(name, Told("shelf.makes-none", maker=repr(attribute)))
        _MAKERS[name] = found
    return _MAKERS[name]


def bot(name: str, rules: Rules[Any], seed: int, title: AnyTitle) -> Bot:
    """A bot by its code name, which may tell it more by name: `planner:seconds=1:horizon=16`.

    >>> from veche.titles import title
    >>> rurik = title("rurik")
    >>> bot("rndom", rurik.rules(), 1, rurik)
    Traceback (most recent call last):
    veche.bots.UnknownBot: There is no bot 'rndom'. Did you mean 'random'? Known are: druzhinnik, greedy,
    greedy-hand, knyaz, otrok, planner, random, voivode.
    """
    code = called(name)
    maker = _maker(code)
    parameters = told(name, getattr(maker, "parameters", {}))
    with _SHELF.used(code):
        made = maker(rules, seed, title, **parameters)
    if not isinstance(made, Bot):
        raise _SHELF.refuse(code, Told("shelf.makes-other", made=type(made).__name__))
    return made


def seated(names: Sequence[str], rules: Rules[Any], seed: int, title: AnyTitle) -> Players:
    """A bot of these names at each seat; what each decides by follows from the game's seed."""
    return Players(rules, [bot(name, rules, luck(seed, -1 - seat), title) for seat, name in enumerate(names)])


def check_bots(names: Sequence[str], players: int, rules: Rules[Any], title: AnyTitle) -> tuple[str, ...]:
    """One bot for each seat: the names given, or the one name given for all of them."""
    for name in names:
        bot(name, rules, 0, title)
    if len(names) == 1:
        return (names[0],) * players
    if len(names) != players:
        raise UnknownBot("bots.seats", players=players, number=len(names))
    return tuple(names)
