"""The bar on top: rounds, phases and the order of play as lists, with where the game is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veche.drawing.html import EMPTY, Html, classes, esc, html, joined

ROMAN: Final = ("I", "II", "III", "IV")


def current(now: bool) -> Html:
    """The attribute of the step that a game is at, with a space before it."""
    return html(' aria-current="step"') if now else EMPTY


def _mark(place: int, here: int) -> str:
    return "past" if place < here else "cur" if place == here else ""


def rounds(label: str, here: int, number: int) -> Html:
    """Rounds or years in Roman figures, counted from 1."""
    items = [
        html(f'<li class="{esc(_mark(place, here))}"{current(place == here)}>{ROMAN[place - 1]}</li>')
        for place in range(1, number + 1)
    ]
    return html(f'<div class="rnd"><span class="lab">{esc(label)}</span><ol>{joined(items)}</ol></div>')


def phases(names: Sequence[Html], here: int) -> Html:
    """Phases or seasons; the names are HTML."""
    items = [
        html(f'<li class="{esc(_mark(place, here))}"{current(place == here)}>{name}</li>')
        for place, name in enumerate(names)
    ]
    return html(f'<ol class="ph">{joined(items)}</ol>')


def order(label: str, places: Sequence[tuple[Html, bool, bool]]) -> Html:
    """The order of play: for each its HTML, whether it is asked now, and whether its turn is over."""
    items = [
        html(f"<li{classes('cur' if now else '', 'done' if done else '')}{current(now)}>{inside}</li>")
        for inside, now, done in places
    ]
    return html(f'<ol class="to" aria-label="{esc(label)}">{joined(items)}</ol>')
