"""Looking something up in the rules: the sections that fit best come first, every hit is marked, and help if none is.

The heading itself comes first; a hit in a heading before one in the text, a whole word before a part of one, many
before few.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from markupsafe import Markup

from veche.drawing.html import Html, esc, html, joined, trusted
from veche.table.markup import in_page
from veche.table.rulebook import Section

IN_HEADING: Final = 1000
WHOLE: Final = 30
PART: Final = 10
MOST_HITS: Final = 9
AROUND: Final = 60
MOST_NEAR: Final = 6
_MARKDOWN: Final = re.compile(r"[*_`|#>]|-{3,}|\[|\]\([^)]*\)")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
_TAG: Final = re.compile(r"(<[^>]*>)")


@dataclass(frozen=True)
class Hit:
    """A section that was found: how often, with its heading and a piece of its text, marked."""

    section: Section
    times: int
    heading: Markup
    excerpt: Markup


def wanted(q: str) -> list[str]:
    """The words that somebody looks for.

    >>> wanted("  Church  of KIEV ")
    ['church', 'of', 'kiev']
    """
    return q.casefold().split()


def search(sections: Sequence[Section], q: str) -> list[Hit]:
    """The sections that have all these words, the best first."""
    words = wanted(q)
    if not words:
        return []
    found = []
    for place, section in enumerate(sections):
        text = plain(section.text)
        scores = [_score(section.heading, text, word) for word in words]
        if all(scores):
            times = sum([f"{section.heading} {text}".casefold().count(word) for word in words])
            hit = Hit(section, times, in_page(_marked(section.heading, words)), in_page(_excerpt(text, words)))
            itself = section.heading.casefold() == " ".join(words)
            found.append((not itself, -sum(scores), place, hit))
    return [hit for _, _, _, hit in sorted(found, key=lambda one: one[:3])]


def _score(heading: str, text: str, word: str) -> int:
    score = 0
    for where, worth in ((heading, IN_HEADING), (text, 1)):
        whole = len(re.findall(rf"\b{re.escape(word)}(?:e?s)?\b", where, re.IGNORECASE))
        part = where.casefold().count(word) - whole
        score += worth * (WHOLE * min(whole, MOST_HITS) + PART * min(max(part, 0), 1))
    return score


def plain(text: str) -> str:
    """A text without the signs of Markdown.

    >>> plain("**Kiev** and [Volyn](#volyn)")
    'Kiev and Volyn'
    >>> plain("| kind | sign |\\n|------|------|\\n| coin | yes |")
    'kind sign coin yes'
    """
    return " ".join(_MARKDOWN.sub("", text).split())


def _excerpt(text: str, words: Sequence[str]) -> Html:
    places = [place for place in (text.casefold().find(word) for word in words) if place >= 0]
    start = max(min(places, default=0) - AROUND // 2, 0)
    if start:
        start = text.find(" ", start) + 1
    end = start + 2 * AROUND
    shown = text[start:end] if end >= len(text) else text[start:end].rsplit(" ", 1)[0] + " …"
    return _marked(("… " if start else "") + shown, words)


def _hits(words: Sequence[str]) -> re.Pattern[str]:
    return re.compile("|".join([re.escape(word) for word in sorted(words, key=len, reverse=True)]), re.IGNORECASE)


def _marked(text: str, words: Sequence[str]) -> Html:
    pieces, last = [], 0
    for hit in _hits(words).finditer(text):
        pieces.append(html(f"{esc(text[last : hit.start()])}<mark>{esc(hit[0])}</mark>"))
        last = hit.end()
    return joined([*pieces, esc(text[last:])])


def marked_in(markup: Markup, q: str) -> Markup:
    """HTML with every hit marked in what is read, not in its tags.

    >>> marked_in(Markup('<b title="kiev">Kiev</b>'), "kiev")
    Markup('<b title="kiev"><mark>Kiev</mark></b>')
    """
    words = [str(esc(word)) for word in wanted(q)]
    if not words:
        return markup
    hits = _hits(words)
    pieces = [one if one.startswith("<") else hits.sub(r"<mark>\g<0></mark>", one) for one in _TAG.split(str(markup))]
    return in_page(trusted("".join(pieces)))


def nearest_words(sections: Sequence[Section], q: str) -> list[str]:
    """Words of the rules that are written much like what was looked for, for whoever mistyped."""
    known = {word.casefold() for section in sections for word in _WORD.findall(f"{section.heading} {section.text}")}
    found: list[str] = []
    for word in wanted(q):
        found += [one for one in get_close_matches(word, sorted(known), 4, 0.7) if one not in found]
    return found[:MOST_NEAR]


def nearest_sections(sections: Sequence[Section], q: str) -> list[Section]:
    """Sections that have at least one of the words, or whose heading is much like them; else the chapters."""
    words = wanted(q)
    some = [hit.section for word in words for hit in search(sections, word)[:3]]
    names = {section.heading.casefold(): section for section in sections}
    like = [names[name] for name in get_close_matches(" ".join(words), list(names), 3, 0.5)]
    chosen = list(dict.fromkeys([*like, *some]))
    return (chosen or [section for section in sections if section.level == 1])[:MOST_NEAR]
