"""Tooltips: name, one sentence, and, where something cannot be chosen, a lock and the reason.

The text of a tip stands in the element's `title` (in SVG: its `<title>`), a line for each part, so that it is there for
the keyboard, for screen readers and without script:

    Hoard
    Pay three goods of one kind: look at two schemes, keep one.
    × Not now: deeds are accomplished before or after the main action.

`data-tip` says to the page's script that it may show this text in its own, nicer way: the first line is the name, a
line that begins with the cross is the reason, before which a lock is drawn: not every font has a sign for that. A tip
with a table inside is an element of its own, hidden in the page; then `data-tip` holds its id, and `aria-describedby`
too. Where the history behind the title tells of the thing, `data-tale` says as what, and the tip offers to tell it.
"""

from __future__ import annotations

from functools import lru_cache

from veche.drawing.html import Html, esc, html

LOCK = "\N{MULTIPLICATION SIGN}"


def lines(name: str, text: str = "", why: str = "") -> str:
    """The lines of a tip, not yet escaped.

    >>> lines("Hoard", "Pay three goods.", "You have two.")
    'Hoard\\nPay three goods.\\n× You have two.'
    """
    return "\n".join([part for part in (name, text, f"{LOCK} {why}" if why else "") if part])


@lru_cache(maxsize=4096)
def tip(name: str, text: str = "", why: str = "") -> Html:
    """The attributes that give an HTML element its tip, with a space before them."""
    return html(f' data-tip title="{esc(lines(name, text, why))}"')


def svg_tip(name: str, text: str = "", why: str = "") -> Html:
    """The child that gives an SVG element its tip; the element itself carries `data-tip`."""
    return html(f"<title>{esc(lines(name, text, why))}</title>")


def rich(ident: str) -> Html:
    """The attributes that tie an element to a tip that is an element of its own."""
    return html(f' data-tip="{esc(ident)}" aria-describedby="{esc(ident)}"')


def tale(thing: str) -> Html:
    """The attribute that ties an element with a tip to what the history behind the title tells of it.

    >>> tale("leader-boris")
    ' data-tale="leader-boris"'
    """
    return html(f' data-tale="{esc(thing)}"')


def panel(ident: str, inside: Html) -> Html:
    """A tip that is an element of its own: hidden until the script shows a copy of it."""
    return html(f'<div class="tip" id="{esc(ident)}" role="tooltip" hidden>{inside}</div>')
