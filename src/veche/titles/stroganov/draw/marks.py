"""Small signs of Stroganov: furs as plates, and the rows of icons that say what a tile or card gives.

A fur is always number, animal and the colour of its value, in three sizes.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html, joined
from veche.drawing.icons import icon, inside
from veche.drawing.marks import coins_of, seal
from veche.drawing.seats import shape
from veche.drawing.speech import Speech
from veche.kernel.numbers import Row
from veche.titles.stroganov.box import REWARDS, WIDTH
from veche.titles.stroganov.components import FURS

ANIMALS: Final = ("squirrel", "fox", "ermine", "sable", "wolverine", "deer", "bear-head")
"""By fur: its icon."""

SIGNS: Final = {
    "horses": "horse", "story": "story", "banner": "banner", "outpost": "outpost", "bag_fur": "bag",
    "market_fur": "fur", "trophy": "trophy",
}  # fmt: skip
"""Rewards that are a number and an icon."""

ANYWHERE: Final = {
    "village_anywhere": "village", "advanced_anywhere": "anywhere", "build_anywhere": "outpost", "fulfil_wish": "wish",
    "advanced_paid": "anywhere",
}  # fmt: skip
"""Rewards that are something to do."""


@cache
def face(fur: int) -> Html:
    """What stands on a fur's plate."""
    return html(f"<b>{FURS[fur]}</b>{icon(ANIMALS[fur])}")


@cache
def plate(fur: int, css: str = "", label: str = "") -> Html:
    """A fur as a sign in running text; with a label it speaks for itself."""
    spoken = html(f' role="img" aria-label="{esc(label)}"') if label else EMPTY
    return html(f'<span class="fur f{FURS[fur]}{f" {esc(css)}" if css else ""}"{spoken}>{face(fur)}</span>')


TIGER_FACE: Final = icon("tiger")


@cache
def tiger(css: str = "") -> Html:
    """A tiger as a sign in running text."""
    return html(f'<span class="fur ft{f" {esc(css)}" if css else ""}">{TIGER_FACE}</span>')


@cache
def counted(kind: str, number: int) -> Html:
    """So many of something: a number, if it is more than one, and the icon of the reward."""
    many = html(f"<b>{number}</b>") if number > 1 else EMPTY
    return html(f'<span class="g g-{esc(kind)}">{many}{icon(SIGNS[kind])}</span>')


@cache
def horses(number: int) -> Html:
    """A price in horses."""
    return html(f"{number}{icon('horse')}")


def row_of(rows: Row, tile: int) -> list[int]:
    """A tile's row of rewards."""
    return list(rows[tile * WIDTH : (tile + 1) * WIDTH])


def signs(row: list[int], say: Speech) -> Html:
    """A reward as icons."""
    found = []
    for kind, number in zip(REWARDS, row, strict=True):
        if not number:
            continue
        if kind == "vp":
            found.append(seal(number, say.count("draw.points", number)))
        elif kind == "coin":
            found.append(coins_of(number))
        elif kind in SIGNS:
            found.append(counted(kind, number))
        elif kind in ANYWHERE:
            found.append(html(f'<span class="g g-{esc(kind.replace("_", "-"))}">{icon(ANYWHERE[kind])}</span>'))
        else:
            found.append(html(f"<em>{esc(say('draw.two-rewards'))}</em>"))
    return html(f'<span class="rw">{joined(found)}</span>')


def gains(row: list[int], say: Speech) -> str:
    """A reward in words, without a full stop."""
    parts = [say.count(f"draw.gain.{kind}", number) for kind, number in zip(REWARDS, row, strict=True) if number]
    text = ", ".join(parts)
    return text[:1].upper() + text[1:]


@cache
def outpost(name: str, label: str) -> Html:
    """An outpost: a watchtower in the shape of its seat."""
    return html(
        f'<svg class="seat s-{esc(name)}" viewBox="-22 -22 44 44" role="img" aria-label="{esc(label)}">'
        f'<path class="sh" d="{shape(name)}"/><g class="ink">{inside("outpost", -12, -13, 24)}</g></svg>'
    )
