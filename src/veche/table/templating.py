"""The templates of pages: for each language in which somebody reads, one environment of them.

What a template says to everybody alike, `{{ say("undo.step") }}`, stays the same in one language; so does an icon that
it names. There it is written out when the template is compiled, and costs nothing when a page is made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined, nodes, select_autoescape
from jinja2.visitor import NodeTransformer
from markupsafe import Markup

from veche.drawing import icons
from veche.drawing.seats import badge, badges, mention
from veche.language.reader import reads, speaking
from veche.table.editions import history_address, picture_address, static_address, static_edition, style_address
from veche.table.markup import in_page
from veche.table.moment import Moment
from veche.table.names import called
from veche.table.phrases import PHRASES


def page_icon(name: str) -> Markup:
    """An icon for a page: one of our own lines, else a pictogram."""
    return in_page(icons.line(name) if name in icons.LINES else icons.whole(name))


def page_badge(seat: str, css: str = "") -> Markup:
    """A seat's badge for a page."""
    return in_page(badge(seat, PHRASES.name("seat", seat), "", css))


def page_mention(seat: str) -> Markup:
    """A seat's badge beside a name, on a page with `badges`."""
    return in_page(mention(seat))


def page_badges(now: Moment) -> Markup:
    """What the badges of strip and chronicle refer to."""
    return in_page(badges([now.game.seat_name(seat) for seat in range(len(now.names))]))


FIXED: Final[dict[str, Callable[[str], str]]] = {"say": PHRASES.say, "icon": page_icon}
"""What is the same in one language whenever it is given the same text."""


class WrittenOut(NodeTransformer):
    """Puts what is fixed in place of the calls that would find it."""

    def visit_Call(self, call: nodes.Call) -> nodes.Expr:  # noqa: N802 - the visitor's name for it
        found = self.generic_visit(call)
        assert isinstance(found, nodes.Call)
        name = found.node.name if isinstance(found.node, nodes.Name) else ""
        given = [one.value for one in found.args if isinstance(one, nodes.Const)]
        if name in FIXED and len(given) == 1 == len(found.args) and not found.kwargs:
            return nodes.Const(FIXED[name](given[0]), lineno=found.lineno)
        return found


class Templates(Environment):
    """The templates in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(
            loader=PackageLoader("veche.table"),
            autoescape=select_autoescape(default=True),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.language = language
        self.filters["called"] = called
        self.globals |= FIXED
        self.globals["static"] = static_address
        self.globals["edition"] = static_edition
        self.globals["style_of"] = style_address
        self.globals["picture_of"] = picture_address
        self.globals["history_of"] = history_address
        self.globals["badge"] = page_badge
        self.globals["badges"] = page_badges
        self.globals["mention"] = page_mention

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        parsed = super()._parse(source, name, filename)
        with speaking(self.language):
            WrittenOut().visit(parsed)
        return parsed


@cache
def _templates(language: str) -> Templates:
    return Templates(language)


def templates() -> Templates:
    """The templates in the language of whoever reads; what they say comes from the phrases."""
    return _templates(reads())
