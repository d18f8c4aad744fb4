"""What is wrong with a position or with corrections, in the words of *Stroganov*."""

from __future__ import annotations

from typing import Final

from veche.kernel.telling import Told

PACKAGE: Final = "veche.titles.stroganov"


class StroganovProblem(Told):
    """A message of `words/en/errors.ftl` with its arguments."""

    __slots__ = ()

    home = PACKAGE
