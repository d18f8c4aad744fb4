"""What a bot can be told by name: `planner:seconds=1:horizon=16`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from veche.kernel.errors import VecheError

Value: TypeAlias = int | float | str


class BadParameter(VecheError):
    """A bot was told something that it does not understand."""


@dataclass(frozen=True)
class Parameter:
    """Something that a bot can be told: a whole number, any number or a text (`kind`), between two bounds."""

    kind: type[int] | type[float] | type[str]
    least: float = 0
    most: float = 1e9

    def read(self, bot: str, name: str, text: str) -> Value:
        """The value that is written so."""
        if self.kind is str and text:
            return text
        try:
            value = self.kind(text)
        except ValueError:
            value = ""
        if isinstance(value, str) or not self.least <= value <= self.most:
            wanted = {int: "whole", float: "number", str: "text"}[self.kind]
            raise BadParameter(
                "bots.parameter-value",
                bot=bot,
                name=name,
                found=repr(text),
                wanted=wanted,
                least=f"{self.least:g}",
                most=f"{self.most:g}",
            )
        return value


def called(name: str) -> str:
    """The code name of a bot, without what it is told.

    >>> called("planner:seconds=1:horizon=16")
    'planner'
    """
    return name.partition(":")[0]


def told(name: str, known: Mapping[str, Parameter]) -> dict[str, Value]:
    """What a bot of this name is told; it understands what is `known`.

    >>> told("planner:seconds=1:horizon=16", {"seconds": Parameter(float), "horizon": Parameter(int)})
    {'seconds': 1.0, 'horizon': 16}
    >>> told("planner:second=1", {"seconds": Parameter(float), "horizon": Parameter(int)})
    Traceback (most recent call last):
    veche.bots.parameters.BadParameter: The bot planner has no parameter 'second'. It understands: horizon, seconds.
    """
    bot, _, rest = name.partition(":")
    found: dict[str, Value] = {}
    for part in rest.split(":") if rest else []:
        parameter, is_given, text = part.partition("=")
        if parameter not in known:
            if not known:
                raise BadParameter("bots.parameter-none", bot=bot, name=repr(parameter))
            raise BadParameter("bots.parameter-unknown", bot=bot, name=repr(parameter), known=sorted(known))
        if not is_given:
            raise BadParameter("bots.parameter-form", bot=bot, name=parameter)
        if parameter in found:
            raise BadParameter("bots.parameter-twice", bot=bot, name=parameter)
        found[parameter] = known[parameter].read(bot, parameter, text)
    return found
