"""HTML has a type: text that was not escaped does not pass for it.

A piece of HTML or SVG, be it an element, attributes, or the value of one, is an `Html`. It is no `str`: what wants HTML
takes no text, and what wants text takes no HTML, which would otherwise be escaped twice. It is made in four ways:

- `esc` takes text, whoever wrote it;
- `html` takes what stands in the source: a literal, or an f-string into which nothing but HTML and numbers is put;
- `joined` and `parted` take pieces of HTML, which can also be added and multiplied;
- `trusted` takes what the house itself keeps in a file, or another program has escaped.

    >>> html(f"<b>{esc('Rus & co')}</b>")
    '<b>Rus &amp; co</b>'

All this is seen to by mypy, and what is put into the f-strings of `html` by its plugin in `tools/mypy_markup.py`. When
the program runs, HTML is an ordinary string.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar, cast, final

if TYPE_CHECKING:

    @final
    class Html:
        """A piece of HTML or SVG; `str(…)` gives its source, as text."""

        def __add__(self, after: Html) -> Html: ...
        def __mul__(self, times: int) -> Html: ...
        def __bool__(self) -> bool: ...
        def __contains__(self, source: str) -> bool: ...

    def html(written: str) -> Html:
        """What is written in the source: a literal, or an f-string into which nothing but HTML and numbers is put."""

    def joined(pieces: Iterable[Html]) -> Html:
        """Pieces of HTML, one after the other."""

else:
    Html = html = str
    joined = "".join

EMPTY: Final = html("")
ESCAPED: Final = 8192
"""So many texts are kept at hand; a table shows the same few thousand again and again."""

P = ParamSpec("P")
Made = TypeVar("Made")


class _Escaped(dict[str, Html]):
    def __missing__(self, text: str) -> Html:
        if len(self) >= ESCAPED:
            self.clear()
        made = self[text] = trusted(escape(text, quote=True))
        return made


esc: Final[Callable[[str], Html]] = _Escaped().__getitem__
"""The text, safe between tags and inside quoted attributes.

>>> esc('<b>"Ruta" & co')
'&lt;b&gt;&quot;Ruta&quot; &amp; co'
"""


def parted(pieces: Iterable[Html], between: Html) -> Html:
    """Pieces of HTML with another between each two of them.

    >>> parted([esc("<"), esc(">")], html(", "))
    '&lt;, &gt;'
    """
    return between.join(pieces)  # type: ignore[attr-defined, no-any-return]  # a string when it runs


def trusted(text: str) -> Html:
    """HTML that this program's own files hold, or another program has made and escaped. Nothing that people type."""
    return text  # type: ignore[return-value]  # the same string when it runs


def remembered(size: int | None = None) -> Callable[[Callable[P, Made]], Callable[P, Made]]:
    """Like `lru_cache`, which does not look at arguments: here it is still seen which of them are HTML.

    >>> @remembered(16)
    ... def strong(inside: Html) -> Html:
    ...     return html(f"<b>{inside}</b>")
    >>> strong(esc("&"))
    '<b>&amp;</b>'
    """

    def remembering(function: Callable[P, Made]) -> Callable[P, Made]:
        return cast(Callable[P, Made], lru_cache(maxsize=size)(function))

    return remembering


def num(value: float) -> Html:
    """A number as SVG likes it: at most one digit after the point, and no superfluous signs.

    >>> num(12.0), num(3.14), num(-0.04)
    ('12', '3.1', '0')
    """
    if isinstance(value, int):
        return html(f"{value}")
    text = f"{value:.1f}".removesuffix(".0")
    return html("0") if text == "-0" else trusted(text)


def at(x: float, y: float) -> Html:
    """A transform that puts something at a point.

    >>> at(10, 4.25)
    'translate(10 4.2)'
    """
    return html(f"translate({num(x)} {num(y)})")


def classes(*names: str) -> Html:
    """A class attribute with the names that are not empty, with a space before it; nothing if all are empty.

    >>> classes("card", "", "may"), classes("")
    (' class="card may"', '')
    """
    named = " ".join([name for name in names if name])
    return html(f' class="{esc(named)}"') if named else EMPTY
