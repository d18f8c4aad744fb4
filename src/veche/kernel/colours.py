"""Colours and who begins: what may be said of them when a match is set up, and what its seats are called then.

A title's seats are its colours. Chosen colours go to the seats in turn; whatever names a seat (moves, journal,
position, page) names it by the colour that was chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veche.kernel.errors import UnknownOption
from veche.kernel.hint import unknown
from veche.kernel.meta import Meta, Option
from veche.kernel.setup import Setup

COLOURS: Final = "colours"
FIRST: Final = "first"
OF_SEATS: Final = (COLOURS, FIRST)
KIND: Final = "seat"
"""What the choices of both options are called by in the words of a title."""


def colours_option(seats: tuple[str, ...], summary: str = "colour as usual") -> Option:
    """The option with which a title lets people choose their colours."""
    return Option(COLOURS, summary, text=True, label="Colour", per_seat=seats, kind=KIND)


def first_option(seats: tuple[str, ...], players: tuple[int, ...]) -> Option:
    """The option with which a title lets people say who begins, for these numbers of players."""
    summary = "The colour of whoever begins; chance decides if it is not given."
    return Option(FIRST, summary, seats, False, "Who begins", players=players, kind=KIND, default="By chance")


def chosen(meta: Meta, name: str, options: Mapping[str, str]) -> str:
    """The value of one of the two options, or nothing. A title's own option of that name is another matter."""
    ours = any(option.name == name and option.kind == KIND for option in meta.options)
    return options.get(name, "") if ours else ""


def called(seats: tuple[str, ...], colours: str) -> tuple[str, ...]:
    """What the seats are called if these colours were chosen: the others follow as they are.

    >>> called(("blue", "yellow", "red", "white"), "red,blue")
    ('red', 'blue', 'yellow', 'white')
    """
    names = colours.split(",") if colours else []
    return (*names, *[seat for seat in seats if seat not in names])


def seats_of(meta: Meta, options: Mapping[str, str]) -> tuple[str, ...]:
    """What the seats of a title are called in a match with these options."""
    return called(meta.seats, chosen(meta, COLOURS, options))


def first_of(seats: tuple[str, ...], options: Mapping[str, str]) -> int:
    """Which of the seats is to begin, or -1 if chance decides."""
    first = options.get(FIRST, "")
    return seats.index(first) if first in seats else -1


def in_options(colours: str) -> list[str]:
    """The chosen colours among the options of a position, if any were chosen."""
    return [f"{COLOURS}={colours}"] if colours else []


def most_colours(meta: Meta, players: int) -> int:
    """How many colours so many players may choose: alone, also that of the opponent and that of the neutrals."""
    return players + (bool(meta.automa) + bool(meta.neutrals) if players == 1 else 0)


def check_colours(meta: Meta, setup: Setup) -> None:
    """Refuse colours that do not exist, are named twice, or are too few or too many, and a first who does not play."""
    names = called((), chosen(meta, COLOURS, setup.options))
    for name in names:
        if name not in meta.seats:
            raise UnknownOption(unknown("colour", name, meta.seats))
        if names.count(name) > 1:
            raise UnknownOption("colours.twice", colour=name)
    most = most_colours(meta, setup.players)
    if names and not setup.players <= len(names) <= most:
        possible = [str(number) for number in range(setup.players, most + 1)]
        raise UnknownOption("colours.number", possible=possible, players=setup.players, number=len(names))
    first, playing = chosen(meta, FIRST, setup.options), seats_of(meta, setup.options)[: setup.players]
    if first and first not in playing:
        raise UnknownOption("colours.first", seat=repr(first), seats=playing)
