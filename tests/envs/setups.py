"""Setups of every title for learning: each number of players with each option alone, and with all that go together."""

from __future__ import annotations

from veche import titles
from veche.kernel.colours import COLOURS, FIRST
from veche.kernel.errors import VecheError
from veche.kernel.meta import Meta, Option
from veche.kernel.setup import Setup

Options = dict[str, str]


def every_setup() -> list[tuple[str, int, Options]]:
    """Every title and number of players: without options, with each value of each option alone, with all together."""
    found = []
    for meta in titles.metas():
        for players in meta.players:
            choices: list[Options] = [{}]
            for option in meta.options:
                choices += [{option.name: value} for value in values_of(meta, option, players)]
            playable = [one for one in choices if is_playable(meta.id, players, one)]
            found += [(meta.id, players, one) for one in [*playable, all_together(meta, players)]]
    return found


def values_of(meta: Meta, option: Option, players: int) -> list[str]:
    """What the option can be; of free text, one example."""
    if option.name == COLOURS:
        return [",".join([*reversed(meta.seats)][:players])]
    if option.name == FIRST:
        return [meta.seats[players - 1]]
    if option.text:
        return [",".join([one for one in option.per_seat if option.offers(one, players)][:players])]
    return list(option.values) or [""]


def all_together(meta: Meta, players: int) -> Options:
    """As many options as go together, each with its last value."""
    chosen: Options = {}
    for option in meta.options:
        values = values_of(meta, option, players)
        more = {**chosen, option.name: values[-1]}
        if is_playable(meta.id, players, more):
            chosen = more
    return chosen


def is_playable(title: str, players: int, options: Options) -> bool:
    try:
        titles.title(title).checked(Setup(players, options))
    except VecheError:
        return False
    return True


def called(setup: tuple[str, int, Options]) -> str:
    """The name of a setup, for tests."""
    title, players, options = setup
    return "-".join([title, str(players), *[f"{name}={value}" if value else name for name, value in options.items()]])


def some_setups() -> list[tuple[str, int, Options]]:
    """For every title and number of players, the bare setup and the fullest."""
    return [one for one in every_setup() if not one[2] or one[2] == all_together(titles.meta(one[0]), one[1])]
