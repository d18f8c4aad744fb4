"""The chronicle: the story in sentences, the newest first, each a link into the replay.

It is written on sheets of so many passages each. A full sheet hardly ever changes again, so a page that shows it is not
sent it a second time, and it is not written a second time either: what was said once is remembered as long as it would
be the same. Names may change, something may be taken back, and when a game is over its secrets are told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import line
from veche.drawing.parts import part
from veche.drawing.seats import mention
from veche.kernel.docket import CHANCE
from veche.story.passage import Passage
from veche.table.phrases import PHRASES
from veche.table.standpoint import Standpoint
from veche.table.telling import Telling, came_of_it, mark, said
from veche.table.whys import is_bots

SHEET = 8
"""Passages on a sheet."""

SHEETS_SHOWN = 5
"""What happened before is told by the replay."""
REMEMBERED = 20_000
"""So many sheets and lines are kept at hand."""

Key = tuple[object, ...]
WRITTEN: dict[Key, Html] = {}


def chronicle(here: Standpoint, told: Telling, version: int) -> Html:
    """The story up to a version, as it may be read from there."""
    passages = [one for one in told.passages if one.first <= version]
    numbers = told.numbers()
    newest = max(len(passages) - 1, 0) // SHEET
    sheets = []
    for number in range(newest, max(newest - SHEETS_SHOWN, -1), -1):
        before = passages[number * SHEET - 1] if number else None
        sheets.append(_remembered(here, told, passages[number * SHEET : (number + 1) * SHEET], before, number, numbers))
    return html(f'<div class="chronicle">{joined(sheets)}</div>')


def _remembered(
    here: Standpoint,
    told: Telling,
    passages: Sequence[Passage],
    before: Passage | None,
    number: int,
    numbers: Mapping[str, int],
) -> Html:
    """A sheet and its lines, written once. Versions only grow, so that a passage which was told on has another last
    version."""
    now = here.now
    kinds = tuple([seat.kind for seat in now.seats])
    reader = (told.voice.words.language, here.base, here.viewer, now.game.is_over, now.resumed, now.names, kinds)
    shown = tuple([(mark(one), one.last, one.struck, numbers.get(mark(one), 0)) for one in passages])

    def line(one: Passage) -> Html:
        nth = numbers.get(mark(one), 0)
        return _once((*reader, mark(one), one.last, one.struck, nth), lambda: _line(here, told, one, nth))

    return _once((*reader, number, shown), lambda: _sheet(told, passages, before, number, line))


def _once(key: Key, write: Callable[[], Html]) -> Html:
    """What was written by this key; written now, if it was not yet."""
    written = WRITTEN.get(key)
    if written is None:
        if len(WRITTEN) >= REMEMBERED:
            WRITTEN.clear()
        written = WRITTEN[key] = write()
    return written


def _sheet(
    told: Telling, passages: Sequence[Passage], before: Passage | None, number: int, line: Callable[[Passage], Html]
) -> Html:
    lines: list[Html] = []
    for one in passages:
        if before is None or before.chapter != one.chapter:
            lines.append(_chapter(told, one))
        lines.append(line(one))
        before = one
    return part(html(f'<ol id="log-sheet-{number}">{joined(lines[::-1])}</ol>'))


def _chapter(told: Telling, passage: Passage) -> Html:
    """Where a round or year begins."""
    if not passage.chapter or "story.chapter" not in told.voice.words:
        return EMPTY
    name = told.voice.words.say("story.chapter", {"number": passage.chapter})
    return html(f'<li class="mark">{esc(name)}</li>')


def _line(here: Standpoint, told: Telling, passage: Passage, number: int) -> Html:
    who = "chance" if passage.seat == CHANCE else here.now.game.seat_name(passage.seat)
    sign = EMPTY if passage.seat == CHANCE else mention(who)
    link = esc(f"{here.base}/replay?at={passage.last}")
    shown = html(f'<span class="nth">{number}</span> ') if number else EMPTY
    text = said(told.voice, passage.said)
    look = f"turn by-{who}" + (" new" if number else "")
    if passage.struck:
        because = esc(PHRASES.say("chronicle.struck"))
        inside = html(f'<s class="back">{text}</s></a> <em class="why">{because}</em>')
    else:
        inside = html(f"{shown}{text}{came_of_it(told.voice, passage)}</a>")
    why = why_button(here, passage)
    return html(f'<li id="log-{esc(mark(passage))}" class="{esc(look)}">{sign}<a href="{link}">{inside}{why}</li>')


def why_button(here: Standpoint, passage: Passage) -> Html:
    """The way to the reason of a bot; nothing where somebody else has decided."""
    if not is_bots(here, passage):
        return EMPTY
    label = esc(PHRASES.say("why.head", {"name": here.now.names[passage.seat]}))
    link = esc(f"{here.base}/why?at={passage.first}")
    named = html(f'<span class="sr">{label}</span>')
    return html(f'<a class="whyb" href="{link}" rel="nofollow" title="{label}">{line("why")}{named}</a>')
