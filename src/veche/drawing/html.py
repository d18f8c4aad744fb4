"""Small pieces of HTML and SVG: escaping, attributes, numbers. Everything is a plain string.

Whatever a person typed goes through `esc`; what the drawing itself writes does not.
"""

from __future__ import annotations

from html import escape


def esc(text: str | int) -> str:
    """The text, safe between tags and inside quoted attributes.

    >>> esc('<b>"Ruta" & co')
    '&lt;b&gt;&quot;Ruta&quot; &amp; co'
    """
    return escape(str(text), quote=True)


def num(value: float) -> str:
    """A number as SVG likes it: at most one digit after the point, and no superfluous signs.

    >>> num(12.0), num(3.14), num(-0.04)
    ('12', '3.1', '0')
    """
    if isinstance(value, int):
        return str(value)
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(x: float, y: float) -> str:
    """A transform that puts something at a point.

    >>> at(10, 4.25)
    'translate(10 4.2)'
    """
    return f"translate({num(x)} {num(y)})"


def classes(*names: str) -> str:
    """A class attribute with the names that are not empty, with a space before it; nothing if all are empty.

    >>> classes("card", "", "may"), classes("")
    (' class="card may"', '')
    """
    named = " ".join([name for name in names if name])
    return f' class="{named}"' if named else ""
