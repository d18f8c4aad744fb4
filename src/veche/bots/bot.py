"""What every bot is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from veche.bots.parameters import Parameter
from veche.kernel.rules import Ask
from veche.kernel.view import View


class Bot:
    """A program that plays a seat. It is asked only when there are two moves or more.

    `needs_view` says whether it looks at the table at all; making a view takes time.
    """

    needs_view = True

    parameters: ClassVar[Mapping[str, Parameter]] = {}
    """What it can be told by name; its constructor takes them as keywords."""

    def choose(self, view: View | None, ask: Ask) -> int:
        """The number of the move it makes, one of `ask.moves`. `view` is None unless it `needs_view`."""
        raise NotImplementedError
