"""The weight of choices: which is the main thing to do, and which are rare and lose something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veche.titles.stroganov.draw.desk import Desk

END: Final = "end"
BEFORE: Final = "main-action"
"""The question at which ending the turn gives up its main action."""


def primary(desk: Desk) -> str:
    """The main thing to do: once the main action is done, to end the turn."""
    return END if END in desk.verbs and not desk.doing(BEFORE) else ""


def rare(desk: Desk) -> Mapping[str, str]:
    """By rare move: what is asked before it is made, if anything is lost by it."""
    return {END: desk.say("draw.sure.end")} if END in desk.verbs and desk.doing(BEFORE) else {}
