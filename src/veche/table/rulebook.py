"""The rules page: a title's Markdown, cut into sections at its headings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from veche.drawing.html import trusted
from veche.table.markup import in_page

_HEADING = re.compile(r"^(#{1,3}) +(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A section of the rules: its place in the address, how deep it lies, heading, text, and the text as HTML.

    `path` are the headings above it.
    """

    id: str
    level: int
    heading: str
    text: str
    html: Markup
    path: tuple[str, ...] = ()


@lru_cache(maxsize=32)
def rule_sections(text: str, english: str = "") -> tuple[Section, ...]:
    """The sections of a Markdown text. Their places in addresses are those that the same page has in English.

    >>> [section.id for section in rule_sections("# Rule\\n\\nWords.\\n\\n## A tie\\n\\nMore.")]
    ['rule', 'a-tie']
    >>> [section.id for section in rule_sections("# Regel", "# Rule")]
    ['rule']
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found = list(_HEADING.finditer(text))
    named = [match.group(2) for match in _HEADING.finditer(english)] if english else []
    if len(named) != len(found):
        named = [match.group(2) for match in found]
    ends = [match.start() for match in found[1:]] + [len(text)]
    sections = []
    above: list[str] = []
    for match, end, name in zip(found, ends, named, strict=True):
        body = text[match.end() : end].strip()
        heading = match.group(2).strip()
        ident = re.sub(r"[^a-z0-9]+", "-", name.strip().lower()).strip("-")
        level = len(match.group(1))
        above = above[: level - 1]
        shown = in_page(trusted(in_frames(markdown.render(body))))
        sections.append(Section(ident, level, heading, body, shown, tuple(above)))
        above.append(heading)
    return tuple(sections)


def in_frames(html: str) -> str:
    """The same, with every table in a frame in which a wide one can be moved, by keyboard too.

    >>> in_frames("<table></table>")
    '<div class="scroll" tabindex="0"><table></table></div>'
    """
    return html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
