"""Examples of the rules page: each is a position, the part of the board that is drawn, and what its caption claims.

They lie in a title's `rulebook/examples.json`; what a caption says is in the words of its drawing, `example.<name>`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from veche.drawing.html import EMPTY, Html
from veche.drawing.speech import written_in


@dataclass(frozen=True)
class Example:
    """An example under a heading of the rules, the `section` by its place in the address.

    `moves` are played before it is drawn; `choices`: what may be picked then is lit. What it claims: these moves are
    legal there (`may`) and those are not (`may_not`), the position has these fields (`holds`), and after the moves in
    `then` those in `becomes`, by their dotted names.
    """

    name: str
    section: str
    part: str
    position: Mapping[str, Any]
    moves: Sequence[str] = ()
    choices: bool = False
    may: Sequence[str] = ()
    may_not: Sequence[str] = ()
    holds: Mapping[str, Any] = field(default_factory=dict)
    then: Sequence[str] = ()
    becomes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class PartDrawn:
    """A part of a board by itself, and what it refers to: definitions that a page has once."""

    drawing: Html
    definitions: Html = EMPTY
    caption: str = ""


@cache
def examples_in(package: str) -> tuple[Example, ...]:
    """The examples of the title in this package."""
    written = written_in(package, "rulebook/examples.json")
    return tuple([Example(**one) for one in json.loads(written)["examples"]]) if written else ()
