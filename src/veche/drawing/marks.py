"""Small signs in running text that every title uses: coins, and wax seals with points."""

from __future__ import annotations

from functools import cache
from typing import Final

from veche.drawing.html import EMPTY, Html, esc, html

SEAL_SHAPE: Final = (
    "M50 2l3.4 1 3 2.5 2.7 2.6 2.7 1.6 3.2.1 3.7-.7 3.9-.5 3.4 1 2.2 2.7 1.3 3.7.8 3.7 1.4 2.8 2.6 1.8 3.6 1.4 3.5 1.7"
    " 2.3 2.7.5 3.4-1 3.8-1.3 3.6-.3 3.1 1.2 2.9 2.2 3.1 2 3.4.5 3.4-1.5 3.2-2.8 2.7-3 2.3-2 2.4-.6 3.1.3 3.8-.2 3.9"
    "-1.4 3.2-3 1.9-3.8.7-3.8.3-3 1-2.2 2.3-1.8 3.3-2.2 3.3-3 1.9-3.5-.1-3.6-1.5-3.3-1.7-3.1-.8-3.1.8-3.3 1.7-3.6 1.5"
    "-3.5.1-3-1.9-2.2-3.3-1.8-3.3-2.2-2.3-3-1-3.8-.3-3.8-.7-3-1.9-1.4-3.2-.2-3.9.3-3.8-.6-3.1-2-2.4-3-2.3-2.8-2.7-1.5"
    "-3.2.5-3.4 2-3.4 2.2-3.1 1.2-2.9-.3-3.1-1.3-3.6-1-3.8.5-3.4 2.3-2.7 3.5-1.7 3.6-1.4 2.6-1.8 1.4-2.8.8-3.7 1.3-3.7"
    " 2.2-2.7 3.4-1 3.9.5 3.7.7 3.2-.1 2.7-1.6 2.7-2.6 3-2.5z"
)
SEAL: Final = html(
    f'<symbol id="sealshape" viewBox="0 0 100 100"><path d="{SEAL_SHAPE}"/>'
    '<circle class="ring" cx="50" cy="50" r="35"/></symbol>'
)
"""What seals refer to, for the `<defs>` of a drawing."""


@cache
def coin(text: str = "") -> Html:
    """A gold coin, with a number on it or bare."""
    return html(f'<span class="coin">{f"<b>{esc(text)}</b>" if text else ""}</span>')


def coins_of(number: int) -> Html:
    """So many gold coins: one with their number, bare where it is the only one."""
    return coin(str(number) if number > 1 else "")


@cache
def seal(points: int, label: str = "", look: str = "seal") -> Html:
    """A wax seal with victory points."""
    spoken = html(f' role="img" aria-label="{esc(label)}"') if label else EMPTY
    return html(
        f'<span class="{esc(look)}"{spoken}><svg aria-hidden="true"><use href="#sealshape"/></svg><b>{points}</b>'
        f"</span>"
    )
