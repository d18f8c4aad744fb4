"""The chronicle: the log in sentences, one for each entry, each a link into the replay.

It is written in sheets of so many versions each, the newest first. A full sheet never changes again, so a page that
shows it is not sent it a second time, and it is not written a second time either: what was said once is remembered as
long as it would be the same. Names may change, and when a game is over its secrets are told.
"""

from __future__ import annotations

from collections.abc import Sequence

from veche.drawing.html import Html, esc, html, joined
from veche.drawing.parts import part
from veche.kernel.docket import CHANCE
from veche.kernel.game import Entry
from veche.kernel.sentences import told
from veche.kernel.words import Words
from veche.table.standpoint import Standpoint

SHEET = 12
"""Lines on a sheet."""

SHEETS_SHOWN = 7
REMEMBERED_LINES = 20_000
REMEMBERED_SHEETS = 4_000

SAID: dict[tuple[Entry, int, bool, int, str], Html] = {}
WRITTEN: dict[tuple[tuple[Entry, ...], int, bool, int, tuple[str, ...], str], Html] = {}


def chronicle(here: Standpoint, words: Words, version: int) -> Html:
    """The log up to a version, as it may be read from there."""
    now, viewer, base = here.now, here.viewer, here.base
    newest = max(version - 1, 0) // SHEET
    sheets = []
    for number in range(newest, max(newest - SHEETS_SHOWN, -1), -1):
        entries = tuple(now.game.entries[number * SHEET : min((number + 1) * SHEET, version)])
        key = (entries, viewer, now.game.is_over, now.resumed, now.names, base)
        sheet = WRITTEN.get(key)
        if sheet is None:
            if len(WRITTEN) >= REMEMBERED_SHEETS:
                WRITTEN.clear()
            sheet = WRITTEN[key] = _sheet(here, entries, number, words)
        sheets.append(sheet)
    return html(f'<div class="chronicle">{joined(sheets)}</div>')


def _sheet(here: Standpoint, entries: Sequence[Entry], number: int, words: Words) -> Html:
    lines = []
    for entry in reversed(entries):
        who = "chance" if entry.seat == CHANCE else here.now.game.seat_name(entry.seat)
        link = f"{here.base}/replay?at={entry.version}"
        text = _line(here, entry, words)
        lines.append(html(f'<li id="log-{entry.version}" class="by-{esc(who)}"><a href="{esc(link)}">{text}</a></li>'))
    last = entries[-1].version if entries else 0
    return part(html(f'<ol id="log-sheet-{number}" reversed start="{last}">{joined(lines)}</ol>'))


def _line(here: Standpoint, entry: Entry, words: Words) -> Html:
    """One line of the chronicle, ready for the page."""
    now = here.now
    name = "" if entry.seat == CHANCE else now.names[entry.seat]
    key = (entry, here.viewer, now.game.is_over, now.resumed, name)
    said = SAID.get(key)
    if said is None:
        if len(SAID) >= REMEMBERED_LINES:
            SAID.clear()
        said = SAID[key] = esc(sentence(here, entry, words))
    return said


def sentence(here: Standpoint, entry: Entry, words: Words) -> str:
    """One line of the chronicle, as HTML-free text."""
    now, viewer = here.now, here.viewer
    if entry.version <= now.resumed:
        return f"{now.game.seat_name(entry.seat)}: {entry.text}"
    if entry.seat == CHANCE:
        return told(now.game, entry, viewer, words, words.name("seat", "chance"))
    name = words.say("you") if entry.seat == viewer and "you" in words else now.names[entry.seat]
    return told(now.game, entry, viewer, words, name)
