"""How HTML comes into a template: what is not `Markup` is escaped there, and only HTML becomes `Markup`, only here."""

from __future__ import annotations

from markupsafe import Markup

from veche.drawing.html import Html


def in_page(html: Html) -> Markup:
    """A piece of HTML for a template, which puts it into the page as it is.

    >>> from veche.drawing.html import esc
    >>> in_page(esc("Rus & co"))
    Markup('Rus &amp; co')
    """
    return Markup(html)
