"""Bots: programs that play a seat. They know what the seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from veche.bots.bot import Bot
from veche.bots.greedy import GreedyBot
from veche.bots.players import Players
from veche.bots.random_bot import RandomBot
from veche.kernel.errors import VecheError
from veche.kernel.hint import unknown
from veche.kernel.luck import luck
from veche.kernel.rules import Rules

__all__ = ["Bot", "RandomBot", "GreedyBot", "Players", "UnknownBot", "BOTS", "bot", "seated", "check_bots"]

BOTS: dict[str, Callable[[Rules[Any], int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots by their code name; each is made from the rules it plays by and a seed."""


class UnknownBot(VecheError):
    """There is no bot of that name, or not one for every seat."""


def bot(name: str, rules: Rules[Any], seed: int) -> Bot:
    """A bot by its code name.

    >>> bot("rndom", None, 1)
    Traceback (most recent call last):
    veche.bots.UnknownBot: There is no bot 'rndom'. Did you mean 'random'? Known are: greedy, random.
    """
    if name not in BOTS:
        raise UnknownBot(unknown("bot", name, sorted(BOTS)))
    return BOTS[name](rules, seed)


def seated(names: Sequence[str], rules: Rules[Any], seed: int) -> Players:
    """A bot of these names at each seat; what each decides by follows from the game's seed."""
    return Players(rules, [bot(name, rules, luck(seed, -1 - seat)) for seat, name in enumerate(names)])


def check_bots(names: Sequence[str], players: int, rules: Rules[Any]) -> tuple[str, ...]:
    """One bot for each seat: the names given, or the one name given for all of them."""
    for name in names:
        bot(name, rules, 0)
    if len(names) == 1:
        return (names[0],) * players
    if len(names) != players:
        raise UnknownBot(f"{players} players need {players} bots, or one for all seats; {len(names)} are named.")
    return tuple(names)
