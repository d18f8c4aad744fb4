"""The weight of choices: which is the main thing to do, and which are rare and lose something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from veche.titles.rurik.both.draw.desk import Desk

ACT: Final = "act"
END: Final = "end"
STOP: Final = "stop"
REPEATED: Final = ("muster", "to")
"""The verbs by which equal troops come or go one after the other, to the same place."""

SAVED: Final = frozenset(("tax", "build"))
"""The verbs by which saved points are spent; what is left of them lapses with the turn."""


def primary(desk: Desk, given_up: str) -> str:
    """The main thing to do: to act, unless that can do nothing; after that, to end the turn, unless points lapse."""
    if given_up in desk.verbs:
        return given_up if _is_useless(desk) else ACT
    return END if END in desk.verbs and not SAVED & desk.verbs else ""


def rare(desk: Desk, given_up: str, lost: str) -> Mapping[str, str]:
    """By rare move: what is asked before it is made. `given_up` is the verb for an action not taken, `lost` what
    stopping asks, if anything is lost by it.
    """
    found = {}
    if given_up in desk.verbs and not _is_useless(desk):
        found[given_up] = desk.say(f"draw.sure.{given_up}")
    if END in desk.verbs and SAVED & desk.verbs:
        found[END] = desk.say("draw.sure.end")
    if STOP in desk.verbs:
        found[STOP] = lost if len(desk.scene.picks) > 1 else ""
    return found


def _is_useless(desk: Desk) -> bool:
    """Whether the action cannot be paid for, or could do nothing: then a remark says so."""
    return ACT not in desk.picks or bool(desk.picks[ACT][0].remark)
