"""The guide of a first game: what it says beside each question of the first round, in the title's own words.

A title has a guide if its words have `guide.<procedure>` for its questions, perhaps in several ways, like the question
itself (`Title.wording`). `guide.waiting` is for the time when
somebody else is asked, `guide.done` for the round after the first; then the guide says no more. In a match that began
with a lesson (`lesson.py`), the round after the first has its notes too, and nothing follows.
"""

from __future__ import annotations

from veche.kernel.docket import NOBODY
from veche.kernel.sentences import fitting
from veche.kernel.words import Words
from veche.shelf.title import title_of
from veche.table.lesson import just_left, lesson_of
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint

FIRST_CHAPTER = 1


def has_guide(words: Words) -> bool:
    """Whether these are the words of a title that can guide through a first game."""
    return "guide.done" in words


def note(here: Standpoint) -> str:
    """What the guide says now to whoever looks from a seat; nothing where nobody wants one."""
    now, viewer = here.now, here.viewer
    if viewer == NOBODY or not now.seats[viewer].guided or now.game.is_over:
        return ""
    title, ask, words = title_of(now.game), now.ask, now.game.words()
    chapter = title.chapter(now.game.state)
    if chapter > FIRST_CHAPTER + 1 or ask is None:
        return ""
    if chapter > FIRST_CHAPTER and lesson_of(now) is None:
        return _said(words, "guide.done")
    if ask.seat != viewer:
        return _said(words, "guide.waiting")
    wording = title.wording(now.game.rules, now.game.state, ask.frame)
    said = _said(words, fitting(words, f"guide.{ask.procedure}", wording))
    return f"{PHRASES.say('lesson.left')} {said}" if just_left(now) else said


def _said(words: Words, key: str) -> str:
    """What the guide says under a key, if anything."""
    return words.say(key) if key in words else ""
