"""The guide of a first game: what it says beside each question of the first round, in the title's own words.

A title has a guide if its words have `guide.<procedure>` for its questions. `guide.waiting` is for the time when
somebody else is asked, `guide.done` for the round after the first; then the guide says no more.
"""

from __future__ import annotations

from collections.abc import Container

from veche.kernel.docket import NOBODY
from veche.shelf.title import title_of
from veche.table.moment import Moment

FIRST_CHAPTER = 1


def has_guide(messages: Container[str]) -> bool:
    """Whether these are the words of a title that can guide through a first game."""
    return "guide.done" in messages


def note(now: Moment, viewer: int) -> str:
    """What the guide says now to whoever looks from a seat; nothing where nobody wants one."""
    if viewer == NOBODY or not now.seats[viewer].guided or now.game.is_over:
        return ""
    ask, chapter = now.game.ask, title_of(now.game).chapter(now.game.state)
    if chapter > FIRST_CHAPTER + 1 or ask is None:
        return ""
    what = "done" if chapter > FIRST_CHAPTER else ask.procedure if ask.seat == viewer else "waiting"
    return now.game.words().messages.get(f"guide.{what}", "")
