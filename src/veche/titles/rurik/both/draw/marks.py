"""Small signs that both editions use: card backs, goods."""

from __future__ import annotations

from functools import cache

from veche.drawing.html import Html, esc, html
from veche.drawing.icons import icon
from veche.drawing.marks import SEAL

PLAIT = html(
    '<pattern id="plait" width="40" height="40" patternUnits="userSpaceOnUse"><g class="plait">'
    '<path d="M0 20C10 20 10 0 20 0S30 20 40 20M0 20C10 20 10 40 20 40S30 20 40 20M20 0C20 10 0 10 0 20"/></g>'
    '<path class="knot" d="M20 13l7 7-7 7-7-7z"/></pattern>'
)
DEFINITIONS = SEAL + PLAIT
"""What seals and card backs refer to."""

PLAITED = html('<svg class="pl" aria-hidden="true"><rect width="100%" height="100%" fill="url(#plait)"/></svg>')


@cache
def good(name: str) -> Html:
    """A good, in its colour."""
    return icon(name, f"good-{name}")


def back(kind: str, name: str) -> Html:
    """A card's back, with the icon of its kind."""
    return html(
        f'<div class="card back {esc(kind)}back" role="img" aria-label="{esc(name)}">{PLAITED}{icon(kind)}</div>'
    )
