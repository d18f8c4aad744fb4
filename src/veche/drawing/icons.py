"""Icons: pictograms from `icons.json` (game-icons.net, CC BY 3.0) and our own line icons for the interface.

Pictograms are drawn once into a sprite and then referred to; line icons are small enough to be drawn in place. Both
take the colour of the text around them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from veche.drawing.html import Html, esc, html, joined, remembered, trusted

LINES: Final = {
    "undo": html('<path d="M9 7 4 12l5 5"/><path d="M4 12h10a5 5 0 0 1 0 10" transform="translate(0 -3)"/>'),
    "undo-all": html('<path d="M11 7 6 12l5 5M6 12h9a5 5 0 0 1 0 10M3 6v12" transform="translate(1 -1)"/>'),
    "lamp": html(
        '<path d="M9 17.5h6M10 20.5h4M8.2 15A6.2 6.2 0 1 1 15.8 15c-.6.6-.8 1.4-.8 2.5H9c0-1.1-.2-1.9-.8-2.5z"/>'
    ),
    "clock": html('<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.6 2.4"/>'),
    "why": html('<circle cx="12" cy="12" r="9"/><path d="M9.3 9.4a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 16.9v.2"/>'),
    "check": html('<path d="m5 12.5 4.5 4.5L19 7"/>'),
    "stop": html('<path d="M6 6h12v12H6z"/>'),
    "lock": html('<rect x="6" y="11" width="12" height="9" rx="1.5"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>'),
    "plus": html('<path d="M12 5v14M5 12h14"/>'),
    "minus": html('<path d="M5 12h14"/>'),
    "whole": html('<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>'),
    "play": html('<path d="M8 5v14l11-7z"/>'),
    "analysis": html('<path d="M4 4v16h16M7.5 15l4-5 3.5 3 4.5-6.5"/>'),
    "book": html('<path d="M4 5c3-1.5 6-1 8 1v14c-2-2-5-2.5-8-1zM20 5c-3-1.5-6-1-8 1v14c2-2 5-2.5 8-1z"/>'),
    "theme": html(
        '<circle cx="12" cy="12" r="4"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8'
        'M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19"/>'
    ),
    "menu": html('<path d="M4 7h16M4 12h16M4 17h16"/>'),
    "tab-map": html('<path d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>'),
    "tab-boards": html('<path d="M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16"/>'),
    "tab-mine": html(
        '<path d="M6 12V7a1.5 1.5 0 0 1 3 0v4V5a1.5 1.5 0 0 1 3 0v6V6a1.5 1.5 0 0 1 3 0v5V8a1.5 1.5 0 0 1 3 0v6'
        'c0 4-2.5 7-6 7s-6-3-6-7z"/>'
    ),
    "tab-rivals": html(
        '<circle cx="9" cy="8" r="3.2"/><path d="M3 20c0-4 2.7-6 6-6s6 2 6 6"/>'
        '<circle cx="17" cy="9" r="2.5"/><path d="M16.5 14c3 0 4.5 2 4.5 5"/>'
    ),
    "tab-log": html('<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4"/>'),
    "tab-score": html('<path d="M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8"/>'),
    "first": html('<path d="M18 6l-8 6 8 6zM6 6v12"/>'),
    "prev": html('<path d="M16 5l-9 7 9 7z"/>'),
    "next": html('<path d="M8 5l9 7-9 7z"/>'),
    "last": html('<path d="M6 6l8 6-8 6zM18 6v12"/>'),
    "pause": html('<path d="M8 5v14M16 5v14"/>'),
    "turn-back": html('<path d="M12 6l-8 6 8 6zM20 6l-8 6 8 6z"/>'),
    "turn-on": html('<path d="M12 6l8 6-8 6zM4 6l8 6-8 6z"/>'),
    "chapter-back": html('<path d="M13 6l-6 6 6 6zM20 6l-6 6 6 6zM4 6v12"/>'),
    "chapter-on": html('<path d="M11 6l6 6-6 6zM4 6l6 6-6 6zM20 6v12"/>'),
    "well": html(
        '<path d="M4 11h3.5v9H4zM7.5 11l4-7.5a2.2 2.2 0 0 1 2.2 2.5l-.5 3.5H19'
        'a2 2 0 0 1 2 2.3l-1.2 6.5a2 2 0 0 1-2 1.7H7.5"/>'
    ),
    "ouch": html(
        '<circle cx="12" cy="12" r="9"/>'
        '<path d="m7.5 8.5 2.5 2m0-2-2.5 2M14 8.5l2.5 2m0-2-2.5 2M8.5 16.5c1-2 6-2 7 0"/>'
    ),
    "sorry": html(
        '<path d="M12 20.5C6 16.5 3.5 13 3.5 9.5a4.3 4.3 0 0 1 8.5-1.7 4.3 4.3 0 0 1 8.5 1.7c0 3.5-2.5 7-8.5 11z"/>'
    ),
    "save": html('<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14"/>'),
    "link": html('<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>'),
    "info": html('<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5v.1"/>'),
    "bell": html('<path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4M12 3v2"/>'),
    "bot": html(
        '<rect x="5" y="9" width="14" height="10" rx="2"/><path d="M12 9V5M9 13.5v1M15 13.5v1M2.5 13v3M21.5 13v3"/>'
    ),
    "person": html('<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7"/>'),
    "door": html('<path d="M6 21V4h12v17M3 21h18M14.5 12.5v.1"/>'),
    "fold": html('<path d="m6 9 6 6 6-6"/>'),
    "back": html('<path d="M5 12h14M11 6l-6 6 6 6"/>'),
    "device": html('<rect x="7" y="2.5" width="10" height="19" rx="2"/><path d="M11 18h2"/>'),
    "talk": html('<path d="M4 5h16v11H10l-5 4v-4H4z"/>'),
    "send": html('<path d="M4 12 20 5l-5 15-4-6zM11 14l9-9"/>'),
    "hourglass": html('<path d="M7 3h10M7 21h10M8 3c0 5 3 6 4 9 1-3 4-4 4-9M8 21c0-5 3-6 4-9 1 3 4 4 4 9"/>'),
    "cross": html('<path d="M6 6l12 12M18 6 6 18"/>'),
    "copy": html('<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-4h-11v11h4"/>'),
    "share": html('<path d="M12 15V3.5M8 7.5l4-4 4 4M7 11H5v9.5h14V11h-2"/>'),
    "network": html(
        '<path d="M2.5 9.5a14 14 0 0 1 19 0M5.8 13a9.2 9.2 0 0 1 12.4 0M9 16.4a4.6 4.6 0 0 1 6 0M12 19.8v.1"/>'
    ),
    "leave": html('<path d="M14 4H6v16h8M10 12h10M16.5 8.5 20 12l-3.5 3.5"/>'),
}
"""Our own line icons, on a grid of 24 with lines of 2."""


@cache
def _pictograms() -> dict[str, Html]:
    text = files("veche.drawing").joinpath("icons.json").read_text("utf-8")
    read = json.loads(text)["icons"]
    return {name: trusted(read[icon.get("like", name)]["d"]) for name, icon in read.items()}


def is_icon(name: str) -> bool:
    """Whether there is a pictogram of this name, or one of our own lines."""
    return name in LINES or name in _pictograms()


def symbols(names: Iterable[str]) -> Html:
    """The symbols of a sprite, for the `<defs>` of a page that uses these pictograms."""
    found = _pictograms()
    return joined(
        [html(f'<symbol id="i-{esc(n)}" viewBox="0 0 512 512"><path d="{found[n]}"/></symbol>') for n in names]
    )


@remembered(2048)
def icon(name: str, css: str = "", label: str = "") -> Html:
    """A pictogram in running text. With a label it speaks for itself, without one it is decoration."""
    look = f"i {css}" if css else "i"
    if label:
        return html(f'<svg class="{esc(look)}" role="img" aria-label="{esc(label)}"><use href="#i-{esc(name)}"/></svg>')
    return html(f'<svg class="{esc(look)}" aria-hidden="true"><use href="#i-{esc(name)}"/></svg>')


def inside(name: str, x: float, y: float, size: float) -> Html:
    """A pictogram inside another drawing, its upper left corner at (x, y)."""
    return html(f'<use href="#i-{esc(name)}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>')


@cache
def line(name: str) -> Html:
    """One of our own line icons, in running text."""
    return html(f'<svg class="i st" viewBox="0 0 24 24" aria-hidden="true">{LINES[name]}</svg>')


@cache
def whole(name: str) -> Html:
    """A pictogram drawn in place, for pages without a sprite."""
    return html(f'<svg class="i" viewBox="0 0 512 512" aria-hidden="true"><path d="{_pictograms()[name]}"/></svg>')
